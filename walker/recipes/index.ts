import type { Recipe } from '../recipe.ts';
import { agent, apiKey, member, tenantRecipe } from './accounts.ts';
import { approvalRequest } from './approval-request.ts';
import { authority } from './approvals.ts';
import { card, cardAuthorization } from './cards.ts';
import { claim } from './claim.ts';
import { credentialAnchor } from './credential-anchor.ts';
import { depositedPayment, partneredPayment } from './deposited-payment.ts';
import { invoice } from './escrow.ts';
import { extraction } from './extraction.ts';
import { credential, emailAlias, phoneAlias, verificationSession } from './identity.ts';
import { intentPayment } from './intent-payment.ts';
import { financingPool, loan, offer, permit, purchaseOrder } from './lending.ts';
import { claimLink, didReservation, presentationChallenge, verificationHandoff } from './links.ts';
import { multisigPayment } from './multisig-payment.ts';
import { offrampPayment } from './offramp-payment.ts';
import { payoutDestination } from './payout-destination.ts';
import { paymentPolicy, policy, policyAttachment } from './policies.ts';
import { contact, twofaFactor } from './protection.ts';
import { reviewCase } from './review-case.ts';
import { deliveryRecord, salesOrder } from './trade.ts';
import { twofaChallenge } from './two-factor-challenge.ts';
import { walletBinding } from './wallet-binding.ts';
import { ramp } from './wallet-payments.ts';
import { drip, treasuryAccount, treasurySweep, wallet } from './wallets.ts';
import { webhookDelivery } from './webhook-delivery.ts';
import { webhookEndpoint } from './webhooks.ts';

export { needs } from './needs.ts';

/** How each lifecycle is walked. Some have several recipes, because they need what not every deployment has. */
export const recipes: readonly Recipe[] = [
  offrampPayment,
  depositedPayment,
  partneredPayment,
  intentPayment,
  claim,
  payoutDestination,
  authority,
  agent,
  apiKey,
  member,
  tenantRecipe,
  card,
  cardAuthorization,
  credential,
  credentialAnchor,
  emailAlias,
  phoneAlias,
  verificationSession,
  policy,
  policyAttachment,
  paymentPolicy,
  contact,
  twofaFactor,
  salesOrder,
  deliveryRecord,
  webhookEndpoint,
  twofaChallenge,
  webhookDelivery,
  reviewCase,
  extraction,
  approvalRequest,
  claimLink,
  verificationHandoff,
  presentationChallenge,
  didReservation,
  permit,
  purchaseOrder,
  offer,
  loan,
  financingPool,
  wallet,
  drip,
  treasuryAccount,
  treasurySweep,
  invoice,
  multisigPayment,
  ramp,
  walletBinding,
];
