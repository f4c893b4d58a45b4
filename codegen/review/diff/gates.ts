import { CALLERS, type GateTable } from '../../load/gates.ts';
import type { Operation } from '../../model/model.ts';
import { callersOf } from '../../model/operations/risks.ts';
import { removedAndAdded } from '../pairs.ts';
import type { Say } from '../say.ts';

type Gated = Pick<Operation, 'risks' | 'waives' | 'security' | 'sessionOnly'>;

/**
 * What the table of gates asks of each kind of caller before and after (D-519), whether the operation or the table changed.
 * A contract from before there was a table asked nothing by it.
 */
export const diffGates = (
  was: Gated,
  now: Gated,
  tables: { readonly was: GateTable | undefined; readonly now: GateTable | undefined },
  say: Say,
): void => {
  if (tables.was === undefined || tables.now === undefined) return;
  const risks = removedAndAdded(was.risks, now.risks);
  for (const risk of risks.removed) say('risk-removed', { was: risk });
  for (const risk of risks.added) say('risk-added', { now: risk });
  for (const caller of CALLERS) {
    const gates = removedAndAdded(asked(was, tables.was, caller), asked(now, tables.now, caller));
    for (const gate of gates.removed) say('gate-removed', { at: caller, was: gate });
    for (const gate of gates.added) say('gate-added', { at: caller, now: gate });
  }
};

const asked = (
  { risks, waives, security, sessionOnly }: Gated,
  table: GateTable,
  caller: (typeof CALLERS)[number],
): readonly string[] => {
  if (!callersOf(security, sessionOnly).includes(caller)) return [];
  const rows = table.risks.filter(({ name }) => risks.includes(name));
  return [...new Set(rows.flatMap(({ cells }) => cells[caller]))].filter((gate) => !(gate in waives));
};
