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
import { didReservationMachine } from '../../machines/identity/did-reservation.machine.ts';
import { dripMachine } from '../../machines/wallets/drip.machine.ts';
import { invoiceMachine } from '../../machines/invoices/invoice.machine.ts';
import { memberMachine } from '../../machines/accounts/member.machine.ts';
import { multisigPaymentMachine } from '../../machines/payments/multisig-payment.machine.ts';
import { offrampPaymentMachine } from '../../machines/offramp/offramp-payment.machine.ts';
import { paymentPolicyMachine } from '../../machines/approvals/payment-policy.machine.ts';
import { payoutDestinationMachine } from '../../machines/destinations/payout-destination.machine.ts';
import { phoneAliasMachine } from '../../machines/identity/phone-alias.machine.ts';
import { policyMachine } from '../../machines/policies/policy.machine.ts';
import { policyAttachmentMachine } from '../../machines/policies/policy-attachment.machine.ts';
import { presentationChallengeMachine } from '../../machines/identity/presentation-challenge.machine.ts';
import { rampMachine } from '../../machines/ramps/ramp.machine.ts';
import { reviewCaseMachine } from '../../machines/offramp/review-case.machine.ts';
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
import { effects as agentEffects } from '../../src/accounts/agent.effects.ts';
import { effects as apiKeyEffects } from '../../src/accounts/api-key.effects.ts';
import { effects as approvalRequestEffects } from '../../src/approvals/approval-request.effects.ts';
import { effects as authorityEffects } from '../../src/approvals/authority.effects.ts';
import { effects as cardEffects } from '../../src/cards/card.effects.ts';
import { effects as cardAuthorizationEffects } from '../../src/cards/card-authorization.effects.ts';
import { facts as cardAuthorizationFacts } from '../../src/cards/card-authorization.facts.ts';
import { effects as claimEffects } from '../../src/claims/claim.effects.ts';
import { effects as claimLinkEffects } from '../../src/claims/claim-link.effects.ts';
import { effects as contactEffects } from '../../src/protection/contact.effects.ts';
import { effects as credentialEffects } from '../../src/identity/credential.effects.ts';
import { effects as credentialAnchorEffects } from '../../src/identity/credential-anchor.effects.ts';
import { effects as didReservationEffects } from '../../src/identity/did-reservation.effects.ts';
import { effects as dripEffects } from '../../src/wallets/drip.effects.ts';
import { effects as invoiceEffects } from '../../src/invoices/invoice.effects.ts';
import { effects as memberEffects } from '../../src/accounts/member.effects.ts';
import { effects as multisigPaymentEffects } from '../../src/payments/multisig-payment.effects.ts';
import { facts as multisigPaymentFacts } from '../../src/payments/multisig-payment.facts.ts';
import { effects as offrampPaymentEffects } from '../../src/offramp/offramp-payment.effects.ts';
import { facts as offrampPaymentFacts } from '../../src/offramp/offramp-payment.facts.ts';
import { effects as paymentPolicyEffects } from '../../src/approvals/payment-policy.effects.ts';
import { effects as payoutDestinationEffects } from '../../src/destinations/payout-destination.effects.ts';
import { effects as phoneAliasEffects } from '../../src/identity/phone-alias.effects.ts';
import { effects as policyEffects } from '../../src/policies/policy.effects.ts';
import { effects as policyAttachmentEffects } from '../../src/policies/policy-attachment.effects.ts';
import { effects as presentationChallengeEffects } from '../../src/identity/presentation-challenge.effects.ts';
import { effects as rampEffects } from '../../src/ramps/ramp.effects.ts';
import { effects as reviewCaseEffects } from '../../src/offramp/review-case.effects.ts';
import { effects as tenantEffects } from '../../src/accounts/tenant.effects.ts';
import { effects as treasuryAccountEffects } from '../../src/treasury/treasury-account.effects.ts';
import { effects as treasurySweepEffects } from '../../src/treasury/treasury-sweep.effects.ts';
import { effects as twofaChallengeEffects } from '../../src/protection/twofa-challenge.effects.ts';
import { effects as twofaFactorEffects } from '../../src/protection/twofa-factor.effects.ts';
import { effects as verificationHandoffEffects } from '../../src/identity/verification-handoff.effects.ts';
import { effects as verificationSessionEffects } from '../../src/identity/verification-session.effects.ts';
import { effects as walletEffects } from '../../src/wallets/wallet.effects.ts';
import { effects as walletBindingEffects } from '../../src/identity/wallet-binding.effects.ts';
import { effects as webhookDeliveryEffects } from '../../src/webhooks/webhook-delivery.effects.ts';
import { effects as webhookEndpointEffects } from '../../src/webhooks/webhook-endpoint.effects.ts';
import type { LifecycleRegistry } from '../../src/lifecycle/definition.ts';

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
  },
  'approval-request': {
    machine: approvalRequestMachine,
    effects: approvalRequestEffects,
    facts: {},
  },
  authority: {
    machine: authorityMachine,
    effects: authorityEffects,
    facts: {},
  },
  card: {
    machine: cardMachine,
    effects: cardEffects,
    facts: {},
  },
  'card-authorization': {
    machine: cardAuthorizationMachine,
    effects: cardAuthorizationEffects,
    facts: cardAuthorizationFacts,
  },
  claim: {
    machine: claimMachine,
    effects: claimEffects,
    facts: {},
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
  },
  'credential-anchor': {
    machine: credentialAnchorMachine,
    effects: credentialAnchorEffects,
    facts: {},
  },
  'did-reservation': {
    machine: didReservationMachine,
    effects: didReservationEffects,
    facts: {},
  },
  drip: {
    machine: dripMachine,
    effects: dripEffects,
    facts: {},
  },
  invoice: {
    machine: invoiceMachine,
    effects: invoiceEffects,
    facts: {},
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
  },
  'offramp-payment': {
    machine: offrampPaymentMachine,
    effects: offrampPaymentEffects,
    facts: offrampPaymentFacts,
  },
  'payment-policy': {
    machine: paymentPolicyMachine,
    effects: paymentPolicyEffects,
    facts: {},
  },
  'payout-destination': {
    machine: payoutDestinationMachine,
    effects: payoutDestinationEffects,
    facts: {},
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
  },
  'policy-attachment': {
    machine: policyAttachmentMachine,
    effects: policyAttachmentEffects,
    facts: {},
  },
  'presentation-challenge': {
    machine: presentationChallengeMachine,
    effects: presentationChallengeEffects,
    facts: {},
  },
  ramp: {
    machine: rampMachine,
    effects: rampEffects,
    facts: {},
  },
  'review-case': {
    machine: reviewCaseMachine,
    effects: reviewCaseEffects,
    facts: {},
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
  },
  'treasury-sweep': {
    machine: treasurySweepMachine,
    effects: treasurySweepEffects,
    facts: {},
  },
  'twofa-challenge': {
    machine: twofaChallengeMachine,
    effects: twofaChallengeEffects,
    facts: {},
  },
  'twofa-factor': {
    machine: twofaFactorMachine,
    effects: twofaFactorEffects,
    facts: {},
  },
  'verification-handoff': {
    machine: verificationHandoffMachine,
    effects: verificationHandoffEffects,
    facts: {},
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
  },
  'webhook-delivery': {
    machine: webhookDeliveryMachine,
    effects: webhookDeliveryEffects,
    facts: {},
  },
  'webhook-endpoint': {
    machine: webhookEndpointMachine,
    effects: webhookEndpointEffects,
    facts: {},
  },
} satisfies LifecycleRegistry;
