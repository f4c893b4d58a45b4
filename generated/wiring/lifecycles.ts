// Generated from machines/ by `npm run generate`. Do not edit.

import { agentMachine } from '../../machines/accounts/agent.machine.ts';
import { apiKeyMachine } from '../../machines/accounts/api-key.machine.ts';
import { approvalRequestMachine } from '../../machines/approvals/approval-request.machine.ts';
import { authorityMachine } from '../../machines/approvals/authority.machine.ts';
import { cardMachine } from '../../machines/cards/card.machine.ts';
import { cardAuthorizationMachine } from '../../machines/cards/card-authorization.machine.ts';
import { claimMachine } from '../../machines/claims/claim.machine.ts';
import { claimLinkMachine } from '../../machines/claims/claim-link.machine.ts';
import { contactMachine } from '../../machines/protection/contact.machine.ts';
import { credentialMachine } from '../../machines/identity/credential.machine.ts';
import { credentialAnchorMachine } from '../../machines/identity/credential-anchor.machine.ts';
import { deliveryRecordMachine } from '../../machines/trade/delivery-record.machine.ts';
import { didReservationMachine } from '../../machines/identity/did-reservation.machine.ts';
import { dripMachine } from '../../machines/wallets/drip.machine.ts';
import { emailAliasMachine } from '../../machines/identity/email-alias.machine.ts';
import { extractionMachine } from '../../machines/trade/extraction.machine.ts';
import { financingPoolMachine } from '../../machines/lending/financing-pool.machine.ts';
import { invoiceMachine } from '../../machines/invoices/invoice.machine.ts';
import { loanMachine } from '../../machines/lending/loan.machine.ts';
import { memberMachine } from '../../machines/accounts/member.machine.ts';
import { multisigPaymentMachine } from '../../machines/payments/multisig-payment.machine.ts';
import { offerMachine } from '../../machines/lending/offer.machine.ts';
import { offrampPaymentMachine } from '../../machines/offramp/offramp-payment.machine.ts';
import { paymentPolicyMachine } from '../../machines/approvals/payment-policy.machine.ts';
import { payoutDestinationMachine } from '../../machines/destinations/payout-destination.machine.ts';
import { permitMachine } from '../../machines/lending/permit.machine.ts';
import { phoneAliasMachine } from '../../machines/identity/phone-alias.machine.ts';
import { policyMachine } from '../../machines/policies/policy.machine.ts';
import { policyAttachmentMachine } from '../../machines/policies/policy-attachment.machine.ts';
import { presentationChallengeMachine } from '../../machines/identity/presentation-challenge.machine.ts';
import { purchaseOrderMachine } from '../../machines/lending/purchase-order.machine.ts';
import { rampMachine } from '../../machines/ramps/ramp.machine.ts';
import { reviewCaseMachine } from '../../machines/offramp/review-case.machine.ts';
import { salesOrderMachine } from '../../machines/trade/sales-order.machine.ts';
import { tenantMachine } from '../../machines/accounts/tenant.machine.ts';
import { treasuryAccountMachine } from '../../machines/treasury/treasury-account.machine.ts';
import { treasurySweepMachine } from '../../machines/treasury/treasury-sweep.machine.ts';
import { twofaChallengeMachine } from '../../machines/protection/twofa-challenge.machine.ts';
import { twofaFactorMachine } from '../../machines/protection/twofa-factor.machine.ts';
import { verificationHandoffMachine } from '../../machines/identity/verification-handoff.machine.ts';
import { verificationSessionMachine } from '../../machines/identity/verification-session.machine.ts';
import { walletMachine } from '../../machines/wallets/wallet.machine.ts';
import { walletBindingMachine } from '../../machines/identity/wallet-binding.machine.ts';
import { webhookDeliveryMachine } from '../../machines/webhooks/webhook-delivery.machine.ts';
import { webhookEndpointMachine } from '../../machines/webhooks/webhook-endpoint.machine.ts';
import { effects as agentEffects } from '../../src/domains/accounts/agent.effects.ts';
import { effects as apiKeyEffects } from '../../src/domains/accounts/api-key.effects.ts';
import { invariants as apiKeyInvariants } from '../../src/domains/accounts/api-key.invariants.ts';
import { effects as approvalRequestEffects } from '../../src/domains/approvals/approval-request.effects.ts';
import { invariants as approvalRequestInvariants } from '../../src/domains/approvals/approval-request.invariants.ts';
import { effects as authorityEffects } from '../../src/domains/approvals/authority.effects.ts';
import { invariants as authorityInvariants } from '../../src/domains/approvals/authority.invariants.ts';
import { effects as cardEffects } from '../../src/domains/cards/card.effects.ts';
import { invariants as cardInvariants } from '../../src/domains/cards/card.invariants.ts';
import { effects as cardAuthorizationEffects } from '../../src/domains/cards/card-authorization.effects.ts';
import { facts as cardAuthorizationFacts } from '../../src/domains/cards/card-authorization.facts.ts';
import { invariants as cardAuthorizationInvariants } from '../../src/domains/cards/card-authorization.invariants.ts';
import { effects as claimEffects } from '../../src/domains/claims/claim.effects.ts';
import { invariants as claimInvariants } from '../../src/domains/claims/claim.invariants.ts';
import { effects as claimLinkEffects } from '../../src/domains/claims/claim-link.effects.ts';
import { effects as contactEffects } from '../../src/domains/protection/contact.effects.ts';
import { effects as credentialEffects } from '../../src/domains/identity/credential.effects.ts';
import { invariants as credentialInvariants } from '../../src/domains/identity/credential.invariants.ts';
import { effects as credentialAnchorEffects } from '../../src/domains/identity/credential-anchor.effects.ts';
import { invariants as credentialAnchorInvariants } from '../../src/domains/identity/credential-anchor.invariants.ts';
import { effects as deliveryRecordEffects } from '../../src/domains/trade/delivery-record.effects.ts';
import { invariants as deliveryRecordInvariants } from '../../src/domains/trade/delivery-record.invariants.ts';
import { effects as didReservationEffects } from '../../src/domains/identity/did-reservation.effects.ts';
import { invariants as didReservationInvariants } from '../../src/domains/identity/did-reservation.invariants.ts';
import { effects as dripEffects } from '../../src/domains/wallets/drip.effects.ts';
import { effects as emailAliasEffects } from '../../src/domains/identity/email-alias.effects.ts';
import { effects as extractionEffects } from '../../src/domains/trade/extraction.effects.ts';
import { invariants as extractionInvariants } from '../../src/domains/trade/extraction.invariants.ts';
import { effects as financingPoolEffects } from '../../src/domains/lending/financing-pool.effects.ts';
import { facts as financingPoolFacts } from '../../src/domains/lending/financing-pool.facts.ts';
import { invariants as financingPoolInvariants } from '../../src/domains/lending/financing-pool.invariants.ts';
import { effects as invoiceEffects } from '../../src/domains/invoices/invoice.effects.ts';
import { invariants as invoiceInvariants } from '../../src/domains/invoices/invoice.invariants.ts';
import { effects as loanEffects } from '../../src/domains/lending/loan.effects.ts';
import { invariants as loanInvariants } from '../../src/domains/lending/loan.invariants.ts';
import { effects as memberEffects } from '../../src/domains/accounts/member.effects.ts';
import { effects as multisigPaymentEffects } from '../../src/domains/payments/multisig-payment.effects.ts';
import { facts as multisigPaymentFacts } from '../../src/domains/payments/multisig-payment.facts.ts';
import { invariants as multisigPaymentInvariants } from '../../src/domains/payments/multisig-payment.invariants.ts';
import { effects as offerEffects } from '../../src/domains/lending/offer.effects.ts';
import { invariants as offerInvariants } from '../../src/domains/lending/offer.invariants.ts';
import { effects as offrampPaymentEffects } from '../../src/domains/offramp/offramp-payment.effects.ts';
import { facts as offrampPaymentFacts } from '../../src/domains/offramp/offramp-payment.facts.ts';
import { invariants as offrampPaymentInvariants } from '../../src/domains/offramp/offramp-payment.invariants.ts';
import { effects as paymentPolicyEffects } from '../../src/domains/approvals/payment-policy.effects.ts';
import { invariants as paymentPolicyInvariants } from '../../src/domains/approvals/payment-policy.invariants.ts';
import { effects as payoutDestinationEffects } from '../../src/domains/destinations/payout-destination.effects.ts';
import { invariants as payoutDestinationInvariants } from '../../src/domains/destinations/payout-destination.invariants.ts';
import { effects as permitEffects } from '../../src/domains/lending/permit.effects.ts';
import { invariants as permitInvariants } from '../../src/domains/lending/permit.invariants.ts';
import { effects as phoneAliasEffects } from '../../src/domains/identity/phone-alias.effects.ts';
import { effects as policyEffects } from '../../src/domains/policies/policy.effects.ts';
import { invariants as policyInvariants } from '../../src/domains/policies/policy.invariants.ts';
import { effects as policyAttachmentEffects } from '../../src/domains/policies/policy-attachment.effects.ts';
import { invariants as policyAttachmentInvariants } from '../../src/domains/policies/policy-attachment.invariants.ts';
import { effects as presentationChallengeEffects } from '../../src/domains/identity/presentation-challenge.effects.ts';
import { effects as purchaseOrderEffects } from '../../src/domains/lending/purchase-order.effects.ts';
import { invariants as purchaseOrderInvariants } from '../../src/domains/lending/purchase-order.invariants.ts';
import { effects as rampEffects } from '../../src/domains/ramps/ramp.effects.ts';
import { invariants as rampInvariants } from '../../src/domains/ramps/ramp.invariants.ts';
import { effects as reviewCaseEffects } from '../../src/domains/offramp/review-case.effects.ts';
import { invariants as reviewCaseInvariants } from '../../src/domains/offramp/review-case.invariants.ts';
import { effects as salesOrderEffects } from '../../src/domains/trade/sales-order.effects.ts';
import { invariants as salesOrderInvariants } from '../../src/domains/trade/sales-order.invariants.ts';
import { effects as tenantEffects } from '../../src/domains/accounts/tenant.effects.ts';
import { effects as treasuryAccountEffects } from '../../src/domains/treasury/treasury-account.effects.ts';
import { invariants as treasuryAccountInvariants } from '../../src/domains/treasury/treasury-account.invariants.ts';
import { effects as treasurySweepEffects } from '../../src/domains/treasury/treasury-sweep.effects.ts';
import { invariants as treasurySweepInvariants } from '../../src/domains/treasury/treasury-sweep.invariants.ts';
import { effects as twofaChallengeEffects } from '../../src/domains/protection/twofa-challenge.effects.ts';
import { invariants as twofaChallengeInvariants } from '../../src/domains/protection/twofa-challenge.invariants.ts';
import { effects as twofaFactorEffects } from '../../src/domains/protection/twofa-factor.effects.ts';
import { invariants as twofaFactorInvariants } from '../../src/domains/protection/twofa-factor.invariants.ts';
import { effects as verificationHandoffEffects } from '../../src/domains/identity/verification-handoff.effects.ts';
import { invariants as verificationHandoffInvariants } from '../../src/domains/identity/verification-handoff.invariants.ts';
import { effects as verificationSessionEffects } from '../../src/domains/identity/verification-session.effects.ts';
import { effects as walletEffects } from '../../src/domains/wallets/wallet.effects.ts';
import { effects as walletBindingEffects } from '../../src/domains/identity/wallet-binding.effects.ts';
import { invariants as walletBindingInvariants } from '../../src/domains/identity/wallet-binding.invariants.ts';
import { effects as webhookDeliveryEffects } from '../../src/domains/webhooks/webhook-delivery.effects.ts';
import { invariants as webhookDeliveryInvariants } from '../../src/domains/webhooks/webhook-delivery.invariants.ts';
import { effects as webhookEndpointEffects } from '../../src/domains/webhooks/webhook-endpoint.effects.ts';
import { invariants as webhookEndpointInvariants } from '../../src/domains/webhooks/webhook-endpoint.invariants.ts';
import type { LifecycleRegistry } from '../../src/platform/lifecycle/definition.ts';

