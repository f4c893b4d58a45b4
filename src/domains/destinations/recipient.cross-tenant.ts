// Reads across tenants: the sender's payment is quoted for the recipient's destinations.

import type { PayoutDestinationStatus } from '../../../generated/contract/schemas.ts';
import type {
  DestinationType,
  PayoutDestinationContext,
} from '../../../machines/destinations/payout-destination.machine.ts';
import type { Vault } from '../../platform/crypto/index.ts';
import { compiledQuery } from '../../platform/db/compiled-query.ts';
import type { Reads } from '../../platform/db/reads.ts';
import { sql } from '../../platform/db/sql.ts';
import { addressOf } from './approval.ts';

/** A recipient's destination as far as policy and routing look at it. */
export interface RecipientDestination {
  readonly id: string;
  readonly rail: DestinationType;
  readonly status: PayoutDestinationStatus;
  readonly network: string | null;
  readonly asset: string | null;
  readonly currency: string | null;
  readonly country: string | null;
  readonly priority: number;
  readonly isDefault: boolean;
  /** When it became ACTIVE; kept when it is revoked later. */
  readonly activatedAt: Date | null;
  /** When its owner last activated it, patched it while ACTIVE, or made it the default (D-441). */
  readonly chosenAt: Date | null;
  readonly revokedAt: Date | null;
}

const destinationsOf = compiledQuery(({ tenantId }: { readonly tenantId: string }) =>
  sql('payout_destinations')
    .select('id', { rail: 'type' }, 'status', 'network', 'asset', 'currency', 'country', 'priority', 'is_default')
    .select({ activatedAt: 'verified_at' }, 'chosen_at', 'revoked_at')
    .where({ tenant_id: tenantId })
    .orderBy('id'),
);

/** All destinations of a recipient, revoked ones included, for a payment of another tenant (D-120, D-441). */
export const destinationFacts = (reads: Reads, tenantId: string): Promise<RecipientDestination[]> =>
  reads.acrossTenants.many<RecipientDestination>(destinationsOf({ tenantId }));

/** Tells whether a destination is the recipient's own and ACTIVE (A 4.1, D-115). */
export async function activeDestination(reads: Reads, tenantId: string, id: string): Promise<boolean> {
  const found = await reads.acrossTenants.one(
    sql('payout_destinations').select('id').where({ tenant_id: tenantId, id, status: 'ACTIVE' }),
  );
  return found !== undefined;
}

const held = compiledQuery(({ id }: { readonly id: string }) =>
  sql('payout_destinations').select('id').where({ id }).forShare(),
);

/**
 * Keeps a destination as it is until the transaction ends: what is decided by it now is decided before it can be revoked,
 * and what was revoked before is seen (D-097).
 */
export async function holdDestination(reads: Reads, id: string): Promise<void> {
  await reads.acrossTenants.one(held({ id }));
}

/** The payee that money at a destination has, as the policy of an agent judges it (D-524). */
export interface DestinationPayee {
  readonly counterparty: string | null;
  readonly payee?: 'withoutAddress';
}

/** Undefined for the tenant's own balance, where money stays with the tenant, and for a destination that there is not. */
export async function payeeAt(
  { acrossTenants }: Pick<Reads, 'acrossTenants'>,
  vault: Pick<Vault, 'decrypt'>,
  id: string,
): Promise<DestinationPayee | undefined> {
  const found = await acrossTenants.one<Pick<PayoutDestinationContext, 'type' | 'identifierCiphertext'>>(
    sql('payout_destinations').where({ id }).select('type', 'identifier_ciphertext'),
  );
  if (found === undefined || found.type === 'SERVICE_BALANCE') return undefined;
  const counterparty = addressOf(found, vault);
  return counterparty === null ? { counterparty, payee: 'withoutAddress' } : { counterparty };
}
