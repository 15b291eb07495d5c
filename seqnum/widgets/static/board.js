var ts="http://www.w3.org/2000/svg";function b(e,t){for(let[n,s]of Object.entries(t))if(typeof s=="function")e.addEventListener(
n,s);else if(s==null||s===!1)e.removeAttribute(n);else{let o=s===!0?"":String(s);e.getAttribute(n)!==o&&e.setAttribute(n,
o)}}function i(e,t={},...n){let s=document.createElement(e);return b(s,t),S(s,...n),s}function S(e,...t){if(t.length===1&&
typeof t[0]=="string")return V(e,t[0]);e.replaceChildren(...t.filter(n=>n||n===""))}function ae(){let e;return(t,n)=>{let s=JSON.
stringify(t);s!==e&&(e=s,n())}}function de(e,t,...n){let s=document.createElementNS(ts,e);return b(s,t),s.append(...n),s}
function V(e,t){e.textContent!==t&&(e.textContent=t)}function be(e){let t=e.getRootNode().activeElement;return t&&e.contains(
t)?t:null}function ie(e,t){b(e,{"aria-disabled":t?"true":null})}var wt=40,St=1.1,ns=.3;function He(e,t,n=()=>{}){let s=new Set;function o(){let r=[...s].filter(l=>e.contains(l));r.forEach(
l=>l.classList.add("sq-measured"));let c=r.map(Mt);r.forEach(l=>l.classList.remove("sq-measured")),r.forEach((l,u)=>{let a=c[u];
a&&(s.delete(l),t(l,a))}),r.length&&n()}return new ResizeObserver(o).observe(e),{add:r=>{s.add(r)},fit:o}}function Et(e,t){
t.forEach(o=>o.classList.add("sq-measured"));let n=i("div",{class:"sq-probe","aria-hidden":"true"},...t);e.append(n);let s=t.
map(Mt);return n.remove(),s}function Mt(e){let t=u=>u.offsetWidth/wt;if(e.offsetWidth===0)return null;let n=e.offsetHeight/
wt/e.getBoundingClientRect().height,s=u=>Math.max(St,u.getBoundingClientRect().height*n),o=u=>s(u)+(u.querySelector("mfr\
ac")?ns:0),r=[...e.querySelectorAll(".sq-piece")],c=u=>[...u.querySelectorAll(".sq-piece")].map(t),l=[...e.querySelectorAll(
".sq-clause")].map(c);return{clauses:l.length?l:[[t(e)]],heights:r.length?r.map(u=>u.firstElementChild?o(u.firstElementChild):
St):[s(e)],isAmount:r.length>0&&!e.querySelector("math")}}function je(e,t,n){let s=Math.max(...e.flat());for(;ss(s,e,n)>
t;)s*=1.03;return s}function ss(e,t,n){let s=0,o=e;for(let r of t){let c=r.reduce((l,u)=>l+n+u,-n);c>e&&(o=e);for(let l of c>
e?r:[c])o+n+l>e?[s,o]=[s+1,l]:o+=n+l;c>e&&(o=e)}return s}function Nt(e,t){let n=[],s=e;return t.forEach((o,r)=>{s+o>e?[n[n.
length],s]=[[r],o]:(n[n.length-1].push(r),s+=o)}),n}var os={wide:.85,high:.72},rs={wide:.94,high:.88},is=.26/8,cs=1.2,as=.23/8,ls=4,us=.35,ds=.8,fs=.97,ps=.25/8,ms={wide:.9,
high:.84};function Tt(e,t,n){let s=hs(t),[o,r]=[is*n,ps*n],c=a=>gs(s,a,as*n,t.isAmount?o:1/0),l=c((a,h)=>bs(a,h,o)),u=c(
(a,h)=>vs(a,h,r));e.style.setProperty("--sq-fit",String(l.size)),e.style.setProperty("--sq-column",String(l.width)),e.style.
setProperty("--sq-fit-chip",String(u.size)),e.style.setProperty("--sq-column-chip",String(u.width)),e.toggleAttribute("d\
ata-beyond",u.isBeyond)}function hs({clauses:e,heights:t}){return Array.from({length:Math.min(ls,e.flat().length)},(n,s)=>{
let o=je(e,s+1,0),r=Nt(o,e[0]).reduce((c,l)=>c+Math.max(...l.map(u=>t[u])),0);return{width:o,height:r}})}function gs(e,t,n,s){
return e.map(({width:o,height:r})=>({...t(o,r),width:o})).reduce((o,r)=>r.size>o.size*(o.size<n?1:cs)&&o.size<s?r:o)}function bs(e,t,n){
return{size:Math.max(dt(os,e,t),Math.min(n,dt(rs,e,t))),isBeyond:!1}}function vs(e,t,n){let s=t-us,o=Math.min(ds/Math.hypot(
e,s),fs/(e+s)),r=Math.min(n,dt(ms,e,t));return{size:Math.max(o,r),isBeyond:r>o}}function dt({wide:e,high:t},n,s){return Math.
min(e/n,t/s)}var xs="http://www.w3.org/1998/Math/MathML",ks=new Set("math mrow mn mo mi mtext ms mspace mfrac msqrt mroot msup msub m\
subsup mover munder munderover mtable mtr mtd mpadded mphantom mstyle".split(" ")),ys=new Set("mathvariant stretchy form\
 lspace rspace width height depth linethickness displaystyle scriptlevel accent".split(" "));function le({mathml:e,text:t,
suit:n}){return n?i("span",{class:"sq-playing","data-suit":n},i("span",{},t.slice(0,-1)),i("span",{class:"sq-pip-sign"},
t.slice(-1))):e&&Es(e)||i("span",{},t)}function At(e){let[t,...n]=e.mathml&&!e.suit?_t(e.mathml):[],s=t instanceof Element&&
!n.length?ws(t).map(r=>Le("math",...r)):qs(e.text);if(s.length<2)return le(e);let o=s.map(r=>i("span",{class:"sq-piece"},
r));return i("span",{class:"sq-terms sq-clause","aria-hidden":"true"},...o.flatMap((r,c)=>c?[i("wbr",{}),r]:[r]))}var qs=e=>/\d/.
test(e)?e.split(/(?<=\u00a0|\d[.,\u202f](?=\d{3}))/):[];function ws(e){if((e.textContent??"").length<$t)return[];let t=[
[]];for(let n of Lt(e)){let s=t[t.length-1],o=n.localName==="mo"&&/^[+−]$/.test(n.textContent??"");(ft(n)&&s.length>0&&
s.every(l=>ft(l)||l.localName==="mo")||o&&s.length)&&t.push([]);let c=_e(n);o&&t.length>1&&c.setAttribute("form","infix"),
t[t.length-1].push(c)}return t}function Lt(e){return[...e.children].flatMap(t=>t.localName==="mrow"&&!ft(t)?Lt(t):[t])}var ft=e=>e.
localName==="mrow"&&e.firstElementChild?.localName==="mo"&&(e.firstElementChild.textContent??"")==="(",Ae=new Map,Ss=1e3;
function Es(e){return Ae.size>Ss&&Ae.clear(),Ae.has(e)||Ae.set(e,Ms(e)),Ae.get(e)?.cloneNode(!0)??null}function Ms(e){let t=_t(
e);return t.length===0?null:t.length===1&&t[0]instanceof Element?As(_e(t[0])):Os(Ns(t))}function Ns(e){let t=[[]],n=!0;for(let s of e){
let o=()=>t[t.length-1],r=()=>o()[o().length-1];if(s instanceof Element){let c={text:"",math:s};r()&&(!n||Ts(s)&&!r().some(
({math:l})=>l))?r().push({text:n?Cs:""},c):o().push([c]),n=!1;continue}for(let c of(s.textContent??"").split(/(\s+)/)){if(/^\s*$/.
test(c)){c&&r()&&/[,;:…]$/.test(r()[r().length-1].text)&&t.push([]),n||=c!=="";continue}!n&&r()?r().push({text:c}):o().
push([{text:c}]),n=!1}}return t.filter(s=>s.length)}var Ts=e=>!e.querySelector("mtable")&&(e.textContent??"").length<$t;
function Os(e){let t=e.map(n=>{let s=n.map(o=>i("span",{class:"sq-piece"},...o.map(({text:r,math:c})=>c?_e(c):r)));return i(
"span",{class:"sq-clause"},...s.flatMap((o,r)=>r?[" ",o]:[o]))});return i("span",{class:"sq-phrase","aria-hidden":"true"},
...t.flatMap((n,s)=>s?[" ",n]:[n]))}function _t(e){let n=[...new DOMParser().parseFromString(`<p>${e}</p>`,"application/\
xml").documentElement.childNodes];return n.every(s=>!(s instanceof Element)||s.localName==="math")?n:[]}function As(e){return e.
setAttribute("aria-hidden","true"),e}function _e(e){let t=e.querySelector(_s)!==null;if(t&&e.localName==="msqrt")return Ot(
"root",...e.children);let n=e.localName==="mrow"&&t&&Ls[e.firstElementChild?.textContent??""];if(n)return Ot(n,...[...e.
children].filter(o=>o.localName!=="mo"||!/^[()|{]$/.test(o.textContent??"")));let s=Le(e.localName);for(let{name:o,value:r}of e.
attributes)ys.has(o)&&s.setAttribute(o,r);e.textContent==="∫"&&s.setAttribute("class","sq-integral");for(let o of e.childNodes)
o instanceof Element?s.append(_e(o)):o.nodeType===Node.TEXT_NODE&&s.append(o.textContent??"");return s}function Ot(e,...t){
let n=t.map(_e),s=n.length===1&&n[0].localName==="mtable"?n[0]:Le("mtable");return n.includes(s)||s.append(Le("mtr",Le("\
mtd",...n))),s.setAttribute("class",`sq-fenced-${e}`),s}function Le(e,...t){let n=document.createElementNS(xs,ks.has(e)?
e:"mtext");return n.append(...t),n}var Ls={"(":"round","|":"straight","{":"left"},_s="mfrac, mtable";function Ct(e){if(pt(
e))return Array.from(e.replaceAll(Dt,"")).length*.9;let t=e.replace(/(\d+)\/(\d+)/g,(s,o,r)=>o.length>r.length?o:r);return Array.
from(t.replaceAll(" ","")).length+.4*(t.length-t.replaceAll(" ","").length)}var $t=7,Cs=" ",Dt="­",pt=e=>new RegExp("^\
\\p{L}{3,}","u").test(e);function It(e){let t=e.split(Dt);return Math.max(4.9,...t.map((n,s)=>n.length*.95+(s<t.length-1?
.4:0)))}function Ce(){return matchMedia("(prefers-reduced-motion: reduce)").matches||document.visibilityState==="hidden"}var $s={good:"check",wrong:"again",reveal:"bulb",hint:"bulb",info:"info"},mt=["M50 5a45 45 0 1 1 0 90a45 45 0 1 1 0-90z",
"M42.2 5.4a11 11 0 0 1 15.6 0L94.6 42.2a11 11 0 0 1 0 15.6L57.8 94.6a11 11 0 0 1-15.6 0L5.4 57.8a11 11 0 0 1 0-15.6z","M\
26 9h48a17 17 0 0 1 17 17v48a17 17 0 0 1-17 17H26A17 17 0 0 1 9 74V26A17 17 0 0 1 26 9z"],Ds={check:"M5 12.5l4.5 4.5L19 \
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
ria-hidden":"true"},de("path",{d:Ds[e]}))}var $e=e=>H($s[e]);function Be(){return de("svg",{class:"sq-star",viewBox:"0 0\
 100 100","aria-hidden":"true"},de("path",{d:"M50 12l11.2 24.6 26.8 3-19.9 18.2 5.4 26.5L50 71 26.5 84.3l5.4-26.5L12 39.\
6l26.8-3z"}))}var ht=60;function Ee(e){let t=String(e.lang??"en"),n=new Intl.PluralRules(t),s=new Intl.ListFormat(t,{type:"conjunction"});
function o(l,u){let a=e[l]??l;return typeof a=="string"?a:a[n.select(Number(u.n))]??a.other}function r(l,u={}){return o(
l,u).replace(/\{(\w+)\}/g,(a,h)=>String(u[h]??""))}function c(l,u){let a=document.createDocumentFragment();return o(l,u).
split(/\{(\w+)\}/).forEach((h,d)=>{if(d%2===0)a.append(h);else{let f=u[h]??"";a.append(f instanceof Node?f:String(f))}}),
a}return{lang:t,text:r,nodes:c,list:l=>s.format(l)}}function Rt(e){let t=Array.from(String(e).slice(0,4*ht));return t.length>
ht?`${t.slice(0,ht).join("")}…`:t.join("")}function J(e){return i("bdi",{class:"sq-name"},Rt(e))}function oe(e){return`\
⁨${Rt(e)}⁩`}function Fe(e){return e.split(/\^(\([^()]*\)|−?[\p{L}\d.,]*[\p{L}\d])/u).map((n,s)=>s%2?i("sup",{},n.replace(
/^\((.*)\)$/,"$1")):n)}function De(e,t,n){return e.list(t.filter(s=>s.side===n).map(s=>oe(s.name)))}function Ie(e,t,n){return n===
null?e.text("over.nobody"):e.text("over.winner",{n:t.filter(s=>s.side===n).length,names:De(e,t,n)})}function Ke(e){let t=de("svg",{class:"sq-bands","aria-hidden":"true",preserveAspectRatio:"none"}),n=i("div",{class:"sq-g\
rid",role:"grid"}),s=i("div",{class:"sq-board"},n,t),o=[],r=[],c=[],l=null,u="",a="",h="",d=0,f=1,x=He(s,(m,q)=>Tt(m,q,f));
function p(m){if(m===l)return;l=m;let q=JSON.stringify([m.deal,m.rows,m.cols,m.faces]);if(q===u)return;u=q,f=m.cols,a="",
c=[],h="-",d=m.faces.findIndex(y=>y!==null),s.style.setProperty("--sq-rows",String(m.rows)),s.style.setProperty("--sq-co\
ls",String(m.cols)),s.style.setProperty("--sq-ratio",String(m.cols/m.rows)),b(t,{viewBox:`0 0 ${m.cols} ${m.rows}`}),o=m.
faces.map((y,A)=>{let E=i("button",{type:"button",class:"sq-space",click:()=>e(A)});if(y===null)S(E,i("span",{class:"sq-\
face"},Be()));else{let O=i("span",{class:"sq-face"},At(y));S(E,O);let z=!y.suit&&!pt(y.text);b(E,{"data-suit":y.suit??null,
"data-number":z}),z?x.add(O):E.style.setProperty("--sq-len",String(It(y.text)))}return b(E,{"data-free":y===null}),E.addEventListener(
"focus",()=>v(A)),E}),r=o.map(()=>i("div",{role:"gridcell",class:"sq-cell"}));let w=Array.from({length:m.rows},(y,A)=>r.
slice(A*f,(A+1)*f));S(n,...w.map(y=>i("div",{role:"row",class:"sq-row"},...y))),o.forEach((y,A)=>b(y,{tabindex:A===d?0:-1})),
k(r)}function k(m,q=0){if(m!==r)return;let w=Ce()?m.length:q+2*f;m.slice(q,w).forEach((y,A)=>y.append(o[q+A])),x.fit(),w<
m.length&&requestAnimationFrame(()=>k(m,w))}function v(m){m!==d&&(b(o[d],{tabindex:-1}),d=m,b(o[d],{tabindex:0}))}function g(m){
let{table:q,state:w,say:y,chips:A,sequences:E,selected:O}=m;p(q),b(n,{"aria-label":y.text("board")});let z=new Set(E.flatMap(
B=>B.cells)),P=a!=="",K=y.lang+JSON.stringify(q.seats);o.forEach((B,$)=>{let U=Me(A,$),R=Me(a,$);(U!==R||a==="")&&(B.querySelector(
".sq-chip")?.remove(),U!==null&&B.prepend(ne(U)),b(B,{"data-side":U,"data-new":P&&U!==null,"data-gone":P&&U===null&&R!==
null}));let j=O!==null&&Ue(O,w,q,A,z,$)!==null,X={"data-locked":z.has($),"data-last":m.last===$,"data-asked":m.asked===$,
"data-confirm":m.confirm===$,"data-wrong":m.wrong===$,"data-line":m.line.includes($),"data-out":j&&O.kind==="remove"},T=!m.
canAct||j,_=[U,T,...Object.values(X)].join()+K;c[$]!==_&&(c[$]=_,b(B,{"aria-label":Is(m,$,U,X["data-locked"],X["data-las\
t"]),...X}),ie(B,T))}),a=A,M(E,q,w)}function M(m,q,w){let y=JSON.stringify([m,w.winner]);if(y===h)return;let A=h==="-"?null:
t.childElementCount;h=y,t.replaceChildren(...m.map(({side:E,cells:O},z)=>{let K=`M${[Math.min(...O),Math.max(...O)].map(
B=>`${B%q.cols+.5} ${Math.floor(B/q.cols)+.5}`).join("L")}`;return de("g",{class:`sq-band sq-side${E%3}`,"data-new":A!==
null&&z>=A,"data-won":w.winner===E},de("path",{class:"sq-band-edge",d:K}),de("path",{class:"sq-band-body",d:K}))}))}return{
node:s,update:g,count:()=>o.length,columns:()=>f,indexOf:m=>o.indexOf(m),focusOpen(){let m=q=>q&&!q.getAttribute("aria-d\
isabled");this.focus(m(o[d])?d:Math.max(0,o.findIndex(m)))},focus(m=d){v(m),o[m]?.focus()}}}function Me(e,t){let n=e[t];
return n===void 0||n==="."?null:Number(n)}function Ue(e,t,n,s,o,r){if(n.faces[r]===null)return"hint.free";let c=Me(s,r);
return e.kind==="remove"?c===null?"hint.nothing_there":c===n.seats[t.turn]?.side?"hint.own_chip":o.has(r)?"hint.locked":
null:c===null?null:n.replaces&&c!==n.seats[t.turn]?.side?o.has(r)?"hint.locked":null:!n.asks||e.kind==="wild"?"hint.take\
n":"hint.taken_number"}function zt(e,t,n){let s=new Set(t.sequences.flatMap(o=>o.cells));return n.faces.some((o,r)=>Ue(e,
t,n,t.chips,s,r)===null)}function Is({table:e,say:t},n,s,o,r){let c=e.faces[n],l={row:Math.floor(n/e.cols)+1,col:n%e.cols+
1,face:c?.spoken??""};if(c===null)return t.text("cell.free",l);if(s===null)return t.text(r?"cell.open_last":"cell.open",
l);let u=o?"cell.locked":"cell.chip";return t.text(r?`${u}_last`:u,{...l,names:De(t,e.seats,s)})}var Rs=new Set(["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End"]);function Ge(e,t){function n(o){let r=o.composedPath()[0];
if(!(!r.nodeType||!e.contains(r))&&!(o.ctrlKey||o.altKey||o.metaKey||o.key==="Tab")){if(o.key==="Escape"){if(!t(o,r))return;
o.preventDefault()}else Rs.has(o.key)&&!zs(r)&&t(o,r)&&o.preventDefault();o.stopPropagation()}}let s=e.ownerDocument.defaultView;
return s?.addEventListener("keydown",n,!0),()=>s?.removeEventListener("keydown",n,!0)}function zs(e){return e.matches("i\
nput, select, textarea")}function Re(e,t,n,s){let o=t%n,r=t-o,c=Math.min(r+n,s)-1;switch(e){case"ArrowLeft":return Math.
max(r,t-1);case"ArrowRight":return Math.min(c,t+1);case"ArrowUp":return t-n<0?t:t-n;case"ArrowDown":return t+n>=s?t:t+n;case"\
Home":return r;default:return c}}function Pt(e,t,n,s){let o=n.indexOf(t),r=s.indexOf(t);return o>=0?n.focus(Re(e,o,n.columns(),
n.count())):r>=0&&s.focus(Re(e,r,e==="ArrowUp"||e==="ArrowDown"?s.columns():s.count(),s.count())),o>=0||r>=0}function Ve(e){
let t=e.parentNode;for(;t;){let s=t;if(s.hasAttribute?.("tabindex")){s.focus();return}t=s.host??t.parentNode}let{activeElement:n}=e.
getRootNode();n?.blur()}function jt(e,t){return t.kind!=="place"?`move.${t.kind}`:!e.asks||!t.card?"move.place_plain":t.card.kind==="wild"?"move\
.wild":"move.place"}function Ne(e,t,n){let s=n.cell===null?null:t.faces[n.cell];return e.nodes(jt(t,n),{name:J(t.seats[n.
seat]?.name??""),card:n.card?le(n.card):"",number:s?le(s):""})}function ze(e,t,n){let s=jt(t,n),o=n.cell===null?null:t.faces[n.
cell];return e.text(s.startsWith("move.place")||s==="move.wild"?s.replace("move.","heard."):s,{name:oe(t.seats[n.seat]?.
name??""),card:n.card?.spoken??"",number:o?.spoken??""})}function Bt(e,t,n,s){let o=[],r=n.chips;for(let c of[...s].reverse()){
if(o.unshift(r),c.cell===null)continue;let l=Me(t,c.cell),u=c.kind==="place"&&l===e.seats[c.seat]?.side?".":String(l??".");
r=r.slice(0,c.cell)+u+r.slice(c.cell+1)}return[r,...o]}function Ft(e,t,n){return t.sequences.filter(({side:s,cells:o})=>o.
every(r=>e.faces[r]===null||Me(n,r)===s))}function Kt(e,t){return t.length<e.length&&t.every((o,r)=>Ht(o,e[r]))?[]:e.every(
(o,r)=>Ht(o,t[r]))?t.slice(e.length):t}var Ht=(e,t)=>e.seat===t?.seat&&e.kind===t.kind&&e.cell===t.cell;var Ut={width:1280,height:680};function We(e,t){let n=t.defaultView,s=i("button",{class:"sq-tool",type:"button","aria-pr\
essed":"false",click:r},H("grow")),o=!1;function r(){o?l():c()}async function c(){o=!0;try{await e.requestFullscreen()}catch{
e.popover="manual",e.showPopover()}a(),s.focus()}function l(){o=!1,u()&&t.exitFullscreen(),e.removeAttribute("popover"),
a(),s.focus()}let u=()=>e.getRootNode().fullscreenElement===e;function a(){let p=Math.max(1,Math.min(n.innerWidth/Ut.width,
n.innerHeight/Ut.height));b(s,{"aria-pressed":String(o)}),b(e,{"data-large":o}),e.style.setProperty("zoom",o?String(p):""),
e.style.setProperty("--sq-tall",o?`${Math.floor(n.innerHeight/p)-28}px`:"")}let h=!1,d=()=>{h&&!u()&&o&&l(),h=u()},f=()=>o&&
a(),x=p=>o&&p.key==="Escape"&&!p.composedPath().includes(e)&&l();return t.addEventListener("fullscreenchange",d),n.addEventListener(
"resize",f),n.addEventListener("keydown",x),{node:s,leave(){if(o)l();else return!1;return!0},update(p){b(s,{"aria-label":p.
text("screen"),title:p.text("screen")})},stop(){t.removeEventListener("fullscreenchange",d),n.removeEventListener("resiz\
e",f),n.removeEventListener("keydown",x)}}}function Je(){let e=i("ul",{class:"sq-seats"}),t=ae(),n=ae(),s=[];function o({table:r,state:c,say:l}){t([r.seats,l.lang],
()=>{b(e,{"aria-label":l.text("players"),"data-count":r.seats.length}),s=r.seats.map(x=>Ps(x,l)),S(e,...s.map(x=>x.node))});
let{phase:u,turn:a,made:h,cards:d,winner:f}=c;n([r.seats,r.goals,r.to_win,u,a,h,d,f,l.lang],()=>{s.forEach((x,p)=>x.update(
{table:r,state:c,say:l},p))})}return{node:e,update:o}}function Ps(e,t){let n=e.kind==="person"?null:t.text(`seat.${e.kind}`),
s=i("span",{class:"sq-hidden"}),o=i("span",{class:"sq-pips","aria-hidden":"true"}),r=i("li",{class:`sq-seat sq-side${e.side%
3}`},i("span",{class:"sq-token",title:n},ne(e.side),n&&H("robot")),i("span",{class:"sq-who"},J(e.name),s,o)),c=ae();function l({
table:u,state:a},h){let d=a.made[e.side]??0,f=u.goals[e.side]??u.to_win,x=a.phase!=="over"&&h===a.turn,p=t.text("seat.ca\
rds",{n:a.cards[h]??0}),k=t.text("seat.made",{n:d,goal:f});b(r,{"aria-current":x?"true":null,"data-won":a.winner===e.side}),
V(s,t.list([n,x?t.text("seat.to_move"):null,p,k].filter(v=>v!==null))),c([d,f],()=>{b(o,{title:k}),S(o,...Hs(d,f))})}return{
node:r,update:l}}function Hs(e,t){return Array.from({length:Math.max(e,t)},(n,s)=>i("i",{class:s<e?"sq-pip sq-pip-full":
"sq-pip"}))}var Gt="(prefers-color-scheme: dark)";function js(e){let t=e.getAttribute("data-jp-theme-light");if(t!==null)return t===
"false";let n=e.getAttribute("data-theme")??e.getAttribute("theme");if(n==="dark"||n==="light")return n==="dark";let{classList:s}=e;
return["dark","vscode-dark","vscode-high-contrast"].some(o=>s.contains(o))?!s.contains("vscode-high-contrast-light"):["l\
ight","vscode-light","vscode-high-contrast-light"].some(o=>s.contains(o))?!1:null}function Bs(e){let t=e.ownerDocument,n=[];
for(let o=e;o;o=o.host??o.parentNode)n.push(o);for(let o of[...n,t.body,t.documentElement]){let r=o?.nodeType===Node.ELEMENT_NODE?
js(o):null;if(r!==null)return r}let s=getComputedStyle(t.documentElement).colorScheme;return s.includes("dark")&&(!s.includes(
"light")||matchMedia(Gt).matches)}function Ye(e,t){let n=t.ownerDocument,s=matchMedia("print"),o=matchMedia(Gt),r=()=>{e.
dataset.sqTheme=!s.matches&&Bs(t)?"dark":"light"},c=new MutationObserver(r);for(let l of[n.documentElement,n.body])c.observe(
l,{attributes:!0});for(let l of[s,o])l.addEventListener("change",r);return r(),()=>{c.disconnect();for(let l of[s,o])l.removeEventListener(
"change",r)}}var Vt=({answer:e,tone:t})=>e?.chosen?"replay.answer":t==="hint"?"replay.hint":"replay.given_back";function Wt(e,t){let n=Ee(
e.get("texts")),s=e.get("table"),o=e.get("moments"),r=0,c=Ke(()=>{}),l=Je(),u=i("div",{class:"sq-hidden",role:"status","\
aria-live":"polite"}),a=i("p",{class:"sq-line"}),h=i("div",{class:"sq-verdict"}),d=i("input",{type:"range",min:0,max:o.length-
1,value:0,class:"sq-slider",input:()=>R(Number(d.value))}),f=i("p",{class:"sq-count"}),x=i("ol",{class:"sq-steps"}),p=o.
flatMap((T,_)=>T.answer||T.move?[K(T,_)]:[]),k=(T,_)=>{let D=n.text(`replay.${T}`);return i("button",{type:"button",class:"\
sq-round",click:()=>R(_()),"aria-label":D,title:D},H(T))},v=k("first",()=>0),g=k("back",()=>r-1),M=k("next",()=>r+1),m=k(
"last",()=>o.length-1),q=i("section",{class:"sq-panel sq-history","aria-label":n.text("replay.title")},i("div",{class:"s\
q-steering"},v,g,d,M,m),i("div",{class:"sq-where"},f),x),w=i("div",{class:"sq-game"},l.node,c.node,i("div",{class:"sq-me\
ssage"},a,h),i("div",{class:"sq-tray"},q)),y=i("div",{class:"sq-root",lang:n.lang,"data-link":"ok"},u,w),A=We(y,t.ownerDocument);
A.update(n),f.after(A.node),b(d,{"aria-label":n.text("replay.slider")}),b(x,{"aria-label":n.text("replay.steps")}),S(x,...p.
map(({node:T})=>T)),t.append(y);let E=Ye(y,t),O=Ge(y,(T,_)=>{if(T.key==="Escape")return A.leave()?!0:(Ve(y),!1);let D=c.
indexOf(_);if(D>=0)c.focus(Re(T.key,D,s.cols,s.faces.length));else if(q.contains(_)){let Q=x.contains(_);R(Re(T.key.replace(
"Up","Left").replace("Down","Right"),r,o.length,o.length)),Q&&P().press.focus()}else return!1;return!0}),z=()=>n.text("r\
eplay.step",{n:r,all:o.length-1}),P=()=>p.filter(({index:T})=>T<=r).pop()??p[0];function K(T,_){let{answer:D,move:Q}=T,G=D?.
seat??Q?.seat??0,L=D?.correct===!1?"wrong":D?.correct?"good":null,Y=i("li",{}),I=i("button",{type:"button",class:"sq-ste\
p","data-tone":L,click:()=>R(_)});return I.append(i("span",{class:"sq-token"},ne(s.seats[G]?.side??0)),i("span",{},B(T))),
L&&I.append($e(L)),b(I,{"aria-label":$(T)}),Y.append(I),{node:Y,press:I,index:_}}function B(T){let{answer:_,move:D}=T;if(D&&
(_===null||_.correct))return Ne(n,s,D);if(_){let Q=_.cell===null?null:s.faces[_.cell];return n.nodes(Vt(T),{name:J(s.seats[_.
seat].name),card:le(_.card),number:Q?le(Q):_.chosen})}return document.createTextNode(D?ze(n,s,D):"")}function $(T){let{answer:_,
move:D}=T,Q=_?.cell??D?.cell??null,G=Q===null?null:s.faces[Q],L=[];if(D&&(_===null||_.correct))L.push(ze(n,s,D));else if(_){
let Y=Vt(T).replace(/answer$/,"answered");L.push(n.text(Y,{name:oe(s.seats[_.seat].name),card:_.card.spoken,number:G?.spoken??
_.chosen}))}return Q!==null&&L.push(n.text("replay.at",{row:Math.floor(Q/s.cols)+1,col:Q%s.cols+1})),typeof _?.correct==
"boolean"&&L.push(n.text(_.correct?"replay.good":"replay.wrong")),L.join(" ")}function U(T){let _=$(T)||(T.said?"":n.text(
r===0?"replay.deal":"replay.code")),D=T.over&&r===o.length-1?Ie(n,s.seats,T.winner):"";return[be(y)===d?"":`${z()}.`,_,T.
spoken,D].filter(Boolean).join(" ")}function R(T){r=Math.max(0,Math.min(o.length-1,T)),j(),V(u,U(o[r]))}function j(){let T=o[r],
_=T.sequences.map(([I,ee])=>({side:I,cells:ee})),D=T.over?"over":"play",Q=T.answer?.seat??T.move?.seat??T.turn,G={...T,sequences:_,
phase:D,turn:Q,viewer:null},L=T.answer?.cell??T.move?.cell??null,Y=T.answer?.correct===!1?L:null;b(w,{"data-phase":D}),l.
update({table:s,state:G,say:n}),c.update({table:s,state:G,say:n,chips:T.chips,sequences:_,last:Y===null?L:null,selected:null,
asked:null,confirm:null,wrong:Y,canAct:!1,line:[]}),T.over&&r===o.length-1?V(a,Ie(n,s.seats,T.winner)):r===0?V(a,n.text(
"replay.deal")):T.answer||T.move?S(a,B(T)):V(a,n.text("replay.code")),b(h,{"data-tone":T.said?T.tone:null}),S(h,T.said?$e(
T.tone):null,T.said?i("p",{},...Fe(T.said)):null),d.value=String(r),b(d,{"aria-valuetext":z()}),V(f,z());for(let I of[v,
g])ie(I,r===0);for(let I of[M,m])ie(I,r===o.length-1);for(let{press:I,index:ee}of p)b(I,{"aria-current":ee===r?"step":null,
tabindex:I===P()?.press?0:-1}),ee===r&&X(I)}function X(T){let _=T.offsetTop-x.offsetTop;(_<x.scrollTop||_+T.offsetHeight>
x.scrollTop+x.clientHeight)&&(x.scrollTop=_-x.clientHeight/2)}return j(),()=>{A.stop(),O(),E(),y.remove()}}var Fs=200,Ks=/[√πa-z]/,Us=["√","π","^"];function Jt({onNumber:e,onSwap:t,onPass:n,onOpen:s,onAnnounce:o,onDraw:r,
onNext:c,onUndo:l,onLook:u,onLine:a,onHint:h}){let d=i("div",{class:"sq-actions"}),f=pe("sq-quiet",()=>s("number")),x=pe(
"sq-quiet",()=>s("swap")),p=pe("sq-quiet sq-hint",h),k=pe("sq-quiet",t),v=pe("sq-quiet",o),g=pe("sq-main",r),M=pe("sq-qu\
iet",c),m=pe("sq-quiet",l),q=i("div",{class:"sq-lines",role:"group"}),w=pe("sq-main",n),y=i("input",{class:"sq-input",type:"\
text",maxlength:Fs,autocomplete:"off",spellcheck:"false",enterkeyhint:"done"}),A=j("−"),E=j("/"),O=Us.map(j),z=i("butt\
on",{class:"sq-main",type:"submit"}),P=pe("sq-round",()=>s(null)),K=i("form",{class:"sq-entry",submit:G=>{G.preventDefault(),
y.value.trim()?e(y.value.trim()):y.focus()}},i("span",{class:"sq-keys"},y,A,E,...O),z,P),B=i("span",{}),$=pe("sq-main",t),
U=pe("sq-round",()=>s(null)),R=i("div",{class:"sq-confirm",role:"group"},B,$,U);function j(G){return i("button",{class:"\
sq-key",type:"button",click:()=>{y.setRangeText(G,y.selectionStart??0,y.selectionEnd??0,"end"),y.focus()}},G)}let X=null,
T={};function _(G,L){let Y=G.choosing?.lines.length??0;b(q,{"aria-label":L.text("choice.label")}),!(q.childElementCount===
Y&&q.lang===L.lang)&&(q.lang=L.lang,S(q,...Array.from({length:Y},(I,ee)=>i("button",{class:"sq-main",type:"button",click:()=>a(
ee),focus:()=>u(ee),mouseenter:()=>u(ee)},L.text("choice.line",{n:ee+1})))))}function D(G,L){T={table:G,texts:L},S(f,L.text(
G.answer_by==="keypad"?"number.open_first":"number.open")),S(x,L.text("swap.open")),S(w,L.text("pass"));let Y=G.faces.some(
I=>I&&Ks.test(I.text))?"text":"decimal";b(y,{placeholder:L.text("number.label"),"aria-label":L.text("number.label"),inputmode:Y}),
O.forEach(I=>I.hidden=!G.faces.some(ee=>ee?.text.includes(I.textContent??""))),b(A,{"aria-label":L.text("number.minus")}),
b(E,{"aria-label":L.text("number.slash")}),S(z,L.text("number.say")),S(P,"×"),b(P,{"aria-label":L.text("cancel")}),S(B,
L.text("swap.ask")),S($,L.text("swap.yes")),S(U,"×"),b(U,{"aria-label":L.text("cancel")}),b(R,{"aria-label":L.text("swa\
p.ask")}),S(p,H("bulb"),L.text("ask_hint")),S(k,L.text("swap.dead")),S(v,L.text("announce.open")),S(g,L.text("draw.mine")),
S(M,L.text("draw.go_on")),S(m,L.text("undo"))}function Q({table:G,state:L,say:Y,selected:I,canAct:ee,open:he,announced:C,
mine:W}){let Z=I?.kind==="face"&&G.asks&&L.solved!==I.id,fe=I?.kind==="face"&&L.solved!==I.id;(G!==T.table||Y!==T.texts)&&
D(G,Y),b(v,{"aria-pressed":I?String(C):null}),_(L,Y);for(let Oe of[f,x,p,k,v,w,z,$])ie(Oe,!ee);let ve=L.viewer!==null&&L.
owed.includes(L.viewer),ct=ve&&!W&&G.seats[L.turn]?.kind!=="person";he==="number"&&X!=="number"&&(y.value="");let xe=(L.
choosing?[q]:he==="number"&&Z?[K]:he==="swap"&&Z?[R]:[Z&&f,Z&&x,Z&&G.hints&&p,fe&&!G.asks&&!G.dice&&k,W&&G.announce&&v,L.
can_pass&&w,ve&&g,ct&&M,L.can_undo&&m]).filter(Boolean);(xe.length!==d.children.length||xe.some((Oe,lt)=>d.children[lt]!==
Oe))&&S(d,...xe),he!==X&&(he==="number"&&y.focus(),he==="swap"&&U.focus()),X=he}return{node:d,update:Q,focus:()=>d.querySelector(
"button")?.focus()}}function pe(e,t){return i("button",{class:e,type:"button",click:t})}function Yt(e){let t=i("div",{class:"sq-hidden",role:"status","aria-live":"polite"});function n(s){let o=s.filter(Boolean).
join(" ");V(t,t.textContent===o?`${o} `:o),e(o)}return{node:t,announce:n}}var gt=e=>Math.max(0,Math.round(e/100)/10);function Xt(e){let t=performance.now(),n=t,s=0,o=null,r=()=>{o??=performance.
now()},c=()=>{o!==null&&(s+=performance.now()-o),o=null},l=()=>e.visibilityState==="hidden"?r():c(),{defaultView:u}=e;return u?.
addEventListener("blur",r),u?.addEventListener("focus",c),e.addEventListener("visibilitychange",l),{restart(){t=n=performance.
now(),s=0,o!==null&&(o=t)},pick(){n=performance.now()},times(){let a=performance.now(),h=s+(o===null?0:a-o);return{to_card:gt(
n-t),to_answer:gt(a-n),focus_lost:gt(h)}},stop(){u?.removeEventListener("blur",r),u?.removeEventListener("focus",c),e.removeEventListener(
"visibilitychange",l)}}}function Xe(e){let t=i("textarea",{class:"sq-input",rows:1,readonly:!0,focus:()=>t.select()}),n=i("button",{class:"sq-ma\
in",type:"button",click:o}),s=i("div",{class:"sq-give"},t,n);function o(){t.value&&(t.focus(),t.select(),e(t.ownerDocument.
execCommand("copy")))}function r(c,l,u){t.value!==(u??"")&&(t.value=u??""),b(t,{"aria-label":l}),S(n,c.text("code.copy")),
ie(n,u===null)}return{node:s,update:r,focus:()=>n.focus()}}var Gs=1e5;function Zt({onReceive:e,onCopied:t,onClose:n}){let s=i("p",{class:"sq-big"}),o=i("p",{class:"sq-saved"}),r=Xe(
t),c=i("textarea",{class:"sq-input",rows:2,maxlength:Gs,autocomplete:"off",spellcheck:"false"}),l=i("button",{class:"sq-\
main",type:"submit"}),u=i("p",{class:"sq-note",role:"status"}),a=i("button",{class:"sq-quiet",type:"button",click:n}),h=i(
"form",{class:"sq-give",submit:f},c,l),d=i("section",{class:"sq-panel sq-code"},s,o,r.node,h,u,a);function f(p){p.preventDefault(),
!l.getAttribute("aria-disabled")&&(c.value.trim()?e(c.value):c.focus())}function x({say:p,code:k,playing:v,canAct:g,refusal:M}){
b(d,{"aria-label":p.text("code.title")}),V(s,p.text("code.title")),V(o,p.text("code.open")),b(r.node,{hidden:!v}),r.update(
p,p.text("code.own"),k),b(c,{"aria-label":p.text("code.theirs"),placeholder:p.text("code.theirs")}),S(l,p.text("code.tak\
e")),S(a,p.text("code.close")),V(u,v?"":M),b(u,{hidden:v}),ie(l,!g)}return{node:d,update:x,clear(){c.value=""},focus:p=>(p?
r:c).focus()}}var Vs=/openlesson\d[0-9A-Za-z]+/,Ws=1e5;function Qt(){let e=window;for(;;){let n=[e.location.href,e.performance.getEntriesByType(
"navigation")[0]?.name??""].map(s=>Vs.exec(s)?.[0]).find(Boolean);if(n)return n;if(e.parent===e)return null;e=e.parent;try{
e.location.href}catch{return null}}}function en(e){let t=i("textarea",{class:"sq-input",rows:2,maxlength:Ws,autocomplete:"\
off",spellcheck:"false"}),n=i("button",{class:"sq-main",type:"submit"}),s=i("form",{class:"sq-door",submit:o},t,n);function o(c){
c.preventDefault(),t.value.trim()?e(t.value):t.focus()}function r(c){b(t,{"aria-label":c.text("lobby.class_code"),placeholder:c.
text("lobby.class_code")}),S(n,c.text("lobby.open"))}return{node:s,update:r}}var Js=6;function tn(e,{cardOf:t,cellOf:n,onTake:s,onDrop:o}){let r=null,c=null,l=null;function u(g){let m=e.getRootNode().
elementFromPoint(g.clientX,g.clientY)?.closest("button")??null;return m&&n(m)>=0?m:null}function a(g){let M=g.button===0&&
g.pointerType!=="touch"?t(g.target):null;M&&(v(),r={card:M,x:g.clientX,y:g.clientY,id:g.pointerId,ghost:null},l=g.view,l?.
addEventListener("pointermove",h),l?.addEventListener("pointerup",p))}function h(g){if(!r||g.pointerId!==r.id)return;let[
M,m]=[g.clientX-r.x,g.clientY-r.y];if(!r.ghost){if(Math.hypot(M,m)<Js)return;if(!s(r.card))return v();r.ghost=x(r.card)}
let q=f(r.card);r.ghost.style.transform=`translate(${M/q}px, ${m/q}px) rotate(2deg)`,d(u(g))}function d(g){g!==c&&(c&&b(
c,{"data-over":null}),c=g,c&&b(c,{"data-over":!0}))}let f=g=>g.currentCSSZoom??1;function x(g){let M=g.cloneNode(!0),m=g.
getBoundingClientRect();M.removeAttribute("tabindex"),M.removeAttribute("aria-label"),b(M,{"aria-hidden":"true","data-gh\
ost":!0});let q=w=>`${w/f(g)}px`;return Object.assign(M.style,{left:q(m.left),top:q(m.top),width:q(m.width),height:q(m.height)}),
e.append(M),M}function p(g){if(!r||g.pointerId!==r.id)return;let M=r.ghost?u(g):null;r.ghost&&k(),v(),M&&o(n(M))}function k(){
let g=M=>M.stopPropagation();e.addEventListener("click",g,!0),setTimeout(()=>e.removeEventListener("click",g,!0))}function v(){
l?.removeEventListener("pointermove",h),l?.removeEventListener("pointerup",p),r?.ghost?.remove(),r=null,d(null)}return e.
addEventListener("pointerdown",a),e.addEventListener("pointercancel",v),v}var Ys=300;function nn(e){let t=i("span",{class:"sq-bell"}),n=[],s=-1,o="";function r(l,u){if(l.seq===s)return;s=l.seq,n.
forEach(clearTimeout);let a=l.ends_in;if(o="",n=[],a===null)return;n=(l.last_round?[a]:[a-Ys,a]).filter(f=>f>0).map(f=>setTimeout(
e,f*1e3+500));let d=new Intl.DateTimeFormat(u.lang,{hour:"2-digit",minute:"2-digit"}).format(Date.now()+a*1e3);o=u.text(
"bell.ends",{time:d})}function c(l,u){r(l,u);let a=l.turns_left===null?"":u.text("bell.turns",{n:l.turns_left}),h=l.last_round&&
l.phase!=="over";V(t,h?u.text("bell.last"):[o,a].filter(Boolean).join(" · ")),b(t,{"data-last":h})}return{node:t,update:c,
stop:()=>n.forEach(clearTimeout)}}function sn(){let e=i("div",{class:"sq-open"}),t=ae();function n(o,r,c){let l=(r.hands??
[]).map((u,a)=>({cards:u,seat:a})).filter(({cards:u,seat:a})=>a!==r.viewer&&u.length);t([l,o.deal,c.lang],()=>s(o,c,l))}
function s(o,r,c){S(e,...c.map(({cards:l,seat:u})=>{let a=o.seats[u].name,h=r.text("open.hand",{name:oe(a)});return i("d\
iv",{role:"group","aria-label":h},i("span",{class:"sq-token"},ne(o.seats[u].side)),...l.map(d=>i("span",{class:"sq-mini"},
d.text?le(d):r.text(`card.${d.kind}`))))}))}return{node:e,update:n}}function on(e){let t=!1,n=i("button",{class:"sq-quie\
t",type:"button",click:()=>c(!t)}),s=i("span",{class:"sq-sides",role:"group"}),o=i("div",{class:"sq-talk"},n,s),r=ae();function c(a){
t=a,b(s,{hidden:!t}),b(n,{"aria-expanded":String(t)})}function l(a,h,d){b(o,{hidden:!a.talk||h.phase==="over"}),r([a.seats,
d.lang],()=>u(a,d))}function u(a,h){V(n,h.text("talk.open")),b(s,{"aria-label":h.text("talk.ask")}),S(s,...a.goals.map((d,f)=>i(
"button",{class:"sq-round",type:"button","aria-label":h.text("talk.side",{names:De(h,a.seats,f)}),click:()=>{c(!1),e(f)}},
ne(f))))}return c(!1),{node:o,update:l}}var Xs=3;function rn({own:e,bell:t,talk:n,tools:s}){let o=i("span",{class:"sq-stock"}),r=i("span",{class:"sq-goal"}),c=i(
"ol",{class:"sq-feed"}),l=sn(),u=ae(),a=i("div",{class:"sq-foot"},i("p",{class:"sq-facts"},e,t,o,r),s,l.node,c,n);function h({
say:f,table:x,state:p},k){if(!x||!p)return;let v=k.slice(-Xs);u([v,p.stock,x.deal,f.lang],()=>d(x,p,f,v)),l.update(x,p,f)}
function d(f,x,p,k){let v=!f.dice&&!f.printed;S(o,v&&H("deck"),v&&p.text("stock",{n:x.stock})),V(r,p.text("goal",{n:f.to_win,
line:f.line})),S(c,...k.map(g=>{let M=i("span",{class:"sq-token"},ne(f.seats[g.seat]?.side??0));return i("li",{},M,Ne(p,
f,g))})),b(c,{"aria-label":p.text("moves")})}return{node:a,update:h}}var Zs=15,Qs=8,eo=15,to=3,no=.26;function an(e){let t=i("div",{class:"sq-hand",role:"toolbar"}),n=new Map,s=[],o=0,r=0,c=new Map,
l=He(t,u,h);function u(p,{clauses:k}){p.style.setProperty("--sq-em",String(je(k,to,no)))}function a(p,k){let v=k.filter(
M=>M.mathml&&!c.has(bt(M)));if(!v.length)return;let g=v.map(M=>i("span",{class:"sq-sum"},le(M)));Et(p,g).forEach((M,m)=>M&&
c.set(bt(v[m]),M))}function h(){let p=t.querySelectorAll(".sq-sum"),k=Math.max(0,...[...p].map(g=>Number(g.style.getPropertyValue(
"--sq-em")))),v=g=>k*Zs<=(r-Qs*(g-1))/g-eo;r&&b(t,{"data-long":v(3)?null:v(2)||"very","data-short":v(5)})}new ResizeObserver(
()=>{r=t.clientWidth,h()}).observe(t);let d=()=>s.map(p=>n.get(p.id).button);function f(p){o=Math.max(0,Math.min(p,s.length-
1)),d().forEach((k,v)=>b(k,{tabindex:v===o?0:-1}))}function x({state:p,say:k,selected:v,canAct:g}){s=p.hand,b(t,{"aria-l\
abel":k.text("hand"),"data-count":s.length});let M=new Set(s.map(m=>m.id));for(let[m,{button:q}]of n)M.has(m)||(q.remove(),
n.delete(m));s.forEach((m,q)=>{let w=n.get(m.id);w||(w={button:i("button",{type:"button",style:`animation-delay:${45*q}m\
s`,click:()=>e(s.find(({id:O})=>O===m.id)??m),focus:()=>f(s.findIndex(({id:O})=>O===m.id))}),drawn:"",sum:i("span",{class:"\
sq-sum"}),formula:""},n.set(m.id,w));let y=JSON.stringify([m,k.lang]);if(y!==w.drawn){w.drawn=y,so(w.button,m,k,w.sum);let E=bt(
m);if(E!==w.formula){w.formula=E,S(w.sum,le(m));let O=c.get(E);O?u(w.sum,O):m.mathml&&l.add(w.sum)}}t.children[q]!==w.button&&
t.insertBefore(w.button,t.children[q]??null);let A=Ze(p,m)!==null;b(w.button,{"aria-pressed":v?.id===m.id?"true":"false",
"data-barred":A}),ie(w.button,!g||A)}),f(o),h(),l.fit()}return{node:t,prepare:a,update:x,indexOf:p=>d().indexOf(p),buttonOf:p=>d().
find(k=>k.contains(p))??null,focus(p=o){f(p),d()[o]?.focus()},count:()=>s.length,columns(){let p=d().map(k=>k.offsetTop);
return Math.max(1,p.filter(k=>k===p[0]).length)}}}var bt=e=>JSON.stringify([e.mathml,e.text,e.suit]);function Ze(e,t){return e.
solved?e.solved===t.id?null:"hint.solved":e.must===null||e.must.includes(t.id)?null:"hint.must"}function so(e,t,n,s){let o=t.
tries>0?n.text("card.try",{n:t.tries+1}):t.caption;if(b(e,{class:`sq-card sq-card-${t.kind}`,"data-tried":t.tries>0,"dat\
a-name":!t.mathml&&!t.suit}),t.kind==="face"){let u=[t.spoken,t.tries>0?n.text("card.try",{n:t.tries+1}):""].filter(Boolean);
return e.style.setProperty("--sq-len",String(Math.max(5,Ct(t.text)))),b(e,{"aria-label":u.join(", "),"data-suit":t.suit??
null}),cn(e,s,o)}let r=n.text(`card.${t.kind}`),c=n.text(`card.${t.kind}_does`),l=t.kind==="wild"?"+":"−";if(t.text)return b(
e,{"aria-label":`${t.spoken}, ${c}`,"data-suit":t.suit??null}),cn(e,s,c);S(e,i("span",{class:"sq-sign","aria-hidden":"tr\
ue"},l),i("b",{},r)," ",i("small",{},c))}function cn(e,t,n){e.firstElementChild!==t&&S(e,t),t.nextElementSibling?.remove(),
n&&e.append(i("small",{},n))}function Qe({name:e,text:t}){let n=URL.createObjectURL(new Blob([t],{type:"application/jsonl"})),s=document.createElement(
"a");s.href=n,s.download=e,s.click(),setTimeout(()=>URL.revokeObjectURL(n),6e4)}var me=({table:e,state:t})=>e!==null&&t!==null&&t.phase!=="start",re=({state:e})=>e?.phase==="play"&&e.viewer!==null&&e.
viewer===e.turn&&!e.check,qe=({state:e,ui:t})=>e?.hand.find(n=>n.id===t.selected)??null,Pe=({table:e,state:t},n)=>e?.answer_by===
"keypad"&&n.kind==="face"&&t?.solved!==n.id,vt=e=>{let{state:t}=e;return!!t&&!re(e)&&t.phase==="play"&&t.viewer!==null&&
t.owed.includes(t.viewer)},we=({state:e})=>e?.phase==="play"&&e.viewer!==null&&e.forfeits.includes(e.viewer);function ln({
state:e,ui:t}){return e?.check?e.check.cell===null?[]:[e.check.cell]:e?.choosing?.lines[t.line??0]??[]}function et(e){let{table:t,state:n,ui:s}=e;if(!n||!t||!re(e))return"";if(n.choosing)return"line.which";if(we(e))return"l\
ine.give_up";let o=qe(e);return o?.kind==="remove"?zt(o,n,t)?s.confirm===null?"line.remove":"line.remove_again":n.can_pass?
"line.pass":"line.remove_none":o&&n.solved===o.id?"line.solved":o&&Pe(e,o)?"line.say":o&&t.announce&&s.announced?"line.s\
ay_line":o?o.kind==="wild"?"line.wild":t.asks?"line.find":"line.place":t.printed?"printed.line":n.must!==null?"line.must":
n.can_pass?"line.pass":t.dice?"line.roll":t.asks?"line.solve":"line.choose"}function ye(e){let{say:t,table:n,state:s}=e;
if(!n||!s||s.phase==="start")return"";let o=oe(n.seats[s.turn]?.name??"");return s.phase==="over"?Ie(t,n.seats,s.winner):
s.phase==="handover"?t.text("handover.pass",{name:o}):s.check?t.text("line.check",{name:oe(n.seats[s.check.seat]?.name??
"")}):!re(e)&&we(e)?t.text("line.give_up"):vt(e)?t.text("line.taken"):re(e)?`${t.text("line.turn",{name:o})} ${t.text(et(
e))}`:t.text("line.wait",{name:o})}function un(e,t){let{say:n,table:s,state:o}=e;if(!s||!o)return[];let r=J(s.seats[o.turn]?.
name??"");return t?[Ne(n,s,t)]:o.phase==="play"&&o.check?[n.nodes("line.check",{name:J(s.seats[o.check.seat].name)})]:re(
e)?[i("b",{},n.nodes("line.turn",{name:r}))," ",n.text(et(e))]:we(e)?[n.text("line.give_up")]:vt(e)?[n.text("line.taken")]:
o.phase==="play"?[n.nodes("line.wait",{name:r})]:[]}function dn({known:e,link:t,clock:n,replay:s,announce:o,speak:r,draw:c,wait:l,onKept:u}){let{ui:a}=e,h=()=>t.status()!==
"lost"&&!t.busy();function d(E,O={}){h()&&(a.hint=null,t.send(E,O),l())}function f(E){a.hint={tone:"info",text:e.say.text(
E),cell:null},o([a.hint.text]),c()}function x(E){a.asked=null,a.code=E.code??a.code,E.file&&(Qe(E.file),u()),E.text&&(a.
hint={tone:"info",text:E.text,cell:null},o([E.text])),queueMicrotask(c)}function p(E){let{state:O,say:z}=e;if(!O||!h())return;
if(we(e))return d("give_up",{seat:O.viewer,card:E.id});if(!re(e))return;s.finish();let P=Ze(O,E);if(P)return f(P);O.solved||
(a.selected=a.selected===E.id?null:E.id,a.confirm=null,a.open=a.selected&&Pe(e,E)?"number":null,a.hint=null,a.selected&&
n.pick(),o([ye(e)]),a.selected&&r(`${E.spoken}. ${z.text(et(e))}`),c())}function k(E){return!e.state||!E||!re(e)||!h()||
Ze(e.state,E)?!1:(a.selected!==E.id&&p(E),!0)}function v(E){let{table:O,state:z}=e;if(!O||!z||!re(e)||!h())return;s.finish();
let P=qe(e);if(!P)return f(O.faces[E]===null?"hint.free":"hint.choose_card");let K=new Set(z.sequences.flatMap(U=>U.cells)),
B=Ue(P,z,O,z.chips,K,E);if(B)return a.confirm=null,f(B);if(Pe(e,P))return f("hint.say_first");if(P.kind==="remove"&&a.confirm!==
E)return a.confirm=E,a.hint=null,o([ye(e)]),c();a.confirm=null,a.asked=E;let $=a.announced?{announce:!0}:{};d("play",{seat:z.
viewer,card:P.id,cell:E,...$,...n.times()})}function g(){if(!qe(e))return d("claim",{seat:e.state?.viewer});a.announced=
!a.announced,c()}function M(E){a.line=E,c()}function m(E){let O=e.state?.choosing;if(!O)return;let z=e.state?.viewer;O.card===
null?d("claim",{seat:z,choice:E}):d("play",{seat:z,card:O.card,cell:O.cell,choice:E,...n.times()})}function q(E){a.selected&&
d("number",{seat:e.state?.viewer,card:a.selected,text:E,...n.times()})}function w(E){return E&&!h()?!1:(a.open=E,a.confirm=
null,c(),!0)}function y(E){a.coding=E,a.keeping=!1,a.code=null,a.hint=null,E&&me(e)&&d("code"),c()}function A(){if(a.confirm!==
null)a.confirm=null;else if(a.selected&&!e.state?.solved)a.selected=null;else return!1;return o([ye(e)]),c(),!0}return{canAct:h,
act:d,hint:f,onReply:x,onCard:p,onTake:k,onCell:v,onAnnounce:g,onLook:M,onLine:m,onNumber:q,onOpen:w,onCode:y,onBack:A,onSwap:()=>a.
selected&&d("swap",{seat:e.state?.viewer,card:a.selected}),onHint:()=>a.selected&&d("hint",{seat:e.state?.viewer,card:a.
selected}),onPass:()=>d("pass",{seat:e.state?.viewer}),onDraw:()=>d("draw",{seat:e.state?.viewer}),onNext:()=>d("next"),
onUndo:()=>d("undo",{seat:e.state?.viewer??null}),onLanguage(E){t.send("language",{lang:E}),c()}}}var tt="seqnum:";var nt=new Map;function st(e){try{return e(window.localStorage)}catch{return}}function Te(){return(st(t=>Object.keys(t).
filter(n=>n.startsWith(tt)).map(fn).filter(n=>n!==null))??[...nt.values()]).sort((t,n)=>n.at-t.at)}function fn(e){try{let t=JSON.
parse(window.localStorage.getItem(e)??"");return Array.isArray(t.names)&&t.lines&&t.receipt?.tallies?t:null}catch{return null}}
function pn(e){let t=nt.get(e.game),n=t??st(()=>fn(tt+e.game)),s={...e,lines:{...n?.lines,...e.lines},at:Date.now()};nt.
set(s.game,s),t||oo(s);let o=()=>st(r=>(r.setItem(tt+s.game,JSON.stringify(s)),!0));if(!o())for(let r=Te();!o()&&r.length>
0;r.pop())ot(r[r.length-1].game)}function oo(e){Te().filter(n=>n.game!==e.game).filter((n,s)=>s>=11||n.at<e.at-2592e6).forEach(
n=>ot(n.game))}function ot(e){st(t=>t.removeItem(tt+e))}var xt=e=>nt.get(e??"")??Te().find(t=>t.game===e)??null,mn=({name:e,
lines:t})=>({name:e,text:Object.keys(t).sort((n,s)=>Number(n)-Number(s)).map(n=>`${t[n]}
`).join("")});function hn({onFile:e,onCopied:t,onClose:n}){let s=i("div",{class:"sq-receipt"}),o=i("button",{class:"sq-main sq-wide",type:"\
button",click:e}),r=Xe(t),c=i("p",{class:"sq-note",role:"status"}),l=i("button",{class:"sq-quiet",type:"button",click:n}),
u=i("section",{class:"sq-panel sq-kept"},s,o,r.node,c,l),a="";function h(d,f,x,p){V(c,p),b(c,{hidden:!p}),b(l,{hidden:!x}),
b(r.node,{hidden:!f?.code});let k=JSON.stringify([d.lang,f?.receipt,f?.code]);if(k===a||(a=k,b(u,{"aria-label":d.text("k\
eep.title")}),S(o,H("keep"),d.text("keep.title")),S(l,d.text("code.close")),r.update(d,d.text("keep.code"),f?.code??null),
b(s,{hidden:!f?.receipt.tallies.length}),!f))return;let{game:v,check:g,tallies:M}=f.receipt;S(s,i("p",{},d.text("keep.pa\
per")),...M.map(([m,q,w])=>i("p",{},d.nodes("keep.tally",{name:J(m),right:q,n:w}))),i("p",{class:"sq-letters"},d.nodes("\
keep.game",{game:i("b",{},v),check:i("b",{},g)})))}return{node:u,update:h,focus:()=>o.focus()}}function gn({known:e,isLost:t,act:n,hint:s,draw:o,onClose:r}){let{ui:c}=e,l=hn({onFile:f,onCopied:k,onClose:v}),u=null,a=null,
h=null,d=()=>me(e)?xt(u):a;function f(){c.keeping=!0,c.coding=!1,me(e)&&!t()?(n("file"),o()):d()?(Qe(mn(d())),p()):s("ke\
ep.nothing")}function x(){let g=d();g&&(g.over||!me(e))&&ot(g.game)}function p(){x(),s("keep.done")}function k(g){g&&x(),
s(g?"keep.copied":"code.not_copied")}function v(){c.keeping=!1,a=null,o(),r()}return{node:l.node,focus:l.focus,keep:f,close:v,
onKept:p,has:()=>d()!==null,ids:()=>Te().map(g=>g.game),update(){let g=me(e)&&!t()?"":c.hint?.text??"";l.update(e.say,d(),
!me(e)||e.state?.phase!=="over",g)},onNews(g){pn(g),{game:u}=g,o()},onDeal:()=>u=null,onSafe:g=>h=new Set(g),onLeft(g){a=
xt(g),f(),o(),l.focus()},isOpen:()=>a!==null,offers(){let g=e.state?.unfinished??[],M=Te().filter(({game:m})=>h&&!h.has(
m)&&!g.some(q=>q.game===m));return[...g,...M.map(m=>({game:m.game,names:m.names,lost:!0}))]}}}function bn(){return{texts:{},say:Ee({}),table:null,state:null,ui:{selected:null,confirm:null,asked:null,wrong:null,open:null,
coding:!1,code:null,keeping:!1,announced:!1,line:null,hint:null}}}function vn({table:e,ui:t},n){let s=n.hand.some(o=>o.id===
t.selected)?t.selected:null;Object.assign(t,{asked:null,confirm:null,open:null,hint:null,announced:!1,line:null,coding:!1,
code:null,keeping:!1}),t.selected=n.solved??s??(e?.printed?n.hand[0]?.id??null:null)}function xn(e,t){return e!==null&&e.
answered_last!==null&&t.answered_last===null&&e.chips===t.chips&&e.turn===t.turn}var kn=new Set(["hello","code","file"]);function yn(e,{seq:t,onStatus:n,onReply:s,onNews:o}){let r=Math.floor(Math.random()*
1073741824),c=new Map,l="ok",u,a=-1;function h(w){w!==l&&(l=w,n())}function d(){clearTimeout(u),u=c.size>0?setTimeout(f,
4e3,"waiting"):void 0}function f(w){u=setTimeout(f,8e3,"lost"),h(w),c.forEach(m)}function x(){d(),h("ok")}function p(w){
if(!c.delete(w))return!1;for(let[y,A]of c)y<w&&kn.has(A.type)?c.delete(y):y<w&&m(A);return!0}function k(w){if(w?.type===
"log"&&o(w),w?.type!=="reply")return;let y=p(w.id);x(),y&&s(w),queueMicrotask(()=>{w.seq<=Math.max(t(),a)||(a=w.seq,v(),
n())})}let v=()=>q("hello"),g=()=>document.visibilityState==="visible"&&v(),M=()=>{clearTimeout(u),h("lost")};function m(w){
try{e.send(w)}catch{M()}}function q(w,y={}){r+=1;let A={type:w,id:r,seq:t(),...y};c.set(r,A),u===void 0&&d(),m(A)}return e.
on("msg:custom",k),e.on("comm_live_update",v),e.on("comm:close",M),document.addEventListener("visibilitychange",g),{send:q,
alive:x,done:p,status:()=>l,busy:()=>[...c.values()].some(({type:w})=>!kn.has(w))||a>t()&&c.size>0,stop(){clearTimeout(u),
e.off("msg:custom",k),e.off("comm_live_update",v),e.off("comm:close",M),document.removeEventListener("visibilitychange",
g)}}}var ro=["en","es","pt"];function rt(e){let t=i("select",{change:()=>e(t.value)}),n=i("label",{class:"sq-languages"},H("g\
lobe"),t),s="";function o(r){r.lang!==s&&(s=r.lang,b(t,{"aria-label":r.text("language")}),t.childElementCount===0&&S(t,...ro.
map(c=>i("option",{value:c,lang:c},r.text(`languages.${c}`)))),t.value=r.lang)}return{node:n,update:o}}var io=30,co=200,ao=0;function qn({onChoose:e,onNext:t}){let n=`sq-picker-${ao+=1}`,s=i("p",{class:"sq-ask",id:n}),o=i("\
div",{class:"sq-robots"}),r=i("div",{class:"sq-numbers"}),c=i("input",{class:"sq-input sq-own-name",type:"text",maxlength:co,
autocomplete:"off",dir:"auto"}),l=i("select",{class:"sq-input"}),u=i("div",{class:"sq-more"},c,l),a=i("div",{class:"sq-p\
icker",role:"group","aria-labelledby":n},s,o,r,u);c.addEventListener("input",()=>{e({kind:"person",name:c.value});for(let q of a.
querySelectorAll("input"))q.checked=!1}),l.addEventListener("change",()=>e({asks:Number(l.value)}));let h=ae(),d=ae(),f=[],
x=[],p=()=>{};function k(q,w,...y){let A=i("input",{type:"radio",name:n,"aria-label":w,change:()=>v(q)});return{node:i("\
label",{class:"sq-tile",title:w,click:O=>{O.target===A||A.disabled||(O.preventDefault(),v(q),t(q.name===""))}},A,...y),radio:A,
change:q}}function v(q){q.name!==void 0&&(c.value=""),e(q),g(q.kind==="person")}function g(q){for(let w of[r,u])b(w,{hidden:!q&&
!o.hidden});b(o,{"data-small":q}),r.hidden||p()}function M({say:q,lesson:w,row:y,side:A,place:E,taken:O,computers:z}){S(
s,q.text(E===0?"lobby.who":E===1?"lobby.against":"lobby.too"));let P=w.asks?y.level:y.level||2,K=y.kind==="person";b(o,{
hidden:!z||E===0}),h([q.lang,w.asks],()=>{let R=q.text("lobby.classmate");f=(w.asks?[0,1,2,3,4,5]:[1,2,3,4,5]).map(j=>{let X=q.
text(`lobby.level${j}`),T=i("i",{"aria-hidden":"true"},"●".repeat(j)+"○".repeat(5-j));return k({kind:"computer",level:j},
X,H(j?"robot":"friend"),i("span",{},X),j>0&&T)}),f.push(k({kind:"person",name:""},R,H("person"),i("span",{},R))),S(o,...f.
map(j=>j.node))});for(let{radio:R,change:j}of f)R.checked=j.kind==="person"?K&&!y.name:!K&&j.level===P;let B=Array.isArray(
w.pupils)?w.pupils:Array.from({length:w.pupils||io},(R,j)=>String(j+1)),$=w.login?[w.login,...B]:B;b(r,{"data-names":Array.
isArray(w.pupils)}),p=()=>{d([$,A],()=>{x=$.map(R=>k({kind:"person",name:R},R,ne(A),i("bdi",{},R))),S(r,...x.map(R=>R.node))});
for(let{radio:R,change:j}of x)R.checked=y.kind==="person"&&y.name===j.name,R.disabled=O.includes(String(j.name).toLowerCase())},
g(K),b(c,{"aria-label":q.text("lobby.own_name"),placeholder:q.text("lobby.own_name")});let U=K&&!$.includes(y.name)?y.name:
"";c.value!==U&&(c.value=U),b(l,{hidden:w.levels.length===0||!K,"aria-label":q.text("lobby.asks")}),w.levels.length!==0&&
(S(l,...[...w.levels].sort().map(R=>i("option",{value:R},q.text(`lobby.asks${R}`)))),y.asks??=w.levels[0],l.value=String(
y.asks))}return{node:a,update:M,focus:()=>a.querySelector("input:checked, .sq-numbers input:enabled")?.focus()}}var lo=["two_tries","retry","lose_turn","reveal","challenge","honour"];function wn(e){let t=i("summary",{}),n=i("select",
{class:"sq-input"}),s=i("select",{class:"sq-input"}),o=i("select",{class:"sq-input",change:e}),r=i("select",{class:"sq-i\
nput"}),c=i("input",{type:"checkbox"}),l=i("input",{class:"sq-input",type:"time"}),u=i("input",{type:"checkbox"}),a=i("i\
nput",{type:"checkbox"}),d=Object.fromEntries(Object.entries({policy:n,by:s,sides:o,screens:r,bell:l,check:c,hints:u,sound:a}).
map(([v,g])=>[v,i("label",{class:`sq-field-${v}`},i("span",{}),g)])),f=i("details",{class:"sq-teacher"},t,i("div",{class:"\
sq-fields"},...Object.values(d))),x="";function p(v,g){let M=x?k():g.options,m=JSON.stringify([g.asks,g.seats,g.options]),
{answer_policy:q,answer_by:w,check:y,hints:A,sides:E,ends_at:O,sound:z,screens:P}=m===x?M:g.options;x=m,S(t,v.text("lobb\
y.teacher"));for(let[$,U]of Object.entries(d))S(U.firstChild,v.text(`lobby.${$}`));for(let $ of[d.policy,d.by,d.check,d.
hints])b($,{hidden:!g.asks});let K=[...new Set(Object.values(g.seats).filter($=>$.length>1).flat())];b(d.sides,{hidden:K.
length===0});let B=($,U,R,j)=>{S($,...R.map(X=>i("option",{value:X},U?v.text(`lobby.${U}_${X}`):String(X)))),$.value=String(
j??R[0]??"")};B(n,"policy",lo,q),B(s,"by",["board","keypad"],w),B(o,"",K,E),B(r,"screens",g.asks?["shared","own","projec\
tor"]:["shared","own"],P),l.value=O??"",c.checked=y!==null,u.checked=A,a.checked=z}function k(){let v=!d.policy.hidden;return{
answer_policy:v?n.value:null,answer_by:v?s.value:null,check:v&&c.checked?"partner":null,hints:v&&u.checked,sides:o.value?
Number(o.value):null,ends_at:l.value||null,sound:a.checked,screens:r.value}}return{node:f,update:p,options:k}}function Sn(e,t){let n=i("div",{class:"sq-left"}),s="",o="",r=()=>{};function c(h,d,f){r=()=>c(h,d,f);let x=JSON.stringify(
[h.lang,d,f,s]);x!==o&&(o=x,S(n,...d.map(p=>p.game===s?u(h,p,f):l(h,p))))}function l(h,{game:d,names:f,lost:x}){let p=h.
text(x?"lobby.keep":"lobby.resume",{names:h.list(f.map(oe))});return i("button",{class:"sq-quiet sq-resume",type:"button",
click:()=>a(d)},x&&H("keep"),p)}function u(h,{game:d,names:f,lost:x},p){let k=h.text("lobby.is_you",{n:f.length,names:h.
list(f.map(oe))}),v=i("button",{class:"sq-main sq-yes",type:"button",click:()=>(a(""),(x?t:e)(d))},h.text("lobby.yes"));
return ie(v,!x&&!p),i("div",{class:"sq-confirm",role:"group","aria-label":k},i("span",{},k),v,i("button",{class:"sq-quie\
t",type:"button",click:()=>a("")},h.text("lobby.no")))}function a(h){s=h,r(),n.querySelector(".sq-yes, .sq-resume")?.focus()}
return{node:n,update:c}}var Mn=0,En=2,it=()=>({kind:"person",name:"",level:Mn,asks:null});function Nn({onStart:e,onResume:t,onKeep:n,onLanguage:s,
onCode:o,onReceive:r}){let c=[it(),{...it(),kind:"computer"}],l=0,u,a=null,h="",d=!1,f="",x=i("h2",{class:"sq-title"}),p=i(
"p",{class:"sq-how"}),k=Sn(t,n),v=i("ol",{class:"sq-players"}),g=i("button",{class:"sq-round",type:"button",click:_},H("\
swap")),M=i("button",{class:"sq-round sq-add",type:"button",click:T},H("add")),m=qn({onChoose:j,onNext:X}),q=i("button",
{class:"sq-quiet sq-paste",type:"button",click:o}),w=i("p",{class:"sq-note",role:"status"}),y=i("button",{class:"sq-main\
 sq-start",type:"submit"}),A=rt(s),E=wn(I),O=en(r),z=i("form",{class:"sq-setup",novalidate:!0,submit:$},i("div",{class:"\
sq-table"},v,i("div",{class:"sq-beside"},g,M)),m.node,y),P=uo(),K=i("div",{class:"sq-setup"},i("div",{class:"sq-setup-he\
ad"},x,A.node),p,k.node,z,O.node,w,i("div",{class:"sq-more"},E.node,q)),B=i("div",{class:"sq-lobby"},P,K);function $(C){
if(C.preventDefault(),y.getAttribute("aria-disabled"))return;let W=c.findIndex(Z=>!R(Z));if(d=W>=0,!d){e(c.map(U),a?.set?
null:E.options());return}l=W,I(),m.focus()}function U(C){return C.kind==="person"?{kind:"person",name:C.name.trim(),...C.
asks?{asks:C.asks}:{}}:C.level===Mn&&a?.asks?{kind:"friend"}:{kind:"computer",level:C.level||En}}let R=C=>C.kind==="comp\
uter"||C.name.trim()!=="";function j(C){Object.assign(c[l],C),d=!1,Y()}function X(C){let W=c.findIndex(Z=>!R(Z));C||(l=W>=
0?W:Math.min(l+1,c.length-1)),I()}function T(){c.push(it()),l=c.length-1,I(),m.focus()}function _(){c.unshift(c.pop()),l=
(l+1)%c.length,I()}function D(){let C=a?.seats[c.length]??[],W=a?.set?a.options.sides:E.options().sides;return W!==null&&
C.includes(W)?W:C[0]??2}let Q=C=>C.kind==="computer"?u.text(`lobby.level${G(C)}`):C.name.trim(),G=C=>a?.asks?C.level:C.level||
En;function L(C,W){let Z=W+1,fe=R(C)?Q(C):"";return i("li",{},i("button",{class:"sq-place",type:"button","aria-pressed":String(
W===l),"aria-label":u.text("lobby.place",{n:Z,name:fe?oe(fe):u.text("lobby.nobody")}),"data-missing":d&&!fe,click:()=>{l=
W,I(),v.children[W]?.querySelector(".sq-place")?.focus()}},i("span",{class:"sq-token"},ne(W%D()),C.kind==="computer"&&H(
"robot")),fe?J(fe):i("span",{class:"sq-unknown"},"?")),c.length>2&&i("button",{class:"sq-round",type:"button","aria-labe\
l":u.text("lobby.remove",{n:Z}),click:()=>{c.splice(W,1),c.some(ve=>ve.kind==="person")||(c[0]=it()),l=Math.min(l,c.length-
1),I(),M.focus()}},H("close")))}function Y(){S(v,...c.map(L)),b(z,{"data-ready":c.every(R)}),ee()}function I(){if(!a)return;
Y();let C=Math.max(...Object.keys(a.seats).map(Number));b(M,{hidden:c.length>=C,"aria-label":u.text("lobby.add"),title:u.
text("lobby.add")}),b(g,{"aria-label":u.text("lobby.turn"),title:u.text("lobby.turn")});let W=c.filter((Z,fe)=>fe!==l);m.
update({say:u,lesson:a,row:c[l],side:l%D(),place:l,taken:W.filter(Z=>Z.kind==="person").map(Z=>Z.name.trim().toLowerCase()),
computers:W.some(Z=>Z.kind==="person")})}function ee(){V(w,f||(d?u.text("lobby.missing"):""))}function he(C){u=C.say,a=C.
state?.lesson??null,f=C.refusal,A.update(u),ie(y,!C.canAct);let W=JSON.stringify([u.lang,a]);W!==h&&(h=W,S(x,u.text("lob\
by.title")),S(p,u.text(a?a.asks?"lobby.how":"lobby.how_cards":"lobby.door")),b(P,{hidden:a!==null&&!a.asks}),S(q,H("lett\
er"),u.text("lobby.code")),S(y,u.text("lobby.start")),b(z,{hidden:!a}),b(O.node,{hidden:a!==null}),b(q,{hidden:!a}),b(E.
node,{hidden:!a||a.set}),a&&E.update(u,a),O.update(u),I()),k.update(u,C.left,C.canAct),b(K,{hidden:C.coding}),ee()}return{
node:B,update:he,focusCode:()=>q.focus(),take:C=>A.node.before(C)}}function uo(){let e=Array.from({length:25},(t,n)=>{let s=n%
6===0&&n!==12?0:[3,11,17].includes(n)?1:null,o=n===12?15:n*7%23+2;return i("i",{},s!==null&&ne(s),i("span",{},String(o)))});
return i("div",{class:"sq-picture","aria-hidden":"true"},...e,i("b",{},"8 + 7"))}function Tn(e){let t=i("p",{class:"sq-line"}),n=i("div",{class:"sq-verdict"}),s=i("div",{class:"sq-message"},t,n),o=ae(),
r=ae();function c({say:u,state:a,ui:h}){let d=h.hint??a?.verdict??null,f=d!==null&&d===a?.verdict&&d.tone!=="info"&&d.tone!==
"hint"&&a.answered_last!==null;r([d,f,u.lang],()=>{b(n,{"data-tone":d?.tone??null}),b(s,{"data-silent":d===null}),S(n,d&&
$e(d.tone),d&&i("p",{},...Fe(d.text)),f&&i("button",{class:"sq-together",type:"button",click:e},u.text("helped.ask")))})}
function l(u,a){o([a,u.table?.deal,u.state?.phase,ye(u),u.say.lang],()=>{b(t,{"data-move":a!==null}),S(t,...un(u,a))}),c(
u)}return{node:s,update:l}}function On(e,t){let n=i("span",{}),s=i("button",{class:"sq-main",type:"button",click:e}),o=i("button",{class:"sq-quiet \
sq-keep",type:"button",click:t}),r=i("div",{class:"sq-notice",role:"alert"},H("plug"),n,s,o);function c(l,u,a){b(r,{hidden:l===
"ok"}),V(n,l==="ok"?"":u.text(`link.${l}`)),V(s,u.text("link.retry")),b(s,{hidden:l!=="lost"}),V(o,u.text("keep.title")),
b(o,{hidden:l!=="lost"||!a})}return{node:r,update:c}}var kt="seqnum-seat:",An="watch";function Ln(e){let t=new Map,n="",s=i("p",{class:"sq-big"}),o=i("div",{class:"sq-answer\
s"}),r=i("p",{class:"sq-told"}),c=i("section",{class:"sq-panel"},s,o,r),l=i("span",{}),u=i("button",{class:"sq-together",
type:"button",click:()=>h(null)}),a=i("span",{class:"sq-you"},l,u);function h(p){p===null?t.delete(n):t.set(n,p);try{p===
null?sessionStorage.removeItem(kt+n):sessionStorage.setItem(kt+n,p)}catch{}e()}function d(){try{return t.get(n)??sessionStorage.
getItem(kt+n)}catch{return t.get(n)??null}}function f(p,k){if(!p?.own||!k.views)return k;n=p.own;let{views:v,...g}=k,M=d(),
m=M===null?null:v[Number(M)];if(!m&&M!==An)return{...g,phase:"seat"};let q=m?Number(M):null,w={...g,...m};return{...w,phase:w.
check&&w.check.seat!==q?"play":w.phase,answered_last:w.answered_last===q?q:null}}function x({table:p,state:k,say:v}){if(b(
a,{hidden:!p.own||k.phase==="seat"}),!p.own)return;let g=J(p.seats[k.viewer??0].name);S(l,k.viewer===null?v.text("own.wa\
tching"):v.nodes("own.you",{name:g})),S(u,v.text("own.change")),S(s,v.text("own.ask")),S(r,v.text("own.honour")),!(k.phase!==
"seat"||o.lang===v.lang)&&(o.lang=v.lang,S(o,...p.seats.map(({name:M,kind:m},q)=>m==="person"&&i("button",{class:"sq-mai\
n",type:"button",click:()=>h(String(q))},v.nodes("handover.ready",{name:J(M)}))),i("button",{class:"sq-quiet",type:"butt\
on",click:()=>h(An)},v.text("own.watch"))))}return{node:c,bar:a,seen:f,update:x,focus:()=>o.firstElementChild?.focus()}}function Cn(e,t,n,s){let o=i("div",{class:"sq-backs","aria-hidden":"true"}),r=i("p",{class:"sq-big"}),c=i("button",{class:"\
sq-main sq-wide",type:"button",click:e}),l=i("div",{class:"sq-owed"}),u=i("button",{class:"sq-quiet",type:"button",click:s}),
a=i("button",{class:"sq-quiet",type:"button",click:n}),h=i("section",{class:"sq-panel sq-handover"},o,r,l,c,i("div",{class:"\
sq-answers"},u,a));function d({table:f,state:x,say:p}){let k=f.seats[x.turn],v=Math.min(x.cards[x.turn]??5,7);o.childElementCount!==
v&&S(o,...Array.from({length:v},(g,M)=>i("i",{style:`--sq-i:${M-(v-1)/2}`}))),b(h,{"aria-label":p.text("handover.pass",{
name:oe(k.name)})}),S(r,p.nodes("handover.pass",{name:J(k.name)})),S(c,p.nodes("handover.ready",{name:J(k.name)})),S(a,p.
text("handover.elsewhere")),S(u,p.text("undo")),b(u,{hidden:!x.can_undo}),S(l,...x.owed.filter(g=>f.seats[g]?.kind==="pe\
rson").map(g=>i("button",{class:"sq-quiet",type:"button",click:()=>t(g)},p.nodes("draw.seat",{name:J(f.seats[g].name)}))))}
return{node:h,update:d,focus:()=>c.focus()}}function $n(e){let t=i("p",{class:"sq-big"}),n=i("p",{class:"sq-told"}),s=i(
"button",{class:"sq-main",type:"button",click:()=>e(!0)}),o=i("button",{class:"sq-quiet",type:"button",click:()=>e(!1)}),
r=i("section",{class:"sq-panel sq-check"},n,t,i("div",{class:"sq-answers"},s,o));function c({table:l,state:u,say:a}){let{
check:h}=u;if(!h)return;let d={by:l.seats[h.by].name,seat:l.seats[h.seat].name},f=h.cell===null?null:l.faces[h.cell];b(r,
{"aria-label":a.text("line.check",{name:oe(d.seat)})}),S(n,a.nodes("check.ask",{name:J(d.by),card:le(h.card),number:f?le(
f):h.said})),S(t,a.nodes("line.check",{name:J(d.seat)})),S(s,a.text("check.yes")),S(o,a.text("check.no"))}return{node:r,
update:c,focus:()=>s.focus()}}var fo=44;function Dn(e,t){let n=i("div",{class:"sq-medal","aria-hidden":"true"}),s=i("p",
{class:"sq-big"}),o=i("p",{class:"sq-result"}),r=i("p",{class:"sq-saved"}),c=i("button",{class:"sq-quiet sq-wide",type:"\
button",click:e}),l=i("div",{},n,s,o),u=i("section",{class:"sq-panel sq-ending"},l,c,r);function a({table:h,state:d,say:f}){
let{winner:x}=d;b(u,{"data-won":x!==null}),t.parentNode!==u&&l.after(t),x===null?S(n):n.dataset.side!==String(x)&&(S(n,ne(
x),Be()),n.dataset.side=String(x));let p=h.seats.filter(v=>v.side===x),k=i("span",{});f.list(p.map((v,g)=>`${g}`)).split(
"").forEach((v,g)=>{k.append(g%2===0?v:J(p[Number(v)].name))}),S(s,x===null?f.text("over.nobody"):f.nodes("over.winner",
{n:p.length,names:k})),S(o,..._n(h).map(v=>i("span",{class:"sq-tally"},i("span",{class:"sq-token"},ne(v)),String(d.made[v]??
0)))),b(o,{role:"img","aria-label":f.text("over.tally",{tally:f.list(_n(h).map(v=>String(d.made[v]??0)))})}),S(r,d.saved&&
f.nodes("over.saved",{file:i("code",{},i("bdi",{},d.saved))})),S(c,f.text("over.again"))}return{node:u,update:a,focus:()=>c.
focus()}}var _n=e=>[...new Set(e.seats.map(t=>t.side))].sort();function In(){return i("div",{class:"sq-confetti","aria-h\
idden":"true"},...Array.from({length:fo},(e,t)=>i("i",{style:`--sq-x:${t*37%100+.5};--sq-d:${t*53%100};--sq-r:${t*71%360}\
;--sq-c:${t%4}`})))}var po={$:"math",r:"mrow",f:"mfrac",q:"msqrt",k:"mroot",p:"msup",b:"msub",c:"msubsup",u:"munder",t:"mtable",l:"mtr",d:"m\
td",n:"mn",o:"mo",i:"mi",x:"mtext"},Rn='"0.2222em"';function qt(e){let{hand:t=[],hands:n=null,recent:s=[],check:o=null,views:r}=e;
return{...go,...e,hand:t.map(yt),hands:n&&n.map(c=>c.map(yt)),recent:s.map(zn),check:o&&zn(o),...r&&{views:r.map(mo)}}}var mo=e=>e&&
Object.fromEntries(Object.keys(e).map(t=>[t,qt(e)[t]])),zn=e=>({...e,card:e.card&&yt(e.card)});function yt(e){let t=e.mathml?
ho(e.mathml):null,n=e.text??t?.replace(/<[^>]*>/g,"");return{kind:"face",spoken:n,caption:"",suit:null,tries:0,...e,text:n,
mathml:t}}function ho(e){if(e.includes("<math"))return e;let t=[];return e.replace(/<(.)|>|(\d+)|&\w+;|./gsu,(n,s,o)=>{let r=t[0];
if(s)return t.unshift(po[s]??"mo"),s==="s"?`<mo lspace=${Rn} rspace=${Rn}>`:`<${t[0]}>`;if(n===">")return`</${t.shift()}\
>`;if(!r||/^m(n|o|i|text)$/.test(r))return n;let c=o?"mn":/[a-z]/i.test(n)?"mi":"mo";return`<${c}>${n}</${c}>`})}var go=Object.
fromEntries([..."verdict saved ends_in answered_last viewer must solved choosing turns_left winner answers lesson".split(
" ").map(e=>[e,null]),..."sequences owed forfeits unfinished".split(" ").map(e=>[e,[]]),..."can_pass last_round can_undo".
split(" ").map(e=>[e,!1])]);var Pn=900,bo=3600;function Hn(e){let t=[""],n=[],s=null,o=Pn,r;function c(){t.length===1?l():(t.shift(),s=n[n.length-t.
length],r=setTimeout(c,o)),e()}function l(){clearTimeout(r),t.splice(0,t.length-1),s=null}function u(f){t=[f.chips],n=f.
recent,l()}function a(f,x){clearTimeout(r);let p=Kt(n,x.recent);return t=Bt(f,t[0],x,p),n=x.recent,s=null,o=Math.min(Pn,
bo/t.length),t.length>1&&(r=setTimeout(c,o/2)),p}function h({verdict:f}){let x=d().filter(p=>p.cell!==null).pop();return x?
x.cell:f?.tone==="good"?f.cell:null}let d=()=>n.slice(0,n.length-(t.length-1));return{play:a,jump:u,finish:l,chips:()=>t[0],
told:()=>s,running:()=>t.length>1,shown:d,lastCell:h}}var vo={chip:[[330,0,.09]],right:[[523,0,.14],[784,.1,.25]],wrong:[[233,0,.16],[196,.13,.25]],win:[[523,0,.18],[659,.14,
.18],[784,.28,.18],[1047,.42,.6]]},xo=.12;function Bn(){let e=null,t=i("button",{class:"sq-tool",type:"button","aria-pre\
ssed":"false",click:n},H("note"));function n(){e?r():(e=new AudioContext,b(t,{"aria-pressed":"true"}),s("chip"))}function s(c){
if(e)for(let[l,u,a]of vo[c]){let h=new OscillatorNode(e,{type:"triangle",frequency:l}),d=new GainNode(e,{gain:xo}),f=e.currentTime+
u;d.gain.setTargetAtTime(0,f,a/4),h.connect(d).connect(e.destination),h.start(f),h.stop(f+a*2)}}function o(c,l){b(t,{"ar\
ia-label":c.text("sound"),title:c.text("sound"),hidden:l.sound===!1}),l.sound===!1&&r()}function r(){e?.close(),e=null,b(
t,{"aria-pressed":"false"})}return{node:t,play:s,update:o,stop:r}}function Fn(e,t){if(!e||e.phase==="start"||t.phase==="\
over"||jn(e)===jn(t))return null;let n=t.verdict?.tone;return n==="good"?"right":n==="wrong"||n==="reveal"?"wrong":e.chips===
t.chips?null:"chip"}var jn=({chips:e,turn:t,verdict:n,hand:s})=>JSON.stringify([e,t,n?.tone,n?.cell,s.map(({id:o,tries:r})=>[
o,r])]);var ko=/[\u00ad\u2066-\u2069]/g;function Kn(){let e=window.speechSynthesis,t=!1,n="en",s=i("button",{class:"sq-tool",type:"\
button",hidden:!e,"aria-pressed":"false",click:o},H("speaker"));function o(){t=!t,b(s,{"aria-pressed":String(t)}),t?r(s.
title):e?.cancel()}function r(c){let l=c.replace(ko,"").trim();if(!t||!e||!l)return;e.cancel();let u=new SpeechSynthesisUtterance(
l);u.lang=n,e.speak(u)}return{node:s,speak:r,update(c){n=c.lang,b(s,{"aria-label":c.text("speech"),title:c.text("speech")})},
stop(){t&&e?.cancel()}}}function Un({speech:e,sound:t,onHelp:n,onKeep:s,onCode:o,onLanguage:r}){let c=i("button",{class:"sq-tool",type:"button",
click:o},H("letter")),l=i("button",{class:"sq-tool sq-keep",type:"button",click:s},H("keep")),u=i("button",{class:"sq-to\
ol",type:"button",click:n},H("help")),a=rt(r),h=i("div",{class:"sq-tools"},u,t.node,e.node,l,c,a.node);function d({say:f,
table:x,ui:p}){b(c,{"aria-label":f.text("code.title"),title:f.text("code.title"),"aria-expanded":String(p.coding)}),b(l,
{"aria-label":f.text("keep.title"),title:f.text("keep.title")}),a.update(f),b(u,{"aria-label":f.text("help.title"),title:f.
text("help.title")}),e.update(f),x&&t.update(f,x)}return{node:h,update:d,take:f=>u.after(f),focusCode:()=>c.focus(),focusKeep:()=>l.
focus()}}function Gn(e){let t=i("input",{class:"sq-input",inputmode:"numeric",maxlength:4,autocomplete:"off"}),n=i("button",{class:"\
sq-main",type:"submit"}),s=i("p",{}),r=i("form",{class:"sq-printed",novalidate:!0,submit:l=>{l.preventDefault(),/^\d+$/.
test(t.value.trim())&&e(Number(t.value)),t.value=""}},t,n,s);function c({table:l,state:u,say:a}){let{turn:h}=u,d=l.seats.
length;b(t,{"aria-label":a.text("printed.label"),placeholder:a.text("printed.label")}),S(n,a.text("printed.show"));let f=[
1,2,3].map(x=>h+1+(x-1)*d).join(", ");S(s,a.nodes("printed.pile",{name:J(l.seats[h].name),numbers:f}))}return{node:r,update:c}}function Vn({hand:e,own:t,actions:n,code:s,result:o,act:r,known:c,onCode:l}){let u=Cn(()=>r("ready"),v=>r("draw",{seat:v}),
()=>l(!0),()=>r("undo",{seat:c.state?.viewer??null})),a=$n(v=>r("check",{seat:c.state?.check?.seat,agrees:v})),h=Dn(()=>r(
"again"),o.node),d={seat:t,handover:u,check:a,over:h},f=Gn(v=>r("card",{seat:c.state?.viewer,number:v})),x=i("div",{class:"\
sq-tray"});function p(v){let{table:g,state:M,say:m,ui:q}=c;if(!g||!M)return!1;let w=be(v)!==null,y={table:g,state:M,say:m};
t.update(y),g.printed&&f.update(y),M.phase==="handover"&&u.update(y),M.phase==="check"&&a.update(y),M.phase==="over"&&h.
update(y);let A=d[M.phase],E=q.coding?[s]:q.keeping&&M.phase!=="over"?[o.node]:A?[A.node]:g.printed?[f.node,e.node,n]:[e.
node,n];return E[0]===x.firstElementChild?!1:(S(x,...E),w&&!q.coding)}function k(v){(c.ui.keeping?o:d[c.state?.phase??""]??
e).focus(v)}return{node:x,update:p,focus:k}}var yo=2500,qo=100,wo=340,Wn=["table","state","texts"];function Jn(e,t){let n=bn(),{ui:s}=n,o=Number.NaN,r="null",c=Number.
NaN,l,u,a,h=Xt(t.ownerDocument),d=Kn(),f=Bn(),{announce:x,node:p}=Yt(d.speak),k=i("div",{class:"sq-root"},p),v=We(k,t.ownerDocument),
g=Hn(()=>{g.told()&&f.play("chip"),Se()}),M=yn(e,{seq:()=>n.state?.seq??0,onStatus:Se,onReply:C,onNews:N=>y.onNews(N)}),
m=dn({known:n,link:M,clock:h,replay:g,announce:x,speak:d.speak,draw:Se,wait:Qn,onKept:()=>y.onKept()}),{act:q,canAct:w}=m,
y=gn({known:n,isLost:()=>M.status()==="lost",act:q,hint:m.hint,draw:Se,onClose:()=>me(n)&&T.focusKeep()}),A=Je(),E=Ke(m.
onCell),O=an(ct),z=Jt({...m,onOpen:at}),P=Nn({onStart:(N,F)=>q("start",{players:N,options:F,lang:n.say.lang,utc_offset:-new Date().
getTimezoneOffset()}),onReceive:N=>q("receive",{code:N}),onResume:N=>q("resume",{game:N}),onKeep:y.onLeft,onLanguage:m.onLanguage,
onCode:()=>xe(!0)}),K=Zt({onReceive:N=>q("receive",{code:N}),onCopied:N=>m.hint(N?"code.copied":"code.not_copied"),onClose:()=>xe(
!1)}),B=Ln(()=>{o=Number.NaN,ee()}),$=Vn({hand:O,own:B,actions:z.node,code:K.node,result:y,act:q,known:n,onCode:xe}),U=Tn(
()=>q("helped",{seat:n.state?.answered_last})),R=On(()=>M.send("hello"),y.keep),j=nn(()=>M.send("hello")),X=on(N=>q("pen\
alty",{side:N})),T=Un({speech:d,sound:f,onHelp:()=>m.hint("help.text"),onKeep:y.keep,onCode:()=>xe(!s.coding),onLanguage:m.
onLanguage}),_=rn({own:B.bar,bell:j.node,talk:X.node,tools:T.node}),D=i("div",{class:"sq-game"},A.node,E.node,U.node,$.node,
_.node);t.append(k);let Q=Ye(k,t),G=Ge(k,Oe),L=tn(O.node,{cardOf:N=>O.buttonOf(N),cellOf:N=>E.indexOf(N),onTake:N=>m.onTake(
n.state?.hand[O.indexOf(N)]),onDrop:m.onCell}),Y=!1,I=()=>{M.alive(),Y||queueMicrotask(ee),Y=!0};for(let N of Wn)e.on(`c\
hange:${N}`,I);function ee(){Y=!1;let N=e.get("texts")??{};N!==n.texts&&Object.assign(n,{texts:N,say:Ee(N)}),n.table=e.get(
"table")??null;let F=e.get("state")??null,te=F&&B.seen(n.table,qt(F));if(te&&n.state&&te.seq<n.state.seq)return;te?.answers&&
M.done(te.answers);let se=JSON.stringify(te),ue=te!==null&&se!==r,ce=Z()&&E.indexOf(be(k))>=0;ue&&he(te,n.table?.deal!==
o),r=se,Se(ue&&ce)}function he(N,F){let{say:te,table:se,state:ue}=n;if(n.state=N,o=se?.deal??Number.NaN,!se||N.phase==="\
start"){Object.assign(s,{coding:!1,hint:null});return}let ce=ue&&!F?g.play(se,N):[];(!ue||F||Ce())&&g.jump(N),vn(n,N),F&&
y.onDeal(),xn(ue,N)&&(s.hint={tone:"info",text:te.text("helped.done"),cell:null}),K.clear(),W(N.verdict),N.verdict?.tone!==
"hint"&&h.restart();let ke=s.hint??N.verdict,ge=Fn(ue,N);ge&&!(ge==="chip"&&g.running())&&f.play(ge),x([...ce.map(ut=>ze(
te,se,ut)),ke?.spoken??ke?.text??"",ye(n)])}function C(N){N.safe&&y.onSafe(N.safe),m.onReply(N)}function W(N){clearTimeout(
l),s.wrong=N&&N.tone!=="good"?N.cell:null,s.wrong!==null&&(l=setTimeout(()=>{s.wrong=null,Se()},yo))}let Z=()=>be(k)?.matches(
":focus-visible")??!1,fe=()=>re(n)&&qe(n)!==null&&!s.open&&!n.state?.choosing;function ve(){fe()?E.focusOpen():re(n)&&n.
state?.choosing?z.focus():$.focus()}function ct(N){let F=Z();m.onCard(N),F&&s.selected===N.id&&!s.open&&!M.busy()&&ve()}
function at(N){let F=be(k);m.onOpen(N)&&!N&&F&&O.focus()}function xe(N){let F=be(k);m.onCode(N);let te=me(n);N?K.focus(te):
F&&te?T.focusCode():F&&P.focusCode()}function Oe(N,F){if(N.key==="Escape"){if(s.coding)xe(!1);else if(s.keeping)y.close();else if(s.
open)at(null),x([ye(n)]);else if(m.onBack())!s.selected&&E.indexOf(F)>=0&&O.focus();else if(!v.leave())return Ve(k),!1;return!0}
return Pt(N.key,F,E,O)}function lt(N,F,te){let{say:se}=n,ue=g.chips(),ce=M.status()!=="lost",ke=re(n)&&ce,ge=re(n)?qe(n):
null,ut=$.update(k),es=!s.coding&&(s.keeping||F.phase==="over")?"tray":!ce&&y.has()?"notice":null;b(D,{"data-phase":F.phase,
"data-mine":re(n),"data-removing":ge?.kind==="remove","data-kept":es}),we(n)?O.update({state:{...F,must:null,solved:null},
say:se,selected:ge,canAct:ce}):O.update({state:F,say:se,selected:ge,canAct:ke}),z.update({table:N,state:F,say:se,selected:ge,
canAct:ke,open:s.open,announced:s.announced,mine:re(n)}),y.update(),ut&&$.focus(0),te&&!fe()&&ve(),A.update({table:N,state:F,
say:se}),K.update({say:se,code:s.code,playing:!0,canAct:w(),refusal:""}),E.update({table:N,state:F,say:se,chips:ue,sequences:Ft(
N,F,ue),last:g.lastCell(F),selected:ge,asked:s.asked,confirm:s.confirm,wrong:s.wrong,canAct:ke,line:ln(n)}),T.update(n),
j.update(F,se),X.update(N,F,se),U.update(n,g.told()),_.update(n,g.shown()),Yn(F),te&&fe()&&ve()}function Yn(N){N.phase!==
"over"||g.running()||c===o||(c=o,N.winner!==null&&f.play("win"),N.winner!==null&&!Ce()&&(a=setTimeout(Xn,wo)))}function Xn(){
D.querySelector(".sq-confetti")?.remove(),D.append(In())}function Zn(){let N=s.hint?.text??"";P.update({say:n.say,state:n.
state,canAct:w(),refusal:N,coding:s.coding||y.isOpen(),left:y.offers()}),K.update({say:n.say,code:null,playing:!1,canAct:w(),
refusal:N}),s.coding?K.node.parentNode!==P.node&&P.node.append(K.node):K.node.remove(),y.update(),y.isOpen()?y.node.parentNode!==
P.node&&P.node.append(y.node):y.node.remove()}function Qn(){b(k,{"data-busy":M.busy()}),clearTimeout(u),u=setTimeout(Se,
qo)}function Se(N=!1){clearTimeout(u),O.prepare(k,n.state?.hand??[]);let F=be(k),{table:te,state:se,say:ue}=n,ce=me(n)?D:
P.node;if(b(k,{lang:ue.lang,"data-printed":te?.printed??!1,"data-link":M.status(),"data-busy":M.busy()}),R.update(M.status(),
ue,y.has()),v.update(ue),ce===D?lt(te,se,N&&re(n)):Zn(),ce.parentNode!==k){let ke=ce===D?P.node:D,ge=ce===D&&ke.parentNode===
k;ke.remove(),k.append(ce),(ce===D?U.node:P.node).append(R.node),(ce===D?T:P).take(v.node),ge&&requestAnimationFrame(()=>k.
scrollIntoView({block:"nearest"}))}F&&!be(k)&&ce===D&&!s.coding&&ve()}return ee(),M.send("hello",{games:y.ids(),...n.state?.
phase==="start"?{code:Qt()}:{}}),()=>{g.finish(),[l,u,a].forEach(clearTimeout);for(let N of Wn)e.off(`change:${N}`,I);for(let N of[
M,h,d,f,j,v])N.stop();G(),L(),Q(),k.remove()}}var oa={render({model:e,el:t}){return e.get("moments")?Wt(e,t):Jn(e,t)}};export{oa as default};
