import { describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '../../src/reference/contract.ts';
import { createReference } from '../../src/reference/index.ts';
import { smallContract, smallDocument } from './small-contract.ts';

/** `count` operations of which the first `answering` answer LAMP_DEAD. */
const entryOf = (answering: number, count: number): string => {
  const document = smallDocument();
  const [item] = Object.values(document.paths);
  const { post } = item as { post: NonNullable<OpenApiDocument['paths'][string][string]> };
  const { '409': dead, ...others } = post.responses;
  const paths = Object.fromEntries(
    Array.from({ length: count }, (_, at) => {
      const responses = at < answering && dead ? { ...others, '409': dead } : others;
      return [`/v1/lamps/${at}`, { post: { ...post, operationId: `lamp${at}`, responses } }];
    }),
  );
  const body = createReference(smallContract({ document: { ...document, paths } }), '').file('errors')?.body ?? '';
  const article = /<article class="code" id="LAMP_DEAD">[\s\S]*?<\/article>/.exec(body)?.[0] ?? 'no entry';
  return article
    .replace(/<summary>/g, '[')
    .replace(/<\/summary>/g, '] ')
    .replace(/<[^>]+>/g, '');
};

describe('who can answer a code', () => {
  it.each([
    ['none', 0, 3, 'No operation returns it.'],
    ['every operation', 3, 3, 'Any operation can return it.'],
    ['a few', 2, 20, 'Returned by lamp0, lamp1.'],
    ['one more than a few, which a fold would not shorten', 3, 20, 'Returned by lamp0, lamp1, lamp2.'],
    ['more', 4, 20, 'Returned by 4 operations: lamp0, lamp1 [and 2 more] lamp2, lamp3'],
    ['so many that the others are counted by subject', 9, 20, 'lamp0, lamp1 [and 7 more] Lamps (7)'],
    ['half of them', 10, 20, 'Returned by 10 operations: lamp0, lamp1 [and 8 more] Lamps (8)'],
    ['most of them', 18, 20, 'Returned by 18 of 20 operations: [not by 2] lamp18, lamp19'],
  ])('%s', (_, answering, count, words) => expect(entryOf(answering, count)).toContain(words));
});
