import { describe, expect, it } from 'vitest';
import { worker } from '../../../src/domains/offramp/deposits/end-deposit.worker.ts';
import { TRON } from '../../../src/domains/offramp/providers/tron-partner.ts';
import type { TransactionState } from '../../../src/payments/chain/index.ts';
import type { WorkerTools } from '../../../src/platform/outbox/worker.ts';

/** What the escrow is asked for, and when it is asked again: a deal ends once. */

const NOW = new Date('2026-03-02T09:00:00.000Z');
const ago = (ms: number): Date => new Date(NOW.getTime() - ms);
const DEAL = `0x${'de'.repeat(32)}`;
const ESCROW = `0x${'e5'.repeat(20)}`;
const RETRY = 60_000;

type Call = readonly [state: TransactionState, settledAt?: Date];

interface Given {
  readonly end?: 'release' | 'refund';
  /** The newest first. */
  readonly calls?: readonly Call[];
  /** Null for a deposit of no payment. */
  readonly payment?: {
    readonly dealId: string | null;
    readonly sourceChainKey: string;
    readonly refundable: boolean;
  } | null;
  readonly partner?: 'mock' | 'live';
}

const OWN = { dealId: DEAL, sourceChainKey: 'eip155:84532', refundable: true } as const;

/** The keys of the calls that one run asks for, the events that it sends, and the pauses after it. */
async function ended({ end = 'refund', calls = [], payment = OWN, partner = 'mock' }: Given) {
  const [asked, sent, pauses]: [string[], string[], number[]] = [[], [], []];
  const aggregate = payment && {
    context: payment,
    can: () => payment.refundable,
    send: async (event: string) => void sent.push(event),
  };
  const rows = calls.map(([state, settledAt = null]) => ({ state, settledAt, error: null }));
  const unit = {
    reads: { acrossTenants: { many: async () => rows } },
    aggregate: async () => aggregate ?? undefined,
    write: (...writes: { row: { key: string } }[]) => void asked.push(...writes.map(({ row }) => row.key)),
  };
  const tools = {
    log: { warn: () => {} },
    later: (ms: number) => void pauses.push(ms),
    transaction: (work: (given: typeof unit) => Promise<void>) => work(unit),
    services: {
      chain: { relayer: { address: `0x${'ab'.repeat(20)}` } },
      config: { depositConfirmations: 3, fundingPartnerTronMode: partner },
      realTime: () => NOW,
    },
  } as unknown as WorkerTools;
  const payload = { dealId: DEAL, escrowAddress: ESCROW, end, paymentId: payment === null ? null : 'pay_1' };
  await worker.work({ id: 'job_1', topic: worker.topic, key: `${DEAL}:${end}`, payload, attempts: 1 }, tools);
  return { asked, sent, pauses };
}

const NOTHING = { asked: [], sent: [], pauses: [] };
const nth = (number: number, end = 'refund') => ({ ...NOTHING, asked: [`deposit:${DEAL}:${end}:${number}`] });

describe('the call that ends a deal (D-087, D-094)', () => {
  it('is requested once', async () => {
    for (const end of ['refund', 'release'] as const) expect(await ended({ end })).toEqual(nth(1, end));
    for (const state of ['QUEUED', 'SENT'] as const) expect(await ended({ calls: [[state]] })).toEqual(NOTHING);
  });

  it('is requested again a minute after it failed, not earlier', async () => {
    for (const state of ['REVERTED', 'FAILED'] as const) {
      expect(await ended({ calls: [[state, ago(RETRY - 1)]] })).toEqual({ ...NOTHING, pauses: [1] });
      expect(await ended({ calls: [[state, ago(RETRY)]] })).toEqual(nth(2));
      expect(
        await ended({
          calls: [
            [state, ago(RETRY)],
            [state, ago(5 * RETRY)],
          ],
        }),
      ).toEqual(nth(3));
    }
  });

  it('is not requested again once any call has succeeded, whatever became of a later one', async () => {
    const calls = [
      ['REVERTED', ago(5 * RETRY)],
      ['CONFIRMED', ago(9 * RETRY)],
    ] as const;
    expect(await ended({ calls })).toEqual({ ...NOTHING, sent: ['REFUND_POSTED'] });
    expect(await ended({ calls, end: 'release' })).toEqual(NOTHING);
  });
});

describe('a refund that the escrow has paid', () => {
  const calls = [['CONFIRMED', NOW]] as const;

  it.each([
    ['of the deposit that funded the payment', OWN, ['REFUND_POSTED']],
    ['of a payment that waits for none', { ...OWN, refundable: false }, []],
    ['of a deposit that came before another deal', { ...OWN, dealId: `0x${'01'.repeat(32)}` }, []],
    ['of no payment', null, []],
  ])('%s leads to %j', async (_, payment, sent) => {
    expect(await ended({ calls, payment })).toEqual({ ...NOTHING, sent });
  });
});

describe('a deposit with the partner', () => {
  const payment = { ...OWN, sourceChainKey: TRON.chainKey };

  it('is refunded by the simulated partner at once, without the escrow', async () => {
    expect(await ended({ payment })).toEqual({ ...NOTHING, sent: ['REFUND_POSTED'] });
    expect(await ended({ payment, end: 'release' })).toEqual(NOTHING);
  });

  it('waits for a partner that is not simulated', async () => {
    expect(await ended({ payment, partner: 'live' })).toEqual({ ...NOTHING, pauses: [RETRY] });
  });
});
