import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Explanation } from '../../generated/contract/schemas.ts';
import { startTestService, type TestService, type TestTenant } from '../support/service.ts';
import { TriedNext } from './tried-next.ts';

type Next = Explanation['next'][number];

describe('the operations that an explanation lists, tried one by one', () => {
  let service: TestService;
  let sender: TestTenant;
  let id: string;
  beforeAll(async () => {
    service = await startTestService();
    sender = await service.signUp('Tried');
    await sender.fund('100.00');
    ({ paymentId: id } = await sender.api.createOfframpPayment({ phone: '+15550279101', amountUsd: '1.00' }).unwrap());
  });
  afterAll(() => service.stop());

  const tried = async (planted?: (told: Explanation) => Explanation): Promise<TriedNext> => {
    await service.pool.owner.raw('DROP SCHEMA IF EXISTS test CASCADE');
    const next = await TriedNext.of(service, 1, planted);
    await next.try('offramp-payment', id, [sender]);
    return next;
  };

  const ofCancel = (change: Partial<Next>) => (told: Explanation) => ({
    ...told,
    next: told.next.map((one) => (one.operationId === 'cancelOfframpPayment' ? { ...one, ...change } : one)),
  });

  const alsoAllowed = (operationId: string) => (told: Explanation) => ({
    ...told,
    next: [...told.next, { ...(told.next[0] as Next), by: 'operation' as const, operationId, allowed: true as const }],
  });

  test('answer as explained, and change nothing', async () => {
    const { differences, tried: counted, parties } = await tried();
    expect(differences).toEqual([]);
    expect(counted.allowed).toBeGreaterThan(0);
    expect([...parties]).toEqual([['offramp-payment', new Set([0])]]);
    expect((await sender.api.getOfframpPayment({ id }).unwrap()).status).toBe('PENDING_CLAIM');
  });

  test('are reported when one succeeds that was explained as refused', async () => {
    const { differences } = await tried(ofCancel({ allowed: false, code: 'CANCEL_CONFLICT' }));
    expect(differences).toHaveLength(3);
    expect(differences[0]).toContain('cancelOfframpPayment');
  });

  test('are reported when one is refused that was explained as allowed, also for a wrong body', async () => {
    const { differences } = await tried(alsoAllowed('approvePayment'));
    expect(differences).toHaveLength(3);
    expect(differences[0]).toMatch(/approvePayment .* answers 4\d\d /);
  });

  test('are reported when one fails', async () => {
    await service.pool.owner.raw(`CREATE FUNCTION public.planted_failure() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'planted'; END $$;
      CREATE TRIGGER a_planted BEFORE UPDATE ON offramp_payments FOR EACH ROW EXECUTE FUNCTION public.planted_failure()`);
    const { differences } = await tried().finally(() =>
      service.pool.owner.raw('DROP FUNCTION public.planted_failure CASCADE'),
    );
    expect(differences.join('\n')).toMatch(/cancelOfframpPayment .* answers 500/);
  });
});
