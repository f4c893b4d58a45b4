import { describe, expect, it, test } from 'vitest';
import { mainPathOf } from '../../codegen/model/machines/main-path.ts';

describe('the usual way through a lifecycle', () => {
  const machine = (moves: readonly (readonly [from: string, to: string | undefined])[], finals: readonly string[]) => {
    const statuses = ['NEW', 'HELD', 'FAILED_ONCE', 'SENT', 'DONE', 'GONE'];
    return {
      statuses,
      initial: 'NEW',
      leaves: statuses.map((status) => ({ name: status, status, final: finals.includes(status) })),
      transitions: moves.map(([from, to]) => ({ from, to, event: 'GO' })),
    } as unknown as Parameters<typeof mainPathOf>[0];
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

  it('is the shortest way to the end that is named first', () => {
    expect(mainPathOf(machine(MOVES, ['DONE', 'GONE']))).toEqual(['NEW', 'SENT', 'DONE']);
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
  ])('is empty where a machine %s', (_, moves, finals) => {
    expect(mainPathOf(machine(moves, finals))).toEqual([]);
  });

  it('finds a nested state by its status', () => {
    const nested = machine(
      [
        ['NEW', 'HELD.FIRST'],
        ['HELD.FIRST', 'DONE'],
      ],
      ['DONE'],
    );
    expect(mainPathOf(nested)).toEqual(['NEW', 'HELD', 'DONE']);
  });
});
