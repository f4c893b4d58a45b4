import { drawingStyle } from '../../../src/drawing/index.ts';

/** The style sheet of the page: the colours and steps of the console, and its drawings. */
export const STYLE: string = `${drawingStyle()}
:root { color-scheme: light dark; --ink: #16202f; --soft: #55617a; --page: #f5f7fa; --card: #fff; --sunken: #f0f3f8; --line: #dfe5ee; --edge: #8792a8; --good: #0f6b3c; --good-wash: #e1f5e9; --bad: #b42318; --bad-wash: #fdeceb; --wait: #8a4b08; --wait-wash: #fdf1dc; --accent: #2f5bd3; --accent-wash: #e9effd; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6ebf4; --soft: #a3aebf; --page: #0b1018; --card: #131a25; --sunken: #0e141e; --line: #273142; --edge: #6f7d94; --good: #5fd68b; --good-wash: #12301f; --bad: #ff9c92; --bad-wash: #3a1815; --wait: #ffbe6b; --wait-wash: #36260d; --accent: #8fb2ff; --accent-wash: #1a2744; } }
* { box-sizing: border-box; }
body { margin: 0; color: var(--ink); background: var(--page); font: 14px/20px Inter, system-ui, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; overflow-wrap: anywhere; }
h1, h2, p, dl, dd, figure { margin: 0; }
h1 { font-size: 28px; line-height: 36px; }
h2 { font-size: 20px; line-height: 28px; }
code { font: 12px ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
header, main { max-width: 1680px; margin: 0 auto; padding: 24px; }
header { padding-bottom: 0; }
main, main > section, .machine { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; }
main { gap: 32px; }
.soft { color: var(--soft); font-weight: 400; }
.audiences { display: grid; grid-template-columns: repeat(auto-fit, minmax(240px, 1fr)); gap: 16px; }
.card { padding: 16px; background: var(--card); border: 1px solid var(--line); border-radius: 10px; }
.card h2 { font-size: 14px; line-height: 20px; }
.counts { display: flex; gap: 24px; margin-top: 12px; }
.counts dd { font-size: 20px; line-height: 28px; font-weight: 600; }
.badge { display: inline-block; padding: 1px 8px; border-radius: 999px; font-size: 12px; line-height: 18px; font-weight: 600; white-space: nowrap; }
.badge.breaking { color: var(--bad); background: var(--bad-wash); }
.badge.behaviour { color: var(--wait); background: var(--wait-wash); }
.badge.compatible { color: var(--good); background: var(--good-wash); }
.sides { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 480px), 1fr)); gap: 16px; }
figure { min-width: 0; background: var(--card); border: 1px solid var(--line); border-radius: 10px; }
figcaption { padding: 12px 16px; font-weight: 600; border-bottom: 1px solid var(--line); }
.frame { --drawn-ground: var(--sunken); max-height: 720px; overflow: auto; padding: 16px; background: var(--sunken); border-radius: 0 0 10px 10px; }
.table { overflow-x: auto; background: var(--card); border: 1px solid var(--line); border-radius: 10px; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 8px 16px; text-align: left; vertical-align: top; border-top: 1px solid var(--line); }
thead th { border-top: 0; font-size: 12px; color: var(--soft); }
.note, .empty { padding: 12px 16px; color: var(--soft); background: var(--sunken); border: 1px dashed var(--line); border-radius: 8px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`;
