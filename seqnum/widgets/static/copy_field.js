function x({model:n,el:o}){let c=document.createElement("label"),l=document.createElement("span"),e=document.createElement(
"input"),t=document.createElement("button"),a=document.createElement("span");t.className="jupyter-button",c.style.cssText=
"flex:1 1 320px;display:flex;flex-wrap:wrap;gap:4px 8px;align-items:center;margin:2px",l.style.cssText="flex:0 0 150px;t\
ext-align:right",e.style.cssText="flex:1 1 200px;min-width:0;padding:3px 6px;font-family:var(--jp-code-font-family,monos\
pace)",t.style.cssText="width:auto;padding:0 12px",e.readOnly=!0,t.type="button",a.setAttribute("role","status");function s(){
l.textContent=n.get("label"),e.value=n.get("value"),t.textContent=n.get("copy"),t.disabled=!e.value,a.textContent=""}e.addEventListener(
"focus",()=>e.select()),t.addEventListener("click",()=>{e.select(),document.execCommand("copy")&&(a.textContent=n.get("c\
opied"))}),c.append(l,e);let p=document.createElement("div");return p.style.cssText="display:flex;flex-wrap:wrap;gap:4px\
 8px;align-items:center",p.append(c,t,a),o.append(p),n.on("change:value",s),s(),()=>n.off("change:value",s)}var r={render:x};export{r as default};