/** A missing effect or loader, or one that is too many, does not compile. */
export const lifecycles = {
  agent: {
    machine: agentMachine,
    effects: agentEffects,
    facts: {},
  },
  'api-key': {
    machine: apiKeyMachine,
    effects: apiKeyEffects,
    facts: {},
    invariants: apiKeyInvariants,
  },
  'approval-request': {
    machine: approvalRequestMachine,
    effects: approvalRequestEffects,
    facts: {},
    invariants: approvalRequestInvariants,
  },
  authority: {
    machine: authorityMachine,
    effects: authorityEffects,
    facts: {},
    invariants: authorityInvariants,
  },
  card: {
    machine: cardMachine,
    effects: cardEffects,
    facts: {},
    invariants: cardInvariants,
  },
  'card-authorization': {
    machine: cardAuthorizationMachine,
    effects: cardAuthorizationEffects,
    facts: cardAuthorizationFacts,
    invariants: cardAuthorizationInvariants,
  },
  claim: {
    machine: claimMachine,
    effects: claimEffects,
    facts: {},
    invariants: claimInvariants,
  },
  'claim-link': {
    machine: claimLinkMachine,
    effects: claimLinkEffects,
    facts: {},
  },
  contact: {
    machine: contactMachine,
    effects: contactEffects,
    facts: {},
  },
  credential: {
    machine: credentialMachine,
    effects: credentialEffects,
    facts: {},
    invariants: credentialInvariants,
  },
  'credential-anchor': {
    machine: credentialAnchorMachine,
    effects: credentialAnchorEffects,
    facts: {},
    invariants: credentialAnchorInvariants,
  },
  'delivery-record': {
    machine: deliveryRecordMachine,
    effects: deliveryRecordEffects,
    facts: {},
    invariants: deliveryRecordInvariants,
  },
  'did-reservation': {
    machine: didReservationMachine,
    effects: didReservationEffects,
    facts: {},
    invariants: didReservationInvariants,
  },
  drip: {
    machine: dripMachine,
    effects: dripEffects,
    facts: {},
  },
  'email-alias': {
    machine: emailAliasMachine,
    effects: emailAliasEffects,
    facts: {},
  },
  extraction: {
    machine: extractionMachine,
    effects: extractionEffects,
    facts: {},
    invariants: extractionInvariants,
  },
  'financing-pool': {
    machine: financingPoolMachine,
    effects: financingPoolEffects,
    facts: financingPoolFacts,
    invariants: financingPoolInvariants,
  },
  invoice: {
    machine: invoiceMachine,
    effects: invoiceEffects,
    facts: {},
    invariants: invoiceInvariants,
  },
  loan: {
    machine: loanMachine,
    effects: loanEffects,
    facts: {},
    invariants: loanInvariants,
  },
  member: {
    machine: memberMachine,
    effects: memberEffects,
    facts: {},
  },
  'multisig-payment': {
    machine: multisigPaymentMachine,
    effects: multisigPaymentEffects,
    facts: multisigPaymentFacts,
    invariants: multisigPaymentInvariants,
  },
  offer: {
    machine: offerMachine,
    effects: offerEffects,
    facts: {},
    invariants: offerInvariants,
  },
  'offramp-payment': {
    machine: offrampPaymentMachine,
    effects: offrampPaymentEffects,
    facts: offrampPaymentFacts,
    invariants: offrampPaymentInvariants,
  },
  'payment-policy': {
    machine: paymentPolicyMachine,
    effects: paymentPolicyEffects,
    facts: {},
    invariants: paymentPolicyInvariants,
  },
  'payout-destination': {
    machine: payoutDestinationMachine,
    effects: payoutDestinationEffects,
    facts: {},
    invariants: payoutDestinationInvariants,
  },
  permit: {
    machine: permitMachine,
    effects: permitEffects,
    facts: {},
    invariants: permitInvariants,
  },
  'phone-alias': {
    machine: phoneAliasMachine,
    effects: phoneAliasEffects,
    facts: {},
  },
  policy: {
    machine: policyMachine,
    effects: policyEffects,
    facts: {},
    invariants: policyInvariants,
  },
  'policy-attachment': {
    machine: policyAttachmentMachine,
    effects: policyAttachmentEffects,
    facts: {},
    invariants: policyAttachmentInvariants,
  },
  'presentation-challenge': {
    machine: presentationChallengeMachine,
    effects: presentationChallengeEffects,
    facts: {},
  },
  'purchase-order': {
    machine: purchaseOrderMachine,
    effects: purchaseOrderEffects,
    facts: {},
    invariants: purchaseOrderInvariants,
  },
  ramp: {
    machine: rampMachine,
    effects: rampEffects,
    facts: {},
    invariants: rampInvariants,
  },
  'review-case': {
    machine: reviewCaseMachine,
    effects: reviewCaseEffects,
    facts: {},
    invariants: reviewCaseInvariants,
  },
  'sales-order': {
    machine: salesOrderMachine,
    effects: salesOrderEffects,
    facts: {},
    invariants: salesOrderInvariants,
  },
  tenant: {
    machine: tenantMachine,
    effects: tenantEffects,
    facts: {},
  },
  'treasury-account': {
    machine: treasuryAccountMachine,
    effects: treasuryAccountEffects,
    facts: {},
    invariants: treasuryAccountInvariants,
  },
  'treasury-sweep': {
    machine: treasurySweepMachine,
    effects: treasurySweepEffects,
    facts: {},
    invariants: treasurySweepInvariants,
  },
  'twofa-challenge': {
    machine: twofaChallengeMachine,
    effects: twofaChallengeEffects,
    facts: {},
    invariants: twofaChallengeInvariants,
  },
  'twofa-factor': {
    machine: twofaFactorMachine,
    effects: twofaFactorEffects,
    facts: {},
    invariants: twofaFactorInvariants,
  },
  'verification-handoff': {
    machine: verificationHandoffMachine,
    effects: verificationHandoffEffects,
    facts: {},
    invariants: verificationHandoffInvariants,
  },
  'verification-session': {
    machine: verificationSessionMachine,
    effects: verificationSessionEffects,
    facts: {},
  },
  wallet: {
    machine: walletMachine,
    effects: walletEffects,
    facts: {},
  },
  'wallet-binding': {
    machine: walletBindingMachine,
    effects: walletBindingEffects,
    facts: {},
    invariants: walletBindingInvariants,
  },
  'webhook-delivery': {
    machine: webhookDeliveryMachine,
    effects: webhookDeliveryEffects,
    facts: {},
    invariants: webhookDeliveryInvariants,
  },
  'webhook-endpoint': {
    machine: webhookEndpointMachine,
    effects: webhookEndpointEffects,
    facts: {},
    invariants: webhookEndpointInvariants,
  },
} satisfies LifecycleRegistry;
