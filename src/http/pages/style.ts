/** One small sheet for the plain pages. It is part of the page, and the policy names its hash. */
export const style = `
:root { --ground: #fbfaf7; --panel: #ffffff; --ink: #1d2326; --soft: #59646a; --line: #d9dcd6; --accent: #1f6f4a;
  --accent-ink: #ffffff; --code: #f4f3ee; }
@media (prefers-color-scheme: dark) { :root { --ground: #14181a; --panel: #1b2124; --ink: #e6eae6; --soft: #9eaaae;
  --line: #343d41; --accent: #6fcf9a; --accent-ink: #0d2418; --code: #101416; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink);
  font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", "Noto Sans", "Noto Sans CJK SC", sans-serif; }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.bar { border-bottom: 1px solid var(--line); padding: .6rem clamp(1rem, 4vw, 2.5rem); }
.brand { display: inline-flex; gap: .6rem; align-items: center; font-weight: 650; color: inherit; text-decoration: none; }
main { padding: 1.5rem clamp(1rem, 4vw, 2.5rem) 3rem; max-width: 100rem; margin: 0 auto; }
main.narrow, .narrow { max-width: 56rem; margin-inline: auto; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .5rem; overflow-wrap: anywhere; }
p { margin: .4rem 0 1rem; } .soft { color: var(--soft); }
label { display: block; font-weight: 600; margin: 1rem 0 .3rem; }
textarea, input[type=text] { width: 100%; font: inherit; color: inherit; background: var(--panel);
  border: 1px solid var(--line); border-radius: .5rem; padding: .7rem; }
textarea { min-height: 38vh; font: .85rem/1.5 ui-monospace, "SF Mono", Consolas, "Noto Sans Mono", monospace; resize: vertical; }
::placeholder { color: var(--soft); opacity: 1; }
input[type=file] { max-width: 100%; font: inherit; color: inherit; }
button, .button { display: inline-block; font: inherit; font-weight: 600; background: var(--accent); color: var(--accent-ink);
  border: 0; border-radius: .5rem; padding: .65rem 1.4rem; text-decoration: none; cursor: pointer; }
.plain { background: none; color: var(--accent); border: 1px solid var(--line); padding: .5rem 1rem; }
.note { border-left: 4px solid var(--accent); background: var(--panel); padding: .7rem 1rem; border-radius: 0 .5rem .5rem 0; }
dl { display: flex; flex-wrap: wrap; gap: .3rem 2rem; margin: 0 0 1rem; } dl div { min-width: 5rem; }
dt { color: var(--soft); font-size: .85rem; } dd { margin: 0; font-variant-numeric: tabular-nums; }
.actions { display: flex; flex-wrap: wrap; gap: .6rem; margin: 0 0 1rem; }
pre { margin: 0; background: var(--code); border: 1px solid var(--line); border-radius: .5rem; padding: .8rem 1rem; overflow-x: auto;
  font: .8rem/1.5 ui-monospace, "SF Mono", Consolas, "Noto Sans Mono", monospace; unicode-bidi: plaintext; tab-size: 4; }
.example { white-space: pre-wrap; overflow-wrap: anywhere; }
`;
