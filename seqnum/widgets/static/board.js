var Jn="http://www.w3.org/2000/svg";function b(e,t){for(let[n,s]of Object.entries(t))if(typeof s=="function")e.addEventListener(
n,s);else if(s==null||s===!1)e.removeAttribute(n);else{let o=s===!0?"":String(s);e.getAttribute(n)!==o&&e.setAttribute(n,
o)}}function i(e,t={},...n){let s=document.createElement(e);return b(s,t),y(s,...n),s}function y(e,...t){if(t.length===1&&
typeof t[0]=="string")return G(e,t[0]);e.replaceChildren(...t.filter(n=>n||n===""))}function ve(){let e;return(t,n)=>{let s=JSON.
stringify(t);s!==e&&(e=s,n())}}function ae(e,t,...n){let s=document.createElementNS(Jn,e);return b(s,t),s.append(...n),s}
function G(e,t){e.textContent!==t&&(e.textContent=t)}function me(e){let t=e.getRootNode().activeElement;return t&&e.contains(
t)?t:null}function oe(e,t){b(e,{"aria-disabled":t?"true":null})}var yt=40,qt=1.1,Yn=.3;function ze(e,t,n=()=>{}){let s=new Set;function o(){let r=[...s].filter(l=>e.contains(l));r.forEach(
l=>l.classList.add("sq-measured"));let c=r.map(St);r.forEach(l=>l.classList.remove("sq-measured")),r.forEach((l,u)=>{let a=c[u];
a&&(s.delete(l),t(l,a))}),r.length&&n()}return new ResizeObserver(o).observe(e),{add:r=>{s.add(r)},fit:o}}function wt(e,t){
t.forEach(o=>o.classList.add("sq-measured"));let n=i("div",{class:"sq-probe","aria-hidden":"true"},...t);e.append(n);let s=t.
map(St);return n.remove(),s}function St(e){let t=u=>u.offsetWidth/yt;if(e.offsetWidth===0)return null;let n=e.offsetHeight/
yt/e.getBoundingClientRect().height,s=u=>Math.max(qt,u.getBoundingClientRect().height*n),o=u=>s(u)+(u.querySelector("mfr\
ac")?Yn:0),r=[...e.querySelectorAll(".sq-piece")],c=u=>[...u.querySelectorAll(".sq-piece")].map(t),l=[...e.querySelectorAll(
".sq-clause")].map(c);return{clauses:l.length?l:[[t(e)]],heights:r.length?r.map(u=>u.firstElementChild?o(u.firstElementChild):
qt):[s(e)],isAmount:r.length>0&&!e.querySelector("math")}}function Pe(e,t,n){let s=Math.max(...e.flat());for(;Xn(s,e,n)>
t;)s*=1.03;return s}function Xn(e,t,n){let s=0,o=e;for(let r of t){let c=r.reduce((l,u)=>l+n+u,-n);c>e&&(o=e);for(let l of c>
e?r:[c])o+n+l>e?[s,o]=[s+1,l]:o+=n+l;c>e&&(o=e)}return s}function Et(e,t){let n=[],s=e;return t.forEach((o,r)=>{s+o>e?[n[n.
length],s]=[[r],o]:(n[n.length-1].push(r),s+=o)}),n}var Zn={wide:.85,high:.72},Qn={wide:.94,high:.88},es=.26/8,ts=1.2,ns=.23/8,ss=4,os=.35,rs=.8,is=.97,cs=.25/8,as={wide:.9,
high:.84};function Mt(e,t,n){let s=ls(t),[o,r]=[es*n,cs*n],c=a=>us(s,a,ns*n,t.isAmount?o:1/0),l=c((a,h)=>ds(a,h,o)),u=c(
(a,h)=>fs(a,h,r));e.style.setProperty("--sq-fit",String(l.size)),e.style.setProperty("--sq-column",String(l.width)),e.style.
setProperty("--sq-fit-chip",String(u.size)),e.style.setProperty("--sq-column-chip",String(u.width)),e.toggleAttribute("d\
ata-beyond",u.isBeyond)}function ls({clauses:e,heights:t}){return Array.from({length:Math.min(ss,e.flat().length)},(n,s)=>{
let o=Pe(e,s+1,0),r=Et(o,e[0]).reduce((c,l)=>c+Math.max(...l.map(u=>t[u])),0);return{width:o,height:r}})}function us(e,t,n,s){
return e.map(({width:o,height:r})=>({...t(o,r),width:o})).reduce((o,r)=>r.size>o.size*(o.size<n?1:ts)&&o.size<s?r:o)}function ds(e,t,n){
return{size:Math.max(ct(Zn,e,t),Math.min(n,ct(Qn,e,t))),isBeyond:!1}}function fs(e,t,n){let s=t-os,o=Math.min(rs/Math.hypot(
e,s),is/(e+s)),r=Math.min(n,ct(as,e,t));return{size:Math.max(o,r),isBeyond:r>o}}function ct({wide:e,high:t},n,s){return Math.
min(e/n,t/s)}var ps="http://www.w3.org/1998/Math/MathML",ms=new Set("math mrow mn mo mi mtext ms mspace mfrac msqrt mroot msup msub m\
subsup mover munder munderover mtable mtr mtd mpadded mphantom mstyle".split(" ")),hs=new Set("mathvariant stretchy form\
 lspace rspace width height depth linethickness displaystyle scriptlevel accent".split(" "));function ie({mathml:e,text:t,
suit:n}){return n?i("span",{class:"sq-playing","data-suit":n},i("span",{},t.slice(0,-1)),i("span",{class:"sq-pip-sign"},
t.slice(-1))):e&&vs(e)||i("span",{},t)}function Tt(e){let[t,...n]=e.mathml&&!e.suit?At(e.mathml):[],s=t instanceof Element&&
!n.length?bs(t).map(r=>Ae("math",...r)):gs(e.text);if(s.length<2)return ie(e);let o=s.map(r=>i("span",{class:"sq-piece"},
r));return i("span",{class:"sq-terms sq-clause","aria-hidden":"true"},...o.flatMap((r,c)=>c?[i("wbr",{}),r]:[r]))}var gs=e=>/\d/.
test(e)?e.split(/(?<=\u00a0|\d[.,\u202f](?=\d{3}))/):[];function bs(e){if((e.textContent??"").length<_t)return[];let t=[
[]];for(let n of Ot(e)){let s=t[t.length-1],o=n.localName==="mo"&&/^[+−]$/.test(n.textContent??"");(at(n)&&s.length>0&&
s.every(l=>at(l)||l.localName==="mo")||o&&s.length)&&t.push([]);let c=Le(n);o&&t.length>1&&c.setAttribute("form","infix"),
t[t.length-1].push(c)}return t}function Ot(e){return[...e.children].flatMap(t=>t.localName==="mrow"&&!at(t)?Ot(t):[t])}var at=e=>e.
localName==="mrow"&&e.firstElementChild?.localName==="mo"&&(e.firstElementChild.textContent??"")==="(";function vs(e){let t=At(
e);return t.length===0?null:t.length===1&&t[0]instanceof Element?qs(Le(t[0])):ys(xs(t))}function xs(e){let t=[[]],n=!0;for(let s of e){
let o=()=>t[t.length-1],r=()=>o()[o().length-1];if(s instanceof Element){let c={text:"",math:s};r()&&(!n||ks(s)&&!r().some(
({math:l})=>l))?r().push({text:n?Es:""},c):o().push([c]),n=!1;continue}for(let c of(s.textContent??"").split(/(\s+)/)){if(/^\s*$/.
test(c)){c&&r()&&/[,;:…]$/.test(r()[r().length-1].text)&&t.push([]),n||=c!=="";continue}!n&&r()?r().push({text:c}):o().
push([{text:c}]),n=!1}}return t.filter(s=>s.length)}var ks=e=>!e.querySelector("mtable")&&(e.textContent??"").length<_t;
function ys(e){let t=e.map(n=>{let s=n.map(o=>i("span",{class:"sq-piece"},...o.map(({text:r,math:c})=>c?Le(c):r)));return i(
"span",{class:"sq-clause"},...s.flatMap((o,r)=>r?[" ",o]:[o]))});return i("span",{class:"sq-phrase","aria-hidden":"true"},
...t.flatMap((n,s)=>s?[" ",n]:[n]))}function At(e){let n=[...new DOMParser().parseFromString(`<p>${e}</p>`,"application/\
xml").documentElement.childNodes];return n.every(s=>!(s instanceof Element)||s.localName==="math")?n:[]}function qs(e){return e.
setAttribute("aria-hidden","true"),e}function Le(e){let t=e.querySelector(Ss)!==null;if(t&&e.localName==="msqrt")return Nt(
"root",...e.children);let n=e.localName==="mrow"&&t&&ws[e.firstElementChild?.textContent??""];if(n)return Nt(n,...[...e.
children].filter(o=>o.localName!=="mo"||!/^[()|{]$/.test(o.textContent??"")));let s=Ae(e.localName);for(let{name:o,value:r}of e.
attributes)hs.has(o)&&s.setAttribute(o,r);e.textContent==="∫"&&s.setAttribute("class","sq-integral");for(let o of e.childNodes)
o instanceof Element?s.append(Le(o)):o.nodeType===Node.TEXT_NODE&&s.append(o.textContent??"");return s}function Nt(e,...t){
let n=t.map(Le),s=n.length===1&&n[0].localName==="mtable"?n[0]:Ae("mtable");return n.includes(s)||s.append(Ae("mtr",Ae("\
mtd",...n))),s.setAttribute("class",`sq-fenced-${e}`),s}function Ae(e,...t){let n=document.createElementNS(ps,ms.has(e)?
e:"mtext");return n.append(...t),n}var ws={"(":"round","|":"straight","{":"left"},Ss="mfrac, mtable";function Lt(e){if(lt(
e))return Array.from(e.replaceAll(Ct,"")).length*.9;let t=e.replace(/(\d+)\/(\d+)/g,(s,o,r)=>o.length>r.length?o:r);return Array.
from(t.replaceAll(" ","")).length+.4*(t.length-t.replaceAll(" ","").length)}var _t=7,Es=" ",Ct="­",lt=e=>new RegExp("^\
\\p{L}{3,}","u").test(e);function $t(e){let t=e.split(Ct);return Math.max(4.9,...t.map((n,s)=>n.length*.95+(s<t.length-1?
.4:0)))}var Ms={good:"check",wrong:"again",reveal:"bulb",hint:"bulb",info:"info"},ut=["M50 5a45 45 0 1 1 0 90a45 45 0 1 1 0-90z",
"M42.2 5.4a11 11 0 0 1 15.6 0L94.6 42.2a11 11 0 0 1 0 15.6L57.8 94.6a11 11 0 0 1-15.6 0L5.4 57.8a11 11 0 0 1 0-15.6z","M\
26 9h48a17 17 0 0 1 17 17v48a17 17 0 0 1-17 17H26A17 17 0 0 1 9 74V26A17 17 0 0 1 26 9z"],Ns={check:"M5 12.5l4.5 4.5L19 \
7.5",again:"M5 11a7 7 0 1 1 2 5.5M5 5v6h6",bulb:"M9 18h6M10 21h4M8.5 15A6 6 0 1 1 15.5 15c-.6.5-.5 1-.5 1H9s.1-.5-.5-1z",
info:"M12 11v6M12 7.2v.1",robot:"M5 9h14v10H5zM12 9V5M9 13.2v.6M15 13.2v.6M12 4.5v.1M2.5 13v3M21.5 13v3",friend:"M4 9.5a\
3 3 0 0 1 3-3h10a3 3 0 0 1 3 3V16a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4zM12 6.5V3.5M8.8 11.5v.8M15.2 11.5v.8M8.5 15.5a4.5 4.5 0 \
0 0 7 0",person:"M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM4.5 20a7.5 6 0 0 1 15 0",swap:"M4 8h14l-3.5-3.5M20 16H6l3.5 3.5",globe:"\
M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM3 12h18M12 3c3 2.5 3.5 6 3.5 9s-.5 6.5-3.5 9c-3-2.5-3.5-6-3.5-9s.5-6.5 3.5-9z",deck:"\
M8 7h10v13H8zM5.5 17V4H15",lock:"M7 11h10v8H7zM9 11V8.5a3 3 0 0 1 6 0V11",plug:"M9 3v5M15 3v5M6.5 8h11v3a5.5 5.5 0 0 1-1\
1 0zM12 16.5V21",close:"M6 6l12 12M18 6L6 18",add:"M12 5v14M5 12h14",letter:"M3.5 6h17v12h-17zM4 7l8 6.5L20 7",speaker:"\
M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",help:"M8.5 9.2a3.5 3.5 0 1 1 5.2 3c-1.2.7-\
1.7 1.3-1.7 2.6M12 18.4v.1",grow:"M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",note:"M9 17.5V5l10-2v12.5M9 17.5a3 3 0 1 1-6 0\
 3 3 0 0 1 6 0zM19 15.5a3 3 0 1 1-6 0 3 3 0 0 1 6 0z",keep:"M12 4v11M7 10.5l5 5 5-5M5 20h14",first:"M6 5v14M19 5l-8.5 7 \
8.5 7z",back:"M16 5l-9 7 9 7z",next:"M8 5l9 7-9 7z",last:"M18 5v14M5 5l8.5 7L5 19z"};function te(e){let t=ut[e%ut.length];
return ae("svg",{class:`sq-chip sq-side${e%ut.length}`,viewBox:"0 0 100 100","aria-hidden":"true"},ae("path",{class:"sq-\
chip-edge",d:t,transform:"translate(0 5)"}),ae("path",{class:"sq-chip-body",d:t}),ae("path",{class:"sq-chip-rim",d:t,transform:"\
translate(50 50) scale(.83) translate(-50 -50)"}))}function I(e){return ae("svg",{class:"sq-icon",viewBox:"0 0 24 24","a\
ria-hidden":"true"},ae("path",{d:Ns[e]}))}var _e=e=>I(Ms[e]);function He(){return ae("svg",{class:"sq-star",viewBox:"0 0\
 100 100","aria-hidden":"true"},ae("path",{d:"M50 12l11.2 24.6 26.8 3-19.9 18.2 5.4 26.5L50 71 26.5 84.3l5.4-26.5L12 39.\
6l26.8-3z"}))}var dt=60;function we(e){let t=String(e.lang??"en"),n=new Intl.PluralRules(t),s=new Intl.ListFormat(t,{type:"conjunction"});
function o(l,u){let a=e[l]??l;return typeof a=="string"?a:a[n.select(Number(u.n))]??a.other}function r(l,u={}){return o(
l,u).replace(/\{(\w+)\}/g,(a,h)=>String(u[h]??""))}function c(l,u){let a=document.createDocumentFragment();return o(l,u).
split(/\{(\w+)\}/).forEach((h,f)=>{if(f%2===0)a.append(h);else{let m=u[h]??"";a.append(m instanceof Node?m:String(m))}}),
a}return{lang:t,text:r,nodes:c,list:l=>s.format(l)}}function Dt(e){let t=Array.from(String(e).slice(0,4*dt));return t.length>
dt?`${t.slice(0,dt).join("")}…`:t.join("")}function V(e){return i("bdi",{class:"sq-name"},Dt(e))}function ne(e){return`\
⁨${Dt(e)}⁩`}function je(e){return e.split(/\^(\([^()]*\)|−?[\p{L}\d.,]*[\p{L}\d])/u).map((n,s)=>s%2?i("sup",{},n.replace(
/^\((.*)\)$/,"$1")):n)}function Ce(e,t,n){return e.list(t.filter(s=>s.side===n).map(s=>ne(s.name)))}function $e(e,t,n){return n===
null?e.text("over.nobody"):e.text("over.winner",{n:t.filter(s=>s.side===n).length,names:Ce(e,t,n)})}function Be(e){let t=ae("svg",{class:"sq-bands","aria-hidden":"true",preserveAspectRatio:"none"}),n=i("div",{class:"sq-g\
rid",role:"grid"}),s=i("div",{class:"sq-board"},n,t),o=[],r=[],c=null,l="",u="",a="",h=0,f=1,m=ze(s,(d,v)=>Mt(d,v,f));function q(d){
if(d===c)return;c=d;let v=JSON.stringify([d.deal,d.rows,d.cols,d.faces]);if(v===l)return;l=v,f=d.cols,u="",r=[],a="-",h=
d.faces.findIndex(E=>E!==null),s.style.setProperty("--sq-rows",String(d.rows)),s.style.setProperty("--sq-cols",String(d.
cols)),s.style.setProperty("--sq-ratio",String(d.cols/d.rows)),b(t,{viewBox:`0 0 ${d.cols} ${d.rows}`}),o=d.faces.map((E,x)=>{
let N=i("button",{type:"button",class:"sq-space",click:()=>e(x)});if(E===null)y(N,i("span",{class:"sq-face"},He()));else{
let _=i("span",{class:"sq-face"},Tt(E));y(N,_);let S=!E.suit&&!lt(E.text);b(N,{"data-suit":E.suit??null,"data-number":S}),
S?m.add(_):N.style.setProperty("--sq-len",String($t(E.text)))}return b(N,{"data-free":E===null}),N.addEventListener("foc\
us",()=>p(x)),N});let w=[];for(let E=0;E<d.rows;E+=1){let x=o.slice(E*d.cols,(E+1)*d.cols);w.push(i("div",{role:"row",class:"\
sq-row"},...x.map(N=>i("div",{role:"gridcell",class:"sq-cell"},N))))}y(n,...w),m.fit(),o.forEach((E,x)=>b(E,{tabindex:x===
h?0:-1}))}function p(d){d!==h&&(b(o[h],{tabindex:-1}),h=d,b(o[h],{tabindex:0}))}function k(d){let{table:v,state:w,say:E,
chips:x,sequences:N,selected:_}=d;q(v),b(n,{"aria-label":E.text("board")});let S=new Set(N.flatMap(O=>O.cells)),$=u!=="",
D=E.lang+JSON.stringify(v.seats);o.forEach((O,R)=>{let P=Se(x,R),U=Se(u,R);(P!==U||u==="")&&(O.querySelector(".sq-chip")?.
remove(),P!==null&&O.prepend(te(P)),b(O,{"data-side":P,"data-new":$&&P!==null,"data-gone":$&&P===null&&U!==null}));let Y=_!==
null&&Fe(_,w,v,x,S,R)!==null,W={"data-locked":S.has(R),"data-last":d.last===R,"data-asked":d.asked===R,"data-confirm":d.
confirm===R,"data-wrong":d.wrong===R,"data-line":d.line.includes(R),"data-out":Y&&_.kind==="remove"},re=!d.canAct||Y,Q=[
P,re,...Object.values(W)].join()+D;r[R]!==Q&&(r[R]=Q,b(O,{"aria-label":Ts(d,R,P,W["data-locked"],W["data-last"]),...W}),
oe(O,re))}),u=x,g(N,v,w)}function g(d,v,w){let E=JSON.stringify([d,w.winner]);if(E===a)return;let x=a==="-"?null:t.childElementCount;
a=E,t.replaceChildren(...d.map(({side:N,cells:_},S)=>{let D=`M${[Math.min(..._),Math.max(..._)].map(O=>`${O%v.cols+.5} ${Math.
floor(O/v.cols)+.5}`).join("L")}`;return ae("g",{class:`sq-band sq-side${N%3}`,"data-new":x!==null&&S>=x,"data-won":w.winner===
N},ae("path",{class:"sq-band-edge",d:D}),ae("path",{class:"sq-band-body",d:D}))}))}return{node:s,update:k,count:()=>o.length,
columns:()=>f,indexOf:d=>o.indexOf(d),focusOpen(){let d=v=>v&&!v.getAttribute("aria-disabled");this.focus(d(o[h])?h:Math.
max(0,o.findIndex(d)))},focus(d=h){p(d),o[d]?.focus()}}}function Se(e,t){let n=e[t];return n===void 0||n==="."?null:Number(
n)}function Fe(e,t,n,s,o,r){if(n.faces[r]===null)return"hint.free";let c=Se(s,r);return e.kind==="remove"?c===null?"hint\
.nothing_there":c===n.seats[t.turn]?.side?"hint.own_chip":o.has(r)?"hint.locked":null:c===null?null:n.replaces&&c!==n.seats[t.
turn]?.side?o.has(r)?"hint.locked":null:!n.asks||e.kind==="wild"?"hint.taken":"hint.taken_number"}function It(e,t,n){let s=new Set(
t.sequences.flatMap(o=>o.cells));return n.faces.some((o,r)=>Fe(e,t,n,t.chips,s,r)===null)}function Ts({table:e,say:t},n,s,o,r){
let c=e.faces[n],l={row:Math.floor(n/e.cols)+1,col:n%e.cols+1,face:c?.spoken??""};if(c===null)return t.text("cell.free",
l);if(s===null)return t.text(r?"cell.open_last":"cell.open",l);let u=o?"cell.locked":"cell.chip";return t.text(r?`${u}_l\
ast`:u,{...l,names:Ce(t,e.seats,s)})}var Os=new Set(["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End"]);function Ke(e,t){function n(o){let r=o.composedPath()[0];
if(!(!r.nodeType||!e.contains(r))&&!(o.ctrlKey||o.altKey||o.metaKey||o.key==="Tab")){if(o.key==="Escape"){if(!t(o,r))return;
o.preventDefault()}else Os.has(o.key)&&!As(r)&&t(o,r)&&o.preventDefault();o.stopPropagation()}}let s=e.ownerDocument.defaultView;
return s?.addEventListener("keydown",n,!0),()=>s?.removeEventListener("keydown",n,!0)}function As(e){return e.matches("i\
nput, select, textarea")}function De(e,t,n,s){let o=t%n,r=t-o,c=Math.min(r+n,s)-1;switch(e){case"ArrowLeft":return Math.
max(r,t-1);case"ArrowRight":return Math.min(c,t+1);case"ArrowUp":return t-n<0?t:t-n;case"ArrowDown":return t+n>=s?t:t+n;case"\
Home":return r;default:return c}}function Rt(e,t,n,s){let o=n.indexOf(t),r=s.indexOf(t);return o>=0?n.focus(De(e,o,n.columns(),
n.count())):r>=0&&s.focus(De(e,r,e==="ArrowUp"||e==="ArrowDown"?s.columns():s.count(),s.count())),o>=0||r>=0}function Ue(e){
let t=e.parentNode;for(;t;){let s=t;if(s.hasAttribute?.("tabindex")){s.focus();return}t=s.host??t.parentNode}let{activeElement:n}=e.
getRootNode();n?.blur()}function Pt(e,t){return t.kind!=="place"?`move.${t.kind}`:!e.asks||!t.card?"move.place_plain":t.card.kind==="wild"?"move\
.wild":"move.place"}function Ee(e,t,n){let s=n.cell===null?null:t.faces[n.cell];return e.nodes(Pt(t,n),{name:V(t.seats[n.
seat]?.name??""),card:n.card?ie(n.card):"",number:s?ie(s):""})}function Ie(e,t,n){let s=Pt(t,n),o=n.cell===null?null:t.faces[n.
cell];return e.text(s.startsWith("move.place")||s==="move.wild"?s.replace("move.","heard."):s,{name:ne(t.seats[n.seat]?.
name??""),card:n.card?.spoken??"",number:o?.spoken??""})}function Ht(e,t,n,s){let o=[],r=n.chips;for(let c of[...s].reverse()){
if(o.unshift(r),c.cell===null)continue;let l=Se(t,c.cell),u=c.kind==="place"&&l===e.seats[c.seat]?.side?".":String(l??".");
r=r.slice(0,c.cell)+u+r.slice(c.cell+1)}return[r,...o]}function jt(e,t,n){return t.sequences.filter(({side:s,cells:o})=>o.
every(r=>e.faces[r]===null||Se(n,r)===s))}function Bt(e,t){return t.length<e.length&&t.every((o,r)=>zt(o,e[r]))?[]:e.every(
(o,r)=>zt(o,t[r]))?t.slice(e.length):t}var zt=(e,t)=>e.seat===t?.seat&&e.kind===t.kind&&e.cell===t.cell;var Ft={width:1280,height:680};function Ge(e,t){let n=t.defaultView,s=i("button",{class:"sq-tool",type:"button","aria-pr\
essed":"false",click:r},I("grow")),o=!1;function r(){o?l():c()}async function c(){o=!0;try{await e.requestFullscreen()}catch{
e.popover="manual",e.showPopover()}a(),s.focus()}function l(){o=!1,u()&&t.exitFullscreen(),e.removeAttribute("popover"),
a(),s.focus()}let u=()=>e.getRootNode().fullscreenElement===e;function a(){let p=Math.max(1,Math.min(n.innerWidth/Ft.width,
n.innerHeight/Ft.height));b(s,{"aria-pressed":String(o)}),b(e,{"data-large":o}),e.style.setProperty("zoom",o?String(p):""),
e.style.setProperty("--sq-tall",o?`${Math.floor(n.innerHeight/p)-28}px`:"")}let h=!1,f=()=>{h&&!u()&&o&&l(),h=u()},m=()=>o&&
a(),q=p=>o&&p.key==="Escape"&&!p.composedPath().includes(e)&&l();return t.addEventListener("fullscreenchange",f),n.addEventListener(
"resize",m),n.addEventListener("keydown",q),{node:s,leave(){if(o)l();else return!1;return!0},update(p){b(s,{"aria-label":p.
text("screen"),title:p.text("screen")})},stop(){t.removeEventListener("fullscreenchange",f),n.removeEventListener("resiz\
e",m),n.removeEventListener("keydown",q)}}}function Ve(){let e=i("ul",{class:"sq-seats"}),t=ve();function n({table:o,state:r,say:c}){let{phase:l,turn:u,made:a,cards:h,
winner:f}=r;t([o.seats,o.goals,o.to_win,l,u,a,h,f,c.lang],()=>s({table:o,state:r,say:c}))}function s({table:o,state:r,say:c}){
b(e,{"aria-label":c.text("players"),"data-count":o.seats.length}),y(e,...o.seats.map((l,u)=>{let a=r.made[l.side]??0,h=r.
phase!=="over"&&u===r.turn,f=c.text("seat.cards",{n:r.cards[u]??0}),m=o.goals[l.side]??o.to_win,q=c.text("seat.made",{n:a,
goal:m}),p=l.kind==="person"?null:c.text(`seat.${l.kind}`),k=[p,h?c.text("seat.to_move"):null,f,q].filter(g=>g!==null);return i(
"li",{class:`sq-seat sq-side${l.side%3}`,"aria-current":h?"true":null,"data-won":r.winner===l.side},i("span",{class:"sq-\
token",title:p},te(l.side),p&&I("robot")),i("span",{class:"sq-who"},V(l.name),i("span",{class:"sq-hidden"},c.list(k)),i(
"span",{class:"sq-pips",title:q,"aria-hidden":"true"},...Ls(a,m))))}))}return{node:e,update:n}}function Ls(e,t){return Array.
from({length:Math.max(e,t)},(n,s)=>i("i",{class:s<e?"sq-pip sq-pip-full":"sq-pip"}))}var Kt="(prefers-color-scheme: dark)";function _s(e){let t=e.getAttribute("data-jp-theme-light");if(t!==null)return t===
"false";let n=e.getAttribute("data-theme")??e.getAttribute("theme");if(n==="dark"||n==="light")return n==="dark";let{classList:s}=e;
return["dark","vscode-dark","vscode-high-contrast"].some(o=>s.contains(o))?!s.contains("vscode-high-contrast-light"):["l\
ight","vscode-light","vscode-high-contrast-light"].some(o=>s.contains(o))?!1:null}function Cs(e){let t=e.ownerDocument,n=[];
for(let o=e;o;o=o.host??o.parentNode)n.push(o);for(let o of[...n,t.body,t.documentElement]){let r=o?.nodeType===Node.ELEMENT_NODE?
_s(o):null;if(r!==null)return r}let s=getComputedStyle(t.documentElement).colorScheme;return s.includes("dark")&&(!s.includes(
"light")||matchMedia(Kt).matches)}function We(e,t){let n=t.ownerDocument,s=matchMedia("print"),o=matchMedia(Kt),r=()=>{e.
dataset.sqTheme=!s.matches&&Cs(t)?"dark":"light"},c=new MutationObserver(r);for(let l of[n.documentElement,n.body])c.observe(
l,{attributes:!0});for(let l of[s,o])l.addEventListener("change",r);return r(),()=>{c.disconnect();for(let l of[s,o])l.removeEventListener(
"change",r)}}var Ut=({answer:e,tone:t})=>e?.chosen?"replay.answer":t==="hint"?"replay.hint":"replay.given_back";function Gt(e,t){let n=we(
e.get("texts")),s=e.get("table"),o=e.get("moments"),r=0,c=Be(()=>{}),l=Ve(),u=i("div",{class:"sq-hidden",role:"status","\
aria-live":"polite"}),a=i("p",{class:"sq-line"}),h=i("div",{class:"sq-verdict"}),f=i("input",{type:"range",min:0,max:o.length-
1,value:0,class:"sq-slider",input:()=>W(Number(f.value))}),m=i("p",{class:"sq-count"}),q=i("ol",{class:"sq-steps"}),p=o.
flatMap((T,L)=>T.answer||T.move?[R(T,L)]:[]),k=(T,L)=>{let B=n.text(`replay.${T}`);return i("button",{type:"button",class:"\
sq-round",click:()=>W(L()),"aria-label":B,title:B},I(T))},g=k("first",()=>0),d=k("back",()=>r-1),v=k("next",()=>r+1),w=k(
"last",()=>o.length-1),E=i("section",{class:"sq-panel sq-history","aria-label":n.text("replay.title")},i("div",{class:"s\
q-steering"},g,d,f,v,w),i("div",{class:"sq-where"},m),q),x=i("div",{class:"sq-game"},l.node,c.node,i("div",{class:"sq-me\
ssage"},a,h),i("div",{class:"sq-tray"},E)),N=i("div",{class:"sq-root",lang:n.lang,"data-link":"ok"},u,x),_=Ge(N,t.ownerDocument);
_.update(n),m.after(_.node),b(f,{"aria-label":n.text("replay.slider")}),b(q,{"aria-label":n.text("replay.steps")}),y(q,...p.
map(({node:T})=>T)),t.append(N);let S=We(N,t),$=Ke(N,(T,L)=>{if(T.key==="Escape")return _.leave()?!0:(Ue(N),!1);let B=c.
indexOf(L);if(B>=0)c.focus(De(T.key,B,s.cols,s.faces.length));else if(E.contains(L)){let X=q.contains(L);W(De(T.key.replace(
"Up","Left").replace("Down","Right"),r,o.length,o.length)),X&&O().press.focus()}else return!1;return!0}),D=()=>n.text("r\
eplay.step",{n:r,all:o.length-1}),O=()=>p.filter(({index:T})=>T<=r).pop()??p[0];function R(T,L){let{answer:B,move:X}=T,j=B?.
seat??X?.seat??0,A=B?.correct===!1?"wrong":B?.correct?"good":null,F=i("li",{}),z=i("button",{type:"button",class:"sq-ste\
p","data-tone":A,click:()=>W(L)});return z.append(i("span",{class:"sq-token"},te(s.seats[j]?.side??0)),i("span",{},P(T))),
A&&z.append(_e(A)),b(z,{"aria-label":U(T)}),F.append(z),{node:F,press:z,index:L}}function P(T){let{answer:L,move:B}=T;if(B&&
(L===null||L.correct))return Ee(n,s,B);if(L){let X=L.cell===null?null:s.faces[L.cell];return n.nodes(Ut(T),{name:V(s.seats[L.
seat].name),card:ie(L.card),number:X?ie(X):L.chosen})}return document.createTextNode(B?Ie(n,s,B):"")}function U(T){let{answer:L,
move:B}=T,X=L?.cell??B?.cell??null,j=X===null?null:s.faces[X],A=[];if(B&&(L===null||L.correct))A.push(Ie(n,s,B));else if(L){
let F=Ut(T).replace(/answer$/,"answered");A.push(n.text(F,{name:ne(s.seats[L.seat].name),card:L.card.spoken,number:j?.spoken??
L.chosen}))}return X!==null&&A.push(n.text("replay.at",{row:Math.floor(X/s.cols)+1,col:X%s.cols+1})),typeof L?.correct==
"boolean"&&A.push(n.text(L.correct?"replay.good":"replay.wrong")),A.join(" ")}function Y(T){let L=U(T)||(T.said?"":n.text(
r===0?"replay.deal":"replay.code")),B=T.over&&r===o.length-1?$e(n,s.seats,T.winner):"";return[me(N)===f?"":`${D()}.`,L,T.
spoken,B].filter(Boolean).join(" ")}function W(T){r=Math.max(0,Math.min(o.length-1,T)),re(),G(u,Y(o[r]))}function re(){let T=o[r],
L=T.sequences.map(([F,z])=>({side:F,cells:z})),B=T.over?"over":"play",X={...T,sequences:L,phase:B,viewer:null},j=T.answer?.
cell??T.move?.cell??null,A=T.answer?.correct===!1?j:null;b(x,{"data-phase":B}),l.update({table:s,state:X,say:n}),c.update(
{table:s,state:X,say:n,chips:T.chips,sequences:L,last:A===null?j:null,selected:null,asked:null,confirm:null,wrong:A,canAct:!1,
line:[]}),T.over&&r===o.length-1?G(a,$e(n,s.seats,T.winner)):r===0?G(a,n.text("replay.deal")):T.answer||T.move?y(a,P(T)):
G(a,n.text("replay.code")),b(h,{"data-tone":T.said?T.tone:null}),y(h,T.said?_e(T.tone):null,T.said?i("p",{},...je(T.said)):
null),f.value=String(r),b(f,{"aria-valuetext":D()}),G(m,D());for(let F of[g,d])oe(F,r===0);for(let F of[v,w])oe(F,r===o.
length-1);for(let{press:F,index:z}of p)b(F,{"aria-current":z===r?"step":null,tabindex:F===O()?.press?0:-1}),z===r&&Q(F)}
function Q(T){let L=T.offsetTop-q.offsetTop;(L<q.scrollTop||L+T.offsetHeight>q.scrollTop+q.clientHeight)&&(q.scrollTop=L-
q.clientHeight/2)}return re(),()=>{_.stop(),$(),S(),N.remove()}}var $s=200,Ds=/[√πa-z]/,Is=["√","π","^"];function Vt({onNumber:e,onSwap:t,onPass:n,onOpen:s,onAnnounce:o,onDraw:r,
onNext:c,onUndo:l,onLook:u,onLine:a,onHint:h}){let f=i("div",{class:"sq-actions"}),m=de("sq-quiet",()=>s("number")),q=de(
"sq-quiet",()=>s("swap")),p=de("sq-quiet sq-hint",h),k=de("sq-quiet",t),g=de("sq-quiet",o),d=de("sq-main",r),v=de("sq-qu\
iet",c),w=de("sq-quiet",l),E=i("div",{class:"sq-lines",role:"group"}),x=de("sq-main",n),N=i("input",{class:"sq-input",type:"\
text",maxlength:$s,autocomplete:"off",spellcheck:"false",enterkeyhint:"done"}),_=re("−"),S=re("/"),$=Is.map(re),D=i("b\
utton",{class:"sq-main",type:"submit"}),O=de("sq-round",()=>s(null)),R=i("form",{class:"sq-entry",submit:j=>{j.preventDefault(),
N.value.trim()?e(N.value.trim()):N.focus()}},i("span",{class:"sq-keys"},N,_,S,...$),D,O),P=i("span",{}),U=de("sq-main",t),
Y=de("sq-round",()=>s(null)),W=i("div",{class:"sq-confirm",role:"group"},P,U,Y);function re(j){return i("button",{class:"\
sq-key",type:"button",click:()=>{N.setRangeText(j,N.selectionStart??0,N.selectionEnd??0,"end"),N.focus()}},j)}let Q=null,
T={};function L(j,A){let F=j.choosing?.lines.length??0;b(E,{"aria-label":A.text("choice.label")}),!(E.childElementCount===
F&&E.lang===A.lang)&&(E.lang=A.lang,y(E,...Array.from({length:F},(z,le)=>i("button",{class:"sq-main",type:"button",click:()=>a(
le),focus:()=>u(le),mouseenter:()=>u(le)},A.text("choice.line",{n:le+1})))))}function B(j,A){T={table:j,texts:A},y(m,A.text(
j.answer_by==="keypad"?"number.open_first":"number.open")),y(q,A.text("swap.open")),y(x,A.text("pass"));let F=j.faces.some(
z=>z&&Ds.test(z.text))?"text":"decimal";b(N,{placeholder:A.text("number.label"),"aria-label":A.text("number.label"),inputmode:F}),
$.forEach(z=>z.hidden=!j.faces.some(le=>le?.text.includes(z.textContent??""))),b(_,{"aria-label":A.text("number.minus")}),
b(S,{"aria-label":A.text("number.slash")}),y(D,A.text("number.say")),y(O,"×"),b(O,{"aria-label":A.text("cancel")}),y(P,
A.text("swap.ask")),y(U,A.text("swap.yes")),y(Y,"×"),b(Y,{"aria-label":A.text("cancel")}),b(W,{"aria-label":A.text("swa\
p.ask")}),y(p,I("bulb"),A.text("ask_hint")),y(k,A.text("swap.dead")),y(g,A.text("announce.open")),y(d,A.text("draw.mine")),
y(v,A.text("draw.go_on")),y(w,A.text("undo"))}function X({table:j,state:A,say:F,selected:z,canAct:le,open:pe,announced:C,
mine:K}){let Z=z?.kind==="face"&&j.asks&&A.solved!==z.id,ue=z?.kind==="face"&&A.solved!==z.id;(j!==T.table||F!==T.texts)&&
B(j,F),b(g,{"aria-pressed":z?String(C):null}),L(A,F);for(let Te of[m,q,p,k,g,x,D,U])oe(Te,!le);let he=A.viewer!==null&&A.
owed.includes(A.viewer),rt=he&&!K&&j.seats[A.turn]?.kind!=="person";pe==="number"&&Q!=="number"&&(N.value="");let Ne=(A.
choosing?[E]:pe==="number"&&Z?[R]:pe==="swap"&&Z?[W]:[Z&&m,Z&&q,Z&&j.hints&&p,ue&&!j.asks&&!j.dice&&k,K&&j.announce&&g,A.
can_pass&&x,he&&d,rt&&v,A.can_undo&&w]).filter(Boolean);(Ne.length!==f.children.length||Ne.some((Te,it)=>f.children[it]!==
Te))&&y(f,...Ne),pe!==Q&&(pe==="number"&&N.focus(),pe==="swap"&&Y.focus()),Q=pe}return{node:f,update:X,focus:()=>f.querySelector(
"button")?.focus()}}function de(e,t){return i("button",{class:e,type:"button",click:t})}function Wt(e){let t=i("div",{class:"sq-hidden",role:"status","aria-live":"polite"});function n(s){let o=s.filter(Boolean).
join(" ");G(t,t.textContent===o?`${o} `:o),e(o)}return{node:t,announce:n}}var ft=e=>Math.max(0,Math.round(e/100)/10);function Jt(e){let t=performance.now(),n=t,s=0,o=null,r=()=>{o??=performance.
now()},c=()=>{o!==null&&(s+=performance.now()-o),o=null},l=()=>e.visibilityState==="hidden"?r():c(),{defaultView:u}=e;return u?.
addEventListener("blur",r),u?.addEventListener("focus",c),e.addEventListener("visibilitychange",l),{restart(){t=n=performance.
now(),s=0,o!==null&&(o=t)},pick(){n=performance.now()},times(){let a=performance.now(),h=s+(o===null?0:a-o);return{to_card:ft(
n-t),to_answer:ft(a-n),focus_lost:ft(h)}},stop(){u?.removeEventListener("blur",r),u?.removeEventListener("focus",c),e.removeEventListener(
"visibilitychange",l)}}}function Je(e){let t=i("textarea",{class:"sq-input",rows:1,readonly:!0,focus:()=>t.select()}),n=i("button",{class:"sq-ma\
in",type:"button",click:o}),s=i("div",{class:"sq-give"},t,n);function o(){t.value&&(t.focus(),t.select(),e(t.ownerDocument.
execCommand("copy")))}function r(c,l,u){t.value!==(u??"")&&(t.value=u??""),b(t,{"aria-label":l}),y(n,c.text("code.copy")),
oe(n,u===null)}return{node:s,update:r,focus:()=>n.focus()}}var Rs=1e5;function Yt({onReceive:e,onCopied:t,onClose:n}){let s=i("p",{class:"sq-big"}),o=i("p",{class:"sq-saved"}),r=Je(
t),c=i("textarea",{class:"sq-input",rows:2,maxlength:Rs,autocomplete:"off",spellcheck:"false"}),l=i("button",{class:"sq-\
main",type:"submit"}),u=i("p",{class:"sq-note",role:"status"}),a=i("button",{class:"sq-quiet",type:"button",click:n}),h=i(
"form",{class:"sq-give",submit:m},c,l),f=i("section",{class:"sq-panel sq-code"},s,o,r.node,h,u,a);function m(p){p.preventDefault(),
!l.getAttribute("aria-disabled")&&(c.value.trim()?e(c.value):c.focus())}function q({say:p,code:k,playing:g,canAct:d,refusal:v}){
b(f,{"aria-label":p.text("code.title")}),G(s,p.text("code.title")),G(o,p.text("code.open")),b(r.node,{hidden:!g}),r.update(
p,p.text("code.own"),k),b(c,{"aria-label":p.text("code.theirs"),placeholder:p.text("code.theirs")}),y(l,p.text("code.tak\
e")),y(a,p.text("code.close")),G(u,g?"":v),b(u,{hidden:g}),oe(l,!d)}return{node:f,update:q,clear(){c.value=""},focus:p=>(p?
r:c).focus()}}var zs=/openlesson\d[0-9A-Za-z]+/,Ps=1e5;function Xt(){let e=window;for(;;){let n=[e.location.href,e.performance.getEntriesByType(
"navigation")[0]?.name??""].map(s=>zs.exec(s)?.[0]).find(Boolean);if(n)return n;if(e.parent===e)return null;e=e.parent;try{
e.location.href}catch{return null}}}function Zt(e){let t=i("textarea",{class:"sq-input",rows:2,maxlength:Ps,autocomplete:"\
off",spellcheck:"false"}),n=i("button",{class:"sq-main",type:"submit"}),s=i("form",{class:"sq-door",submit:o},t,n);function o(c){
c.preventDefault(),t.value.trim()?e(t.value):t.focus()}function r(c){b(t,{"aria-label":c.text("lobby.class_code"),placeholder:c.
text("lobby.class_code")}),y(n,c.text("lobby.open"))}return{node:s,update:r}}var Hs=6;function Qt(e,{cardOf:t,cellOf:n,onTake:s,onDrop:o}){let r=null,c=null,l=null;function u(d){let w=e.getRootNode().
elementFromPoint(d.clientX,d.clientY)?.closest("button")??null;return w&&n(w)>=0?w:null}function a(d){let v=d.button===0&&
d.pointerType!=="touch"?t(d.target):null;v&&(g(),r={card:v,x:d.clientX,y:d.clientY,id:d.pointerId,ghost:null},l=d.view,l?.
addEventListener("pointermove",h),l?.addEventListener("pointerup",p))}function h(d){if(!r||d.pointerId!==r.id)return;let[
v,w]=[d.clientX-r.x,d.clientY-r.y];if(!r.ghost){if(Math.hypot(v,w)<Hs)return;if(!s(r.card))return g();r.ghost=q(r.card)}
let E=m(r.card);r.ghost.style.transform=`translate(${v/E}px, ${w/E}px) rotate(2deg)`,f(u(d))}function f(d){d!==c&&(c&&b(
c,{"data-over":null}),c=d,c&&b(c,{"data-over":!0}))}let m=d=>d.currentCSSZoom??1;function q(d){let v=d.cloneNode(!0),w=d.
getBoundingClientRect();v.removeAttribute("tabindex"),v.removeAttribute("aria-label"),b(v,{"aria-hidden":"true","data-gh\
ost":!0});let E=x=>`${x/m(d)}px`;return Object.assign(v.style,{left:E(w.left),top:E(w.top),width:E(w.width),height:E(w.height)}),
e.append(v),v}function p(d){if(!r||d.pointerId!==r.id)return;let v=r.ghost?u(d):null;r.ghost&&k(),g(),v&&o(n(v))}function k(){
let d=v=>v.stopPropagation();e.addEventListener("click",d,!0),setTimeout(()=>e.removeEventListener("click",d,!0))}function g(){
l?.removeEventListener("pointermove",h),l?.removeEventListener("pointerup",p),r?.ghost?.remove(),r=null,f(null)}return e.
addEventListener("pointerdown",a),e.addEventListener("pointercancel",g),g}var js=300;function en(e){let t=i("span",{class:"sq-bell"}),n=[],s=-1,o="";function r(l,u){if(l.seq===s)return;s=l.seq,n.
forEach(clearTimeout);let a=l.ends_in;if(o="",n=[],a===null)return;n=(l.last_round?[a]:[a-js,a]).filter(m=>m>0).map(m=>setTimeout(
e,m*1e3+500));let f=new Intl.DateTimeFormat(u.lang,{hour:"2-digit",minute:"2-digit"}).format(Date.now()+a*1e3);o=u.text(
"bell.ends",{time:f})}function c(l,u){r(l,u);let a=l.turns_left===null?"":u.text("bell.turns",{n:l.turns_left}),h=l.last_round&&
l.phase!=="over";G(t,h?u.text("bell.last"):[o,a].filter(Boolean).join(" · ")),b(t,{"data-last":h})}return{node:t,update:c,
stop:()=>n.forEach(clearTimeout)}}function tn(){let e=i("div",{class:"sq-open"}),t=ve();function n(o,r,c){let l=(r.hands??
[]).map((u,a)=>({cards:u,seat:a})).filter(({cards:u,seat:a})=>a!==r.viewer&&u.length);t([l,o.deal,c.lang],()=>s(o,c,l))}
function s(o,r,c){y(e,...c.map(({cards:l,seat:u})=>{let a=o.seats[u].name,h=r.text("open.hand",{name:ne(a)});return i("d\
iv",{role:"group","aria-label":h},i("span",{class:"sq-token"},te(o.seats[u].side)),...l.map(f=>i("span",{class:"sq-mini"},
f.text?ie(f):r.text(`card.${f.kind}`))))}))}return{node:e,update:n}}function nn(e){let t=!1,n=i("button",{class:"sq-quie\
t",type:"button",click:()=>c(!t)}),s=i("span",{class:"sq-sides",role:"group"}),o=i("div",{class:"sq-talk"},n,s),r=ve();function c(a){
t=a,b(s,{hidden:!t}),b(n,{"aria-expanded":String(t)})}function l(a,h,f){b(o,{hidden:!a.talk||h.phase==="over"}),r([a.seats,
f.lang],()=>u(a,f))}function u(a,h){G(n,h.text("talk.open")),b(s,{"aria-label":h.text("talk.ask")}),y(s,...a.goals.map((f,m)=>i(
"button",{class:"sq-round",type:"button","aria-label":h.text("talk.side",{names:Ce(h,a.seats,m)}),click:()=>{c(!1),e(m)}},
te(m))))}return c(!1),{node:o,update:l}}var Bs=3;function sn({own:e,bell:t,talk:n,tools:s}){let o=i("span",{class:"sq-stock"}),r=i("span",{class:"sq-goal"}),c=i(
"ol",{class:"sq-feed"}),l=tn(),u=ve(),a=i("div",{class:"sq-foot"},i("p",{class:"sq-facts"},e,t,o,r),s,l.node,c,n);function h({
say:m,table:q,state:p},k){if(!q||!p)return;let g=k.slice(-Bs);u([g,p.stock,q.deal,m.lang],()=>f(q,p,m,g)),l.update(q,p,m)}
function f(m,q,p,k){let g=!m.dice&&!m.printed;y(o,g&&I("deck"),g&&p.text("stock",{n:q.stock})),G(r,p.text("goal",{n:m.to_win,
line:m.line})),y(c,...k.map(d=>{let v=i("span",{class:"sq-token"},te(m.seats[d.seat]?.side??0));return i("li",{},v,Ee(p,
m,d))})),b(c,{"aria-label":p.text("moves")})}return{node:a,update:h}}var Fs=15,Ks=8,Us=15,Gs=3,Vs=.26;function rn(e){let t=i("div",{class:"sq-hand",role:"toolbar"}),n=new Map,s=[],o=0,r=0,c=new Map,
l=ze(t,u,h);function u(p,{clauses:k}){p.style.setProperty("--sq-em",String(Pe(k,Gs,Vs)))}function a(p,k){let g=k.filter(
v=>v.mathml&&!c.has(pt(v)));if(!g.length)return;let d=g.map(v=>i("span",{class:"sq-sum"},ie(v)));wt(p,d).forEach((v,w)=>v&&
c.set(pt(g[w]),v))}function h(){let p=t.querySelectorAll(".sq-sum"),k=Math.max(0,...[...p].map(d=>Number(d.style.getPropertyValue(
"--sq-em")))),g=d=>k*Fs<=(r-Ks*(d-1))/d-Us;r&&b(t,{"data-long":g(3)?null:g(2)||"very","data-short":g(5)})}new ResizeObserver(
()=>{r=t.clientWidth,h()}).observe(t);let f=()=>s.map(p=>n.get(p.id).button);function m(p){o=Math.max(0,Math.min(p,s.length-
1)),f().forEach((k,g)=>b(k,{tabindex:g===o?0:-1}))}function q({state:p,say:k,selected:g,canAct:d}){s=p.hand,b(t,{"aria-l\
abel":k.text("hand"),"data-count":s.length});let v=new Set(s.map(w=>w.id));for(let[w,{button:E}]of n)v.has(w)||(E.remove(),
n.delete(w));s.forEach((w,E)=>{let x=n.get(w.id);x||(x={button:i("button",{type:"button",style:`--sq-i:${E}`,click:()=>e(
s.find(({id:$})=>$===w.id)??w),focus:()=>m(s.findIndex(({id:$})=>$===w.id))}),drawn:"",sum:i("span",{class:"sq-sum"}),formula:""},
n.set(w.id,x));let N=JSON.stringify([w,k.lang]);if(N!==x.drawn){x.drawn=N,Ws(x.button,w,k,x.sum);let S=pt(w);if(S!==x.formula){
x.formula=S,y(x.sum,ie(w));let $=c.get(S);$?u(x.sum,$):w.mathml&&l.add(x.sum)}}t.children[E]!==x.button&&t.insertBefore(
x.button,t.children[E]??null);let _=Ye(p,w)!==null;b(x.button,{"aria-pressed":g?.id===w.id?"true":"false","data-barred":_}),
oe(x.button,!d||_)}),m(o),h(),l.fit()}return{node:t,prepare:a,update:q,indexOf:p=>f().indexOf(p),buttonOf:p=>f().find(k=>k.
contains(p))??null,focus(p=o){m(p),f()[o]?.focus()},count:()=>s.length,columns(){let p=f().map(k=>k.offsetTop);return Math.
max(1,p.filter(k=>k===p[0]).length)}}}var pt=e=>JSON.stringify([e.mathml,e.text,e.suit]);function Ye(e,t){return e.solved?
e.solved===t.id?null:"hint.solved":e.must===null||e.must.includes(t.id)?null:"hint.must"}function Ws(e,t,n,s){let o=t.tries>
0?n.text("card.try",{n:t.tries+1}):t.caption;if(b(e,{class:`sq-card sq-card-${t.kind}`,"data-tried":t.tries>0,"data-name":!t.
mathml&&!t.suit}),t.kind==="face"){let u=[t.spoken,t.tries>0?n.text("card.try",{n:t.tries+1}):""].filter(Boolean);return e.
style.setProperty("--sq-len",String(Math.max(5,Lt(t.text)))),b(e,{"aria-label":u.join(", "),"data-suit":t.suit??null}),on(
e,s,o)}let r=n.text(`card.${t.kind}`),c=n.text(`card.${t.kind}_does`),l=t.kind==="wild"?"+":"−";if(t.text)return b(e,{
"aria-label":`${t.spoken}, ${c}`,"data-suit":t.suit??null}),on(e,s,c);y(e,i("span",{class:"sq-sign","aria-hidden":"true"},
l),i("b",{},r)," ",i("small",{},c))}function on(e,t,n){e.firstElementChild!==t&&y(e,t),t.nextElementSibling?.remove(),n&&
e.append(i("small",{},n))}function Xe({name:e,text:t}){let n=URL.createObjectURL(new Blob([t],{type:"application/jsonl"})),s=document.createElement(
"a");s.href=n,s.download=e,s.click(),setTimeout(()=>URL.revokeObjectURL(n),6e4)}var fe=({table:e,state:t})=>e!==null&&t!==null&&t.phase!=="start",se=({state:e})=>e?.phase==="play"&&e.viewer!==null&&e.
viewer===e.turn&&!e.check,ke=({state:e,ui:t})=>e?.hand.find(n=>n.id===t.selected)??null,Re=({table:e,state:t},n)=>e?.answer_by===
"keypad"&&n.kind==="face"&&t?.solved!==n.id,mt=e=>{let{state:t}=e;return!!t&&!se(e)&&t.phase==="play"&&t.viewer!==null&&
t.owed.includes(t.viewer)},ye=({state:e})=>e?.phase==="play"&&e.viewer!==null&&e.forfeits.includes(e.viewer);function cn({
state:e,ui:t}){return e?.check?e.check.cell===null?[]:[e.check.cell]:e?.choosing?.lines[t.line??0]??[]}function Ze(e){let{table:t,state:n,ui:s}=e;if(!n||!t||!se(e))return"";if(n.choosing)return"line.which";if(ye(e))return"l\
ine.give_up";let o=ke(e);return o?.kind==="remove"?It(o,n,t)?s.confirm===null?"line.remove":"line.remove_again":n.can_pass?
"line.pass":"line.remove_none":o&&n.solved===o.id?"line.solved":o&&Re(e,o)?"line.say":o&&t.announce&&s.announced?"line.s\
ay_line":o?o.kind==="wild"?"line.wild":t.asks?"line.find":"line.place":t.printed?"printed.line":n.must!==null?"line.must":
n.can_pass?"line.pass":t.dice?"line.roll":t.asks?"line.solve":"line.choose"}function xe(e){let{say:t,table:n,state:s}=e;
if(!n||!s||s.phase==="start")return"";let o=ne(n.seats[s.turn]?.name??"");return s.phase==="over"?$e(t,n.seats,s.winner):
s.phase==="handover"?t.text("handover.pass",{name:o}):s.check?t.text("line.check",{name:ne(n.seats[s.check.seat]?.name??
"")}):!se(e)&&ye(e)?t.text("line.give_up"):mt(e)?t.text("line.taken"):se(e)?`${t.text("line.turn",{name:o})} ${t.text(Ze(
e))}`:t.text("line.wait",{name:o})}function an(e,t){let{say:n,table:s,state:o}=e;if(!s||!o)return[];let r=V(s.seats[o.turn]?.
name??"");return t?[Ee(n,s,t)]:o.phase==="play"&&o.check?[n.nodes("line.check",{name:V(s.seats[o.check.seat].name)})]:se(
e)?[i("b",{},n.nodes("line.turn",{name:r}))," ",n.text(Ze(e))]:ye(e)?[n.text("line.give_up")]:mt(e)?[n.text("line.taken")]:
o.phase==="play"?[n.nodes("line.wait",{name:r})]:[]}function ln({known:e,link:t,clock:n,replay:s,announce:o,speak:r,draw:c,wait:l,onKept:u}){let{ui:a}=e,h=()=>t.status()!==
"lost"&&!t.busy();function f(S,$={}){h()&&(a.hint=null,t.send(S,$),l())}function m(S){a.hint={tone:"info",text:e.say.text(
S),cell:null},o([a.hint.text]),c()}function q(S){a.asked=null,a.code=S.code??a.code,S.file&&(Xe(S.file),u()),S.text&&(a.
hint={tone:"info",text:S.text,cell:null},o([S.text])),queueMicrotask(c)}function p(S){let{state:$,say:D}=e;if(!$||!h())return;
if(ye(e))return f("give_up",{seat:$.viewer,card:S.id});if(!se(e))return;s.finish();let O=Ye($,S);if(O)return m(O);$.solved||
(a.selected=a.selected===S.id?null:S.id,a.confirm=null,a.open=a.selected&&Re(e,S)?"number":null,a.hint=null,a.selected&&
n.pick(),o([xe(e)]),a.selected&&r(`${S.spoken}. ${D.text(Ze(e))}`),c())}function k(S){return!e.state||!S||!se(e)||!h()||
Ye(e.state,S)?!1:(a.selected!==S.id&&p(S),!0)}function g(S){let{table:$,state:D}=e;if(!$||!D||!se(e)||!h())return;s.finish();
let O=ke(e);if(!O)return m($.faces[S]===null?"hint.free":"hint.choose_card");let R=new Set(D.sequences.flatMap(Y=>Y.cells)),
P=Fe(O,D,$,D.chips,R,S);if(P)return a.confirm=null,m(P);if(Re(e,O))return m("hint.say_first");if(O.kind==="remove"&&a.confirm!==
S)return a.confirm=S,a.hint=null,o([xe(e)]),c();a.confirm=null,a.asked=S;let U=a.announced?{announce:!0}:{};f("play",{seat:D.
viewer,card:O.id,cell:S,...U,...n.times()})}function d(){if(!ke(e))return f("claim",{seat:e.state?.viewer});a.announced=
!a.announced,c()}function v(S){a.line=S,c()}function w(S){let $=e.state?.choosing;if(!$)return;let D=e.state?.viewer;$.card===
null?f("claim",{seat:D,choice:S}):f("play",{seat:D,card:$.card,cell:$.cell,choice:S,...n.times()})}function E(S){a.selected&&
f("number",{seat:e.state?.viewer,card:a.selected,text:S,...n.times()})}function x(S){return S&&!h()?!1:(a.open=S,a.confirm=
null,c(),!0)}function N(S){a.coding=S,a.keeping=!1,a.code=null,a.hint=null,S&&fe(e)&&f("code"),c()}function _(){if(a.confirm!==
null)a.confirm=null;else if(a.selected&&!e.state?.solved)a.selected=null;else return!1;return o([xe(e)]),c(),!0}return{canAct:h,
act:f,hint:m,onReply:q,onCard:p,onTake:k,onCell:g,onAnnounce:d,onLook:v,onLine:w,onNumber:E,onOpen:x,onCode:N,onBack:_,onSwap:()=>a.
selected&&f("swap",{seat:e.state?.viewer,card:a.selected}),onHint:()=>a.selected&&f("hint",{seat:e.state?.viewer,card:a.
selected}),onPass:()=>f("pass",{seat:e.state?.viewer}),onDraw:()=>f("draw",{seat:e.state?.viewer}),onNext:()=>f("next"),
onUndo:()=>f("undo",{seat:e.state?.viewer??null}),onLanguage(S){t.send("language",{lang:S}),c()}}}var Qe="seqnum:";var et=new Map;function tt(e){try{return e(window.localStorage)}catch{return}}function Me(){return(tt(t=>Object.keys(t).
filter(n=>n.startsWith(Qe)).map(un).filter(n=>n!==null))??[...et.values()]).sort((t,n)=>n.at-t.at)}function un(e){try{let t=JSON.
parse(window.localStorage.getItem(e)??"");return Array.isArray(t.names)&&t.lines&&t.receipt?.tallies?t:null}catch{return null}}
function dn(e){let t=et.get(e.game),n=t??tt(()=>un(Qe+e.game)),s={...e,lines:{...n?.lines,...e.lines},at:Date.now()};et.
set(s.game,s),t||Js(s);let o=()=>tt(r=>(r.setItem(Qe+s.game,JSON.stringify(s)),!0));if(!o())for(let r=Me();!o()&&r.length>
0;r.pop())nt(r[r.length-1].game)}function Js(e){Me().filter(n=>n.game!==e.game).filter((n,s)=>s>=11||n.at<e.at-2592e6).forEach(
n=>nt(n.game))}function nt(e){tt(t=>t.removeItem(Qe+e))}var ht=e=>et.get(e??"")??Me().find(t=>t.game===e)??null,fn=({name:e,
lines:t})=>({name:e,text:Object.keys(t).sort((n,s)=>Number(n)-Number(s)).map(n=>`${t[n]}
`).join("")});function pn({onFile:e,onCopied:t,onClose:n}){let s=i("div",{class:"sq-receipt"}),o=i("button",{class:"sq-main sq-wide",type:"\
button",click:e}),r=Je(t),c=i("p",{class:"sq-note",role:"status"}),l=i("button",{class:"sq-quiet",type:"button",click:n}),
u=i("section",{class:"sq-panel sq-kept"},s,o,r.node,c,l),a="";function h(f,m,q,p){G(c,p),b(c,{hidden:!p}),b(l,{hidden:!q}),
b(r.node,{hidden:!m?.code});let k=JSON.stringify([f.lang,m?.receipt,m?.code]);if(k===a||(a=k,b(u,{"aria-label":f.text("k\
eep.title")}),y(o,I("keep"),f.text("keep.title")),y(l,f.text("code.close")),r.update(f,f.text("keep.code"),m?.code??null),
b(s,{hidden:!m?.receipt.tallies.length}),!m))return;let{game:g,check:d,tallies:v}=m.receipt;y(s,i("p",{},f.text("keep.pa\
per")),...v.map(([w,E,x])=>i("p",{},f.nodes("keep.tally",{name:V(w),right:E,n:x}))),i("p",{class:"sq-letters"},f.nodes("\
keep.game",{game:i("b",{},g),check:i("b",{},d)})))}return{node:u,update:h,focus:()=>o.focus()}}function mn({known:e,isLost:t,act:n,hint:s,draw:o,onClose:r}){let{ui:c}=e,l=pn({onFile:m,onCopied:k,onClose:g}),u=null,a=null,
h=null,f=()=>fe(e)?ht(u):a;function m(){c.keeping=!0,c.coding=!1,fe(e)&&!t()?(n("file"),o()):f()?(Xe(fn(f())),p()):s("ke\
ep.nothing")}function q(){let d=f();d&&(d.over||!fe(e))&&nt(d.game)}function p(){q(),s("keep.done")}function k(d){d&&q(),
s(d?"keep.copied":"code.not_copied")}function g(){c.keeping=!1,a=null,o(),r()}return{node:l.node,focus:l.focus,keep:m,close:g,
onKept:p,has:()=>f()!==null,ids:()=>Me().map(d=>d.game),update(){let d=fe(e)&&!t()?"":c.hint?.text??"";l.update(e.say,f(),
!fe(e)||e.state?.phase!=="over",d)},onNews(d){dn(d),{game:u}=d,o()},onDeal:()=>u=null,onSafe:d=>h=new Set(d),onLeft(d){a=
ht(d),m(),o(),l.focus()},isOpen:()=>a!==null,offers(){let d=e.state?.unfinished??[],v=Me().filter(({game:w})=>h&&!h.has(
w)&&!d.some(E=>E.game===w));return[...d,...v.map(w=>({game:w.game,names:w.names,lost:!0}))]}}}function hn(){return{texts:{},say:we({}),table:null,state:null,ui:{selected:null,confirm:null,asked:null,wrong:null,open:null,
coding:!1,code:null,keeping:!1,announced:!1,line:null,hint:null}}}function gn({table:e,ui:t},n){let s=n.hand.some(o=>o.id===
t.selected)?t.selected:null;Object.assign(t,{asked:null,confirm:null,open:null,hint:null,announced:!1,line:null,coding:!1,
code:null,keeping:!1}),t.selected=n.solved??s??(e?.printed?n.hand[0]?.id??null:null)}function bn(e,t){return e!==null&&e.
answered_last!==null&&t.answered_last===null&&e.chips===t.chips&&e.turn===t.turn}var vn=new Set(["hello","code","file"]);function xn(e,{seq:t,onStatus:n,onReply:s,onNews:o}){let r=Math.floor(Math.random()*
1073741824),c=new Map,l="ok",u,a=-1;function h(x){x!==l&&(l=x,n())}function f(){clearTimeout(u),u=c.size>0?setTimeout(m,
4e3,"waiting"):void 0}function m(x){u=setTimeout(m,8e3,"lost"),h(x),c.forEach(w)}function q(){f(),h("ok")}function p(x){
if(!c.delete(x))return!1;for(let[N,_]of c)N<x&&vn.has(_.type)?c.delete(N):N<x&&w(_);return!0}function k(x){if(x?.type===
"log"&&o(x),x?.type!=="reply")return;let N=p(x.id);q(),N&&s(x),queueMicrotask(()=>{x.seq<=Math.max(t(),a)||(a=x.seq,g(),
n())})}let g=()=>E("hello"),d=()=>document.visibilityState==="visible"&&g(),v=()=>{clearTimeout(u),h("lost")};function w(x){
try{e.send(x)}catch{v()}}function E(x,N={}){r+=1;let _={type:x,id:r,seq:t(),...N};c.set(r,_),u===void 0&&f(),w(_)}return e.
on("msg:custom",k),e.on("comm_live_update",g),e.on("comm:close",v),document.addEventListener("visibilitychange",d),{send:E,
alive:q,done:p,status:()=>l,busy:()=>[...c.values()].some(({type:x})=>!vn.has(x))||a>t()&&c.size>0,stop(){clearTimeout(u),
e.off("msg:custom",k),e.off("comm_live_update",g),e.off("comm:close",v),document.removeEventListener("visibilitychange",
d)}}}var Ys=["en","es","pt"];function st(e){let t=i("select",{change:()=>e(t.value)}),n=i("label",{class:"sq-languages"},I("g\
lobe"),t),s="";function o(r){r.lang!==s&&(s=r.lang,b(t,{"aria-label":r.text("language")}),t.childElementCount===0&&y(t,...Ys.
map(c=>i("option",{value:c,lang:c},r.text(`languages.${c}`)))),t.value=r.lang)}return{node:n,update:o}}var Xs=30,Zs=200,Qs=0;function kn({onChoose:e,onNext:t}){let n=`sq-picker-${Qs+=1}`,s=i("p",{class:"sq-ask",id:n}),o=i("\
div",{class:"sq-robots"}),r=i("div",{class:"sq-numbers"}),c=i("input",{class:"sq-input sq-own-name",type:"text",maxlength:Zs,
autocomplete:"off",dir:"auto"}),l=i("select",{class:"sq-input"}),u=i("div",{class:"sq-more"},c,l),a=i("div",{class:"sq-p\
icker",role:"group","aria-labelledby":n},s,o,r,u);c.addEventListener("input",()=>{e({kind:"person",name:c.value});for(let k of a.
querySelectorAll("input"))k.checked=!1}),l.addEventListener("change",()=>e({asks:Number(l.value)}));function h(k,{label:g,
checked:d,disabled:v=!1},...w){let E=i("input",{type:"radio",name:n,"aria-label":g,disabled:v,change:()=>f(k)});return E.
checked=d,i("label",{class:"sq-tile",title:g,click:x=>{x.target===E||v||(x.preventDefault(),f(k),t(k.name===""))}},E,...w)}
function f(k){k.name!==void 0&&(c.value=""),e(k),m(k.kind==="person")}function m(k){for(let g of[r,u])b(g,{hidden:!k&&!o.
hidden});b(o,{"data-small":k})}function q({say:k,lesson:g,row:d,side:v,place:w,taken:E,computers:x}){y(s,k.text(w===0?"l\
obby.who":w===1?"lobby.against":"lobby.too"));let N=g.asks?[0,1,2,3,4,5]:[1,2,3,4,5],_=g.asks?d.level:d.level||2,S=d.kind===
"person";b(o,{hidden:!x||w===0}),y(o,...N.map(O=>{let R=k.text(`lobby.level${O}`),P=i("i",{"aria-hidden":"true"},"●".repeat(
O)+"○".repeat(5-O));return h({kind:"computer",level:O},{label:R,checked:!S&&_===O},I(O?"robot":"friend"),i("span",{},R),
O>0&&P)}),h({kind:"person",name:""},{label:k.text("lobby.classmate"),checked:S&&!d.name},I("person"),i("span",{},k.text(
"lobby.classmate")))),m(S);let $=Array.isArray(g.pupils)?g.pupils:Array.from({length:g.pupils||Xs},(O,R)=>String(R+1)),D=g.
login?[g.login,...$]:$;b(r,{"data-names":Array.isArray(g.pupils)}),y(r,...D.map(O=>{let R=S&&d.name===O,P=E.includes(O.toLowerCase());
return h({kind:"person",name:O},{label:O,checked:R,disabled:P},te(v),i("bdi",{},O))})),b(c,{"aria-label":k.text("lobby.o\
wn_name"),placeholder:k.text("lobby.own_name")}),c.value=S&&!D.includes(d.name)?d.name:"",b(l,{hidden:g.levels.length===
0||!S,"aria-label":k.text("lobby.asks")}),g.levels.length!==0&&(y(l,...[...g.levels].sort().map(O=>i("option",{value:O},
k.text(`lobby.asks${O}`)))),d.asks??=g.levels[0],l.value=String(d.asks))}return{node:a,update:q,focus:()=>a.querySelector(
"input:checked, .sq-numbers input:enabled")?.focus()}}var eo=["two_tries","retry","lose_turn","reveal","challenge","honour"];function yn(e){let t=i("summary",{}),n=i("select",
{class:"sq-input"}),s=i("select",{class:"sq-input"}),o=i("select",{class:"sq-input",change:e}),r=i("select",{class:"sq-i\
nput"}),c=i("input",{type:"checkbox"}),l=i("input",{class:"sq-input",type:"time"}),u=i("input",{type:"checkbox"}),a=i("i\
nput",{type:"checkbox"}),f=Object.fromEntries(Object.entries({policy:n,by:s,sides:o,screens:r,bell:l,check:c,hints:u,sound:a}).
map(([g,d])=>[g,i("label",{class:`sq-field-${g}`},i("span",{}),d)])),m=i("details",{class:"sq-teacher"},t,i("div",{class:"\
sq-fields"},...Object.values(f))),q="";function p(g,d){let v=q?k():d.options,w=JSON.stringify([d.asks,d.seats,d.options]),
{answer_policy:E,answer_by:x,check:N,hints:_,sides:S,ends_at:$,sound:D,screens:O}=w===q?v:d.options;q=w,y(t,g.text("lobb\
y.teacher"));for(let[U,Y]of Object.entries(f))y(Y.firstChild,g.text(`lobby.${U}`));for(let U of[f.policy,f.by,f.check,f.
hints])b(U,{hidden:!d.asks});let R=[...new Set(Object.values(d.seats).filter(U=>U.length>1).flat())];b(f.sides,{hidden:R.
length===0});let P=(U,Y,W,re)=>{y(U,...W.map(Q=>i("option",{value:Q},Y?g.text(`lobby.${Y}_${Q}`):String(Q)))),U.value=String(
re??W[0]??"")};P(n,"policy",eo,E),P(s,"by",["board","keypad"],x),P(o,"",R,S),P(r,"screens",d.asks?["shared","own","proje\
ctor"]:["shared","own"],O),l.value=$??"",c.checked=N!==null,u.checked=_,a.checked=D}function k(){let g=!f.policy.hidden;
return{answer_policy:g?n.value:null,answer_by:g?s.value:null,check:g&&c.checked?"partner":null,hints:g&&u.checked,sides:o.
value?Number(o.value):null,ends_at:l.value||null,sound:a.checked,screens:r.value}}return{node:m,update:p,options:k}}function qn(e,t){let n=i("div",{class:"sq-left"}),s="",o="",r=()=>{};function c(h,f,m){r=()=>c(h,f,m);let q=JSON.stringify(
[h.lang,f,m,s]);q!==o&&(o=q,y(n,...f.map(p=>p.game===s?u(h,p,m):l(h,p))))}function l(h,{game:f,names:m,lost:q}){let p=h.
text(q?"lobby.keep":"lobby.resume",{names:h.list(m.map(ne))});return i("button",{class:"sq-quiet sq-resume",type:"button",
click:()=>a(f)},q&&I("keep"),p)}function u(h,{game:f,names:m,lost:q},p){let k=h.text("lobby.is_you",{n:m.length,names:h.
list(m.map(ne))}),g=i("button",{class:"sq-main sq-yes",type:"button",click:()=>(a(""),(q?t:e)(f))},h.text("lobby.yes"));
return oe(g,!q&&!p),i("div",{class:"sq-confirm",role:"group","aria-label":k},i("span",{},k),g,i("button",{class:"sq-quie\
t",type:"button",click:()=>a("")},h.text("lobby.no")))}function a(h){s=h,r(),n.querySelector(".sq-yes, .sq-resume")?.focus()}
return{node:n,update:c}}var Sn=0,wn=2,ot=()=>({kind:"person",name:"",level:Sn,asks:null});function En({onStart:e,onResume:t,onKeep:n,onLanguage:s,
onCode:o,onReceive:r}){let c=[ot(),{...ot(),kind:"computer"}],l=0,u,a=null,h="",f=!1,m="",q=i("h2",{class:"sq-title"}),p=i(
"p",{class:"sq-how"}),k=qn(t,n),g=i("ol",{class:"sq-players"}),d=i("button",{class:"sq-round",type:"button",click:L},I("\
swap")),v=i("button",{class:"sq-round sq-add",type:"button",click:T},I("add")),w=kn({onChoose:re,onNext:Q}),E=i("button",
{class:"sq-quiet sq-paste",type:"button",click:o}),x=i("p",{class:"sq-note",role:"status"}),N=i("button",{class:"sq-main\
 sq-start",type:"submit"}),_=st(s),S=yn(z),$=Zt(r),D=i("form",{class:"sq-setup",novalidate:!0,submit:U},i("div",{class:"\
sq-table"},g,i("div",{class:"sq-beside"},d,v)),w.node,N),O=to(),R=i("div",{class:"sq-setup"},i("div",{class:"sq-setup-he\
ad"},q,_.node),p,k.node,D,$.node,x,i("div",{class:"sq-more"},S.node,E)),P=i("div",{class:"sq-lobby"},O,R);function U(C){
if(C.preventDefault(),N.getAttribute("aria-disabled"))return;let K=c.findIndex(Z=>!W(Z));if(f=K>=0,!f){e(c.map(Y),a?.set?
null:S.options());return}l=K,z(),w.focus()}function Y(C){return C.kind==="person"?{kind:"person",name:C.name.trim(),...C.
asks?{asks:C.asks}:{}}:C.level===Sn&&a?.asks?{kind:"friend"}:{kind:"computer",level:C.level||wn}}let W=C=>C.kind==="comp\
uter"||C.name.trim()!=="";function re(C){Object.assign(c[l],C),f=!1,F()}function Q(C){let K=c.findIndex(Z=>!W(Z));C||(l=
K>=0?K:Math.min(l+1,c.length-1)),z()}function T(){c.push(ot()),l=c.length-1,z(),w.focus()}function L(){c.unshift(c.pop()),
l=(l+1)%c.length,z()}function B(){let C=a?.seats[c.length]??[],K=a?.set?a.options.sides:S.options().sides;return K!==null&&
C.includes(K)?K:C[0]??2}let X=C=>C.kind==="computer"?u.text(`lobby.level${j(C)}`):C.name.trim(),j=C=>a?.asks?C.level:C.level||
wn;function A(C,K){let Z=K+1,ue=W(C)?X(C):"";return i("li",{},i("button",{class:"sq-place",type:"button","aria-pressed":String(
K===l),"aria-label":u.text("lobby.place",{n:Z,name:ue?ne(ue):u.text("lobby.nobody")}),"data-missing":f&&!ue,click:()=>{l=
K,z(),g.children[K]?.querySelector(".sq-place")?.focus()}},i("span",{class:"sq-token"},te(K%B()),C.kind==="computer"&&I(
"robot")),ue?V(ue):i("span",{class:"sq-unknown"},"?")),c.length>2&&i("button",{class:"sq-round",type:"button","aria-labe\
l":u.text("lobby.remove",{n:Z}),click:()=>{c.splice(K,1),c.some(he=>he.kind==="person")||(c[0]=ot()),l=Math.min(l,c.length-
1),z(),v.focus()}},I("close")))}function F(){y(g,...c.map(A)),b(D,{"data-ready":c.every(W)}),le()}function z(){if(!a)return;
F();let C=Math.max(...Object.keys(a.seats).map(Number));b(v,{hidden:c.length>=C,"aria-label":u.text("lobby.add"),title:u.
text("lobby.add")}),b(d,{"aria-label":u.text("lobby.turn"),title:u.text("lobby.turn")});let K=c.filter((Z,ue)=>ue!==l);w.
update({say:u,lesson:a,row:c[l],side:l%B(),place:l,taken:K.filter(Z=>Z.kind==="person").map(Z=>Z.name.trim().toLowerCase()),
computers:K.some(Z=>Z.kind==="person")})}function le(){G(x,m||(f?u.text("lobby.missing"):""))}function pe(C){u=C.say,a=C.
state?.lesson??null,m=C.refusal,_.update(u),oe(N,!C.canAct);let K=JSON.stringify([u.lang,a]);K!==h&&(h=K,y(q,u.text("lob\
by.title")),y(p,u.text(a?a.asks?"lobby.how":"lobby.how_cards":"lobby.door")),b(O,{hidden:a!==null&&!a.asks}),y(E,I("lett\
er"),u.text("lobby.code")),y(N,u.text("lobby.start")),b(D,{hidden:!a}),b($.node,{hidden:a!==null}),b(E,{hidden:!a}),b(S.
node,{hidden:!a||a.set}),a&&S.update(u,a),$.update(u),z()),k.update(u,C.left,C.canAct),b(R,{hidden:C.coding}),le()}return{
node:P,update:pe,focusCode:()=>E.focus(),take:C=>_.node.before(C)}}function to(){let e=Array.from({length:25},(t,n)=>{let s=n%
6===0&&n!==12?0:[3,11,17].includes(n)?1:null,o=n===12?15:n*7%23+2;return i("i",{},s!==null&&te(s),i("span",{},String(o)))});
return i("div",{class:"sq-picture","aria-hidden":"true"},...e,i("b",{},"8 + 7"))}function Mn(e){let t=i("p",{class:"sq-line"}),n=i("div",{class:"sq-verdict"}),s=i("div",{class:"sq-message"},t,n),o=ve(),
r=ve();function c({say:u,state:a,ui:h}){let f=h.hint??a?.verdict??null,m=f!==null&&f===a?.verdict&&f.tone!=="info"&&f.tone!==
"hint"&&a.answered_last!==null;r([f,m,u.lang],()=>{b(n,{"data-tone":f?.tone??null}),y(n,f&&_e(f.tone),f&&i("p",{},...je(
f.text)),m&&i("button",{class:"sq-together",type:"button",click:e},u.text("helped.ask")))})}function l(u,a){o([a,u.table?.
deal,u.state?.phase,xe(u),u.say.lang],()=>{b(t,{"data-move":a!==null}),y(t,...an(u,a))}),c(u)}return{node:s,update:l}}function gt(){return matchMedia("(prefers-reduced-motion: reduce)").matches||document.visibilityState==="hidden"}function Nn(e,t){let n=i("span",{}),s=i("button",{class:"sq-main",type:"button",click:e}),o=i("button",{class:"sq-quiet \
sq-keep",type:"button",click:t}),r=i("div",{class:"sq-notice",role:"alert"},I("plug"),n,s,o);function c(l,u,a){b(r,{hidden:l===
"ok"}),G(n,l==="ok"?"":u.text(`link.${l}`)),G(s,u.text("link.retry")),b(s,{hidden:l!=="lost"}),G(o,u.text("keep.title")),
b(o,{hidden:l!=="lost"||!a})}return{node:r,update:c}}var bt="seqnum-seat:",Tn="watch";function On(e){let t=new Map,n="",s=i("p",{class:"sq-big"}),o=i("div",{class:"sq-answer\
s"}),r=i("p",{class:"sq-told"}),c=i("section",{class:"sq-panel"},s,o,r),l=i("span",{}),u=i("button",{class:"sq-together",
type:"button",click:()=>h(null)}),a=i("span",{class:"sq-you"},l,u);function h(p){p===null?t.delete(n):t.set(n,p);try{p===
null?sessionStorage.removeItem(bt+n):sessionStorage.setItem(bt+n,p)}catch{}e()}function f(){try{return t.get(n)??sessionStorage.
getItem(bt+n)}catch{return t.get(n)??null}}function m(p,k){if(!p?.own||!k.views)return k;n=p.own;let{views:g,...d}=k,v=f(),
w=v===null?null:g[Number(v)];if(!w&&v!==Tn)return{...d,phase:"seat"};let E=w?Number(v):null,x={...d,...w};return{...x,phase:x.
check&&x.check.seat!==E?"play":x.phase,answered_last:x.answered_last===E?E:null}}function q({table:p,state:k,say:g}){if(b(
a,{hidden:!p.own||k.phase==="seat"}),!p.own)return;let d=V(p.seats[k.viewer??0].name);y(l,k.viewer===null?g.text("own.wa\
tching"):g.nodes("own.you",{name:d})),y(u,g.text("own.change")),y(s,g.text("own.ask")),y(r,g.text("own.honour")),!(k.phase!==
"seat"||o.lang===g.lang)&&(o.lang=g.lang,y(o,...p.seats.map(({name:v,kind:w},E)=>w==="person"&&i("button",{class:"sq-mai\
n",type:"button",click:()=>h(String(E))},g.nodes("handover.ready",{name:V(v)}))),i("button",{class:"sq-quiet",type:"butt\
on",click:()=>h(Tn)},g.text("own.watch"))))}return{node:c,bar:a,seen:m,update:q,focus:()=>o.firstElementChild?.focus()}}function Ln(e,t,n,s){let o=i("div",{class:"sq-backs","aria-hidden":"true"}),r=i("p",{class:"sq-big"}),c=i("button",{class:"\
sq-main sq-wide",type:"button",click:e}),l=i("div",{class:"sq-owed"}),u=i("button",{class:"sq-quiet",type:"button",click:s}),
a=i("button",{class:"sq-quiet",type:"button",click:n}),h=i("section",{class:"sq-panel sq-handover"},o,r,l,c,i("div",{class:"\
sq-answers"},u,a));function f({table:m,state:q,say:p}){let k=m.seats[q.turn],g=Math.min(q.cards[q.turn]??5,7);o.childElementCount!==
g&&y(o,...Array.from({length:g},(d,v)=>i("i",{style:`--sq-i:${v-(g-1)/2}`}))),b(h,{"aria-label":p.text("handover.pass",{
name:ne(k.name)})}),y(r,p.nodes("handover.pass",{name:V(k.name)})),y(c,p.nodes("handover.ready",{name:V(k.name)})),y(a,p.
text("handover.elsewhere")),y(u,p.text("undo")),b(u,{hidden:!q.can_undo}),y(l,...q.owed.filter(d=>m.seats[d]?.kind==="pe\
rson").map(d=>i("button",{class:"sq-quiet",type:"button",click:()=>t(d)},p.nodes("draw.seat",{name:V(m.seats[d].name)}))))}
return{node:h,update:f,focus:()=>c.focus()}}function _n(e){let t=i("p",{class:"sq-big"}),n=i("p",{class:"sq-told"}),s=i(
"button",{class:"sq-main",type:"button",click:()=>e(!0)}),o=i("button",{class:"sq-quiet",type:"button",click:()=>e(!1)}),
r=i("section",{class:"sq-panel sq-check"},n,t,i("div",{class:"sq-answers"},s,o));function c({table:l,state:u,say:a}){let{
check:h}=u;if(!h)return;let f={by:l.seats[h.by].name,seat:l.seats[h.seat].name},m=h.cell===null?null:l.faces[h.cell];b(r,
{"aria-label":a.text("line.check",{name:ne(f.seat)})}),y(n,a.nodes("check.ask",{name:V(f.by),card:ie(h.card),number:m?ie(
m):h.said})),y(t,a.nodes("line.check",{name:V(f.seat)})),y(s,a.text("check.yes")),y(o,a.text("check.no"))}return{node:r,
update:c,focus:()=>s.focus()}}var no=44;function Cn(e,t){let n=i("div",{class:"sq-medal","aria-hidden":"true"}),s=i("p",
{class:"sq-big"}),o=i("p",{class:"sq-result"}),r=i("p",{class:"sq-saved"}),c=i("button",{class:"sq-quiet sq-wide",type:"\
button",click:e}),l=i("div",{},n,s,o),u=i("section",{class:"sq-panel sq-ending"},l,c,r);function a({table:h,state:f,say:m}){
let{winner:q}=f;b(u,{"data-won":q!==null}),t.parentNode!==u&&l.after(t),q===null?y(n):n.dataset.side!==String(q)&&(y(n,te(
q),He()),n.dataset.side=String(q));let p=h.seats.filter(g=>g.side===q),k=i("span",{});m.list(p.map((g,d)=>`${d}`)).split(
"").forEach((g,d)=>{k.append(d%2===0?g:V(p[Number(g)].name))}),y(s,q===null?m.text("over.nobody"):m.nodes("over.winner",
{n:p.length,names:k})),y(o,...An(h).map(g=>i("span",{class:"sq-tally"},i("span",{class:"sq-token"},te(g)),String(f.made[g]??
0)))),b(o,{role:"img","aria-label":m.text("over.tally",{tally:m.list(An(h).map(g=>String(f.made[g]??0)))})}),y(r,f.saved&&
m.nodes("over.saved",{file:i("code",{},i("bdi",{},f.saved))})),y(c,m.text("over.again"))}return{node:u,update:a,focus:()=>c.
focus()}}var An=e=>[...new Set(e.seats.map(t=>t.side))].sort();function $n(){return i("div",{class:"sq-confetti","aria-h\
idden":"true"},...Array.from({length:no},(e,t)=>i("i",{style:`--sq-x:${t*37%100+.5};--sq-d:${t*53%100};--sq-r:${t*71%360}\
;--sq-c:${t%4}`})))}var so={$:"math",r:"mrow",f:"mfrac",q:"msqrt",k:"mroot",p:"msup",b:"msub",c:"msubsup",u:"munder",t:"mtable",l:"mtr",d:"m\
td",n:"mn",o:"mo",i:"mi",x:"mtext"},Dn='"0.2222em"';function xt(e){let{hand:t=[],hands:n=null,recent:s=[],check:o=null,views:r}=e;
return{...io,...e,hand:t.map(vt),hands:n&&n.map(c=>c.map(vt)),recent:s.map(In),check:o&&In(o),...r&&{views:r.map(oo)}}}var oo=e=>e&&
Object.fromEntries(Object.keys(e).map(t=>[t,xt(e)[t]])),In=e=>({...e,card:e.card&&vt(e.card)});function vt(e){let t=e.mathml?
ro(e.mathml):null,n=e.text??t?.replace(/<[^>]*>/g,"");return{kind:"face",spoken:n,caption:"",suit:null,tries:0,...e,text:n,
mathml:t}}function ro(e){if(e.includes("<math"))return e;let t=[];return e.replace(/<(.)|>|(\d+)|&\w+;|./gsu,(n,s,o)=>{let r=t[0];
if(s)return t.unshift(so[s]??"mo"),s==="s"?`<mo lspace=${Dn} rspace=${Dn}>`:`<${t[0]}>`;if(n===">")return`</${t.shift()}\
>`;if(!r||/^m(n|o|i|text)$/.test(r))return n;let c=o?"mn":/[a-z]/i.test(n)?"mi":"mo";return`<${c}>${n}</${c}>`})}var io=Object.
fromEntries([..."verdict saved ends_in answered_last viewer must solved choosing turns_left winner answers lesson".split(
" ").map(e=>[e,null]),..."sequences owed forfeits unfinished".split(" ").map(e=>[e,[]]),..."can_pass last_round can_undo".
split(" ").map(e=>[e,!1])]);var Rn=900,co=3600;function zn(e){let t=[""],n=[],s=null,o=Rn,r;function c(){t.length===1?l():(t.shift(),s=n[n.length-t.
length],r=setTimeout(c,o)),e()}function l(){clearTimeout(r),t.splice(0,t.length-1),s=null}function u(m){t=[m.chips],n=m.
recent,l()}function a(m,q){clearTimeout(r);let p=Bt(n,q.recent);return t=Ht(m,t[0],q,p),n=q.recent,s=null,o=Math.min(Rn,
co/t.length),t.length>1&&(r=setTimeout(c,o/2)),p}function h({verdict:m}){let q=f().filter(p=>p.cell!==null).pop();return q?
q.cell:m?.tone==="good"?m.cell:null}let f=()=>n.slice(0,n.length-(t.length-1));return{play:a,jump:u,finish:l,chips:()=>t[0],
told:()=>s,running:()=>t.length>1,shown:f,lastCell:h}}var ao={chip:[[330,0,.09]],right:[[523,0,.14],[784,.1,.25]],wrong:[[233,0,.16],[196,.13,.25]],win:[[523,0,.18],[659,.14,
.18],[784,.28,.18],[1047,.42,.6]]},lo=.12;function Hn(){let e=null,t=i("button",{class:"sq-tool",type:"button","aria-pre\
ssed":"false",click:n},I("note"));function n(){e?r():(e=new AudioContext,b(t,{"aria-pressed":"true"}),s("chip"))}function s(c){
if(e)for(let[l,u,a]of ao[c]){let h=new OscillatorNode(e,{type:"triangle",frequency:l}),f=new GainNode(e,{gain:lo}),m=e.currentTime+
u;f.gain.setTargetAtTime(0,m,a/4),h.connect(f).connect(e.destination),h.start(m),h.stop(m+a*2)}}function o(c,l){b(t,{"ar\
ia-label":c.text("sound"),title:c.text("sound"),hidden:l.sound===!1}),l.sound===!1&&r()}function r(){e?.close(),e=null,b(
t,{"aria-pressed":"false"})}return{node:t,play:s,update:o,stop:r}}function jn(e,t){if(!e||e.phase==="start"||t.phase==="\
over"||Pn(e)===Pn(t))return null;let n=t.verdict?.tone;return n==="good"?"right":n==="wrong"||n==="reveal"?"wrong":e.chips===
t.chips?null:"chip"}var Pn=({chips:e,turn:t,verdict:n,hand:s})=>JSON.stringify([e,t,n?.tone,n?.cell,s.map(({id:o,tries:r})=>[
o,r])]);var uo=/[\u00ad\u2066-\u2069]/g;function Bn(){let e=window.speechSynthesis,t=!1,n="en",s=i("button",{class:"sq-tool",type:"\
button",hidden:!e,"aria-pressed":"false",click:o},I("speaker"));function o(){t=!t,b(s,{"aria-pressed":String(t)}),t?r(s.
title):e?.cancel()}function r(c){let l=c.replace(uo,"").trim();if(!t||!e||!l)return;e.cancel();let u=new SpeechSynthesisUtterance(
l);u.lang=n,e.speak(u)}return{node:s,speak:r,update(c){n=c.lang,b(s,{"aria-label":c.text("speech"),title:c.text("speech")})},
stop(){t&&e?.cancel()}}}function Fn({speech:e,sound:t,onHelp:n,onKeep:s,onCode:o,onLanguage:r}){let c=i("button",{class:"sq-tool",type:"button",
click:o},I("letter")),l=i("button",{class:"sq-tool sq-keep",type:"button",click:s},I("keep")),u=i("button",{class:"sq-to\
ol",type:"button",click:n},I("help")),a=st(r),h=i("div",{class:"sq-tools"},u,t.node,e.node,l,c,a.node);function f({say:m,
table:q,ui:p}){b(c,{"aria-label":m.text("code.title"),title:m.text("code.title"),"aria-expanded":String(p.coding)}),b(l,
{"aria-label":m.text("keep.title"),title:m.text("keep.title")}),a.update(m),b(u,{"aria-label":m.text("help.title"),title:m.
text("help.title")}),e.update(m),q&&t.update(m,q)}return{node:h,update:f,take:m=>u.after(m),focusCode:()=>c.focus(),focusKeep:()=>l.
focus()}}function Kn(e){let t=i("input",{class:"sq-input",inputmode:"numeric",maxlength:4,autocomplete:"off"}),n=i("button",{class:"\
sq-main",type:"submit"}),s=i("p",{}),r=i("form",{class:"sq-printed",novalidate:!0,submit:l=>{l.preventDefault(),/^\d+$/.
test(t.value.trim())&&e(Number(t.value)),t.value=""}},t,n,s);function c({table:l,state:u,say:a}){let{turn:h}=u,f=l.seats.
length;b(t,{"aria-label":a.text("printed.label"),placeholder:a.text("printed.label")}),y(n,a.text("printed.show"));let m=[
1,2,3].map(q=>h+1+(q-1)*f).join(", ");y(s,a.nodes("printed.pile",{name:V(l.seats[h].name),numbers:m}))}return{node:r,update:c}}function Un({hand:e,own:t,actions:n,code:s,result:o,act:r,known:c,onCode:l}){let u=Ln(()=>r("ready"),g=>r("draw",{seat:g}),
()=>l(!0),()=>r("undo",{seat:c.state?.viewer??null})),a=_n(g=>r("check",{seat:c.state?.check?.seat,agrees:g})),h=Cn(()=>r(
"again"),o.node),f={seat:t,handover:u,check:a,over:h},m=Kn(g=>r("card",{seat:c.state?.viewer,number:g})),q=i("div",{class:"\
sq-tray"});function p(g){let{table:d,state:v,say:w,ui:E}=c;if(!d||!v)return!1;let x=me(g)!==null,N={table:d,state:v,say:w};
t.update(N),d.printed&&m.update(N),v.phase==="handover"&&u.update(N),v.phase==="check"&&a.update(N),v.phase==="over"&&h.
update(N);let _=f[v.phase],S=E.coding?[s]:E.keeping&&v.phase!=="over"?[o.node]:_?[_.node]:d.printed?[m.node,e.node,n]:[e.
node,n];return S[0]===q.firstElementChild?!1:(y(q,...S),x&&!E.coding)}function k(g){(c.ui.keeping?o:f[c.state?.phase??""]??
e).focus(g)}return{node:q,update:p,focus:k}}var fo=2500,po=100,Gn=["table","state","texts"];function Vn(e,t){let n=hn(),{ui:s}=n,o=Number.NaN,r="null",c=Number.NaN,
l,u,a=Jt(t.ownerDocument),h=Bn(),f=Hn(),{announce:m,node:q}=Wt(h.speak),p=i("div",{class:"sq-root"},q),k=Ge(p,t.ownerDocument),
g=zn(()=>{g.told()&&f.play("chip"),qe()}),d=xn(e,{seq:()=>n.state?.seq??0,onStatus:qe,onReply:le,onNews:M=>x.onNews(M)}),
v=ln({known:n,link:d,clock:a,replay:g,announce:m,speak:h.speak,draw:qe,wait:it,onKept:()=>x.onKept()}),{act:w,canAct:E}=v,
x=mn({known:n,isLost:()=>d.status()==="lost",act:w,hint:v.hint,draw:qe,onClose:()=>fe(n)&&Q.focusKeep()}),N=Ve(),_=Be(v.
onCell),S=rn(Z),$=Vt({...v,onOpen:ue}),D=En({onStart:(M,H)=>w("start",{players:M,options:H,lang:n.say.lang,utc_offset:-new Date().
getTimezoneOffset()}),onReceive:M=>w("receive",{code:M}),onResume:M=>w("resume",{game:M}),onKeep:x.onLeft,onLanguage:v.onLanguage,
onCode:()=>he(!0)}),O=Yt({onReceive:M=>w("receive",{code:M}),onCopied:M=>v.hint(M?"code.copied":"code.not_copied"),onClose:()=>he(
!1)}),R=On(()=>{o=Number.NaN,F()}),P=Un({hand:S,own:R,actions:$.node,code:O.node,result:x,act:w,known:n,onCode:he}),U=Mn(
()=>w("helped",{seat:n.state?.answered_last})),Y=Nn(()=>d.send("hello"),x.keep),W=en(()=>d.send("hello")),re=nn(M=>w("pe\
nalty",{side:M})),Q=Fn({speech:h,sound:f,onHelp:()=>v.hint("help.text"),onKeep:x.keep,onCode:()=>he(!s.coding),onLanguage:v.
onLanguage}),T=sn({own:R.bar,bell:W.node,talk:re.node,tools:Q.node}),L=i("div",{class:"sq-game"},N.node,_.node,U.node,P.
node,T.node);t.append(p);let B=We(p,t),X=Ke(p,rt),j=Qt(S.node,{cardOf:M=>S.buttonOf(M),cellOf:M=>_.indexOf(M),onTake:M=>v.
onTake(n.state?.hand[S.indexOf(M)]),onDrop:v.onCell}),A=()=>{d.alive(),queueMicrotask(F)};for(let M of Gn)e.on(`change:${M}`,
A);function F(){let M=e.get("texts")??{};M!==n.texts&&Object.assign(n,{texts:M,say:we(M)}),n.table=e.get("table")??null;
let H=e.get("state")??null,J=H&&R.seen(n.table,xt(H));if(J&&n.state&&J.seq<n.state.seq)return;J?.answers&&d.done(J.answers);
let ce=JSON.stringify(J),ee=J!==null&&ce!==r,ge=C()&&_.indexOf(me(p))>=0;ee&&z(J,n.table?.deal!==o),r=ce,qe(),ee&&ge&&se(
n)&&K()}function z(M,H){let{say:J,table:ce,state:ee}=n;if(n.state=M,o=ce?.deal??Number.NaN,!ce||M.phase==="start"){Object.
assign(s,{coding:!1,hint:null});return}let ge=ee&&!H?g.play(ce,M):[];(!ee||H||gt())&&g.jump(M),gn(n,M),H&&x.onDeal(),bn(
ee,M)&&(s.hint={tone:"info",text:J.text("helped.done"),cell:null}),O.clear(),pe(M.verdict),M.verdict?.tone!=="hint"&&a.restart();
let be=s.hint??M.verdict,Oe=jn(ee,M);Oe&&!(Oe==="chip"&&g.running())&&f.play(Oe),m([...ge.map(Wn=>Ie(J,ce,Wn)),be?.spoken??
be?.text??"",xe(n)])}function le(M){M.safe&&x.onSafe(M.safe),v.onReply(M)}function pe(M){clearTimeout(l),s.wrong=M&&M.tone!==
"good"?M.cell:null,s.wrong!==null&&(l=setTimeout(()=>{s.wrong=null,qe()},fo))}let C=()=>me(p)?.matches(":focus-visible")??
!1;function K(){se(n)&&ke(n)&&!s.open&&!n.state?.choosing?_.focusOpen():se(n)&&n.state?.choosing?$.focus():P.focus()}function Z(M){
let H=C();v.onCard(M),H&&s.selected===M.id&&!s.open&&!d.busy()&&K()}function ue(M){let H=me(p);v.onOpen(M)&&!M&&H&&S.focus()}
function he(M){let H=me(p);v.onCode(M);let J=fe(n);M?O.focus(J):H&&J?Q.focusCode():H&&D.focusCode()}function rt(M,H){if(M.
key==="Escape"){if(s.coding)he(!1);else if(s.keeping)x.close();else if(s.open)ue(null),m([xe(n)]);else if(v.onBack())!s.
selected&&_.indexOf(H)>=0&&S.focus();else if(!k.leave())return Ue(p),!1;return!0}return Rt(M.key,H,_,S)}function kt(M,H){
let{say:J}=n,ce=g.chips(),ee=d.status()!=="lost",ge=se(n)&&ee,be=se(n)?ke(n):null,Oe=P.update(p);b(L,{"data-phase":H.phase,
"data-mine":se(n),"data-removing":be?.kind==="remove"}),N.update({table:M,state:H,say:J}),O.update({say:J,code:s.code,playing:!0,
canAct:E(),refusal:""}),x.update(),_.update({table:M,state:H,say:J,chips:ce,sequences:jt(M,H,ce),last:g.lastCell(H),selected:be,
asked:s.asked,confirm:s.confirm,wrong:s.wrong,canAct:ge,line:cn(n)}),ye(n)?S.update({state:{...H,must:null,solved:null},
say:J,selected:be,canAct:ee}):S.update({state:H,say:J,selected:be,canAct:ge}),$.update({table:M,state:H,say:J,selected:be,
canAct:ge,open:s.open,announced:s.announced,mine:se(n)}),Q.update(n),W.update(H,J),re.update(M,H,J),U.update(n,g.told()),
T.update(n,g.shown()),Ne(H),Oe&&P.focus(0)}function Ne(M){M.phase!=="over"||g.running()||c===o||(c=o,M.winner!==null&&f.
play("win"),M.winner!==null&&!gt()&&L.append($n()))}function Te(){let M=s.hint?.text??"";D.update({say:n.say,state:n.state,
canAct:E(),refusal:M,coding:s.coding||x.isOpen(),left:x.offers()}),O.update({say:n.say,code:null,playing:!1,canAct:E(),refusal:M}),
s.coding?O.node.parentNode!==D.node&&D.node.append(O.node):O.node.remove(),x.update(),x.isOpen()?x.node.parentNode!==D.node&&
D.node.append(x.node):x.node.remove()}function it(){b(p,{"data-busy":d.busy()}),clearTimeout(u),u=setTimeout(qe,po)}function qe(){
clearTimeout(u),S.prepare(p,n.state?.hand??[]);let M=me(p),{table:H,state:J,say:ce}=n,ee=fe(n)?L:D.node;if(b(p,{lang:ce.
lang,"data-printed":H?.printed??!1,"data-link":d.status(),"data-busy":d.busy()}),Y.update(d.status(),ce,x.has()),k.update(
ce),ee===L?kt(H,J):Te(),ee.parentNode!==p){let ge=ee===L?D.node:L,be=ee===L&&ge.parentNode===p;ge.remove(),p.append(ee),
(ee===L?U.node:D.node).append(Y.node),(ee===L?Q:D).take(k.node),be&&p.scrollIntoView({block:"nearest"})}M&&!me(p)&&ee===
L&&!s.coding&&K()}return F(),d.send("hello",{games:x.ids(),...n.state?.phase==="start"?{code:Xt()}:{}}),()=>{g.finish(),
clearTimeout(l),clearTimeout(u);for(let M of Gn)e.off(`change:${M}`,A);for(let M of[d,a,h,f,W,k])M.stop();X(),j(),B(),p.
remove()}}var Vc={render({model:e,el:t}){return e.get("moments")?Gt(e,t):Vn(e,t)}};export{Vc as default};
