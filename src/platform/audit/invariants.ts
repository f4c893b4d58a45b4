// Reads across tenants: an invariant holds for the rows of all tenants.

import type { AnyStateMachine } from 'xstate';
import type { Pool } from '../db/connection/pool.ts';
import type { Statement } from '../db/statement.ts';
import { Transaction } from '../db/transaction.ts';
import type { DomainInvariant, Invariant } from '../invariant.ts';
import { compiledMachine } from '../lifecycle/compiled-machine.ts';
import { moduleInvariants } from '../lifecycle/module-writes.ts';
import { deadlineInvariants } from './invariants/deadlines.ts';
import { feedInvariants } from './invariants/feeds.ts';
import { historyInvariants, states } from './invariants/histories.ts';
import { tenantInvariants } from './invariants/tenants.ts';

/** The machines that run, each with what its domain says has to hold; the lifecycle registry is one. */
export type Machines = Readonly<
  Record<string, { readonly machine: AnyStateMachine; readonly invariants?: readonly DomainInvariant[] }>
>;

/** An invariant that was looked at, with the first rows that break it. */
export interface CheckedInvariant {
  readonly invariant: string;
  readonly meaning: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** An invariant that does not hold: it has rows. */
export type Violation = CheckedInvariant;

const MOST_ROWS = 20;

const machinesOf = (machines: Machines): AnyStateMachine[] => Object.values(machines).map(({ machine }) => machine);

/** All invariants of the service, in the order in which they are reported. */
export function invariantsOf(machines: Machines): readonly Invariant[] {
  const ofDomains = [...moduleInvariants(), ...Object.values(machines).flatMap(({ invariants = [] }) => invariants)];
  return [
    ...ofDomains.filter((one) => 'sql' in one),
    ...feedInvariants,
    ...historyInvariants(machinesOf(machines)),
    ...deadlineInvariants(machinesOf(machines).map(compiledMachine)),
    ...tenantInvariants(ofDomains.filter((one) => 'reference' in one)),
  ];
}

/** Runs every invariant, each on the database as it stands at that moment. Reads only. */
export const checkInvariants = async (
  pool: Pool,
  machines: Machines,
  how: Pick<Checking, 'besideTraffic'> = {},
): Promise<CheckedInvariant[]> => checked(pool, invariantsOf(machines), how);

/**
 * The same, but returns only the violated invariants. It is for callers that check often, such as a test after each step:
 * planning takes seven times as long as execution, and is done once a connection. The plans take 20 MB of memory.
 */
export const verifyInvariants = async (pool: Pool, machines: Machines): Promise<Violation[]> =>
  (await checked(pool, invariantsOf(machines), { keepsPlans: true })).filter(({ rows }) => rows.length > 0);

/** A boot's check. @throws when a stored row is in a state that this release's machine lacks. */
export async function assertStoredStates(pool: Pool, machines: Machines): Promise<void> {
  const shapes = machinesOf(machines).map(compiledMachine);
  if (shapes.length === 0) return;
  const [found] = await checked(pool, [states(shapes)]);
  if (!found || found.rows.length === 0) return;
  const places = found.rows.map(({ machine, status, public_status: shown }) =>
    [machine, status, shown].filter((part) => part !== null).join(' '),
  );
  throw new Error(`This release has no state for stored rows: ${places.join(', ')}`);
}

interface Checking {
  readonly keepsPlans?: boolean;
  /** One process of PostgreSQL reads all that is stored, and leaves the other cores to requests. */
  readonly besideTraffic?: boolean;
}

/** They are read from end to end, which other statements of the pool are kept from. */
const WHOLE_TABLES: Statement = { text: 'SET LOCAL enable_seqscan = on' };

const ONE_PROCESS: Statement = { text: 'SET LOCAL max_parallel_workers_per_gather = 0' };

async function checked(
  pool: Pool,
  invariants: readonly Invariant[],
  { keepsPlans, besideTraffic }: Checking = {},
): Promise<CheckedInvariant[]> {
  // The system role: row-level security hides every row from the owner, and nothing would ever be found.
  const transaction = await Transaction.begin(pool, { role: 'system', tenantId: null });
  try {
    await transaction.pipeline([WHOLE_TABLES, ...(besideTraffic ? [ONE_PROCESS] : [])]);
    const found = await transaction.pipeline(
      invariants.map(({ sql }) => ({
        text: `SELECT * FROM (${sql}) v LIMIT ${MOST_ROWS}`,
        // What has values, if none, is prepared.
        ...(keepsPlans && { values: [] }),
      })),
    );
    return invariants.map(({ name, meaning }, nth) => ({ invariant: name, meaning, rows: found[nth]?.rows ?? [] }));
  } finally {
    await transaction.rollback();
  }
}
