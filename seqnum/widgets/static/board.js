var Xn="http://www.w3.org/2000/svg";function v(e,t){for(let[n,s]of Object.entries(t))if(typeof s=="function")e.addEventListener(
n,s);else if(s==null||s===!1)e.removeAttribute(n);else{let o=s===!0?"":String(s);e.getAttribute(n)!==o&&e.setAttribute(n,
o)}}function i(e,t={},...n){let s=document.createElement(e);return v(s,t),y(s,...n),s}function y(e,...t){if(t.length===1&&
typeof t[0]=="string")return G(e,t[0]);e.replaceChildren(...t.filter(n=>n||n===""))}function be(){let e;return(t,n)=>{let s=JSON.
stringify(t);s!==e&&(e=s,n())}}function le(e,t,...n){let s=document.createElementNS(Xn,e);return v(s,t),s.append(...n),s}
function G(e,t){e.textContent!==t&&(e.textContent=t)}function de(e){let t=e.getRootNode().activeElement;return t&&e.contains(
t)?t:null}function re(e,t){v(e,{"aria-disabled":t?"true":null})}var yt=40,qt=1.1,Zn=.3;function Fe(e,t,n=()=>{}){let s=new Set;function o(){let r=[...s].filter(l=>e.contains(l));r.forEach(
l=>l.classList.add("sq-measured"));let c=r.map(St);r.forEach(l=>l.classList.remove("sq-measured")),r.forEach((l,u)=>{let a=c[u];
a&&(s.delete(l),t(l,a))}),r.length&&n()}return new ResizeObserver(o).observe(e),{add:r=>{s.add(r)},fit:o}}function wt(e,t){
t.forEach(o=>o.classList.add("sq-measured"));let n=i("div",{class:"sq-probe","aria-hidden":"true"},...t);e.append(n);let s=t.
map(St);return n.remove(),s}function St(e){let t=u=>u.offsetWidth/yt;if(e.offsetWidth===0)return null;let n=e.offsetHeight/
yt/e.getBoundingClientRect().height,s=u=>Math.max(qt,u.getBoundingClientRect().height*n),o=u=>s(u)+(u.querySelector("mfr\
ac")?Zn:0),r=[...e.querySelectorAll(".sq-piece")],c=u=>[...u.querySelectorAll(".sq-piece")].map(t),l=[...e.querySelectorAll(
".sq-clause")].map(c);return{clauses:l.length?l:[[t(e)]],heights:r.length?r.map(u=>u.firstElementChild?o(u.firstElementChild):
qt):[s(e)],isAmount:r.length>0&&!e.querySelector("math")}}function je(e,t,n){let s=Math.max(...e.flat());for(;Qn(s,e,n)>
t;)s*=1.03;return s}function Qn(e,t,n){let s=0,o=e;for(let r of t){let c=r.reduce((l,u)=>l+n+u,-n);c>e&&(o=e);for(let l of c>
e?r:[c])o+n+l>e?[s,o]=[s+1,l]:o+=n+l;c>e&&(o=e)}return s}function Et(e,t){let n=[],s=e;return t.forEach((o,r)=>{s+o>e?[n[n.
length],s]=[[r],o]:(n[n.length-1].push(r),s+=o)}),n}var es={wide:.85,high:.72},ts={wide:.94,high:.88},ns=.26/8,ss=1.2,os=.23/8,rs=4,is=.35,cs=.8,as=.97,ls=.25/8,us={wide:.9,
high:.84};function Mt(e,t,n){let s=ds(t),[o,r]=[ns*n,ls*n],c=a=>fs(s,a,os*n,t.isAmount?o:1/0),l=c((a,g)=>ps(a,g,o)),u=c(
(a,g)=>ms(a,g,r));e.style.setProperty("--sq-fit",String(l.size)),e.style.setProperty("--sq-column",String(l.width)),e.style.
setProperty("--sq-fit-chip",String(u.size)),e.style.setProperty("--sq-column-chip",String(u.width)),e.toggleAttribute("d\
ata-beyond",u.isBeyond)}function ds({clauses:e,heights:t}){return Array.from({length:Math.min(rs,e.flat().length)},(n,s)=>{
let o=je(e,s+1,0),r=Et(o,e[0]).reduce((c,l)=>c+Math.max(...l.map(u=>t[u])),0);return{width:o,height:r}})}function fs(e,t,n,s){
return e.map(({width:o,height:r})=>({...t(o,r),width:o})).reduce((o,r)=>r.size>o.size*(o.size<n?1:ss)&&o.size<s?r:o)}function ps(e,t,n){
return{size:Math.max(lt(es,e,t),Math.min(n,lt(ts,e,t))),isBeyond:!1}}function ms(e,t,n){let s=t-is,o=Math.min(cs/Math.hypot(
e,s),as/(e+s)),r=Math.min(n,lt(us,e,t));return{size:Math.max(o,r),isBeyond:r>o}}function lt({wide:e,high:t},n,s){return Math.
min(e/n,t/s)}var hs="http://www.w3.org/1998/Math/MathML",gs=new Set("math mrow mn mo mi mtext ms mspace mfrac msqrt mroot msup msub m\
subsup mover munder munderover mtable mtr mtd mpadded mphantom mstyle".split(" ")),bs=new Set("mathvariant stretchy form\
 lspace rspace width height depth linethickness displaystyle scriptlevel accent".split(" "));function ce({mathml:e,text:t,
suit:n}){return n?i("span",{class:"sq-playing","data-suit":n},i("span",{},t.slice(0,-1)),i("span",{class:"sq-pip-sign"},
t.slice(-1))):e&&ks(e)||i("span",{},t)}function Tt(e){let[t,...n]=e.mathml&&!e.suit?At(e.mathml):[],s=t instanceof Element&&
!n.length?xs(t).map(r=>Le("math",...r)):vs(e.text);if(s.length<2)return ce(e);let o=s.map(r=>i("span",{class:"sq-piece"},
r));return i("span",{class:"sq-terms sq-clause","aria-hidden":"true"},...o.flatMap((r,c)=>c?[i("wbr",{}),r]:[r]))}var vs=e=>/\d/.
test(e)?e.split(/(?<=\u00a0|\d[.,\u202f](?=\d{3}))/):[];function xs(e){if((e.textContent??"").length<_t)return[];let t=[
[]];for(let n of Ot(e)){let s=t[t.length-1],o=n.localName==="mo"&&/^[+−]$/.test(n.textContent??"");(ut(n)&&s.length>0&&
s.every(l=>ut(l)||l.localName==="mo")||o&&s.length)&&t.push([]);let c=_e(n);o&&t.length>1&&c.setAttribute("form","infix"),
t[t.length-1].push(c)}return t}function Ot(e){return[...e.children].flatMap(t=>t.localName==="mrow"&&!ut(t)?Ot(t):[t])}var ut=e=>e.
localName==="mrow"&&e.firstElementChild?.localName==="mo"&&(e.firstElementChild.textContent??"")==="(";function ks(e){let t=At(
e);return t.length===0?null:t.length===1&&t[0]instanceof Element?Ss(_e(t[0])):ws(ys(t))}function ys(e){let t=[[]],n=!0;for(let s of e){
let o=()=>t[t.length-1],r=()=>o()[o().length-1];if(s instanceof Element){let c={text:"",math:s};r()&&(!n||qs(s)&&!r().some(
({math:l})=>l))?r().push({text:n?Ns:""},c):o().push([c]),n=!1;continue}for(let c of(s.textContent??"").split(/(\s+)/)){if(/^\s*$/.
test(c)){c&&r()&&/[,;:…]$/.test(r()[r().length-1].text)&&t.push([]),n||=c!=="";continue}!n&&r()?r().push({text:c}):o().
push([{text:c}]),n=!1}}return t.filter(s=>s.length)}var qs=e=>!e.querySelector("mtable")&&(e.textContent??"").length<_t;
function ws(e){let t=e.map(n=>{let s=n.map(o=>i("span",{class:"sq-piece"},...o.map(({text:r,math:c})=>c?_e(c):r)));return i(
"span",{class:"sq-clause"},...s.flatMap((o,r)=>r?[" ",o]:[o]))});return i("span",{class:"sq-phrase","aria-hidden":"true"},
...t.flatMap((n,s)=>s?[" ",n]:[n]))}function At(e){let n=[...new DOMParser().parseFromString(`<p>${e}</p>`,"application/\
xml").documentElement.childNodes];return n.every(s=>!(s instanceof Element)||s.localName==="math")?n:[]}function Ss(e){return e.
setAttribute("aria-hidden","true"),e}function _e(e){let t=e.querySelector(Ms)!==null;if(t&&e.localName==="msqrt")return Nt(
"root",...e.children);let n=e.localName==="mrow"&&t&&Es[e.firstElementChild?.textContent??""];if(n)return Nt(n,...[...e.
children].filter(o=>o.localName!=="mo"||!/^[()|{]$/.test(o.textContent??"")));let s=Le(e.localName);for(let{name:o,value:r}of e.
attributes)bs.has(o)&&s.setAttribute(o,r);e.textContent==="∫"&&s.setAttribute("class","sq-integral");for(let o of e.childNodes)
o instanceof Element?s.append(_e(o)):o.nodeType===Node.TEXT_NODE&&s.append(o.textContent??"");return s}function Nt(e,...t){
let n=t.map(_e),s=n.length===1&&n[0].localName==="mtable"?n[0]:Le("mtable");return n.includes(s)||s.append(Le("mtr",Le("\
mtd",...n))),s.setAttribute("class",`sq-fenced-${e}`),s}function Le(e,...t){let n=document.createElementNS(hs,gs.has(e)?
e:"mtext");return n.append(...t),n}var Es={"(":"round","|":"straight","{":"left"},Ms="mfrac, mtable";function Lt(e){if(dt(
e))return Array.from(e.replaceAll(Ct,"")).length*.9;let t=e.replace(/(\d+)\/(\d+)/g,(s,o,r)=>o.length>r.length?o:r);return Array.
from(t.replaceAll(" ","")).length+.4*(t.length-t.replaceAll(" ","").length)}var _t=7,Ns=" ",Ct="­",dt=e=>new RegExp("^\
\\p{L}{3,}","u").test(e);function $t(e){let t=e.split(Ct);return Math.max(4.9,...t.map((n,s)=>n.length*.95+(s<t.length-1?
.4:0)))}function Ce(){return matchMedia("(prefers-reduced-motion: reduce)").matches||document.visibilityState==="hidden"}var Ts={good:"check",wrong:"again",reveal:"bulb",hint:"bulb",info:"info"},ft=["M50 5a45 45 0 1 1 0 90a45 45 0 1 1 0-90z",
"M42.2 5.4a11 11 0 0 1 15.6 0L94.6 42.2a11 11 0 0 1 0 15.6L57.8 94.6a11 11 0 0 1-15.6 0L5.4 57.8a11 11 0 0 1 0-15.6z","M\
26 9h48a17 17 0 0 1 17 17v48a17 17 0 0 1-17 17H26A17 17 0 0 1 9 74V26A17 17 0 0 1 26 9z"],Os={check:"M5 12.5l4.5 4.5L19 \
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
8.5 7z",back:"M16 5l-9 7 9 7z",next:"M8 5l9 7-9 7z",last:"M18 5v14M5 5l8.5 7L5 19z"};function te(e){let t=ft[e%ft.length];
return le("svg",{class:`sq-chip sq-side${e%ft.length}`,viewBox:"0 0 100 100","aria-hidden":"true"},le("path",{class:"sq-\
chip-edge",d:t,transform:"translate(0 5)"}),le("path",{class:"sq-chip-body",d:t}),le("path",{class:"sq-chip-rim",d:t,transform:"\
translate(50 50) scale(.83) translate(-50 -50)"}))}function z(e){return le("svg",{class:"sq-icon",viewBox:"0 0 24 24","a\
ria-hidden":"true"},le("path",{d:Os[e]}))}var $e=e=>z(Ts[e]);function Be(){return le("svg",{class:"sq-star",viewBox:"0 0\
 100 100","aria-hidden":"true"},le("path",{d:"M50 12l11.2 24.6 26.8 3-19.9 18.2 5.4 26.5L50 71 26.5 84.3l5.4-26.5L12 39.\
6l26.8-3z"}))}var pt=60;function Se(e){let t=String(e.lang??"en"),n=new Intl.PluralRules(t),s=new Intl.ListFormat(t,{type:"conjunction"});
function o(l,u){let a=e[l]??l;return typeof a=="string"?a:a[n.select(Number(u.n))]??a.other}function r(l,u={}){return o(
l,u).replace(/\{(\w+)\}/g,(a,g)=>String(u[g]??""))}function c(l,u){let a=document.createDocumentFragment();return o(l,u).
split(/\{(\w+)\}/).forEach((g,d)=>{if(d%2===0)a.append(g);else{let p=u[g]??"";a.append(p instanceof Node?p:String(p))}}),
a}return{lang:t,text:r,nodes:c,list:l=>s.format(l)}}function Dt(e){let t=Array.from(String(e).slice(0,4*pt));return t.length>
pt?`${t.slice(0,pt).join("")}…`:t.join("")}function V(e){return i("bdi",{class:"sq-name"},Dt(e))}function se(e){return`\
⁨${Dt(e)}⁩`}function Ke(e){return e.split(/\^(\([^()]*\)|−?[\p{L}\d.,]*[\p{L}\d])/u).map((n,s)=>s%2?i("sup",{},n.replace(
/^\((.*)\)$/,"$1")):n)}function De(e,t,n){return e.list(t.filter(s=>s.side===n).map(s=>se(s.name)))}function Ie(e,t,n){return n===
null?e.text("over.nobody"):e.text("over.winner",{n:t.filter(s=>s.side===n).length,names:De(e,t,n)})}function Ue(e){let t=le("svg",{class:"sq-bands","aria-hidden":"true",preserveAspectRatio:"none"}),n=i("div",{class:"sq-g\
rid",role:"grid"}),s=i("div",{class:"sq-board"},n,t),o=[],r=[],c=[],l=null,u="",a="",g="",d=0,p=1,q=Fe(s,(b,E)=>Mt(b,E,p));
function f(b){if(b===l)return;l=b;let E=JSON.stringify([b.deal,b.rows,b.cols,b.faces]);if(E===u)return;u=E,p=b.cols,a="",
c=[],g="-",d=b.faces.findIndex(N=>N!==null),s.style.setProperty("--sq-rows",String(b.rows)),s.style.setProperty("--sq-co\
ls",String(b.cols)),s.style.setProperty("--sq-ratio",String(b.cols/b.rows)),v(t,{viewBox:`0 0 ${b.cols} ${b.rows}`}),o=b.
faces.map((N,L)=>{let w=i("button",{type:"button",class:"sq-space",click:()=>e(L)});if(N===null)y(w,i("span",{class:"sq-\
face"},Be()));else{let C=i("span",{class:"sq-face"},Tt(N));y(w,C);let $=!N.suit&&!dt(N.text);v(w,{"data-suit":N.suit??null,
"data-number":$}),$?q.add(C):w.style.setProperty("--sq-len",String($t(N.text)))}return v(w,{"data-free":N===null}),w.addEventListener(
"focus",()=>h(L)),w}),r=o.map(()=>i("div",{role:"gridcell",class:"sq-cell"}));let k=Array.from({length:b.rows},(N,L)=>r.
slice(L*p,(L+1)*p));y(n,...k.map(N=>i("div",{role:"row",class:"sq-row"},...N))),o.forEach((N,L)=>v(N,{tabindex:L===d?0:-1})),
x(r)}function x(b,E=0){if(b!==r)return;let k=Ce()?b.length:E+2*p;b.slice(E,k).forEach((N,L)=>N.append(o[E+L])),q.fit(),k<
b.length&&requestAnimationFrame(()=>x(b,k))}function h(b){b!==d&&(v(o[d],{tabindex:-1}),d=b,v(o[d],{tabindex:0}))}function m(b){
let{table:E,state:k,say:N,chips:L,sequences:w,selected:C}=b;f(E),v(n,{"aria-label":N.text("board")});let $=new Set(w.flatMap(
P=>P.cells)),_=a!=="",K=N.lang+JSON.stringify(E.seats);o.forEach((P,R)=>{let U=Ee(L,R),Y=Ee(a,R);(U!==Y||a==="")&&(P.querySelector(
".sq-chip")?.remove(),U!==null&&P.prepend(te(U)),v(P,{"data-side":U,"data-new":_&&U!==null,"data-gone":_&&U===null&&Y!==
null}));let ie=C!==null&&Ge(C,k,E,L,$,R)!==null,X={"data-locked":$.has(R),"data-last":b.last===R,"data-asked":b.asked===
R,"data-confirm":b.confirm===R,"data-wrong":b.wrong===R,"data-line":b.line.includes(R),"data-out":ie&&C.kind==="remove"},
T=!b.canAct||ie,O=[U,T,...Object.values(X)].join()+K;c[R]!==O&&(c[R]=O,v(P,{"aria-label":As(b,R,U,X["data-locked"],X["da\
ta-last"]),...X}),re(P,T))}),a=L,S(w,E,k)}function S(b,E,k){let N=JSON.stringify([b,k.winner]);if(N===g)return;let L=g===
"-"?null:t.childElementCount;g=N,t.replaceChildren(...b.map(({side:w,cells:C},$)=>{let K=`M${[Math.min(...C),Math.max(...C)].
map(P=>`${P%E.cols+.5} ${Math.floor(P/E.cols)+.5}`).join("L")}`;return le("g",{class:`sq-band sq-side${w%3}`,"data-new":L!==
null&&$>=L,"data-won":k.winner===w},le("path",{class:"sq-band-edge",d:K}),le("path",{class:"sq-band-body",d:K}))}))}return{
node:s,update:m,count:()=>o.length,columns:()=>p,indexOf:b=>o.indexOf(b),focusOpen(){let b=E=>E&&!E.getAttribute("aria-d\
isabled");this.focus(b(o[d])?d:Math.max(0,o.findIndex(b)))},focus(b=d){h(b),o[b]?.focus()}}}function Ee(e,t){let n=e[t];
return n===void 0||n==="."?null:Number(n)}function Ge(e,t,n,s,o,r){if(n.faces[r]===null)return"hint.free";let c=Ee(s,r);
return e.kind==="remove"?c===null?"hint.nothing_there":c===n.seats[t.turn]?.side?"hint.own_chip":o.has(r)?"hint.locked":
null:c===null?null:n.replaces&&c!==n.seats[t.turn]?.side?o.has(r)?"hint.locked":null:!n.asks||e.kind==="wild"?"hint.take\
n":"hint.taken_number"}function It(e,t,n){let s=new Set(t.sequences.flatMap(o=>o.cells));return n.faces.some((o,r)=>Ge(e,
t,n,t.chips,s,r)===null)}function As({table:e,say:t},n,s,o,r){let c=e.faces[n],l={row:Math.floor(n/e.cols)+1,col:n%e.cols+
1,face:c?.spoken??""};if(c===null)return t.text("cell.free",l);if(s===null)return t.text(r?"cell.open_last":"cell.open",
l);let u=o?"cell.locked":"cell.chip";return t.text(r?`${u}_last`:u,{...l,names:De(t,e.seats,s)})}var Ls=new Set(["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End"]);function Ve(e,t){function n(o){let r=o.composedPath()[0];
if(!(!r.nodeType||!e.contains(r))&&!(o.ctrlKey||o.altKey||o.metaKey||o.key==="Tab")){if(o.key==="Escape"){if(!t(o,r))return;
o.preventDefault()}else Ls.has(o.key)&&!_s(r)&&t(o,r)&&o.preventDefault();o.stopPropagation()}}let s=e.ownerDocument.defaultView;
return s?.addEventListener("keydown",n,!0),()=>s?.removeEventListener("keydown",n,!0)}function _s(e){return e.matches("i\
nput, select, textarea")}function Re(e,t,n,s){let o=t%n,r=t-o,c=Math.min(r+n,s)-1;switch(e){case"ArrowLeft":return Math.
max(r,t-1);case"ArrowRight":return Math.min(c,t+1);case"ArrowUp":return t-n<0?t:t-n;case"ArrowDown":return t+n>=s?t:t+n;case"\
Home":return r;default:return c}}function Rt(e,t,n,s){let o=n.indexOf(t),r=s.indexOf(t);return o>=0?n.focus(Re(e,o,n.columns(),
n.count())):r>=0&&s.focus(Re(e,r,e==="ArrowUp"||e==="ArrowDown"?s.columns():s.count(),s.count())),o>=0||r>=0}function We(e){
let t=e.parentNode;for(;t;){let s=t;if(s.hasAttribute?.("tabindex")){s.focus();return}t=s.host??t.parentNode}let{activeElement:n}=e.
getRootNode();n?.blur()}function Pt(e,t){return t.kind!=="place"?`move.${t.kind}`:!e.asks||!t.card?"move.place_plain":t.card.kind==="wild"?"move\
.wild":"move.place"}function Me(e,t,n){let s=n.cell===null?null:t.faces[n.cell];return e.nodes(Pt(t,n),{name:V(t.seats[n.
seat]?.name??""),card:n.card?ce(n.card):"",number:s?ce(s):""})}function ze(e,t,n){let s=Pt(t,n),o=n.cell===null?null:t.faces[n.
cell];return e.text(s.startsWith("move.place")||s==="move.wild"?s.replace("move.","heard."):s,{name:se(t.seats[n.seat]?.
name??""),card:n.card?.spoken??"",number:o?.spoken??""})}function Ht(e,t,n,s){let o=[],r=n.chips;for(let c of[...s].reverse()){
if(o.unshift(r),c.cell===null)continue;let l=Ee(t,c.cell),u=c.kind==="place"&&l===e.seats[c.seat]?.side?".":String(l??".");
r=r.slice(0,c.cell)+u+r.slice(c.cell+1)}return[r,...o]}function Ft(e,t,n){return t.sequences.filter(({side:s,cells:o})=>o.
every(r=>e.faces[r]===null||Ee(n,r)===s))}function jt(e,t){return t.length<e.length&&t.every((o,r)=>zt(o,e[r]))?[]:e.every(
(o,r)=>zt(o,t[r]))?t.slice(e.length):t}var zt=(e,t)=>e.seat===t?.seat&&e.kind===t.kind&&e.cell===t.cell;var Bt={width:1280,height:680};function Je(e,t){let n=t.defaultView,s=i("button",{class:"sq-tool",type:"button","aria-pr\
essed":"false",click:r},z("grow")),o=!1;function r(){o?l():c()}async function c(){o=!0;try{await e.requestFullscreen()}catch{
e.popover="manual",e.showPopover()}a(),s.focus()}function l(){o=!1,u()&&t.exitFullscreen(),e.removeAttribute("popover"),
a(),s.focus()}let u=()=>e.getRootNode().fullscreenElement===e;function a(){let f=Math.max(1,Math.min(n.innerWidth/Bt.width,
n.innerHeight/Bt.height));v(s,{"aria-pressed":String(o)}),v(e,{"data-large":o}),e.style.setProperty("zoom",o?String(f):""),
e.style.setProperty("--sq-tall",o?`${Math.floor(n.innerHeight/f)-28}px`:"")}let g=!1,d=()=>{g&&!u()&&o&&l(),g=u()},p=()=>o&&
a(),q=f=>o&&f.key==="Escape"&&!f.composedPath().includes(e)&&l();return t.addEventListener("fullscreenchange",d),n.addEventListener(
"resize",p),n.addEventListener("keydown",q),{node:s,leave(){if(o)l();else return!1;return!0},update(f){v(s,{"aria-label":f.
text("screen"),title:f.text("screen")})},stop(){t.removeEventListener("fullscreenchange",d),n.removeEventListener("resiz\
e",p),n.removeEventListener("keydown",q)}}}function Ye(){let e=i("ul",{class:"sq-seats"}),t=be();function n({table:o,state:r,say:c}){let{phase:l,turn:u,made:a,cards:g,
winner:d}=r;t([o.seats,o.goals,o.to_win,l,u,a,g,d,c.lang],()=>s({table:o,state:r,say:c}))}function s({table:o,state:r,say:c}){
v(e,{"aria-label":c.text("players"),"data-count":o.seats.length}),y(e,...o.seats.map((l,u)=>{let a=r.made[l.side]??0,g=r.
phase!=="over"&&u===r.turn,d=c.text("seat.cards",{n:r.cards[u]??0}),p=o.goals[l.side]??o.to_win,q=c.text("seat.made",{n:a,
goal:p}),f=l.kind==="person"?null:c.text(`seat.${l.kind}`),x=[f,g?c.text("seat.to_move"):null,d,q].filter(h=>h!==null);return i(
"li",{class:`sq-seat sq-side${l.side%3}`,"aria-current":g?"true":null,"data-won":r.winner===l.side},i("span",{class:"sq-\
token",title:f},te(l.side),f&&z("robot")),i("span",{class:"sq-who"},V(l.name),i("span",{class:"sq-hidden"},c.list(x)),i(
"span",{class:"sq-pips",title:q,"aria-hidden":"true"},...Cs(a,p))))}))}return{node:e,update:n}}function Cs(e,t){return Array.
from({length:Math.max(e,t)},(n,s)=>i("i",{class:s<e?"sq-pip sq-pip-full":"sq-pip"}))}var Kt="(prefers-color-scheme: dark)";function $s(e){let t=e.getAttribute("data-jp-theme-light");if(t!==null)return t===
"false";let n=e.getAttribute("data-theme")??e.getAttribute("theme");if(n==="dark"||n==="light")return n==="dark";let{classList:s}=e;
return["dark","vscode-dark","vscode-high-contrast"].some(o=>s.contains(o))?!s.contains("vscode-high-contrast-light"):["l\
ight","vscode-light","vscode-high-contrast-light"].some(o=>s.contains(o))?!1:null}function Ds(e){let t=e.ownerDocument,n=[];
for(let o=e;o;o=o.host??o.parentNode)n.push(o);for(let o of[...n,t.body,t.documentElement]){let r=o?.nodeType===Node.ELEMENT_NODE?
$s(o):null;if(r!==null)return r}let s=getComputedStyle(t.documentElement).colorScheme;return s.includes("dark")&&(!s.includes(
"light")||matchMedia(Kt).matches)}function Xe(e,t){let n=t.ownerDocument,s=matchMedia("print"),o=matchMedia(Kt),r=()=>{e.
dataset.sqTheme=!s.matches&&Ds(t)?"dark":"light"},c=new MutationObserver(r);for(let l of[n.documentElement,n.body])c.observe(
l,{attributes:!0});for(let l of[s,o])l.addEventListener("change",r);return r(),()=>{c.disconnect();for(let l of[s,o])l.removeEventListener(
"change",r)}}var Ut=({answer:e,tone:t})=>e?.chosen?"replay.answer":t==="hint"?"replay.hint":"replay.given_back";function Gt(e,t){let n=Se(
e.get("texts")),s=e.get("table"),o=e.get("moments"),r=0,c=Ue(()=>{}),l=Ye(),u=i("div",{class:"sq-hidden",role:"status","\
aria-live":"polite"}),a=i("p",{class:"sq-line"}),g=i("div",{class:"sq-verdict"}),d=i("input",{type:"range",min:0,max:o.length-
1,value:0,class:"sq-slider",input:()=>Y(Number(d.value))}),p=i("p",{class:"sq-count"}),q=i("ol",{class:"sq-steps"}),f=o.
flatMap((T,O)=>T.answer||T.move?[K(T,O)]:[]),x=(T,O)=>{let j=n.text(`replay.${T}`);return i("button",{type:"button",class:"\
sq-round",click:()=>Y(O()),"aria-label":j,title:j},z(T))},h=x("first",()=>0),m=x("back",()=>r-1),S=x("next",()=>r+1),b=x(
"last",()=>o.length-1),E=i("section",{class:"sq-panel sq-history","aria-label":n.text("replay.title")},i("div",{class:"s\
q-steering"},h,m,d,S,b),i("div",{class:"sq-where"},p),q),k=i("div",{class:"sq-game"},l.node,c.node,i("div",{class:"sq-me\
ssage"},a,g),i("div",{class:"sq-tray"},E)),N=i("div",{class:"sq-root",lang:n.lang,"data-link":"ok"},u,k),L=Je(N,t.ownerDocument);
L.update(n),p.after(L.node),v(d,{"aria-label":n.text("replay.slider")}),v(q,{"aria-label":n.text("replay.steps")}),y(q,...f.
map(({node:T})=>T)),t.append(N);let w=Xe(N,t),C=Ve(N,(T,O)=>{if(T.key==="Escape")return L.leave()?!0:(We(N),!1);let j=c.
indexOf(O);if(j>=0)c.focus(Re(T.key,j,s.cols,s.faces.length));else if(E.contains(O)){let Q=q.contains(O);Y(Re(T.key.replace(
"Up","Left").replace("Down","Right"),r,o.length,o.length)),Q&&_().press.focus()}else return!1;return!0}),$=()=>n.text("r\
eplay.step",{n:r,all:o.length-1}),_=()=>f.filter(({index:T})=>T<=r).pop()??f[0];function K(T,O){let{answer:j,move:Q}=T,F=j?.
seat??Q?.seat??0,A=j?.correct===!1?"wrong":j?.correct?"good":null,Z=i("li",{}),I=i("button",{type:"button",class:"sq-ste\
p","data-tone":A,click:()=>Y(O)});return I.append(i("span",{class:"sq-token"},te(s.seats[F]?.side??0)),i("span",{},P(T))),
A&&I.append($e(A)),v(I,{"aria-label":R(T)}),Z.append(I),{node:Z,press:I,index:O}}function P(T){let{answer:O,move:j}=T;if(j&&
(O===null||O.correct))return Me(n,s,j);if(O){let Q=O.cell===null?null:s.faces[O.cell];return n.nodes(Ut(T),{name:V(s.seats[O.
seat].name),card:ce(O.card),number:Q?ce(Q):O.chosen})}return document.createTextNode(j?ze(n,s,j):"")}function R(T){let{answer:O,
move:j}=T,Q=O?.cell??j?.cell??null,F=Q===null?null:s.faces[Q],A=[];if(j&&(O===null||O.correct))A.push(ze(n,s,j));else if(O){
let Z=Ut(T).replace(/answer$/,"answered");A.push(n.text(Z,{name:se(s.seats[O.seat].name),card:O.card.spoken,number:F?.spoken??
O.chosen}))}return Q!==null&&A.push(n.text("replay.at",{row:Math.floor(Q/s.cols)+1,col:Q%s.cols+1})),typeof O?.correct==
"boolean"&&A.push(n.text(O.correct?"replay.good":"replay.wrong")),A.join(" ")}function U(T){let O=R(T)||(T.said?"":n.text(
r===0?"replay.deal":"replay.code")),j=T.over&&r===o.length-1?Ie(n,s.seats,T.winner):"";return[de(N)===d?"":`${$()}.`,O,T.
spoken,j].filter(Boolean).join(" ")}function Y(T){r=Math.max(0,Math.min(o.length-1,T)),ie(),G(u,U(o[r]))}function ie(){let T=o[r],
O=T.sequences.map(([I,ne])=>({side:I,cells:ne})),j=T.over?"over":"play",Q=T.answer?.seat??T.move?.seat??T.turn,F={...T,sequences:O,
phase:j,turn:Q,viewer:null},A=T.answer?.cell??T.move?.cell??null,Z=T.answer?.correct===!1?A:null;v(k,{"data-phase":j}),l.
update({table:s,state:F,say:n}),c.update({table:s,state:F,say:n,chips:T.chips,sequences:O,last:Z===null?A:null,selected:null,
asked:null,confirm:null,wrong:Z,canAct:!1,line:[]}),T.over&&r===o.length-1?G(a,Ie(n,s.seats,T.winner)):r===0?G(a,n.text(
"replay.deal")):T.answer||T.move?y(a,P(T)):G(a,n.text("replay.code")),v(g,{"data-tone":T.said?T.tone:null}),y(g,T.said?$e(
T.tone):null,T.said?i("p",{},...Ke(T.said)):null),d.value=String(r),v(d,{"aria-valuetext":$()}),G(p,$());for(let I of[h,
m])re(I,r===0);for(let I of[S,b])re(I,r===o.length-1);for(let{press:I,index:ne}of f)v(I,{"aria-current":ne===r?"step":null,
tabindex:I===_()?.press?0:-1}),ne===r&&X(I)}function X(T){let O=T.offsetTop-q.offsetTop;(O<q.scrollTop||O+T.offsetHeight>
q.scrollTop+q.clientHeight)&&(q.scrollTop=O-q.clientHeight/2)}return ie(),()=>{L.stop(),C(),w(),N.remove()}}var Is=200,Rs=/[√πa-z]/,zs=["√","π","^"];function Vt({onNumber:e,onSwap:t,onPass:n,onOpen:s,onAnnounce:o,onDraw:r,
onNext:c,onUndo:l,onLook:u,onLine:a,onHint:g}){let d=i("div",{class:"sq-actions"}),p=fe("sq-quiet",()=>s("number")),q=fe(
"sq-quiet",()=>s("swap")),f=fe("sq-quiet sq-hint",g),x=fe("sq-quiet",t),h=fe("sq-quiet",o),m=fe("sq-main",r),S=fe("sq-qu\
iet",c),b=fe("sq-quiet",l),E=i("div",{class:"sq-lines",role:"group"}),k=fe("sq-main",n),N=i("input",{class:"sq-input",type:"\
text",maxlength:Is,autocomplete:"off",spellcheck:"false",enterkeyhint:"done"}),L=ie("−"),w=ie("/"),C=zs.map(ie),$=i("b\
utton",{class:"sq-main",type:"submit"}),_=fe("sq-round",()=>s(null)),K=i("form",{class:"sq-entry",submit:F=>{F.preventDefault(),
N.value.trim()?e(N.value.trim()):N.focus()}},i("span",{class:"sq-keys"},N,L,w,...C),$,_),P=i("span",{}),R=fe("sq-main",t),
U=fe("sq-round",()=>s(null)),Y=i("div",{class:"sq-confirm",role:"group"},P,R,U);function ie(F){return i("button",{class:"\
sq-key",type:"button",click:()=>{N.setRangeText(F,N.selectionStart??0,N.selectionEnd??0,"end"),N.focus()}},F)}let X=null,
T={};function O(F,A){let Z=F.choosing?.lines.length??0;v(E,{"aria-label":A.text("choice.label")}),!(E.childElementCount===
Z&&E.lang===A.lang)&&(E.lang=A.lang,y(E,...Array.from({length:Z},(I,ne)=>i("button",{class:"sq-main",type:"button",click:()=>a(
ne),focus:()=>u(ne),mouseenter:()=>u(ne)},A.text("choice.line",{n:ne+1})))))}function j(F,A){T={table:F,texts:A},y(p,A.text(
F.answer_by==="keypad"?"number.open_first":"number.open")),y(q,A.text("swap.open")),y(k,A.text("pass"));let Z=F.faces.some(
I=>I&&Rs.test(I.text))?"text":"decimal";v(N,{placeholder:A.text("number.label"),"aria-label":A.text("number.label"),inputmode:Z}),
C.forEach(I=>I.hidden=!F.faces.some(ne=>ne?.text.includes(I.textContent??""))),v(L,{"aria-label":A.text("number.minus")}),
v(w,{"aria-label":A.text("number.slash")}),y($,A.text("number.say")),y(_,"×"),v(_,{"aria-label":A.text("cancel")}),y(P,
A.text("swap.ask")),y(R,A.text("swap.yes")),y(U,"×"),v(U,{"aria-label":A.text("cancel")}),v(Y,{"aria-label":A.text("swa\
p.ask")}),y(f,z("bulb"),A.text("ask_hint")),y(x,A.text("swap.dead")),y(h,A.text("announce.open")),y(m,A.text("draw.mine")),
y(S,A.text("draw.go_on")),y(b,A.text("undo"))}function Q({table:F,state:A,say:Z,selected:I,canAct:ne,open:me,announced:D,
mine:B}){let J=I?.kind==="face"&&F.asks&&A.solved!==I.id,ue=I?.kind==="face"&&A.solved!==I.id;(F!==T.table||Z!==T.texts)&&
j(F,Z),v(h,{"aria-pressed":I?String(D):null}),O(A,Z);for(let Oe of[p,q,f,x,h,k,$,R])re(Oe,!ne);let qe=A.viewer!==null&&A.
owed.includes(A.viewer),He=qe&&!B&&F.seats[A.turn]?.kind!=="person";me==="number"&&X!=="number"&&(N.value="");let Te=(A.
choosing?[E]:me==="number"&&J?[K]:me==="swap"&&J?[Y]:[J&&p,J&&q,J&&F.hints&&f,ue&&!F.asks&&!F.dice&&x,B&&F.announce&&h,A.
can_pass&&k,qe&&m,He&&S,A.can_undo&&b]).filter(Boolean);(Te.length!==d.children.length||Te.some((Oe,at)=>d.children[at]!==
Oe))&&y(d,...Te),me!==X&&(me==="number"&&N.focus(),me==="swap"&&U.focus()),X=me}return{node:d,update:Q,focus:()=>d.querySelector(
"button")?.focus()}}function fe(e,t){return i("button",{class:e,type:"button",click:t})}function Wt(e){let t=i("div",{class:"sq-hidden",role:"status","aria-live":"polite"});function n(s){let o=s.filter(Boolean).
join(" ");G(t,t.textContent===o?`${o} `:o),e(o)}return{node:t,announce:n}}var mt=e=>Math.max(0,Math.round(e/100)/10);function Jt(e){let t=performance.now(),n=t,s=0,o=null,r=()=>{o??=performance.
now()},c=()=>{o!==null&&(s+=performance.now()-o),o=null},l=()=>e.visibilityState==="hidden"?r():c(),{defaultView:u}=e;return u?.
addEventListener("blur",r),u?.addEventListener("focus",c),e.addEventListener("visibilitychange",l),{restart(){t=n=performance.
now(),s=0,o!==null&&(o=t)},pick(){n=performance.now()},times(){let a=performance.now(),g=s+(o===null?0:a-o);return{to_card:mt(
n-t),to_answer:mt(a-n),focus_lost:mt(g)}},stop(){u?.removeEventListener("blur",r),u?.removeEventListener("focus",c),e.removeEventListener(
"visibilitychange",l)}}}function Ze(e){let t=i("textarea",{class:"sq-input",rows:1,readonly:!0,focus:()=>t.select()}),n=i("button",{class:"sq-ma\
in",type:"button",click:o}),s=i("div",{class:"sq-give"},t,n);function o(){t.value&&(t.focus(),t.select(),e(t.ownerDocument.
execCommand("copy")))}function r(c,l,u){t.value!==(u??"")&&(t.value=u??""),v(t,{"aria-label":l}),y(n,c.text("code.copy")),
re(n,u===null)}return{node:s,update:r,focus:()=>n.focus()}}var Ps=1e5;function Yt({onReceive:e,onCopied:t,onClose:n}){let s=i("p",{class:"sq-big"}),o=i("p",{class:"sq-saved"}),r=Ze(
t),c=i("textarea",{class:"sq-input",rows:2,maxlength:Ps,autocomplete:"off",spellcheck:"false"}),l=i("button",{class:"sq-\
main",type:"submit"}),u=i("p",{class:"sq-note",role:"status"}),a=i("button",{class:"sq-quiet",type:"button",click:n}),g=i(
"form",{class:"sq-give",submit:p},c,l),d=i("section",{class:"sq-panel sq-code"},s,o,r.node,g,u,a);function p(f){f.preventDefault(),
!l.getAttribute("aria-disabled")&&(c.value.trim()?e(c.value):c.focus())}function q({say:f,code:x,playing:h,canAct:m,refusal:S}){
v(d,{"aria-label":f.text("code.title")}),G(s,f.text("code.title")),G(o,f.text("code.open")),v(r.node,{hidden:!h}),r.update(
f,f.text("code.own"),x),v(c,{"aria-label":f.text("code.theirs"),placeholder:f.text("code.theirs")}),y(l,f.text("code.tak\
e")),y(a,f.text("code.close")),G(u,h?"":S),v(u,{hidden:h}),re(l,!m)}return{node:d,update:q,clear(){c.value=""},focus:f=>(f?
r:c).focus()}}var Hs=/openlesson\d[0-9A-Za-z]+/,Fs=1e5;function Xt(){let e=window;for(;;){let n=[e.location.href,e.performance.getEntriesByType(
"navigation")[0]?.name??""].map(s=>Hs.exec(s)?.[0]).find(Boolean);if(n)return n;if(e.parent===e)return null;e=e.parent;try{
e.location.href}catch{return null}}}function Zt(e){let t=i("textarea",{class:"sq-input",rows:2,maxlength:Fs,autocomplete:"\
off",spellcheck:"false"}),n=i("button",{class:"sq-main",type:"submit"}),s=i("form",{class:"sq-door",submit:o},t,n);function o(c){
c.preventDefault(),t.value.trim()?e(t.value):t.focus()}function r(c){v(t,{"aria-label":c.text("lobby.class_code"),placeholder:c.
text("lobby.class_code")}),y(n,c.text("lobby.open"))}return{node:s,update:r}}var js=6;function Qt(e,{cardOf:t,cellOf:n,onTake:s,onDrop:o}){let r=null,c=null,l=null;function u(m){let b=e.getRootNode().
elementFromPoint(m.clientX,m.clientY)?.closest("button")??null;return b&&n(b)>=0?b:null}function a(m){let S=m.button===0&&
m.pointerType!=="touch"?t(m.target):null;S&&(h(),r={card:S,x:m.clientX,y:m.clientY,id:m.pointerId,ghost:null},l=m.view,l?.
addEventListener("pointermove",g),l?.addEventListener("pointerup",f))}function g(m){if(!r||m.pointerId!==r.id)return;let[
S,b]=[m.clientX-r.x,m.clientY-r.y];if(!r.ghost){if(Math.hypot(S,b)<js)return;if(!s(r.card))return h();r.ghost=q(r.card)}
let E=p(r.card);r.ghost.style.transform=`translate(${S/E}px, ${b/E}px) rotate(2deg)`,d(u(m))}function d(m){m!==c&&(c&&v(
c,{"data-over":null}),c=m,c&&v(c,{"data-over":!0}))}let p=m=>m.currentCSSZoom??1;function q(m){let S=m.cloneNode(!0),b=m.
getBoundingClientRect();S.removeAttribute("tabindex"),S.removeAttribute("aria-label"),v(S,{"aria-hidden":"true","data-gh\
ost":!0});let E=k=>`${k/p(m)}px`;return Object.assign(S.style,{left:E(b.left),top:E(b.top),width:E(b.width),height:E(b.height)}),
e.append(S),S}function f(m){if(!r||m.pointerId!==r.id)return;let S=r.ghost?u(m):null;r.ghost&&x(),h(),S&&o(n(S))}function x(){
let m=S=>S.stopPropagation();e.addEventListener("click",m,!0),setTimeout(()=>e.removeEventListener("click",m,!0))}function h(){
l?.removeEventListener("pointermove",g),l?.removeEventListener("pointerup",f),r?.ghost?.remove(),r=null,d(null)}return e.
addEventListener("pointerdown",a),e.addEventListener("pointercancel",h),h}var Bs=300;function en(e){let t=i("span",{class:"sq-bell"}),n=[],s=-1,o="";function r(l,u){if(l.seq===s)return;s=l.seq,n.
forEach(clearTimeout);let a=l.ends_in;if(o="",n=[],a===null)return;n=(l.last_round?[a]:[a-Bs,a]).filter(p=>p>0).map(p=>setTimeout(
e,p*1e3+500));let d=new Intl.DateTimeFormat(u.lang,{hour:"2-digit",minute:"2-digit"}).format(Date.now()+a*1e3);o=u.text(
"bell.ends",{time:d})}function c(l,u){r(l,u);let a=l.turns_left===null?"":u.text("bell.turns",{n:l.turns_left}),g=l.last_round&&
l.phase!=="over";G(t,g?u.text("bell.last"):[o,a].filter(Boolean).join(" · ")),v(t,{"data-last":g})}return{node:t,update:c,
stop:()=>n.forEach(clearTimeout)}}function tn(){let e=i("div",{class:"sq-open"}),t=be();function n(o,r,c){let l=(r.hands??
[]).map((u,a)=>({cards:u,seat:a})).filter(({cards:u,seat:a})=>a!==r.viewer&&u.length);t([l,o.deal,c.lang],()=>s(o,c,l))}
function s(o,r,c){y(e,...c.map(({cards:l,seat:u})=>{let a=o.seats[u].name,g=r.text("open.hand",{name:se(a)});return i("d\
iv",{role:"group","aria-label":g},i("span",{class:"sq-token"},te(o.seats[u].side)),...l.map(d=>i("span",{class:"sq-mini"},
d.text?ce(d):r.text(`card.${d.kind}`))))}))}return{node:e,update:n}}function nn(e){let t=!1,n=i("button",{class:"sq-quie\
t",type:"button",click:()=>c(!t)}),s=i("span",{class:"sq-sides",role:"group"}),o=i("div",{class:"sq-talk"},n,s),r=be();function c(a){
t=a,v(s,{hidden:!t}),v(n,{"aria-expanded":String(t)})}function l(a,g,d){v(o,{hidden:!a.talk||g.phase==="over"}),r([a.seats,
d.lang],()=>u(a,d))}function u(a,g){G(n,g.text("talk.open")),v(s,{"aria-label":g.text("talk.ask")}),y(s,...a.goals.map((d,p)=>i(
"button",{class:"sq-round",type:"button","aria-label":g.text("talk.side",{names:De(g,a.seats,p)}),click:()=>{c(!1),e(p)}},
te(p))))}return c(!1),{node:o,update:l}}var Ks=3;function sn({own:e,bell:t,talk:n,tools:s}){let o=i("span",{class:"sq-stock"}),r=i("span",{class:"sq-goal"}),c=i(
"ol",{class:"sq-feed"}),l=tn(),u=be(),a=i("div",{class:"sq-foot"},i("p",{class:"sq-facts"},e,t,o,r),s,l.node,c,n);function g({
say:p,table:q,state:f},x){if(!q||!f)return;let h=x.slice(-Ks);u([h,f.stock,q.deal,p.lang],()=>d(q,f,p,h)),l.update(q,f,p)}
function d(p,q,f,x){let h=!p.dice&&!p.printed;y(o,h&&z("deck"),h&&f.text("stock",{n:q.stock})),G(r,f.text("goal",{n:p.to_win,
line:p.line})),y(c,...x.map(m=>{let S=i("span",{class:"sq-token"},te(p.seats[m.seat]?.side??0));return i("li",{},S,Me(f,
p,m))})),v(c,{"aria-label":f.text("moves")})}return{node:a,update:g}}var Us=15,Gs=8,Vs=15,Ws=3,Js=.26;function rn(e){let t=i("div",{class:"sq-hand",role:"toolbar"}),n=new Map,s=[],o=0,r=0,c=new Map,
l=Fe(t,u,g);function u(f,{clauses:x}){f.style.setProperty("--sq-em",String(je(x,Ws,Js)))}function a(f,x){let h=x.filter(
S=>S.mathml&&!c.has(ht(S)));if(!h.length)return;let m=h.map(S=>i("span",{class:"sq-sum"},ce(S)));wt(f,m).forEach((S,b)=>S&&
c.set(ht(h[b]),S))}function g(){let f=t.querySelectorAll(".sq-sum"),x=Math.max(0,...[...f].map(m=>Number(m.style.getPropertyValue(
"--sq-em")))),h=m=>x*Us<=(r-Gs*(m-1))/m-Vs;r&&v(t,{"data-long":h(3)?null:h(2)||"very","data-short":h(5)})}new ResizeObserver(
()=>{r=t.clientWidth,g()}).observe(t);let d=()=>s.map(f=>n.get(f.id).button);function p(f){o=Math.max(0,Math.min(f,s.length-
1)),d().forEach((x,h)=>v(x,{tabindex:h===o?0:-1}))}function q({state:f,say:x,selected:h,canAct:m}){s=f.hand,v(t,{"aria-l\
abel":x.text("hand"),"data-count":s.length});let S=new Set(s.map(b=>b.id));for(let[b,{button:E}]of n)S.has(b)||(E.remove(),
n.delete(b));s.forEach((b,E)=>{let k=n.get(b.id);k||(k={button:i("button",{type:"button",style:`--sq-i:${E}`,click:()=>e(
s.find(({id:C})=>C===b.id)??b),focus:()=>p(s.findIndex(({id:C})=>C===b.id))}),drawn:"",sum:i("span",{class:"sq-sum"}),formula:""},
n.set(b.id,k));let N=JSON.stringify([b,x.lang]);if(N!==k.drawn){k.drawn=N,Ys(k.button,b,x,k.sum);let w=ht(b);if(w!==k.formula){
k.formula=w,y(k.sum,ce(b));let C=c.get(w);C?u(k.sum,C):b.mathml&&l.add(k.sum)}}t.children[E]!==k.button&&t.insertBefore(
k.button,t.children[E]??null);let L=Qe(f,b)!==null;v(k.button,{"aria-pressed":h?.id===b.id?"true":"false","data-barred":L}),
re(k.button,!m||L)}),p(o),g(),l.fit()}return{node:t,prepare:a,update:q,indexOf:f=>d().indexOf(f),buttonOf:f=>d().find(x=>x.
contains(f))??null,focus(f=o){p(f),d()[o]?.focus()},count:()=>s.length,columns(){let f=d().map(x=>x.offsetTop);return Math.
max(1,f.filter(x=>x===f[0]).length)}}}var ht=e=>JSON.stringify([e.mathml,e.text,e.suit]);function Qe(e,t){return e.solved?
e.solved===t.id?null:"hint.solved":e.must===null||e.must.includes(t.id)?null:"hint.must"}function Ys(e,t,n,s){let o=t.tries>
0?n.text("card.try",{n:t.tries+1}):t.caption;if(v(e,{class:`sq-card sq-card-${t.kind}`,"data-tried":t.tries>0,"data-name":!t.
mathml&&!t.suit}),t.kind==="face"){let u=[t.spoken,t.tries>0?n.text("card.try",{n:t.tries+1}):""].filter(Boolean);return e.
style.setProperty("--sq-len",String(Math.max(5,Lt(t.text)))),v(e,{"aria-label":u.join(", "),"data-suit":t.suit??null}),on(
e,s,o)}let r=n.text(`card.${t.kind}`),c=n.text(`card.${t.kind}_does`),l=t.kind==="wild"?"+":"−";if(t.text)return v(e,{
"aria-label":`${t.spoken}, ${c}`,"data-suit":t.suit??null}),on(e,s,c);y(e,i("span",{class:"sq-sign","aria-hidden":"true"},
l),i("b",{},r)," ",i("small",{},c))}function on(e,t,n){e.firstElementChild!==t&&y(e,t),t.nextElementSibling?.remove(),n&&
e.append(i("small",{},n))}function et({name:e,text:t}){let n=URL.createObjectURL(new Blob([t],{type:"application/jsonl"})),s=document.createElement(
"a");s.href=n,s.download=e,s.click(),setTimeout(()=>URL.revokeObjectURL(n),6e4)}var pe=({table:e,state:t})=>e!==null&&t!==null&&t.phase!=="start",oe=({state:e})=>e?.phase==="play"&&e.viewer!==null&&e.
viewer===e.turn&&!e.check,xe=({state:e,ui:t})=>e?.hand.find(n=>n.id===t.selected)??null,Pe=({table:e,state:t},n)=>e?.answer_by===
"keypad"&&n.kind==="face"&&t?.solved!==n.id,gt=e=>{let{state:t}=e;return!!t&&!oe(e)&&t.phase==="play"&&t.viewer!==null&&
t.owed.includes(t.viewer)},ke=({state:e})=>e?.phase==="play"&&e.viewer!==null&&e.forfeits.includes(e.viewer);function cn({
state:e,ui:t}){return e?.check?e.check.cell===null?[]:[e.check.cell]:e?.choosing?.lines[t.line??0]??[]}function tt(e){let{table:t,state:n,ui:s}=e;if(!n||!t||!oe(e))return"";if(n.choosing)return"line.which";if(ke(e))return"l\
ine.give_up";let o=xe(e);return o?.kind==="remove"?It(o,n,t)?s.confirm===null?"line.remove":"line.remove_again":n.can_pass?
"line.pass":"line.remove_none":o&&n.solved===o.id?"line.solved":o&&Pe(e,o)?"line.say":o&&t.announce&&s.announced?"line.s\
ay_line":o?o.kind==="wild"?"line.wild":t.asks?"line.find":"line.place":t.printed?"printed.line":n.must!==null?"line.must":
n.can_pass?"line.pass":t.dice?"line.roll":t.asks?"line.solve":"line.choose"}function ve(e){let{say:t,table:n,state:s}=e;
if(!n||!s||s.phase==="start")return"";let o=se(n.seats[s.turn]?.name??"");return s.phase==="over"?Ie(t,n.seats,s.winner):
s.phase==="handover"?t.text("handover.pass",{name:o}):s.check?t.text("line.check",{name:se(n.seats[s.check.seat]?.name??
"")}):!oe(e)&&ke(e)?t.text("line.give_up"):gt(e)?t.text("line.taken"):oe(e)?`${t.text("line.turn",{name:o})} ${t.text(tt(
e))}`:t.text("line.wait",{name:o})}function an(e,t){let{say:n,table:s,state:o}=e;if(!s||!o)return[];let r=V(s.seats[o.turn]?.
name??"");return t?[Me(n,s,t)]:o.phase==="play"&&o.check?[n.nodes("line.check",{name:V(s.seats[o.check.seat].name)})]:oe(
e)?[i("b",{},n.nodes("line.turn",{name:r}))," ",n.text(tt(e))]:ke(e)?[n.text("line.give_up")]:gt(e)?[n.text("line.taken")]:
o.phase==="play"?[n.nodes("line.wait",{name:r})]:[]}function ln({known:e,link:t,clock:n,replay:s,announce:o,speak:r,draw:c,wait:l,onKept:u}){let{ui:a}=e,g=()=>t.status()!==
"lost"&&!t.busy();function d(w,C={}){g()&&(a.hint=null,t.send(w,C),l())}function p(w){a.hint={tone:"info",text:e.say.text(
w),cell:null},o([a.hint.text]),c()}function q(w){a.asked=null,a.code=w.code??a.code,w.file&&(et(w.file),u()),w.text&&(a.
hint={tone:"info",text:w.text,cell:null},o([w.text])),queueMicrotask(c)}function f(w){let{state:C,say:$}=e;if(!C||!g())return;
if(ke(e))return d("give_up",{seat:C.viewer,card:w.id});if(!oe(e))return;s.finish();let _=Qe(C,w);if(_)return p(_);C.solved||
(a.selected=a.selected===w.id?null:w.id,a.confirm=null,a.open=a.selected&&Pe(e,w)?"number":null,a.hint=null,a.selected&&
n.pick(),o([ve(e)]),a.selected&&r(`${w.spoken}. ${$.text(tt(e))}`),c())}function x(w){return!e.state||!w||!oe(e)||!g()||
Qe(e.state,w)?!1:(a.selected!==w.id&&f(w),!0)}function h(w){let{table:C,state:$}=e;if(!C||!$||!oe(e)||!g())return;s.finish();
let _=xe(e);if(!_)return p(C.faces[w]===null?"hint.free":"hint.choose_card");let K=new Set($.sequences.flatMap(U=>U.cells)),
P=Ge(_,$,C,$.chips,K,w);if(P)return a.confirm=null,p(P);if(Pe(e,_))return p("hint.say_first");if(_.kind==="remove"&&a.confirm!==
w)return a.confirm=w,a.hint=null,o([ve(e)]),c();a.confirm=null,a.asked=w;let R=a.announced?{announce:!0}:{};d("play",{seat:$.
viewer,card:_.id,cell:w,...R,...n.times()})}function m(){if(!xe(e))return d("claim",{seat:e.state?.viewer});a.announced=
!a.announced,c()}function S(w){a.line=w,c()}function b(w){let C=e.state?.choosing;if(!C)return;let $=e.state?.viewer;C.card===
null?d("claim",{seat:$,choice:w}):d("play",{seat:$,card:C.card,cell:C.cell,choice:w,...n.times()})}function E(w){a.selected&&
d("number",{seat:e.state?.viewer,card:a.selected,text:w,...n.times()})}function k(w){return w&&!g()?!1:(a.open=w,a.confirm=
null,c(),!0)}function N(w){a.coding=w,a.keeping=!1,a.code=null,a.hint=null,w&&pe(e)&&d("code"),c()}function L(){if(a.confirm!==
null)a.confirm=null;else if(a.selected&&!e.state?.solved)a.selected=null;else return!1;return o([ve(e)]),c(),!0}return{canAct:g,
act:d,hint:p,onReply:q,onCard:f,onTake:x,onCell:h,onAnnounce:m,onLook:S,onLine:b,onNumber:E,onOpen:k,onCode:N,onBack:L,onSwap:()=>a.
selected&&d("swap",{seat:e.state?.viewer,card:a.selected}),onHint:()=>a.selected&&d("hint",{seat:e.state?.viewer,card:a.
selected}),onPass:()=>d("pass",{seat:e.state?.viewer}),onDraw:()=>d("draw",{seat:e.state?.viewer}),onNext:()=>d("next"),
onUndo:()=>d("undo",{seat:e.state?.viewer??null}),onLanguage(w){t.send("language",{lang:w}),c()}}}var nt="seqnum:";var st=new Map;function ot(e){try{return e(window.localStorage)}catch{return}}function Ne(){return(ot(t=>Object.keys(t).
filter(n=>n.startsWith(nt)).map(un).filter(n=>n!==null))??[...st.values()]).sort((t,n)=>n.at-t.at)}function un(e){try{let t=JSON.
parse(window.localStorage.getItem(e)??"");return Array.isArray(t.names)&&t.lines&&t.receipt?.tallies?t:null}catch{return null}}
function dn(e){let t=st.get(e.game),n=t??ot(()=>un(nt+e.game)),s={...e,lines:{...n?.lines,...e.lines},at:Date.now()};st.
set(s.game,s),t||Xs(s);let o=()=>ot(r=>(r.setItem(nt+s.game,JSON.stringify(s)),!0));if(!o())for(let r=Ne();!o()&&r.length>
0;r.pop())rt(r[r.length-1].game)}function Xs(e){Ne().filter(n=>n.game!==e.game).filter((n,s)=>s>=11||n.at<e.at-2592e6).forEach(
n=>rt(n.game))}function rt(e){ot(t=>t.removeItem(nt+e))}var bt=e=>st.get(e??"")??Ne().find(t=>t.game===e)??null,fn=({name:e,
lines:t})=>({name:e,text:Object.keys(t).sort((n,s)=>Number(n)-Number(s)).map(n=>`${t[n]}
`).join("")});function pn({onFile:e,onCopied:t,onClose:n}){let s=i("div",{class:"sq-receipt"}),o=i("button",{class:"sq-main sq-wide",type:"\
button",click:e}),r=Ze(t),c=i("p",{class:"sq-note",role:"status"}),l=i("button",{class:"sq-quiet",type:"button",click:n}),
u=i("section",{class:"sq-panel sq-kept"},s,o,r.node,c,l),a="";function g(d,p,q,f){G(c,f),v(c,{hidden:!f}),v(l,{hidden:!q}),
v(r.node,{hidden:!p?.code});let x=JSON.stringify([d.lang,p?.receipt,p?.code]);if(x===a||(a=x,v(u,{"aria-label":d.text("k\
eep.title")}),y(o,z("keep"),d.text("keep.title")),y(l,d.text("code.close")),r.update(d,d.text("keep.code"),p?.code??null),
v(s,{hidden:!p?.receipt.tallies.length}),!p))return;let{game:h,check:m,tallies:S}=p.receipt;y(s,i("p",{},d.text("keep.pa\
per")),...S.map(([b,E,k])=>i("p",{},d.nodes("keep.tally",{name:V(b),right:E,n:k}))),i("p",{class:"sq-letters"},d.nodes("\
keep.game",{game:i("b",{},h),check:i("b",{},m)})))}return{node:u,update:g,focus:()=>o.focus()}}function mn({known:e,isLost:t,act:n,hint:s,draw:o,onClose:r}){let{ui:c}=e,l=pn({onFile:p,onCopied:x,onClose:h}),u=null,a=null,
g=null,d=()=>pe(e)?bt(u):a;function p(){c.keeping=!0,c.coding=!1,pe(e)&&!t()?(n("file"),o()):d()?(et(fn(d())),f()):s("ke\
ep.nothing")}function q(){let m=d();m&&(m.over||!pe(e))&&rt(m.game)}function f(){q(),s("keep.done")}function x(m){m&&q(),
s(m?"keep.copied":"code.not_copied")}function h(){c.keeping=!1,a=null,o(),r()}return{node:l.node,focus:l.focus,keep:p,close:h,
onKept:f,has:()=>d()!==null,ids:()=>Ne().map(m=>m.game),update(){let m=pe(e)&&!t()?"":c.hint?.text??"";l.update(e.say,d(),
!pe(e)||e.state?.phase!=="over",m)},onNews(m){dn(m),{game:u}=m,o()},onDeal:()=>u=null,onSafe:m=>g=new Set(m),onLeft(m){a=
bt(m),p(),o(),l.focus()},isOpen:()=>a!==null,offers(){let m=e.state?.unfinished??[],S=Ne().filter(({game:b})=>g&&!g.has(
b)&&!m.some(E=>E.game===b));return[...m,...S.map(b=>({game:b.game,names:b.names,lost:!0}))]}}}function hn(){return{texts:{},say:Se({}),table:null,state:null,ui:{selected:null,confirm:null,asked:null,wrong:null,open:null,
coding:!1,code:null,keeping:!1,announced:!1,line:null,hint:null}}}function gn({table:e,ui:t},n){let s=n.hand.some(o=>o.id===
t.selected)?t.selected:null;Object.assign(t,{asked:null,confirm:null,open:null,hint:null,announced:!1,line:null,coding:!1,
code:null,keeping:!1}),t.selected=n.solved??s??(e?.printed?n.hand[0]?.id??null:null)}function bn(e,t){return e!==null&&e.
answered_last!==null&&t.answered_last===null&&e.chips===t.chips&&e.turn===t.turn}var vn=new Set(["hello","code","file"]);function xn(e,{seq:t,onStatus:n,onReply:s,onNews:o}){let r=Math.floor(Math.random()*
1073741824),c=new Map,l="ok",u,a=-1;function g(k){k!==l&&(l=k,n())}function d(){clearTimeout(u),u=c.size>0?setTimeout(p,
4e3,"waiting"):void 0}function p(k){u=setTimeout(p,8e3,"lost"),g(k),c.forEach(b)}function q(){d(),g("ok")}function f(k){
if(!c.delete(k))return!1;for(let[N,L]of c)N<k&&vn.has(L.type)?c.delete(N):N<k&&b(L);return!0}function x(k){if(k?.type===
"log"&&o(k),k?.type!=="reply")return;let N=f(k.id);q(),N&&s(k),queueMicrotask(()=>{k.seq<=Math.max(t(),a)||(a=k.seq,h(),
n())})}let h=()=>E("hello"),m=()=>document.visibilityState==="visible"&&h(),S=()=>{clearTimeout(u),g("lost")};function b(k){
try{e.send(k)}catch{S()}}function E(k,N={}){r+=1;let L={type:k,id:r,seq:t(),...N};c.set(r,L),u===void 0&&d(),b(L)}return e.
on("msg:custom",x),e.on("comm_live_update",h),e.on("comm:close",S),document.addEventListener("visibilitychange",m),{send:E,
alive:q,done:f,status:()=>l,busy:()=>[...c.values()].some(({type:k})=>!vn.has(k))||a>t()&&c.size>0,stop(){clearTimeout(u),
e.off("msg:custom",x),e.off("comm_live_update",h),e.off("comm:close",S),document.removeEventListener("visibilitychange",
m)}}}var Zs=["en","es","pt"];function it(e){let t=i("select",{change:()=>e(t.value)}),n=i("label",{class:"sq-languages"},z("g\
lobe"),t),s="";function o(r){r.lang!==s&&(s=r.lang,v(t,{"aria-label":r.text("language")}),t.childElementCount===0&&y(t,...Zs.
map(c=>i("option",{value:c,lang:c},r.text(`languages.${c}`)))),t.value=r.lang)}return{node:n,update:o}}var Qs=30,eo=200,to=0;function kn({onChoose:e,onNext:t}){let n=`sq-picker-${to+=1}`,s=i("p",{class:"sq-ask",id:n}),o=i("\
div",{class:"sq-robots"}),r=i("div",{class:"sq-numbers"}),c=i("input",{class:"sq-input sq-own-name",type:"text",maxlength:eo,
autocomplete:"off",dir:"auto"}),l=i("select",{class:"sq-input"}),u=i("div",{class:"sq-more"},c,l),a=i("div",{class:"sq-p\
icker",role:"group","aria-labelledby":n},s,o,r,u);c.addEventListener("input",()=>{e({kind:"person",name:c.value});for(let x of a.
querySelectorAll("input"))x.checked=!1}),l.addEventListener("change",()=>e({asks:Number(l.value)}));function g(x,{label:h,
checked:m,disabled:S=!1},...b){let E=i("input",{type:"radio",name:n,"aria-label":h,disabled:S,change:()=>d(x)});return E.
checked=m,i("label",{class:"sq-tile",title:h,click:k=>{k.target===E||S||(k.preventDefault(),d(x),t(x.name===""))}},E,...b)}
function d(x){x.name!==void 0&&(c.value=""),e(x),p(x.kind==="person")}function p(x){for(let h of[r,u])v(h,{hidden:!x&&!o.
hidden});v(o,{"data-small":x})}function q({say:x,lesson:h,row:m,side:S,place:b,taken:E,computers:k}){y(s,x.text(b===0?"l\
obby.who":b===1?"lobby.against":"lobby.too"));let N=h.asks?[0,1,2,3,4,5]:[1,2,3,4,5],L=h.asks?m.level:m.level||2,w=m.kind===
"person";v(o,{hidden:!k||b===0}),y(o,...N.map(_=>{let K=x.text(`lobby.level${_}`),P=i("i",{"aria-hidden":"true"},"●".repeat(
_)+"○".repeat(5-_));return g({kind:"computer",level:_},{label:K,checked:!w&&L===_},z(_?"robot":"friend"),i("span",{},K),
_>0&&P)}),g({kind:"person",name:""},{label:x.text("lobby.classmate"),checked:w&&!m.name},z("person"),i("span",{},x.text(
"lobby.classmate")))),p(w);let C=Array.isArray(h.pupils)?h.pupils:Array.from({length:h.pupils||Qs},(_,K)=>String(K+1)),$=h.
login?[h.login,...C]:C;v(r,{"data-names":Array.isArray(h.pupils)}),y(r,...$.map(_=>{let K=w&&m.name===_,P=E.includes(_.toLowerCase());
return g({kind:"person",name:_},{label:_,checked:K,disabled:P},te(S),i("bdi",{},_))})),v(c,{"aria-label":x.text("lobby.o\
wn_name"),placeholder:x.text("lobby.own_name")}),c.value=w&&!$.includes(m.name)?m.name:"",v(l,{hidden:h.levels.length===
0||!w,"aria-label":x.text("lobby.asks")}),h.levels.length!==0&&(y(l,...[...h.levels].sort().map(_=>i("option",{value:_},
x.text(`lobby.asks${_}`)))),m.asks??=h.levels[0],l.value=String(m.asks))}return{node:a,update:q,focus:()=>a.querySelector(
"input:checked, .sq-numbers input:enabled")?.focus()}}var no=["two_tries","retry","lose_turn","reveal","challenge","honour"];function yn(e){let t=i("summary",{}),n=i("select",
{class:"sq-input"}),s=i("select",{class:"sq-input"}),o=i("select",{class:"sq-input",change:e}),r=i("select",{class:"sq-i\
nput"}),c=i("input",{type:"checkbox"}),l=i("input",{class:"sq-input",type:"time"}),u=i("input",{type:"checkbox"}),a=i("i\
nput",{type:"checkbox"}),d=Object.fromEntries(Object.entries({policy:n,by:s,sides:o,screens:r,bell:l,check:c,hints:u,sound:a}).
map(([h,m])=>[h,i("label",{class:`sq-field-${h}`},i("span",{}),m)])),p=i("details",{class:"sq-teacher"},t,i("div",{class:"\
sq-fields"},...Object.values(d))),q="";function f(h,m){let S=q?x():m.options,b=JSON.stringify([m.asks,m.seats,m.options]),
{answer_policy:E,answer_by:k,check:N,hints:L,sides:w,ends_at:C,sound:$,screens:_}=b===q?S:m.options;q=b,y(t,h.text("lobb\
y.teacher"));for(let[R,U]of Object.entries(d))y(U.firstChild,h.text(`lobby.${R}`));for(let R of[d.policy,d.by,d.check,d.
hints])v(R,{hidden:!m.asks});let K=[...new Set(Object.values(m.seats).filter(R=>R.length>1).flat())];v(d.sides,{hidden:K.
length===0});let P=(R,U,Y,ie)=>{y(R,...Y.map(X=>i("option",{value:X},U?h.text(`lobby.${U}_${X}`):String(X)))),R.value=String(
ie??Y[0]??"")};P(n,"policy",no,E),P(s,"by",["board","keypad"],k),P(o,"",K,w),P(r,"screens",m.asks?["shared","own","proje\
ctor"]:["shared","own"],_),l.value=C??"",c.checked=N!==null,u.checked=L,a.checked=$}function x(){let h=!d.policy.hidden;
return{answer_policy:h?n.value:null,answer_by:h?s.value:null,check:h&&c.checked?"partner":null,hints:h&&u.checked,sides:o.
value?Number(o.value):null,ends_at:l.value||null,sound:a.checked,screens:r.value}}return{node:p,update:f,options:x}}function qn(e,t){let n=i("div",{class:"sq-left"}),s="",o="",r=()=>{};function c(g,d,p){r=()=>c(g,d,p);let q=JSON.stringify(
[g.lang,d,p,s]);q!==o&&(o=q,y(n,...d.map(f=>f.game===s?u(g,f,p):l(g,f))))}function l(g,{game:d,names:p,lost:q}){let f=g.
text(q?"lobby.keep":"lobby.resume",{names:g.list(p.map(se))});return i("button",{class:"sq-quiet sq-resume",type:"button",
click:()=>a(d)},q&&z("keep"),f)}function u(g,{game:d,names:p,lost:q},f){let x=g.text("lobby.is_you",{n:p.length,names:g.
list(p.map(se))}),h=i("button",{class:"sq-main sq-yes",type:"button",click:()=>(a(""),(q?t:e)(d))},g.text("lobby.yes"));
return re(h,!q&&!f),i("div",{class:"sq-confirm",role:"group","aria-label":x},i("span",{},x),h,i("button",{class:"sq-quie\
t",type:"button",click:()=>a("")},g.text("lobby.no")))}function a(g){s=g,r(),n.querySelector(".sq-yes, .sq-resume")?.focus()}
return{node:n,update:c}}var Sn=0,wn=2,ct=()=>({kind:"person",name:"",level:Sn,asks:null});function En({onStart:e,onResume:t,onKeep:n,onLanguage:s,
onCode:o,onReceive:r}){let c=[ct(),{...ct(),kind:"computer"}],l=0,u,a=null,g="",d=!1,p="",q=i("h2",{class:"sq-title"}),f=i(
"p",{class:"sq-how"}),x=qn(t,n),h=i("ol",{class:"sq-players"}),m=i("button",{class:"sq-round",type:"button",click:O},z("\
swap")),S=i("button",{class:"sq-round sq-add",type:"button",click:T},z("add")),b=kn({onChoose:ie,onNext:X}),E=i("button",
{class:"sq-quiet sq-paste",type:"button",click:o}),k=i("p",{class:"sq-note",role:"status"}),N=i("button",{class:"sq-main\
 sq-start",type:"submit"}),L=it(s),w=yn(I),C=Zt(r),$=i("form",{class:"sq-setup",novalidate:!0,submit:R},i("div",{class:"\
sq-table"},h,i("div",{class:"sq-beside"},m,S)),b.node,N),_=so(),K=i("div",{class:"sq-setup"},i("div",{class:"sq-setup-he\
ad"},q,L.node),f,x.node,$,C.node,k,i("div",{class:"sq-more"},w.node,E)),P=i("div",{class:"sq-lobby"},_,K);function R(D){
if(D.preventDefault(),N.getAttribute("aria-disabled"))return;let B=c.findIndex(J=>!Y(J));if(d=B>=0,!d){e(c.map(U),a?.set?
null:w.options());return}l=B,I(),b.focus()}function U(D){return D.kind==="person"?{kind:"person",name:D.name.trim(),...D.
asks?{asks:D.asks}:{}}:D.level===Sn&&a?.asks?{kind:"friend"}:{kind:"computer",level:D.level||wn}}let Y=D=>D.kind==="comp\
uter"||D.name.trim()!=="";function ie(D){Object.assign(c[l],D),d=!1,Z()}function X(D){let B=c.findIndex(J=>!Y(J));D||(l=
B>=0?B:Math.min(l+1,c.length-1)),I()}function T(){c.push(ct()),l=c.length-1,I(),b.focus()}function O(){c.unshift(c.pop()),
l=(l+1)%c.length,I()}function j(){let D=a?.seats[c.length]??[],B=a?.set?a.options.sides:w.options().sides;return B!==null&&
D.includes(B)?B:D[0]??2}let Q=D=>D.kind==="computer"?u.text(`lobby.level${F(D)}`):D.name.trim(),F=D=>a?.asks?D.level:D.level||
wn;function A(D,B){let J=B+1,ue=Y(D)?Q(D):"";return i("li",{},i("button",{class:"sq-place",type:"button","aria-pressed":String(
B===l),"aria-label":u.text("lobby.place",{n:J,name:ue?se(ue):u.text("lobby.nobody")}),"data-missing":d&&!ue,click:()=>{l=
B,I(),h.children[B]?.querySelector(".sq-place")?.focus()}},i("span",{class:"sq-token"},te(B%j()),D.kind==="computer"&&z(
"robot")),ue?V(ue):i("span",{class:"sq-unknown"},"?")),c.length>2&&i("button",{class:"sq-round",type:"button","aria-labe\
l":u.text("lobby.remove",{n:J}),click:()=>{c.splice(B,1),c.some(qe=>qe.kind==="person")||(c[0]=ct()),l=Math.min(l,c.length-
1),I(),S.focus()}},z("close")))}function Z(){y(h,...c.map(A)),v($,{"data-ready":c.every(Y)}),ne()}function I(){if(!a)return;
Z();let D=Math.max(...Object.keys(a.seats).map(Number));v(S,{hidden:c.length>=D,"aria-label":u.text("lobby.add"),title:u.
text("lobby.add")}),v(m,{"aria-label":u.text("lobby.turn"),title:u.text("lobby.turn")});let B=c.filter((J,ue)=>ue!==l);b.
update({say:u,lesson:a,row:c[l],side:l%j(),place:l,taken:B.filter(J=>J.kind==="person").map(J=>J.name.trim().toLowerCase()),
computers:B.some(J=>J.kind==="person")})}function ne(){G(k,p||(d?u.text("lobby.missing"):""))}function me(D){u=D.say,a=D.
state?.lesson??null,p=D.refusal,L.update(u),re(N,!D.canAct);let B=JSON.stringify([u.lang,a]);B!==g&&(g=B,y(q,u.text("lob\
by.title")),y(f,u.text(a?a.asks?"lobby.how":"lobby.how_cards":"lobby.door")),v(_,{hidden:a!==null&&!a.asks}),y(E,z("lett\
er"),u.text("lobby.code")),y(N,u.text("lobby.start")),v($,{hidden:!a}),v(C.node,{hidden:a!==null}),v(E,{hidden:!a}),v(w.
node,{hidden:!a||a.set}),a&&w.update(u,a),C.update(u),I()),x.update(u,D.left,D.canAct),v(K,{hidden:D.coding}),ne()}return{
node:P,update:me,focusCode:()=>E.focus(),take:D=>L.node.before(D)}}function so(){let e=Array.from({length:25},(t,n)=>{let s=n%
6===0&&n!==12?0:[3,11,17].includes(n)?1:null,o=n===12?15:n*7%23+2;return i("i",{},s!==null&&te(s),i("span",{},String(o)))});
return i("div",{class:"sq-picture","aria-hidden":"true"},...e,i("b",{},"8 + 7"))}function Mn(e){let t=i("p",{class:"sq-line"}),n=i("div",{class:"sq-verdict"}),s=i("div",{class:"sq-message"},t,n),o=be(),
r=be();function c({say:u,state:a,ui:g}){let d=g.hint??a?.verdict??null,p=d!==null&&d===a?.verdict&&d.tone!=="info"&&d.tone!==
"hint"&&a.answered_last!==null;r([d,p,u.lang],()=>{v(n,{"data-tone":d?.tone??null}),y(n,d&&$e(d.tone),d&&i("p",{},...Ke(
d.text)),p&&i("button",{class:"sq-together",type:"button",click:e},u.text("helped.ask")))})}function l(u,a){o([a,u.table?.
deal,u.state?.phase,ve(u),u.say.lang],()=>{v(t,{"data-move":a!==null}),y(t,...an(u,a))}),c(u)}return{node:s,update:l}}function Nn(e,t){let n=i("span",{}),s=i("button",{class:"sq-main",type:"button",click:e}),o=i("button",{class:"sq-quiet \
sq-keep",type:"button",click:t}),r=i("div",{class:"sq-notice",role:"alert"},z("plug"),n,s,o);function c(l,u,a){v(r,{hidden:l===
"ok"}),G(n,l==="ok"?"":u.text(`link.${l}`)),G(s,u.text("link.retry")),v(s,{hidden:l!=="lost"}),G(o,u.text("keep.title")),
v(o,{hidden:l!=="lost"||!a})}return{node:r,update:c}}var vt="seqnum-seat:",Tn="watch";function On(e){let t=new Map,n="",s=i("p",{class:"sq-big"}),o=i("div",{class:"sq-answer\
s"}),r=i("p",{class:"sq-told"}),c=i("section",{class:"sq-panel"},s,o,r),l=i("span",{}),u=i("button",{class:"sq-together",
type:"button",click:()=>g(null)}),a=i("span",{class:"sq-you"},l,u);function g(f){f===null?t.delete(n):t.set(n,f);try{f===
null?sessionStorage.removeItem(vt+n):sessionStorage.setItem(vt+n,f)}catch{}e()}function d(){try{return t.get(n)??sessionStorage.
getItem(vt+n)}catch{return t.get(n)??null}}function p(f,x){if(!f?.own||!x.views)return x;n=f.own;let{views:h,...m}=x,S=d(),
b=S===null?null:h[Number(S)];if(!b&&S!==Tn)return{...m,phase:"seat"};let E=b?Number(S):null,k={...m,...b};return{...k,phase:k.
check&&k.check.seat!==E?"play":k.phase,answered_last:k.answered_last===E?E:null}}function q({table:f,state:x,say:h}){if(v(
a,{hidden:!f.own||x.phase==="seat"}),!f.own)return;let m=V(f.seats[x.viewer??0].name);y(l,x.viewer===null?h.text("own.wa\
tching"):h.nodes("own.you",{name:m})),y(u,h.text("own.change")),y(s,h.text("own.ask")),y(r,h.text("own.honour")),!(x.phase!==
"seat"||o.lang===h.lang)&&(o.lang=h.lang,y(o,...f.seats.map(({name:S,kind:b},E)=>b==="person"&&i("button",{class:"sq-mai\
n",type:"button",click:()=>g(String(E))},h.nodes("handover.ready",{name:V(S)}))),i("button",{class:"sq-quiet",type:"butt\
on",click:()=>g(Tn)},h.text("own.watch"))))}return{node:c,bar:a,seen:p,update:q,focus:()=>o.firstElementChild?.focus()}}function Ln(e,t,n,s){let o=i("div",{class:"sq-backs","aria-hidden":"true"}),r=i("p",{class:"sq-big"}),c=i("button",{class:"\
sq-main sq-wide",type:"button",click:e}),l=i("div",{class:"sq-owed"}),u=i("button",{class:"sq-quiet",type:"button",click:s}),
a=i("button",{class:"sq-quiet",type:"button",click:n}),g=i("section",{class:"sq-panel sq-handover"},o,r,l,c,i("div",{class:"\
sq-answers"},u,a));function d({table:p,state:q,say:f}){let x=p.seats[q.turn],h=Math.min(q.cards[q.turn]??5,7);o.childElementCount!==
h&&y(o,...Array.from({length:h},(m,S)=>i("i",{style:`--sq-i:${S-(h-1)/2}`}))),v(g,{"aria-label":f.text("handover.pass",{
name:se(x.name)})}),y(r,f.nodes("handover.pass",{name:V(x.name)})),y(c,f.nodes("handover.ready",{name:V(x.name)})),y(a,f.
text("handover.elsewhere")),y(u,f.text("undo")),v(u,{hidden:!q.can_undo}),y(l,...q.owed.filter(m=>p.seats[m]?.kind==="pe\
rson").map(m=>i("button",{class:"sq-quiet",type:"button",click:()=>t(m)},f.nodes("draw.seat",{name:V(p.seats[m].name)}))))}
return{node:g,update:d,focus:()=>c.focus()}}function _n(e){let t=i("p",{class:"sq-big"}),n=i("p",{class:"sq-told"}),s=i(
"button",{class:"sq-main",type:"button",click:()=>e(!0)}),o=i("button",{class:"sq-quiet",type:"button",click:()=>e(!1)}),
r=i("section",{class:"sq-panel sq-check"},n,t,i("div",{class:"sq-answers"},s,o));function c({table:l,state:u,say:a}){let{
check:g}=u;if(!g)return;let d={by:l.seats[g.by].name,seat:l.seats[g.seat].name},p=g.cell===null?null:l.faces[g.cell];v(r,
{"aria-label":a.text("line.check",{name:se(d.seat)})}),y(n,a.nodes("check.ask",{name:V(d.by),card:ce(g.card),number:p?ce(
p):g.said})),y(t,a.nodes("line.check",{name:V(d.seat)})),y(s,a.text("check.yes")),y(o,a.text("check.no"))}return{node:r,
update:c,focus:()=>s.focus()}}var oo=44;function Cn(e,t){let n=i("div",{class:"sq-medal","aria-hidden":"true"}),s=i("p",
{class:"sq-big"}),o=i("p",{class:"sq-result"}),r=i("p",{class:"sq-saved"}),c=i("button",{class:"sq-quiet sq-wide",type:"\
button",click:e}),l=i("div",{},n,s,o),u=i("section",{class:"sq-panel sq-ending"},l,c,r);function a({table:g,state:d,say:p}){
let{winner:q}=d;v(u,{"data-won":q!==null}),t.parentNode!==u&&l.after(t),q===null?y(n):n.dataset.side!==String(q)&&(y(n,te(
q),Be()),n.dataset.side=String(q));let f=g.seats.filter(h=>h.side===q),x=i("span",{});p.list(f.map((h,m)=>`${m}`)).split(
"").forEach((h,m)=>{x.append(m%2===0?h:V(f[Number(h)].name))}),y(s,q===null?p.text("over.nobody"):p.nodes("over.winner",
{n:f.length,names:x})),y(o,...An(g).map(h=>i("span",{class:"sq-tally"},i("span",{class:"sq-token"},te(h)),String(d.made[h]??
0)))),v(o,{role:"img","aria-label":p.text("over.tally",{tally:p.list(An(g).map(h=>String(d.made[h]??0)))})}),y(r,d.saved&&
p.nodes("over.saved",{file:i("code",{},i("bdi",{},d.saved))})),y(c,p.text("over.again"))}return{node:u,update:a,focus:()=>c.
focus()}}var An=e=>[...new Set(e.seats.map(t=>t.side))].sort();function $n(){return i("div",{class:"sq-confetti","aria-h\
idden":"true"},...Array.from({length:oo},(e,t)=>i("i",{style:`--sq-x:${t*37%100+.5};--sq-d:${t*53%100};--sq-r:${t*71%360}\
;--sq-c:${t%4}`})))}var ro={$:"math",r:"mrow",f:"mfrac",q:"msqrt",k:"mroot",p:"msup",b:"msub",c:"msubsup",u:"munder",t:"mtable",l:"mtr",d:"m\
td",n:"mn",o:"mo",i:"mi",x:"mtext"},Dn='"0.2222em"';function kt(e){let{hand:t=[],hands:n=null,recent:s=[],check:o=null,views:r}=e;
return{...ao,...e,hand:t.map(xt),hands:n&&n.map(c=>c.map(xt)),recent:s.map(In),check:o&&In(o),...r&&{views:r.map(io)}}}var io=e=>e&&
Object.fromEntries(Object.keys(e).map(t=>[t,kt(e)[t]])),In=e=>({...e,card:e.card&&xt(e.card)});function xt(e){let t=e.mathml?
co(e.mathml):null,n=e.text??t?.replace(/<[^>]*>/g,"");return{kind:"face",spoken:n,caption:"",suit:null,tries:0,...e,text:n,
mathml:t}}function co(e){if(e.includes("<math"))return e;let t=[];return e.replace(/<(.)|>|(\d+)|&\w+;|./gsu,(n,s,o)=>{let r=t[0];
if(s)return t.unshift(ro[s]??"mo"),s==="s"?`<mo lspace=${Dn} rspace=${Dn}>`:`<${t[0]}>`;if(n===">")return`</${t.shift()}\
>`;if(!r||/^m(n|o|i|text)$/.test(r))return n;let c=o?"mn":/[a-z]/i.test(n)?"mi":"mo";return`<${c}>${n}</${c}>`})}var ao=Object.
fromEntries([..."verdict saved ends_in answered_last viewer must solved choosing turns_left winner answers lesson".split(
" ").map(e=>[e,null]),..."sequences owed forfeits unfinished".split(" ").map(e=>[e,[]]),..."can_pass last_round can_undo".
split(" ").map(e=>[e,!1])]);var Rn=900,lo=3600;function zn(e){let t=[""],n=[],s=null,o=Rn,r;function c(){t.length===1?l():(t.shift(),s=n[n.length-t.
length],r=setTimeout(c,o)),e()}function l(){clearTimeout(r),t.splice(0,t.length-1),s=null}function u(p){t=[p.chips],n=p.
recent,l()}function a(p,q){clearTimeout(r);let f=jt(n,q.recent);return t=Ht(p,t[0],q,f),n=q.recent,s=null,o=Math.min(Rn,
lo/t.length),t.length>1&&(r=setTimeout(c,o/2)),f}function g({verdict:p}){let q=d().filter(f=>f.cell!==null).pop();return q?
q.cell:p?.tone==="good"?p.cell:null}let d=()=>n.slice(0,n.length-(t.length-1));return{play:a,jump:u,finish:l,chips:()=>t[0],
told:()=>s,running:()=>t.length>1,shown:d,lastCell:g}}var uo={chip:[[330,0,.09]],right:[[523,0,.14],[784,.1,.25]],wrong:[[233,0,.16],[196,.13,.25]],win:[[523,0,.18],[659,.14,
.18],[784,.28,.18],[1047,.42,.6]]},fo=.12;function Hn(){let e=null,t=i("button",{class:"sq-tool",type:"button","aria-pre\
ssed":"false",click:n},z("note"));function n(){e?r():(e=new AudioContext,v(t,{"aria-pressed":"true"}),s("chip"))}function s(c){
if(e)for(let[l,u,a]of uo[c]){let g=new OscillatorNode(e,{type:"triangle",frequency:l}),d=new GainNode(e,{gain:fo}),p=e.currentTime+
u;d.gain.setTargetAtTime(0,p,a/4),g.connect(d).connect(e.destination),g.start(p),g.stop(p+a*2)}}function o(c,l){v(t,{"ar\
ia-label":c.text("sound"),title:c.text("sound"),hidden:l.sound===!1}),l.sound===!1&&r()}function r(){e?.close(),e=null,v(
t,{"aria-pressed":"false"})}return{node:t,play:s,update:o,stop:r}}function Fn(e,t){if(!e||e.phase==="start"||t.phase==="\
over"||Pn(e)===Pn(t))return null;let n=t.verdict?.tone;return n==="good"?"right":n==="wrong"||n==="reveal"?"wrong":e.chips===
t.chips?null:"chip"}var Pn=({chips:e,turn:t,verdict:n,hand:s})=>JSON.stringify([e,t,n?.tone,n?.cell,s.map(({id:o,tries:r})=>[
o,r])]);var po=/[\u00ad\u2066-\u2069]/g;function jn(){let e=window.speechSynthesis,t=!1,n="en",s=i("button",{class:"sq-tool",type:"\
button",hidden:!e,"aria-pressed":"false",click:o},z("speaker"));function o(){t=!t,v(s,{"aria-pressed":String(t)}),t?r(s.
title):e?.cancel()}function r(c){let l=c.replace(po,"").trim();if(!t||!e||!l)return;e.cancel();let u=new SpeechSynthesisUtterance(
l);u.lang=n,e.speak(u)}return{node:s,speak:r,update(c){n=c.lang,v(s,{"aria-label":c.text("speech"),title:c.text("speech")})},
stop(){t&&e?.cancel()}}}function Bn({speech:e,sound:t,onHelp:n,onKeep:s,onCode:o,onLanguage:r}){let c=i("button",{class:"sq-tool",type:"button",
click:o},z("letter")),l=i("button",{class:"sq-tool sq-keep",type:"button",click:s},z("keep")),u=i("button",{class:"sq-to\
ol",type:"button",click:n},z("help")),a=it(r),g=i("div",{class:"sq-tools"},u,t.node,e.node,l,c,a.node);function d({say:p,
table:q,ui:f}){v(c,{"aria-label":p.text("code.title"),title:p.text("code.title"),"aria-expanded":String(f.coding)}),v(l,
{"aria-label":p.text("keep.title"),title:p.text("keep.title")}),a.update(p),v(u,{"aria-label":p.text("help.title"),title:p.
text("help.title")}),e.update(p),q&&t.update(p,q)}return{node:g,update:d,take:p=>u.after(p),focusCode:()=>c.focus(),focusKeep:()=>l.
focus()}}function Kn(e){let t=i("input",{class:"sq-input",inputmode:"numeric",maxlength:4,autocomplete:"off"}),n=i("button",{class:"\
sq-main",type:"submit"}),s=i("p",{}),r=i("form",{class:"sq-printed",novalidate:!0,submit:l=>{l.preventDefault(),/^\d+$/.
test(t.value.trim())&&e(Number(t.value)),t.value=""}},t,n,s);function c({table:l,state:u,say:a}){let{turn:g}=u,d=l.seats.
length;v(t,{"aria-label":a.text("printed.label"),placeholder:a.text("printed.label")}),y(n,a.text("printed.show"));let p=[
1,2,3].map(q=>g+1+(q-1)*d).join(", ");y(s,a.nodes("printed.pile",{name:V(l.seats[g].name),numbers:p}))}return{node:r,update:c}}function Un({hand:e,own:t,actions:n,code:s,result:o,act:r,known:c,onCode:l}){let u=Ln(()=>r("ready"),h=>r("draw",{seat:h}),
()=>l(!0),()=>r("undo",{seat:c.state?.viewer??null})),a=_n(h=>r("check",{seat:c.state?.check?.seat,agrees:h})),g=Cn(()=>r(
"again"),o.node),d={seat:t,handover:u,check:a,over:g},p=Kn(h=>r("card",{seat:c.state?.viewer,number:h})),q=i("div",{class:"\
sq-tray"});function f(h){let{table:m,state:S,say:b,ui:E}=c;if(!m||!S)return!1;let k=de(h)!==null,N={table:m,state:S,say:b};
t.update(N),m.printed&&p.update(N),S.phase==="handover"&&u.update(N),S.phase==="check"&&a.update(N),S.phase==="over"&&g.
update(N);let L=d[S.phase],w=E.coding?[s]:E.keeping&&S.phase!=="over"?[o.node]:L?[L.node]:m.printed?[p.node,e.node,n]:[e.
node,n];return w[0]===q.firstElementChild?!1:(y(q,...w),k&&!E.coding)}function x(h){(c.ui.keeping?o:d[c.state?.phase??""]??
e).focus(h)}return{node:q,update:f,focus:x}}var mo=2500,ho=100,Gn=["table","state","texts"];function Vn(e,t){let n=hn(),{ui:s}=n,o=Number.NaN,r="null",c=Number.NaN,
l,u,a=Jt(t.ownerDocument),g=jn(),d=Hn(),{announce:p,node:q}=Wt(g.speak),f=i("div",{class:"sq-root"},q),x=Je(f,t.ownerDocument),
h=zn(()=>{h.told()&&d.play("chip"),ye()}),m=xn(e,{seq:()=>n.state?.seq??0,onStatus:ye,onReply:me,onNews:M=>k.onNews(M)}),
S=ln({known:n,link:m,clock:a,replay:h,announce:p,speak:g.speak,draw:ye,wait:Jn,onKept:()=>k.onKept()}),{act:b,canAct:E}=S,
k=mn({known:n,isLost:()=>m.status()==="lost",act:b,hint:S.hint,draw:ye,onClose:()=>pe(n)&&X.focusKeep()}),N=Ye(),L=Ue(S.
onCell),w=rn(qe),C=Vt({...S,onOpen:He}),$=En({onStart:(M,H)=>b("start",{players:M,options:H,lang:n.say.lang,utc_offset:-new Date().
getTimezoneOffset()}),onReceive:M=>b("receive",{code:M}),onResume:M=>b("resume",{game:M}),onKeep:k.onLeft,onLanguage:S.onLanguage,
onCode:()=>we(!0)}),_=Yt({onReceive:M=>b("receive",{code:M}),onCopied:M=>S.hint(M?"code.copied":"code.not_copied"),onClose:()=>we(
!1)}),K=On(()=>{o=Number.NaN,I()}),P=Un({hand:w,own:K,actions:C.node,code:_.node,result:k,act:b,known:n,onCode:we}),R=Mn(
()=>b("helped",{seat:n.state?.answered_last})),U=Nn(()=>m.send("hello"),k.keep),Y=en(()=>m.send("hello")),ie=nn(M=>b("pe\
nalty",{side:M})),X=Bn({speech:g,sound:d,onHelp:()=>S.hint("help.text"),onKeep:k.keep,onCode:()=>we(!s.coding),onLanguage:S.
onLanguage}),T=sn({own:K.bar,bell:Y.node,talk:ie.node,tools:X.node}),O=i("div",{class:"sq-game"},N.node,L.node,R.node,P.
node,T.node);t.append(f);let j=Xe(f,t),Q=Ve(f,Te),F=Qt(w.node,{cardOf:M=>w.buttonOf(M),cellOf:M=>L.indexOf(M),onTake:M=>S.
onTake(n.state?.hand[w.indexOf(M)]),onDrop:S.onCell}),A=!1,Z=()=>{m.alive(),A||queueMicrotask(I),A=!0};for(let M of Gn)e.
on(`change:${M}`,Z);function I(){A=!1;let M=e.get("texts")??{};M!==n.texts&&Object.assign(n,{texts:M,say:Se(M)}),n.table=
e.get("table")??null;let H=e.get("state")??null,W=H&&K.seen(n.table,kt(H));if(W&&n.state&&W.seq<n.state.seq)return;W?.answers&&
m.done(W.answers);let ae=JSON.stringify(W),ee=W!==null&&ae!==r,he=B()&&L.indexOf(de(f))>=0;ee&&ne(W,n.table?.deal!==o),r=
ae,ye(),ee&&he&&oe(n)&&J(ue)}function ne(M,H){let{say:W,table:ae,state:ee}=n;if(n.state=M,o=ae?.deal??Number.NaN,!ae||M.
phase==="start"){Object.assign(s,{coding:!1,hint:null});return}let he=ee&&!H?h.play(ae,M):[];(!ee||H||Ce())&&h.jump(M),gn(
n,M),H&&k.onDeal(),bn(ee,M)&&(s.hint={tone:"info",text:W.text("helped.done"),cell:null}),_.clear(),D(M.verdict),M.verdict?.
tone!=="hint"&&a.restart();let ge=s.hint??M.verdict,Ae=Fn(ee,M);Ae&&!(Ae==="chip"&&h.running())&&d.play(Ae),p([...he.map(
Yn=>ze(W,ae,Yn)),ge?.spoken??ge?.text??"",ve(n)])}function me(M){M.safe&&k.onSafe(M.safe),S.onReply(M)}function D(M){clearTimeout(
l),s.wrong=M&&M.tone!=="good"?M.cell:null,s.wrong!==null&&(l=setTimeout(()=>{s.wrong=null,ye()},mo))}let B=()=>de(f)?.matches(
":focus-visible")??!1;function J(M){let H=de(f);requestAnimationFrame(()=>de(f)===H&&M())}function ue(){oe(n)&&xe(n)&&!s.
open&&!n.state?.choosing?L.focusOpen():oe(n)&&n.state?.choosing?C.focus():P.focus()}function qe(M){let H=B();S.onCard(M),
H&&s.selected===M.id&&!s.open&&!m.busy()&&ue()}function He(M){let H=de(f);S.onOpen(M)&&!M&&H&&w.focus()}function we(M){let H=de(
f);S.onCode(M);let W=pe(n);M?_.focus(W):H&&W?X.focusCode():H&&$.focusCode()}function Te(M,H){if(M.key==="Escape"){if(s.coding)
we(!1);else if(s.keeping)k.close();else if(s.open)He(null),p([ve(n)]);else if(S.onBack())!s.selected&&L.indexOf(H)>=0&&w.
focus();else if(!x.leave())return We(f),!1;return!0}return Rt(M.key,H,L,w)}function Oe(M,H){let{say:W}=n,ae=h.chips(),ee=m.
status()!=="lost",he=oe(n)&&ee,ge=oe(n)?xe(n):null,Ae=P.update(f);v(O,{"data-phase":H.phase,"data-mine":oe(n),"data-remo\
ving":ge?.kind==="remove"}),N.update({table:M,state:H,say:W}),_.update({say:W,code:s.code,playing:!0,canAct:E(),refusal:""}),
k.update(),L.update({table:M,state:H,say:W,chips:ae,sequences:Ft(M,H,ae),last:h.lastCell(H),selected:ge,asked:s.asked,confirm:s.
confirm,wrong:s.wrong,canAct:he,line:cn(n)}),ke(n)?w.update({state:{...H,must:null,solved:null},say:W,selected:ge,canAct:ee}):
w.update({state:H,say:W,selected:ge,canAct:he}),C.update({table:M,state:H,say:W,selected:ge,canAct:he,open:s.open,announced:s.
announced,mine:oe(n)}),X.update(n),Y.update(H,W),ie.update(M,H,W),R.update(n,h.told()),T.update(n,h.shown()),at(H),Ae&&J(
()=>P.focus(0))}function at(M){M.phase!=="over"||h.running()||c===o||(c=o,M.winner!==null&&d.play("win"),M.winner!==null&&
!Ce()&&O.append($n()))}function Wn(){let M=s.hint?.text??"";$.update({say:n.say,state:n.state,canAct:E(),refusal:M,coding:s.
coding||k.isOpen(),left:k.offers()}),_.update({say:n.say,code:null,playing:!1,canAct:E(),refusal:M}),s.coding?_.node.parentNode!==
$.node&&$.node.append(_.node):_.node.remove(),k.update(),k.isOpen()?k.node.parentNode!==$.node&&$.node.append(k.node):k.
node.remove()}function Jn(){v(f,{"data-busy":m.busy()}),clearTimeout(u),u=setTimeout(ye,ho)}function ye(){clearTimeout(u),
w.prepare(f,n.state?.hand??[]);let M=de(f),{table:H,state:W,say:ae}=n,ee=pe(n)?O:$.node;if(v(f,{lang:ae.lang,"data-print\
ed":H?.printed??!1,"data-link":m.status(),"data-busy":m.busy()}),U.update(m.status(),ae,k.has()),x.update(ae),ee===O?Oe(
H,W):Wn(),ee.parentNode!==f){let he=ee===O?$.node:O,ge=ee===O&&he.parentNode===f;he.remove(),f.append(ee),(ee===O?R.node:
$.node).append(U.node),(ee===O?X:$).take(x.node),ge&&requestAnimationFrame(()=>f.scrollIntoView({block:"nearest"}))}M&&!de(
f)&&ee===O&&!s.coding&&J(ue)}return I(),m.send("hello",{games:k.ids(),...n.state?.phase==="start"?{code:Xt()}:{}}),()=>{
h.finish(),clearTimeout(l),clearTimeout(u);for(let M of Gn)e.off(`change:${M}`,Z);for(let M of[m,a,g,d,Y,x])M.stop();Q(),
F(),j(),f.remove()}}var Yc={render({model:e,el:t}){return e.get("moments")?Gt(e,t):Vn(e,t)}};export{Yc as default};
