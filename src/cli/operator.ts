// Reads across tenants: an operator acts on the tenant that a command names.

import { userInfo } from 'node:os';
import process from 'node:process';
import { type Config, parseConfig } from '../app/config.ts';
import { openEngine } from '../app/main.ts';
import { sharedChain } from '../embedded/chain/index.ts';
import type { Variables } from '../platform/config/environment.ts';
import type { Pool } from '../platform/db/connection/pool.ts';
import { newId } from '../platform/db/ids.ts';
import type { Reads } from '../platform/db/reads.ts';
import { createLog } from '../platform/http/server/log.ts';
import type { Aggregates } from '../platform/lifecycle/aggregates/aggregate.ts';
import type { Engine } from '../platform/lifecycle/engine.ts';
import { transact } from '../platform/lifecycle/transact.ts';
import type { UnitOfWork } from '../platform/lifecycle/unit-of-work.ts';
import type { Write } from '../platform/lifecycle/writes.ts';
import { assertMigrated, MigrationOrderError } from '../platform/migrate/migrate.ts';
import type { JobRunner } from '../platform/outbox/runner.ts';
import { reachDatabase } from './database.ts';
import { Refused } from './outcome.ts';

/** The tools of a command: the engine of the service, without its workers. */
export interface Operator {
  readonly engine: Engine;
  readonly pool: Pool;
  /** Its workers, for commands that do in their place what is due. */
  readonly runner: JobRunner;
  readonly config: Config;
  /** The person at the terminal, for the audit log (D-425 asks the same of operators over HTTP). */
  readonly name: string;
  /** One transaction with the system role; its histories name the person. */
  transact<T>(work: (unit: UnitOfWork) => Promise<T>): Promise<T>;
}

/** One transaction, as the functions that domains share with their handlers take it. */
export interface OperatorTools extends Aggregates {
  readonly reads: Reads;
  write(...writes: readonly Write[]): void;
}

/** Runs a command on the database. @throws Refused while its migrations are not this release's. */
export async function asOperator<T>(variables: Variables, command: (operator: Operator) => Promise<T>): Promise<T> {
  const settings = parseConfig(variables);
  const database = await reachDatabase(settings);
  try {
    await assertMigrated(database.url).catch((error: unknown) => {
      if (!(error instanceof MigrationOrderError)) throw error;
      throw new Refused('MIGRATIONS_PENDING', `${error.message}. Run: paychart migrate`);
    });
    const log = createLog({ level: 'silent', environment: settings.environment });
    const chain = await sharedChain(settings);
    const { engine, pool, runner } = openEngine({
      config: settings,
      databaseUrl: database.url,
      log,
      ...(chain && { chain }),
    });
    try {
      const name = operatorName(variables);
      return await command({
        engine,
        pool,
        runner,
        config: settings,
        name,
        transact: (work) => transact(engine, { actorType: 'operator', actorId: name, requestId: newId('req') }, work),
      });
    } finally {
      await pool.close();
    }
  } finally {
    await database.close();
  }
}

function operatorName(variables: Variables): string {
  if (variables.PAYCHART_OPERATOR) return variables.PAYCHART_OPERATOR;
  try {
    return userInfo().username;
  } catch {
    // A container's user may have no name.
    return `uid-${process.getuid?.() ?? 'unknown'}`;
  }
}

/** A unit's members as functions that can be taken apart, as handlers get them: what domains' shared functions ask for. */
export const toolsOf = (unit: UnitOfWork): OperatorTools => ({
  reads: unit.reads,
  aggregate: (machine, id) => unit.aggregate(machine, id),
  aggregatesWith: (machine, common) => unit.aggregatesWith(machine, common),
  open: (machine, init) => unit.open(machine, init),
  write: (...writes) => unit.write(...writes),
});
