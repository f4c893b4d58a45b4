// Reads across tenants: the recipient acts, and the sender has scripted the provider.

import type { ScreeningOutcome } from '../../../generated/contract/schemas.ts';
import type { ProviderName } from '../../payments/providers/payout-provider.ts';
import { compiledQuery } from '../../platform/db/compiled-query.ts';
import { oncePerTransaction } from '../../platform/db/once-per-transaction.ts';
import type { Reads } from '../../platform/db/reads.ts';
import { sql } from '../../platform/db/sql.ts';
import type { ProviderControls, ProviderScripts } from './providers/provider-controls.ts';

export type { ScreeningOutcome };

/** The script of the sender's tenant for its payments. */
export interface PaymentControls {
  /** False while the tenant has the composer down (D-124). */
  readonly policySubsystemAvailable: boolean;
  /** Null where nothing is scripted for the recipient (D-123). */
  readonly screening: ScreeningOutcome | null;
  readonly providers: ProviderScripts;
}

/** By what a recipient may have been scripted. */
export interface ScreenedRecipient {
  readonly phoneIndex: string | null;
  readonly did: string | null;
  readonly tenantId: string | null;
}

/** When several scripts fit a recipient, the gravest counts. */
const GRAVITY: readonly ScreeningOutcome[] = ['SANCTIONS', 'MONITORING', 'CLEAR'];

const subsystemOf = compiledQuery(({ tenantId }: { readonly tenantId: string }) =>
  sql('test_policy_subsystem').where({ tenant_id: tenantId }),
);

const providersOf = compiledQuery(({ tenantId }: { readonly tenantId: string }) =>
  sql('test_provider_controls').where({ tenant_id: tenantId }),
);

/** Read across tenants, because a payment obeys its sender's script also while the recipient acts on it. */
export async function paymentControls(
  reads: Reads,
  senderTenantId: string,
  recipient: ScreenedRecipient,
): Promise<PaymentControls> {
  const { acrossTenants } = reads;
  const [subsystem, scripts, providers] = await Promise.all([
    acrossTenants.one<{ available: boolean }>(subsystemOf({ tenantId: senderTenantId })),
    acrossTenants.many<{ outcome: ScreeningOutcome }>(
      sql('test_screening')
        .where({ tenant_id: senderTenantId })
        .whereIn(['subject_kind', 'subject'], subjectsOf(recipient))
        .select('outcome'),
    ),
    providerScripts(reads, senderTenantId),
  ]);
  return {
    policySubsystemAvailable: subsystem?.available ?? true,
    screening: GRAVITY.find((outcome) => scripts.some((script) => script.outcome === outcome)) ?? null,
    providers,
  };
}

/** Reads a sender's script of its providers, once per transaction. */
export const providerScripts = (reads: Reads, senderTenantId: string): Promise<ProviderScripts> =>
  oncePerTransaction(reads, `provider-scripts:${senderTenantId}`, async () => {
    const rows = await reads.acrossTenants.many<ProviderControls & { provider: ProviderName }>(
      providersOf({ tenantId: senderTenantId }),
    );
    return new Map(rows.map(({ provider, ...controls }) => [provider, controls]));
  });

function subjectsOf({ phoneIndex, did, tenantId }: ScreenedRecipient): string[][] {
  const subjects: [string, string | null][] = [
    ['phone', phoneIndex],
    ['did', did],
    ['tenant', tenantId],
  ];
  return subjects.filter((subject): subject is [string, string] => subject[1] !== null);
}
