import type { Knex } from 'knex';
import type { DripContext } from '../../../machines/wallets/drip.machine.ts';
import { lockByName } from '../../platform/db/named-lock.ts';
import type { RowReads } from '../../platform/db/reads.ts';
import { sql } from '../../platform/db/sql.ts';
import type { StatusOf } from '../../platform/lifecycle/definition.ts';
import { type DripCounts, utcDay } from './rules/faucet.ts';

/** A drip as a row, or as an aggregate with its context spread. */
export interface DripRecord extends DripContext {
  readonly id: string;
  readonly status: StatusOf<'drip'>;
  readonly createdAt: Date;
}

export const dripsOf = (tenantId: string): Knex.QueryBuilder => sql('drips').where({ tenant_id: tenantId });

export const findDrip = (reads: RowReads, tenantId: string, id: string): Promise<DripRecord | undefined> =>
  reads.one<DripRecord>(dripsOf(tenantId).where({ id }));

/**
 * The tenant's drips of the day, all and those to one address. Takes the tenant's faucet lock first: of drips that are
 * asked for at once each counts those before it. An address is a wallet's of one tenant alone, so one lock does for both.
 */
export async function countDrips(reads: RowReads, tenantId: string, address: string, now: Date): Promise<DripCounts> {
  await lockByName(reads, 'faucet', tenantId);
  const { from, to } = utcDay(now);
  const counted = await reads.one<{ address: bigint; tenant: bigint }>(
    dripsOf(tenantId)
      .where('created_at', '>=', from)
      .where('created_at', '<', to)
      .whereNot({ status: 'FAILED' })
      .count({ tenant: '*' })
      .select(sql.raw('count(*) FILTER (WHERE address = ?) AS address', [address])),
  );
  return { address: Number(counted?.address ?? 0), tenant: Number(counted?.tenant ?? 0) };
}
