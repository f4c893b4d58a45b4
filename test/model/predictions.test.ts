import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Explanation } from '../../generated/contract/schemas.ts';
import { startTestService, type TestService, type TestTenant } from '../support/service.ts';
import { Predictions } from './predictions.ts';

type Next = Explanation['next'][number];

describe('predictions of explanations, compared with the answers of operations', () => {
  let service: TestService;
  let sender: TestTenant;
  beforeAll(async () => {
    service = await startTestService();
    sender = await service.signUp('Predicted');
    await sender.fund('100.00');
  });
  afterAll(() => service.stop());

  /** Cancels a payment, with explanations changed on their way. */
  async function cancelled(change: (next: Next) => Next): Promise<Predictions> {
    const { paymentId: id } = await sender.api
      .createOfframpPayment({ phone: '+15550279001', amountUsd: '1.00' })
      .unwrap();
    const honest = globalThis.fetch;
    globalThis.fetch = async (target, init) => {
      const answer = await honest(target, init);
      if (!String(target).includes('/v1/explanations/')) return answer;
      const told = (await answer.json()) as Explanation;
      return Response.json({ ...told, next: told.next.map(change) });
    };
    const predictions = Predictions.of(service);
    try {
      await sender.api.cancelOfframpPayment({ id });
    } finally {
      predictions.stop();
      globalThis.fetch = honest;
    }
    return predictions;
  }
  const ofCancel = (change: Partial<Next>) => (next: Next) =>
    next.operationId === 'cancelOfframpPayment' ? { ...next, ...change } : next;

  test('are correct for an unchanged service', async () => {
    const { differences, kept } = await cancelled((next) => next);
    expect(differences).toEqual([]);
    expect(kept.allowed).toBe(1);
  });

  test('are reported as wrong when an operation succeeds that was predicted to be refused', async () => {
    const { differences, kept } = await cancelled(ofCancel({ allowed: false, code: 'CANCEL_CONFLICT' }));
    expect(differences).toEqual([expect.stringContaining('cancelOfframpPayment')]);
    expect(kept).toEqual({ allowed: 0, refused: 0 });
  });
});
