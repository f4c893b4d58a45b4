import { describe, expect, it } from 'vitest';
import { invoiceMachine } from '../../../../machines/invoices/invoice.machine.ts';
import { worker as funding } from '../../../../src/domains/invoices/funding.worker.ts';
import { readHold } from '../../../../src/domains/invoices/read-hold.ts';
import { lockForSettlement } from '../../../../src/domains/invoices/settlement.ts';
import { worker as watch } from '../../../../src/domains/invoices/watch.worker.ts';
import { ChainUnavailable } from '../../../../src/payments/chain/index.ts';

const HOLD = '0xE2B6D94075a1FC38d2E6b40975a1cF83d2eb6497';
const TOKEN = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65';
const TRANSFER = ['0x1', '0x2', `0x${'0'.repeat(24)}${HOLD.slice(2).toLowerCase()}`];
const KEY = { filter: 'invoices.funding', blockHash: '0xb', logIndex: 3 };
const POLL = {
  kind: 'enqueue',
  topic: 'invoices.poll',
  payload: { invoiceId: 'inv_1' },
  key: 'inv_1',
  tenantId: 'ten_1',
};

const chainWith = (balance: bigint | null) => ({
  contracts: { settlementToken: TOKEN },
  ready: async () => {
    if (balance === null) throw new ChainUnavailable('dark');
    const answer = [{ status: 'success', result: balance }];
    return { client: { multicall: async () => answer } };
  },
});

interface Stands {
  readonly log?: object | undefined;
  readonly status?: string;
  readonly balance?: bigint | null;
  readonly takes?: boolean;
  readonly isGone?: boolean;
}

async function heard({ log, status, balance = 9n, takes = true, isGone = false }: Stands) {
  const told: unknown[] = [];
  const reads = {
    one: async (query: { toString(): string }) => {
      if (query.toString().includes('"chain_logs"')) return log;
      return status && { id: 'inv_1', status, tenantId: 'ten_1' };
    },
  };
  const invoice = {
    can: (...event: unknown[]) => told.push(['can', ...event]) > 0 && takes,
    send: async (...event: unknown[]) => told.push(['send', ...event]),
  };
  const unit = {
    write: (...writes: unknown[]) => told.push(...writes),
    aggregate: async () => (isGone ? undefined : invoice),
  };
  const tools = {
    reads,
    services: { chain: chainWith(balance), config: { depositConfirmations: 1 } },
    transaction: async (work: (unit: object) => Promise<void>) => work(unit),
    later: (ms: number) => void told.push(`later ${ms}`),
  };
  await funding.work({ id: 'job_1', payload: KEY } as never, tools as never);
  return told;
}

const mined = { topics: TRANSFER, state: 'CONFIRMED' };
const orphaned = { topics: TRANSFER, state: 'ORPHANED' };

describe('money that came into a hold, or went with its block (R409, D-293)', () => {
  it('has a SENT invoice read at once, whatever became of the block', async () => {
    expect(await heard({ log: mined, status: 'SENT' })).toEqual([expect.objectContaining(POLL)]);
    // A reading that began before the block was lost may fund it yet.
    expect(await heard({ log: orphaned, status: 'SENT' })).toEqual(['later 5000', expect.objectContaining(POLL)]);
  });

  it('takes FUNDED back by what the chain holds as it stands', async () => {
    const lost = ['ORPHAN_FUNDS', { heldBaseUnits: 9n }];
    expect(await heard({ log: orphaned, status: 'FUNDED' })).toEqual([
      ['can', ...lost],
      ['send', ...lost],
    ]);
    expect(await heard({ log: orphaned, status: 'FUNDED', takes: false })).toEqual([['can', ...lost]]);
    expect(await heard({ log: orphaned, status: 'FUNDED', isGone: true })).toEqual([]);
  });

  it('asks again later when the chain cannot be read, and takes nothing back', async () => {
    expect(await heard({ log: orphaned, status: 'FUNDED', balance: null })).toEqual(['later 5000']);
  });

  it('changes nothing when the invoice is FUNDED for good, has ended, or does not exist', async () => {
    expect(await heard({ log: mined, status: 'FUNDED' })).toEqual([]);
    expect(await heard({ log: orphaned, status: 'DELIVERED' })).toEqual([]);
    expect(await heard({ log: orphaned })).toEqual([]);
    expect(await heard({ log: undefined, status: 'SENT' })).toEqual([]);
    expect(await heard({ log: { topics: ['0x1'], state: 'CONFIRMED' }, status: 'SENT' })).toEqual([]);
  });
});

