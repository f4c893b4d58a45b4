import type { Claim } from '../../../generated/contract/schemas.ts';
import type { Reads } from '../../platform/db/reads.ts';
import { sql } from '../../platform/db/sql.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { findPayment, type Surface } from '../offramp/index.ts';
import { type ClaimRecord, presentClaim } from './claim.present.ts';

/**
 * The claim of a payment as its sender reads it, or the code that says why there is none to read (D-183). With a surface,
 * only of payments that were asked for there (D-493).
 */
export async function claimOfPayment(
  reads: Reads,
  tenantId: string,
  paymentId: string,
  surface?: Surface,
): Promise<Claim | Refusal<'PAYMENT_NOT_FOUND' | 'NOT_SENDER' | 'CLAIM_NOT_FOUND'>> {
  const payment = await findPayment(reads, tenantId, paymentId, surface);
  if (!payment) return refuse('PAYMENT_NOT_FOUND');
  if (payment.senderTenantId !== tenantId) return refuse('NOT_SENDER');
  const claim = await reads.one<ClaimRecord>(sql('claims').select('*').where({ payment_id: payment.id }));
  return claim ? presentClaim(claim) : refuse('CLAIM_NOT_FOUND');
}

/** The contact on the claim of a payment, encrypted; undefined where the payment has none, or another sender. */
export async function contactOfPayment(reads: Reads, senderTenantId: string, paymentId: string) {
  const found = await reads.one<{ contactCiphertext: string }>(
    sql('claims')
      .where({ payment_id: paymentId, sender_tenant_id: senderTenantId })
      .select(sql.raw('COALESCE(phone_ciphertext, email_ciphertext) AS contact_ciphertext')),
  );
  return found?.contactCiphertext;
}
