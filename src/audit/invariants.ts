import type { AnyStateMachine } from 'xstate';
import type { Pool } from '../db/pool.ts';
import { Transaction } from '../db/transaction.ts';
import { shapeOf } from '../lifecycle/shape.ts';
import type { Invariant } from './invariant.ts';
import { historyInvariants, states } from './invariants/histories.ts';
import { ledgerInvariants } from './invariants/ledger.ts';
import { paymentInvariants } from './invariants/payments.ts';
import { tenantInvariants } from './invariants/tenants.ts';

/** The machines that run; the lifecycle registry is one. */
export type Machines = Readonly<Record<string, { readonly machine: AnyStateMachine }>>;

/** An invariant that does not hold, with the first rows that show it. */
export interface Violation {
  readonly invariant: string;
  readonly meaning: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

const MOST_ROWS = 20;

const machinesOf = (machines: Machines): AnyStateMachine[] => Object.values(machines).map(({ machine }) => machine);

/** All invariants of the service, in the order in which they are reported. */
export const invariantsOf = (machines: Machines): readonly Invariant[] => [
  ...ledgerInvariants,
  ...paymentInvariants,
  ...historyInvariants(machinesOf(machines)),
  ...tenantInvariants,
];

/** Runs every invariant, each on the database as it stands at that moment; empty when all hold. Reads only. */
export const verifyInvariants = (pool: Pool, machines: Machines): Promise<Violation[]> =>
  violationsOf(pool, invariantsOf(machines));

/** A boot's check. @throws when a stored row is in a state that this release's machine lacks. */
export async function assertStoredStates(pool: Pool, machines: Machines): Promise<void> {
  const [violation] = await violationsOf(pool, [states(machinesOf(machines).map(shapeOf))]);
  if (!violation) return;
  const places = violation.rows.map(({ machine, status, public_status: shown }) =>
    [machine, status, shown].filter((part) => part !== null).join(' '),
  );
  throw new Error(`This release has no state for stored rows: ${places.join(', ')}`);
}

async function violationsOf(pool: Pool, invariants: readonly Invariant[]): Promise<Violation[]> {
  // The system role: row-level security hides every row from the owner, and nothing would ever be found.
  const transaction = await Transaction.begin(pool, { role: 'system', tenantId: null });
  try {
    const violations: Violation[] = [];
    for (const { name, meaning, sql } of invariants) {
      const [found] = await transaction.pipeline([{ text: `SELECT * FROM (${sql}) v LIMIT ${MOST_ROWS}` }]);
      const rows = found?.rows ?? [];
      if (rows.length > 0) violations.push({ invariant: name, meaning, rows });
    }
    return violations;
  } finally {
    await transaction.rollback();
  }
}
