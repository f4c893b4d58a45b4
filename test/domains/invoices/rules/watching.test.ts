import { describe, expect, it } from 'vitest';
import { chainFilter } from '../../../../src/domains/invoices/funding.chain-filter.ts';
import { worker } from '../../../../src/domains/invoices/poll.worker.ts';
import { ChainUnavailable } from '../../../../src/payments/chain/index.ts';

const HOLD = '0xE2B6D94075a1FC38d2E6b40975a1cF83d2eb6497';
const OTHER = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65';
const ASKED = new Date('2026-03-02T09:00:00.000Z');

interface Hold {
  readonly id: string;
  readonly status: string;
  readonly holdAddress: string | null;
  readonly offsetMs?: bigint | null;
  readonly chainAvailable?: boolean | null;
}

/** The worker with the holds that the database has, and the balance that the chain answers; null: it does not. */
async function polled(holds: readonly Hold[], balance: bigint | null, status = 'SENT') {
  const told: string[] = [];
  const reader = {
    multicall: async ({ contracts }: { contracts: readonly unknown[] }) =>
      contracts.map(() => ({ status: 'success', result: balance })),
  };
  const chain = {
    contracts: { settlementToken: OTHER },
    ready: async () => {
      if (balance === null) throw new ChainUnavailable('dark');
      return { client: reader };
    },
  };
  const invoice = (id: string) => ({
    id,
    status,
    context: { amountBaseUnits: 10n },
    can: () => true,
    send: async (type: string, { heldBaseUnits, at }: { heldBaseUnits: bigint; at: Date }) =>
      told.push(`${id} ${type} ${heldBaseUnits} ${at.toISOString()}`),
  });
  const jobs = holds.map(({ id }) => ({ id: `job_${id}`, payload: { invoiceId: id } }));
  const tools = {
    services: { chain, config: { depositConfirmations: 1 }, realTime: () => ASKED },
    reads: { many: async () => holds },
    of: ({ id }: { id: string }) => ({ later: (ms: number) => told.push(`${id} later ${ms}`) }),
    transaction: async (taken: readonly { id: string }[], work: (unit: object) => Promise<void>) => {
      told.push(`transaction ${taken.map(({ id }) => id).join()}`);
      await work({ aggregates: async (_: string, ids: string[]) => new Map(ids.map((id) => [id, invoice(id)])) });
    },
  };
  await worker.workAll(jobs as never, tools as never);
  return told;
}

const sent = (id: string, more: Partial<Hold> = {}): Hold => ({ id, status: 'SENT', holdAddress: HOLD, ...more });

describe('the reader of holds (R409, D-251, D-293)', () => {
  it('reads the holds of a batch, each at its tenant’s time, and looks again after five seconds', async () => {
    expect(await polled([sent('a'), sent('b', { offsetMs: 60_000n })], 4n)).toEqual([
      'transaction job_a,job_b',
      'a POLL 4 2026-03-02T09:00:00.000Z',
      'job_a later 5000',
      'b POLL 4 2026-03-02T09:01:00.000Z',
      'job_b later 5000',
    ]);
  });

  it('stops when the invoice is no longer SENT, before or after the reading', async () => {
    expect(await polled([sent('a')], 10n, 'FUNDED')).toEqual([
      'transaction job_a',
      'a POLL 10 2026-03-02T09:00:00.000Z',
    ]);
    expect(await polled([sent('a', { status: 'CANCELLED' })], 10n)).toEqual([]);
    expect(await polled([sent('a', { holdAddress: null })], 10n)).toEqual([]);
  });

  it('changes nothing when nothing can be read, and looks again', async () => {
    expect(await polled([sent('a')], null)).toEqual(['job_a later 5000']);
    expect(await polled([sent('a', { chainAvailable: false }), sent('b', { chainAvailable: true })], 4n)).toEqual([
      'job_a later 5000',
      'transaction job_b',
      'b POLL 4 2026-03-02T09:00:00.000Z',
      'job_b later 5000',
    ]);
  });
});

describe('the filter of incoming money', () => {
  const filter = chainFilter({ environment: 'sandbox', depositConfirmations: 7 });
  const transfer = (to: string) => ({ topics: ['0x1', '0x2', `0x${'0'.repeat(24)}${to.slice(2).toLowerCase()}`] });

  it('selects the transfers of the token, in a sandbox only', () => {
    const contracts = { settlementToken: OTHER } as never;
    expect(filter.address(contracts)).toBe(OTHER);
    expect(chainFilter({ environment: 'live', depositConfirmations: 7 }).address(contracts)).toBeUndefined();
    expect(filter).toMatchObject({ name: 'invoices.funding', confirmations: 7, wakes: 'invoices.funding' });
    expect(filter.events).toEqual(['0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef']);
  });

  it('keeps transfers into a hold, and drops all others', async () => {
    const reads = { many: async () => [{ holdAddress: HOLD }] };
    const logs = [transfer(OTHER), transfer(HOLD), { topics: ['0x1'] }];
    expect(await filter.select?.(logs as never, reads as never)).toEqual([logs[1]]);
  });
});
