// Reads across tenants: metrics count the rows of all tenants.

import type { Registry } from 'prom-client';
import { continueNumbering } from '../../platform/audit/continue-numbering.ts';
import { sql } from '../../platform/db/sql.ts';
import type { Engine } from '../../platform/lifecycle/engine.ts';
import { transact } from '../../platform/lifecycle/transact.ts';
import { MeasuredGauge } from '../../platform/metrics/measured-gauge.ts';
import { findStuck } from './stuck/stuck.cross-tenant.ts';
import { STUCK_KINDS } from './stuck/stuck.ts';

/** Looks at what operators watch and shows it in `/metrics`; a worker calls it now and then, never a scrape. */
export interface OperationsWatch {
  check(engine: Engine): Promise<void>;
}

const HELD = `FROM hold_waits w JOIN offramp_payments p ON p.id = w.payment_id
  LEFT JOIN tenant_clocks k ON k.tenant_id = p.sender_tenant_id WHERE w.waits_for = 'any'`;

/**
 * `paychart_review_cases_open{reason}`, `paychart_provider_liquidity_minor{provider,currency}`, `paychart_payments_held{reason}`,
 * `paychart_oldest_hold_seconds`, `paychart_stuck{kind}`, which counts up to 1000 of each, and `paychart_transactions_behind`: a database may be
 * restored while processes run, so that numbers are continued here as they are when a process starts.
 */
export function watchOperations(registry: Registry): OperationsWatch {
  const gauge = <L extends string>(name: string, help: string, labelNames: L[]): MeasuredGauge<L> =>
    new MeasuredGauge(registry, name, help, labelNames);
  const cases = gauge('paychart_review_cases_open', 'Review cases that wait for a decision', ['reason']);
  const liquidity = gauge('paychart_provider_liquidity_minor', 'Prefunded liquidity in minor units', [
    'provider',
    'currency',
  ]);
  const held = gauge('paychart_payments_held', 'Payments that are held, by each reason that stands', ['reason']);
  const oldest = gauge(
    'paychart_oldest_hold_seconds',
    "Age of the oldest hold on its sender's clock; 0 without any",
    [],
  );
  const stuck = gauge('paychart_stuck', 'What has not moved for longer than it should, by what keeps it', ['kind']);
  const behind = gauge(
    'paychart_transactions_behind',
    'By how many transactions the cluster was behind what is stored, as after a restore, at the last look',
    [],
  );

  return {
    check: async (engine) => {
      const continued = await continueNumbering(engine.pool, engine.services.log);
      behind.set(Number(continued?.behind ?? 0n));
      await transact(engine, 'watch', async ({ reads, realNow }) => {
        const [open, balances, holds, age, found] = await Promise.all([
          reads.many<{ reason: string; count: bigint }>(
            sql('review_cases').where({ status: 'OPEN' }).groupBy('reason').select('reason').count(),
          ),
          reads.many<{ provider: string; currency: string; balanceMinor: bigint }>(
            sql('provider_liquidity').select('provider', 'currency', 'balance_minor'),
          ),
          reads.many<{ reason: string; count: bigint }>(
            sql.raw(`SELECT reason, count(*) FROM (SELECT unnest(p.hold_reasons) AS reason ${HELD}) h GROUP BY 1`),
          ),
          reads.one<{ seconds: number | null }>(
            sql.raw(
              `SELECT max(extract(epoch FROM ?::timestamptz + COALESCE(k.offset_ms, 0) * interval '1 millisecond'
                - p.updated_at))::float8 AS seconds ${HELD}`,
              [realNow],
            ),
          ),
          findStuck(reads, realNow, { limit: 1000 }),
        ]);
        for (const one of [cases, liquidity, held]) one.clear();
        for (const { reason, count } of open) cases.set(Number(count), { reason });
        for (const { provider, currency, balanceMinor } of balances) {
          liquidity.set(Number(balanceMinor), { provider, currency });
        }
        for (const { reason, count } of holds) held.set(Number(count), { reason });
        oldest.set(age?.seconds ?? 0);
        for (const kind of STUCK_KINDS) stuck.set(found.filter((one) => one.kind === kind).length, { kind });
      });
    },
  };
}
