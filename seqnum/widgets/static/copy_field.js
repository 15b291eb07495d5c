function render({model,el}){let label=document.createElement("label"),name=document.createElement("span"),text=document.
createElement("input"),button=document.createElement("button"),done=document.createElement("span"),classes=["sq-copy","s\
q-copy-name","sq-copy-text","jupyter-button sq-copy-button","sq-copy-done"];[label,name,text,button,done].forEach((node,index)=>node.
className=classes[index]),label.style.cssText="display:flex;flex-wrap:wrap;gap:4px 8px;align-items:center;margin:2px",name.
style.cssText="flex:0 0 150px;text-align:right",text.style.cssText="flex:1 1 200px;min-width:0;padding:3px 6px;font-fami\
ly:var(--jp-code-font-family,monospace)",button.style.cssText="width:auto;padding:0 12px",text.readOnly=!0,button.type="\
button",done.setAttribute("role","status");function draw(){name.textContent=model.get("label"),text.value=model.get("val\
ue"),button.textContent=model.get("copy"),button.disabled=!text.value,done.textContent=""}text.addEventListener("focus",
()=>text.select()),button.addEventListener("click",()=>{text.select(),document.execCommand("copy")&&(done.textContent=model.
get("copied"))}),label.append(name,text);let row=document.createElement("div");return row.style.cssText="display:flex;fl\
ex-wrap:wrap;gap:4px 8px;align-items:center",label.style.flex="1 1 320px",row.append(label,button,done),el.append(row),model.
on("change:value",draw),draw(),()=>model.off("change:value",draw)}var copy_field_default={render};export{copy_field_default as default};
