import { describe, expect, expectTypeOf, it } from 'vitest';
import { createPaychart, type DataOf, type IntentPaymentCreated, type LegacyPayment, type ParamsOf } from '#sdk';

const answer = (status: number, body: object) => async (): Promise<Response> => Response.json(body, { status });
const client = (fetch: typeof globalThis.fetch) =>
  createPaychart({ baseUrl: 'http://service.test', apiKey: 'svc_test_1', fetch });

/** The type checker judges these: `npm run typecheck` fails where a line compiles that must not, or the reverse. */
describe('the result of a call depends on the form of its body', () => {
  it('a recipient returns the intent, with its quotes and the reason of a denial', async () => {
    const paychart = client(
      answer(202, { id: 'pay_1', status: 'CANCELED', failureReason: 'POLICY_DENIED', quotes: [] }),
    );
    const order = { recipient: { email: 'ada@example.com' }, amount: { value: '5.00', currency: 'USD' } } as const;
    const created = await paychart.payments.create(order).unwrap();
    expectTypeOf(created).toEqualTypeOf<IntentPaymentCreated>();
    expect([created.status, created.failureReason, created.quotes]).toEqual(['CANCELED', 'POLICY_DENIED', []]);
    expectTypeOf(await paychart.createPayment(order).unwrap()).toEqualTypeOf<IntentPaymentCreated>();
  });

  it('a wallet returns the legacy payment', async () => {
    const paychart = client(answer(201, { id: 'mpy_1', nonce: 4 }));
    const destination = { type: 'handle', handle: 'ada' } as const;
    const order = { sourceWalletId: 'wal_1', destination, amount: { value: '5.00' } } as const;
    const proposed = await paychart.payments.create(order).unwrap();
    expectTypeOf(proposed).toEqualTypeOf<LegacyPayment>();
    expect(proposed.nonce).toBe(4);
  });

  it('an unknown form returns either', () => {
    expectTypeOf<DataOf<'createPayment'>>().toEqualTypeOf<IntentPaymentCreated | LegacyPayment>();
    expectTypeOf<ParamsOf<'createPayment'>>().not.toBeNever();
  });
});

describe('a field that needs another one', () => {
  it('agentId is accepted beside agent: true alone', () => {
    const params: ParamsOf<'createApiKey'>[] = [
      { name: 'plain' },
      { name: 'new agent', agent: true },
      { name: 'known agent', agent: true, agentId: 'agt_1' },
      { name: 'no agent', agent: false },
    ];
    // @ts-expect-error the service refuses it: an agent's key says so
    params.push({ name: 'forgotten', agentId: 'agt_1' });
    // @ts-expect-error the same
    params.push({ name: 'denied', agent: false, agentId: 'agt_1' });
    expect(params).toHaveLength(6);
  });
});
