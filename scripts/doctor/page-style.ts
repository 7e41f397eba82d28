/** The style of the page: narrow and wide, light and dark, on paper. */
export const STYLE = `
:root { color-scheme: light dark; --page: #f5f4f1; --card: #fff; --ink: #1c1b19; --soft: #65615a; --line: #e2dfd8;
  --lost: #b3261e; --wrong: #8a5a00; --hint: #2f5f8a; }
@media (prefers-color-scheme: dark) { :root { --page: #161513; --card: #211f1c; --ink: #f1eee8; --soft: #aaa49a;
  --line: #38352f; --lost: #ff8a80; --wrong: #f2b84b; --hint: #8fc1ee; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
main { max-width: 1120px; margin: 0 auto; padding: 24px 16px 64px; }
h1 { margin: 0; font-size: 28px; line-height: 1.2; }
h2 { margin: 40px 0 0; font-size: 20px; line-height: 1.3; }
h3 { margin: 0; font-size: 16px; line-height: 1.35; }
p { margin: 4px 0 0; }
.soft { color: var(--soft); font-size: 14px; }
.counts { display: grid; gap: 8px; margin: 24px 0 0; padding: 0; list-style: none; }
.counts li { padding: 12px; border-radius: 12px; background: var(--card); border: 1px solid var(--line); line-height: 1.3; }
.counts b { min-width: 2ch; font-size: 32px; line-height: 1.1; font-variant-numeric: tabular-nums; }
.counts a { color: inherit; text-decoration: none; display: flex; align-items: center; gap: 12px; }
.counts .lost b, .lost h2 { color: var(--lost); } .counts .wrong b, .wrong h2 { color: var(--wrong); } .counts .hint b, .hint h2 { color: var(--hint); }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 460px), 1fr)); gap: 12px; align-items: start;
  margin: 16px 0 0; padding: 0; list-style: none; }
.card { display: grid; grid-template-columns: 72px 1fr; gap: 12px; padding: 12px; border-radius: 12px; background: var(--card);
  border: 1px solid var(--line); break-inside: avoid; }
.card > div { min-width: 0; }
.card.bare { grid-template-columns: 1fr; }
.picture { width: 72px; height: 72px; border-radius: 8px; object-fit: cover; background: var(--line); display: block; font-size: 0; }
.found { margin-top: 8px; }
.found + .found { border-top: 1px solid var(--line); padding-top: 8px; }
.todo { font-size: 14px; }
.todo b { font-weight: 600; }
details { margin-top: 8px; font-size: 14px; } summary { cursor: pointer; padding: 4px 0; color: var(--soft); }
.names { margin: 4px 0 0; padding-left: 20px; }
.fine { margin-top: 32px; padding: 16px; border-radius: 12px; background: var(--card); border: 1px solid var(--line); }
@media (min-width: 700px) { main { padding: 40px 24px 80px; } h1 { font-size: 36px; } .counts { grid-template-columns: repeat(3, 1fr); } .counts li { padding: 16px; } }
`
