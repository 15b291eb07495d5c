var cs="http://www.w3.org/2000/svg";function g(e,t){for(let[n,s]of Object.entries(t))if(typeof s=="function")e.addEventListener(
n,s);else if(s==null||s===!1)e.removeAttribute(n);else{let o=s===!0?"":String(s);e.getAttribute(n)!==o&&e.setAttribute(n,
o)}}function i(e,t={},...n){let s=document.createElement(e);return g(s,t),w(s,...n),s}function w(e,...t){if(t.length===1&&
typeof t[0]=="string")return G(e,t[0]);e.replaceChildren(...t.filter(n=>n||n===""))}function ae(){let e;return(t,n)=>{let s=JSON.
stringify(t);s!==e&&(e=s,n())}}function de(e,t,...n){let s=document.createElementNS(cs,e);return g(s,t),s.append(...n),s}
function G(e,t){e.textContent!==t&&(t&&e.childNodes.length===1&&e.firstChild instanceof Text?e.firstChild.data=t:e.textContent=
t)}function be(e){let t=e.getRootNode().activeElement;return t&&e.contains(t)?t:null}function ce(e,t){g(e,{"aria-disable\
d":t?"true":null})}var Nt=40,Tt=1.1,as=.3;function Be(e,t,n=()=>{}){let s=new Set;function o(){let r=[...s].filter(a=>e.contains(a));r.forEach(
a=>a.classList.add("sq-measured"));let c=r.map(At);r.forEach(a=>a.classList.remove("sq-measured")),r.forEach((a,u)=>{let l=c[u];
l&&(s.delete(a),t(a,l))}),r.length&&n()}return new ResizeObserver(o).observe(e),{add:r=>{s.add(r)},fit:o}}function Ot(e,t){
t.forEach(o=>o.classList.add("sq-measured"));let n=i("div",{class:"sq-probe","aria-hidden":"true"},...t);e.append(n);let s=t.
map(At);return n.remove(),s}function At(e){let t=u=>u.offsetWidth/Nt;if(e.offsetWidth===0)return null;let n=e.offsetHeight/
Nt/e.getBoundingClientRect().height,s=u=>Math.max(Tt,u.getBoundingClientRect().height*n),o=u=>s(u)+(u.querySelector("mfr\
ac")?as:0),r=[...e.querySelectorAll(".sq-piece")],c=u=>[...u.querySelectorAll(".sq-piece")].map(t),a=[...e.querySelectorAll(
".sq-clause")].map(c);return{clauses:a.length?a:[[t(e)]],heights:r.length?r.map(u=>u.firstElementChild?o(u.firstElementChild):
Tt):[s(e)],isAmount:r.length>0&&!e.querySelector("math")}}function Ke(e,t,n){let s=Math.max(...e.flat());for(;ls(s,e,n)>
t;)s*=1.03;return s}function ls(e,t,n){let s=0,o=e;for(let r of t){let c=r.reduce((a,u)=>a+n+u,-n);c>e&&(o=e);for(let a of c>
e?r:[c])o+n+a>e?[s,o]=[s+1,a]:o+=n+a;c>e&&(o=e)}return s}function Lt(e,t){let n=[],s=e;return t.forEach((o,r)=>{s+o>e?[n[n.
length],s]=[[r],o]:(n[n.length-1].push(r),s+=o)}),n}var us={wide:.85,high:.72},ds={wide:.94,high:.88},fs=.26/8,ps=1.2,ms=.23/8,hs=4,gs=.35,bs=.8,vs=.97,xs=.25/8,ks={wide:.9,
high:.84};function _t(e,t,n){let s=ys(t),[o,r]=[fs*n,xs*n],c=l=>qs(s,l,ms*n,t.isAmount?o:1/0),a=c((l,h)=>ws(l,h,o)),u=c(
(l,h)=>Ss(l,h,r));e.style.setProperty("--sq-fit",String(a.size)),e.style.setProperty("--sq-column",String(a.width)),e.style.
setProperty("--sq-fit-chip",String(u.size)),e.style.setProperty("--sq-column-chip",String(u.width)),e.toggleAttribute("d\
ata-beyond",u.isBeyond)}function ys({clauses:e,heights:t}){return Array.from({length:Math.min(hs,e.flat().length)},(n,s)=>{
let o=Ke(e,s+1,0),r=Lt(o,e[0]).reduce((c,a)=>c+Math.max(...a.map(u=>t[u])),0);return{width:o,height:r}})}function qs(e,t,n,s){
return e.map(({width:o,height:r})=>({...t(o,r),width:o})).reduce((o,r)=>r.size>o.size*(o.size<n?1:ps)&&o.size<s?r:o)}function ws(e,t,n){
return{size:Math.max(pt(us,e,t),Math.min(n,pt(ds,e,t))),isBeyond:!1}}function Ss(e,t,n){let s=t-gs,o=Math.min(bs/Math.hypot(
e,s),vs/(e+s)),r=Math.min(n,pt(ks,e,t));return{size:Math.max(o,r),isBeyond:r>o}}function pt({wide:e,high:t},n,s){return Math.
min(e/n,t/s)}var Es="http://www.w3.org/1998/Math/MathML",Ms=new Set("math mrow mn mo mi mtext ms mspace mfrac msqrt mroot msup msub m\
subsup mover munder munderover mtable mtr mtd mpadded mphantom mstyle".split(" ")),Ns=new Set("mathvariant stretchy form\
 lspace rspace width height depth linethickness displaystyle scriptlevel accent".split(" "));function le({mathml:e,text:t,
suit:n}){return n?i("span",{class:"sq-playing","data-suit":n},i("span",{},t.slice(0,-1)),i("span",{class:"sq-pip-sign"},
t.slice(-1))):e&&Ls(e)||i("span",{},t)}function $t(e){let[t,...n]=e.mathml&&!e.suit?Rt(e.mathml):[],s=t instanceof Element&&
!n.length?Os(t).map(r=>De("math",...r)):Ts(e.text);if(s.length<2)return le(e);let o=s.map(r=>i("span",{class:"sq-piece"},
r));return i("span",{class:"sq-terms sq-clause","aria-hidden":"true"},...o.flatMap((r,c)=>c?[i("wbr",{}),r]:[r]))}var Ts=e=>/\d/.
test(e)?e.split(/(?<=\u00a0|\d[.,\u202f](?=\d{3}))/):[];function Os(e){if((e.textContent??"").length<zt)return[];let t=[
[]];for(let n of Dt(e)){let s=t[t.length-1],o=n.localName==="mo"&&/^[+−]$/.test(n.textContent??"");(mt(n)&&s.length>0&&
s.every(a=>mt(a)||a.localName==="mo")||o&&s.length)&&t.push([]);let c=Re(n);o&&t.length>1&&c.setAttribute("form","infix"),
t[t.length-1].push(c)}return t}function Dt(e){return[...e.children].flatMap(t=>t.localName==="mrow"&&!mt(t)?Dt(t):[t])}var mt=e=>e.
localName==="mrow"&&e.firstElementChild?.localName==="mo"&&(e.firstElementChild.textContent??"")==="(",$e=new Map,As=1e3;
function Ls(e){return $e.size>As&&$e.clear(),$e.has(e)||$e.set(e,_s(e)),$e.get(e)?.cloneNode(!0)??null}function _s(e){let t=Rt(
e);return t.length===0?null:t.length===1&&t[0]instanceof Element?Rs(Re(t[0])):Ds(Cs(t))}function Cs(e){let t=[[]],n=!0;for(let s of e){
let o=()=>t[t.length-1],r=()=>o()[o().length-1];if(s instanceof Element){let c={text:"",math:s};r()&&(!n||$s(s)&&!r().some(
({math:a})=>a))?r().push({text:n?Ps:""},c):o().push([c]),n=!1;continue}for(let c of(s.textContent??"").split(/(\s+)/)){if(/^\s*$/.
test(c)){c&&r()&&/[,;:…]$/.test(r()[r().length-1].text)&&t.push([]),n||=c!=="";continue}!n&&r()?r().push({text:c}):o().
push([{text:c}]),n=!1}}return t.filter(s=>s.length)}var $s=e=>!e.querySelector("mtable")&&(e.textContent??"").length<zt;
function Ds(e){let t=e.map(n=>{let s=n.map(o=>i("span",{class:"sq-piece"},...o.map(({text:r,math:c})=>c?Re(c):r)));return i(
"span",{class:"sq-clause"},...s.flatMap((o,r)=>r?[" ",o]:[o]))});return i("span",{class:"sq-phrase","aria-hidden":"true"},
...t.flatMap((n,s)=>s?[" ",n]:[n]))}function Rt(e){let n=[...new DOMParser().parseFromString(`<p>${e}</p>`,"application/\
xml").documentElement.childNodes];return n.every(s=>!(s instanceof Element)||s.localName==="math")?n:[]}function Rs(e){return e.
setAttribute("aria-hidden","true"),e}function Re(e){let t=e.querySelector(zs)!==null;if(t&&e.localName==="msqrt")return Ct(
"root",...e.children);let n=e.localName==="mrow"&&t&&Is[e.firstElementChild?.textContent??""];if(n)return Ct(n,...[...e.
children].filter(o=>o.localName!=="mo"||!/^[()|{]$/.test(o.textContent??"")));let s=De(e.localName);for(let{name:o,value:r}of e.
attributes)Ns.has(o)&&s.setAttribute(o,r);e.textContent==="∫"&&s.setAttribute("class","sq-integral");for(let o of e.childNodes)
o instanceof Element?s.append(Re(o)):o.nodeType===Node.TEXT_NODE&&s.append(o.textContent??"");return s}function Ct(e,...t){
let n=t.map(Re),s=n.length===1&&n[0].localName==="mtable"?n[0]:De("mtable");return n.includes(s)||s.append(De("mtr",De("\
mtd",...n))),s.setAttribute("class",`sq-fenced-${e}`),s}function De(e,...t){let n=document.createElementNS(Es,Ms.has(e)?
e:"mtext");return n.append(...t),n}var Is={"(":"round","|":"straight","{":"left"},zs="mfrac, mtable";function It(e){if(ht(
e))return Array.from(e.replaceAll(Pt,"")).length*.9;let t=e.replace(/(\d+)\/(\d+)/g,(s,o,r)=>o.length>r.length?o:r);return Array.
from(t.replaceAll(" ","")).length+.4*(t.length-t.replaceAll(" ","").length)}var zt=7,Ps=" ",Pt="­",ht=e=>new RegExp("^\
\\p{L}{3,}","u").test(e);function Ht(e){let t=e.split(Pt);return Math.max(4.9,...t.map((n,s)=>n.length*.95+(s<t.length-1?
.4:0)))}function Ne(){return matchMedia("(prefers-reduced-motion: reduce)").matches||document.visibilityState==="hidden"}var Hs={good:"check",wrong:"again",reveal:"bulb",hint:"bulb",info:"info"},gt=["M50 5a45 45 0 1 1 0 90a45 45 0 1 1 0-90z",
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
8.5 7z",back:"M16 5l-9 7 9 7z",next:"M8 5l9 7-9 7z",last:"M18 5v14M5 5l8.5 7L5 19z"};function ne(e){let t=gt[e%gt.length];
return de("svg",{class:`sq-chip sq-side${e%gt.length}`,viewBox:"0 0 100 100","aria-hidden":"true"},de("path",{class:"sq-\
chip-edge",d:t,transform:"translate(0 5)"}),de("path",{class:"sq-chip-body",d:t}),de("path",{class:"sq-chip-rim",d:t,transform:"\
translate(50 50) scale(.83) translate(-50 -50)"}))}function F(e){return de("svg",{class:"sq-icon",viewBox:"0 0 24 24","a\
ria-hidden":"true"},de("path",{d:Fs[e]}))}var Ie=e=>F(Hs[e]);function Ue(){return de("svg",{class:"sq-star",viewBox:"0 0\
 100 100","aria-hidden":"true"},de("path",{d:"M50 12l11.2 24.6 26.8 3-19.9 18.2 5.4 26.5L50 71 26.5 84.3l5.4-26.5L12 39.\
6l26.8-3z"}))}var bt=60;function Te(e){let t=String(e.lang??"en"),n=new Intl.PluralRules(t),s=new Intl.ListFormat(t,{type:"conjunction"});
function o(a,u){let l=e[a]??a;return typeof l=="string"?l:l[n.select(Number(u.n))]??l.other}function r(a,u={}){return o(
a,u).replace(/\{(\w+)\}/g,(l,h)=>String(u[h]??""))}function c(a,u){let l=document.createDocumentFragment();return o(a,u).
split(/\{(\w+)\}/).forEach((h,d)=>{if(d%2===0)l.append(h);else{let f=u[h]??"";l.append(f instanceof Node?f:String(f))}}),
l}return{lang:t,text:r,nodes:c,list:a=>s.format(a)}}function Ft(e){let t=Array.from(String(e).slice(0,4*bt));return t.length>
bt?`${t.slice(0,bt).join("")}…`:t.join("")}function J(e){return i("bdi",{class:"sq-name"},Ft(e))}function oe(e){return`\
⁨${Ft(e)}⁩`}function Ge(e){return e.split(/\^(\([^()]*\)|−?[\p{L}\d.,]*[\p{L}\d])/u).map((n,s)=>s%2?i("sup",{},n.replace(
/^\((.*)\)$/,"$1")):n)}function ze(e,t,n){return e.list(t.filter(s=>s.side===n).map(s=>oe(s.name)))}function Pe(e,t,n){return n===
null?e.text("over.nobody"):e.text("over.winner",{n:t.filter(s=>s.side===n).length,names:ze(e,t,n)})}function Ve(e){let t=de("svg",{class:"sq-bands","aria-hidden":"true",preserveAspectRatio:"none"}),n=i("div",{class:"sq-g\
rid",role:"grid"}),s=i("div",{class:"sq-board"},n,t),o=[],r=[],c=[],a=null,u="",l="",h="",d=0,f=1,k=Be(s,(b,y)=>_t(b,y,f));
function p(b){if(b===a)return;a=b;let y=JSON.stringify([b.deal,b.rows,b.cols,b.faces]);if(y===u)return;u=y,f=b.cols,l="",
c=[],h="-",d=b.faces.findIndex(E=>E!==null),s.style.setProperty("--sq-rows",String(b.rows)),s.style.setProperty("--sq-co\
ls",String(b.cols)),s.style.setProperty("--sq-ratio",String(b.cols/b.rows)),g(t,{viewBox:`0 0 ${b.cols} ${b.rows}`}),o=b.
faces.map((E,O)=>{let q=i("button",{type:"button",class:"sq-space",click:()=>e(O)});if(E===null)w(q,i("span",{class:"sq-\
face"},Ue()));else{let L=i("span",{class:"sq-face"},$t(E));w(q,L);let D=!E.suit&&!ht(E.text);g(q,{"data-suit":E.suit??null,
"data-number":D}),D?k.add(L):q.style.setProperty("--sq-len",String(Ht(E.text)))}return g(q,{"data-free":E===null}),q.addEventListener(
"focus",()=>v(O)),q}),r=o.map(()=>i("div",{role:"gridcell",class:"sq-cell"}));let x=Array.from({length:b.rows},(E,O)=>r.
slice(O*f,(O+1)*f));w(n,...x.map(E=>i("div",{role:"row",class:"sq-row"},...E))),o.forEach((E,O)=>g(E,{tabindex:O===d?0:-1})),
S(r)}function S(b,y=0){if(b!==r)return;let x=Ne()?b.length:y+2*f;b.slice(y,x).forEach((E,O)=>E.append(o[y+O])),k.fit(),x<
b.length&&requestAnimationFrame(()=>S(b,x))}function v(b){b!==d&&(g(o[d],{tabindex:-1}),d=b,g(o[d],{tabindex:0}))}function m(b){
let{table:y,state:x,say:E,chips:O,sequences:q,selected:L}=b;p(y),g(n,{"aria-label":E.text("board")});let D=new Set(q.flatMap(
R=>R.cells)),H=l!=="",W=E.lang+JSON.stringify(y.seats);o.forEach((R,$)=>{let U=Oe(O,$),I=Oe(l,$);(U!==I||l==="")&&(R.querySelector(
".sq-chip")?.remove(),U!==null&&R.prepend(ne(U)),g(R,{"data-side":U,"data-new":H&&U!==null,"data-gone":H&&U===null&&I!==
null}));let j=L!==null&&We(L,x,y,O,D,$)!==null,Y={"data-locked":D.has($),"data-last":b.last===$,"data-asked":b.asked===$,
"data-confirm":b.confirm===$,"data-wrong":b.wrong===$,"data-line":b.line.includes($),"data-out":j&&L.kind==="remove"},T=!b.
canAct||j,_=[U,T,...Object.values(Y)].join()+W;c[$]!==_&&(c[$]=_,g(R,{"aria-label":js(b,$,U,Y["data-locked"],Y["data-las\
t"]),...Y}),ce(R,T))}),l=O,M(q,y,x)}function M(b,y,x){let E=JSON.stringify([b,x.winner]);if(E===h)return;let O=h==="-"?null:
t.childElementCount;h=E,t.replaceChildren(...b.map(({side:q,cells:L},D)=>{let W=`M${[Math.min(...L),Math.max(...L)].map(
R=>`${R%y.cols+.5} ${Math.floor(R/y.cols)+.5}`).join("L")}`;return de("g",{class:`sq-band sq-side${q%3}`,"data-new":O!==
null&&D>=O,"data-won":x.winner===q},de("path",{class:"sq-band-edge",d:W}),de("path",{class:"sq-band-body",d:W}))}))}return{
node:s,update:m,count:()=>o.length,columns:()=>f,indexOf:b=>o.indexOf(b),focusOpen(){let b=y=>y&&!y.getAttribute("aria-d\
isabled");this.focus(b(o[d])?d:Math.max(0,o.findIndex(b)))},focus(b=d){v(b),o[b]?.focus()}}}function Oe(e,t){let n=e[t];
return n===void 0||n==="."?null:Number(n)}function We(e,t,n,s,o,r){if(n.faces[r]===null)return"hint.free";let c=Oe(s,r);
return e.kind==="remove"?c===null?"hint.nothing_there":c===n.seats[t.turn]?.side?"hint.own_chip":o.has(r)?"hint.locked":
null:c===null?null:n.replaces&&c!==n.seats[t.turn]?.side?o.has(r)?"hint.locked":null:!n.asks||e.kind==="wild"?"hint.take\
n":"hint.taken_number"}function jt(e,t,n){let s=new Set(t.sequences.flatMap(o=>o.cells));return n.faces.some((o,r)=>We(e,
t,n,t.chips,s,r)===null)}function js({table:e,say:t},n,s,o,r){let c=e.faces[n],a={row:Math.floor(n/e.cols)+1,col:n%e.cols+
1,face:c?.spoken??""};if(c===null)return t.text("cell.free",a);if(s===null)return t.text(r?"cell.open_last":"cell.open",
a);let u=o?"cell.locked":"cell.chip";return t.text(r?`${u}_last`:u,{...a,names:ze(t,e.seats,s)})}var Bs=new Set(["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End"]);function Je(e,t){function n(o){let r=o.composedPath()[0];
if(!(!r.nodeType||!e.contains(r))&&!(o.ctrlKey||o.altKey||o.metaKey||o.key==="Tab")){if(o.key==="Escape"){if(!t(o,r))return;
o.preventDefault()}else Bs.has(o.key)&&!Ks(r)&&t(o,r)&&o.preventDefault();o.stopPropagation()}}let s=e.ownerDocument.defaultView;
return s?.addEventListener("keydown",n,!0),()=>s?.removeEventListener("keydown",n,!0)}function Ks(e){return e.matches("i\
nput, select, textarea")}function He(e,t,n,s){let o=t%n,r=t-o,c=Math.min(r+n,s)-1;switch(e){case"ArrowLeft":return Math.
max(r,t-1);case"ArrowRight":return Math.min(c,t+1);case"ArrowUp":return t-n<0?t:t-n;case"ArrowDown":return t+n>=s?t:t+n;case"\
Home":return r;default:return c}}function Bt(e,t,n,s){let o=n.indexOf(t),r=s.indexOf(t);return o>=0?n.focus(He(e,o,n.columns(),
n.count())):r>=0&&s.focus(He(e,r,e==="ArrowUp"||e==="ArrowDown"?s.columns():s.count(),s.count())),o>=0||r>=0}function Ye(e){
let t=e.parentNode;for(;t;){let s=t;if(s.hasAttribute?.("tabindex")){s.focus();return}t=s.host??t.parentNode}let{activeElement:n}=e.
getRootNode();n?.blur()}function Ut(e,t){return t.kind!=="place"?`move.${t.kind}`:!e.asks||!t.card?"move.place_plain":t.card.kind==="wild"?"move\
.wild":"move.place"}function Ae(e,t,n){let s=n.cell===null?null:t.faces[n.cell];return e.nodes(Ut(t,n),{name:J(t.seats[n.
seat]?.name??""),card:n.card?le(n.card):"",number:s?le(s):""})}function Fe(e,t,n){let s=Ut(t,n),o=n.cell===null?null:t.faces[n.
cell];return e.text(s.startsWith("move.place")||s==="move.wild"?s.replace("move.","heard."):s,{name:oe(t.seats[n.seat]?.
name??""),card:n.card?.spoken??"",number:o?.spoken??""})}function Gt(e,t,n,s){let o=[],r=n.chips;for(let c of[...s].reverse()){
if(o.unshift(r),c.cell===null)continue;let a=Oe(t,c.cell),u=c.kind==="place"&&a===e.seats[c.seat]?.side?".":String(a??".");
r=r.slice(0,c.cell)+u+r.slice(c.cell+1)}return[r,...o]}function Vt(e,t,n){return t.sequences.filter(({side:s,cells:o})=>o.
every(r=>e.faces[r]===null||Oe(n,r)===s))}function Wt(e,t){return t.length<e.length&&t.every((o,r)=>Kt(o,e[r]))?[]:e.every(
(o,r)=>Kt(o,t[r]))?t.slice(e.length):t}var Kt=(e,t)=>e.seat===t?.seat&&e.kind===t.kind&&e.cell===t.cell;var Jt={width:1280,height:680};function Xe(e,t){let n=t.defaultView,s=i("button",{class:"sq-tool",type:"button","aria-pr\
essed":"false",click:r},F("grow")),o=!1;function r(){o?a():c()}async function c(){o=!0;try{await e.requestFullscreen()}catch{
e.popover="manual",e.showPopover()}l(),s.focus()}function a(){o=!1,u()&&t.exitFullscreen(),e.removeAttribute("popover"),
l(),s.focus()}let u=()=>e.getRootNode().fullscreenElement===e;function l(){let p=Math.max(1,Math.min(n.innerWidth/Jt.width,
n.innerHeight/Jt.height));g(s,{"aria-pressed":String(o)}),g(e,{"data-large":o}),e.style.setProperty("zoom",o?String(p):""),
e.style.setProperty("--sq-tall",o?`${Math.floor(n.innerHeight/p)-28}px`:"")}let h=!1,d=()=>{h&&!u()&&o&&a(),h=u()},f=()=>o&&
l(),k=p=>o&&p.key==="Escape"&&!p.composedPath().includes(e)&&a();return t.addEventListener("fullscreenchange",d),n.addEventListener(
"resize",f),n.addEventListener("keydown",k),{node:s,leave(){if(o)a();else return!1;return!0},update(p){g(s,{"aria-label":p.
text("screen"),title:p.text("screen")})},stop(){t.removeEventListener("fullscreenchange",d),n.removeEventListener("resiz\
e",f),n.removeEventListener("keydown",k)}}}function Ze(){let e=i("ul",{class:"sq-seats"}),t=ae(),n=ae(),s=[];function o({table:r,state:c,say:a}){t([r.seats,a.lang],
()=>{g(e,{"aria-label":a.text("players"),"data-count":r.seats.length}),s=r.seats.map(k=>Us(k,a)),w(e,...s.map(k=>k.node))});
let{phase:u,turn:l,made:h,cards:d,winner:f}=c;n([r.seats,r.goals,r.to_win,u,l,h,d,f,a.lang],()=>{s.forEach((k,p)=>k.update(
{table:r,state:c,say:a},p))})}return{node:e,update:o}}function Us(e,t){let n=e.kind==="person"?null:t.text(`seat.${e.kind}`),
s=i("span",{class:"sq-hidden"}),o=i("span",{class:"sq-pips","aria-hidden":"true"}),r=i("li",{class:`sq-seat sq-side${e.side%
3}`},i("span",{class:"sq-token",title:n},ne(e.side),n&&F("robot")),i("span",{class:"sq-who"},J(e.name),s,o)),c=ae();function a({
table:u,state:l},h){let d=l.made[e.side]??0,f=u.goals[e.side]??u.to_win,k=l.phase!=="over"&&h===l.turn,p=t.text("seat.ca\
rds",{n:l.cards[h]??0}),S=t.text("seat.made",{n:d,goal:f});g(r,{"aria-current":k?"true":null,"data-won":l.winner===e.side}),
G(s,t.list([n,k?t.text("seat.to_move"):null,p,S].filter(v=>v!==null))),c([d,f],()=>{g(o,{title:S}),w(o,...Gs(d,f))})}return{
node:r,update:a}}function Gs(e,t){return Array.from({length:Math.max(e,t)},(n,s)=>i("i",{class:s<e?"sq-pip sq-pip-full":
"sq-pip"}))}var Yt="(prefers-color-scheme: dark)";function Vs(e){let t=e.getAttribute("data-jp-theme-light");if(t!==null)return t===
"false";let n=e.getAttribute("data-theme")??e.getAttribute("theme");if(n==="dark"||n==="light")return n==="dark";let{classList:s}=e;
return["dark","vscode-dark","vscode-high-contrast"].some(o=>s.contains(o))?!s.contains("vscode-high-contrast-light"):["l\
ight","vscode-light","vscode-high-contrast-light"].some(o=>s.contains(o))?!1:null}function Ws(e){let t=e.ownerDocument,n=[];
for(let o=e;o;o=o.host??o.parentNode)n.push(o);for(let o of[...n,t.body,t.documentElement]){let r=o?.nodeType===Node.ELEMENT_NODE?
Vs(o):null;if(r!==null)return r}let s=getComputedStyle(t.documentElement).colorScheme;return s.includes("dark")&&(!s.includes(
"light")||matchMedia(Yt).matches)}function Qe(e,t){let n=t.ownerDocument,s=matchMedia("print"),o=matchMedia(Yt),r=()=>{e.
dataset.sqTheme=!s.matches&&Ws(t)?"dark":"light"},c=new MutationObserver(r);for(let a of[n.documentElement,n.body])c.observe(
a,{attributes:!0});for(let a of[s,o])a.addEventListener("change",r);return r(),()=>{c.disconnect();for(let a of[s,o])a.removeEventListener(
"change",r)}}var Xt=({answer:e,tone:t})=>e?.chosen?"replay.answer":t==="hint"?"replay.hint":"replay.given_back";function Zt(e,t){let n=Te(
e.get("texts")),s=e.get("table"),o=e.get("moments"),r=0,c=Ve(()=>{}),a=Ze(),u=i("div",{class:"sq-hidden",role:"status","\
aria-live":"polite"}),l=i("p",{class:"sq-line"}),h=i("div",{class:"sq-verdict"}),d=i("input",{type:"range",min:0,max:o.length-
1,value:0,class:"sq-slider",input:()=>I(Number(d.value))}),f=i("p",{class:"sq-count"}),k=i("ol",{class:"sq-steps"}),p=o.
flatMap((T,_)=>T.answer||T.move?[W(T,_)]:[]),S=(T,_)=>{let B=n.text(`replay.${T}`);return i("button",{type:"button",class:"\
sq-round",click:()=>I(_()),"aria-label":B,title:B},F(T))},v=S("first",()=>0),m=S("back",()=>r-1),M=S("next",()=>r+1),b=S(
"last",()=>o.length-1),y=i("section",{class:"sq-panel sq-history","aria-label":n.text("replay.title")},i("div",{class:"s\
q-steering"},v,m,d,M,b),i("div",{class:"sq-where"},f),k),x=i("div",{class:"sq-game"},a.node,c.node,i("div",{class:"sq-me\
ssage"},l,h),i("div",{class:"sq-tray"},y)),E=i("div",{class:"sq-root",lang:n.lang,"data-link":"ok"},u,x),O=Xe(E,t.ownerDocument);
O.update(n),f.after(O.node),g(d,{"aria-label":n.text("replay.slider")}),g(k,{"aria-label":n.text("replay.steps")}),w(k,...p.
map(({node:T})=>T)),t.append(E);let q=Qe(E,t),L=Je(E,(T,_)=>{if(T.key==="Escape")return O.leave()?!0:(Ye(E),!1);let B=c.
indexOf(_);if(B>=0)c.focus(He(T.key,B,s.cols,s.faces.length));else if(y.contains(_)){let X=k.contains(_);I(He(T.key.replace(
"Up","Left").replace("Down","Right"),r,o.length,o.length)),X&&H().press.focus()}else return!1;return!0}),D=()=>n.text("r\
eplay.step",{n:r,all:o.length-1}),H=()=>p.filter(({index:T})=>T<=r).pop()??p[0];function W(T,_){let{answer:B,move:X}=T,z=B?.
seat??X?.seat??0,A=B?.correct===!1?"wrong":B?.correct?"good":null,Z=i("li",{}),P=i("button",{type:"button",class:"sq-ste\
p","data-tone":A,click:()=>I(_)});return P.append(i("span",{class:"sq-token"},ne(s.seats[z]?.side??0)),i("span",{},R(T))),
A&&P.append(Ie(A)),g(P,{"aria-label":$(T)}),Z.append(P),{node:Z,press:P,index:_}}function R(T){let{answer:_,move:B}=T;if(B&&
(_===null||_.correct))return Ae(n,s,B);if(_){let X=_.cell===null?null:s.faces[_.cell];return n.nodes(Xt(T),{name:J(s.seats[_.
seat].name),card:le(_.card),number:X?le(X):_.chosen})}return document.createTextNode(B?Fe(n,s,B):"")}function $(T){let{answer:_,
move:B}=T,X=_?.cell??B?.cell??null,z=X===null?null:s.faces[X],A=[];if(B&&(_===null||_.correct))A.push(Fe(n,s,B));else if(_){
let Z=Xt(T).replace(/answer$/,"answered");A.push(n.text(Z,{name:oe(s.seats[_.seat].name),card:_.card.spoken,number:z?.spoken??
_.chosen}))}return X!==null&&A.push(n.text("replay.at",{row:Math.floor(X/s.cols)+1,col:X%s.cols+1})),typeof _?.correct==
"boolean"&&A.push(n.text(_.correct?"replay.good":"replay.wrong")),A.join(" ")}function U(T){let _=$(T)||(T.said?"":n.text(
r===0?"replay.deal":"replay.code")),B=T.over&&r===o.length-1?Pe(n,s.seats,T.winner):"";return[be(E)===d?"":`${D()}.`,_,T.
spoken,B].filter(Boolean).join(" ")}function I(T){r=Math.max(0,Math.min(o.length-1,T)),j(),G(u,U(o[r]))}function j(){let T=o[r],
_=T.sequences.map(([P,ee])=>({side:P,cells:ee})),B=T.over?"over":"play",X=T.answer?.seat??T.move?.seat??T.turn,z={...T,sequences:_,
phase:B,turn:X,viewer:null},A=T.answer?.cell??T.move?.cell??null,Z=T.answer?.correct===!1?A:null;g(x,{"data-phase":B}),a.
update({table:s,state:z,say:n}),c.update({table:s,state:z,say:n,chips:T.chips,sequences:_,last:Z===null?A:null,selected:null,
asked:null,confirm:null,wrong:Z,canAct:!1,line:[]}),T.over&&r===o.length-1?G(l,Pe(n,s.seats,T.winner)):r===0?G(l,n.text(
"replay.deal")):T.answer||T.move?w(l,R(T)):G(l,n.text("replay.code")),g(h,{"data-tone":T.said?T.tone:null}),w(h,T.said?Ie(
T.tone):null,T.said?i("p",{},...Ge(T.said)):null),d.value=String(r),g(d,{"aria-valuetext":D()}),G(f,D());for(let P of[v,
m])ce(P,r===0);for(let P of[M,b])ce(P,r===o.length-1);for(let{press:P,index:ee}of p)g(P,{"aria-current":ee===r?"step":null,
tabindex:P===H()?.press?0:-1}),ee===r&&Y(P)}function Y(T){let _=T.offsetTop-k.offsetTop;(_<k.scrollTop||_+T.offsetHeight>
k.scrollTop+k.clientHeight)&&(k.scrollTop=_-k.clientHeight/2)}return j(),()=>{O.stop(),L(),q(),E.remove()}}var Js=200,Ys=/[√πa-z]/,Xs=["√","π","^"];function Qt({onNumber:e,onSwap:t,onPass:n,onOpen:s,onAnnounce:o,onDraw:r,
onNext:c,onUndo:a,onLook:u,onLine:l,onHint:h}){let d=i("div",{class:"sq-actions"}),f=me("sq-quiet",()=>s("number")),k=me(
"sq-quiet",()=>s("swap")),p=me("sq-quiet sq-hint",h),S=me("sq-quiet",t),v=me("sq-quiet",o),m=me("sq-main",r),M=me("sq-qu\
iet",c),b=me("sq-quiet",a),y=i("div",{class:"sq-lines",role:"group"}),x=me("sq-main",n),E=i("input",{class:"sq-input",type:"\
text",maxlength:Js,autocomplete:"off",spellcheck:"false",enterkeyhint:"done"}),O=j("−"),q=j("/"),L=Xs.map(j),D=i("butt\
on",{class:"sq-main",type:"submit"}),H=me("sq-round",()=>s(null)),W=i("form",{class:"sq-entry",submit:z=>{z.preventDefault(),
E.value.trim()?e(E.value.trim()):E.focus()}},i("span",{class:"sq-keys"},E,O,q,...L),D,H),R=i("span",{}),$=me("sq-main",t),
U=me("sq-round",()=>s(null)),I=i("div",{class:"sq-confirm",role:"group"},R,$,U);function j(z){return i("button",{class:"\
sq-key",type:"button",click:()=>{E.setRangeText(z,E.selectionStart??0,E.selectionEnd??0,"end"),E.focus()}},z)}let Y=null,
T={};function _(z,A){let Z=z.choosing?.lines.length??0;g(y,{"aria-label":A.text("choice.label")}),!(y.childElementCount===
Z&&y.lang===A.lang)&&(y.lang=A.lang,w(y,...Array.from({length:Z},(P,ee)=>i("button",{class:"sq-main",type:"button",click:()=>l(
ee),focus:()=>u(ee),mouseenter:()=>u(ee)},A.text("choice.line",{n:ee+1})))))}function B(z,A){T={table:z,texts:A},w(f,A.text(
z.answer_by==="keypad"?"number.open_first":"number.open")),w(k,A.text("swap.open")),w(x,A.text("pass"));let Z=z.faces.some(
P=>P&&Ys.test(P.text))?"text":"decimal";g(E,{placeholder:A.text("number.label"),"aria-label":A.text("number.label"),inputmode:Z}),
L.forEach(P=>P.hidden=!z.faces.some(ee=>ee?.text.includes(P.textContent??""))),g(O,{"aria-label":A.text("number.minus")}),
g(q,{"aria-label":A.text("number.slash")}),w(D,A.text("number.say")),w(H,"×"),g(H,{"aria-label":A.text("cancel")}),w(R,
A.text("swap.ask")),w($,A.text("swap.yes")),w(U,"×"),g(U,{"aria-label":A.text("cancel")}),g(I,{"aria-label":A.text("swa\
p.ask")}),w(p,F("bulb"),A.text("ask_hint")),w(S,A.text("swap.dead")),w(v,A.text("announce.open")),w(m,A.text("draw.mine")),
w(M,A.text("draw.go_on")),w(b,A.text("undo"))}function X({table:z,state:A,say:Z,selected:P,canAct:ee,open:pe,announced:C,
mine:V}){let Q=P?.kind==="face"&&z.asks&&A.solved!==P.id,he=P?.kind==="face"&&A.solved!==P.id;(z!==T.table||Z!==T.texts)&&
B(z,Z),g(v,{"aria-pressed":P?String(C):null}),_(A,Z);for(let Me of[f,k,p,S,v,x,D,$])ce(Me,!ee);let we=A.viewer!==null&&A.
owed.includes(A.viewer),_e=we&&!V&&z.seats[A.turn]?.kind!=="person";pe==="number"&&Y!=="number"&&(E.value="");let Ce=(A.
choosing?[y]:pe==="number"&&Q?[W]:pe==="swap"&&Q?[I]:[Q&&f,Q&&k,Q&&z.hints&&p,he&&!z.asks&&!z.dice&&S,V&&z.announce&&v,A.
can_pass&&x,we&&m,_e&&M,A.can_undo&&b]).filter(Boolean);(Ce.length!==d.children.length||Ce.some((Me,Se)=>d.children[Se]!==
Me))&&w(d,...Ce),pe!==Y&&(pe==="number"&&E.focus(),pe==="swap"&&U.focus()),Y=pe}return{node:d,update:X,focus:()=>d.querySelector(
"button")?.focus()}}function me(e,t){return i("button",{class:e,type:"button",click:t})}function en(e){let t=i("div",{class:"sq-hidden",role:"status","aria-live":"polite"});function n(s){let o=s.filter(Boolean).
join(" ");t.textContent=t.textContent===o?`${o} `:o,e(o)}return{node:t,announce:n}}var vt=e=>Math.max(0,Math.round(e/100)/10);function tn(e){let t=performance.now(),n=t,s=0,o=null,r=()=>{o??=performance.
now()},c=()=>{o!==null&&(s+=performance.now()-o),o=null},a=()=>e.visibilityState==="hidden"?r():c(),{defaultView:u}=e;return u?.
addEventListener("blur",r),u?.addEventListener("focus",c),e.addEventListener("visibilitychange",a),{restart(){t=n=performance.
now(),s=0,o!==null&&(o=t)},pick(){n=performance.now()},times(){let l=performance.now(),h=s+(o===null?0:l-o);return{to_card:vt(
n-t),to_answer:vt(l-n),focus_lost:vt(h)}},stop(){u?.removeEventListener("blur",r),u?.removeEventListener("focus",c),e.removeEventListener(
"visibilitychange",a)}}}function et(e){let t=i("textarea",{class:"sq-input",rows:1,readonly:!0,focus:()=>t.select()}),n=i("button",{class:"sq-ma\
in",type:"button",click:o}),s=i("div",{class:"sq-give"},t,n);function o(){t.value&&(t.focus(),t.select(),e(t.ownerDocument.
execCommand("copy")))}function r(c,a,u){t.value!==(u??"")&&(t.value=u??""),g(t,{"aria-label":a}),w(n,c.text("code.copy")),
ce(n,u===null)}return{node:s,update:r,focus:()=>n.focus()}}var Zs=1e5;function nn({onReceive:e,onCopied:t,onClose:n}){let s=i("p",{class:"sq-big"}),o=i("p",{class:"sq-saved"}),r=et(
t),c=i("textarea",{class:"sq-input",rows:2,maxlength:Zs,autocomplete:"off",spellcheck:"false"}),a=i("button",{class:"sq-\
main",type:"submit"}),u=i("p",{class:"sq-note",role:"status"}),l=i("button",{class:"sq-quiet",type:"button",click:n}),h=i(
"form",{class:"sq-give",submit:f},c,a),d=i("section",{class:"sq-panel sq-code"},s,o,r.node,h,u,l);function f(p){p.preventDefault(),
!a.getAttribute("aria-disabled")&&(c.value.trim()?e(c.value):c.focus())}function k({say:p,code:S,playing:v,canAct:m,refusal:M}){
g(d,{"aria-label":p.text("code.title")}),G(s,p.text("code.title")),G(o,p.text("code.open")),g(r.node,{hidden:!v}),r.update(
p,p.text("code.own"),S),g(c,{"aria-label":p.text("code.theirs"),placeholder:p.text("code.theirs")}),w(a,p.text("code.tak\
e")),w(l,p.text("code.close")),G(u,v?"":M),g(u,{hidden:v}),ce(a,!m)}return{node:d,update:k,clear(){c.value=""},focus:p=>(p?
r:c).focus()}}var Qs=/openlesson\d[0-9A-Za-z]+/,eo=1e5;function sn(){let e=window;for(;;){let n=[e.location.href,e.performance.getEntriesByType(
"navigation")[0]?.name??""].map(s=>Qs.exec(s)?.[0]).find(Boolean);if(n)return n;if(e.parent===e)return null;e=e.parent;try{
e.location.href}catch{return null}}}function on(e){let t=i("textarea",{class:"sq-input",rows:2,maxlength:eo,autocomplete:"\
off",spellcheck:"false"}),n=i("button",{class:"sq-main",type:"submit"}),s=i("form",{class:"sq-door",submit:o},t,n);function o(c){
c.preventDefault(),t.value.trim()?e(t.value):t.focus()}function r(c){g(t,{"aria-label":c.text("lobby.class_code"),placeholder:c.
text("lobby.class_code")}),w(n,c.text("lobby.open"))}return{node:s,update:r}}var to=6;function rn(e,{cardOf:t,cellOf:n,onTake:s,onDrop:o}){let r=null,c=null,a=null;function u(m){let b=e.getRootNode().
elementFromPoint(m.clientX,m.clientY)?.closest("button")??null;return b&&n(b)>=0?b:null}function l(m){let M=m.button===0&&
m.pointerType!=="touch"?t(m.target):null;M&&(v(),r={card:M,x:m.clientX,y:m.clientY,id:m.pointerId,ghost:null},a=m.view,a?.
addEventListener("pointermove",h),a?.addEventListener("pointerup",p))}function h(m){if(!r||m.pointerId!==r.id)return;let[
M,b]=[m.clientX-r.x,m.clientY-r.y];if(!r.ghost){if(Math.hypot(M,b)<to)return;if(!s(r.card))return v();r.ghost=k(r.card)}
let y=f(r.card);r.ghost.style.transform=`translate(${M/y}px, ${b/y}px) rotate(2deg)`,d(u(m))}function d(m){m!==c&&(c&&g(
c,{"data-over":null}),c=m,c&&g(c,{"data-over":!0}))}let f=m=>m.currentCSSZoom??1;function k(m){let M=m.cloneNode(!0),b=m.
getBoundingClientRect();M.removeAttribute("tabindex"),M.removeAttribute("aria-label"),g(M,{"aria-hidden":"true","data-gh\
ost":!0});let y=x=>`${x/f(m)}px`;return Object.assign(M.style,{left:y(b.left),top:y(b.top),width:y(b.width),height:y(b.height)}),
e.append(M),M}function p(m){if(!r||m.pointerId!==r.id)return;let M=r.ghost?u(m):null;r.ghost&&S(),v(),M&&o(n(M))}function S(){
let m=M=>M.stopPropagation();e.addEventListener("click",m,!0),setTimeout(()=>e.removeEventListener("click",m,!0))}function v(){
a?.removeEventListener("pointermove",h),a?.removeEventListener("pointerup",p),r?.ghost?.remove(),r=null,d(null)}return e.
addEventListener("pointerdown",l),e.addEventListener("pointercancel",v),v}var no=300;function cn(e){let t=i("span",{class:"sq-bell"}),n=[],s=-1,o="";function r(a,u){if(a.seq===s)return;s=a.seq,n.
forEach(clearTimeout);let l=a.ends_in;if(o="",n=[],l===null)return;n=(a.last_round?[l]:[l-no,l]).filter(f=>f>0).map(f=>setTimeout(
e,f*1e3+500));let d=new Intl.DateTimeFormat(u.lang,{hour:"2-digit",minute:"2-digit"}).format(Date.now()+l*1e3);o=u.text(
"bell.ends",{time:d})}function c(a,u){r(a,u);let l=a.turns_left===null?"":u.text("bell.turns",{n:a.turns_left}),h=a.last_round&&
a.phase!=="over";G(t,h?u.text("bell.last"):[o,l].filter(Boolean).join(" · ")),g(t,{"data-last":h})}return{node:t,update:c,
stop:()=>n.forEach(clearTimeout)}}function an(){let e=i("div",{class:"sq-open"}),t=ae();function n(o,r,c){let a=(r.hands??
[]).map((u,l)=>({cards:u,seat:l})).filter(({cards:u,seat:l})=>l!==r.viewer&&u.length);t([a,o.deal,c.lang],()=>s(o,c,a))}
function s(o,r,c){w(e,...c.map(({cards:a,seat:u})=>{let l=o.seats[u].name,h=r.text("open.hand",{name:oe(l)});return i("d\
iv",{role:"group","aria-label":h},i("span",{class:"sq-token"},ne(o.seats[u].side)),...a.map(d=>i("span",{class:"sq-mini"},
d.text?le(d):r.text(`card.${d.kind}`))))}))}return{node:e,update:n}}function ln(e){let t=!1,n=i("button",{class:"sq-quie\
t",type:"button",click:()=>c(!t)}),s=i("span",{class:"sq-sides",role:"group"}),o=i("div",{class:"sq-talk"},n,s),r=ae();function c(l){
t=l,g(s,{hidden:!t}),g(n,{"aria-expanded":String(t)})}function a(l,h,d){g(o,{hidden:!l.talk||h.phase==="over"}),r([l.seats,
d.lang],()=>u(l,d))}function u(l,h){G(n,h.text("talk.open")),g(s,{"aria-label":h.text("talk.ask")}),w(s,...l.goals.map((d,f)=>i(
"button",{class:"sq-round",type:"button","aria-label":h.text("talk.side",{names:ze(h,l.seats,f)}),click:()=>{c(!1),e(f)}},
ne(f))))}return c(!1),{node:o,update:a}}var so=3;function un({own:e,bell:t,talk:n,tools:s}){let o=i("span",{class:"sq-stock"}),r=i("span",{class:"sq-goal"}),c=i(
"ol",{class:"sq-feed"}),a=an(),u=ae(),l=i("div",{class:"sq-foot"},i("p",{class:"sq-facts"},e,t,o,r),s,a.node,c,n);function h({
say:f,table:k,state:p},S){if(!k||!p)return;let v=S.slice(-so);u([v,p.stock,k.deal,f.lang],()=>d(k,p,f,v)),a.update(k,p,f)}
function d(f,k,p,S){let v=!f.dice&&!f.printed;w(o,v&&F("deck"),v&&p.text("stock",{n:k.stock})),G(r,p.text("goal",{n:f.to_win,
line:f.line})),w(c,...S.map(m=>{let M=i("span",{class:"sq-token"},ne(f.seats[m.seat]?.side??0));return i("li",{},M,Ae(p,
f,m))})),g(c,{"aria-label":p.text("moves")})}return{node:l,update:h}}var oo=15,ro=8,io=15,co=3,ao=.26;function fn(e){let t=i("div",{class:"sq-hand",role:"toolbar"}),n=new Map,s=[],o=0,r=0,c=new Map,
a=Be(t,u,h);function u(p,{clauses:S}){p.style.setProperty("--sq-em",String(Ke(S,co,ao)))}function l(p,S){let v=S.filter(
M=>M.mathml&&!c.has(xt(M)));if(!v.length)return;let m=v.map(M=>i("span",{class:"sq-sum"},le(M)));Ot(p,m).forEach((M,b)=>M&&
c.set(xt(v[b]),M))}function h(){let p=t.querySelectorAll(".sq-sum"),S=Math.max(0,...[...p].map(m=>Number(m.style.getPropertyValue(
"--sq-em")))),v=m=>S*oo<=(r-ro*(m-1))/m-io;r&&g(t,{"data-long":v(3)?null:v(2)||"very","data-short":v(5)})}new ResizeObserver(
()=>{r=t.clientWidth,h()}).observe(t);let d=()=>s.map(p=>n.get(p.id).button);function f(p){o=Math.max(0,Math.min(p,s.length-
1)),d().forEach((S,v)=>g(S,{tabindex:v===o?0:-1}))}function k({state:p,say:S,selected:v,canAct:m}){s=p.hand,g(t,{"aria-l\
abel":S.text("hand"),"data-count":s.length});let M=new Set(s.map(b=>b.id));for(let[b,{button:y}]of n)M.has(b)||(y.remove(),
n.delete(b));s.forEach((b,y)=>{let x=n.get(b.id);x||(x={button:i("button",{type:"button",style:`animation-delay:${45*y}m\
s`,click:()=>e(s.find(({id:L})=>L===b.id)??b),focus:()=>f(s.findIndex(({id:L})=>L===b.id))}),drawn:"",sum:i("span",{class:"\
sq-sum"}),formula:""},n.set(b.id,x));let E=JSON.stringify([b,S.lang]);if(E!==x.drawn){x.drawn=E,lo(x.button,b,S,x.sum);let q=xt(
b);if(q!==x.formula){x.formula=q,w(x.sum,le(b));let L=c.get(q);L?u(x.sum,L):b.mathml&&a.add(x.sum)}}t.children[y]!==x.button&&
t.insertBefore(x.button,t.children[y]??null);let O=tt(p,b)!==null;g(x.button,{"aria-pressed":v?.id===b.id?"true":"false",
"data-barred":O}),ce(x.button,!m||O)}),f(o),h(),a.fit()}return{node:t,prepare:l,update:k,indexOf:p=>d().indexOf(p),buttonOf:p=>d().
find(S=>S.contains(p))??null,focus(p=o){f(p),d()[o]?.focus()},count:()=>s.length,columns(){let p=d().map(S=>S.offsetTop);
return Math.max(1,p.filter(S=>S===p[0]).length)}}}var xt=e=>JSON.stringify([e.mathml,e.text,e.suit]);function tt(e,t){return e.
solved?e.solved===t.id?null:"hint.solved":e.must===null||e.must.includes(t.id)?null:"hint.must"}function lo(e,t,n,s){let o=t.
tries>0?n.text("card.try",{n:t.tries+1}):t.caption;if(g(e,{class:`sq-card sq-card-${t.kind}`,"data-tried":t.tries>0,"dat\
a-name":!t.mathml&&!t.suit}),t.kind==="face"){let u=[t.spoken,t.tries>0?n.text("card.try",{n:t.tries+1}):""].filter(Boolean);
return e.style.setProperty("--sq-len",String(Math.max(5,It(t.text)))),g(e,{"aria-label":u.join(", "),"data-suit":t.suit??
null}),dn(e,s,o)}let r=n.text(`card.${t.kind}`),c=n.text(`card.${t.kind}_does`),a=t.kind==="wild"?"+":"−";if(t.text)return g(
e,{"aria-label":`${t.spoken}, ${c}`,"data-suit":t.suit??null}),dn(e,s,c);w(e,i("span",{class:"sq-sign","aria-hidden":"tr\
ue"},a),i("b",{},r)," ",i("small",{},c))}function dn(e,t,n){e.firstElementChild!==t&&w(e,t);let s=t.nextElementSibling;n&&
s?G(s,n):n?e.append(i("small",{},n)):s?.remove()}function nt({name:e,text:t}){let n=URL.createObjectURL(new Blob([t],{type:"application/jsonl"})),s=document.createElement(
"a");s.href=n,s.download=e,s.click(),setTimeout(()=>URL.revokeObjectURL(n),6e4)}var fe=({table:e,state:t})=>e!==null&&t!==null&&t.phase!=="start",re=({state:e})=>e?.phase==="play"&&e.viewer!==null&&e.
viewer===e.turn&&!e.check,ye=({state:e,ui:t})=>e?.hand.find(n=>n.id===t.selected)??null,je=({table:e,state:t},n)=>e?.answer_by===
"keypad"&&n.kind==="face"&&t?.solved!==n.id,kt=e=>{let{state:t}=e;return!!t&&!re(e)&&t.phase==="play"&&t.viewer!==null&&
t.owed.includes(t.viewer)},qe=({state:e})=>e?.phase==="play"&&e.viewer!==null&&e.forfeits.includes(e.viewer);function pn({
state:e,ui:t}){return e?.check?e.check.cell===null?[]:[e.check.cell]:e?.choosing?.lines[t.line??0]??[]}function st(e){let{table:t,state:n,ui:s}=e;if(!n||!t||!re(e))return"";if(n.choosing)return"line.which";if(qe(e))return"l\
ine.give_up";let o=ye(e);return o?.kind==="remove"?jt(o,n,t)?s.confirm===null?"line.remove":"line.remove_again":n.can_pass?
"line.pass":"line.remove_none":o&&n.solved===o.id?"line.solved":o&&je(e,o)?"line.say":o&&t.announce&&s.announced?"line.s\
ay_line":o?o.kind==="wild"?"line.wild":t.asks?"line.find":"line.place":t.printed?"printed.line":n.must!==null?"line.must":
n.can_pass?"line.pass":t.dice?"line.roll":t.asks?"line.solve":"line.choose"}function xe(e){let{say:t,table:n,state:s}=e;
if(!n||!s||s.phase==="start")return"";let o=oe(n.seats[s.turn]?.name??"");return s.phase==="over"?Pe(t,n.seats,s.winner):
s.phase==="handover"?t.text("handover.pass",{name:o}):s.check?t.text("line.check",{name:oe(n.seats[s.check.seat]?.name??
"")}):!re(e)&&qe(e)?t.text("line.give_up"):kt(e)?t.text("line.taken"):re(e)?`${t.text("line.turn",{name:o})} ${t.text(st(
e))}`:t.text("line.wait",{name:o})}function mn(e,t){let{say:n,table:s,state:o}=e;if(!s||!o)return[];let r=J(s.seats[o.turn]?.
name??"");return t?[Ae(n,s,t)]:o.phase==="play"&&o.check?[n.nodes("line.check",{name:J(s.seats[o.check.seat].name)})]:re(
e)?[i("b",{},n.nodes("line.turn",{name:r}))," ",n.text(st(e))]:qe(e)?[n.text("line.give_up")]:kt(e)?[n.text("line.taken")]:
o.phase==="play"?[n.nodes("line.wait",{name:r})]:[]}function hn({known:e,link:t,clock:n,replay:s,announce:o,speak:r,draw:c,wait:a,onKept:u}){let{ui:l}=e,h=()=>t.status()!==
"lost"&&!t.busy();function d(q,L={}){h()&&(l.hint=null,t.send(q,L),a())}function f(q){l.hint={tone:"info",text:e.say.text(
q),cell:null},o([l.hint.text]),c()}function k(q){l.asked=null,l.code=q.code??l.code,q.file&&(nt(q.file),u()),q.text&&(l.
hint={tone:"info",text:q.text,cell:null},o([q.text])),queueMicrotask(c)}function p(q){let{state:L,say:D}=e;if(!L||!h())return;
if(qe(e))return d("give_up",{seat:L.viewer,card:q.id});if(!re(e))return;s.finish();let H=tt(L,q);if(H)return f(H);L.solved||
(l.selected=l.selected===q.id?null:q.id,l.confirm=null,l.open=l.selected&&je(e,q)?"number":null,l.hint=null,l.selected&&
n.pick(),o([xe(e)]),l.selected&&r(`${q.spoken}. ${D.text(st(e))}`),c())}function S(q){return!e.state||!q||!re(e)||!h()||
tt(e.state,q)?!1:(l.selected!==q.id&&p(q),!0)}function v(q){let{table:L,state:D}=e;if(!L||!D||!re(e)||!h())return;s.finish();
let H=ye(e);if(!H)return f(L.faces[q]===null?"hint.free":"hint.choose_card");let W=new Set(D.sequences.flatMap(U=>U.cells)),
R=We(H,D,L,D.chips,W,q);if(R)return l.confirm=null,f(R);if(je(e,H))return f("hint.say_first");if(H.kind==="remove"&&l.confirm!==
q)return l.confirm=q,l.hint=null,o([xe(e)]),c();l.confirm=null,l.asked=q;let $=l.announced?{announce:!0}:{};d("play",{seat:D.
viewer,card:H.id,cell:q,...$,...n.times()})}function m(){if(!ye(e))return d("claim",{seat:e.state?.viewer});l.announced=
!l.announced,c()}function M(q){l.line=q,c()}function b(q){let L=e.state?.choosing;if(!L)return;let D=e.state?.viewer;L.card===
null?d("claim",{seat:D,choice:q}):d("play",{seat:D,card:L.card,cell:L.cell,choice:q,...n.times()})}function y(q){l.selected&&
d("number",{seat:e.state?.viewer,card:l.selected,text:q,...n.times()})}function x(q){return q&&!h()?!1:(l.open=q,l.confirm=
null,c(),!0)}function E(q){l.coding=q,l.keeping=!1,l.code=null,l.hint=null,q&&fe(e)&&d("code"),c()}function O(){if(l.confirm!==
null)l.confirm=null;else if(l.selected&&!e.state?.solved)l.selected=null;else return!1;return o([xe(e)]),c(),!0}return{canAct:h,
act:d,hint:f,onReply:k,onCard:p,onTake:S,onCell:v,onAnnounce:m,onLook:M,onLine:b,onNumber:y,onOpen:x,onCode:E,onBack:O,onSwap:()=>l.
selected&&d("swap",{seat:e.state?.viewer,card:l.selected}),onHint:()=>l.selected&&d("hint",{seat:e.state?.viewer,card:l.
selected}),onPass:()=>d("pass",{seat:e.state?.viewer}),onDraw:()=>d("draw",{seat:e.state?.viewer}),onNext:()=>d("next"),
onUndo:()=>d("undo",{seat:e.state?.viewer??null}),onLanguage(q){t.send("language",{lang:q}),c()}}}var ot="seqnum:";var rt=new Map;function it(e){try{return e(window.localStorage)}catch{return}}function Le(){return(it(t=>Object.keys(t).
filter(n=>n.startsWith(ot)).map(gn).filter(n=>n!==null))??[...rt.values()]).sort((t,n)=>n.at-t.at)}function gn(e){try{let t=JSON.
parse(window.localStorage.getItem(e)??"");return Array.isArray(t.names)&&t.lines&&t.receipt?.tallies?t:null}catch{return null}}
function bn(e){let t=rt.get(e.game),n=t??it(()=>gn(ot+e.game)),s={...e,lines:{...n?.lines,...e.lines},at:Date.now()};rt.
set(s.game,s),t||uo(s);let o=()=>it(r=>(r.setItem(ot+s.game,JSON.stringify(s)),!0));if(!o())for(let r=Le();!o()&&r.length>
0;r.pop())ct(r[r.length-1].game)}function uo(e){Le().filter(n=>n.game!==e.game).filter((n,s)=>s>=11||n.at<e.at-2592e6).forEach(
n=>ct(n.game))}function ct(e){it(t=>t.removeItem(ot+e))}var yt=e=>rt.get(e??"")??Le().find(t=>t.game===e)??null,vn=({name:e,
lines:t})=>({name:e,text:Object.keys(t).sort((n,s)=>Number(n)-Number(s)).map(n=>`${t[n]}
`).join("")});function xn({onFile:e,onCopied:t,onClose:n}){let s=i("div",{class:"sq-receipt"}),o=i("button",{class:"sq-main sq-wide",type:"\
button",click:e}),r=et(t),c=i("p",{class:"sq-note",role:"status"}),a=i("button",{class:"sq-quiet",type:"button",click:n}),
u=i("section",{class:"sq-panel sq-kept"},s,o,r.node,c,a),l="";function h(d,f,k,p){G(c,p),g(c,{hidden:!p}),g(a,{hidden:!k}),
g(r.node,{hidden:!f?.code});let S=JSON.stringify([d.lang,f?.receipt,f?.code]);if(S===l||(l=S,g(u,{"aria-label":d.text("k\
eep.title")}),w(o,F("keep"),d.text("keep.title")),w(a,d.text("code.close")),r.update(d,d.text("keep.code"),f?.code??null),
g(s,{hidden:!f?.receipt.tallies.length}),!f))return;let{game:v,check:m,tallies:M}=f.receipt;w(s,i("p",{},d.text("keep.pa\
per")),...M.map(([b,y,x])=>i("p",{},d.nodes("keep.tally",{name:J(b),right:y,n:x}))),i("p",{class:"sq-letters"},d.nodes("\
keep.game",{game:i("b",{},v),check:i("b",{},m)})))}return{node:u,update:h,focus:()=>o.focus()}}function kn({known:e,isLost:t,act:n,hint:s,draw:o,onClose:r}){let{ui:c}=e,a=xn({onFile:f,onCopied:S,onClose:v}),u=null,l=null,
h=null,d=()=>fe(e)?yt(u):l;function f(){c.keeping=!0,c.coding=!1,fe(e)&&!t()?(n("file"),o()):d()?(nt(vn(d())),p()):s("ke\
ep.nothing")}function k(){let m=d();m&&(m.over||!fe(e))&&ct(m.game)}function p(){k(),s("keep.done")}function S(m){m&&k(),
s(m?"keep.copied":"code.not_copied")}function v(){c.keeping=!1,l=null,o(),r()}return{node:a.node,focus:a.focus,keep:f,close:v,
onKept:p,has:()=>d()!==null,ids:()=>Le().map(m=>m.game),update(){let m=fe(e)&&!t()?"":c.hint?.text??"";a.update(e.say,d(),
!fe(e)||e.state?.phase!=="over",m)},onNews(m){bn(m),{game:u}=m,o()},onDeal:()=>u=null,onSafe:m=>h=new Set(m),onLeft(m){l=
yt(m),f(),o(),a.focus()},isOpen:()=>l!==null,offers(){let m=e.state?.unfinished??[],M=Le().filter(({game:b})=>h&&!h.has(
b)&&!m.some(y=>y.game===b));return[...m,...M.map(b=>({game:b.game,names:b.names,lost:!0}))]}}}function yn(){return{texts:{},say:Te({}),table:null,state:null,ui:{selected:null,confirm:null,asked:null,wrong:null,open:null,
coding:!1,code:null,keeping:!1,announced:!1,line:null,hint:null}}}function qn({table:e,ui:t},n){let s=n.hand.some(o=>o.id===
t.selected)?t.selected:null;Object.assign(t,{asked:null,confirm:null,open:null,hint:null,announced:!1,line:null,coding:!1,
code:null,keeping:!1}),t.selected=n.solved??s??(e?.printed?n.hand[0]?.id??null:null)}function wn(e,t){return e!==null&&e.
answered_last!==null&&t.answered_last===null&&e.chips===t.chips&&e.turn===t.turn}var Sn=new Set(["hello","code","file"]);function En(e,{seq:t,onStatus:n,onReply:s,onNews:o}){let r=Math.floor(Math.random()*
1073741824),c=new Map,a="ok",u,l=-1;function h(x){x!==a&&(a=x,n())}function d(){clearTimeout(u),u=c.size>0?setTimeout(f,
4e3,"waiting"):void 0}function f(x){u=setTimeout(f,8e3,"lost"),h(x),c.forEach(b)}function k(){d(),h("ok")}function p(x){
if(!c.delete(x))return!1;for(let[E,O]of c)E<x&&Sn.has(O.type)?c.delete(E):E<x&&b(O);return!0}function S(x){if(x?.type===
"log"&&o(x),x?.type!=="reply")return;let E=p(x.id);k(),E&&s(x),queueMicrotask(()=>{x.seq<=Math.max(t(),l)||(l=x.seq,v(),
n())})}let v=()=>y("hello"),m=()=>document.visibilityState==="visible"&&v(),M=()=>{clearTimeout(u),h("lost")};function b(x){
try{e.send(x)}catch{M()}}function y(x,E={}){r+=1;let O={type:x,id:r,seq:t(),...E};c.set(r,O),u===void 0&&d(),b(O)}return e.
on("msg:custom",S),e.on("comm_live_update",v),e.on("comm:close",M),document.addEventListener("visibilitychange",m),{send:y,
alive:k,done:p,status:()=>a,busy:()=>[...c.values()].some(({type:x})=>!Sn.has(x))||l>t()&&c.size>0,stop(){clearTimeout(u),
e.off("msg:custom",S),e.off("comm_live_update",v),e.off("comm:close",M),document.removeEventListener("visibilitychange",
m)}}}var fo=["en","es","pt"];function at(e){let t=i("select",{change:()=>e(t.value)}),n=i("label",{class:"sq-languages"},F("g\
lobe"),t),s="";function o(r){r.lang!==s&&(s=r.lang,g(t,{"aria-label":r.text("language")}),t.childElementCount===0&&w(t,...fo.
map(c=>i("option",{value:c,lang:c},r.text(`languages.${c}`)))),t.value=r.lang)}return{node:n,update:o}}var po=30,mo=200,ho=0;function Mn({onChoose:e,onNext:t}){let n=`sq-picker-${ho+=1}`,s=i("p",{class:"sq-ask",id:n}),o=i("\
div",{class:"sq-robots"}),r=i("div",{class:"sq-numbers"}),c=i("input",{class:"sq-input sq-own-name",type:"text",maxlength:mo,
autocomplete:"off",dir:"auto"}),a=i("select",{class:"sq-input"}),u=i("div",{class:"sq-more"},c,a),l=i("div",{class:"sq-p\
icker",role:"group","aria-labelledby":n},s,o,r,u);c.addEventListener("input",()=>{e({kind:"person",name:c.value});for(let y of l.
querySelectorAll("input"))y.checked=!1}),a.addEventListener("change",()=>e({asks:Number(a.value)}));let h=ae(),d=ae(),f=[],
k=[],p=()=>{};function S(y,x,...E){let O=i("input",{type:"radio",name:n,"aria-label":x,change:()=>v(y)});return{node:i("\
label",{class:"sq-tile",title:x,click:L=>{L.target===O||O.disabled||(L.preventDefault(),v(y),t(y.name===""))}},O,...E),radio:O,
change:y}}function v(y){y.name!==void 0&&(c.value=""),e(y),m(y.kind==="person")}function m(y){for(let x of[r,u])g(x,{hidden:!y&&
!o.hidden});g(o,{"data-small":y}),r.hidden||p()}function M({say:y,lesson:x,row:E,side:O,place:q,taken:L,computers:D}){w(
s,y.text(q===0?"lobby.who":q===1?"lobby.against":"lobby.too"));let H=x.asks?E.level:E.level||2,W=E.kind==="person";g(o,{
hidden:!D||q===0}),h([y.lang,x.asks],()=>{let I=y.text("lobby.classmate");f=(x.asks?[0,1,2,3,4,5]:[1,2,3,4,5]).map(j=>{let Y=y.
text(`lobby.level${j}`),T=i("i",{"aria-hidden":"true"},"●".repeat(j)+"○".repeat(5-j));return S({kind:"computer",level:j},
Y,F(j?"robot":"friend"),i("span",{},Y),j>0&&T)}),f.push(S({kind:"person",name:""},I,F("person"),i("span",{},I))),w(o,...f.
map(j=>j.node))});for(let{radio:I,change:j}of f)I.checked=j.kind==="person"?W&&!E.name:!W&&j.level===H;let R=Array.isArray(
x.pupils)?x.pupils:Array.from({length:x.pupils||po},(I,j)=>String(j+1)),$=x.login?[x.login,...R]:R;g(r,{"data-names":Array.
isArray(x.pupils)}),p=()=>{d([$,O],()=>{k=$.map(I=>S({kind:"person",name:I},I,ne(O),i("bdi",{},I))),w(r,...k.map(I=>I.node))});
for(let{radio:I,change:j}of k)I.checked=E.kind==="person"&&E.name===j.name,I.disabled=L.includes(String(j.name).toLowerCase())},
m(W),g(c,{"aria-label":y.text("lobby.own_name"),placeholder:y.text("lobby.own_name")});let U=W&&!$.includes(E.name)?E.name:
"";c.value!==U&&(c.value=U),g(a,{hidden:x.levels.length===0||!W,"aria-label":y.text("lobby.asks")}),x.levels.length!==0&&
(w(a,...[...x.levels].sort().map(I=>i("option",{value:I},y.text(`lobby.asks${I}`)))),E.asks??=x.levels[0],a.value=String(
E.asks))}return{node:l,update:M,focus:()=>l.querySelector("input:checked, .sq-numbers input:enabled")?.focus()}}var go=["two_tries","retry","lose_turn","reveal","challenge","honour"];function Nn(e){let t=i("summary",{}),n=i("select",
{class:"sq-input"}),s=i("select",{class:"sq-input"}),o=i("select",{class:"sq-input",change:e}),r=i("select",{class:"sq-i\
nput"}),c=i("input",{type:"checkbox"}),a=i("input",{class:"sq-input",type:"time"}),u=i("input",{type:"checkbox"}),l=i("i\
nput",{type:"checkbox"}),d=Object.fromEntries(Object.entries({policy:n,by:s,sides:o,screens:r,bell:a,check:c,hints:u,sound:l}).
map(([v,m])=>[v,i("label",{class:`sq-field-${v}`},i("span",{}),m)])),f=i("details",{class:"sq-teacher"},t,i("div",{class:"\
sq-fields"},...Object.values(d))),k="";function p(v,m){let M=k?S():m.options,b=JSON.stringify([m.asks,m.seats,m.options]),
{answer_policy:y,answer_by:x,check:E,hints:O,sides:q,ends_at:L,sound:D,screens:H}=b===k?M:m.options;k=b,w(t,v.text("lobb\
y.teacher"));for(let[$,U]of Object.entries(d))w(U.firstChild,v.text(`lobby.${$}`));for(let $ of[d.policy,d.by,d.check,d.
hints])g($,{hidden:!m.asks});let W=[...new Set(Object.values(m.seats).filter($=>$.length>1).flat())];g(d.sides,{hidden:W.
length===0});let R=($,U,I,j)=>{w($,...I.map(Y=>i("option",{value:Y},U?v.text(`lobby.${U}_${Y}`):String(Y)))),$.value=String(
j??I[0]??"")};R(n,"policy",go,y),R(s,"by",["board","keypad"],x),R(o,"",W,q),R(r,"screens",m.asks?["shared","own","projec\
tor"]:["shared","own"],H),a.value=L??"",c.checked=E!==null,u.checked=O,l.checked=D}function S(){let v=!d.policy.hidden;return{
answer_policy:v?n.value:null,answer_by:v?s.value:null,check:v&&c.checked?"partner":null,hints:v&&u.checked,sides:o.value?
Number(o.value):null,ends_at:a.value||null,sound:l.checked,screens:r.value}}return{node:f,update:p,options:S}}function Tn(e,t){let n=i("div",{class:"sq-left"}),s="",o="",r=()=>{};function c(h,d,f){r=()=>c(h,d,f);let k=JSON.stringify(
[h.lang,d,f,s]);k!==o&&(o=k,w(n,...d.map(p=>p.game===s?u(h,p,f):a(h,p))))}function a(h,{game:d,names:f,lost:k}){let p=h.
text(k?"lobby.keep":"lobby.resume",{names:h.list(f.map(oe))});return i("button",{class:"sq-quiet sq-resume",type:"button",
click:()=>l(d)},k&&F("keep"),p)}function u(h,{game:d,names:f,lost:k},p){let S=h.text("lobby.is_you",{n:f.length,names:h.
list(f.map(oe))}),v=i("button",{class:"sq-main sq-yes",type:"button",click:()=>(l(""),(k?t:e)(d))},h.text("lobby.yes"));
return ce(v,!k&&!p),i("div",{class:"sq-confirm",role:"group","aria-label":S},i("span",{},S),v,i("button",{class:"sq-quie\
t",type:"button",click:()=>l("")},h.text("lobby.no")))}function l(h){s=h,r(),n.querySelector(".sq-yes, .sq-resume")?.focus()}
return{node:n,update:c}}var An=0,On=2,lt=()=>({kind:"person",name:"",level:An,asks:null});function Ln({onStart:e,onResume:t,onKeep:n,onLanguage:s,
onCode:o,onReceive:r}){let c=[lt(),{...lt(),kind:"computer"}],a=0,u,l=null,h="",d=!1,f="",k=i("h2",{class:"sq-title"}),p=i(
"p",{class:"sq-how"}),S=Tn(t,n),v=i("ol",{class:"sq-players"}),m=i("button",{class:"sq-round",type:"button",click:_},F("\
swap")),M=i("button",{class:"sq-round sq-add",type:"button",click:T},F("add")),b=Mn({onChoose:j,onNext:Y}),y=i("button",
{class:"sq-quiet sq-paste",type:"button",click:o}),x=i("p",{class:"sq-note",role:"status"}),E=i("button",{class:"sq-main\
 sq-start",type:"submit"}),O=at(s),q=Nn(P),L=on(r),D=i("form",{class:"sq-setup",novalidate:!0,submit:$},i("div",{class:"\
sq-table"},v,i("div",{class:"sq-beside"},m,M)),b.node,E),H=bo(),W=i("div",{class:"sq-setup"},i("div",{class:"sq-setup-he\
ad"},k,O.node),p,S.node,D,L.node,x,i("div",{class:"sq-more"},q.node,y)),R=i("div",{class:"sq-lobby"},H,W);function $(C){
if(C.preventDefault(),E.getAttribute("aria-disabled"))return;let V=c.findIndex(Q=>!I(Q));if(d=V>=0,!d){e(c.map(U),l?.set?
null:q.options());return}a=V,P(),b.focus()}function U(C){return C.kind==="person"?{kind:"person",name:C.name.trim(),...C.
asks?{asks:C.asks}:{}}:C.level===An&&l?.asks?{kind:"friend"}:{kind:"computer",level:C.level||On}}let I=C=>C.kind==="comp\
uter"||C.name.trim()!=="";function j(C){Object.assign(c[a],C),d=!1,Z()}function Y(C){let V=c.findIndex(Q=>!I(Q));C||(a=V>=
0?V:Math.min(a+1,c.length-1)),P()}function T(){c.push(lt()),a=c.length-1,P(),b.focus()}function _(){c.unshift(c.pop()),a=
(a+1)%c.length,P()}function B(){let C=l?.seats[c.length]??[],V=l?.set?l.options.sides:q.options().sides;return V!==null&&
C.includes(V)?V:C[0]??2}let X=C=>C.kind==="computer"?u.text(`lobby.level${z(C)}`):C.name.trim(),z=C=>l?.asks?C.level:C.level||
On;function A(C,V){let Q=V+1,he=I(C)?X(C):"";return i("li",{},i("button",{class:"sq-place",type:"button","aria-pressed":String(
V===a),"aria-label":u.text("lobby.place",{n:Q,name:he?oe(he):u.text("lobby.nobody")}),"data-missing":d&&!he,click:()=>{a=
V,P(),v.children[V]?.querySelector(".sq-place")?.focus()}},i("span",{class:"sq-token"},ne(V%B()),C.kind==="computer"&&F(
"robot")),he?J(he):i("span",{class:"sq-unknown"},"?")),c.length>2&&i("button",{class:"sq-round",type:"button","aria-labe\
l":u.text("lobby.remove",{n:Q}),click:()=>{c.splice(V,1),c.some(we=>we.kind==="person")||(c[0]=lt()),a=Math.min(a,c.length-
1),P(),M.focus()}},F("close")))}function Z(){w(v,...c.map(A)),g(D,{"data-ready":c.every(I)}),ee()}function P(){if(!l)return;
Z();let C=Math.max(...Object.keys(l.seats).map(Number));g(M,{hidden:c.length>=C,"aria-label":u.text("lobby.add"),title:u.
text("lobby.add")}),g(m,{"aria-label":u.text("lobby.turn"),title:u.text("lobby.turn")});let V=c.filter((Q,he)=>he!==a);b.
update({say:u,lesson:l,row:c[a],side:a%B(),place:a,taken:V.filter(Q=>Q.kind==="person").map(Q=>Q.name.trim().toLowerCase()),
computers:V.some(Q=>Q.kind==="person")})}function ee(){G(x,f||(d?u.text("lobby.missing"):""))}function pe(C){u=C.say,l=C.
state?.lesson??null,f=C.refusal,O.update(u),ce(E,!C.canAct);let V=JSON.stringify([u.lang,l]);V!==h&&(h=V,w(k,u.text("lob\
by.title")),w(p,u.text(l?l.asks?"lobby.how":"lobby.how_cards":"lobby.door")),g(H,{hidden:l!==null&&!l.asks}),w(y,F("lett\
er"),u.text("lobby.code")),w(E,u.text("lobby.start")),g(D,{hidden:!l}),g(L.node,{hidden:l!==null}),g(y,{hidden:!l}),g(q.
node,{hidden:!l||l.set}),l&&q.update(u,l),L.update(u),P()),S.update(u,C.left,C.canAct),g(W,{hidden:C.coding}),ee()}return{
node:R,update:pe,focusCode:()=>y.focus(),take:C=>O.node.before(C)}}function bo(){let e=Array.from({length:25},(t,n)=>{let s=n%
6===0&&n!==12?0:[3,11,17].includes(n)?1:null,o=n===12?15:n*7%23+2;return i("i",{},s!==null&&ne(s),i("span",{},String(o)))});
return i("div",{class:"sq-picture","aria-hidden":"true"},...e,i("b",{},"8 + 7"))}function _n(e){let t=i("p",{class:"sq-line"}),n=i("div",{class:"sq-verdict"}),s=i("p",{}),o=i("button",{class:"sq-togeth\
er",type:"button",click:e}),r=i("div",{class:"sq-message"},t,n),c=ae(),a=ae(),u=ae();function l({say:d,state:f,ui:k}){let p=k.
hint??f?.verdict??null,S=p!==null&&p===f?.verdict&&p.tone!=="info"&&p.tone!=="hint"&&f.answered_last!==null;a([p,S,d.lang],
()=>{g(r,{"data-silent":p===null}),p&&w(s,...Ge(p.text)),S&&G(o,d.text("helped.ask")),u([p?.tone,S],()=>{g(n,{"data-tone":p?.
tone??null}),w(n,p&&Ie(p.tone),p&&s,S&&o)})})}function h(d,f){c([f,d.table?.deal,d.state?.phase,xe(d),d.say.lang],()=>{g(
t,{"data-move":f!==null}),w(t,...mn(d,f))}),l(d)}return{node:r,update:h}}function Cn(e,t){let n=i("span",{}),s=i("button",{class:"sq-main",type:"button",click:e}),o=i("button",{class:"sq-quiet \
sq-keep",type:"button",click:t}),r=i("div",{class:"sq-notice",role:"alert"},F("plug"),n,s,o);function c(a,u,l){g(r,{hidden:a===
"ok"}),G(n,a==="ok"?"":u.text(`link.${a}`)),G(s,u.text("link.retry")),g(s,{hidden:a!=="lost"}),G(o,u.text("keep.title")),
g(o,{hidden:a!=="lost"||!l})}return{node:r,update:c}}var qt="seqnum-seat:",$n="watch";function Dn(e){let t=new Map,n="",s=i("p",{class:"sq-big"}),o=i("div",{class:"sq-answer\
s"}),r=i("p",{class:"sq-told"}),c=i("section",{class:"sq-panel"},s,o,r),a=i("span",{}),u=i("button",{class:"sq-together",
type:"button",click:()=>h(null)}),l=i("span",{class:"sq-you"},a,u);function h(p){p===null?t.delete(n):t.set(n,p);try{p===
null?sessionStorage.removeItem(qt+n):sessionStorage.setItem(qt+n,p)}catch{}e()}function d(){try{return t.get(n)??sessionStorage.
getItem(qt+n)}catch{return t.get(n)??null}}function f(p,S){if(!p?.own||!S.views)return S;n=p.own;let{views:v,...m}=S,M=d(),
b=M===null?null:v[Number(M)];if(!b&&M!==$n)return{...m,phase:"seat"};let y=b?Number(M):null,x={...m,...b};return{...x,phase:x.
check&&x.check.seat!==y?"play":x.phase,answered_last:x.answered_last===y?y:null}}function k({table:p,state:S,say:v}){if(g(
l,{hidden:!p.own||S.phase==="seat"}),!p.own)return;let m=J(p.seats[S.viewer??0].name);w(a,S.viewer===null?v.text("own.wa\
tching"):v.nodes("own.you",{name:m})),w(u,v.text("own.change")),w(s,v.text("own.ask")),w(r,v.text("own.honour")),!(S.phase!==
"seat"||o.lang===v.lang)&&(o.lang=v.lang,w(o,...p.seats.map(({name:M,kind:b},y)=>b==="person"&&i("button",{class:"sq-mai\
n",type:"button",click:()=>h(String(y))},v.nodes("handover.ready",{name:J(M)}))),i("button",{class:"sq-quiet",type:"butt\
on",click:()=>h($n)},v.text("own.watch"))))}return{node:c,bar:l,seen:f,update:k,focus:()=>o.firstElementChild?.focus()}}function In(e,t,n,s){let o=i("div",{class:"sq-backs","aria-hidden":"true"}),r=i("p",{class:"sq-big"}),c=i("button",{class:"\
sq-main sq-wide",type:"button",click:e}),a=i("div",{class:"sq-owed"}),u=i("button",{class:"sq-quiet",type:"button",click:s}),
l=i("button",{class:"sq-quiet",type:"button",click:n}),h=i("section",{class:"sq-panel sq-handover"},o,r,a,c,i("div",{class:"\
sq-answers"},u,l));function d({table:f,state:k,say:p}){let S=f.seats[k.turn],v=Math.min(k.cards[k.turn]??5,7);o.childElementCount!==
v&&w(o,...Array.from({length:v},(m,M)=>i("i",{style:`--sq-i:${M-(v-1)/2}`}))),g(h,{"aria-label":p.text("handover.pass",{
name:oe(S.name)})}),w(r,p.nodes("handover.pass",{name:J(S.name)})),w(c,p.nodes("handover.ready",{name:J(S.name)})),w(l,p.
text("handover.elsewhere")),w(u,p.text("undo")),g(u,{hidden:!k.can_undo}),w(a,...k.owed.filter(m=>f.seats[m]?.kind==="pe\
rson").map(m=>i("button",{class:"sq-quiet",type:"button",click:()=>t(m)},p.nodes("draw.seat",{name:J(f.seats[m].name)}))))}
return{node:h,update:d,focus:()=>c.focus()}}function zn(e){let t=i("p",{class:"sq-big"}),n=i("p",{class:"sq-told"}),s=i(
"button",{class:"sq-main",type:"button",click:()=>e(!0)}),o=i("button",{class:"sq-quiet",type:"button",click:()=>e(!1)}),
r=i("section",{class:"sq-panel sq-check"},n,t,i("div",{class:"sq-answers"},s,o));function c({table:a,state:u,say:l}){let{
check:h}=u;if(!h)return;let d={by:a.seats[h.by].name,seat:a.seats[h.seat].name},f=h.cell===null?null:a.faces[h.cell];g(r,
{"aria-label":l.text("line.check",{name:oe(d.seat)})}),w(n,l.nodes("check.ask",{name:J(d.by),card:le(h.card),number:f?le(
f):h.said})),w(t,l.nodes("line.check",{name:J(d.seat)})),w(s,l.text("check.yes")),w(o,l.text("check.no"))}return{node:r,
update:c,focus:()=>s.focus()}}var vo=44;function Pn(e,t){let n=i("div",{class:"sq-medal","aria-hidden":"true"}),s=i("p",
{class:"sq-big"}),o=i("p",{class:"sq-result"}),r=i("p",{class:"sq-saved"}),c=i("button",{class:"sq-quiet sq-wide",type:"\
button",click:e}),a=i("div",{},n,s,o),u=i("section",{class:"sq-panel sq-ending"},a,c,r);function l({table:h,state:d,say:f}){
let{winner:k}=d;g(u,{"data-won":k!==null}),t.parentNode!==u&&a.after(t),k===null?w(n):n.dataset.side!==String(k)&&(w(n,ne(
k),Ue()),n.dataset.side=String(k));let p=h.seats.filter(v=>v.side===k),S=i("span",{});f.list(p.map((v,m)=>`${m}`)).split(
"").forEach((v,m)=>{S.append(m%2===0?v:J(p[Number(v)].name))}),w(s,k===null?f.text("over.nobody"):f.nodes("over.winner",
{n:p.length,names:S})),w(o,...Rn(h).map(v=>i("span",{class:"sq-tally"},i("span",{class:"sq-token"},ne(v)),String(d.made[v]??
0)))),g(o,{role:"img","aria-label":f.text("over.tally",{tally:f.list(Rn(h).map(v=>String(d.made[v]??0)))})}),w(r,d.saved&&
f.nodes("over.saved",{file:i("code",{},i("bdi",{},d.saved))})),w(c,f.text("over.again"))}return{node:u,update:l,focus:()=>c.
focus()}}var Rn=e=>[...new Set(e.seats.map(t=>t.side))].sort();function Hn(){return i("div",{class:"sq-confetti","aria-h\
idden":"true"},...Array.from({length:vo},(e,t)=>i("i",{style:`--sq-x:${t*37%100+.5};--sq-d:${t*53%100};--sq-r:${t*71%360}\
;--sq-c:${t%4}`})))}var xo={$:"math",r:"mrow",f:"mfrac",q:"msqrt",k:"mroot",p:"msup",b:"msub",c:"msubsup",u:"munder",t:"mtable",l:"mtr",d:"m\
td",n:"mn",o:"mo",i:"mi",x:"mtext"},Fn='"0.2222em"';function St(e){let{hand:t=[],hands:n=null,recent:s=[],check:o=null,views:r}=e;
return{...qo,...e,hand:t.map(wt),hands:n&&n.map(c=>c.map(wt)),recent:s.map(jn),check:o&&jn(o),...r&&{views:r.map(ko)}}}var ko=e=>e&&
Object.fromEntries(Object.keys(e).map(t=>[t,St(e)[t]])),jn=e=>({...e,card:e.card&&wt(e.card)});function wt(e){let t=e.mathml?
yo(e.mathml):null,n=e.text??t?.replace(/<[^>]*>/g,"");return{kind:"face",spoken:n,caption:"",suit:null,tries:0,...e,text:n,
mathml:t}}function yo(e){if(e.includes("<math"))return e;let t=[];return e.replace(/<(.)|>|(\d+)|&\w+;|./gsu,(n,s,o)=>{let r=t[0];
if(s)return t.unshift(xo[s]??"mo"),s==="s"?`<mo lspace=${Fn} rspace=${Fn}>`:`<${t[0]}>`;if(n===">")return`</${t.shift()}\
>`;if(!r||/^m(n|o|i|text)$/.test(r))return n;let c=o?"mn":/[a-z]/i.test(n)?"mi":"mo";return`<${c}>${n}</${c}>`})}var qo=Object.
fromEntries([..."verdict saved ends_in answered_last viewer must solved choosing turns_left winner answers lesson".split(
" ").map(e=>[e,null]),..."sequences owed forfeits unfinished".split(" ").map(e=>[e,[]]),..."can_pass last_round can_undo".
split(" ").map(e=>[e,!1])]);var Bn=900,wo=3600;function Kn(e){let t=[""],n=[],s=null,o=Bn,r;function c(){t.length===1?a():(t.shift(),s=n[n.length-t.
length],r=setTimeout(c,o)),e()}function a(){clearTimeout(r),t.splice(0,t.length-1),s=null}function u(f){t=[f.chips],n=f.
recent,a()}function l(f,k){clearTimeout(r);let p=Wt(n,k.recent);return t=Gt(f,t[0],k,p),n=k.recent,s=null,o=Math.min(Bn,
wo/t.length),t.length>1&&(r=setTimeout(c,o/2)),p}function h({verdict:f}){let k=d().filter(p=>p.cell!==null).pop();return k?
k.cell:f?.tone==="good"?f.cell:null}let d=()=>n.slice(0,n.length-(t.length-1));return{play:l,jump:u,finish:a,chips:()=>t[0],
told:()=>s,running:()=>t.length>1,shown:d,lastCell:h}}var So={chip:[[330,0,.09]],right:[[523,0,.14],[784,.1,.25]],wrong:[[233,0,.16],[196,.13,.25]],win:[[523,0,.18],[659,.14,
.18],[784,.28,.18],[1047,.42,.6]]},Eo=.12;function Gn(){let e=null,t=i("button",{class:"sq-tool",type:"button","aria-pre\
ssed":"false",click:n},F("note"));function n(){e?r():(e=new AudioContext,g(t,{"aria-pressed":"true"}),s("chip"))}function s(c){
if(e)for(let[a,u,l]of So[c]){let h=new OscillatorNode(e,{type:"triangle",frequency:a}),d=new GainNode(e,{gain:Eo}),f=e.currentTime+
u;d.gain.setTargetAtTime(0,f,l/4),h.connect(d).connect(e.destination),h.start(f),h.stop(f+l*2)}}function o(c,a){g(t,{"ar\
ia-label":c.text("sound"),title:c.text("sound"),hidden:a.sound===!1}),a.sound===!1&&r()}function r(){e?.close(),e=null,g(
t,{"aria-pressed":"false"})}return{node:t,play:s,update:o,stop:r}}function Vn(e,t){if(!e||e.phase==="start"||t.phase==="\
over"||Un(e)===Un(t))return null;let n=t.verdict?.tone;return n==="good"?"right":n==="wrong"||n==="reveal"?"wrong":e.chips===
t.chips?null:"chip"}var Un=({chips:e,turn:t,verdict:n,hand:s})=>JSON.stringify([e,t,n?.tone,n?.cell,s.map(({id:o,tries:r})=>[
o,r])]);var Mo=/[\u00ad\u2066-\u2069]/g;function Wn(){let e=window.speechSynthesis,t=!1,n="en",s=i("button",{class:"sq-tool",type:"\
button",hidden:!e,"aria-pressed":"false",click:o},F("speaker"));function o(){t=!t,g(s,{"aria-pressed":String(t)}),t?r(s.
title):e?.cancel()}function r(c){let a=c.replace(Mo,"").trim();if(!t||!e||!a)return;e.cancel();let u=new SpeechSynthesisUtterance(
a);u.lang=n,e.speak(u)}return{node:s,speak:r,update(c){n=c.lang,g(s,{"aria-label":c.text("speech"),title:c.text("speech")})},
stop(){t&&e?.cancel()}}}function Jn({speech:e,sound:t,onHelp:n,onKeep:s,onCode:o,onLanguage:r}){let c=i("button",{class:"sq-tool",type:"button",
click:o},F("letter")),a=i("button",{class:"sq-tool sq-keep",type:"button",click:s},F("keep")),u=i("button",{class:"sq-to\
ol",type:"button",click:n},F("help")),l=at(r),h=i("div",{class:"sq-tools"},u,t.node,e.node,a,c,l.node);function d({say:f,
table:k,ui:p}){g(c,{"aria-label":f.text("code.title"),title:f.text("code.title"),"aria-expanded":String(p.coding)}),g(a,
{"aria-label":f.text("keep.title"),title:f.text("keep.title")}),l.update(f),g(u,{"aria-label":f.text("help.title"),title:f.
text("help.title")}),e.update(f),k&&t.update(f,k)}return{node:h,update:d,take:f=>u.after(f),focusCode:()=>c.focus(),focusKeep:()=>a.
focus()}}function Yn(e){let t=i("input",{class:"sq-input",inputmode:"numeric",maxlength:4,autocomplete:"off"}),n=i("button",{class:"\
sq-main",type:"submit"}),s=i("p",{}),r=i("form",{class:"sq-printed",novalidate:!0,submit:a=>{a.preventDefault(),/^\d+$/.
test(t.value.trim())&&e(Number(t.value)),t.value=""}},t,n,s);function c({table:a,state:u,say:l}){let{turn:h}=u,d=a.seats.
length;g(t,{"aria-label":l.text("printed.label"),placeholder:l.text("printed.label")}),w(n,l.text("printed.show"));let f=[
1,2,3].map(k=>h+1+(k-1)*d).join(", ");w(s,l.nodes("printed.pile",{name:J(a.seats[h].name),numbers:f}))}return{node:r,update:c}}function Xn({hand:e,own:t,actions:n,code:s,result:o,act:r,known:c,onCode:a}){let u=In(()=>r("ready"),v=>r("draw",{seat:v}),
()=>a(!0),()=>r("undo",{seat:c.state?.viewer??null})),l=zn(v=>r("check",{seat:c.state?.check?.seat,agrees:v})),h=Pn(()=>r(
"again"),o.node),d={seat:t,handover:u,check:l,over:h},f=Yn(v=>r("card",{seat:c.state?.viewer,number:v})),k=i("div",{class:"\
sq-tray"});function p(v){let{table:m,state:M,say:b,ui:y}=c;if(!m||!M)return!1;let x=be(v)!==null,E={table:m,state:M,say:b};
t.update(E),m.printed&&f.update(E),M.phase==="handover"&&u.update(E),M.phase==="check"&&l.update(E),M.phase==="over"&&h.
update(E);let O=d[M.phase],q=y.coding?[s]:y.keeping&&M.phase!=="over"?[o.node]:O?[O.node]:m.printed?[f.node,e.node,n]:[e.
node,n];return q[0]===k.firstElementChild?!1:(w(k,...q),x&&!y.coding)}function S(v){(c.ui.keeping?o:d[c.state?.phase??""]??
e).focus(v)}return{node:k,update:p,focus:S}}var No=2500,To=100,Oo=340,Zn=["table","state","texts"],[ut,Et,dt]=[0,5,6];function Qn(e,t){let n=yn(),{ui:s}=n,o=Number.
NaN,r="null",c=Number.NaN,a=ut,u=!1,l,h,d,f=tn(t.ownerDocument),k=Wn(),p=Gn(),{announce:S,node:v}=en(k.speak),m=i("div",
{class:"sq-root"},v),M=Xe(m,t.ownerDocument),b=Kn(()=>{b.told()&&p.play("chip"),ke()}),y=En(e,{seq:()=>n.state?.seq??0,onStatus:ke,
onReply:Q,onNews:N=>q.onNews(N)}),x=hn({known:n,link:y,clock:f,replay:b,announce:S,speak:k.speak,draw:ke,wait:rs,onKept:()=>q.
onKept()}),{act:E,canAct:O}=x,q=kn({known:n,isLost:()=>y.status()==="lost",act:E,hint:x.hint,draw:ke,onClose:()=>fe(n)&&
B.focusKeep()}),L=Ze(),D=Ve(x.onCell),H=fn(Ce),W=Qt({...x,onOpen:Me}),R=Ln({onStart:(N,K)=>E("start",{players:N,options:K,
lang:n.say.lang,utc_offset:-new Date().getTimezoneOffset()}),onReceive:N=>E("receive",{code:N}),onResume:N=>E("resume",{
game:N}),onKeep:q.onLeft,onLanguage:x.onLanguage,onCode:()=>Se(!0)}),$=nn({onReceive:N=>E("receive",{code:N}),onCopied:N=>x.
hint(N?"code.copied":"code.not_copied"),onClose:()=>Se(!1)}),U=Dn(()=>{o=Number.NaN,C()}),I=Xn({hand:H,own:U,actions:W.node,
code:$.node,result:q,act:E,known:n,onCode:Se}),j=_n(()=>E("helped",{seat:n.state?.answered_last})),Y=Cn(()=>y.send("hell\
o"),q.keep),T=cn(()=>y.send("hello")),_=ln(N=>E("penalty",{side:N})),B=Jn({speech:k,sound:p,onHelp:()=>x.hint("help.text"),
onKeep:q.keep,onCode:()=>Se(!s.coding),onLanguage:x.onLanguage}),X=un({own:U.bar,bell:T.node,talk:_.node,tools:B.node}),
z=i("div",{class:"sq-game"},L.node,D.node,j.node,I.node,X.node);t.append(m);let A=Qe(m,t),Z=Je(m,es),P=rn(H.node,{cardOf:N=>H.
buttonOf(N),cellOf:N=>D.indexOf(N),onTake:N=>x.onTake(n.state?.hand[H.indexOf(N)]),onDrop:x.onCell}),ee=!1,pe=()=>{y.alive(),
ee||queueMicrotask(C),ee=!0};for(let N of Zn)e.on(`change:${N}`,pe);function C(){ee=!1;let N=e.get("texts")??{};N!==n.texts&&
Object.assign(n,{texts:N,say:Te(N)}),n.table=e.get("table")??null;let K=e.get("state")??null,te=K&&U.seen(n.table,St(K));
if(te&&n.state&&te.seq<n.state.seq)return;te?.answers&&y.done(te.answers);let se=JSON.stringify(te),ue=te!==null&&se!==r,
ie=we()&&D.indexOf(be(m))>=0;ue&&V(te,n.table?.deal!==o),r=se,ke(ue&&ie)}function V(N,K){let{say:te,table:se,state:ue}=n;
if(n.state=N,o=se?.deal??Number.NaN,!se||N.phase==="start"){Object.assign(s,{coding:!1,hint:null});return}let ie=ue&&!K?
b.play(se,N):[];(!ue||K||Ne())&&b.jump(N),qn(n,N),K&&q.onDeal(),wn(ue,N)&&(s.hint={tone:"info",text:te.text("helped.done"),
cell:null}),$.clear(),he(N.verdict),N.verdict?.tone!=="hint"&&f.restart();let ve=s.hint??N.verdict,ge=Vn(ue,N);ge&&!(ge===
"chip"&&b.running())&&p.play(ge),S([...ie.map(ft=>Fe(te,se,ft)),ve?.spoken??ve?.text??"",xe(n)])}function Q(N){N.safe&&q.
onSafe(N.safe),x.onReply(N)}function he(N){clearTimeout(l),s.wrong=N&&N.tone!=="good"?N.cell:null,s.wrong!==null&&(l=setTimeout(
()=>{s.wrong=null,ke()},No))}let we=()=>be(m)?.matches(":focus-visible")??!1,_e=()=>re(n)&&ye(n)!==null&&!s.open&&!n.state?.
choosing;function Ee(){_e()?D.focusOpen():re(n)&&n.state?.choosing?W.focus():I.focus()}function Ce(N){let K=we();x.onCard(
N),K&&s.selected===N.id&&!s.open&&!y.busy()&&Ee()}function Me(N){let K=be(m);x.onOpen(N)&&!N&&K&&H.focus()}function Se(N){
let K=be(m);x.onCode(N);let te=fe(n);N?$.focus(te):K&&te?B.focusCode():K&&R.focusCode()}function es(N,K){if(N.key==="Esc\
ape"){if(s.coding)Se(!1);else if(s.keeping)q.close();else if(s.open)Me(null),S([xe(n)]);else if(x.onBack())!s.selected&&
D.indexOf(K)>=0&&H.focus();else if(!M.leave())return Ye(m),!1;return!0}return Bt(N.key,K,D,H)}function ts(N,K,te){let{say:se}=n,
ue=b.chips(),ie=y.status()!=="lost",ve=re(n)&&ie,ge=re(n)?ye(n):null,ft=!s.coding&&(s.keeping||K.phase==="over")?"tray":
!ie&&q.has()?"notice":null;if(a>=Et){let is=I.update(m);g(z,{"data-phase":K.phase,"data-mine":re(n),"data-removing":ge?.
kind==="remove","data-kept":ft}),qe(n)?H.update({state:{...K,must:null,solved:null},say:se,selected:ge,canAct:ie}):H.update(
{state:K,say:se,selected:ge,canAct:ve}),W.update({table:N,state:K,say:se,selected:ge,canAct:ve,open:s.open,announced:s.announced,
mine:re(n)}),q.update(),is&&I.focus(0),te&&!_e()&&Ee()}L.update({table:N,state:K,say:se}),j.update(n,b.told()),D.update(
{table:N,state:K,say:se,chips:ue,sequences:Vt(N,K,ue),last:b.lastCell(K),selected:ge,asked:s.asked,confirm:s.confirm,wrong:s.
wrong,canAct:ve,line:pn(n)}),g(X.node,{hidden:a<dt}),a>=dt&&($.update({say:se,code:s.code,playing:!0,canAct:O(),refusal:""}),
B.update(n),T.update(K,se),_.update(N,K,se),X.update(n,b.shown()),ns(K),te&&_e()&&Ee())}function Mt(N){requestAnimationFrame(
()=>{fe(n)&&(a+=1,ke(),N&&a===Et&&Ee(),a<dt&&Mt(N))})}function ns(N){N.phase!=="over"||b.running()||c===o||(c=o,N.winner!==
null&&p.play("win"),N.winner!==null&&!Ne()&&(d=setTimeout(ss,Oo)))}function ss(){z.querySelector(".sq-confetti")?.remove(),
z.append(Hn())}function os(){let N=s.hint?.text??"";R.update({say:n.say,state:n.state,canAct:O(),refusal:N,coding:s.coding||
q.isOpen(),left:q.offers()}),$.update({say:n.say,code:null,playing:!1,canAct:O(),refusal:N}),s.coding?$.node.parentNode!==
R.node&&R.node.append($.node):$.node.remove(),q.update(),q.isOpen()?q.node.parentNode!==R.node&&R.node.append(q.node):q.
node.remove()}function rs(){g(m,{"data-busy":y.busy()}),clearTimeout(h),h=setTimeout(ke,To)}function ke(N=!1){clearTimeout(
h),H.prepare(m,n.state?.hand??[]);let K=be(m),{table:te,state:se,say:ue}=n,ie=fe(n)?z:R.node;if(ie===R.node)a=ut;else if(a===
ut&&R.node.parentNode===m&&!Ne()){u||Mt(K!==null),u=!0;return}else a===ut&&(a=dt);if(u=!1,g(m,{lang:ue.lang,"data-printe\
d":te?.printed??!1,"data-link":y.status(),"data-busy":y.busy()}),Y.update(y.status(),ue,q.has()),M.update(ue),ie===z?ts(
te,se,N&&re(n)):os(),ie.parentNode!==m){let ve=ie===z?R.node:z,ge=ie===z&&ve.parentNode===m;ve.remove(),m.append(ie),(ie===
z?j.node:R.node).append(Y.node),(ie===z?B:R).take(M.node),ge&&requestAnimationFrame(()=>m.scrollIntoView({block:"nearest"}))}
K&&!be(m)&&ie===z&&!s.coding&&a>=Et&&Ee()}return C(),y.send("hello",{games:q.ids(),...n.state?.phase==="start"?{code:sn()}:
{}}),()=>{b.finish(),[l,h,d].forEach(clearTimeout);for(let N of Zn)e.off(`change:${N}`,pe);for(let N of[y,f,k,p,T,M])N.stop();
Z(),P(),A(),m.remove()}}var ua={render({model:e,el:t}){return e.get("moments")?Zt(e,t):Qn(e,t)}};export{ua as default};
