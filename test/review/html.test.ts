import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { emitDiagrams } from '../../codegen/emit/diagrams/diagrams.ts';
import { Diagnostics } from '../../codegen/model/diagnostics.ts';
import { readLifecycles } from '../../codegen/model/machines/lifecycles.ts';
import type { Model } from '../../codegen/model/model.ts';
import { markedDrawing, marksOf, partsOf } from '../../codegen/review/html/marks.ts';
import { printHtml } from '../../codegen/review/html/page.ts';
import { copyShop, type Edit, edit, MACHINE } from './support.ts';

const drawn = async (edits: readonly Edit[]): Promise<string> => {
  const root = copyShop();
  try {
    for (const one of edits) edit(root, one);
    const { lifecycles } = await readLifecycles(root, new Diagnostics());
    const order = [...lifecycles.values()].filter(({ id }) => id === 'order');
    const [target] = emitDiagrams({ lifecycles: order } as unknown as Model);
    return (await target?.text()) ?? '';
  } finally {
    rmSync(root, { recursive: true });
  }
};

const LOST: readonly Edit[] = [
  {
    file: MACHINE,
    from: '    SHIPPED: { description',
    to: "    LOST: { description: 'Nobody knows.', type: 'final' },\n    SHIPPED: { description",
  },
  { file: MACHINE, from: "type: 'EXPIRE' };", to: "type: 'EXPIRE' }\n  | { type: 'LOSE' };" },
  { file: MACHINE, from: 'EXPIRE: { target:', to: "LOSE: { target: 'LOST' },\n        EXPIRE: { target:" },
];

it('marks a state and its arrow as added on one side and removed on the other, and nothing else', async () => {
  const [was, now] = [partsOf(await drawn([])), partsOf(await drawn(LOST))];
  expect(was.length).toBeGreaterThan(3);
  const added = [...marksOf(now, was, 'added')].filter(([, mark]) => mark !== 'same');
  expect(added.map(([, mark]) => mark)).toEqual(['added', 'added']);
  expect(added.map(([title]) => title).sort()).toEqual([
    expect.stringMatching(/^LOST$/),
    expect.stringMatching(/->LOST$/),
  ]);
  expect([...marksOf(was, now, 'removed').values()].every((mark) => mark === 'same')).toBe(true);
  const removed = [...marksOf(now, was, 'removed')].filter(([, mark]) => mark !== 'same');
  expect(removed.map(([, mark]) => mark)).toEqual(['removed', 'removed']);
});

it('marks an arrow that leads elsewhere as moved, and a state with other words as changed', async () => {
  const parts = partsOf(await drawn([]));
  const edge = parts.find(({ kind, title }) => kind === 'edge' && !title.startsWith('start'));
  const node = parts.find(({ kind, title }) => kind === 'node' && title !== 'start');
  if (!edge || !node) throw new Error('the shop has arrows and states');
  const [from] = edge.title.split('->');
  const other = parts.map((part) => {
    if (part === edge) return { ...part, title: `${from}->ELSEWHERE` };
    return part === node ? { ...part, style: 'another' } : part;
  });
  const marks = marksOf(parts, other, 'removed');
  expect([marks.get(edge.title), marks.get(node.title)]).toEqual(['moved', 'changed']);
});

it('draws both versions on a page without scripts, and writes names as text', async () => {
  const [before, after] = [await drawn([]), await drawn(LOST)];
  const drawings = { was: new Map([['order', before]]), now: new Map([['order', after]]) };
  const verdicts = { api: 'breaking', webhooks: 'untouched', rows: 'compatible' } as const;
  const change = { rule: 'state-added', area: 'machine', subject: 'order', now: '<script>', verdicts } as const;
  const review = { from: '<b>', to: 'here', problems: [], notes: [], changes: [change], followUps: [] };
  const page = printHtml(review, drawings);
  expect(page).toContain('class="node added"');
  expect(page).toContain('<span class="badge breaking">breaking</span>');
  expect(page).toContain('After <span class="soft">2 added</span>');
  expect(page).not.toMatch(/<script|<b>| on\w+=/);
  expect(markedDrawing(before, new Map())).not.toContain(' id="');
});
