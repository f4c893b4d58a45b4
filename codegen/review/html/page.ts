import type { Area } from '../change.ts';
import { AUDIENCE_NAMES, AUDIENCES, type Audience, type Verdict } from '../classify.ts';
import type { Judged, Review } from '../markdown.ts';
import { describe } from '../words.ts';
import type { BothSides } from './both-sides.ts';
import { type Mark, markedDrawing, marksOf, partsOf } from './marks.ts';
import { STYLE } from './style.ts';

/** A review as one file that a browser shows: no script, and nothing from elsewhere. */
export const printHtml = (review: Review, drawings: BothSides): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Review: ${escaped(review.from)} to ${escaped(review.to)}</title>
<style>${STYLE}</style>
</head>
<body>
<header><h1>Review of a change</h1>
<p class="soft"><code>${escaped(review.from)}</code> compared with <code>${escaped(review.to)}</code></p></header>
<main>
${problems(review)}
${summary(review.changes)}
${machines(review.changes, drawings)}
${AREAS.map(([area, title]) => areaSection(review.changes, area, title)).join('')}
</main>
</body>
</html>
`;

const AREAS: readonly (readonly [Area, string])[] = [
  ['operation', 'Operations'],
  ['schema', 'Schemas'],
  ['error', 'Error codes'],
  ['webhook', 'Webhooks'],
  ['document', 'Document'],
];

const VERDICTS: readonly Verdict[] = ['breaking', 'behaviour', 'compatible'];

const problems = ({ problems: lines, notes }: Review): string =>
  [...notes, ...lines].map((line) => `<p class="note">${escaped(line)}</p>`).join('');

/** Counts the changes of each kind, for each kind of user. */
const summary = (changes: readonly Judged[]): string => {
  if (changes.length === 0)
    return '<p class="empty">Nothing changed for anybody: no operation, schema, code, event or lifecycle.</p>';
  const count = (audience: Audience, verdict: Verdict): number =>
    changes.filter(({ verdicts }) => verdicts[audience] === verdict).length;
  const cards = AUDIENCES.map(
    (audience) => `<section class="card"><h2>${capitalised(AUDIENCE_NAMES[audience])}</h2><dl class="counts">
${VERDICTS.map((verdict) => `<div><dt>${badge(verdict)}</dt><dd>${count(audience, verdict)}</dd></div>`).join('')}
</dl></section>`,
  );
  return `<div class="audiences">${cards.join('')}</div>`;
};

/** Each machine that changed, in both versions, with what the changes are to whom; those whose drawing changed come first. */
const machines = (changes: readonly Judged[], sides: BothSides): string => {
  const own = Map.groupBy(
    changes.filter(({ area }) => area === 'machine'),
    ({ subject }) => subject,
  );
  return [...own]
    .map(([id, judged]) => ({ id, judged, drawn: bothSides(id, sides) }))
    .sort((one, other) => other.drawn.marked - one.drawn.marked)
    .map(
      ({ id, judged, drawn }) =>
        `<section class="machine"><h2>${escaped(id)}</h2>${drawn.html}${table(judged)}</section>`,
    )
    .join('');
};

interface Drawn {
  readonly html: string;
  /** The number of states and arrows that differ. */
  readonly marked: number;
}

const bothSides = (id: string, { was, now }: BothSides): Drawn => {
  const [before, after] = [was.get(id), now.get(id)];
  const [oldParts, newParts] = [before, after].map((svg) => (svg === undefined ? [] : partsOf(svg)));
  const oldMarks = marksOf(oldParts ?? [], newParts ?? [], 'removed');
  const newMarks = marksOf(newParts ?? [], oldParts ?? [], 'added');
  const marked = [...oldMarks.values(), ...newMarks.values()].filter((mark) => mark !== 'same').length;
  if (marked === 0) return { html: '<p class="soft">The drawing is the same in both versions.</p>', marked };
  const legend = LEGEND.map(([mark, text]) => `<span class="${mark}">${text}</span>`).join('');
  const html = `<p class="legend">${legend}</p>
<div class="sides">${side('Before', id, before, oldMarks)}${side('After', id, after, newMarks)}</div>`;
  return { html, marked };
};

const LEGEND: readonly (readonly [Mark, string])[] = [
  ['added', 'added'],
  ['removed', 'removed'],
  ['moved', 'leads elsewhere'],
  ['changed', 'changed'],
];

const side = (title: string, id: string, svg: string | undefined, marks: ReadonlyMap<string, Mark>): string => {
  const counts = LEGEND.map(
    ([mark]) => [mark, [...marks.values()].filter((one) => one === mark).length] as const,
  ).filter(([, number]) => number > 0);
  const said = counts.map(([mark, number]) => `${number} ${mark}`).join(', ') || 'nothing marked';
  const drawn = svg === undefined ? '<p class="empty">This side has no such machine.</p>' : markedDrawing(svg, marks);
  return `<figure><figcaption>${title} <span class="soft">${said}</span></figcaption>
<div class="frame drawn" tabindex="0" role="region" aria-label="${escaped(`${id}, ${title.toLowerCase()}`)}">${drawn}</div></figure>`;
};

const areaSection = (changes: readonly Judged[], area: Area, title: string): string => {
  const own = changes.filter((change) => change.area === area);
  return own.length === 0
    ? ''
    : `<section><h2>${title} <span class="soft">${own.length}</span></h2>${table(own, true)}</section>`;
};

const table = (
  changes: readonly Judged[],
  hasSubject = false,
): string => `<div class="table" tabindex="0" role="region" aria-label="Changes"><table>
<thead><tr>${hasSubject ? '<th scope="col">Where</th>' : ''}<th scope="col">Change</th>${AUDIENCES.map((audience) => `<th scope="col">${capitalised(AUDIENCE_NAMES[audience])}</th>`).join('')}</tr></thead>
<tbody>${changes.map((change) => row(change, hasSubject)).join('')}</tbody></table></div>`;

const row = (change: Judged, hasSubject: boolean): string => {
  const { verdicts, subject } = change;
  const because = verdicts.because === undefined ? '' : `<p class="soft">${escaped(verdicts.because)}</p>`;
  const where = hasSubject ? `<td><code>${escaped(subject)}</code></td>` : '';
  const marks = AUDIENCES.map((audience) => `<td>${badge(verdicts[audience])}</td>`).join('');
  return `<tr>${where}<td>${inCode(describe(change))}${because}</td>${marks}</tr>`;
};

const badge = (verdict: Verdict): string =>
  verdict === 'untouched' ? '<span class="soft">–</span>' : `<span class="badge ${verdict}">${verdict}</span>`;

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Words of a change have their names in backticks. */
const inCode = (text: string): string => escaped(text).replaceAll(/`([^`]*)`/g, '<code>$1</code>');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
