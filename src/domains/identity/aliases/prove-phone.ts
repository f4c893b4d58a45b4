import { newId } from '../../../platform/db/ids.ts';
import type { Reads } from '../../../platform/db/reads.ts';
import type { Aggregates, AggregatesAcrossTenants } from '../../../platform/lifecycle/aggregates/aggregate.ts';
import { otherHolders } from '../credentials/holders.cross-tenant.ts';
import { rememberProof } from '../handles/recipient.cross-tenant.ts';
import { proofAt } from '../rules/alias-code.ts';
import { standingAlias } from './phone-alias.store.ts';

/** A number as it is stored (D-066). */
export interface ProvedPhone {
  readonly index: string;
  readonly ciphertext: string;
  readonly masked: string;
}

interface Unit extends Pick<Aggregates, 'aggregate' | 'open'>, AggregatesAcrossTenants {
  readonly reads: Reads;
}

/**
 * Makes a number whose control was proved elsewhere the tenant's ACTIVE alias: the ticket of a claim says so (D-194). The
 * latest proof wins the number from any other tenant (D-109).
 */
export async function provePhone(unit: Unit, tenantId: string, phone: ProvedPhone): Promise<void> {
  const { reads, aggregate, open } = unit;
  const known = await standingAlias(reads, tenantId, phone.index);
  const locked = known && (await aggregate('phone-alias', known.id));
  // The alias first and then the number's name, as a code's verification takes them.
  const replaces = await otherHolders(unit, phone.index, locked?.id);
  await rememberProof(reads, tenantId, phone.index);
  if (locked?.status === 'ACTIVE') return;
  const stands = locked?.status === 'PENDING' || locked?.status === 'REVERIFICATION_REQUIRED';
  const alias = stands ? locked : await open('phone-alias', newAlias(tenantId, phone));
  await alias.send('VERIFY', { ...proofAt(alias.now), replaces });
}

const newAlias = (tenantId: string, { index, ciphertext, masked }: ProvedPhone) => ({
  id: newId('pal'),
  context: {
    tenantId,
    phoneCiphertext: ciphertext,
    phoneIndex: index,
    phoneMasked: masked,
    otpHash: null,
    otpExpiresAt: null,
    otpAttempts: 0,
    verifiedAt: null,
    reverifyBy: null,
  },
});
