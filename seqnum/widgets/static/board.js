var $n="http://www.w3.org/2000/svg";function b(e,t){for(let[n,s]of Object.entries(t))if(typeof s=="function")e.addEventListener(
n,s);else if(s==null||s===!1)e.removeAttribute(n);else{let o=s===!0?"":String(s);e.getAttribute(n)!==o&&e.setAttribute(n,
o)}}function r(e,t={},...n){let s=document.createElement(e);return b(s,t),q(s,...n),s}function q(e,...t){if(t.length===1&&
typeof t[0]=="string")return K(e,t[0]);e.replaceChildren(...t.filter(n=>n||n===""))}function he(){let e;return(t,n)=>{let s=JSON.
stringify(t);s!==e&&(e=s,n())}}function ce(e,t,...n){let s=document.createElementNS($n,e);return b(s,t),s.append(...n),s}
function K(e,t){e.textContent!==t&&(e.textContent=t)}function ge(e){let t=e.getRootNode().activeElement;return t&&e.contains(
t)?t:null}function ne(e,t){b(e,{"aria-disabled":t?"true":null})}function De(e,t,n=()=>{}){let s=new Set;function o(){let i=[...s].filter(a=>e.contains(a));i.forEach(a=>a.classList.add(
"sq-measured"));let c=i.map(Dn);i.forEach(a=>a.classList.remove("sq-measured")),i.forEach((a,l)=>{let u=c[l];u&&(s.delete(
a),t(a,u))}),i.length&&n()}return new ResizeObserver(o).observe(e),{add:i=>{s.add(i)},fit:o}}function Dn(e){let t=o=>o.offsetWidth/
40;if(e.offsetWidth===0)return null;let n=o=>[...o.querySelectorAll(".sq-piece")].map(t),s=[...e.querySelectorAll(".sq-c\
lause")].map(n);return{clauses:s.length?s:[[t(e)]],height:e.offsetHeight/40}}function Re(e,t,n){let s=Math.max(...e.flat());
for(;st(s,e,n)>t;)s*=1.03;return s}function st(e,t,n){let s=0,o=e;for(let i of t){let c=i.reduce((a,l)=>a+n+l,-n);c>e&&(o=
e);for(let a of c>e?i:[c])o+n+a>e?[s,o]=[s+1,a]:o+=n+a;c>e&&(o=e)}return s}var Rn="http://www.w3.org/1998/Math/MathML",In=new Set("math mrow mn mo mi mtext ms mspace mfrac msqrt mroot msup msub m\
subsup mover munder munderover mtable mtr mtd mpadded mphantom mstyle".split(" ")),Hn=new Set("mathvariant stretchy form\
 lspace rspace width height depth linethickness displaystyle scriptlevel accent".split(" "));function le({mathml:e,text:t,
suit:n}){return n?r("span",{class:"sq-playing","data-suit":n},r("span",{},t.slice(0,-1)),r("span",{class:"sq-pip-sign"},
t.slice(-1))):e&&jn(e)||r("span",{class:"sq-plain"},t)}function ht(e){let[t,...n]=e.mathml&&!e.suit?bt(e.mathml):[],s=t instanceof
Element&&!n.length?zn(t).map(i=>Ae("math",...i)):Pn(e.text);if(s.length<2)return le(e);let o=s.map(i=>r("span",{class:"s\
q-piece"},i));return r("span",{class:"sq-terms sq-clause","aria-hidden":"true"},...o.flatMap((i,c)=>c?[r("wbr",{}),i]:[i]))}
var Pn=e=>/\d/.test(e)?e.split(/(?<=\u00a0)/):[];function zn(e){if((e.textContent??"").length<xt)return[];let t=[[]];for(let n of gt(
e)){let s=t[t.length-1],o=n.localName==="mo"&&/^[+−]$/.test(n.textContent??"");(ot(n)&&s.length>0&&s.every(a=>ot(a)||a.
localName==="mo")||o&&s.length)&&t.push([]);let c=Le(n);o&&t.length>1&&c.setAttribute("form","infix"),t[t.length-1].push(
c)}return t}function gt(e){return[...e.children].flatMap(t=>t.localName==="mrow"&&!ot(t)?gt(t):[t])}var ot=e=>e.localName===
"mrow"&&e.firstElementChild?.localName==="mo"&&(e.firstElementChild.textContent??"")==="(";function jn(e){let t=bt(e);return t.
length===0?null:t.length===1&&t[0]instanceof Element?Un(Le(t[0])):Kn(Bn(t))}function Bn(e){let t=[[]],n=!0;for(let s of e){
let o=()=>t[t.length-1],i=()=>o()[o().length-1];if(s instanceof Element){let c={text:"",math:s};i()&&(!n||Fn(s)&&!i().some(
({math:a})=>a))?i().push({text:n?Wn:""},c):o().push([c]),n=!1;continue}for(let c of(s.textContent??"").split(/(\s+)/)){if(/^\s*$/.
test(c)){c&&i()&&/[,;:…]$/.test(i()[i().length-1].text)&&t.push([]),n||=c!=="";continue}!n&&i()?i().push({text:c}):o().
push([{text:c}]),n=!1}}return t.filter(s=>s.length)}var Fn=e=>!e.querySelector("mtable")&&(e.textContent??"").length<xt;
function Kn(e){let t=e.map(n=>{let s=n.map(o=>r("span",{class:"sq-piece"},...o.map(({text:i,math:c})=>c?Le(c):i)));return r(
"span",{class:"sq-clause"},...s.flatMap((o,i)=>i?[" ",o]:[o]))});return r("span",{class:"sq-phrase","aria-hidden":"true"},
...t.flatMap((n,s)=>s?[" ",n]:[n]))}function bt(e){let n=[...new DOMParser().parseFromString(`<p>${e}</p>`,"application/\
xml").documentElement.childNodes];return n.every(s=>!(s instanceof Element)||s.localName==="math")?n:[]}function Un(e){return e.
setAttribute("aria-hidden","true"),e}function Le(e){let t=e.querySelector(Vn)!==null;if(t&&e.localName==="msqrt")return mt(
"root",...e.children);let n=e.localName==="mrow"&&t&&Gn[e.firstElementChild?.textContent??""];if(n)return mt(n,...[...e.
children].filter(o=>o.localName!=="mo"||!/^[()|{]$/.test(o.textContent??"")));let s=Ae(e.localName);for(let{name:o,value:i}of e.
attributes)Hn.has(o)&&s.setAttribute(o,i);e.textContent==="∫"&&s.setAttribute("class","sq-integral");for(let o of e.childNodes)
o instanceof Element?s.append(Le(o)):o.nodeType===Node.TEXT_NODE&&s.append(o.textContent??"");return s}function mt(e,...t){
let n=t.map(Le),s=n.length===1&&n[0].localName==="mtable"?n[0]:Ae("mtable");return n.includes(s)||s.append(Ae("mtr",Ae("\
mtd",...n))),s.setAttribute("class",`sq-fenced-${e}`),s}function Ae(e,...t){let n=document.createElementNS(Rn,In.has(e)?
e:"mtext");return n.append(...t),n}var Gn={"(":"round","|":"straight","{":"left"},Vn="mfrac, mtable";function vt(e){if(rt(
e))return Array.from(e.replaceAll(kt,"")).length*.9;let t=e.replace(/(\d+)\/(\d+)/g,(s,o,i)=>o.length>i.length?o:i);return Array.
from(t.replaceAll(" ","")).length+.4*(t.length-t.replaceAll(" ","").length)}var xt=7,Wn=" ",kt="­",rt=e=>new RegExp("^\
\\p{L}{3,}","u").test(e);function qt(e){let t=e.split(kt);return Math.max(4.9,...t.map((n,s)=>n.length*.95+(s<t.length-1?
.4:0)))}var it=["M50 5a45 45 0 1 1 0 90a45 45 0 1 1 0-90z","M42.2 5.4a11 11 0 0 1 15.6 0L94.6 42.2a11 11 0 0 1 0 15.6L57.8 94.6a\
11 11 0 0 1-15.6 0L5.4 57.8a11 11 0 0 1 0-15.6z","M26 9h48a17 17 0 0 1 17 17v48a17 17 0 0 1-17 17H26A17 17 0 0 1 9 74V26\
A17 17 0 0 1 26 9z"],Jn={check:"M5 12.5l4.5 4.5L19 7.5",again:"M5 11a7 7 0 1 1 2 5.5M5 5v6h6",bulb:"M9 18h6M10 21h4M8.5 \
15A6 6 0 1 1 15.5 15c-.6.5-.5 1-.5 1H9s.1-.5-.5-1z",info:"M12 11v6M12 7.2v.1",robot:"M5 9h14v10H5zM12 9V5M9 13.2v.6M15 1\
3.2v.6M12 4.5v.1M2.5 13v3M21.5 13v3",friend:"M4 9.5a3 3 0 0 1 3-3h10a3 3 0 0 1 3 3V16a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4zM12 \
6.5V3.5M8.8 11.5v.8M15.2 11.5v.8M8.5 15.5a4.5 4.5 0 0 0 7 0",person:"M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM4.5 20a7.5 6 0 0\
 1 15 0",swap:"M4 8h14l-3.5-3.5M20 16H6l3.5 3.5",globe:"M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM3 12h18M12 3c3 2.5 3.5 6 3.\
5 9s-.5 6.5-3.5 9c-3-2.5-3.5-6-3.5-9s.5-6.5 3.5-9z",deck:"M8 7h10v13H8zM5.5 17V4H15",lock:"M7 11h10v8H7zM9 11V8.5a3 3 0 \
0 1 6 0V11",plug:"M9 3v5M15 3v5M6.5 8h11v3a5.5 5.5 0 0 1-11 0zM12 16.5V21",close:"M6 6l12 12M18 6L6 18",add:"M12 5v14M5 \
12h14",letter:"M3.5 6h17v12h-17zM4 7l8 6.5L20 7",speaker:"M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a\
8 8 0 0 1 0 11",help:"M8.5 9.2a3.5 3.5 0 1 1 5.2 3c-1.2.7-1.7 1.3-1.7 2.6M12 18.4v.1",grow:"M4 9V4h5M15 4h5v5M20 15v5h-5\
M9 20H4v-5",note:"M9 17.5V5l10-2v12.5M9 17.5a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM19 15.5a3 3 0 1 1-6 0 3 3 0 0 1 6 0z",keep:"M1\
2 4v11M7 10.5l5 5 5-5M5 20h14",first:"M6 5v14M19 5l-8.5 7 8.5 7z",back:"M16 5l-9 7 9 7z",next:"M8 5l9 7-9 7z",last:"M18 \
5v14M5 5l8.5 7L5 19z"};function Q(e){let t=it[e%it.length];return ce("svg",{class:`sq-chip sq-side${e%it.length}`,viewBox:"\
0 0 100 100","aria-hidden":"true"},ce("path",{class:"sq-chip-edge",d:t,transform:"translate(0 5)"}),ce("path",{class:"sq\
-chip-body",d:t}),ce("path",{class:"sq-chip-rim",d:t,transform:"translate(50 50) scale(.83) translate(-50 -50)"}))}function D(e){
return ce("svg",{class:"sq-icon",viewBox:"0 0 24 24","aria-hidden":"true"},ce("path",{d:Jn[e]}))}function Ie(){return ce(
"svg",{class:"sq-star",viewBox:"0 0 100 100","aria-hidden":"true"},ce("path",{d:"M50 12l11.2 24.6 26.8 3-19.9 18.2 5.4 2\
6.5L50 71 26.5 84.3l5.4-26.5L12 39.6l26.8-3z"}))}var ct=60;function ye(e){let t=String(e.lang??"en"),n=new Intl.PluralRules(t),s=new Intl.ListFormat(t,{type:"conjunction"});
function o(a,l){let u=e[a]??a;return typeof u=="string"?u:u[n.select(Number(l.n))]??u.other}function i(a,l={}){return o(
a,l).replace(/\{(\w+)\}/g,(u,h)=>String(l[h]??""))}function c(a,l){let u=document.createDocumentFragment();return o(a,l).
split(/\{(\w+)\}/).forEach((h,f)=>{if(f%2===0)u.append(h);else{let p=l[h]??"";u.append(p instanceof Node?p:String(p))}}),
u}return{lang:t,text:i,nodes:c,list:a=>s.format(a)}}function yt(e){let t=Array.from(String(e).slice(0,4*ct));return t.length>
ct?`${t.slice(0,ct).join("")}…`:t.join("")}function G(e){return r("bdi",{class:"sq-name"},yt(e))}function ee(e){return`\
⁨${yt(e)}⁩`}function _e(e,t,n){return e.list(t.filter(s=>s.side===n).map(s=>ee(s.name)))}function He(e,t,n){return n===
null?e.text("over.nobody"):e.text("over.winner",{n:t.filter(s=>s.side===n).length,names:_e(e,t,n)})}function Pe(e){let t=ce("svg",{class:"sq-bands","aria-hidden":"true",preserveAspectRatio:"none"}),n=r("div",{class:"sq-g\
rid",role:"grid"}),s=r("div",{class:"sq-board"},n,t),o=[],i=[],c=null,a="",l="",u="",h=0,f=1,p=De(s,(d,g)=>d.style.setProperty(
"--sq-fit",String(Yn(g))));function v(d){if(d===c)return;c=d;let g=JSON.stringify([d.deal,d.rows,d.cols,d.faces]);if(g===
a)return;a=g,f=d.cols,l="",i=[],u="-",h=d.faces.findIndex(k=>k!==null),s.style.setProperty("--sq-rows",String(d.rows)),s.
style.setProperty("--sq-cols",String(d.cols)),s.style.setProperty("--sq-ratio",String(d.cols/d.rows)),b(t,{viewBox:`0 0 ${d.
cols} ${d.rows}`}),o=d.faces.map((k,T)=>{let E=r("button",{type:"button",class:"sq-space",click:()=>e(T)});if(k===null)q(
E,r("span",{class:"sq-face"},Ie()));else{let w=r("span",{class:"sq-face"},ht(k));q(E,w),E.style.setProperty("--sq-len",String(
qt(k.text)));let O=!k.suit&&!rt(k.text);b(E,{"data-suit":k.suit??null,"data-number":O}),O&&p.add(w)}return b(E,{"data-fr\
ee":k===null}),E.addEventListener("focus",()=>x(T)),E});let M=[];for(let k=0;k<d.rows;k+=1){let T=o.slice(k*d.cols,(k+1)*
d.cols);M.push(r("div",{role:"row",class:"sq-row"},...T.map(E=>r("div",{role:"gridcell",class:"sq-cell"},E))))}q(n,...M),
p.fit(),o.forEach((k,T)=>b(k,{tabindex:T===h?0:-1}))}function x(d){d!==h&&(b(o[h],{tabindex:-1}),h=d,b(o[h],{tabindex:0}))}
function y(d){let{table:g,state:M,say:k,chips:T,sequences:E,selected:w}=d;v(g),b(n,{"aria-label":k.text("board")});let O=new Set(
E.flatMap(_=>_.cells)),C=l!=="",R=k.lang+JSON.stringify(g.seats);o.forEach((_,I)=>{let j=we(T,I),U=we(l,I);(j!==U||l==="")&&
(_.querySelector(".sq-chip")?.remove(),j!==null&&_.prepend(Q(j)),b(_,{"data-side":j,"data-new":C&&j!==null,"data-gone":C&&
j===null&&U!==null}));let V={"data-locked":O.has(I),"data-last":d.last===I,"data-asked":d.asked===I,"data-confirm":d.confirm===
I,"data-wrong":d.wrong===I,"data-line":d.line.includes(I),"data-out":w!==null&&ze(w,M,g,T,O,I)!==null},N=!d.canAct||V["d\
ata-out"],A=[j,N,...Object.values(V)].join()+R;i[I]!==A&&(i[I]=A,b(_,{"aria-label":es(d,I,j,V["data-locked"],V["data-las\
t"]),...V}),ne(_,N))}),l=T,m(E,g,M)}function m(d,g,M){let k=JSON.stringify([d,M.winner]);if(k===u)return;let T=u==="-"?null:
t.childElementCount;u=k,t.replaceChildren(...d.map(({side:E,cells:w},O)=>{let R=`M${[Math.min(...w),Math.max(...w)].map(
_=>`${_%g.cols+.5} ${Math.floor(_/g.cols)+.5}`).join("L")}`;return ce("g",{class:`sq-band sq-side${E%3}`,"data-new":T!==
null&&O>=T,"data-won":M.winner===E},ce("path",{class:"sq-band-edge",d:R}),ce("path",{class:"sq-band-body",d:R}))}))}return{
node:s,update:y,count:()=>o.length,columns:()=>f,indexOf:d=>o.indexOf(d),focusOpen(){let d=g=>g&&!g.getAttribute("aria-d\
isabled");this.focus(d(o[h])?h:Math.max(0,o.findIndex(d)))},focus(d=h){x(d),o[d]?.focus()}}}function Yn({clauses:e,height:t}){
return[1,2,3].map(n=>{let s=Re(e,n,0);return Math.min(Xn/s,Zn/(Math.max(1.1,t)*st(s,e,0)))}).reduce((n,s)=>s>Qn*n?s:n)}var Xn=.85,
Zn=.72,Qn=1.2;function we(e,t){let n=e[t];return n===void 0||n==="."?null:Number(n)}function ze(e,t,n,s,o,i){if(n.faces[i]===
null)return"hint.free";let c=we(s,i);return e.kind==="remove"?c===null?"hint.nothing_there":c===n.seats[t.turn]?.side?"h\
int.own_chip":o.has(i)?"hint.locked":null:c===null?null:n.replaces&&c!==n.seats[t.turn]?.side?o.has(i)?"hint.locked":null:
!n.asks||e.kind==="wild"?"hint.taken":"hint.taken_number"}function wt(e,t,n){let s=new Set(t.sequences.flatMap(o=>o.cells));
return n.faces.some((o,i)=>ze(e,t,n,t.chips,s,i)===null)}function es({table:e,say:t},n,s,o,i){let c=e.faces[n],a={row:Math.
floor(n/e.cols)+1,col:n%e.cols+1,face:c?.spoken??""};if(c===null)return t.text("cell.free",a);if(s===null)return t.text(
i?"cell.open_last":"cell.open",a);let l=o?"cell.locked":"cell.chip";return t.text(i?`${l}_last`:l,{...a,names:_e(t,e.seats,
s)})}var ts=new Set(["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End"]);function Be(e,t){function n(o){let i=o.composedPath()[0];
if(!(!i.nodeType||!e.contains(i))&&!(o.ctrlKey||o.altKey||o.metaKey||o.key==="Tab")){if(o.key==="Escape"){if(!t(o,i))return;
o.preventDefault()}else ts.has(o.key)&&!ns(i)&&t(o,i)&&o.preventDefault();o.stopPropagation()}}let s=e.ownerDocument.defaultView;
return s?.addEventListener("keydown",n,!0),()=>s?.removeEventListener("keydown",n,!0)}function ns(e){return e.matches("i\
nput, select, textarea")}function je(e,t,n,s){let o=t%n,i=t-o,c=Math.min(i+n,s)-1;switch(e){case"ArrowLeft":return Math.
max(i,t-1);case"ArrowRight":return Math.min(c,t+1);case"ArrowUp":return t-n<0?t:t-n;case"ArrowDown":return t+n>=s?t:t+n;case"\
Home":return i;default:return c}}function St(e,t,n,s){let o=n.indexOf(t),i=s.indexOf(t);return o>=0?n.focus(je(e,o,n.columns(),
n.count())):i>=0&&s.focus(je(e,i,e==="ArrowUp"||e==="ArrowDown"?s.columns():s.count(),s.count())),o>=0||i>=0}function Fe(e){
let t=e.parentNode;for(;t;){let s=t;if(s.hasAttribute?.("tabindex")){s.focus();return}t=s.host??t.parentNode}let{activeElement:n}=e.
getRootNode();n?.blur()}function Mt(e,t){return t.kind!=="place"?`move.${t.kind}`:!e.asks||!t.card?"move.place_plain":t.card.kind==="wild"?"move\
.wild":"move.place"}function Se(e,t,n){let s=n.cell===null?null:t.faces[n.cell];return e.nodes(Mt(t,n),{name:G(t.seats[n.
seat]?.name??""),card:n.card?le(n.card):"",number:s?le(s):""})}function Ce(e,t,n){let s=Mt(t,n),o=n.cell===null?null:t.faces[n.
cell];return e.text(s.startsWith("move.place")||s==="move.wild"?s.replace("move.","heard."):s,{name:ee(t.seats[n.seat]?.
name??""),card:n.card?.spoken??"",number:o?.spoken??""})}function Nt(e,t,n,s){let o=[],i=n.chips;for(let c of[...s].reverse()){
if(o.unshift(i),c.cell===null)continue;let a=we(t,c.cell),l=c.kind==="place"&&a===e.seats[c.seat]?.side?".":String(a??".");
i=i.slice(0,c.cell)+l+i.slice(c.cell+1)}return[i,...o]}function Tt(e,t,n){return t.sequences.filter(({side:s,cells:o})=>o.
every(i=>e.faces[i]===null||we(n,i)===s))}function Ot(e,t){return t.length<e.length&&t.every((o,i)=>Et(o,e[i]))?[]:e.every(
(o,i)=>Et(o,t[i]))?t.slice(e.length):t}var Et=(e,t)=>e.seat===t?.seat&&e.kind===t.kind&&e.cell===t.cell;var At={width:1280,height:680};function Ke(e,t){let n=t.defaultView,s=r("button",{class:"sq-tool",type:"button","aria-pr\
essed":"false",click:i},D("grow")),o=!1;function i(){o?a():c()}async function c(){o=!0;try{await e.requestFullscreen()}catch{
e.popover="manual",e.showPopover()}u(),s.focus()}function a(){o=!1,l()&&t.exitFullscreen(),e.removeAttribute("popover"),
u(),s.focus()}let l=()=>e.getRootNode().fullscreenElement===e;function u(){let x=Math.max(1,Math.min(n.innerWidth/At.width,
n.innerHeight/At.height));b(s,{"aria-pressed":String(o)}),b(e,{"data-large":o}),e.style.setProperty("zoom",o?String(x):""),
e.style.setProperty("--sq-tall",o?`${Math.floor(n.innerHeight/x)-28}px`:"")}let h=!1,f=()=>{h&&!l()&&o&&a(),h=l()},p=()=>o&&
u(),v=x=>o&&x.key==="Escape"&&!x.composedPath().includes(e)&&a();return t.addEventListener("fullscreenchange",f),n.addEventListener(
"resize",p),n.addEventListener("keydown",v),{node:s,leave(){if(o)a();else return!1;return!0},update(x){b(s,{"aria-label":x.
text("screen"),title:x.text("screen")})},stop(){t.removeEventListener("fullscreenchange",f),n.removeEventListener("resiz\
e",p),n.removeEventListener("keydown",v)}}}function Ue(){let e=r("ul",{class:"sq-seats"}),t=he();function n({table:o,state:i,say:c}){let{phase:a,turn:l,made:u,cards:h,
winner:f}=i;t([o.seats,o.goals,o.to_win,a,l,u,h,f,c.lang],()=>s({table:o,state:i,say:c}))}function s({table:o,state:i,say:c}){
b(e,{"aria-label":c.text("players"),"data-count":o.seats.length}),q(e,...o.seats.map((a,l)=>{let u=i.made[a.side]??0,h=i.
phase!=="over"&&l===i.turn,f=c.text("seat.cards",{n:i.cards[l]??0}),p=o.goals[a.side]??o.to_win,v=c.text("seat.made",{n:u,
goal:p}),x=a.kind==="person"?null:c.text(`seat.${a.kind}`),y=[x,h?c.text("seat.to_move"):null,f,v].filter(m=>m!==null);return r(
"li",{class:`sq-seat sq-side${a.side%3}`,"aria-current":h?"true":null,"data-won":i.winner===a.side},r("span",{class:"sq-\
token",title:x},Q(a.side),x&&D("robot")),r("span",{class:"sq-who"},G(a.name),r("span",{class:"sq-hidden"},c.list(y)),r("\
span",{class:"sq-pips",title:v,"aria-hidden":"true"},...ss(u,p))))}))}return{node:e,update:n}}function ss(e,t){return Array.
from({length:Math.max(e,t)},(n,s)=>r("i",{class:s<e?"sq-pip sq-pip-full":"sq-pip"}))}var Lt="(prefers-color-scheme: dark)";function os(e){let t=e.getAttribute("data-jp-theme-light");if(t!==null)return t===
"false";let n=e.getAttribute("data-theme")??e.getAttribute("theme");if(n==="dark"||n==="light")return n==="dark";let{classList:s}=e;
return["dark","vscode-dark","vscode-high-contrast"].some(o=>s.contains(o))?!s.contains("vscode-high-contrast-light"):["l\
ight","vscode-light","vscode-high-contrast-light"].some(o=>s.contains(o))?!1:null}function rs(e){let t=e.ownerDocument,n=[];
for(let o=e;o;o=o.host??o.parentNode)n.push(o);for(let o of[...n,t.body,t.documentElement]){let i=o?.nodeType===Node.ELEMENT_NODE?
os(o):null;if(i!==null)return i}let s=getComputedStyle(t.documentElement).colorScheme;return s.includes("dark")&&(!s.includes(
"light")||matchMedia(Lt).matches)}function Ge(e,t){let n=t.ownerDocument,s=matchMedia("print"),o=matchMedia(Lt),i=()=>{e.
dataset.sqTheme=!s.matches&&rs(t)?"dark":"light"},c=new MutationObserver(i);for(let a of[n.documentElement,n.body])c.observe(
a,{attributes:!0});for(let a of[s,o])a.addEventListener("change",i);return i(),()=>{c.disconnect();for(let a of[s,o])a.removeEventListener(
"change",i)}}var _t={good:"check",wrong:"again",reveal:"bulb",hint:"bulb",info:"info"};function Ct(e,t){let n=ye(e.get("texts")),s=e.
get("table"),o=e.get("moments"),i=0,c=Pe(()=>{}),a=Ue(),l=r("div",{class:"sq-hidden",role:"status","aria-live":"polite"}),
u=r("p",{class:"sq-line"}),h=r("div",{class:"sq-verdict"}),f=r("input",{type:"range",min:0,max:o.length-1,value:0,class:"\
sq-slider",input:()=>j(Number(f.value))}),p=r("p",{class:"sq-count"}),v=r("ol",{class:"sq-steps"}),x=o.flatMap((N,A)=>N.
answer||N.move?[R(N,A)]:[]),y=(N,A)=>{let P=n.text(`replay.${N}`);return r("button",{type:"button",class:"sq-round",click:()=>j(
A()),"aria-label":P,title:P},D(N))},m=y("first",()=>0),d=y("back",()=>i-1),g=y("next",()=>i+1),M=y("last",()=>o.length-1),
k=r("section",{class:"sq-panel sq-history","aria-label":n.text("replay.title")},r("div",{class:"sq-steering"},m,d,f,g,M),
r("div",{class:"sq-where"},p),v),T=r("div",{class:"sq-game"},a.node,c.node,r("div",{class:"sq-message"},u,h),r("div",{class:"\
sq-tray"},k)),E=r("div",{class:"sq-root",lang:n.lang,"data-link":"ok"},l,T),w=Ke(E,t.ownerDocument);w.update(n),p.after(
w.node),b(f,{"aria-label":n.text("replay.slider")}),b(v,{"aria-label":n.text("replay.steps")}),q(v,...x.map(({node:N})=>N)),
t.append(E);let O=Ge(E,t),C=Be(E,(N,A)=>{if(N.key==="Escape")return w.leave()?!0:(Fe(E),!1);let P=c.indexOf(A);return P<
0?!1:(c.focus(je(N.key,P,s.cols,s.faces.length)),!0)});function R(N,A){let{answer:P,move:B}=N,se=P?.seat??B?.seat??0,oe=P?.
correct===!1?"wrong":P?.correct?"good":null,X=r("li",{}),H=r("button",{type:"button",class:"sq-step","data-tone":oe,click:()=>j(
A)});return H.append(r("span",{class:"sq-token"},Q(s.seats[se]?.side??0)),r("span",{},_(N))),oe&&H.append(D(_t[oe]),r("s\
pan",{class:"sq-hidden"},n.text(`replay.${oe}`))),X.append(H),{node:X,press:H,index:A}}function _(N){let{answer:A,move:P}=N;
if(P&&(A===null||A.correct))return Se(n,s,P);if(A){let B=A.chosen?"replay.answer":N.tone==="hint"?"replay.hint":"replay.\
given_back",se=A.cell===null?null:s.faces[A.cell];return n.nodes(B,{name:G(s.seats[A.seat].name),card:le(A.card),number:se?
le(se):A.chosen})}return document.createTextNode(P?Ce(n,s,P):"")}function I(N){let{answer:A,move:P,said:B}=N;if(P&&(A===
null||A.correct))return`${Ce(n,s,P)} ${B}`;if(A===null)return B||n.text(i===0?"replay.deal":"replay.code");let se=A.cell===
null?null:s.faces[A.cell],oe=A.chosen?"replay.answer":N.tone==="hint"?"replay.hint":"replay.given_back",X={name:ee(s.seats[A.
seat].name),card:A.card.spoken,number:se?se.spoken:A.chosen};return`${n.text(oe,X)} ${B}`}function j(N){i=Math.max(0,Math.
min(o.length-1,N)),U(),K(l,`${n.text("replay.step",{n:i,all:o.length-1})} ${I(o[i])}`)}function U(){let N=o[i],A=N.sequences.
map(([X,H])=>({side:X,cells:H})),P=N.over?"over":"play",B={...N,sequences:A,phase:P,viewer:null},se=N.answer?.cell??N.move?.
cell??null,oe=N.answer?.correct===!1?se:null;b(T,{"data-phase":P}),a.update({table:s,state:B,say:n}),c.update({table:s,state:B,
say:n,chips:N.chips,sequences:A,last:oe===null?se:null,selected:null,asked:null,confirm:null,wrong:oe,canAct:!1,line:[]}),
N.over&&i===o.length-1?K(u,He(n,s.seats,N.winner)):i===0?K(u,n.text("replay.deal")):N.answer||N.move?q(u,_(N)):K(u,n.text(
"replay.code")),b(h,{"data-tone":N.said?N.tone:null}),q(h,N.said?D(_t[N.tone]):null,N.said?r("p",{},N.said):null),f.value=
String(i),b(f,{"aria-valuetext":n.text("replay.step",{n:i,all:o.length-1})}),K(p,n.text("replay.step",{n:i,all:o.length-
1}));for(let X of[m,d])ne(X,i===0);for(let X of[g,M])ne(X,i===o.length-1);for(let{press:X,index:H}of x)b(X,{"aria-curren\
t":H===i?"step":null}),H===i&&V(X)}function V(N){let A=N.offsetTop-v.offsetTop;(A<v.scrollTop||A+N.offsetHeight>v.scrollTop+
v.clientHeight)&&(v.scrollTop=A-v.clientHeight/2)}return U(),()=>{w.stop(),C(),O(),E.remove()}}var is=200,cs=/[√πa-z]/,ls=["√","π","^"];function $t({onNumber:e,onSwap:t,onPass:n,onOpen:s,onAnnounce:o,onDraw:i,
onNext:c,onUndo:a,onLook:l,onLine:u,onHint:h}){let f=r("div",{class:"sq-actions"}),p=fe("sq-quiet",()=>s("number")),v=fe(
"sq-quiet",()=>s("swap")),x=fe("sq-quiet sq-hint",h),y=fe("sq-quiet",t),m=fe("sq-quiet",o),d=fe("sq-main",i),g=fe("sq-qu\
iet",c),M=fe("sq-quiet",a),k=r("div",{class:"sq-lines",role:"group"}),T=fe("sq-main",n),E=r("input",{class:"sq-input",type:"\
text",maxlength:is,autocomplete:"off",spellcheck:"false",enterkeyhint:"done"}),w=A("−"),O=A("/"),C=ls.map(A),R=r("butt\
on",{class:"sq-main",type:"submit"}),_=fe("sq-round",()=>s(null)),I=r("form",{class:"sq-entry",submit:H=>{H.preventDefault(),
E.value.trim()?e(E.value.trim()):E.focus()}},r("span",{class:"sq-keys"},E,w,O,...C),R,_),j=r("span",{}),U=fe("sq-main",t),
V=fe("sq-round",()=>s(null)),N=r("div",{class:"sq-confirm",role:"group"},j,U,V);function A(H){return r("button",{class:"\
sq-key",type:"button",click:()=>{E.setRangeText(H,E.selectionStart??0,E.selectionEnd??0,"end"),E.focus()}},H)}let P=null,
B={};function se(H,$){let ae=H.choosing?.lines.length??0;b(k,{"aria-label":$.text("choice.label")}),!(k.childElementCount===
ae&&k.lang===$.lang)&&(k.lang=$.lang,q(k,...Array.from({length:ae},(W,ue)=>r("button",{class:"sq-main",type:"button",click:()=>u(
ue),focus:()=>l(ue),mouseenter:()=>l(ue)},$.text("choice.line",{n:ue+1})))))}function oe(H,$){B={table:H,texts:$},q(p,$.
text(H.answer_by==="keypad"?"number.open_first":"number.open")),q(v,$.text("swap.open")),q(T,$.text("pass"));let ae=H.faces.
some(W=>W&&cs.test(W.text))?"text":"decimal";b(E,{placeholder:$.text("number.label"),"aria-label":$.text("number.label"),
inputmode:ae}),C.forEach(W=>W.hidden=!H.faces.some(ue=>ue?.text.includes(W.textContent??""))),b(w,{"aria-label":$.text("\
number.minus")}),b(O,{"aria-label":$.text("number.slash")}),q(R,$.text("number.say")),q(_,"×"),b(_,{"aria-label":$.text(
"cancel")}),q(j,$.text("swap.ask")),q(U,$.text("swap.yes")),q(V,"×"),b(V,{"aria-label":$.text("cancel")}),b(N,{"aria-la\
bel":$.text("swap.ask")}),q(x,D("bulb"),$.text("ask_hint")),q(y,$.text("swap.dead")),q(m,$.text("announce.open")),q(d,$.
text("draw.mine")),q(g,$.text("draw.go_on")),q(M,$.text("undo"))}function X({table:H,state:$,say:ae,selected:W,canAct:ue,
open:de,announced:L,mine:F}){let J=W?.kind==="face"&&H.asks&&$.solved!==W.id,re=W?.kind==="face"&&$.solved!==W.id;(H!==B.
table||ae!==B.texts)&&oe(H,ae),b(m,{"aria-pressed":W?String(L):null}),se($,ae);for(let Te of[p,v,x,y,m,T,R,U])ne(Te,!ue);
let qe=$.viewer!==null&&$.owed.includes($.viewer),Me=qe&&!F&&H.seats[$.turn]?.kind!=="person";de==="number"&&P!=="number"&&
(E.value="");let Ne=($.choosing?[k]:de==="number"&&J?[I]:de==="swap"&&J?[N]:[J&&p,J&&v,J&&H.hints&&x,re&&!H.asks&&!H.dice&&
y,F&&H.announce&&m,$.can_pass&&T,qe&&d,Me&&g,$.can_undo&&M]).filter(Boolean);(Ne.length!==f.children.length||Ne.some((Te,ve)=>f.
children[ve]!==Te))&&q(f,...Ne),de!==P&&(de==="number"&&E.focus(),de==="swap"&&V.focus()),P=de}return{node:f,update:X,focus:()=>f.
querySelector("button")?.focus()}}function fe(e,t){return r("button",{class:e,type:"button",click:t})}function Dt(e){let t=r("div",{class:"sq-hidden",role:"status","aria-live":"polite"});function n(s){let o=s.filter(Boolean).
join(" ");K(t,t.textContent===o?`${o} `:o),e(o)}return{node:t,announce:n}}var lt=e=>Math.max(0,Math.round(e/100)/10);function Rt(e){let t=performance.now(),n=t,s=0,o=null,i=()=>{o??=performance.
now()},c=()=>{o!==null&&(s+=performance.now()-o),o=null},a=()=>e.visibilityState==="hidden"?i():c(),{defaultView:l}=e;return l?.
addEventListener("blur",i),l?.addEventListener("focus",c),e.addEventListener("visibilitychange",a),{restart(){t=n=performance.
now(),s=0,o!==null&&(o=t)},pick(){n=performance.now()},times(){let u=performance.now(),h=s+(o===null?0:u-o);return{to_card:lt(
n-t),to_answer:lt(u-n),focus_lost:lt(h)}},stop(){l?.removeEventListener("blur",i),l?.removeEventListener("focus",c),e.removeEventListener(
"visibilitychange",a)}}}function Ve(e){let t=r("textarea",{class:"sq-input",rows:1,readonly:!0,focus:()=>t.select()}),n=r("button",{class:"sq-ma\
in",type:"button",click:o}),s=r("div",{class:"sq-give"},t,n);function o(){t.value&&(t.focus(),t.select(),e(t.ownerDocument.
execCommand("copy")))}function i(c,a,l){t.value!==(l??"")&&(t.value=l??""),b(t,{"aria-label":a}),q(n,c.text("code.copy")),
ne(n,l===null)}return{node:s,update:i,focus:()=>n.focus()}}var as=1e5;function It({onReceive:e,onCopied:t,onClose:n}){let s=r("p",{class:"sq-big"}),o=r("p",{class:"sq-saved"}),i=Ve(
t),c=r("textarea",{class:"sq-input",rows:2,maxlength:as,autocomplete:"off",spellcheck:"false"}),a=r("button",{class:"sq-\
main",type:"submit"}),l=r("p",{class:"sq-note",role:"status"}),u=r("button",{class:"sq-quiet",type:"button",click:n}),h=r(
"form",{class:"sq-give",submit:p},c,a),f=r("section",{class:"sq-panel sq-code"},s,o,i.node,h,l,u);function p(x){x.preventDefault(),
!a.getAttribute("aria-disabled")&&(c.value.trim()?e(c.value):c.focus())}function v({say:x,code:y,playing:m,canAct:d,refusal:g}){
b(f,{"aria-label":x.text("code.title")}),K(s,x.text("code.title")),K(o,x.text("code.open")),b(i.node,{hidden:!m}),i.update(
x,x.text("code.own"),y),b(c,{"aria-label":x.text("code.theirs"),placeholder:x.text("code.theirs")}),q(a,x.text("code.tak\
e")),q(u,x.text("code.close")),K(l,m?"":g),b(l,{hidden:m}),ne(a,!d)}return{node:f,update:v,clear(){c.value=""},focus:x=>(x?
i:c).focus()}}var us=/openlesson\d[0-9A-Za-z]+/,ds=1e5;function Ht(){let e=window;for(;;){let n=[e.location.href,e.performance.getEntriesByType(
"navigation")[0]?.name??""].map(s=>us.exec(s)?.[0]).find(Boolean);if(n)return n;if(e.parent===e)return null;e=e.parent;try{
e.location.href}catch{return null}}}function Pt(e){let t=r("textarea",{class:"sq-input",rows:2,maxlength:ds,autocomplete:"\
off",spellcheck:"false"}),n=r("button",{class:"sq-main",type:"submit"}),s=r("form",{class:"sq-door",submit:o},t,n);function o(c){
c.preventDefault(),t.value.trim()?e(t.value):t.focus()}function i(c){b(t,{"aria-label":c.text("lobby.class_code"),placeholder:c.
text("lobby.class_code")}),q(n,c.text("lobby.open"))}return{node:s,update:i}}var fs=6;function zt(e,{cardOf:t,cellOf:n,onTake:s,onDrop:o}){let i=null,c=null,a=null;function l(d){let M=e.getRootNode().
elementFromPoint(d.clientX,d.clientY)?.closest("button")??null;return M&&n(M)>=0?M:null}function u(d){let g=d.button===0&&
d.pointerType!=="touch"?t(d.target):null;g&&(m(),i={card:g,x:d.clientX,y:d.clientY,id:d.pointerId,ghost:null},a=d.view,a?.
addEventListener("pointermove",h),a?.addEventListener("pointerup",x))}function h(d){if(!i||d.pointerId!==i.id)return;let[
g,M]=[d.clientX-i.x,d.clientY-i.y];if(!i.ghost){if(Math.hypot(g,M)<fs)return;if(!s(i.card))return m();i.ghost=v(i.card)}
let k=p(i.card);i.ghost.style.transform=`translate(${g/k}px, ${M/k}px) rotate(2deg)`,f(l(d))}function f(d){d!==c&&(c&&b(
c,{"data-over":null}),c=d,c&&b(c,{"data-over":!0}))}let p=d=>d.currentCSSZoom??1;function v(d){let g=d.cloneNode(!0),M=d.
getBoundingClientRect();g.removeAttribute("tabindex"),g.removeAttribute("aria-label"),b(g,{"aria-hidden":"true","data-gh\
ost":!0});let k=T=>`${T/p(d)}px`;return Object.assign(g.style,{left:k(M.left),top:k(M.top),width:k(M.width),height:k(M.height)}),
e.append(g),g}function x(d){if(!i||d.pointerId!==i.id)return;let g=i.ghost?l(d):null;i.ghost&&y(),m(),g&&o(n(g))}function y(){
let d=g=>g.stopPropagation();e.addEventListener("click",d,!0),setTimeout(()=>e.removeEventListener("click",d,!0))}function m(){
a?.removeEventListener("pointermove",h),a?.removeEventListener("pointerup",x),i?.ghost?.remove(),i=null,f(null)}return e.
addEventListener("pointerdown",u),e.addEventListener("pointercancel",m),m}var ps=300;function jt(e){let t=r("span",{class:"sq-bell"}),n=[],s=-1,o="";function i(a,l){if(a.seq===s)return;s=a.seq,n.
forEach(clearTimeout);let u=a.ends_in;if(o="",n=[],u===null)return;n=(a.last_round?[u]:[u-ps,u]).filter(p=>p>0).map(p=>setTimeout(
e,p*1e3+500));let f=new Intl.DateTimeFormat(l.lang,{hour:"2-digit",minute:"2-digit"}).format(Date.now()+u*1e3);o=l.text(
"bell.ends",{time:f})}function c(a,l){i(a,l);let u=a.turns_left===null?"":l.text("bell.turns",{n:a.turns_left}),h=a.last_round&&
a.phase!=="over";K(t,h?l.text("bell.last"):[o,u].filter(Boolean).join(" · ")),b(t,{"data-last":h})}return{node:t,update:c,
stop:()=>n.forEach(clearTimeout)}}function Bt(){let e=r("div",{class:"sq-open"}),t=he();function n(o,i,c){let a=(i.hands??
[]).map((l,u)=>({cards:l,seat:u})).filter(({cards:l,seat:u})=>u!==i.viewer&&l.length);t([a,o.deal,c.lang],()=>s(o,c,a))}
function s(o,i,c){q(e,...c.map(({cards:a,seat:l})=>{let u=o.seats[l].name,h=i.text("open.hand",{name:ee(u)});return r("d\
iv",{role:"group","aria-label":h},r("span",{class:"sq-token"},Q(o.seats[l].side)),...a.map(f=>r("span",{class:"sq-mini"},
f.text?le(f):i.text(`card.${f.kind}`))))}))}return{node:e,update:n}}function Ft(e){let t=!1,n=r("button",{class:"sq-quie\
t",type:"button",click:()=>c(!t)}),s=r("span",{class:"sq-sides",role:"group"}),o=r("div",{class:"sq-talk"},n,s),i=he();function c(u){
t=u,b(s,{hidden:!t}),b(n,{"aria-expanded":String(t)})}function a(u,h,f){b(o,{hidden:!u.talk||h.phase==="over"}),i([u.seats,
f.lang],()=>l(u,f))}function l(u,h){K(n,h.text("talk.open")),b(s,{"aria-label":h.text("talk.ask")}),q(s,...u.goals.map((f,p)=>r(
"button",{class:"sq-round",type:"button","aria-label":h.text("talk.side",{names:_e(h,u.seats,p)}),click:()=>{c(!1),e(p)}},
Q(p))))}return c(!1),{node:o,update:a}}var ms=3;function Kt({own:e,bell:t,talk:n,tools:s}){let o=r("span",{class:"sq-stock"}),i=r("span",{class:"sq-goal"}),c=r(
"ol",{class:"sq-feed"}),a=Bt(),l=he(),u=r("div",{class:"sq-foot"},r("p",{class:"sq-facts"},e,t,o,i),s,a.node,c,n);function h({
say:p,table:v,state:x},y){if(!v||!x)return;let m=y.slice(-ms);l([m,x.stock,v.deal,p.lang],()=>f(v,x,p,m)),a.update(v,x,p)}
function f(p,v,x,y){let m=!p.dice&&!p.printed;q(o,m&&D("deck"),m&&x.text("stock",{n:v.stock})),K(i,x.text("goal",{n:p.to_win,
line:p.line})),q(c,...y.map(d=>{let g=r("span",{class:"sq-token"},Q(p.seats[d.seat]?.side??0));return r("li",{},g,Se(x,p,
d))})),b(c,{"aria-label":x.text("moves")})}return{node:u,update:h}}var hs=15,gs=8,bs=15,vs=3,xs=.26;function Gt(e){let t=r("div",{class:"sq-hand",role:"toolbar"}),n=new Map,s=[],o=0,i=0,c=De(
t,(f,{clauses:p})=>f.style.setProperty("--sq-em",String(Re(p,vs,xs))),a);function a(){let f=t.querySelectorAll(".sq-sum"),
p=Math.max(0,...[...f].map(x=>Number(x.style.getPropertyValue("--sq-em")))),v=x=>p*hs<=(i-gs*(x-1))/x-bs;i&&b(t,{"data-l\
ong":v(3)?null:v(2)||"very","data-short":v(5)})}new ResizeObserver(()=>{i=t.clientWidth,a()}).observe(t);let l=()=>s.map(
f=>n.get(f.id).button);function u(f){o=Math.max(0,Math.min(f,s.length-1)),l().forEach((p,v)=>b(p,{tabindex:v===o?0:-1}))}
function h({state:f,say:p,selected:v,canAct:x}){s=f.hand,b(t,{"aria-label":p.text("hand"),"data-count":s.length});let y=new Set(
s.map(m=>m.id));for(let[m,{button:d}]of n)y.has(m)||(d.remove(),n.delete(m));s.forEach((m,d)=>{let g=n.get(m.id);g||(g={
button:r("button",{type:"button",style:`--sq-i:${d}`,click:()=>e(s.find(({id:E})=>E===m.id)??m),focus:()=>u(s.findIndex(
({id:E})=>E===m.id))}),drawn:"",sum:r("span",{class:"sq-sum"}),formula:""},n.set(m.id,g));let M=JSON.stringify([m,p.lang]);
if(M!==g.drawn){g.drawn=M,ks(g.button,m,p,g.sum);let T=JSON.stringify([m.mathml,m.text,m.suit]);T!==g.formula&&(g.formula=
T,q(g.sum,le(m)),m.mathml&&c.add(g.sum))}t.children[d]!==g.button&&t.insertBefore(g.button,t.children[d]??null);let k=We(
f,m)!==null;b(g.button,{"aria-pressed":v?.id===m.id?"true":"false","data-barred":k}),ne(g.button,!x||k)}),u(o),a(),c.fit()}
return{node:t,update:h,indexOf:f=>l().indexOf(f),buttonOf:f=>l().find(p=>p.contains(f))??null,focus(f=o){u(f),l()[o]?.focus()},
count:()=>s.length,columns(){let f=l().map(p=>p.offsetTop);return Math.max(1,f.filter(p=>p===f[0]).length)}}}function We(e,t){
return e.solved?e.solved===t.id?null:"hint.solved":e.must===null||e.must.includes(t.id)?null:"hint.must"}function ks(e,t,n,s){
let o=t.tries>0?n.text("card.try",{n:t.tries+1}):t.caption;if(b(e,{class:`sq-card sq-card-${t.kind}`,"data-tried":t.tries>
0,"data-name":!t.mathml&&!t.suit}),t.kind==="face"){let l=[t.spoken,t.caption===t.spoken?"":t.caption,t.tries>0?n.text("\
card.try",{n:t.tries+1}):""].filter(Boolean);return e.style.setProperty("--sq-len",String(Math.max(5,vt(t.text)))),b(e,{
"aria-label":l.join(", "),"data-suit":t.suit??null}),Ut(e,s,o)}let i=n.text(`card.${t.kind}`),c=n.text(`card.${t.kind}_d\
oes`),a=t.kind==="wild"?"+":"−";if(t.text)return b(e,{"aria-label":`${t.spoken}, ${c}`,"data-suit":t.suit??null}),Ut(e,
s,c);q(e,r("span",{class:"sq-sign","aria-hidden":"true"},a),r("b",{},i)," ",r("small",{},c))}function Ut(e,t,n){e.firstElementChild!==
t&&q(e,t),t.nextElementSibling?.remove(),n&&e.append(r("small",{},n))}function Je({name:e,text:t}){let n=URL.createObjectURL(new Blob([t],{type:"application/jsonl"})),s=document.createElement(
"a");s.href=n,s.download=e,s.click(),setTimeout(()=>URL.revokeObjectURL(n),6e4)}var te=({state:e})=>e?.phase==="play"&&e.viewer!==null&&e.viewer===e.turn&&!e.check,xe=({state:e,ui:t})=>e?.hand.find(n=>n.
id===t.selected)??null,$e=({table:e,state:t},n)=>e?.answer_by==="keypad"&&n.kind==="face"&&t?.solved!==n.id,at=e=>{let{state:t}=e;
return!!t&&!te(e)&&t.phase==="play"&&t.viewer!==null&&t.owed.includes(t.viewer)},ke=({state:e})=>e?.phase==="play"&&e.viewer!==
null&&e.forfeits.includes(e.viewer);function Vt({state:e,ui:t}){return e?.check?e.check.cell===null?[]:[e.check.cell]:e?.
choosing?.lines[t.line??0]??[]}function Ye(e){let{table:t,state:n,ui:s}=e;if(!n||!t||!te(e))return"";if(n.choosing)return"line.which";if(ke(e))return"l\
ine.give_up";let o=xe(e);return o?.kind==="remove"?wt(o,n,t)?s.confirm===null?"line.remove":"line.remove_again":n.can_pass?
"line.pass":"line.remove_none":o&&n.solved===o.id?"line.solved":o&&$e(e,o)?"line.say":o&&t.announce&&s.announced?"line.s\
ay_line":o?o.kind==="wild"?"line.wild":t.asks?"line.find":"line.place":t.printed?"printed.line":n.must!==null?"line.must":
n.can_pass?"line.pass":t.dice?"line.roll":t.asks?"line.solve":"line.choose"}function be(e){let{say:t,table:n,state:s}=e;
if(!n||!s||s.phase==="start")return"";let o=ee(n.seats[s.turn]?.name??"");return s.phase==="over"?He(t,n.seats,s.winner):
s.phase==="handover"?t.text("handover.pass",{name:o}):s.check?t.text("line.check",{name:ee(n.seats[s.check.seat]?.name??
"")}):!te(e)&&ke(e)?t.text("line.give_up"):at(e)?t.text("line.taken"):te(e)?`${t.text("line.turn",{name:o})} ${t.text(Ye(
e))}`:t.text("line.wait",{name:o})}function Wt(e,t){let{say:n,table:s,state:o}=e;if(!s||!o)return[];let i=G(s.seats[o.turn]?.
name??"");return t?[Se(n,s,t)]:o.phase==="play"&&o.check?[n.nodes("line.check",{name:G(s.seats[o.check.seat].name)})]:te(
e)?[r("b",{},n.nodes("line.turn",{name:i}))," ",n.text(Ye(e))]:ke(e)?[n.text("line.give_up")]:at(e)?[n.text("line.taken")]:
o.phase==="play"?[n.nodes("line.wait",{name:i})]:[]}function Jt({known:e,link:t,clock:n,replay:s,announce:o,speak:i,draw:c,onKept:a}){let{ui:l}=e,u=()=>t.status()!=="lost"&&
!t.busy();function h(w,O={}){u()&&(l.hint=null,t.send(w,O),c())}function f(w){l.hint={tone:"info",text:e.say.text(w),cell:null},
o([l.hint.text]),c()}function p(w){l.asked=null,l.code=w.code??l.code,w.file&&(Je(w.file),a()),w.text&&(l.hint={tone:"in\
fo",text:w.text,cell:null},o([w.text])),queueMicrotask(c)}function v(w){let{state:O,say:C}=e;if(!O||!u())return;if(ke(e))
return h("give_up",{seat:O.viewer,card:w.id});if(!te(e))return;s.finish();let R=We(O,w);if(R)return f(R);O.solved||(l.selected=
l.selected===w.id?null:w.id,l.confirm=null,l.open=l.selected&&$e(e,w)?"number":null,l.hint=null,l.selected&&n.pick(),o([
be(e)]),l.selected&&i(`${w.spoken}. ${C.text(Ye(e))}`),c())}function x(w){return!e.state||!w||!te(e)||!u()||We(e.state,w)?
!1:(l.selected!==w.id&&v(w),!0)}function y(w){let{table:O,state:C}=e;if(!O||!C||!te(e)||!u())return;s.finish();let R=xe(
e);if(!R)return f(O.faces[w]===null?"hint.free":"hint.choose_card");let _=new Set(C.sequences.flatMap(U=>U.cells)),I=ze(
R,C,O,C.chips,_,w);if(I)return l.confirm=null,f(I);if($e(e,R))return f("hint.say_first");if(R.kind==="remove"&&l.confirm!==
w)return l.confirm=w,l.hint=null,o([be(e)]),c();l.confirm=null,l.asked=w;let j=l.announced?{announce:!0}:{};h("play",{seat:C.
viewer,card:R.id,cell:w,...j,...n.times()})}function m(){if(!xe(e))return h("claim",{seat:e.state?.viewer});l.announced=
!l.announced,c()}function d(w){l.line=w,c()}function g(w){let O=e.state?.choosing;if(!O)return;let C=e.state?.viewer;O.card===
null?h("claim",{seat:C,choice:w}):h("play",{seat:C,card:O.card,cell:O.cell,choice:w,...n.times()})}function M(w){l.selected&&
h("number",{seat:e.state?.viewer,card:l.selected,text:w,...n.times()})}function k(w){return w&&!u()?!1:(l.open=w,l.confirm=
null,c(),!0)}function T(w){let{table:O,state:C}=e;l.coding=w,l.keeping=!1,l.code=null,l.hint=null,w&&O!==null&&C!==null&&
C.phase!=="start"&&h("code"),c()}function E(){if(l.confirm!==null)l.confirm=null;else if(l.selected&&!e.state?.solved)l.
selected=null;else return!1;return o([be(e)]),c(),!0}return{canAct:u,act:h,hint:f,onReply:p,onCard:v,onTake:x,onCell:y,onAnnounce:m,
onLook:d,onLine:g,onNumber:M,onOpen:k,onCode:T,onBack:E,onSwap:()=>l.selected&&h("swap",{seat:e.state?.viewer,card:l.selected}),
onHint:()=>l.selected&&h("hint",{seat:e.state?.viewer,card:l.selected}),onPass:()=>h("pass",{seat:e.state?.viewer}),onDraw:()=>h(
"draw",{seat:e.state?.viewer}),onNext:()=>h("next"),onUndo:()=>h("undo",{seat:e.state?.viewer??null}),onLanguage:w=>h("l\
anguage",{lang:w})}}var Xe="seqnum:";var Ze=new Map;function Qe(e){try{return e(window.localStorage)}catch{return}}function Ee(){return(Qe(t=>Object.keys(t).
filter(n=>n.startsWith(Xe)).map(Yt).filter(n=>n!==null))??[...Ze.values()]).sort((t,n)=>n.at-t.at)}function Yt(e){try{let t=JSON.
parse(window.localStorage.getItem(e)??"");return Array.isArray(t.names)&&t.lines&&t.receipt?.tallies?t:null}catch{return null}}
function Xt(e){let t=Ze.get(e.game)??Qe(()=>Yt(Xe+e.game)),n={...e,lines:{...t?.lines,...e.lines},at:Date.now()};Ze.set(
n.game,n),Ee().filter(i=>i.game!==n.game).filter((i,c)=>c>=11||i.at<n.at-2592e6).forEach(i=>et(i.game));let o=()=>Qe(i=>(i.
setItem(Xe+n.game,JSON.stringify(n)),!0));for(let i=Ee();!o()&&i.length>0;i.pop())et(i[i.length-1].game)}function et(e){
Qe(t=>t.removeItem(Xe+e))}var ut=e=>Ze.get(e??"")??Ee().find(t=>t.game===e)??null,Zt=({name:e,lines:t})=>({name:e,text:Object.
keys(t).sort((n,s)=>Number(n)-Number(s)).map(n=>`${t[n]}
`).join("")});function Qt({onFile:e,onCopied:t,onClose:n}){let s=r("div",{class:"sq-receipt"}),o=r("button",{class:"sq-main sq-wide",type:"\
button",click:e}),i=Ve(t),c=r("p",{class:"sq-note",role:"status"}),a=r("button",{class:"sq-quiet",type:"button",click:n}),
l=r("section",{class:"sq-panel sq-kept"},s,o,i.node,c,a),u="";function h(f,p,v,x){K(c,x),b(c,{hidden:!x}),b(a,{hidden:!v}),
b(i.node,{hidden:!p?.code});let y=JSON.stringify([f.lang,p?.receipt,p?.code]);if(y===u||(u=y,b(l,{"aria-label":f.text("k\
eep.title")}),q(o,D("keep"),f.text("keep.title")),q(a,f.text("code.close")),i.update(f,f.text("keep.code"),p?.code??null),
b(s,{hidden:!p?.receipt.tallies.length}),!p))return;let{game:m,check:d,tallies:g}=p.receipt;q(s,r("p",{},f.text("keep.pa\
per")),...g.map(([M,k,T])=>r("p",{},f.nodes("keep.tally",{name:G(M),right:k,n:T}))),r("p",{class:"sq-letters"},f.nodes("\
keep.game",{game:r("b",{},m),check:r("b",{},d)})))}return{node:l,update:h,focus:()=>o.focus()}}function en({known:e,isLost:t,act:n,hint:s,draw:o,onClose:i}){let{ui:c}=e,a=Qt({onFile:v,onCopied:m,onClose:d}),l=null,u=null,
h=null,f=()=>e.table!==null&&e.state!==null&&e.state.phase!=="start",p=()=>f()?ut(l):u;function v(){c.keeping=!0,c.coding=
!1,f()&&!t()?n("file"):p()?(Je(Zt(p())),y()):s("keep.nothing")}function x(){let g=p();g&&(g.over||!f())&&et(g.game)}function y(){
x(),s("keep.done")}function m(g){g&&x(),s(g?"keep.copied":"code.not_copied")}function d(){c.keeping=!1,u=null,o(),i()}return{
node:a.node,focus:a.focus,keep:v,close:d,onKept:y,has:()=>p()!==null,ids:()=>Ee().map(g=>g.game),update(){let g=f()&&!t()?
"":c.hint?.text??"";a.update(e.say,p(),!f()||e.state?.phase!=="over",g)},onNews(g){Xt(g),{game:l}=g,o()},onDeal:()=>l=null,
onSafe:g=>h=new Set(g),onLeft(g){u=ut(g),v(),o(),a.focus()},isOpen:()=>u!==null,offers(){let g=e.state?.unfinished??[],M=Ee().
filter(({game:k})=>h&&!h.has(k)&&!g.some(T=>T.game===k));return[...g,...M.map(k=>({game:k.game,names:k.names,lost:!0}))]}}}function tn(){return{texts:{},say:ye({}),table:null,state:null,ui:{selected:null,confirm:null,asked:null,wrong:null,open:null,
coding:!1,code:null,keeping:!1,announced:!1,line:null,hint:null}}}function nn({table:e,ui:t},n){let s=n.hand.some(o=>o.id===
t.selected)?t.selected:null;Object.assign(t,{asked:null,confirm:null,open:null,hint:null,announced:!1,line:null,coding:!1,
code:null,keeping:!1}),t.selected=n.solved??s??(e?.printed?n.hand[0]?.id??null:null)}function sn(e,t){return e!==null&&e.
answered_last!==null&&t.answered_last===null&&e.chips===t.chips&&e.turn===t.turn}var on=new Set(["hello","code","file"]);function rn(e,{seq:t,onStatus:n,onReply:s,onNews:o}){let i=Math.floor(Math.random()*
1073741824),c=new Map,a="ok",l,u=-1;function h(k){k!==a&&(a=k,n())}function f(){clearTimeout(l),l=c.size>0?setTimeout(p,
4e3,"waiting"):void 0}function p(k){l=setTimeout(p,8e3,"lost"),h(k),c.forEach(g)}function v(){f(),h("ok")}function x(k){
if(k?.type==="log"&&o(k),k?.type!=="reply")return;let T=c.delete(k.id);if(T)for(let[E,w]of c)E<k.id&&on.has(w.type)?c.delete(
E):E<k.id&&g(w);v(),T&&s(k),queueMicrotask(()=>{k.seq<=Math.max(t(),u)||(u=k.seq,y())})}let y=()=>M("hello"),m=()=>document.
visibilityState==="visible"&&y(),d=()=>{clearTimeout(l),h("lost")};function g(k){try{e.send(k)}catch{d()}}function M(k,T={}){
i+=1;let E={type:k,id:i,seq:t(),...T};c.set(i,E),l===void 0&&f(),g(E)}return e.on("msg:custom",x),e.on("comm_live_update",
y),e.on("comm:close",d),document.addEventListener("visibilitychange",m),{send:M,alive:v,status:()=>a,busy:()=>[...c.values()].
some(({type:k})=>!on.has(k)),stop(){clearTimeout(l),e.off("msg:custom",x),e.off("comm_live_update",y),e.off("comm:close",
d),document.removeEventListener("visibilitychange",m)}}}var qs=["en","es","pt"];function tt(e){let t=r("select",{change:()=>e(t.value)}),n=r("label",{class:"sq-languages"},D("g\
lobe"),t);function s(o){b(t,{"aria-label":o.text("language")}),t.childElementCount===0&&q(t,...qs.map(i=>r("option",{value:i,
lang:i},o.text(`languages.${i}`)))),t.value=o.lang}return{node:n,update:s}}var ys=30,ws=200,Ss=0;function cn({onChoose:e,onNext:t}){let n=`sq-picker-${Ss+=1}`,s=r("p",{class:"sq-ask",id:n}),o=r("\
div",{class:"sq-robots"}),i=r("div",{class:"sq-numbers"}),c=r("input",{class:"sq-input sq-own-name",type:"text",maxlength:ws,
autocomplete:"off",dir:"auto"}),a=r("select",{class:"sq-input sq-asks"}),l=r("div",{class:"sq-more"},c,a),u=r("div",{class:"\
sq-picker",role:"group","aria-labelledby":n},s,o,i,l);c.addEventListener("input",()=>{e({kind:"person",name:c.value});for(let y of u.
querySelectorAll("input"))y.checked=!1}),a.addEventListener("change",()=>e({asks:Number(a.value)}));function h(y,{label:m,
checked:d,disabled:g=!1},...M){let k=r("input",{type:"radio",name:n,"aria-label":m,disabled:g,change:()=>f(y)});return k.
checked=d,r("label",{class:"sq-tile",title:m,click:T=>{T.target===k||g||(T.preventDefault(),f(y),t(y.name===""))}},k,...M)}
function f(y){y.name!==void 0&&(c.value=""),e(y),p(y.kind==="person")}function p(y){for(let m of[i,l])b(m,{hidden:!y&&!o.
hidden});b(o,{"data-small":y})}function v({say:y,lesson:m,row:d,side:g,place:M,taken:k,computers:T}){q(s,y.text(M===0?"l\
obby.who":M===1?"lobby.against":"lobby.too"));let E=m.asks?[0,1,2,3,4,5]:[1,2,3,4,5],w=m.asks?d.level:d.level||2,O=d.kind===
"person";b(o,{hidden:!T||M===0}),q(o,...E.map(_=>{let I=y.text(`lobby.level${_}`),j=r("i",{"aria-hidden":"true"},"●".repeat(
_)+"○".repeat(5-_));return h({kind:"computer",level:_},{label:I,checked:!O&&w===_},D(_?"robot":"friend"),r("span",{},I),
_>0&&j)}),h({kind:"person",name:""},{label:y.text("lobby.classmate"),checked:O&&!d.name},D("person"),r("span",{},y.text(
"lobby.classmate")))),p(O);let C=Array.isArray(m.pupils)?m.pupils:Array.from({length:m.pupils||ys},(_,I)=>String(I+1)),R=m.
login?[m.login,...C]:C;b(i,{"data-names":Array.isArray(m.pupils)}),q(i,...R.map(_=>{let I=O&&d.name===_,j=k.includes(_.toLowerCase());
return h({kind:"person",name:_},{label:_,checked:I,disabled:j},Q(g),r("bdi",{},_))})),b(c,{"aria-label":y.text("lobby.ow\
n_name"),placeholder:y.text("lobby.own_name")}),c.value=O&&!R.includes(d.name)?d.name:"",b(a,{hidden:m.levels.length===0||
!O,"aria-label":y.text("lobby.asks")}),m.levels.length!==0&&(q(a,...[...m.levels].sort().map(_=>r("option",{value:_},y.text(
`lobby.asks${_}`)))),d.asks??=m.levels[0],a.value=String(d.asks))}return{node:u,update:v,focus:()=>u.querySelector("inpu\
t:checked, .sq-numbers input:enabled")?.focus()}}var Es=["two_tries","retry","lose_turn","reveal","challenge","honour"];function ln(e){let t=r("summary",{}),n=r("select",
{class:"sq-input"}),s=r("select",{class:"sq-input"}),o=r("select",{class:"sq-input",change:e}),i=r("select",{class:"sq-i\
nput"}),c=r("input",{type:"checkbox"}),a=r("input",{class:"sq-input",type:"time"}),l=r("input",{type:"checkbox"}),u=r("i\
nput",{type:"checkbox"}),f=Object.fromEntries(Object.entries({policy:n,by:s,sides:o,screens:i,bell:a,check:c,hints:l,sound:u}).
map(([m,d])=>[m,r("label",{class:`sq-field-${m}`},r("span",{}),d)])),p=r("details",{class:"sq-teacher"},t,r("div",{class:"\
sq-fields"},...Object.values(f))),v="";function x(m,d){let g=v?y():d.options,M=JSON.stringify([d.asks,d.seats,d.options]),
{answer_policy:k,answer_by:T,check:E,hints:w,sides:O,ends_at:C,sound:R,screens:_}=M===v?g:d.options;v=M,q(t,m.text("lobb\
y.teacher"));for(let[U,V]of Object.entries(f))q(V.firstChild,m.text(`lobby.${U}`));for(let U of[f.policy,f.by,f.check,f.
hints])b(U,{hidden:!d.asks});let I=[...new Set(Object.values(d.seats).filter(U=>U.length>1).flat())];b(f.sides,{hidden:I.
length===0});let j=(U,V,N,A)=>{q(U,...N.map(P=>r("option",{value:P},V?m.text(`lobby.${V}_${P}`):String(P)))),U.value=String(
A??N[0]??"")};j(n,"policy",Es,k),j(s,"by",["board","keypad"],T),j(o,"",I,O),j(i,"screens",d.asks?["shared","own","projec\
tor"]:["shared","own"],_),a.value=C??"",c.checked=E!==null,l.checked=w,u.checked=R}function y(){let m=!f.policy.hidden;return{
answer_policy:m?n.value:null,answer_by:m?s.value:null,check:m&&c.checked?"partner":null,hints:m&&l.checked,sides:o.value?
Number(o.value):null,ends_at:a.value||null,sound:u.checked,screens:i.value}}return{node:p,update:x,options:y}}function an(e,t){let n=r("div",{class:"sq-left"}),s="",o="",i=()=>{};function c(h,f,p){i=()=>c(h,f,p);let v=JSON.stringify(
[h.lang,f,p,s]);v!==o&&(o=v,q(n,...f.map(x=>x.game===s?l(h,x,p):a(h,x))))}function a(h,{game:f,names:p,lost:v}){let x=h.
text(v?"lobby.keep":"lobby.resume",{names:h.list(p.map(ee))});return r("button",{class:"sq-quiet sq-resume",type:"button",
click:()=>u(f)},v&&D("keep"),x)}function l(h,{game:f,names:p,lost:v},x){let y=h.text("lobby.is_you",{n:p.length,names:h.
list(p.map(ee))}),m=r("button",{class:"sq-main sq-yes",type:"button",click:()=>(u(""),(v?t:e)(f))},h.text("lobby.yes"));
return ne(m,!v&&!x),r("div",{class:"sq-confirm",role:"group","aria-label":y},r("span",{},y),m,r("button",{class:"sq-quie\
t",type:"button",click:()=>u("")},h.text("lobby.no")))}function u(h){s=h,i(),n.querySelector(".sq-yes, .sq-resume")?.focus()}
return{node:n,update:c}}var dn=0,un=2,nt=()=>({kind:"person",name:"",level:dn,asks:null});function fn({onStart:e,onResume:t,onKeep:n,onLanguage:s,
onCode:o,onReceive:i}){let c=[nt(),{...nt(),kind:"computer"}],a=0,l,u=null,h="",f=!1,p="",v=r("h2",{class:"sq-title"}),x=r(
"p",{class:"sq-how"}),y=an(t,n),m=r("ol",{class:"sq-players"}),d=r("button",{class:"sq-round",type:"button",click:se},D(
"swap")),g=r("button",{class:"sq-round sq-add",type:"button",click:B},D("add")),M=cn({onChoose:A,onNext:P}),k=r("button",
{class:"sq-quiet sq-paste",type:"button",click:o}),T=r("p",{class:"sq-note",role:"status"}),E=r("button",{class:"sq-main\
 sq-start",type:"submit"}),w=tt(s),O=ln(W),C=Pt(i),R=r("form",{class:"sq-setup",novalidate:!0,submit:U},r("div",{class:"\
sq-table"},m,r("div",{class:"sq-beside"},d,g)),M.node,E),_=Ms(),I=r("div",{class:"sq-setup"},r("div",{class:"sq-setup-he\
ad"},v,w.node),x,y.node,R,C.node,T,r("div",{class:"sq-more"},O.node,k)),j=r("div",{class:"sq-lobby"},_,I);function U(L){
if(L.preventDefault(),E.getAttribute("aria-disabled"))return;let F=c.findIndex(J=>!N(J));if(f=F>=0,!f){e(c.map(V),u?.set?
null:O.options());return}a=F,W(),M.focus()}function V(L){return L.kind==="person"?{kind:"person",name:L.name.trim(),...L.
asks?{asks:L.asks}:{}}:L.level===dn&&u?.asks?{kind:"friend"}:{kind:"computer",level:L.level||un}}let N=L=>L.kind==="comp\
uter"||L.name.trim()!=="";function A(L){Object.assign(c[a],L),f=!1,ae()}function P(L){let F=c.findIndex(J=>!N(J));L||(a=
F>=0?F:Math.min(a+1,c.length-1)),W()}function B(){c.push(nt()),a=c.length-1,W(),M.focus()}function se(){c.unshift(c.pop()),
a=(a+1)%c.length,W()}function oe(){let L=u?.seats[c.length]??[],F=u?.set?u.options.sides:O.options().sides;return F!==null&&
L.includes(F)?F:L[0]??2}let X=L=>L.kind==="computer"?l.text(`lobby.level${H(L)}`):L.name.trim(),H=L=>u?.asks?L.level:L.level||
un;function $(L,F){let J=F+1,re=N(L)?X(L):"";return r("li",{},r("button",{class:"sq-place",type:"button","aria-pressed":String(
F===a),"aria-label":l.text("lobby.place",{n:J,name:re?ee(re):l.text("lobby.nobody")}),"data-missing":f&&!re,click:()=>{a=
F,W(),m.children[F]?.querySelector(".sq-place")?.focus()}},r("span",{class:"sq-token"},Q(F%oe()),L.kind==="computer"&&D(
"robot")),re?G(re):r("span",{class:"sq-unknown"},"?")),c.length>2&&r("button",{class:"sq-round",type:"button","aria-labe\
l":l.text("lobby.remove",{n:J}),click:()=>{c.splice(F,1),c.some(qe=>qe.kind==="person")||(c[0]=nt()),a=Math.min(a,c.length-
1),W(),g.focus()}},D("close")))}function ae(){q(m,...c.map($)),b(R,{"data-ready":c.every(N)}),ue()}function W(){if(!u)return;
ae();let L=Math.max(...Object.keys(u.seats).map(Number));b(g,{hidden:c.length>=L,"aria-label":l.text("lobby.add"),title:l.
text("lobby.add")}),b(d,{"aria-label":l.text("lobby.turn"),title:l.text("lobby.turn")});let F=c.filter((J,re)=>re!==a);M.
update({say:l,lesson:u,row:c[a],side:a%oe(),place:a,taken:F.filter(J=>J.kind==="person").map(J=>J.name.trim().toLowerCase()),
computers:F.some(J=>J.kind==="person")})}function ue(){K(T,p||(f?l.text("lobby.missing"):""))}function de(L){l=L.say,u=L.
state?.lesson??null,p=L.refusal,w.update(l),ne(E,!L.canAct);let F=JSON.stringify([l.lang,u]);F!==h&&(h=F,q(v,l.text("lob\
by.title")),q(x,l.text(u?u.asks?"lobby.how":"lobby.how_cards":"lobby.door")),b(_,{hidden:u!==null&&!u.asks}),q(k,D("lett\
er"),l.text("lobby.code")),q(E,l.text("lobby.start")),b(R,{hidden:!u}),b(C.node,{hidden:u!==null}),b(k,{hidden:!u}),b(O.
node,{hidden:!u||u.set}),u&&O.update(l,u),C.update(l),W()),y.update(l,L.left,L.canAct),b(I,{hidden:L.coding}),ue()}return{
node:j,update:de,focusCode:()=>k.focus(),take:L=>w.node.before(L)}}function Ms(){let e=Array.from({length:25},(t,n)=>{let s=n%
6===0&&n!==12?0:[3,11,17].includes(n)?1:null,o=n===12?15:n*7%23+2;return r("i",{},s!==null&&Q(s),r("span",{},String(o)))});
return r("div",{class:"sq-picture","aria-hidden":"true"},...e,r("b",{},"8 + 7"))}var Ns={good:"check",wrong:"again",reveal:"bulb",hint:"bulb",info:"info"};function pn(e){let t=r("p",{class:"sq-line"}),
n=r("div",{class:"sq-verdict"}),s=r("div",{class:"sq-message"},t,n),o=he(),i=he();function c({say:l,state:u,ui:h}){let f=h.
hint??u?.verdict??null,p=f!==null&&f===u?.verdict&&f.tone!=="info"&&f.tone!=="hint"&&u.answered_last!==null;i([f,p,l.lang],
()=>{b(n,{"data-tone":f?.tone??null}),q(n,f&&D(Ns[f.tone]),f&&r("p",{},f.text),p&&r("button",{class:"sq-together",type:"\
button",click:e},l.text("helped.ask")))})}function a(l,u){o([u,l.table?.deal,l.state?.phase,be(l),l.say.lang],()=>{b(t,{
"data-move":u!==null}),q(t,...Wt(l,u))}),c(l)}return{node:s,update:a}}function dt(){return matchMedia("(prefers-reduced-motion: reduce)").matches||document.visibilityState==="hidden"}function mn(e,t){let n=r("span",{}),s=r("button",{class:"sq-main",type:"button",click:e}),o=r("button",{class:"sq-quiet",
type:"button",click:t}),i=r("div",{class:"sq-notice",role:"alert"},D("plug"),n,s,o);function c(a,l,u){b(i,{hidden:a==="o\
k"}),K(n,a==="ok"?"":l.text(`link.${a}`)),K(s,l.text("link.retry")),b(s,{hidden:a!=="lost"}),K(o,l.text("keep.title")),b(
o,{hidden:a!=="lost"||!u})}return{node:i,update:c}}var ft="seqnum-seat:",hn="watch";function gn(e){let t=new Map,n="",s=r("p",{class:"sq-big"}),o=r("div",{class:"sq-answer\
s"}),i=r("p",{class:"sq-told"}),c=r("section",{class:"sq-panel"},s,o,i),a=r("span",{}),l=r("button",{class:"sq-together",
type:"button",click:()=>h(null)}),u=r("span",{class:"sq-you"},a,l);function h(x){x===null?t.delete(n):t.set(n,x);try{x===
null?sessionStorage.removeItem(ft+n):sessionStorage.setItem(ft+n,x)}catch{}e()}function f(){try{return t.get(n)??sessionStorage.
getItem(ft+n)}catch{return t.get(n)??null}}function p(x,y){if(!x?.own||!y.views)return y;n=x.own;let{views:m,...d}=y,g=f(),
M=g===null?null:m[Number(g)];if(!M&&g!==hn)return{...d,phase:"seat"};let k=M?Number(g):null,T={...d,...M};return{...T,phase:T.
check&&T.check.seat!==k?"play":T.phase,answered_last:T.answered_last===k?k:null}}function v({table:x,state:y,say:m}){if(b(
u,{hidden:!x.own||y.phase==="seat"}),!x.own)return;let d=G(x.seats[y.viewer??0].name);q(a,y.viewer===null?m.text("own.wa\
tching"):m.nodes("own.you",{name:d})),q(l,m.text("own.change")),q(s,m.text("own.ask")),q(i,m.text("own.honour")),!(y.phase!==
"seat"||o.lang===m.lang)&&(o.lang=m.lang,q(o,...x.seats.map(({name:g,kind:M},k)=>M==="person"&&r("button",{class:"sq-mai\
n",type:"button",click:()=>h(String(k))},m.nodes("handover.ready",{name:G(g)}))),r("button",{class:"sq-quiet",type:"butt\
on",click:()=>h(hn)},m.text("own.watch"))))}return{node:c,bar:u,seen:p,update:v,focus:()=>o.firstElementChild?.focus()}}function vn(e,t,n,s){let o=r("div",{class:"sq-backs","aria-hidden":"true"}),i=r("p",{class:"sq-big"}),c=r("button",{class:"\
sq-main sq-wide",type:"button",click:e}),a=r("div",{class:"sq-owed"}),l=r("button",{class:"sq-quiet",type:"button",click:s}),
u=r("button",{class:"sq-quiet",type:"button",click:n}),h=r("section",{class:"sq-panel sq-handover"},o,i,a,c,r("div",{class:"\
sq-answers"},l,u));function f({table:p,state:v,say:x}){let y=p.seats[v.turn],m=Math.min(v.cards[v.turn]??5,7);o.childElementCount!==
m&&q(o,...Array.from({length:m},(d,g)=>r("i",{style:`--sq-i:${g-(m-1)/2}`}))),b(h,{"aria-label":x.text("handover.pass",{
name:ee(y.name)})}),q(i,x.nodes("handover.pass",{name:G(y.name)})),q(c,x.nodes("handover.ready",{name:G(y.name)})),q(u,x.
text("handover.elsewhere")),q(l,x.text("undo")),b(l,{hidden:!v.can_undo}),q(a,...v.owed.filter(d=>p.seats[d]?.kind==="pe\
rson").map(d=>r("button",{class:"sq-quiet",type:"button",click:()=>t(d)},x.nodes("draw.seat",{name:G(p.seats[d].name)}))))}
return{node:h,update:f,focus:()=>c.focus()}}function xn(e){let t=r("p",{class:"sq-big"}),n=r("p",{class:"sq-told"}),s=r(
"button",{class:"sq-main",type:"button",click:()=>e(!0)}),o=r("button",{class:"sq-quiet",type:"button",click:()=>e(!1)}),
i=r("section",{class:"sq-panel sq-check"},n,t,r("div",{class:"sq-answers"},s,o));function c({table:a,state:l,say:u}){let{
check:h}=l;if(!h)return;let f={by:a.seats[h.by].name,seat:a.seats[h.seat].name},p=h.cell===null?null:a.faces[h.cell];b(i,
{"aria-label":u.text("line.check",{name:ee(f.seat)})}),q(n,u.nodes("check.ask",{name:G(f.by),card:le(h.card),number:p?le(
p):h.said})),q(t,u.nodes("line.check",{name:G(f.seat)})),q(s,u.text("check.yes")),q(o,u.text("check.no"))}return{node:i,
update:c,focus:()=>s.focus()}}var Ts=44;function kn(e,t){let n=r("div",{class:"sq-medal","aria-hidden":"true"}),s=r("p",
{class:"sq-big"}),o=r("p",{class:"sq-result"}),i=r("p",{class:"sq-saved"}),c=r("button",{class:"sq-quiet sq-wide",type:"\
button",click:e}),a=r("div",{class:"sq-outcome"},n,s,o),l=r("section",{class:"sq-panel sq-ending"},a,c,i);function u({table:h,
state:f,say:p}){let{winner:v}=f;b(l,{"data-won":v!==null}),t.parentNode!==l&&a.after(t),v===null?q(n):n.dataset.side!==String(
v)&&(q(n,Q(v),Ie()),n.dataset.side=String(v));let x=h.seats.filter(m=>m.side===v),y=r("span",{});p.list(x.map((m,d)=>`${d}\
`)).split("").forEach((m,d)=>{y.append(d%2===0?m:G(x[Number(m)].name))}),q(s,v===null?p.text("over.nobody"):p.nodes("o\
ver.winner",{n:x.length,names:y})),q(o,...bn(h).map(m=>r("span",{class:"sq-tally"},r("span",{class:"sq-token"},Q(m)),String(
f.made[m]??0)))),b(o,{role:"img","aria-label":p.text("over.tally",{tally:p.list(bn(h).map(m=>String(f.made[m]??0)))})}),
q(i,f.saved&&p.nodes("over.saved",{file:r("code",{},r("bdi",{},f.saved))})),q(c,p.text("over.again"))}return{node:l,update:u,
focus:()=>c.focus()}}var bn=e=>[...new Set(e.seats.map(t=>t.side))].sort();function qn(){return r("div",{class:"sq-confe\
tti","aria-hidden":"true"},...Array.from({length:Ts},(e,t)=>r("i",{style:`--sq-x:${t*37%100+.5};--sq-d:${t*53%100};--sq-\
r:${t*71%360};--sq-c:${t%4}`})))}var yn=900,Os=3600;function wn(e){let t=[""],n=[],s=null,o=yn,i;function c(){t.length===1?a():(t.shift(),s=n[n.length-t.
length],i=setTimeout(c,o)),e()}function a(){clearTimeout(i),t.splice(0,t.length-1),s=null}function l(p){t=[p.chips],n=p.
recent,a()}function u(p,v){clearTimeout(i);let x=Ot(n,v.recent);return t=Nt(p,t[0],v,x),n=v.recent,s=null,o=Math.min(yn,
Os/t.length),t.length>1&&(i=setTimeout(c,o/2)),x}function h({verdict:p}){let v=f().filter(x=>x.cell!==null).pop();return v?
v.cell:p?.tone==="good"?p.cell:null}let f=()=>n.slice(0,n.length-(t.length-1));return{play:u,jump:l,finish:a,chips:()=>t[0],
told:()=>s,running:()=>t.length>1,shown:f,lastCell:h}}var As={chip:[[330,0,.09]],right:[[523,0,.14],[784,.1,.25]],wrong:[[233,0,.16],[196,.13,.25]],win:[[523,0,.18],[659,.14,
.18],[784,.28,.18],[1047,.42,.6]]},Ls=.12;function En(){let e=null,t=r("button",{class:"sq-tool",type:"button","aria-pre\
ssed":"false",click:n},D("note"));function n(){e?i():(e=new AudioContext,b(t,{"aria-pressed":"true"}),s("chip"))}function s(c){
if(e)for(let[a,l,u]of As[c]){let h=new OscillatorNode(e,{type:"triangle",frequency:a}),f=new GainNode(e,{gain:Ls}),p=e.currentTime+
l;f.gain.setTargetAtTime(0,p,u/4),h.connect(f).connect(e.destination),h.start(p),h.stop(p+u*2)}}function o(c,a){b(t,{"ar\
ia-label":c.text("sound"),title:c.text("sound"),hidden:a.sound===!1}),a.sound===!1&&i()}function i(){e?.close(),e=null,b(
t,{"aria-pressed":"false"})}return{node:t,play:s,update:o,stop:i}}function Mn(e,t){if(!e||e.phase==="start"||t.phase==="\
over"||Sn(e)===Sn(t))return null;let n=t.verdict?.tone;return n==="good"?"right":n==="wrong"||n==="reveal"?"wrong":e.chips===
t.chips?null:"chip"}var Sn=({chips:e,turn:t,verdict:n,hand:s})=>JSON.stringify([e,t,n?.tone,n?.cell,s.map(({id:o,tries:i})=>[
o,i])]);var _s=/[\u00ad\u2066-\u2069]/g;function Nn(){let e=window.speechSynthesis,t=!1,n="en",s=r("button",{class:"sq-tool",type:"\
button",hidden:!e,"aria-pressed":"false",click:o},D("speaker"));function o(){t=!t,b(s,{"aria-pressed":String(t)}),t?i(s.
title):e?.cancel()}function i(c){let a=c.replace(_s,"").trim();if(!t||!e||!a)return;e.cancel();let l=new SpeechSynthesisUtterance(
a);l.lang=n,e.speak(l)}return{node:s,speak:i,update(c){n=c.lang,b(s,{"aria-label":c.text("speech"),title:c.text("speech")})},
stop(){t&&e?.cancel()}}}function Tn({speech:e,sound:t,onHelp:n,onKeep:s,onCode:o,onLanguage:i}){let c=r("button",{class:"sq-tool",type:"button",
click:o},D("letter")),a=r("button",{class:"sq-tool",type:"button",click:s},D("keep")),l=r("button",{class:"sq-tool",type:"\
button",click:n},D("help")),u=tt(i),h=r("div",{class:"sq-tools"},l,t.node,e.node,a,c,u.node);function f({say:p,table:v,ui:x}){
b(c,{"aria-label":p.text("code.title"),title:p.text("code.title"),"aria-expanded":String(x.coding)}),b(a,{"aria-label":p.
text("keep.title"),title:p.text("keep.title")}),u.update(p),b(l,{"aria-label":p.text("help.title"),title:p.text("help.ti\
tle")}),e.update(p),v&&t.update(p,v)}return{node:h,update:f,take:p=>l.after(p),focusCode:()=>c.focus(),focusKeep:()=>a.focus()}}function On(e){let t=r("input",{class:"sq-input",inputmode:"numeric",maxlength:4,autocomplete:"off"}),n=r("button",{class:"\
sq-main",type:"submit"}),s=r("p",{}),i=r("form",{class:"sq-printed",novalidate:!0,submit:a=>{a.preventDefault(),/^\d+$/.
test(t.value.trim())&&e(Number(t.value)),t.value=""}},t,n,s);function c({table:a,state:l,say:u}){let{turn:h}=l,f=a.seats.
length;b(t,{"aria-label":u.text("printed.label"),placeholder:u.text("printed.label")}),q(n,u.text("printed.show"));let p=[
1,2,3].map(v=>h+1+(v-1)*f).join(", ");q(s,u.nodes("printed.pile",{name:G(a.seats[h].name),numbers:p}))}return{node:i,update:c}}function An({hand:e,own:t,actions:n,code:s,result:o,act:i,known:c,onCode:a}){let l=vn(()=>i("ready"),m=>i("draw",{seat:m}),
()=>a(!0),()=>i("undo",{seat:c.state?.viewer??null})),u=xn(m=>i("check",{seat:c.state?.check?.seat,agrees:m})),h=kn(()=>i(
"again"),o.node),f={seat:t,handover:l,check:u,over:h},p=On(m=>i("card",{seat:c.state?.viewer,number:m})),v=r("div",{class:"\
sq-tray"});function x(m){let{table:d,state:g,say:M,ui:k}=c;if(!d||!g)return!1;let T=ge(m)!==null,E={table:d,state:g,say:M};
t.update(E),d.printed&&p.update(E),g.phase==="handover"&&l.update(E),g.phase==="check"&&u.update(E),g.phase==="over"&&h.
update(E);let w=f[g.phase],O=k.coding?[s]:k.keeping&&g.phase!=="over"?[o.node]:w?[w.node]:d.printed?[p.node,e.node,n]:[e.
node,n];return O[0]===v.firstElementChild?!1:(q(v,...O),T&&!k.coding)}function y(m){(c.ui.keeping?o:f[c.state?.phase??""]??
e).focus(m)}return{node:v,update:x,focus:y}}var Cs=2500,Ln=["table","state","texts"];function _n(e,t){let n=tn(),{ui:s}=n,o=Number.NaN,i="null",c=Number.NaN,a,l=Rt(
t.ownerDocument),u=Nn(),h=En(),{announce:f,node:p}=Dt(u.speak),v=r("div",{class:"sq-root"},p),x=Ke(v,t.ownerDocument),y=wn(
()=>{y.told()&&h.play("chip"),ve()}),m=rn(e,{seq:()=>n.state?.seq??0,onStatus:ve,onReply:W,onNews:S=>k.onNews(S)}),d=Jt(
{known:n,link:m,clock:l,replay:y,announce:f,speak:u.speak,draw:ve,onKept:()=>k.onKept()}),{act:g,canAct:M}=d,k=en({known:n,
isLost:()=>m.status()==="lost",act:g,hint:d.hint,draw:ve,onClose:()=>Me()&&A.focusKeep()}),T=Ue(),E=Pe(d.onCell),w=Gt(F),
O=$t({...d,onOpen:J}),C=fn({onStart:(S,z)=>g("start",{players:S,options:z,lang:n.say.lang,utc_offset:-new Date().getTimezoneOffset()}),
onReceive:S=>g("receive",{code:S}),onResume:S=>g("resume",{game:S}),onKeep:k.onLeft,onLanguage:d.onLanguage,onCode:()=>re(
!0)}),R=It({onReceive:S=>g("receive",{code:S}),onCopied:S=>d.hint(S?"code.copied":"code.not_copied"),onClose:()=>re(!1)}),
_=gn(()=>{o=Number.NaN,$()}),I=An({hand:w,own:_,actions:O.node,code:R.node,result:k,act:g,known:n,onCode:re}),j=pn(()=>g(
"helped",{seat:n.state?.answered_last})),U=mn(()=>m.send("hello"),k.keep),V=jt(()=>m.send("hello")),N=Ft(S=>g("penalty",
{side:S})),A=Tn({speech:u,sound:h,onHelp:()=>d.hint("help.text"),onKeep:k.keep,onCode:()=>re(!s.coding),onLanguage:d.onLanguage}),
P=Kt({own:_.bar,bell:V.node,talk:N.node,tools:A.node}),B=r("div",{class:"sq-game"},T.node,E.node,j.node,I.node,P.node);t.
append(v);let se=Ge(v,t),oe=Be(v,qe),X=zt(w.node,{cardOf:S=>w.buttonOf(S),cellOf:S=>E.indexOf(S),onTake:S=>d.onTake(n.state?.
hand[w.indexOf(S)]),onDrop:d.onCell}),H=()=>{m.alive(),queueMicrotask($)};for(let S of Ln)e.on(`change:${S}`,H);function $(){
let S=e.get("texts")??{};S!==n.texts&&Object.assign(n,{texts:S,say:ye(S)}),n.table=e.get("table")??null;let z=e.get("sta\
te")??null,Y=z&&_.seen(n.table,z);if(Y&&n.state&&Y.seq<n.state.seq)return;let ie=JSON.stringify(Y),Z=Y!==null&&ie!==i,pe=de()&&
E.indexOf(ge(v))>=0;Z&&ae(Y,n.table?.deal!==o),i=ie,ve(),Z&&pe&&te(n)&&L()}function ae(S,z){let{say:Y,table:ie,state:Z}=n;
if(n.state=S,o=ie?.deal??Number.NaN,!ie||S.phase==="start"){Object.assign(s,{coding:!1,hint:null});return}let pe=Z&&!z?y.
play(ie,S):[];(!Z||z||dt())&&y.jump(S),nn(n,S),z&&k.onDeal(),sn(Z,S)&&(s.hint={tone:"info",text:Y.text("helped.done"),cell:null}),
R.clear(),ue(S.verdict),S.verdict?.tone!=="hint"&&l.restart();let me=s.hint??S.verdict,Oe=Mn(Z,S);Oe&&!(Oe==="chip"&&y.running())&&
h.play(Oe),f([...pe.map(Cn=>Ce(Y,ie,Cn)),me?.spoken??me?.text??"",be(n)])}function W(S){S.safe&&k.onSafe(S.safe),d.onReply(
S)}function ue(S){clearTimeout(a),s.wrong=S&&S.tone!=="good"?S.cell:null,s.wrong!==null&&(a=setTimeout(()=>{s.wrong=null,
ve()},Cs))}let de=()=>ge(v)?.matches(":focus-visible")??!1;function L(){te(n)&&xe(n)&&!s.open&&!n.state?.choosing?E.focusOpen():
te(n)&&n.state?.choosing?O.focus():I.focus()}function F(S){let z=de();d.onCard(S),z&&s.selected===S.id&&!s.open&&!m.busy()&&
L()}function J(S){let z=ge(v);d.onOpen(S)&&!S&&z&&w.focus()}function re(S){let z=ge(v);d.onCode(S);let Y=Me();S?R.focus(
Y):z&&Y?A.focusCode():z&&C.focusCode()}function qe(S,z){if(S.key==="Escape"){if(s.coding)re(!1);else if(s.keeping)k.close();else if(s.
open)J(null),f([be(n)]);else if(d.onBack())!s.selected&&E.indexOf(z)>=0&&w.focus();else if(!x.leave())return Fe(v),!1;return!0}
return St(S.key,z,E,w)}let Me=()=>n.table!==null&&n.state!==null&&n.state.phase!=="start";function pt(S,z){let{say:Y}=n,
ie=y.chips(),Z=m.status()!=="lost",pe=te(n)&&Z,me=te(n)?xe(n):null;b(B,{"data-phase":z.phase,"data-mine":te(n),"data-rem\
oving":me?.kind==="remove"}),T.update({table:S,state:z,say:Y}),R.update({say:Y,code:s.code,playing:!0,canAct:M(),refusal:""}),
k.update();let Oe=I.update(v);E.update({table:S,state:z,say:Y,chips:ie,sequences:Tt(S,z,ie),last:y.lastCell(z),selected:me,
asked:s.asked,confirm:s.confirm,wrong:s.wrong,canAct:pe,line:Vt(n)}),ke(n)?w.update({state:{...z,must:null,solved:null},
say:Y,selected:me,canAct:Z}):w.update({state:z,say:Y,selected:me,canAct:pe}),O.update({table:S,state:z,say:Y,selected:me,
canAct:pe,open:s.open,announced:s.announced,mine:te(n)}),A.update(n),V.update(z,Y),N.update(S,z,Y),Oe&&I.focus(0),j.update(
n,y.told()),P.update(n,y.shown()),Ne(z)}function Ne(S){S.phase!=="over"||y.running()||c===o||(c=o,S.winner!==null&&h.play(
"win"),S.winner!==null&&!dt()&&B.append(qn()))}function Te(){let S=s.hint?.text??"";C.update({say:n.say,state:n.state,canAct:M(),
refusal:S,coding:s.coding||k.isOpen(),left:k.offers()}),R.update({say:n.say,code:null,playing:!1,canAct:M(),refusal:S}),
s.coding?R.node.parentNode!==C.node&&C.node.append(R.node):R.node.remove(),k.update(),k.isOpen()?k.node.parentNode!==C.node&&
C.node.append(k.node):k.node.remove()}function ve(){let S=ge(v),{table:z,state:Y,say:ie}=n,Z=Me()?B:C.node;if(b(v,{lang:ie.
lang,"data-printed":z?.printed??!1,"data-link":m.status(),"data-busy":m.busy()}),U.update(m.status(),ie,k.has()),x.update(
ie),Z===B?pt(z,Y):Te(),Z.parentNode!==v){let pe=Z===B?C.node:B,me=Z===B&&pe.parentNode===v;pe.remove(),v.append(Z),(Z===
B?j.node:C.node).append(U.node),(Z===B?A:C).take(x.node),me&&v.scrollIntoView({block:"nearest"})}S&&!ge(v)&&Z===B&&!s.coding&&
L()}return $(),m.send("hello",{games:k.ids(),...n.state?.phase==="start"?{code:Ht()}:{}}),()=>{y.finish(),clearTimeout(a);
for(let S of Ln)e.off(`change:${S}`,H);for(let S of[m,l,u,h,V,x])S.stop();oe(),X(),se(),v.remove()}}var ic={render({model:e,el:t}){return e.get("moments")?Ct(e,t):_n(e,t)}};export{ic as default};