describe('what comes into a hold after the release (B 3, D-295)', () => {
  it('stays there: the chain is not asked and the invoice not touched, whatever becomes of the block', async () => {
    for (const log of [mined, orphaned]) {
      expect(await heard({ log, status: 'RELEASED', balance: 99n })).toEqual([]);
      // A dark chain would be asked again later, if it were asked.
      expect(await heard({ log, status: 'RELEASED', balance: null })).toEqual([]);
    }
  });

  it('opens neither a refund nor a second release', async () => {
    const released = invoiceMachine.resolveState({ value: 'RELEASED', context: {} as never });
    const aggregate = async () => ({
      status: released.value,
      hasTag: (tag: 'releasable' | 'refundable') => released.hasTag(tag),
      // The state refuses, whether the invoice names a payment or not.
      context: { settlementPaymentId: null },
    });
    for (const kind of ['REFUND', 'RELEASE'] as const) {
      const refused = await lockForSettlement({ path: { id: 'inv_1' }, aggregate } as never, kind);
      expect(refused).toMatchObject({ code: 'INVALID_TRANSITION', details: { from: 'RELEASED', event: kind } });
    }
    const events = ['POLL', 'REFUND', 'RELEASE', 'ORPHAN_FUNDS', 'CANCEL'] as const;
    const sent = events.map((type) => ({ type, heldBaseUnits: 99n, at: new Date(0), paymentId: 'pay_1' }) as never);
    expect(sent.filter((event) => released.can(event))).toEqual([]);
  });
});

describe('a clock that was moved (D-293)', () => {
  it('reads every SENT invoice of its tenant', async () => {
    const told: unknown[] = [];
    const asked: string[] = [];
    const many = async (query: { toString(): string }) => {
      asked.push(query.toString());
      return [{ id: 'inv_1' }, { id: 'inv_2' }];
    };
    const unit = { reads: { many }, write: (...writes: unknown[]) => told.push(...writes) };
    const transaction = async (work: (unit: object) => Promise<void>) => work(unit);
    await watch.work({ payload: { tenantId: 'ten_1' } } as never, { transaction } as never);
    const poll = (id: string) => expect.objectContaining({ ...POLL, payload: { invoiceId: id }, key: id });
    expect(told).toEqual([poll('inv_1'), poll('inv_2')]);
    expect(asked[0]).toMatch(/'SENT'/);
    expect(asked[0]).toMatch(/'ten_1'/);
  });
});

describe('what a hold has, as it is read before a decision (D-251)', () => {
  const read = async (balance: bigint | null, isDark = false) => {
    let outside = 0;
    const held = await readHold(
      {
        tenantId: 'ten_1',
        reads: { one: async () => (isDark ? { available: false } : undefined) },
        services: { chain: chainWith(balance), config: { depositConfirmations: 1 } },
        outsideTransaction: async (work: () => Promise<unknown>) => {
          outside += 1;
          return work();
        },
      } as never,
      HOLD,
    );
    return { held, outside };
  };

  it('is read while no transaction is open, and is unknown when it cannot be read', async () => {
    expect(await read(9n)).toEqual({ held: { latest: 9n, confirmed: 9n }, outside: 1 });
    expect(await read(0n)).toEqual({ held: { latest: 0n, confirmed: 0n }, outside: 1 });
    expect(await read(null)).toEqual({ held: null, outside: 1 });
    expect(await read(9n, true)).toEqual({ held: null, outside: 0 });
  });
});
