import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Refusals } from '../../codegen/emit/workflows/refusals.ts';
import type { Recipe } from '../../walker/recipe.ts';

const root = new URL('../../', import.meta.url).pathname;
const folder = join(root, 'generated/workflows');

interface Step {
  readonly stepId: string;
  readonly description?: string;
  readonly operationId: string;
  /** A step that calls a workflow has none. */
  readonly successCriteria?: readonly { readonly condition: string }[];
}

interface Workflows {
  readonly info: { readonly description: string };
  readonly workflows: readonly { readonly steps: readonly Step[] }[];
}

interface Published {
  readonly refused: readonly {
    readonly state: string;
    readonly event: string;
    readonly answers: readonly { readonly operation: string; readonly code: string }[];
  }[];
}

const published: Record<string, Published> = JSON.parse(
  await readFile(join(root, 'generated/model/lifecycles.json'), 'utf8'),
).lifecycles;
const documents = await Promise.all(
  (await readdir(folder)).map(async (file) => {
    const document: Workflows = JSON.parse(await readFile(join(folder, file), 'utf8'));
    return { id: file.replace('.arazzo.json', ''), document };
  }),
);

/** The refusals that the steps of a document try, as their descriptions name them. */
const triedIn = ({ workflows }: Workflows): string[] =>
  workflows
    .flatMap(({ steps }) => steps)
    .flatMap(({ description, operationId, successCriteria }) => {
      const [, state, events] = /^(\S+) does not take (.+)\.$/.exec(description ?? '') ?? [];
      const code = /== '(\w+)'/.exec(successCriteria?.[1]?.condition ?? '')?.[1];
      return events?.split(', ').map((event) => `${state} ${event} ${operationId} ${code}`) ?? [];
    });
const declaredIn = ({ refused }: Published): string[] =>
  refused.flatMap(({ state, event, answers }) =>
    answers.map(({ operation, code }) => `${state} ${event} ${operation} ${code}`),
  );

/** The reasons of a document and how many refusals each leaves out. */
const leftOut = (description: string): (readonly [string, number])[] =>
  [...description.matchAll(/(\d+) left out, (.+?):/g)].map(([, count, because]) => [because ?? '', Number(count)]);

describe.each(documents)('the workflows of $id', ({ id, document }) => {
  const declared = declaredIn(published[id] as Published);
  const tried = triedIn(document);

  test('try each refusal that the contract declares once', () => {
    expect(tried.filter((refusal) => !declared.includes(refusal))).toEqual([]);
    expect(new Set(tried).size).toBe(tried.length);
  });

  test('state how many they try, and give a reason for each of the others', () => {
    const { description } = document.info;
    if (declared.length > 0) expect(description).toContain(`try ${tried.length} of the ${declared.length} refusals`);
    const left = leftOut(description).reduce((sum, [, count]) => sum + count, 0);
    expect(tried.length + left).toBe(declared.length);
  });
});

test('the guide states the figures of all documents', async () => {
  const guide = await readFile(join(root, 'docs/guides/model-test-a-deployment.md'), 'utf8');
  const tried = documents.flatMap(({ document }) => triedIn(document)).length;
  const declared = documents.flatMap(({ id }) => declaredIn(published[id] as Published)).length;
  expect(guide).toContain(`The workflows try ${tried} of the ${declared} refusals`);
  const reasons: Record<string, number> = {};
  for (const { document } of documents) {
    for (const [because, count] of leftOut(document.info.description))
      reasons[because] = (reasons[because] ?? 0) + count;
  }
  const table = [...guide.matchAll(/^\| (.+?) +\| +(\d+) +\|$/gm)].map(([, because, count]) => [
    because,
    Number(count),
  ]);
  expect(Object.fromEntries(table)).toEqual(reasons);
});

describe('a refusal', () => {
  const refusal = (event: string) => ({ state: 'DONE', event, operation: 'stop', code: 'INVALID_TRANSITION' });
  const recipe = (ask: object): Recipe =>
    ({ lifecycle: 'it', id: 'it', owner: 'ownerKey', starts: [], acts: [], asks: { stop: ask } }) as Recipe;
  const place = { state: 'DONE', facts: { paid: true } };
  const known = new Map([['it', '1']]);
  const tries = (ask: object, at = place): number =>
    new Refusals([refusal('STOP')]).takeAt(recipe(ask), at, known).length;

  test('is tried once, by one request for all events of its operation', () => {
    const refusals = new Refusals([refusal('STOP'), refusal('HALT')]);
    const [request, ...others] = refusals.takeAt(recipe({ with: { id: '{{it}}' } }), place, known);
    expect(request).toEqual({
      step: { call: 'stop', with: { id: '{{it}}' }, refused: 'INVALID_TRANSITION' },
      events: ['STOP', 'HALT'],
    });
    expect(others).toEqual([]);
    expect(refusals.takeAt(recipe({ with: { id: '{{it}}' } }), place, known)).toEqual([]);
    expect(refusals.untried).toEqual([]);
  });

  test.each([
    ['in another state', {}, { ...place, state: 'OPEN' }],
    ['where the recipe says that more than the state decides', { notIn: ['DONE'] }, place],
    ['without the facts that it needs', { when: { paid: false } }, place],
    ['before a value is known that it names', { with: { id: '{{other}}' } }, place],
    ['before its caller is known', { as: 'ownerKey' }, place],
  ])('is not tried %s', (_, ask, at) => {
    expect(tries(ask, at)).toBe(0);
  });

  test('is tried with the facts that it requires', () => {
    expect(tries({ when: { paid: true }, notIn: ['OPEN'] })).toBe(1);
  });
});
