import { describe, expect, it } from 'vitest';
import { recordPayment } from '../../../src/domains/offramp/record-payment.ts';
import { Refusal } from '../../../src/platform/refusal.ts';

const AMOUNT = 25_000_000n;

interface Given {
  readonly available?: bigint;
  readonly funding?: object;
  readonly order?: object;
  readonly role?: string;
  readonly environment?: 'sandbox' | 'live';
  /** The payment that has the reference already. */
  readonly namesake?: string;
}

/** Records a payment of 25.00 USD by a tenant without protection; answers its refusal, or what was opened. */
async function recorded({
  available = AMOUNT,
  funding = { kind: 'balance' },
  order = {},
  role = 'OWNER',
  environment = 'sandbox',
  namesake,
}: Given = {}) {
  const one = async (query: object) =>
    namesake !== undefined && String(query).includes('client_reference') ? { id: namesake } : undefined;
  const request = {
    caller: { kind: 'apiKey', memberId: null, role, keyIssuerId: null, agentId: null },
    tenantId: 'ten_1',
    now: new Date('2026-03-02T09:00:00.000Z'),
    reads: { one, acrossTenants: { one } },
    services: {
      config: { environment, chainId: 84_532, relayerPrivateKey: `0x${'01'.repeat(32)}` },
      vault: { encrypt: () => 'sealed', blindIndex: () => 'idx' },
      chain: { contracts: {} },
    },
    open: async (_machine: string, { context }: { context: object }) => ({ context }),
    write: () => {},
    aggregate: () => expect.unreachable('nothing is locked'),
    twoFactor: { challengeId: undefined, pass: () => {} },
  };
  const result = await recordPayment(
    request as never,
    {
      order,
      intake: { phone: '+15550100001', address: null, amountBaseUnits: AMOUNT, funding, envelope: null },
      payee: { tenantId: null, did: null, contact: null, invitation: null },
      envelope: null,
      available,
      intent: null,
      target: async () => null,
    } as never,
  );
  if (result instanceof Refusal) return { code: result.code, details: result.details };
  return { context: result.context };
}

describe('recording a payment', () => {
  it('accepts a payment of the whole balance', async () => {
    expect(await recorded()).toMatchObject({ context: { amountBaseUnits: AMOUNT, fundingMode: 'INTERNAL_BALANCE' } });
  });

  it.each([
    ['sandbox', '/v1/faucet/drips'],
    ['live', null],
  ] as const)(
    'refuses a short balance with the shortfall, and in a sandbox with the faucet: %s',
    async (environment, faucet) => {
      const availableBaseUnits = (AMOUNT - 1n).toString();
      expect(await recorded({ available: AMOUNT - 1n, environment })).toEqual({
        code: 'INSUFFICIENT_FUNDS',
        details: { shortfallBaseUnits: '1', funding: { mode: 'INTERNAL_BALANCE', availableBaseUnits, faucet } },
      });
    },
  );

  it('needs no balance for a payment by deposit', async () => {
    const funding = { kind: 'onchain', refundAddress: `0x${'ab'.repeat(20)}` };
    expect(await recorded({ available: 0n, funding })).toMatchObject({ context: { fundingMode: 'ONCHAIN_DEPOSIT' } });
  });

  it('refuses in order: an unknown recipient’s destination, the role, the reference, then the balance', async () => {
    const wrong = { available: 0n, role: 'VIEWER', namesake: 'pay_1' };
    const unique = { clientReference: 'ref', clientReferenceUnique: true };
    const codes = [
      await recorded({ ...wrong, order: { ...unique, requestedDestinationId: 'dst_1' } }),
      await recorded({ ...wrong, order: unique }),
      await recorded({ ...wrong, role: 'FINANCE', order: unique }),
      await recorded({ ...wrong, role: 'FINANCE', order: { clientReference: 'ref' } }),
    ].map(({ code }) => code);
    expect(codes).toEqual([
      'DESTINATION_NOT_ELIGIBLE',
      'AUTHORITY_MISSING',
      'CLIENT_REFERENCE_TAKEN',
      'INSUFFICIENT_FUNDS',
    ]);
  });
});
