var r="data-lm-suppress-shortcuts";function a({el:n}){n.style.display="none";let o=n.ownerDocument.defaultView;function s(e){
let t=e.composedPath()[0];!t.nodeType||!t.matches("select")||!n.closest(".sq-own-keys")?.contains(t)||t.toggleAttribute(
r,!e.ctrlKey&&!e.altKey&&!e.metaKey)}return o?.addEventListener("keydown",s,!0),()=>o?.removeEventListener("keydown",s,!0)}
var c={render:a};export{c as default};
