import { lifecycles } from '../../generated/wiring/lifecycles.ts';
import { workers } from '../../generated/wiring/workers.ts';
import type { PayoutProvider, ProviderAnswer } from '../../src/payments/providers/payout-provider.ts';
import type { EffectsOf, LifecycleRegistry } from '../../src/platform/lifecycle/definition.ts';
import { set } from '../../src/platform/lifecycle/writes.ts';
import type { AnyWorker } from '../../src/platform/outbox/worker.ts';
import { rewriting } from './rewriting.ts';
import type { RunOptions } from './run.ts';

/** A bug of order or time that the simulation has to find. */
export interface Plant {
  readonly name: string;
  readonly kind: 'retry' | 'lease' | 'timer' | 'order' | 'clock' | 'acknowledgement' | 'half';
  readonly planting: () => NonNullable<RunOptions['planting']>;
}

const { 'offramp-payment': payment } = lifecycles;

const withEffects = (effects: Partial<EffectsOf<'offramp-payment'>>): LifecycleRegistry => ({
  ...lifecycles,
  'offramp-payment': { ...payment, effects: { ...payment.effects, ...effects } },
});

type Calls = Pick<PayoutProvider, 'submit' | 'poll'>;

/** Vendors alone: the service's own balance is no network. */
const overVendors =
  (over: (provider: PayoutProvider) => Partial<Calls>) =>
  (provider: PayoutProvider): PayoutProvider =>
    provider.name === 'internal'
      ? provider
      : {
          name: provider.name,
          mode: provider.mode,
          verifyDestination: (payee) => provider.verifyDestination(payee),
          submit: (instruction) => provider.submit(instruction),
          poll: (reference) => provider.poll(reference),
          ...over(provider),
        };

/** Every answer of a vendor, with something changed. */
const answers = (change: (answer: ProviderAnswer, key: string) => ProviderAnswer) =>
  overVendors((provider) => ({
    submit: async (instruction) => change(await provider.submit(instruction), instruction.idempotencyKey),
    poll: async (reference) => change(await provider.poll(reference), reference.idempotencyKey),
  }));

const failed = (reason: string, key: string): ProviderAnswer => ({
  kind: 'status',
  providerRef: null,
  status: 'FAILED',
  eventId: `planted:${key}:${reason}`,
  occurredAt: null,
  reason,
});

const works = (topic: string, change: (worker: AnyWorker) => object): readonly AnyWorker[] =>
  workers.map((worker: AnyWorker) =>
    worker.topic === topic ? ({ ...worker, ...change(worker) } as AnyWorker) : worker,
  );

/** Bugs of order and time, of different kinds: `npm run simulate -- --plant "<name>"` plays seeds with one of them. */
export const PLANTS: readonly Plant[] = [
  {
    name: 'submits again under another key',
    kind: 'retry',
    planting: () => {
      let tries = 0;
      return {
        adapter: overVendors((provider) => ({
          submit: (instruction) => {
            tries += 1;
            const idempotencyKey = `${instruction.idempotencyKey}:${tries}`;
            return provider.submit({ ...instruction, idempotencyKey });
          },
        })),
      };
    },
  },
  {
    name: 'takes a time-out for a failure',
    kind: 'retry',
    planting: () => ({
      adapter: answers((answer, key) => (answer.kind === 'unknown' ? failed('no answer', key) : answer)),
    }),
  },
  {
    name: 'takes a payout that is not found for a failure',
    kind: 'retry',
    planting: () => ({
      adapter: answers((answer, key) => (answer.kind === 'absent' ? failed('absent', key) : answer)),
    }),
  },
  {
    name: 'ends the job when the vendor does not answer',
    kind: 'retry',
    planting: () => ({
      workers: works('offramp.provider', (worker) => ({
        work: (job: never, tools: object) =>
          (worker as { work(job: never, tools: object): Promise<void> }).work(job, { ...tools, later: () => {} }),
      })),
    }),
  },
  {
    name: 'delivers as soon as the vendor has taken the payout',
    kind: 'acknowledgement',
    planting: () => ({
      adapter: answers((answer) =>
        answer.kind === 'status' && answer.status === 'PENDING' ? { ...answer, status: 'SUCCEEDED' } : answer,
      ),
    }),
  },
  {
    name: 'takes a held payout for a failed one',
    kind: 'order',
    planting: () => ({
      adapter: answers((answer) =>
        answer.kind === 'status' && answer.status === 'HELD' ? { ...answer, status: 'FAILED' } : answer,
      ),
    }),
  },
  {
    name: 'keeps the lease of a process that has died',
    kind: 'lease',
    planting: () => ({
      rewrite: rewriting((sql) =>
        sql
          .replace(
            `clock_timestamp() + lease_ms * interval '1 millisecond'`,
            `clock_timestamp() + lease_ms * interval '1 year'`,
          )
          .replace(
            `SET lease_until = clock_timestamp() + $1 * interval '1 millisecond', leased_by`,
            `SET lease_until = clock_timestamp() + $1 * interval '1 year', leased_by`,
          ),
      ),
    }),
  },
  {
    name: 'forgets the deadlines of claims',
    kind: 'timer',
    planting: () => ({
      rewrite: rewriting((sql) =>
        /from "timers" where "fires_at" <= /i.test(sql) ? sql.replace(/where /i, 'where false and ') : sql,
      ),
    }),
  },
  {
    name: 'looks at a clock that stands still',
    kind: 'clock',
    planting: () => {
      let at: Date | undefined;
      return {
        realTime: () => {
          at ??= new Date(Date.now());
          return at;
        },
      };
    },
  },
  {
    name: 'has a second process whose clock is three weeks ahead',
    kind: 'clock',
    planting: () => ({
      realTime: (process) => new Date(Date.now() + (process === 'second' ? 21 * 86_400_000 : 0)),
    }),
  },
  {
    name: 'forgets to release the claim of a delivered payment',
    kind: 'half',
    planting: () => ({ lifecycles: withEffects({ releaseClaim: () => [] }) }),
  },
  {
    name: 'refunds the money and does not say so',
    kind: 'half',
    planting: () => ({ lifecycles: withEffects({ refundFunds: () => [set({ custody: 'none' })] }) }),
  },
  {
    name: 'does not ask for the refund of a payment that failed',
    kind: 'half',
    planting: () => ({ lifecycles: withEffects({ scheduleRefund: () => [] }) }),
  },
  {
    name: 'answers a repeated request as a new one',
    kind: 'retry',
    planting: () => ({
      rewrite: rewriting((sql) =>
        /FROM idempotency_keys/.test(sql)
          ? sql.replace('FROM idempotency_keys', 'FROM (SELECT * FROM idempotency_keys WHERE false) idempotency_keys')
          : sql,
      ),
    }),
  },
  {
    name: 'counts a webhook as delivered that nobody has taken',
    kind: 'acknowledgement',
    planting: () => ({ takesSilence: true }),
  },
];
