var Qn="http://www.w3.org/2000/svg";function v(e,t){for(let[n,s]of Object.entries(t))if(typeof s=="function")e.addEventListener(
n,s);else if(s==null||s===!1)e.removeAttribute(n);else{let o=s===!0?"":String(s);e.getAttribute(n)!==o&&e.setAttribute(n,
o)}}function i(e,t={},...n){let s=document.createElement(e);return v(s,t),y(s,...n),s}function y(e,...t){if(t.length===1&&
typeof t[0]=="string")return U(e,t[0]);e.replaceChildren(...t.filter(n=>n||n===""))}function de(){let e;return(t,n)=>{let s=JSON.
stringify(t);s!==e&&(e=s,n())}}function le(e,t,...n){let s=document.createElementNS(Qn,e);return v(s,t),s.append(...n),s}
function U(e,t){e.textContent!==t&&(e.textContent=t)}function he(e){let t=e.getRootNode().activeElement;return t&&e.contains(
t)?t:null}function ie(e,t){v(e,{"aria-disabled":t?"true":null})}var wt=40,St=1.1,es=.3;function Be(e,t,n=()=>{}){let s=new Set;function o(){let r=[...s].filter(l=>e.contains(l));r.forEach(
l=>l.classList.add("sq-measured"));let c=r.map(Mt);r.forEach(l=>l.classList.remove("sq-measured")),r.forEach((l,u)=>{let a=c[u];
a&&(s.delete(l),t(l,a))}),r.length&&n()}return new ResizeObserver(o).observe(e),{add:r=>{s.add(r)},fit:o}}function Et(e,t){
t.forEach(o=>o.classList.add("sq-measured"));let n=i("div",{class:"sq-probe","aria-hidden":"true"},...t);e.append(n);let s=t.
map(Mt);return n.remove(),s}function Mt(e){let t=u=>u.offsetWidth/wt;if(e.offsetWidth===0)return null;let n=e.offsetHeight/
wt/e.getBoundingClientRect().height,s=u=>Math.max(St,u.getBoundingClientRect().height*n),o=u=>s(u)+(u.querySelector("mfr\
ac")?es:0),r=[...e.querySelectorAll(".sq-piece")],c=u=>[...u.querySelectorAll(".sq-piece")].map(t),l=[...e.querySelectorAll(
".sq-clause")].map(c);return{clauses:l.length?l:[[t(e)]],heights:r.length?r.map(u=>u.firstElementChild?o(u.firstElementChild):
St):[s(e)],isAmount:r.length>0&&!e.querySelector("math")}}function Fe(e,t,n){let s=Math.max(...e.flat());for(;ts(s,e,n)>
t;)s*=1.03;return s}function ts(e,t,n){let s=0,o=e;for(let r of t){let c=r.reduce((l,u)=>l+n+u,-n);c>e&&(o=e);for(let l of c>
e?r:[c])o+n+l>e?[s,o]=[s+1,l]:o+=n+l;c>e&&(o=e)}return s}function Nt(e,t){let n=[],s=e;return t.forEach((o,r)=>{s+o>e?[n[n.
length],s]=[[r],o]:(n[n.length-1].push(r),s+=o)}),n}var ns={wide:.85,high:.72},ss={wide:.94,high:.88},os=.26/8,rs=1.2,is=.23/8,cs=4,as=.35,ls=.8,us=.97,ds=.25/8,fs={wide:.9,
high:.84};function Tt(e,t,n){let s=ps(t),[o,r]=[os*n,ds*n],c=a=>ms(s,a,is*n,t.isAmount?o:1/0),l=c((a,g)=>hs(a,g,o)),u=c(
(a,g)=>gs(a,g,r));e.style.setProperty("--sq-fit",String(l.size)),e.style.setProperty("--sq-column",String(l.width)),e.style.
setProperty("--sq-fit-chip",String(u.size)),e.style.setProperty("--sq-column-chip",String(u.width)),e.toggleAttribute("d\
ata-beyond",u.isBeyond)}function ps({clauses:e,heights:t}){return Array.from({length:Math.min(cs,e.flat().length)},(n,s)=>{
let o=Fe(e,s+1,0),r=Nt(o,e[0]).reduce((c,l)=>c+Math.max(...l.map(u=>t[u])),0);return{width:o,height:r}})}function ms(e,t,n,s){
return e.map(({width:o,height:r})=>({...t(o,r),width:o})).reduce((o,r)=>r.size>o.size*(o.size<n?1:rs)&&o.size<s?r:o)}function hs(e,t,n){
return{size:Math.max(dt(ns,e,t),Math.min(n,dt(ss,e,t))),isBeyond:!1}}function gs(e,t,n){let s=t-as,o=Math.min(ls/Math.hypot(
e,s),us/(e+s)),r=Math.min(n,dt(fs,e,t));return{size:Math.max(o,r),isBeyond:r>o}}function dt({wide:e,high:t},n,s){return Math.
min(e/n,t/s)}var bs="http://www.w3.org/1998/Math/MathML",vs=new Set("math mrow mn mo mi mtext ms mspace mfrac msqrt mroot msup msub m\
subsup mover munder munderover mtable mtr mtd mpadded mphantom mstyle".split(" ")),xs=new Set("mathvariant stretchy form\
 lspace rspace width height depth linethickness displaystyle scriptlevel accent".split(" "));function ce({mathml:e,text:t,
suit:n}){return n?i("span",{class:"sq-playing","data-suit":n},i("span",{},t.slice(0,-1)),i("span",{class:"sq-pip-sign"},
t.slice(-1))):e&&ws(e)||i("span",{},t)}function At(e){let[t,...n]=e.mathml&&!e.suit?_t(e.mathml):[],s=t instanceof Element&&
!n.length?ys(t).map(r=>_e("math",...r)):ks(e.text);if(s.length<2)return ce(e);let o=s.map(r=>i("span",{class:"sq-piece"},
r));return i("span",{class:"sq-terms sq-clause","aria-hidden":"true"},...o.flatMap((r,c)=>c?[i("wbr",{}),r]:[r]))}var ks=e=>/\d/.
test(e)?e.split(/(?<=\u00a0|\d[.,\u202f](?=\d{3}))/):[];function ys(e){if((e.textContent??"").length<$t)return[];let t=[
[]];for(let n of Lt(e)){let s=t[t.length-1],o=n.localName==="mo"&&/^[+−]$/.test(n.textContent??"");(ft(n)&&s.length>0&&
s.every(l=>ft(l)||l.localName==="mo")||o&&s.length)&&t.push([]);let c=Ce(n);o&&t.length>1&&c.setAttribute("form","infix"),
t[t.length-1].push(c)}return t}function Lt(e){return[...e.children].flatMap(t=>t.localName==="mrow"&&!ft(t)?Lt(t):[t])}var ft=e=>e.
localName==="mrow"&&e.firstElementChild?.localName==="mo"&&(e.firstElementChild.textContent??"")==="(",Le=new Map,qs=1e3;
function ws(e){return Le.size>qs&&Le.clear(),Le.has(e)||Le.set(e,Ss(e)),Le.get(e)?.cloneNode(!0)??null}function Ss(e){let t=_t(
e);return t.length===0?null:t.length===1&&t[0]instanceof Element?Ts(Ce(t[0])):Ns(Es(t))}function Es(e){let t=[[]],n=!0;for(let s of e){
let o=()=>t[t.length-1],r=()=>o()[o().length-1];if(s instanceof Element){let c={text:"",math:s};r()&&(!n||Ms(s)&&!r().some(
({math:l})=>l))?r().push({text:n?Ls:""},c):o().push([c]),n=!1;continue}for(let c of(s.textContent??"").split(/(\s+)/)){if(/^\s*$/.
test(c)){c&&r()&&/[,;:…]$/.test(r()[r().length-1].text)&&t.push([]),n||=c!=="";continue}!n&&r()?r().push({text:c}):o().
push([{text:c}]),n=!1}}return t.filter(s=>s.length)}var Ms=e=>!e.querySelector("mtable")&&(e.textContent??"").length<$t;
function Ns(e){let t=e.map(n=>{let s=n.map(o=>i("span",{class:"sq-piece"},...o.map(({text:r,math:c})=>c?Ce(c):r)));return i(
"span",{class:"sq-clause"},...s.flatMap((o,r)=>r?[" ",o]:[o]))});return i("span",{class:"sq-phrase","aria-hidden":"true"},
...t.flatMap((n,s)=>s?[" ",n]:[n]))}function _t(e){let n=[...new DOMParser().parseFromString(`<p>${e}</p>`,"application/\
xml").documentElement.childNodes];return n.every(s=>!(s instanceof Element)||s.localName==="math")?n:[]}function Ts(e){return e.
setAttribute("aria-hidden","true"),e}function Ce(e){let t=e.querySelector(As)!==null;if(t&&e.localName==="msqrt")return Ot(
"root",...e.children);let n=e.localName==="mrow"&&t&&Os[e.firstElementChild?.textContent??""];if(n)return Ot(n,...[...e.
children].filter(o=>o.localName!=="mo"||!/^[()|{]$/.test(o.textContent??"")));let s=_e(e.localName);for(let{name:o,value:r}of e.
attributes)xs.has(o)&&s.setAttribute(o,r);e.textContent==="∫"&&s.setAttribute("class","sq-integral");for(let o of e.childNodes)
o instanceof Element?s.append(Ce(o)):o.nodeType===Node.TEXT_NODE&&s.append(o.textContent??"");return s}function Ot(e,...t){
let n=t.map(Ce),s=n.length===1&&n[0].localName==="mtable"?n[0]:_e("mtable");return n.includes(s)||s.append(_e("mtr",_e("\
mtd",...n))),s.setAttribute("class",`sq-fenced-${e}`),s}function _e(e,...t){let n=document.createElementNS(bs,vs.has(e)?
e:"mtext");return n.append(...t),n}var Os={"(":"round","|":"straight","{":"left"},As="mfrac, mtable";function Ct(e){if(pt(
e))return Array.from(e.replaceAll(Dt,"")).length*.9;let t=e.replace(/(\d+)\/(\d+)/g,(s,o,r)=>o.length>r.length?o:r);return Array.
from(t.replaceAll(" ","")).length+.4*(t.length-t.replaceAll(" ","").length)}var $t=7,Ls=" ",Dt="­",pt=e=>new RegExp("^\
\\p{L}{3,}","u").test(e);function It(e){let t=e.split(Dt);return Math.max(4.9,...t.map((n,s)=>n.length*.95+(s<t.length-1?
.4:0)))}function $e(){return matchMedia("(prefers-reduced-motion: reduce)").matches||document.visibilityState==="hidden"}var _s={good:"check",wrong:"again",reveal:"bulb",hint:"bulb",info:"info"},mt=["M50 5a45 45 0 1 1 0 90a45 45 0 1 1 0-90z",
"M42.2 5.4a11 11 0 0 1 15.6 0L94.6 42.2a11 11 0 0 1 0 15.6L57.8 94.6a11 11 0 0 1-15.6 0L5.4 57.8a11 11 0 0 1 0-15.6z","M\
26 9h48a17 17 0 0 1 17 17v48a17 17 0 0 1-17 17H26A17 17 0 0 1 9 74V26A17 17 0 0 1 26 9z"],Cs={check:"M5 12.5l4.5 4.5L19 \
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
8.5 7z",back:"M16 5l-9 7 9 7z",next:"M8 5l9 7-9 7z",last:"M18 5v14M5 5l8.5 7L5 19z"};function ne(e){let t=mt[e%mt.length];
return le("svg",{class:`sq-chip sq-side${e%mt.length}`,viewBox:"0 0 100 100","aria-hidden":"true"},le("path",{class:"sq-\
chip-edge",d:t,transform:"translate(0 5)"}),le("path",{class:"sq-chip-body",d:t}),le("path",{class:"sq-chip-rim",d:t,transform:"\
translate(50 50) scale(.83) translate(-50 -50)"}))}function P(e){return le("svg",{class:"sq-icon",viewBox:"0 0 24 24","a\
ria-hidden":"true"},le("path",{d:Cs[e]}))}var De=e=>P(_s[e]);function Ke(){return le("svg",{class:"sq-star",viewBox:"0 0\
 100 100","aria-hidden":"true"},le("path",{d:"M50 12l11.2 24.6 26.8 3-19.9 18.2 5.4 26.5L50 71 26.5 84.3l5.4-26.5L12 39.\
6l26.8-3z"}))}var ht=60;function Se(e){let t=String(e.lang??"en"),n=new Intl.PluralRules(t),s=new Intl.ListFormat(t,{type:"conjunction"});
function o(l,u){let a=e[l]??l;return typeof a=="string"?a:a[n.select(Number(u.n))]??a.other}function r(l,u={}){return o(
l,u).replace(/\{(\w+)\}/g,(a,g)=>String(u[g]??""))}function c(l,u){let a=document.createDocumentFragment();return o(l,u).
split(/\{(\w+)\}/).forEach((g,d)=>{if(d%2===0)a.append(g);else{let f=u[g]??"";a.append(f instanceof Node?f:String(f))}}),
a}return{lang:t,text:r,nodes:c,list:l=>s.format(l)}}function Rt(e){let t=Array.from(String(e).slice(0,4*ht));return t.length>
ht?`${t.slice(0,ht).join("")}…`:t.join("")}function V(e){return i("bdi",{class:"sq-name"},Rt(e))}function se(e){return`\
⁨${Rt(e)}⁩`}function Ue(e){return e.split(/\^(\([^()]*\)|−?[\p{L}\d.,]*[\p{L}\d])/u).map((n,s)=>s%2?i("sup",{},n.replace(
/^\((.*)\)$/,"$1")):n)}function Ie(e,t,n){return e.list(t.filter(s=>s.side===n).map(s=>se(s.name)))}function Re(e,t,n){return n===
null?e.text("over.nobody"):e.text("over.winner",{n:t.filter(s=>s.side===n).length,names:Ie(e,t,n)})}function Ge(e){let t=le("svg",{class:"sq-bands","aria-hidden":"true",preserveAspectRatio:"none"}),n=i("div",{class:"sq-g\
rid",role:"grid"}),s=i("div",{class:"sq-board"},n,t),o=[],r=[],c=[],l=null,u="",a="",g="",d=0,f=1,k=Be(s,(m,M)=>Tt(m,M,f));
function h(m){if(m===l)return;l=m;let M=JSON.stringify([m.deal,m.rows,m.cols,m.faces]);if(M===u)return;u=M,f=m.cols,a="",
c=[],g="-",d=m.faces.findIndex(S=>S!==null),s.style.setProperty("--sq-rows",String(m.rows)),s.style.setProperty("--sq-co\
ls",String(m.cols)),s.style.setProperty("--sq-ratio",String(m.cols/m.rows)),v(t,{viewBox:`0 0 ${m.cols} ${m.rows}`}),o=m.
faces.map((S,_)=>{let q=i("button",{type:"button",class:"sq-space",click:()=>e(_)});if(S===null)y(q,i("span",{class:"sq-\
face"},Ke()));else{let O=i("span",{class:"sq-face"},At(S));y(q,O);let R=!S.suit&&!pt(S.text);v(q,{"data-suit":S.suit??null,
"data-number":R}),R?k.add(O):q.style.setProperty("--sq-len",String(It(S.text)))}return v(q,{"data-free":S===null}),q.addEventListener(
"focus",()=>b(_)),q}),r=o.map(()=>i("div",{role:"gridcell",class:"sq-cell"}));let E=Array.from({length:m.rows},(S,_)=>r.
slice(_*f,(_+1)*f));y(n,...E.map(S=>i("div",{role:"row",class:"sq-row"},...S))),o.forEach((S,_)=>v(S,{tabindex:_===d?0:-1})),
x(r)}function x(m,M=0){if(m!==r)return;let E=$e()?m.length:M+2*f;m.slice(M,E).forEach((S,_)=>S.append(o[M+_])),k.fit(),E<
m.length&&requestAnimationFrame(()=>x(m,E))}function b(m){m!==d&&(v(o[d],{tabindex:-1}),d=m,v(o[d],{tabindex:0}))}function p(m){
let{table:M,state:E,say:S,chips:_,sequences:q,selected:O}=m;h(M),v(n,{"aria-label":S.text("board")});let R=new Set(q.flatMap(
H=>H.cells)),A=a!=="",B=S.lang+JSON.stringify(M.seats);o.forEach((H,z)=>{let K=Ee(_,z),X=Ee(a,z);(K!==X||a==="")&&(H.querySelector(
".sq-chip")?.remove(),K!==null&&H.prepend(ne(K)),v(H,{"data-side":K,"data-new":A&&K!==null,"data-gone":A&&K===null&&X!==
null}));let re=O!==null&&Ve(O,E,M,_,R,z)!==null,te={"data-locked":R.has(z),"data-last":m.last===z,"data-asked":m.asked===
z,"data-confirm":m.confirm===z,"data-wrong":m.wrong===z,"data-line":m.line.includes(z),"data-out":re&&O.kind==="remove"},
T=!m.canAct||re,C=[K,T,...Object.values(te)].join()+B;c[z]!==C&&(c[z]=C,v(H,{"aria-label":$s(m,z,K,te["data-locked"],te["\
data-last"]),...te}),ie(H,T))}),a=_,w(q,M,E)}function w(m,M,E){let S=JSON.stringify([m,E.winner]);if(S===g)return;let _=g===
"-"?null:t.childElementCount;g=S,t.replaceChildren(...m.map(({side:q,cells:O},R)=>{let B=`M${[Math.min(...O),Math.max(...O)].
map(H=>`${H%M.cols+.5} ${Math.floor(H/M.cols)+.5}`).join("L")}`;return le("g",{class:`sq-band sq-side${q%3}`,"data-new":_!==
null&&R>=_,"data-won":E.winner===q},le("path",{class:"sq-band-edge",d:B}),le("path",{class:"sq-band-body",d:B}))}))}return{
node:s,update:p,count:()=>o.length,columns:()=>f,indexOf:m=>o.indexOf(m),focusOpen(){let m=M=>M&&!M.getAttribute("aria-d\
isabled");this.focus(m(o[d])?d:Math.max(0,o.findIndex(m)))},focus(m=d){b(m),o[m]?.focus()}}}function Ee(e,t){let n=e[t];
return n===void 0||n==="."?null:Number(n)}function Ve(e,t,n,s,o,r){if(n.faces[r]===null)return"hint.free";let c=Ee(s,r);
return e.kind==="remove"?c===null?"hint.nothing_there":c===n.seats[t.turn]?.side?"hint.own_chip":o.has(r)?"hint.locked":
null:c===null?null:n.replaces&&c!==n.seats[t.turn]?.side?o.has(r)?"hint.locked":null:!n.asks||e.kind==="wild"?"hint.take\
n":"hint.taken_number"}function zt(e,t,n){let s=new Set(t.sequences.flatMap(o=>o.cells));return n.faces.some((o,r)=>Ve(e,
t,n,t.chips,s,r)===null)}function $s({table:e,say:t},n,s,o,r){let c=e.faces[n],l={row:Math.floor(n/e.cols)+1,col:n%e.cols+
1,face:c?.spoken??""};if(c===null)return t.text("cell.free",l);if(s===null)return t.text(r?"cell.open_last":"cell.open",
l);let u=o?"cell.locked":"cell.chip";return t.text(r?`${u}_last`:u,{...l,names:Ie(t,e.seats,s)})}var Ds=new Set(["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End"]);function We(e,t){function n(o){let r=o.composedPath()[0];
if(!(!r.nodeType||!e.contains(r))&&!(o.ctrlKey||o.altKey||o.metaKey||o.key==="Tab")){if(o.key==="Escape"){if(!t(o,r))return;
o.preventDefault()}else Ds.has(o.key)&&!Is(r)&&t(o,r)&&o.preventDefault();o.stopPropagation()}}let s=e.ownerDocument.defaultView;
return s?.addEventListener("keydown",n,!0),()=>s?.removeEventListener("keydown",n,!0)}function Is(e){return e.matches("i\
nput, select, textarea")}function ze(e,t,n,s){let o=t%n,r=t-o,c=Math.min(r+n,s)-1;switch(e){case"ArrowLeft":return Math.
max(r,t-1);case"ArrowRight":return Math.min(c,t+1);case"ArrowUp":return t-n<0?t:t-n;case"ArrowDown":return t+n>=s?t:t+n;case"\
Home":return r;default:return c}}function Pt(e,t,n,s){let o=n.indexOf(t),r=s.indexOf(t);return o>=0?n.focus(ze(e,o,n.columns(),
n.count())):r>=0&&s.focus(ze(e,r,e==="ArrowUp"||e==="ArrowDown"?s.columns():s.count(),s.count())),o>=0||r>=0}function Je(e){
let t=e.parentNode;for(;t;){let s=t;if(s.hasAttribute?.("tabindex")){s.focus();return}t=s.host??t.parentNode}let{activeElement:n}=e.
getRootNode();n?.blur()}function jt(e,t){return t.kind!=="place"?`move.${t.kind}`:!e.asks||!t.card?"move.place_plain":t.card.kind==="wild"?"move\
.wild":"move.place"}function Me(e,t,n){let s=n.cell===null?null:t.faces[n.cell];return e.nodes(jt(t,n),{name:V(t.seats[n.
seat]?.name??""),card:n.card?ce(n.card):"",number:s?ce(s):""})}function Pe(e,t,n){let s=jt(t,n),o=n.cell===null?null:t.faces[n.
cell];return e.text(s.startsWith("move.place")||s==="move.wild"?s.replace("move.","heard."):s,{name:se(t.seats[n.seat]?.
name??""),card:n.card?.spoken??"",number:o?.spoken??""})}function Bt(e,t,n,s){let o=[],r=n.chips;for(let c of[...s].reverse()){
if(o.unshift(r),c.cell===null)continue;let l=Ee(t,c.cell),u=c.kind==="place"&&l===e.seats[c.seat]?.side?".":String(l??".");
r=r.slice(0,c.cell)+u+r.slice(c.cell+1)}return[r,...o]}function Ft(e,t,n){return t.sequences.filter(({side:s,cells:o})=>o.
every(r=>e.faces[r]===null||Ee(n,r)===s))}function Kt(e,t){return t.length<e.length&&t.every((o,r)=>Ht(o,e[r]))?[]:e.every(
(o,r)=>Ht(o,t[r]))?t.slice(e.length):t}var Ht=(e,t)=>e.seat===t?.seat&&e.kind===t.kind&&e.cell===t.cell;var Ut={width:1280,height:680};function Ye(e,t){let n=t.defaultView,s=i("button",{class:"sq-tool",type:"button","aria-pr\
essed":"false",click:r},P("grow")),o=!1;function r(){o?l():c()}async function c(){o=!0;try{await e.requestFullscreen()}catch{
e.popover="manual",e.showPopover()}a(),s.focus()}function l(){o=!1,u()&&t.exitFullscreen(),e.removeAttribute("popover"),
a(),s.focus()}let u=()=>e.getRootNode().fullscreenElement===e;function a(){let h=Math.max(1,Math.min(n.innerWidth/Ut.width,
n.innerHeight/Ut.height));v(s,{"aria-pressed":String(o)}),v(e,{"data-large":o}),e.style.setProperty("zoom",o?String(h):""),
e.style.setProperty("--sq-tall",o?`${Math.floor(n.innerHeight/h)-28}px`:"")}let g=!1,d=()=>{g&&!u()&&o&&l(),g=u()},f=()=>o&&
a(),k=h=>o&&h.key==="Escape"&&!h.composedPath().includes(e)&&l();return t.addEventListener("fullscreenchange",d),n.addEventListener(
"resize",f),n.addEventListener("keydown",k),{node:s,leave(){if(o)l();else return!1;return!0},update(h){v(s,{"aria-label":h.
text("screen"),title:h.text("screen")})},stop(){t.removeEventListener("fullscreenchange",d),n.removeEventListener("resiz\
e",f),n.removeEventListener("keydown",k)}}}function Xe(){let e=i("ul",{class:"sq-seats"}),t=de(),n=de(),s=[];function o({table:r,state:c,say:l}){t([r.seats,l.lang],
()=>{v(e,{"aria-label":l.text("players"),"data-count":r.seats.length}),s=r.seats.map(k=>Rs(k,l)),y(e,...s.map(k=>k.node))});
let{phase:u,turn:a,made:g,cards:d,winner:f}=c;n([r.seats,r.goals,r.to_win,u,a,g,d,f,l.lang],()=>{s.forEach((k,h)=>k.update(
{table:r,state:c,say:l},h))})}return{node:e,update:o}}function Rs(e,t){let n=e.kind==="person"?null:t.text(`seat.${e.kind}`),
s=i("span",{class:"sq-hidden"}),o=i("span",{class:"sq-pips","aria-hidden":"true"}),r=i("li",{class:`sq-seat sq-side${e.side%
3}`},i("span",{class:"sq-token",title:n},ne(e.side),n&&P("robot")),i("span",{class:"sq-who"},V(e.name),s,o)),c=de();function l({
table:u,state:a},g){let d=a.made[e.side]??0,f=u.goals[e.side]??u.to_win,k=a.phase!=="over"&&g===a.turn,h=t.text("seat.ca\
rds",{n:a.cards[g]??0}),x=t.text("seat.made",{n:d,goal:f});v(r,{"aria-current":k?"true":null,"data-won":a.winner===e.side}),
U(s,t.list([n,k?t.text("seat.to_move"):null,h,x].filter(b=>b!==null))),c([d,f],()=>{v(o,{title:x}),y(o,...zs(d,f))})}return{
node:r,update:l}}function zs(e,t){return Array.from({length:Math.max(e,t)},(n,s)=>i("i",{class:s<e?"sq-pip sq-pip-full":
"sq-pip"}))}var Gt="(prefers-color-scheme: dark)";function Ps(e){let t=e.getAttribute("data-jp-theme-light");if(t!==null)return t===
"false";let n=e.getAttribute("data-theme")??e.getAttribute("theme");if(n==="dark"||n==="light")return n==="dark";let{classList:s}=e;
return["dark","vscode-dark","vscode-high-contrast"].some(o=>s.contains(o))?!s.contains("vscode-high-contrast-light"):["l\
ight","vscode-light","vscode-high-contrast-light"].some(o=>s.contains(o))?!1:null}function Hs(e){let t=e.ownerDocument,n=[];
for(let o=e;o;o=o.host??o.parentNode)n.push(o);for(let o of[...n,t.body,t.documentElement]){let r=o?.nodeType===Node.ELEMENT_NODE?
Ps(o):null;if(r!==null)return r}let s=getComputedStyle(t.documentElement).colorScheme;return s.includes("dark")&&(!s.includes(
"light")||matchMedia(Gt).matches)}function Ze(e,t){let n=t.ownerDocument,s=matchMedia("print"),o=matchMedia(Gt),r=()=>{e.
dataset.sqTheme=!s.matches&&Hs(t)?"dark":"light"},c=new MutationObserver(r);for(let l of[n.documentElement,n.body])c.observe(
l,{attributes:!0});for(let l of[s,o])l.addEventListener("change",r);return r(),()=>{c.disconnect();for(let l of[s,o])l.removeEventListener(
"change",r)}}var Vt=({answer:e,tone:t})=>e?.chosen?"replay.answer":t==="hint"?"replay.hint":"replay.given_back";function Wt(e,t){let n=Se(
e.get("texts")),s=e.get("table"),o=e.get("moments"),r=0,c=Ge(()=>{}),l=Xe(),u=i("div",{class:"sq-hidden",role:"status","\
aria-live":"polite"}),a=i("p",{class:"sq-line"}),g=i("div",{class:"sq-verdict"}),d=i("input",{type:"range",min:0,max:o.length-
1,value:0,class:"sq-slider",input:()=>X(Number(d.value))}),f=i("p",{class:"sq-count"}),k=i("ol",{class:"sq-steps"}),h=o.
flatMap((T,C)=>T.answer||T.move?[B(T,C)]:[]),x=(T,C)=>{let D=n.text(`replay.${T}`);return i("button",{type:"button",class:"\
sq-round",click:()=>X(C()),"aria-label":D,title:D},P(T))},b=x("first",()=>0),p=x("back",()=>r-1),w=x("next",()=>r+1),m=x(
"last",()=>o.length-1),M=i("section",{class:"sq-panel sq-history","aria-label":n.text("replay.title")},i("div",{class:"s\
q-steering"},b,p,d,w,m),i("div",{class:"sq-where"},f),k),E=i("div",{class:"sq-game"},l.node,c.node,i("div",{class:"sq-me\
ssage"},a,g),i("div",{class:"sq-tray"},M)),S=i("div",{class:"sq-root",lang:n.lang,"data-link":"ok"},u,E),_=Ye(S,t.ownerDocument);
_.update(n),f.after(_.node),v(d,{"aria-label":n.text("replay.slider")}),v(k,{"aria-label":n.text("replay.steps")}),y(k,...h.
map(({node:T})=>T)),t.append(S);let q=Ze(S,t),O=We(S,(T,C)=>{if(T.key==="Escape")return _.leave()?!0:(Je(S),!1);let D=c.
indexOf(C);if(D>=0)c.focus(ze(T.key,D,s.cols,s.faces.length));else if(M.contains(C)){let Z=k.contains(C);X(ze(T.key.replace(
"Up","Left").replace("Down","Right"),r,o.length,o.length)),Z&&A().press.focus()}else return!1;return!0}),R=()=>n.text("r\
eplay.step",{n:r,all:o.length-1}),A=()=>h.filter(({index:T})=>T<=r).pop()??h[0];function B(T,C){let{answer:D,move:Z}=T,F=D?.
seat??Z?.seat??0,L=D?.correct===!1?"wrong":D?.correct?"good":null,J=i("li",{}),I=i("button",{type:"button",class:"sq-ste\
p","data-tone":L,click:()=>X(C)});return I.append(i("span",{class:"sq-token"},ne(s.seats[F]?.side??0)),i("span",{},H(T))),
L&&I.append(De(L)),v(I,{"aria-label":z(T)}),J.append(I),{node:J,press:I,index:C}}function H(T){let{answer:C,move:D}=T;if(D&&
(C===null||C.correct))return Me(n,s,D);if(C){let Z=C.cell===null?null:s.faces[C.cell];return n.nodes(Vt(T),{name:V(s.seats[C.
seat].name),card:ce(C.card),number:Z?ce(Z):C.chosen})}return document.createTextNode(D?Pe(n,s,D):"")}function z(T){let{answer:C,
move:D}=T,Z=C?.cell??D?.cell??null,F=Z===null?null:s.faces[Z],L=[];if(D&&(C===null||C.correct))L.push(Pe(n,s,D));else if(C){
let J=Vt(T).replace(/answer$/,"answered");L.push(n.text(J,{name:se(s.seats[C.seat].name),card:C.card.spoken,number:F?.spoken??
C.chosen}))}return Z!==null&&L.push(n.text("replay.at",{row:Math.floor(Z/s.cols)+1,col:Z%s.cols+1})),typeof C?.correct==
"boolean"&&L.push(n.text(C.correct?"replay.good":"replay.wrong")),L.join(" ")}function K(T){let C=z(T)||(T.said?"":n.text(
r===0?"replay.deal":"replay.code")),D=T.over&&r===o.length-1?Re(n,s.seats,T.winner):"";return[he(S)===d?"":`${R()}.`,C,T.
spoken,D].filter(Boolean).join(" ")}function X(T){r=Math.max(0,Math.min(o.length-1,T)),re(),U(u,K(o[r]))}function re(){let T=o[r],
C=T.sequences.map(([I,Q])=>({side:I,cells:Q})),D=T.over?"over":"play",Z=T.answer?.seat??T.move?.seat??T.turn,F={...T,sequences:C,
phase:D,turn:Z,viewer:null},L=T.answer?.cell??T.move?.cell??null,J=T.answer?.correct===!1?L:null;v(E,{"data-phase":D}),l.
update({table:s,state:F,say:n}),c.update({table:s,state:F,say:n,chips:T.chips,sequences:C,last:J===null?L:null,selected:null,
asked:null,confirm:null,wrong:J,canAct:!1,line:[]}),T.over&&r===o.length-1?U(a,Re(n,s.seats,T.winner)):r===0?U(a,n.text(
"replay.deal")):T.answer||T.move?y(a,H(T)):U(a,n.text("replay.code")),v(g,{"data-tone":T.said?T.tone:null}),y(g,T.said?De(
T.tone):null,T.said?i("p",{},...Ue(T.said)):null),d.value=String(r),v(d,{"aria-valuetext":R()}),U(f,R());for(let I of[b,
p])ie(I,r===0);for(let I of[w,m])ie(I,r===o.length-1);for(let{press:I,index:Q}of h)v(I,{"aria-current":Q===r?"step":null,
tabindex:I===A()?.press?0:-1}),Q===r&&te(I)}function te(T){let C=T.offsetTop-k.offsetTop;(C<k.scrollTop||C+T.offsetHeight>
k.scrollTop+k.clientHeight)&&(k.scrollTop=C-k.clientHeight/2)}return re(),()=>{_.stop(),O(),q(),S.remove()}}var js=200,Bs=/[√πa-z]/,Fs=["√","π","^"];function Jt({onNumber:e,onSwap:t,onPass:n,onOpen:s,onAnnounce:o,onDraw:r,
onNext:c,onUndo:l,onLook:u,onLine:a,onHint:g}){let d=i("div",{class:"sq-actions"}),f=fe("sq-quiet",()=>s("number")),k=fe(
"sq-quiet",()=>s("swap")),h=fe("sq-quiet sq-hint",g),x=fe("sq-quiet",t),b=fe("sq-quiet",o),p=fe("sq-main",r),w=fe("sq-qu\
iet",c),m=fe("sq-quiet",l),M=i("div",{class:"sq-lines",role:"group"}),E=fe("sq-main",n),S=i("input",{class:"sq-input",type:"\
text",maxlength:js,autocomplete:"off",spellcheck:"false",enterkeyhint:"done"}),_=re("−"),q=re("/"),O=Fs.map(re),R=i("b\
utton",{class:"sq-main",type:"submit"}),A=fe("sq-round",()=>s(null)),B=i("form",{class:"sq-entry",submit:F=>{F.preventDefault(),
S.value.trim()?e(S.value.trim()):S.focus()}},i("span",{class:"sq-keys"},S,_,q,...O),R,A),H=i("span",{}),z=fe("sq-main",t),
K=fe("sq-round",()=>s(null)),X=i("div",{class:"sq-confirm",role:"group"},H,z,K);function re(F){return i("button",{class:"\
sq-key",type:"button",click:()=>{S.setRangeText(F,S.selectionStart??0,S.selectionEnd??0,"end"),S.focus()}},F)}let te=null,
T={};function C(F,L){let J=F.choosing?.lines.length??0;v(M,{"aria-label":L.text("choice.label")}),!(M.childElementCount===
J&&M.lang===L.lang)&&(M.lang=L.lang,y(M,...Array.from({length:J},(I,Q)=>i("button",{class:"sq-main",type:"button",click:()=>a(
Q),focus:()=>u(Q),mouseenter:()=>u(Q)},L.text("choice.line",{n:Q+1})))))}function D(F,L){T={table:F,texts:L},y(f,L.text(
F.answer_by==="keypad"?"number.open_first":"number.open")),y(k,L.text("swap.open")),y(E,L.text("pass"));let J=F.faces.some(
I=>I&&Bs.test(I.text))?"text":"decimal";v(S,{placeholder:L.text("number.label"),"aria-label":L.text("number.label"),inputmode:J}),
O.forEach(I=>I.hidden=!F.faces.some(Q=>Q?.text.includes(I.textContent??""))),v(_,{"aria-label":L.text("number.minus")}),
v(q,{"aria-label":L.text("number.slash")}),y(R,L.text("number.say")),y(A,"×"),v(A,{"aria-label":L.text("cancel")}),y(H,
L.text("swap.ask")),y(z,L.text("swap.yes")),y(K,"×"),v(K,{"aria-label":L.text("cancel")}),v(X,{"aria-label":L.text("swa\
p.ask")}),y(h,P("bulb"),L.text("ask_hint")),y(x,L.text("swap.dead")),y(b,L.text("announce.open")),y(p,L.text("draw.mine")),
y(w,L.text("draw.go_on")),y(m,L.text("undo"))}function Z({table:F,state:L,say:J,selected:I,canAct:Q,open:me,announced:$,
mine:G}){let Y=I?.kind==="face"&&F.asks&&L.solved!==I.id,ue=I?.kind==="face"&&L.solved!==I.id;(F!==T.table||J!==T.texts)&&
D(F,J),v(b,{"aria-pressed":I?String($):null}),C(L,J);for(let Oe of[f,k,h,x,b,E,R,z])ie(Oe,!Q);let qe=L.viewer!==null&&L.
owed.includes(L.viewer),je=qe&&!G&&F.seats[L.turn]?.kind!=="person";me==="number"&&te!=="number"&&(S.value="");let Te=(L.
choosing?[M]:me==="number"&&Y?[B]:me==="swap"&&Y?[X]:[Y&&f,Y&&k,Y&&F.hints&&h,ue&&!F.asks&&!F.dice&&x,G&&F.announce&&b,L.
can_pass&&E,qe&&p,je&&w,L.can_undo&&m]).filter(Boolean);(Te.length!==d.children.length||Te.some((Oe,lt)=>d.children[lt]!==
Oe))&&y(d,...Te),me!==te&&(me==="number"&&S.focus(),me==="swap"&&K.focus()),te=me}return{node:d,update:Z,focus:()=>d.querySelector(
"button")?.focus()}}function fe(e,t){return i("button",{class:e,type:"button",click:t})}function Yt(e){let t=i("div",{class:"sq-hidden",role:"status","aria-live":"polite"});function n(s){let o=s.filter(Boolean).
join(" ");U(t,t.textContent===o?`${o} `:o),e(o)}return{node:t,announce:n}}var gt=e=>Math.max(0,Math.round(e/100)/10);function Xt(e){let t=performance.now(),n=t,s=0,o=null,r=()=>{o??=performance.
now()},c=()=>{o!==null&&(s+=performance.now()-o),o=null},l=()=>e.visibilityState==="hidden"?r():c(),{defaultView:u}=e;return u?.
addEventListener("blur",r),u?.addEventListener("focus",c),e.addEventListener("visibilitychange",l),{restart(){t=n=performance.
now(),s=0,o!==null&&(o=t)},pick(){n=performance.now()},times(){let a=performance.now(),g=s+(o===null?0:a-o);return{to_card:gt(
n-t),to_answer:gt(a-n),focus_lost:gt(g)}},stop(){u?.removeEventListener("blur",r),u?.removeEventListener("focus",c),e.removeEventListener(
"visibilitychange",l)}}}function Qe(e){let t=i("textarea",{class:"sq-input",rows:1,readonly:!0,focus:()=>t.select()}),n=i("button",{class:"sq-ma\
in",type:"button",click:o}),s=i("div",{class:"sq-give"},t,n);function o(){t.value&&(t.focus(),t.select(),e(t.ownerDocument.
execCommand("copy")))}function r(c,l,u){t.value!==(u??"")&&(t.value=u??""),v(t,{"aria-label":l}),y(n,c.text("code.copy")),
ie(n,u===null)}return{node:s,update:r,focus:()=>n.focus()}}var Ks=1e5;function Zt({onReceive:e,onCopied:t,onClose:n}){let s=i("p",{class:"sq-big"}),o=i("p",{class:"sq-saved"}),r=Qe(
t),c=i("textarea",{class:"sq-input",rows:2,maxlength:Ks,autocomplete:"off",spellcheck:"false"}),l=i("button",{class:"sq-\
main",type:"submit"}),u=i("p",{class:"sq-note",role:"status"}),a=i("button",{class:"sq-quiet",type:"button",click:n}),g=i(
"form",{class:"sq-give",submit:f},c,l),d=i("section",{class:"sq-panel sq-code"},s,o,r.node,g,u,a);function f(h){h.preventDefault(),
!l.getAttribute("aria-disabled")&&(c.value.trim()?e(c.value):c.focus())}function k({say:h,code:x,playing:b,canAct:p,refusal:w}){
v(d,{"aria-label":h.text("code.title")}),U(s,h.text("code.title")),U(o,h.text("code.open")),v(r.node,{hidden:!b}),r.update(
h,h.text("code.own"),x),v(c,{"aria-label":h.text("code.theirs"),placeholder:h.text("code.theirs")}),y(l,h.text("code.tak\
e")),y(a,h.text("code.close")),U(u,b?"":w),v(u,{hidden:b}),ie(l,!p)}return{node:d,update:k,clear(){c.value=""},focus:h=>(h?
r:c).focus()}}var Us=/openlesson\d[0-9A-Za-z]+/,Gs=1e5;function Qt(){let e=window;for(;;){let n=[e.location.href,e.performance.getEntriesByType(
"navigation")[0]?.name??""].map(s=>Us.exec(s)?.[0]).find(Boolean);if(n)return n;if(e.parent===e)return null;e=e.parent;try{
e.location.href}catch{return null}}}function en(e){let t=i("textarea",{class:"sq-input",rows:2,maxlength:Gs,autocomplete:"\
off",spellcheck:"false"}),n=i("button",{class:"sq-main",type:"submit"}),s=i("form",{class:"sq-door",submit:o},t,n);function o(c){
c.preventDefault(),t.value.trim()?e(t.value):t.focus()}function r(c){v(t,{"aria-label":c.text("lobby.class_code"),placeholder:c.
text("lobby.class_code")}),y(n,c.text("lobby.open"))}return{node:s,update:r}}var Vs=6;function tn(e,{cardOf:t,cellOf:n,onTake:s,onDrop:o}){let r=null,c=null,l=null;function u(p){let m=e.getRootNode().
elementFromPoint(p.clientX,p.clientY)?.closest("button")??null;return m&&n(m)>=0?m:null}function a(p){let w=p.button===0&&
p.pointerType!=="touch"?t(p.target):null;w&&(b(),r={card:w,x:p.clientX,y:p.clientY,id:p.pointerId,ghost:null},l=p.view,l?.
addEventListener("pointermove",g),l?.addEventListener("pointerup",h))}function g(p){if(!r||p.pointerId!==r.id)return;let[
w,m]=[p.clientX-r.x,p.clientY-r.y];if(!r.ghost){if(Math.hypot(w,m)<Vs)return;if(!s(r.card))return b();r.ghost=k(r.card)}
let M=f(r.card);r.ghost.style.transform=`translate(${w/M}px, ${m/M}px) rotate(2deg)`,d(u(p))}function d(p){p!==c&&(c&&v(
c,{"data-over":null}),c=p,c&&v(c,{"data-over":!0}))}let f=p=>p.currentCSSZoom??1;function k(p){let w=p.cloneNode(!0),m=p.
getBoundingClientRect();w.removeAttribute("tabindex"),w.removeAttribute("aria-label"),v(w,{"aria-hidden":"true","data-gh\
ost":!0});let M=E=>`${E/f(p)}px`;return Object.assign(w.style,{left:M(m.left),top:M(m.top),width:M(m.width),height:M(m.height)}),
e.append(w),w}function h(p){if(!r||p.pointerId!==r.id)return;let w=r.ghost?u(p):null;r.ghost&&x(),b(),w&&o(n(w))}function x(){
let p=w=>w.stopPropagation();e.addEventListener("click",p,!0),setTimeout(()=>e.removeEventListener("click",p,!0))}function b(){
l?.removeEventListener("pointermove",g),l?.removeEventListener("pointerup",h),r?.ghost?.remove(),r=null,d(null)}return e.
addEventListener("pointerdown",a),e.addEventListener("pointercancel",b),b}var Ws=300;function nn(e){let t=i("span",{class:"sq-bell"}),n=[],s=-1,o="";function r(l,u){if(l.seq===s)return;s=l.seq,n.
forEach(clearTimeout);let a=l.ends_in;if(o="",n=[],a===null)return;n=(l.last_round?[a]:[a-Ws,a]).filter(f=>f>0).map(f=>setTimeout(
e,f*1e3+500));let d=new Intl.DateTimeFormat(u.lang,{hour:"2-digit",minute:"2-digit"}).format(Date.now()+a*1e3);o=u.text(
"bell.ends",{time:d})}function c(l,u){r(l,u);let a=l.turns_left===null?"":u.text("bell.turns",{n:l.turns_left}),g=l.last_round&&
l.phase!=="over";U(t,g?u.text("bell.last"):[o,a].filter(Boolean).join(" · ")),v(t,{"data-last":g})}return{node:t,update:c,
stop:()=>n.forEach(clearTimeout)}}function sn(){let e=i("div",{class:"sq-open"}),t=de();function n(o,r,c){let l=(r.hands??
[]).map((u,a)=>({cards:u,seat:a})).filter(({cards:u,seat:a})=>a!==r.viewer&&u.length);t([l,o.deal,c.lang],()=>s(o,c,l))}
function s(o,r,c){y(e,...c.map(({cards:l,seat:u})=>{let a=o.seats[u].name,g=r.text("open.hand",{name:se(a)});return i("d\
iv",{role:"group","aria-label":g},i("span",{class:"sq-token"},ne(o.seats[u].side)),...l.map(d=>i("span",{class:"sq-mini"},
d.text?ce(d):r.text(`card.${d.kind}`))))}))}return{node:e,update:n}}function on(e){let t=!1,n=i("button",{class:"sq-quie\
t",type:"button",click:()=>c(!t)}),s=i("span",{class:"sq-sides",role:"group"}),o=i("div",{class:"sq-talk"},n,s),r=de();function c(a){
t=a,v(s,{hidden:!t}),v(n,{"aria-expanded":String(t)})}function l(a,g,d){v(o,{hidden:!a.talk||g.phase==="over"}),r([a.seats,
d.lang],()=>u(a,d))}function u(a,g){U(n,g.text("talk.open")),v(s,{"aria-label":g.text("talk.ask")}),y(s,...a.goals.map((d,f)=>i(
"button",{class:"sq-round",type:"button","aria-label":g.text("talk.side",{names:Ie(g,a.seats,f)}),click:()=>{c(!1),e(f)}},
ne(f))))}return c(!1),{node:o,update:l}}var Js=3;function rn({own:e,bell:t,talk:n,tools:s}){let o=i("span",{class:"sq-stock"}),r=i("span",{class:"sq-goal"}),c=i(
"ol",{class:"sq-feed"}),l=sn(),u=de(),a=i("div",{class:"sq-foot"},i("p",{class:"sq-facts"},e,t,o,r),s,l.node,c,n);function g({
say:f,table:k,state:h},x){if(!k||!h)return;let b=x.slice(-Js);u([b,h.stock,k.deal,f.lang],()=>d(k,h,f,b)),l.update(k,h,f)}
function d(f,k,h,x){let b=!f.dice&&!f.printed;y(o,b&&P("deck"),b&&h.text("stock",{n:k.stock})),U(r,h.text("goal",{n:f.to_win,
line:f.line})),y(c,...x.map(p=>{let w=i("span",{class:"sq-token"},ne(f.seats[p.seat]?.side??0));return i("li",{},w,Me(h,
f,p))})),v(c,{"aria-label":h.text("moves")})}return{node:a,update:g}}var Ys=15,Xs=8,Zs=15,Qs=3,eo=.26;function an(e){let t=i("div",{class:"sq-hand",role:"toolbar"}),n=new Map,s=[],o=0,r=0,c=new Map,
l=Be(t,u,g);function u(h,{clauses:x}){h.style.setProperty("--sq-em",String(Fe(x,Qs,eo)))}function a(h,x){let b=x.filter(
w=>w.mathml&&!c.has(bt(w)));if(!b.length)return;let p=b.map(w=>i("span",{class:"sq-sum"},ce(w)));Et(h,p).forEach((w,m)=>w&&
c.set(bt(b[m]),w))}function g(){let h=t.querySelectorAll(".sq-sum"),x=Math.max(0,...[...h].map(p=>Number(p.style.getPropertyValue(
"--sq-em")))),b=p=>x*Ys<=(r-Xs*(p-1))/p-Zs;r&&v(t,{"data-long":b(3)?null:b(2)||"very","data-short":b(5)})}new ResizeObserver(
()=>{r=t.clientWidth,g()}).observe(t);let d=()=>s.map(h=>n.get(h.id).button);function f(h){o=Math.max(0,Math.min(h,s.length-
1)),d().forEach((x,b)=>v(x,{tabindex:b===o?0:-1}))}function k({state:h,say:x,selected:b,canAct:p}){s=h.hand,v(t,{"aria-l\
abel":x.text("hand"),"data-count":s.length});let w=new Set(s.map(m=>m.id));for(let[m,{button:M}]of n)w.has(m)||(M.remove(),
n.delete(m));s.forEach((m,M)=>{let E=n.get(m.id);E||(E={button:i("button",{type:"button",style:`animation-delay:${45*M}m\
s`,click:()=>e(s.find(({id:O})=>O===m.id)??m),focus:()=>f(s.findIndex(({id:O})=>O===m.id))}),drawn:"",sum:i("span",{class:"\
sq-sum"}),formula:""},n.set(m.id,E));let S=JSON.stringify([m,x.lang]);if(S!==E.drawn){E.drawn=S,to(E.button,m,x,E.sum);let q=bt(
m);if(q!==E.formula){E.formula=q,y(E.sum,ce(m));let O=c.get(q);O?u(E.sum,O):m.mathml&&l.add(E.sum)}}t.children[M]!==E.button&&
t.insertBefore(E.button,t.children[M]??null);let _=et(h,m)!==null;v(E.button,{"aria-pressed":b?.id===m.id?"true":"false",
"data-barred":_}),ie(E.button,!p||_)}),f(o),g(),l.fit()}return{node:t,prepare:a,update:k,indexOf:h=>d().indexOf(h),buttonOf:h=>d().
find(x=>x.contains(h))??null,focus(h=o){f(h),d()[o]?.focus()},count:()=>s.length,columns(){let h=d().map(x=>x.offsetTop);
return Math.max(1,h.filter(x=>x===h[0]).length)}}}var bt=e=>JSON.stringify([e.mathml,e.text,e.suit]);function et(e,t){return e.
solved?e.solved===t.id?null:"hint.solved":e.must===null||e.must.includes(t.id)?null:"hint.must"}function to(e,t,n,s){let o=t.
tries>0?n.text("card.try",{n:t.tries+1}):t.caption;if(v(e,{class:`sq-card sq-card-${t.kind}`,"data-tried":t.tries>0,"dat\
a-name":!t.mathml&&!t.suit}),t.kind==="face"){let u=[t.spoken,t.tries>0?n.text("card.try",{n:t.tries+1}):""].filter(Boolean);
return e.style.setProperty("--sq-len",String(Math.max(5,Ct(t.text)))),v(e,{"aria-label":u.join(", "),"data-suit":t.suit??
null}),cn(e,s,o)}let r=n.text(`card.${t.kind}`),c=n.text(`card.${t.kind}_does`),l=t.kind==="wild"?"+":"−";if(t.text)return v(
e,{"aria-label":`${t.spoken}, ${c}`,"data-suit":t.suit??null}),cn(e,s,c);y(e,i("span",{class:"sq-sign","aria-hidden":"tr\
ue"},l),i("b",{},r)," ",i("small",{},c))}function cn(e,t,n){e.firstElementChild!==t&&y(e,t),t.nextElementSibling?.remove(),
n&&e.append(i("small",{},n))}function tt({name:e,text:t}){let n=URL.createObjectURL(new Blob([t],{type:"application/jsonl"})),s=document.createElement(
"a");s.href=n,s.download=e,s.click(),setTimeout(()=>URL.revokeObjectURL(n),6e4)}var pe=({table:e,state:t})=>e!==null&&t!==null&&t.phase!=="start",oe=({state:e})=>e?.phase==="play"&&e.viewer!==null&&e.
viewer===e.turn&&!e.check,xe=({state:e,ui:t})=>e?.hand.find(n=>n.id===t.selected)??null,He=({table:e,state:t},n)=>e?.answer_by===
"keypad"&&n.kind==="face"&&t?.solved!==n.id,vt=e=>{let{state:t}=e;return!!t&&!oe(e)&&t.phase==="play"&&t.viewer!==null&&
t.owed.includes(t.viewer)},ke=({state:e})=>e?.phase==="play"&&e.viewer!==null&&e.forfeits.includes(e.viewer);function ln({
state:e,ui:t}){return e?.check?e.check.cell===null?[]:[e.check.cell]:e?.choosing?.lines[t.line??0]??[]}function nt(e){let{table:t,state:n,ui:s}=e;if(!n||!t||!oe(e))return"";if(n.choosing)return"line.which";if(ke(e))return"l\
ine.give_up";let o=xe(e);return o?.kind==="remove"?zt(o,n,t)?s.confirm===null?"line.remove":"line.remove_again":n.can_pass?
"line.pass":"line.remove_none":o&&n.solved===o.id?"line.solved":o&&He(e,o)?"line.say":o&&t.announce&&s.announced?"line.s\
ay_line":o?o.kind==="wild"?"line.wild":t.asks?"line.find":"line.place":t.printed?"printed.line":n.must!==null?"line.must":
n.can_pass?"line.pass":t.dice?"line.roll":t.asks?"line.solve":"line.choose"}function ve(e){let{say:t,table:n,state:s}=e;
if(!n||!s||s.phase==="start")return"";let o=se(n.seats[s.turn]?.name??"");return s.phase==="over"?Re(t,n.seats,s.winner):
s.phase==="handover"?t.text("handover.pass",{name:o}):s.check?t.text("line.check",{name:se(n.seats[s.check.seat]?.name??
"")}):!oe(e)&&ke(e)?t.text("line.give_up"):vt(e)?t.text("line.taken"):oe(e)?`${t.text("line.turn",{name:o})} ${t.text(nt(
e))}`:t.text("line.wait",{name:o})}function un(e,t){let{say:n,table:s,state:o}=e;if(!s||!o)return[];let r=V(s.seats[o.turn]?.
name??"");return t?[Me(n,s,t)]:o.phase==="play"&&o.check?[n.nodes("line.check",{name:V(s.seats[o.check.seat].name)})]:oe(
e)?[i("b",{},n.nodes("line.turn",{name:r}))," ",n.text(nt(e))]:ke(e)?[n.text("line.give_up")]:vt(e)?[n.text("line.taken")]:
o.phase==="play"?[n.nodes("line.wait",{name:r})]:[]}function dn({known:e,link:t,clock:n,replay:s,announce:o,speak:r,draw:c,wait:l,onKept:u}){let{ui:a}=e,g=()=>t.status()!==
"lost"&&!t.busy();function d(q,O={}){g()&&(a.hint=null,t.send(q,O),l())}function f(q){a.hint={tone:"info",text:e.say.text(
q),cell:null},o([a.hint.text]),c()}function k(q){a.asked=null,a.code=q.code??a.code,q.file&&(tt(q.file),u()),q.text&&(a.
hint={tone:"info",text:q.text,cell:null},o([q.text])),queueMicrotask(c)}function h(q){let{state:O,say:R}=e;if(!O||!g())return;
if(ke(e))return d("give_up",{seat:O.viewer,card:q.id});if(!oe(e))return;s.finish();let A=et(O,q);if(A)return f(A);O.solved||
(a.selected=a.selected===q.id?null:q.id,a.confirm=null,a.open=a.selected&&He(e,q)?"number":null,a.hint=null,a.selected&&
n.pick(),o([ve(e)]),a.selected&&r(`${q.spoken}. ${R.text(nt(e))}`),c())}function x(q){return!e.state||!q||!oe(e)||!g()||
et(e.state,q)?!1:(a.selected!==q.id&&h(q),!0)}function b(q){let{table:O,state:R}=e;if(!O||!R||!oe(e)||!g())return;s.finish();
let A=xe(e);if(!A)return f(O.faces[q]===null?"hint.free":"hint.choose_card");let B=new Set(R.sequences.flatMap(K=>K.cells)),
H=Ve(A,R,O,R.chips,B,q);if(H)return a.confirm=null,f(H);if(He(e,A))return f("hint.say_first");if(A.kind==="remove"&&a.confirm!==
q)return a.confirm=q,a.hint=null,o([ve(e)]),c();a.confirm=null,a.asked=q;let z=a.announced?{announce:!0}:{};d("play",{seat:R.
viewer,card:A.id,cell:q,...z,...n.times()})}function p(){if(!xe(e))return d("claim",{seat:e.state?.viewer});a.announced=
!a.announced,c()}function w(q){a.line=q,c()}function m(q){let O=e.state?.choosing;if(!O)return;let R=e.state?.viewer;O.card===
null?d("claim",{seat:R,choice:q}):d("play",{seat:R,card:O.card,cell:O.cell,choice:q,...n.times()})}function M(q){a.selected&&
d("number",{seat:e.state?.viewer,card:a.selected,text:q,...n.times()})}function E(q){return q&&!g()?!1:(a.open=q,a.confirm=
null,c(),!0)}function S(q){a.coding=q,a.keeping=!1,a.code=null,a.hint=null,q&&pe(e)&&d("code"),c()}function _(){if(a.confirm!==
null)a.confirm=null;else if(a.selected&&!e.state?.solved)a.selected=null;else return!1;return o([ve(e)]),c(),!0}return{canAct:g,
act:d,hint:f,onReply:k,onCard:h,onTake:x,onCell:b,onAnnounce:p,onLook:w,onLine:m,onNumber:M,onOpen:E,onCode:S,onBack:_,onSwap:()=>a.
selected&&d("swap",{seat:e.state?.viewer,card:a.selected}),onHint:()=>a.selected&&d("hint",{seat:e.state?.viewer,card:a.
selected}),onPass:()=>d("pass",{seat:e.state?.viewer}),onDraw:()=>d("draw",{seat:e.state?.viewer}),onNext:()=>d("next"),
onUndo:()=>d("undo",{seat:e.state?.viewer??null}),onLanguage(q){t.send("language",{lang:q}),c()}}}var st="seqnum:";var ot=new Map;function rt(e){try{return e(window.localStorage)}catch{return}}function Ne(){return(rt(t=>Object.keys(t).
filter(n=>n.startsWith(st)).map(fn).filter(n=>n!==null))??[...ot.values()]).sort((t,n)=>n.at-t.at)}function fn(e){try{let t=JSON.
parse(window.localStorage.getItem(e)??"");return Array.isArray(t.names)&&t.lines&&t.receipt?.tallies?t:null}catch{return null}}
function pn(e){let t=ot.get(e.game),n=t??rt(()=>fn(st+e.game)),s={...e,lines:{...n?.lines,...e.lines},at:Date.now()};ot.
set(s.game,s),t||no(s);let o=()=>rt(r=>(r.setItem(st+s.game,JSON.stringify(s)),!0));if(!o())for(let r=Ne();!o()&&r.length>
0;r.pop())it(r[r.length-1].game)}function no(e){Ne().filter(n=>n.game!==e.game).filter((n,s)=>s>=11||n.at<e.at-2592e6).forEach(
n=>it(n.game))}function it(e){rt(t=>t.removeItem(st+e))}var xt=e=>ot.get(e??"")??Ne().find(t=>t.game===e)??null,mn=({name:e,
lines:t})=>({name:e,text:Object.keys(t).sort((n,s)=>Number(n)-Number(s)).map(n=>`${t[n]}
`).join("")});function hn({onFile:e,onCopied:t,onClose:n}){let s=i("div",{class:"sq-receipt"}),o=i("button",{class:"sq-main sq-wide",type:"\
button",click:e}),r=Qe(t),c=i("p",{class:"sq-note",role:"status"}),l=i("button",{class:"sq-quiet",type:"button",click:n}),
u=i("section",{class:"sq-panel sq-kept"},s,o,r.node,c,l),a="";function g(d,f,k,h){U(c,h),v(c,{hidden:!h}),v(l,{hidden:!k}),
v(r.node,{hidden:!f?.code});let x=JSON.stringify([d.lang,f?.receipt,f?.code]);if(x===a||(a=x,v(u,{"aria-label":d.text("k\
eep.title")}),y(o,P("keep"),d.text("keep.title")),y(l,d.text("code.close")),r.update(d,d.text("keep.code"),f?.code??null),
v(s,{hidden:!f?.receipt.tallies.length}),!f))return;let{game:b,check:p,tallies:w}=f.receipt;y(s,i("p",{},d.text("keep.pa\
per")),...w.map(([m,M,E])=>i("p",{},d.nodes("keep.tally",{name:V(m),right:M,n:E}))),i("p",{class:"sq-letters"},d.nodes("\
keep.game",{game:i("b",{},b),check:i("b",{},p)})))}return{node:u,update:g,focus:()=>o.focus()}}function gn({known:e,isLost:t,act:n,hint:s,draw:o,onClose:r}){let{ui:c}=e,l=hn({onFile:f,onCopied:x,onClose:b}),u=null,a=null,
g=null,d=()=>pe(e)?xt(u):a;function f(){c.keeping=!0,c.coding=!1,pe(e)&&!t()?(n("file"),o()):d()?(tt(mn(d())),h()):s("ke\
ep.nothing")}function k(){let p=d();p&&(p.over||!pe(e))&&it(p.game)}function h(){k(),s("keep.done")}function x(p){p&&k(),
s(p?"keep.copied":"code.not_copied")}function b(){c.keeping=!1,a=null,o(),r()}return{node:l.node,focus:l.focus,keep:f,close:b,
onKept:h,has:()=>d()!==null,ids:()=>Ne().map(p=>p.game),update(){let p=pe(e)&&!t()?"":c.hint?.text??"";l.update(e.say,d(),
!pe(e)||e.state?.phase!=="over",p)},onNews(p){pn(p),{game:u}=p,o()},onDeal:()=>u=null,onSafe:p=>g=new Set(p),onLeft(p){a=
xt(p),f(),o(),l.focus()},isOpen:()=>a!==null,offers(){let p=e.state?.unfinished??[],w=Ne().filter(({game:m})=>g&&!g.has(
m)&&!p.some(M=>M.game===m));return[...p,...w.map(m=>({game:m.game,names:m.names,lost:!0}))]}}}function bn(){return{texts:{},say:Se({}),table:null,state:null,ui:{selected:null,confirm:null,asked:null,wrong:null,open:null,
coding:!1,code:null,keeping:!1,announced:!1,line:null,hint:null}}}function vn({table:e,ui:t},n){let s=n.hand.some(o=>o.id===
t.selected)?t.selected:null;Object.assign(t,{asked:null,confirm:null,open:null,hint:null,announced:!1,line:null,coding:!1,
code:null,keeping:!1}),t.selected=n.solved??s??(e?.printed?n.hand[0]?.id??null:null)}function xn(e,t){return e!==null&&e.
answered_last!==null&&t.answered_last===null&&e.chips===t.chips&&e.turn===t.turn}var kn=new Set(["hello","code","file"]);function yn(e,{seq:t,onStatus:n,onReply:s,onNews:o}){let r=Math.floor(Math.random()*
1073741824),c=new Map,l="ok",u,a=-1;function g(E){E!==l&&(l=E,n())}function d(){clearTimeout(u),u=c.size>0?setTimeout(f,
4e3,"waiting"):void 0}function f(E){u=setTimeout(f,8e3,"lost"),g(E),c.forEach(m)}function k(){d(),g("ok")}function h(E){
if(!c.delete(E))return!1;for(let[S,_]of c)S<E&&kn.has(_.type)?c.delete(S):S<E&&m(_);return!0}function x(E){if(E?.type===
"log"&&o(E),E?.type!=="reply")return;let S=h(E.id);k(),S&&s(E),queueMicrotask(()=>{E.seq<=Math.max(t(),a)||(a=E.seq,b(),
n())})}let b=()=>M("hello"),p=()=>document.visibilityState==="visible"&&b(),w=()=>{clearTimeout(u),g("lost")};function m(E){
try{e.send(E)}catch{w()}}function M(E,S={}){r+=1;let _={type:E,id:r,seq:t(),...S};c.set(r,_),u===void 0&&d(),m(_)}return e.
on("msg:custom",x),e.on("comm_live_update",b),e.on("comm:close",w),document.addEventListener("visibilitychange",p),{send:M,
alive:k,done:h,status:()=>l,busy:()=>[...c.values()].some(({type:E})=>!kn.has(E))||a>t()&&c.size>0,stop(){clearTimeout(u),
e.off("msg:custom",x),e.off("comm_live_update",b),e.off("comm:close",w),document.removeEventListener("visibilitychange",
p)}}}var so=["en","es","pt"];function ct(e){let t=i("select",{change:()=>e(t.value)}),n=i("label",{class:"sq-languages"},P("g\
lobe"),t),s="";function o(r){r.lang!==s&&(s=r.lang,v(t,{"aria-label":r.text("language")}),t.childElementCount===0&&y(t,...so.
map(c=>i("option",{value:c,lang:c},r.text(`languages.${c}`)))),t.value=r.lang)}return{node:n,update:o}}var oo=30,ro=200,io=0;function qn({onChoose:e,onNext:t}){let n=`sq-picker-${io+=1}`,s=i("p",{class:"sq-ask",id:n}),o=i("\
div",{class:"sq-robots"}),r=i("div",{class:"sq-numbers"}),c=i("input",{class:"sq-input sq-own-name",type:"text",maxlength:ro,
autocomplete:"off",dir:"auto"}),l=i("select",{class:"sq-input"}),u=i("div",{class:"sq-more"},c,l),a=i("div",{class:"sq-p\
icker",role:"group","aria-labelledby":n},s,o,r,u);c.addEventListener("input",()=>{e({kind:"person",name:c.value});for(let x of a.
querySelectorAll("input"))x.checked=!1}),l.addEventListener("change",()=>e({asks:Number(l.value)}));function g(x,{label:b,
checked:p,disabled:w=!1},...m){let M=i("input",{type:"radio",name:n,"aria-label":b,disabled:w,change:()=>d(x)});return M.
checked=p,i("label",{class:"sq-tile",title:b,click:E=>{E.target===M||w||(E.preventDefault(),d(x),t(x.name===""))}},M,...m)}
function d(x){x.name!==void 0&&(c.value=""),e(x),f(x.kind==="person")}function f(x){for(let b of[r,u])v(b,{hidden:!x&&!o.
hidden});v(o,{"data-small":x})}function k({say:x,lesson:b,row:p,side:w,place:m,taken:M,computers:E}){y(s,x.text(m===0?"l\
obby.who":m===1?"lobby.against":"lobby.too"));let S=b.asks?[0,1,2,3,4,5]:[1,2,3,4,5],_=b.asks?p.level:p.level||2,q=p.kind===
"person";v(o,{hidden:!E||m===0}),y(o,...S.map(A=>{let B=x.text(`lobby.level${A}`),H=i("i",{"aria-hidden":"true"},"●".repeat(
A)+"○".repeat(5-A));return g({kind:"computer",level:A},{label:B,checked:!q&&_===A},P(A?"robot":"friend"),i("span",{},B),
A>0&&H)}),g({kind:"person",name:""},{label:x.text("lobby.classmate"),checked:q&&!p.name},P("person"),i("span",{},x.text(
"lobby.classmate")))),f(q);let O=Array.isArray(b.pupils)?b.pupils:Array.from({length:b.pupils||oo},(A,B)=>String(B+1)),R=b.
login?[b.login,...O]:O;v(r,{"data-names":Array.isArray(b.pupils)}),y(r,...R.map(A=>{let B=q&&p.name===A,H=M.includes(A.toLowerCase());
return g({kind:"person",name:A},{label:A,checked:B,disabled:H},ne(w),i("bdi",{},A))})),v(c,{"aria-label":x.text("lobby.o\
wn_name"),placeholder:x.text("lobby.own_name")}),c.value=q&&!R.includes(p.name)?p.name:"",v(l,{hidden:b.levels.length===
0||!q,"aria-label":x.text("lobby.asks")}),b.levels.length!==0&&(y(l,...[...b.levels].sort().map(A=>i("option",{value:A},
x.text(`lobby.asks${A}`)))),p.asks??=b.levels[0],l.value=String(p.asks))}return{node:a,update:k,focus:()=>a.querySelector(
"input:checked, .sq-numbers input:enabled")?.focus()}}var co=["two_tries","retry","lose_turn","reveal","challenge","honour"];function wn(e){let t=i("summary",{}),n=i("select",
{class:"sq-input"}),s=i("select",{class:"sq-input"}),o=i("select",{class:"sq-input",change:e}),r=i("select",{class:"sq-i\
nput"}),c=i("input",{type:"checkbox"}),l=i("input",{class:"sq-input",type:"time"}),u=i("input",{type:"checkbox"}),a=i("i\
nput",{type:"checkbox"}),d=Object.fromEntries(Object.entries({policy:n,by:s,sides:o,screens:r,bell:l,check:c,hints:u,sound:a}).
map(([b,p])=>[b,i("label",{class:`sq-field-${b}`},i("span",{}),p)])),f=i("details",{class:"sq-teacher"},t,i("div",{class:"\
sq-fields"},...Object.values(d))),k="";function h(b,p){let w=k?x():p.options,m=JSON.stringify([p.asks,p.seats,p.options]),
{answer_policy:M,answer_by:E,check:S,hints:_,sides:q,ends_at:O,sound:R,screens:A}=m===k?w:p.options;k=m,y(t,b.text("lobb\
y.teacher"));for(let[z,K]of Object.entries(d))y(K.firstChild,b.text(`lobby.${z}`));for(let z of[d.policy,d.by,d.check,d.
hints])v(z,{hidden:!p.asks});let B=[...new Set(Object.values(p.seats).filter(z=>z.length>1).flat())];v(d.sides,{hidden:B.
length===0});let H=(z,K,X,re)=>{y(z,...X.map(te=>i("option",{value:te},K?b.text(`lobby.${K}_${te}`):String(te)))),z.value=
String(re??X[0]??"")};H(n,"policy",co,M),H(s,"by",["board","keypad"],E),H(o,"",B,q),H(r,"screens",p.asks?["shared","own",
"projector"]:["shared","own"],A),l.value=O??"",c.checked=S!==null,u.checked=_,a.checked=R}function x(){let b=!d.policy.hidden;
return{answer_policy:b?n.value:null,answer_by:b?s.value:null,check:b&&c.checked?"partner":null,hints:b&&u.checked,sides:o.
value?Number(o.value):null,ends_at:l.value||null,sound:a.checked,screens:r.value}}return{node:f,update:h,options:x}}function Sn(e,t){let n=i("div",{class:"sq-left"}),s="",o="",r=()=>{};function c(g,d,f){r=()=>c(g,d,f);let k=JSON.stringify(
[g.lang,d,f,s]);k!==o&&(o=k,y(n,...d.map(h=>h.game===s?u(g,h,f):l(g,h))))}function l(g,{game:d,names:f,lost:k}){let h=g.
text(k?"lobby.keep":"lobby.resume",{names:g.list(f.map(se))});return i("button",{class:"sq-quiet sq-resume",type:"button",
click:()=>a(d)},k&&P("keep"),h)}function u(g,{game:d,names:f,lost:k},h){let x=g.text("lobby.is_you",{n:f.length,names:g.
list(f.map(se))}),b=i("button",{class:"sq-main sq-yes",type:"button",click:()=>(a(""),(k?t:e)(d))},g.text("lobby.yes"));
return ie(b,!k&&!h),i("div",{class:"sq-confirm",role:"group","aria-label":x},i("span",{},x),b,i("button",{class:"sq-quie\
t",type:"button",click:()=>a("")},g.text("lobby.no")))}function a(g){s=g,r(),n.querySelector(".sq-yes, .sq-resume")?.focus()}
return{node:n,update:c}}var Mn=0,En=2,at=()=>({kind:"person",name:"",level:Mn,asks:null});function Nn({onStart:e,onResume:t,onKeep:n,onLanguage:s,
onCode:o,onReceive:r}){let c=[at(),{...at(),kind:"computer"}],l=0,u,a=null,g="",d=!1,f="",k=i("h2",{class:"sq-title"}),h=i(
"p",{class:"sq-how"}),x=Sn(t,n),b=i("ol",{class:"sq-players"}),p=i("button",{class:"sq-round",type:"button",click:C},P("\
swap")),w=i("button",{class:"sq-round sq-add",type:"button",click:T},P("add")),m=qn({onChoose:re,onNext:te}),M=i("button",
{class:"sq-quiet sq-paste",type:"button",click:o}),E=i("p",{class:"sq-note",role:"status"}),S=i("button",{class:"sq-main\
 sq-start",type:"submit"}),_=ct(s),q=wn(I),O=en(r),R=i("form",{class:"sq-setup",novalidate:!0,submit:z},i("div",{class:"\
sq-table"},b,i("div",{class:"sq-beside"},p,w)),m.node,S),A=ao(),B=i("div",{class:"sq-setup"},i("div",{class:"sq-setup-he\
ad"},k,_.node),h,x.node,R,O.node,E,i("div",{class:"sq-more"},q.node,M)),H=i("div",{class:"sq-lobby"},A,B);function z($){
if($.preventDefault(),S.getAttribute("aria-disabled"))return;let G=c.findIndex(Y=>!X(Y));if(d=G>=0,!d){e(c.map(K),a?.set?
null:q.options());return}l=G,I(),m.focus()}function K($){return $.kind==="person"?{kind:"person",name:$.name.trim(),...$.
asks?{asks:$.asks}:{}}:$.level===Mn&&a?.asks?{kind:"friend"}:{kind:"computer",level:$.level||En}}let X=$=>$.kind==="comp\
uter"||$.name.trim()!=="";function re($){Object.assign(c[l],$),d=!1,J()}function te($){let G=c.findIndex(Y=>!X(Y));$||(l=
G>=0?G:Math.min(l+1,c.length-1)),I()}function T(){c.push(at()),l=c.length-1,I(),m.focus()}function C(){c.unshift(c.pop()),
l=(l+1)%c.length,I()}function D(){let $=a?.seats[c.length]??[],G=a?.set?a.options.sides:q.options().sides;return G!==null&&
$.includes(G)?G:$[0]??2}let Z=$=>$.kind==="computer"?u.text(`lobby.level${F($)}`):$.name.trim(),F=$=>a?.asks?$.level:$.level||
En;function L($,G){let Y=G+1,ue=X($)?Z($):"";return i("li",{},i("button",{class:"sq-place",type:"button","aria-pressed":String(
G===l),"aria-label":u.text("lobby.place",{n:Y,name:ue?se(ue):u.text("lobby.nobody")}),"data-missing":d&&!ue,click:()=>{l=
G,I(),b.children[G]?.querySelector(".sq-place")?.focus()}},i("span",{class:"sq-token"},ne(G%D()),$.kind==="computer"&&P(
"robot")),ue?V(ue):i("span",{class:"sq-unknown"},"?")),c.length>2&&i("button",{class:"sq-round",type:"button","aria-labe\
l":u.text("lobby.remove",{n:Y}),click:()=>{c.splice(G,1),c.some(qe=>qe.kind==="person")||(c[0]=at()),l=Math.min(l,c.length-
1),I(),w.focus()}},P("close")))}function J(){y(b,...c.map(L)),v(R,{"data-ready":c.every(X)}),Q()}function I(){if(!a)return;
J();let $=Math.max(...Object.keys(a.seats).map(Number));v(w,{hidden:c.length>=$,"aria-label":u.text("lobby.add"),title:u.
text("lobby.add")}),v(p,{"aria-label":u.text("lobby.turn"),title:u.text("lobby.turn")});let G=c.filter((Y,ue)=>ue!==l);m.
update({say:u,lesson:a,row:c[l],side:l%D(),place:l,taken:G.filter(Y=>Y.kind==="person").map(Y=>Y.name.trim().toLowerCase()),
computers:G.some(Y=>Y.kind==="person")})}function Q(){U(E,f||(d?u.text("lobby.missing"):""))}function me($){u=$.say,a=$.
state?.lesson??null,f=$.refusal,_.update(u),ie(S,!$.canAct);let G=JSON.stringify([u.lang,a]);G!==g&&(g=G,y(k,u.text("lob\
by.title")),y(h,u.text(a?a.asks?"lobby.how":"lobby.how_cards":"lobby.door")),v(A,{hidden:a!==null&&!a.asks}),y(M,P("lett\
er"),u.text("lobby.code")),y(S,u.text("lobby.start")),v(R,{hidden:!a}),v(O.node,{hidden:a!==null}),v(M,{hidden:!a}),v(q.
node,{hidden:!a||a.set}),a&&q.update(u,a),O.update(u),I()),x.update(u,$.left,$.canAct),v(B,{hidden:$.coding}),Q()}return{
node:H,update:me,focusCode:()=>M.focus(),take:$=>_.node.before($)}}function ao(){let e=Array.from({length:25},(t,n)=>{let s=n%
6===0&&n!==12?0:[3,11,17].includes(n)?1:null,o=n===12?15:n*7%23+2;return i("i",{},s!==null&&ne(s),i("span",{},String(o)))});
return i("div",{class:"sq-picture","aria-hidden":"true"},...e,i("b",{},"8 + 7"))}function Tn(e){let t=i("p",{class:"sq-line"}),n=i("div",{class:"sq-verdict"}),s=i("div",{class:"sq-message"},t,n),o=de(),
r=de();function c({say:u,state:a,ui:g}){let d=g.hint??a?.verdict??null,f=d!==null&&d===a?.verdict&&d.tone!=="info"&&d.tone!==
"hint"&&a.answered_last!==null;r([d,f,u.lang],()=>{v(n,{"data-tone":d?.tone??null}),v(s,{"data-silent":d===null}),y(n,d&&
De(d.tone),d&&i("p",{},...Ue(d.text)),f&&i("button",{class:"sq-together",type:"button",click:e},u.text("helped.ask")))})}
function l(u,a){o([a,u.table?.deal,u.state?.phase,ve(u),u.say.lang],()=>{v(t,{"data-move":a!==null}),y(t,...un(u,a))}),c(
u)}return{node:s,update:l}}function On(e,t){let n=i("span",{}),s=i("button",{class:"sq-main",type:"button",click:e}),o=i("button",{class:"sq-quiet \
sq-keep",type:"button",click:t}),r=i("div",{class:"sq-notice",role:"alert"},P("plug"),n,s,o);function c(l,u,a){v(r,{hidden:l===
"ok"}),U(n,l==="ok"?"":u.text(`link.${l}`)),U(s,u.text("link.retry")),v(s,{hidden:l!=="lost"}),U(o,u.text("keep.title")),
v(o,{hidden:l!=="lost"||!a})}return{node:r,update:c}}var kt="seqnum-seat:",An="watch";function Ln(e){let t=new Map,n="",s=i("p",{class:"sq-big"}),o=i("div",{class:"sq-answer\
s"}),r=i("p",{class:"sq-told"}),c=i("section",{class:"sq-panel"},s,o,r),l=i("span",{}),u=i("button",{class:"sq-together",
type:"button",click:()=>g(null)}),a=i("span",{class:"sq-you"},l,u);function g(h){h===null?t.delete(n):t.set(n,h);try{h===
null?sessionStorage.removeItem(kt+n):sessionStorage.setItem(kt+n,h)}catch{}e()}function d(){try{return t.get(n)??sessionStorage.
getItem(kt+n)}catch{return t.get(n)??null}}function f(h,x){if(!h?.own||!x.views)return x;n=h.own;let{views:b,...p}=x,w=d(),
m=w===null?null:b[Number(w)];if(!m&&w!==An)return{...p,phase:"seat"};let M=m?Number(w):null,E={...p,...m};return{...E,phase:E.
check&&E.check.seat!==M?"play":E.phase,answered_last:E.answered_last===M?M:null}}function k({table:h,state:x,say:b}){if(v(
a,{hidden:!h.own||x.phase==="seat"}),!h.own)return;let p=V(h.seats[x.viewer??0].name);y(l,x.viewer===null?b.text("own.wa\
tching"):b.nodes("own.you",{name:p})),y(u,b.text("own.change")),y(s,b.text("own.ask")),y(r,b.text("own.honour")),!(x.phase!==
"seat"||o.lang===b.lang)&&(o.lang=b.lang,y(o,...h.seats.map(({name:w,kind:m},M)=>m==="person"&&i("button",{class:"sq-mai\
n",type:"button",click:()=>g(String(M))},b.nodes("handover.ready",{name:V(w)}))),i("button",{class:"sq-quiet",type:"butt\
on",click:()=>g(An)},b.text("own.watch"))))}return{node:c,bar:a,seen:f,update:k,focus:()=>o.firstElementChild?.focus()}}function Cn(e,t,n,s){let o=i("div",{class:"sq-backs","aria-hidden":"true"}),r=i("p",{class:"sq-big"}),c=i("button",{class:"\
sq-main sq-wide",type:"button",click:e}),l=i("div",{class:"sq-owed"}),u=i("button",{class:"sq-quiet",type:"button",click:s}),
a=i("button",{class:"sq-quiet",type:"button",click:n}),g=i("section",{class:"sq-panel sq-handover"},o,r,l,c,i("div",{class:"\
sq-answers"},u,a));function d({table:f,state:k,say:h}){let x=f.seats[k.turn],b=Math.min(k.cards[k.turn]??5,7);o.childElementCount!==
b&&y(o,...Array.from({length:b},(p,w)=>i("i",{style:`--sq-i:${w-(b-1)/2}`}))),v(g,{"aria-label":h.text("handover.pass",{
name:se(x.name)})}),y(r,h.nodes("handover.pass",{name:V(x.name)})),y(c,h.nodes("handover.ready",{name:V(x.name)})),y(a,h.
text("handover.elsewhere")),y(u,h.text("undo")),v(u,{hidden:!k.can_undo}),y(l,...k.owed.filter(p=>f.seats[p]?.kind==="pe\
rson").map(p=>i("button",{class:"sq-quiet",type:"button",click:()=>t(p)},h.nodes("draw.seat",{name:V(f.seats[p].name)}))))}
return{node:g,update:d,focus:()=>c.focus()}}function $n(e){let t=i("p",{class:"sq-big"}),n=i("p",{class:"sq-told"}),s=i(
"button",{class:"sq-main",type:"button",click:()=>e(!0)}),o=i("button",{class:"sq-quiet",type:"button",click:()=>e(!1)}),
r=i("section",{class:"sq-panel sq-check"},n,t,i("div",{class:"sq-answers"},s,o));function c({table:l,state:u,say:a}){let{
check:g}=u;if(!g)return;let d={by:l.seats[g.by].name,seat:l.seats[g.seat].name},f=g.cell===null?null:l.faces[g.cell];v(r,
{"aria-label":a.text("line.check",{name:se(d.seat)})}),y(n,a.nodes("check.ask",{name:V(d.by),card:ce(g.card),number:f?ce(
f):g.said})),y(t,a.nodes("line.check",{name:V(d.seat)})),y(s,a.text("check.yes")),y(o,a.text("check.no"))}return{node:r,
update:c,focus:()=>s.focus()}}var lo=44;function Dn(e,t){let n=i("div",{class:"sq-medal","aria-hidden":"true"}),s=i("p",
{class:"sq-big"}),o=i("p",{class:"sq-result"}),r=i("p",{class:"sq-saved"}),c=i("button",{class:"sq-quiet sq-wide",type:"\
button",click:e}),l=i("div",{},n,s,o),u=i("section",{class:"sq-panel sq-ending"},l,c,r);function a({table:g,state:d,say:f}){
let{winner:k}=d;v(u,{"data-won":k!==null}),t.parentNode!==u&&l.after(t),k===null?y(n):n.dataset.side!==String(k)&&(y(n,ne(
k),Ke()),n.dataset.side=String(k));let h=g.seats.filter(b=>b.side===k),x=i("span",{});f.list(h.map((b,p)=>`${p}`)).split(
"").forEach((b,p)=>{x.append(p%2===0?b:V(h[Number(b)].name))}),y(s,k===null?f.text("over.nobody"):f.nodes("over.winner",
{n:h.length,names:x})),y(o,..._n(g).map(b=>i("span",{class:"sq-tally"},i("span",{class:"sq-token"},ne(b)),String(d.made[b]??
0)))),v(o,{role:"img","aria-label":f.text("over.tally",{tally:f.list(_n(g).map(b=>String(d.made[b]??0)))})}),y(r,d.saved&&
f.nodes("over.saved",{file:i("code",{},i("bdi",{},d.saved))})),y(c,f.text("over.again"))}return{node:u,update:a,focus:()=>c.
focus()}}var _n=e=>[...new Set(e.seats.map(t=>t.side))].sort();function In(){return i("div",{class:"sq-confetti","aria-h\
idden":"true"},...Array.from({length:lo},(e,t)=>i("i",{style:`--sq-x:${t*37%100+.5};--sq-d:${t*53%100};--sq-r:${t*71%360}\
;--sq-c:${t%4}`})))}var uo={$:"math",r:"mrow",f:"mfrac",q:"msqrt",k:"mroot",p:"msup",b:"msub",c:"msubsup",u:"munder",t:"mtable",l:"mtr",d:"m\
td",n:"mn",o:"mo",i:"mi",x:"mtext"},Rn='"0.2222em"';function qt(e){let{hand:t=[],hands:n=null,recent:s=[],check:o=null,views:r}=e;
return{...mo,...e,hand:t.map(yt),hands:n&&n.map(c=>c.map(yt)),recent:s.map(zn),check:o&&zn(o),...r&&{views:r.map(fo)}}}var fo=e=>e&&
Object.fromEntries(Object.keys(e).map(t=>[t,qt(e)[t]])),zn=e=>({...e,card:e.card&&yt(e.card)});function yt(e){let t=e.mathml?
po(e.mathml):null,n=e.text??t?.replace(/<[^>]*>/g,"");return{kind:"face",spoken:n,caption:"",suit:null,tries:0,...e,text:n,
mathml:t}}function po(e){if(e.includes("<math"))return e;let t=[];return e.replace(/<(.)|>|(\d+)|&\w+;|./gsu,(n,s,o)=>{let r=t[0];
if(s)return t.unshift(uo[s]??"mo"),s==="s"?`<mo lspace=${Rn} rspace=${Rn}>`:`<${t[0]}>`;if(n===">")return`</${t.shift()}\
>`;if(!r||/^m(n|o|i|text)$/.test(r))return n;let c=o?"mn":/[a-z]/i.test(n)?"mi":"mo";return`<${c}>${n}</${c}>`})}var mo=Object.
fromEntries([..."verdict saved ends_in answered_last viewer must solved choosing turns_left winner answers lesson".split(
" ").map(e=>[e,null]),..."sequences owed forfeits unfinished".split(" ").map(e=>[e,[]]),..."can_pass last_round can_undo".
split(" ").map(e=>[e,!1])]);var Pn=900,ho=3600;function Hn(e){let t=[""],n=[],s=null,o=Pn,r;function c(){t.length===1?l():(t.shift(),s=n[n.length-t.
length],r=setTimeout(c,o)),e()}function l(){clearTimeout(r),t.splice(0,t.length-1),s=null}function u(f){t=[f.chips],n=f.
recent,l()}function a(f,k){clearTimeout(r);let h=Kt(n,k.recent);return t=Bt(f,t[0],k,h),n=k.recent,s=null,o=Math.min(Pn,
ho/t.length),t.length>1&&(r=setTimeout(c,o/2)),h}function g({verdict:f}){let k=d().filter(h=>h.cell!==null).pop();return k?
k.cell:f?.tone==="good"?f.cell:null}let d=()=>n.slice(0,n.length-(t.length-1));return{play:a,jump:u,finish:l,chips:()=>t[0],
told:()=>s,running:()=>t.length>1,shown:d,lastCell:g}}var go={chip:[[330,0,.09]],right:[[523,0,.14],[784,.1,.25]],wrong:[[233,0,.16],[196,.13,.25]],win:[[523,0,.18],[659,.14,
.18],[784,.28,.18],[1047,.42,.6]]},bo=.12;function Bn(){let e=null,t=i("button",{class:"sq-tool",type:"button","aria-pre\
ssed":"false",click:n},P("note"));function n(){e?r():(e=new AudioContext,v(t,{"aria-pressed":"true"}),s("chip"))}function s(c){
if(e)for(let[l,u,a]of go[c]){let g=new OscillatorNode(e,{type:"triangle",frequency:l}),d=new GainNode(e,{gain:bo}),f=e.currentTime+
u;d.gain.setTargetAtTime(0,f,a/4),g.connect(d).connect(e.destination),g.start(f),g.stop(f+a*2)}}function o(c,l){v(t,{"ar\
ia-label":c.text("sound"),title:c.text("sound"),hidden:l.sound===!1}),l.sound===!1&&r()}function r(){e?.close(),e=null,v(
t,{"aria-pressed":"false"})}return{node:t,play:s,update:o,stop:r}}function Fn(e,t){if(!e||e.phase==="start"||t.phase==="\
over"||jn(e)===jn(t))return null;let n=t.verdict?.tone;return n==="good"?"right":n==="wrong"||n==="reveal"?"wrong":e.chips===
t.chips?null:"chip"}var jn=({chips:e,turn:t,verdict:n,hand:s})=>JSON.stringify([e,t,n?.tone,n?.cell,s.map(({id:o,tries:r})=>[
o,r])]);var vo=/[\u00ad\u2066-\u2069]/g;function Kn(){let e=window.speechSynthesis,t=!1,n="en",s=i("button",{class:"sq-tool",type:"\
button",hidden:!e,"aria-pressed":"false",click:o},P("speaker"));function o(){t=!t,v(s,{"aria-pressed":String(t)}),t?r(s.
title):e?.cancel()}function r(c){let l=c.replace(vo,"").trim();if(!t||!e||!l)return;e.cancel();let u=new SpeechSynthesisUtterance(
l);u.lang=n,e.speak(u)}return{node:s,speak:r,update(c){n=c.lang,v(s,{"aria-label":c.text("speech"),title:c.text("speech")})},
stop(){t&&e?.cancel()}}}function Un({speech:e,sound:t,onHelp:n,onKeep:s,onCode:o,onLanguage:r}){let c=i("button",{class:"sq-tool",type:"button",
click:o},P("letter")),l=i("button",{class:"sq-tool sq-keep",type:"button",click:s},P("keep")),u=i("button",{class:"sq-to\
ol",type:"button",click:n},P("help")),a=ct(r),g=i("div",{class:"sq-tools"},u,t.node,e.node,l,c,a.node);function d({say:f,
table:k,ui:h}){v(c,{"aria-label":f.text("code.title"),title:f.text("code.title"),"aria-expanded":String(h.coding)}),v(l,
{"aria-label":f.text("keep.title"),title:f.text("keep.title")}),a.update(f),v(u,{"aria-label":f.text("help.title"),title:f.
text("help.title")}),e.update(f),k&&t.update(f,k)}return{node:g,update:d,take:f=>u.after(f),focusCode:()=>c.focus(),focusKeep:()=>l.
focus()}}function Gn(e){let t=i("input",{class:"sq-input",inputmode:"numeric",maxlength:4,autocomplete:"off"}),n=i("button",{class:"\
sq-main",type:"submit"}),s=i("p",{}),r=i("form",{class:"sq-printed",novalidate:!0,submit:l=>{l.preventDefault(),/^\d+$/.
test(t.value.trim())&&e(Number(t.value)),t.value=""}},t,n,s);function c({table:l,state:u,say:a}){let{turn:g}=u,d=l.seats.
length;v(t,{"aria-label":a.text("printed.label"),placeholder:a.text("printed.label")}),y(n,a.text("printed.show"));let f=[
1,2,3].map(k=>g+1+(k-1)*d).join(", ");y(s,a.nodes("printed.pile",{name:V(l.seats[g].name),numbers:f}))}return{node:r,update:c}}function Vn({hand:e,own:t,actions:n,code:s,result:o,act:r,known:c,onCode:l}){let u=Cn(()=>r("ready"),b=>r("draw",{seat:b}),
()=>l(!0),()=>r("undo",{seat:c.state?.viewer??null})),a=$n(b=>r("check",{seat:c.state?.check?.seat,agrees:b})),g=Dn(()=>r(
"again"),o.node),d={seat:t,handover:u,check:a,over:g},f=Gn(b=>r("card",{seat:c.state?.viewer,number:b})),k=i("div",{class:"\
sq-tray"});function h(b){let{table:p,state:w,say:m,ui:M}=c;if(!p||!w)return!1;let E=he(b)!==null,S={table:p,state:w,say:m};
t.update(S),p.printed&&f.update(S),w.phase==="handover"&&u.update(S),w.phase==="check"&&a.update(S),w.phase==="over"&&g.
update(S);let _=d[w.phase],q=M.coding?[s]:M.keeping&&w.phase!=="over"?[o.node]:_?[_.node]:p.printed?[f.node,e.node,n]:[e.
node,n];return q[0]===k.firstElementChild?!1:(y(k,...q),E&&!M.coding)}function x(b){(c.ui.keeping?o:d[c.state?.phase??""]??
e).focus(b)}return{node:k,update:h,focus:x}}var xo=2500,ko=100,yo=340,Wn=["table","state","texts"];function Jn(e,t){let n=bn(),{ui:s}=n,o=Number.NaN,r="null",c=Number.
NaN,l,u,a,g=Xt(t.ownerDocument),d=Kn(),f=Bn(),{announce:k,node:h}=Yt(d.speak),x=i("div",{class:"sq-root"},h),b=Ye(x,t.ownerDocument),
p=Hn(()=>{p.told()&&f.play("chip"),ye()}),w=yn(e,{seq:()=>n.state?.seq??0,onStatus:ye,onReply:$,onNews:N=>S.onNews(N)}),
m=dn({known:n,link:w,clock:g,replay:p,announce:k,speak:d.speak,draw:ye,wait:Zn,onKept:()=>S.onKept()}),{act:M,canAct:E}=m,
S=gn({known:n,isLost:()=>w.status()==="lost",act:M,hint:m.hint,draw:ye,onClose:()=>pe(n)&&T.focusKeep()}),_=Xe(),q=Ge(m.
onCell),O=an(qe),R=Jt({...m,onOpen:je}),A=Nn({onStart:(N,j)=>M("start",{players:N,options:j,lang:n.say.lang,utc_offset:-new Date().
getTimezoneOffset()}),onReceive:N=>M("receive",{code:N}),onResume:N=>M("resume",{game:N}),onKeep:S.onLeft,onLanguage:m.onLanguage,
onCode:()=>we(!0)}),B=Zt({onReceive:N=>M("receive",{code:N}),onCopied:N=>m.hint(N?"code.copied":"code.not_copied"),onClose:()=>we(
!1)}),H=Ln(()=>{o=Number.NaN,Q()}),z=Vn({hand:O,own:H,actions:R.node,code:B.node,result:S,act:M,known:n,onCode:we}),K=Tn(
()=>M("helped",{seat:n.state?.answered_last})),X=On(()=>w.send("hello"),S.keep),re=nn(()=>w.send("hello")),te=on(N=>M("p\
enalty",{side:N})),T=Un({speech:d,sound:f,onHelp:()=>m.hint("help.text"),onKeep:S.keep,onCode:()=>we(!s.coding),onLanguage:m.
onLanguage}),C=rn({own:H.bar,bell:re.node,talk:te.node,tools:T.node}),D=i("div",{class:"sq-game"},_.node,q.node,K.node,z.
node,C.node);t.append(x);let Z=Ze(x,t),F=We(x,Te),L=tn(O.node,{cardOf:N=>O.buttonOf(N),cellOf:N=>q.indexOf(N),onTake:N=>m.
onTake(n.state?.hand[O.indexOf(N)]),onDrop:m.onCell}),J=!1,I=()=>{w.alive(),J||queueMicrotask(Q),J=!0};for(let N of Wn)e.
on(`change:${N}`,I);function Q(){J=!1;let N=e.get("texts")??{};N!==n.texts&&Object.assign(n,{texts:N,say:Se(N)}),n.table=
e.get("table")??null;let j=e.get("state")??null,W=j&&H.seen(n.table,qt(j));if(W&&n.state&&W.seq<n.state.seq)return;W?.answers&&
w.done(W.answers);let ae=JSON.stringify(W),ee=W!==null&&ae!==r,ge=Y()&&q.indexOf(he(x))>=0;ee&&me(W,n.table?.deal!==o),r=
ae,ye(),ee&&ge&&oe(n)&&ue()}function me(N,j){let{say:W,table:ae,state:ee}=n;if(n.state=N,o=ae?.deal??Number.NaN,!ae||N.phase===
"start"){Object.assign(s,{coding:!1,hint:null});return}let ge=ee&&!j?p.play(ae,N):[];(!ee||j||$e())&&p.jump(N),vn(n,N),j&&
S.onDeal(),xn(ee,N)&&(s.hint={tone:"info",text:W.text("helped.done"),cell:null}),B.clear(),G(N.verdict),N.verdict?.tone!==
"hint"&&g.restart();let be=s.hint??N.verdict,Ae=Fn(ee,N);Ae&&!(Ae==="chip"&&p.running())&&f.play(Ae),k([...ge.map(ut=>Pe(
W,ae,ut)),be?.spoken??be?.text??"",ve(n)])}function $(N){N.safe&&S.onSafe(N.safe),m.onReply(N)}function G(N){clearTimeout(
l),s.wrong=N&&N.tone!=="good"?N.cell:null,s.wrong!==null&&(l=setTimeout(()=>{s.wrong=null,ye()},xo))}let Y=()=>he(x)?.matches(
":focus-visible")??!1;function ue(){oe(n)&&xe(n)&&!s.open&&!n.state?.choosing?q.focusOpen():oe(n)&&n.state?.choosing?R.focus():
z.focus()}function qe(N){let j=Y();m.onCard(N),j&&s.selected===N.id&&!s.open&&!w.busy()&&ue()}function je(N){let j=he(x);
m.onOpen(N)&&!N&&j&&O.focus()}function we(N){let j=he(x);m.onCode(N);let W=pe(n);N?B.focus(W):j&&W?T.focusCode():j&&A.focusCode()}
function Te(N,j){if(N.key==="Escape"){if(s.coding)we(!1);else if(s.keeping)S.close();else if(s.open)je(null),k([ve(n)]);else if(m.
onBack())!s.selected&&q.indexOf(j)>=0&&O.focus();else if(!b.leave())return Je(x),!1;return!0}return Pt(N.key,j,q,O)}function Oe(N,j){
let{say:W}=n,ae=p.chips(),ee=w.status()!=="lost",ge=oe(n)&&ee,be=oe(n)?xe(n):null,Ae=z.update(x),ut=!s.coding&&(s.keeping||
j.phase==="over")?"tray":!ee&&S.has()?"notice":null;v(D,{"data-phase":j.phase,"data-mine":oe(n),"data-removing":be?.kind===
"remove","data-kept":ut}),_.update({table:N,state:j,say:W}),B.update({say:W,code:s.code,playing:!0,canAct:E(),refusal:""}),
S.update(),q.update({table:N,state:j,say:W,chips:ae,sequences:Ft(N,j,ae),last:p.lastCell(j),selected:be,asked:s.asked,confirm:s.
confirm,wrong:s.wrong,canAct:ge,line:ln(n)}),ke(n)?O.update({state:{...j,must:null,solved:null},say:W,selected:be,canAct:ee}):
O.update({state:j,say:W,selected:be,canAct:ge}),R.update({table:N,state:j,say:W,selected:be,canAct:ge,open:s.open,announced:s.
announced,mine:oe(n)}),T.update(n),re.update(j,W),te.update(N,j,W),K.update(n,p.told()),C.update(n,p.shown()),lt(j),Ae&&
z.focus(0)}function lt(N){N.phase!=="over"||p.running()||c===o||(c=o,N.winner!==null&&f.play("win"),N.winner!==null&&!$e()&&
(a=setTimeout(Yn,yo)))}function Yn(){D.querySelector(".sq-confetti")?.remove(),D.append(In())}function Xn(){let N=s.hint?.
text??"";A.update({say:n.say,state:n.state,canAct:E(),refusal:N,coding:s.coding||S.isOpen(),left:S.offers()}),B.update({
say:n.say,code:null,playing:!1,canAct:E(),refusal:N}),s.coding?B.node.parentNode!==A.node&&A.node.append(B.node):B.node.
remove(),S.update(),S.isOpen()?S.node.parentNode!==A.node&&A.node.append(S.node):S.node.remove()}function Zn(){v(x,{"dat\
a-busy":w.busy()}),clearTimeout(u),u=setTimeout(ye,ko)}function ye(){clearTimeout(u),O.prepare(x,n.state?.hand??[]);let N=he(
x),{table:j,state:W,say:ae}=n,ee=pe(n)?D:A.node;if(v(x,{lang:ae.lang,"data-printed":j?.printed??!1,"data-link":w.status(),
"data-busy":w.busy()}),X.update(w.status(),ae,S.has()),b.update(ae),ee===D?Oe(j,W):Xn(),ee.parentNode!==x){let ge=ee===D?
A.node:D,be=ee===D&&ge.parentNode===x;ge.remove(),x.append(ee),(ee===D?K.node:A.node).append(X.node),(ee===D?T:A).take(b.
node),be&&requestAnimationFrame(()=>x.scrollIntoView({block:"nearest"}))}N&&!he(x)&&ee===D&&!s.coding&&ue()}return Q(),w.
send("hello",{games:S.ids(),...n.state?.phase==="start"?{code:Qt()}:{}}),()=>{p.finish(),[l,u,a].forEach(clearTimeout);for(let N of Wn)
e.off(`change:${N}`,I);for(let N of[w,g,d,f,re,b])N.stop();F(),L(),Z(),x.remove()}}var na={render({model:e,el:t}){return e.get("moments")?Wt(e,t):Jn(e,t)}};export{na as default};
