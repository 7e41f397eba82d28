/** Rules of the studio's page, after those of all pages: the panel at the left, the shop beside it. */
export const STUDIO_STYLE = `
html,body{height:100%}
main{max-width:none;height:100%;padding:0;display:grid;grid-template-columns:372px minmax(0,1fr)}
#panel{display:grid;grid-template-rows:minmax(0,1fr) auto;min-height:0;background:var(--page);border-right:1px solid var(--line)}
#choices{overflow-y:auto;padding:12px 20px 24px}
#panel header{display:flex;align-items:center;justify-content:space-between;gap:12px}
#panel h1{font-size:22px;margin:0}#panel h2{font-size:15px;margin:0}#panel h2:focus{outline:0}
#panel header a{display:inline-flex;align-items:center;min-height:44px;margin-left:12px;font-size:14px}
#panel section{border:0;border-top:1px solid var(--line);border-radius:0;padding:12px 0 0;margin:12px 0 0}
#panel p{margin:0 0 8px}#panel #said{min-height:21px;margin:6px 0 0;font-weight:500}
input:not([type=checkbox],[type=radio]),select{min-width:0;width:100%;height:44px;padding:0 10px;border:1px solid var(--edge);border-radius:10px;background:var(--page);color:var(--text);font:15px/1.2 system-ui,sans-serif}
:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
:root{--edge:#8b8f98}
@media(prefers-color-scheme:dark){:root{--edge:#737985}}
.link{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:8px}
[aria-invalid]{border-color:var(--bad)!important}
#link{color:var(--soft);font-size:13px}
#search{margin-top:8px}
#panel button{min-height:44px;padding:0 14px;border-radius:10px;font-size:14px}
#panel #difference{margin:0;padding:4px 20px 12px;box-shadow:0 -8px 20px #0000000d}
#difference header{min-height:52px}
#changes{list-style:none;margin:0;padding:0;max-height:26vh;overflow-y:auto}
#changes li{display:grid;grid-template-columns:minmax(0,1fr) auto;align-items:center;gap:8px;padding:2px 0;font-size:14px;line-height:1.35}
#changes b{font-weight:600}#changes s{color:var(--soft)}
#changes .none{display:block;color:var(--soft);padding:0 0 8px}
.row{display:grid;grid-template-columns:minmax(0,1.1fr) minmax(0,1.2fr);align-items:center;gap:10px;min-height:52px;font-size:15px;line-height:1.3}
section>.row{grid-template-columns:88px minmax(0,1fr)}
.row small{display:block;color:var(--soft);font:12px/1.3 ui-monospace,monospace;overflow-wrap:anywhere}
.row.flag{grid-template-columns:minmax(0,1fr) auto;cursor:pointer}
.row.isChanged>span{font-weight:600}.row.isChanged small{font-weight:400}
.segments{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(max-content,1fr);border:1px solid var(--edge);border-radius:10px;overflow:hidden}
.segments label{position:relative;cursor:pointer}
.segments input{position:absolute;inset:0;opacity:0;margin:0;cursor:pointer}
.segments span{display:grid;place-items:center;min-height:42px;padding:0 4px;font-size:13px;text-align:center;line-height:1.15}
.segments label+label span{border-left:1px solid var(--line)}
.segments input:checked+span{background:var(--text);color:var(--page)}
.segments input:focus-visible+span{outline:2px solid var(--ink);outline-offset:-4px}
.row.colour input{padding:4px}
[role=switch]{appearance:none;flex:none;width:44px;height:26px;margin:0;border-radius:13px;background:var(--edge);position:relative;cursor:pointer;transition:background .15s}
[role=switch]::after{content:"";position:absolute;top:3px;left:3px;width:20px;height:20px;border-radius:50%;background:#fff;transition:transform .15s}
[role=switch]:checked{background:var(--on)}[role=switch]:checked::after{transform:translateX(18px)}
:root{--on:#0a6b3d}
@media(prefers-color-scheme:dark){:root{--on:#2f9d5a}}
@media(prefers-reduced-motion:reduce){[role=switch],[role=switch]::after{transition:none}}
.group{margin:16px 0 0;padding:0;border:0}
.group legend{padding:0;color:var(--soft);font-size:13px;font-weight:500}
[hidden]{display:none!important}
#stage{position:relative;overflow:hidden;min-height:0}
#place{position:absolute;overflow:hidden;background:var(--page);border-radius:12px;box-shadow:0 0 0 1px var(--line),0 12px 40px #0002}
#shop{display:block;border:0;transform-origin:0 0}
@media(max-width:859px){main{height:auto;grid-template-columns:minmax(0,1fr)}#panel{display:block;border-right:0;border-bottom:1px solid var(--line)}#stage{height:100vh}}
`
