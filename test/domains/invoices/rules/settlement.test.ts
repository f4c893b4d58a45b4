import { decodeFunctionData, erc20Abi } from 'viem';
import { describe, expect, it, test } from 'vitest';
import { deployedHold, lockForSettlement, settlementPlan } from '../../../../src/domains/invoices/settlement.ts';

const TAGS: Readonly<Record<string, readonly string[]>> = {
  FUNDED: ['releasable', 'refundable'],
  DELIVERED: ['releasable', 'refundable'],
  EXPIRED: ['refundable'],
};
const invoiceIn = (status: string, settlementPaymentId: string | null = null) =>
  ({
    id: 'inv_1',
    status,
    context: { settlementPaymentId, holdWalletId: 'wal_1' },
    hasTag: (tag: string) => TAGS[status]?.includes(tag) ?? false,
  }) as never;

describe('a settlement begins under the lock of its invoice (B 3, D-296)', () => {
  const lock = (invoice: unknown, kind: 'RELEASE' | 'REFUND') => {
    const aggregate = async (machine: string, id: string) => {
      expect([machine, id]).toEqual(['invoice', 'inv_1']);
      return invoice;
    };
    return lockForSettlement({ path: { id: 'inv_1' }, aggregate } as never, kind);
  };

  test.each([
    ['FUNDED', 'RELEASE', true],
    ['FUNDED', 'REFUND', true],
    ['EXPIRED', 'REFUND', true],
    ['EXPIRED', 'RELEASE', false],
    ['SENT', 'REFUND', false],
    ['RELEASED', 'RELEASE', false],
  ] as const)('%s: %s %s', async (status, kind, begins) => {
    const invoice = invoiceIn(status);
    const locked = await lock(invoice, kind);
    if (begins) expect(locked).toBe(invoice);
    else expect(locked).toMatchObject({ code: 'INVALID_TRANSITION', details: { from: status, event: kind } });
  });

  it('is refused while another one is in flight', async () => {
    expect(await lock(invoiceIn('FUNDED', 'pay_1'), 'REFUND')).toMatchObject({ code: 'SETTLEMENT_IN_FLIGHT' });
    // What does not allow it says so first.
    expect(await lock(invoiceIn('SENT', 'pay_1'), 'REFUND')).toMatchObject({ code: 'INVALID_TRANSITION' });
  });

  it('answers INVOICE_NOT_FOUND without the invoice', async () => {
    expect(await lock(undefined, 'RELEASE')).toMatchObject({ code: 'INVOICE_NOT_FOUND' });
  });
});

describe('the escrow that a settlement pays from', () => {
  function world(status: string | undefined, { canRetry = true, hold = 'wal_1' as string | null } = {}) {
    const sent: unknown[] = [];
    const heard: string[] = [];
    const one = async (query: { toString(): string }) => {
      heard.push(query.toString());
      return status === undefined ? undefined : { id: 'wal_1', status };
    };
    const failed = {
      can: (event: string, payload: unknown) => {
        expect([event, payload]).toEqual(['RETRY', { holdsMoney: true }]);
        return canRetry;
      },
      send: async (...event: unknown[]) => void sent.push(event),
    };
    const aggregate = async (machine: string, id: string) => {
      expect([machine, id]).toEqual(['wallet', 'wal_1']);
      return failed;
    };
    const invoice = { id: 'inv_1', context: { holdWalletId: hold } } as never;
    const tools = { tenantId: 'ten_1', reads: { one }, aggregate } as never;
    return { sent, heard, ask: () => deployedHold(tools, invoice) };
  }

  it('is a wallet of the tenant', async () => {
    const { heard, sent, ask } = world('DEPLOYED');
    expect(await ask()).toEqual({ id: 'wal_1', status: 'DEPLOYED' });
    expect(heard[0]).toMatch(/'ten_1'.*'wal_1'/);
    expect(sent).toEqual([]);
  });

  it('is waited for while its deployment is pending', async () => {
    const { sent, ask } = world('DEPLOYING');
    expect(await ask()).toMatchObject({ code: 'WALLET_NOT_DEPLOYED', commits: true });
    expect(sent).toEqual([]);
  });

  it('is deployed again after a failure, in the transaction of the refusal', async () => {
    const { sent, ask } = world('FAILED');
    expect(await ask()).toMatchObject({ code: 'WALLET_NOT_DEPLOYED', commits: true });
    expect(sent).toEqual([['RETRY', { holdsMoney: true }]]);
    const tired = world('FAILED', { canRetry: false });
    expect(await tired.ask()).toMatchObject({ code: 'WALLET_NOT_DEPLOYED' });
    expect(tired.sent).toEqual([]);
  });

  test.each([
    ['was never made', 'DEPLOYED', null],
    ['is not there', undefined, 'wal_1'],
  ])('is refused with an error when it %s', async (_, status, hold) => {
    await expect(world(status, { hold }).ask()).rejects.toThrow('the escrow of inv_1 is gone');
  });
});

describe('the payment that settles an invoice (D-295)', () => {
  it('moves the amount out of the escrow to the party, with the origin SETTLEMENT', () => {
    const to = '0x000000000000000000000000000000000000dEaD';
    const settlementToken = '0x0000000000000000000000000000000000000777';
    const services = { chain: { contracts: { settlementToken } } };
    const wallet = { id: 'wal_1' } as never;
    const plan = settlementPlan({ services } as never, invoiceIn('FUNDED'), wallet, { to, amountBaseUnits: 12n });
    expect(plan).toMatchObject({
      wallet: { id: 'wal_1' },
      amountBaseUnits: 12n,
      asset: 'usdc',
      memo: null,
      origin: 'SETTLEMENT',
      originId: 'inv_1',
      destinationType: 'address',
      destinationAddress: to,
    });
    expect(plan.call).toMatchObject({ to: settlementToken });
    expect(decodeFunctionData({ abi: erc20Abi, data: plan.call.data })).toEqual({
      functionName: 'transfer',
      args: [to, 12n],
    });
  });
});
