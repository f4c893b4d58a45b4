import { describe, expect, test } from 'vitest';
import { type Move, planOf } from '../../scripts/simulate/moves.ts';
import { kindOf, shrink } from '../../scripts/simulate/shrink.ts';
import { asScenario } from '../../scripts/simulate/told.ts';
import { parseScenario } from '../../walker/scenario/read.ts';

const plan = planOf({ seed: 7, days: 1, payments: 12 });

describe('a plan', () => {
  test('follows from its seed', () => {
    expect(planOf({ seed: 7, days: 1, payments: 12 })).toEqual(plan);
    expect(planOf({ seed: 8, days: 1, payments: 12 })).not.toEqual(plan);
  });

  test('is ordered by time, and makes every requested payment', () => {
    expect(plan.map(({ at }) => at)).toEqual(plan.map(({ at }) => at).sort((one, other) => one - other));
    expect(new Set(plan.flatMap((move) => (move.does === 'pay' ? [move.payment] : []))).size).toBe(12);
  });
});

describe('a failing plan', () => {
  const isPaid = (moves: readonly Move[], payment: number): boolean =>
    moves.some((move) => move.does === 'pay' && move.payment === payment);

  test('is shortened to the moves that cause the failure', async () => {
    const least = await shrink(plan, async (moves) => isPaid(moves, 3) && isPaid(moves, 8), 500);
    expect(least.map((move) => [move.does, 'payment' in move && move.payment]).sort()).toEqual([
      ['pay', 3],
      ['pay', 8],
    ]);
  });

  test('drops the confirmation of a payment that it does not make', async () => {
    const isConfirmed = (moves: readonly Move[]): boolean =>
      moves.some((move) => move.does === 'confirm' && !isPaid(moves, move.payment));
    const seen: boolean[] = [];
    await shrink(
      plan,
      async (moves) => {
        seen.push(isConfirmed(moves));
        return moves.length > plan.length - 6;
      },
      40,
    );
    expect(seen).not.toContain(true);
  });

  test('stays unchanged if nothing can be left out', async () => {
    expect(await shrink(plan.slice(0, 4), async () => false, 100)).toEqual(plan.slice(0, 4));
  });

  test('is tried no more often than the given limit', async () => {
    let asked = 0;
    await shrink(
      plan,
      async () => {
        asked += 1;
        return false;
      },
      9,
    );
    expect(asked).toBe(9);
  });

  test('is written as a scenario for the walker', async () => {
    const text = asScenario(7, plan, 'pay_1 is "DELIVERED"\nand was paid twice');
    const { steps, title } = await parseScenario('seed-7.yaml', text);
    expect(title).toBe('Seed 7 of the simulation');
    expect(steps.length).toBeGreaterThan(12);
    expect(text).toContain('# From: npm run simulate -- --seed 7');
  });
});

describe('the kind of a problem', () => {
  test('is the same for other ids and numbers', () => {
    const [one, other] = [
      'pay_01kjse3fv3gtf8n4mvx1d3kbkb: no order explains getOfframpPayment FAILED (12)',
      'pay_01kjqm6v2zyvrk5ztab6b62vs7: no order explains createOfframpPayment CANCELED (3)',
    ];
    expect(kindOf(one)).toBe(kindOf(other));
    expect(kindOf('payapp_b has 9 minor units')).toBe(kindOf('payapp_b has 12 minor units'));
  });

  test('differs for another question', () => {
    expect(kindOf('feeds: read 2 reads senderKey')).not.toBe(kindOf('main logs: the database is unavailable'));
  });
});
