import { describe, expect, it, test } from 'vitest';
import { createReference } from '../../src/reference/index.ts';
import { happyPathFirst } from '../../src/reference/page/lifecycle.ts';
import { methodOf } from '../../src/reference/samples.ts';
import { smallContract } from './small-contract.ts';

const bodyOf = (path: string): string => createReference(smallContract(), '').file(path)?.body ?? 'no page';

describe('the states of a lifecycle: the happy path first', () => {
  const machine = (moves: readonly (readonly [from: string, to: string | undefined])[], finals: readonly string[]) => {
    const statuses = ['NEW', 'HELD', 'FAILED_ONCE', 'SENT', 'DONE', 'GONE'];
    return {
      statuses,
      initial: 'NEW',
      leaves: statuses.map((status) => ({ name: status, status, final: finals.includes(status) })),
      transitions: moves.map(([from, to]) => ({ from, to, event: 'GO' })),
    } as unknown as Parameters<typeof happyPathFirst>[0];
  };
  const MOVES = [
    ['NEW', 'HELD'],
    ['HELD', 'SENT'],
    ['NEW', undefined],
    ['NEW', 'SENT'],
    ['SENT', 'FAILED_ONCE'],
    ['FAILED_ONCE', 'SENT'],
    ['SENT', 'DONE'],
    ['NEW', 'GONE'],
  ] as const;

  it('is the shortest way to the end that is named first; the others follow in their order', () => {
    expect(happyPathFirst(machine(MOVES, ['DONE', 'GONE']))).toEqual([
      'NEW',
      'SENT',
      'DONE',
      'HELD',
      'FAILED_ONCE',
      'GONE',
    ]);
  });

  test.each([
    ['has no end', MOVES, []],
    ['cannot reach its end', [['NEW', 'HELD']] as const, ['DONE']],
    [
      'can end at once',
      [
        ['NEW', 'HELD'],
        ['NEW', 'GONE'],
        ['HELD', 'GONE'],
      ] as const,
      ['GONE'],
    ],
  ])('stays as it is where a machine %s', (_, moves, finals) => {
    const lifecycle = machine(moves, finals);
    expect(happyPathFirst(lifecycle)).toEqual(lifecycle.statuses);
  });

  it('knows a state within a state by its status', () => {
    const nested = machine(
      [
        ['NEW', 'HELD.FIRST'],
        ['HELD.FIRST', 'DONE'],
      ],
      ['DONE'],
    );
    expect(happyPathFirst(nested).slice(0, 3)).toEqual(['NEW', 'HELD', 'DONE']);
  });
});

describe('where the SDK has an operation', () => {
  const namespaces = { lamps: { list: 'listLamps', switch: 'switchLamp' } };
  test.each([
    ['switchLamp', 'lamps.switch'],
    ['paintLamp', undefined],
  ])('%s is %s', (id, method) => expect(methodOf(namespaces, id)).toBe(method));

  it('is nowhere without an SDK', () => expect(methodOf(undefined, 'switchLamp')).toBeUndefined());
});

describe('the side bar', () => {
  it('opens the subject of the page, marks the page, and has an overview of each subject', () => {
    const side = bodyOf('operations/switchLamp');
    expect(side).toMatch(
      /<details class="subject" data-subject="lamps" open><summary>Lamps<\/summary><ul><li><a href="[^"]*">Overview/,
    );
    expect(side).toMatch(/aria-current="page"><span>Switch a lamp on<\/span>/);
  });
});
