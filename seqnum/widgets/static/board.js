var SVG="http://www.w3.org/2000/svg";function set(node,attributes){for(let[name,value]of Object.entries(attributes))if(typeof value==
"function")node.addEventListener(name,value);else if(value==null||value===!1)node.removeAttribute(name);else{let text=value===
!0?"":String(value);node.getAttribute(name)!==text&&node.setAttribute(name,text)}}function h(tag,attributes={},...children){
let node=document.createElement(tag);return set(node,attributes),fill(node,...children),node}function fill(node,...children){
if(children.length===1&&typeof children[0]=="string")return setText(node,children[0]);node.replaceChildren(...children.filter(
child=>child||child===""))}function whenNew(){let known;return(made2,again)=>{let key=JSON.stringify(made2);key!==known&&
(known=key,again())}}function svg(tag,attributes,...children){let node=document.createElementNS(SVG,tag);return set(node,
attributes),node.append(...children),node}function setText(node,text){node.textContent!==text&&(node.textContent=text)}function focused(root){
let active=root.getRootNode().activeElement;return active&&root.contains(active)?active:null}function setDisabled(button2,disabled){
set(button2,{"aria-disabled":disabled?"true":null})}function createFitting(node,size,done=()=>{}){let waiting=new Set;function fit(){let here2=[...waiting].filter(element2=>node.
contains(element2));here2.forEach(element2=>element2.classList.add("sq-measured"));let extents=here2.map(extentOf);here2.
forEach(element2=>element2.classList.remove("sq-measured")),here2.forEach((element2,index)=>{let extent=extents[index];extent&&
(waiting.delete(element2),size(element2,extent))}),here2.length&&done()}return new ResizeObserver(fit).observe(node),{add:element2=>{
waiting.add(element2)},fit}}function extentOf(element2){let ems=part=>part.offsetWidth/40;if(element2.offsetWidth===0)return null;
let together=part=>[...part.querySelectorAll(".sq-piece")].map(ems),clauses=[...element2.querySelectorAll(".sq-clause")].
map(together);return{clauses:clauses.length?clauses:[[ems(element2)]],height:element2.offsetHeight/40}}function narrowest(clauses,lines,space){
let width=Math.max(...clauses.flat());for(;linesIn(width,clauses,space)>lines;)width*=1.03;return width}function linesIn(width,clauses,space){
let lines=0,used=width;for(let clause of clauses){let whole=clause.reduce((sum,piece)=>sum+space+piece,-space);whole>width&&
(used=width);for(let piece of whole>width?clause:[whole])used+space+piece>width?[lines,used]=[lines+1,piece]:used+=space+
piece;whole>width&&(used=width)}return lines}var MATHML="http://www.w3.org/1998/Math/MathML",ELEMENTS=new Set("math mrow mn mo mi mtext ms mspace mfrac msqrt mroot m\
sup msub msubsup mover munder munderover mtable mtr mtd mpadded mphantom mstyle".split(" ")),ATTRIBUTES=new Set("mathvar\
iant stretchy form lspace rspace width height depth linethickness displaystyle scriptlevel accent".split(" "));function formula({
mathml,text,suit}){return suit?h("span",{class:"sq-playing","data-suit":suit},h("span",{},text.slice(0,-1)),h("span",{class:"\
sq-pip-sign"},text.slice(-1))):mathml&&parse(mathml)||h("span",{class:"sq-plain"},text)}function formulaOnSpace(face){let[
math,...more]=face.mathml&&!face.suit?nodesOf(face.mathml):[],terms=math instanceof Element&&!more.length?termsOf(math).
map(term=>element("math",...term)):amountOf(face.text);if(terms.length<2)return formula(face);let parts=terms.map(term=>h(
"span",{class:"sq-piece"},term));return h("span",{class:"sq-terms sq-clause","aria-hidden":"true"},...parts.flatMap((part,index)=>index?
[h("wbr",{}),part]:[part]))}var amountOf=text=>/\d/.test(text)?text.split(/(?<=\u00a0)/):[];function termsOf(math){if((math.
textContent??"").length<SHORT)return[];let terms=[[]];for(let part of partsOf(math)){let term=terms[terms.length-1],isSign=part.
localName==="mo"&&/^[+−]$/.test(part.textContent??"");(isBracket(part)&&term.length>0&&term.every(other=>isBracket(other)||
other.localName==="mo")||isSign&&term.length)&&terms.push([]);let drawn=copy(part);isSign&&terms.length>1&&drawn.setAttribute(
"form","infix"),terms[terms.length-1].push(drawn)}return terms}function partsOf(math){return[...math.children].flatMap(child=>child.
localName==="mrow"&&!isBracket(child)?partsOf(child):[child])}var isBracket=part=>part.localName==="mrow"&&part.firstElementChild?.
localName==="mo"&&(part.firstElementChild.textContent??"")==="(";function parse(source){let nodes=nodesOf(source);return nodes.
length===0?null:nodes.length===1&&nodes[0]instanceof Element?hidden(copy(nodes[0])):phrase(clausesOf(nodes))}function clausesOf(nodes){
let clauses=[[]],apart=!0;for(let node of nodes){let clause=()=>clauses[clauses.length-1],last=()=>clause()[clause().length-
1];if(node instanceof Element){let piece={text:"",math:node};last()&&(!apart||isShort(node)&&!last().some(({math})=>math))?
last().push({text:apart?NO_BREAK_SPACE:""},piece):clause().push([piece]),apart=!1;continue}for(let part of(node.textContent??
"").split(/(\s+)/)){if(/^\s*$/.test(part)){part&&last()&&/[,;:…]$/.test(last()[last().length-1].text)&&clauses.push([]),
apart||=part!=="";continue}!apart&&last()?last().push({text:part}):clause().push([{text:part}]),apart=!1}}return clauses.
filter(clause=>clause.length)}var isShort=math=>!math.querySelector("mtable")&&(math.textContent??"").length<SHORT;function phrase(clauses){
let shown=clauses.map(clause=>{let parts=clause.map(pieces=>h("span",{class:"sq-piece"},...pieces.map(({text,math})=>math?
copy(math):text)));return h("span",{class:"sq-clause"},...parts.flatMap((part,index)=>index?[" ",part]:[part]))});return h(
"span",{class:"sq-phrase","aria-hidden":"true"},...shown.flatMap((clause,index)=>index?[" ",clause]:[clause]))}function nodesOf(source){
let nodes=[...new DOMParser().parseFromString(`<p>${source}</p>`,"application/xml").documentElement.childNodes];return nodes.
every(node=>!(node instanceof Element)||node.localName==="math")?nodes:[]}function hidden(math){return math.setAttribute(
"aria-hidden","true"),math}function copy(from){let tall=from.querySelector(TALL)!==null;if(tall&&from.localName==="msqrt")
return boxed("root",...from.children);let fence=from.localName==="mrow"&&tall&&FENCES[from.firstElementChild?.textContent??
""];if(fence)return boxed(fence,...[...from.children].filter(child=>child.localName!=="mo"||!/^[()|{]$/.test(child.textContent??
"")));let to=element(from.localName);for(let{name,value}of from.attributes)ATTRIBUTES.has(name)&&to.setAttribute(name,value);
from.textContent==="∫"&&to.setAttribute("class","sq-integral");for(let child of from.childNodes)child instanceof Element?
to.append(copy(child)):child.nodeType===Node.TEXT_NODE&&to.append(child.textContent??"");return to}function boxed(fence,...inside){
let copies=inside.map(copy),table=copies.length===1&&copies[0].localName==="mtable"?copies[0]:element("mtable");return copies.
includes(table)||table.append(element("mtr",element("mtd",...copies))),table.setAttribute("class",`sq-fenced-${fence}`),
table}function element(name,...children){let made2=document.createElementNS(MATHML,ELEMENTS.has(name)?name:"mtext");return made2.
append(...children),made2}var FENCES={"(":"round","|":"straight","{":"left"},TALL="mfrac, mtable";function widthOf(text){
if(isWord(text))return Array.from(text.replaceAll(SOFT_HYPHEN,"")).length*.9;let flat=text.replace(/(\d+)\/(\d+)/g,(_,n,d)=>n.
length>d.length?n:d);return Array.from(flat.replaceAll(" ","")).length+.4*(flat.length-flat.replaceAll(" ","").length)}var SHORT=7,
NO_BREAK_SPACE=" ",SOFT_HYPHEN="­",isWord=text=>new RegExp("^\\p{L}{3,}","u").test(text);function widthOnSpace(text){let parts=text.
split(SOFT_HYPHEN);return Math.max(4.9,...parts.map((part,index)=>part.length*.95+(index<parts.length-1?.4:0)))}var OUTLINES=["M50 5a45 45 0 1 1 0 90a45 45 0 1 1 0-90z","M42.2 5.4a11 11 0 0 1 15.6 0L94.6 42.2a11 11 0 0 1 0 15.6L57.8\
 94.6a11 11 0 0 1-15.6 0L5.4 57.8a11 11 0 0 1 0-15.6z","M26 9h48a17 17 0 0 1 17 17v48a17 17 0 0 1-17 17H26A17 17 0 0 1 9\
 74V26A17 17 0 0 1 26 9z"],ICONS={check:"M5 12.5l4.5 4.5L19 7.5",again:"M5 11a7 7 0 1 1 2 5.5M5 5v6h6",bulb:"M9 18h6M10 \
21h4M8.5 15A6 6 0 1 1 15.5 15c-.6.5-.5 1-.5 1H9s.1-.5-.5-1z",info:"M12 11v6M12 7.2v.1",robot:"M5 9h14v10H5zM12 9V5M9 13.\
2v.6M15 13.2v.6M12 4.5v.1M2.5 13v3M21.5 13v3",friend:"M4 9.5a3 3 0 0 1 3-3h10a3 3 0 0 1 3 3V16a4 4 0 0 1-4 4H8a4 4 0 0 1\
-4-4zM12 6.5V3.5M8.8 11.5v.8M15.2 11.5v.8M8.5 15.5a4.5 4.5 0 0 0 7 0",person:"M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM4.5 20a\
7.5 6 0 0 1 15 0",swap:"M4 8h14l-3.5-3.5M20 16H6l3.5 3.5",globe:"M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM3 12h18M12 3c3 2.5\
 3.5 6 3.5 9s-.5 6.5-3.5 9c-3-2.5-3.5-6-3.5-9s.5-6.5 3.5-9z",deck:"M8 7h10v13H8zM5.5 17V4H15",lock:"M7 11h10v8H7zM9 11V8\
.5a3 3 0 0 1 6 0V11",plug:"M9 3v5M15 3v5M6.5 8h11v3a5.5 5.5 0 0 1-11 0zM12 16.5V21",close:"M6 6l12 12M18 6L6 18",add:"M1\
2 5v14M5 12h14",letter:"M3.5 6h17v12h-17zM4 7l8 6.5L20 7",speaker:"M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 \
6M18 6.5a8 8 0 0 1 0 11",help:"M8.5 9.2a3.5 3.5 0 1 1 5.2 3c-1.2.7-1.7 1.3-1.7 2.6M12 18.4v.1",grow:"M4 9V4h5M15 4h5v5M2\
0 15v5h-5M9 20H4v-5",note:"M9 17.5V5l10-2v12.5M9 17.5a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM19 15.5a3 3 0 1 1-6 0 3 3 0 0 1 6 0z",
keep:"M12 4v11M7 10.5l5 5 5-5M5 20h14",first:"M6 5v14M19 5l-8.5 7 8.5 7z",back:"M16 5l-9 7 9 7z",next:"M8 5l9 7-9 7z",last:"\
M18 5v14M5 5l8.5 7L5 19z"};function chip(side){let outline=OUTLINES[side%OUTLINES.length];return svg("svg",{class:`sq-ch\
ip sq-side${side%OUTLINES.length}`,viewBox:"0 0 100 100","aria-hidden":"true"},svg("path",{class:"sq-chip-edge",d:outline,
transform:"translate(0 5)"}),svg("path",{class:"sq-chip-body",d:outline}),svg("path",{class:"sq-chip-rim",d:outline,transform:"\
translate(50 50) scale(.83) translate(-50 -50)"}))}function icon(name){return svg("svg",{class:"sq-icon",viewBox:"0 0 24\
 24","aria-hidden":"true"},svg("path",{d:ICONS[name]}))}function star(){return svg("svg",{class:"sq-star",viewBox:"0 0 1\
00 100","aria-hidden":"true"},svg("path",{d:"M50 12l11.2 24.6 26.8 3-19.9 18.2 5.4 26.5L50 71 26.5 84.3l5.4-26.5L12 39.6\
l26.8-3z"}))}var LONGEST_NAME=60;function makeSay(texts){let lang=String(texts.lang??"en"),plurals=new Intl.PluralRules(lang),lists=new Intl.
ListFormat(lang,{type:"conjunction"});function template(key,values){let entry=texts[key]??key;return typeof entry=="stri\
ng"?entry:entry[plurals.select(Number(values.n))]??entry.other}function say(key,values={}){return template(key,values).replace(
/\{(\w+)\}/g,(_,name)=>String(values[name]??""))}function nodes(key,values){let fragment=document.createDocumentFragment();
return template(key,values).split(/\{(\w+)\}/).forEach((part,index)=>{if(index%2===0)fragment.append(part);else{let value=values[part]??
"";fragment.append(value instanceof Node?value:String(value))}}),fragment}return{lang,text:say,nodes,list:items=>lists.format(
items)}}function shortName(name){let letters=Array.from(String(name).slice(0,4*LONGEST_NAME));return letters.length>LONGEST_NAME?
`${letters.slice(0,LONGEST_NAME).join("")}…`:letters.join("")}function nameNode(name){return h("bdi",{class:"sq-name"},
shortName(name))}function nameText(name){return`⁨${shortName(name)}⁩`}function sideText(say,seats,side){return say.list(
seats.filter(seat=>seat.side===side).map(seat=>nameText(seat.name)))}function endText(say,seats,winner){return winner===
null?say.text("over.nobody"):say.text("over.winner",{n:seats.filter(seat=>seat.side===winner).length,names:sideText(say,
seats,winner)})}function createGrid(onCell){let bands=svg("svg",{class:"sq-bands","aria-hidden":"true",preserveAspectRatio:"none"}),grid=h(
"div",{class:"sq-grid",role:"grid"}),node=h("div",{class:"sq-board"},grid,bands),buttons=[],shown=[],read2=null,built="",
drawn="",sequencesDrawn="",current=0,columns=1,fitting=createFitting(node,(face,extent)=>face.style.setProperty("--sq-fi\
t",String(sizeOnSpace(extent))));function build(table){if(table===read2)return;read2=table;let key=JSON.stringify([table.
deal,table.rows,table.cols,table.faces]);if(key===built)return;built=key,columns=table.cols,drawn="",shown=[],sequencesDrawn=
"-",current=table.faces.findIndex(face=>face!==null),node.style.setProperty("--sq-rows",String(table.rows)),node.style.setProperty(
"--sq-cols",String(table.cols)),node.style.setProperty("--sq-ratio",String(table.cols/table.rows)),set(bands,{viewBox:`0\
 0 ${table.cols} ${table.rows}`}),buttons=table.faces.map((face,cell)=>{let button2=h("button",{type:"button",class:"sq-\
space",click:()=>onCell(cell)});if(face===null)fill(button2,h("span",{class:"sq-face"},star()));else{let shown2=h("span",
{class:"sq-face"},formulaOnSpace(face));fill(button2,shown2),button2.style.setProperty("--sq-len",String(widthOnSpace(face.
text)));let isNumber=!face.suit&&!isWord(face.text);set(button2,{"data-suit":face.suit??null,"data-number":isNumber}),isNumber&&
fitting.add(shown2)}return set(button2,{"data-free":face===null}),button2.addEventListener("focus",()=>moveTo(cell)),button2});
let rows=[];for(let row=0;row<table.rows;row+=1){let cells=buttons.slice(row*table.cols,(row+1)*table.cols);rows.push(h(
"div",{role:"row",class:"sq-row"},...cells.map(button2=>h("div",{role:"gridcell",class:"sq-cell"},button2))))}fill(grid,
...rows),fitting.fit(),buttons.forEach((button2,cell)=>set(button2,{tabindex:cell===current?0:-1}))}function moveTo(cell){
cell!==current&&(set(buttons[current],{tabindex:-1}),current=cell,set(buttons[current],{tabindex:0}))}function update(frame){
let{table,state,say,chips,sequences,selected}=frame;build(table),set(grid,{"aria-label":say.text("board")});let locked=new Set(
sequences.flatMap(sequence=>sequence.cells)),animate=drawn!=="",names=say.lang+JSON.stringify(table.seats);buttons.forEach(
(button2,cell)=>{let side=sideAt(chips,cell),before=sideAt(drawn,cell);(side!==before||drawn==="")&&(button2.querySelector(
".sq-chip")?.remove(),side!==null&&button2.prepend(chip(side)),set(button2,{"data-side":side,"data-new":animate&&side!==
null,"data-gone":animate&&side===null&&before!==null}));let marks={"data-locked":locked.has(cell),"data-last":frame.last===
cell,"data-asked":frame.asked===cell,"data-confirm":frame.confirm===cell,"data-wrong":frame.wrong===cell,"data-line":frame.
line.includes(cell),"data-out":selected!==null&&outOfReach(selected,state,table,chips,locked,cell)!==null},isDisabled=!frame.
canAct||marks["data-out"],key=[side,isDisabled,...Object.values(marks)].join()+names;shown[cell]!==key&&(shown[cell]=key,
set(button2,{"aria-label":label(frame,cell,side,marks["data-locked"],marks["data-last"]),...marks}),setDisabled(button2,
isDisabled))}),drawn=chips,drawBands(sequences,table,state)}function drawBands(sequences,table,state){let key=JSON.stringify(
[sequences,state.winner]);if(key===sequencesDrawn)return;let known=sequencesDrawn==="-"?null:bands.childElementCount;sequencesDrawn=
key,bands.replaceChildren(...sequences.map(({side,cells},index)=>{let d=`M${[Math.min(...cells),Math.max(...cells)].map(
cell=>`${cell%table.cols+.5} ${Math.floor(cell/table.cols)+.5}`).join("L")}`;return svg("g",{class:`sq-band sq-side${side%
3}`,"data-new":known!==null&&index>=known,"data-won":state.winner===side},svg("path",{class:"sq-band-edge",d}),svg("path",
{class:"sq-band-body",d}))}))}return{node,update,count:()=>buttons.length,columns:()=>columns,indexOf:target=>buttons.indexOf(
target),focusOpen(){let isOpen=button2=>button2&&!button2.getAttribute("aria-disabled");this.focus(isOpen(buttons[current])?
current:Math.max(0,buttons.findIndex(isOpen)))},focus(cell=current){moveTo(cell),buttons[cell]?.focus()}}}function sizeOnSpace({
clauses,height}){return[1,2,3].map(most=>{let width=narrowest(clauses,most,0);return Math.min(WIDE/width,HIGH/(Math.max(
1.1,height)*linesIn(width,clauses,0)))}).reduce((best,size)=>size>WORTH_A_LINE*best?size:best)}var WIDE=.85,HIGH=.72,WORTH_A_LINE=1.2;
function sideAt(chips,cell){let mark=chips[cell];return mark===void 0||mark==="."?null:Number(mark)}function outOfReach(card,state,table,chips,locked,cell){
if(table.faces[cell]===null)return"hint.free";let side=sideAt(chips,cell);return card.kind==="remove"?side===null?"hint.\
nothing_there":side===table.seats[state.turn]?.side?"hint.own_chip":locked.has(cell)?"hint.locked":null:side===null?null:
table.replaces&&side!==table.seats[state.turn]?.side?locked.has(cell)?"hint.locked":null:!table.asks||card.kind==="wild"?
"hint.taken":"hint.taken_number"}function label({table,say},cell,side,locked,last){let face=table.faces[cell],place={row:Math.
floor(cell/table.cols)+1,col:cell%table.cols+1,face:face?.spoken??""};if(face===null)return say.text("cell.free",place);
if(side===null)return say.text(last?"cell.open_last":"cell.open",place);let key=locked?"cell.locked":"cell.chip";return say.
text(last?`${key}_last`:key,{...place,names:sideText(say,table.seats,side)})}var STEPS=new Set(["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End"]);function listenToKeys(root,handle){function onKey(event){
let target=event.composedPath()[0];if(!(!target.nodeType||!root.contains(target))&&!(event.ctrlKey||event.altKey||event.
metaKey||event.key==="Tab")){if(event.key==="Escape"){if(!handle(event,target))return;event.preventDefault()}else STEPS.
has(event.key)&&!isTyping(target)&&handle(event,target)&&event.preventDefault();event.stopPropagation()}}let page=root.ownerDocument.
defaultView;return page?.addEventListener("keydown",onKey,!0),()=>page?.removeEventListener("keydown",onKey,!0)}function isTyping(target){
return target.matches("input, select, textarea")}function step(key,index,cols,count){let col=index%cols,rowStart=index-col,
rowEnd=Math.min(rowStart+cols,count)-1;switch(key){case"ArrowLeft":return Math.max(rowStart,index-1);case"ArrowRight":return Math.
min(rowEnd,index+1);case"ArrowUp":return index-cols<0?index:index-cols;case"ArrowDown":return index+cols>=count?index:index+
cols;case"Home":return rowStart;default:return rowEnd}}function walk(key,target,grid,hand){let cell=grid.indexOf(target),
card=hand.indexOf(target);return cell>=0?grid.focus(step(key,cell,grid.columns(),grid.count())):card>=0&&hand.focus(step(
key,card,key==="ArrowUp"||key==="ArrowDown"?hand.columns():hand.count(),hand.count())),cell>=0||card>=0}function leave(root){
let node=root.parentNode;for(;node;){let around=node;if(around.hasAttribute?.("tabindex")){around.focus();return}node=around.
host??node.parentNode}let{activeElement}=root.getRootNode();activeElement?.blur()}function keyOf(table,move){return move.kind!=="place"?`move.${move.kind}`:!table.asks||!move.card?"move.place_plain":move.
card.kind==="wild"?"move.wild":"move.place"}function moveNodes(say,table,move){let face=move.cell===null?null:table.faces[move.
cell];return say.nodes(keyOf(table,move),{name:nameNode(table.seats[move.seat]?.name??""),card:move.card?formula(move.card):
"",number:face?formula(face):""})}function moveText(say,table,move){let key=keyOf(table,move),face=move.cell===null?null:
table.faces[move.cell];return say.text(key.startsWith("move.place")||key==="move.wild"?key.replace("move.","heard."):key,
{name:nameText(table.seats[move.seat]?.name??""),card:move.card?.spoken??"",number:face?.spoken??""})}function stages(table,before,state,moves){
let boards=[],chips=state.chips;for(let move of[...moves].reverse()){if(boards.unshift(chips),move.cell===null)continue;
let was=sideAt(before,move.cell),earlier=move.kind==="place"&&was===table.seats[move.seat]?.side?".":String(was??".");chips=
chips.slice(0,move.cell)+earlier+chips.slice(move.cell+1)}return[chips,...boards]}function sequencesOn(table,state,chips){
return state.sequences.filter(({side,cells})=>cells.every(cell=>table.faces[cell]===null||sideAt(chips,cell)===side))}function fresh(before,now){
return now.length<before.length&&now.every((move,index)=>isSame(move,before[index]))?[]:before.every((move,index)=>isSame(
move,now[index]))?now.slice(before.length):now}var isSame=(one,other)=>one.seat===other?.seat&&one.kind===other.kind&&one.
cell===other.cell;var DRAWN_FOR={width:1280,height:680};function createScreen(root,page){let view=page.defaultView,node=h("button",{class:"\
sq-tool",type:"button","aria-pressed":"false",click:toggle},icon("grow")),large=!1;function toggle(){large?leave2():enter()}
async function enter(){large=!0;try{await root.requestFullscreen()}catch{root.popover="manual",root.showPopover()}draw2(),
node.focus()}function leave2(){large=!1,isFull()&&page.exitFullscreen(),root.removeAttribute("popover"),draw2(),node.focus()}
let isFull=()=>root.getRootNode().fullscreenElement===root;function draw2(){let zoom=Math.max(1,Math.min(view.innerWidth/
DRAWN_FOR.width,view.innerHeight/DRAWN_FOR.height));set(node,{"aria-pressed":String(large)}),set(root,{"data-large":large}),
root.style.setProperty("zoom",large?String(zoom):""),root.style.setProperty("--sq-tall",large?`${Math.floor(view.innerHeight/
zoom)-28}px`:"")}let wasFull=!1,changed=()=>{wasFull&&!isFull()&&large&&leave2(),wasFull=isFull()},resized=()=>large&&draw2(),
pressed=event=>large&&event.key==="Escape"&&!event.composedPath().includes(root)&&leave2();return page.addEventListener(
"fullscreenchange",changed),view.addEventListener("resize",resized),view.addEventListener("keydown",pressed),{node,leave(){
if(large)leave2();else return!1;return!0},update(say){set(node,{"aria-label":say.text("screen"),title:say.text("screen")})},
stop(){page.removeEventListener("fullscreenchange",changed),view.removeEventListener("resize",resized),view.removeEventListener(
"keydown",pressed)}}}function createSeats(){let node=h("ul",{class:"sq-seats"}),once=whenNew();function update({table,state,say}){let{phase,turn,
made:made2,cards,winner}=state;once([table.seats,table.goals,table.to_win,phase,turn,made2,cards,winner,say.lang],()=>draw2(
{table,state,say}))}function draw2({table,state,say}){set(node,{"aria-label":say.text("players"),"data-count":table.seats.
length}),fill(node,...table.seats.map((seat,index)=>{let made2=state.made[seat.side]??0,moves=state.phase!=="over"&&index===
state.turn,cards=say.text("seat.cards",{n:state.cards[index]??0}),goal=table.goals[seat.side]??table.to_win,score=say.text(
"seat.made",{n:made2,goal}),kind=seat.kind==="person"?null:say.text(`seat.${seat.kind}`),details=[kind,moves?say.text("s\
eat.to_move"):null,cards,score].filter(part=>part!==null);return h("li",{class:`sq-seat sq-side${seat.side%3}`,"aria-cur\
rent":moves?"true":null,"data-won":state.winner===seat.side},h("span",{class:"sq-token",title:kind},chip(seat.side),kind&&
icon("robot")),h("span",{class:"sq-who"},nameNode(seat.name),h("span",{class:"sq-hidden"},say.list(details)),h("span",{class:"\
sq-pips",title:score,"aria-hidden":"true"},...pips(made2,goal))))}))}return{node,update}}function pips(made2,goal){return Array.
from({length:Math.max(made2,goal)},(_,index)=>h("i",{class:index<made2?"sq-pip sq-pip-full":"sq-pip"}))}var SCHEME="(prefers-color-scheme: dark)";function saysDark(node){let lab=node.getAttribute("data-jp-theme-light");if(lab!==
null)return lab==="false";let name=node.getAttribute("data-theme")??node.getAttribute("theme");if(name==="dark"||name===
"light")return name==="dark";let{classList}=node;return["dark","vscode-dark","vscode-high-contrast"].some(value=>classList.
contains(value))?!classList.contains("vscode-high-contrast-light"):["light","vscode-light","vscode-high-contrast-light"].
some(value=>classList.contains(value))?!1:null}function isDark(element2){let page=element2.ownerDocument,around=[];for(let node=element2;node;node=
node.host??node.parentNode)around.push(node);for(let node of[...around,page.body,page.documentElement]){let answer=node?.
nodeType===Node.ELEMENT_NODE?saysDark(node):null;if(answer!==null)return answer}let scheme=getComputedStyle(page.documentElement).
colorScheme;return scheme.includes("dark")&&(!scheme.includes("light")||matchMedia(SCHEME).matches)}function followTheme(root,el){
let page=el.ownerDocument,print=matchMedia("print"),scheme=matchMedia(SCHEME),update=()=>{root.dataset.sqTheme=!print.matches&&
isDark(el)?"dark":"light"},watcher=new MutationObserver(update);for(let node of[page.documentElement,page.body])watcher.
observe(node,{attributes:!0});for(let media of[print,scheme])media.addEventListener("change",update);return update(),()=>{
watcher.disconnect();for(let media of[print,scheme])media.removeEventListener("change",update)}}var PICTURES={good:"check",wrong:"again",reveal:"bulb",hint:"bulb",info:"info"};function createHistory(model,el){let say=makeSay(
model.get("texts")),table=model.get("table"),moments=model.get("moments"),at=0,grid=createGrid(()=>{}),seats=createSeats(),
live=h("div",{class:"sq-hidden",role:"status","aria-live":"polite"}),line=h("p",{class:"sq-line"}),verdict=h("div",{class:"\
sq-verdict"}),slider=h("input",{type:"range",min:0,max:moments.length-1,value:0,class:"sq-slider",input:()=>go(Number(slider.
value))}),count=h("p",{class:"sq-count"}),list=h("ol",{class:"sq-steps"}),rows=moments.flatMap((moment,index)=>moment.answer||
moment.move?[row(moment,index)]:[]),button2=(which,where)=>{let name=say.text(`replay.${which}`);return h("button",{type:"\
button",class:"sq-round",click:()=>go(where()),"aria-label":name,title:name},icon(which))},first=button2("first",()=>0),
back=button2("back",()=>at-1),next=button2("next",()=>at+1),last=button2("last",()=>moments.length-1),panel=h("section",
{class:"sq-panel sq-history","aria-label":say.text("replay.title")},h("div",{class:"sq-steering"},first,back,slider,next,
last),h("div",{class:"sq-where"},count),list),game=h("div",{class:"sq-game"},seats.node,grid.node,h("div",{class:"sq-mes\
sage"},line,verdict),h("div",{class:"sq-tray"},panel)),root=h("div",{class:"sq-root",lang:say.lang,"data-link":"ok"},live,
game),screen=createScreen(root,el.ownerDocument);screen.update(say),count.after(screen.node),set(slider,{"aria-label":say.
text("replay.slider")}),set(list,{"aria-label":say.text("replay.steps")}),fill(list,...rows.map(({node})=>node)),el.append(
root);let stopTheme=followTheme(root,el),stopKeys=listenToKeys(root,(event,target)=>{if(event.key==="Escape")return screen.
leave()?!0:(leave(root),!1);let cell=grid.indexOf(target);return cell<0?!1:(grid.focus(step(event.key,cell,table.cols,table.
faces.length)),!0)});function row(moment,index){let{answer,move}=moment,seat=answer?.seat??move?.seat??0,told2=answer?.correct===
!1?"wrong":answer?.correct?"good":null,node=h("li",{}),press=h("button",{type:"button",class:"sq-step","data-tone":told2,
click:()=>go(index)});return press.append(h("span",{class:"sq-token"},chip(table.seats[seat]?.side??0)),h("span",{},nodes(
moment))),told2&&press.append(icon(PICTURES[told2]),h("span",{class:"sq-hidden"},say.text(`replay.${told2}`))),node.append(
press),{node,press,index}}function nodes(moment){let{answer,move}=moment;if(move&&(answer===null||answer.correct))return moveNodes(
say,table,move);if(answer){let key=answer.chosen?"replay.answer":moment.tone==="hint"?"replay.hint":"replay.given_back",
face=answer.cell===null?null:table.faces[answer.cell];return say.nodes(key,{name:nameNode(table.seats[answer.seat].name),
card:formula(answer.card),number:face?formula(face):answer.chosen})}return document.createTextNode(move?moveText(say,table,
move):"")}function words(moment){let{answer,move,said}=moment;if(move&&(answer===null||answer.correct))return`${moveText(
say,table,move)} ${said}`;if(answer===null)return said||say.text(at===0?"replay.deal":"replay.code");let face=answer.cell===
null?null:table.faces[answer.cell],key=answer.chosen?"replay.answer":moment.tone==="hint"?"replay.hint":"replay.given_ba\
ck",values={name:nameText(table.seats[answer.seat].name),card:answer.card.spoken,number:face?face.spoken:answer.chosen};
return`${say.text(key,values)} ${said}`}function go(where){at=Math.max(0,Math.min(moments.length-1,where)),draw2(),setText(
live,`${say.text("replay.step",{n:at,all:moments.length-1})} ${words(moments[at])}`)}function draw2(){let moment=moments[at],
sequences=moment.sequences.map(([side,cells])=>({side,cells})),phase=moment.over?"over":"play",state={...moment,sequences,
phase,viewer:null},cell=moment.answer?.cell??moment.move?.cell??null,wrong=moment.answer?.correct===!1?cell:null;set(game,
{"data-phase":phase}),seats.update({table,state,say}),grid.update({table,state,say,chips:moment.chips,sequences,last:wrong===
null?cell:null,selected:null,asked:null,confirm:null,wrong,canAct:!1,line:[]}),moment.over&&at===moments.length-1?setText(
line,endText(say,table.seats,moment.winner)):at===0?setText(line,say.text("replay.deal")):moment.answer||moment.move?fill(
line,nodes(moment)):setText(line,say.text("replay.code")),set(verdict,{"data-tone":moment.said?moment.tone:null}),fill(verdict,
moment.said?icon(PICTURES[moment.tone]):null,moment.said?h("p",{},moment.said):null),slider.value=String(at),set(slider,
{"aria-valuetext":say.text("replay.step",{n:at,all:moments.length-1})}),setText(count,say.text("replay.step",{n:at,all:moments.
length-1}));for(let button3 of[first,back])setDisabled(button3,at===0);for(let button3 of[next,last])setDisabled(button3,
at===moments.length-1);for(let{press,index}of rows)set(press,{"aria-current":index===at?"step":null}),index===at&&keepInSight(
press)}function keepInSight(press){let top=press.offsetTop-list.offsetTop;(top<list.scrollTop||top+press.offsetHeight>list.
scrollTop+list.clientHeight)&&(list.scrollTop=top-list.clientHeight/2)}return draw2(),()=>{screen.stop(),stopKeys(),stopTheme(),
root.remove()}}var LONGEST=200,NEEDS_LETTERS=/[√πa-z]/,RARE=["√","π","^"];function createActions({onNumber,onSwap,onPass,onOpen,onAnnounce,
onDraw,onNext,onUndo,onLook,onLine,onHint}){let node=h("div",{class:"sq-actions"}),number=button("sq-quiet",()=>onOpen("\
number")),swap=button("sq-quiet",()=>onOpen("swap")),hint=button("sq-quiet sq-hint",onHint),dead=button("sq-quiet",onSwap),
announce=button("sq-quiet",onAnnounce),take2=button("sq-main",onDraw),next=button("sq-quiet",onNext),undo=button("sq-qui\
et",onUndo),lines=h("div",{class:"sq-lines",role:"group"}),pass=button("sq-main",onPass),input=h("input",{class:"sq-inpu\
t",type:"text",maxlength:LONGEST,autocomplete:"off",spellcheck:"false",enterkeyhint:"done"}),minus=key("−"),slash=key(
"/"),rare=RARE.map(key),say=h("button",{class:"sq-main",type:"submit"}),back=button("sq-round",()=>onOpen(null)),form=h(
"form",{class:"sq-entry",submit:event=>{event.preventDefault(),input.value.trim()?onNumber(input.value.trim()):input.focus()}},
h("span",{class:"sq-keys"},input,minus,slash,...rare),say,back),question=h("span",{}),yes=button("sq-main",onSwap),no=button(
"sq-round",()=>onOpen(null)),confirm=h("div",{class:"sq-confirm",role:"group"},question,yes,no);function key(sign){return h(
"button",{class:"sq-key",type:"button",click:()=>{input.setRangeText(sign,input.selectionStart??0,input.selectionEnd??0,
"end"),input.focus()}},sign)}let shown=null,named={};function drawLines(state,texts){let count=state.choosing?.lines.length??
0;set(lines,{"aria-label":texts.text("choice.label")}),!(lines.childElementCount===count&&lines.lang===texts.lang)&&(lines.
lang=texts.lang,fill(lines,...Array.from({length:count},(_,index)=>h("button",{class:"sq-main",type:"button",click:()=>onLine(
index),focus:()=>onLook(index),mouseenter:()=>onLook(index)},texts.text("choice.line",{n:index+1})))))}function name(table,texts){
named={table,texts},fill(number,texts.text(table.answer_by==="keypad"?"number.open_first":"number.open")),fill(swap,texts.
text("swap.open")),fill(pass,texts.text("pass"));let keypad=table.faces.some(face=>face&&NEEDS_LETTERS.test(face.text))?
"text":"decimal";set(input,{placeholder:texts.text("number.label"),"aria-label":texts.text("number.label"),inputmode:keypad}),
rare.forEach(each=>each.hidden=!table.faces.some(face=>face?.text.includes(each.textContent??""))),set(minus,{"aria-labe\
l":texts.text("number.minus")}),set(slash,{"aria-label":texts.text("number.slash")}),fill(say,texts.text("number.say")),
fill(back,"×"),set(back,{"aria-label":texts.text("cancel")}),fill(question,texts.text("swap.ask")),fill(yes,texts.text(
"swap.yes")),fill(no,"×"),set(no,{"aria-label":texts.text("cancel")}),set(confirm,{"aria-label":texts.text("swap.ask")}),
fill(hint,icon("bulb"),texts.text("ask_hint")),fill(dead,texts.text("swap.dead")),fill(announce,texts.text("announce.ope\
n")),fill(take2,texts.text("draw.mine")),fill(next,texts.text("draw.go_on")),fill(undo,texts.text("undo"))}function update({
table,state,say:texts,selected,canAct,open,announced,mine}){let asked=selected?.kind==="face"&&table.asks&&state.solved!==
selected.id,face=selected?.kind==="face"&&state.solved!==selected.id;(table!==named.table||texts!==named.texts)&&name(table,
texts),set(announce,{"aria-pressed":selected?String(announced):null}),drawLines(state,texts);for(let each of[number,swap,
hint,dead,announce,pass,say,yes])setDisabled(each,!canAct);let owes2=state.viewer!==null&&state.owed.includes(state.viewer),
waits=owes2&&!mine&&table.seats[state.turn]?.kind!=="person";open==="number"&&shown!=="number"&&(input.value="");let wanted=(state.
choosing?[lines]:open==="number"&&asked?[form]:open==="swap"&&asked?[confirm]:[asked&&number,asked&&swap,asked&&table.hints&&
hint,face&&!table.asks&&!table.dice&&dead,mine&&table.announce&&announce,state.can_pass&&pass,owes2&&take2,waits&&next,state.
can_undo&&undo]).filter(Boolean);(wanted.length!==node.children.length||wanted.some((child,index)=>node.children[index]!==
child))&&fill(node,...wanted),open!==shown&&(open==="number"&&input.focus(),open==="swap"&&no.focus()),shown=open}return{
node,update,focus:()=>node.querySelector("button")?.focus()}}function button(style,click){return h("button",{class:style,
type:"button",click})}function createAnnouncer(speak){let node=h("div",{class:"sq-hidden",role:"status","aria-live":"polite"});function announce(sentences){
let text=sentences.filter(Boolean).join(" ");setText(node,node.textContent===text?`${text} `:text),speak(text)}return{node,
announce}}var seconds=milliseconds=>Math.max(0,Math.round(milliseconds/100)/10);function createClock(page){let shown=performance.now(),
picked=shown,away=0,left=null,leave2=()=>{left??=performance.now()},comeBack=()=>{left!==null&&(away+=performance.now()-
left),left=null},changed=()=>page.visibilityState==="hidden"?leave2():comeBack(),{defaultView}=page;return defaultView?.
addEventListener("blur",leave2),defaultView?.addEventListener("focus",comeBack),page.addEventListener("visibilitychange",
changed),{restart(){shown=picked=performance.now(),away=0,left!==null&&(left=shown)},pick(){picked=performance.now()},times(){
let now=performance.now(),lost=away+(left===null?0:now-left);return{to_card:seconds(picked-shown),to_answer:seconds(now-
picked),focus_lost:seconds(lost)}},stop(){defaultView?.removeEventListener("blur",leave2),defaultView?.removeEventListener(
"focus",comeBack),page.removeEventListener("visibilitychange",changed)}}}function createCopy(onCopied){let own=h("textarea",{class:"sq-input",rows:1,readonly:!0,focus:()=>own.select()}),copy2=h(
"button",{class:"sq-main",type:"button",click:copyOwn}),node=h("div",{class:"sq-give"},own,copy2);function copyOwn(){own.
value&&(own.focus(),own.select(),onCopied(own.ownerDocument.execCommand("copy")))}function update(say,label2,code){own.value!==
(code??"")&&(own.value=code??""),set(own,{"aria-label":label2}),fill(copy2,say.text("code.copy")),setDisabled(copy2,code===
null)}return{node,update,focus:()=>copy2.focus()}}var LONGEST2=1e5;function createCode({onReceive,onCopied,onClose}){let title=h("p",{class:"sq-big"}),open=h("p",{class:"\
sq-saved"}),copy2=createCopy(onCopied),theirs=h("textarea",{class:"sq-input",rows:2,maxlength:LONGEST2,autocomplete:"off",
spellcheck:"false"}),take2=h("button",{class:"sq-main",type:"submit"}),note=h("p",{class:"sq-note",role:"status"}),close=h(
"button",{class:"sq-quiet",type:"button",click:onClose}),form=h("form",{class:"sq-give",submit:paste},theirs,take2),node=h(
"section",{class:"sq-panel sq-code"},title,open,copy2.node,form,note,close);function paste(event){event.preventDefault(),
!take2.getAttribute("aria-disabled")&&(theirs.value.trim()?onReceive(theirs.value):theirs.focus())}function update({say,
code,playing,canAct,refusal}){set(node,{"aria-label":say.text("code.title")}),setText(title,say.text("code.title")),setText(
open,say.text("code.open")),set(copy2.node,{hidden:!playing}),copy2.update(say,say.text("code.own"),code),set(theirs,{"a\
ria-label":say.text("code.theirs"),placeholder:say.text("code.theirs")}),fill(take2,say.text("code.take")),fill(close,say.
text("code.close")),setText(note,playing?"":refusal),set(note,{hidden:playing}),setDisabled(take2,!canAct)}return{node,update,
clear(){theirs.value=""},focus:playing=>(playing?copy2:theirs).focus()}}var CODE=/openlesson\d[0-9A-Za-z]+/,LONGEST3=1e5;function codeInAddress(){let place=window;for(;;){let found=[place.location.
href,place.performance.getEntriesByType("navigation")[0]?.name??""].map(address=>CODE.exec(address)?.[0]).find(Boolean);
if(found)return found;if(place.parent===place)return null;place=place.parent;try{place.location.href}catch{return null}}}
function createDoor(onReceive){let input=h("textarea",{class:"sq-input",rows:2,maxlength:LONGEST3,autocomplete:"off",spellcheck:"\
false"}),open=h("button",{class:"sq-main",type:"submit"}),node=h("form",{class:"sq-door",submit},input,open);function submit(event){
event.preventDefault(),input.value.trim()?onReceive(input.value):input.focus()}function update(say){set(input,{"aria-lab\
el":say.text("lobby.class_code"),placeholder:say.text("lobby.class_code")}),fill(open,say.text("lobby.open"))}return{node,
update}}var FAR=6;function listenToDrags(hand,{cardOf,cellOf,onTake,onDrop}){let drag=null,over=null,page=null;function spaceAt(event){
let space=hand.getRootNode().elementFromPoint(event.clientX,event.clientY)?.closest("button")??null;return space&&cellOf(
space)>=0?space:null}function down(event){let card=event.button===0&&event.pointerType!=="touch"?cardOf(event.target):null;
card&&(stop(),drag={card,x:event.clientX,y:event.clientY,id:event.pointerId,ghost:null},page=event.view,page?.addEventListener(
"pointermove",move),page?.addEventListener("pointerup",up))}function move(event){if(!drag||event.pointerId!==drag.id)return;
let[dx,dy]=[event.clientX-drag.x,event.clientY-drag.y];if(!drag.ghost){if(Math.hypot(dx,dy)<FAR)return;if(!onTake(drag.card))
return stop();drag.ghost=lift(drag.card)}let zoom=zoomOf(drag.card);drag.ghost.style.transform=`translate(${dx/zoom}px, ${dy/
zoom}px) rotate(2deg)`,point(spaceAt(event))}function point(space){space!==over&&(over&&set(over,{"data-over":null}),over=
space,over&&set(over,{"data-over":!0}))}let zoomOf=card=>card.currentCSSZoom??1;function lift(card){let ghost=card.cloneNode(
!0),box=card.getBoundingClientRect();ghost.removeAttribute("tabindex"),ghost.removeAttribute("aria-label"),set(ghost,{"a\
ria-hidden":"true","data-ghost":!0});let px=seen=>`${seen/zoomOf(card)}px`;return Object.assign(ghost.style,{left:px(box.
left),top:px(box.top),width:px(box.width),height:px(box.height)}),hand.append(ghost),ghost}function up(event){if(!drag||
event.pointerId!==drag.id)return;let space=drag.ghost?spaceAt(event):null;drag.ghost&&swallowClick(),stop(),space&&onDrop(
cellOf(space))}function swallowClick(){let swallow=click=>click.stopPropagation();hand.addEventListener("click",swallow,
!0),setTimeout(()=>hand.removeEventListener("click",swallow,!0))}function stop(){page?.removeEventListener("pointermove",
move),page?.removeEventListener("pointerup",up),drag?.ghost?.remove(),drag=null,point(null)}return hand.addEventListener(
"pointerdown",down),hand.addEventListener("pointercancel",stop),stop}var ANNOUNCED=300;function createBell(onDue){let node=h("span",{class:"sq-bell"}),timers=[],armedFor=-1,ends="";function arm(state,say){
if(state.seq===armedFor)return;armedFor=state.seq,timers.forEach(clearTimeout);let left=state.ends_in;if(ends="",timers=
[],left===null)return;timers=(state.last_round?[left]:[left-ANNOUNCED,left]).filter(seconds2=>seconds2>0).map(seconds2=>setTimeout(
onDue,seconds2*1e3+500));let time=new Intl.DateTimeFormat(say.lang,{hour:"2-digit",minute:"2-digit"}).format(Date.now()+
left*1e3);ends=say.text("bell.ends",{time})}function update(state,say){arm(state,say);let turns=state.turns_left===null?
"":say.text("bell.turns",{n:state.turns_left}),last=state.last_round&&state.phase!=="over";setText(node,last?say.text("b\
ell.last"):[ends,turns].filter(Boolean).join(" · ")),set(node,{"data-last":last})}return{node,update,stop:()=>timers.forEach(
clearTimeout)}}function createOpenHands(){let node=h("div",{class:"sq-open"}),once=whenNew();function update(table,state,say){
let hands=(state.hands??[]).map((cards,seat)=>({cards,seat})).filter(({cards,seat})=>seat!==state.viewer&&cards.length);
once([hands,table.deal,say.lang],()=>draw2(table,say,hands))}function draw2(table,say,hands){fill(node,...hands.map(({cards,
seat})=>{let name=table.seats[seat].name,label2=say.text("open.hand",{name:nameText(name)});return h("div",{role:"group",
"aria-label":label2},h("span",{class:"sq-token"},chip(table.seats[seat].side)),...cards.map(card=>h("span",{class:"sq-mi\
ni"},card.text?formula(card):say.text(`card.${card.kind}`))))}))}return{node,update}}function createTalk(onTalk){let asking=!1,
open=h("button",{class:"sq-quiet",type:"button",click:()=>show(!asking)}),choice=h("span",{class:"sq-sides",role:"group"}),
node=h("div",{class:"sq-talk"},open,choice),once=whenNew();function show(next){asking=next,set(choice,{hidden:!asking}),
set(open,{"aria-expanded":String(asking)})}function update(table,state,say){set(node,{hidden:!table.talk||state.phase===
"over"}),once([table.seats,say.lang],()=>draw2(table,say))}function draw2(table,say){setText(open,say.text("talk.open")),
set(choice,{"aria-label":say.text("talk.ask")}),fill(choice,...table.goals.map((_,side)=>h("button",{class:"sq-round",type:"\
button","aria-label":say.text("talk.side",{names:sideText(say,table.seats,side)}),click:()=>{show(!1),onTalk(side)}},chip(
side))))}return show(!1),{node,update}}var LINES_SHOWN=3;function createFoot({own,bell,talk,tools}){let deck=h("span",{class:"sq-stock"}),goal=h("span",{class:"\
sq-goal"}),feed=h("ol",{class:"sq-feed"}),openHands=createOpenHands(),once=whenNew(),node=h("div",{class:"sq-foot"},h("p",
{class:"sq-facts"},own,bell,deck,goal),tools,openHands.node,feed,talk);function update({say,table,state},moves){if(!table||
!state)return;let told2=moves.slice(-LINES_SHOWN);once([told2,state.stock,table.deal,say.lang],()=>draw2(table,state,say,
told2)),openHands.update(table,state,say)}function draw2(table,state,say,told2){let drawn=!table.dice&&!table.printed;fill(
deck,drawn&&icon("deck"),drawn&&say.text("stock",{n:state.stock})),setText(goal,say.text("goal",{n:table.to_win,line:table.
line})),fill(feed,...told2.map(move=>{let token=h("span",{class:"sq-token"},chip(table.seats[move.seat]?.side??0));return h(
"li",{},token,moveNodes(say,table,move))})),set(feed,{"aria-label":say.text("moves")})}return{node,update}}var READABLE=15,GAP=8,EDGES=15,LINES=3,SPACE=.26;function createHand(onCard){let node=h("div",{class:"sq-hand",role:"too\
lbar"}),cards=new Map,hand=[],current=0,width=0,fitting=createFitting(node,(sum,{clauses})=>sum.style.setProperty("--sq-\
em",String(narrowest(clauses,LINES,SPACE))),arrange);function arrange(){let sums=node.querySelectorAll(".sq-sum"),longest=Math.
max(0,...[...sums].map(sum=>Number(sum.style.getPropertyValue("--sq-em")))),fit=columns=>longest*READABLE<=(width-GAP*(columns-
1))/columns-EDGES;width&&set(node,{"data-long":fit(3)?null:fit(2)||"very","data-short":fit(5)})}new ResizeObserver(()=>{
width=node.clientWidth,arrange()}).observe(node);let order=()=>hand.map(card=>cards.get(card.id).button);function moveTo(index){
current=Math.max(0,Math.min(index,hand.length-1)),order().forEach((button2,other)=>set(button2,{tabindex:other===current?
0:-1}))}function update({state,say,selected,canAct}){hand=state.hand,set(node,{"aria-label":say.text("hand"),"data-count":hand.
length});let held=new Set(hand.map(card=>card.id));for(let[id,{button:button2}]of cards)held.has(id)||(button2.remove(),
cards.delete(id));hand.forEach((card,index)=>{let entry=cards.get(card.id);entry||(entry={button:h("button",{type:"butto\
n",style:`--sq-i:${index}`,click:()=>onCard(hand.find(({id})=>id===card.id)??card),focus:()=>moveTo(hand.findIndex(({id})=>id===
card.id))}),drawn:"",sum:h("span",{class:"sq-sum"}),formula:""},cards.set(card.id,entry));let drawn=JSON.stringify([card,
say.lang]);if(drawn!==entry.drawn){entry.drawn=drawn,draw(entry.button,card,say,entry.sum);let made2=JSON.stringify([card.
mathml,card.text,card.suit]);made2!==entry.formula&&(entry.formula=made2,fill(entry.sum,formula(card)),card.mathml&&fitting.
add(entry.sum))}node.children[index]!==entry.button&&node.insertBefore(entry.button,node.children[index]??null);let barred=barredBy(
state,card)!==null;set(entry.button,{"aria-pressed":selected?.id===card.id?"true":"false","data-barred":barred}),setDisabled(
entry.button,!canAct||barred)}),moveTo(current),arrange(),fitting.fit()}return{node,update,indexOf:target=>order().indexOf(
target),buttonOf:target=>order().find(button2=>button2.contains(target))??null,focus(index=current){moveTo(index),order()[current]?.
focus()},count:()=>hand.length,columns(){let tops=order().map(button2=>button2.offsetTop);return Math.max(1,tops.filter(
top=>top===tops[0]).length)}}}function barredBy(state,card){return state.solved?state.solved===card.id?null:"hint.solved":
state.must===null||state.must.includes(card.id)?null:"hint.must"}function draw(button2,card,say,sum){let small=card.tries>
0?say.text("card.try",{n:card.tries+1}):card.caption;if(set(button2,{class:`sq-card sq-card-${card.kind}`,"data-tried":card.
tries>0,"data-name":!card.mathml&&!card.suit}),card.kind==="face"){let parts=[card.spoken,card.caption===card.spoken?"":
card.caption,card.tries>0?say.text("card.try",{n:card.tries+1}):""].filter(Boolean);return button2.style.setProperty("--\
sq-len",String(Math.max(5,widthOf(card.text)))),set(button2,{"aria-label":parts.join(", "),"data-suit":card.suit??null}),
below(button2,sum,small)}let name=say.text(`card.${card.kind}`),does=say.text(`card.${card.kind}_does`),sign=card.kind===
"wild"?"+":"−";if(card.text)return set(button2,{"aria-label":`${card.spoken}, ${does}`,"data-suit":card.suit??null}),below(
button2,sum,does);fill(button2,h("span",{class:"sq-sign","aria-hidden":"true"},sign),h("b",{},name)," ",h("small",{},does))}
function below(button2,sum,small){button2.firstElementChild!==sum&&fill(button2,sum),sum.nextElementSibling?.remove(),small&&
button2.append(h("small",{},small))}function keepFile({name,text}){let url=URL.createObjectURL(new Blob([text],{type:"application/jsonl"})),link=document.createElement(
"a");link.href=url,link.download=name,link.click(),setTimeout(()=>URL.revokeObjectURL(url),6e4)}var isMine=({state})=>state?.phase==="play"&&state.viewer!==null&&state.viewer===state.turn&&!state.check,selectedCard=({
state,ui})=>state?.hand.find(card=>card.id===ui.selected)??null,mustSay=({table,state},card)=>table?.answer_by==="keypad"&&
card.kind==="face"&&state?.solved!==card.id,owes=known=>{let{state}=known;return!!state&&!isMine(known)&&state.phase==="\
play"&&state.viewer!==null&&state.owed.includes(state.viewer)},pays=({state})=>state?.phase==="play"&&state.viewer!==null&&
state.forfeits.includes(state.viewer);function shownLine({state,ui}){return state?.check?state.check.cell===null?[]:[state.
check.cell]:state?.choosing?.lines[ui.line??0]??[]}function lineKey(known){let{table,state,ui}=known;if(!state||!table||!isMine(known))return"";if(state.choosing)return"li\
ne.which";if(pays(known))return"line.give_up";let card=selectedCard(known);return card?.kind==="remove"?ui.confirm===null?
"line.remove":"line.remove_again":card&&state.solved===card.id?"line.solved":card&&mustSay(known,card)?"line.say":card&&
table.announce&&ui.announced?"line.say_line":card?card.kind==="wild"?"line.wild":table.asks?"line.find":"line.place":table.
printed?"printed.line":state.must!==null?"line.must":state.can_pass?"line.pass":table.dice?"line.roll":table.asks?"line.\
solve":"line.choose"}function lineText(known){let{say,table,state}=known;if(!table||!state||state.phase==="start")return"";
let name=nameText(table.seats[state.turn]?.name??"");return state.phase==="over"?endText(say,table.seats,state.winner):state.
phase==="handover"?say.text("handover.pass",{name}):state.check?say.text("line.check",{name:nameText(table.seats[state.check.
seat]?.name??"")}):!isMine(known)&&pays(known)?say.text("line.give_up"):owes(known)?say.text("line.taken"):isMine(known)?
`${say.text("line.turn",{name})} ${say.text(lineKey(known))}`:say.text("line.wait",{name})}function lineNodes(known,told2){
let{say,table,state}=known;if(!table||!state)return[];let name=nameNode(table.seats[state.turn]?.name??"");return told2?
[moveNodes(say,table,told2)]:state.phase==="play"&&state.check?[say.nodes("line.check",{name:nameNode(table.seats[state.
check.seat].name)})]:isMine(known)?[h("b",{},say.nodes("line.turn",{name}))," ",say.text(lineKey(known))]:pays(known)?[say.
text("line.give_up")]:owes(known)?[say.text("line.taken")]:state.phase==="play"?[say.nodes("line.wait",{name})]:[]}function createIntents({known,link,clock,replay,announce,speak,draw:draw2,onKept}){let{ui}=known,canAct=()=>link.status()!==
"lost"&&!link.busy();function act(type,fields={}){canAct()&&(ui.hint=null,link.send(type,fields),draw2())}function hint(key){
ui.hint={tone:"info",text:known.say.text(key),cell:null},announce([ui.hint.text]),draw2()}function onReply(reply){ui.asked=
null,ui.code=reply.code??ui.code,reply.file&&(keepFile(reply.file),onKept()),reply.text&&(ui.hint={tone:"info",text:reply.
text,cell:null},announce([reply.text])),queueMicrotask(draw2)}function onCard(card){let{state,say}=known;if(!state||!canAct())
return;if(pays(known))return act("give_up",{seat:state.viewer,card:card.id});if(!isMine(known))return;replay.finish();let why=barredBy(
state,card);if(why)return hint(why);state.solved||(ui.selected=ui.selected===card.id?null:card.id,ui.confirm=null,ui.open=
ui.selected&&mustSay(known,card)?"number":null,ui.hint=null,ui.selected&&clock.pick(),announce([lineText(known)]),ui.selected&&
speak(`${card.spoken}. ${say.text(lineKey(known))}`),draw2())}function onTake(card){return!known.state||!card||!isMine(known)||
!canAct()||barredBy(known.state,card)?!1:(ui.selected!==card.id&&onCard(card),!0)}function onCell(cell){let{table,state}=known;
if(!table||!state||!isMine(known)||!canAct())return;replay.finish();let card=selectedCard(known);if(!card)return hint(table.
faces[cell]===null?"hint.free":"hint.choose_card");let locked=new Set(state.sequences.flatMap(sequence=>sequence.cells)),
why=outOfReach(card,state,table,state.chips,locked,cell);if(why)return ui.confirm=null,hint(why);if(mustSay(known,card))
return hint("hint.say_first");if(card.kind==="remove"&&ui.confirm!==cell)return ui.confirm=cell,ui.hint=null,announce([lineText(
known)]),draw2();ui.confirm=null,ui.asked=cell;let said=ui.announced?{announce:!0}:{};act("play",{seat:state.viewer,card:card.
id,cell,...said,...clock.times()})}function onAnnounce(){if(!selectedCard(known))return act("claim",{seat:known.state?.viewer});
ui.announced=!ui.announced,draw2()}function onLook(line){ui.line=line,draw2()}function onLine(choice){let pending=known.
state?.choosing;if(!pending)return;let seat=known.state?.viewer;pending.card===null?act("claim",{seat,choice}):act("play",
{seat,card:pending.card,cell:pending.cell,choice,...clock.times()})}function onNumber(text){ui.selected&&act("number",{seat:known.
state?.viewer,card:ui.selected,text,...clock.times()})}function onOpen(open){return open&&!canAct()?!1:(ui.open=open,ui.
confirm=null,draw2(),!0)}function onCode(coding){let{table,state}=known;ui.coding=coding,ui.keeping=!1,ui.code=null,ui.hint=
null,coding&&table!==null&&state!==null&&state.phase!=="start"&&act("code"),draw2()}function onBack(){if(ui.confirm!==null)
ui.confirm=null;else if(ui.selected&&!known.state?.solved)ui.selected=null;else return!1;return announce([lineText(known)]),
draw2(),!0}return{canAct,act,hint,onReply,onCard,onTake,onCell,onAnnounce,onLook,onLine,onNumber,onOpen,onCode,onBack,onSwap:()=>ui.
selected&&act("swap",{seat:known.state?.viewer,card:ui.selected}),onHint:()=>ui.selected&&act("hint",{seat:known.state?.
viewer,card:ui.selected}),onPass:()=>act("pass",{seat:known.state?.viewer}),onDraw:()=>act("draw",{seat:known.state?.viewer}),
onNext:()=>act("next"),onUndo:()=>act("undo",{seat:known.state?.viewer??null}),onLanguage:lang=>act("language",{lang})}}var KEY="seqnum:";var here=new Map;function stored(use){try{return use(window.localStorage)}catch{return}}function games(){return(stored(storage=>Object.
keys(storage).filter(key=>key.startsWith(KEY)).map(read).filter(one=>one!==null))??[...here.values()]).sort((one,other)=>other.
at-one.at)}function read(key){try{let one=JSON.parse(window.localStorage.getItem(key)??"");return Array.isArray(one.names)&&
one.lines&&one.receipt?.tallies?one:null}catch{return null}}function take(news){let before=here.get(news.game)??stored(()=>read(
KEY+news.game)),entry={...news,lines:{...before?.lines,...news.lines},at:Date.now()};here.set(entry.game,entry),games().
filter(one=>one.game!==entry.game).filter((one,index)=>index>=11||one.at<entry.at-2592e6).forEach(one=>forget(one.game));
let write=()=>stored(storage=>(storage.setItem(KEY+entry.game,JSON.stringify(entry)),!0));for(let rest=games();!write()&&
rest.length>0;rest.pop())forget(rest[rest.length-1].game)}function forget(game){stored(storage=>storage.removeItem(KEY+game))}
var entryOf=game=>here.get(game??"")??games().find(one=>one.game===game)??null,fileOf=({name,lines})=>({name,text:Object.
keys(lines).sort((one,other)=>Number(one)-Number(other)).map(n=>`${lines[n]}
`).join("")});function createResult({onFile,onCopied,onClose}){let receipt=h("div",{class:"sq-receipt"}),file=h("button",{class:"sq-ma\
in sq-wide",type:"button",click:onFile}),copy2=createCopy(onCopied),note=h("p",{class:"sq-note",role:"status"}),close=h(
"button",{class:"sq-quiet",type:"button",click:onClose}),node=h("section",{class:"sq-panel sq-kept"},receipt,file,copy2.
node,note,close),shown="";function update(say,entry,closes,said){setText(note,said),set(note,{hidden:!said}),set(close,{
hidden:!closes}),set(copy2.node,{hidden:!entry?.code});let key=JSON.stringify([say.lang,entry?.receipt,entry?.code]);if(key===
shown||(shown=key,set(node,{"aria-label":say.text("keep.title")}),fill(file,icon("keep"),say.text("keep.title")),fill(close,
say.text("code.close")),copy2.update(say,say.text("keep.code"),entry?.code??null),set(receipt,{hidden:!entry}),!entry))return;
let{game,check,tallies}=entry.receipt;fill(receipt,h("p",{},say.text("keep.paper")),...tallies.map(([name,right,n])=>h("\
p",{},say.nodes("keep.tally",{name:nameNode(name),right,n}))),h("p",{class:"sq-letters"},say.nodes("keep.game",{game:h("\
b",{},game),check:h("b",{},check)})))}return{node,update,focus:()=>file.focus()}}function createKeeper({known,isLost,act,hint,draw:draw2,onClose}){let{ui}=known,result=createResult({onFile:keep,onCopied,
onClose:close}),game=null,left=null,safe=null,isPlaying=()=>known.table!==null&&known.state!==null&&known.state.phase!==
"start",entry=()=>isPlaying()?entryOf(game):left;function keep(){ui.keeping=!0,ui.coding=!1,isPlaying()&&!isLost()?act("\
file"):entry()?(keepFile(fileOf(entry())),onKept()):hint("keep.nothing")}function done(){let kept=entry();kept&&(kept.over||
!isPlaying())&&forget(kept.game)}function onKept(){done(),hint("keep.done")}function onCopied(copied){copied&&done(),hint(
copied?"keep.copied":"code.not_copied")}function close(){ui.keeping=!1,left=null,draw2(),onClose()}return{node:result.node,
focus:result.focus,keep,close,onKept,has:()=>entry()!==null,ids:()=>games().map(one=>one.game),update(){let said=isPlaying()&&
!isLost()?"":ui.hint?.text??"";result.update(known.say,entry(),!isPlaying()||known.state?.phase!=="over",said)},onNews(news){
take(news),{game}=news,draw2()},onDeal:()=>game=null,onSafe:found=>safe=new Set(found),onLeft(of){left=entryOf(of),keep(),
draw2(),result.focus()},isOpen:()=>left!==null,offers(){let unfinished=known.state?.unfinished??[],lost=games().filter(({
game:of})=>safe&&!safe.has(of)&&!unfinished.some(one=>one.game===of));return[...unfinished,...lost.map(one=>({game:one.game,
names:one.receipt.tallies.map(([name])=>name),lost:!0}))]}}}function createKnown(){return{texts:{},say:makeSay({}),table:null,state:null,ui:{selected:null,confirm:null,asked:null,wrong:null,
open:null,coding:!1,code:null,keeping:!1,announced:!1,line:null,hint:null}}}function settle({table,ui},state){let held=state.
hand.some(card=>card.id===ui.selected)?ui.selected:null;Object.assign(ui,{asked:null,confirm:null,open:null,hint:null,announced:!1,
line:null,coding:!1,code:null,keeping:!1}),ui.selected=state.solved??held??(table?.printed?state.hand[0]?.id??null:null)}
function isNoted(before,next){return before!==null&&before.answered_last!==null&&next.answered_last===null&&before.chips===
next.chips&&before.turn===next.turn}var QUIET=new Set(["hello","code","file"]);function createLink(model,{seq,onStatus,onReply,onNews}){let lastId=Math.floor(
Math.random()*1073741824),pending=new Map,status="ok",timer,asked=-1;function become(next){next!==status&&(status=next,onStatus())}
function arm(){clearTimeout(timer),timer=pending.size>0?setTimeout(late,4e3,"waiting"):void 0}function late(next){timer=
setTimeout(late,8e3,"lost"),become(next),pending.forEach(put)}function alive(){arm(),become("ok")}function receive(message){
if(message?.type==="log"&&onNews(message),message?.type!=="reply")return;let own=pending.delete(message.id);if(own)for(let[
id,earlier]of pending)id<message.id&&QUIET.has(earlier.type)?pending.delete(id):id<message.id&&put(earlier);alive(),own&&
onReply(message),queueMicrotask(()=>{message.seq<=Math.max(seq(),asked)||(asked=message.seq,probe())})}let probe=()=>send(
"hello"),seen=()=>document.visibilityState==="visible"&&probe(),closed=()=>{clearTimeout(timer),become("lost")};function put(message){
try{model.send(message)}catch{closed()}}function send(type,fields={}){lastId+=1;let message={type,id:lastId,seq:seq(),...fields};
pending.set(lastId,message),timer===void 0&&arm(),put(message)}return model.on("msg:custom",receive),model.on("comm_live\
_update",probe),model.on("comm:close",closed),document.addEventListener("visibilitychange",seen),{send,alive,status:()=>status,
busy:()=>[...pending.values()].some(({type})=>!QUIET.has(type)),stop(){clearTimeout(timer),model.off("msg:custom",receive),
model.off("comm_live_update",probe),model.off("comm:close",closed),document.removeEventListener("visibilitychange",seen)}}}var LANGUAGES=["en","es","pt"];function createLanguages(onLanguage){let select=h("select",{change:()=>onLanguage(select.
value)}),node=h("label",{class:"sq-languages"},icon("globe"),select);function update(say){set(select,{"aria-label":say.text(
"language")}),select.childElementCount===0&&fill(select,...LANGUAGES.map(lang=>h("option",{value:lang,lang},say.text(`la\
nguages.${lang}`)))),select.value=say.lang}return{node,update}}var NUMBERS=30,LONGEST4=200,made=0;function createPicker({onChoose,onNext}){let group=`sq-picker-${made+=1}`,legend=h("p",
{class:"sq-ask",id:group}),robots=h("div",{class:"sq-robots"}),numbers=h("div",{class:"sq-numbers"}),input=h("input",{class:"\
sq-input sq-own-name",type:"text",maxlength:LONGEST4,autocomplete:"off",dir:"auto"}),asks=h("select",{class:"sq-input sq\
-asks"}),own=h("div",{class:"sq-more"},input,asks),node=h("div",{class:"sq-picker",role:"group","aria-labelledby":group},
legend,robots,numbers,own);input.addEventListener("input",()=>{onChoose({kind:"person",name:input.value});for(let one of node.
querySelectorAll("input"))one.checked=!1}),asks.addEventListener("change",()=>onChoose({asks:Number(asks.value)}));function tile(change,{
label:label2,checked,disabled=!1},...children){let radio=h("input",{type:"radio",name:group,"aria-label":label2,disabled,
change:()=>take2(change)});return radio.checked=checked,h("label",{class:"sq-tile",title:label2,click:event=>{event.target===
radio||disabled||(event.preventDefault(),take2(change),onNext(change.name===""))}},radio,...children)}function take2(change){
change.name!==void 0&&(input.value=""),onChoose(change),showNames(change.kind==="person")}function showNames(people){for(let part of[
numbers,own])set(part,{hidden:!people&&!robots.hidden});set(robots,{"data-small":people})}function update({say,lesson,row,
side,place,taken,computers}){fill(legend,say.text(place===0?"lobby.who":place===1?"lobby.against":"lobby.too"));let levels=lesson.
asks?[0,1,2,3,4,5]:[1,2,3,4,5],level=lesson.asks?row.level:row.level||2,people=row.kind==="person";set(robots,{hidden:!computers||
place===0}),fill(robots,...levels.map(each=>{let label2=say.text(`lobby.level${each}`),dots=h("i",{"aria-hidden":"true"},
"●".repeat(each)+"○".repeat(5-each));return tile({kind:"computer",level:each},{label:label2,checked:!people&&level===
each},icon(each?"robot":"friend"),h("span",{},label2),each>0&&dots)}),tile({kind:"person",name:""},{label:say.text("lobb\
y.classmate"),checked:people&&!row.name},icon("person"),h("span",{},say.text("lobby.classmate")))),showNames(people);let listed=Array.
isArray(lesson.pupils)?lesson.pupils:Array.from({length:lesson.pupils||NUMBERS},(_,index)=>String(index+1)),names=lesson.
login?[lesson.login,...listed]:listed;set(numbers,{"data-names":Array.isArray(lesson.pupils)}),fill(numbers,...names.map(
name=>{let checked=people&&row.name===name,disabled=taken.includes(name.toLowerCase());return tile({kind:"person",name},
{label:name,checked,disabled},chip(side),h("bdi",{},name))})),set(input,{"aria-label":say.text("lobby.own_name"),placeholder:say.
text("lobby.own_name")}),input.value=people&&!names.includes(row.name)?row.name:"",set(asks,{hidden:lesson.levels.length===
0||!people,"aria-label":say.text("lobby.asks")}),lesson.levels.length!==0&&(fill(asks,...[...lesson.levels].sort().map(each=>h(
"option",{value:each},say.text(`lobby.asks${each}`)))),row.asks??=lesson.levels[0],asks.value=String(row.asks))}return{node,
update,focus:()=>node.querySelector("input:checked, .sq-numbers input:enabled")?.focus()}}var POLICIES=["two_tries","retry","lose_turn","reveal","challenge","honour"];function createTeacher(onChange){let summary=h(
"summary",{}),policy=h("select",{class:"sq-input"}),by=h("select",{class:"sq-input"}),sides2=h("select",{class:"sq-input",
change:onChange}),screens=h("select",{class:"sq-input"}),check=h("input",{type:"checkbox"}),bell=h("input",{class:"sq-in\
put",type:"time"}),hints=h("input",{type:"checkbox"}),sound=h("input",{type:"checkbox"}),labels=Object.fromEntries(Object.
entries({policy,by,sides:sides2,screens,bell,check,hints,sound}).map(([key,field])=>[key,h("label",{class:`sq-field-${key}`},
h("span",{}),field)])),node=h("details",{class:"sq-teacher"},summary,h("div",{class:"sq-fields"},...Object.values(labels))),
begun="";function update(say,lesson){let before=begun?options():lesson.options,key=JSON.stringify([lesson.asks,lesson.seats,
lesson.options]),{answer_policy,answer_by,check:checks,hints:hinted,sides:teams,ends_at,sound:sounds,screens:shown}=key===
begun?before:lesson.options;begun=key,fill(summary,say.text("lobby.teacher"));for(let[name,label2]of Object.entries(labels))
fill(label2.firstChild,say.text(`lobby.${name}`));for(let label2 of[labels.policy,labels.by,labels.check,labels.hints])set(
label2,{hidden:!lesson.asks});let choices=[...new Set(Object.values(lesson.seats).filter(each=>each.length>1).flat())];set(
labels.sides,{hidden:choices.length===0});let choose=(select,prefix,values,chosen)=>{fill(select,...values.map(value=>h(
"option",{value},prefix?say.text(`lobby.${prefix}_${value}`):String(value)))),select.value=String(chosen??values[0]??"")};
choose(policy,"policy",POLICIES,answer_policy),choose(by,"by",["board","keypad"],answer_by),choose(sides2,"",choices,teams),
choose(screens,"screens",lesson.asks?["shared","own","projector"]:["shared","own"],shown),bell.value=ends_at??"",check.checked=
checks!==null,hints.checked=hinted,sound.checked=sounds}function options(){let asks=!labels.policy.hidden;return{answer_policy:asks?
policy.value:null,answer_by:asks?by.value:null,check:asks&&check.checked?"partner":null,hints:asks&&hints.checked,sides:sides2.
value?Number(sides2.value):null,ends_at:bell.value||null,sound:sound.checked,screens:screens.value}}return{node,update,options}}function createUnfinished(onResume,onKeep){let node=h("div",{class:"sq-left"}),asking="",shown="",redraw=()=>{};function update(say,games2,canAct){
redraw=()=>update(say,games2,canAct);let key=JSON.stringify([say.lang,games2,canAct,asking]);key!==shown&&(shown=key,fill(
node,...games2.map(one=>one.game===asking?question(say,one,canAct):offer(say,one))))}function offer(say,{game,names,lost}){
let label2=say.text(lost?"lobby.keep":"lobby.resume",{names:say.list(names.map(nameText))});return h("button",{class:"sq\
-quiet sq-resume",type:"button",click:()=>ask(game)},lost&&icon("keep"),label2)}function question(say,{game,names,lost},canAct){
let label2=say.text("lobby.is_you",{n:names.length,names:say.list(names.map(nameText))}),yes=h("button",{class:"sq-main \
sq-yes",type:"button",click:()=>(ask(""),(lost?onKeep:onResume)(game))},say.text("lobby.yes"));return setDisabled(yes,!lost&&
!canAct),h("div",{class:"sq-confirm",role:"group","aria-label":label2},h("span",{},label2),yes,h("button",{class:"sq-qui\
et",type:"button",click:()=>ask("")},say.text("lobby.no")))}function ask(game){asking=game,redraw(),node.querySelector("\
.sq-yes, .sq-resume")?.focus()}return{node,update}}var FRIEND=0,USUAL=2,person=()=>({kind:"person",name:"",level:FRIEND,asks:null});function createLobby({onStart,onResume,
onKeep,onLanguage,onCode,onReceive}){let rows=[person(),{...person(),kind:"computer"}],active=0,say,lesson=null,shown="",
missing=!1,refusal="",title=h("h2",{class:"sq-title"}),how=h("p",{class:"sq-how"}),left=createUnfinished(onResume,onKeep),
list=h("ol",{class:"sq-players"}),turn=h("button",{class:"sq-round",type:"button",click:takeTurns},icon("swap")),add=h("\
button",{class:"sq-round sq-add",type:"button",click:addRow},icon("add")),picker=createPicker({onChoose:choose,onNext:next}),
paste=h("button",{class:"sq-quiet sq-paste",type:"button",click:onCode}),note=h("p",{class:"sq-note",role:"status"}),start=h(
"button",{class:"sq-main sq-start",type:"submit"}),languages=createLanguages(onLanguage),teacher=createTeacher(draw2),door=createDoor(
onReceive),form=h("form",{class:"sq-setup",novalidate:!0,submit},h("div",{class:"sq-table"},list,h("div",{class:"sq-besi\
de"},turn,add)),picker.node,start),drawing=picture(),setup=h("div",{class:"sq-setup"},h("div",{class:"sq-setup-head"},title,
languages.node),how,left.node,form,door.node,note,h("div",{class:"sq-more"},teacher.node,paste)),node=h("div",{class:"sq\
-lobby"},drawing,setup);function submit(event){if(event.preventDefault(),start.getAttribute("aria-disabled"))return;let nameless=rows.
findIndex(row=>!isSeated(row));if(missing=nameless>=0,!missing){onStart(rows.map(player),lesson?.set?null:teacher.options());
return}active=nameless,draw2(),picker.focus()}function player(row){return row.kind==="person"?{kind:"person",name:row.name.
trim(),...row.asks?{asks:row.asks}:{}}:row.level===FRIEND&&lesson?.asks?{kind:"friend"}:{kind:"computer",level:row.level||
USUAL}}let isSeated=row=>row.kind==="computer"||row.name.trim()!=="";function choose(change){Object.assign(rows[active],
change),missing=!1,drawTable()}function next(stay){let nobody=rows.findIndex(row=>!isSeated(row));stay||(active=nobody>=
0?nobody:Math.min(active+1,rows.length-1)),draw2()}function addRow(){rows.push(person()),active=rows.length-1,draw2(),picker.
focus()}function takeTurns(){rows.unshift(rows.pop()),active=(active+1)%rows.length,draw2()}function sides2(){let possible=lesson?.
seats[rows.length]??[],wanted=lesson?.set?lesson.options.sides:teacher.options().sides;return wanted!==null&&possible.includes(
wanted)?wanted:possible[0]??2}let nameOf=row=>row.kind==="computer"?say.text(`lobby.level${levelOf(row)}`):row.name.trim(),
levelOf=row=>lesson?.asks?row.level:row.level||USUAL;function place(row,index){let n=index+1,who=isSeated(row)?nameOf(row):
"";return h("li",{},h("button",{class:"sq-place",type:"button","aria-pressed":String(index===active),"aria-label":say.text(
"lobby.place",{n,name:who?nameText(who):say.text("lobby.nobody")}),"data-missing":missing&&!who,click:()=>{active=index,
draw2(),list.children[index]?.querySelector(".sq-place")?.focus()}},h("span",{class:"sq-token"},chip(index%sides2()),row.
kind==="computer"&&icon("robot")),who?nameNode(who):h("span",{class:"sq-unknown"},"?")),rows.length>2&&h("button",{class:"\
sq-round",type:"button","aria-label":say.text("lobby.remove",{n}),click:()=>{rows.splice(index,1),rows.some(one=>one.kind===
"person")||(rows[0]=person()),active=Math.min(active,rows.length-1),draw2(),add.focus()}},icon("close")))}function drawTable(){
fill(list,...rows.map(place)),set(form,{"data-ready":rows.every(isSeated)}),drawNote()}function draw2(){if(!lesson)return;
drawTable();let most=Math.max(...Object.keys(lesson.seats).map(Number));set(add,{hidden:rows.length>=most,"aria-label":say.
text("lobby.add"),title:say.text("lobby.add")}),set(turn,{"aria-label":say.text("lobby.turn"),title:say.text("lobby.turn")});
let others=rows.filter((_,index)=>index!==active);picker.update({say,lesson,row:rows[active],side:active%sides2(),place:active,
taken:others.filter(row=>row.kind==="person").map(row=>row.name.trim().toLowerCase()),computers:others.some(row=>row.kind===
"person")})}function drawNote(){setText(note,refusal||(missing?say.text("lobby.missing"):""))}function update(frame){say=
frame.say,lesson=frame.state?.lesson??null,refusal=frame.refusal,languages.update(say),setDisabled(start,!frame.canAct);
let key=JSON.stringify([say.lang,lesson]);key!==shown&&(shown=key,fill(title,say.text("lobby.title")),fill(how,say.text(
lesson?lesson.asks?"lobby.how":"lobby.how_cards":"lobby.door")),set(drawing,{hidden:lesson!==null&&!lesson.asks}),fill(paste,
icon("letter"),say.text("lobby.code")),fill(start,say.text("lobby.start")),set(form,{hidden:!lesson}),set(door.node,{hidden:lesson!==
null}),set(paste,{hidden:!lesson}),set(teacher.node,{hidden:!lesson||lesson.set}),lesson&&teacher.update(say,lesson),door.
update(say),draw2()),left.update(say,frame.left,frame.canAct),set(setup,{hidden:frame.coding}),drawNote()}return{node,update,
focusCode:()=>paste.focus()}}function picture(){let spaces=Array.from({length:25},(_,index)=>{let side=index%6===0&&index!==
12?0:[3,11,17].includes(index)?1:null,number=index===12?15:index*7%23+2;return h("i",{},side!==null&&chip(side),h("span",
{},String(number)))});return h("div",{class:"sq-picture","aria-hidden":"true"},...spaces,h("b",{},"8 + 7"))}var PICTURES2={good:"check",wrong:"again",reveal:"bulb",hint:"bulb",info:"info"};function createMessage(onTogether){let line=h(
"p",{class:"sq-line"}),verdict=h("div",{class:"sq-verdict"}),node=h("div",{class:"sq-message"},line,verdict),lineOnce=whenNew(),
verdictOnce=whenNew();function drawVerdict({say,state,ui}){let said=ui.hint??state?.verdict??null,answer=said!==null&&said===
state?.verdict&&said.tone!=="info"&&said.tone!=="hint"&&state.answered_last!==null;verdictOnce([said,answer,say.lang],()=>{
set(verdict,{"data-tone":said?.tone??null}),fill(verdict,said&&icon(PICTURES2[said.tone]),said&&h("p",{},said.text),answer&&
h("button",{class:"sq-together",type:"button",click:onTogether},say.text("helped.ask")))})}function update(known,told2){
lineOnce([told2,known.table?.deal,lineText(known),known.say.lang],()=>{set(line,{"data-move":told2!==null}),fill(line,...lineNodes(
known,told2))}),drawVerdict(known)}return{node,update}}function isStill(){return matchMedia("(prefers-reduced-motion: reduce)").matches||document.visibilityState==="hidden"}function createNotice(onRetry,onKeep){let text=h("span",{}),retry=h("button",{class:"sq-main",type:"button",click:onRetry}),
keep=h("button",{class:"sq-quiet",type:"button",click:onKeep}),node=h("div",{class:"sq-notice",role:"alert"},icon("plug"),
text,retry,keep);function update(status,say,keeps){set(node,{hidden:status==="ok"}),setText(text,status==="ok"?"":say.text(
`link.${status}`)),setText(retry,say.text("link.retry")),set(retry,{hidden:status!=="lost"}),setText(keep,say.text("keep\
.title")),set(keep,{hidden:status!=="lost"||!keeps})}return{node,update}}var KEY2="seqnum-seat:",WATCHES="watch";function createOwn(onChange){let chosen=new Map,own="",title=h("p",{class:"sq-bi\
g"}),choices=h("div",{class:"sq-answers"}),honour=h("p",{class:"sq-told"}),node=h("section",{class:"sq-panel"},title,choices,
honour),you=h("span",{}),change=h("button",{class:"sq-together",type:"button",click:()=>choose(null)}),bar=h("span",{class:"\
sq-you"},you,change);function choose(seat){seat===null?chosen.delete(own):chosen.set(own,seat);try{seat===null?sessionStorage.
removeItem(KEY2+own):sessionStorage.setItem(KEY2+own,seat)}catch{}onChange()}function kept(){try{return chosen.get(own)??
sessionStorage.getItem(KEY2+own)}catch{return chosen.get(own)??null}}function seen(table,state){if(!table?.own||!state.views)
return state;own=table.own;let{views,...shared}=state,seat=kept(),view=seat===null?null:views[Number(seat)];if(!view&&seat!==
WATCHES)return{...shared,phase:"seat"};let mine=view?Number(seat):null,merged={...shared,...view};return{...merged,phase:merged.
check&&merged.check.seat!==mine?"play":merged.phase,answered_last:merged.answered_last===mine?mine:null}}function update({
table,state,say}){if(set(bar,{hidden:!table.own||state.phase==="seat"}),!table.own)return;let name=nameNode(table.seats[state.
viewer??0].name);fill(you,state.viewer===null?say.text("own.watching"):say.nodes("own.you",{name})),fill(change,say.text(
"own.change")),fill(title,say.text("own.ask")),fill(honour,say.text("own.honour")),!(state.phase!=="seat"||choices.lang===
say.lang)&&(choices.lang=say.lang,fill(choices,...table.seats.map(({name:each,kind},seat)=>kind==="person"&&h("button",{
class:"sq-main",type:"button",click:()=>choose(String(seat))},say.nodes("handover.ready",{name:nameNode(each)}))),h("but\
ton",{class:"sq-quiet",type:"button",click:()=>choose(WATCHES)},say.text("own.watch"))))}return{node,bar,seen,update,focus:()=>choices.
firstElementChild?.focus()}}function createHandover(onReady,onDraw,onCode,onUndo){let backs=h("div",{class:"sq-backs","aria-hidden":"true"}),title=h(
"p",{class:"sq-big"}),ready=h("button",{class:"sq-main sq-wide",type:"button",click:onReady}),owed=h("div",{class:"sq-ow\
ed"}),undo=h("button",{class:"sq-quiet",type:"button",click:onUndo}),elsewhere=h("button",{class:"sq-quiet",type:"button",
click:onCode}),node=h("section",{class:"sq-panel sq-handover"},backs,title,owed,ready,h("div",{class:"sq-answers"},undo,
elsewhere));function update({table,state,say}){let seat=table.seats[state.turn],count=Math.min(state.cards[state.turn]??
5,7);backs.childElementCount!==count&&fill(backs,...Array.from({length:count},(_,index)=>h("i",{style:`--sq-i:${index-(count-
1)/2}`}))),set(node,{"aria-label":say.text("handover.pass",{name:nameText(seat.name)})}),fill(title,say.nodes("handover.\
pass",{name:nameNode(seat.name)})),fill(ready,say.nodes("handover.ready",{name:nameNode(seat.name)})),fill(elsewhere,say.
text("handover.elsewhere")),fill(undo,say.text("undo")),set(undo,{hidden:!state.can_undo}),fill(owed,...state.owed.filter(
index=>table.seats[index]?.kind==="person").map(index=>h("button",{class:"sq-quiet",type:"button",click:()=>onDraw(index)},
say.nodes("draw.seat",{name:nameNode(table.seats[index].name)}))))}return{node,update,focus:()=>ready.focus()}}function createCheck(onCheck){
let title=h("p",{class:"sq-big"}),told2=h("p",{class:"sq-told"}),yes=h("button",{class:"sq-main",type:"button",click:()=>onCheck(
!0)}),no=h("button",{class:"sq-quiet",type:"button",click:()=>onCheck(!1)}),node=h("section",{class:"sq-panel sq-check"},
told2,title,h("div",{class:"sq-answers"},yes,no));function update({table,state,say}){let{check}=state;if(!check)return;let names={
by:table.seats[check.by].name,seat:table.seats[check.seat].name},face=check.cell===null?null:table.faces[check.cell];set(
node,{"aria-label":say.text("line.check",{name:nameText(names.seat)})}),fill(told2,say.nodes("check.ask",{name:nameNode(
names.by),card:formula(check.card),number:face?formula(face):check.said})),fill(title,say.nodes("line.check",{name:nameNode(
names.seat)})),fill(yes,say.text("check.yes")),fill(no,say.text("check.no"))}return{node,update,focus:()=>yes.focus()}}var CONFETTI=44;
function createEnding(onAgain,kept){let medal=h("div",{class:"sq-medal","aria-hidden":"true"}),title=h("p",{class:"sq-bi\
g"}),result=h("p",{class:"sq-result"}),saved=h("p",{class:"sq-saved"}),again=h("button",{class:"sq-quiet sq-wide",type:"\
button",click:onAgain}),head=h("div",{class:"sq-outcome"},medal,title,result),node=h("section",{class:"sq-panel sq-endin\
g"},head,again,saved);function update({table,state,say}){let{winner}=state;set(node,{"data-won":winner!==null}),kept.parentNode!==
node&&head.after(kept),winner===null?fill(medal):medal.dataset.side!==String(winner)&&(fill(medal,chip(winner),star()),medal.
dataset.side=String(winner));let people=table.seats.filter(seat=>seat.side===winner),names=h("span",{});say.list(people.
map((_,index)=>`${index}`)).split("").forEach((part,index)=>{names.append(index%2===0?part:nameNode(people[Number(part)].
name))}),fill(title,winner===null?say.text("over.nobody"):say.nodes("over.winner",{n:people.length,names})),fill(result,
...sides(table).map(side=>h("span",{class:"sq-tally"},h("span",{class:"sq-token"},chip(side)),String(state.made[side]??0)))),
set(result,{role:"img","aria-label":say.text("over.tally",{tally:say.list(sides(table).map(side=>String(state.made[side]??
0)))})}),fill(saved,state.saved&&say.nodes("over.saved",{file:h("code",{},h("bdi",{},state.saved))})),fill(again,say.text(
"over.again"))}return{node,update,focus:()=>again.focus()}}var sides=table=>[...new Set(table.seats.map(seat=>seat.side))].
sort();function confetti(){return h("div",{class:"sq-confetti","aria-hidden":"true"},...Array.from({length:CONFETTI},(_,index)=>h(
"i",{style:`--sq-x:${index*37%100+.5};--sq-d:${index*53%100};--sq-r:${index*71%360};--sq-c:${index%4}`})))}var STEP=900,LONGEST5=3600;function createReplay(onStep){let boards=[""],moves=[],told2=null,pace=STEP,timer;function next(){
boards.length===1?finish():(boards.shift(),told2=moves[moves.length-boards.length],timer=setTimeout(next,pace)),onStep()}
function finish(){clearTimeout(timer),boards.splice(0,boards.length-1),told2=null}function jump(state){boards=[state.chips],
moves=state.recent,finish()}function play(table,state){clearTimeout(timer);let others=fresh(moves,state.recent);return boards=
stages(table,boards[0],state,others),moves=state.recent,told2=null,pace=Math.min(STEP,LONGEST5/boards.length),boards.length>
1&&(timer=setTimeout(next,pace/2)),others}function lastCell({verdict}){let placed=shown().filter(move=>move.cell!==null).
pop();return placed?placed.cell:verdict?.tone==="good"?verdict.cell:null}let shown=()=>moves.slice(0,moves.length-(boards.
length-1));return{play,jump,finish,chips:()=>boards[0],told:()=>told2,running:()=>boards.length>1,shown,lastCell}}var TUNES={chip:[[330,0,.09]],right:[[523,0,.14],[784,.1,.25]],wrong:[[233,0,.16],[196,.13,.25]],win:[[523,0,.18],[659,.14,
.18],[784,.28,.18],[1047,.42,.6]]},LOUD=.12;function createSound(){let audio=null,node=h("button",{class:"sq-tool",type:"\
button","aria-pressed":"false",click:toggle},icon("note"));function toggle(){audio?stop():(audio=new AudioContext,set(node,
{"aria-pressed":"true"}),play("chip"))}function play(tune){if(audio)for(let[pitch,after,lasts]of TUNES[tune]){let tone=new OscillatorNode(
audio,{type:"triangle",frequency:pitch}),volume=new GainNode(audio,{gain:LOUD}),start=audio.currentTime+after;volume.gain.
setTargetAtTime(0,start,lasts/4),tone.connect(volume).connect(audio.destination),tone.start(start),tone.stop(start+lasts*
2)}}function update(say,table){set(node,{"aria-label":say.text("sound"),title:say.text("sound"),hidden:table.sound===!1}),
table.sound===!1&&stop()}function stop(){audio?.close(),audio=null,set(node,{"aria-pressed":"false"})}return{node,play,update,
stop}}function soundOf(before,next){if(!before||before.phase==="start"||next.phase==="over"||told(before)===told(next))return null;
let tone=next.verdict?.tone;return tone==="good"?"right":tone==="wrong"||tone==="reveal"?"wrong":before.chips===next.chips?
null:"chip"}var told=({chips,turn,verdict,hand})=>JSON.stringify([chips,turn,verdict?.tone,verdict?.cell,hand.map(({id,tries})=>[
id,tries])]);var UNSPOKEN=/[\u00ad\u2066-\u2069]/g;function createSpeech(){let voice=window.speechSynthesis,on=!1,lang="en",node=h("b\
utton",{class:"sq-tool",type:"button",hidden:!voice,"aria-pressed":"false",click:toggle},icon("speaker"));function toggle(){
on=!on,set(node,{"aria-pressed":String(on)}),on?speak(node.title):voice?.cancel()}function speak(text){let words=text.replace(
UNSPOKEN,"").trim();if(!on||!voice||!words)return;voice.cancel();let utterance=new SpeechSynthesisUtterance(words);utterance.
lang=lang,voice.speak(utterance)}return{node,speak,update(say){lang=say.lang,set(node,{"aria-label":say.text("speech"),title:say.
text("speech")})},stop(){on&&voice?.cancel()}}}function createTools({speech,sound,screen,onHelp,onKeep,onCode,onLanguage}){let letter=h("button",{class:"sq-tool",type:"\
button",click:onCode},icon("letter")),keep=h("button",{class:"sq-tool",type:"button",click:onKeep},icon("keep")),help=h(
"button",{class:"sq-tool",type:"button",click:onHelp},icon("help")),languages=createLanguages(onLanguage),node=h("div",{
class:"sq-tools"},help,screen.node,sound.node,speech.node,keep,letter,languages.node);function update({say,table,ui}){set(
letter,{"aria-label":say.text("code.title"),title:say.text("code.title"),"aria-expanded":String(ui.coding)}),set(keep,{"\
aria-label":say.text("keep.title"),title:say.text("keep.title")}),languages.update(say),set(help,{"aria-label":say.text(
"help.title"),title:say.text("help.title")});for(let tool of[speech,screen])tool.update(say);table&&sound.update(say,table)}
return{node,update,focusCode:()=>letter.focus(),focusKeep:()=>keep.focus()}}function createPrinted(onPick){let input=h("input",{class:"sq-input",inputmode:"numeric",maxlength:4,autocomplete:"off"}),
show=h("button",{class:"sq-main",type:"submit"}),pile=h("p",{}),node=h("form",{class:"sq-printed",novalidate:!0,submit:event=>{
event.preventDefault(),/^\d+$/.test(input.value.trim())&&onPick(Number(input.value)),input.value=""}},input,show,pile);function update({
table,state,say}){let{turn}=state,all=table.seats.length;set(input,{"aria-label":say.text("printed.label"),placeholder:say.
text("printed.label")}),fill(show,say.text("printed.show"));let numbers=[1,2,3].map(time=>turn+1+(time-1)*all).join(", ");
fill(pile,say.nodes("printed.pile",{name:nameNode(table.seats[turn].name),numbers}))}return{node,update}}function createTray({hand,own,actions,code,result,act,known,onCode}){let handover=createHandover(()=>act("ready"),seat=>act(
"draw",{seat}),()=>onCode(!0),()=>act("undo",{seat:known.state?.viewer??null})),check=createCheck(agrees=>act("check",{seat:known.
state?.check?.seat,agrees})),ending=createEnding(()=>act("again"),result.node),panels={seat:own,handover,check,over:ending},
printed=createPrinted(number=>act("card",{seat:known.state?.viewer,number})),node=h("div",{class:"sq-tray"});function update(root){
let{table,state,say,ui}=known;if(!table||!state)return!1;let had=focused(root)!==null,frame={table,state,say};own.update(
frame),table.printed&&printed.update(frame),state.phase==="handover"&&handover.update(frame),state.phase==="check"&&check.
update(frame),state.phase==="over"&&ending.update(frame);let panel=panels[state.phase],wanted=ui.coding?[code]:ui.keeping&&
state.phase!=="over"?[result.node]:panel?[panel.node]:table.printed?[printed.node,hand.node,actions]:[hand.node,actions];
return wanted[0]===node.firstElementChild?!1:(fill(node,...wanted),had&&!ui.coding)}function focus(card){(known.ui.keeping?
result:panels[known.state?.phase??""]??hand).focus(card)}return{node,update,focus}}var MARK_TIME=2500,TRAITS=["table","state","texts"];function createView(model,el){let known=createKnown(),{ui}=known,dealShown=Number.
NaN,stateShown="null",celebrated=Number.NaN,markTimer,clock=createClock(el.ownerDocument),speech=createSpeech(),sound=createSound(),
{announce,node:live}=createAnnouncer(speech.speak),root=h("div",{class:"sq-root"},live),screen=createScreen(root,el.ownerDocument),
replay=createReplay(()=>{replay.told()&&sound.play("chip"),draw2()}),link=createLink(model,{seq:()=>known.state?.seq??0,
onStatus:draw2,onReply,onNews:news=>keeper.onNews(news)}),intents=createIntents({known,link,clock,replay,announce,speak:speech.
speak,draw:draw2,onKept:()=>keeper.onKept()}),{act,canAct}=intents,keeper=createKeeper({known,isLost:()=>link.status()===
"lost",act,hint:intents.hint,draw:draw2,onClose:()=>isPlaying()&&tools.focusKeep()}),seats=createSeats(),grid=createGrid(
intents.onCell),hand=createHand(onCard),actions=createActions({...intents,onOpen}),lobby=createLobby({onStart:(players,options)=>act(
"start",{players,options,lang:known.say.lang,utc_offset:-new Date().getTimezoneOffset()}),onReceive:word=>act("receive",
{code:word}),onResume:of=>act("resume",{game:of}),onKeep:keeper.onLeft,onLanguage:intents.onLanguage,onCode:()=>onCode(!0)}),
code=createCode({onReceive:word=>act("receive",{code:word}),onCopied:copied=>intents.hint(copied?"code.copied":"code.not\
_copied"),onClose:()=>onCode(!1)}),own=createOwn(()=>{dealShown=Number.NaN,read2()}),tray=createTray({hand,own,actions:actions.
node,code:code.node,result:keeper,act,known,onCode}),message=createMessage(()=>act("helped",{seat:known.state?.answered_last})),
notice=createNotice(()=>link.send("hello"),keeper.keep),bell=createBell(()=>link.send("hello")),talk=createTalk(side=>act(
"penalty",{side})),tools=createTools({speech,sound,screen,onHelp:()=>intents.hint("help.text"),onKeep:keeper.keep,onCode:()=>onCode(
!ui.coding),onLanguage:intents.onLanguage}),foot=createFoot({own:own.bar,bell:bell.node,talk:talk.node,tools:tools.node}),
game=h("div",{class:"sq-game"},seats.node,grid.node,message.node,tray.node,foot.node);el.append(root);let stopTheme=followTheme(
root,el),stopKeys=listenToKeys(root,onKey),stopDrags=listenToDrags(hand.node,{cardOf:target=>hand.buttonOf(target),cellOf:target=>grid.
indexOf(target),onTake:button2=>intents.onTake(known.state?.hand[hand.indexOf(button2)]),onDrop:intents.onCell}),changed=()=>{
link.alive(),queueMicrotask(read2)};for(let name of TRAITS)model.on(`change:${name}`,changed);function read2(){let texts=model.
get("texts")??{};texts!==known.texts&&Object.assign(known,{texts,say:makeSay(texts)}),known.table=model.get("table")??null;
let written=model.get("state")??null,next=written&&own.seen(known.table,written);if(next&&known.state&&next.seq<known.state.
seq)return;let key=JSON.stringify(next),isNew=next!==null&&key!==stateShown,keys=byKeys()&&grid.indexOf(focused(root))>=
0;isNew&&take2(next,known.table?.deal!==dealShown),stateShown=key,draw2(),isNew&&keys&&isMine(known)&&follow()}function take2(next,isNewDeal){
let{say,table,state:before}=known;if(known.state=next,dealShown=table?.deal??Number.NaN,!table||next.phase==="start"){Object.
assign(ui,{coding:!1,hint:null});return}let others=before&&!isNewDeal?replay.play(table,next):[];(!before||isNewDeal||isStill())&&
replay.jump(next),settle(known,next),isNewDeal&&keeper.onDeal(),isNoted(before,next)&&(ui.hint={tone:"info",text:say.text(
"helped.done"),cell:null}),code.clear(),mark(next.verdict),next.verdict?.tone!=="hint"&&clock.restart();let said=ui.hint??
next.verdict,heard=soundOf(before,next);heard&&!(heard==="chip"&&replay.running())&&sound.play(heard),announce([...others.
map(move=>moveText(say,table,move)),said?.text??"",lineText(known)])}function onReply(reply){reply.safe&&keeper.onSafe(reply.
safe),intents.onReply(reply)}function mark(said){clearTimeout(markTimer),ui.wrong=said&&said.tone!=="good"?said.cell:null,
ui.wrong!==null&&(markTimer=setTimeout(()=>{ui.wrong=null,draw2()},MARK_TIME))}let byKeys=()=>focused(root)?.matches(":f\
ocus-visible")??!1;function follow(){isMine(known)&&selectedCard(known)&&!ui.open&&!known.state?.choosing?grid.focusOpen():
isMine(known)&&known.state?.choosing?actions.focus():tray.focus()}function onCard(card){let keys=byKeys();intents.onCard(
card),keys&&ui.selected===card.id&&!ui.open&&!link.busy()&&follow()}function onOpen(open){let had=focused(root);intents.
onOpen(open)&&!open&&had&&hand.focus()}function onCode(coding){let had=focused(root);intents.onCode(coding);let playing=isPlaying();
coding?code.focus(playing):had&&playing?tools.focusCode():had&&lobby.focusCode()}function onKey(event,target){if(event.key===
"Escape"){if(ui.coding)onCode(!1);else if(ui.keeping)keeper.close();else if(ui.open)onOpen(null),announce([lineText(known)]);else if(intents.
onBack())!ui.selected&&grid.indexOf(target)>=0&&hand.focus();else if(!screen.leave())return leave(root),!1;return!0}return walk(
event.key,target,grid,hand)}let isPlaying=()=>known.table!==null&&known.state!==null&&known.state.phase!=="start";function drawGame(table,state){
let{say}=known,chips=replay.chips(),linked=link.status()!=="lost",mine=isMine(known)&&linked,selected=isMine(known)?selectedCard(
known):null;set(game,{"data-phase":state.phase,"data-mine":isMine(known),"data-removing":selected?.kind==="remove"}),seats.
update({table,state,say}),code.update({say,code:ui.code,playing:!0,canAct:canAct(),refusal:""}),keeper.update();let startAtTray=tray.
update(root);grid.update({table,state,say,chips,sequences:sequencesOn(table,state,chips),last:replay.lastCell(state),selected,
asked:ui.asked,confirm:ui.confirm,wrong:ui.wrong,canAct:mine,line:shownLine(known)}),pays(known)?hand.update({state:{...state,
must:null,solved:null},say,selected,canAct:linked}):hand.update({state,say,selected,canAct:mine}),actions.update({table,
state,say,selected,canAct:mine,open:ui.open,announced:ui.announced,mine:isMine(known)}),tools.update(known),bell.update(
state,say),talk.update(table,state,say),startAtTray&&tray.focus(0),message.update(known,replay.told()),foot.update(known,
replay.shown()),celebrate(state)}function celebrate(state){state.phase!=="over"||replay.running()||celebrated===dealShown||
(celebrated=dealShown,state.winner!==null&&sound.play("win"),state.winner!==null&&!isStill()&&game.append(confetti()))}function drawLobby(){
let refusal=ui.hint?.text??"";lobby.update({say:known.say,state:known.state,canAct:canAct(),refusal,coding:ui.coding||keeper.
isOpen(),left:keeper.offers()}),code.update({say:known.say,code:null,playing:!1,canAct:canAct(),refusal}),ui.coding?code.
node.parentNode!==lobby.node&&lobby.node.append(code.node):code.node.remove(),keeper.update(),keeper.isOpen()?keeper.node.
parentNode!==lobby.node&&lobby.node.append(keeper.node):keeper.node.remove()}function draw2(){let had=focused(root),{table,
state,say}=known,scene=isPlaying()?game:lobby.node;if(set(root,{lang:say.lang,"data-printed":table?.printed??!1,"data-li\
nk":link.status(),"data-busy":link.busy()}),notice.update(link.status(),say,keeper.has()),scene===game?drawGame(table,state):
drawLobby(),scene.parentNode!==root){let before=scene===game?lobby.node:game,satDown=scene===game&&before.parentNode===root;
before.remove(),root.append(scene),(scene===game?message.node:lobby.node).append(notice.node),satDown&&root.scrollIntoView(
{block:"nearest"})}had&&!focused(root)&&scene===game&&!ui.coding&&follow()}return read2(),link.send("hello",{games:keeper.
ids(),...known.state?.phase==="start"?{code:codeInAddress()}:{}}),()=>{replay.finish(),clearTimeout(markTimer);for(let name of TRAITS)
model.off(`change:${name}`,changed);for(let part of[link,clock,speech,sound,bell,screen])part.stop();stopKeys(),stopDrags(),
stopTheme(),root.remove()}}var board_default={render({model,el}){return model.get("moments")?createHistory(model,el):createView(model,el)}};export{board_default as default};
