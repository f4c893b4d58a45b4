import { describe, expect, test } from 'vitest';
import type { Place } from '../../walker/plan.ts';
import { refuseAll } from '../../walker/refuse.ts';
import type { Walked } from '../../walker/world.ts';

interface Step {
  readonly event: string;
  readonly from: string | null;
  readonly to: string;
  readonly at: string;
}

const step = (n: number, event = 'RECHECK'): Step => ({
  event,
  from: 'OPEN',
  to: 'OPEN',
  at: `2026-01-01T00:00:${n}Z`,
});
const PLACE: Place = { state: 'OPEN', facts: {} };

/** A deployment with one resource in OPEN, whose `close` is refused there with a code; `after` is what it does besides. */
function walked(
  history: Step[],
  answer: { readonly status: number; readonly code: string },
  after: () => void,
): Walked {
  const world = {
    values: new Map([['owner', 'key']]),
    lines: [] as string[],
    value: () => 'thing_1',
    ask: async ({ call }: { readonly call: string }) => {
      if (call === 'explainResource') {
        const resource = { lifecycle: 'thing', status: 'OPEN' };
        return { status: 200, body: { resource, next: [], timeline: structuredClone(history.slice(-200)) } };
      }
      after();
      return { status: answer.status, body: { code: answer.code } };
    },
  };
  const lifecycle = {
    id: 'thing',
    refused: [{ state: 'OPEN', event: 'CLOSE', answers: [{ operation: 'closeThing', code: 'INVALID_TRANSITION' }] }],
  };
  const recipe = { lifecycle: 'thing', owner: 'owner', id: 'thing', asks: { closeThing: { as: 'owner' } } };
  return { world, lifecycle, recipe } as unknown as Walked;
}

const REFUSED = { status: 409, code: 'INVALID_TRANSITION' };
const tried = ['OPEN --CLOSE--> refused: closeThing'];

describe('a refused operation of a walk', () => {
  test('is counted when it changes nothing', async () => {
    const history = [step(1, 'CREATE')];
    expect(
      await refuseAll(
        walked(history, REFUSED, () => undefined),
        PLACE,
        [],
      ),
    ).toMatchObject({ tried, untried: [] });
  });

  test('is reported when it moves the resource', async () => {
    const history = [step(1, 'CREATE')];
    const moving = walked(history, REFUSED, () => history.push({ ...step(2, 'CLOSE'), to: 'CLOSED' }));
    await expect(refuseAll(moving, PLACE, [])).rejects.toThrow('has moved the resource to CLOSED');
  });

  test('is reported when it moves a resource whose history starts late', async () => {
    const history = Array.from({ length: 200 }, (_, n) => step(n));
    const moving = walked(history, REFUSED, () => history.push(step(200)));
    await expect(refuseAll(moving, PLACE, [])).rejects.toThrow('has moved the resource to OPEN');
  });

  test('is reported when it answers another code, or succeeds', async () => {
    for (const answer of [
      { status: 409, code: 'CANCEL_CONFLICT' },
      { status: 200, code: '' },
    ]) {
      await expect(
        refuseAll(
          walked([], answer, () => undefined),
          PLACE,
          [],
        ),
      ).rejects.toThrow('closeThing in OPEN answers');
    }
  });

  test('is also tried when only an explanation predicts it', async () => {
    const next = [
      { event: 'CLOSE', by: 'operation', operationId: 'closeThing', allowed: false, code: 'INVALID_TRANSITION' },
    ];
    const { tried: names } = await refuseAll(
      walked([step(1)], REFUSED, () => undefined),
      PLACE,
      next,
    );
    expect(names).toEqual([...tried, ...tried]);
  });
});
