import { sql } from '../db/sql.ts';
import type { Handler } from '../http/handler.ts';
import { findPayment } from '../offramp/index.ts';
import { type ClaimRecord, presentClaim } from './claim.present.ts';

/** The claim that a payment opened, for its sender only (D-183). */
export const getOfframpPaymentClaim: Handler<'getOfframpPaymentClaim'> = async ({ path, tenantId, reads, fail }) => {
  const payment = await findPayment(reads, tenantId, path.id);
  if (!payment) return fail('PAYMENT_NOT_FOUND');
  if (payment.senderTenantId !== tenantId) return fail('NOT_SENDER');
  const claim = await reads.one<ClaimRecord>(sql('claims').select('*').where({ payment_id: payment.id }));
  return claim ? presentClaim(claim) : fail('CLAIM_NOT_FOUND');
};
