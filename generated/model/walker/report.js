import { CREATION } from "./follow.js";
/** A page that needs nothing else: coverage by machine, and each diagram with what was reached in colour. */
export async function reportOf(deployment, { coverage, finding, walks, planned }) {
    const all = Object.values(deployment.lifecycles).map((lifecycle) => ({ lifecycle, one: coverage.of(lifecycle.id) }));
    const sections = await Promise.all(all.map(({ lifecycle, one }) => section(deployment, lifecycle, one)));
    const rows = all.map(({ one }) => `<tr><td><a href="#${escaped(one.lifecycle)}">${escaped(one.lifecycle)}</a></td><td>${one.taken.length} of ${one.transitions}</td><td>${one.refused.length} of ${one.refusals}</td></tr>`);
    return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Walks of ${escaped(deployment.url)}</title>
<style>${STYLE}</style>
<h1>Walks of ${escaped(deployment.url)}</h1>
<p>${walks} of ${planned} walks. ${finding === undefined ? 'No difference was found.' : 'A difference was found.'}</p>
${finding === undefined ? '' : `<h2>${escaped(finding.lifecycle)}: ${escaped(finding.message)}</h2><ol>${finding.moves.map((move) => `<li>${escaped(move)}</li>`).join('')}</ol><pre>${escaped(finding.commands.join('\n'))}</pre>`}
<table><thead><tr><th>Lifecycle</th><th>Transitions</th><th>Refusals</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>
${sections.join('\n')}
</html>
`;
}
async function section(deployment, { id }, one) {
    const svg = await diagramOf(deployment, id);
    const missing = one.missing.map((edge) => `<li>${escaped(edge)}</li>`).join('');
    return `<section id="${escaped(id)}"><h2>${escaped(id)}</h2>
${svg === undefined ? '' : coloured(svg, one)}
${missing === '' ? '<p>Every transition was taken.</p>' : `<details><summary>${one.missing.length} transitions were not taken</summary><ul>${missing}</ul></details>`}
</section>`;
}
/** The diagram that the deployment's own reference shows. */
async function diagramOf({ url }, id) {
    const response = await fetch(`${url}/docs/lifecycles/${id}`).catch(() => undefined);
    if (!response?.ok)
        return undefined;
    const page = await response.text();
    const start = page.indexOf('<svg');
    const end = page.indexOf('</svg>', start);
    return start < 0 || end < 0 ? undefined : page.slice(start, end + '</svg>'.length);
}
/** Marks states and arrows by their titles, which are `STATE` and `FROM->TO` in each diagram of Graphviz. */
function coloured(svg, { taken }) {
    const edges = taken.map((edge) => /^(.+) --.+--> (.+)$/.exec(edge)).filter((match) => match !== null);
    const states = new Set(edges.map(([, , to]) => to));
    const arrows = new Set(edges.map(([, from, to]) => `${from === CREATION ? 'start' : from}->${to}`));
    return svg.replaceAll(/<g id="[^"]*" class="(node|edge)"([^>]*)>\s*<title>([^<]*)<\/title>/g, (whole, kind, more, title) => {
        const name = title.replaceAll('&#45;', '-').replaceAll('&gt;', '>');
        const isReached = kind === 'node' ? states.has(name) || name === 'start' : arrows.has(name);
        return whole.replace(`class="${kind}"${more}`, `class="${kind} ${isReached ? 'reached' : 'missed'}"${more}`);
    });
}
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const STYLE = `
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem; }
table { border-collapse: collapse; } td, th { border-bottom: 1px solid #d0d7de; padding: .25rem .75rem; text-align: left; }
pre { background: #f6f8fa; overflow: auto; padding: 1rem; } svg { height: auto; max-width: 100%; }
.reached path, .reached polygon { stroke: #1a7f37; stroke-width: 2; } .node.reached path { fill: #dafbe1; }
.missed path, .missed polygon { stroke: #cf222e; stroke-dasharray: 4; } .node.missed path { fill: #ffebe9; }
`;
