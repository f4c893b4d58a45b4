import { isChainDown } from '../../../payments/chain/index.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { lockRule } from '../lock-rule.ts';
import { lookAtBuckets, type SeenBuckets } from '../read-buckets.ts';
import { runRules } from '../run-rules.ts';
import { areStale } from '../stale-buckets.store.ts';
import { bucketsOf } from '../treasury-account.store.ts';
import { presentRule } from '../treasury-rule.present.ts';
import { findRule } from '../treasury-rule.store.ts';
import { presentSweep } from '../treasury-sweep.present.ts';
import { openSweeps } from '../treasury-sweep.store.ts';

const NOTHING: SeenBuckets = new Map();

/** The number of times that money may leave a bucket while the chain is asked. */
const TRIES = 3;

/** Runs a rule now, as the runner would, whatever its interval and whether it is enabled (D-284, D-449). */
export const runTestTreasuryRule: Handler<'runTestTreasuryRule'> = async (request) => {
  const { path, tenantId, reads, services, outsideTransaction, fail } = request;
  const rule = await findRule(reads, tenantId, path.ruleId);
  if (rule === undefined) return fail('TREASURY_RULE_NOT_FOUND');
  const ids = [rule.accountId];
  const before = await bucketsOf(reads, tenantId, ids);
  const isDown = await isChainDown(reads, tenantId);
  for (let tries = 1; ; tries += 1) {
    const looked = isDown ? NOTHING : await outsideTransaction(() => lookAtBuckets(services, before));
    const locked = await lockRule(request, path.ruleId);
    if (locked === undefined) return fail('TREASURY_RULE_NOT_FOUND');
    const buckets = await bucketsOf(reads, tenantId, ids);
    const isStale = await areStale(reads, buckets, looked);
    if (isStale && tries < TRIES) continue;
    const ground = {
      account: locked.account,
      buckets,
      openSweeps: await openSweeps(reads, ids),
      // What is out of date is not known.
      seen: isStale ? NOTHING : looked,
    };
    const [run] = await runRules([locked.rule], ground, request);
    if (run === undefined) throw new Error(`${path.ruleId} was not run`);
    return { rule: presentRule(run.rule), sweep: run.sweep === null ? null : presentSweep(recordOf(run.sweep)) };
  }
};
