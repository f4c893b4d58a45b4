import { describe, expect, test } from 'vitest';
import type { Change } from '../../../codegen/review/change.ts';
import { classify } from '../../../codegen/review/classify.ts';
import { printMarkdown } from '../../../codegen/review/markdown.ts';
import { lineOf, linesOf, reviewOf } from '../../review/support.ts';
import { behaviour, document, forms, type Reviewed, sdkNames } from './reviewed.ts';

/** By area: what is changed, and how the review takes it. */
const suites: readonly (readonly [area: string, planted: readonly Reviewed[]])[] = [
  ['behaviour', behaviour],
  ['names in the SDK', sdkNames],
  ['one thing in two forms', forms],
  ['the whole document', document],
];

test('the same difference in many operations is reported once, with all of them', () => {
  const operations = ['listA', 'listB', 'listC', 'listD', 'listE'];
  const changes = operations.map((subject): Change => {
    const now = subject === 'listE' ? 'maximum 90' : 'maximum 100';
    return {
      area: 'operation',
      rule: 'limit-tightened',
      subject,
      at: 'query.take',
      was: 'maximum 200',
      now,
      roles: ['request'],
    };
  });
  const judged = changes.map((change) => ({ ...change, verdicts: classify(change) }));
  const printed = printMarkdown({ from: 'a', to: 'b', problems: [], notes: [], changes: judged, followUps: [] });
  expect(printed.match(/^### .*/gm)).toEqual(['### 4 alike', '### `listE`']);
  expect(printed).toContain('In `listA`, `listB`, `listC` and `listD`.');
  expect(printed).toContain('| API consumers | 5 | 0 | 0 |');
});

describe.each(suites)('a review for %s', (_area, planted) => {
  test.each(planted)('reports to the $who: $name', async ({ edits, base, says, shows = [], follows = [] }) => {
    const { changes, followUps } = await reviewOf(edits, base);
    expect(changes.map(lineOf).filter((line) => !line.startsWith('machine-definition '))).toEqual(says);
    const judged = changes.map((change) => ({ ...change, verdicts: classify(change) }));
    const printed = printMarkdown({ from: 'a', to: 'b', problems: [], notes: [], changes: judged, followUps });
    expect(shows.filter((text) => !printed.includes(text))).toEqual([]);
    for (const { kind, line } of follows) expect(linesOf(followUps, kind)).toContain(line);
  });
});
