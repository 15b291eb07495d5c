var cs="http://www.w3.org/2000/svg";function b(e,t){for(let[n,s]of Object.entries(t))if(typeof s=="function")e.addEventListener(
n,s);else if(s==null||s===!1)e.removeAttribute(n);else{let o=s===!0?"":String(s);e.getAttribute(n)!==o&&e.setAttribute(n,
o)}}function i(e,t={},...n){let s=document.createElement(e);return b(s,t),q(s,...n),s}function q(e,...t){if(t.length===1&&
typeof t[0]=="string")return W(e,t[0]);e.replaceChildren(...t.filter(n=>n||n===""))}function ae(){let e;return(t,n)=>{let s=JSON.
stringify(t);s!==e&&(e=s,n())}}function de(e,t,...n){let s=document.createElementNS(cs,e);return b(s,t),s.append(...n),s}
function W(e,t){e.textContent!==t&&(t&&e.childNodes.length===1&&e.firstChild instanceof Text?e.firstChild.data=t:e.textContent=
t)}function be(e){let t=e.getRootNode().activeElement;return t&&e.contains(t)?t:null}function ce(e,t){b(e,{"aria-disable\
d":t?"true":null})}var Tt=40,Mt=1.1,as=.3;function je(e,t,n=()=>{}){let s=new Set;function o(){let r=[...s].filter(a=>e.contains(a));r.forEach(
a=>a.classList.add("sq-measured"));let c=r.map(At);r.forEach(a=>a.classList.remove("sq-measured")),r.forEach((a,u)=>{let l=c[u];
l&&(s.delete(a),t(a,l))}),r.length&&n()}return new ResizeObserver(o).observe(e),{add:r=>{s.add(r)},fit:o}}function Ot(e,t){
t.forEach(o=>o.classList.add("sq-measured"));let n=i("div",{class:"sq-probe","aria-hidden":"true"},...t);e.append(n);let s=t.
map(At);return n.remove(),s}function At(e){let t=u=>u.offsetWidth/Tt;if(e.offsetWidth===0)return null;let n=e.offsetHeight/
Tt/e.getBoundingClientRect().height,s=u=>Math.max(Mt,u.getBoundingClientRect().height*n),o=u=>s(u)+(u.querySelector("mfr\
ac")?as:0),r=[...e.querySelectorAll(".sq-piece")],c=u=>[...u.querySelectorAll(".sq-piece")].map(t),a=[...e.querySelectorAll(
".sq-clause")].map(c);return{clauses:a.length?a:[[t(e)]],heights:r.length?r.map(u=>u.firstElementChild?o(u.firstElementChild):
Mt):[s(e)],isAmount:r.length>0&&!e.querySelector("math")}}function Be(e,t,n){let s=Math.max(...e.flat());for(;ls(s,e,n)>
t;)s*=1.03;return s}function ls(e,t,n){let s=0,o=e;for(let r of t){let c=r.reduce((a,u)=>a+n+u,-n);c>e&&(o=e);for(let a of c>
e?r:[c])o+n+a>e?[s,o]=[s+1,a]:o+=n+a;c>e&&(o=e)}return s}function Lt(e,t){let n=[],s=e;return t.forEach((o,r)=>{s+o>e?[n[n.
length],s]=[[r],o]:(n[n.length-1].push(r),s+=o)}),n}var us={wide:.85,high:.72},ds={wide:.94,high:.88},fs=.26/8,ps=1.2,ms=.23/8,hs=4,gs=.35,bs=.8,vs=.97,xs=.25/8,ks={wide:.9,
high:.84};function _t(e,t,n){let s=ys(t),[o,r]=[fs*n,xs*n],c=l=>qs(s,l,ms*n,t.isAmount?o:1/0),a=c((l,g)=>ws(l,g,o)),u=c(
(l,g)=>Ss(l,g,r));e.style.setProperty("--sq-fit",String(a.size)),e.style.setProperty("--sq-column",String(a.width)),e.style.
setProperty("--sq-fit-chip",String(u.size)),e.style.setProperty("--sq-column-chip",String(u.width)),e.toggleAttribute("d\
ata-beyond",u.isBeyond)}function ys({clauses:e,heights:t}){return Array.from({length:Math.min(hs,e.flat().length)},(n,s)=>{
let o=Be(e,s+1,0),r=Lt(o,e[0]).reduce((c,a)=>c+Math.max(...a.map(u=>t[u])),0);return{width:o,height:r}})}function qs(e,t,n,s){
return e.map(({width:o,height:r})=>({...t(o,r),width:o})).reduce((o,r)=>r.size>o.size*(o.size<n?1:ps)&&o.size<s?r:o)}function ws(e,t,n){
return{size:Math.max(dt(us,e,t),Math.min(n,dt(ds,e,t))),isBeyond:!1}}function Ss(e,t,n){let s=t-gs,o=Math.min(bs/Math.hypot(
e,s),vs/(e+s)),r=Math.min(n,dt(ks,e,t));return{size:Math.max(o,r),isBeyond:r>o}}function dt({wide:e,high:t},n,s){return Math.
min(e/n,t/s)}var Es="http://www.w3.org/1998/Math/MathML",Ns=new Set("math mrow mn mo mi mtext ms mspace mfrac msqrt mroot msup msub m\
subsup mover munder munderover mtable mtr mtd mpadded mphantom mstyle".split(" ")),Ts=new Set("mathvariant stretchy form\
 lspace rspace width height depth linethickness displaystyle scriptlevel accent".split(" "));function le({mathml:e,text:t,
suit:n}){return n?i("span",{class:"sq-playing","data-suit":n},i("span",{},t.slice(0,-1)),i("span",{class:"sq-pip-sign"},
t.slice(-1))):e&&Ls(e)||i("span",{},t)}function $t(e){let[t,...n]=e.mathml&&!e.suit?Rt(e.mathml):[],s=t instanceof Element&&
!n.length?Os(t).map(r=>Ce("math",...r)):Ms(e.text);if(s.length<2)return le(e);let o=s.map(r=>i("span",{class:"sq-piece"},
r));return i("span",{class:"sq-terms sq-clause","aria-hidden":"true"},...o.flatMap((r,c)=>c?[i("wbr",{}),r]:[r]))}var Ms=e=>/\d/.
test(e)?e.split(/(?<=\u00a0|\d[.,\u202f](?=\d{3}))/):[];function Os(e){if((e.textContent??"").length<zt)return[];let t=[
[]];for(let n of Dt(e)){let s=t[t.length-1],o=n.localName==="mo"&&/^[+−]$/.test(n.textContent??"");(ft(n)&&s.length>0&&
s.every(a=>ft(a)||a.localName==="mo")||o&&s.length)&&t.push([]);let c=$e(n);o&&t.length>1&&c.setAttribute("form","infix"),
t[t.length-1].push(c)}return t}function Dt(e){return[...e.children].flatMap(t=>t.localName==="mrow"&&!ft(t)?Dt(t):[t])}var ft=e=>e.
localName==="mrow"&&e.firstElementChild?.localName==="mo"&&(e.firstElementChild.textContent??"")==="(",_e=new Map,As=1e3;
function Ls(e){return _e.size>As&&_e.clear(),_e.has(e)||_e.set(e,_s(e)),_e.get(e)?.cloneNode(!0)??null}function _s(e){let t=Rt(
e);return t.length===0?null:t.length===1&&t[0]instanceof Element?Rs($e(t[0])):Ds(Cs(t))}function Cs(e){let t=[[]],n=!0;for(let s of e){
let o=()=>t[t.length-1],r=()=>o()[o().length-1];if(s instanceof Element){let c={text:"",math:s};r()&&(!n||$s(s)&&!r().some(
({math:a})=>a))?r().push({text:n?Hs:""},c):o().push([c]),n=!1;continue}for(let c of(s.textContent??"").split(/(\s+)/)){if(/^\s*$/.
test(c)){c&&r()&&/[,;:…]$/.test(r()[r().length-1].text)&&t.push([]),n||=c!=="";continue}!n&&r()?r().push({text:c}):o().
push([{text:c}]),n=!1}}return t.filter(s=>s.length)}var $s=e=>!e.querySelector("mtable")&&(e.textContent??"").length<zt;
function Ds(e){let t=e.map(n=>{let s=n.map(o=>i("span",{class:"sq-piece"},...o.map(({text:r,math:c})=>c?$e(c):r)));return i(
"span",{class:"sq-clause"},...s.flatMap((o,r)=>r?[" ",o]:[o]))});return i("span",{class:"sq-phrase","aria-hidden":"true"},
...t.flatMap((n,s)=>s?[" ",n]:[n]))}function Rt(e){let n=[...new DOMParser().parseFromString(`<p>${e}</p>`,"application/\
xml").documentElement.childNodes];return n.every(s=>!(s instanceof Element)||s.localName==="math")?n:[]}function Rs(e){return e.
setAttribute("aria-hidden","true"),e}function $e(e){let t=e.querySelector(zs)!==null;if(t&&e.localName==="msqrt")return Ct(
"root",...e.children);let n=e.localName==="mrow"&&t&&Is[e.firstElementChild?.textContent??""];if(n)return Ct(n,...[...e.
children].filter(o=>o.localName!=="mo"||!/^[()|{]$/.test(o.textContent??"")));let s=Ce(e.localName);for(let{name:o,value:r}of e.
attributes)Ts.has(o)&&s.setAttribute(o,r);e.textContent==="∫"&&s.setAttribute("class","sq-integral");for(let o of e.childNodes)
o instanceof Element?s.append($e(o)):o.nodeType===Node.TEXT_NODE&&s.append(o.textContent??"");return s}function Ct(e,...t){
let n=t.map($e),s=n.length===1&&n[0].localName==="mtable"?n[0]:Ce("mtable");return n.includes(s)||s.append(Ce("mtr",Ce("\
mtd",...n))),s.setAttribute("class",`sq-fenced-${e}`),s}function Ce(e,...t){let n=document.createElementNS(Es,Ns.has(e)?
e:"mtext");return n.append(...t),n}var Is={"(":"round","|":"straight","{":"left"},zs="mfrac, mtable";function It(e){if(pt(
e))return Array.from(e.replaceAll(Ht,"")).length*.9;let t=e.replace(/(\d+)\/(\d+)/g,(s,o,r)=>o.length>r.length?o:r);return Array.
from(t.replaceAll(" ","")).length+.4*(t.length-t.replaceAll(" ","").length)}var zt=7,Hs=" ",Ht="­",pt=e=>new RegExp("^\
\\p{L}{3,}","u").test(e);function Pt(e){let t=e.split(Ht);return Math.max(4.9,...t.map((n,s)=>n.length*.95+(s<t.length-1?
.4:0)))}function Te(){return matchMedia("(prefers-reduced-motion: reduce)").matches||document.visibilityState==="hidden"}var Ps={good:"check",wrong:"again",reveal:"bulb",hint:"bulb",info:"info"},mt=["M50 5a45 45 0 1 1 0 90a45 45 0 1 1 0-90z",
"M42.2 5.4a11 11 0 0 1 15.6 0L94.6 42.2a11 11 0 0 1 0 15.6L57.8 94.6a11 11 0 0 1-15.6 0L5.4 57.8a11 11 0 0 1 0-15.6z","M\
26 9h48a17 17 0 0 1 17 17v48a17 17 0 0 1-17 17H26A17 17 0 0 1 9 74V26A17 17 0 0 1 26 9z"],Fs={check:"M5 12.5l4.5 4.5L19 \
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
return de("svg",{class:`sq-chip sq-side${e%mt.length}`,viewBox:"0 0 100 100","aria-hidden":"true"},de("path",{class:"sq-\
chip-edge",d:t,transform:"translate(0 5)"}),de("path",{class:"sq-chip-body",d:t}),de("path",{class:"sq-chip-rim",d:t,transform:"\
translate(50 50) scale(.83) translate(-50 -50)"}))}function H(e){return de("svg",{class:"sq-icon",viewBox:"0 0 24 24","a\
ria-hidden":"true"},de("path",{d:Fs[e]}))}var De=e=>H(Ps[e]);function Ke(){return de("svg",{class:"sq-star",viewBox:"0 0\
 100 100","aria-hidden":"true"},de("path",{d:"M50 12l11.2 24.6 26.8 3-19.9 18.2 5.4 26.5L50 71 26.5 84.3l5.4-26.5L12 39.\
6l26.8-3z"}))}var ht=60;function Me(e){let t=String(e.lang??"en"),n=new Intl.PluralRules(t),s=new Intl.ListFormat(t,{type:"conjunction"});
function o(a,u){let l=e[a]??a;return typeof l=="string"?l:l[n.select(Number(u.n))]??l.other}function r(a,u={}){return o(
a,u).replace(/\{(\w+)\}/g,(l,g)=>String(u[g]??""))}function c(a,u){let l=document.createDocumentFragment();return o(a,u).
split(/\{(\w+)\}/).forEach((g,d)=>{if(d%2===0)l.append(g);else{let f=u[g]??"";l.append(f instanceof Node?f:String(f))}}),
l}return{lang:t,text:r,nodes:c,list:a=>s.format(a)}}function Ft(e){let t=Array.from(String(e).slice(0,4*ht));return t.length>
ht?`${t.slice(0,ht).join("")}…`:t.join("")}function Y(e){return i("bdi",{class:"sq-name"},Ft(e))}function oe(e){return`\
⁨${Ft(e)}⁩`}function Ue(e){return e.split(/\^(\([^()]*\)|−?[\p{L}\d.,]*[\p{L}\d])/u).map((n,s)=>s%2?i("sup",{},n.replace(
/^\((.*)\)$/,"$1")):n)}function Re(e,t,n){return e.list(t.filter(s=>s.side===n).map(s=>oe(s.name)))}function Ie(e,t,n){return n===
null?e.text("over.nobody"):e.text("over.winner",{n:t.filter(s=>s.side===n).length,names:Re(e,t,n)})}function Ge(e){let t=de("svg",{class:"sq-bands","aria-hidden":"true",preserveAspectRatio:"none"}),n=i("div",{class:"sq-g\
rid",role:"grid"}),s=i("div",{class:"sq-board"},n,t),o=[],r=[],c=[],a=null,u="",l="",g="",d=0,f=1,x=je(s,(h,k)=>_t(h,k,f));
function p(h){if(h===a)return;a=h;let k=JSON.stringify([h.deal,h.rows,h.cols,h.faces]);if(k===u)return;u=k,f=h.cols,l="",
c=[],g="-",d=h.faces.findIndex(N=>N!==null),s.style.setProperty("--sq-rows",String(h.rows)),s.style.setProperty("--sq-co\
ls",String(h.cols)),s.style.setProperty("--sq-ratio",String(h.cols/h.rows)),b(t,{viewBox:`0 0 ${h.cols} ${h.rows}`}),o=h.
faces.map((N,M)=>{let E=i("button",{type:"button",class:"sq-space",click:()=>e(M)});if(N===null)q(E,i("span",{class:"sq-\
face"},Ke()));else{let A=i("span",{class:"sq-face"},$t(N));q(E,A);let C=!N.suit&&!pt(N.text);b(E,{"data-suit":N.suit??null,
"data-number":C}),C?x.add(A):E.style.setProperty("--sq-len",String(Pt(N.text)))}return b(E,{"data-free":N===null}),E.addEventListener(
"focus",()=>m(M)),E}),r=o.map(()=>i("div",{role:"gridcell",class:"sq-cell"}));let y=Array.from({length:h.rows},(N,M)=>r.
slice(M*f,(M+1)*f));q(n,...y.map(N=>i("div",{role:"row",class:"sq-row"},...N))),o.forEach((N,M)=>b(N,{tabindex:M===d?0:-1})),
w(r)}function w(h,k=0){if(h!==r)return;let y=Te()?h.length:k+2*f;h.slice(k,y).forEach((N,M)=>N.append(o[k+M])),x.fit(),y<
h.length&&requestAnimationFrame(()=>w(h,y))}function m(h){h!==d&&(b(o[d],{tabindex:-1}),d=h,b(o[d],{tabindex:0}))}function v(h){
let{table:k,state:y,say:N,chips:M,sequences:E,selected:A}=h;p(k),b(n,{"aria-label":N.text("board")});let C=new Set(E.flatMap(
z=>z.cells)),G=l!=="",P=N.lang+JSON.stringify(k.seats);o.forEach((z,R)=>{let B=Oe(M,R),I=Oe(l,R);(B!==I||l==="")&&(z.querySelector(
".sq-chip")?.remove(),B!==null&&z.prepend(ne(B)),b(z,{"data-side":B,"data-new":G&&B!==null,"data-gone":G&&B===null&&I!==
null}));let j=A!==null&&Ve(A,y,k,M,C,R)!==null,X={"data-locked":C.has(R),"data-last":h.last===R,"data-asked":h.asked===R,
"data-confirm":h.confirm===R,"data-wrong":h.wrong===R,"data-line":h.line.includes(R),"data-out":j&&A.kind==="remove"},O=!h.
canAct||j,_=[B,O,...Object.values(X)].join()+P;c[R]!==_&&(c[R]=_,b(z,{"aria-label":js(h,R,B,X["data-locked"],X["data-las\
t"]),...X}),ce(z,O))}),l=M,S(E,k,y)}function S(h,k,y){let N=JSON.stringify([h,y.winner]);if(N===g)return;let M=g==="-"?null:
t.childElementCount;g=N,t.replaceChildren(...h.map(({side:E,cells:A},C)=>{let P=`M${[Math.min(...A),Math.max(...A)].map(
z=>`${z%k.cols+.5} ${Math.floor(z/k.cols)+.5}`).join("L")}`;return de("g",{class:`sq-band sq-side${E%3}`,"data-new":M!==
null&&C>=M,"data-won":y.winner===E},de("path",{class:"sq-band-edge",d:P}),de("path",{class:"sq-band-body",d:P}))}))}return{
node:s,update:v,count:()=>o.length,columns:()=>f,indexOf:h=>o.indexOf(h),focusOpen(){let h=k=>k&&!k.getAttribute("aria-d\
isabled");this.focus(h(o[d])?d:Math.max(0,o.findIndex(h)))},focus(h=d){m(h),o[h]?.focus()}}}function Oe(e,t){let n=e[t];
return n===void 0||n==="."?null:Number(n)}function Ve(e,t,n,s,o,r){if(n.faces[r]===null)return"hint.free";let c=Oe(s,r);
return e.kind==="remove"?c===null?"hint.nothing_there":c===n.seats[t.turn]?.side?"hint.own_chip":o.has(r)?"hint.locked":
null:c===null?null:n.replaces&&c!==n.seats[t.turn]?.side?o.has(r)?"hint.locked":null:!n.asks||e.kind==="wild"?"hint.take\
n":"hint.taken_number"}function jt(e,t,n){let s=new Set(t.sequences.flatMap(o=>o.cells));return n.faces.some((o,r)=>Ve(e,
t,n,t.chips,s,r)===null)}function js({table:e,say:t},n,s,o,r){let c=e.faces[n],a={row:Math.floor(n/e.cols)+1,col:n%e.cols+
1,face:c?.spoken??""};if(c===null)return t.text("cell.free",a);if(s===null)return t.text(r?"cell.open_last":"cell.open",
a);let u=o?"cell.locked":"cell.chip";return t.text(r?`${u}_last`:u,{...a,names:Re(t,e.seats,s)})}var Bs=new Set(["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End"]);function We(e,t){function n(o){let r=o.composedPath()[0];
if(!(!r.nodeType||!e.contains(r))&&!(o.ctrlKey||o.altKey||o.metaKey||o.key==="Tab")){if(o.key==="Escape"){if(!t(o,r))return;
o.preventDefault()}else Bs.has(o.key)&&!Ks(r)&&t(o,r)&&o.preventDefault();o.stopPropagation()}}let s=e.ownerDocument.defaultView;
return s?.addEventListener("keydown",n,!0),()=>s?.removeEventListener("keydown",n,!0)}function Ks(e){return e.matches("i\
nput, select, textarea")}function ze(e,t,n,s){let o=t%n,r=t-o,c=Math.min(r+n,s)-1;switch(e){case"ArrowLeft":return Math.
max(r,t-1);case"ArrowRight":return Math.min(c,t+1);case"ArrowUp":return t-n<0?t:t-n;case"ArrowDown":return t+n>=s?t:t+n;case"\
Home":return r;default:return c}}function Bt(e,t,n,s){let o=n.indexOf(t),r=s.indexOf(t);return o>=0?n.focus(ze(e,o,n.columns(),
n.count())):r>=0&&s.focus(ze(e,r,e==="ArrowUp"||e==="ArrowDown"?s.columns():s.count(),s.count())),o>=0||r>=0}function Je(e){
let t=e.parentNode;for(;t;){let s=t;if(s.hasAttribute?.("tabindex")){s.focus();return}t=s.host??t.parentNode}let{activeElement:n}=e.
getRootNode();n?.blur()}function Ut(e,t){return t.kind!=="place"?`move.${t.kind}`:!e.asks||!t.card?"move.place_plain":t.card.kind==="wild"?"move\
.wild":"move.place"}function Ae(e,t,n){let s=n.cell===null?null:t.faces[n.cell];return e.nodes(Ut(t,n),{name:Y(t.seats[n.
seat]?.name??""),card:n.card?le(n.card):"",number:s?le(s):""})}function He(e,t,n){let s=Ut(t,n),o=n.cell===null?null:t.faces[n.
cell];return e.text(s.startsWith("move.place")||s==="move.wild"?s.replace("move.","heard."):s,{name:oe(t.seats[n.seat]?.
name??""),card:n.card?.spoken??"",number:o?.spoken??""})}function Gt(e,t,n,s){let o=[],r=n.chips;for(let c of[...s].reverse()){
if(o.unshift(r),c.cell===null)continue;let a=Oe(t,c.cell),u=c.kind==="place"&&a===e.seats[c.seat]?.side?".":String(a??".");
r=r.slice(0,c.cell)+u+r.slice(c.cell+1)}return[r,...o]}function Vt(e,t,n){return t.sequences.filter(({side:s,cells:o})=>o.
every(r=>e.faces[r]===null||Oe(n,r)===s))}function Wt(e,t){return t.length<e.length&&t.every((o,r)=>Kt(o,e[r]))?[]:e.every(
(o,r)=>Kt(o,t[r]))?t.slice(e.length):t}var Kt=(e,t)=>e.seat===t?.seat&&e.kind===t.kind&&e.cell===t.cell;var Jt={width:1280,height:680};function Ye(e,t){let n=t.defaultView,s=i("button",{class:"sq-tool",type:"button","aria-pr\
essed":"false",click:r},H("grow")),o=!1;function r(){o?a():c()}async function c(){o=!0;try{await e.requestFullscreen()}catch{
e.popover="manual",e.showPopover()}l(),s.focus()}function a(){o=!1,u()&&t.exitFullscreen(),e.removeAttribute("popover"),
l(),s.focus()}let u=()=>e.getRootNode().fullscreenElement===e;function l(){let p=Math.max(1,Math.min(n.innerWidth/Jt.width,
n.innerHeight/Jt.height));b(s,{"aria-pressed":String(o)}),b(e,{"data-large":o}),e.style.setProperty("zoom",o?String(p):""),
e.style.setProperty("--sq-tall",o?`${Math.floor(n.innerHeight/p)-28}px`:"")}let g=!1,d=()=>{g&&!u()&&o&&a(),g=u()},f=()=>o&&
l(),x=p=>o&&p.key==="Escape"&&!p.composedPath().includes(e)&&a();return t.addEventListener("fullscreenchange",d),n.addEventListener(
"resize",f),n.addEventListener("keydown",x),{node:s,leave(){if(o)a();else return!1;return!0},update(p){b(s,{"aria-label":p.
text("screen"),title:p.text("screen")})},stop(){t.removeEventListener("fullscreenchange",d),n.removeEventListener("resiz\
e",f),n.removeEventListener("keydown",x)}}}function Xe(){let e=i("ul",{class:"sq-seats"}),t=ae(),n=ae(),s=[];function o({table:r,state:c,say:a}){t([r.seats,a.lang],
()=>{b(e,{"aria-label":a.text("players"),"data-count":r.seats.length}),s=r.seats.map(x=>Us(x,a)),q(e,...s.map(x=>x.node))});
let{phase:u,turn:l,made:g,cards:d,winner:f}=c;n([r.seats,r.goals,r.to_win,u,l,g,d,f,a.lang],()=>{s.forEach((x,p)=>x.update(
{table:r,state:c,say:a},p))})}return{node:e,update:o}}function Us(e,t){let n=e.kind==="person"?null:t.text(`seat.${e.kind}`),
s=i("span",{class:"sq-hidden"}),o=i("span",{class:"sq-pips","aria-hidden":"true"}),r=i("li",{class:`sq-seat sq-side${e.side%
3}`},i("span",{class:"sq-token",title:n},ne(e.side),n&&H("robot")),i("span",{class:"sq-who"},Y(e.name),s,o)),c=ae();function a({
table:u,state:l},g){let d=l.made[e.side]??0,f=u.goals[e.side]??u.to_win,x=l.phase!=="over"&&g===l.turn,p=t.text("seat.ca\
rds",{n:l.cards[g]??0}),w=t.text("seat.made",{n:d,goal:f});b(r,{"aria-current":x?"true":null,"data-won":l.winner===e.side}),
W(s,t.list([n,x?t.text("seat.to_move"):null,p,w].filter(m=>m!==null))),c([d,f],()=>{b(o,{title:w}),q(o,...Gs(d,f))})}return{
node:r,update:a}}function Gs(e,t){return Array.from({length:Math.max(e,t)},(n,s)=>i("i",{class:s<e?"sq-pip sq-pip-full":
"sq-pip"}))}var Yt="(prefers-color-scheme: dark)";function Vs(e){let t=e.getAttribute("data-jp-theme-light");if(t!==null)return t===
"false";let n=e.getAttribute("data-theme")??e.getAttribute("theme");if(n==="dark"||n==="light")return n==="dark";let{classList:s}=e;
return["dark","vscode-dark","vscode-high-contrast"].some(o=>s.contains(o))?!s.contains("vscode-high-contrast-light"):["l\
ight","vscode-light","vscode-high-contrast-light"].some(o=>s.contains(o))?!1:null}function Ws(e){let t=e.ownerDocument,n=[];
for(let o=e;o;o=o.host??o.parentNode)n.push(o);for(let o of[...n,t.body,t.documentElement]){let r=o?.nodeType===Node.ELEMENT_NODE?
Vs(o):null;if(r!==null)return r}let s=getComputedStyle(t.documentElement).colorScheme;return s.includes("dark")&&(!s.includes(
"light")||matchMedia(Yt).matches)}function Ze(e,t){let n=t.ownerDocument,s=matchMedia("print"),o=matchMedia(Yt),r=()=>{e.
dataset.sqTheme=!s.matches&&Ws(t)?"dark":"light"},c=new MutationObserver(r);for(let a of[n.documentElement,n.body])c.observe(
a,{attributes:!0});for(let a of[s,o])a.addEventListener("change",r);return r(),()=>{c.disconnect();for(let a of[s,o])a.removeEventListener(
"change",r)}}var Xt=({answer:e,tone:t})=>e?.chosen?"replay.answer":t==="hint"?"replay.hint":"replay.given_back";function Zt(e,t){let n=Me(
e.get("texts")),s=e.get("table"),o=e.get("moments"),r=0,c=Ge(()=>{}),a=Xe(),u=i("div",{class:"sq-hidden",role:"status","\
aria-live":"polite"}),l=i("p",{class:"sq-line"}),g=i("div",{class:"sq-verdict"}),d=i("input",{type:"range",min:0,max:o.length-
1,value:0,class:"sq-slider",input:()=>I(Number(d.value))}),f=i("p",{class:"sq-count"}),x=i("ol",{class:"sq-steps"}),p=o.
flatMap((O,_)=>O.answer||O.move?[P(O,_)]:[]),w=(O,_)=>{let K=n.text(`replay.${O}`);return i("button",{type:"button",class:"\
sq-round",click:()=>I(_()),"aria-label":K,title:K},H(O))},m=w("first",()=>0),v=w("back",()=>r-1),S=w("next",()=>r+1),h=w(
"last",()=>o.length-1),k=i("section",{class:"sq-panel sq-history","aria-label":n.text("replay.title")},i("div",{class:"s\
q-steering"},m,v,d,S,h),i("div",{class:"sq-where"},f),x),y=i("div",{class:"sq-game"},a.node,c.node,i("div",{class:"sq-me\
ssage"},l,g),i("div",{class:"sq-tray"},k)),N=i("div",{class:"sq-root",lang:n.lang,"data-link":"ok"},u,y),M=Ye(N,t.ownerDocument);
M.update(n),f.after(M.node),b(d,{"aria-label":n.text("replay.slider")}),b(x,{"aria-label":n.text("replay.steps")}),q(x,...p.
map(({node:O})=>O)),t.append(N);let E=Ze(N,t),A=We(N,(O,_)=>{if(O.key==="Escape")return M.leave()?!0:(Je(N),!1);let K=c.
indexOf(_);if(K>=0)c.focus(ze(O.key,K,s.cols,s.faces.length));else if(k.contains(_)){let V=x.contains(_);I(ze(O.key.replace(
"Up","Left").replace("Down","Right"),r,o.length,o.length)),V&&G().press.focus()}else return!1;return!0}),C=()=>n.text("r\
eplay.step",{n:r,all:o.length-1}),G=()=>p.filter(({index:O})=>O<=r).pop()??p[0];function P(O,_){let{answer:K,move:V}=O,U=K?.
seat??V?.seat??0,L=K?.correct===!1?"wrong":K?.correct?"good":null,Z=i("li",{}),D=i("button",{type:"button",class:"sq-ste\
p","data-tone":L,click:()=>I(_)});return D.append(i("span",{class:"sq-token"},ne(s.seats[U]?.side??0)),i("span",{},z(O))),
L&&D.append(De(L)),b(D,{"aria-label":R(O)}),Z.append(D),{node:Z,press:D,index:_}}function z(O){let{answer:_,move:K}=O;if(K&&
(_===null||_.correct))return Ae(n,s,K);if(_){let V=_.cell===null?null:s.faces[_.cell];return n.nodes(Xt(O),{name:Y(s.seats[_.
seat].name),card:le(_.card),number:V?le(V):_.chosen})}return document.createTextNode(K?He(n,s,K):"")}function R(O){let{answer:_,
move:K}=O,V=_?.cell??K?.cell??null,U=V===null?null:s.faces[V],L=[];if(K&&(_===null||_.correct))L.push(He(n,s,K));else if(_){
let Z=Xt(O).replace(/answer$/,"answered");L.push(n.text(Z,{name:oe(s.seats[_.seat].name),card:_.card.spoken,number:U?.spoken??
_.chosen}))}return V!==null&&L.push(n.text("replay.at",{row:Math.floor(V/s.cols)+1,col:V%s.cols+1})),typeof _?.correct==
"boolean"&&L.push(n.text(_.correct?"replay.good":"replay.wrong")),L.join(" ")}function B(O){let _=R(O)||(O.said?"":n.text(
r===0?"replay.deal":"replay.code")),K=O.over&&r===o.length-1?Ie(n,s.seats,O.winner):"";return[be(N)===d?"":`${C()}.`,_,O.
spoken,K].filter(Boolean).join(" ")}function I(O){r=Math.max(0,Math.min(o.length-1,O)),j(),W(u,B(o[r]))}function j(){let O=o[r],
_=O.sequences.map(([D,ee])=>({side:D,cells:ee})),K=O.over?"over":"play",V=O.answer?.seat??O.move?.seat??O.turn,U={...O,sequences:_,
phase:K,turn:V,viewer:null},L=O.answer?.cell??O.move?.cell??null,Z=O.answer?.correct===!1?L:null;b(y,{"data-phase":K}),a.
update({table:s,state:U,say:n}),c.update({table:s,state:U,say:n,chips:O.chips,sequences:_,last:Z===null?L:null,selected:null,
asked:null,confirm:null,wrong:Z,canAct:!1,line:[]}),O.over&&r===o.length-1?W(l,Ie(n,s.seats,O.winner)):r===0?W(l,n.text(
"replay.deal")):O.answer||O.move?q(l,z(O)):W(l,n.text("replay.code")),b(g,{"data-tone":O.said?O.tone:null}),q(g,O.said?De(
O.tone):null,O.said?i("p",{},...Ue(O.said)):null),d.value=String(r),b(d,{"aria-valuetext":C()}),W(f,C());for(let D of[m,
v])ce(D,r===0);for(let D of[S,h])ce(D,r===o.length-1);for(let{press:D,index:ee}of p)b(D,{"aria-current":ee===r?"step":null,
tabindex:D===G()?.press?0:-1}),ee===r&&X(D)}function X(O){let _=O.offsetTop-x.offsetTop;(_<x.scrollTop||_+O.offsetHeight>
x.scrollTop+x.clientHeight)&&(x.scrollTop=_-x.clientHeight/2)}return j(),()=>{M.stop(),A(),E(),N.remove()}}var Js=200,Ys=/[√πa-z]/,Xs=["√","π","^"];function Qt({onNumber:e,onSwap:t,onPass:n,onOpen:s,onAnnounce:o,onDraw:r,
onNext:c,onUndo:a,onLook:u,onLine:l,onHint:g}){let d=i("div",{class:"sq-actions"}),f=he("sq-quiet",()=>s("number")),x=he(
"sq-quiet",()=>s("swap")),p=he("sq-quiet sq-hint",g),w=he("sq-quiet",t),m=he("sq-quiet",o),v=he("sq-main",r),S=he("sq-qu\
iet",c),h=he("sq-quiet",a),k=i("div",{class:"sq-lines",role:"group"}),y=he("sq-main",n),N=i("input",{class:"sq-input",type:"\
text",maxlength:Js,autocomplete:"off",spellcheck:"false",enterkeyhint:"done"}),M=j("−"),E=j("/"),A=Xs.map(j),C=i("butt\
on",{class:"sq-main",type:"submit"}),G=he("sq-round",()=>s(null)),P=i("form",{class:"sq-entry",submit:U=>{U.preventDefault(),
N.value.trim()?e(N.value.trim()):N.focus()}},i("span",{class:"sq-keys"},N,M,E,...A),C,G),z=i("span",{}),R=he("sq-main",t),
B=he("sq-round",()=>s(null)),I=i("div",{class:"sq-confirm",role:"group"},z,R,B);function j(U){return i("button",{class:"\
sq-key",type:"button",click:()=>{N.setRangeText(U,N.selectionStart??0,N.selectionEnd??0,"end"),N.focus()}},U)}let X=null,
O={};function _(U,L){let Z=U.choosing?.lines.length??0;b(k,{"aria-label":L.text("choice.label")}),!(k.childElementCount===
Z&&k.lang===L.lang)&&(k.lang=L.lang,q(k,...Array.from({length:Z},(D,ee)=>i("button",{class:"sq-main",type:"button",click:()=>l(
ee),focus:()=>u(ee),mouseenter:()=>u(ee)},L.text("choice.line",{n:ee+1})))))}function K(U,L){O={table:U,texts:L},q(f,L.text(
U.answer_by==="keypad"?"number.open_first":"number.open")),q(x,L.text("swap.open")),q(y,L.text("pass"));let Z=U.faces.some(
D=>D&&Ys.test(D.text))?"text":"decimal";b(N,{placeholder:L.text("number.label"),"aria-label":L.text("number.label"),inputmode:Z}),
A.forEach(D=>D.hidden=!U.faces.some(ee=>ee?.text.includes(D.textContent??""))),b(M,{"aria-label":L.text("number.minus")}),
b(E,{"aria-label":L.text("number.slash")}),q(C,L.text("number.say")),q(G,"×"),b(G,{"aria-label":L.text("cancel")}),q(z,
L.text("swap.ask")),q(R,L.text("swap.yes")),q(B,"×"),b(B,{"aria-label":L.text("cancel")}),b(I,{"aria-label":L.text("swa\
p.ask")}),q(p,H("bulb"),L.text("ask_hint")),q(w,L.text("swap.dead")),q(m,L.text("announce.open")),q(v,L.text("draw.mine")),
q(S,L.text("draw.go_on")),q(h,L.text("undo"))}function V({table:U,state:L,say:Z,selected:D,canAct:ee,open:fe,announced:$,
mine:J}){let Q=D?.kind==="face"&&U.asks&&L.solved!==D.id,me=D?.kind==="face"&&L.solved!==D.id;(U!==O.table||Z!==O.texts)&&
K(U,Z),b(m,{"aria-pressed":D?String($):null}),_(L,Z);for(let ve of[f,x,p,w,m,y,C,R])ce(ve,!ee);let ye=L.viewer!==null&&L.
owed.includes(L.viewer),Ee=ye&&!J&&U.seats[L.turn]?.kind!=="person";fe==="number"&&X!=="number"&&(N.value="");let Ne=(L.
choosing?[k]:fe==="number"&&Q?[P]:fe==="swap"&&Q?[I]:[Q&&f,Q&&x,Q&&U.hints&&p,me&&!U.asks&&!U.dice&&w,J&&U.announce&&m,L.
can_pass&&y,ye&&v,Ee&&S,L.can_undo&&h]).filter(Boolean);(Ne.length!==d.children.length||Ne.some((ve,lt)=>d.children[lt]!==
ve))&&q(d,...Ne),fe!==X&&(fe==="number"&&N.focus(),fe==="swap"&&B.focus()),X=fe}return{node:d,update:V,focus:()=>d.querySelector(
"button")?.focus()}}function he(e,t){return i("button",{class:e,type:"button",click:t})}function en(e){let t=i("div",{class:"sq-hidden",role:"status","aria-live":"polite"});function n(s){let o=s.filter(Boolean).
join(" ");t.textContent=t.textContent===o?`${o} `:o,e(o)}return{node:t,announce:n}}var gt=e=>Math.max(0,Math.round(e/100)/10);function tn(e){let t=performance.now(),n=t,s=0,o=null,r=()=>{o??=performance.
now()},c=()=>{o!==null&&(s+=performance.now()-o),o=null},a=()=>e.visibilityState==="hidden"?r():c(),{defaultView:u}=e;return u?.
addEventListener("blur",r),u?.addEventListener("focus",c),e.addEventListener("visibilitychange",a),{restart(){t=n=performance.
now(),s=0,o!==null&&(o=t)},pick(){n=performance.now()},times(){let l=performance.now(),g=s+(o===null?0:l-o);return{to_card:gt(
n-t),to_answer:gt(l-n),focus_lost:gt(g)}},stop(){u?.removeEventListener("blur",r),u?.removeEventListener("focus",c),e.removeEventListener(
"visibilitychange",a)}}}function Qe(e){let t=i("textarea",{class:"sq-input",rows:1,readonly:!0,focus:()=>t.select()}),n=i("button",{class:"sq-ma\
in",type:"button",click:o}),s=i("div",{class:"sq-give"},t,n);function o(){t.value&&(t.focus(),t.select(),e(t.ownerDocument.
execCommand("copy")))}function r(c,a,u){t.value!==(u??"")&&(t.value=u??""),b(t,{"aria-label":a}),q(n,c.text("code.copy")),
ce(n,u===null)}return{node:s,update:r,focus:()=>n.focus()}}var Zs=1e5;function nn({onReceive:e,onCopied:t,onClose:n}){let s=i("p",{class:"sq-big"}),o=i("p",{class:"sq-saved"}),r=Qe(
t),c=i("textarea",{class:"sq-input",rows:2,maxlength:Zs,autocomplete:"off",spellcheck:"false"}),a=i("button",{class:"sq-\
main",type:"submit"}),u=i("p",{class:"sq-note",role:"status"}),l=i("button",{class:"sq-quiet",type:"button",click:n}),g=i(
"form",{class:"sq-give",submit:f},c,a),d=i("section",{class:"sq-panel sq-code"},s,o,r.node,g,u,l);function f(p){p.preventDefault(),
!a.getAttribute("aria-disabled")&&(c.value.trim()?e(c.value):c.focus())}function x({say:p,code:w,playing:m,canAct:v,refusal:S}){
b(d,{"aria-label":p.text("code.title")}),W(s,p.text("code.title")),W(o,p.text("code.open")),b(r.node,{hidden:!m}),r.update(
p,p.text("code.own"),w),b(c,{"aria-label":p.text("code.theirs"),placeholder:p.text("code.theirs")}),q(a,p.text("code.tak\
e")),q(l,p.text("code.close")),W(u,m?"":S),b(u,{hidden:m}),ce(a,!v)}return{node:d,update:x,clear(){c.value=""},focus:p=>(p?
r:c).focus()}}var Qs=/openlesson\d[0-9A-Za-z]+/,eo=1e5;function sn(){let e=window;for(;;){let n=[e.location.href,e.performance.getEntriesByType(
"navigation")[0]?.name??""].map(s=>Qs.exec(s)?.[0]).find(Boolean);if(n)return n;if(e.parent===e)return null;e=e.parent;try{
e.location.href}catch{return null}}}function on(e){let t=i("textarea",{class:"sq-input",rows:2,maxlength:eo,autocomplete:"\
off",spellcheck:"false"}),n=i("button",{class:"sq-main",type:"submit"}),s=i("form",{class:"sq-door",submit:o},t,n);function o(c){
c.preventDefault(),t.value.trim()?e(t.value):t.focus()}function r(c){b(t,{"aria-label":c.text("lobby.class_code"),placeholder:c.
text("lobby.class_code")}),q(n,c.text("lobby.open"))}return{node:s,update:r}}var to=6;function rn(e,{cardOf:t,cellOf:n,onTake:s,onDrop:o}){let r=null,c=null,a=null;function u(v){let h=e.getRootNode().
elementFromPoint(v.clientX,v.clientY)?.closest("button")??null;return h&&n(h)>=0?h:null}function l(v){let S=v.button===0&&
v.pointerType!=="touch"?t(v.target):null;S&&(m(),r={card:S,x:v.clientX,y:v.clientY,id:v.pointerId,ghost:null},a=v.view,a?.
addEventListener("pointermove",g),a?.addEventListener("pointerup",p))}function g(v){if(!r||v.pointerId!==r.id)return;let[
S,h]=[v.clientX-r.x,v.clientY-r.y];if(!r.ghost){if(Math.hypot(S,h)<to)return;if(!s(r.card))return m();r.ghost=x(r.card)}
let k=f(r.card);r.ghost.style.transform=`translate(${S/k}px, ${h/k}px) rotate(2deg)`,d(u(v))}function d(v){v!==c&&(c&&b(
c,{"data-over":null}),c=v,c&&b(c,{"data-over":!0}))}let f=v=>v.currentCSSZoom??1;function x(v){let S=v.cloneNode(!0),h=v.
getBoundingClientRect();S.removeAttribute("tabindex"),S.removeAttribute("aria-label"),b(S,{"aria-hidden":"true","data-gh\
ost":!0});let k=y=>`${y/f(v)}px`;return Object.assign(S.style,{left:k(h.left),top:k(h.top),width:k(h.width),height:k(h.height)}),
e.append(S),S}function p(v){if(!r||v.pointerId!==r.id)return;let S=r.ghost?u(v):null;r.ghost&&w(),m(),S&&o(n(S))}function w(){
let v=S=>S.stopPropagation();e.addEventListener("click",v,!0),setTimeout(()=>e.removeEventListener("click",v,!0))}function m(){
a?.removeEventListener("pointermove",g),a?.removeEventListener("pointerup",p),r?.ghost?.remove(),r=null,d(null)}return e.
addEventListener("pointerdown",l),e.addEventListener("pointercancel",m),m}var no=300;function cn(e){let t=i("span",{class:"sq-bell"}),n=[],s=-1,o="";function r(a,u){if(a.seq===s)return;s=a.seq,n.
forEach(clearTimeout);let l=a.ends_in;if(o="",n=[],l===null)return;n=(a.last_round?[l]:[l-no,l]).filter(f=>f>0).map(f=>setTimeout(
e,f*1e3+500));let d=new Intl.DateTimeFormat(u.lang,{hour:"2-digit",minute:"2-digit"}).format(Date.now()+l*1e3);o=u.text(
"bell.ends",{time:d})}function c(a,u){r(a,u);let l=a.turns_left===null?"":u.text("bell.turns",{n:a.turns_left}),g=a.last_round&&
a.phase!=="over";W(t,g?u.text("bell.last"):[o,l].filter(Boolean).join(" · ")),b(t,{"data-last":g})}return{node:t,update:c,
stop:()=>n.forEach(clearTimeout)}}function an(){let e=i("div",{class:"sq-open"}),t=ae();function n(o,r,c){let a=(r.hands??
[]).map((u,l)=>({cards:u,seat:l})).filter(({cards:u,seat:l})=>l!==r.viewer&&u.length);t([a,o.deal,c.lang],()=>s(o,c,a))}
function s(o,r,c){q(e,...c.map(({cards:a,seat:u})=>{let l=o.seats[u].name,g=r.text("open.hand",{name:oe(l)});return i("d\
iv",{role:"group","aria-label":g},i("span",{class:"sq-token"},ne(o.seats[u].side)),...a.map(d=>i("span",{class:"sq-mini"},
d.text?le(d):r.text(`card.${d.kind}`))))}))}return{node:e,update:n}}function ln(e){let t=!1,n=i("button",{class:"sq-quie\
t",type:"button",click:()=>c(!t)}),s=i("span",{class:"sq-sides",role:"group"}),o=i("div",{class:"sq-talk"},n,s),r=ae();function c(l){
t=l,b(s,{hidden:!t}),b(n,{"aria-expanded":String(t)})}function a(l,g,d){b(o,{hidden:!l.talk||g.phase==="over"}),r([l.seats,
d.lang],()=>u(l,d))}function u(l,g){W(n,g.text("talk.open")),b(s,{"aria-label":g.text("talk.ask")}),q(s,...l.goals.map((d,f)=>i(
"button",{class:"sq-round",type:"button","aria-label":g.text("talk.side",{names:Re(g,l.seats,f)}),click:()=>{c(!1),e(f)}},
ne(f))))}return c(!1),{node:o,update:a}}var so=3;function un({own:e,bell:t,talk:n,tools:s}){let o=i("span",{class:"sq-stock"}),r=i("span",{class:"sq-goal"}),c=i(
"ol",{class:"sq-feed"}),a=an(),u=ae(),l=i("div",{class:"sq-foot"},i("p",{class:"sq-facts"},e,t,o,r),s,a.node,c,n);function g({
say:f,table:x,state:p},w){if(!x||!p)return;let m=w.slice(-so);u([m,p.stock,x.deal,f.lang],()=>d(x,p,f,m)),a.update(x,p,f)}
function d(f,x,p,w){let m=!f.dice&&!f.printed;q(o,m&&H("deck"),m&&p.text("stock",{n:x.stock})),W(r,p.text("goal",{n:f.to_win,
line:f.line})),q(c,...w.map(v=>{let S=i("span",{class:"sq-token"},ne(f.seats[v.seat]?.side??0));return i("li",{},S,Ae(p,
f,v))})),b(c,{"aria-label":p.text("moves")})}return{node:l,update:g}}var oo=15,ro=8,io=15,co=3,ao=.26;function fn(e){let t=i("div",{class:"sq-hand",role:"toolbar"}),n=new Map,s=[],o=0,r=0,c=new Map,
a=je(t,u,g);function u(p,{clauses:w}){p.style.setProperty("--sq-em",String(Be(w,co,ao)))}function l(p,w){let m=w.filter(
S=>S.mathml&&!c.has(bt(S)));if(!m.length)return;let v=m.map(S=>i("span",{class:"sq-sum"},le(S)));Ot(p,v).forEach((S,h)=>S&&
c.set(bt(m[h]),S))}function g(){let p=t.querySelectorAll(".sq-sum"),w=Math.max(0,...[...p].map(v=>Number(v.style.getPropertyValue(
"--sq-em")))),m=v=>w*oo<=(r-ro*(v-1))/v-io;r&&b(t,{"data-long":m(3)?null:m(2)||"very","data-short":m(5)})}new ResizeObserver(
()=>{r=t.clientWidth,g()}).observe(t);let d=()=>s.map(p=>n.get(p.id).button);function f(p){o=Math.max(0,Math.min(p,s.length-
1)),d().forEach((w,m)=>b(w,{tabindex:m===o?0:-1}))}function x({state:p,say:w,selected:m,canAct:v}){s=p.hand,b(t,{"aria-l\
abel":w.text("hand"),"data-count":s.length});let S=new Set(s.map(h=>h.id));for(let[h,{button:k}]of n)S.has(h)||(k.remove(),
n.delete(h));s.forEach((h,k)=>{let y=n.get(h.id);y||(y={button:i("button",{type:"button",style:`animation-delay:${45*k}m\
s`,click:()=>e(s.find(({id:A})=>A===h.id)??h),focus:()=>f(s.findIndex(({id:A})=>A===h.id))}),drawn:"",sum:i("span",{class:"\
sq-sum"}),formula:""},n.set(h.id,y));let N=JSON.stringify([h,w.lang]);if(N!==y.drawn){y.drawn=N,lo(y.button,h,w,y.sum);let E=bt(
h);if(E!==y.formula){y.formula=E,q(y.sum,le(h));let A=c.get(E);A?u(y.sum,A):h.mathml&&a.add(y.sum)}}t.children[k]!==y.button&&
t.insertBefore(y.button,t.children[k]??null);let M=et(p,h)!==null;b(y.button,{"aria-pressed":m?.id===h.id?"true":"false",
"data-barred":M}),ce(y.button,!v||M)}),f(o),g(),a.fit()}return{node:t,prepare:l,update:x,indexOf:p=>d().indexOf(p),buttonOf:p=>d().
find(w=>w.contains(p))??null,focus(p=o){f(p),d()[o]?.focus()},count:()=>s.length,columns(){let p=d().map(w=>w.offsetTop);
return Math.max(1,p.filter(w=>w===p[0]).length)}}}var bt=e=>JSON.stringify([e.mathml,e.text,e.suit]);function et(e,t){return e.
solved?e.solved===t.id?null:"hint.solved":e.must===null||e.must.includes(t.id)?null:"hint.must"}function lo(e,t,n,s){let o=t.
tries>0?n.text("card.try",{n:t.tries+1}):t.caption;if(b(e,{class:`sq-card sq-card-${t.kind}`,"data-tried":t.tries>0,"dat\
a-name":!t.mathml&&!t.suit}),t.kind==="face"){let u=[t.spoken,t.tries>0?n.text("card.try",{n:t.tries+1}):""].filter(Boolean);
return e.style.setProperty("--sq-len",String(Math.max(5,It(t.text)))),b(e,{"aria-label":u.join(", "),"data-suit":t.suit??
null}),dn(e,s,o)}let r=n.text(`card.${t.kind}`),c=n.text(`card.${t.kind}_does`),a=t.kind==="wild"?"+":"−";if(t.text)return b(
e,{"aria-label":`${t.spoken}, ${c}`,"data-suit":t.suit??null}),dn(e,s,c);q(e,i("span",{class:"sq-sign","aria-hidden":"tr\
ue"},a),i("b",{},r)," ",i("small",{},c))}function dn(e,t,n){e.firstElementChild!==t&&q(e,t);let s=t.nextElementSibling;n&&
s?W(s,n):n?e.append(i("small",{},n)):s?.remove()}function tt({name:e,text:t}){let n=URL.createObjectURL(new Blob([t],{type:"application/jsonl"})),s=document.createElement(
"a");s.href=n,s.download=e,s.click(),setTimeout(()=>URL.revokeObjectURL(n),6e4)}var pe=({table:e,state:t})=>e!==null&&t!==null&&t.phase!=="start",re=({state:e})=>e?.phase==="play"&&e.viewer!==null&&e.
viewer===e.turn&&!e.check,we=({state:e,ui:t})=>e?.hand.find(n=>n.id===t.selected)??null,Pe=({table:e,state:t},n)=>e?.answer_by===
"keypad"&&n.kind==="face"&&t?.solved!==n.id,vt=e=>{let{state:t}=e;return!!t&&!re(e)&&t.phase==="play"&&t.viewer!==null&&
t.owed.includes(t.viewer)},Se=({state:e})=>e?.phase==="play"&&e.viewer!==null&&e.forfeits.includes(e.viewer);function pn({
state:e,ui:t}){return e?.check?e.check.cell===null?[]:[e.check.cell]:e?.choosing?.lines[t.line??0]??[]}function nt(e){let{table:t,state:n,ui:s}=e;if(!n||!t||!re(e))return"";if(n.choosing)return"line.which";if(Se(e))return"l\
ine.give_up";let o=we(e);return o?.kind==="remove"?jt(o,n,t)?s.confirm===null?"line.remove":"line.remove_again":n.can_pass?
"line.pass":"line.remove_none":o&&n.solved===o.id?"line.solved":o&&Pe(e,o)?"line.say":o&&t.announce&&s.announced?"line.s\
ay_line":o?o.kind==="wild"?"line.wild":t.asks?"line.find":"line.place":t.printed?"printed.line":n.must!==null?"line.must":
n.can_pass?"line.pass":t.dice?"line.roll":t.asks?"line.solve":"line.choose"}function ke(e){let{say:t,table:n,state:s}=e;
if(!n||!s||s.phase==="start")return"";let o=oe(n.seats[s.turn]?.name??"");return s.phase==="over"?Ie(t,n.seats,s.winner):
s.phase==="handover"?t.text("handover.pass",{name:o}):s.check?t.text("line.check",{name:oe(n.seats[s.check.seat]?.name??
"")}):!re(e)&&Se(e)?t.text("line.give_up"):vt(e)?t.text("line.taken"):re(e)?`${t.text("line.turn",{name:o})} ${t.text(nt(
e))}`:t.text("line.wait",{name:o})}function mn(e,t){let{say:n,table:s,state:o}=e;if(!s||!o)return[];let r=Y(s.seats[o.turn]?.
name??"");return t?[Ae(n,s,t)]:o.phase==="play"&&o.check?[n.nodes("line.check",{name:Y(s.seats[o.check.seat].name)})]:re(
e)?[i("b",{},n.nodes("line.turn",{name:r}))," ",n.text(nt(e))]:Se(e)?[n.text("line.give_up")]:vt(e)?[n.text("line.taken")]:
o.phase==="play"?[n.nodes("line.wait",{name:r})]:[]}function hn({known:e,link:t,clock:n,replay:s,announce:o,speak:r,draw:c,wait:a,onKept:u}){let{ui:l}=e,g=()=>t.status()!==
"lost"&&!t.busy();function d(E,A={}){g()&&(l.hint=null,t.send(E,A),a())}function f(E){l.hint={tone:"info",text:e.say.text(
E),cell:null},o([l.hint.text]),c()}function x(E){l.asked=null,l.code=E.code??l.code,E.file&&(tt(E.file),u()),E.text&&(l.
hint={tone:"info",text:E.text,cell:null},o([E.text])),queueMicrotask(c)}function p(E){let{state:A,say:C}=e;if(!A||!g())return;
if(Se(e))return d("give_up",{seat:A.viewer,card:E.id});if(!re(e))return;s.finish();let G=et(A,E);if(G)return f(G);A.solved||
(l.selected=l.selected===E.id?null:E.id,l.confirm=null,l.open=l.selected&&Pe(e,E)?"number":null,l.hint=null,l.selected&&
n.pick(),o([ke(e)]),l.selected&&r(`${E.spoken}. ${C.text(nt(e))}`),c())}function w(E){return!e.state||!E||!re(e)||!g()||
et(e.state,E)?!1:(l.selected!==E.id&&p(E),!0)}function m(E){let{table:A,state:C}=e;if(!A||!C||!re(e)||!g())return;s.finish();
let G=we(e);if(!G)return f(A.faces[E]===null?"hint.free":"hint.choose_card");let P=new Set(C.sequences.flatMap(B=>B.cells)),
z=Ve(G,C,A,C.chips,P,E);if(z)return l.confirm=null,f(z);if(Pe(e,G))return f("hint.say_first");if(G.kind==="remove"&&l.confirm!==
E)return l.confirm=E,l.hint=null,o([ke(e)]),c();l.confirm=null,l.asked=E;let R=l.announced?{announce:!0}:{};d("play",{seat:C.
viewer,card:G.id,cell:E,...R,...n.times()})}function v(){if(!we(e))return d("claim",{seat:e.state?.viewer});l.announced=
!l.announced,c()}function S(E){l.line=E,c()}function h(E){let A=e.state?.choosing;if(!A)return;let C=e.state?.viewer;A.card===
null?d("claim",{seat:C,choice:E}):d("play",{seat:C,card:A.card,cell:A.cell,choice:E,...n.times()})}function k(E){l.selected&&
d("number",{seat:e.state?.viewer,card:l.selected,text:E,...n.times()})}function y(E){return E&&!g()?!1:(l.open=E,l.confirm=
null,c(),!0)}function N(E){l.coding=E,l.keeping=!1,l.code=null,l.hint=null,E&&pe(e)&&d("code"),c()}function M(){if(l.confirm!==
null)l.confirm=null;else if(l.selected&&!e.state?.solved)l.selected=null;else return!1;return o([ke(e)]),c(),!0}return{canAct:g,
act:d,hint:f,onReply:x,onCard:p,onTake:w,onCell:m,onAnnounce:v,onLook:S,onLine:h,onNumber:k,onOpen:y,onCode:N,onBack:M,onSwap:()=>l.
selected&&d("swap",{seat:e.state?.viewer,card:l.selected}),onHint:()=>l.selected&&d("hint",{seat:e.state?.viewer,card:l.
selected}),onPass:()=>d("pass",{seat:e.state?.viewer}),onDraw:()=>d("draw",{seat:e.state?.viewer}),onNext:()=>d("next"),
onUndo:()=>d("undo",{seat:e.state?.viewer??null}),onLanguage(E){t.send("language",{lang:E}),c()}}}var st="seqnum:";var ot=new Map;function rt(e){try{return e(window.localStorage)}catch{return}}function Le(){return(rt(t=>Object.keys(t).
filter(n=>n.startsWith(st)).map(gn).filter(n=>n!==null))??[...ot.values()]).sort((t,n)=>n.at-t.at)}function gn(e){try{let t=JSON.
parse(window.localStorage.getItem(e)??"");return Array.isArray(t.names)&&t.lines&&t.receipt?.tallies?t:null}catch{return null}}
function bn(e){let t=ot.get(e.game),n=t??rt(()=>gn(st+e.game)),s={...e,lines:{...n?.lines,...e.lines},at:Date.now()};ot.
set(s.game,s),t||uo(s);let o=()=>rt(r=>(r.setItem(st+s.game,JSON.stringify(s)),!0));if(!o())for(let r=Le();!o()&&r.length>
0;r.pop())it(r[r.length-1].game)}function uo(e){Le().filter(n=>n.game!==e.game).filter((n,s)=>s>=11||n.at<e.at-2592e6).forEach(
n=>it(n.game))}function it(e){rt(t=>t.removeItem(st+e))}var xt=e=>ot.get(e??"")??Le().find(t=>t.game===e)??null,vn=({name:e,
lines:t})=>({name:e,text:Object.keys(t).sort((n,s)=>Number(n)-Number(s)).map(n=>`${t[n]}
`).join("")});function xn({onFile:e,onCopied:t,onClose:n}){let s=i("div",{class:"sq-receipt"}),o=i("button",{class:"sq-main sq-wide",type:"\
button",click:e}),r=Qe(t),c=i("p",{class:"sq-note",role:"status"}),a=i("button",{class:"sq-quiet",type:"button",click:n}),
u=i("section",{class:"sq-panel sq-kept"},s,o,r.node,c,a),l="";function g(d,f,x,p){W(c,p),b(c,{hidden:!p}),b(a,{hidden:!x}),
b(r.node,{hidden:!f?.code});let w=JSON.stringify([d.lang,f?.receipt,f?.code]);if(w===l||(l=w,b(u,{"aria-label":d.text("k\
eep.title")}),q(o,H("keep"),d.text("keep.title")),q(a,d.text("code.close")),r.update(d,d.text("keep.code"),f?.code??null),
b(s,{hidden:!f?.receipt.tallies.length}),!f))return;let{game:m,check:v,tallies:S}=f.receipt;q(s,i("p",{},d.text("keep.pa\
per")),...S.map(([h,k,y])=>i("p",{},d.nodes("keep.tally",{name:Y(h),right:k,n:y}))),i("p",{class:"sq-letters"},d.nodes("\
keep.game",{game:i("b",{},m),check:i("b",{},v)})))}return{node:u,update:g,focus:()=>o.focus()}}function kn({known:e,isLost:t,act:n,hint:s,draw:o,onClose:r}){let{ui:c}=e,a=xn({onFile:f,onCopied:w,onClose:m}),u=null,l=null,
g=null,d=()=>pe(e)?xt(u):l;function f(){c.keeping=!0,c.coding=!1,pe(e)&&!t()?(n("file"),o()):d()?(tt(vn(d())),p()):s("ke\
ep.nothing")}function x(){let v=d();v&&(v.over||!pe(e))&&it(v.game)}function p(){x(),s("keep.done")}function w(v){v&&x(),
s(v?"keep.copied":"code.not_copied")}function m(){c.keeping=!1,l=null,o(),r()}return{node:a.node,focus:a.focus,keep:f,close:m,
onKept:p,has:()=>d()!==null,ids:()=>Le().map(v=>v.game),update(){let v=pe(e)&&!t()?"":c.hint?.text??"";a.update(e.say,d(),
!pe(e)||e.state?.phase!=="over",v)},onNews(v){bn(v),{game:u}=v,o()},onDeal:()=>u=null,onSafe:v=>g=new Set(v),onLeft(v){l=
xt(v),f(),o(),a.focus()},isOpen:()=>l!==null,offers(){let v=e.state?.unfinished??[],S=Le().filter(({game:h})=>g&&!g.has(
h)&&!v.some(k=>k.game===h));return[...v,...S.map(h=>({game:h.game,names:h.names,lost:!0}))]}}}function yn(){return{texts:{},say:Me({}),table:null,state:null,ui:{selected:null,confirm:null,asked:null,wrong:null,open:null,
coding:!1,code:null,keeping:!1,announced:!1,line:null,hint:null}}}function qn({table:e,ui:t},n){let s=n.hand.some(o=>o.id===
t.selected)?t.selected:null;Object.assign(t,{asked:null,confirm:null,open:null,hint:null,announced:!1,line:null,coding:!1,
code:null,keeping:!1}),t.selected=n.solved??s??(e?.printed?n.hand[0]?.id??null:null)}function wn(e,t){return e!==null&&e.
answered_last!==null&&t.answered_last===null&&e.chips===t.chips&&e.turn===t.turn}var Sn=new Set(["hello","code","file"]);function En(e,{seq:t,onStatus:n,onReply:s,onNews:o}){let r=Math.floor(Math.random()*
1073741824),c=new Map,a="ok",u,l=-1;function g(y){y!==a&&(a=y,n())}function d(){clearTimeout(u),u=c.size>0?setTimeout(f,
4e3,"waiting"):void 0}function f(y){u=setTimeout(f,8e3,"lost"),g(y),c.forEach(h)}function x(){d(),g("ok")}function p(y){
if(!c.delete(y))return!1;for(let[N,M]of c)N<y&&Sn.has(M.type)?c.delete(N):N<y&&h(M);return!0}function w(y){if(y?.type===
"log"&&o(y),y?.type!=="reply")return;let N=p(y.id);x(),N&&s(y),queueMicrotask(()=>{y.seq<=Math.max(t(),l)||(l=y.seq,m(),
n())})}let m=()=>k("hello"),v=()=>document.visibilityState==="visible"&&m(),S=()=>{clearTimeout(u),g("lost")};function h(y){
try{e.send(y)}catch{S()}}function k(y,N={}){r+=1;let M={type:y,id:r,seq:t(),...N};c.set(r,M),u===void 0&&d(),h(M)}return e.
on("msg:custom",w),e.on("comm_live_update",m),e.on("comm:close",S),document.addEventListener("visibilitychange",v),{send:k,
alive:x,done:p,status:()=>a,busy:()=>[...c.values()].some(({type:y})=>!Sn.has(y))||l>t()&&c.size>0,stop(){clearTimeout(u),
e.off("msg:custom",w),e.off("comm_live_update",m),e.off("comm:close",S),document.removeEventListener("visibilitychange",
v)}}}var fo=["en","es","pt"];function ct(e){let t=i("select",{change:()=>e(t.value)}),n=i("label",{class:"sq-languages"},H("g\
lobe"),t),s="";function o(r){r.lang!==s&&(s=r.lang,b(t,{"aria-label":r.text("language")}),t.childElementCount===0&&q(t,...fo.
map(c=>i("option",{value:c,lang:c},r.text(`languages.${c}`)))),t.value=r.lang)}return{node:n,update:o}}var po=30,mo=200,ho=0;function Nn({onChoose:e,onNext:t}){let n=`sq-picker-${ho+=1}`,s=i("p",{class:"sq-ask",id:n}),o=i("\
div",{class:"sq-robots"}),r=i("div",{class:"sq-numbers"}),c=i("input",{class:"sq-input sq-own-name",type:"text",maxlength:mo,
autocomplete:"off",dir:"auto"}),a=i("select",{class:"sq-input"}),u=i("div",{class:"sq-more"},c,a),l=i("div",{class:"sq-p\
icker",role:"group","aria-labelledby":n},s,o,r,u);c.addEventListener("input",()=>{e({kind:"person",name:c.value});for(let k of l.
querySelectorAll("input"))k.checked=!1}),a.addEventListener("change",()=>e({asks:Number(a.value)}));let g=ae(),d=ae(),f=[],
x=[],p=()=>{};function w(k,y,...N){let M=i("input",{type:"radio",name:n,"aria-label":y,change:()=>m(k)});return{node:i("\
label",{class:"sq-tile",title:y,click:A=>{A.target===M||M.disabled||(A.preventDefault(),m(k),t(k.name===""))}},M,...N),radio:M,
change:k}}function m(k){k.name!==void 0&&(c.value=""),e(k),v(k.kind==="person")}function v(k){for(let y of[r,u])b(y,{hidden:!k&&
!o.hidden});b(o,{"data-small":k}),r.hidden||p()}function S({say:k,lesson:y,row:N,side:M,place:E,taken:A,computers:C}){q(
s,k.text(E===0?"lobby.who":E===1?"lobby.against":"lobby.too"));let G=y.asks?N.level:N.level||2,P=N.kind==="person";b(o,{
hidden:!C||E===0}),g([k.lang,y.asks],()=>{let I=k.text("lobby.classmate");f=(y.asks?[0,1,2,3,4,5]:[1,2,3,4,5]).map(j=>{let X=k.
text(`lobby.level${j}`),O=i("i",{"aria-hidden":"true"},"●".repeat(j)+"○".repeat(5-j));return w({kind:"computer",level:j},
X,H(j?"robot":"friend"),i("span",{},X),j>0&&O)}),f.push(w({kind:"person",name:""},I,H("person"),i("span",{},I))),q(o,...f.
map(j=>j.node))});for(let{radio:I,change:j}of f)I.checked=j.kind==="person"?P&&!N.name:!P&&j.level===G;let z=Array.isArray(
y.pupils)?y.pupils:Array.from({length:y.pupils||po},(I,j)=>String(j+1)),R=y.login?[y.login,...z]:z;b(r,{"data-names":Array.
isArray(y.pupils)}),p=()=>{d([R,M],()=>{x=R.map(I=>w({kind:"person",name:I},I,ne(M),i("bdi",{},I))),q(r,...x.map(I=>I.node))});
for(let{radio:I,change:j}of x)I.checked=N.kind==="person"&&N.name===j.name,I.disabled=A.includes(String(j.name).toLowerCase())},
v(P),b(c,{"aria-label":k.text("lobby.own_name"),placeholder:k.text("lobby.own_name")});let B=P&&!R.includes(N.name)?N.name:
"";c.value!==B&&(c.value=B),b(a,{hidden:y.levels.length===0||!P,"aria-label":k.text("lobby.asks")}),y.levels.length!==0&&
(q(a,...[...y.levels].sort().map(I=>i("option",{value:I},k.text(`lobby.asks${I}`)))),N.asks??=y.levels[0],a.value=String(
N.asks))}return{node:l,update:S,focus:()=>l.querySelector("input:checked, .sq-numbers input:enabled")?.focus()}}var go=["two_tries","retry","lose_turn","reveal","challenge","honour"];function Tn(e){let t=i("summary",{}),n=i("select",
{class:"sq-input"}),s=i("select",{class:"sq-input"}),o=i("select",{class:"sq-input",change:e}),r=i("select",{class:"sq-i\
nput"}),c=i("input",{type:"checkbox"}),a=i("input",{class:"sq-input",type:"time"}),u=i("input",{type:"checkbox"}),l=i("i\
nput",{type:"checkbox"}),d=Object.fromEntries(Object.entries({policy:n,by:s,sides:o,screens:r,bell:a,check:c,hints:u,sound:l}).
map(([m,v])=>[m,i("label",{class:`sq-field-${m}`},i("span",{}),v)])),f=i("details",{class:"sq-teacher"},t,i("div",{class:"\
sq-fields"},...Object.values(d))),x="";function p(m,v){let S=x?w():v.options,h=JSON.stringify([v.asks,v.seats,v.options]),
{answer_policy:k,answer_by:y,check:N,hints:M,sides:E,ends_at:A,sound:C,screens:G}=h===x?S:v.options;x=h,q(t,m.text("lobb\
y.teacher"));for(let[R,B]of Object.entries(d))q(B.firstChild,m.text(`lobby.${R}`));for(let R of[d.policy,d.by,d.check,d.
hints])b(R,{hidden:!v.asks});let P=[...new Set(Object.values(v.seats).filter(R=>R.length>1).flat())];b(d.sides,{hidden:P.
length===0});let z=(R,B,I,j)=>{q(R,...I.map(X=>i("option",{value:X},B?m.text(`lobby.${B}_${X}`):String(X)))),R.value=String(
j??I[0]??"")};z(n,"policy",go,k),z(s,"by",["board","keypad"],y),z(o,"",P,E),z(r,"screens",v.asks?["shared","own","projec\
tor"]:["shared","own"],G),a.value=A??"",c.checked=N!==null,u.checked=M,l.checked=C}function w(){let m=!d.policy.hidden;return{
answer_policy:m?n.value:null,answer_by:m?s.value:null,check:m&&c.checked?"partner":null,hints:m&&u.checked,sides:o.value?
Number(o.value):null,ends_at:a.value||null,sound:l.checked,screens:r.value}}return{node:f,update:p,options:w}}function Mn(e,t){let n=i("div",{class:"sq-left"}),s="",o="",r=()=>{};function c(g,d,f){r=()=>c(g,d,f);let x=JSON.stringify(
[g.lang,d,f,s]);x!==o&&(o=x,q(n,...d.map(p=>p.game===s?u(g,p,f):a(g,p))))}function a(g,{game:d,names:f,lost:x}){let p=g.
text(x?"lobby.keep":"lobby.resume",{names:g.list(f.map(oe))});return i("button",{class:"sq-quiet sq-resume",type:"button",
click:()=>l(d)},x&&H("keep"),p)}function u(g,{game:d,names:f,lost:x},p){let w=g.text("lobby.is_you",{n:f.length,names:g.
list(f.map(oe))}),m=i("button",{class:"sq-main sq-yes",type:"button",click:()=>(l(""),(x?t:e)(d))},g.text("lobby.yes"));
return ce(m,!x&&!p),i("div",{class:"sq-confirm",role:"group","aria-label":w},i("span",{},w),m,i("button",{class:"sq-quie\
t",type:"button",click:()=>l("")},g.text("lobby.no")))}function l(g){s=g,r(),n.querySelector(".sq-yes, .sq-resume")?.focus()}
return{node:n,update:c}}var An=0,On=2,at=()=>({kind:"person",name:"",level:An,asks:null});function Ln({onStart:e,onResume:t,onKeep:n,onLanguage:s,
onCode:o,onReceive:r}){let c=[at(),{...at(),kind:"computer"}],a=0,u,l=null,g="",d=!1,f="",x=i("h2",{class:"sq-title"}),p=i(
"p",{class:"sq-how"}),w=Mn(t,n),m=i("ol",{class:"sq-players"}),v=i("button",{class:"sq-round",type:"button",click:_},H("\
swap")),S=i("button",{class:"sq-round sq-add",type:"button",click:O},H("add")),h=Nn({onChoose:j,onNext:X}),k=i("button",
{class:"sq-quiet sq-paste",type:"button",click:o}),y=i("p",{class:"sq-note",role:"status"}),N=i("button",{class:"sq-main\
 sq-start",type:"submit"}),M=ct(s),E=Tn(D),A=on(r),C=i("form",{class:"sq-setup",novalidate:!0,submit:R},i("div",{class:"\
sq-table"},m,i("div",{class:"sq-beside"},v,S)),h.node,N),G=bo(),P=i("div",{class:"sq-setup"},i("div",{class:"sq-setup-he\
ad"},x,M.node),p,w.node,C,A.node,y,i("div",{class:"sq-more"},E.node,k)),z=i("div",{class:"sq-lobby"},G,P);function R($){
if($.preventDefault(),N.getAttribute("aria-disabled"))return;let J=c.findIndex(Q=>!I(Q));if(d=J>=0,!d){e(c.map(B),l?.set?
null:E.options());return}a=J,D(),h.focus()}function B($){return $.kind==="person"?{kind:"person",name:$.name.trim(),...$.
asks?{asks:$.asks}:{}}:$.level===An&&l?.asks?{kind:"friend"}:{kind:"computer",level:$.level||On}}let I=$=>$.kind==="comp\
uter"||$.name.trim()!=="";function j($){Object.assign(c[a],$),d=!1,Z()}function X($){let J=c.findIndex(Q=>!I(Q));$||(a=J>=
0?J:Math.min(a+1,c.length-1)),D()}function O(){c.push(at()),a=c.length-1,D(),h.focus()}function _(){c.unshift(c.pop()),a=
(a+1)%c.length,D()}function K(){let $=l?.seats[c.length]??[],J=l?.set?l.options.sides:E.options().sides;return J!==null&&
$.includes(J)?J:$[0]??2}let V=$=>$.kind==="computer"?u.text(`lobby.level${U($)}`):$.name.trim(),U=$=>l?.asks?$.level:$.level||
On;function L($,J){let Q=J+1,me=I($)?V($):"";return i("li",{},i("button",{class:"sq-place",type:"button","aria-pressed":String(
J===a),"aria-label":u.text("lobby.place",{n:Q,name:me?oe(me):u.text("lobby.nobody")}),"data-missing":d&&!me,click:()=>{a=
J,D(),m.children[J]?.querySelector(".sq-place")?.focus()}},i("span",{class:"sq-token"},ne(J%K()),$.kind==="computer"&&H(
"robot")),me?Y(me):i("span",{class:"sq-unknown"},"?")),c.length>2&&i("button",{class:"sq-round",type:"button","aria-labe\
l":u.text("lobby.remove",{n:Q}),click:()=>{c.splice(J,1),c.some(ye=>ye.kind==="person")||(c[0]=at()),a=Math.min(a,c.length-
1),D(),S.focus()}},H("close")))}function Z(){q(m,...c.map(L)),b(C,{"data-ready":c.every(I)}),ee()}function D(){if(!l)return;
Z();let $=Math.max(...Object.keys(l.seats).map(Number));b(S,{hidden:c.length>=$,"aria-label":u.text("lobby.add"),title:u.
text("lobby.add")}),b(v,{"aria-label":u.text("lobby.turn"),title:u.text("lobby.turn")});let J=c.filter((Q,me)=>me!==a);h.
update({say:u,lesson:l,row:c[a],side:a%K(),place:a,taken:J.filter(Q=>Q.kind==="person").map(Q=>Q.name.trim().toLowerCase()),
computers:J.some(Q=>Q.kind==="person")})}function ee(){W(y,f||(d?u.text("lobby.missing"):""))}function fe($){u=$.say,l=$.
state?.lesson??null,f=$.refusal,M.update(u),ce(N,!$.canAct);let J=JSON.stringify([u.lang,l]);J!==g&&(g=J,q(x,u.text("lob\
by.title")),q(p,u.text(l?l.asks?"lobby.how":"lobby.how_cards":"lobby.door")),b(G,{hidden:l!==null&&!l.asks}),q(k,H("lett\
er"),u.text("lobby.code")),q(N,u.text("lobby.start")),b(C,{hidden:!l}),b(A.node,{hidden:l!==null}),b(k,{hidden:!l}),b(E.
node,{hidden:!l||l.set}),l&&E.update(u,l),A.update(u),D()),w.update(u,$.left,$.canAct),b(P,{hidden:$.coding}),ee()}return{
node:z,update:fe,focusCode:()=>k.focus(),take:$=>M.node.before($)}}function bo(){let e=Array.from({length:25},(t,n)=>{let s=n%
6===0&&n!==12?0:[3,11,17].includes(n)?1:null,o=n===12?15:n*7%23+2;return i("i",{},s!==null&&ne(s),i("span",{},String(o)))});
return i("div",{class:"sq-picture","aria-hidden":"true"},...e,i("b",{},"8 + 7"))}function _n(e){let t=i("p",{class:"sq-line"}),n=i("div",{class:"sq-verdict"}),s=i("p",{}),o=i("button",{class:"sq-togeth\
er",type:"button",click:e}),r=i("div",{class:"sq-message"},t,n),c=ae(),a=ae(),u=ae();function l({say:d,state:f,ui:x}){let p=x.
hint??f?.verdict??null,w=p!==null&&p===f?.verdict&&p.tone!=="info"&&p.tone!=="hint"&&f.answered_last!==null;a([p,w,d.lang],
()=>{b(r,{"data-silent":p===null}),p&&q(s,...Ue(p.text)),w&&W(o,d.text("helped.ask")),u([p?.tone,w],()=>{b(n,{"data-tone":p?.
tone??null}),q(n,p&&De(p.tone),p&&s,w&&o)})})}function g(d,f){c([f,d.table?.deal,d.state?.phase,ke(d),d.say.lang],()=>{b(
t,{"data-move":f!==null}),q(t,...mn(d,f))}),l(d)}return{node:r,update:g}}function Cn(e,t){let n=i("span",{}),s=i("button",{class:"sq-main",type:"button",click:e}),o=i("button",{class:"sq-quiet \
sq-keep",type:"button",click:t}),r=i("div",{class:"sq-notice",role:"alert"},H("plug"),n,s,o);function c(a,u,l){b(r,{hidden:a===
"ok"}),W(n,a==="ok"?"":u.text(`link.${a}`)),W(s,u.text("link.retry")),b(s,{hidden:a!=="lost"}),W(o,u.text("keep.title")),
b(o,{hidden:a!=="lost"||!l})}return{node:r,update:c}}var kt="seqnum-seat:",$n="watch";function Dn(e){let t=new Map,n="",s=i("p",{class:"sq-big"}),o=i("div",{class:"sq-answer\
s"}),r=i("p",{class:"sq-told"}),c=i("section",{class:"sq-panel"},s,o,r),a=i("span",{}),u=i("button",{class:"sq-together",
type:"button",click:()=>g(null)}),l=i("span",{class:"sq-you"},a,u);function g(p){p===null?t.delete(n):t.set(n,p);try{p===
null?sessionStorage.removeItem(kt+n):sessionStorage.setItem(kt+n,p)}catch{}e()}function d(){try{return t.get(n)??sessionStorage.
getItem(kt+n)}catch{return t.get(n)??null}}function f(p,w){if(!p?.own||!w.views)return w;n=p.own;let{views:m,...v}=w,S=d(),
h=S===null?null:m[Number(S)];if(!h&&S!==$n)return{...v,phase:"seat"};let k=h?Number(S):null,y={...v,...h};return{...y,phase:y.
check&&y.check.seat!==k?"play":y.phase,answered_last:y.answered_last===k?k:null}}function x({table:p,state:w,say:m}){if(b(
l,{hidden:!p.own||w.phase==="seat"}),!p.own)return;let v=Y(p.seats[w.viewer??0].name);q(a,w.viewer===null?m.text("own.wa\
tching"):m.nodes("own.you",{name:v})),q(u,m.text("own.change")),q(s,m.text("own.ask")),q(r,m.text("own.honour")),!(w.phase!==
"seat"||o.lang===m.lang)&&(o.lang=m.lang,q(o,...p.seats.map(({name:S,kind:h},k)=>h==="person"&&i("button",{class:"sq-mai\
n",type:"button",click:()=>g(String(k))},m.nodes("handover.ready",{name:Y(S)}))),i("button",{class:"sq-quiet",type:"butt\
on",click:()=>g($n)},m.text("own.watch"))))}return{node:c,bar:l,seen:f,update:x,focus:()=>o.firstElementChild?.focus()}}function In(e,t,n,s){let o=i("div",{class:"sq-backs","aria-hidden":"true"}),r=i("p",{class:"sq-big"}),c=i("button",{class:"\
sq-main sq-wide",type:"button",click:e}),a=i("div",{class:"sq-owed"}),u=i("button",{class:"sq-quiet",type:"button",click:s}),
l=i("button",{class:"sq-quiet",type:"button",click:n}),g=i("section",{class:"sq-panel sq-handover"},o,r,a,c,i("div",{class:"\
sq-answers"},u,l));function d({table:f,state:x,say:p}){let w=f.seats[x.turn],m=Math.min(x.cards[x.turn]??5,7);o.childElementCount!==
m&&q(o,...Array.from({length:m},(v,S)=>i("i",{style:`--sq-i:${S-(m-1)/2}`}))),b(g,{"aria-label":p.text("handover.pass",{
name:oe(w.name)})}),q(r,p.nodes("handover.pass",{name:Y(w.name)})),q(c,p.nodes("handover.ready",{name:Y(w.name)})),q(l,p.
text("handover.elsewhere")),q(u,p.text("undo")),b(u,{hidden:!x.can_undo}),q(a,...x.owed.filter(v=>f.seats[v]?.kind==="pe\
rson").map(v=>i("button",{class:"sq-quiet",type:"button",click:()=>t(v)},p.nodes("draw.seat",{name:Y(f.seats[v].name)}))))}
return{node:g,update:d,focus:()=>c.focus()}}function zn(e){let t=i("p",{class:"sq-big"}),n=i("p",{class:"sq-told"}),s=i(
"button",{class:"sq-main",type:"button",click:()=>e(!0)}),o=i("button",{class:"sq-quiet",type:"button",click:()=>e(!1)}),
r=i("section",{class:"sq-panel sq-check"},n,t,i("div",{class:"sq-answers"},s,o));function c({table:a,state:u,say:l}){let{
check:g}=u;if(!g)return;let d={by:a.seats[g.by].name,seat:a.seats[g.seat].name},f=g.cell===null?null:a.faces[g.cell];b(r,
{"aria-label":l.text("line.check",{name:oe(d.seat)})}),q(n,l.nodes("check.ask",{name:Y(d.by),card:le(g.card),number:f?le(
f):g.said})),q(t,l.nodes("line.check",{name:Y(d.seat)})),q(s,l.text("check.yes")),q(o,l.text("check.no"))}return{node:r,
update:c,focus:()=>s.focus()}}var vo=44;function Hn(e,t){let n=i("div",{class:"sq-medal","aria-hidden":"true"}),s=i("p",
{class:"sq-big"}),o=i("p",{class:"sq-result"}),r=i("p",{class:"sq-saved"}),c=i("button",{class:"sq-quiet sq-wide",type:"\
button",click:e}),a=i("div",{},n,s,o),u=i("section",{class:"sq-panel sq-ending"},a,c,r);function l({table:g,state:d,say:f}){
let{winner:x}=d;b(u,{"data-won":x!==null}),t.parentNode!==u&&a.after(t),x===null?q(n):n.dataset.side!==String(x)&&(q(n,ne(
x),Ke()),n.dataset.side=String(x));let p=g.seats.filter(m=>m.side===x),w=i("span",{});f.list(p.map((m,v)=>`${v}`)).split(
"").forEach((m,v)=>{w.append(v%2===0?m:Y(p[Number(m)].name))}),q(s,x===null?f.text("over.nobody"):f.nodes("over.winner",
{n:p.length,names:w})),q(o,...Rn(g).map(m=>i("span",{class:"sq-tally"},i("span",{class:"sq-token"},ne(m)),String(d.made[m]??
0)))),b(o,{role:"img","aria-label":f.text("over.tally",{tally:f.list(Rn(g).map(m=>String(d.made[m]??0)))})}),q(r,d.saved&&
f.nodes("over.saved",{file:i("code",{},i("bdi",{},d.saved))})),q(c,f.text("over.again"))}return{node:u,update:l,focus:()=>c.
focus()}}var Rn=e=>[...new Set(e.seats.map(t=>t.side))].sort();function Pn(){return i("div",{class:"sq-confetti","aria-h\
idden":"true"},...Array.from({length:vo},(e,t)=>i("i",{style:`--sq-x:${t*37%100+.5};--sq-d:${t*53%100};--sq-r:${t*71%360}\
;--sq-c:${t%4}`})))}var xo={$:"math",r:"mrow",f:"mfrac",q:"msqrt",k:"mroot",p:"msup",b:"msub",c:"msubsup",u:"munder",t:"mtable",l:"mtr",d:"m\
td",n:"mn",o:"mo",i:"mi",x:"mtext"},Fn='"0.2222em"';function qt(e){let{hand:t=[],hands:n=null,recent:s=[],check:o=null,views:r}=e;
return{...qo,...e,hand:t.map(yt),hands:n&&n.map(c=>c.map(yt)),recent:s.map(jn),check:o&&jn(o),...r&&{views:r.map(ko)}}}var ko=e=>e&&
Object.fromEntries(Object.keys(e).map(t=>[t,qt(e)[t]])),jn=e=>({...e,card:e.card&&yt(e.card)});function yt(e){let t=e.mathml?
yo(e.mathml):null,n=e.text??t?.replace(/<[^>]*>/g,"");return{kind:"face",spoken:n,caption:"",suit:null,tries:0,...e,text:n,
mathml:t}}function yo(e){if(e.includes("<math"))return e;let t=[];return e.replace(/<(.)|>|(\d+)|&\w+;|./gsu,(n,s,o)=>{let r=t[0];
if(s)return t.unshift(xo[s]??"mo"),s==="s"?`<mo lspace=${Fn} rspace=${Fn}>`:`<${t[0]}>`;if(n===">")return`</${t.shift()}\
>`;if(!r||/^m(n|o|i|text)$/.test(r))return n;let c=o?"mn":/[a-z]/i.test(n)?"mi":"mo";return`<${c}>${n}</${c}>`})}var qo=Object.
fromEntries([..."verdict saved ends_in answered_last viewer must solved choosing turns_left winner answers lesson".split(
" ").map(e=>[e,null]),..."sequences owed forfeits unfinished".split(" ").map(e=>[e,[]]),..."can_pass last_round can_undo".
split(" ").map(e=>[e,!1])]);var Bn=900,wo=3600;function Kn(e){let t=[""],n=[],s=null,o=Bn,r;function c(){t.length===1?a():(t.shift(),s=n[n.length-t.
length],r=setTimeout(c,o)),e()}function a(){clearTimeout(r),t.splice(0,t.length-1),s=null}function u(f){t=[f.chips],n=f.
recent,a()}function l(f,x){clearTimeout(r);let p=Wt(n,x.recent);return t=Gt(f,t[0],x,p),n=x.recent,s=null,o=Math.min(Bn,
wo/t.length),t.length>1&&(r=setTimeout(c,o/2)),p}function g({verdict:f}){let x=d().filter(p=>p.cell!==null).pop();return x?
x.cell:f?.tone==="good"?f.cell:null}let d=()=>n.slice(0,n.length-(t.length-1));return{play:l,jump:u,finish:a,chips:()=>t[0],
told:()=>s,running:()=>t.length>1,shown:d,lastCell:g}}var So={chip:[[330,0,.09]],right:[[523,0,.14],[784,.1,.25]],wrong:[[233,0,.16],[196,.13,.25]],win:[[523,0,.18],[659,.14,
.18],[784,.28,.18],[1047,.42,.6]]},Eo=.12;function Gn(){let e=null,t=i("button",{class:"sq-tool",type:"button","aria-pre\
ssed":"false",click:n},H("note"));function n(){e?r():(e=new AudioContext,b(t,{"aria-pressed":"true"}),s("chip"))}function s(c){
if(e)for(let[a,u,l]of So[c]){let g=new OscillatorNode(e,{type:"triangle",frequency:a}),d=new GainNode(e,{gain:Eo}),f=e.currentTime+
u;d.gain.setTargetAtTime(0,f,l/4),g.connect(d).connect(e.destination),g.start(f),g.stop(f+l*2)}}function o(c,a){b(t,{"ar\
ia-label":c.text("sound"),title:c.text("sound"),hidden:a.sound===!1}),a.sound===!1&&r()}function r(){e?.close(),e=null,b(
t,{"aria-pressed":"false"})}return{node:t,play:s,update:o,stop:r}}function Vn(e,t){if(!e||e.phase==="start"||t.phase==="\
over"||Un(e)===Un(t))return null;let n=t.verdict?.tone;return n==="good"?"right":n==="wrong"||n==="reveal"?"wrong":e.chips===
t.chips?null:"chip"}var Un=({chips:e,turn:t,verdict:n,hand:s})=>JSON.stringify([e,t,n?.tone,n?.cell,s.map(({id:o,tries:r})=>[
o,r])]);var No=/[\u00ad\u2066-\u2069]/g;function Wn(){let e=window.speechSynthesis,t=!1,n="en",s=i("button",{class:"sq-tool",type:"\
button",hidden:!e,"aria-pressed":"false",click:o},H("speaker"));function o(){t=!t,b(s,{"aria-pressed":String(t)}),t?r(s.
title):e?.cancel()}function r(c){let a=c.replace(No,"").trim();if(!t||!e||!a)return;e.cancel();let u=new SpeechSynthesisUtterance(
a);u.lang=n,e.speak(u)}return{node:s,speak:r,update(c){n=c.lang,b(s,{"aria-label":c.text("speech"),title:c.text("speech")})},
stop(){t&&e?.cancel()}}}function Jn({speech:e,sound:t,onHelp:n,onKeep:s,onCode:o,onLanguage:r}){let c=i("button",{class:"sq-tool",type:"button",
click:o},H("letter")),a=i("button",{class:"sq-tool sq-keep",type:"button",click:s},H("keep")),u=i("button",{class:"sq-to\
ol",type:"button",click:n},H("help")),l=ct(r),g=i("div",{class:"sq-tools"},u,t.node,e.node,a,c,l.node);function d({say:f,
table:x,ui:p}){b(c,{"aria-label":f.text("code.title"),title:f.text("code.title"),"aria-expanded":String(p.coding)}),b(a,
{"aria-label":f.text("keep.title"),title:f.text("keep.title")}),l.update(f),b(u,{"aria-label":f.text("help.title"),title:f.
text("help.title")}),e.update(f),x&&t.update(f,x)}return{node:g,update:d,take:f=>u.after(f),focusCode:()=>c.focus(),focusKeep:()=>a.
focus()}}function Yn(e){let t=i("input",{class:"sq-input",inputmode:"numeric",maxlength:4,autocomplete:"off"}),n=i("button",{class:"\
sq-main",type:"submit"}),s=i("p",{}),r=i("form",{class:"sq-printed",novalidate:!0,submit:a=>{a.preventDefault(),/^\d+$/.
test(t.value.trim())&&e(Number(t.value)),t.value=""}},t,n,s);function c({table:a,state:u,say:l}){let{turn:g}=u,d=a.seats.
length;b(t,{"aria-label":l.text("printed.label"),placeholder:l.text("printed.label")}),q(n,l.text("printed.show"));let f=[
1,2,3].map(x=>g+1+(x-1)*d).join(", ");q(s,l.nodes("printed.pile",{name:Y(a.seats[g].name),numbers:f}))}return{node:r,update:c}}function Xn({hand:e,own:t,actions:n,code:s,result:o,act:r,known:c,onCode:a}){let u=In(()=>r("ready"),m=>r("draw",{seat:m}),
()=>a(!0),()=>r("undo",{seat:c.state?.viewer??null})),l=zn(m=>r("check",{seat:c.state?.check?.seat,agrees:m})),g=Hn(()=>r(
"again"),o.node),d={seat:t,handover:u,check:l,over:g},f=Yn(m=>r("card",{seat:c.state?.viewer,number:m})),x=i("div",{class:"\
sq-tray"});function p(m){let{table:v,state:S,say:h,ui:k}=c;if(!v||!S)return!1;let y=be(m)!==null,N={table:v,state:S,say:h};
t.update(N),v.printed&&f.update(N),S.phase==="handover"&&u.update(N),S.phase==="check"&&l.update(N),S.phase==="over"&&g.
update(N);let M=d[S.phase],E=k.coding?[s]:k.keeping&&S.phase!=="over"?[o.node]:M?[M.node]:v.printed?[f.node,e.node,n]:[e.
node,n];return E[0]===x.firstElementChild?!1:(q(x,...E),y&&!k.coding)}function w(m){(c.ui.keeping?o:d[c.state?.phase??""]??
e).focus(m)}return{node:x,update:p,focus:w}}var To=2500,Mo=100,Oo=340,Zn=["table","state","texts"],[wt,Qn,St,Fe]=[0,1,6,7];function es(e,t){let n=yn(),{ui:s}=n,o=Number.
NaN,r="null",c=Number.NaN,a=wt,u,l,g,d=tn(t.ownerDocument),f=Wn(),x=Gn(),{announce:p,node:w}=en(f.speak),m=i("div",{class:"\
sq-root"},w),v=Ye(m,t.ownerDocument),S=Kn(()=>{S.told()&&x.play("chip"),qe()}),h=En(e,{seq:()=>n.state?.seq??0,onStatus:qe,
onReply:J,onNews:T=>M.onNews(T)}),k=hn({known:n,link:h,clock:d,replay:S,announce:p,speak:f.speak,draw:qe,wait:rs,onKept:()=>M.
onKept()}),{act:y,canAct:N}=k,M=kn({known:n,isLost:()=>h.status()==="lost",act:y,hint:k.hint,draw:qe,onClose:()=>pe(n)&&
_.focusKeep()}),E=Xe(),A=Ge(k.onCell),C=fn(Et),G=Qt({...k,onOpen:Ne}),P=Ln({onStart:(T,F)=>y("start",{players:T,options:F,
lang:n.say.lang,utc_offset:-new Date().getTimezoneOffset()}),onReceive:T=>y("receive",{code:T}),onResume:T=>y("resume",{
game:T}),onKeep:M.onLeft,onLanguage:k.onLanguage,onCode:()=>ve(!0)}),z=nn({onReceive:T=>y("receive",{code:T}),onCopied:T=>k.
hint(T?"code.copied":"code.not_copied"),onClose:()=>ve(!1)}),R=Dn(()=>{o=Number.NaN,fe()}),B=Xn({hand:C,own:R,actions:G.
node,code:z.node,result:M,act:y,known:n,onCode:ve}),I=_n(()=>y("helped",{seat:n.state?.answered_last})),j=Cn(()=>h.send(
"hello"),M.keep),X=cn(()=>h.send("hello")),O=ln(T=>y("penalty",{side:T})),_=Jn({speech:f,sound:x,onHelp:()=>k.hint("help\
.text"),onKeep:M.keep,onCode:()=>ve(!s.coding),onLanguage:k.onLanguage}),K=un({own:R.bar,bell:X.node,talk:O.node,tools:_.
node}),V=i("div",{class:"sq-game"},E.node,A.node,I.node,B.node,K.node);t.append(m);let U=Ze(m,t),L=We(m,lt),Z=rn(C.node,
{cardOf:T=>C.buttonOf(T),cellOf:T=>A.indexOf(T),onTake:T=>k.onTake(n.state?.hand[C.indexOf(T)]),onDrop:k.onCell}),D=!1,ee=()=>{
h.alive(),D||queueMicrotask(fe),D=!0};for(let T of Zn)e.on(`change:${T}`,ee);function fe(){D=!1;let T=e.get("texts")??{};
T!==n.texts&&Object.assign(n,{texts:T,say:Me(T)}),n.table=e.get("table")??null;let F=e.get("state")??null,te=F&&R.seen(n.
table,qt(F));if(te&&n.state&&te.seq<n.state.seq)return;te?.answers&&h.done(te.answers);let se=JSON.stringify(te),ue=te!==
null&&se!==r,ie=me()&&A.indexOf(be(m))>=0;ue&&$(te,n.table?.deal!==o),r=se,qe(ue&&ie)}function $(T,F){let{say:te,table:se,
state:ue}=n;if(n.state=T,o=se?.deal??Number.NaN,!se||T.phase==="start"){Object.assign(s,{coding:!1,hint:null});return}let ie=ue&&
!F?S.play(se,T):[];(!ue||F||Te())&&S.jump(T),qn(n,T),F&&M.onDeal(),wn(ue,T)&&(s.hint={tone:"info",text:te.text("helped.d\
one"),cell:null}),z.clear(),Q(T.verdict),T.verdict?.tone!=="hint"&&d.restart();let xe=s.hint??T.verdict,ge=Vn(ue,T);ge&&
!(ge==="chip"&&S.running())&&x.play(ge),p([...ie.map(ut=>He(te,se,ut)),xe?.spoken??xe?.text??"",ke(n)])}function J(T){T.
safe&&M.onSafe(T.safe),k.onReply(T)}function Q(T){clearTimeout(u),s.wrong=T&&T.tone!=="good"?T.cell:null,s.wrong!==null&&
(u=setTimeout(()=>{s.wrong=null,qe()},To))}let me=()=>be(m)?.matches(":focus-visible")??!1,ye=()=>re(n)&&we(n)!==null&&!s.
open&&!n.state?.choosing;function Ee(){ye()?A.focusOpen():re(n)&&n.state?.choosing?G.focus():B.focus()}function Et(T){let F=me();
k.onCard(T),F&&s.selected===T.id&&!s.open&&!h.busy()&&Ee()}function Ne(T){let F=be(m);k.onOpen(T)&&!T&&F&&C.focus()}function ve(T){
let F=be(m);k.onCode(T);let te=pe(n);T?z.focus(te):F&&te?_.focusCode():F&&P.focusCode()}function lt(T,F){if(T.key==="Esc\
ape"){if(s.coding)ve(!1);else if(s.keeping)M.close();else if(s.open)Ne(null),p([ke(n)]);else if(k.onBack())!s.selected&&
A.indexOf(F)>=0&&C.focus();else if(!v.leave())return Je(m),!1;return!0}return Bt(T.key,F,A,C)}function ts(T,F,te){let{say:se}=n,
ue=S.chips(),ie=h.status()!=="lost",xe=re(n)&&ie,ge=re(n)?we(n):null;if(a>=St){let ut=!s.coding&&(s.keeping||F.phase==="\
over")?"tray":!ie&&M.has()?"notice":null,is=B.update(m);b(V,{"data-phase":F.phase,"data-mine":re(n),"data-removing":ge?.
kind==="remove","data-kept":ut}),Se(n)?C.update({state:{...F,must:null,solved:null},say:se,selected:ge,canAct:ie}):C.update(
{state:F,say:se,selected:ge,canAct:xe}),G.update({table:T,state:F,say:se,selected:ge,canAct:xe,open:s.open,announced:s.announced,
mine:re(n)}),M.update(),is&&B.focus(0),te&&!ye()&&Ee()}E.update({table:T,state:F,say:se}),I.update(n,S.told()),A.update(
{table:T,state:F,say:se,chips:ue,sequences:Vt(T,F,ue),last:S.lastCell(F),selected:ge,asked:s.asked,confirm:s.confirm,wrong:s.
wrong,canAct:xe,line:pn(n)}),b(K.node,{hidden:a<Fe}),a>=Fe&&(z.update({say:se,code:s.code,playing:!0,canAct:N(),refusal:""}),
_.update(n),X.update(F,se),O.update(T,F,se),K.update(n,S.shown()),ns(F),te&&ye()&&Ee())}function Nt(T){requestAnimationFrame(
()=>{pe(n)&&(a+=1,qe(),T&&a===St&&Ee(),a<Fe&&Nt(T))})}function ns(T){T.phase!=="over"||S.running()||c===o||(c=o,T.winner!==
null&&x.play("win"),T.winner!==null&&!Te()&&(g=setTimeout(ss,Oo)))}function ss(){V.querySelector(".sq-confetti")?.remove(),
V.append(Pn())}function os(){let T=s.hint?.text??"";P.update({say:n.say,state:n.state,canAct:N(),refusal:T,coding:s.coding||
M.isOpen(),left:M.offers()}),z.update({say:n.say,code:null,playing:!1,canAct:N(),refusal:T}),s.coding?z.node.parentNode!==
P.node&&P.node.append(z.node):z.node.remove(),M.update(),M.isOpen()?M.node.parentNode!==P.node&&P.node.append(M.node):M.
node.remove()}function rs(){b(m,{"data-busy":h.busy()}),clearTimeout(l),l=setTimeout(qe,Mo)}function qe(T=!1){clearTimeout(
l),C.prepare(m,n.state?.hand??[]);let F=be(m),{table:te,state:se,say:ue}=n,ie=pe(n)?V:P.node;if(ie===P.node?a=wt:a===wt&&
(a=P.node.parentNode===m&&!Te()?Qn:Fe,a<Fe&&Nt(F!==null)),a!==Qn){if(b(m,{lang:ue.lang,"data-printed":te?.printed??!1,"d\
ata-link":h.status(),"data-busy":h.busy()}),j.update(h.status(),ue,M.has()),v.update(ue),ie===V?ts(te,se,T&&re(n)):os(),
ie.parentNode!==m){let xe=ie===V?P.node:V,ge=ie===V&&xe.parentNode===m;xe.remove(),m.append(ie),(ie===V?I.node:P.node).append(
j.node),(ie===V?_:P).take(v.node),ge&&requestAnimationFrame(()=>m.scrollIntoView({block:"nearest"}))}F&&!be(m)&&ie===V&&
!s.coding&&a>=St&&Ee()}}return fe(),h.send("hello",{games:M.ids(),...n.state?.phase==="start"?{code:sn()}:{}}),()=>{S.finish(),
[u,l,g].forEach(clearTimeout);for(let T of Zn)e.off(`change:${T}`,ee);for(let T of[h,d,f,x,X,v])T.stop();L(),Z(),U(),m.remove()}}var ua={render({model:e,el:t}){return e.get("moments")?Zt(e,t):es(e,t)}};export{ua as default};
