import type { AnyEventObject } from 'xstate';
import { available, poolAccount } from '../../../src/domains/lending/money.ts';
import { transfer } from '../../../src/payments/ledger/transfer.ts';
import type { SmallMachine, SmallWorld } from '../../model/small-world.ts';
import { working } from '../../support/working.ts';
import { usd } from './fixture.ts';
import { idOf, repay, type Walkers, wait, walkers } from './walking.ts';

const kept = new WeakMap<SmallWorld, Walkers>();

const SUBSCRIPTION = 100;
const ORIGINATION = 1000;

/** Whether a loan of the walk is lost while the pool still lends; the loans of the others outlive that. */
function losesEarly({ walk }: SmallWorld): boolean {
  const events = walk.moves.flatMap(({ steps }) => steps.map(({ event }) => event.type));
  const [lost, ended] = [events.indexOf('WRITE_OFF'), events.indexOf('END_ORIGINATION')];
  return lost >= 0 && (ended < 0 || lost < ended);
}

const tenorOf = (world: SmallWorld): number => (losesEarly(world) ? 300 : 5000);

/** Money that was there before the walk: the machine counts loans, the ledger counts money. */
const paidIn = ({ service, tenant }: SmallWorld, poolId: string): Promise<void> =>
  working(service, async (unit) => {
    const party = { poolId, lenderTenantId: tenant.tenantId };
    const moved = transfer(available(tenant.tenantId), poolAccount('pool_cash', party), 50_000_000_000n, 'deposit');
    unit.write({ ...moved, subject: poolId });
  });

const loanIn = ({ service, id }: SmallWorld, status: string) => idOf(service, 'loans', { pool_id: id, status });

async function collect(world: SmallWorld, { closes }: AnyEventObject): Promise<unknown> {
  if (closes === 'open') return repay(world, await loanIn(world, 'ACTIVE'));
  if (closes === 'defaulted') return repay(world, await loanIn(world, 'DEFAULTED'));
  const { loans } = await world.other.api.listLoans({}).unwrap();
  return repay(world, loans.find(({ status }) => status !== 'REPAID')?.id ?? '', usd(1));
}

/** Until the oldest of the open loans is due, which without a grace is its default. */
async function lose(world: SmallWorld): Promise<unknown> {
  const { loans } = await world.tenant.api.listLoans({ status: 'ACTIVE' }).unwrap();
  const { now } = await world.tenant.api.getTestClock().unwrap();
  const left = Date.parse(loans.at(-1)?.maturityAt ?? '') - Date.parse(now);
  return wait(world, Math.ceil(left / 1000));
}

/** A second loan is a while younger than the first, so that it outlives it. */
async function lend(world: SmallWorld): Promise<unknown> {
  await wait(world, 60);
  return kept.get(world)?.issued(world.id);
}

export const walk: SmallMachine = {
  machine: 'financing-pool',
  told: [({ openLoans }) => Number(openLoans), ({ defaultedLoans }) => Number(defaultedLoans)],
  possible: ({ root: { leaf, context } }, { type, closes }) => {
    const { openLoans, defaultedLoans } = context as { openLoans: number; defaultedLoans: number };
    if (leaf.status === 'SERVICING' && openLoans === 0) return type === 'CLOSE';
    // The last open loan of a pool that lends no more closes the pool with it.
    const ends = leaf.status === 'SERVICING' ? openLoans > 1 : openLoans > 0;
    if (type === 'LEND') return openLoans + defaultedLoans < 2;
    if (type === 'WRITE_OFF') return ends;
    if (type !== 'COLLECT') return true;
    if (closes === 'open') return ends;
    return closes === 'defaulted' ? defaultedLoans > 0 : openLoans + defaultedLoans > 0;
  },
  acts: {
    CREATE: async (world) => {
      const all = await walkers(world);
      kept.set(world, all);
      const windows = { subscriptionSeconds: SUBSCRIPTION, originationSeconds: ORIGINATION };
      const loans = { exposureBps: 10_000, tenorSeconds: tenorOf(world), graceSeconds: 0 };
      world.id = (await all.opened({ ...windows, ...loans })).id;
      await paidIn(world, world.id);
    },
    DEPOSIT: ({ tenant, id }) => tenant.api.depositToPool({ id, amountAtoms: usd(10) }).unwrap(),
    WITHDRAW: ({ tenant, id }) => tenant.api.withdrawFromPool({ id, amountAtoms: usd(10) }).unwrap(),
    START_ORIGINATION: (world) => wait(world, SUBSCRIPTION),
    LEND: lend,
    COLLECT: collect,
    WRITE_OFF: lose,
    END_ORIGINATION: async (world, event) => {
      await wait(world, ORIGINATION);
      // SERVICING passes on by itself when no loan is open: what its loans do there belongs to the same move.
      const move = world.walk.moves.find(({ trigger }) => trigger.event === event);
      for (const step of move?.steps ?? []) {
        if (step.event.type === 'COLLECT') await collect(world, step.event);
        if (step.event.type === 'WRITE_OFF') await lose(world);
      }
    },
  },
  refusals: {
    DEPOSIT: {
      by: 'depositToPool',
      ask: ({ tenant, id }) => tenant.api.depositToPool({ id, amountAtoms: '1' }),
    },
    WITHDRAW: {
      by: 'withdrawFromPool',
      ask: ({ tenant, id }) => tenant.api.withdrawFromPool({ id, amountAtoms: '1' }),
    },
  },
};
