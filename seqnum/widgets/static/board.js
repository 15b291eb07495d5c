var Fn="http://www.w3.org/2000/svg";function g(e,t){for(let[n,s]of Object.entries(t))if(typeof s=="function")e.addEventListener(
n,s);else if(s==null||s===!1)e.removeAttribute(n);else{let o=s===!0?"":String(s);e.getAttribute(n)!==o&&e.setAttribute(n,
o)}}function i(e,t={},...n){let s=document.createElement(e);return g(s,t),y(s,...n),s}function y(e,...t){if(t.length===1&&
typeof t[0]=="string")return K(e,t[0]);e.replaceChildren(...t.filter(n=>n||n===""))}function be(){let e;return(t,n)=>{let s=JSON.
stringify(t);s!==e&&(e=s,n())}}function ie(e,t,...n){let s=document.createElementNS(Fn,e);return g(s,t),s.append(...n),s}
function K(e,t){e.textContent!==t&&(e.textContent=t)}function ve(e){let t=e.getRootNode().activeElement;return t&&e.contains(
t)?t:null}function ne(e,t){g(e,{"aria-disabled":t?"true":null})}function De(e,t,n=()=>{}){let s=new Set;function o(){let r=[...s].filter(a=>e.contains(a));r.forEach(a=>a.classList.add(
"sq-measured"));let c=r.map(jn);r.forEach(a=>a.classList.remove("sq-measured")),r.forEach((a,l)=>{let d=c[l];d&&(s.delete(
a),t(a,d))}),r.length&&n()}return new ResizeObserver(o).observe(e),{add:r=>{s.add(r)},fit:o}}function jn(e){let t=l=>l.offsetWidth/
40;if(e.offsetWidth===0)return null;let n=e.offsetHeight/40/e.getBoundingClientRect().height,s=l=>Math.max(1.1,l.getBoundingClientRect().
height*n),o=l=>s(l)+(l.querySelector("mfrac")?.3:0),r=[...e.querySelectorAll(".sq-piece")],c=l=>[...l.querySelectorAll("\
.sq-piece")].map(t),a=[...e.querySelectorAll(".sq-clause")].map(c);return{clauses:a.length?a:[[t(e)]],heights:r.length?r.
map(l=>l.firstElementChild?o(l.firstElementChild):1.1):[s(e)],isAmount:r.length>0&&!e.querySelector("math")}}function Re(e,t,n){
let s=Math.max(...e.flat());for(;Kn(s,e,n)>t;)s*=1.03;return s}function Kn(e,t,n){let s=0,o=e;for(let r of t){let c=r.reduce(
(a,l)=>a+n+l,-n);c>e&&(o=e);for(let a of c>e?r:[c])o+n+a>e?[s,o]=[s+1,a]:o+=n+a;c>e&&(o=e)}return s}function gt(e,t){let n=[],
s=e;return t.forEach((o,r)=>{s+o>e?[n[n.length],s]=[[r],o]:(n[n.length-1].push(r),s+=o)}),n}var Un={wide:.85,high:.72},Gn={wide:.94,high:.88},vt=.26,Vn=1.2,Jn=4,Wn=.35,Yn=.8,Xn=.97,xt=.23,Zn={wide:.9,high:.84};function kt(e,t){
let n=Qn(t),s=bt(n,es,t.isAmount),o=bt(n,ts,t.isAmount);e.style.setProperty("--sq-fit",String(s.size)),e.style.setProperty(
"--sq-column",String(s.width)),e.style.setProperty("--sq-fit-chip",String(o.size)),e.style.setProperty("--sq-column-chip",
String(o.width)),e.toggleAttribute("data-beyond",o.isBeyond)}function Qn({clauses:e,heights:t}){return Array.from({length:Math.
min(Jn,e.flat().length)},(n,s)=>{let o=Re(e,s+1,0),r=gt(o,e[0]).reduce((c,a)=>c+Math.max(...a.map(l=>t[l])),0);return{width:o,
height:r}})}function bt(e,t,n){return e.map(({width:s,height:o})=>({...t(s,o),width:s})).reduce((s,o)=>o.size>s.size*(s.
size<xt?1:Vn)&&!(n&&s.size>=vt)?o:s)}function es(e,t){return{size:Math.max(rt(Un,e,t),Math.min(vt,rt(Gn,e,t))),isBeyond:!1}}
function ts(e,t){let n=t-Wn,s=Math.min(Yn/Math.hypot(e,n),Xn/(e+n)),o=Math.min(xt,rt(Zn,e,t));return{size:Math.max(s,o),
isBeyond:o>s}}function rt({wide:e,high:t},n,s){return Math.min(e/n,t/s)}var ns="http://www.w3.org/1998/Math/MathML",ss=new Set("math mrow mn mo mi mtext ms mspace mfrac msqrt mroot msup msub m\
subsup mover munder munderover mtable mtr mtd mpadded mphantom mstyle".split(" ")),os=new Set("mathvariant stretchy form\
 lspace rspace width height depth linethickness displaystyle scriptlevel accent".split(" "));function ce({mathml:e,text:t,
suit:n}){return n?i("span",{class:"sq-playing","data-suit":n},i("span",{},t.slice(0,-1)),i("span",{class:"sq-pip-sign"},
t.slice(-1))):e&&cs(e)||i("span",{},t)}function wt(e){let[t,...n]=e.mathml&&!e.suit?Et(e.mathml):[],s=t instanceof Element&&
!n.length?is(t).map(r=>Oe("math",...r)):rs(e.text);if(s.length<2)return ce(e);let o=s.map(r=>i("span",{class:"sq-piece"},
r));return i("span",{class:"sq-terms sq-clause","aria-hidden":"true"},...o.flatMap((r,c)=>c?[i("wbr",{}),r]:[r]))}function rs(e){
if(!/\d/.test(e))return[];let t=(e.match(yt)??[]).length>1||/[$£€]/.test(e);return e.split(/(?<=\u00a0)/).flatMap(n=>t?
n.split(yt):n)}var yt=/(?<=\d[.,\u202f])(?=\d{3}(?!\d))/g;function is(e){if((e.textContent??"").length<Nt)return[];let t=[
[]];for(let n of St(e)){let s=t[t.length-1],o=n.localName==="mo"&&/^[+−]$/.test(n.textContent??"");(it(n)&&s.length>0&&
s.every(a=>it(a)||a.localName==="mo")||o&&s.length)&&t.push([]);let c=Ae(n);o&&t.length>1&&c.setAttribute("form","infix"),
t[t.length-1].push(c)}return t}function St(e){return[...e.children].flatMap(t=>t.localName==="mrow"&&!it(t)?St(t):[t])}var it=e=>e.
localName==="mrow"&&e.firstElementChild?.localName==="mo"&&(e.firstElementChild.textContent??"")==="(";function cs(e){let t=Et(
e);return t.length===0?null:t.length===1&&t[0]instanceof Element?ds(Ae(t[0])):us(ls(t))}function ls(e){let t=[[]],n=!0;for(let s of e){
let o=()=>t[t.length-1],r=()=>o()[o().length-1];if(s instanceof Element){let c={text:"",math:s};r()&&(!n||as(s)&&!r().some(
({math:a})=>a))?r().push({text:n?ms:""},c):o().push([c]),n=!1;continue}for(let c of(s.textContent??"").split(/(\s+)/)){if(/^\s*$/.
test(c)){c&&r()&&/[,;:…]$/.test(r()[r().length-1].text)&&t.push([]),n||=c!=="";continue}!n&&r()?r().push({text:c}):o().
push([{text:c}]),n=!1}}return t.filter(s=>s.length)}var as=e=>!e.querySelector("mtable")&&(e.textContent??"").length<Nt;
function us(e){let t=e.map(n=>{let s=n.map(o=>i("span",{class:"sq-piece"},...o.map(({text:r,math:c})=>c?Ae(c):r)));return i(
"span",{class:"sq-clause"},...s.flatMap((o,r)=>r?[" ",o]:[o]))});return i("span",{class:"sq-phrase","aria-hidden":"true"},
...t.flatMap((n,s)=>s?[" ",n]:[n]))}function Et(e){let n=[...new DOMParser().parseFromString(`<p>${e}</p>`,"application/\
xml").documentElement.childNodes];return n.every(s=>!(s instanceof Element)||s.localName==="math")?n:[]}function ds(e){return e.
setAttribute("aria-hidden","true"),e}function Ae(e){let t=e.querySelector(ps)!==null;if(t&&e.localName==="msqrt")return qt(
"root",...e.children);let n=e.localName==="mrow"&&t&&fs[e.firstElementChild?.textContent??""];if(n)return qt(n,...[...e.
children].filter(o=>o.localName!=="mo"||!/^[()|{]$/.test(o.textContent??"")));let s=Oe(e.localName);for(let{name:o,value:r}of e.
attributes)os.has(o)&&s.setAttribute(o,r);e.textContent==="∫"&&s.setAttribute("class","sq-integral");for(let o of e.childNodes)
o instanceof Element?s.append(Ae(o)):o.nodeType===Node.TEXT_NODE&&s.append(o.textContent??"");return s}function qt(e,...t){
let n=t.map(Ae),s=n.length===1&&n[0].localName==="mtable"?n[0]:Oe("mtable");return n.includes(s)||s.append(Oe("mtr",Oe("\
mtd",...n))),s.setAttribute("class",`sq-fenced-${e}`),s}function Oe(e,...t){let n=document.createElementNS(ns,ss.has(e)?
e:"mtext");return n.append(...t),n}var fs={"(":"round","|":"straight","{":"left"},ps="mfrac, mtable";function Mt(e){if(ct(
e))return Array.from(e.replaceAll(Tt,"")).length*.9;let t=e.replace(/(\d+)\/(\d+)/g,(s,o,r)=>o.length>r.length?o:r);return Array.
from(t.replaceAll(" ","")).length+.4*(t.length-t.replaceAll(" ","").length)}var Nt=7,ms=" ",Tt="­",ct=e=>new RegExp("^\
\\p{L}{3,}","u").test(e);function Ot(e){let t=e.split(Tt);return Math.max(4.9,...t.map((n,s)=>n.length*.95+(s<t.length-1?
.4:0)))}var hs={good:"check",wrong:"again",reveal:"bulb",hint:"bulb",info:"info"},lt=["M50 5a45 45 0 1 1 0 90a45 45 0 1 1 0-90z",
"M42.2 5.4a11 11 0 0 1 15.6 0L94.6 42.2a11 11 0 0 1 0 15.6L57.8 94.6a11 11 0 0 1-15.6 0L5.4 57.8a11 11 0 0 1 0-15.6z","M\
26 9h48a17 17 0 0 1 17 17v48a17 17 0 0 1-17 17H26A17 17 0 0 1 9 74V26A17 17 0 0 1 26 9z"],gs={check:"M5 12.5l4.5 4.5L19 \
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
8.5 7z",back:"M16 5l-9 7 9 7z",next:"M8 5l9 7-9 7z",last:"M18 5v14M5 5l8.5 7L5 19z"};function Z(e){let t=lt[e%lt.length];
return ie("svg",{class:`sq-chip sq-side${e%lt.length}`,viewBox:"0 0 100 100","aria-hidden":"true"},ie("path",{class:"sq-\
chip-edge",d:t,transform:"translate(0 5)"}),ie("path",{class:"sq-chip-body",d:t}),ie("path",{class:"sq-chip-rim",d:t,transform:"\
translate(50 50) scale(.83) translate(-50 -50)"}))}function I(e){return ie("svg",{class:"sq-icon",viewBox:"0 0 24 24","a\
ria-hidden":"true"},ie("path",{d:gs[e]}))}var Le=e=>I(hs[e]);function Ie(){return ie("svg",{class:"sq-star",viewBox:"0 0\
 100 100","aria-hidden":"true"},ie("path",{d:"M50 12l11.2 24.6 26.8 3-19.9 18.2 5.4 26.5L50 71 26.5 84.3l5.4-26.5L12 39.\
6l26.8-3z"}))}var at=60;function we(e){let t=String(e.lang??"en"),n=new Intl.PluralRules(t),s=new Intl.ListFormat(t,{type:"conjunction"});
function o(a,l){let d=e[a]??a;return typeof d=="string"?d:d[n.select(Number(l.n))]??d.other}function r(a,l={}){return o(
a,l).replace(/\{(\w+)\}/g,(d,h)=>String(l[h]??""))}function c(a,l){let d=document.createDocumentFragment();return o(a,l).
split(/\{(\w+)\}/).forEach((h,f)=>{if(f%2===0)d.append(h);else{let p=l[h]??"";d.append(p instanceof Node?p:String(p))}}),
d}return{lang:t,text:r,nodes:c,list:a=>s.format(a)}}function At(e){let t=Array.from(String(e).slice(0,4*at));return t.length>
at?`${t.slice(0,at).join("")}…`:t.join("")}function G(e){return i("bdi",{class:"sq-name"},At(e))}function Q(e){return`\
⁨${At(e)}⁩`}function ze(e){return e.split(/\^(\([^()]*\)|−?[\p{L}\d.,]*[\p{L}\d])/u).map((n,s)=>s%2?i("sup",{},n.replace(
/^\((.*)\)$/,"$1")):n)}function _e(e,t,n){return e.list(t.filter(s=>s.side===n).map(s=>Q(s.name)))}function Pe(e,t,n){return n===
null?e.text("over.nobody"):e.text("over.winner",{n:t.filter(s=>s.side===n).length,names:_e(e,t,n)})}function He(e){let t=ie("svg",{class:"sq-bands","aria-hidden":"true",preserveAspectRatio:"none"}),n=i("div",{class:"sq-g\
rid",role:"grid"}),s=i("div",{class:"sq-board"},n,t),o=[],r=[],c=null,a="",l="",d="",h=0,f=1,p=De(s,kt);function b(u){if(u===
c)return;c=u;let k=JSON.stringify([u.deal,u.rows,u.cols,u.faces]);if(k===a)return;a=k,f=u.cols,l="",r=[],d="-",h=u.faces.
findIndex(x=>x!==null),s.style.setProperty("--sq-rows",String(u.rows)),s.style.setProperty("--sq-cols",String(u.cols)),s.
style.setProperty("--sq-ratio",String(u.cols/u.rows)),g(t,{viewBox:`0 0 ${u.cols} ${u.rows}`}),o=u.faces.map((x,T)=>{let E=i(
"button",{type:"button",class:"sq-space",click:()=>e(T)});if(x===null)y(E,i("span",{class:"sq-face"},Ie()));else{let w=i(
"span",{class:"sq-face"},wt(x));y(E,w),E.style.setProperty("--sq-len",String(Ot(x.text)));let O=!x.suit&&!ct(x.text);g(E,
{"data-suit":x.suit??null,"data-number":O}),O&&p.add(w)}return g(E,{"data-free":x===null}),E.addEventListener("focus",()=>v(
T)),E});let M=[];for(let x=0;x<u.rows;x+=1){let T=o.slice(x*u.cols,(x+1)*u.cols);M.push(i("div",{role:"row",class:"sq-ro\
w"},...T.map(E=>i("div",{role:"gridcell",class:"sq-cell"},E))))}y(n,...M),p.fit(),o.forEach((x,T)=>g(x,{tabindex:T===h?0:
-1}))}function v(u){u!==h&&(g(o[h],{tabindex:-1}),h=u,g(o[h],{tabindex:0}))}function q(u){let{table:k,state:M,say:x,chips:T,
sequences:E,selected:w}=u;b(k),g(n,{"aria-label":x.text("board")});let O=new Set(E.flatMap(_=>_.cells)),$=l!=="",D=x.lang+
JSON.stringify(k.seats);o.forEach((_,R)=>{let B=Se(T,R),U=Se(l,R);(B!==U||l==="")&&(_.querySelector(".sq-chip")?.remove(),
B!==null&&_.prepend(Z(B)),g(_,{"data-side":B,"data-new":$&&B!==null,"data-gone":$&&B===null&&U!==null}));let V={"data-lo\
cked":O.has(R),"data-last":u.last===R,"data-asked":u.asked===R,"data-confirm":u.confirm===R,"data-wrong":u.wrong===R,"da\
ta-line":u.line.includes(R),"data-out":w!==null&&Be(w,M,k,T,O,R)!==null},N=!u.canAct||V["data-out"],A=[B,N,...Object.values(
V)].join()+D;r[R]!==A&&(r[R]=A,g(_,{"aria-label":bs(u,R,B,V["data-locked"],V["data-last"]),...V}),ne(_,N))}),l=T,m(E,k,M)}
function m(u,k,M){let x=JSON.stringify([u,M.winner]);if(x===d)return;let T=d==="-"?null:t.childElementCount;d=x,t.replaceChildren(
...u.map(({side:E,cells:w},O)=>{let D=`M${[Math.min(...w),Math.max(...w)].map(_=>`${_%k.cols+.5} ${Math.floor(_/k.cols)+
.5}`).join("L")}`;return ie("g",{class:`sq-band sq-side${E%3}`,"data-new":T!==null&&O>=T,"data-won":M.winner===E},ie("pa\
th",{class:"sq-band-edge",d:D}),ie("path",{class:"sq-band-body",d:D}))}))}return{node:s,update:q,count:()=>o.length,columns:()=>f,
indexOf:u=>o.indexOf(u),focusOpen(){let u=k=>k&&!k.getAttribute("aria-disabled");this.focus(u(o[h])?h:Math.max(0,o.findIndex(
u)))},focus(u=h){v(u),o[u]?.focus()}}}function Se(e,t){let n=e[t];return n===void 0||n==="."?null:Number(n)}function Be(e,t,n,s,o,r){
if(n.faces[r]===null)return"hint.free";let c=Se(s,r);return e.kind==="remove"?c===null?"hint.nothing_there":c===n.seats[t.
turn]?.side?"hint.own_chip":o.has(r)?"hint.locked":null:c===null?null:n.replaces&&c!==n.seats[t.turn]?.side?o.has(r)?"hi\
nt.locked":null:!n.asks||e.kind==="wild"?"hint.taken":"hint.taken_number"}function Lt(e,t,n){let s=new Set(t.sequences.flatMap(
o=>o.cells));return n.faces.some((o,r)=>Be(e,t,n,t.chips,s,r)===null)}function bs({table:e,say:t},n,s,o,r){let c=e.faces[n],
a={row:Math.floor(n/e.cols)+1,col:n%e.cols+1,face:c?.spoken??""};if(c===null)return t.text("cell.free",a);if(s===null)return t.
text(r?"cell.open_last":"cell.open",a);let l=o?"cell.locked":"cell.chip";return t.text(r?`${l}_last`:l,{...a,names:_e(t,
e.seats,s)})}var vs=new Set(["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End"]);function je(e,t){function n(o){let r=o.composedPath()[0];
if(!(!r.nodeType||!e.contains(r))&&!(o.ctrlKey||o.altKey||o.metaKey||o.key==="Tab")){if(o.key==="Escape"){if(!t(o,r))return;
o.preventDefault()}else vs.has(o.key)&&!xs(r)&&t(o,r)&&o.preventDefault();o.stopPropagation()}}let s=e.ownerDocument.defaultView;
return s?.addEventListener("keydown",n,!0),()=>s?.removeEventListener("keydown",n,!0)}function xs(e){return e.matches("i\
nput, select, textarea")}function Fe(e,t,n,s){let o=t%n,r=t-o,c=Math.min(r+n,s)-1;switch(e){case"ArrowLeft":return Math.
max(r,t-1);case"ArrowRight":return Math.min(c,t+1);case"ArrowUp":return t-n<0?t:t-n;case"ArrowDown":return t+n>=s?t:t+n;case"\
Home":return r;default:return c}}function _t(e,t,n,s){let o=n.indexOf(t),r=s.indexOf(t);return o>=0?n.focus(Fe(e,o,n.columns(),
n.count())):r>=0&&s.focus(Fe(e,r,e==="ArrowUp"||e==="ArrowDown"?s.columns():s.count(),s.count())),o>=0||r>=0}function Ke(e){
let t=e.parentNode;for(;t;){let s=t;if(s.hasAttribute?.("tabindex")){s.focus();return}t=s.host??t.parentNode}let{activeElement:n}=e.
getRootNode();n?.blur()}function $t(e,t){return t.kind!=="place"?`move.${t.kind}`:!e.asks||!t.card?"move.place_plain":t.card.kind==="wild"?"move\
.wild":"move.place"}function Ee(e,t,n){let s=n.cell===null?null:t.faces[n.cell];return e.nodes($t(t,n),{name:G(t.seats[n.
seat]?.name??""),card:n.card?ce(n.card):"",number:s?ce(s):""})}function Ce(e,t,n){let s=$t(t,n),o=n.cell===null?null:t.faces[n.
cell];return e.text(s.startsWith("move.place")||s==="move.wild"?s.replace("move.","heard."):s,{name:Q(t.seats[n.seat]?.name??
""),card:n.card?.spoken??"",number:o?.spoken??""})}function Dt(e,t,n,s){let o=[],r=n.chips;for(let c of[...s].reverse()){
if(o.unshift(r),c.cell===null)continue;let a=Se(t,c.cell),l=c.kind==="place"&&a===e.seats[c.seat]?.side?".":String(a??".");
r=r.slice(0,c.cell)+l+r.slice(c.cell+1)}return[r,...o]}function Rt(e,t,n){return t.sequences.filter(({side:s,cells:o})=>o.
every(r=>e.faces[r]===null||Se(n,r)===s))}function It(e,t){return t.length<e.length&&t.every((o,r)=>Ct(o,e[r]))?[]:e.every(
(o,r)=>Ct(o,t[r]))?t.slice(e.length):t}var Ct=(e,t)=>e.seat===t?.seat&&e.kind===t.kind&&e.cell===t.cell;var zt={width:1280,height:680};function Ue(e,t){let n=t.defaultView,s=i("button",{class:"sq-tool",type:"button","aria-pr\
essed":"false",click:r},I("grow")),o=!1;function r(){o?a():c()}async function c(){o=!0;try{await e.requestFullscreen()}catch{
e.popover="manual",e.showPopover()}d(),s.focus()}function a(){o=!1,l()&&t.exitFullscreen(),e.removeAttribute("popover"),
d(),s.focus()}let l=()=>e.getRootNode().fullscreenElement===e;function d(){let v=Math.max(1,Math.min(n.innerWidth/zt.width,
n.innerHeight/zt.height));g(s,{"aria-pressed":String(o)}),g(e,{"data-large":o}),e.style.setProperty("zoom",o?String(v):""),
e.style.setProperty("--sq-tall",o?`${Math.floor(n.innerHeight/v)-28}px`:"")}let h=!1,f=()=>{h&&!l()&&o&&a(),h=l()},p=()=>o&&
d(),b=v=>o&&v.key==="Escape"&&!v.composedPath().includes(e)&&a();return t.addEventListener("fullscreenchange",f),n.addEventListener(
"resize",p),n.addEventListener("keydown",b),{node:s,leave(){if(o)a();else return!1;return!0},update(v){g(s,{"aria-label":v.
text("screen"),title:v.text("screen")})},stop(){t.removeEventListener("fullscreenchange",f),n.removeEventListener("resiz\
e",p),n.removeEventListener("keydown",b)}}}function Ge(){let e=i("ul",{class:"sq-seats"}),t=be();function n({table:o,state:r,say:c}){let{phase:a,turn:l,made:d,cards:h,
winner:f}=r;t([o.seats,o.goals,o.to_win,a,l,d,h,f,c.lang],()=>s({table:o,state:r,say:c}))}function s({table:o,state:r,say:c}){
g(e,{"aria-label":c.text("players"),"data-count":o.seats.length}),y(e,...o.seats.map((a,l)=>{let d=r.made[a.side]??0,h=r.
phase!=="over"&&l===r.turn,f=c.text("seat.cards",{n:r.cards[l]??0}),p=o.goals[a.side]??o.to_win,b=c.text("seat.made",{n:d,
goal:p}),v=a.kind==="person"?null:c.text(`seat.${a.kind}`),q=[v,h?c.text("seat.to_move"):null,f,b].filter(m=>m!==null);return i(
"li",{class:`sq-seat sq-side${a.side%3}`,"aria-current":h?"true":null,"data-won":r.winner===a.side},i("span",{class:"sq-\
token",title:v},Z(a.side),v&&I("robot")),i("span",{class:"sq-who"},G(a.name),i("span",{class:"sq-hidden"},c.list(q)),i("\
span",{class:"sq-pips",title:b,"aria-hidden":"true"},...ks(d,p))))}))}return{node:e,update:n}}function ks(e,t){return Array.
from({length:Math.max(e,t)},(n,s)=>i("i",{class:s<e?"sq-pip sq-pip-full":"sq-pip"}))}var Pt="(prefers-color-scheme: dark)";function ys(e){let t=e.getAttribute("data-jp-theme-light");if(t!==null)return t===
"false";let n=e.getAttribute("data-theme")??e.getAttribute("theme");if(n==="dark"||n==="light")return n==="dark";let{classList:s}=e;
return["dark","vscode-dark","vscode-high-contrast"].some(o=>s.contains(o))?!s.contains("vscode-high-contrast-light"):["l\
ight","vscode-light","vscode-high-contrast-light"].some(o=>s.contains(o))?!1:null}function qs(e){let t=e.ownerDocument,n=[];
for(let o=e;o;o=o.host??o.parentNode)n.push(o);for(let o of[...n,t.body,t.documentElement]){let r=o?.nodeType===Node.ELEMENT_NODE?
ys(o):null;if(r!==null)return r}let s=getComputedStyle(t.documentElement).colorScheme;return s.includes("dark")&&(!s.includes(
"light")||matchMedia(Pt).matches)}function Ve(e,t){let n=t.ownerDocument,s=matchMedia("print"),o=matchMedia(Pt),r=()=>{e.
dataset.sqTheme=!s.matches&&qs(t)?"dark":"light"},c=new MutationObserver(r);for(let a of[n.documentElement,n.body])c.observe(
a,{attributes:!0});for(let a of[s,o])a.addEventListener("change",r);return r(),()=>{c.disconnect();for(let a of[s,o])a.removeEventListener(
"change",r)}}var Ht=({answer:e,tone:t})=>e?.chosen?"replay.answer":t==="hint"?"replay.hint":"replay.given_back";function Bt(e,t){let n=we(
e.get("texts")),s=e.get("table"),o=e.get("moments"),r=0,c=He(()=>{}),a=Ge(),l=i("div",{class:"sq-hidden",role:"status","\
aria-live":"polite"}),d=i("p",{class:"sq-line"}),h=i("div",{class:"sq-verdict"}),f=i("input",{type:"range",min:0,max:o.length-
1,value:0,class:"sq-slider",input:()=>B(Number(f.value))}),p=i("p",{class:"sq-count"}),b=i("ol",{class:"sq-steps"}),v=o.
flatMap((N,A)=>N.answer||N.move?[D(N,A)]:[]),q=(N,A)=>{let P=n.text(`replay.${N}`);return i("button",{type:"button",class:"\
sq-round",click:()=>B(A()),"aria-label":P,title:P},I(N))},m=q("first",()=>0),u=q("back",()=>r-1),k=q("next",()=>r+1),M=q(
"last",()=>o.length-1),x=i("section",{class:"sq-panel sq-history","aria-label":n.text("replay.title")},i("div",{class:"s\
q-steering"},m,u,f,k,M),i("div",{class:"sq-where"},p),b),T=i("div",{class:"sq-game"},a.node,c.node,i("div",{class:"sq-me\
ssage"},d,h),i("div",{class:"sq-tray"},x)),E=i("div",{class:"sq-root",lang:n.lang,"data-link":"ok"},l,T),w=Ue(E,t.ownerDocument);
w.update(n),p.after(w.node),g(f,{"aria-label":n.text("replay.slider")}),g(b,{"aria-label":n.text("replay.steps")}),y(b,...v.
map(({node:N})=>N)),t.append(E);let O=Ve(E,t),$=je(E,(N,A)=>{if(N.key==="Escape")return w.leave()?!0:(Ke(E),!1);let P=c.
indexOf(A);return P<0?!1:(c.focus(Fe(N.key,P,s.cols,s.faces.length)),!0)});function D(N,A){let{answer:P,move:F}=N,le=P?.
seat??F?.seat??0,se=P?.correct===!1?"wrong":P?.correct?"good":null,te=i("li",{}),z=i("button",{type:"button",class:"sq-s\
tep","data-tone":se,click:()=>B(A)});return z.append(i("span",{class:"sq-token"},Z(s.seats[le]?.side??0)),i("span",{},_(
N))),se&&z.append(Le(se),i("span",{class:"sq-hidden"},n.text(`replay.${se}`))),te.append(z),{node:te,press:z,index:A}}function _(N){
let{answer:A,move:P}=N;if(P&&(A===null||A.correct))return Ee(n,s,P);if(A){let F=A.cell===null?null:s.faces[A.cell];return n.
nodes(Ht(N),{name:G(s.seats[A.seat].name),card:ce(A.card),number:F?ce(F):A.chosen})}return document.createTextNode(P?Ce(
n,s,P):"")}function R(N){let{answer:A,move:P,said:F}=N;if(P&&(A===null||A.correct))return`${Ce(n,s,P)} ${F}`;if(A===null)
return F||n.text(r===0?"replay.deal":"replay.code");let le=A.cell===null?null:s.faces[A.cell],se={name:Q(s.seats[A.seat].
name),card:A.card.spoken,number:le?le.spoken:A.chosen};return`${n.text(Ht(N),se)} ${F}`}function B(N){r=Math.max(0,Math.
min(o.length-1,N)),U(),K(l,`${n.text("replay.step",{n:r,all:o.length-1})} ${R(o[r])}`)}function U(){let N=o[r],A=N.sequences.
map(([te,z])=>({side:te,cells:z})),P=N.over?"over":"play",F={...N,sequences:A,phase:P,viewer:null},le=N.answer?.cell??N.
move?.cell??null,se=N.answer?.correct===!1?le:null;g(T,{"data-phase":P}),a.update({table:s,state:F,say:n}),c.update({table:s,
state:F,say:n,chips:N.chips,sequences:A,last:se===null?le:null,selected:null,asked:null,confirm:null,wrong:se,canAct:!1,
line:[]}),N.over&&r===o.length-1?K(d,Pe(n,s.seats,N.winner)):r===0?K(d,n.text("replay.deal")):N.answer||N.move?y(d,_(N)):
K(d,n.text("replay.code")),g(h,{"data-tone":N.said?N.tone:null}),y(h,N.said?Le(N.tone):null,N.said?i("p",{},...ze(N.said)):
null),f.value=String(r),g(f,{"aria-valuetext":n.text("replay.step",{n:r,all:o.length-1})}),K(p,n.text("replay.step",{n:r,
all:o.length-1}));for(let te of[m,u])ne(te,r===0);for(let te of[k,M])ne(te,r===o.length-1);for(let{press:te,index:z}of v)
g(te,{"aria-current":z===r?"step":null}),z===r&&V(te)}function V(N){let A=N.offsetTop-b.offsetTop;(A<b.scrollTop||A+N.offsetHeight>
b.scrollTop+b.clientHeight)&&(b.scrollTop=A-b.clientHeight/2)}return U(),()=>{w.stop(),$(),O(),E.remove()}}var ws=200,Ss=/[√πa-z]/,Es=["√","π","^"];function Ft({onNumber:e,onSwap:t,onPass:n,onOpen:s,onAnnounce:o,onDraw:r,
onNext:c,onUndo:a,onLook:l,onLine:d,onHint:h}){let f=i("div",{class:"sq-actions"}),p=fe("sq-quiet",()=>s("number")),b=fe(
"sq-quiet",()=>s("swap")),v=fe("sq-quiet sq-hint",h),q=fe("sq-quiet",t),m=fe("sq-quiet",o),u=fe("sq-main",r),k=fe("sq-qu\
iet",c),M=fe("sq-quiet",a),x=i("div",{class:"sq-lines",role:"group"}),T=fe("sq-main",n),E=i("input",{class:"sq-input",type:"\
text",maxlength:ws,autocomplete:"off",spellcheck:"false",enterkeyhint:"done"}),w=A("−"),O=A("/"),$=Es.map(A),D=i("butt\
on",{class:"sq-main",type:"submit"}),_=fe("sq-round",()=>s(null)),R=i("form",{class:"sq-entry",submit:z=>{z.preventDefault(),
E.value.trim()?e(E.value.trim()):E.focus()}},i("span",{class:"sq-keys"},E,w,O,...$),D,_),B=i("span",{}),U=fe("sq-main",t),
V=fe("sq-round",()=>s(null)),N=i("div",{class:"sq-confirm",role:"group"},B,U,V);function A(z){return i("button",{class:"\
sq-key",type:"button",click:()=>{E.setRangeText(z,E.selectionStart??0,E.selectionEnd??0,"end"),E.focus()}},z)}let P=null,
F={};function le(z,C){let ae=z.choosing?.lines.length??0;g(x,{"aria-label":C.text("choice.label")}),!(x.childElementCount===
ae&&x.lang===C.lang)&&(x.lang=C.lang,y(x,...Array.from({length:ae},(J,ue)=>i("button",{class:"sq-main",type:"button",click:()=>d(
ue),focus:()=>l(ue),mouseenter:()=>l(ue)},C.text("choice.line",{n:ue+1})))))}function se(z,C){F={table:z,texts:C},y(p,C.
text(z.answer_by==="keypad"?"number.open_first":"number.open")),y(b,C.text("swap.open")),y(T,C.text("pass"));let ae=z.faces.
some(J=>J&&Ss.test(J.text))?"text":"decimal";g(E,{placeholder:C.text("number.label"),"aria-label":C.text("number.label"),
inputmode:ae}),$.forEach(J=>J.hidden=!z.faces.some(ue=>ue?.text.includes(J.textContent??""))),g(w,{"aria-label":C.text("\
number.minus")}),g(O,{"aria-label":C.text("number.slash")}),y(D,C.text("number.say")),y(_,"×"),g(_,{"aria-label":C.text(
"cancel")}),y(B,C.text("swap.ask")),y(U,C.text("swap.yes")),y(V,"×"),g(V,{"aria-label":C.text("cancel")}),g(N,{"aria-la\
bel":C.text("swap.ask")}),y(v,I("bulb"),C.text("ask_hint")),y(q,C.text("swap.dead")),y(m,C.text("announce.open")),y(u,C.
text("draw.mine")),y(k,C.text("draw.go_on")),y(M,C.text("undo"))}function te({table:z,state:C,say:ae,selected:J,canAct:ue,
open:de,announced:L,mine:j}){let W=J?.kind==="face"&&z.asks&&C.solved!==J.id,oe=J?.kind==="face"&&C.solved!==J.id;(z!==F.
table||ae!==F.texts)&&se(z,ae),g(m,{"aria-pressed":J?String(L):null}),le(C,ae);for(let me of[p,b,v,q,m,T,D,U])ne(me,!ue);
let qe=C.viewer!==null&&C.owed.includes(C.viewer),ot=qe&&!j&&z.seats[C.turn]?.kind!=="person";de==="number"&&P!=="number"&&
(E.value="");let Ne=(C.choosing?[x]:de==="number"&&W?[R]:de==="swap"&&W?[N]:[W&&p,W&&b,W&&z.hints&&v,oe&&!z.asks&&!z.dice&&
q,j&&z.announce&&m,C.can_pass&&T,qe&&u,ot&&k,C.can_undo&&M]).filter(Boolean);(Ne.length!==f.children.length||Ne.some((me,S)=>f.
children[S]!==me))&&y(f,...Ne),de!==P&&(de==="number"&&E.focus(),de==="swap"&&V.focus()),P=de}return{node:f,update:te,focus:()=>f.
querySelector("button")?.focus()}}function fe(e,t){return i("button",{class:e,type:"button",click:t})}function jt(e){let t=i("div",{class:"sq-hidden",role:"status","aria-live":"polite"});function n(s){let o=s.filter(Boolean).
join(" ");K(t,t.textContent===o?`${o} `:o),e(o)}return{node:t,announce:n}}var ut=e=>Math.max(0,Math.round(e/100)/10);function Kt(e){let t=performance.now(),n=t,s=0,o=null,r=()=>{o??=performance.
now()},c=()=>{o!==null&&(s+=performance.now()-o),o=null},a=()=>e.visibilityState==="hidden"?r():c(),{defaultView:l}=e;return l?.
addEventListener("blur",r),l?.addEventListener("focus",c),e.addEventListener("visibilitychange",a),{restart(){t=n=performance.
now(),s=0,o!==null&&(o=t)},pick(){n=performance.now()},times(){let d=performance.now(),h=s+(o===null?0:d-o);return{to_card:ut(
n-t),to_answer:ut(d-n),focus_lost:ut(h)}},stop(){l?.removeEventListener("blur",r),l?.removeEventListener("focus",c),e.removeEventListener(
"visibilitychange",a)}}}function Je(e){let t=i("textarea",{class:"sq-input",rows:1,readonly:!0,focus:()=>t.select()}),n=i("button",{class:"sq-ma\
in",type:"button",click:o}),s=i("div",{class:"sq-give"},t,n);function o(){t.value&&(t.focus(),t.select(),e(t.ownerDocument.
execCommand("copy")))}function r(c,a,l){t.value!==(l??"")&&(t.value=l??""),g(t,{"aria-label":a}),y(n,c.text("code.copy")),
ne(n,l===null)}return{node:s,update:r,focus:()=>n.focus()}}var Ms=1e5;function Ut({onReceive:e,onCopied:t,onClose:n}){let s=i("p",{class:"sq-big"}),o=i("p",{class:"sq-saved"}),r=Je(
t),c=i("textarea",{class:"sq-input",rows:2,maxlength:Ms,autocomplete:"off",spellcheck:"false"}),a=i("button",{class:"sq-\
main",type:"submit"}),l=i("p",{class:"sq-note",role:"status"}),d=i("button",{class:"sq-quiet",type:"button",click:n}),h=i(
"form",{class:"sq-give",submit:p},c,a),f=i("section",{class:"sq-panel sq-code"},s,o,r.node,h,l,d);function p(v){v.preventDefault(),
!a.getAttribute("aria-disabled")&&(c.value.trim()?e(c.value):c.focus())}function b({say:v,code:q,playing:m,canAct:u,refusal:k}){
g(f,{"aria-label":v.text("code.title")}),K(s,v.text("code.title")),K(o,v.text("code.open")),g(r.node,{hidden:!m}),r.update(
v,v.text("code.own"),q),g(c,{"aria-label":v.text("code.theirs"),placeholder:v.text("code.theirs")}),y(a,v.text("code.tak\
e")),y(d,v.text("code.close")),K(l,m?"":k),g(l,{hidden:m}),ne(a,!u)}return{node:f,update:b,clear(){c.value=""},focus:v=>(v?
r:c).focus()}}var Ns=/openlesson\d[0-9A-Za-z]+/,Ts=1e5;function Gt(){let e=window;for(;;){let n=[e.location.href,e.performance.getEntriesByType(
"navigation")[0]?.name??""].map(s=>Ns.exec(s)?.[0]).find(Boolean);if(n)return n;if(e.parent===e)return null;e=e.parent;try{
e.location.href}catch{return null}}}function Vt(e){let t=i("textarea",{class:"sq-input",rows:2,maxlength:Ts,autocomplete:"\
off",spellcheck:"false"}),n=i("button",{class:"sq-main",type:"submit"}),s=i("form",{class:"sq-door",submit:o},t,n);function o(c){
c.preventDefault(),t.value.trim()?e(t.value):t.focus()}function r(c){g(t,{"aria-label":c.text("lobby.class_code"),placeholder:c.
text("lobby.class_code")}),y(n,c.text("lobby.open"))}return{node:s,update:r}}var Os=6;function Jt(e,{cardOf:t,cellOf:n,onTake:s,onDrop:o}){let r=null,c=null,a=null;function l(u){let M=e.getRootNode().
elementFromPoint(u.clientX,u.clientY)?.closest("button")??null;return M&&n(M)>=0?M:null}function d(u){let k=u.button===0&&
u.pointerType!=="touch"?t(u.target):null;k&&(m(),r={card:k,x:u.clientX,y:u.clientY,id:u.pointerId,ghost:null},a=u.view,a?.
addEventListener("pointermove",h),a?.addEventListener("pointerup",v))}function h(u){if(!r||u.pointerId!==r.id)return;let[
k,M]=[u.clientX-r.x,u.clientY-r.y];if(!r.ghost){if(Math.hypot(k,M)<Os)return;if(!s(r.card))return m();r.ghost=b(r.card)}
let x=p(r.card);r.ghost.style.transform=`translate(${k/x}px, ${M/x}px) rotate(2deg)`,f(l(u))}function f(u){u!==c&&(c&&g(
c,{"data-over":null}),c=u,c&&g(c,{"data-over":!0}))}let p=u=>u.currentCSSZoom??1;function b(u){let k=u.cloneNode(!0),M=u.
getBoundingClientRect();k.removeAttribute("tabindex"),k.removeAttribute("aria-label"),g(k,{"aria-hidden":"true","data-gh\
ost":!0});let x=T=>`${T/p(u)}px`;return Object.assign(k.style,{left:x(M.left),top:x(M.top),width:x(M.width),height:x(M.height)}),
e.append(k),k}function v(u){if(!r||u.pointerId!==r.id)return;let k=r.ghost?l(u):null;r.ghost&&q(),m(),k&&o(n(k))}function q(){
let u=k=>k.stopPropagation();e.addEventListener("click",u,!0),setTimeout(()=>e.removeEventListener("click",u,!0))}function m(){
a?.removeEventListener("pointermove",h),a?.removeEventListener("pointerup",v),r?.ghost?.remove(),r=null,f(null)}return e.
addEventListener("pointerdown",d),e.addEventListener("pointercancel",m),m}var As=300;function Wt(e){let t=i("span",{class:"sq-bell"}),n=[],s=-1,o="";function r(a,l){if(a.seq===s)return;s=a.seq,n.
forEach(clearTimeout);let d=a.ends_in;if(o="",n=[],d===null)return;n=(a.last_round?[d]:[d-As,d]).filter(p=>p>0).map(p=>setTimeout(
e,p*1e3+500));let f=new Intl.DateTimeFormat(l.lang,{hour:"2-digit",minute:"2-digit"}).format(Date.now()+d*1e3);o=l.text(
"bell.ends",{time:f})}function c(a,l){r(a,l);let d=a.turns_left===null?"":l.text("bell.turns",{n:a.turns_left}),h=a.last_round&&
a.phase!=="over";K(t,h?l.text("bell.last"):[o,d].filter(Boolean).join(" · ")),g(t,{"data-last":h})}return{node:t,update:c,
stop:()=>n.forEach(clearTimeout)}}function Yt(){let e=i("div",{class:"sq-open"}),t=be();function n(o,r,c){let a=(r.hands??
[]).map((l,d)=>({cards:l,seat:d})).filter(({cards:l,seat:d})=>d!==r.viewer&&l.length);t([a,o.deal,c.lang],()=>s(o,c,a))}
function s(o,r,c){y(e,...c.map(({cards:a,seat:l})=>{let d=o.seats[l].name,h=r.text("open.hand",{name:Q(d)});return i("di\
v",{role:"group","aria-label":h},i("span",{class:"sq-token"},Z(o.seats[l].side)),...a.map(f=>i("span",{class:"sq-mini"},
f.text?ce(f):r.text(`card.${f.kind}`))))}))}return{node:e,update:n}}function Xt(e){let t=!1,n=i("button",{class:"sq-quie\
t",type:"button",click:()=>c(!t)}),s=i("span",{class:"sq-sides",role:"group"}),o=i("div",{class:"sq-talk"},n,s),r=be();function c(d){
t=d,g(s,{hidden:!t}),g(n,{"aria-expanded":String(t)})}function a(d,h,f){g(o,{hidden:!d.talk||h.phase==="over"}),r([d.seats,
f.lang],()=>l(d,f))}function l(d,h){K(n,h.text("talk.open")),g(s,{"aria-label":h.text("talk.ask")}),y(s,...d.goals.map((f,p)=>i(
"button",{class:"sq-round",type:"button","aria-label":h.text("talk.side",{names:_e(h,d.seats,p)}),click:()=>{c(!1),e(p)}},
Z(p))))}return c(!1),{node:o,update:a}}var Ls=3;function Zt({own:e,bell:t,talk:n,tools:s}){let o=i("span",{class:"sq-stock"}),r=i("span",{class:"sq-goal"}),c=i(
"ol",{class:"sq-feed"}),a=Yt(),l=be(),d=i("div",{class:"sq-foot"},i("p",{class:"sq-facts"},e,t,o,r),s,a.node,c,n);function h({
say:p,table:b,state:v},q){if(!b||!v)return;let m=q.slice(-Ls);l([m,v.stock,b.deal,p.lang],()=>f(b,v,p,m)),a.update(b,v,p)}
function f(p,b,v,q){let m=!p.dice&&!p.printed;y(o,m&&I("deck"),m&&v.text("stock",{n:b.stock})),K(r,v.text("goal",{n:p.to_win,
line:p.line})),y(c,...q.map(u=>{let k=i("span",{class:"sq-token"},Z(p.seats[u.seat]?.side??0));return i("li",{},k,Ee(v,p,
u))})),g(c,{"aria-label":v.text("moves")})}return{node:d,update:h}}var _s=15,Cs=8,$s=15,Ds=3,Rs=.26;function en(e){let t=i("div",{class:"sq-hand",role:"toolbar"}),n=new Map,s=[],o=0,r=0,c=De(
t,(f,{clauses:p})=>f.style.setProperty("--sq-em",String(Re(p,Ds,Rs))),a);function a(){let f=t.querySelectorAll(".sq-sum"),
p=Math.max(0,...[...f].map(v=>Number(v.style.getPropertyValue("--sq-em")))),b=v=>p*_s<=(r-Cs*(v-1))/v-$s;r&&g(t,{"data-l\
ong":b(3)?null:b(2)||"very","data-short":b(5)})}new ResizeObserver(()=>{r=t.clientWidth,a()}).observe(t);let l=()=>s.map(
f=>n.get(f.id).button);function d(f){o=Math.max(0,Math.min(f,s.length-1)),l().forEach((p,b)=>g(p,{tabindex:b===o?0:-1}))}
function h({state:f,say:p,selected:b,canAct:v}){s=f.hand,g(t,{"aria-label":p.text("hand"),"data-count":s.length});let q=new Set(
s.map(m=>m.id));for(let[m,{button:u}]of n)q.has(m)||(u.remove(),n.delete(m));s.forEach((m,u)=>{let k=n.get(m.id);k||(k={
button:i("button",{type:"button",style:`--sq-i:${u}`,click:()=>e(s.find(({id:E})=>E===m.id)??m),focus:()=>d(s.findIndex(
({id:E})=>E===m.id))}),drawn:"",sum:i("span",{class:"sq-sum"}),formula:""},n.set(m.id,k));let M=JSON.stringify([m,p.lang]);
if(M!==k.drawn){k.drawn=M,Is(k.button,m,p,k.sum);let T=JSON.stringify([m.mathml,m.text,m.suit]);T!==k.formula&&(k.formula=
T,y(k.sum,ce(m)),m.mathml&&c.add(k.sum))}t.children[u]!==k.button&&t.insertBefore(k.button,t.children[u]??null);let x=We(
f,m)!==null;g(k.button,{"aria-pressed":b?.id===m.id?"true":"false","data-barred":x}),ne(k.button,!v||x)}),d(o),a(),c.fit()}
return{node:t,update:h,indexOf:f=>l().indexOf(f),buttonOf:f=>l().find(p=>p.contains(f))??null,focus(f=o){d(f),l()[o]?.focus()},
count:()=>s.length,columns(){let f=l().map(p=>p.offsetTop);return Math.max(1,f.filter(p=>p===f[0]).length)}}}function We(e,t){
return e.solved?e.solved===t.id?null:"hint.solved":e.must===null||e.must.includes(t.id)?null:"hint.must"}function Is(e,t,n,s){
let o=t.tries>0?n.text("card.try",{n:t.tries+1}):t.caption;if(g(e,{class:`sq-card sq-card-${t.kind}`,"data-tried":t.tries>
0,"data-name":!t.mathml&&!t.suit}),t.kind==="face"){let l=[t.spoken,t.tries>0?n.text("card.try",{n:t.tries+1}):""].filter(
Boolean);return e.style.setProperty("--sq-len",String(Math.max(5,Mt(t.text)))),g(e,{"aria-label":l.join(", "),"data-suit":t.
suit??null}),Qt(e,s,o)}let r=n.text(`card.${t.kind}`),c=n.text(`card.${t.kind}_does`),a=t.kind==="wild"?"+":"−";if(t.text)
return g(e,{"aria-label":`${t.spoken}, ${c}`,"data-suit":t.suit??null}),Qt(e,s,c);y(e,i("span",{class:"sq-sign","aria-hi\
dden":"true"},a),i("b",{},r)," ",i("small",{},c))}function Qt(e,t,n){e.firstElementChild!==t&&y(e,t),t.nextElementSibling?.
remove(),n&&e.append(i("small",{},n))}function Ye({name:e,text:t}){let n=URL.createObjectURL(new Blob([t],{type:"application/jsonl"})),s=document.createElement(
"a");s.href=n,s.download=e,s.click(),setTimeout(()=>URL.revokeObjectURL(n),6e4)}var pe=({table:e,state:t})=>e!==null&&t!==null&&t.phase!=="start",ee=({state:e})=>e?.phase==="play"&&e.viewer!==null&&e.
viewer===e.turn&&!e.check,ke=({state:e,ui:t})=>e?.hand.find(n=>n.id===t.selected)??null,$e=({table:e,state:t},n)=>e?.answer_by===
"keypad"&&n.kind==="face"&&t?.solved!==n.id,dt=e=>{let{state:t}=e;return!!t&&!ee(e)&&t.phase==="play"&&t.viewer!==null&&
t.owed.includes(t.viewer)},ye=({state:e})=>e?.phase==="play"&&e.viewer!==null&&e.forfeits.includes(e.viewer);function tn({
state:e,ui:t}){return e?.check?e.check.cell===null?[]:[e.check.cell]:e?.choosing?.lines[t.line??0]??[]}function Xe(e){let{table:t,state:n,ui:s}=e;if(!n||!t||!ee(e))return"";if(n.choosing)return"line.which";if(ye(e))return"l\
ine.give_up";let o=ke(e);return o?.kind==="remove"?Lt(o,n,t)?s.confirm===null?"line.remove":"line.remove_again":n.can_pass?
"line.pass":"line.remove_none":o&&n.solved===o.id?"line.solved":o&&$e(e,o)?"line.say":o&&t.announce&&s.announced?"line.s\
ay_line":o?o.kind==="wild"?"line.wild":t.asks?"line.find":"line.place":t.printed?"printed.line":n.must!==null?"line.must":
n.can_pass?"line.pass":t.dice?"line.roll":t.asks?"line.solve":"line.choose"}function xe(e){let{say:t,table:n,state:s}=e;
if(!n||!s||s.phase==="start")return"";let o=Q(n.seats[s.turn]?.name??"");return s.phase==="over"?Pe(t,n.seats,s.winner):
s.phase==="handover"?t.text("handover.pass",{name:o}):s.check?t.text("line.check",{name:Q(n.seats[s.check.seat]?.name??"")}):
!ee(e)&&ye(e)?t.text("line.give_up"):dt(e)?t.text("line.taken"):ee(e)?`${t.text("line.turn",{name:o})} ${t.text(Xe(e))}`:
t.text("line.wait",{name:o})}function nn(e,t){let{say:n,table:s,state:o}=e;if(!s||!o)return[];let r=G(s.seats[o.turn]?.name??
"");return t?[Ee(n,s,t)]:o.phase==="play"&&o.check?[n.nodes("line.check",{name:G(s.seats[o.check.seat].name)})]:ee(e)?[i(
"b",{},n.nodes("line.turn",{name:r}))," ",n.text(Xe(e))]:ye(e)?[n.text("line.give_up")]:dt(e)?[n.text("line.taken")]:o.phase===
"play"?[n.nodes("line.wait",{name:r})]:[]}function sn({known:e,link:t,clock:n,replay:s,announce:o,speak:r,draw:c,onKept:a}){let{ui:l}=e,d=()=>t.status()!=="lost"&&
!t.busy();function h(w,O={}){d()&&(l.hint=null,t.send(w,O),c())}function f(w){l.hint={tone:"info",text:e.say.text(w),cell:null},
o([l.hint.text]),c()}function p(w){l.asked=null,l.code=w.code??l.code,w.file&&(Ye(w.file),a()),w.text&&(l.hint={tone:"in\
fo",text:w.text,cell:null},o([w.text])),queueMicrotask(c)}function b(w){let{state:O,say:$}=e;if(!O||!d())return;if(ye(e))
return h("give_up",{seat:O.viewer,card:w.id});if(!ee(e))return;s.finish();let D=We(O,w);if(D)return f(D);O.solved||(l.selected=
l.selected===w.id?null:w.id,l.confirm=null,l.open=l.selected&&$e(e,w)?"number":null,l.hint=null,l.selected&&n.pick(),o([
xe(e)]),l.selected&&r(`${w.spoken}. ${$.text(Xe(e))}`),c())}function v(w){return!e.state||!w||!ee(e)||!d()||We(e.state,w)?
!1:(l.selected!==w.id&&b(w),!0)}function q(w){let{table:O,state:$}=e;if(!O||!$||!ee(e)||!d())return;s.finish();let D=ke(
e);if(!D)return f(O.faces[w]===null?"hint.free":"hint.choose_card");let _=new Set($.sequences.flatMap(U=>U.cells)),R=Be(
D,$,O,$.chips,_,w);if(R)return l.confirm=null,f(R);if($e(e,D))return f("hint.say_first");if(D.kind==="remove"&&l.confirm!==
w)return l.confirm=w,l.hint=null,o([xe(e)]),c();l.confirm=null,l.asked=w;let B=l.announced?{announce:!0}:{};h("play",{seat:$.
viewer,card:D.id,cell:w,...B,...n.times()})}function m(){if(!ke(e))return h("claim",{seat:e.state?.viewer});l.announced=
!l.announced,c()}function u(w){l.line=w,c()}function k(w){let O=e.state?.choosing;if(!O)return;let $=e.state?.viewer;O.card===
null?h("claim",{seat:$,choice:w}):h("play",{seat:$,card:O.card,cell:O.cell,choice:w,...n.times()})}function M(w){l.selected&&
h("number",{seat:e.state?.viewer,card:l.selected,text:w,...n.times()})}function x(w){return w&&!d()?!1:(l.open=w,l.confirm=
null,c(),!0)}function T(w){l.coding=w,l.keeping=!1,l.code=null,l.hint=null,w&&pe(e)&&h("code"),c()}function E(){if(l.confirm!==
null)l.confirm=null;else if(l.selected&&!e.state?.solved)l.selected=null;else return!1;return o([xe(e)]),c(),!0}return{canAct:d,
act:h,hint:f,onReply:p,onCard:b,onTake:v,onCell:q,onAnnounce:m,onLook:u,onLine:k,onNumber:M,onOpen:x,onCode:T,onBack:E,onSwap:()=>l.
selected&&h("swap",{seat:e.state?.viewer,card:l.selected}),onHint:()=>l.selected&&h("hint",{seat:e.state?.viewer,card:l.
selected}),onPass:()=>h("pass",{seat:e.state?.viewer}),onDraw:()=>h("draw",{seat:e.state?.viewer}),onNext:()=>h("next"),
onUndo:()=>h("undo",{seat:e.state?.viewer??null}),onLanguage:w=>h("language",{lang:w})}}var Ze="seqnum:";var Qe=new Map;function et(e){try{return e(window.localStorage)}catch{return}}function Me(){return(et(t=>Object.keys(t).
filter(n=>n.startsWith(Ze)).map(on).filter(n=>n!==null))??[...Qe.values()]).sort((t,n)=>n.at-t.at)}function on(e){try{let t=JSON.
parse(window.localStorage.getItem(e)??"");return Array.isArray(t.names)&&t.lines&&t.receipt?.tallies?t:null}catch{return null}}
function rn(e){let t=Qe.get(e.game)??et(()=>on(Ze+e.game)),n={...e,lines:{...t?.lines,...e.lines},at:Date.now()};Qe.set(
n.game,n),Me().filter(r=>r.game!==n.game).filter((r,c)=>c>=11||r.at<n.at-2592e6).forEach(r=>tt(r.game));let o=()=>et(r=>(r.
setItem(Ze+n.game,JSON.stringify(n)),!0));for(let r=Me();!o()&&r.length>0;r.pop())tt(r[r.length-1].game)}function tt(e){
et(t=>t.removeItem(Ze+e))}var ft=e=>Qe.get(e??"")??Me().find(t=>t.game===e)??null,cn=({name:e,lines:t})=>({name:e,text:Object.
keys(t).sort((n,s)=>Number(n)-Number(s)).map(n=>`${t[n]}
`).join("")});function ln({onFile:e,onCopied:t,onClose:n}){let s=i("div",{class:"sq-receipt"}),o=i("button",{class:"sq-main sq-wide",type:"\
button",click:e}),r=Je(t),c=i("p",{class:"sq-note",role:"status"}),a=i("button",{class:"sq-quiet",type:"button",click:n}),
l=i("section",{class:"sq-panel sq-kept"},s,o,r.node,c,a),d="";function h(f,p,b,v){K(c,v),g(c,{hidden:!v}),g(a,{hidden:!b}),
g(r.node,{hidden:!p?.code});let q=JSON.stringify([f.lang,p?.receipt,p?.code]);if(q===d||(d=q,g(l,{"aria-label":f.text("k\
eep.title")}),y(o,I("keep"),f.text("keep.title")),y(a,f.text("code.close")),r.update(f,f.text("keep.code"),p?.code??null),
g(s,{hidden:!p?.receipt.tallies.length}),!p))return;let{game:m,check:u,tallies:k}=p.receipt;y(s,i("p",{},f.text("keep.pa\
per")),...k.map(([M,x,T])=>i("p",{},f.nodes("keep.tally",{name:G(M),right:x,n:T}))),i("p",{class:"sq-letters"},f.nodes("\
keep.game",{game:i("b",{},m),check:i("b",{},u)})))}return{node:l,update:h,focus:()=>o.focus()}}function an({known:e,isLost:t,act:n,hint:s,draw:o,onClose:r}){let{ui:c}=e,a=ln({onFile:p,onCopied:q,onClose:m}),l=null,d=null,
h=null,f=()=>pe(e)?ft(l):d;function p(){c.keeping=!0,c.coding=!1,pe(e)&&!t()?n("file"):f()?(Ye(cn(f())),v()):s("keep.not\
hing")}function b(){let u=f();u&&(u.over||!pe(e))&&tt(u.game)}function v(){b(),s("keep.done")}function q(u){u&&b(),s(u?"\
keep.copied":"code.not_copied")}function m(){c.keeping=!1,d=null,o(),r()}return{node:a.node,focus:a.focus,keep:p,close:m,
onKept:v,has:()=>f()!==null,ids:()=>Me().map(u=>u.game),update(){let u=pe(e)&&!t()?"":c.hint?.text??"";a.update(e.say,f(),
!pe(e)||e.state?.phase!=="over",u)},onNews(u){rn(u),{game:l}=u,o()},onDeal:()=>l=null,onSafe:u=>h=new Set(u),onLeft(u){d=
ft(u),p(),o(),a.focus()},isOpen:()=>d!==null,offers(){let u=e.state?.unfinished??[],k=Me().filter(({game:M})=>h&&!h.has(
M)&&!u.some(x=>x.game===M));return[...u,...k.map(M=>({game:M.game,names:M.names,lost:!0}))]}}}function un(){return{texts:{},say:we({}),table:null,state:null,ui:{selected:null,confirm:null,asked:null,wrong:null,open:null,
coding:!1,code:null,keeping:!1,announced:!1,line:null,hint:null}}}function dn({table:e,ui:t},n){let s=n.hand.some(o=>o.id===
t.selected)?t.selected:null;Object.assign(t,{asked:null,confirm:null,open:null,hint:null,announced:!1,line:null,coding:!1,
code:null,keeping:!1}),t.selected=n.solved??s??(e?.printed?n.hand[0]?.id??null:null)}function fn(e,t){return e!==null&&e.
answered_last!==null&&t.answered_last===null&&e.chips===t.chips&&e.turn===t.turn}var pn=new Set(["hello","code","file"]);function mn(e,{seq:t,onStatus:n,onReply:s,onNews:o}){let r=Math.floor(Math.random()*
1073741824),c=new Map,a="ok",l,d=-1;function h(x){x!==a&&(a=x,n())}function f(){clearTimeout(l),l=c.size>0?setTimeout(p,
4e3,"waiting"):void 0}function p(x){l=setTimeout(p,8e3,"lost"),h(x),c.forEach(k)}function b(){f(),h("ok")}function v(x){
if(x?.type==="log"&&o(x),x?.type!=="reply")return;let T=c.delete(x.id);if(T)for(let[E,w]of c)E<x.id&&pn.has(w.type)?c.delete(
E):E<x.id&&k(w);b(),T&&s(x),queueMicrotask(()=>{x.seq<=Math.max(t(),d)||(d=x.seq,q())})}let q=()=>M("hello"),m=()=>document.
visibilityState==="visible"&&q(),u=()=>{clearTimeout(l),h("lost")};function k(x){try{e.send(x)}catch{u()}}function M(x,T={}){
r+=1;let E={type:x,id:r,seq:t(),...T};c.set(r,E),l===void 0&&f(),k(E)}return e.on("msg:custom",v),e.on("comm_live_update",
q),e.on("comm:close",u),document.addEventListener("visibilitychange",m),{send:M,alive:b,status:()=>a,busy:()=>[...c.values()].
some(({type:x})=>!pn.has(x)),stop(){clearTimeout(l),e.off("msg:custom",v),e.off("comm_live_update",q),e.off("comm:close",
u),document.removeEventListener("visibilitychange",m)}}}var zs=["en","es","pt"];function nt(e){let t=i("select",{change:()=>e(t.value)}),n=i("label",{class:"sq-languages"},I("g\
lobe"),t);function s(o){g(t,{"aria-label":o.text("language")}),t.childElementCount===0&&y(t,...zs.map(r=>i("option",{value:r,
lang:r},o.text(`languages.${r}`)))),t.value=o.lang}return{node:n,update:s}}var Ps=30,Hs=200,Bs=0;function hn({onChoose:e,onNext:t}){let n=`sq-picker-${Bs+=1}`,s=i("p",{class:"sq-ask",id:n}),o=i("\
div",{class:"sq-robots"}),r=i("div",{class:"sq-numbers"}),c=i("input",{class:"sq-input sq-own-name",type:"text",maxlength:Hs,
autocomplete:"off",dir:"auto"}),a=i("select",{class:"sq-input"}),l=i("div",{class:"sq-more"},c,a),d=i("div",{class:"sq-p\
icker",role:"group","aria-labelledby":n},s,o,r,l);c.addEventListener("input",()=>{e({kind:"person",name:c.value});for(let q of d.
querySelectorAll("input"))q.checked=!1}),a.addEventListener("change",()=>e({asks:Number(a.value)}));function h(q,{label:m,
checked:u,disabled:k=!1},...M){let x=i("input",{type:"radio",name:n,"aria-label":m,disabled:k,change:()=>f(q)});return x.
checked=u,i("label",{class:"sq-tile",title:m,click:T=>{T.target===x||k||(T.preventDefault(),f(q),t(q.name===""))}},x,...M)}
function f(q){q.name!==void 0&&(c.value=""),e(q),p(q.kind==="person")}function p(q){for(let m of[r,l])g(m,{hidden:!q&&!o.
hidden});g(o,{"data-small":q})}function b({say:q,lesson:m,row:u,side:k,place:M,taken:x,computers:T}){y(s,q.text(M===0?"l\
obby.who":M===1?"lobby.against":"lobby.too"));let E=m.asks?[0,1,2,3,4,5]:[1,2,3,4,5],w=m.asks?u.level:u.level||2,O=u.kind===
"person";g(o,{hidden:!T||M===0}),y(o,...E.map(_=>{let R=q.text(`lobby.level${_}`),B=i("i",{"aria-hidden":"true"},"●".repeat(
_)+"○".repeat(5-_));return h({kind:"computer",level:_},{label:R,checked:!O&&w===_},I(_?"robot":"friend"),i("span",{},R),
_>0&&B)}),h({kind:"person",name:""},{label:q.text("lobby.classmate"),checked:O&&!u.name},I("person"),i("span",{},q.text(
"lobby.classmate")))),p(O);let $=Array.isArray(m.pupils)?m.pupils:Array.from({length:m.pupils||Ps},(_,R)=>String(R+1)),D=m.
login?[m.login,...$]:$;g(r,{"data-names":Array.isArray(m.pupils)}),y(r,...D.map(_=>{let R=O&&u.name===_,B=x.includes(_.toLowerCase());
return h({kind:"person",name:_},{label:_,checked:R,disabled:B},Z(k),i("bdi",{},_))})),g(c,{"aria-label":q.text("lobby.ow\
n_name"),placeholder:q.text("lobby.own_name")}),c.value=O&&!D.includes(u.name)?u.name:"",g(a,{hidden:m.levels.length===0||
!O,"aria-label":q.text("lobby.asks")}),m.levels.length!==0&&(y(a,...[...m.levels].sort().map(_=>i("option",{value:_},q.text(
`lobby.asks${_}`)))),u.asks??=m.levels[0],a.value=String(u.asks))}return{node:d,update:b,focus:()=>d.querySelector("inpu\
t:checked, .sq-numbers input:enabled")?.focus()}}var Fs=["two_tries","retry","lose_turn","reveal","challenge","honour"];function gn(e){let t=i("summary",{}),n=i("select",
{class:"sq-input"}),s=i("select",{class:"sq-input"}),o=i("select",{class:"sq-input",change:e}),r=i("select",{class:"sq-i\
nput"}),c=i("input",{type:"checkbox"}),a=i("input",{class:"sq-input",type:"time"}),l=i("input",{type:"checkbox"}),d=i("i\
nput",{type:"checkbox"}),f=Object.fromEntries(Object.entries({policy:n,by:s,sides:o,screens:r,bell:a,check:c,hints:l,sound:d}).
map(([m,u])=>[m,i("label",{class:`sq-field-${m}`},i("span",{}),u)])),p=i("details",{class:"sq-teacher"},t,i("div",{class:"\
sq-fields"},...Object.values(f))),b="";function v(m,u){let k=b?q():u.options,M=JSON.stringify([u.asks,u.seats,u.options]),
{answer_policy:x,answer_by:T,check:E,hints:w,sides:O,ends_at:$,sound:D,screens:_}=M===b?k:u.options;b=M,y(t,m.text("lobb\
y.teacher"));for(let[U,V]of Object.entries(f))y(V.firstChild,m.text(`lobby.${U}`));for(let U of[f.policy,f.by,f.check,f.
hints])g(U,{hidden:!u.asks});let R=[...new Set(Object.values(u.seats).filter(U=>U.length>1).flat())];g(f.sides,{hidden:R.
length===0});let B=(U,V,N,A)=>{y(U,...N.map(P=>i("option",{value:P},V?m.text(`lobby.${V}_${P}`):String(P)))),U.value=String(
A??N[0]??"")};B(n,"policy",Fs,x),B(s,"by",["board","keypad"],T),B(o,"",R,O),B(r,"screens",u.asks?["shared","own","projec\
tor"]:["shared","own"],_),a.value=$??"",c.checked=E!==null,l.checked=w,d.checked=D}function q(){let m=!f.policy.hidden;return{
answer_policy:m?n.value:null,answer_by:m?s.value:null,check:m&&c.checked?"partner":null,hints:m&&l.checked,sides:o.value?
Number(o.value):null,ends_at:a.value||null,sound:d.checked,screens:r.value}}return{node:p,update:v,options:q}}function bn(e,t){let n=i("div",{class:"sq-left"}),s="",o="",r=()=>{};function c(h,f,p){r=()=>c(h,f,p);let b=JSON.stringify(
[h.lang,f,p,s]);b!==o&&(o=b,y(n,...f.map(v=>v.game===s?l(h,v,p):a(h,v))))}function a(h,{game:f,names:p,lost:b}){let v=h.
text(b?"lobby.keep":"lobby.resume",{names:h.list(p.map(Q))});return i("button",{class:"sq-quiet sq-resume",type:"button",
click:()=>d(f)},b&&I("keep"),v)}function l(h,{game:f,names:p,lost:b},v){let q=h.text("lobby.is_you",{n:p.length,names:h.
list(p.map(Q))}),m=i("button",{class:"sq-main sq-yes",type:"button",click:()=>(d(""),(b?t:e)(f))},h.text("lobby.yes"));return ne(
m,!b&&!v),i("div",{class:"sq-confirm",role:"group","aria-label":q},i("span",{},q),m,i("button",{class:"sq-quiet",type:"b\
utton",click:()=>d("")},h.text("lobby.no")))}function d(h){s=h,r(),n.querySelector(".sq-yes, .sq-resume")?.focus()}return{
node:n,update:c}}var xn=0,vn=2,st=()=>({kind:"person",name:"",level:xn,asks:null});function kn({onStart:e,onResume:t,onKeep:n,onLanguage:s,
onCode:o,onReceive:r}){let c=[st(),{...st(),kind:"computer"}],a=0,l,d=null,h="",f=!1,p="",b=i("h2",{class:"sq-title"}),v=i(
"p",{class:"sq-how"}),q=bn(t,n),m=i("ol",{class:"sq-players"}),u=i("button",{class:"sq-round",type:"button",click:le},I(
"swap")),k=i("button",{class:"sq-round sq-add",type:"button",click:F},I("add")),M=hn({onChoose:A,onNext:P}),x=i("button",
{class:"sq-quiet sq-paste",type:"button",click:o}),T=i("p",{class:"sq-note",role:"status"}),E=i("button",{class:"sq-main\
 sq-start",type:"submit"}),w=nt(s),O=gn(J),$=Vt(r),D=i("form",{class:"sq-setup",novalidate:!0,submit:U},i("div",{class:"\
sq-table"},m,i("div",{class:"sq-beside"},u,k)),M.node,E),_=js(),R=i("div",{class:"sq-setup"},i("div",{class:"sq-setup-he\
ad"},b,w.node),v,q.node,D,$.node,T,i("div",{class:"sq-more"},O.node,x)),B=i("div",{class:"sq-lobby"},_,R);function U(L){
if(L.preventDefault(),E.getAttribute("aria-disabled"))return;let j=c.findIndex(W=>!N(W));if(f=j>=0,!f){e(c.map(V),d?.set?
null:O.options());return}a=j,J(),M.focus()}function V(L){return L.kind==="person"?{kind:"person",name:L.name.trim(),...L.
asks?{asks:L.asks}:{}}:L.level===xn&&d?.asks?{kind:"friend"}:{kind:"computer",level:L.level||vn}}let N=L=>L.kind==="comp\
uter"||L.name.trim()!=="";function A(L){Object.assign(c[a],L),f=!1,ae()}function P(L){let j=c.findIndex(W=>!N(W));L||(a=
j>=0?j:Math.min(a+1,c.length-1)),J()}function F(){c.push(st()),a=c.length-1,J(),M.focus()}function le(){c.unshift(c.pop()),
a=(a+1)%c.length,J()}function se(){let L=d?.seats[c.length]??[],j=d?.set?d.options.sides:O.options().sides;return j!==null&&
L.includes(j)?j:L[0]??2}let te=L=>L.kind==="computer"?l.text(`lobby.level${z(L)}`):L.name.trim(),z=L=>d?.asks?L.level:L.
level||vn;function C(L,j){let W=j+1,oe=N(L)?te(L):"";return i("li",{},i("button",{class:"sq-place",type:"button","aria-p\
ressed":String(j===a),"aria-label":l.text("lobby.place",{n:W,name:oe?Q(oe):l.text("lobby.nobody")}),"data-missing":f&&!oe,
click:()=>{a=j,J(),m.children[j]?.querySelector(".sq-place")?.focus()}},i("span",{class:"sq-token"},Z(j%se()),L.kind==="\
computer"&&I("robot")),oe?G(oe):i("span",{class:"sq-unknown"},"?")),c.length>2&&i("button",{class:"sq-round",type:"butto\
n","aria-label":l.text("lobby.remove",{n:W}),click:()=>{c.splice(j,1),c.some(qe=>qe.kind==="person")||(c[0]=st()),a=Math.
min(a,c.length-1),J(),k.focus()}},I("close")))}function ae(){y(m,...c.map(C)),g(D,{"data-ready":c.every(N)}),ue()}function J(){
if(!d)return;ae();let L=Math.max(...Object.keys(d.seats).map(Number));g(k,{hidden:c.length>=L,"aria-label":l.text("lobby\
.add"),title:l.text("lobby.add")}),g(u,{"aria-label":l.text("lobby.turn"),title:l.text("lobby.turn")});let j=c.filter((W,oe)=>oe!==
a);M.update({say:l,lesson:d,row:c[a],side:a%se(),place:a,taken:j.filter(W=>W.kind==="person").map(W=>W.name.trim().toLowerCase()),
computers:j.some(W=>W.kind==="person")})}function ue(){K(T,p||(f?l.text("lobby.missing"):""))}function de(L){l=L.say,d=L.
state?.lesson??null,p=L.refusal,w.update(l),ne(E,!L.canAct);let j=JSON.stringify([l.lang,d]);j!==h&&(h=j,y(b,l.text("lob\
by.title")),y(v,l.text(d?d.asks?"lobby.how":"lobby.how_cards":"lobby.door")),g(_,{hidden:d!==null&&!d.asks}),y(x,I("lett\
er"),l.text("lobby.code")),y(E,l.text("lobby.start")),g(D,{hidden:!d}),g($.node,{hidden:d!==null}),g(x,{hidden:!d}),g(O.
node,{hidden:!d||d.set}),d&&O.update(l,d),$.update(l),J()),q.update(l,L.left,L.canAct),g(R,{hidden:L.coding}),ue()}return{
node:B,update:de,focusCode:()=>x.focus(),take:L=>w.node.before(L)}}function js(){let e=Array.from({length:25},(t,n)=>{let s=n%
6===0&&n!==12?0:[3,11,17].includes(n)?1:null,o=n===12?15:n*7%23+2;return i("i",{},s!==null&&Z(s),i("span",{},String(o)))});
return i("div",{class:"sq-picture","aria-hidden":"true"},...e,i("b",{},"8 + 7"))}function yn(e){let t=i("p",{class:"sq-line"}),n=i("div",{class:"sq-verdict"}),s=i("div",{class:"sq-message"},t,n),o=be(),
r=be();function c({say:l,state:d,ui:h}){let f=h.hint??d?.verdict??null,p=f!==null&&f===d?.verdict&&f.tone!=="info"&&f.tone!==
"hint"&&d.answered_last!==null;r([f,p,l.lang],()=>{g(n,{"data-tone":f?.tone??null}),y(n,f&&Le(f.tone),f&&i("p",{},...ze(
f.text)),p&&i("button",{class:"sq-together",type:"button",click:e},l.text("helped.ask")))})}function a(l,d){o([d,l.table?.
deal,l.state?.phase,xe(l),l.say.lang],()=>{g(t,{"data-move":d!==null}),y(t,...nn(l,d))}),c(l)}return{node:s,update:a}}function pt(){return matchMedia("(prefers-reduced-motion: reduce)").matches||document.visibilityState==="hidden"}function qn(e,t){let n=i("span",{}),s=i("button",{class:"sq-main",type:"button",click:e}),o=i("button",{class:"sq-quiet",
type:"button",click:t}),r=i("div",{class:"sq-notice",role:"alert"},I("plug"),n,s,o);function c(a,l,d){g(r,{hidden:a==="o\
k"}),K(n,a==="ok"?"":l.text(`link.${a}`)),K(s,l.text("link.retry")),g(s,{hidden:a!=="lost"}),K(o,l.text("keep.title")),g(
o,{hidden:a!=="lost"||!d})}return{node:r,update:c}}var mt="seqnum-seat:",wn="watch";function Sn(e){let t=new Map,n="",s=i("p",{class:"sq-big"}),o=i("div",{class:"sq-answer\
s"}),r=i("p",{class:"sq-told"}),c=i("section",{class:"sq-panel"},s,o,r),a=i("span",{}),l=i("button",{class:"sq-together",
type:"button",click:()=>h(null)}),d=i("span",{class:"sq-you"},a,l);function h(v){v===null?t.delete(n):t.set(n,v);try{v===
null?sessionStorage.removeItem(mt+n):sessionStorage.setItem(mt+n,v)}catch{}e()}function f(){try{return t.get(n)??sessionStorage.
getItem(mt+n)}catch{return t.get(n)??null}}function p(v,q){if(!v?.own||!q.views)return q;n=v.own;let{views:m,...u}=q,k=f(),
M=k===null?null:m[Number(k)];if(!M&&k!==wn)return{...u,phase:"seat"};let x=M?Number(k):null,T={...u,...M};return{...T,phase:T.
check&&T.check.seat!==x?"play":T.phase,answered_last:T.answered_last===x?x:null}}function b({table:v,state:q,say:m}){if(g(
d,{hidden:!v.own||q.phase==="seat"}),!v.own)return;let u=G(v.seats[q.viewer??0].name);y(a,q.viewer===null?m.text("own.wa\
tching"):m.nodes("own.you",{name:u})),y(l,m.text("own.change")),y(s,m.text("own.ask")),y(r,m.text("own.honour")),!(q.phase!==
"seat"||o.lang===m.lang)&&(o.lang=m.lang,y(o,...v.seats.map(({name:k,kind:M},x)=>M==="person"&&i("button",{class:"sq-mai\
n",type:"button",click:()=>h(String(x))},m.nodes("handover.ready",{name:G(k)}))),i("button",{class:"sq-quiet",type:"butt\
on",click:()=>h(wn)},m.text("own.watch"))))}return{node:c,bar:d,seen:p,update:b,focus:()=>o.firstElementChild?.focus()}}function Mn(e,t,n,s){let o=i("div",{class:"sq-backs","aria-hidden":"true"}),r=i("p",{class:"sq-big"}),c=i("button",{class:"\
sq-main sq-wide",type:"button",click:e}),a=i("div",{class:"sq-owed"}),l=i("button",{class:"sq-quiet",type:"button",click:s}),
d=i("button",{class:"sq-quiet",type:"button",click:n}),h=i("section",{class:"sq-panel sq-handover"},o,r,a,c,i("div",{class:"\
sq-answers"},l,d));function f({table:p,state:b,say:v}){let q=p.seats[b.turn],m=Math.min(b.cards[b.turn]??5,7);o.childElementCount!==
m&&y(o,...Array.from({length:m},(u,k)=>i("i",{style:`--sq-i:${k-(m-1)/2}`}))),g(h,{"aria-label":v.text("handover.pass",{
name:Q(q.name)})}),y(r,v.nodes("handover.pass",{name:G(q.name)})),y(c,v.nodes("handover.ready",{name:G(q.name)})),y(d,v.
text("handover.elsewhere")),y(l,v.text("undo")),g(l,{hidden:!b.can_undo}),y(a,...b.owed.filter(u=>p.seats[u]?.kind==="pe\
rson").map(u=>i("button",{class:"sq-quiet",type:"button",click:()=>t(u)},v.nodes("draw.seat",{name:G(p.seats[u].name)}))))}
return{node:h,update:f,focus:()=>c.focus()}}function Nn(e){let t=i("p",{class:"sq-big"}),n=i("p",{class:"sq-told"}),s=i(
"button",{class:"sq-main",type:"button",click:()=>e(!0)}),o=i("button",{class:"sq-quiet",type:"button",click:()=>e(!1)}),
r=i("section",{class:"sq-panel sq-check"},n,t,i("div",{class:"sq-answers"},s,o));function c({table:a,state:l,say:d}){let{
check:h}=l;if(!h)return;let f={by:a.seats[h.by].name,seat:a.seats[h.seat].name},p=h.cell===null?null:a.faces[h.cell];g(r,
{"aria-label":d.text("line.check",{name:Q(f.seat)})}),y(n,d.nodes("check.ask",{name:G(f.by),card:ce(h.card),number:p?ce(
p):h.said})),y(t,d.nodes("line.check",{name:G(f.seat)})),y(s,d.text("check.yes")),y(o,d.text("check.no"))}return{node:r,
update:c,focus:()=>s.focus()}}var Ks=44;function Tn(e,t){let n=i("div",{class:"sq-medal","aria-hidden":"true"}),s=i("p",
{class:"sq-big"}),o=i("p",{class:"sq-result"}),r=i("p",{class:"sq-saved"}),c=i("button",{class:"sq-quiet sq-wide",type:"\
button",click:e}),a=i("div",{},n,s,o),l=i("section",{class:"sq-panel sq-ending"},a,c,r);function d({table:h,state:f,say:p}){
let{winner:b}=f;g(l,{"data-won":b!==null}),t.parentNode!==l&&a.after(t),b===null?y(n):n.dataset.side!==String(b)&&(y(n,Z(
b),Ie()),n.dataset.side=String(b));let v=h.seats.filter(m=>m.side===b),q=i("span",{});p.list(v.map((m,u)=>`${u}`)).split(
"").forEach((m,u)=>{q.append(u%2===0?m:G(v[Number(m)].name))}),y(s,b===null?p.text("over.nobody"):p.nodes("over.winner",
{n:v.length,names:q})),y(o,...En(h).map(m=>i("span",{class:"sq-tally"},i("span",{class:"sq-token"},Z(m)),String(f.made[m]??
0)))),g(o,{role:"img","aria-label":p.text("over.tally",{tally:p.list(En(h).map(m=>String(f.made[m]??0)))})}),y(r,f.saved&&
p.nodes("over.saved",{file:i("code",{},i("bdi",{},f.saved))})),y(c,p.text("over.again"))}return{node:l,update:d,focus:()=>c.
focus()}}var En=e=>[...new Set(e.seats.map(t=>t.side))].sort();function On(){return i("div",{class:"sq-confetti","aria-h\
idden":"true"},...Array.from({length:Ks},(e,t)=>i("i",{style:`--sq-x:${t*37%100+.5};--sq-d:${t*53%100};--sq-r:${t*71%360}\
;--sq-c:${t%4}`})))}var An=900,Us=3600;function Ln(e){let t=[""],n=[],s=null,o=An,r;function c(){t.length===1?a():(t.shift(),s=n[n.length-t.
length],r=setTimeout(c,o)),e()}function a(){clearTimeout(r),t.splice(0,t.length-1),s=null}function l(p){t=[p.chips],n=p.
recent,a()}function d(p,b){clearTimeout(r);let v=It(n,b.recent);return t=Dt(p,t[0],b,v),n=b.recent,s=null,o=Math.min(An,
Us/t.length),t.length>1&&(r=setTimeout(c,o/2)),v}function h({verdict:p}){let b=f().filter(v=>v.cell!==null).pop();return b?
b.cell:p?.tone==="good"?p.cell:null}let f=()=>n.slice(0,n.length-(t.length-1));return{play:d,jump:l,finish:a,chips:()=>t[0],
told:()=>s,running:()=>t.length>1,shown:f,lastCell:h}}var Gs={chip:[[330,0,.09]],right:[[523,0,.14],[784,.1,.25]],wrong:[[233,0,.16],[196,.13,.25]],win:[[523,0,.18],[659,.14,
.18],[784,.28,.18],[1047,.42,.6]]},Vs=.12;function Cn(){let e=null,t=i("button",{class:"sq-tool",type:"button","aria-pre\
ssed":"false",click:n},I("note"));function n(){e?r():(e=new AudioContext,g(t,{"aria-pressed":"true"}),s("chip"))}function s(c){
if(e)for(let[a,l,d]of Gs[c]){let h=new OscillatorNode(e,{type:"triangle",frequency:a}),f=new GainNode(e,{gain:Vs}),p=e.currentTime+
l;f.gain.setTargetAtTime(0,p,d/4),h.connect(f).connect(e.destination),h.start(p),h.stop(p+d*2)}}function o(c,a){g(t,{"ar\
ia-label":c.text("sound"),title:c.text("sound"),hidden:a.sound===!1}),a.sound===!1&&r()}function r(){e?.close(),e=null,g(
t,{"aria-pressed":"false"})}return{node:t,play:s,update:o,stop:r}}function $n(e,t){if(!e||e.phase==="start"||t.phase==="\
over"||_n(e)===_n(t))return null;let n=t.verdict?.tone;return n==="good"?"right":n==="wrong"||n==="reveal"?"wrong":e.chips===
t.chips?null:"chip"}var _n=({chips:e,turn:t,verdict:n,hand:s})=>JSON.stringify([e,t,n?.tone,n?.cell,s.map(({id:o,tries:r})=>[
o,r])]);var Js=/[\u00ad\u2066-\u2069]/g;function Dn(){let e=window.speechSynthesis,t=!1,n="en",s=i("button",{class:"sq-tool",type:"\
button",hidden:!e,"aria-pressed":"false",click:o},I("speaker"));function o(){t=!t,g(s,{"aria-pressed":String(t)}),t?r(s.
title):e?.cancel()}function r(c){let a=c.replace(Js,"").trim();if(!t||!e||!a)return;e.cancel();let l=new SpeechSynthesisUtterance(
a);l.lang=n,e.speak(l)}return{node:s,speak:r,update(c){n=c.lang,g(s,{"aria-label":c.text("speech"),title:c.text("speech")})},
stop(){t&&e?.cancel()}}}function Rn({speech:e,sound:t,onHelp:n,onKeep:s,onCode:o,onLanguage:r}){let c=i("button",{class:"sq-tool",type:"button",
click:o},I("letter")),a=i("button",{class:"sq-tool",type:"button",click:s},I("keep")),l=i("button",{class:"sq-tool",type:"\
button",click:n},I("help")),d=nt(r),h=i("div",{class:"sq-tools"},l,t.node,e.node,a,c,d.node);function f({say:p,table:b,ui:v}){
g(c,{"aria-label":p.text("code.title"),title:p.text("code.title"),"aria-expanded":String(v.coding)}),g(a,{"aria-label":p.
text("keep.title"),title:p.text("keep.title")}),d.update(p),g(l,{"aria-label":p.text("help.title"),title:p.text("help.ti\
tle")}),e.update(p),b&&t.update(p,b)}return{node:h,update:f,take:p=>l.after(p),focusCode:()=>c.focus(),focusKeep:()=>a.focus()}}function In(e){let t=i("input",{class:"sq-input",inputmode:"numeric",maxlength:4,autocomplete:"off"}),n=i("button",{class:"\
sq-main",type:"submit"}),s=i("p",{}),r=i("form",{class:"sq-printed",novalidate:!0,submit:a=>{a.preventDefault(),/^\d+$/.
test(t.value.trim())&&e(Number(t.value)),t.value=""}},t,n,s);function c({table:a,state:l,say:d}){let{turn:h}=l,f=a.seats.
length;g(t,{"aria-label":d.text("printed.label"),placeholder:d.text("printed.label")}),y(n,d.text("printed.show"));let p=[
1,2,3].map(b=>h+1+(b-1)*f).join(", ");y(s,d.nodes("printed.pile",{name:G(a.seats[h].name),numbers:p}))}return{node:r,update:c}}function zn({hand:e,own:t,actions:n,code:s,result:o,act:r,known:c,onCode:a}){let l=Mn(()=>r("ready"),m=>r("draw",{seat:m}),
()=>a(!0),()=>r("undo",{seat:c.state?.viewer??null})),d=Nn(m=>r("check",{seat:c.state?.check?.seat,agrees:m})),h=Tn(()=>r(
"again"),o.node),f={seat:t,handover:l,check:d,over:h},p=In(m=>r("card",{seat:c.state?.viewer,number:m})),b=i("div",{class:"\
sq-tray"});function v(m){let{table:u,state:k,say:M,ui:x}=c;if(!u||!k)return!1;let T=ve(m)!==null,E={table:u,state:k,say:M};
t.update(E),u.printed&&p.update(E),k.phase==="handover"&&l.update(E),k.phase==="check"&&d.update(E),k.phase==="over"&&h.
update(E);let w=f[k.phase],O=x.coding?[s]:x.keeping&&k.phase!=="over"?[o.node]:w?[w.node]:u.printed?[p.node,e.node,n]:[e.
node,n];return O[0]===b.firstElementChild?!1:(y(b,...O),T&&!x.coding)}function q(m){(c.ui.keeping?o:f[c.state?.phase??""]??
e).focus(m)}return{node:b,update:v,focus:q}}var Ws=2500,Pn=["table","state","texts"];function Hn(e,t){let n=un(),{ui:s}=n,o=Number.NaN,r="null",c=Number.NaN,a,l=Kt(
t.ownerDocument),d=Dn(),h=Cn(),{announce:f,node:p}=jt(d.speak),b=i("div",{class:"sq-root"},p),v=Ue(b,t.ownerDocument),q=Ln(
()=>{q.told()&&h.play("chip"),me()}),m=mn(e,{seq:()=>n.state?.seq??0,onStatus:me,onReply:J,onNews:S=>x.onNews(S)}),u=sn(
{known:n,link:m,clock:l,replay:q,announce:f,speak:d.speak,draw:me,onKept:()=>x.onKept()}),{act:k,canAct:M}=u,x=an({known:n,
isLost:()=>m.status()==="lost",act:k,hint:u.hint,draw:me,onClose:()=>pe(n)&&A.focusKeep()}),T=Ge(),E=He(u.onCell),w=en(j),
O=Ft({...u,onOpen:W}),$=kn({onStart:(S,H)=>k("start",{players:S,options:H,lang:n.say.lang,utc_offset:-new Date().getTimezoneOffset()}),
onReceive:S=>k("receive",{code:S}),onResume:S=>k("resume",{game:S}),onKeep:x.onLeft,onLanguage:u.onLanguage,onCode:()=>oe(
!0)}),D=Ut({onReceive:S=>k("receive",{code:S}),onCopied:S=>u.hint(S?"code.copied":"code.not_copied"),onClose:()=>oe(!1)}),
_=Sn(()=>{o=Number.NaN,C()}),R=zn({hand:w,own:_,actions:O.node,code:D.node,result:x,act:k,known:n,onCode:oe}),B=yn(()=>k(
"helped",{seat:n.state?.answered_last})),U=qn(()=>m.send("hello"),x.keep),V=Wt(()=>m.send("hello")),N=Xt(S=>k("penalty",
{side:S})),A=Rn({speech:d,sound:h,onHelp:()=>u.hint("help.text"),onKeep:x.keep,onCode:()=>oe(!s.coding),onLanguage:u.onLanguage}),
P=Zt({own:_.bar,bell:V.node,talk:N.node,tools:A.node}),F=i("div",{class:"sq-game"},T.node,E.node,B.node,R.node,P.node);t.
append(b);let le=Ve(b,t),se=je(b,qe),te=Jt(w.node,{cardOf:S=>w.buttonOf(S),cellOf:S=>E.indexOf(S),onTake:S=>u.onTake(n.state?.
hand[w.indexOf(S)]),onDrop:u.onCell}),z=()=>{m.alive(),queueMicrotask(C)};for(let S of Pn)e.on(`change:${S}`,z);function C(){
let S=e.get("texts")??{};S!==n.texts&&Object.assign(n,{texts:S,say:we(S)}),n.table=e.get("table")??null;let H=e.get("sta\
te")??null,Y=H&&_.seen(n.table,H);if(Y&&n.state&&Y.seq<n.state.seq)return;let re=JSON.stringify(Y),X=Y!==null&&re!==r,he=de()&&
E.indexOf(ve(b))>=0;X&&ae(Y,n.table?.deal!==o),r=re,me(),X&&he&&ee(n)&&L()}function ae(S,H){let{say:Y,table:re,state:X}=n;
if(n.state=S,o=re?.deal??Number.NaN,!re||S.phase==="start"){Object.assign(s,{coding:!1,hint:null});return}let he=X&&!H?q.
play(re,S):[];(!X||H||pt())&&q.jump(S),dn(n,S),H&&x.onDeal(),fn(X,S)&&(s.hint={tone:"info",text:Y.text("helped.done"),cell:null}),
D.clear(),ue(S.verdict),S.verdict?.tone!=="hint"&&l.restart();let ge=s.hint??S.verdict,Te=$n(X,S);Te&&!(Te==="chip"&&q.running())&&
h.play(Te),f([...he.map(Bn=>Ce(Y,re,Bn)),ge?.spoken??ge?.text??"",xe(n)])}function J(S){S.safe&&x.onSafe(S.safe),u.onReply(
S)}function ue(S){clearTimeout(a),s.wrong=S&&S.tone!=="good"?S.cell:null,s.wrong!==null&&(a=setTimeout(()=>{s.wrong=null,
me()},Ws))}let de=()=>ve(b)?.matches(":focus-visible")??!1;function L(){ee(n)&&ke(n)&&!s.open&&!n.state?.choosing?E.focusOpen():
ee(n)&&n.state?.choosing?O.focus():R.focus()}function j(S){let H=de();u.onCard(S),H&&s.selected===S.id&&!s.open&&!m.busy()&&
L()}function W(S){let H=ve(b);u.onOpen(S)&&!S&&H&&w.focus()}function oe(S){let H=ve(b);u.onCode(S);let Y=pe(n);S?D.focus(
Y):H&&Y?A.focusCode():H&&$.focusCode()}function qe(S,H){if(S.key==="Escape"){if(s.coding)oe(!1);else if(s.keeping)x.close();else if(s.
open)W(null),f([xe(n)]);else if(u.onBack())!s.selected&&E.indexOf(H)>=0&&w.focus();else if(!v.leave())return Ke(b),!1;return!0}
return _t(S.key,H,E,w)}function ot(S,H){let{say:Y}=n,re=q.chips(),X=m.status()!=="lost",he=ee(n)&&X,ge=ee(n)?ke(n):null;
g(F,{"data-phase":H.phase,"data-mine":ee(n),"data-removing":ge?.kind==="remove"}),T.update({table:S,state:H,say:Y}),D.update(
{say:Y,code:s.code,playing:!0,canAct:M(),refusal:""}),x.update();let Te=R.update(b);E.update({table:S,state:H,say:Y,chips:re,
sequences:Rt(S,H,re),last:q.lastCell(H),selected:ge,asked:s.asked,confirm:s.confirm,wrong:s.wrong,canAct:he,line:tn(n)}),
ye(n)?w.update({state:{...H,must:null,solved:null},say:Y,selected:ge,canAct:X}):w.update({state:H,say:Y,selected:ge,canAct:he}),
O.update({table:S,state:H,say:Y,selected:ge,canAct:he,open:s.open,announced:s.announced,mine:ee(n)}),A.update(n),V.update(
H,Y),N.update(S,H,Y),Te&&R.focus(0),B.update(n,q.told()),P.update(n,q.shown()),ht(H)}function ht(S){S.phase!=="over"||q.
running()||c===o||(c=o,S.winner!==null&&h.play("win"),S.winner!==null&&!pt()&&F.append(On()))}function Ne(){let S=s.hint?.
text??"";$.update({say:n.say,state:n.state,canAct:M(),refusal:S,coding:s.coding||x.isOpen(),left:x.offers()}),D.update({
say:n.say,code:null,playing:!1,canAct:M(),refusal:S}),s.coding?D.node.parentNode!==$.node&&$.node.append(D.node):D.node.
remove(),x.update(),x.isOpen()?x.node.parentNode!==$.node&&$.node.append(x.node):x.node.remove()}function me(){let S=ve(
b),{table:H,state:Y,say:re}=n,X=pe(n)?F:$.node;if(g(b,{lang:re.lang,"data-printed":H?.printed??!1,"data-link":m.status(),
"data-busy":m.busy()}),U.update(m.status(),re,x.has()),v.update(re),X===F?ot(H,Y):Ne(),X.parentNode!==b){let he=X===F?$.
node:F,ge=X===F&&he.parentNode===b;he.remove(),b.append(X),(X===F?B.node:$.node).append(U.node),(X===F?A:$).take(v.node),
ge&&b.scrollIntoView({block:"nearest"})}S&&!ve(b)&&X===F&&!s.coding&&L()}return C(),m.send("hello",{games:x.ids(),...n.state?.
phase==="start"?{code:Gt()}:{}}),()=>{q.finish(),clearTimeout(a);for(let S of Pn)e.off(`change:${S}`,z);for(let S of[m,l,
d,h,V,v])S.stop();se(),te(),le(),b.remove()}}var Nc={render({model:e,el:t}){return e.get("moments")?Bt(e,t):Hn(e,t)}};export{Nc as default};
