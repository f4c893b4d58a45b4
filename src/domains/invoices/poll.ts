import type { HeldTokens } from '../../payments/chain/index.ts';
import type { Aggregate } from '../../platform/lifecycle/aggregates/aggregate.ts';
import { isArriving, settledOf } from './rules/held.ts';

/**
 * What a reading of the hold means for an invoice (D-293, D-294). `at` is when the hold was asked, on the tenant's clock:
 * what came after that was not seen, and nothing expires by it. Money that is there and not deep enough yet keeps the
 * invoice from expiring, and does not fund it either: funds win.
 */
export async function applyReading(invoice: Aggregate<'invoice'>, held: HeldTokens, at: Date): Promise<void> {
  if (isArriving(held, invoice.context.amountBaseUnits)) return;
  const poll = { heldBaseUnits: settledOf(held), at };
  if (invoice.can('POLL', poll)) await invoice.send('POLL', poll);
}
