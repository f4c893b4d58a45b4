import { agent, apiKey, member, tenantRecipe } from "./accounts.js";
import { approvalRequest } from "./approval-request.js";
import { authority } from "./approvals.js";
import { card, cardAuthorization } from "./cards.js";
import { claim } from "./claim.js";
import { credentialAnchor } from "./credential-anchor.js";
import { depositedPayment, partneredPayment } from "./deposited-payment.js";
import { invoice } from "./escrow.js";
import { extraction } from "./extraction.js";
import { credential, emailAlias, phoneAlias, verificationSession } from "./identity.js";
import { intentPayment } from "./intent-payment.js";
import { financingPool, loan, offer, permit, purchaseOrder } from "./lending.js";
import { claimLink, didReservation, presentationChallenge, verificationHandoff } from "./links.js";
import { multisigPayment } from "./multisig-payment.js";
import { offrampPayment } from "./offramp-payment.js";
import { payoutDestination } from "./payout-destination.js";
import { paymentPolicy, policy, policyAttachment } from "./policies.js";
import { contact, twofaFactor } from "./protection.js";
import { reviewCase } from "./review-case.js";
import { deliveryRecord, salesOrder } from "./trade.js";
import { twofaChallenge } from "./two-factor-challenge.js";
import { walletBinding } from "./wallet-binding.js";
import { ramp } from "./wallet-payments.js";
import { drip, treasuryAccount, treasurySweep, wallet } from "./wallets.js";
import { webhookDelivery } from "./webhook-delivery.js";
import { webhookEndpoint } from "./webhooks.js";
export { needs } from "./needs.js";
/** How each lifecycle is walked. Some have several recipes, because they need what not every deployment has. */
export const recipes = [
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
