// Reads across tenants: an operator credits the tenant that a command names.

import { newId } from '../../platform/db/ids.ts';
import type { Engine } from '../../platform/lifecycle/engine.ts';
import { transact } from '../../platform/lifecycle/transact.ts';
import { audit } from '../../platform/lifecycle/writes.ts';
import { transfer } from './transfer.ts';

/** A deposit that an operator records: money enters the ledger by it in live, and by the seed in the sandbox (D-252). */
export interface Credit {
  readonly tenantId: string;
  /** Base units, above zero. */
  readonly amount: bigint;
  readonly asset: string;
  /** Names the deposit: the same reference credits once. */
  readonly reference: string;
  readonly operator: string;
}

/** Credits a tenant's available balance; false when the reference was credited before. */
export async function creditBalance(engine: Engine, credit: Credit): Promise<boolean> {
  const { tenantId, amount, asset, reference, operator } = credit;
  const by = { actorType: 'operator', actorId: operator, requestId: newId('req') } as const;
  const to = { kind: 'available', tenantId, asset } as const;
  try {
    await transact(engine, by, async (unit) =>
      unit.write(
        { ...transfer({ kind: 'operator_issuance', asset }, to, amount, 'credit'), subject: `credit:${reference}` },
        audit('ledger.credited', tenantId, tenantId, { amountBaseUnits: amount, asset, reference }),
      ),
    );
    return true;
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'ledger_transfers_pkey') return false;
    throw error;
  }
}
