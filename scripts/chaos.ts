import process from 'node:process';
import { parseArgs } from 'node:util';
import { FAILOVER_KINDS, type FailoverKind } from './chaos/failover/rounds.ts';
import { runFailover } from './chaos/failover/run.ts';
import { runChaos } from './chaos/run.ts';
import { runVendorProgram } from './chaos/vendor-program.ts';
import { runWebhookProgram } from './chaos/webhook-program.ts';
import { usage } from './usage.ts';

usage(`Usage: npm run chaos -- [--vendor | --webhooks | --failover] [options]

Kills processes at random points under load, and checks every invariant afterwards.

  --vendor     misbehaving payout vendors instead of kills
  --webhooks   failing receivers of webhooks
  --failover   changes of the primary PostgreSQL under Patroni
  --kinds      failovers that take turns (switchover,crash,switchover,power-loss; also hung-patroni, hung-node, partition)
  --hosts      processes reach the database by both hosts in both orders, instead of one of them by HAProxy
  --debian     kills on Debian's PostgreSQL as installed, with the documented user; failovers always are on it
  --rounds     number of kills (50; with --webhooks 20) or failovers (100)
  --clients    programs that send requests (6; with --vendor 16)
  --payments   payments with --vendor (1000)
  --events     events with --webhooks (100000)
  --seed       seed of the random numbers (1)
  --keep       keeps the data folder
  --json       prints one JSON document`);

/**
 * `npm run chaos`: kills the real process (kill -9, sometimes its database too) at random points under load, starts it
 * again, and checks at the end that nothing that was acknowledged is lost, done twice or half done.
 *
 * `npm run chaos -- --vendor --payments 10000`: lets the vendors misbehave instead (lost, late, repeated and reordered
 * answers and webhooks), and checks at the end that what they paid is what was delivered, each once.
 *
 * `npm run chaos -- --webhooks --events 100000 --rounds 20`: sends events to 50 endpoints, once with 15 that hang, fail and
 * are gone and once without, while `work` is killed; checks that healthy endpoints get all of it, signed and in order.
 *
 * `npm run chaos -- --failover --rounds 100`: starts the cluster of deploy/cluster, and switches its primary over or kills it
 * under load; checks that nothing acknowledged is lost or doubled, and that nobody read the past.
 */
const { values } = parseArgs({
  options: {
    vendor: { type: 'boolean', default: false },
    webhooks: { type: 'boolean', default: false },
    failover: { type: 'boolean', default: false },
    events: { type: 'string', default: '100000' },
    payments: { type: 'string', default: '1000' },
    rounds: { type: 'string' },
    seed: { type: 'string', default: '1' },
    clients: { type: 'string' },
    kinds: { type: 'string' },
    hosts: { type: 'boolean', default: false },
    debian: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    /** Keeps the data folder, to look into. */
    keep: { type: 'boolean', default: false },
  },
});

const shared = {
  seed: Number(values.seed),
  keep: values.keep,
  say: values.json ? () => {} : (line: string) => console.log(line),
};
function kindsOf(list: string): FailoverKind[] {
  const named = list.split(',').map((name) => name.replaceAll('-', ' '));
  return named.map((name) => {
    const kind = FAILOVER_KINDS.find((one) => one === name);
    if (kind === undefined) throw new Error(`There is no failover ${name}: ${FAILOVER_KINDS.join(', ')}`);
    return kind;
  });
}

function run() {
  if (values.webhooks)
    return runWebhookProgram({ ...shared, events: Number(values.events), kills: Number(values.rounds ?? 20) });
  if (values.failover)
    return runFailover({
      ...shared,
      rounds: Number(values.rounds ?? 100),
      clients: Number(values.clients ?? 6),
      ...(values.kinds !== undefined && { kinds: kindsOf(values.kinds) }),
      ...(values.hosts && { routes: { 1: 'hosts', 2: 'hosts reversed' } as const }),
    });
  if (values.vendor)
    return runVendorProgram({ ...shared, payments: Number(values.payments), clients: Number(values.clients ?? 16) });
  return runChaos({
    ...shared,
    isOnDebian: values.debian,
    rounds: Number(values.rounds ?? 50),
    clients: Number(values.clients ?? 6),
  });
}

const report = await run();
if (values.json) console.log(JSON.stringify(report));
process.exitCode = report.problems.length === 0 ? 0 : 1;
