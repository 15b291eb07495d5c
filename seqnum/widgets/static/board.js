var Dn="http://www.w3.org/2000/svg";function g(e,t){for(let[n,s]of Object.entries(t))if(typeof s=="function")e.addEventListener(
n,s);else if(s==null||s===!1)e.removeAttribute(n);else{let o=s===!0?"":String(s);e.getAttribute(n)!==o&&e.setAttribute(n,
o)}}function r(e,t={},...n){let s=document.createElement(e);return g(s,t),q(s,...n),s}function q(e,...t){if(t.length===1&&
typeof t[0]=="string")return K(e,t[0]);e.replaceChildren(...t.filter(n=>n||n===""))}function be(){let e;return(t,n)=>{let s=JSON.
stringify(t);s!==e&&(e=s,n())}}function ie(e,t,...n){let s=document.createElementNS(Dn,e);return g(s,t),s.append(...n),s}
function K(e,t){e.textContent!==t&&(e.textContent=t)}function ve(e){let t=e.getRootNode().activeElement;return t&&e.contains(
t)?t:null}function ne(e,t){g(e,{"aria-disabled":t?"true":null})}function De(e,t,n=()=>{}){let s=new Set;function o(){let i=[...s].filter(a=>e.contains(a));i.forEach(a=>a.classList.add(
"sq-measured"));let c=i.map(Rn);i.forEach(a=>a.classList.remove("sq-measured")),i.forEach((a,l)=>{let d=c[l];d&&(s.delete(
a),t(a,d))}),i.length&&n()}return new ResizeObserver(o).observe(e),{add:i=>{s.add(i)},fit:o}}function Rn(e){let t=o=>o.offsetWidth/
40;if(e.offsetWidth===0)return null;let n=o=>[...o.querySelectorAll(".sq-piece")].map(t),s=[...e.querySelectorAll(".sq-c\
lause")].map(n);return{clauses:s.length?s:[[t(e)]],height:e.offsetHeight/40}}function Re(e,t,n){let s=Math.max(...e.flat());
for(;ot(s,e,n)>t;)s*=1.03;return s}function ot(e,t,n){let s=0,o=e;for(let i of t){let c=i.reduce((a,l)=>a+n+l,-n);c>e&&(o=
e);for(let a of c>e?i:[c])o+n+a>e?[s,o]=[s+1,a]:o+=n+a;c>e&&(o=e)}return s}var In="http://www.w3.org/1998/Math/MathML",Hn=new Set("math mrow mn mo mi mtext ms mspace mfrac msqrt mroot msup msub m\
subsup mover munder munderover mtable mtr mtd mpadded mphantom mstyle".split(" ")),Pn=new Set("mathvariant stretchy form\
 lspace rspace width height depth linethickness displaystyle scriptlevel accent".split(" "));function ce({mathml:e,text:t,
suit:n}){return n?r("span",{class:"sq-playing","data-suit":n},r("span",{},t.slice(0,-1)),r("span",{class:"sq-pip-sign"},
t.slice(-1))):e&&Bn(e)||r("span",{},t)}function gt(e){let[t,...n]=e.mathml&&!e.suit?vt(e.mathml):[],s=t instanceof Element&&
!n.length?jn(t).map(i=>Oe("math",...i)):zn(e.text);if(s.length<2)return ce(e);let o=s.map(i=>r("span",{class:"sq-piece"},
i));return r("span",{class:"sq-terms sq-clause","aria-hidden":"true"},...o.flatMap((i,c)=>c?[r("wbr",{}),i]:[i]))}var zn=e=>/\d/.
test(e)?e.split(/(?<=\u00a0)/):[];function jn(e){if((e.textContent??"").length<kt)return[];let t=[[]];for(let n of bt(e)){
let s=t[t.length-1],o=n.localName==="mo"&&/^[+−]$/.test(n.textContent??"");(rt(n)&&s.length>0&&s.every(a=>rt(a)||a.localName===
"mo")||o&&s.length)&&t.push([]);let c=Ae(n);o&&t.length>1&&c.setAttribute("form","infix"),t[t.length-1].push(c)}return t}
function bt(e){return[...e.children].flatMap(t=>t.localName==="mrow"&&!rt(t)?bt(t):[t])}var rt=e=>e.localName==="mrow"&&
e.firstElementChild?.localName==="mo"&&(e.firstElementChild.textContent??"")==="(";function Bn(e){let t=vt(e);return t.length===
0?null:t.length===1&&t[0]instanceof Element?Gn(Ae(t[0])):Un(Fn(t))}function Fn(e){let t=[[]],n=!0;for(let s of e){let o=()=>t[t.
length-1],i=()=>o()[o().length-1];if(s instanceof Element){let c={text:"",math:s};i()&&(!n||Kn(s)&&!i().some(({math:a})=>a))?
i().push({text:n?Jn:""},c):o().push([c]),n=!1;continue}for(let c of(s.textContent??"").split(/(\s+)/)){if(/^\s*$/.test(c)){
c&&i()&&/[,;:…]$/.test(i()[i().length-1].text)&&t.push([]),n||=c!=="";continue}!n&&i()?i().push({text:c}):o().push([{text:c}]),
n=!1}}return t.filter(s=>s.length)}var Kn=e=>!e.querySelector("mtable")&&(e.textContent??"").length<kt;function Un(e){let t=e.
map(n=>{let s=n.map(o=>r("span",{class:"sq-piece"},...o.map(({text:i,math:c})=>c?Ae(c):i)));return r("span",{class:"sq-c\
lause"},...s.flatMap((o,i)=>i?[" ",o]:[o]))});return r("span",{class:"sq-phrase","aria-hidden":"true"},...t.flatMap((n,s)=>s?
[" ",n]:[n]))}function vt(e){let n=[...new DOMParser().parseFromString(`<p>${e}</p>`,"application/xml").documentElement.
childNodes];return n.every(s=>!(s instanceof Element)||s.localName==="math")?n:[]}function Gn(e){return e.setAttribute("\
aria-hidden","true"),e}function Ae(e){let t=e.querySelector(Wn)!==null;if(t&&e.localName==="msqrt")return ht("root",...e.
children);let n=e.localName==="mrow"&&t&&Vn[e.firstElementChild?.textContent??""];if(n)return ht(n,...[...e.children].filter(
o=>o.localName!=="mo"||!/^[()|{]$/.test(o.textContent??"")));let s=Oe(e.localName);for(let{name:o,value:i}of e.attributes)
Pn.has(o)&&s.setAttribute(o,i);e.textContent==="∫"&&s.setAttribute("class","sq-integral");for(let o of e.childNodes)o instanceof
Element?s.append(Ae(o)):o.nodeType===Node.TEXT_NODE&&s.append(o.textContent??"");return s}function ht(e,...t){let n=t.map(
Ae),s=n.length===1&&n[0].localName==="mtable"?n[0]:Oe("mtable");return n.includes(s)||s.append(Oe("mtr",Oe("mtd",...n))),
s.setAttribute("class",`sq-fenced-${e}`),s}function Oe(e,...t){let n=document.createElementNS(In,Hn.has(e)?e:"mtext");return n.
append(...t),n}var Vn={"(":"round","|":"straight","{":"left"},Wn="mfrac, mtable";function xt(e){if(it(e))return Array.from(
e.replaceAll(qt,"")).length*.9;let t=e.replace(/(\d+)\/(\d+)/g,(s,o,i)=>o.length>i.length?o:i);return Array.from(t.replaceAll(
" ","")).length+.4*(t.length-t.replaceAll(" ","").length)}var kt=7,Jn=" ",qt="­",it=e=>new RegExp("^\\p{L}{3,}","u").test(
e);function yt(e){let t=e.split(qt);return Math.max(4.9,...t.map((n,s)=>n.length*.95+(s<t.length-1?.4:0)))}var Yn={good:"check",wrong:"again",reveal:"bulb",hint:"bulb",info:"info"},ct=["M50 5a45 45 0 1 1 0 90a45 45 0 1 1 0-90z",
"M42.2 5.4a11 11 0 0 1 15.6 0L94.6 42.2a11 11 0 0 1 0 15.6L57.8 94.6a11 11 0 0 1-15.6 0L5.4 57.8a11 11 0 0 1 0-15.6z","M\
26 9h48a17 17 0 0 1 17 17v48a17 17 0 0 1-17 17H26A17 17 0 0 1 9 74V26A17 17 0 0 1 26 9z"],Xn={check:"M5 12.5l4.5 4.5L19 \
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
8.5 7z",back:"M16 5l-9 7 9 7z",next:"M8 5l9 7-9 7z",last:"M18 5v14M5 5l8.5 7L5 19z"};function Z(e){let t=ct[e%ct.length];
return ie("svg",{class:`sq-chip sq-side${e%ct.length}`,viewBox:"0 0 100 100","aria-hidden":"true"},ie("path",{class:"sq-\
chip-edge",d:t,transform:"translate(0 5)"}),ie("path",{class:"sq-chip-body",d:t}),ie("path",{class:"sq-chip-rim",d:t,transform:"\
translate(50 50) scale(.83) translate(-50 -50)"}))}function I(e){return ie("svg",{class:"sq-icon",viewBox:"0 0 24 24","a\
ria-hidden":"true"},ie("path",{d:Xn[e]}))}var Le=e=>I(Yn[e]);function Ie(){return ie("svg",{class:"sq-star",viewBox:"0 0\
 100 100","aria-hidden":"true"},ie("path",{d:"M50 12l11.2 24.6 26.8 3-19.9 18.2 5.4 26.5L50 71 26.5 84.3l5.4-26.5L12 39.\
6l26.8-3z"}))}var lt=60;function we(e){let t=String(e.lang??"en"),n=new Intl.PluralRules(t),s=new Intl.ListFormat(t,{type:"conjunction"});
function o(a,l){let d=e[a]??a;return typeof d=="string"?d:d[n.select(Number(l.n))]??d.other}function i(a,l={}){return o(
a,l).replace(/\{(\w+)\}/g,(d,h)=>String(l[h]??""))}function c(a,l){let d=document.createDocumentFragment();return o(a,l).
split(/\{(\w+)\}/).forEach((h,f)=>{if(f%2===0)d.append(h);else{let p=l[h]??"";d.append(p instanceof Node?p:String(p))}}),
d}return{lang:t,text:i,nodes:c,list:a=>s.format(a)}}function wt(e){let t=Array.from(String(e).slice(0,4*lt));return t.length>
lt?`${t.slice(0,lt).join("")}…`:t.join("")}function G(e){return r("bdi",{class:"sq-name"},wt(e))}function Q(e){return`\
⁨${wt(e)}⁩`}function _e(e,t,n){return e.list(t.filter(s=>s.side===n).map(s=>Q(s.name)))}function He(e,t,n){return n===
null?e.text("over.nobody"):e.text("over.winner",{n:t.filter(s=>s.side===n).length,names:_e(e,t,n)})}function Pe(e){let t=ie("svg",{class:"sq-bands","aria-hidden":"true",preserveAspectRatio:"none"}),n=r("div",{class:"sq-g\
rid",role:"grid"}),s=r("div",{class:"sq-board"},n,t),o=[],i=[],c=null,a="",l="",d="",h=0,f=1,p=De(s,(u,k)=>u.style.setProperty(
"--sq-fit",String(Zn(k))));function b(u){if(u===c)return;c=u;let k=JSON.stringify([u.deal,u.rows,u.cols,u.faces]);if(k===
a)return;a=k,f=u.cols,l="",i=[],d="-",h=u.faces.findIndex(x=>x!==null),s.style.setProperty("--sq-rows",String(u.rows)),s.
style.setProperty("--sq-cols",String(u.cols)),s.style.setProperty("--sq-ratio",String(u.cols/u.rows)),g(t,{viewBox:`0 0 ${u.
cols} ${u.rows}`}),o=u.faces.map((x,T)=>{let E=r("button",{type:"button",class:"sq-space",click:()=>e(T)});if(x===null)q(
E,r("span",{class:"sq-face"},Ie()));else{let w=r("span",{class:"sq-face"},gt(x));q(E,w),E.style.setProperty("--sq-len",String(
yt(x.text)));let O=!x.suit&&!it(x.text);g(E,{"data-suit":x.suit??null,"data-number":O}),O&&p.add(w)}return g(E,{"data-fr\
ee":x===null}),E.addEventListener("focus",()=>v(T)),E});let M=[];for(let x=0;x<u.rows;x+=1){let T=o.slice(x*u.cols,(x+1)*
u.cols);M.push(r("div",{role:"row",class:"sq-row"},...T.map(E=>r("div",{role:"gridcell",class:"sq-cell"},E))))}q(n,...M),
p.fit(),o.forEach((x,T)=>g(x,{tabindex:T===h?0:-1}))}function v(u){u!==h&&(g(o[h],{tabindex:-1}),h=u,g(o[h],{tabindex:0}))}
function y(u){let{table:k,state:M,say:x,chips:T,sequences:E,selected:w}=u;b(k),g(n,{"aria-label":x.text("board")});let O=new Set(
E.flatMap(_=>_.cells)),$=l!=="",D=x.lang+JSON.stringify(k.seats);o.forEach((_,R)=>{let j=Se(T,R),U=Se(l,R);(j!==U||l==="")&&
(_.querySelector(".sq-chip")?.remove(),j!==null&&_.prepend(Z(j)),g(_,{"data-side":j,"data-new":$&&j!==null,"data-gone":$&&
j===null&&U!==null}));let V={"data-locked":O.has(R),"data-last":u.last===R,"data-asked":u.asked===R,"data-confirm":u.confirm===
R,"data-wrong":u.wrong===R,"data-line":u.line.includes(R),"data-out":w!==null&&ze(w,M,k,T,O,R)!==null},N=!u.canAct||V["d\
ata-out"],A=[j,N,...Object.values(V)].join()+D;i[R]!==A&&(i[R]=A,g(_,{"aria-label":ns(u,R,j,V["data-locked"],V["data-las\
t"]),...V}),ne(_,N))}),l=T,m(E,k,M)}function m(u,k,M){let x=JSON.stringify([u,M.winner]);if(x===d)return;let T=d==="-"?null:
t.childElementCount;d=x,t.replaceChildren(...u.map(({side:E,cells:w},O)=>{let D=`M${[Math.min(...w),Math.max(...w)].map(
_=>`${_%k.cols+.5} ${Math.floor(_/k.cols)+.5}`).join("L")}`;return ie("g",{class:`sq-band sq-side${E%3}`,"data-new":T!==
null&&O>=T,"data-won":M.winner===E},ie("path",{class:"sq-band-edge",d:D}),ie("path",{class:"sq-band-body",d:D}))}))}return{
node:s,update:y,count:()=>o.length,columns:()=>f,indexOf:u=>o.indexOf(u),focusOpen(){let u=k=>k&&!k.getAttribute("aria-d\
isabled");this.focus(u(o[h])?h:Math.max(0,o.findIndex(u)))},focus(u=h){v(u),o[u]?.focus()}}}function Zn({clauses:e,height:t}){
return[1,2,3].map(n=>{let s=Re(e,n,0);return Math.min(Qn/s,es/(Math.max(1.1,t)*ot(s,e,0)))}).reduce((n,s)=>s>ts*n?s:n)}var Qn=.85,
es=.72,ts=1.2;function Se(e,t){let n=e[t];return n===void 0||n==="."?null:Number(n)}function ze(e,t,n,s,o,i){if(n.faces[i]===
null)return"hint.free";let c=Se(s,i);return e.kind==="remove"?c===null?"hint.nothing_there":c===n.seats[t.turn]?.side?"h\
int.own_chip":o.has(i)?"hint.locked":null:c===null?null:n.replaces&&c!==n.seats[t.turn]?.side?o.has(i)?"hint.locked":null:
!n.asks||e.kind==="wild"?"hint.taken":"hint.taken_number"}function St(e,t,n){let s=new Set(t.sequences.flatMap(o=>o.cells));
return n.faces.some((o,i)=>ze(e,t,n,t.chips,s,i)===null)}function ns({table:e,say:t},n,s,o,i){let c=e.faces[n],a={row:Math.
floor(n/e.cols)+1,col:n%e.cols+1,face:c?.spoken??""};if(c===null)return t.text("cell.free",a);if(s===null)return t.text(
i?"cell.open_last":"cell.open",a);let l=o?"cell.locked":"cell.chip";return t.text(i?`${l}_last`:l,{...a,names:_e(t,e.seats,
s)})}var ss=new Set(["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End"]);function Be(e,t){function n(o){let i=o.composedPath()[0];
if(!(!i.nodeType||!e.contains(i))&&!(o.ctrlKey||o.altKey||o.metaKey||o.key==="Tab")){if(o.key==="Escape"){if(!t(o,i))return;
o.preventDefault()}else ss.has(o.key)&&!os(i)&&t(o,i)&&o.preventDefault();o.stopPropagation()}}let s=e.ownerDocument.defaultView;
return s?.addEventListener("keydown",n,!0),()=>s?.removeEventListener("keydown",n,!0)}function os(e){return e.matches("i\
nput, select, textarea")}function je(e,t,n,s){let o=t%n,i=t-o,c=Math.min(i+n,s)-1;switch(e){case"ArrowLeft":return Math.
max(i,t-1);case"ArrowRight":return Math.min(c,t+1);case"ArrowUp":return t-n<0?t:t-n;case"ArrowDown":return t+n>=s?t:t+n;case"\
Home":return i;default:return c}}function Et(e,t,n,s){let o=n.indexOf(t),i=s.indexOf(t);return o>=0?n.focus(je(e,o,n.columns(),
n.count())):i>=0&&s.focus(je(e,i,e==="ArrowUp"||e==="ArrowDown"?s.columns():s.count(),s.count())),o>=0||i>=0}function Fe(e){
let t=e.parentNode;for(;t;){let s=t;if(s.hasAttribute?.("tabindex")){s.focus();return}t=s.host??t.parentNode}let{activeElement:n}=e.
getRootNode();n?.blur()}function Nt(e,t){return t.kind!=="place"?`move.${t.kind}`:!e.asks||!t.card?"move.place_plain":t.card.kind==="wild"?"move\
.wild":"move.place"}function Ee(e,t,n){let s=n.cell===null?null:t.faces[n.cell];return e.nodes(Nt(t,n),{name:G(t.seats[n.
seat]?.name??""),card:n.card?ce(n.card):"",number:s?ce(s):""})}function Ce(e,t,n){let s=Nt(t,n),o=n.cell===null?null:t.faces[n.
cell];return e.text(s.startsWith("move.place")||s==="move.wild"?s.replace("move.","heard."):s,{name:Q(t.seats[n.seat]?.name??
""),card:n.card?.spoken??"",number:o?.spoken??""})}function Tt(e,t,n,s){let o=[],i=n.chips;for(let c of[...s].reverse()){
if(o.unshift(i),c.cell===null)continue;let a=Se(t,c.cell),l=c.kind==="place"&&a===e.seats[c.seat]?.side?".":String(a??".");
i=i.slice(0,c.cell)+l+i.slice(c.cell+1)}return[i,...o]}function Ot(e,t,n){return t.sequences.filter(({side:s,cells:o})=>o.
every(i=>e.faces[i]===null||Se(n,i)===s))}function At(e,t){return t.length<e.length&&t.every((o,i)=>Mt(o,e[i]))?[]:e.every(
(o,i)=>Mt(o,t[i]))?t.slice(e.length):t}var Mt=(e,t)=>e.seat===t?.seat&&e.kind===t.kind&&e.cell===t.cell;var Lt={width:1280,height:680};function Ke(e,t){let n=t.defaultView,s=r("button",{class:"sq-tool",type:"button","aria-pr\
essed":"false",click:i},I("grow")),o=!1;function i(){o?a():c()}async function c(){o=!0;try{await e.requestFullscreen()}catch{
e.popover="manual",e.showPopover()}d(),s.focus()}function a(){o=!1,l()&&t.exitFullscreen(),e.removeAttribute("popover"),
d(),s.focus()}let l=()=>e.getRootNode().fullscreenElement===e;function d(){let v=Math.max(1,Math.min(n.innerWidth/Lt.width,
n.innerHeight/Lt.height));g(s,{"aria-pressed":String(o)}),g(e,{"data-large":o}),e.style.setProperty("zoom",o?String(v):""),
e.style.setProperty("--sq-tall",o?`${Math.floor(n.innerHeight/v)-28}px`:"")}let h=!1,f=()=>{h&&!l()&&o&&a(),h=l()},p=()=>o&&
d(),b=v=>o&&v.key==="Escape"&&!v.composedPath().includes(e)&&a();return t.addEventListener("fullscreenchange",f),n.addEventListener(
"resize",p),n.addEventListener("keydown",b),{node:s,leave(){if(o)a();else return!1;return!0},update(v){g(s,{"aria-label":v.
text("screen"),title:v.text("screen")})},stop(){t.removeEventListener("fullscreenchange",f),n.removeEventListener("resiz\
e",p),n.removeEventListener("keydown",b)}}}function Ue(){let e=r("ul",{class:"sq-seats"}),t=be();function n({table:o,state:i,say:c}){let{phase:a,turn:l,made:d,cards:h,
winner:f}=i;t([o.seats,o.goals,o.to_win,a,l,d,h,f,c.lang],()=>s({table:o,state:i,say:c}))}function s({table:o,state:i,say:c}){
g(e,{"aria-label":c.text("players"),"data-count":o.seats.length}),q(e,...o.seats.map((a,l)=>{let d=i.made[a.side]??0,h=i.
phase!=="over"&&l===i.turn,f=c.text("seat.cards",{n:i.cards[l]??0}),p=o.goals[a.side]??o.to_win,b=c.text("seat.made",{n:d,
goal:p}),v=a.kind==="person"?null:c.text(`seat.${a.kind}`),y=[v,h?c.text("seat.to_move"):null,f,b].filter(m=>m!==null);return r(
"li",{class:`sq-seat sq-side${a.side%3}`,"aria-current":h?"true":null,"data-won":i.winner===a.side},r("span",{class:"sq-\
token",title:v},Z(a.side),v&&I("robot")),r("span",{class:"sq-who"},G(a.name),r("span",{class:"sq-hidden"},c.list(y)),r("\
span",{class:"sq-pips",title:b,"aria-hidden":"true"},...rs(d,p))))}))}return{node:e,update:n}}function rs(e,t){return Array.
from({length:Math.max(e,t)},(n,s)=>r("i",{class:s<e?"sq-pip sq-pip-full":"sq-pip"}))}var _t="(prefers-color-scheme: dark)";function is(e){let t=e.getAttribute("data-jp-theme-light");if(t!==null)return t===
"false";let n=e.getAttribute("data-theme")??e.getAttribute("theme");if(n==="dark"||n==="light")return n==="dark";let{classList:s}=e;
return["dark","vscode-dark","vscode-high-contrast"].some(o=>s.contains(o))?!s.contains("vscode-high-contrast-light"):["l\
ight","vscode-light","vscode-high-contrast-light"].some(o=>s.contains(o))?!1:null}function cs(e){let t=e.ownerDocument,n=[];
for(let o=e;o;o=o.host??o.parentNode)n.push(o);for(let o of[...n,t.body,t.documentElement]){let i=o?.nodeType===Node.ELEMENT_NODE?
is(o):null;if(i!==null)return i}let s=getComputedStyle(t.documentElement).colorScheme;return s.includes("dark")&&(!s.includes(
"light")||matchMedia(_t).matches)}function Ge(e,t){let n=t.ownerDocument,s=matchMedia("print"),o=matchMedia(_t),i=()=>{e.
dataset.sqTheme=!s.matches&&cs(t)?"dark":"light"},c=new MutationObserver(i);for(let a of[n.documentElement,n.body])c.observe(
a,{attributes:!0});for(let a of[s,o])a.addEventListener("change",i);return i(),()=>{c.disconnect();for(let a of[s,o])a.removeEventListener(
"change",i)}}var Ct=({answer:e,tone:t})=>e?.chosen?"replay.answer":t==="hint"?"replay.hint":"replay.given_back";function $t(e,t){let n=we(
e.get("texts")),s=e.get("table"),o=e.get("moments"),i=0,c=Pe(()=>{}),a=Ue(),l=r("div",{class:"sq-hidden",role:"status","\
aria-live":"polite"}),d=r("p",{class:"sq-line"}),h=r("div",{class:"sq-verdict"}),f=r("input",{type:"range",min:0,max:o.length-
1,value:0,class:"sq-slider",input:()=>j(Number(f.value))}),p=r("p",{class:"sq-count"}),b=r("ol",{class:"sq-steps"}),v=o.
flatMap((N,A)=>N.answer||N.move?[D(N,A)]:[]),y=(N,A)=>{let P=n.text(`replay.${N}`);return r("button",{type:"button",class:"\
sq-round",click:()=>j(A()),"aria-label":P,title:P},I(N))},m=y("first",()=>0),u=y("back",()=>i-1),k=y("next",()=>i+1),M=y(
"last",()=>o.length-1),x=r("section",{class:"sq-panel sq-history","aria-label":n.text("replay.title")},r("div",{class:"s\
q-steering"},m,u,f,k,M),r("div",{class:"sq-where"},p),b),T=r("div",{class:"sq-game"},a.node,c.node,r("div",{class:"sq-me\
ssage"},d,h),r("div",{class:"sq-tray"},x)),E=r("div",{class:"sq-root",lang:n.lang,"data-link":"ok"},l,T),w=Ke(E,t.ownerDocument);
w.update(n),p.after(w.node),g(f,{"aria-label":n.text("replay.slider")}),g(b,{"aria-label":n.text("replay.steps")}),q(b,...v.
map(({node:N})=>N)),t.append(E);let O=Ge(E,t),$=Be(E,(N,A)=>{if(N.key==="Escape")return w.leave()?!0:(Fe(E),!1);let P=c.
indexOf(A);return P<0?!1:(c.focus(je(N.key,P,s.cols,s.faces.length)),!0)});function D(N,A){let{answer:P,move:B}=N,le=P?.
seat??B?.seat??0,se=P?.correct===!1?"wrong":P?.correct?"good":null,te=r("li",{}),H=r("button",{type:"button",class:"sq-s\
tep","data-tone":se,click:()=>j(A)});return H.append(r("span",{class:"sq-token"},Z(s.seats[le]?.side??0)),r("span",{},_(
N))),se&&H.append(Le(se),r("span",{class:"sq-hidden"},n.text(`replay.${se}`))),te.append(H),{node:te,press:H,index:A}}function _(N){
let{answer:A,move:P}=N;if(P&&(A===null||A.correct))return Ee(n,s,P);if(A){let B=A.cell===null?null:s.faces[A.cell];return n.
nodes(Ct(N),{name:G(s.seats[A.seat].name),card:ce(A.card),number:B?ce(B):A.chosen})}return document.createTextNode(P?Ce(
n,s,P):"")}function R(N){let{answer:A,move:P,said:B}=N;if(P&&(A===null||A.correct))return`${Ce(n,s,P)} ${B}`;if(A===null)
return B||n.text(i===0?"replay.deal":"replay.code");let le=A.cell===null?null:s.faces[A.cell],se={name:Q(s.seats[A.seat].
name),card:A.card.spoken,number:le?le.spoken:A.chosen};return`${n.text(Ct(N),se)} ${B}`}function j(N){i=Math.max(0,Math.
min(o.length-1,N)),U(),K(l,`${n.text("replay.step",{n:i,all:o.length-1})} ${R(o[i])}`)}function U(){let N=o[i],A=N.sequences.
map(([te,H])=>({side:te,cells:H})),P=N.over?"over":"play",B={...N,sequences:A,phase:P,viewer:null},le=N.answer?.cell??N.
move?.cell??null,se=N.answer?.correct===!1?le:null;g(T,{"data-phase":P}),a.update({table:s,state:B,say:n}),c.update({table:s,
state:B,say:n,chips:N.chips,sequences:A,last:se===null?le:null,selected:null,asked:null,confirm:null,wrong:se,canAct:!1,
line:[]}),N.over&&i===o.length-1?K(d,He(n,s.seats,N.winner)):i===0?K(d,n.text("replay.deal")):N.answer||N.move?q(d,_(N)):
K(d,n.text("replay.code")),g(h,{"data-tone":N.said?N.tone:null}),q(h,N.said?Le(N.tone):null,N.said?r("p",{},N.said):null),
f.value=String(i),g(f,{"aria-valuetext":n.text("replay.step",{n:i,all:o.length-1})}),K(p,n.text("replay.step",{n:i,all:o.
length-1}));for(let te of[m,u])ne(te,i===0);for(let te of[k,M])ne(te,i===o.length-1);for(let{press:te,index:H}of v)g(te,
{"aria-current":H===i?"step":null}),H===i&&V(te)}function V(N){let A=N.offsetTop-b.offsetTop;(A<b.scrollTop||A+N.offsetHeight>
b.scrollTop+b.clientHeight)&&(b.scrollTop=A-b.clientHeight/2)}return U(),()=>{w.stop(),$(),O(),E.remove()}}var ls=200,as=/[√πa-z]/,us=["√","π","^"];function Dt({onNumber:e,onSwap:t,onPass:n,onOpen:s,onAnnounce:o,onDraw:i,
onNext:c,onUndo:a,onLook:l,onLine:d,onHint:h}){let f=r("div",{class:"sq-actions"}),p=fe("sq-quiet",()=>s("number")),b=fe(
"sq-quiet",()=>s("swap")),v=fe("sq-quiet sq-hint",h),y=fe("sq-quiet",t),m=fe("sq-quiet",o),u=fe("sq-main",i),k=fe("sq-qu\
iet",c),M=fe("sq-quiet",a),x=r("div",{class:"sq-lines",role:"group"}),T=fe("sq-main",n),E=r("input",{class:"sq-input",type:"\
text",maxlength:ls,autocomplete:"off",spellcheck:"false",enterkeyhint:"done"}),w=A("−"),O=A("/"),$=us.map(A),D=r("butt\
on",{class:"sq-main",type:"submit"}),_=fe("sq-round",()=>s(null)),R=r("form",{class:"sq-entry",submit:H=>{H.preventDefault(),
E.value.trim()?e(E.value.trim()):E.focus()}},r("span",{class:"sq-keys"},E,w,O,...$),D,_),j=r("span",{}),U=fe("sq-main",t),
V=fe("sq-round",()=>s(null)),N=r("div",{class:"sq-confirm",role:"group"},j,U,V);function A(H){return r("button",{class:"\
sq-key",type:"button",click:()=>{E.setRangeText(H,E.selectionStart??0,E.selectionEnd??0,"end"),E.focus()}},H)}let P=null,
B={};function le(H,C){let ae=H.choosing?.lines.length??0;g(x,{"aria-label":C.text("choice.label")}),!(x.childElementCount===
ae&&x.lang===C.lang)&&(x.lang=C.lang,q(x,...Array.from({length:ae},(W,ue)=>r("button",{class:"sq-main",type:"button",click:()=>d(
ue),focus:()=>l(ue),mouseenter:()=>l(ue)},C.text("choice.line",{n:ue+1})))))}function se(H,C){B={table:H,texts:C},q(p,C.
text(H.answer_by==="keypad"?"number.open_first":"number.open")),q(b,C.text("swap.open")),q(T,C.text("pass"));let ae=H.faces.
some(W=>W&&as.test(W.text))?"text":"decimal";g(E,{placeholder:C.text("number.label"),"aria-label":C.text("number.label"),
inputmode:ae}),$.forEach(W=>W.hidden=!H.faces.some(ue=>ue?.text.includes(W.textContent??""))),g(w,{"aria-label":C.text("\
number.minus")}),g(O,{"aria-label":C.text("number.slash")}),q(D,C.text("number.say")),q(_,"×"),g(_,{"aria-label":C.text(
"cancel")}),q(j,C.text("swap.ask")),q(U,C.text("swap.yes")),q(V,"×"),g(V,{"aria-label":C.text("cancel")}),g(N,{"aria-la\
bel":C.text("swap.ask")}),q(v,I("bulb"),C.text("ask_hint")),q(y,C.text("swap.dead")),q(m,C.text("announce.open")),q(u,C.
text("draw.mine")),q(k,C.text("draw.go_on")),q(M,C.text("undo"))}function te({table:H,state:C,say:ae,selected:W,canAct:ue,
open:de,announced:L,mine:F}){let J=W?.kind==="face"&&H.asks&&C.solved!==W.id,oe=W?.kind==="face"&&C.solved!==W.id;(H!==B.
table||ae!==B.texts)&&se(H,ae),g(m,{"aria-pressed":W?String(L):null}),le(C,ae);for(let me of[p,b,v,y,m,T,D,U])ne(me,!ue);
let ye=C.viewer!==null&&C.owed.includes(C.viewer),st=ye&&!F&&H.seats[C.turn]?.kind!=="person";de==="number"&&P!=="number"&&
(E.value="");let Ne=(C.choosing?[x]:de==="number"&&J?[R]:de==="swap"&&J?[N]:[J&&p,J&&b,J&&H.hints&&v,oe&&!H.asks&&!H.dice&&
y,F&&H.announce&&m,C.can_pass&&T,ye&&u,st&&k,C.can_undo&&M]).filter(Boolean);(Ne.length!==f.children.length||Ne.some((me,S)=>f.
children[S]!==me))&&q(f,...Ne),de!==P&&(de==="number"&&E.focus(),de==="swap"&&V.focus()),P=de}return{node:f,update:te,focus:()=>f.
querySelector("button")?.focus()}}function fe(e,t){return r("button",{class:e,type:"button",click:t})}function Rt(e){let t=r("div",{class:"sq-hidden",role:"status","aria-live":"polite"});function n(s){let o=s.filter(Boolean).
join(" ");K(t,t.textContent===o?`${o} `:o),e(o)}return{node:t,announce:n}}var at=e=>Math.max(0,Math.round(e/100)/10);function It(e){let t=performance.now(),n=t,s=0,o=null,i=()=>{o??=performance.
now()},c=()=>{o!==null&&(s+=performance.now()-o),o=null},a=()=>e.visibilityState==="hidden"?i():c(),{defaultView:l}=e;return l?.
addEventListener("blur",i),l?.addEventListener("focus",c),e.addEventListener("visibilitychange",a),{restart(){t=n=performance.
now(),s=0,o!==null&&(o=t)},pick(){n=performance.now()},times(){let d=performance.now(),h=s+(o===null?0:d-o);return{to_card:at(
n-t),to_answer:at(d-n),focus_lost:at(h)}},stop(){l?.removeEventListener("blur",i),l?.removeEventListener("focus",c),e.removeEventListener(
"visibilitychange",a)}}}function Ve(e){let t=r("textarea",{class:"sq-input",rows:1,readonly:!0,focus:()=>t.select()}),n=r("button",{class:"sq-ma\
in",type:"button",click:o}),s=r("div",{class:"sq-give"},t,n);function o(){t.value&&(t.focus(),t.select(),e(t.ownerDocument.
execCommand("copy")))}function i(c,a,l){t.value!==(l??"")&&(t.value=l??""),g(t,{"aria-label":a}),q(n,c.text("code.copy")),
ne(n,l===null)}return{node:s,update:i,focus:()=>n.focus()}}var ds=1e5;function Ht({onReceive:e,onCopied:t,onClose:n}){let s=r("p",{class:"sq-big"}),o=r("p",{class:"sq-saved"}),i=Ve(
t),c=r("textarea",{class:"sq-input",rows:2,maxlength:ds,autocomplete:"off",spellcheck:"false"}),a=r("button",{class:"sq-\
main",type:"submit"}),l=r("p",{class:"sq-note",role:"status"}),d=r("button",{class:"sq-quiet",type:"button",click:n}),h=r(
"form",{class:"sq-give",submit:p},c,a),f=r("section",{class:"sq-panel sq-code"},s,o,i.node,h,l,d);function p(v){v.preventDefault(),
!a.getAttribute("aria-disabled")&&(c.value.trim()?e(c.value):c.focus())}function b({say:v,code:y,playing:m,canAct:u,refusal:k}){
g(f,{"aria-label":v.text("code.title")}),K(s,v.text("code.title")),K(o,v.text("code.open")),g(i.node,{hidden:!m}),i.update(
v,v.text("code.own"),y),g(c,{"aria-label":v.text("code.theirs"),placeholder:v.text("code.theirs")}),q(a,v.text("code.tak\
e")),q(d,v.text("code.close")),K(l,m?"":k),g(l,{hidden:m}),ne(a,!u)}return{node:f,update:b,clear(){c.value=""},focus:v=>(v?
i:c).focus()}}var fs=/openlesson\d[0-9A-Za-z]+/,ps=1e5;function Pt(){let e=window;for(;;){let n=[e.location.href,e.performance.getEntriesByType(
"navigation")[0]?.name??""].map(s=>fs.exec(s)?.[0]).find(Boolean);if(n)return n;if(e.parent===e)return null;e=e.parent;try{
e.location.href}catch{return null}}}function zt(e){let t=r("textarea",{class:"sq-input",rows:2,maxlength:ps,autocomplete:"\
off",spellcheck:"false"}),n=r("button",{class:"sq-main",type:"submit"}),s=r("form",{class:"sq-door",submit:o},t,n);function o(c){
c.preventDefault(),t.value.trim()?e(t.value):t.focus()}function i(c){g(t,{"aria-label":c.text("lobby.class_code"),placeholder:c.
text("lobby.class_code")}),q(n,c.text("lobby.open"))}return{node:s,update:i}}var ms=6;function jt(e,{cardOf:t,cellOf:n,onTake:s,onDrop:o}){let i=null,c=null,a=null;function l(u){let M=e.getRootNode().
elementFromPoint(u.clientX,u.clientY)?.closest("button")??null;return M&&n(M)>=0?M:null}function d(u){let k=u.button===0&&
u.pointerType!=="touch"?t(u.target):null;k&&(m(),i={card:k,x:u.clientX,y:u.clientY,id:u.pointerId,ghost:null},a=u.view,a?.
addEventListener("pointermove",h),a?.addEventListener("pointerup",v))}function h(u){if(!i||u.pointerId!==i.id)return;let[
k,M]=[u.clientX-i.x,u.clientY-i.y];if(!i.ghost){if(Math.hypot(k,M)<ms)return;if(!s(i.card))return m();i.ghost=b(i.card)}
let x=p(i.card);i.ghost.style.transform=`translate(${k/x}px, ${M/x}px) rotate(2deg)`,f(l(u))}function f(u){u!==c&&(c&&g(
c,{"data-over":null}),c=u,c&&g(c,{"data-over":!0}))}let p=u=>u.currentCSSZoom??1;function b(u){let k=u.cloneNode(!0),M=u.
getBoundingClientRect();k.removeAttribute("tabindex"),k.removeAttribute("aria-label"),g(k,{"aria-hidden":"true","data-gh\
ost":!0});let x=T=>`${T/p(u)}px`;return Object.assign(k.style,{left:x(M.left),top:x(M.top),width:x(M.width),height:x(M.height)}),
e.append(k),k}function v(u){if(!i||u.pointerId!==i.id)return;let k=i.ghost?l(u):null;i.ghost&&y(),m(),k&&o(n(k))}function y(){
let u=k=>k.stopPropagation();e.addEventListener("click",u,!0),setTimeout(()=>e.removeEventListener("click",u,!0))}function m(){
a?.removeEventListener("pointermove",h),a?.removeEventListener("pointerup",v),i?.ghost?.remove(),i=null,f(null)}return e.
addEventListener("pointerdown",d),e.addEventListener("pointercancel",m),m}var hs=300;function Bt(e){let t=r("span",{class:"sq-bell"}),n=[],s=-1,o="";function i(a,l){if(a.seq===s)return;s=a.seq,n.
forEach(clearTimeout);let d=a.ends_in;if(o="",n=[],d===null)return;n=(a.last_round?[d]:[d-hs,d]).filter(p=>p>0).map(p=>setTimeout(
e,p*1e3+500));let f=new Intl.DateTimeFormat(l.lang,{hour:"2-digit",minute:"2-digit"}).format(Date.now()+d*1e3);o=l.text(
"bell.ends",{time:f})}function c(a,l){i(a,l);let d=a.turns_left===null?"":l.text("bell.turns",{n:a.turns_left}),h=a.last_round&&
a.phase!=="over";K(t,h?l.text("bell.last"):[o,d].filter(Boolean).join(" · ")),g(t,{"data-last":h})}return{node:t,update:c,
stop:()=>n.forEach(clearTimeout)}}function Ft(){let e=r("div",{class:"sq-open"}),t=be();function n(o,i,c){let a=(i.hands??
[]).map((l,d)=>({cards:l,seat:d})).filter(({cards:l,seat:d})=>d!==i.viewer&&l.length);t([a,o.deal,c.lang],()=>s(o,c,a))}
function s(o,i,c){q(e,...c.map(({cards:a,seat:l})=>{let d=o.seats[l].name,h=i.text("open.hand",{name:Q(d)});return r("di\
v",{role:"group","aria-label":h},r("span",{class:"sq-token"},Z(o.seats[l].side)),...a.map(f=>r("span",{class:"sq-mini"},
f.text?ce(f):i.text(`card.${f.kind}`))))}))}return{node:e,update:n}}function Kt(e){let t=!1,n=r("button",{class:"sq-quie\
t",type:"button",click:()=>c(!t)}),s=r("span",{class:"sq-sides",role:"group"}),o=r("div",{class:"sq-talk"},n,s),i=be();function c(d){
t=d,g(s,{hidden:!t}),g(n,{"aria-expanded":String(t)})}function a(d,h,f){g(o,{hidden:!d.talk||h.phase==="over"}),i([d.seats,
f.lang],()=>l(d,f))}function l(d,h){K(n,h.text("talk.open")),g(s,{"aria-label":h.text("talk.ask")}),q(s,...d.goals.map((f,p)=>r(
"button",{class:"sq-round",type:"button","aria-label":h.text("talk.side",{names:_e(h,d.seats,p)}),click:()=>{c(!1),e(p)}},
Z(p))))}return c(!1),{node:o,update:a}}var gs=3;function Ut({own:e,bell:t,talk:n,tools:s}){let o=r("span",{class:"sq-stock"}),i=r("span",{class:"sq-goal"}),c=r(
"ol",{class:"sq-feed"}),a=Ft(),l=be(),d=r("div",{class:"sq-foot"},r("p",{class:"sq-facts"},e,t,o,i),s,a.node,c,n);function h({
say:p,table:b,state:v},y){if(!b||!v)return;let m=y.slice(-gs);l([m,v.stock,b.deal,p.lang],()=>f(b,v,p,m)),a.update(b,v,p)}
function f(p,b,v,y){let m=!p.dice&&!p.printed;q(o,m&&I("deck"),m&&v.text("stock",{n:b.stock})),K(i,v.text("goal",{n:p.to_win,
line:p.line})),q(c,...y.map(u=>{let k=r("span",{class:"sq-token"},Z(p.seats[u.seat]?.side??0));return r("li",{},k,Ee(v,p,
u))})),g(c,{"aria-label":v.text("moves")})}return{node:d,update:h}}var bs=15,vs=8,xs=15,ks=3,qs=.26;function Vt(e){let t=r("div",{class:"sq-hand",role:"toolbar"}),n=new Map,s=[],o=0,i=0,c=De(
t,(f,{clauses:p})=>f.style.setProperty("--sq-em",String(Re(p,ks,qs))),a);function a(){let f=t.querySelectorAll(".sq-sum"),
p=Math.max(0,...[...f].map(v=>Number(v.style.getPropertyValue("--sq-em")))),b=v=>p*bs<=(i-vs*(v-1))/v-xs;i&&g(t,{"data-l\
ong":b(3)?null:b(2)||"very","data-short":b(5)})}new ResizeObserver(()=>{i=t.clientWidth,a()}).observe(t);let l=()=>s.map(
f=>n.get(f.id).button);function d(f){o=Math.max(0,Math.min(f,s.length-1)),l().forEach((p,b)=>g(p,{tabindex:b===o?0:-1}))}
function h({state:f,say:p,selected:b,canAct:v}){s=f.hand,g(t,{"aria-label":p.text("hand"),"data-count":s.length});let y=new Set(
s.map(m=>m.id));for(let[m,{button:u}]of n)y.has(m)||(u.remove(),n.delete(m));s.forEach((m,u)=>{let k=n.get(m.id);k||(k={
button:r("button",{type:"button",style:`--sq-i:${u}`,click:()=>e(s.find(({id:E})=>E===m.id)??m),focus:()=>d(s.findIndex(
({id:E})=>E===m.id))}),drawn:"",sum:r("span",{class:"sq-sum"}),formula:""},n.set(m.id,k));let M=JSON.stringify([m,p.lang]);
if(M!==k.drawn){k.drawn=M,ys(k.button,m,p,k.sum);let T=JSON.stringify([m.mathml,m.text,m.suit]);T!==k.formula&&(k.formula=
T,q(k.sum,ce(m)),m.mathml&&c.add(k.sum))}t.children[u]!==k.button&&t.insertBefore(k.button,t.children[u]??null);let x=We(
f,m)!==null;g(k.button,{"aria-pressed":b?.id===m.id?"true":"false","data-barred":x}),ne(k.button,!v||x)}),d(o),a(),c.fit()}
return{node:t,update:h,indexOf:f=>l().indexOf(f),buttonOf:f=>l().find(p=>p.contains(f))??null,focus(f=o){d(f),l()[o]?.focus()},
count:()=>s.length,columns(){let f=l().map(p=>p.offsetTop);return Math.max(1,f.filter(p=>p===f[0]).length)}}}function We(e,t){
return e.solved?e.solved===t.id?null:"hint.solved":e.must===null||e.must.includes(t.id)?null:"hint.must"}function ys(e,t,n,s){
let o=t.tries>0?n.text("card.try",{n:t.tries+1}):t.caption;if(g(e,{class:`sq-card sq-card-${t.kind}`,"data-tried":t.tries>
0,"data-name":!t.mathml&&!t.suit}),t.kind==="face"){let l=[t.spoken,t.caption===t.spoken?"":t.caption,t.tries>0?n.text("\
card.try",{n:t.tries+1}):""].filter(Boolean);return e.style.setProperty("--sq-len",String(Math.max(5,xt(t.text)))),g(e,{
"aria-label":l.join(", "),"data-suit":t.suit??null}),Gt(e,s,o)}let i=n.text(`card.${t.kind}`),c=n.text(`card.${t.kind}_d\
oes`),a=t.kind==="wild"?"+":"−";if(t.text)return g(e,{"aria-label":`${t.spoken}, ${c}`,"data-suit":t.suit??null}),Gt(e,
s,c);q(e,r("span",{class:"sq-sign","aria-hidden":"true"},a),r("b",{},i)," ",r("small",{},c))}function Gt(e,t,n){e.firstElementChild!==
t&&q(e,t),t.nextElementSibling?.remove(),n&&e.append(r("small",{},n))}function Je({name:e,text:t}){let n=URL.createObjectURL(new Blob([t],{type:"application/jsonl"})),s=document.createElement(
"a");s.href=n,s.download=e,s.click(),setTimeout(()=>URL.revokeObjectURL(n),6e4)}var pe=({table:e,state:t})=>e!==null&&t!==null&&t.phase!=="start",ee=({state:e})=>e?.phase==="play"&&e.viewer!==null&&e.
viewer===e.turn&&!e.check,ke=({state:e,ui:t})=>e?.hand.find(n=>n.id===t.selected)??null,$e=({table:e,state:t},n)=>e?.answer_by===
"keypad"&&n.kind==="face"&&t?.solved!==n.id,ut=e=>{let{state:t}=e;return!!t&&!ee(e)&&t.phase==="play"&&t.viewer!==null&&
t.owed.includes(t.viewer)},qe=({state:e})=>e?.phase==="play"&&e.viewer!==null&&e.forfeits.includes(e.viewer);function Wt({
state:e,ui:t}){return e?.check?e.check.cell===null?[]:[e.check.cell]:e?.choosing?.lines[t.line??0]??[]}function Ye(e){let{table:t,state:n,ui:s}=e;if(!n||!t||!ee(e))return"";if(n.choosing)return"line.which";if(qe(e))return"l\
ine.give_up";let o=ke(e);return o?.kind==="remove"?St(o,n,t)?s.confirm===null?"line.remove":"line.remove_again":n.can_pass?
"line.pass":"line.remove_none":o&&n.solved===o.id?"line.solved":o&&$e(e,o)?"line.say":o&&t.announce&&s.announced?"line.s\
ay_line":o?o.kind==="wild"?"line.wild":t.asks?"line.find":"line.place":t.printed?"printed.line":n.must!==null?"line.must":
n.can_pass?"line.pass":t.dice?"line.roll":t.asks?"line.solve":"line.choose"}function xe(e){let{say:t,table:n,state:s}=e;
if(!n||!s||s.phase==="start")return"";let o=Q(n.seats[s.turn]?.name??"");return s.phase==="over"?He(t,n.seats,s.winner):
s.phase==="handover"?t.text("handover.pass",{name:o}):s.check?t.text("line.check",{name:Q(n.seats[s.check.seat]?.name??"")}):
!ee(e)&&qe(e)?t.text("line.give_up"):ut(e)?t.text("line.taken"):ee(e)?`${t.text("line.turn",{name:o})} ${t.text(Ye(e))}`:
t.text("line.wait",{name:o})}function Jt(e,t){let{say:n,table:s,state:o}=e;if(!s||!o)return[];let i=G(s.seats[o.turn]?.name??
"");return t?[Ee(n,s,t)]:o.phase==="play"&&o.check?[n.nodes("line.check",{name:G(s.seats[o.check.seat].name)})]:ee(e)?[r(
"b",{},n.nodes("line.turn",{name:i}))," ",n.text(Ye(e))]:qe(e)?[n.text("line.give_up")]:ut(e)?[n.text("line.taken")]:o.phase===
"play"?[n.nodes("line.wait",{name:i})]:[]}function Yt({known:e,link:t,clock:n,replay:s,announce:o,speak:i,draw:c,onKept:a}){let{ui:l}=e,d=()=>t.status()!=="lost"&&
!t.busy();function h(w,O={}){d()&&(l.hint=null,t.send(w,O),c())}function f(w){l.hint={tone:"info",text:e.say.text(w),cell:null},
o([l.hint.text]),c()}function p(w){l.asked=null,l.code=w.code??l.code,w.file&&(Je(w.file),a()),w.text&&(l.hint={tone:"in\
fo",text:w.text,cell:null},o([w.text])),queueMicrotask(c)}function b(w){let{state:O,say:$}=e;if(!O||!d())return;if(qe(e))
return h("give_up",{seat:O.viewer,card:w.id});if(!ee(e))return;s.finish();let D=We(O,w);if(D)return f(D);O.solved||(l.selected=
l.selected===w.id?null:w.id,l.confirm=null,l.open=l.selected&&$e(e,w)?"number":null,l.hint=null,l.selected&&n.pick(),o([
xe(e)]),l.selected&&i(`${w.spoken}. ${$.text(Ye(e))}`),c())}function v(w){return!e.state||!w||!ee(e)||!d()||We(e.state,w)?
!1:(l.selected!==w.id&&b(w),!0)}function y(w){let{table:O,state:$}=e;if(!O||!$||!ee(e)||!d())return;s.finish();let D=ke(
e);if(!D)return f(O.faces[w]===null?"hint.free":"hint.choose_card");let _=new Set($.sequences.flatMap(U=>U.cells)),R=ze(
D,$,O,$.chips,_,w);if(R)return l.confirm=null,f(R);if($e(e,D))return f("hint.say_first");if(D.kind==="remove"&&l.confirm!==
w)return l.confirm=w,l.hint=null,o([xe(e)]),c();l.confirm=null,l.asked=w;let j=l.announced?{announce:!0}:{};h("play",{seat:$.
viewer,card:D.id,cell:w,...j,...n.times()})}function m(){if(!ke(e))return h("claim",{seat:e.state?.viewer});l.announced=
!l.announced,c()}function u(w){l.line=w,c()}function k(w){let O=e.state?.choosing;if(!O)return;let $=e.state?.viewer;O.card===
null?h("claim",{seat:$,choice:w}):h("play",{seat:$,card:O.card,cell:O.cell,choice:w,...n.times()})}function M(w){l.selected&&
h("number",{seat:e.state?.viewer,card:l.selected,text:w,...n.times()})}function x(w){return w&&!d()?!1:(l.open=w,l.confirm=
null,c(),!0)}function T(w){l.coding=w,l.keeping=!1,l.code=null,l.hint=null,w&&pe(e)&&h("code"),c()}function E(){if(l.confirm!==
null)l.confirm=null;else if(l.selected&&!e.state?.solved)l.selected=null;else return!1;return o([xe(e)]),c(),!0}return{canAct:d,
act:h,hint:f,onReply:p,onCard:b,onTake:v,onCell:y,onAnnounce:m,onLook:u,onLine:k,onNumber:M,onOpen:x,onCode:T,onBack:E,onSwap:()=>l.
selected&&h("swap",{seat:e.state?.viewer,card:l.selected}),onHint:()=>l.selected&&h("hint",{seat:e.state?.viewer,card:l.
selected}),onPass:()=>h("pass",{seat:e.state?.viewer}),onDraw:()=>h("draw",{seat:e.state?.viewer}),onNext:()=>h("next"),
onUndo:()=>h("undo",{seat:e.state?.viewer??null}),onLanguage:w=>h("language",{lang:w})}}var Xe="seqnum:";var Ze=new Map;function Qe(e){try{return e(window.localStorage)}catch{return}}function Me(){return(Qe(t=>Object.keys(t).
filter(n=>n.startsWith(Xe)).map(Xt).filter(n=>n!==null))??[...Ze.values()]).sort((t,n)=>n.at-t.at)}function Xt(e){try{let t=JSON.
parse(window.localStorage.getItem(e)??"");return Array.isArray(t.names)&&t.lines&&t.receipt?.tallies?t:null}catch{return null}}
function Zt(e){let t=Ze.get(e.game)??Qe(()=>Xt(Xe+e.game)),n={...e,lines:{...t?.lines,...e.lines},at:Date.now()};Ze.set(
n.game,n),Me().filter(i=>i.game!==n.game).filter((i,c)=>c>=11||i.at<n.at-2592e6).forEach(i=>et(i.game));let o=()=>Qe(i=>(i.
setItem(Xe+n.game,JSON.stringify(n)),!0));for(let i=Me();!o()&&i.length>0;i.pop())et(i[i.length-1].game)}function et(e){
Qe(t=>t.removeItem(Xe+e))}var dt=e=>Ze.get(e??"")??Me().find(t=>t.game===e)??null,Qt=({name:e,lines:t})=>({name:e,text:Object.
keys(t).sort((n,s)=>Number(n)-Number(s)).map(n=>`${t[n]}
`).join("")});function en({onFile:e,onCopied:t,onClose:n}){let s=r("div",{class:"sq-receipt"}),o=r("button",{class:"sq-main sq-wide",type:"\
button",click:e}),i=Ve(t),c=r("p",{class:"sq-note",role:"status"}),a=r("button",{class:"sq-quiet",type:"button",click:n}),
l=r("section",{class:"sq-panel sq-kept"},s,o,i.node,c,a),d="";function h(f,p,b,v){K(c,v),g(c,{hidden:!v}),g(a,{hidden:!b}),
g(i.node,{hidden:!p?.code});let y=JSON.stringify([f.lang,p?.receipt,p?.code]);if(y===d||(d=y,g(l,{"aria-label":f.text("k\
eep.title")}),q(o,I("keep"),f.text("keep.title")),q(a,f.text("code.close")),i.update(f,f.text("keep.code"),p?.code??null),
g(s,{hidden:!p?.receipt.tallies.length}),!p))return;let{game:m,check:u,tallies:k}=p.receipt;q(s,r("p",{},f.text("keep.pa\
per")),...k.map(([M,x,T])=>r("p",{},f.nodes("keep.tally",{name:G(M),right:x,n:T}))),r("p",{class:"sq-letters"},f.nodes("\
keep.game",{game:r("b",{},m),check:r("b",{},u)})))}return{node:l,update:h,focus:()=>o.focus()}}function tn({known:e,isLost:t,act:n,hint:s,draw:o,onClose:i}){let{ui:c}=e,a=en({onFile:p,onCopied:y,onClose:m}),l=null,d=null,
h=null,f=()=>pe(e)?dt(l):d;function p(){c.keeping=!0,c.coding=!1,pe(e)&&!t()?n("file"):f()?(Je(Qt(f())),v()):s("keep.not\
hing")}function b(){let u=f();u&&(u.over||!pe(e))&&et(u.game)}function v(){b(),s("keep.done")}function y(u){u&&b(),s(u?"\
keep.copied":"code.not_copied")}function m(){c.keeping=!1,d=null,o(),i()}return{node:a.node,focus:a.focus,keep:p,close:m,
onKept:v,has:()=>f()!==null,ids:()=>Me().map(u=>u.game),update(){let u=pe(e)&&!t()?"":c.hint?.text??"";a.update(e.say,f(),
!pe(e)||e.state?.phase!=="over",u)},onNews(u){Zt(u),{game:l}=u,o()},onDeal:()=>l=null,onSafe:u=>h=new Set(u),onLeft(u){d=
dt(u),p(),o(),a.focus()},isOpen:()=>d!==null,offers(){let u=e.state?.unfinished??[],k=Me().filter(({game:M})=>h&&!h.has(
M)&&!u.some(x=>x.game===M));return[...u,...k.map(M=>({game:M.game,names:M.names,lost:!0}))]}}}function nn(){return{texts:{},say:we({}),table:null,state:null,ui:{selected:null,confirm:null,asked:null,wrong:null,open:null,
coding:!1,code:null,keeping:!1,announced:!1,line:null,hint:null}}}function sn({table:e,ui:t},n){let s=n.hand.some(o=>o.id===
t.selected)?t.selected:null;Object.assign(t,{asked:null,confirm:null,open:null,hint:null,announced:!1,line:null,coding:!1,
code:null,keeping:!1}),t.selected=n.solved??s??(e?.printed?n.hand[0]?.id??null:null)}function on(e,t){return e!==null&&e.
answered_last!==null&&t.answered_last===null&&e.chips===t.chips&&e.turn===t.turn}var rn=new Set(["hello","code","file"]);function cn(e,{seq:t,onStatus:n,onReply:s,onNews:o}){let i=Math.floor(Math.random()*
1073741824),c=new Map,a="ok",l,d=-1;function h(x){x!==a&&(a=x,n())}function f(){clearTimeout(l),l=c.size>0?setTimeout(p,
4e3,"waiting"):void 0}function p(x){l=setTimeout(p,8e3,"lost"),h(x),c.forEach(k)}function b(){f(),h("ok")}function v(x){
if(x?.type==="log"&&o(x),x?.type!=="reply")return;let T=c.delete(x.id);if(T)for(let[E,w]of c)E<x.id&&rn.has(w.type)?c.delete(
E):E<x.id&&k(w);b(),T&&s(x),queueMicrotask(()=>{x.seq<=Math.max(t(),d)||(d=x.seq,y())})}let y=()=>M("hello"),m=()=>document.
visibilityState==="visible"&&y(),u=()=>{clearTimeout(l),h("lost")};function k(x){try{e.send(x)}catch{u()}}function M(x,T={}){
i+=1;let E={type:x,id:i,seq:t(),...T};c.set(i,E),l===void 0&&f(),k(E)}return e.on("msg:custom",v),e.on("comm_live_update",
y),e.on("comm:close",u),document.addEventListener("visibilitychange",m),{send:M,alive:b,status:()=>a,busy:()=>[...c.values()].
some(({type:x})=>!rn.has(x)),stop(){clearTimeout(l),e.off("msg:custom",v),e.off("comm_live_update",y),e.off("comm:close",
u),document.removeEventListener("visibilitychange",m)}}}var ws=["en","es","pt"];function tt(e){let t=r("select",{change:()=>e(t.value)}),n=r("label",{class:"sq-languages"},I("g\
lobe"),t);function s(o){g(t,{"aria-label":o.text("language")}),t.childElementCount===0&&q(t,...ws.map(i=>r("option",{value:i,
lang:i},o.text(`languages.${i}`)))),t.value=o.lang}return{node:n,update:s}}var Ss=30,Es=200,Ms=0;function ln({onChoose:e,onNext:t}){let n=`sq-picker-${Ms+=1}`,s=r("p",{class:"sq-ask",id:n}),o=r("\
div",{class:"sq-robots"}),i=r("div",{class:"sq-numbers"}),c=r("input",{class:"sq-input sq-own-name",type:"text",maxlength:Es,
autocomplete:"off",dir:"auto"}),a=r("select",{class:"sq-input"}),l=r("div",{class:"sq-more"},c,a),d=r("div",{class:"sq-p\
icker",role:"group","aria-labelledby":n},s,o,i,l);c.addEventListener("input",()=>{e({kind:"person",name:c.value});for(let y of d.
querySelectorAll("input"))y.checked=!1}),a.addEventListener("change",()=>e({asks:Number(a.value)}));function h(y,{label:m,
checked:u,disabled:k=!1},...M){let x=r("input",{type:"radio",name:n,"aria-label":m,disabled:k,change:()=>f(y)});return x.
checked=u,r("label",{class:"sq-tile",title:m,click:T=>{T.target===x||k||(T.preventDefault(),f(y),t(y.name===""))}},x,...M)}
function f(y){y.name!==void 0&&(c.value=""),e(y),p(y.kind==="person")}function p(y){for(let m of[i,l])g(m,{hidden:!y&&!o.
hidden});g(o,{"data-small":y})}function b({say:y,lesson:m,row:u,side:k,place:M,taken:x,computers:T}){q(s,y.text(M===0?"l\
obby.who":M===1?"lobby.against":"lobby.too"));let E=m.asks?[0,1,2,3,4,5]:[1,2,3,4,5],w=m.asks?u.level:u.level||2,O=u.kind===
"person";g(o,{hidden:!T||M===0}),q(o,...E.map(_=>{let R=y.text(`lobby.level${_}`),j=r("i",{"aria-hidden":"true"},"●".repeat(
_)+"○".repeat(5-_));return h({kind:"computer",level:_},{label:R,checked:!O&&w===_},I(_?"robot":"friend"),r("span",{},R),
_>0&&j)}),h({kind:"person",name:""},{label:y.text("lobby.classmate"),checked:O&&!u.name},I("person"),r("span",{},y.text(
"lobby.classmate")))),p(O);let $=Array.isArray(m.pupils)?m.pupils:Array.from({length:m.pupils||Ss},(_,R)=>String(R+1)),D=m.
login?[m.login,...$]:$;g(i,{"data-names":Array.isArray(m.pupils)}),q(i,...D.map(_=>{let R=O&&u.name===_,j=x.includes(_.toLowerCase());
return h({kind:"person",name:_},{label:_,checked:R,disabled:j},Z(k),r("bdi",{},_))})),g(c,{"aria-label":y.text("lobby.ow\
n_name"),placeholder:y.text("lobby.own_name")}),c.value=O&&!D.includes(u.name)?u.name:"",g(a,{hidden:m.levels.length===0||
!O,"aria-label":y.text("lobby.asks")}),m.levels.length!==0&&(q(a,...[...m.levels].sort().map(_=>r("option",{value:_},y.text(
`lobby.asks${_}`)))),u.asks??=m.levels[0],a.value=String(u.asks))}return{node:d,update:b,focus:()=>d.querySelector("inpu\
t:checked, .sq-numbers input:enabled")?.focus()}}var Ns=["two_tries","retry","lose_turn","reveal","challenge","honour"];function an(e){let t=r("summary",{}),n=r("select",
{class:"sq-input"}),s=r("select",{class:"sq-input"}),o=r("select",{class:"sq-input",change:e}),i=r("select",{class:"sq-i\
nput"}),c=r("input",{type:"checkbox"}),a=r("input",{class:"sq-input",type:"time"}),l=r("input",{type:"checkbox"}),d=r("i\
nput",{type:"checkbox"}),f=Object.fromEntries(Object.entries({policy:n,by:s,sides:o,screens:i,bell:a,check:c,hints:l,sound:d}).
map(([m,u])=>[m,r("label",{class:`sq-field-${m}`},r("span",{}),u)])),p=r("details",{class:"sq-teacher"},t,r("div",{class:"\
sq-fields"},...Object.values(f))),b="";function v(m,u){let k=b?y():u.options,M=JSON.stringify([u.asks,u.seats,u.options]),
{answer_policy:x,answer_by:T,check:E,hints:w,sides:O,ends_at:$,sound:D,screens:_}=M===b?k:u.options;b=M,q(t,m.text("lobb\
y.teacher"));for(let[U,V]of Object.entries(f))q(V.firstChild,m.text(`lobby.${U}`));for(let U of[f.policy,f.by,f.check,f.
hints])g(U,{hidden:!u.asks});let R=[...new Set(Object.values(u.seats).filter(U=>U.length>1).flat())];g(f.sides,{hidden:R.
length===0});let j=(U,V,N,A)=>{q(U,...N.map(P=>r("option",{value:P},V?m.text(`lobby.${V}_${P}`):String(P)))),U.value=String(
A??N[0]??"")};j(n,"policy",Ns,x),j(s,"by",["board","keypad"],T),j(o,"",R,O),j(i,"screens",u.asks?["shared","own","projec\
tor"]:["shared","own"],_),a.value=$??"",c.checked=E!==null,l.checked=w,d.checked=D}function y(){let m=!f.policy.hidden;return{
answer_policy:m?n.value:null,answer_by:m?s.value:null,check:m&&c.checked?"partner":null,hints:m&&l.checked,sides:o.value?
Number(o.value):null,ends_at:a.value||null,sound:d.checked,screens:i.value}}return{node:p,update:v,options:y}}function un(e,t){let n=r("div",{class:"sq-left"}),s="",o="",i=()=>{};function c(h,f,p){i=()=>c(h,f,p);let b=JSON.stringify(
[h.lang,f,p,s]);b!==o&&(o=b,q(n,...f.map(v=>v.game===s?l(h,v,p):a(h,v))))}function a(h,{game:f,names:p,lost:b}){let v=h.
text(b?"lobby.keep":"lobby.resume",{names:h.list(p.map(Q))});return r("button",{class:"sq-quiet sq-resume",type:"button",
click:()=>d(f)},b&&I("keep"),v)}function l(h,{game:f,names:p,lost:b},v){let y=h.text("lobby.is_you",{n:p.length,names:h.
list(p.map(Q))}),m=r("button",{class:"sq-main sq-yes",type:"button",click:()=>(d(""),(b?t:e)(f))},h.text("lobby.yes"));return ne(
m,!b&&!v),r("div",{class:"sq-confirm",role:"group","aria-label":y},r("span",{},y),m,r("button",{class:"sq-quiet",type:"b\
utton",click:()=>d("")},h.text("lobby.no")))}function d(h){s=h,i(),n.querySelector(".sq-yes, .sq-resume")?.focus()}return{
node:n,update:c}}var fn=0,dn=2,nt=()=>({kind:"person",name:"",level:fn,asks:null});function pn({onStart:e,onResume:t,onKeep:n,onLanguage:s,
onCode:o,onReceive:i}){let c=[nt(),{...nt(),kind:"computer"}],a=0,l,d=null,h="",f=!1,p="",b=r("h2",{class:"sq-title"}),v=r(
"p",{class:"sq-how"}),y=un(t,n),m=r("ol",{class:"sq-players"}),u=r("button",{class:"sq-round",type:"button",click:le},I(
"swap")),k=r("button",{class:"sq-round sq-add",type:"button",click:B},I("add")),M=ln({onChoose:A,onNext:P}),x=r("button",
{class:"sq-quiet sq-paste",type:"button",click:o}),T=r("p",{class:"sq-note",role:"status"}),E=r("button",{class:"sq-main\
 sq-start",type:"submit"}),w=tt(s),O=an(W),$=zt(i),D=r("form",{class:"sq-setup",novalidate:!0,submit:U},r("div",{class:"\
sq-table"},m,r("div",{class:"sq-beside"},u,k)),M.node,E),_=Ts(),R=r("div",{class:"sq-setup"},r("div",{class:"sq-setup-he\
ad"},b,w.node),v,y.node,D,$.node,T,r("div",{class:"sq-more"},O.node,x)),j=r("div",{class:"sq-lobby"},_,R);function U(L){
if(L.preventDefault(),E.getAttribute("aria-disabled"))return;let F=c.findIndex(J=>!N(J));if(f=F>=0,!f){e(c.map(V),d?.set?
null:O.options());return}a=F,W(),M.focus()}function V(L){return L.kind==="person"?{kind:"person",name:L.name.trim(),...L.
asks?{asks:L.asks}:{}}:L.level===fn&&d?.asks?{kind:"friend"}:{kind:"computer",level:L.level||dn}}let N=L=>L.kind==="comp\
uter"||L.name.trim()!=="";function A(L){Object.assign(c[a],L),f=!1,ae()}function P(L){let F=c.findIndex(J=>!N(J));L||(a=
F>=0?F:Math.min(a+1,c.length-1)),W()}function B(){c.push(nt()),a=c.length-1,W(),M.focus()}function le(){c.unshift(c.pop()),
a=(a+1)%c.length,W()}function se(){let L=d?.seats[c.length]??[],F=d?.set?d.options.sides:O.options().sides;return F!==null&&
L.includes(F)?F:L[0]??2}let te=L=>L.kind==="computer"?l.text(`lobby.level${H(L)}`):L.name.trim(),H=L=>d?.asks?L.level:L.
level||dn;function C(L,F){let J=F+1,oe=N(L)?te(L):"";return r("li",{},r("button",{class:"sq-place",type:"button","aria-p\
ressed":String(F===a),"aria-label":l.text("lobby.place",{n:J,name:oe?Q(oe):l.text("lobby.nobody")}),"data-missing":f&&!oe,
click:()=>{a=F,W(),m.children[F]?.querySelector(".sq-place")?.focus()}},r("span",{class:"sq-token"},Z(F%se()),L.kind==="\
computer"&&I("robot")),oe?G(oe):r("span",{class:"sq-unknown"},"?")),c.length>2&&r("button",{class:"sq-round",type:"butto\
n","aria-label":l.text("lobby.remove",{n:J}),click:()=>{c.splice(F,1),c.some(ye=>ye.kind==="person")||(c[0]=nt()),a=Math.
min(a,c.length-1),W(),k.focus()}},I("close")))}function ae(){q(m,...c.map(C)),g(D,{"data-ready":c.every(N)}),ue()}function W(){
if(!d)return;ae();let L=Math.max(...Object.keys(d.seats).map(Number));g(k,{hidden:c.length>=L,"aria-label":l.text("lobby\
.add"),title:l.text("lobby.add")}),g(u,{"aria-label":l.text("lobby.turn"),title:l.text("lobby.turn")});let F=c.filter((J,oe)=>oe!==
a);M.update({say:l,lesson:d,row:c[a],side:a%se(),place:a,taken:F.filter(J=>J.kind==="person").map(J=>J.name.trim().toLowerCase()),
computers:F.some(J=>J.kind==="person")})}function ue(){K(T,p||(f?l.text("lobby.missing"):""))}function de(L){l=L.say,d=L.
state?.lesson??null,p=L.refusal,w.update(l),ne(E,!L.canAct);let F=JSON.stringify([l.lang,d]);F!==h&&(h=F,q(b,l.text("lob\
by.title")),q(v,l.text(d?d.asks?"lobby.how":"lobby.how_cards":"lobby.door")),g(_,{hidden:d!==null&&!d.asks}),q(x,I("lett\
er"),l.text("lobby.code")),q(E,l.text("lobby.start")),g(D,{hidden:!d}),g($.node,{hidden:d!==null}),g(x,{hidden:!d}),g(O.
node,{hidden:!d||d.set}),d&&O.update(l,d),$.update(l),W()),y.update(l,L.left,L.canAct),g(R,{hidden:L.coding}),ue()}return{
node:j,update:de,focusCode:()=>x.focus(),take:L=>w.node.before(L)}}function Ts(){let e=Array.from({length:25},(t,n)=>{let s=n%
6===0&&n!==12?0:[3,11,17].includes(n)?1:null,o=n===12?15:n*7%23+2;return r("i",{},s!==null&&Z(s),r("span",{},String(o)))});
return r("div",{class:"sq-picture","aria-hidden":"true"},...e,r("b",{},"8 + 7"))}function mn(e){let t=r("p",{class:"sq-line"}),n=r("div",{class:"sq-verdict"}),s=r("div",{class:"sq-message"},t,n),o=be(),
i=be();function c({say:l,state:d,ui:h}){let f=h.hint??d?.verdict??null,p=f!==null&&f===d?.verdict&&f.tone!=="info"&&f.tone!==
"hint"&&d.answered_last!==null;i([f,p,l.lang],()=>{g(n,{"data-tone":f?.tone??null}),q(n,f&&Le(f.tone),f&&r("p",{},f.text),
p&&r("button",{class:"sq-together",type:"button",click:e},l.text("helped.ask")))})}function a(l,d){o([d,l.table?.deal,l.
state?.phase,xe(l),l.say.lang],()=>{g(t,{"data-move":d!==null}),q(t,...Jt(l,d))}),c(l)}return{node:s,update:a}}function ft(){return matchMedia("(prefers-reduced-motion: reduce)").matches||document.visibilityState==="hidden"}function hn(e,t){let n=r("span",{}),s=r("button",{class:"sq-main",type:"button",click:e}),o=r("button",{class:"sq-quiet",
type:"button",click:t}),i=r("div",{class:"sq-notice",role:"alert"},I("plug"),n,s,o);function c(a,l,d){g(i,{hidden:a==="o\
k"}),K(n,a==="ok"?"":l.text(`link.${a}`)),K(s,l.text("link.retry")),g(s,{hidden:a!=="lost"}),K(o,l.text("keep.title")),g(
o,{hidden:a!=="lost"||!d})}return{node:i,update:c}}var pt="seqnum-seat:",gn="watch";function bn(e){let t=new Map,n="",s=r("p",{class:"sq-big"}),o=r("div",{class:"sq-answer\
s"}),i=r("p",{class:"sq-told"}),c=r("section",{class:"sq-panel"},s,o,i),a=r("span",{}),l=r("button",{class:"sq-together",
type:"button",click:()=>h(null)}),d=r("span",{class:"sq-you"},a,l);function h(v){v===null?t.delete(n):t.set(n,v);try{v===
null?sessionStorage.removeItem(pt+n):sessionStorage.setItem(pt+n,v)}catch{}e()}function f(){try{return t.get(n)??sessionStorage.
getItem(pt+n)}catch{return t.get(n)??null}}function p(v,y){if(!v?.own||!y.views)return y;n=v.own;let{views:m,...u}=y,k=f(),
M=k===null?null:m[Number(k)];if(!M&&k!==gn)return{...u,phase:"seat"};let x=M?Number(k):null,T={...u,...M};return{...T,phase:T.
check&&T.check.seat!==x?"play":T.phase,answered_last:T.answered_last===x?x:null}}function b({table:v,state:y,say:m}){if(g(
d,{hidden:!v.own||y.phase==="seat"}),!v.own)return;let u=G(v.seats[y.viewer??0].name);q(a,y.viewer===null?m.text("own.wa\
tching"):m.nodes("own.you",{name:u})),q(l,m.text("own.change")),q(s,m.text("own.ask")),q(i,m.text("own.honour")),!(y.phase!==
"seat"||o.lang===m.lang)&&(o.lang=m.lang,q(o,...v.seats.map(({name:k,kind:M},x)=>M==="person"&&r("button",{class:"sq-mai\
n",type:"button",click:()=>h(String(x))},m.nodes("handover.ready",{name:G(k)}))),r("button",{class:"sq-quiet",type:"butt\
on",click:()=>h(gn)},m.text("own.watch"))))}return{node:c,bar:d,seen:p,update:b,focus:()=>o.firstElementChild?.focus()}}function xn(e,t,n,s){let o=r("div",{class:"sq-backs","aria-hidden":"true"}),i=r("p",{class:"sq-big"}),c=r("button",{class:"\
sq-main sq-wide",type:"button",click:e}),a=r("div",{class:"sq-owed"}),l=r("button",{class:"sq-quiet",type:"button",click:s}),
d=r("button",{class:"sq-quiet",type:"button",click:n}),h=r("section",{class:"sq-panel sq-handover"},o,i,a,c,r("div",{class:"\
sq-answers"},l,d));function f({table:p,state:b,say:v}){let y=p.seats[b.turn],m=Math.min(b.cards[b.turn]??5,7);o.childElementCount!==
m&&q(o,...Array.from({length:m},(u,k)=>r("i",{style:`--sq-i:${k-(m-1)/2}`}))),g(h,{"aria-label":v.text("handover.pass",{
name:Q(y.name)})}),q(i,v.nodes("handover.pass",{name:G(y.name)})),q(c,v.nodes("handover.ready",{name:G(y.name)})),q(d,v.
text("handover.elsewhere")),q(l,v.text("undo")),g(l,{hidden:!b.can_undo}),q(a,...b.owed.filter(u=>p.seats[u]?.kind==="pe\
rson").map(u=>r("button",{class:"sq-quiet",type:"button",click:()=>t(u)},v.nodes("draw.seat",{name:G(p.seats[u].name)}))))}
return{node:h,update:f,focus:()=>c.focus()}}function kn(e){let t=r("p",{class:"sq-big"}),n=r("p",{class:"sq-told"}),s=r(
"button",{class:"sq-main",type:"button",click:()=>e(!0)}),o=r("button",{class:"sq-quiet",type:"button",click:()=>e(!1)}),
i=r("section",{class:"sq-panel sq-check"},n,t,r("div",{class:"sq-answers"},s,o));function c({table:a,state:l,say:d}){let{
check:h}=l;if(!h)return;let f={by:a.seats[h.by].name,seat:a.seats[h.seat].name},p=h.cell===null?null:a.faces[h.cell];g(i,
{"aria-label":d.text("line.check",{name:Q(f.seat)})}),q(n,d.nodes("check.ask",{name:G(f.by),card:ce(h.card),number:p?ce(
p):h.said})),q(t,d.nodes("line.check",{name:G(f.seat)})),q(s,d.text("check.yes")),q(o,d.text("check.no"))}return{node:i,
update:c,focus:()=>s.focus()}}var Os=44;function qn(e,t){let n=r("div",{class:"sq-medal","aria-hidden":"true"}),s=r("p",
{class:"sq-big"}),o=r("p",{class:"sq-result"}),i=r("p",{class:"sq-saved"}),c=r("button",{class:"sq-quiet sq-wide",type:"\
button",click:e}),a=r("div",{},n,s,o),l=r("section",{class:"sq-panel sq-ending"},a,c,i);function d({table:h,state:f,say:p}){
let{winner:b}=f;g(l,{"data-won":b!==null}),t.parentNode!==l&&a.after(t),b===null?q(n):n.dataset.side!==String(b)&&(q(n,Z(
b),Ie()),n.dataset.side=String(b));let v=h.seats.filter(m=>m.side===b),y=r("span",{});p.list(v.map((m,u)=>`${u}`)).split(
"").forEach((m,u)=>{y.append(u%2===0?m:G(v[Number(m)].name))}),q(s,b===null?p.text("over.nobody"):p.nodes("over.winner",
{n:v.length,names:y})),q(o,...vn(h).map(m=>r("span",{class:"sq-tally"},r("span",{class:"sq-token"},Z(m)),String(f.made[m]??
0)))),g(o,{role:"img","aria-label":p.text("over.tally",{tally:p.list(vn(h).map(m=>String(f.made[m]??0)))})}),q(i,f.saved&&
p.nodes("over.saved",{file:r("code",{},r("bdi",{},f.saved))})),q(c,p.text("over.again"))}return{node:l,update:d,focus:()=>c.
focus()}}var vn=e=>[...new Set(e.seats.map(t=>t.side))].sort();function yn(){return r("div",{class:"sq-confetti","aria-h\
idden":"true"},...Array.from({length:Os},(e,t)=>r("i",{style:`--sq-x:${t*37%100+.5};--sq-d:${t*53%100};--sq-r:${t*71%360}\
;--sq-c:${t%4}`})))}var wn=900,As=3600;function Sn(e){let t=[""],n=[],s=null,o=wn,i;function c(){t.length===1?a():(t.shift(),s=n[n.length-t.
length],i=setTimeout(c,o)),e()}function a(){clearTimeout(i),t.splice(0,t.length-1),s=null}function l(p){t=[p.chips],n=p.
recent,a()}function d(p,b){clearTimeout(i);let v=At(n,b.recent);return t=Tt(p,t[0],b,v),n=b.recent,s=null,o=Math.min(wn,
As/t.length),t.length>1&&(i=setTimeout(c,o/2)),v}function h({verdict:p}){let b=f().filter(v=>v.cell!==null).pop();return b?
b.cell:p?.tone==="good"?p.cell:null}let f=()=>n.slice(0,n.length-(t.length-1));return{play:d,jump:l,finish:a,chips:()=>t[0],
told:()=>s,running:()=>t.length>1,shown:f,lastCell:h}}var Ls={chip:[[330,0,.09]],right:[[523,0,.14],[784,.1,.25]],wrong:[[233,0,.16],[196,.13,.25]],win:[[523,0,.18],[659,.14,
.18],[784,.28,.18],[1047,.42,.6]]},_s=.12;function Mn(){let e=null,t=r("button",{class:"sq-tool",type:"button","aria-pre\
ssed":"false",click:n},I("note"));function n(){e?i():(e=new AudioContext,g(t,{"aria-pressed":"true"}),s("chip"))}function s(c){
if(e)for(let[a,l,d]of Ls[c]){let h=new OscillatorNode(e,{type:"triangle",frequency:a}),f=new GainNode(e,{gain:_s}),p=e.currentTime+
l;f.gain.setTargetAtTime(0,p,d/4),h.connect(f).connect(e.destination),h.start(p),h.stop(p+d*2)}}function o(c,a){g(t,{"ar\
ia-label":c.text("sound"),title:c.text("sound"),hidden:a.sound===!1}),a.sound===!1&&i()}function i(){e?.close(),e=null,g(
t,{"aria-pressed":"false"})}return{node:t,play:s,update:o,stop:i}}function Nn(e,t){if(!e||e.phase==="start"||t.phase==="\
over"||En(e)===En(t))return null;let n=t.verdict?.tone;return n==="good"?"right":n==="wrong"||n==="reveal"?"wrong":e.chips===
t.chips?null:"chip"}var En=({chips:e,turn:t,verdict:n,hand:s})=>JSON.stringify([e,t,n?.tone,n?.cell,s.map(({id:o,tries:i})=>[
o,i])]);var Cs=/[\u00ad\u2066-\u2069]/g;function Tn(){let e=window.speechSynthesis,t=!1,n="en",s=r("button",{class:"sq-tool",type:"\
button",hidden:!e,"aria-pressed":"false",click:o},I("speaker"));function o(){t=!t,g(s,{"aria-pressed":String(t)}),t?i(s.
title):e?.cancel()}function i(c){let a=c.replace(Cs,"").trim();if(!t||!e||!a)return;e.cancel();let l=new SpeechSynthesisUtterance(
a);l.lang=n,e.speak(l)}return{node:s,speak:i,update(c){n=c.lang,g(s,{"aria-label":c.text("speech"),title:c.text("speech")})},
stop(){t&&e?.cancel()}}}function On({speech:e,sound:t,onHelp:n,onKeep:s,onCode:o,onLanguage:i}){let c=r("button",{class:"sq-tool",type:"button",
click:o},I("letter")),a=r("button",{class:"sq-tool",type:"button",click:s},I("keep")),l=r("button",{class:"sq-tool",type:"\
button",click:n},I("help")),d=tt(i),h=r("div",{class:"sq-tools"},l,t.node,e.node,a,c,d.node);function f({say:p,table:b,ui:v}){
g(c,{"aria-label":p.text("code.title"),title:p.text("code.title"),"aria-expanded":String(v.coding)}),g(a,{"aria-label":p.
text("keep.title"),title:p.text("keep.title")}),d.update(p),g(l,{"aria-label":p.text("help.title"),title:p.text("help.ti\
tle")}),e.update(p),b&&t.update(p,b)}return{node:h,update:f,take:p=>l.after(p),focusCode:()=>c.focus(),focusKeep:()=>a.focus()}}function An(e){let t=r("input",{class:"sq-input",inputmode:"numeric",maxlength:4,autocomplete:"off"}),n=r("button",{class:"\
sq-main",type:"submit"}),s=r("p",{}),i=r("form",{class:"sq-printed",novalidate:!0,submit:a=>{a.preventDefault(),/^\d+$/.
test(t.value.trim())&&e(Number(t.value)),t.value=""}},t,n,s);function c({table:a,state:l,say:d}){let{turn:h}=l,f=a.seats.
length;g(t,{"aria-label":d.text("printed.label"),placeholder:d.text("printed.label")}),q(n,d.text("printed.show"));let p=[
1,2,3].map(b=>h+1+(b-1)*f).join(", ");q(s,d.nodes("printed.pile",{name:G(a.seats[h].name),numbers:p}))}return{node:i,update:c}}function Ln({hand:e,own:t,actions:n,code:s,result:o,act:i,known:c,onCode:a}){let l=xn(()=>i("ready"),m=>i("draw",{seat:m}),
()=>a(!0),()=>i("undo",{seat:c.state?.viewer??null})),d=kn(m=>i("check",{seat:c.state?.check?.seat,agrees:m})),h=qn(()=>i(
"again"),o.node),f={seat:t,handover:l,check:d,over:h},p=An(m=>i("card",{seat:c.state?.viewer,number:m})),b=r("div",{class:"\
sq-tray"});function v(m){let{table:u,state:k,say:M,ui:x}=c;if(!u||!k)return!1;let T=ve(m)!==null,E={table:u,state:k,say:M};
t.update(E),u.printed&&p.update(E),k.phase==="handover"&&l.update(E),k.phase==="check"&&d.update(E),k.phase==="over"&&h.
update(E);let w=f[k.phase],O=x.coding?[s]:x.keeping&&k.phase!=="over"?[o.node]:w?[w.node]:u.printed?[p.node,e.node,n]:[e.
node,n];return O[0]===b.firstElementChild?!1:(q(b,...O),T&&!x.coding)}function y(m){(c.ui.keeping?o:f[c.state?.phase??""]??
e).focus(m)}return{node:b,update:v,focus:y}}var $s=2500,_n=["table","state","texts"];function Cn(e,t){let n=nn(),{ui:s}=n,o=Number.NaN,i="null",c=Number.NaN,a,l=It(
t.ownerDocument),d=Tn(),h=Mn(),{announce:f,node:p}=Rt(d.speak),b=r("div",{class:"sq-root"},p),v=Ke(b,t.ownerDocument),y=Sn(
()=>{y.told()&&h.play("chip"),me()}),m=cn(e,{seq:()=>n.state?.seq??0,onStatus:me,onReply:W,onNews:S=>x.onNews(S)}),u=Yt(
{known:n,link:m,clock:l,replay:y,announce:f,speak:d.speak,draw:me,onKept:()=>x.onKept()}),{act:k,canAct:M}=u,x=tn({known:n,
isLost:()=>m.status()==="lost",act:k,hint:u.hint,draw:me,onClose:()=>pe(n)&&A.focusKeep()}),T=Ue(),E=Pe(u.onCell),w=Vt(F),
O=Dt({...u,onOpen:J}),$=pn({onStart:(S,z)=>k("start",{players:S,options:z,lang:n.say.lang,utc_offset:-new Date().getTimezoneOffset()}),
onReceive:S=>k("receive",{code:S}),onResume:S=>k("resume",{game:S}),onKeep:x.onLeft,onLanguage:u.onLanguage,onCode:()=>oe(
!0)}),D=Ht({onReceive:S=>k("receive",{code:S}),onCopied:S=>u.hint(S?"code.copied":"code.not_copied"),onClose:()=>oe(!1)}),
_=bn(()=>{o=Number.NaN,C()}),R=Ln({hand:w,own:_,actions:O.node,code:D.node,result:x,act:k,known:n,onCode:oe}),j=mn(()=>k(
"helped",{seat:n.state?.answered_last})),U=hn(()=>m.send("hello"),x.keep),V=Bt(()=>m.send("hello")),N=Kt(S=>k("penalty",
{side:S})),A=On({speech:d,sound:h,onHelp:()=>u.hint("help.text"),onKeep:x.keep,onCode:()=>oe(!s.coding),onLanguage:u.onLanguage}),
P=Ut({own:_.bar,bell:V.node,talk:N.node,tools:A.node}),B=r("div",{class:"sq-game"},T.node,E.node,j.node,R.node,P.node);t.
append(b);let le=Ge(b,t),se=Be(b,ye),te=jt(w.node,{cardOf:S=>w.buttonOf(S),cellOf:S=>E.indexOf(S),onTake:S=>u.onTake(n.state?.
hand[w.indexOf(S)]),onDrop:u.onCell}),H=()=>{m.alive(),queueMicrotask(C)};for(let S of _n)e.on(`change:${S}`,H);function C(){
let S=e.get("texts")??{};S!==n.texts&&Object.assign(n,{texts:S,say:we(S)}),n.table=e.get("table")??null;let z=e.get("sta\
te")??null,Y=z&&_.seen(n.table,z);if(Y&&n.state&&Y.seq<n.state.seq)return;let re=JSON.stringify(Y),X=Y!==null&&re!==i,he=de()&&
E.indexOf(ve(b))>=0;X&&ae(Y,n.table?.deal!==o),i=re,me(),X&&he&&ee(n)&&L()}function ae(S,z){let{say:Y,table:re,state:X}=n;
if(n.state=S,o=re?.deal??Number.NaN,!re||S.phase==="start"){Object.assign(s,{coding:!1,hint:null});return}let he=X&&!z?y.
play(re,S):[];(!X||z||ft())&&y.jump(S),sn(n,S),z&&x.onDeal(),on(X,S)&&(s.hint={tone:"info",text:Y.text("helped.done"),cell:null}),
D.clear(),ue(S.verdict),S.verdict?.tone!=="hint"&&l.restart();let ge=s.hint??S.verdict,Te=Nn(X,S);Te&&!(Te==="chip"&&y.running())&&
h.play(Te),f([...he.map($n=>Ce(Y,re,$n)),ge?.spoken??ge?.text??"",xe(n)])}function W(S){S.safe&&x.onSafe(S.safe),u.onReply(
S)}function ue(S){clearTimeout(a),s.wrong=S&&S.tone!=="good"?S.cell:null,s.wrong!==null&&(a=setTimeout(()=>{s.wrong=null,
me()},$s))}let de=()=>ve(b)?.matches(":focus-visible")??!1;function L(){ee(n)&&ke(n)&&!s.open&&!n.state?.choosing?E.focusOpen():
ee(n)&&n.state?.choosing?O.focus():R.focus()}function F(S){let z=de();u.onCard(S),z&&s.selected===S.id&&!s.open&&!m.busy()&&
L()}function J(S){let z=ve(b);u.onOpen(S)&&!S&&z&&w.focus()}function oe(S){let z=ve(b);u.onCode(S);let Y=pe(n);S?D.focus(
Y):z&&Y?A.focusCode():z&&$.focusCode()}function ye(S,z){if(S.key==="Escape"){if(s.coding)oe(!1);else if(s.keeping)x.close();else if(s.
open)J(null),f([xe(n)]);else if(u.onBack())!s.selected&&E.indexOf(z)>=0&&w.focus();else if(!v.leave())return Fe(b),!1;return!0}
return Et(S.key,z,E,w)}function st(S,z){let{say:Y}=n,re=y.chips(),X=m.status()!=="lost",he=ee(n)&&X,ge=ee(n)?ke(n):null;
g(B,{"data-phase":z.phase,"data-mine":ee(n),"data-removing":ge?.kind==="remove"}),T.update({table:S,state:z,say:Y}),D.update(
{say:Y,code:s.code,playing:!0,canAct:M(),refusal:""}),x.update();let Te=R.update(b);E.update({table:S,state:z,say:Y,chips:re,
sequences:Ot(S,z,re),last:y.lastCell(z),selected:ge,asked:s.asked,confirm:s.confirm,wrong:s.wrong,canAct:he,line:Wt(n)}),
qe(n)?w.update({state:{...z,must:null,solved:null},say:Y,selected:ge,canAct:X}):w.update({state:z,say:Y,selected:ge,canAct:he}),
O.update({table:S,state:z,say:Y,selected:ge,canAct:he,open:s.open,announced:s.announced,mine:ee(n)}),A.update(n),V.update(
z,Y),N.update(S,z,Y),Te&&R.focus(0),j.update(n,y.told()),P.update(n,y.shown()),mt(z)}function mt(S){S.phase!=="over"||y.
running()||c===o||(c=o,S.winner!==null&&h.play("win"),S.winner!==null&&!ft()&&B.append(yn()))}function Ne(){let S=s.hint?.
text??"";$.update({say:n.say,state:n.state,canAct:M(),refusal:S,coding:s.coding||x.isOpen(),left:x.offers()}),D.update({
say:n.say,code:null,playing:!1,canAct:M(),refusal:S}),s.coding?D.node.parentNode!==$.node&&$.node.append(D.node):D.node.
remove(),x.update(),x.isOpen()?x.node.parentNode!==$.node&&$.node.append(x.node):x.node.remove()}function me(){let S=ve(
b),{table:z,state:Y,say:re}=n,X=pe(n)?B:$.node;if(g(b,{lang:re.lang,"data-printed":z?.printed??!1,"data-link":m.status(),
"data-busy":m.busy()}),U.update(m.status(),re,x.has()),v.update(re),X===B?st(z,Y):Ne(),X.parentNode!==b){let he=X===B?$.
node:B,ge=X===B&&he.parentNode===b;he.remove(),b.append(X),(X===B?j.node:$.node).append(U.node),(X===B?A:$).take(v.node),
ge&&b.scrollIntoView({block:"nearest"})}S&&!ve(b)&&X===B&&!s.coding&&L()}return C(),m.send("hello",{games:x.ids(),...n.state?.
phase==="start"?{code:Pt()}:{}}),()=>{y.finish(),clearTimeout(a);for(let S of _n)e.off(`change:${S}`,H);for(let S of[m,l,
d,h,V,v])S.stop();se(),te(),le(),b.remove()}}var lc={render({model:e,el:t}){return e.get("moments")?$t(e,t):Cn(e,t)}};export{lc as default};
