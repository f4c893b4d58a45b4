import { userInfo } from 'node:os';
import process from 'node:process';
import { lifecycles } from '../../generated/wiring/lifecycles.ts';
import { type Config, config } from '../config.ts';
import { createVault, parseEncryptionKeys } from '../crypto/index.ts';
import { isRetryable } from '../db/errors.ts';
import { noFaults } from '../db/faults.ts';
import { newId } from '../db/ids.ts';
import { assertMigrated, MigrationOrderError } from '../db/migrate.ts';
import { openPool, type Pool } from '../db/pool.ts';
import { remoteSessionTokens, sandboxSessionTokens } from '../http/session-tokens.ts';
import type { Engine } from '../lifecycle/engine.ts';
import { UnitOfWork } from '../lifecycle/unit-of-work.ts';
import { createMockProgressStore } from '../providers/mock-progress.store.ts';
import { createProviderRegistry } from '../providers/registry.ts';
import type { Services } from '../services.ts';
import { reachDatabase } from './database.ts';
import { Refused } from './outcome.ts';

/** What a command acts with: the engine of the service, without its workers. */
export interface Operator {
  readonly engine: Engine;
  readonly pool: Pool;
  readonly config: Config;
  /** One transaction with the system role; its histories name the person at the terminal. */
  transact<T>(work: (unit: UnitOfWork) => Promise<T>, subject?: string): Promise<T>;
}

const ATTEMPTS = 4;

/** Runs a command on the database. @throws Refused while its migrations are not this release's. */
export async function asOperator<T>(command: (operator: Operator) => Promise<T>): Promise<T> {
  const settings = config();
  const database = await reachDatabase(settings);
  const pool = openPool({ url: database.url, max: 4, applicationName: 'paychart-cli' });
  try {
    await assertMigrated(database.url).catch((error: unknown) => {
      if (!(error instanceof MigrationOrderError)) throw error;
      throw new Refused('MIGRATIONS_PENDING', `${error.message}. Run: paychart migrate`);
    });
    const engine = engineOn(pool, settings);
    return await command({ engine, pool, config: settings, transact: transactor(engine) });
  } finally {
    await pool.close();
    await database.close();
  }
}

/** The person who acts, for the audit log (D-425 asks the same of operators over HTTP). */
function operatorName(): string {
  if (process.env.PAYCHART_OPERATOR) return process.env.PAYCHART_OPERATOR;
  try {
    return userInfo().username;
  } catch {
    // A container's user may have no name.
    return `uid-${process.getuid?.() ?? 'unknown'}`;
  }
}

function transactor(engine: Engine): Operator['transact'] {
  const actorId = operatorName();
  return async (work, subject = newId('req')) => {
    for (let attempt = 1; ; attempt += 1) {
      const by = { actorType: 'operator', actorId, requestId: subject } as const;
      const unit = new UnitOfWork(engine, { role: 'system', tenantId: null, by });
      try {
        const result = await work(unit);
        await unit.commit();
        return result;
      } catch (error) {
        await unit.rollback();
        if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
      }
    }
  };
}

function engineOn(pool: Pool, settings: Config): Engine {
  const mockProgress = createMockProgressStore(pool);
  const { identityProvider } = settings;
  const notHere = (): never => {
    throw new Error('Commands of operators move no test clock');
  };
  const services: Services = {
    config: settings,
    vault: createVault({
      encryption: parseEncryptionKeys(settings.dataEncryptionKey),
      index: settings.dataIndexKey,
    }),
    providers: createProviderRegistry(settings.payoutModes, mockProgress),
    mockProgress,
    realTime: () => new Date(),
    sessionTokens:
      identityProvider.kind === 'sandbox'
        ? sandboxSessionTokens(identityProvider)
        : remoteSessionTokens(identityProvider),
    sandbox: { reschedule: notHere, drain: notHere },
  };
  return { pool, lifecycles, services, fault: noFaults, realTime: services.realTime };
}
