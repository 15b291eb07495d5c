function u({model:n,el:l}){let a=document.createElement("label"),s=document.createElement("span"),e=document.createElement(
"input"),t=document.createElement("button"),c=document.createElement("span"),x=["sq-copy","sq-copy-name","sq-copy-text",
"jupyter-button sq-copy-button","sq-copy-done"];[a,s,e,t,c].forEach((r,d)=>r.className=x[d]),a.style.cssText="display:fl\
ex;flex-wrap:wrap;gap:4px 8px;align-items:center;margin:2px",s.style.cssText="flex:0 0 150px;text-align:right",e.style.cssText=
"flex:1 1 200px;min-width:0;padding:3px 6px;font-family:var(--jp-code-font-family,monospace)",t.style.cssText="width:aut\
o;padding:0 12px",e.readOnly=!0,t.type="button",c.setAttribute("role","status");function o(){s.textContent=n.get("label"),
e.value=n.get("value"),t.textContent=n.get("copy"),t.disabled=!e.value,c.textContent=""}e.addEventListener("focus",()=>e.
select()),t.addEventListener("click",()=>{e.select(),document.execCommand("copy")&&(c.textContent=n.get("copied"))}),a.append(
s,e);let p=document.createElement("div");return p.style.cssText="display:flex;flex-wrap:wrap;gap:4px 8px;align-items:cen\
ter",a.style.flex="1 1 320px",p.append(a,t,c),l.append(p),n.on("change:value",o),o(),()=>n.off("change:value",o)}var i={
render:u};export{i as default};
