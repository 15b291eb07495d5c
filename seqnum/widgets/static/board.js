var Qn="http://www.w3.org/2000/svg";function b(e,t){for(let[n,s]of Object.entries(t))if(typeof s=="function")e.addEventListener(
n,s);else if(s==null||s===!1)e.removeAttribute(n);else{let o=s===!0?"":String(s);e.getAttribute(n)!==o&&e.setAttribute(n,
o)}}function i(e,t={},...n){let s=document.createElement(e);return b(s,t),y(s,...n),s}function y(e,...t){if(t.length===1&&
typeof t[0]=="string")return K(e,t[0]);e.replaceChildren(...t.filter(n=>n||n===""))}function be(){let e;return(t,n)=>{let s=JSON.
stringify(t);s!==e&&(e=s,n())}}function ae(e,t,...n){let s=document.createElementNS(Qn,e);return b(s,t),s.append(...n),s}
function K(e,t){e.textContent!==t&&(e.textContent=t)}function ve(e){let t=e.getRootNode().activeElement;return t&&e.contains(
t)?t:null}function se(e,t){b(e,{"aria-disabled":t?"true":null})}var yt=40,qt=1.1,es=.3;function Re(e,t,n=()=>{}){let s=new Set;function o(){let r=[...s].filter(a=>e.contains(a));r.forEach(
a=>a.classList.add("sq-measured"));let c=r.map(St);r.forEach(a=>a.classList.remove("sq-measured")),r.forEach((a,u)=>{let l=c[u];
l&&(s.delete(a),t(a,l))}),r.length&&n()}return new ResizeObserver(o).observe(e),{add:r=>{s.add(r)},fit:o}}function wt(e,t){
t.forEach(o=>o.classList.add("sq-measured"));let n=i("div",{class:"sq-probe","aria-hidden":"true"},...t);e.append(n);let s=t.
map(St);return n.remove(),s}function St(e){let t=u=>u.offsetWidth/yt;if(e.offsetWidth===0)return null;let n=e.offsetHeight/
yt/e.getBoundingClientRect().height,s=u=>Math.max(qt,u.getBoundingClientRect().height*n),o=u=>s(u)+(u.querySelector("mfr\
ac")?es:0),r=[...e.querySelectorAll(".sq-piece")],c=u=>[...u.querySelectorAll(".sq-piece")].map(t),a=[...e.querySelectorAll(
".sq-clause")].map(c);return{clauses:a.length?a:[[t(e)]],heights:r.length?r.map(u=>u.firstElementChild?o(u.firstElementChild):
qt):[s(e)],isAmount:r.length>0&&!e.querySelector("math")}}function Ie(e,t,n){let s=Math.max(...e.flat());for(;ts(s,e,n)>
t;)s*=1.03;return s}function ts(e,t,n){let s=0,o=e;for(let r of t){let c=r.reduce((a,u)=>a+n+u,-n);c>e&&(o=e);for(let a of c>
e?r:[c])o+n+a>e?[s,o]=[s+1,a]:o+=n+a;c>e&&(o=e)}return s}function Et(e,t){let n=[],s=e;return t.forEach((o,r)=>{s+o>e?[n[n.
length],s]=[[r],o]:(n[n.length-1].push(r),s+=o)}),n}var ns={wide:.85,high:.72},ss={wide:.94,high:.88},Nt=.26,os=1.2,rs=4,is=.35,cs=.8,as=.97,Tt=.23,ls={wide:.9,high:.84};function Ot(e,t){
let n=us(t),s=Mt(n,ds,t.isAmount),o=Mt(n,fs,t.isAmount);e.style.setProperty("--sq-fit",String(s.size)),e.style.setProperty(
"--sq-column",String(s.width)),e.style.setProperty("--sq-fit-chip",String(o.size)),e.style.setProperty("--sq-column-chip",
String(o.width)),e.toggleAttribute("data-beyond",o.isBeyond)}function us({clauses:e,heights:t}){return Array.from({length:Math.
min(rs,e.flat().length)},(n,s)=>{let o=Ie(e,s+1,0),r=Et(o,e[0]).reduce((c,a)=>c+Math.max(...a.map(u=>t[u])),0);return{width:o,
height:r}})}function Mt(e,t,n){return e.map(({width:s,height:o})=>({...t(s,o),width:s})).reduce((s,o)=>o.size>s.size*(s.
size<Tt?1:os)&&!(n&&s.size>=Nt)?o:s)}function ds(e,t){return{size:Math.max(ct(ns,e,t),Math.min(Nt,ct(ss,e,t))),isBeyond:!1}}
function fs(e,t){let n=t-is,s=Math.min(cs/Math.hypot(e,n),as/(e+n)),o=Math.min(Tt,ct(ls,e,t));return{size:Math.max(s,o),
isBeyond:o>s}}function ct({wide:e,high:t},n,s){return Math.min(e/n,t/s)}var ps="http://www.w3.org/1998/Math/MathML",ms=new Set("math mrow mn mo mi mtext ms mspace mfrac msqrt mroot msup msub m\
subsup mover munder munderover mtable mtr mtd mpadded mphantom mstyle".split(" ")),hs=new Set("mathvariant stretchy form\
 lspace rspace width height depth linethickness displaystyle scriptlevel accent".split(" "));function ie({mathml:e,text:t,
suit:n}){return n?i("span",{class:"sq-playing","data-suit":n},i("span",{},t.slice(0,-1)),i("span",{class:"sq-pip-sign"},
t.slice(-1))):e&&vs(e)||i("span",{},t)}function _t(e){let[t,...n]=e.mathml&&!e.suit?$t(e.mathml):[],s=t instanceof Element&&
!n.length?bs(t).map(r=>Ae("math",...r)):gs(e.text);if(s.length<2)return ie(e);let o=s.map(r=>i("span",{class:"sq-piece"},
r));return i("span",{class:"sq-terms sq-clause","aria-hidden":"true"},...o.flatMap((r,c)=>c?[i("wbr",{}),r]:[r]))}function gs(e){
if(!/\d/.test(e))return[];let t=(e.match(At)??[]).length>1||/[$£€]/.test(e);return e.split(/(?<=\u00a0)/).flatMap(n=>t?
n.split(At):n)}var At=/(?<=\d[.,\u202f])(?=\d{3}(?!\d))/g;function bs(e){if((e.textContent??"").length<Rt)return[];let t=[
[]];for(let n of Ct(e)){let s=t[t.length-1],o=n.localName==="mo"&&/^[+−]$/.test(n.textContent??"");(at(n)&&s.length>0&&
s.every(a=>at(a)||a.localName==="mo")||o&&s.length)&&t.push([]);let c=Le(n);o&&t.length>1&&c.setAttribute("form","infix"),
t[t.length-1].push(c)}return t}function Ct(e){return[...e.children].flatMap(t=>t.localName==="mrow"&&!at(t)?Ct(t):[t])}var at=e=>e.
localName==="mrow"&&e.firstElementChild?.localName==="mo"&&(e.firstElementChild.textContent??"")==="(";function vs(e){let t=$t(
e);return t.length===0?null:t.length===1&&t[0]instanceof Element?qs(Le(t[0])):ys(xs(t))}function xs(e){let t=[[]],n=!0;for(let s of e){
let o=()=>t[t.length-1],r=()=>o()[o().length-1];if(s instanceof Element){let c={text:"",math:s};r()&&(!n||ks(s)&&!r().some(
({math:a})=>a))?r().push({text:n?Es:""},c):o().push([c]),n=!1;continue}for(let c of(s.textContent??"").split(/(\s+)/)){if(/^\s*$/.
test(c)){c&&r()&&/[,;:…]$/.test(r()[r().length-1].text)&&t.push([]),n||=c!=="";continue}!n&&r()?r().push({text:c}):o().
push([{text:c}]),n=!1}}return t.filter(s=>s.length)}var ks=e=>!e.querySelector("mtable")&&(e.textContent??"").length<Rt;
function ys(e){let t=e.map(n=>{let s=n.map(o=>i("span",{class:"sq-piece"},...o.map(({text:r,math:c})=>c?Le(c):r)));return i(
"span",{class:"sq-clause"},...s.flatMap((o,r)=>r?[" ",o]:[o]))});return i("span",{class:"sq-phrase","aria-hidden":"true"},
...t.flatMap((n,s)=>s?[" ",n]:[n]))}function $t(e){let n=[...new DOMParser().parseFromString(`<p>${e}</p>`,"application/\
xml").documentElement.childNodes];return n.every(s=>!(s instanceof Element)||s.localName==="math")?n:[]}function qs(e){return e.
setAttribute("aria-hidden","true"),e}function Le(e){let t=e.querySelector(Ss)!==null;if(t&&e.localName==="msqrt")return Lt(
"root",...e.children);let n=e.localName==="mrow"&&t&&ws[e.firstElementChild?.textContent??""];if(n)return Lt(n,...[...e.
children].filter(o=>o.localName!=="mo"||!/^[()|{]$/.test(o.textContent??"")));let s=Ae(e.localName);for(let{name:o,value:r}of e.
attributes)hs.has(o)&&s.setAttribute(o,r);e.textContent==="∫"&&s.setAttribute("class","sq-integral");for(let o of e.childNodes)
o instanceof Element?s.append(Le(o)):o.nodeType===Node.TEXT_NODE&&s.append(o.textContent??"");return s}function Lt(e,...t){
let n=t.map(Le),s=n.length===1&&n[0].localName==="mtable"?n[0]:Ae("mtable");return n.includes(s)||s.append(Ae("mtr",Ae("\
mtd",...n))),s.setAttribute("class",`sq-fenced-${e}`),s}function Ae(e,...t){let n=document.createElementNS(ps,ms.has(e)?
e:"mtext");return n.append(...t),n}var ws={"(":"round","|":"straight","{":"left"},Ss="mfrac, mtable";function Dt(e){if(lt(
e))return Array.from(e.replaceAll(It,"")).length*.9;let t=e.replace(/(\d+)\/(\d+)/g,(s,o,r)=>o.length>r.length?o:r);return Array.
from(t.replaceAll(" ","")).length+.4*(t.length-t.replaceAll(" ","").length)}var Rt=7,Es=" ",It="­",lt=e=>new RegExp("^\
\\p{L}{3,}","u").test(e);function zt(e){let t=e.split(It);return Math.max(4.9,...t.map((n,s)=>n.length*.95+(s<t.length-1?
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
8.5 7z",back:"M16 5l-9 7 9 7z",next:"M8 5l9 7-9 7z",last:"M18 5v14M5 5l8.5 7L5 19z"};function Q(e){let t=ut[e%ut.length];
return ae("svg",{class:`sq-chip sq-side${e%ut.length}`,viewBox:"0 0 100 100","aria-hidden":"true"},ae("path",{class:"sq-\
chip-edge",d:t,transform:"translate(0 5)"}),ae("path",{class:"sq-chip-body",d:t}),ae("path",{class:"sq-chip-rim",d:t,transform:"\
translate(50 50) scale(.83) translate(-50 -50)"}))}function I(e){return ae("svg",{class:"sq-icon",viewBox:"0 0 24 24","a\
ria-hidden":"true"},ae("path",{d:Ns[e]}))}var _e=e=>I(Ms[e]);function ze(){return ae("svg",{class:"sq-star",viewBox:"0 0\
 100 100","aria-hidden":"true"},ae("path",{d:"M50 12l11.2 24.6 26.8 3-19.9 18.2 5.4 26.5L50 71 26.5 84.3l5.4-26.5L12 39.\
6l26.8-3z"}))}var dt=60;function we(e){let t=String(e.lang??"en"),n=new Intl.PluralRules(t),s=new Intl.ListFormat(t,{type:"conjunction"});
function o(a,u){let l=e[a]??a;return typeof l=="string"?l:l[n.select(Number(u.n))]??l.other}function r(a,u={}){return o(
a,u).replace(/\{(\w+)\}/g,(l,g)=>String(u[g]??""))}function c(a,u){let l=document.createDocumentFragment();return o(a,u).
split(/\{(\w+)\}/).forEach((g,f)=>{if(f%2===0)l.append(g);else{let m=u[g]??"";l.append(m instanceof Node?m:String(m))}}),
l}return{lang:t,text:r,nodes:c,list:a=>s.format(a)}}function Pt(e){let t=Array.from(String(e).slice(0,4*dt));return t.length>
dt?`${t.slice(0,dt).join("")}…`:t.join("")}function U(e){return i("bdi",{class:"sq-name"},Pt(e))}function ee(e){return`\
⁨${Pt(e)}⁩`}function Pe(e){return e.split(/\^(\([^()]*\)|−?[\p{L}\d.,]*[\p{L}\d])/u).map((n,s)=>s%2?i("sup",{},n.replace(
/^\((.*)\)$/,"$1")):n)}function Ce(e,t,n){return e.list(t.filter(s=>s.side===n).map(s=>ee(s.name)))}function He(e,t,n){return n===
null?e.text("over.nobody"):e.text("over.winner",{n:t.filter(s=>s.side===n).length,names:Ce(e,t,n)})}function je(e){let t=ae("svg",{class:"sq-bands","aria-hidden":"true",preserveAspectRatio:"none"}),n=i("div",{class:"sq-g\
rid",role:"grid"}),s=i("div",{class:"sq-board"},n,t),o=[],r=[],c=null,a="",u="",l="",g=0,f=1,m=Re(s,Ot);function q(d){if(d===
c)return;c=d;let v=JSON.stringify([d.deal,d.rows,d.cols,d.faces]);if(v===a)return;a=v,f=d.cols,u="",r=[],l="-",g=d.faces.
findIndex(E=>E!==null),s.style.setProperty("--sq-rows",String(d.rows)),s.style.setProperty("--sq-cols",String(d.cols)),s.
style.setProperty("--sq-ratio",String(d.cols/d.rows)),b(t,{viewBox:`0 0 ${d.cols} ${d.rows}`}),o=d.faces.map((E,x)=>{let N=i(
"button",{type:"button",class:"sq-space",click:()=>e(x)});if(E===null)y(N,i("span",{class:"sq-face"},ze()));else{let L=i(
"span",{class:"sq-face"},_t(E));y(N,L),N.style.setProperty("--sq-len",String(zt(E.text)));let S=!E.suit&&!lt(E.text);b(N,
{"data-suit":E.suit??null,"data-number":S}),S&&m.add(L)}return b(N,{"data-free":E===null}),N.addEventListener("focus",()=>p(
x)),N});let w=[];for(let E=0;E<d.rows;E+=1){let x=o.slice(E*d.cols,(E+1)*d.cols);w.push(i("div",{role:"row",class:"sq-ro\
w"},...x.map(N=>i("div",{role:"gridcell",class:"sq-cell"},N))))}y(n,...w),m.fit(),o.forEach((E,x)=>b(E,{tabindex:x===g?0:
-1}))}function p(d){d!==g&&(b(o[g],{tabindex:-1}),g=d,b(o[g],{tabindex:0}))}function k(d){let{table:v,state:w,say:E,chips:x,
sequences:N,selected:L}=d;q(v),b(n,{"aria-label":E.text("board")});let S=new Set(N.flatMap(O=>O.cells)),C=u!=="",$=E.lang+
JSON.stringify(v.seats);o.forEach((O,z)=>{let P=Se(x,z),F=Se(u,z);(P!==F||u==="")&&(O.querySelector(".sq-chip")?.remove(),
P!==null&&O.prepend(Q(P)),b(O,{"data-side":P,"data-new":C&&P!==null,"data-gone":C&&P===null&&F!==null}));let G={"data-lo\
cked":S.has(z),"data-last":d.last===z,"data-asked":d.asked===z,"data-confirm":d.confirm===z,"data-wrong":d.wrong===z,"da\
ta-line":d.line.includes(z),"data-out":L!==null&&Be(L,w,v,x,S,z)!==null},T=!d.canAct||G["data-out"],A=[P,T,...Object.values(
G)].join()+$;r[z]!==A&&(r[z]=A,b(O,{"aria-label":Ts(d,z,P,G["data-locked"],G["data-last"]),...G}),se(O,T))}),u=x,h(N,v,w)}
function h(d,v,w){let E=JSON.stringify([d,w.winner]);if(E===l)return;let x=l==="-"?null:t.childElementCount;l=E,t.replaceChildren(
...d.map(({side:N,cells:L},S)=>{let $=`M${[Math.min(...L),Math.max(...L)].map(O=>`${O%v.cols+.5} ${Math.floor(O/v.cols)+
.5}`).join("L")}`;return ae("g",{class:`sq-band sq-side${N%3}`,"data-new":x!==null&&S>=x,"data-won":w.winner===N},ae("pa\
th",{class:"sq-band-edge",d:$}),ae("path",{class:"sq-band-body",d:$}))}))}return{node:s,update:k,count:()=>o.length,columns:()=>f,
indexOf:d=>o.indexOf(d),focusOpen(){let d=v=>v&&!v.getAttribute("aria-disabled");this.focus(d(o[g])?g:Math.max(0,o.findIndex(
d)))},focus(d=g){p(d),o[d]?.focus()}}}function Se(e,t){let n=e[t];return n===void 0||n==="."?null:Number(n)}function Be(e,t,n,s,o,r){
if(n.faces[r]===null)return"hint.free";let c=Se(s,r);return e.kind==="remove"?c===null?"hint.nothing_there":c===n.seats[t.
turn]?.side?"hint.own_chip":o.has(r)?"hint.locked":null:c===null?null:n.replaces&&c!==n.seats[t.turn]?.side?o.has(r)?"hi\
nt.locked":null:!n.asks||e.kind==="wild"?"hint.taken":"hint.taken_number"}function Ht(e,t,n){let s=new Set(t.sequences.flatMap(
o=>o.cells));return n.faces.some((o,r)=>Be(e,t,n,t.chips,s,r)===null)}function Ts({table:e,say:t},n,s,o,r){let c=e.faces[n],
a={row:Math.floor(n/e.cols)+1,col:n%e.cols+1,face:c?.spoken??""};if(c===null)return t.text("cell.free",a);if(s===null)return t.
text(r?"cell.open_last":"cell.open",a);let u=o?"cell.locked":"cell.chip";return t.text(r?`${u}_last`:u,{...a,names:Ce(t,
e.seats,s)})}var Os=new Set(["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End"]);function Ke(e,t){function n(o){let r=o.composedPath()[0];
if(!(!r.nodeType||!e.contains(r))&&!(o.ctrlKey||o.altKey||o.metaKey||o.key==="Tab")){if(o.key==="Escape"){if(!t(o,r))return;
o.preventDefault()}else Os.has(o.key)&&!As(r)&&t(o,r)&&o.preventDefault();o.stopPropagation()}}let s=e.ownerDocument.defaultView;
return s?.addEventListener("keydown",n,!0),()=>s?.removeEventListener("keydown",n,!0)}function As(e){return e.matches("i\
nput, select, textarea")}function Fe(e,t,n,s){let o=t%n,r=t-o,c=Math.min(r+n,s)-1;switch(e){case"ArrowLeft":return Math.
max(r,t-1);case"ArrowRight":return Math.min(c,t+1);case"ArrowUp":return t-n<0?t:t-n;case"ArrowDown":return t+n>=s?t:t+n;case"\
Home":return r;default:return c}}function jt(e,t,n,s){let o=n.indexOf(t),r=s.indexOf(t);return o>=0?n.focus(Fe(e,o,n.columns(),
n.count())):r>=0&&s.focus(Fe(e,r,e==="ArrowUp"||e==="ArrowDown"?s.columns():s.count(),s.count())),o>=0||r>=0}function Ue(e){
let t=e.parentNode;for(;t;){let s=t;if(s.hasAttribute?.("tabindex")){s.focus();return}t=s.host??t.parentNode}let{activeElement:n}=e.
getRootNode();n?.blur()}function Ft(e,t){return t.kind!=="place"?`move.${t.kind}`:!e.asks||!t.card?"move.place_plain":t.card.kind==="wild"?"move\
.wild":"move.place"}function Ee(e,t,n){let s=n.cell===null?null:t.faces[n.cell];return e.nodes(Ft(t,n),{name:U(t.seats[n.
seat]?.name??""),card:n.card?ie(n.card):"",number:s?ie(s):""})}function $e(e,t,n){let s=Ft(t,n),o=n.cell===null?null:t.faces[n.
cell];return e.text(s.startsWith("move.place")||s==="move.wild"?s.replace("move.","heard."):s,{name:ee(t.seats[n.seat]?.
name??""),card:n.card?.spoken??"",number:o?.spoken??""})}function Kt(e,t,n,s){let o=[],r=n.chips;for(let c of[...s].reverse()){
if(o.unshift(r),c.cell===null)continue;let a=Se(t,c.cell),u=c.kind==="place"&&a===e.seats[c.seat]?.side?".":String(a??".");
r=r.slice(0,c.cell)+u+r.slice(c.cell+1)}return[r,...o]}function Ut(e,t,n){return t.sequences.filter(({side:s,cells:o})=>o.
every(r=>e.faces[r]===null||Se(n,r)===s))}function Gt(e,t){return t.length<e.length&&t.every((o,r)=>Bt(o,e[r]))?[]:e.every(
(o,r)=>Bt(o,t[r]))?t.slice(e.length):t}var Bt=(e,t)=>e.seat===t?.seat&&e.kind===t.kind&&e.cell===t.cell;var Vt={width:1280,height:680};function Ge(e,t){let n=t.defaultView,s=i("button",{class:"sq-tool",type:"button","aria-pr\
essed":"false",click:r},I("grow")),o=!1;function r(){o?a():c()}async function c(){o=!0;try{await e.requestFullscreen()}catch{
e.popover="manual",e.showPopover()}l(),s.focus()}function a(){o=!1,u()&&t.exitFullscreen(),e.removeAttribute("popover"),
l(),s.focus()}let u=()=>e.getRootNode().fullscreenElement===e;function l(){let p=Math.max(1,Math.min(n.innerWidth/Vt.width,
n.innerHeight/Vt.height));b(s,{"aria-pressed":String(o)}),b(e,{"data-large":o}),e.style.setProperty("zoom",o?String(p):""),
e.style.setProperty("--sq-tall",o?`${Math.floor(n.innerHeight/p)-28}px`:"")}let g=!1,f=()=>{g&&!u()&&o&&a(),g=u()},m=()=>o&&
l(),q=p=>o&&p.key==="Escape"&&!p.composedPath().includes(e)&&a();return t.addEventListener("fullscreenchange",f),n.addEventListener(
"resize",m),n.addEventListener("keydown",q),{node:s,leave(){if(o)a();else return!1;return!0},update(p){b(s,{"aria-label":p.
text("screen"),title:p.text("screen")})},stop(){t.removeEventListener("fullscreenchange",f),n.removeEventListener("resiz\
e",m),n.removeEventListener("keydown",q)}}}function Ve(){let e=i("ul",{class:"sq-seats"}),t=be();function n({table:o,state:r,say:c}){let{phase:a,turn:u,made:l,cards:g,
winner:f}=r;t([o.seats,o.goals,o.to_win,a,u,l,g,f,c.lang],()=>s({table:o,state:r,say:c}))}function s({table:o,state:r,say:c}){
b(e,{"aria-label":c.text("players"),"data-count":o.seats.length}),y(e,...o.seats.map((a,u)=>{let l=r.made[a.side]??0,g=r.
phase!=="over"&&u===r.turn,f=c.text("seat.cards",{n:r.cards[u]??0}),m=o.goals[a.side]??o.to_win,q=c.text("seat.made",{n:l,
goal:m}),p=a.kind==="person"?null:c.text(`seat.${a.kind}`),k=[p,g?c.text("seat.to_move"):null,f,q].filter(h=>h!==null);return i(
"li",{class:`sq-seat sq-side${a.side%3}`,"aria-current":g?"true":null,"data-won":r.winner===a.side},i("span",{class:"sq-\
token",title:p},Q(a.side),p&&I("robot")),i("span",{class:"sq-who"},U(a.name),i("span",{class:"sq-hidden"},c.list(k)),i("\
span",{class:"sq-pips",title:q,"aria-hidden":"true"},...Ls(l,m))))}))}return{node:e,update:n}}function Ls(e,t){return Array.
from({length:Math.max(e,t)},(n,s)=>i("i",{class:s<e?"sq-pip sq-pip-full":"sq-pip"}))}var Wt="(prefers-color-scheme: dark)";function _s(e){let t=e.getAttribute("data-jp-theme-light");if(t!==null)return t===
"false";let n=e.getAttribute("data-theme")??e.getAttribute("theme");if(n==="dark"||n==="light")return n==="dark";let{classList:s}=e;
return["dark","vscode-dark","vscode-high-contrast"].some(o=>s.contains(o))?!s.contains("vscode-high-contrast-light"):["l\
ight","vscode-light","vscode-high-contrast-light"].some(o=>s.contains(o))?!1:null}function Cs(e){let t=e.ownerDocument,n=[];
for(let o=e;o;o=o.host??o.parentNode)n.push(o);for(let o of[...n,t.body,t.documentElement]){let r=o?.nodeType===Node.ELEMENT_NODE?
_s(o):null;if(r!==null)return r}let s=getComputedStyle(t.documentElement).colorScheme;return s.includes("dark")&&(!s.includes(
"light")||matchMedia(Wt).matches)}function We(e,t){let n=t.ownerDocument,s=matchMedia("print"),o=matchMedia(Wt),r=()=>{e.
dataset.sqTheme=!s.matches&&Cs(t)?"dark":"light"},c=new MutationObserver(r);for(let a of[n.documentElement,n.body])c.observe(
a,{attributes:!0});for(let a of[s,o])a.addEventListener("change",r);return r(),()=>{c.disconnect();for(let a of[s,o])a.removeEventListener(
"change",r)}}var Jt=({answer:e,tone:t})=>e?.chosen?"replay.answer":t==="hint"?"replay.hint":"replay.given_back";function Yt(e,t){let n=we(
e.get("texts")),s=e.get("table"),o=e.get("moments"),r=0,c=je(()=>{}),a=Ve(),u=i("div",{class:"sq-hidden",role:"status","\
aria-live":"polite"}),l=i("p",{class:"sq-line"}),g=i("div",{class:"sq-verdict"}),f=i("input",{type:"range",min:0,max:o.length-
1,value:0,class:"sq-slider",input:()=>P(Number(f.value))}),m=i("p",{class:"sq-count"}),q=i("ol",{class:"sq-steps"}),p=o.
flatMap((T,A)=>T.answer||T.move?[$(T,A)]:[]),k=(T,A)=>{let R=n.text(`replay.${T}`);return i("button",{type:"button",class:"\
sq-round",click:()=>P(A()),"aria-label":R,title:R},I(T))},h=k("first",()=>0),d=k("back",()=>r-1),v=k("next",()=>r+1),w=k(
"last",()=>o.length-1),E=i("section",{class:"sq-panel sq-history","aria-label":n.text("replay.title")},i("div",{class:"s\
q-steering"},h,d,f,v,w),i("div",{class:"sq-where"},m),q),x=i("div",{class:"sq-game"},a.node,c.node,i("div",{class:"sq-me\
ssage"},l,g),i("div",{class:"sq-tray"},E)),N=i("div",{class:"sq-root",lang:n.lang,"data-link":"ok"},u,x),L=Ge(N,t.ownerDocument);
L.update(n),m.after(L.node),b(f,{"aria-label":n.text("replay.slider")}),b(q,{"aria-label":n.text("replay.steps")}),y(q,...p.
map(({node:T})=>T)),t.append(N);let S=We(N,t),C=Ke(N,(T,A)=>{if(T.key==="Escape")return L.leave()?!0:(Ue(N),!1);let R=c.
indexOf(A);return R<0?!1:(c.focus(Fe(T.key,R,s.cols,s.faces.length)),!0)});function $(T,A){let{answer:R,move:X}=T,J=R?.seat??
X?.seat??0,oe=R?.correct===!1?"wrong":R?.correct?"good":null,ne=i("li",{}),H=i("button",{type:"button",class:"sq-step","\
data-tone":oe,click:()=>P(A)});return H.append(i("span",{class:"sq-token"},Q(s.seats[J]?.side??0)),i("span",{},O(T))),oe&&
H.append(_e(oe),i("span",{class:"sq-hidden"},n.text(`replay.${oe}`))),ne.append(H),{node:ne,press:H,index:A}}function O(T){
let{answer:A,move:R}=T;if(R&&(A===null||A.correct))return Ee(n,s,R);if(A){let X=A.cell===null?null:s.faces[A.cell];return n.
nodes(Jt(T),{name:U(s.seats[A.seat].name),card:ie(A.card),number:X?ie(X):A.chosen})}return document.createTextNode(R?$e(
n,s,R):"")}function z(T){let{answer:A,move:R,said:X}=T;if(R&&(A===null||A.correct))return`${$e(n,s,R)} ${X}`;if(A===null)
return X||n.text(r===0?"replay.deal":"replay.code");let J=A.cell===null?null:s.faces[A.cell],oe={name:ee(s.seats[A.seat].
name),card:A.card.spoken,number:J?J.spoken:A.chosen};return`${n.text(Jt(T),oe)} ${X}`}function P(T){r=Math.max(0,Math.min(
o.length-1,T)),F(),K(u,`${n.text("replay.step",{n:r,all:o.length-1})} ${z(o[r])}`)}function F(){let T=o[r],A=T.sequences.
map(([ne,H])=>({side:ne,cells:H})),R=T.over?"over":"play",X={...T,sequences:A,phase:R,viewer:null},J=T.answer?.cell??T.move?.
cell??null,oe=T.answer?.correct===!1?J:null;b(x,{"data-phase":R}),a.update({table:s,state:X,say:n}),c.update({table:s,state:X,
say:n,chips:T.chips,sequences:A,last:oe===null?J:null,selected:null,asked:null,confirm:null,wrong:oe,canAct:!1,line:[]}),
T.over&&r===o.length-1?K(l,He(n,s.seats,T.winner)):r===0?K(l,n.text("replay.deal")):T.answer||T.move?y(l,O(T)):K(l,n.text(
"replay.code")),b(g,{"data-tone":T.said?T.tone:null}),y(g,T.said?_e(T.tone):null,T.said?i("p",{},...Pe(T.said)):null),f.
value=String(r),b(f,{"aria-valuetext":n.text("replay.step",{n:r,all:o.length-1})}),K(m,n.text("replay.step",{n:r,all:o.length-
1}));for(let ne of[h,d])se(ne,r===0);for(let ne of[v,w])se(ne,r===o.length-1);for(let{press:ne,index:H}of p)b(ne,{"aria-\
current":H===r?"step":null}),H===r&&G(ne)}function G(T){let A=T.offsetTop-q.offsetTop;(A<q.scrollTop||A+T.offsetHeight>q.
scrollTop+q.clientHeight)&&(q.scrollTop=A-q.clientHeight/2)}return F(),()=>{L.stop(),C(),S(),N.remove()}}var $s=200,Ds=/[√πa-z]/,Rs=["√","π","^"];function Xt({onNumber:e,onSwap:t,onPass:n,onOpen:s,onAnnounce:o,onDraw:r,
onNext:c,onUndo:a,onLook:u,onLine:l,onHint:g}){let f=i("div",{class:"sq-actions"}),m=de("sq-quiet",()=>s("number")),q=de(
"sq-quiet",()=>s("swap")),p=de("sq-quiet sq-hint",g),k=de("sq-quiet",t),h=de("sq-quiet",o),d=de("sq-main",r),v=de("sq-qu\
iet",c),w=de("sq-quiet",a),E=i("div",{class:"sq-lines",role:"group"}),x=de("sq-main",n),N=i("input",{class:"sq-input",type:"\
text",maxlength:$s,autocomplete:"off",spellcheck:"false",enterkeyhint:"done"}),L=A("−"),S=A("/"),C=Rs.map(A),$=i("butt\
on",{class:"sq-main",type:"submit"}),O=de("sq-round",()=>s(null)),z=i("form",{class:"sq-entry",submit:H=>{H.preventDefault(),
N.value.trim()?e(N.value.trim()):N.focus()}},i("span",{class:"sq-keys"},N,L,S,...C),$,O),P=i("span",{}),F=de("sq-main",t),
G=de("sq-round",()=>s(null)),T=i("div",{class:"sq-confirm",role:"group"},P,F,G);function A(H){return i("button",{class:"\
sq-key",type:"button",click:()=>{N.setRangeText(H,N.selectionStart??0,N.selectionEnd??0,"end"),N.focus()}},H)}let R=null,
X={};function J(H,D){let re=H.choosing?.lines.length??0;b(E,{"aria-label":D.text("choice.label")}),!(E.childElementCount===
re&&E.lang===D.lang)&&(E.lang=D.lang,y(E,...Array.from({length:re},(W,le)=>i("button",{class:"sq-main",type:"button",click:()=>l(
le),focus:()=>u(le),mouseenter:()=>u(le)},D.text("choice.line",{n:le+1})))))}function oe(H,D){X={table:H,texts:D},y(m,D.
text(H.answer_by==="keypad"?"number.open_first":"number.open")),y(q,D.text("swap.open")),y(x,D.text("pass"));let re=H.faces.
some(W=>W&&Ds.test(W.text))?"text":"decimal";b(N,{placeholder:D.text("number.label"),"aria-label":D.text("number.label"),
inputmode:re}),C.forEach(W=>W.hidden=!H.faces.some(le=>le?.text.includes(W.textContent??""))),b(L,{"aria-label":D.text("\
number.minus")}),b(S,{"aria-label":D.text("number.slash")}),y($,D.text("number.say")),y(O,"×"),b(O,{"aria-label":D.text(
"cancel")}),y(P,D.text("swap.ask")),y(F,D.text("swap.yes")),y(G,"×"),b(G,{"aria-label":D.text("cancel")}),b(T,{"aria-la\
bel":D.text("swap.ask")}),y(p,I("bulb"),D.text("ask_hint")),y(k,D.text("swap.dead")),y(h,D.text("announce.open")),y(d,D.
text("draw.mine")),y(v,D.text("draw.go_on")),y(w,D.text("undo"))}function ne({table:H,state:D,say:re,selected:W,canAct:le,
open:pe,announced:_,mine:B}){let Y=W?.kind==="face"&&H.asks&&D.solved!==W.id,ue=W?.kind==="face"&&D.solved!==W.id;(H!==X.
table||re!==X.texts)&&oe(H,re),b(h,{"aria-pressed":W?String(_):null}),J(D,re);for(let Te of[m,q,p,k,h,x,$,F])se(Te,!le);
let me=D.viewer!==null&&D.owed.includes(D.viewer),rt=me&&!B&&H.seats[D.turn]?.kind!=="person";pe==="number"&&R!=="number"&&
(N.value="");let Ne=(D.choosing?[E]:pe==="number"&&Y?[z]:pe==="swap"&&Y?[T]:[Y&&m,Y&&q,Y&&H.hints&&p,ue&&!H.asks&&!H.dice&&
k,B&&H.announce&&h,D.can_pass&&x,me&&d,rt&&v,D.can_undo&&w]).filter(Boolean);(Ne.length!==f.children.length||Ne.some((Te,it)=>f.
children[it]!==Te))&&y(f,...Ne),pe!==R&&(pe==="number"&&N.focus(),pe==="swap"&&G.focus()),R=pe}return{node:f,update:ne,focus:()=>f.
querySelector("button")?.focus()}}function de(e,t){return i("button",{class:e,type:"button",click:t})}function Zt(e){let t=i("div",{class:"sq-hidden",role:"status","aria-live":"polite"});function n(s){let o=s.filter(Boolean).
join(" ");K(t,t.textContent===o?`${o} `:o),e(o)}return{node:t,announce:n}}var ft=e=>Math.max(0,Math.round(e/100)/10);function Qt(e){let t=performance.now(),n=t,s=0,o=null,r=()=>{o??=performance.
now()},c=()=>{o!==null&&(s+=performance.now()-o),o=null},a=()=>e.visibilityState==="hidden"?r():c(),{defaultView:u}=e;return u?.
addEventListener("blur",r),u?.addEventListener("focus",c),e.addEventListener("visibilitychange",a),{restart(){t=n=performance.
now(),s=0,o!==null&&(o=t)},pick(){n=performance.now()},times(){let l=performance.now(),g=s+(o===null?0:l-o);return{to_card:ft(
n-t),to_answer:ft(l-n),focus_lost:ft(g)}},stop(){u?.removeEventListener("blur",r),u?.removeEventListener("focus",c),e.removeEventListener(
"visibilitychange",a)}}}function Je(e){let t=i("textarea",{class:"sq-input",rows:1,readonly:!0,focus:()=>t.select()}),n=i("button",{class:"sq-ma\
in",type:"button",click:o}),s=i("div",{class:"sq-give"},t,n);function o(){t.value&&(t.focus(),t.select(),e(t.ownerDocument.
execCommand("copy")))}function r(c,a,u){t.value!==(u??"")&&(t.value=u??""),b(t,{"aria-label":a}),y(n,c.text("code.copy")),
se(n,u===null)}return{node:s,update:r,focus:()=>n.focus()}}var Is=1e5;function en({onReceive:e,onCopied:t,onClose:n}){let s=i("p",{class:"sq-big"}),o=i("p",{class:"sq-saved"}),r=Je(
t),c=i("textarea",{class:"sq-input",rows:2,maxlength:Is,autocomplete:"off",spellcheck:"false"}),a=i("button",{class:"sq-\
main",type:"submit"}),u=i("p",{class:"sq-note",role:"status"}),l=i("button",{class:"sq-quiet",type:"button",click:n}),g=i(
"form",{class:"sq-give",submit:m},c,a),f=i("section",{class:"sq-panel sq-code"},s,o,r.node,g,u,l);function m(p){p.preventDefault(),
!a.getAttribute("aria-disabled")&&(c.value.trim()?e(c.value):c.focus())}function q({say:p,code:k,playing:h,canAct:d,refusal:v}){
b(f,{"aria-label":p.text("code.title")}),K(s,p.text("code.title")),K(o,p.text("code.open")),b(r.node,{hidden:!h}),r.update(
p,p.text("code.own"),k),b(c,{"aria-label":p.text("code.theirs"),placeholder:p.text("code.theirs")}),y(a,p.text("code.tak\
e")),y(l,p.text("code.close")),K(u,h?"":v),b(u,{hidden:h}),se(a,!d)}return{node:f,update:q,clear(){c.value=""},focus:p=>(p?
r:c).focus()}}var zs=/openlesson\d[0-9A-Za-z]+/,Ps=1e5;function tn(){let e=window;for(;;){let n=[e.location.href,e.performance.getEntriesByType(
"navigation")[0]?.name??""].map(s=>zs.exec(s)?.[0]).find(Boolean);if(n)return n;if(e.parent===e)return null;e=e.parent;try{
e.location.href}catch{return null}}}function nn(e){let t=i("textarea",{class:"sq-input",rows:2,maxlength:Ps,autocomplete:"\
off",spellcheck:"false"}),n=i("button",{class:"sq-main",type:"submit"}),s=i("form",{class:"sq-door",submit:o},t,n);function o(c){
c.preventDefault(),t.value.trim()?e(t.value):t.focus()}function r(c){b(t,{"aria-label":c.text("lobby.class_code"),placeholder:c.
text("lobby.class_code")}),y(n,c.text("lobby.open"))}return{node:s,update:r}}var Hs=6;function sn(e,{cardOf:t,cellOf:n,onTake:s,onDrop:o}){let r=null,c=null,a=null;function u(d){let w=e.getRootNode().
elementFromPoint(d.clientX,d.clientY)?.closest("button")??null;return w&&n(w)>=0?w:null}function l(d){let v=d.button===0&&
d.pointerType!=="touch"?t(d.target):null;v&&(h(),r={card:v,x:d.clientX,y:d.clientY,id:d.pointerId,ghost:null},a=d.view,a?.
addEventListener("pointermove",g),a?.addEventListener("pointerup",p))}function g(d){if(!r||d.pointerId!==r.id)return;let[
v,w]=[d.clientX-r.x,d.clientY-r.y];if(!r.ghost){if(Math.hypot(v,w)<Hs)return;if(!s(r.card))return h();r.ghost=q(r.card)}
let E=m(r.card);r.ghost.style.transform=`translate(${v/E}px, ${w/E}px) rotate(2deg)`,f(u(d))}function f(d){d!==c&&(c&&b(
c,{"data-over":null}),c=d,c&&b(c,{"data-over":!0}))}let m=d=>d.currentCSSZoom??1;function q(d){let v=d.cloneNode(!0),w=d.
getBoundingClientRect();v.removeAttribute("tabindex"),v.removeAttribute("aria-label"),b(v,{"aria-hidden":"true","data-gh\
ost":!0});let E=x=>`${x/m(d)}px`;return Object.assign(v.style,{left:E(w.left),top:E(w.top),width:E(w.width),height:E(w.height)}),
e.append(v),v}function p(d){if(!r||d.pointerId!==r.id)return;let v=r.ghost?u(d):null;r.ghost&&k(),h(),v&&o(n(v))}function k(){
let d=v=>v.stopPropagation();e.addEventListener("click",d,!0),setTimeout(()=>e.removeEventListener("click",d,!0))}function h(){
a?.removeEventListener("pointermove",g),a?.removeEventListener("pointerup",p),r?.ghost?.remove(),r=null,f(null)}return e.
addEventListener("pointerdown",l),e.addEventListener("pointercancel",h),h}var js=300;function on(e){let t=i("span",{class:"sq-bell"}),n=[],s=-1,o="";function r(a,u){if(a.seq===s)return;s=a.seq,n.
forEach(clearTimeout);let l=a.ends_in;if(o="",n=[],l===null)return;n=(a.last_round?[l]:[l-js,l]).filter(m=>m>0).map(m=>setTimeout(
e,m*1e3+500));let f=new Intl.DateTimeFormat(u.lang,{hour:"2-digit",minute:"2-digit"}).format(Date.now()+l*1e3);o=u.text(
"bell.ends",{time:f})}function c(a,u){r(a,u);let l=a.turns_left===null?"":u.text("bell.turns",{n:a.turns_left}),g=a.last_round&&
a.phase!=="over";K(t,g?u.text("bell.last"):[o,l].filter(Boolean).join(" · ")),b(t,{"data-last":g})}return{node:t,update:c,
stop:()=>n.forEach(clearTimeout)}}function rn(){let e=i("div",{class:"sq-open"}),t=be();function n(o,r,c){let a=(r.hands??
[]).map((u,l)=>({cards:u,seat:l})).filter(({cards:u,seat:l})=>l!==r.viewer&&u.length);t([a,o.deal,c.lang],()=>s(o,c,a))}
function s(o,r,c){y(e,...c.map(({cards:a,seat:u})=>{let l=o.seats[u].name,g=r.text("open.hand",{name:ee(l)});return i("d\
iv",{role:"group","aria-label":g},i("span",{class:"sq-token"},Q(o.seats[u].side)),...a.map(f=>i("span",{class:"sq-mini"},
f.text?ie(f):r.text(`card.${f.kind}`))))}))}return{node:e,update:n}}function cn(e){let t=!1,n=i("button",{class:"sq-quie\
t",type:"button",click:()=>c(!t)}),s=i("span",{class:"sq-sides",role:"group"}),o=i("div",{class:"sq-talk"},n,s),r=be();function c(l){
t=l,b(s,{hidden:!t}),b(n,{"aria-expanded":String(t)})}function a(l,g,f){b(o,{hidden:!l.talk||g.phase==="over"}),r([l.seats,
f.lang],()=>u(l,f))}function u(l,g){K(n,g.text("talk.open")),b(s,{"aria-label":g.text("talk.ask")}),y(s,...l.goals.map((f,m)=>i(
"button",{class:"sq-round",type:"button","aria-label":g.text("talk.side",{names:Ce(g,l.seats,m)}),click:()=>{c(!1),e(m)}},
Q(m))))}return c(!1),{node:o,update:a}}var Bs=3;function an({own:e,bell:t,talk:n,tools:s}){let o=i("span",{class:"sq-stock"}),r=i("span",{class:"sq-goal"}),c=i(
"ol",{class:"sq-feed"}),a=rn(),u=be(),l=i("div",{class:"sq-foot"},i("p",{class:"sq-facts"},e,t,o,r),s,a.node,c,n);function g({
say:m,table:q,state:p},k){if(!q||!p)return;let h=k.slice(-Bs);u([h,p.stock,q.deal,m.lang],()=>f(q,p,m,h)),a.update(q,p,m)}
function f(m,q,p,k){let h=!m.dice&&!m.printed;y(o,h&&I("deck"),h&&p.text("stock",{n:q.stock})),K(r,p.text("goal",{n:m.to_win,
line:m.line})),y(c,...k.map(d=>{let v=i("span",{class:"sq-token"},Q(m.seats[d.seat]?.side??0));return i("li",{},v,Ee(p,m,
d))})),b(c,{"aria-label":p.text("moves")})}return{node:l,update:g}}var Fs=15,Ks=8,Us=15,Gs=3,Vs=.26;function un(e){let t=i("div",{class:"sq-hand",role:"toolbar"}),n=new Map,s=[],o=0,r=0,c=new Map,
a=Re(t,u,g);function u(p,{clauses:k}){p.style.setProperty("--sq-em",String(Ie(k,Gs,Vs)))}function l(p,k){let h=k.filter(
v=>v.mathml&&!c.has(pt(v)));if(!h.length)return;let d=h.map(v=>i("span",{class:"sq-sum"},ie(v)));wt(p,d).forEach((v,w)=>v&&
c.set(pt(h[w]),v))}function g(){let p=t.querySelectorAll(".sq-sum"),k=Math.max(0,...[...p].map(d=>Number(d.style.getPropertyValue(
"--sq-em")))),h=d=>k*Fs<=(r-Ks*(d-1))/d-Us;r&&b(t,{"data-long":h(3)?null:h(2)||"very","data-short":h(5)})}new ResizeObserver(
()=>{r=t.clientWidth,g()}).observe(t);let f=()=>s.map(p=>n.get(p.id).button);function m(p){o=Math.max(0,Math.min(p,s.length-
1)),f().forEach((k,h)=>b(k,{tabindex:h===o?0:-1}))}function q({state:p,say:k,selected:h,canAct:d}){s=p.hand,b(t,{"aria-l\
abel":k.text("hand"),"data-count":s.length});let v=new Set(s.map(w=>w.id));for(let[w,{button:E}]of n)v.has(w)||(E.remove(),
n.delete(w));s.forEach((w,E)=>{let x=n.get(w.id);x||(x={button:i("button",{type:"button",style:`--sq-i:${E}`,click:()=>e(
s.find(({id:C})=>C===w.id)??w),focus:()=>m(s.findIndex(({id:C})=>C===w.id))}),drawn:"",sum:i("span",{class:"sq-sum"}),formula:""},
n.set(w.id,x));let N=JSON.stringify([w,k.lang]);if(N!==x.drawn){x.drawn=N,Ws(x.button,w,k,x.sum);let S=pt(w);if(S!==x.formula){
x.formula=S,y(x.sum,ie(w));let C=c.get(S);C?u(x.sum,C):w.mathml&&a.add(x.sum)}}t.children[E]!==x.button&&t.insertBefore(
x.button,t.children[E]??null);let L=Ye(p,w)!==null;b(x.button,{"aria-pressed":h?.id===w.id?"true":"false","data-barred":L}),
se(x.button,!d||L)}),m(o),g(),a.fit()}return{node:t,prepare:l,update:q,indexOf:p=>f().indexOf(p),buttonOf:p=>f().find(k=>k.
contains(p))??null,focus(p=o){m(p),f()[o]?.focus()},count:()=>s.length,columns(){let p=f().map(k=>k.offsetTop);return Math.
max(1,p.filter(k=>k===p[0]).length)}}}var pt=e=>JSON.stringify([e.mathml,e.text,e.suit]);function Ye(e,t){return e.solved?
e.solved===t.id?null:"hint.solved":e.must===null||e.must.includes(t.id)?null:"hint.must"}function Ws(e,t,n,s){let o=t.tries>
0?n.text("card.try",{n:t.tries+1}):t.caption;if(b(e,{class:`sq-card sq-card-${t.kind}`,"data-tried":t.tries>0,"data-name":!t.
mathml&&!t.suit}),t.kind==="face"){let u=[t.spoken,t.tries>0?n.text("card.try",{n:t.tries+1}):""].filter(Boolean);return e.
style.setProperty("--sq-len",String(Math.max(5,Dt(t.text)))),b(e,{"aria-label":u.join(", "),"data-suit":t.suit??null}),ln(
e,s,o)}let r=n.text(`card.${t.kind}`),c=n.text(`card.${t.kind}_does`),a=t.kind==="wild"?"+":"−";if(t.text)return b(e,{
"aria-label":`${t.spoken}, ${c}`,"data-suit":t.suit??null}),ln(e,s,c);y(e,i("span",{class:"sq-sign","aria-hidden":"true"},
a),i("b",{},r)," ",i("small",{},c))}function ln(e,t,n){e.firstElementChild!==t&&y(e,t),t.nextElementSibling?.remove(),n&&
e.append(i("small",{},n))}function Xe({name:e,text:t}){let n=URL.createObjectURL(new Blob([t],{type:"application/jsonl"})),s=document.createElement(
"a");s.href=n,s.download=e,s.click(),setTimeout(()=>URL.revokeObjectURL(n),6e4)}var fe=({table:e,state:t})=>e!==null&&t!==null&&t.phase!=="start",te=({state:e})=>e?.phase==="play"&&e.viewer!==null&&e.
viewer===e.turn&&!e.check,ke=({state:e,ui:t})=>e?.hand.find(n=>n.id===t.selected)??null,De=({table:e,state:t},n)=>e?.answer_by===
"keypad"&&n.kind==="face"&&t?.solved!==n.id,mt=e=>{let{state:t}=e;return!!t&&!te(e)&&t.phase==="play"&&t.viewer!==null&&
t.owed.includes(t.viewer)},ye=({state:e})=>e?.phase==="play"&&e.viewer!==null&&e.forfeits.includes(e.viewer);function dn({
state:e,ui:t}){return e?.check?e.check.cell===null?[]:[e.check.cell]:e?.choosing?.lines[t.line??0]??[]}function Ze(e){let{table:t,state:n,ui:s}=e;if(!n||!t||!te(e))return"";if(n.choosing)return"line.which";if(ye(e))return"l\
ine.give_up";let o=ke(e);return o?.kind==="remove"?Ht(o,n,t)?s.confirm===null?"line.remove":"line.remove_again":n.can_pass?
"line.pass":"line.remove_none":o&&n.solved===o.id?"line.solved":o&&De(e,o)?"line.say":o&&t.announce&&s.announced?"line.s\
ay_line":o?o.kind==="wild"?"line.wild":t.asks?"line.find":"line.place":t.printed?"printed.line":n.must!==null?"line.must":
n.can_pass?"line.pass":t.dice?"line.roll":t.asks?"line.solve":"line.choose"}function xe(e){let{say:t,table:n,state:s}=e;
if(!n||!s||s.phase==="start")return"";let o=ee(n.seats[s.turn]?.name??"");return s.phase==="over"?He(t,n.seats,s.winner):
s.phase==="handover"?t.text("handover.pass",{name:o}):s.check?t.text("line.check",{name:ee(n.seats[s.check.seat]?.name??
"")}):!te(e)&&ye(e)?t.text("line.give_up"):mt(e)?t.text("line.taken"):te(e)?`${t.text("line.turn",{name:o})} ${t.text(Ze(
e))}`:t.text("line.wait",{name:o})}function fn(e,t){let{say:n,table:s,state:o}=e;if(!s||!o)return[];let r=U(s.seats[o.turn]?.
name??"");return t?[Ee(n,s,t)]:o.phase==="play"&&o.check?[n.nodes("line.check",{name:U(s.seats[o.check.seat].name)})]:te(
e)?[i("b",{},n.nodes("line.turn",{name:r}))," ",n.text(Ze(e))]:ye(e)?[n.text("line.give_up")]:mt(e)?[n.text("line.taken")]:
o.phase==="play"?[n.nodes("line.wait",{name:r})]:[]}function pn({known:e,link:t,clock:n,replay:s,announce:o,speak:r,draw:c,wait:a,onKept:u}){let{ui:l}=e,g=()=>t.status()!==
"lost"&&!t.busy();function f(S,C={}){g()&&(l.hint=null,t.send(S,C),a())}function m(S){l.hint={tone:"info",text:e.say.text(
S),cell:null},o([l.hint.text]),c()}function q(S){l.asked=null,l.code=S.code??l.code,S.file&&(Xe(S.file),u()),S.text&&(l.
hint={tone:"info",text:S.text,cell:null},o([S.text])),queueMicrotask(c)}function p(S){let{state:C,say:$}=e;if(!C||!g())return;
if(ye(e))return f("give_up",{seat:C.viewer,card:S.id});if(!te(e))return;s.finish();let O=Ye(C,S);if(O)return m(O);C.solved||
(l.selected=l.selected===S.id?null:S.id,l.confirm=null,l.open=l.selected&&De(e,S)?"number":null,l.hint=null,l.selected&&
n.pick(),o([xe(e)]),l.selected&&r(`${S.spoken}. ${$.text(Ze(e))}`),c())}function k(S){return!e.state||!S||!te(e)||!g()||
Ye(e.state,S)?!1:(l.selected!==S.id&&p(S),!0)}function h(S){let{table:C,state:$}=e;if(!C||!$||!te(e)||!g())return;s.finish();
let O=ke(e);if(!O)return m(C.faces[S]===null?"hint.free":"hint.choose_card");let z=new Set($.sequences.flatMap(G=>G.cells)),
P=Be(O,$,C,$.chips,z,S);if(P)return l.confirm=null,m(P);if(De(e,O))return m("hint.say_first");if(O.kind==="remove"&&l.confirm!==
S)return l.confirm=S,l.hint=null,o([xe(e)]),c();l.confirm=null,l.asked=S;let F=l.announced?{announce:!0}:{};f("play",{seat:$.
viewer,card:O.id,cell:S,...F,...n.times()})}function d(){if(!ke(e))return f("claim",{seat:e.state?.viewer});l.announced=
!l.announced,c()}function v(S){l.line=S,c()}function w(S){let C=e.state?.choosing;if(!C)return;let $=e.state?.viewer;C.card===
null?f("claim",{seat:$,choice:S}):f("play",{seat:$,card:C.card,cell:C.cell,choice:S,...n.times()})}function E(S){l.selected&&
f("number",{seat:e.state?.viewer,card:l.selected,text:S,...n.times()})}function x(S){return S&&!g()?!1:(l.open=S,l.confirm=
null,c(),!0)}function N(S){l.coding=S,l.keeping=!1,l.code=null,l.hint=null,S&&fe(e)&&f("code"),c()}function L(){if(l.confirm!==
null)l.confirm=null;else if(l.selected&&!e.state?.solved)l.selected=null;else return!1;return o([xe(e)]),c(),!0}return{canAct:g,
act:f,hint:m,onReply:q,onCard:p,onTake:k,onCell:h,onAnnounce:d,onLook:v,onLine:w,onNumber:E,onOpen:x,onCode:N,onBack:L,onSwap:()=>l.
selected&&f("swap",{seat:e.state?.viewer,card:l.selected}),onHint:()=>l.selected&&f("hint",{seat:e.state?.viewer,card:l.
selected}),onPass:()=>f("pass",{seat:e.state?.viewer}),onDraw:()=>f("draw",{seat:e.state?.viewer}),onNext:()=>f("next"),
onUndo:()=>f("undo",{seat:e.state?.viewer??null}),onLanguage(S){t.send("language",{lang:S}),c()}}}var Qe="seqnum:";var et=new Map;function tt(e){try{return e(window.localStorage)}catch{return}}function Me(){return(tt(t=>Object.keys(t).
filter(n=>n.startsWith(Qe)).map(mn).filter(n=>n!==null))??[...et.values()]).sort((t,n)=>n.at-t.at)}function mn(e){try{let t=JSON.
parse(window.localStorage.getItem(e)??"");return Array.isArray(t.names)&&t.lines&&t.receipt?.tallies?t:null}catch{return null}}
function hn(e){let t=et.get(e.game),n=t??tt(()=>mn(Qe+e.game)),s={...e,lines:{...n?.lines,...e.lines},at:Date.now()};et.
set(s.game,s),t||Js(s);let o=()=>tt(r=>(r.setItem(Qe+s.game,JSON.stringify(s)),!0));if(!o())for(let r=Me();!o()&&r.length>
0;r.pop())nt(r[r.length-1].game)}function Js(e){Me().filter(n=>n.game!==e.game).filter((n,s)=>s>=11||n.at<e.at-2592e6).forEach(
n=>nt(n.game))}function nt(e){tt(t=>t.removeItem(Qe+e))}var ht=e=>et.get(e??"")??Me().find(t=>t.game===e)??null,gn=({name:e,
lines:t})=>({name:e,text:Object.keys(t).sort((n,s)=>Number(n)-Number(s)).map(n=>`${t[n]}
`).join("")});function bn({onFile:e,onCopied:t,onClose:n}){let s=i("div",{class:"sq-receipt"}),o=i("button",{class:"sq-main sq-wide",type:"\
button",click:e}),r=Je(t),c=i("p",{class:"sq-note",role:"status"}),a=i("button",{class:"sq-quiet",type:"button",click:n}),
u=i("section",{class:"sq-panel sq-kept"},s,o,r.node,c,a),l="";function g(f,m,q,p){K(c,p),b(c,{hidden:!p}),b(a,{hidden:!q}),
b(r.node,{hidden:!m?.code});let k=JSON.stringify([f.lang,m?.receipt,m?.code]);if(k===l||(l=k,b(u,{"aria-label":f.text("k\
eep.title")}),y(o,I("keep"),f.text("keep.title")),y(a,f.text("code.close")),r.update(f,f.text("keep.code"),m?.code??null),
b(s,{hidden:!m?.receipt.tallies.length}),!m))return;let{game:h,check:d,tallies:v}=m.receipt;y(s,i("p",{},f.text("keep.pa\
per")),...v.map(([w,E,x])=>i("p",{},f.nodes("keep.tally",{name:U(w),right:E,n:x}))),i("p",{class:"sq-letters"},f.nodes("\
keep.game",{game:i("b",{},h),check:i("b",{},d)})))}return{node:u,update:g,focus:()=>o.focus()}}function vn({known:e,isLost:t,act:n,hint:s,draw:o,onClose:r}){let{ui:c}=e,a=bn({onFile:m,onCopied:k,onClose:h}),u=null,l=null,
g=null,f=()=>fe(e)?ht(u):l;function m(){c.keeping=!0,c.coding=!1,fe(e)&&!t()?(n("file"),o()):f()?(Xe(gn(f())),p()):s("ke\
ep.nothing")}function q(){let d=f();d&&(d.over||!fe(e))&&nt(d.game)}function p(){q(),s("keep.done")}function k(d){d&&q(),
s(d?"keep.copied":"code.not_copied")}function h(){c.keeping=!1,l=null,o(),r()}return{node:a.node,focus:a.focus,keep:m,close:h,
onKept:p,has:()=>f()!==null,ids:()=>Me().map(d=>d.game),update(){let d=fe(e)&&!t()?"":c.hint?.text??"";a.update(e.say,f(),
!fe(e)||e.state?.phase!=="over",d)},onNews(d){hn(d),{game:u}=d,o()},onDeal:()=>u=null,onSafe:d=>g=new Set(d),onLeft(d){l=
ht(d),m(),o(),a.focus()},isOpen:()=>l!==null,offers(){let d=e.state?.unfinished??[],v=Me().filter(({game:w})=>g&&!g.has(
w)&&!d.some(E=>E.game===w));return[...d,...v.map(w=>({game:w.game,names:w.names,lost:!0}))]}}}function xn(){return{texts:{},say:we({}),table:null,state:null,ui:{selected:null,confirm:null,asked:null,wrong:null,open:null,
coding:!1,code:null,keeping:!1,announced:!1,line:null,hint:null}}}function kn({table:e,ui:t},n){let s=n.hand.some(o=>o.id===
t.selected)?t.selected:null;Object.assign(t,{asked:null,confirm:null,open:null,hint:null,announced:!1,line:null,coding:!1,
code:null,keeping:!1}),t.selected=n.solved??s??(e?.printed?n.hand[0]?.id??null:null)}function yn(e,t){return e!==null&&e.
answered_last!==null&&t.answered_last===null&&e.chips===t.chips&&e.turn===t.turn}var qn=new Set(["hello","code","file"]);function wn(e,{seq:t,onStatus:n,onReply:s,onNews:o}){let r=Math.floor(Math.random()*
1073741824),c=new Map,a="ok",u,l=-1;function g(x){x!==a&&(a=x,n())}function f(){clearTimeout(u),u=c.size>0?setTimeout(m,
4e3,"waiting"):void 0}function m(x){u=setTimeout(m,8e3,"lost"),g(x),c.forEach(w)}function q(){f(),g("ok")}function p(x){
if(!c.delete(x))return!1;for(let[N,L]of c)N<x&&qn.has(L.type)?c.delete(N):N<x&&w(L);return!0}function k(x){if(x?.type===
"log"&&o(x),x?.type!=="reply")return;let N=p(x.id);q(),N&&s(x),queueMicrotask(()=>{x.seq<=Math.max(t(),l)||(l=x.seq,h(),
n())})}let h=()=>E("hello"),d=()=>document.visibilityState==="visible"&&h(),v=()=>{clearTimeout(u),g("lost")};function w(x){
try{e.send(x)}catch{v()}}function E(x,N={}){r+=1;let L={type:x,id:r,seq:t(),...N};c.set(r,L),u===void 0&&f(),w(L)}return e.
on("msg:custom",k),e.on("comm_live_update",h),e.on("comm:close",v),document.addEventListener("visibilitychange",d),{send:E,
alive:q,done:p,status:()=>a,busy:()=>[...c.values()].some(({type:x})=>!qn.has(x))||l>t()&&c.size>0,stop(){clearTimeout(u),
e.off("msg:custom",k),e.off("comm_live_update",h),e.off("comm:close",v),document.removeEventListener("visibilitychange",
d)}}}var Ys=["en","es","pt"];function st(e){let t=i("select",{change:()=>e(t.value)}),n=i("label",{class:"sq-languages"},I("g\
lobe"),t),s="";function o(r){r.lang!==s&&(s=r.lang,b(t,{"aria-label":r.text("language")}),t.childElementCount===0&&y(t,...Ys.
map(c=>i("option",{value:c,lang:c},r.text(`languages.${c}`)))),t.value=r.lang)}return{node:n,update:o}}var Xs=30,Zs=200,Qs=0;function Sn({onChoose:e,onNext:t}){let n=`sq-picker-${Qs+=1}`,s=i("p",{class:"sq-ask",id:n}),o=i("\
div",{class:"sq-robots"}),r=i("div",{class:"sq-numbers"}),c=i("input",{class:"sq-input sq-own-name",type:"text",maxlength:Zs,
autocomplete:"off",dir:"auto"}),a=i("select",{class:"sq-input"}),u=i("div",{class:"sq-more"},c,a),l=i("div",{class:"sq-p\
icker",role:"group","aria-labelledby":n},s,o,r,u);c.addEventListener("input",()=>{e({kind:"person",name:c.value});for(let k of l.
querySelectorAll("input"))k.checked=!1}),a.addEventListener("change",()=>e({asks:Number(a.value)}));function g(k,{label:h,
checked:d,disabled:v=!1},...w){let E=i("input",{type:"radio",name:n,"aria-label":h,disabled:v,change:()=>f(k)});return E.
checked=d,i("label",{class:"sq-tile",title:h,click:x=>{x.target===E||v||(x.preventDefault(),f(k),t(k.name===""))}},E,...w)}
function f(k){k.name!==void 0&&(c.value=""),e(k),m(k.kind==="person")}function m(k){for(let h of[r,u])b(h,{hidden:!k&&!o.
hidden});b(o,{"data-small":k})}function q({say:k,lesson:h,row:d,side:v,place:w,taken:E,computers:x}){y(s,k.text(w===0?"l\
obby.who":w===1?"lobby.against":"lobby.too"));let N=h.asks?[0,1,2,3,4,5]:[1,2,3,4,5],L=h.asks?d.level:d.level||2,S=d.kind===
"person";b(o,{hidden:!x||w===0}),y(o,...N.map(O=>{let z=k.text(`lobby.level${O}`),P=i("i",{"aria-hidden":"true"},"●".repeat(
O)+"○".repeat(5-O));return g({kind:"computer",level:O},{label:z,checked:!S&&L===O},I(O?"robot":"friend"),i("span",{},z),
O>0&&P)}),g({kind:"person",name:""},{label:k.text("lobby.classmate"),checked:S&&!d.name},I("person"),i("span",{},k.text(
"lobby.classmate")))),m(S);let C=Array.isArray(h.pupils)?h.pupils:Array.from({length:h.pupils||Xs},(O,z)=>String(z+1)),$=h.
login?[h.login,...C]:C;b(r,{"data-names":Array.isArray(h.pupils)}),y(r,...$.map(O=>{let z=S&&d.name===O,P=E.includes(O.toLowerCase());
return g({kind:"person",name:O},{label:O,checked:z,disabled:P},Q(v),i("bdi",{},O))})),b(c,{"aria-label":k.text("lobby.ow\
n_name"),placeholder:k.text("lobby.own_name")}),c.value=S&&!$.includes(d.name)?d.name:"",b(a,{hidden:h.levels.length===0||
!S,"aria-label":k.text("lobby.asks")}),h.levels.length!==0&&(y(a,...[...h.levels].sort().map(O=>i("option",{value:O},k.text(
`lobby.asks${O}`)))),d.asks??=h.levels[0],a.value=String(d.asks))}return{node:l,update:q,focus:()=>l.querySelector("inpu\
t:checked, .sq-numbers input:enabled")?.focus()}}var eo=["two_tries","retry","lose_turn","reveal","challenge","honour"];function En(e){let t=i("summary",{}),n=i("select",
{class:"sq-input"}),s=i("select",{class:"sq-input"}),o=i("select",{class:"sq-input",change:e}),r=i("select",{class:"sq-i\
nput"}),c=i("input",{type:"checkbox"}),a=i("input",{class:"sq-input",type:"time"}),u=i("input",{type:"checkbox"}),l=i("i\
nput",{type:"checkbox"}),f=Object.fromEntries(Object.entries({policy:n,by:s,sides:o,screens:r,bell:a,check:c,hints:u,sound:l}).
map(([h,d])=>[h,i("label",{class:`sq-field-${h}`},i("span",{}),d)])),m=i("details",{class:"sq-teacher"},t,i("div",{class:"\
sq-fields"},...Object.values(f))),q="";function p(h,d){let v=q?k():d.options,w=JSON.stringify([d.asks,d.seats,d.options]),
{answer_policy:E,answer_by:x,check:N,hints:L,sides:S,ends_at:C,sound:$,screens:O}=w===q?v:d.options;q=w,y(t,h.text("lobb\
y.teacher"));for(let[F,G]of Object.entries(f))y(G.firstChild,h.text(`lobby.${F}`));for(let F of[f.policy,f.by,f.check,f.
hints])b(F,{hidden:!d.asks});let z=[...new Set(Object.values(d.seats).filter(F=>F.length>1).flat())];b(f.sides,{hidden:z.
length===0});let P=(F,G,T,A)=>{y(F,...T.map(R=>i("option",{value:R},G?h.text(`lobby.${G}_${R}`):String(R)))),F.value=String(
A??T[0]??"")};P(n,"policy",eo,E),P(s,"by",["board","keypad"],x),P(o,"",z,S),P(r,"screens",d.asks?["shared","own","projec\
tor"]:["shared","own"],O),a.value=C??"",c.checked=N!==null,u.checked=L,l.checked=$}function k(){let h=!f.policy.hidden;return{
answer_policy:h?n.value:null,answer_by:h?s.value:null,check:h&&c.checked?"partner":null,hints:h&&u.checked,sides:o.value?
Number(o.value):null,ends_at:a.value||null,sound:l.checked,screens:r.value}}return{node:m,update:p,options:k}}function Mn(e,t){let n=i("div",{class:"sq-left"}),s="",o="",r=()=>{};function c(g,f,m){r=()=>c(g,f,m);let q=JSON.stringify(
[g.lang,f,m,s]);q!==o&&(o=q,y(n,...f.map(p=>p.game===s?u(g,p,m):a(g,p))))}function a(g,{game:f,names:m,lost:q}){let p=g.
text(q?"lobby.keep":"lobby.resume",{names:g.list(m.map(ee))});return i("button",{class:"sq-quiet sq-resume",type:"button",
click:()=>l(f)},q&&I("keep"),p)}function u(g,{game:f,names:m,lost:q},p){let k=g.text("lobby.is_you",{n:m.length,names:g.
list(m.map(ee))}),h=i("button",{class:"sq-main sq-yes",type:"button",click:()=>(l(""),(q?t:e)(f))},g.text("lobby.yes"));
return se(h,!q&&!p),i("div",{class:"sq-confirm",role:"group","aria-label":k},i("span",{},k),h,i("button",{class:"sq-quie\
t",type:"button",click:()=>l("")},g.text("lobby.no")))}function l(g){s=g,r(),n.querySelector(".sq-yes, .sq-resume")?.focus()}
return{node:n,update:c}}var Tn=0,Nn=2,ot=()=>({kind:"person",name:"",level:Tn,asks:null});function On({onStart:e,onResume:t,onKeep:n,onLanguage:s,
onCode:o,onReceive:r}){let c=[ot(),{...ot(),kind:"computer"}],a=0,u,l=null,g="",f=!1,m="",q=i("h2",{class:"sq-title"}),p=i(
"p",{class:"sq-how"}),k=Mn(t,n),h=i("ol",{class:"sq-players"}),d=i("button",{class:"sq-round",type:"button",click:J},I("\
swap")),v=i("button",{class:"sq-round sq-add",type:"button",click:X},I("add")),w=Sn({onChoose:A,onNext:R}),E=i("button",
{class:"sq-quiet sq-paste",type:"button",click:o}),x=i("p",{class:"sq-note",role:"status"}),N=i("button",{class:"sq-main\
 sq-start",type:"submit"}),L=st(s),S=En(W),C=nn(r),$=i("form",{class:"sq-setup",novalidate:!0,submit:F},i("div",{class:"\
sq-table"},h,i("div",{class:"sq-beside"},d,v)),w.node,N),O=to(),z=i("div",{class:"sq-setup"},i("div",{class:"sq-setup-he\
ad"},q,L.node),p,k.node,$,C.node,x,i("div",{class:"sq-more"},S.node,E)),P=i("div",{class:"sq-lobby"},O,z);function F(_){
if(_.preventDefault(),N.getAttribute("aria-disabled"))return;let B=c.findIndex(Y=>!T(Y));if(f=B>=0,!f){e(c.map(G),l?.set?
null:S.options());return}a=B,W(),w.focus()}function G(_){return _.kind==="person"?{kind:"person",name:_.name.trim(),..._.
asks?{asks:_.asks}:{}}:_.level===Tn&&l?.asks?{kind:"friend"}:{kind:"computer",level:_.level||Nn}}let T=_=>_.kind==="comp\
uter"||_.name.trim()!=="";function A(_){Object.assign(c[a],_),f=!1,re()}function R(_){let B=c.findIndex(Y=>!T(Y));_||(a=
B>=0?B:Math.min(a+1,c.length-1)),W()}function X(){c.push(ot()),a=c.length-1,W(),w.focus()}function J(){c.unshift(c.pop()),
a=(a+1)%c.length,W()}function oe(){let _=l?.seats[c.length]??[],B=l?.set?l.options.sides:S.options().sides;return B!==null&&
_.includes(B)?B:_[0]??2}let ne=_=>_.kind==="computer"?u.text(`lobby.level${H(_)}`):_.name.trim(),H=_=>l?.asks?_.level:_.
level||Nn;function D(_,B){let Y=B+1,ue=T(_)?ne(_):"";return i("li",{},i("button",{class:"sq-place",type:"button","aria-p\
ressed":String(B===a),"aria-label":u.text("lobby.place",{n:Y,name:ue?ee(ue):u.text("lobby.nobody")}),"data-missing":f&&!ue,
click:()=>{a=B,W(),h.children[B]?.querySelector(".sq-place")?.focus()}},i("span",{class:"sq-token"},Q(B%oe()),_.kind==="\
computer"&&I("robot")),ue?U(ue):i("span",{class:"sq-unknown"},"?")),c.length>2&&i("button",{class:"sq-round",type:"butto\
n","aria-label":u.text("lobby.remove",{n:Y}),click:()=>{c.splice(B,1),c.some(me=>me.kind==="person")||(c[0]=ot()),a=Math.
min(a,c.length-1),W(),v.focus()}},I("close")))}function re(){y(h,...c.map(D)),b($,{"data-ready":c.every(T)}),le()}function W(){
if(!l)return;re();let _=Math.max(...Object.keys(l.seats).map(Number));b(v,{hidden:c.length>=_,"aria-label":u.text("lobby\
.add"),title:u.text("lobby.add")}),b(d,{"aria-label":u.text("lobby.turn"),title:u.text("lobby.turn")});let B=c.filter((Y,ue)=>ue!==
a);w.update({say:u,lesson:l,row:c[a],side:a%oe(),place:a,taken:B.filter(Y=>Y.kind==="person").map(Y=>Y.name.trim().toLowerCase()),
computers:B.some(Y=>Y.kind==="person")})}function le(){K(x,m||(f?u.text("lobby.missing"):""))}function pe(_){u=_.say,l=_.
state?.lesson??null,m=_.refusal,L.update(u),se(N,!_.canAct);let B=JSON.stringify([u.lang,l]);B!==g&&(g=B,y(q,u.text("lob\
by.title")),y(p,u.text(l?l.asks?"lobby.how":"lobby.how_cards":"lobby.door")),b(O,{hidden:l!==null&&!l.asks}),y(E,I("lett\
er"),u.text("lobby.code")),y(N,u.text("lobby.start")),b($,{hidden:!l}),b(C.node,{hidden:l!==null}),b(E,{hidden:!l}),b(S.
node,{hidden:!l||l.set}),l&&S.update(u,l),C.update(u),W()),k.update(u,_.left,_.canAct),b(z,{hidden:_.coding}),le()}return{
node:P,update:pe,focusCode:()=>E.focus(),take:_=>L.node.before(_)}}function to(){let e=Array.from({length:25},(t,n)=>{let s=n%
6===0&&n!==12?0:[3,11,17].includes(n)?1:null,o=n===12?15:n*7%23+2;return i("i",{},s!==null&&Q(s),i("span",{},String(o)))});
return i("div",{class:"sq-picture","aria-hidden":"true"},...e,i("b",{},"8 + 7"))}function An(e){let t=i("p",{class:"sq-line"}),n=i("div",{class:"sq-verdict"}),s=i("div",{class:"sq-message"},t,n),o=be(),
r=be();function c({say:u,state:l,ui:g}){let f=g.hint??l?.verdict??null,m=f!==null&&f===l?.verdict&&f.tone!=="info"&&f.tone!==
"hint"&&l.answered_last!==null;r([f,m,u.lang],()=>{b(n,{"data-tone":f?.tone??null}),y(n,f&&_e(f.tone),f&&i("p",{},...Pe(
f.text)),m&&i("button",{class:"sq-together",type:"button",click:e},u.text("helped.ask")))})}function a(u,l){o([l,u.table?.
deal,u.state?.phase,xe(u),u.say.lang],()=>{b(t,{"data-move":l!==null}),y(t,...fn(u,l))}),c(u)}return{node:s,update:a}}function gt(){return matchMedia("(prefers-reduced-motion: reduce)").matches||document.visibilityState==="hidden"}function Ln(e,t){let n=i("span",{}),s=i("button",{class:"sq-main",type:"button",click:e}),o=i("button",{class:"sq-quiet",
type:"button",click:t}),r=i("div",{class:"sq-notice",role:"alert"},I("plug"),n,s,o);function c(a,u,l){b(r,{hidden:a==="o\
k"}),K(n,a==="ok"?"":u.text(`link.${a}`)),K(s,u.text("link.retry")),b(s,{hidden:a!=="lost"}),K(o,u.text("keep.title")),b(
o,{hidden:a!=="lost"||!l})}return{node:r,update:c}}var bt="seqnum-seat:",_n="watch";function Cn(e){let t=new Map,n="",s=i("p",{class:"sq-big"}),o=i("div",{class:"sq-answer\
s"}),r=i("p",{class:"sq-told"}),c=i("section",{class:"sq-panel"},s,o,r),a=i("span",{}),u=i("button",{class:"sq-together",
type:"button",click:()=>g(null)}),l=i("span",{class:"sq-you"},a,u);function g(p){p===null?t.delete(n):t.set(n,p);try{p===
null?sessionStorage.removeItem(bt+n):sessionStorage.setItem(bt+n,p)}catch{}e()}function f(){try{return t.get(n)??sessionStorage.
getItem(bt+n)}catch{return t.get(n)??null}}function m(p,k){if(!p?.own||!k.views)return k;n=p.own;let{views:h,...d}=k,v=f(),
w=v===null?null:h[Number(v)];if(!w&&v!==_n)return{...d,phase:"seat"};let E=w?Number(v):null,x={...d,...w};return{...x,phase:x.
check&&x.check.seat!==E?"play":x.phase,answered_last:x.answered_last===E?E:null}}function q({table:p,state:k,say:h}){if(b(
l,{hidden:!p.own||k.phase==="seat"}),!p.own)return;let d=U(p.seats[k.viewer??0].name);y(a,k.viewer===null?h.text("own.wa\
tching"):h.nodes("own.you",{name:d})),y(u,h.text("own.change")),y(s,h.text("own.ask")),y(r,h.text("own.honour")),!(k.phase!==
"seat"||o.lang===h.lang)&&(o.lang=h.lang,y(o,...p.seats.map(({name:v,kind:w},E)=>w==="person"&&i("button",{class:"sq-mai\
n",type:"button",click:()=>g(String(E))},h.nodes("handover.ready",{name:U(v)}))),i("button",{class:"sq-quiet",type:"butt\
on",click:()=>g(_n)},h.text("own.watch"))))}return{node:c,bar:l,seen:m,update:q,focus:()=>o.firstElementChild?.focus()}}function Dn(e,t,n,s){let o=i("div",{class:"sq-backs","aria-hidden":"true"}),r=i("p",{class:"sq-big"}),c=i("button",{class:"\
sq-main sq-wide",type:"button",click:e}),a=i("div",{class:"sq-owed"}),u=i("button",{class:"sq-quiet",type:"button",click:s}),
l=i("button",{class:"sq-quiet",type:"button",click:n}),g=i("section",{class:"sq-panel sq-handover"},o,r,a,c,i("div",{class:"\
sq-answers"},u,l));function f({table:m,state:q,say:p}){let k=m.seats[q.turn],h=Math.min(q.cards[q.turn]??5,7);o.childElementCount!==
h&&y(o,...Array.from({length:h},(d,v)=>i("i",{style:`--sq-i:${v-(h-1)/2}`}))),b(g,{"aria-label":p.text("handover.pass",{
name:ee(k.name)})}),y(r,p.nodes("handover.pass",{name:U(k.name)})),y(c,p.nodes("handover.ready",{name:U(k.name)})),y(l,p.
text("handover.elsewhere")),y(u,p.text("undo")),b(u,{hidden:!q.can_undo}),y(a,...q.owed.filter(d=>m.seats[d]?.kind==="pe\
rson").map(d=>i("button",{class:"sq-quiet",type:"button",click:()=>t(d)},p.nodes("draw.seat",{name:U(m.seats[d].name)}))))}
return{node:g,update:f,focus:()=>c.focus()}}function Rn(e){let t=i("p",{class:"sq-big"}),n=i("p",{class:"sq-told"}),s=i(
"button",{class:"sq-main",type:"button",click:()=>e(!0)}),o=i("button",{class:"sq-quiet",type:"button",click:()=>e(!1)}),
r=i("section",{class:"sq-panel sq-check"},n,t,i("div",{class:"sq-answers"},s,o));function c({table:a,state:u,say:l}){let{
check:g}=u;if(!g)return;let f={by:a.seats[g.by].name,seat:a.seats[g.seat].name},m=g.cell===null?null:a.faces[g.cell];b(r,
{"aria-label":l.text("line.check",{name:ee(f.seat)})}),y(n,l.nodes("check.ask",{name:U(f.by),card:ie(g.card),number:m?ie(
m):g.said})),y(t,l.nodes("line.check",{name:U(f.seat)})),y(s,l.text("check.yes")),y(o,l.text("check.no"))}return{node:r,
update:c,focus:()=>s.focus()}}var no=44;function In(e,t){let n=i("div",{class:"sq-medal","aria-hidden":"true"}),s=i("p",
{class:"sq-big"}),o=i("p",{class:"sq-result"}),r=i("p",{class:"sq-saved"}),c=i("button",{class:"sq-quiet sq-wide",type:"\
button",click:e}),a=i("div",{},n,s,o),u=i("section",{class:"sq-panel sq-ending"},a,c,r);function l({table:g,state:f,say:m}){
let{winner:q}=f;b(u,{"data-won":q!==null}),t.parentNode!==u&&a.after(t),q===null?y(n):n.dataset.side!==String(q)&&(y(n,Q(
q),ze()),n.dataset.side=String(q));let p=g.seats.filter(h=>h.side===q),k=i("span",{});m.list(p.map((h,d)=>`${d}`)).split(
"").forEach((h,d)=>{k.append(d%2===0?h:U(p[Number(h)].name))}),y(s,q===null?m.text("over.nobody"):m.nodes("over.winner",
{n:p.length,names:k})),y(o,...$n(g).map(h=>i("span",{class:"sq-tally"},i("span",{class:"sq-token"},Q(h)),String(f.made[h]??
0)))),b(o,{role:"img","aria-label":m.text("over.tally",{tally:m.list($n(g).map(h=>String(f.made[h]??0)))})}),y(r,f.saved&&
m.nodes("over.saved",{file:i("code",{},i("bdi",{},f.saved))})),y(c,m.text("over.again"))}return{node:u,update:l,focus:()=>c.
focus()}}var $n=e=>[...new Set(e.seats.map(t=>t.side))].sort();function zn(){return i("div",{class:"sq-confetti","aria-h\
idden":"true"},...Array.from({length:no},(e,t)=>i("i",{style:`--sq-x:${t*37%100+.5};--sq-d:${t*53%100};--sq-r:${t*71%360}\
;--sq-c:${t%4}`})))}var so={$:"math",r:"mrow",f:"mfrac",q:"msqrt",k:"mroot",p:"msup",b:"msub",c:"msubsup",u:"munder",t:"mtable",l:"mtr",d:"m\
td",n:"mn",o:"mo",i:"mi",x:"mtext"},Pn='"0.2222em"';function xt(e){let{hand:t=[],hands:n=null,recent:s=[],check:o=null,views:r}=e;
return{...io,...e,hand:t.map(vt),hands:n&&n.map(c=>c.map(vt)),recent:s.map(Hn),check:o&&Hn(o),...r&&{views:r.map(oo)}}}var oo=e=>e&&
Object.fromEntries(Object.keys(e).map(t=>[t,xt(e)[t]])),Hn=e=>({...e,card:e.card&&vt(e.card)});function vt(e){let t=e.mathml?
ro(e.mathml):null,n=e.text??t?.replace(/<[^>]*>/g,"");return{kind:"face",spoken:n,caption:"",suit:null,tries:0,...e,text:n,
mathml:t}}function ro(e){if(e.includes("<math"))return e;let t=[];return e.replace(/<(.)|>|(\d+)|&\w+;|./gsu,(n,s,o)=>{let r=t[0];
if(s)return t.unshift(so[s]??"mo"),s==="s"?`<mo lspace=${Pn} rspace=${Pn}>`:`<${t[0]}>`;if(n===">")return`</${t.shift()}\
>`;if(!r||/^m(n|o|i|text)$/.test(r))return n;let c=o?"mn":/[a-z]/i.test(n)?"mi":"mo";return`<${c}>${n}</${c}>`})}var io=Object.
fromEntries([..."verdict saved ends_in answered_last viewer must solved choosing turns_left winner answers lesson".split(
" ").map(e=>[e,null]),..."sequences owed forfeits unfinished".split(" ").map(e=>[e,[]]),..."can_pass last_round can_undo".
split(" ").map(e=>[e,!1])]);var jn=900,co=3600;function Bn(e){let t=[""],n=[],s=null,o=jn,r;function c(){t.length===1?a():(t.shift(),s=n[n.length-t.
length],r=setTimeout(c,o)),e()}function a(){clearTimeout(r),t.splice(0,t.length-1),s=null}function u(m){t=[m.chips],n=m.
recent,a()}function l(m,q){clearTimeout(r);let p=Gt(n,q.recent);return t=Kt(m,t[0],q,p),n=q.recent,s=null,o=Math.min(jn,
co/t.length),t.length>1&&(r=setTimeout(c,o/2)),p}function g({verdict:m}){let q=f().filter(p=>p.cell!==null).pop();return q?
q.cell:m?.tone==="good"?m.cell:null}let f=()=>n.slice(0,n.length-(t.length-1));return{play:l,jump:u,finish:a,chips:()=>t[0],
told:()=>s,running:()=>t.length>1,shown:f,lastCell:g}}var ao={chip:[[330,0,.09]],right:[[523,0,.14],[784,.1,.25]],wrong:[[233,0,.16],[196,.13,.25]],win:[[523,0,.18],[659,.14,
.18],[784,.28,.18],[1047,.42,.6]]},lo=.12;function Kn(){let e=null,t=i("button",{class:"sq-tool",type:"button","aria-pre\
ssed":"false",click:n},I("note"));function n(){e?r():(e=new AudioContext,b(t,{"aria-pressed":"true"}),s("chip"))}function s(c){
if(e)for(let[a,u,l]of ao[c]){let g=new OscillatorNode(e,{type:"triangle",frequency:a}),f=new GainNode(e,{gain:lo}),m=e.currentTime+
u;f.gain.setTargetAtTime(0,m,l/4),g.connect(f).connect(e.destination),g.start(m),g.stop(m+l*2)}}function o(c,a){b(t,{"ar\
ia-label":c.text("sound"),title:c.text("sound"),hidden:a.sound===!1}),a.sound===!1&&r()}function r(){e?.close(),e=null,b(
t,{"aria-pressed":"false"})}return{node:t,play:s,update:o,stop:r}}function Un(e,t){if(!e||e.phase==="start"||t.phase==="\
over"||Fn(e)===Fn(t))return null;let n=t.verdict?.tone;return n==="good"?"right":n==="wrong"||n==="reveal"?"wrong":e.chips===
t.chips?null:"chip"}var Fn=({chips:e,turn:t,verdict:n,hand:s})=>JSON.stringify([e,t,n?.tone,n?.cell,s.map(({id:o,tries:r})=>[
o,r])]);var uo=/[\u00ad\u2066-\u2069]/g;function Gn(){let e=window.speechSynthesis,t=!1,n="en",s=i("button",{class:"sq-tool",type:"\
button",hidden:!e,"aria-pressed":"false",click:o},I("speaker"));function o(){t=!t,b(s,{"aria-pressed":String(t)}),t?r(s.
title):e?.cancel()}function r(c){let a=c.replace(uo,"").trim();if(!t||!e||!a)return;e.cancel();let u=new SpeechSynthesisUtterance(
a);u.lang=n,e.speak(u)}return{node:s,speak:r,update(c){n=c.lang,b(s,{"aria-label":c.text("speech"),title:c.text("speech")})},
stop(){t&&e?.cancel()}}}function Vn({speech:e,sound:t,onHelp:n,onKeep:s,onCode:o,onLanguage:r}){let c=i("button",{class:"sq-tool",type:"button",
click:o},I("letter")),a=i("button",{class:"sq-tool",type:"button",click:s},I("keep")),u=i("button",{class:"sq-tool",type:"\
button",click:n},I("help")),l=st(r),g=i("div",{class:"sq-tools"},u,t.node,e.node,a,c,l.node);function f({say:m,table:q,ui:p}){
b(c,{"aria-label":m.text("code.title"),title:m.text("code.title"),"aria-expanded":String(p.coding)}),b(a,{"aria-label":m.
text("keep.title"),title:m.text("keep.title")}),l.update(m),b(u,{"aria-label":m.text("help.title"),title:m.text("help.ti\
tle")}),e.update(m),q&&t.update(m,q)}return{node:g,update:f,take:m=>u.after(m),focusCode:()=>c.focus(),focusKeep:()=>a.focus()}}function Wn(e){let t=i("input",{class:"sq-input",inputmode:"numeric",maxlength:4,autocomplete:"off"}),n=i("button",{class:"\
sq-main",type:"submit"}),s=i("p",{}),r=i("form",{class:"sq-printed",novalidate:!0,submit:a=>{a.preventDefault(),/^\d+$/.
test(t.value.trim())&&e(Number(t.value)),t.value=""}},t,n,s);function c({table:a,state:u,say:l}){let{turn:g}=u,f=a.seats.
length;b(t,{"aria-label":l.text("printed.label"),placeholder:l.text("printed.label")}),y(n,l.text("printed.show"));let m=[
1,2,3].map(q=>g+1+(q-1)*f).join(", ");y(s,l.nodes("printed.pile",{name:U(a.seats[g].name),numbers:m}))}return{node:r,update:c}}function Jn({hand:e,own:t,actions:n,code:s,result:o,act:r,known:c,onCode:a}){let u=Dn(()=>r("ready"),h=>r("draw",{seat:h}),
()=>a(!0),()=>r("undo",{seat:c.state?.viewer??null})),l=Rn(h=>r("check",{seat:c.state?.check?.seat,agrees:h})),g=In(()=>r(
"again"),o.node),f={seat:t,handover:u,check:l,over:g},m=Wn(h=>r("card",{seat:c.state?.viewer,number:h})),q=i("div",{class:"\
sq-tray"});function p(h){let{table:d,state:v,say:w,ui:E}=c;if(!d||!v)return!1;let x=ve(h)!==null,N={table:d,state:v,say:w};
t.update(N),d.printed&&m.update(N),v.phase==="handover"&&u.update(N),v.phase==="check"&&l.update(N),v.phase==="over"&&g.
update(N);let L=f[v.phase],S=E.coding?[s]:E.keeping&&v.phase!=="over"?[o.node]:L?[L.node]:d.printed?[m.node,e.node,n]:[e.
node,n];return S[0]===q.firstElementChild?!1:(y(q,...S),x&&!E.coding)}function k(h){(c.ui.keeping?o:f[c.state?.phase??""]??
e).focus(h)}return{node:q,update:p,focus:k}}var fo=2500,po=100,Yn=["table","state","texts"];function Xn(e,t){let n=xn(),{ui:s}=n,o=Number.NaN,r="null",c=Number.NaN,
a,u,l=Qt(t.ownerDocument),g=Gn(),f=Kn(),{announce:m,node:q}=Zt(g.speak),p=i("div",{class:"sq-root"},q),k=Ge(p,t.ownerDocument),
h=Bn(()=>{h.told()&&f.play("chip"),qe()}),d=wn(e,{seq:()=>n.state?.seq??0,onStatus:qe,onReply:le,onNews:M=>x.onNews(M)}),
v=pn({known:n,link:d,clock:l,replay:h,announce:m,speak:g.speak,draw:qe,wait:it,onKept:()=>x.onKept()}),{act:w,canAct:E}=v,
x=vn({known:n,isLost:()=>d.status()==="lost",act:w,hint:v.hint,draw:qe,onClose:()=>fe(n)&&R.focusKeep()}),N=Ve(),L=je(v.
onCell),S=un(Y),C=Xt({...v,onOpen:ue}),$=On({onStart:(M,j)=>w("start",{players:M,options:j,lang:n.say.lang,utc_offset:-new Date().
getTimezoneOffset()}),onReceive:M=>w("receive",{code:M}),onResume:M=>w("resume",{game:M}),onKeep:x.onLeft,onLanguage:v.onLanguage,
onCode:()=>me(!0)}),O=en({onReceive:M=>w("receive",{code:M}),onCopied:M=>v.hint(M?"code.copied":"code.not_copied"),onClose:()=>me(
!1)}),z=Cn(()=>{o=Number.NaN,re()}),P=Jn({hand:S,own:z,actions:C.node,code:O.node,result:x,act:w,known:n,onCode:me}),F=An(
()=>w("helped",{seat:n.state?.answered_last})),G=Ln(()=>d.send("hello"),x.keep),T=on(()=>d.send("hello")),A=cn(M=>w("pen\
alty",{side:M})),R=Vn({speech:g,sound:f,onHelp:()=>v.hint("help.text"),onKeep:x.keep,onCode:()=>me(!s.coding),onLanguage:v.
onLanguage}),X=an({own:z.bar,bell:T.node,talk:A.node,tools:R.node}),J=i("div",{class:"sq-game"},N.node,L.node,F.node,P.node,
X.node);t.append(p);let oe=We(p,t),ne=Ke(p,rt),H=sn(S.node,{cardOf:M=>S.buttonOf(M),cellOf:M=>L.indexOf(M),onTake:M=>v.onTake(
n.state?.hand[S.indexOf(M)]),onDrop:v.onCell}),D=()=>{d.alive(),queueMicrotask(re)};for(let M of Yn)e.on(`change:${M}`,D);
function re(){let M=e.get("texts")??{};M!==n.texts&&Object.assign(n,{texts:M,say:we(M)}),n.table=e.get("table")??null;let j=e.
get("state")??null,V=j&&z.seen(n.table,xt(j));if(V&&n.state&&V.seq<n.state.seq)return;V?.answers&&d.done(V.answers);let ce=JSON.
stringify(V),Z=V!==null&&ce!==r,he=_()&&L.indexOf(ve(p))>=0;Z&&W(V,n.table?.deal!==o),r=ce,qe(),Z&&he&&te(n)&&B()}function W(M,j){
let{say:V,table:ce,state:Z}=n;if(n.state=M,o=ce?.deal??Number.NaN,!ce||M.phase==="start"){Object.assign(s,{coding:!1,hint:null});
return}let he=Z&&!j?h.play(ce,M):[];(!Z||j||gt())&&h.jump(M),kn(n,M),j&&x.onDeal(),yn(Z,M)&&(s.hint={tone:"info",text:V.
text("helped.done"),cell:null}),O.clear(),pe(M.verdict),M.verdict?.tone!=="hint"&&l.restart();let ge=s.hint??M.verdict,Oe=Un(
Z,M);Oe&&!(Oe==="chip"&&h.running())&&f.play(Oe),m([...he.map(Zn=>$e(V,ce,Zn)),ge?.spoken??ge?.text??"",xe(n)])}function le(M){
M.safe&&x.onSafe(M.safe),v.onReply(M)}function pe(M){clearTimeout(a),s.wrong=M&&M.tone!=="good"?M.cell:null,s.wrong!==null&&
(a=setTimeout(()=>{s.wrong=null,qe()},fo))}let _=()=>ve(p)?.matches(":focus-visible")??!1;function B(){te(n)&&ke(n)&&!s.
open&&!n.state?.choosing?L.focusOpen():te(n)&&n.state?.choosing?C.focus():P.focus()}function Y(M){let j=_();v.onCard(M),
j&&s.selected===M.id&&!s.open&&!d.busy()&&B()}function ue(M){let j=ve(p);v.onOpen(M)&&!M&&j&&S.focus()}function me(M){let j=ve(
p);v.onCode(M);let V=fe(n);M?O.focus(V):j&&V?R.focusCode():j&&$.focusCode()}function rt(M,j){if(M.key==="Escape"){if(s.coding)
me(!1);else if(s.keeping)x.close();else if(s.open)ue(null),m([xe(n)]);else if(v.onBack())!s.selected&&L.indexOf(j)>=0&&S.
focus();else if(!k.leave())return Ue(p),!1;return!0}return jt(M.key,j,L,S)}function kt(M,j){let{say:V}=n,ce=h.chips(),Z=d.
status()!=="lost",he=te(n)&&Z,ge=te(n)?ke(n):null,Oe=P.update(p);b(J,{"data-phase":j.phase,"data-mine":te(n),"data-remov\
ing":ge?.kind==="remove"}),N.update({table:M,state:j,say:V}),O.update({say:V,code:s.code,playing:!0,canAct:E(),refusal:""}),
x.update(),L.update({table:M,state:j,say:V,chips:ce,sequences:Ut(M,j,ce),last:h.lastCell(j),selected:ge,asked:s.asked,confirm:s.
confirm,wrong:s.wrong,canAct:he,line:dn(n)}),ye(n)?S.update({state:{...j,must:null,solved:null},say:V,selected:ge,canAct:Z}):
S.update({state:j,say:V,selected:ge,canAct:he}),C.update({table:M,state:j,say:V,selected:ge,canAct:he,open:s.open,announced:s.
announced,mine:te(n)}),R.update(n),T.update(j,V),A.update(M,j,V),F.update(n,h.told()),X.update(n,h.shown()),Ne(j),Oe&&P.
focus(0)}function Ne(M){M.phase!=="over"||h.running()||c===o||(c=o,M.winner!==null&&f.play("win"),M.winner!==null&&!gt()&&
J.append(zn()))}function Te(){let M=s.hint?.text??"";$.update({say:n.say,state:n.state,canAct:E(),refusal:M,coding:s.coding||
x.isOpen(),left:x.offers()}),O.update({say:n.say,code:null,playing:!1,canAct:E(),refusal:M}),s.coding?O.node.parentNode!==
$.node&&$.node.append(O.node):O.node.remove(),x.update(),x.isOpen()?x.node.parentNode!==$.node&&$.node.append(x.node):x.
node.remove()}function it(){b(p,{"data-busy":d.busy()}),clearTimeout(u),u=setTimeout(qe,po)}function qe(){clearTimeout(u),
S.prepare(p,n.state?.hand??[]);let M=ve(p),{table:j,state:V,say:ce}=n,Z=fe(n)?J:$.node;if(b(p,{lang:ce.lang,"data-printe\
d":j?.printed??!1,"data-link":d.status(),"data-busy":d.busy()}),G.update(d.status(),ce,x.has()),k.update(ce),Z===J?kt(j,
V):Te(),Z.parentNode!==p){let he=Z===J?$.node:J,ge=Z===J&&he.parentNode===p;he.remove(),p.append(Z),(Z===J?F.node:$.node).
append(G.node),(Z===J?R:$).take(k.node),ge&&p.scrollIntoView({block:"nearest"})}M&&!ve(p)&&Z===J&&!s.coding&&B()}return re(),
d.send("hello",{games:x.ids(),...n.state?.phase==="start"?{code:tn()}:{}}),()=>{h.finish(),clearTimeout(a),clearTimeout(
u);for(let M of Yn)e.off(`change:${M}`,D);for(let M of[d,l,g,f,T,k])M.stop();ne(),H(),oe(),p.remove()}}var Vc={render({model:e,el:t}){return e.get("moments")?Yt(e,t):Xn(e,t)}};export{Vc as default};
