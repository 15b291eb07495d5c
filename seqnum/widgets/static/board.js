var SVG="http://www.w3.org/2000/svg";function set(node,attributes){for(const[name,value]of Object.entries(attributes)){if(typeof value===
"function")node.addEventListener(name,value);else if(value===null||value===void 0||value===false)node.removeAttribute(name);else{
const text=value===true?"":String(value);if(node.getAttribute(name)!==text)node.setAttribute(name,text)}}}function h(tag,attributes={},...children){
const node=document.createElement(tag);set(node,attributes);fill(node,...children);return node}function fill(node,...children){
node.replaceChildren(...children.filter(child=>child||child===""))}function svg(tag,attributes,...children){const node=document.
createElementNS(SVG,tag);set(node,attributes);node.append(...children);return node}function setText(node,text){if(node.textContent!==
text)node.textContent=text}function focused(root){const active=root.getRootNode().activeElement;return active&&root.contains(
active)?active:null}function setDisabled(button2,disabled){set(button2,{"aria-disabled":disabled?"true":null})}var PROBE=40;function createFitting(node,size){const waiting=new Set;function fit(){const here2=[...waiting].filter(element2=>node.
contains(element2));here2.forEach(element2=>element2.classList.add("sq-measured"));const extents=here2.map(extentOf);here2.
forEach(element2=>element2.classList.remove("sq-measured"));here2.forEach((element2,index)=>{const extent=extents[index];
if(!extent)return;waiting.delete(element2);size(element2,extent)})}new ResizeObserver(fit).observe(node);return{add:element2=>void waiting.
add(element2),fit}}function extentOf(element2){const ems=part=>part.offsetWidth/PROBE;if(element2.offsetWidth===0)return null;
const together=part=>[...part.querySelectorAll(".sq-piece")].map(ems);const clauses=[...element2.querySelectorAll(".sq-c\
lause")].map(together);return{clauses:clauses.length?clauses:[[ems(element2)]],height:element2.offsetHeight/PROBE}}function narrowest(clauses,lines,space){
let width=Math.max(...clauses.flat());while(linesIn(width,clauses,space)>lines)width*=1.03;return width}function linesIn(width,clauses,space){
let lines=0;let used=width;for(const clause of clauses){const whole=clause.reduce((sum,piece)=>sum+space+piece,-space);if(whole>
width)used=width;for(const piece of whole>width?clause:[whole]){if(used+space+piece>width)[lines,used]=[lines+1,piece];else
used+=space+piece}if(whole>width)used=width}return lines}var MATHML="http://www.w3.org/1998/Math/MathML";var ELEMENTS=new Set("math mrow mn mo mi mtext ms mspace mfrac msqrt mro\
ot msup msub msubsup mover munder munderover mtable mtr mtd mpadded mphantom mstyle".split(" "));var ATTRIBUTES=new Set(
"mathvariant stretchy form lspace rspace width height depth linethickness displaystyle scriptlevel accent".split(" "));function formula({
mathml,text,suit}){if(suit){return h("span",{class:"sq-playing","data-suit":suit},h("span",{},text.slice(0,-1)),h("span",
{class:"sq-pip-sign"},text.slice(-1)))}return mathml&&parse(mathml)||h("span",{class:"sq-plain"},text)}function formulaOnSpace(face){
const[math,...more]=face.mathml&&!face.suit?nodesOf(face.mathml):[];const terms=math instanceof Element&&!more.length?termsOf(
math).map(term=>element("math",...term)):amountOf(face.text);if(terms.length<2)return formula(face);const parts=terms.map(
term=>h("span",{class:"sq-piece"},term));return h("span",{class:"sq-terms sq-clause","aria-hidden":"true"},...parts.flatMap(
(part,index)=>index?[h("wbr",{}),part]:[part]))}var amountOf=text=>/\d/.test(text)?text.split(/(?<=\u00a0)/):[];function termsOf(math){
if((math.textContent??"").length<SHORT)return[];const terms=[[]];for(const part of partsOf(math)){const term=terms[terms.
length-1];const isSign=part.localName==="mo"&&/^[+−]$/.test(part.textContent??"");const isFactor=isBracket(part)&&term.
length>0&&term.every(other=>isBracket(other)||other.localName==="mo");if(isFactor||isSign&&term.length)terms.push([]);const drawn=copy(
part);if(isSign&&terms.length>1)drawn.setAttribute("form","infix");terms[terms.length-1].push(drawn)}return terms}function partsOf(math){
return[...math.children].flatMap(child=>child.localName==="mrow"&&!isBracket(child)?partsOf(child):[child])}var isBracket=part=>part.
localName==="mrow"&&part.firstElementChild?.localName==="mo"&&(part.firstElementChild.textContent??"")==="(";function parse(source){
const nodes=nodesOf(source);if(nodes.length===0)return null;if(nodes.length===1&&nodes[0]instanceof Element)return hidden(
copy(nodes[0]));return phrase(clausesOf(nodes))}function clausesOf(nodes){const clauses=[[]];let apart=true;for(const node of nodes){
const clause=()=>clauses[clauses.length-1];const last=()=>clause()[clause().length-1];if(node instanceof Element){const piece={
text:"",math:node};if(last()&&(!apart||isShort(node)&&!last().some(({math})=>math)))last().push({text:apart?NO_BREAK_SPACE:
""},piece);else clause().push([piece]);apart=false;continue}for(const part of(node.textContent??"").split(/(\s+)/)){if(/^\s*$/.
test(part)){if(part&&last()&&/[,;:…]$/.test(last()[last().length-1].text))clauses.push([]);apart||=part!=="";continue}
if(!apart&&last())last().push({text:part});else clause().push([{text:part}]);apart=false}}return clauses.filter(clause=>clause.
length)}var isShort=math=>!math.querySelector("mtable")&&(math.textContent??"").length<SHORT;function phrase(clauses){const shown=clauses.
map(clause=>{const parts=clause.map(pieces=>h("span",{class:"sq-piece"},...pieces.map(({text,math})=>math?copy(math):text)));
return h("span",{class:"sq-clause"},...parts.flatMap((part,index)=>index?[" ",part]:[part]))});return h("span",{class:"s\
q-phrase","aria-hidden":"true"},...shown.flatMap((clause,index)=>index?[" ",clause]:[clause]))}function nodesOf(source){
const root=new DOMParser().parseFromString(`<p>${source}</p>`,"application/xml").documentElement;const nodes=[...root.childNodes];
return nodes.every(node=>!(node instanceof Element)||node.localName==="math")?nodes:[]}function hidden(math){math.setAttribute(
"aria-hidden","true");return math}function copy(from){const tall=from.querySelector(TALL)!==null;if(tall&&from.localName===
"msqrt")return boxed("root",...from.children);const fence=from.localName==="mrow"&&tall&&FENCES[from.firstElementChild?.
textContent??""];if(fence)return boxed(fence,...[...from.children].filter(child=>child.localName!=="mo"||!/^[()|{]$/.test(
child.textContent??"")));const to=element(from.localName);for(const{name,value}of from.attributes)if(ATTRIBUTES.has(name))
to.setAttribute(name,value);if(from.textContent==="∫")to.setAttribute("class","sq-integral");for(const child of from.childNodes){
if(child instanceof Element)to.append(copy(child));else if(child.nodeType===Node.TEXT_NODE)to.append(child.textContent??
"")}return to}function boxed(fence,...inside){const copies=inside.map(copy);const table=copies.length===1&&copies[0].localName===
"mtable"?copies[0]:element("mtable");if(!copies.includes(table))table.append(element("mtr",element("mtd",...copies)));table.
setAttribute("class",`sq-fenced-${fence}`);return table}function element(name,...children){const made2=document.createElementNS(
MATHML,ELEMENTS.has(name)?name:"mtext");made2.append(...children);return made2}var FENCES={"(":"round","|":"straight","{":"\
left"};var TALL="mfrac, mtable";function widthOf(text){if(isWord(text))return Array.from(text.replaceAll(SOFT_HYPHEN,"")).
length*.9;const flat=text.replace(/(\d+)\/(\d+)/g,(_,n,d)=>n.length>d.length?n:d);const letters=Array.from(flat.replaceAll(
" ","")).length;return letters+.4*(flat.length-flat.replaceAll(" ","").length)}var SHORT=7;var NO_BREAK_SPACE=" ";var SOFT_HYPHEN="\
­";var isWord=text=>new RegExp("^\\p{L}{3,}","u").test(text);function widthOnSpace(text){const parts=text.split(SOFT_HYPHEN);
return Math.max(4.9,...parts.map((part,index)=>part.length*.95+(index<parts.length-1?.4:0)))}var OUTLINES=["M50 5a45 45 0 1 1 0 90a45 45 0 1 1 0-90z","M42.2 5.4a11 11 0 0 1 15.6 0L94.6 42.2a11 11 0 0 1 0 15.6L57.8\
 94.6a11 11 0 0 1-15.6 0L5.4 57.8a11 11 0 0 1 0-15.6z","M26 9h48a17 17 0 0 1 17 17v48a17 17 0 0 1-17 17H26A17 17 0 0 1 9\
 74V26A17 17 0 0 1 26 9z"];var ICONS={check:"M5 12.5l4.5 4.5L19 7.5",again:"M5 11a7 7 0 1 1 2 5.5M5 5v6h6",bulb:"M9 18h6\
M10 21h4M8.5 15A6 6 0 1 1 15.5 15c-.6.5-.5 1-.5 1H9s.1-.5-.5-1z",info:"M12 11v6M12 7.2v.1",robot:"M5 9h14v10H5zM12 9V5M9\
 13.2v.6M15 13.2v.6M12 4.5v.1M2.5 13v3M21.5 13v3",friend:"M4 9.5a3 3 0 0 1 3-3h10a3 3 0 0 1 3 3V16a4 4 0 0 1-4 4H8a4 4 0\
 0 1-4-4zM12 6.5V3.5M8.8 11.5v.8M15.2 11.5v.8M8.5 15.5a4.5 4.5 0 0 0 7 0",person:"M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM4.5\
 20a7.5 6 0 0 1 15 0",swap:"M4 8h14l-3.5-3.5M20 16H6l3.5 3.5",globe:"M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM3 12h18M12 3c3\
 2.5 3.5 6 3.5 9s-.5 6.5-3.5 9c-3-2.5-3.5-6-3.5-9s.5-6.5 3.5-9z",deck:"M8 7h10v13H8zM5.5 17V4H15",lock:"M7 11h10v8H7zM9 \
11V8.5a3 3 0 0 1 6 0V11",plug:"M9 3v5M15 3v5M6.5 8h11v3a5.5 5.5 0 0 1-11 0zM12 16.5V21",close:"M6 6l12 12M18 6L6 18",add:"\
M12 5v14M5 12h14",letter:"M3.5 6h17v12h-17zM4 7l8 6.5L20 7",speaker:"M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 \
0 6M18 6.5a8 8 0 0 1 0 11",help:"M8.5 9.2a3.5 3.5 0 1 1 5.2 3c-1.2.7-1.7 1.3-1.7 2.6M12 18.4v.1",grow:"M4 9V4h5M15 4h5v5\
M20 15v5h-5M9 20H4v-5",keep:"M12 4v11M7 10.5l5 5 5-5M5 20h14",first:"M6 5v14M19 5l-8.5 7 8.5 7z",back:"M16 5l-9 7 9 7z",
next:"M8 5l9 7-9 7z",last:"M18 5v14M5 5l8.5 7L5 19z"};function chip(side){const outline=OUTLINES[side%OUTLINES.length];return svg(
"svg",{class:`sq-chip sq-side${side%OUTLINES.length}`,viewBox:"0 0 100 100","aria-hidden":"true"},svg("path",{class:"sq-\
chip-edge",d:outline,transform:"translate(0 5)"}),svg("path",{class:"sq-chip-body",d:outline}),svg("path",{class:"sq-chi\
p-rim",d:outline,transform:"translate(50 50) scale(.83) translate(-50 -50)"}))}function icon(name){return svg("svg",{class:"\
sq-icon",viewBox:"0 0 24 24","aria-hidden":"true"},svg("path",{d:ICONS[name]}))}function star(){const d="M50 12l11.2 24.\
6 26.8 3-19.9 18.2 5.4 26.5L50 71 26.5 84.3l5.4-26.5L12 39.6l26.8-3z";return svg("svg",{class:"sq-star",viewBox:"0 0 100\
 100","aria-hidden":"true"},svg("path",{d}))}var LONGEST_NAME=60;function makeSay(texts){const lang=String(texts.lang??"en");const plurals=new Intl.PluralRules(lang);
const lists=new Intl.ListFormat(lang,{type:"conjunction"});function template(key,values){const entry=texts[key]??key;if(typeof entry===
"string")return entry;return entry[plurals.select(Number(values.n))]??entry.other}function say(key,values={}){return template(
key,values).replace(/\{(\w+)\}/g,(_,name)=>String(values[name]??""))}function nodes(key,values){const fragment=document.
createDocumentFragment();template(key,values).split(/\{(\w+)\}/).forEach((part,index)=>{if(index%2===0)fragment.append(part);else{
const value=values[part]??"";fragment.append(value instanceof Node?value:String(value))}});return fragment}return{lang,text:say,
nodes,list:items=>lists.format(items)}}function shortName(name){const letters=Array.from(String(name).slice(0,4*LONGEST_NAME));
return letters.length>LONGEST_NAME?`${letters.slice(0,LONGEST_NAME).join("")}…`:letters.join("")}function nameNode(name){
return h("bdi",{class:"sq-name"},shortName(name))}function nameText(name){return`⁨${shortName(name)}⁩`}function sideText(say,seats,side){
return say.list(seats.filter(seat=>seat.side===side).map(seat=>nameText(seat.name)))}function endText(say,seats,winner){
if(winner===null)return say.text("over.nobody");return say.text("over.winner",{n:seats.filter(seat=>seat.side===winner).
length,names:sideText(say,seats,winner)})}function createGrid(onCell){const bands=svg("svg",{class:"sq-bands","aria-hidden":"true",preserveAspectRatio:"none"});const grid=h(
"div",{class:"sq-grid",role:"grid"});const node=h("div",{class:"sq-board"},grid,bands);let buttons=[];let built="";let drawn="";
let sequencesDrawn="";let current=0;let columns=1;const fitting=createFitting(node,(face,extent)=>face.style.setProperty(
"--sq-fit",String(sizeOnSpace(extent))));function build(table){const key=JSON.stringify([table.deal,table.rows,table.cols,
table.faces]);if(key===built)return;built=key;columns=table.cols;drawn="";sequencesDrawn="-";current=table.faces.findIndex(
face=>face!==null);node.style.setProperty("--sq-rows",String(table.rows));node.style.setProperty("--sq-cols",String(table.
cols));node.style.setProperty("--sq-ratio",String(table.cols/table.rows));set(bands,{viewBox:`0 0 ${table.cols} ${table.
rows}`});buttons=table.faces.map((face,cell)=>{const button2=h("button",{type:"button",class:"sq-space",click:()=>onCell(
cell)});if(face===null)fill(button2,h("span",{class:"sq-face"},star()));else{const shown=h("span",{class:"sq-face"},formulaOnSpace(
face));fill(button2,shown);button2.style.setProperty("--sq-len",String(widthOnSpace(face.text)));const isNumber=!face.suit&&
!isWord(face.text);set(button2,{"data-suit":face.suit??null,"data-number":isNumber});if(isNumber)fitting.add(shown)}set(
button2,{"data-free":face===null});button2.addEventListener("focus",()=>moveTo(cell));return button2});const rows=[];for(let row=0;row<
table.rows;row+=1){const cells=buttons.slice(row*table.cols,(row+1)*table.cols);rows.push(h("div",{role:"row",class:"sq-\
row"},...cells.map(button2=>h("div",{role:"gridcell",class:"sq-cell"},button2))))}fill(grid,...rows);fitting.fit();buttons.
forEach((button2,cell)=>set(button2,{tabindex:cell===current?0:-1}))}function moveTo(cell){if(cell===current)return;set(
buttons[current],{tabindex:-1});current=cell;set(buttons[current],{tabindex:0})}function update(frame){const{table,state,
say,chips,sequences,selected}=frame;build(table);set(grid,{"aria-label":say.text("board")});const locked=new Set(sequences.
flatMap(sequence=>sequence.cells));const animate=drawn!=="";buttons.forEach((button2,cell)=>{const side=sideAt(chips,cell);
const before=sideAt(drawn,cell);if(side!==before||drawn===""){button2.querySelector(".sq-chip")?.remove();if(side!==null)
button2.prepend(chip(side));set(button2,{"data-side":side,"data-new":animate&&side!==null,"data-gone":animate&&side===null&&
before!==null})}const isLast=frame.last===cell;set(button2,{"aria-label":label(frame,cell,side,locked.has(cell),isLast),
"data-locked":locked.has(cell),"data-last":isLast,"data-asked":frame.asked===cell,"data-confirm":frame.confirm===cell,"d\
ata-wrong":frame.wrong===cell,"data-line":frame.line.includes(cell),"data-out":selected!==null&&outOfReach(selected,state,
table,chips,locked,cell)!==null});setDisabled(button2,!frame.canAct||button2.hasAttribute("data-out"))});drawn=chips;drawBands(
sequences,table,state)}function drawBands(sequences,table,state){const key=JSON.stringify([sequences,state.winner]);if(key===
sequencesDrawn)return;const known=sequencesDrawn==="-"?null:bands.childElementCount;sequencesDrawn=key;bands.replaceChildren(
...sequences.map(({side,cells},index)=>{const ends=[Math.min(...cells),Math.max(...cells)];const d=`M${ends.map(cell=>`${cell%
table.cols+.5} ${Math.floor(cell/table.cols)+.5}`).join("L")}`;return svg("g",{class:`sq-band sq-side${side%3}`,"data-ne\
w":known!==null&&index>=known,"data-won":state.winner===side},svg("path",{class:"sq-band-edge",d}),svg("path",{class:"sq\
-band-body",d}))}))}return{node,update,count:()=>buttons.length,columns:()=>columns,indexOf:target=>buttons.indexOf(target),
focusOpen(){const isOpen=button2=>button2&&!button2.getAttribute("aria-disabled");this.focus(isOpen(buttons[current])?current:
Math.max(0,buttons.findIndex(isOpen)))},focus(cell=current){moveTo(cell);buttons[cell]?.focus()}}}function sizeOnSpace({
clauses,height}){return[1,2,3].map(most=>{const width=narrowest(clauses,most,0);return Math.min(WIDE/width,HIGH/(Math.max(
1.1,height)*linesIn(width,clauses,0)))}).reduce((best,size)=>size>WORTH_A_LINE*best?size:best)}var WIDE=.85;var HIGH=.72;
var WORTH_A_LINE=1.2;function sideAt(chips,cell){const mark=chips[cell];return mark===void 0||mark==="."?null:Number(mark)}
function outOfReach(card,state,table,chips,locked,cell){if(table.faces[cell]===null)return"hint.free";const side=sideAt(
chips,cell);if(card.kind==="remove"){if(side===null)return"hint.nothing_there";if(side===table.seats[state.turn]?.side)return"\
hint.own_chip";return locked.has(cell)?"hint.locked":null}if(side===null)return null;if(table.replaces&&side!==table.seats[state.
turn]?.side)return locked.has(cell)?"hint.locked":null;return!table.asks||card.kind==="wild"?"hint.taken":"hint.taken_nu\
mber"}function label({table,say},cell,side,locked,last){const face=table.faces[cell];const place={row:Math.floor(cell/table.
cols)+1,col:cell%table.cols+1,face:face?.spoken??""};if(face===null)return say.text("cell.free",place);if(side===null)return say.
text(last?"cell.open_last":"cell.open",place);const key=locked?"cell.locked":"cell.chip";return say.text(last?`${key}_la\
st`:key,{...place,names:sideText(say,table.seats,side)})}var STEPS=new Set(["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End"]);function listenToKeys(root,handle){function onKey(event){
const target=event.composedPath()[0];if(!target.nodeType||!root.contains(target))return;if(event.ctrlKey||event.altKey||
event.metaKey||event.key==="Tab")return;if(event.key==="Escape"){if(!handle(event,target))return;event.preventDefault()}else if(STEPS.
has(event.key)&&!isTyping(target)&&handle(event,target))event.preventDefault();event.stopPropagation()}const page=root.ownerDocument.
defaultView;page?.addEventListener("keydown",onKey,true);return()=>page?.removeEventListener("keydown",onKey,true)}function isTyping(target){
return target.matches("input, select, textarea")}function step(key,index,cols,count){const col=index%cols;const rowStart=index-
col;const rowEnd=Math.min(rowStart+cols,count)-1;switch(key){case"ArrowLeft":return Math.max(rowStart,index-1);case"Arro\
wRight":return Math.min(rowEnd,index+1);case"ArrowUp":return index-cols<0?index:index-cols;case"ArrowDown":return index+
cols>=count?index:index+cols;case"Home":return rowStart;default:return rowEnd}}function walk(key,target,grid,hand){const cell=grid.
indexOf(target);const card=hand.indexOf(target);if(cell>=0)grid.focus(step(key,cell,grid.columns(),grid.count()));else if(card>=
0)hand.focus(step(key,card,key==="ArrowUp"||key==="ArrowDown"?hand.columns():hand.count(),hand.count()));return cell>=0||
card>=0}function leave(root){let node=root.parentNode;while(node){const around=node;if(around.hasAttribute?.("tabindex")){
around.focus();return}node=around.host??node.parentNode}const{activeElement}=root.getRootNode();activeElement?.blur()}function keyOf(table,move){if(move.kind!=="place")return`move.${move.kind}`;if(!table.asks||!move.card)return"move.place\
_plain";return move.card.kind==="wild"?"move.wild":"move.place"}function moveNodes(say,table,move){const face=move.cell===
null?null:table.faces[move.cell];return say.nodes(keyOf(table,move),{name:nameNode(table.seats[move.seat]?.name??""),card:move.
card?formula(move.card):"",number:face?formula(face):""})}function moveText(say,table,move){const key=keyOf(table,move);
const face=move.cell===null?null:table.faces[move.cell];return say.text(key.startsWith("move.place")||key==="move.wild"?
key.replace("move.","heard."):key,{name:nameText(table.seats[move.seat]?.name??""),card:move.card?.spoken??"",number:face?.
spoken??""})}function stages(table,before,state,moves){const boards=[];let chips=state.chips;for(const move of[...moves].
reverse()){boards.unshift(chips);if(move.cell===null)continue;const was=sideAt(before,move.cell);const earlier=move.kind===
"place"&&was===table.seats[move.seat]?.side?".":String(was??".");chips=chips.slice(0,move.cell)+earlier+chips.slice(move.
cell+1)}return[chips,...boards]}function sequencesOn(table,state,chips){return state.sequences.filter(({side,cells})=>cells.
every(cell=>table.faces[cell]===null||sideAt(chips,cell)===side))}function fresh(before,now){const takenBack=now.length<
before.length&&now.every((move,index)=>isSame(move,before[index]));if(takenBack)return[];const known=before.every((move,index)=>isSame(
move,now[index]));return known?now.slice(before.length):now}var isSame=(one,other)=>one.seat===other?.seat&&one.kind===other.
kind&&one.cell===other.cell;var DRAWN_FOR={width:1280,height:680};function createScreen(root,page){const view=page.defaultView;const node=h("button",
{class:"sq-tool",type:"button","aria-pressed":"false",click:toggle},icon("grow"));let large=false;function toggle(){if(large)
leave2();else enter()}async function enter(){large=true;try{await root.requestFullscreen()}catch{root.popover="manual";root.
showPopover()}draw2();node.focus()}function leave2(){large=false;if(isFull())page.exitFullscreen();root.removeAttribute(
"popover");draw2();node.focus()}const isFull=()=>root.getRootNode().fullscreenElement===root;function draw2(){const zoom=Math.
max(1,Math.min(view.innerWidth/DRAWN_FOR.width,view.innerHeight/DRAWN_FOR.height));set(node,{"aria-pressed":String(large)});
set(root,{"data-large":large});root.style.setProperty("zoom",large?String(zoom):"");root.style.setProperty("--sq-tall",large?
`${Math.floor(view.innerHeight/zoom)-28}px`:"")}let wasFull=false;const changed=()=>{if(wasFull&&!isFull()&&large)leave2();
wasFull=isFull()};const resized=()=>large&&draw2();const pressed=event=>large&&event.key==="Escape"&&!event.composedPath().
includes(root)&&leave2();page.addEventListener("fullscreenchange",changed);view.addEventListener("resize",resized);view.
addEventListener("keydown",pressed);return{node,leave(){if(large)leave2();else return false;return true},update(say){set(
node,{"aria-label":say.text("screen"),title:say.text("screen")})},stop(){page.removeEventListener("fullscreenchange",changed);
view.removeEventListener("resize",resized);view.removeEventListener("keydown",pressed)}}}function createSeats(){const node=h("ul",{class:"sq-seats"});function update({table,state,say}){set(node,{"aria-label":say.
text("players"),"data-count":table.seats.length});fill(node,...table.seats.map((seat,index)=>{const made2=state.made[seat.
side]??0;const moves=state.phase!=="over"&&index===state.turn;const cards=say.text("seat.cards",{n:state.cards[index]??0});
const goal=table.goals[seat.side]??table.to_win;const score=say.text("seat.made",{n:made2,goal});const kind=seat.kind===
"person"?null:say.text(`seat.${seat.kind}`);const details=[kind,moves?say.text("seat.to_move"):null,cards,score].filter(
part=>part!==null);return h("li",{class:`sq-seat sq-side${seat.side%3}`,"aria-current":moves?"true":null,"data-won":state.
winner===seat.side},h("span",{class:"sq-token",title:kind},chip(seat.side),kind&&icon("robot")),h("span",{class:"sq-who"},
nameNode(seat.name),h("span",{class:"sq-hidden"},say.list(details)),h("span",{class:"sq-pips",title:score,"aria-hidden":"\
true"},...pips(made2,goal))))}))}return{node,update}}function pips(made2,goal){return Array.from({length:Math.max(made2,
goal)},(_,index)=>h("i",{class:index<made2?"sq-pip sq-pip-full":"sq-pip"}))}var SCHEME="(prefers-color-scheme: dark)";function saysDark(node){const lab=node.getAttribute("data-jp-theme-light");if(lab!==
null)return lab==="false";const name=node.getAttribute("data-theme")??node.getAttribute("theme");if(name==="dark"||name===
"light")return name==="dark";const{classList}=node;if(["dark","vscode-dark","vscode-high-contrast"].some(value=>classList.
contains(value))){return!classList.contains("vscode-high-contrast-light")}return["light","vscode-light","vscode-high-con\
trast-light"].some(value=>classList.contains(value))?false:null}function isDark(element2){const page=element2.ownerDocument;
const around=[];for(let node=element2;node;node=node.host??node.parentNode){around.push(node)}for(const node of[...around,
page.body,page.documentElement]){const answer=node?.nodeType===Node.ELEMENT_NODE?saysDark(node):null;if(answer!==null)return answer}
const scheme=getComputedStyle(page.documentElement).colorScheme;return scheme.includes("dark")&&(!scheme.includes("light")||
matchMedia(SCHEME).matches)}function followTheme(root,el){const page=el.ownerDocument;const print=matchMedia("print");const scheme=matchMedia(
SCHEME);const update=()=>{root.dataset.sqTheme=!print.matches&&isDark(el)?"dark":"light"};const watcher=new MutationObserver(
update);for(const node of[page.documentElement,page.body])watcher.observe(node,{attributes:true});for(const media of[print,
scheme])media.addEventListener("change",update);update();return()=>{watcher.disconnect();for(const media of[print,scheme])
media.removeEventListener("change",update)}}var PICTURES={good:"check",wrong:"again",reveal:"bulb",hint:"bulb",info:"info"};function createHistory(model,el){const say=makeSay(
model.get("texts"));const table=model.get("table");const moments=model.get("moments");let at=0;const grid=createGrid(()=>{});
const seats=createSeats();const live=h("div",{class:"sq-hidden",role:"status","aria-live":"polite"});const line=h("p",{class:"\
sq-line"});const verdict=h("div",{class:"sq-verdict"});const slider=h("input",{type:"range",min:0,max:moments.length-1,value:0,
class:"sq-slider",input:()=>go(Number(slider.value))});const count=h("p",{class:"sq-count"});const list=h("ol",{class:"s\
q-steps"});const rows=moments.flatMap((moment,index)=>moment.answer||moment.move?[row(moment,index)]:[]);const button2=(which,where)=>{
const name=say.text(`replay.${which}`);return h("button",{type:"button",class:"sq-round",click:()=>go(where()),"aria-lab\
el":name,title:name},icon(which))};const first=button2("first",()=>0);const back=button2("back",()=>at-1);const next=button2(
"next",()=>at+1);const last=button2("last",()=>moments.length-1);const panel=h("section",{class:"sq-panel sq-history","a\
ria-label":say.text("replay.title")},h("div",{class:"sq-steering"},first,back,slider,next,last),h("div",{class:"sq-where"},
count),list);const game=h("div",{class:"sq-game"},seats.node,grid.node,h("div",{class:"sq-message"},line,verdict),h("div",
{class:"sq-tray"},panel));const root=h("div",{class:"sq-root",lang:say.lang,"data-link":"ok"},live,game);const screen=createScreen(
root,el.ownerDocument);screen.update(say);count.after(screen.node);set(slider,{"aria-label":say.text("replay.slider")});
set(list,{"aria-label":say.text("replay.steps")});fill(list,...rows.map(({node})=>node));el.append(root);const stopTheme=followTheme(
root,el);const stopKeys=listenToKeys(root,(event,target)=>{if(event.key==="Escape"){if(screen.leave())return true;leave(
root);return false}const cell=grid.indexOf(target);if(cell<0)return false;grid.focus(step(event.key,cell,table.cols,table.
faces.length));return true});function row(moment,index){const{answer,move}=moment;const seat=answer?.seat??move?.seat??0;
const told=answer?.correct===false?"wrong":answer?.correct?"good":null;const node=h("li",{});const press=h("button",{type:"\
button",class:"sq-step","data-tone":told,click:()=>go(index)});press.append(h("span",{class:"sq-token"},chip(table.seats[seat]?.
side??0)),h("span",{},nodes(moment)));if(told)press.append(icon(PICTURES[told]),h("span",{class:"sq-hidden"},say.text(`r\
eplay.${told}`)));node.append(press);return{node,press,index}}function nodes(moment){const{answer,move}=moment;if(move&&
(answer===null||answer.correct))return moveNodes(say,table,move);if(answer){const key=answer.chosen?"replay.answer":moment.
tone==="hint"?"replay.hint":"replay.given_back";const face=answer.cell===null?null:table.faces[answer.cell];return say.nodes(
key,{name:nameNode(table.seats[answer.seat].name),card:formula(answer.card),number:face?formula(face):answer.chosen})}return document.
createTextNode(move?moveText(say,table,move):"")}function words(moment){const{answer,move,said}=moment;if(move&&(answer===
null||answer.correct))return`${moveText(say,table,move)} ${said}`;if(answer===null)return said||say.text(at===0?"replay.\
deal":"replay.code");const face=answer.cell===null?null:table.faces[answer.cell];const key=answer.chosen?"replay.answer":
moment.tone==="hint"?"replay.hint":"replay.given_back";const values={name:nameText(table.seats[answer.seat].name),card:answer.
card.spoken,number:face?face.spoken:answer.chosen};return`${say.text(key,values)} ${said}`}function go(where){at=Math.max(
0,Math.min(moments.length-1,where));draw2();setText(live,`${say.text("replay.step",{n:at,all:moments.length-1})} ${words(
moments[at])}`)}function draw2(){const moment=moments[at];const sequences=moment.sequences.map(([side,cells])=>({side,cells}));
const phase=moment.over?"over":"play";const state={...moment,sequences,phase,viewer:null};const cell=moment.answer?.cell??
moment.move?.cell??null;const wrong=moment.answer?.correct===false?cell:null;set(game,{"data-phase":phase});seats.update(
{table,state,say});grid.update({table,state,say,chips:moment.chips,sequences,last:wrong===null?cell:null,selected:null,asked:null,
confirm:null,wrong,canAct:false,line:[]});if(moment.over&&at===moments.length-1)setText(line,endText(say,table.seats,moment.
winner));else if(at===0)setText(line,say.text("replay.deal"));else if(moment.answer||moment.move)fill(line,nodes(moment));else
setText(line,say.text("replay.code"));set(verdict,{"data-tone":moment.said?moment.tone:null});fill(verdict,moment.said?icon(
PICTURES[moment.tone]):null,moment.said?h("p",{},moment.said):null);slider.value=String(at);set(slider,{"aria-valuetext":say.
text("replay.step",{n:at,all:moments.length-1})});setText(count,say.text("replay.step",{n:at,all:moments.length-1}));for(const button3 of[
first,back])setDisabled(button3,at===0);for(const button3 of[next,last])setDisabled(button3,at===moments.length-1);for(const{
press,index}of rows){set(press,{"aria-current":index===at?"step":null});if(index===at)keepInSight(press)}}function keepInSight(press){
const top=press.offsetTop-list.offsetTop;if(top<list.scrollTop||top+press.offsetHeight>list.scrollTop+list.clientHeight){
list.scrollTop=top-list.clientHeight/2}}draw2();return()=>{screen.stop();stopKeys();stopTheme();root.remove()}}var LONGEST=200;var NEEDS_LETTERS=/[√πa-z]/;var RARE=["√","π","^"];function createActions({onNumber,onSwap,onPass,
onOpen,onAnnounce,onDraw,onNext,onUndo,onLook,onLine,onHint}){const node=h("div",{class:"sq-actions"});const number=button(
"sq-quiet",()=>onOpen("number"));const swap=button("sq-quiet",()=>onOpen("swap"));const hint=button("sq-quiet sq-hint",onHint);
const dead=button("sq-quiet",onSwap);const announce=button("sq-quiet",onAnnounce);const take2=button("sq-main",onDraw);const next=button(
"sq-quiet",onNext);const undo=button("sq-quiet",onUndo);const lines=h("div",{class:"sq-lines",role:"group"});const pass=button(
"sq-main",onPass);const input=h("input",{class:"sq-input",type:"text",maxlength:LONGEST,autocomplete:"off",spellcheck:"f\
alse",enterkeyhint:"done"});const minus=key("−");const slash=key("/");const rare=RARE.map(key);const say=h("button",{class:"\
sq-main",type:"submit"});const back=button("sq-round",()=>onOpen(null));const form=h("form",{class:"sq-entry",submit:event=>{
event.preventDefault();if(input.value.trim())onNumber(input.value.trim());else input.focus()}},h("span",{class:"sq-keys"},
input,minus,slash,...rare),say,back);const question=h("span",{});const yes=button("sq-main",onSwap);const no=button("sq-\
round",()=>onOpen(null));const confirm=h("div",{class:"sq-confirm",role:"group"},question,yes,no);function key(sign){return h(
"button",{class:"sq-key",type:"button",click:()=>{input.setRangeText(sign,input.selectionStart??0,input.selectionEnd??0,
"end");input.focus()}},sign)}let shown=null;function drawLines(state,texts){const count=state.choosing?.lines.length??0;
set(lines,{"aria-label":texts.text("choice.label")});if(lines.childElementCount===count&&lines.lang===texts.lang)return;
lines.lang=texts.lang;fill(lines,...Array.from({length:count},(_,index)=>h("button",{class:"sq-main",type:"button",click:()=>onLine(
index),focus:()=>onLook(index),mouseenter:()=>onLook(index)},texts.text("choice.line",{n:index+1}))))}function update({table,
state,say:texts,selected,canAct,open,announced,mine}){const asked=selected?.kind==="face"&&table.asks&&state.solved!==selected.
id;const face=selected?.kind==="face"&&state.solved!==selected.id;fill(number,texts.text(table.answer_by==="keypad"?"num\
ber.open_first":"number.open"));fill(swap,texts.text("swap.open"));fill(pass,texts.text("pass"));const keypad=table.faces.
some(face2=>face2&&NEEDS_LETTERS.test(face2.text))?"text":"decimal";set(input,{placeholder:texts.text("number.label"),"a\
ria-label":texts.text("number.label"),inputmode:keypad});rare.forEach(each=>each.hidden=!table.faces.some(face2=>face2?.
text.includes(each.textContent??"")));set(minus,{"aria-label":texts.text("number.minus")});set(slash,{"aria-label":texts.
text("number.slash")});fill(say,texts.text("number.say"));fill(back,"×");set(back,{"aria-label":texts.text("cancel")});
fill(question,texts.text("swap.ask"));fill(yes,texts.text("swap.yes"));fill(no,"×");set(no,{"aria-label":texts.text("ca\
ncel")});set(confirm,{"aria-label":texts.text("swap.ask")});fill(hint,icon("bulb"),texts.text("ask_hint"));fill(dead,texts.
text("swap.dead"));fill(announce,texts.text("announce.open"));set(announce,{"aria-pressed":selected?String(announced):null});
fill(take2,texts.text("draw.mine"));fill(next,texts.text("draw.go_on"));fill(undo,texts.text("undo"));drawLines(state,texts);
for(const each of[number,swap,hint,dead,announce,pass,say,yes])setDisabled(each,!canAct);const owes2=state.viewer!==null&&
state.owed.includes(state.viewer);const waits=owes2&&!mine&&table.seats[state.turn]?.kind!=="person";if(open==="number"&&
shown!=="number")input.value="";const children=state.choosing?[lines]:open==="number"&&asked?[form]:open==="swap"&&asked?
[confirm]:[asked&&number,asked&&swap,asked&&table.hints&&hint,face&&!table.asks&&!table.dice&&dead,mine&&table.announce&&
announce,state.can_pass&&pass,owes2&&take2,waits&&next,state.can_undo&&undo];const wanted=children.filter(Boolean);if(wanted.
length!==node.children.length||wanted.some((child,index)=>node.children[index]!==child))fill(node,...wanted);if(open!==shown){
if(open==="number")input.focus();if(open==="swap")no.focus()}shown=open}return{node,update,focus:()=>node.querySelector(
"button")?.focus()}}function button(style,click){return h("button",{class:style,type:"button",click})}function createAnnouncer(speak){const node=h("div",{class:"sq-hidden",role:"status","aria-live":"polite"});function announce(sentences){
const text=sentences.filter(Boolean).join(" ");setText(node,node.textContent===text?`${text} `:text);speak(text)}return{
node,announce}}var seconds=milliseconds=>Math.max(0,Math.round(milliseconds/100)/10);function createClock(page){let shown=performance.now();
let picked=shown;let away=0;let left=null;const leave2=()=>{left??=performance.now()};const comeBack=()=>{if(left!==null)
away+=performance.now()-left;left=null};const changed=()=>page.visibilityState==="hidden"?leave2():comeBack();const{defaultView}=page;
defaultView?.addEventListener("blur",leave2);defaultView?.addEventListener("focus",comeBack);page.addEventListener("visi\
bilitychange",changed);return{restart(){shown=picked=performance.now();away=0;if(left!==null)left=shown},pick(){picked=performance.
now()},times(){const now=performance.now();const lost=away+(left===null?0:now-left);return{to_card:seconds(picked-shown),
to_answer:seconds(now-picked),focus_lost:seconds(lost)}},stop(){defaultView?.removeEventListener("blur",leave2);defaultView?.
removeEventListener("focus",comeBack);page.removeEventListener("visibilitychange",changed)}}}function createCopy(onCopied){const own=h("textarea",{class:"sq-input",rows:1,readonly:true,focus:()=>own.select()});const copy2=h(
"button",{class:"sq-main",type:"button",click:copyOwn});const node=h("div",{class:"sq-give"},own,copy2);function copyOwn(){
if(!own.value)return;own.focus();own.select();onCopied(own.ownerDocument.execCommand("copy"))}function update(say,label2,code){
if(own.value!==(code??""))own.value=code??"";set(own,{"aria-label":label2});fill(copy2,say.text("code.copy"));setDisabled(
copy2,code===null)}return{node,update,focus:()=>copy2.focus()}}var LONGEST2=1e5;function createCode({onReceive,onCopied,onClose}){const title=h("p",{class:"sq-big"});const open=h("p",
{class:"sq-saved"});const copy2=createCopy(onCopied);const theirs=h("textarea",{class:"sq-input",rows:2,maxlength:LONGEST2,
autocomplete:"off",spellcheck:"false"});const take2=h("button",{class:"sq-main",type:"submit"});const note=h("p",{class:"\
sq-note",role:"status"});const close=h("button",{class:"sq-quiet",type:"button",click:onClose});const form=h("form",{class:"\
sq-give",submit:paste},theirs,take2);const node=h("section",{class:"sq-panel sq-code"},title,open,copy2.node,form,note,close);
function paste(event){event.preventDefault();if(take2.getAttribute("aria-disabled"))return;if(theirs.value.trim())onReceive(
theirs.value);else theirs.focus()}function update({say,code,playing,canAct,refusal}){set(node,{"aria-label":say.text("co\
de.title")});setText(title,say.text("code.title"));setText(open,say.text("code.open"));set(copy2.node,{hidden:!playing});
copy2.update(say,say.text("code.own"),code);set(theirs,{"aria-label":say.text("code.theirs"),placeholder:say.text("code.\
theirs")});fill(take2,say.text("code.take"));fill(close,say.text("code.close"));setText(note,playing?"":refusal);set(note,
{hidden:playing});setDisabled(take2,!canAct)}return{node,update,clear(){theirs.value=""},focus:playing=>(playing?copy2:theirs).
focus()}}var CODE=/openlesson\d[0-9A-Za-z]+/;var LONGEST3=1e5;function codeInAddress(){let place=window;for(;;){const addresses=[
place.location.href,place.performance.getEntriesByType("navigation")[0]?.name??""];const found=addresses.map(address=>CODE.
exec(address)?.[0]).find(Boolean);if(found)return found;if(place.parent===place)return null;place=place.parent;try{void place.
location.href}catch{return null}}}function createDoor(onReceive){const input=h("textarea",{class:"sq-input",rows:2,maxlength:LONGEST3,
autocomplete:"off",spellcheck:"false"});const open=h("button",{class:"sq-main",type:"submit"});const node=h("form",{class:"\
sq-door",submit},input,open);function submit(event){event.preventDefault();if(input.value.trim())onReceive(input.value);else
input.focus()}function update(say){set(input,{"aria-label":say.text("lobby.class_code"),placeholder:say.text("lobby.clas\
s_code")});fill(open,say.text("lobby.open"))}return{node,update}}var FAR=6;function listenToDrags(hand,{cardOf,cellOf,onTake,onDrop}){let drag=null;let over=null;let page=null;function spaceAt(event){
const root=hand.getRootNode();const space=root.elementFromPoint(event.clientX,event.clientY)?.closest("button")??null;return space&&
cellOf(space)>=0?space:null}function down(event){const card=event.button===0&&event.pointerType!=="touch"?cardOf(event.target):
null;if(!card)return;stop();drag={card,x:event.clientX,y:event.clientY,id:event.pointerId,ghost:null};page=event.view;page?.
addEventListener("pointermove",move);page?.addEventListener("pointerup",up)}function move(event){if(!drag||event.pointerId!==
drag.id)return;const[dx,dy]=[event.clientX-drag.x,event.clientY-drag.y];if(!drag.ghost){if(Math.hypot(dx,dy)<FAR)return;
if(!onTake(drag.card))return stop();drag.ghost=lift(drag.card)}drag.ghost.style.transform=`translate(${dx}px, ${dy}px) r\
otate(2deg)`;point(spaceAt(event))}function point(space){if(space===over)return;if(over)set(over,{"data-over":null});over=
space;if(over)set(over,{"data-over":true})}function lift(card){const ghost=card.cloneNode(true);const box=card.getBoundingClientRect();
ghost.removeAttribute("tabindex");ghost.removeAttribute("aria-label");set(ghost,{"aria-hidden":"true","data-ghost":true});
Object.assign(ghost.style,{left:`${box.left}px`,top:`${box.top}px`,width:`${box.width}px`,height:`${box.height}px`});hand.
append(ghost);return ghost}function up(event){if(!drag||event.pointerId!==drag.id)return;const space=drag.ghost?spaceAt(
event):null;if(drag.ghost)swallowClick();stop();if(space)onDrop(cellOf(space))}function swallowClick(){const swallow=click=>click.
stopPropagation();hand.addEventListener("click",swallow,true);setTimeout(()=>hand.removeEventListener("click",swallow,true))}
function stop(){page?.removeEventListener("pointermove",move);page?.removeEventListener("pointerup",up);drag?.ghost?.remove();
drag=null;point(null)}hand.addEventListener("pointerdown",down);hand.addEventListener("pointercancel",stop);return stop}var ANNOUNCED=300;function createBell(onDue){const node=h("span",{class:"sq-bell"});let timers=[];let armedFor=-1;let ends="";
function arm(state,say){if(state.seq===armedFor)return;armedFor=state.seq;timers.forEach(clearTimeout);const left=state.
ends_in;ends="";timers=[];if(left===null)return;const due=state.last_round?[left]:[left-ANNOUNCED,left];timers=due.filter(
seconds2=>seconds2>0).map(seconds2=>setTimeout(onDue,seconds2*1e3+500));const time=new Intl.DateTimeFormat(say.lang,{hour:"\
2-digit",minute:"2-digit"}).format(Date.now()+left*1e3);ends=say.text("bell.ends",{time})}function update(state,say){arm(
state,say);const turns=state.turns_left===null?"":say.text("bell.turns",{n:state.turns_left});const last=state.last_round&&
state.phase!=="over";setText(node,last?say.text("bell.last"):[ends,turns].filter(Boolean).join(" · "));set(node,{"data-\
last":last})}return{node,update,stop:()=>timers.forEach(clearTimeout)}}function createOpenHands(){const node=h("div",{class:"\
sq-open"});function update(table,state,say){const hands=(state.hands??[]).map((cards,seat)=>({cards,seat})).filter(({cards,
seat})=>seat!==state.viewer&&cards.length);fill(node,...hands.map(({cards,seat})=>{const name=table.seats[seat].name;const label2=say.
text("open.hand",{name:nameText(name)});return h("div",{role:"group","aria-label":label2},h("span",{class:"sq-token"},chip(
table.seats[seat].side)),...cards.map(card=>h("span",{class:"sq-mini"},card.text?formula(card):say.text(`card.${card.kind}`))))}))}
return{node,update}}function createTalk(onTalk){let asking=false;const open=h("button",{class:"sq-quiet",type:"button",click:()=>show(
!asking)});const choice=h("span",{class:"sq-sides",role:"group"});const node=h("div",{class:"sq-talk"},open,choice);function show(next){
asking=next;set(choice,{hidden:!asking});set(open,{"aria-expanded":String(asking)})}function update(table,state,say){set(
node,{hidden:!table.talk||state.phase==="over"});setText(open,say.text("talk.open"));set(choice,{"aria-label":say.text("\
talk.ask")});fill(choice,...table.goals.map((_,side)=>h("button",{class:"sq-round",type:"button","aria-label":say.text("\
talk.side",{names:sideText(say,table.seats,side)}),click:()=>{show(false);onTalk(side)}},chip(side))))}show(false);return{
node,update}}var LINES_SHOWN=3;function createFoot({own,bell,talk,tools}){const deck=h("span",{class:"sq-stock"});const goal=h("span",
{class:"sq-goal"});const feed=h("ol",{class:"sq-feed"});const openHands=createOpenHands();const node=h("div",{class:"sq-\
foot"},h("p",{class:"sq-facts"},own,bell,deck,goal),tools,openHands.node,feed,talk);function update({say,table,state},moves){
if(!table||!state)return;const drawn=!table.dice&&!table.printed;fill(deck,drawn&&icon("deck"),drawn&&say.text("stock",{
n:state.stock}));setText(goal,say.text("goal",{n:table.to_win,line:table.line}));fill(feed,...moves.slice(-LINES_SHOWN).
map(move=>{const token=h("span",{class:"sq-token"},chip(table.seats[move.seat]?.side??0));return h("li",{},token,moveNodes(
say,table,move))}));set(feed,{"aria-label":say.text("moves")});openHands.update(table,state,say)}return{node,update}}var READABLE=15;var GAP=8;var EDGES=15;var LINES=3;var SPACE=.26;function createHand(onCard){const node=h("div",{class:"\
sq-hand",role:"toolbar"});const cards=new Map;let hand=[];let current=0;const fitting=createFitting(node,(sum,{clauses})=>{
sum.style.setProperty("--sq-em",String(narrowest(clauses,LINES,SPACE)));arrange()});function arrange(){const sums=node.querySelectorAll(
".sq-sum");const longest=Math.max(0,...[...sums].map(sum=>Number(sum.style.getPropertyValue("--sq-em"))));const width=node.
clientWidth;const fit=columns=>longest*READABLE<=(width-GAP*(columns-1))/columns-EDGES;if(width)set(node,{"data-long":fit(
3)?null:fit(2)||"very","data-short":fit(5)})}new ResizeObserver(arrange).observe(node);const order=()=>hand.map(card=>cards.
get(card.id).button);function moveTo(index){current=Math.max(0,Math.min(index,hand.length-1));order().forEach((button2,other)=>set(
button2,{tabindex:other===current?0:-1}))}function update({state,say,selected,canAct}){hand=state.hand;set(node,{"aria-l\
abel":say.text("hand"),"data-count":hand.length});const held=new Set(hand.map(card=>card.id));for(const[id,{button:button2}]of cards){
if(held.has(id))continue;button2.remove();cards.delete(id)}hand.forEach((card,index)=>{let entry=cards.get(card.id);if(!entry){
const button2=h("button",{type:"button",style:`--sq-i:${index}`,click:()=>onCard(hand.find(({id})=>id===card.id)??card),
focus:()=>moveTo(hand.findIndex(({id})=>id===card.id))});entry={button:button2,drawn:""};cards.set(card.id,entry)}const drawn=JSON.
stringify([card,say.lang]);if(drawn!==entry.drawn){draw(entry.button,card,say);const sum=entry.button.querySelector(".sq\
-sum");if(sum&&card.mathml)fitting.add(sum)}entry.drawn=drawn;if(node.children[index]!==entry.button)node.insertBefore(entry.
button,node.children[index]??null);const barred=barredBy(state,card)!==null;set(entry.button,{"aria-pressed":selected?.id===
card.id?"true":"false","data-barred":barred});setDisabled(entry.button,!canAct||barred)});moveTo(current);arrange();fitting.
fit()}return{node,update,indexOf:target=>order().indexOf(target),buttonOf:target=>order().find(button2=>button2.contains(
target))??null,focus(index=current){moveTo(index);order()[current]?.focus()},count:()=>hand.length,columns(){const tops=order().
map(button2=>button2.offsetTop);return Math.max(1,tops.filter(top=>top===tops[0]).length)}}}function barredBy(state,card){
if(state.solved)return state.solved===card.id?null:"hint.solved";return state.must===null||state.must.includes(card.id)?
null:"hint.must"}function draw(button2,card,say){const small=card.tries>0?say.text("card.try",{n:card.tries+1}):card.caption;
set(button2,{class:`sq-card sq-card-${card.kind}`,"data-tried":card.tries>0,"data-name":!card.mathml&&!card.suit});if(card.
kind==="face"){const parts=[card.spoken,card.caption===card.spoken?"":card.caption,card.tries>0?say.text("card.try",{n:card.
tries+1}):""].filter(Boolean);button2.style.setProperty("--sq-len",String(Math.max(5,widthOf(card.text))));set(button2,{
"aria-label":parts.join(", "),"data-suit":card.suit??null});fill(button2,h("span",{class:"sq-sum"},formula(card)),small&&
h("small",{},small));return}const name=say.text(`card.${card.kind}`);const does=say.text(`card.${card.kind}_does`);const sign=card.
kind==="wild"?"+":"−";if(card.text){set(button2,{"aria-label":`${card.spoken}, ${does}`,"data-suit":card.suit??null});
fill(button2,h("span",{class:"sq-sum"},formula(card)),h("small",{},does));return}fill(button2,h("span",{class:"sq-sign",
"aria-hidden":"true"},sign),h("b",{},name)," ",h("small",{},does))}var HELD=6e4;function keepFile({name,text}){const url=URL.createObjectURL(new Blob([text],{type:"application/jsonl"}));const link=document.
createElement("a");link.href=url;link.download=name;link.click();setTimeout(()=>URL.revokeObjectURL(url),HELD)}var isMine=({state})=>state?.phase==="play"&&state.viewer!==null&&state.viewer===state.turn&&!state.check;var selectedCard=({
state,ui})=>state?.hand.find(card=>card.id===ui.selected)??null;var mustSay=({table,state},card)=>table?.answer_by==="ke\
ypad"&&card.kind==="face"&&state?.solved!==card.id;var owes=known=>{const{state}=known;return!!state&&!isMine(known)&&state.
phase==="play"&&state.viewer!==null&&state.owed.includes(state.viewer)};var pays=({state})=>state?.phase==="play"&&state.
viewer!==null&&state.forfeits.includes(state.viewer);function shownLine({state,ui}){if(state?.check)return state.check.cell===
null?[]:[state.check.cell];return state?.choosing?.lines[ui.line??0]??[]}function lineKey(known){const{table,state,ui}=known;if(!state||!table||!isMine(known))return"";if(state.choosing)return"\
line.which";if(pays(known))return"line.give_up";const card=selectedCard(known);if(card?.kind==="remove")return ui.confirm===
null?"line.remove":"line.remove_again";if(card&&state.solved===card.id)return"line.solved";if(card&&mustSay(known,card))
return"line.say";if(card&&table.announce&&ui.announced)return"line.say_line";if(card)return card.kind==="wild"?"line.wil\
d":table.asks?"line.find":"line.place";if(table.printed)return"printed.line";if(state.must!==null)return"line.must";if(state.
can_pass)return"line.pass";if(table.dice)return"line.roll";return table.asks?"line.solve":"line.choose"}function lineText(known){
const{say,table,state}=known;if(!table||!state||state.phase==="start")return"";const name=nameText(table.seats[state.turn]?.
name??"");if(state.phase==="over")return endText(say,table.seats,state.winner);if(state.phase==="handover")return say.text(
"handover.pass",{name});if(state.check)return say.text("line.check",{name:nameText(table.seats[state.check.seat]?.name??
"")});if(!isMine(known)&&pays(known))return say.text("line.give_up");if(owes(known))return say.text("line.taken");return isMine(
known)?`${say.text("line.turn",{name})} ${say.text(lineKey(known))}`:say.text("line.wait",{name})}function lineNodes(known,told){
const{say,table,state}=known;if(!table||!state)return[];const name=nameNode(table.seats[state.turn]?.name??"");if(told)return[
moveNodes(say,table,told)];if(state.phase==="play"&&state.check)return[say.nodes("line.check",{name:nameNode(table.seats[state.
check.seat].name)})];if(isMine(known))return[h("b",{},say.nodes("line.turn",{name}))," ",say.text(lineKey(known))];if(pays(
known))return[say.text("line.give_up")];if(owes(known))return[say.text("line.taken")];return state.phase==="play"?[say.nodes(
"line.wait",{name})]:[]}function createIntents({known,link,clock,replay,announce,speak,draw:draw2,onKept}){const{ui}=known;const canAct=()=>link.
status()!=="lost"&&!link.busy();function act(type,fields={}){if(!canAct())return;ui.hint=null;link.send(type,fields);draw2()}
function hint(key){ui.hint={tone:"info",text:known.say.text(key),cell:null};announce([ui.hint.text]);draw2()}function onReply(reply){
ui.asked=null;ui.code=reply.code??ui.code;if(reply.file){keepFile(reply.file);onKept()}if(reply.text){ui.hint={tone:"inf\
o",text:reply.text,cell:null};announce([reply.text])}queueMicrotask(draw2)}function onCard(card){const{state,say}=known;
if(!state||!canAct())return;if(pays(known))return act("give_up",{seat:state.viewer,card:card.id});if(!isMine(known))return;
replay.finish();const why=barredBy(state,card);if(why)return hint(why);if(state.solved)return;ui.selected=ui.selected===
card.id?null:card.id;ui.confirm=null;ui.open=ui.selected&&mustSay(known,card)?"number":null;ui.hint=null;if(ui.selected)
clock.pick();announce([lineText(known)]);if(ui.selected)speak(`${card.spoken}. ${say.text(lineKey(known))}`);draw2()}function onTake(card){
if(!known.state||!card||!isMine(known)||!canAct()||barredBy(known.state,card))return false;if(ui.selected!==card.id)onCard(
card);return true}function onCell(cell){const{table,state}=known;if(!table||!state||!isMine(known)||!canAct())return;replay.
finish();const card=selectedCard(known);if(!card)return hint(table.faces[cell]===null?"hint.free":"hint.choose_card");const locked=new Set(
state.sequences.flatMap(sequence=>sequence.cells));const why=outOfReach(card,state,table,state.chips,locked,cell);if(why){
ui.confirm=null;return hint(why)}if(mustSay(known,card))return hint("hint.say_first");if(card.kind==="remove"&&ui.confirm!==
cell){ui.confirm=cell;ui.hint=null;announce([lineText(known)]);return draw2()}ui.confirm=null;ui.asked=cell;const said=ui.
announced?{announce:true}:{};act("play",{seat:state.viewer,card:card.id,cell,...said,...clock.times()})}function onAnnounce(){
if(!selectedCard(known))return act("claim",{seat:known.state?.viewer});ui.announced=!ui.announced;draw2()}function onLook(line){
ui.line=line;draw2()}function onLine(choice){const pending=known.state?.choosing;if(!pending)return;const seat=known.state?.
viewer;if(pending.card===null)act("claim",{seat,choice});else act("play",{seat,card:pending.card,cell:pending.cell,choice,
...clock.times()})}function onNumber(text){if(ui.selected)act("number",{seat:known.state?.viewer,card:ui.selected,text,...clock.
times()})}function onOpen(open){if(open&&!canAct())return false;ui.open=open;ui.confirm=null;draw2();return true}function onCode(coding){
const{table,state}=known;ui.coding=coding;ui.keeping=false;ui.code=null;ui.hint=null;if(coding&&table!==null&&state!==null&&
state.phase!=="start")act("code");draw2()}function onBack(){if(ui.confirm!==null)ui.confirm=null;else if(ui.selected&&!known.
state?.solved)ui.selected=null;else return false;announce([lineText(known)]);draw2();return true}return{canAct,act,hint,
onReply,onCard,onTake,onCell,onAnnounce,onLook,onLine,onNumber,onOpen,onCode,onBack,onSwap:()=>ui.selected&&act("swap",{
seat:known.state?.viewer,card:ui.selected}),onHint:()=>ui.selected&&act("hint",{seat:known.state?.viewer,card:ui.selected}),
onPass:()=>act("pass",{seat:known.state?.viewer}),onDraw:()=>act("draw",{seat:known.state?.viewer}),onNext:()=>act("next"),
onUndo:()=>act("undo",{seat:known.state?.viewer??null}),onLanguage:lang=>act("language",{lang})}}var KEY="seqnum:";var MOST=12;var LASTS=30*24*3600*1e3;var here=new Map;function stored(use){try{return use(window.localStorage)}catch{
return void 0}}function games(){const found=stored(storage=>Object.keys(storage).filter(key=>key.startsWith(KEY)).map(read).
filter(one=>one!==null));return(found??[...here.values()]).sort((one,other)=>other.at-one.at)}function read(key){try{const one=JSON.
parse(window.localStorage.getItem(key)??"");return Array.isArray(one.names)&&one.lines&&one.receipt?.tallies?one:null}catch{
return null}}function take(news){const before=here.get(news.game)??stored(()=>read(KEY+news.game));const entry={...news,
lines:{...before?.lines,...news.lines},at:Date.now()};here.set(entry.game,entry);const others=games().filter(one=>one.game!==
entry.game);others.filter((one,index)=>index>=MOST-1||one.at<entry.at-LASTS).forEach(one=>forget(one.game));const write=()=>stored(
storage=>(storage.setItem(KEY+entry.game,JSON.stringify(entry)),true));for(let rest=games();!write()&&rest.length>0;rest.
pop())forget(rest[rest.length-1].game)}function forget(game){stored(storage=>storage.removeItem(KEY+game))}var entryOf=game=>here.
get(game??"")??games().find(one=>one.game===game)??null;var fileOf=({name,lines})=>({name,text:Object.keys(lines).sort((one,other)=>Number(
one)-Number(other)).map(n=>`${lines[n]}
`).join("")});function createResult({onFile,onCopied,onClose}){const receipt=h("div",{class:"sq-receipt"});const file=h("button",{class:"\
sq-main sq-wide",type:"button",click:onFile});const copy2=createCopy(onCopied);const note=h("p",{class:"sq-note",role:"s\
tatus"});const close=h("button",{class:"sq-quiet",type:"button",click:onClose});const node=h("section",{class:"sq-panel \
sq-kept"},receipt,file,copy2.node,note,close);let shown="";function update(say,entry,closes,said){setText(note,said);set(
note,{hidden:!said});set(close,{hidden:!closes});set(copy2.node,{hidden:!entry?.code});const key=JSON.stringify([say.lang,
entry?.receipt,entry?.code]);if(key===shown)return;shown=key;set(node,{"aria-label":say.text("keep.title")});fill(file,icon(
"keep"),say.text("keep.title"));fill(close,say.text("code.close"));copy2.update(say,say.text("keep.code"),entry?.code??null);
set(receipt,{hidden:!entry});if(!entry)return;const{game,check,tallies}=entry.receipt;fill(receipt,h("p",{},say.text("ke\
ep.paper")),...tallies.map(([name,right,n])=>h("p",{},say.nodes("keep.tally",{name:nameNode(name),right,n}))),h("p",{class:"\
sq-letters"},say.nodes("keep.game",{game:h("b",{},game),check:h("b",{},check)})))}return{node,update,focus:()=>file.focus()}}function createKeeper({known,isLost,act,hint,draw:draw2,onClose}){const{ui}=known;const result=createResult({onFile:keep,
onCopied,onClose:close});let game=null;let left=null;let safe=null;const isPlaying=()=>known.table!==null&&known.state!==
null&&known.state.phase!=="start";const entry=()=>isPlaying()?entryOf(game):left;function keep(){ui.keeping=true;ui.coding=
false;if(isPlaying()&&!isLost())act("file");else if(entry()){keepFile(fileOf(entry()));onKept()}else hint("keep.nothing")}
function done(){const kept=entry();if(kept&&(kept.over||!isPlaying()))forget(kept.game)}function onKept(){done();hint("k\
eep.done")}function onCopied(copied){if(copied)done();hint(copied?"keep.copied":"code.not_copied")}function close(){ui.keeping=
false;left=null;draw2();onClose()}return{node:result.node,focus:result.focus,keep,close,onKept,has:()=>entry()!==null,ids:()=>games().
map(one=>one.game),update(){const said=isPlaying()&&!isLost()?"":ui.hint?.text??"";result.update(known.say,entry(),!isPlaying()||
known.state?.phase!=="over",said)},onNews(news){take(news);({game}=news);draw2()},onDeal:()=>game=null,onSafe:found=>safe=
new Set(found),onLeft(of){left=entryOf(of);keep();draw2();result.focus()},isOpen:()=>left!==null,offers(){const unfinished=known.
state?.unfinished??[];const lost=games().filter(({game:of})=>safe&&!safe.has(of)&&!unfinished.some(one=>one.game===of));
return[...unfinished,...lost.map(one=>({game:one.game,names:one.receipt.tallies.map(([name])=>name),lost:true}))]}}}function createKnown(){return{say:makeSay({}),table:null,state:null,ui:{selected:null,confirm:null,asked:null,wrong:null,
open:null,coding:false,code:null,keeping:false,announced:false,line:null,hint:null}}}function settle({table,ui},state){const held=state.
hand.some(card=>card.id===ui.selected)?ui.selected:null;Object.assign(ui,{asked:null,confirm:null,open:null,hint:null,announced:false,
line:null,coding:false,code:null,keeping:false});ui.selected=state.solved??held??(table?.printed?state.hand[0]?.id??null:
null)}function isNoted(before,next){return before!==null&&before.answered_last!==null&&next.answered_last===null&&before.
chips===next.chips&&before.turn===next.turn}var WAITING_AFTER=4e3;var LOST_AFTER=8e3;var QUIET=new Set(["hello","code","file"]);function createLink(model,{seq,onStatus,
onReply,onNews}){let lastId=Math.floor(Math.random()*2**30);const pending=new Map;let status="ok";let timer;let asked=-1;
function become(next){if(next===status)return;status=next;onStatus()}function arm(){clearTimeout(timer);timer=pending.size>
0?setTimeout(late,WAITING_AFTER,"waiting"):void 0}function late(next){timer=setTimeout(late,LOST_AFTER,"lost");become(next);
pending.forEach(put)}function alive(){arm();become("ok")}function receive(message){if(message?.type==="log")onNews(message);
if(message?.type!=="reply")return;const own=pending.delete(message.id);if(own){for(const[id,earlier]of pending){if(id<message.
id&&QUIET.has(earlier.type))pending.delete(id);else if(id<message.id)put(earlier)}}alive();if(own)onReply(message);queueMicrotask(
()=>{if(message.seq<=Math.max(seq(),asked))return;asked=message.seq;probe()})}const probe=()=>send("hello");const seen=()=>document.
visibilityState==="visible"&&probe();const closed=()=>{clearTimeout(timer);become("lost")};function put(message){try{model.
send(message)}catch{closed()}}function send(type,fields={}){lastId+=1;const message={type,id:lastId,seq:seq(),...fields};
pending.set(lastId,message);if(timer===void 0)arm();put(message)}model.on("msg:custom",receive);model.on("comm_live_upda\
te",probe);model.on("comm:close",closed);document.addEventListener("visibilitychange",seen);return{send,alive,status:()=>status,
busy:()=>[...pending.values()].some(({type})=>!QUIET.has(type)),stop(){clearTimeout(timer);model.off("msg:custom",receive);
model.off("comm_live_update",probe);model.off("comm:close",closed);document.removeEventListener("visibilitychange",seen)}}}var LANGUAGES=["en","es","pt"];function createLanguages(onLanguage){const select=h("select",{change:()=>onLanguage(select.
value)});const node=h("label",{class:"sq-languages"},icon("globe"),select);function update(say){set(select,{"aria-label":say.
text("language")});if(select.childElementCount===0){fill(select,...LANGUAGES.map(lang=>h("option",{value:lang,lang},say.
text(`languages.${lang}`))))}select.value=say.lang}return{node,update}}var NUMBERS=30;var LONGEST4=200;var made=0;function createPicker({onChoose,onNext}){const group=`sq-picker-${made+=1}`;const legend=h(
"p",{class:"sq-ask",id:group});const robots=h("div",{class:"sq-robots"});const numbers=h("div",{class:"sq-numbers"});const input=h(
"input",{class:"sq-input sq-own-name",type:"text",maxlength:LONGEST4,autocomplete:"off",dir:"auto"});const asks=h("selec\
t",{class:"sq-input sq-asks"});const own=h("div",{class:"sq-more"},input,asks);const node=h("div",{class:"sq-picker",role:"\
group","aria-labelledby":group},legend,robots,numbers,own);input.addEventListener("input",()=>{onChoose({kind:"person",name:input.
value});for(const one of node.querySelectorAll("input"))one.checked=false});asks.addEventListener("change",()=>onChoose(
{asks:Number(asks.value)}));function tile(change,{label:label2,checked,disabled=false},...children){const radio=h("input",
{type:"radio",name:group,"aria-label":label2,disabled,change:()=>take2(change)});radio.checked=checked;return h("label",
{class:"sq-tile",title:label2,click:event=>{if(event.target===radio||disabled)return;event.preventDefault();take2(change);
onNext(change.name==="")}},radio,...children)}function take2(change){if(change.name!==void 0)input.value="";onChoose(change);
showNames(change.kind==="person")}function showNames(people){for(const part of[numbers,own])set(part,{hidden:!people&&!robots.
hidden});set(robots,{"data-small":people})}function update({say,lesson,row,side,place,taken,computers}){fill(legend,say.
text(place===0?"lobby.who":place===1?"lobby.against":"lobby.too"));const levels=lesson.asks?[0,1,2,3,4,5]:[1,2,3,4,5];const level=lesson.
asks?row.level:row.level||2;const people=row.kind==="person";set(robots,{hidden:!computers||place===0});fill(robots,...levels.
map(each=>{const label2=say.text(`lobby.level${each}`);const dots=h("i",{"aria-hidden":"true"},"●".repeat(each)+"○".
repeat(5-each));return tile({kind:"computer",level:each},{label:label2,checked:!people&&level===each},icon(each?"robot":
"friend"),h("span",{},label2),each>0&&dots)}),tile({kind:"person",name:""},{label:say.text("lobby.classmate"),checked:people&&
!row.name},icon("person"),h("span",{},say.text("lobby.classmate"))));showNames(people);const listed=Array.isArray(lesson.
pupils)?lesson.pupils:Array.from({length:lesson.pupils||NUMBERS},(_,index)=>String(index+1));const names=lesson.login?[lesson.
login,...listed]:listed;set(numbers,{"data-names":Array.isArray(lesson.pupils)});fill(numbers,...names.map(name=>{const checked=people&&
row.name===name;const disabled=taken.includes(name.toLowerCase());return tile({kind:"person",name},{label:name,checked,disabled},
chip(side),h("bdi",{},name))}));set(input,{"aria-label":say.text("lobby.own_name"),placeholder:say.text("lobby.own_name")});
input.value=people&&!names.includes(row.name)?row.name:"";set(asks,{hidden:lesson.levels.length===0||!people,"aria-label":say.
text("lobby.asks")});if(lesson.levels.length===0)return;fill(asks,...[...lesson.levels].sort().map(each=>h("option",{value:each},
say.text(`lobby.asks${each}`))));row.asks??=lesson.levels[0];asks.value=String(row.asks)}const focus=()=>node.querySelector(
"input:checked, .sq-numbers input:enabled")?.focus();return{node,update,focus}}var POLICIES=["two_tries","retry","lose_turn","reveal","challenge","honour"];function createTeacher(onChange){const summary=h(
"summary",{});const policy=h("select",{class:"sq-input"});const by=h("select",{class:"sq-input"});const sides2=h("select",
{class:"sq-input",change:onChange});const screens=h("select",{class:"sq-input"});const check=h("input",{type:"checkbox"});
const bell=h("input",{class:"sq-input",type:"time"});const hints=h("input",{type:"checkbox"});const sound=h("input",{type:"\
checkbox"});const fields={policy,by,sides:sides2,screens,bell,check,hints,sound};const labels=Object.fromEntries(Object.
entries(fields).map(([key,field])=>[key,h("label",{class:`sq-field-${key}`},h("span",{}),field)]));const node=h("details",
{class:"sq-teacher"},summary,h("div",{class:"sq-fields"},...Object.values(labels)));let begun="";function update(say,lesson){
const before=begun?options():lesson.options;const key=JSON.stringify([lesson.asks,lesson.seats,lesson.options]);const{answer_policy,
answer_by,check:checks,hints:hinted,sides:teams,ends_at,sound:sounds,screens:shown}=key===begun?before:lesson.options;begun=
key;fill(summary,say.text("lobby.teacher"));for(const[name,label2]of Object.entries(labels))fill(label2.firstChild,say.text(
`lobby.${name}`));for(const label2 of[labels.policy,labels.by,labels.check,labels.hints])set(label2,{hidden:!lesson.asks});
const choices=[...new Set(Object.values(lesson.seats).filter(each=>each.length>1).flat())];set(labels.sides,{hidden:choices.
length===0});const choose=(select,prefix,values,chosen)=>{fill(select,...values.map(value=>h("option",{value},prefix?say.
text(`lobby.${prefix}_${value}`):String(value))));select.value=String(chosen??values[0]??"")};choose(policy,"policy",POLICIES,
answer_policy);choose(by,"by",["board","keypad"],answer_by);choose(sides2,"",choices,teams);choose(screens,"screens",lesson.
asks?["shared","own","projector"]:["shared","own"],shown);bell.value=ends_at??"";check.checked=checks!==null;hints.checked=
hinted;sound.checked=sounds}function options(){const asks=!labels.policy.hidden;return{answer_policy:asks?policy.value:null,
answer_by:asks?by.value:null,check:asks&&check.checked?"partner":null,hints:asks&&hints.checked,sides:sides2.value?Number(
sides2.value):null,ends_at:bell.value||null,sound:sound.checked,screens:screens.value}}return{node,update,options}}function createUnfinished(onResume,onKeep){const node=h("div",{class:"sq-left"});let asking="";let shown="";let redraw=()=>{};
function update(say,games2,canAct){redraw=()=>update(say,games2,canAct);const key=JSON.stringify([say.lang,games2,canAct,
asking]);if(key===shown)return;shown=key;fill(node,...games2.map(one=>one.game===asking?question(say,one,canAct):offer(say,
one)))}function offer(say,{game,names,lost}){const label2=say.text(lost?"lobby.keep":"lobby.resume",{names:say.list(names.
map(nameText))});return h("button",{class:"sq-quiet sq-resume",type:"button",click:()=>ask(game)},lost&&icon("keep"),label2)}
function question(say,{game,names,lost},canAct){const label2=say.text("lobby.is_you",{n:names.length,names:say.list(names.
map(nameText))});const yes=h("button",{class:"sq-main sq-yes",type:"button",click:()=>(ask(""),(lost?onKeep:onResume)(game))},
say.text("lobby.yes"));setDisabled(yes,!lost&&!canAct);return h("div",{class:"sq-confirm",role:"group","aria-label":label2},
h("span",{},label2),yes,h("button",{class:"sq-quiet",type:"button",click:()=>ask("")},say.text("lobby.no")))}function ask(game){
asking=game;redraw();node.querySelector(".sq-yes, .sq-resume")?.focus()}return{node,update}}var FRIEND=0;var USUAL=2;var person=()=>({kind:"person",name:"",level:FRIEND,asks:null});function createLobby({onStart,onResume,
onKeep,onLanguage,onCode,onReceive}){const rows=[person(),{...person(),kind:"computer"}];let active=0;let say;let lesson=null;
let shown="";let missing=false;let refusal="";const title=h("h2",{class:"sq-title"});const how=h("p",{class:"sq-how"});const left=createUnfinished(
onResume,onKeep);const list=h("ol",{class:"sq-players"});const turn=h("button",{class:"sq-round",type:"button",click:takeTurns},
icon("swap"));const add=h("button",{class:"sq-round sq-add",type:"button",click:addRow},icon("add"));const picker=createPicker(
{onChoose:choose,onNext:next});const paste=h("button",{class:"sq-quiet sq-paste",type:"button",click:onCode});const note=h(
"p",{class:"sq-note",role:"status"});const start=h("button",{class:"sq-main sq-start",type:"submit"});const languages=createLanguages(
onLanguage);const teacher=createTeacher(draw2);const door=createDoor(onReceive);const form=h("form",{class:"sq-setup",novalidate:true,
submit},h("div",{class:"sq-table"},list,h("div",{class:"sq-beside"},turn,add)),picker.node,start);const drawing=picture();
const setup=h("div",{class:"sq-setup"},h("div",{class:"sq-setup-head"},title,languages.node),how,left.node,form,door.node,
note,h("div",{class:"sq-more"},teacher.node,paste));const node=h("div",{class:"sq-lobby"},drawing,setup);function submit(event){
event.preventDefault();if(start.getAttribute("aria-disabled"))return;const nameless=rows.findIndex(row=>!isSeated(row));
missing=nameless>=0;if(!missing){onStart(rows.map(player),lesson?.set?null:teacher.options());return}active=nameless;draw2();
picker.focus()}function player(row){if(row.kind==="person")return{kind:"person",name:row.name.trim(),...row.asks?{asks:row.
asks}:{}};if(row.level===FRIEND&&lesson?.asks)return{kind:"friend"};return{kind:"computer",level:row.level||USUAL}}const isSeated=row=>row.
kind==="computer"||row.name.trim()!=="";function choose(change){Object.assign(rows[active],change);missing=false;drawTable()}
function next(stay){const nobody=rows.findIndex(row=>!isSeated(row));if(!stay)active=nobody>=0?nobody:Math.min(active+1,
rows.length-1);draw2()}function addRow(){rows.push(person());active=rows.length-1;draw2();picker.focus()}function takeTurns(){
rows.unshift(rows.pop());active=(active+1)%rows.length;draw2()}function sides2(){const possible=lesson?.seats[rows.length]??
[];const wanted=lesson?.set?lesson.options.sides:teacher.options().sides;return wanted!==null&&possible.includes(wanted)?
wanted:possible[0]??2}const nameOf=row=>row.kind==="computer"?say.text(`lobby.level${levelOf(row)}`):row.name.trim();const levelOf=row=>lesson?.
asks?row.level:row.level||USUAL;function place(row,index){const n=index+1;const who=isSeated(row)?nameOf(row):"";return h(
"li",{},h("button",{class:"sq-place",type:"button","aria-pressed":String(index===active),"aria-label":say.text("lobby.pl\
ace",{n,name:who?nameText(who):say.text("lobby.nobody")}),"data-missing":missing&&!who,click:()=>{active=index;draw2();list.
children[index]?.querySelector(".sq-place")?.focus()}},h("span",{class:"sq-token"},chip(index%sides2()),row.kind==="comp\
uter"&&icon("robot")),who?nameNode(who):h("span",{class:"sq-unknown"},"?")),rows.length>2&&h("button",{class:"sq-round",
type:"button","aria-label":say.text("lobby.remove",{n}),click:()=>{rows.splice(index,1);if(!rows.some(one=>one.kind==="p\
erson"))rows[0]=person();active=Math.min(active,rows.length-1);draw2();add.focus()}},icon("close")))}function drawTable(){
fill(list,...rows.map(place));set(form,{"data-ready":rows.every(isSeated)});drawNote()}function draw2(){if(!lesson)return;
drawTable();const most=Math.max(...Object.keys(lesson.seats).map(Number));set(add,{hidden:rows.length>=most,"aria-label":say.
text("lobby.add"),title:say.text("lobby.add")});set(turn,{"aria-label":say.text("lobby.turn"),title:say.text("lobby.turn")});
const others=rows.filter((_,index)=>index!==active);picker.update({say,lesson,row:rows[active],side:active%sides2(),place:active,
taken:others.filter(row=>row.kind==="person").map(row=>row.name.trim().toLowerCase()),computers:others.some(row=>row.kind===
"person")})}function drawNote(){setText(note,refusal||(missing?say.text("lobby.missing"):""))}function update(frame){say=
frame.say;lesson=frame.state?.lesson??null;refusal=frame.refusal;languages.update(say);setDisabled(start,!frame.canAct);
const key=JSON.stringify([say.lang,lesson]);if(key!==shown){shown=key;fill(title,say.text("lobby.title"));fill(how,say.text(
!lesson?"lobby.door":lesson.asks?"lobby.how":"lobby.how_cards"));set(drawing,{hidden:lesson!==null&&!lesson.asks});fill(
paste,icon("letter"),say.text("lobby.code"));fill(start,say.text("lobby.start"));set(form,{hidden:!lesson});set(door.node,
{hidden:lesson!==null});set(paste,{hidden:!lesson});set(teacher.node,{hidden:!lesson||lesson.set});if(lesson)teacher.update(
say,lesson);door.update(say);draw2()}left.update(say,frame.left,frame.canAct);set(setup,{hidden:frame.coding});drawNote()}
return{node,update,focusCode:()=>paste.focus()}}function picture(){const spaces=Array.from({length:25},(_,index)=>{const side=index%
6===0&&index!==12?0:[3,11,17].includes(index)?1:null;const number=index===12?15:index*7%23+2;return h("i",{},side!==null&&
chip(side),h("span",{},String(number)))});return h("div",{class:"sq-picture","aria-hidden":"true"},...spaces,h("b",{},"8\
 + 7"))}var PICTURES2={good:"check",wrong:"again",reveal:"bulb",hint:"bulb",info:"info"};function createMessage(onTogether){const line=h(
"p",{class:"sq-line"});const verdict=h("div",{class:"sq-verdict"});const node=h("div",{class:"sq-message"},line,verdict);
let drawn="";function drawVerdict({say,state,ui}){const said=ui.hint??state?.verdict??null;const answer=said!==null&&said===
state?.verdict&&said.tone!=="info"&&said.tone!=="hint"&&state.answered_last!==null;const key=JSON.stringify([said,answer,
say.lang]);if(drawn===key)return;drawn=key;set(verdict,{"data-tone":said?.tone??null});fill(verdict,said&&icon(PICTURES2[said.
tone]),said&&h("p",{},said.text),answer&&h("button",{class:"sq-together",type:"button",click:onTogether},say.text("helpe\
d.ask")))}function update(known,told){set(line,{"data-move":told!==null});fill(line,...lineNodes(known,told));drawVerdict(
known)}return{node,update}}function isStill(){return matchMedia("(prefers-reduced-motion: reduce)").matches||document.visibilityState==="hidden"}function createNotice(onRetry,onKeep){const text=h("span",{});const retry=h("button",{class:"sq-main",type:"button",click:onRetry});
const keep=h("button",{class:"sq-quiet",type:"button",click:onKeep});const node=h("div",{class:"sq-notice",role:"alert"},
icon("plug"),text,retry,keep);function update(status,say,keeps){set(node,{hidden:status==="ok"});setText(text,status==="\
ok"?"":say.text(`link.${status}`));setText(retry,say.text("link.retry"));set(retry,{hidden:status!=="lost"});setText(keep,
say.text("keep.title"));set(keep,{hidden:status!=="lost"||!keeps})}return{node,update}}var KEY2="seqnum-seat:";var WATCHES="watch";function createOwn(onChange){const chosen=new Map;let own="";const title=h("\
p",{class:"sq-big"});const choices=h("div",{class:"sq-answers"});const honour=h("p",{class:"sq-told"});const node=h("sec\
tion",{class:"sq-panel"},title,choices,honour);const you=h("span",{});const change=h("button",{class:"sq-together",type:"\
button",click:()=>choose(null)});const bar=h("span",{class:"sq-you"},you,change);function choose(seat){if(seat===null)chosen.
delete(own);else chosen.set(own,seat);try{if(seat===null)sessionStorage.removeItem(KEY2+own);else sessionStorage.setItem(
KEY2+own,seat)}catch{}onChange()}function kept(){try{return chosen.get(own)??sessionStorage.getItem(KEY2+own)}catch{return chosen.
get(own)??null}}function seen(table,state){if(!table?.own||!state.views)return state;own=table.own;const{views,...shared}=state;
const seat=kept();const view=seat===null?null:views[Number(seat)];if(!view&&seat!==WATCHES)return{...shared,phase:"seat"};
const mine=view?Number(seat):null;const merged={...shared,...view};return{...merged,phase:merged.check&&merged.check.seat!==
mine?"play":merged.phase,answered_last:merged.answered_last===mine?mine:null}}function update({table,state,say}){set(bar,
{hidden:!table.own||state.phase==="seat"});if(!table.own)return;const name=nameNode(table.seats[state.viewer??0].name);fill(
you,state.viewer===null?say.text("own.watching"):say.nodes("own.you",{name}));fill(change,say.text("own.change"));fill(title,
say.text("own.ask"));fill(honour,say.text("own.honour"));if(state.phase!=="seat"||choices.lang===say.lang)return;choices.
lang=say.lang;fill(choices,...table.seats.map(({name:each,kind},seat)=>kind==="person"&&h("button",{class:"sq-main",type:"\
button",click:()=>choose(String(seat))},say.nodes("handover.ready",{name:nameNode(each)}))),h("button",{class:"sq-quiet",
type:"button",click:()=>choose(WATCHES)},say.text("own.watch")))}return{node,bar,seen,update,focus:()=>choices.firstElementChild?.
focus()}}function createHandover(onReady,onDraw,onCode,onUndo){const backs=h("div",{class:"sq-backs","aria-hidden":"true"});const title=h(
"p",{class:"sq-big"});const ready=h("button",{class:"sq-main sq-wide",type:"button",click:onReady});const owed=h("div",{
class:"sq-owed"});const undo=h("button",{class:"sq-quiet",type:"button",click:onUndo});const elsewhere=h("button",{class:"\
sq-quiet",type:"button",click:onCode});const node=h("section",{class:"sq-panel sq-handover"},backs,title,owed,ready,h("d\
iv",{class:"sq-answers"},undo,elsewhere));function update({table,state,say}){const seat=table.seats[state.turn];const count=Math.
min(state.cards[state.turn]??5,7);if(backs.childElementCount!==count){fill(backs,...Array.from({length:count},(_,index)=>h(
"i",{style:`--sq-i:${index-(count-1)/2}`})))}set(node,{"aria-label":say.text("handover.pass",{name:nameText(seat.name)})});
fill(title,say.nodes("handover.pass",{name:nameNode(seat.name)}));fill(ready,say.nodes("handover.ready",{name:nameNode(seat.
name)}));fill(elsewhere,say.text("handover.elsewhere"));fill(undo,say.text("undo"));set(undo,{hidden:!state.can_undo});fill(
owed,...state.owed.filter(index=>table.seats[index]?.kind==="person").map(index=>h("button",{class:"sq-quiet",type:"butt\
on",click:()=>onDraw(index)},say.nodes("draw.seat",{name:nameNode(table.seats[index].name)}))))}return{node,update,focus:()=>ready.
focus()}}function createCheck(onCheck){const title=h("p",{class:"sq-big"});const told=h("p",{class:"sq-told"});const yes=h(
"button",{class:"sq-main",type:"button",click:()=>onCheck(true)});const no=h("button",{class:"sq-quiet",type:"button",click:()=>onCheck(
false)});const node=h("section",{class:"sq-panel sq-check"},told,title,h("div",{class:"sq-answers"},yes,no));function update({
table,state,say}){const{check}=state;if(!check)return;const names={by:table.seats[check.by].name,seat:table.seats[check.
seat].name};const face=check.cell===null?null:table.faces[check.cell];set(node,{"aria-label":say.text("line.check",{name:nameText(
names.seat)})});fill(told,say.nodes("check.ask",{name:nameNode(names.by),card:formula(check.card),number:face?formula(face):
check.said}));fill(title,say.nodes("line.check",{name:nameNode(names.seat)}));fill(yes,say.text("check.yes"));fill(no,say.
text("check.no"))}return{node,update,focus:()=>yes.focus()}}var CONFETTI=44;function createEnding(onAgain,kept){const medal=h(
"div",{class:"sq-medal","aria-hidden":"true"});const title=h("p",{class:"sq-big"});const result=h("p",{class:"sq-result"});
const saved=h("p",{class:"sq-saved"});const again=h("button",{class:"sq-quiet sq-wide",type:"button",click:onAgain});const head=h(
"div",{class:"sq-outcome"},medal,title,result);const node=h("section",{class:"sq-panel sq-ending"},head,again,saved);function update({
table,state,say}){const{winner}=state;set(node,{"data-won":winner!==null});if(kept.parentNode!==node)head.after(kept);if(winner===
null)fill(medal);else if(medal.dataset.side!==String(winner)){fill(medal,chip(winner),star());medal.dataset.side=String(
winner)}const people=table.seats.filter(seat=>seat.side===winner);const names=h("span",{});say.list(people.map((_,index)=>`\
${index}`)).split("").forEach((part,index)=>{names.append(index%2===0?part:nameNode(people[Number(part)].name))});fill(
title,winner===null?say.text("over.nobody"):say.nodes("over.winner",{n:people.length,names}));fill(result,...sides(table).
map(side=>h("span",{class:"sq-tally"},h("span",{class:"sq-token"},chip(side)),String(state.made[side]??0))));set(result,
{role:"img","aria-label":say.text("over.tally",{tally:say.list(sides(table).map(side=>String(state.made[side]??0)))})});
fill(saved,state.saved&&say.nodes("over.saved",{file:h("code",{},h("bdi",{},state.saved))}));fill(again,say.text("over.a\
gain"))}return{node,update,focus:()=>again.focus()}}var sides=table=>[...new Set(table.seats.map(seat=>seat.side))].sort();
function confetti(){return h("div",{class:"sq-confetti","aria-hidden":"true"},...Array.from({length:CONFETTI},(_,index)=>h(
"i",{style:`--sq-x:${index*37%100+.5};--sq-d:${index*53%100};--sq-r:${index*71%360};--sq-c:${index%4}`})))}var STEP=900;var LONGEST5=3600;function createReplay(onStep){let boards=[""];let moves=[];let told=null;let pace=STEP;let timer;
function next(){if(boards.length===1)finish();else{boards.shift();told=moves[moves.length-boards.length];timer=setTimeout(
next,pace)}onStep()}function finish(){clearTimeout(timer);boards.splice(0,boards.length-1);told=null}function jump(state){
boards=[state.chips];moves=state.recent;finish()}function play(table,state){clearTimeout(timer);const others=fresh(moves,
state.recent);boards=stages(table,boards[0],state,others);moves=state.recent;told=null;pace=Math.min(STEP,LONGEST5/boards.
length);if(boards.length>1)timer=setTimeout(next,pace/2);return others}function lastCell({verdict}){const placed=shown().
filter(move=>move.cell!==null).pop();if(placed)return placed.cell;return verdict?.tone==="good"?verdict.cell:null}const shown=()=>moves.
slice(0,moves.length-(boards.length-1));return{play,jump,finish,chips:()=>boards[0],told:()=>told,running:()=>boards.length>
1,shown,lastCell}}var UNSPOKEN=/[\u00ad\u2066-\u2069]/g;function createSpeech(){const voice=window.speechSynthesis;let on=false;let lang="\
en";const node=h("button",{class:"sq-tool",type:"button",hidden:!voice,"aria-pressed":"false",click:toggle},icon("speake\
r"));function toggle(){on=!on;set(node,{"aria-pressed":String(on)});if(on)speak(node.title);else voice?.cancel()}function speak(text){
const words=text.replace(UNSPOKEN,"").trim();if(!on||!voice||!words)return;voice.cancel();const utterance=new SpeechSynthesisUtterance(
words);utterance.lang=lang;voice.speak(utterance)}return{node,speak,update(say){lang=say.lang;set(node,{"aria-label":say.
text("speech"),title:say.text("speech")})},stop(){if(on)voice?.cancel()}}}function createTools({speech,screen,onHelp,onKeep,onCode,onLanguage}){const letter=h("button",{class:"sq-tool",type:"but\
ton",click:onCode},icon("letter"));const keep=h("button",{class:"sq-tool",type:"button",click:onKeep},icon("keep"));const help=h(
"button",{class:"sq-tool",type:"button",click:onHelp},icon("help"));const languages=createLanguages(onLanguage);const node=h(
"div",{class:"sq-tools"},help,screen.node,speech.node,keep,letter,languages.node);function update({say,ui}){set(letter,{
"aria-label":say.text("code.title"),title:say.text("code.title"),"aria-expanded":String(ui.coding)});set(keep,{"aria-lab\
el":say.text("keep.title"),title:say.text("keep.title")});languages.update(say);set(help,{"aria-label":say.text("help.ti\
tle"),title:say.text("help.title")});for(const tool of[speech,screen])tool.update(say)}return{node,update,focusCode:()=>letter.
focus(),focusKeep:()=>keep.focus()}}function createPrinted(onPick){const input=h("input",{class:"sq-input",inputmode:"numeric",maxlength:4,autocomplete:"off"});
const show=h("button",{class:"sq-main",type:"submit"});const pile=h("p",{});const submit=event=>{event.preventDefault();
if(/^\d+$/.test(input.value.trim()))onPick(Number(input.value));input.value=""};const node=h("form",{class:"sq-printed",
novalidate:true,submit},input,show,pile);function update({table,state,say}){const{turn}=state;const all=table.seats.length;
set(input,{"aria-label":say.text("printed.label"),placeholder:say.text("printed.label")});fill(show,say.text("printed.sh\
ow"));const numbers=[1,2,3].map(time=>turn+1+(time-1)*all).join(", ");fill(pile,say.nodes("printed.pile",{name:nameNode(
table.seats[turn].name),numbers}))}return{node,update}}function createTray({hand,own,actions,code,result,act,known,onCode}){const handover=createHandover(()=>act("ready"),seat=>act(
"draw",{seat}),()=>onCode(true),()=>act("undo",{seat:known.state?.viewer??null}));const check=createCheck(agrees=>act("c\
heck",{seat:known.state?.check?.seat,agrees}));const ending=createEnding(()=>act("again"),result.node);const panels={seat:own,
handover,check,over:ending};const printed=createPrinted(number=>act("card",{seat:known.state?.viewer,number}));const node=h(
"div",{class:"sq-tray"});function update(root){const{table,state,say,ui}=known;if(!table||!state)return false;const had=focused(
root)!==null;const frame={table,state,say};own.update(frame);if(table.printed)printed.update(frame);if(state.phase==="ha\
ndover")handover.update(frame);if(state.phase==="check")check.update(frame);if(state.phase==="over")ending.update(frame);
const panel=panels[state.phase];const wanted=ui.coding?[code]:ui.keeping&&state.phase!=="over"?[result.node]:panel?[panel.
node]:table.printed?[printed.node,hand.node,actions]:[hand.node,actions];if(wanted[0]===node.firstElementChild)return false;
fill(node,...wanted);return had&&!ui.coding}function focus(card){(known.ui.keeping?result:panels[known.state?.phase??""]??
hand).focus(card)}return{node,update,focus}}var MARK_TIME=2500;var TRAITS=["table","state","texts"];function createView(model,el){const known=createKnown();const{ui}=known;
let dealShown=Number.NaN;let stateShown="null";let celebrated=Number.NaN;let markTimer;const clock=createClock(el.ownerDocument);
const speech=createSpeech();const{announce,node:live}=createAnnouncer(speech.speak);const root=h("div",{class:"sq-root"},
live);const screen=createScreen(root,el.ownerDocument);const replay=createReplay(draw2);const link=createLink(model,{seq:()=>known.
state?.seq??0,onStatus:draw2,onReply,onNews:news=>keeper.onNews(news)});const intents=createIntents({known,link,clock,replay,
announce,speak:speech.speak,draw:draw2,onKept:()=>keeper.onKept()});const{act,canAct}=intents;const keeper=createKeeper(
{known,isLost:()=>link.status()==="lost",act,hint:intents.hint,draw:draw2,onClose:()=>isPlaying()&&tools.focusKeep()});const seats=createSeats();
const grid=createGrid(intents.onCell);const hand=createHand(onCard);const actions=createActions({...intents,onOpen});const lobby=createLobby(
{onStart:(players,options)=>act("start",{players,options,lang:known.say.lang,utc_offset:-new Date().getTimezoneOffset()}),
onReceive:word=>act("receive",{code:word}),onResume:of=>act("resume",{game:of}),onKeep:keeper.onLeft,onLanguage:intents.
onLanguage,onCode:()=>onCode(true)});const code=createCode({onReceive:word=>act("receive",{code:word}),onCopied:copied=>intents.
hint(copied?"code.copied":"code.not_copied"),onClose:()=>onCode(false)});const own=createOwn(()=>{dealShown=Number.NaN;read2()});
const tray=createTray({hand,own,actions:actions.node,code:code.node,result:keeper,act,known,onCode});const message=createMessage(
()=>act("helped",{seat:known.state?.answered_last}));const notice=createNotice(()=>link.send("hello"),keeper.keep);const bell=createBell(
()=>link.send("hello"));const talk=createTalk(side=>act("penalty",{side}));const tools=createTools({speech,screen,onHelp:()=>intents.
hint("help.text"),onKeep:keeper.keep,onCode:()=>onCode(!ui.coding),onLanguage:intents.onLanguage});const foot=createFoot(
{own:own.bar,bell:bell.node,talk:talk.node,tools:tools.node});const game=h("div",{class:"sq-game"},seats.node,grid.node,
message.node,tray.node,foot.node);el.append(root);const stopTheme=followTheme(root,el);const stopKeys=listenToKeys(root,
onKey);const stopDrags=listenToDrags(hand.node,{cardOf:target=>hand.buttonOf(target),cellOf:target=>grid.indexOf(target),
onTake:button2=>intents.onTake(known.state?.hand[hand.indexOf(button2)]),onDrop:intents.onCell});const changed=()=>{link.
alive();queueMicrotask(read2)};for(const name of TRAITS)model.on(`change:${name}`,changed);function read2(){known.say=makeSay(
model.get("texts")??{});known.table=model.get("table")??null;const written=model.get("state")??null;const next=written&&
own.seen(known.table,written);if(next&&known.state&&next.seq<known.state.seq)return;const key=JSON.stringify(next);const isNew=next!==
null&&key!==stateShown;const keys=byKeys()&&grid.indexOf(focused(root))>=0;if(isNew)take2(next,known.table?.deal!==dealShown);
stateShown=key;draw2();if(isNew&&keys&&isMine(known))follow()}function take2(next,isNewDeal){const{say,table,state:before}=known;
known.state=next;dealShown=table?.deal??Number.NaN;if(!table||next.phase==="start"){Object.assign(ui,{coding:false,hint:null});
return}const others=before&&!isNewDeal?replay.play(table,next):[];if(!before||isNewDeal||isStill())replay.jump(next);settle(
known,next);if(isNewDeal)keeper.onDeal();if(isNoted(before,next))ui.hint={tone:"info",text:say.text("helped.done"),cell:null};
code.clear();mark(next.verdict);if(next.verdict?.tone!=="hint")clock.restart();const said=ui.hint??next.verdict;announce(
[...others.map(move=>moveText(say,table,move)),said?.text??"",lineText(known)])}function onReply(reply){if(reply.safe)keeper.
onSafe(reply.safe);intents.onReply(reply)}function mark(said){clearTimeout(markTimer);ui.wrong=said&&said.tone!=="good"?
said.cell:null;if(ui.wrong===null)return;markTimer=setTimeout(()=>{ui.wrong=null;draw2()},MARK_TIME)}const byKeys=()=>focused(
root)?.matches(":focus-visible")??false;function follow(){if(isMine(known)&&selectedCard(known)&&!ui.open&&!known.state?.
choosing)grid.focusOpen();else if(isMine(known)&&known.state?.choosing)actions.focus();else tray.focus()}function onCard(card){
const keys=byKeys();intents.onCard(card);if(keys&&ui.selected===card.id&&!ui.open&&!link.busy())follow()}function onOpen(open){
const had=focused(root);if(intents.onOpen(open)&&!open&&had)hand.focus()}function onCode(coding){const had=focused(root);
intents.onCode(coding);const playing=isPlaying();if(coding)code.focus(playing);else if(had&&playing)tools.focusCode();else if(had)
lobby.focusCode()}function onKey(event,target){if(event.key==="Escape"){if(ui.coding)onCode(false);else if(ui.keeping)keeper.
close();else if(ui.open){onOpen(null);announce([lineText(known)])}else if(intents.onBack()){if(!ui.selected&&grid.indexOf(
target)>=0)hand.focus()}else if(!screen.leave()){leave(root);return false}return true}return walk(event.key,target,grid,
hand)}const isPlaying=()=>known.table!==null&&known.state!==null&&known.state.phase!=="start";function drawGame(table,state){
const{say}=known;const chips=replay.chips();const mine=isMine(known)&&canAct();const selected=isMine(known)?selectedCard(
known):null;set(game,{"data-phase":state.phase,"data-mine":isMine(known),"data-removing":selected?.kind==="remove"});seats.
update({table,state,say});code.update({say,code:ui.code,playing:true,canAct:canAct(),refusal:""});keeper.update();const startAtTray=tray.
update(root);grid.update({table,state,say,chips,sequences:sequencesOn(table,state,chips),last:replay.lastCell(state),selected,
asked:ui.asked,confirm:ui.confirm,wrong:ui.wrong,canAct:mine,line:shownLine(known)});if(pays(known))hand.update({state:{
...state,must:null,solved:null},say,selected,canAct:canAct()});else hand.update({state,say,selected,canAct:mine});actions.
update({table,state,say,selected,canAct:mine,open:ui.open,announced:ui.announced,mine:isMine(known)});tools.update(known);
bell.update(state,say);talk.update(table,state,say);if(startAtTray)tray.focus(0);message.update(known,replay.told());foot.
update(known,replay.shown());celebrate(state)}function celebrate(state){if(state.phase!=="over"||replay.running()||celebrated===
dealShown)return;celebrated=dealShown;if(state.winner!==null&&!isStill())game.append(confetti())}function drawLobby(){const refusal=ui.
hint?.text??"";lobby.update({say:known.say,state:known.state,canAct:canAct(),refusal,coding:ui.coding||keeper.isOpen(),left:keeper.
offers()});code.update({say:known.say,code:null,playing:false,canAct:canAct(),refusal});if(!ui.coding)code.node.remove();else if(code.
node.parentNode!==lobby.node)lobby.node.append(code.node);keeper.update();if(!keeper.isOpen())keeper.node.remove();else if(keeper.
node.parentNode!==lobby.node)lobby.node.append(keeper.node)}function draw2(){const had=focused(root);const{table,state,say}=known;
const scene=isPlaying()?game:lobby.node;set(root,{lang:say.lang,"data-printed":table?.printed??false,"data-link":link.status(),
"data-busy":link.busy()});notice.update(link.status(),say,keeper.has());if(scene===game)drawGame(table,state);else drawLobby();
if(scene.parentNode!==root){const before=scene===game?lobby.node:game;const satDown=scene===game&&before.parentNode===root;
before.remove();root.append(scene);(scene===game?message.node:lobby.node).append(notice.node);if(satDown)root.scrollIntoView(
{block:"nearest"})}if(had&&!focused(root)&&scene===game&&!ui.coding)follow()}read2();link.send("hello",{games:keeper.ids(),
...known.state?.phase==="start"?{code:codeInAddress()}:{}});return()=>{replay.finish();clearTimeout(markTimer);for(const name of TRAITS)
model.off(`change:${name}`,changed);for(const part of[link,clock,speech,bell,screen])part.stop();stopKeys();stopDrags();
stopTheme();root.remove()}}var board_default={render({model,el}){return model.get("moments")?createHistory(model,el):createView(model,el)}};export{board_default as default};
