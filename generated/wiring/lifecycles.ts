// Generated from machines/ by `npm run generate`. Do not edit.

import { agentMachine } from '../../machines/accounts/agent.machine.ts';
import { apiKeyMachine } from '../../machines/accounts/api-key.machine.ts';
import { claimMachine } from '../../machines/claims/claim.machine.ts';
import { credentialMachine } from '../../machines/identity/credential.machine.ts';
import { memberMachine } from '../../machines/accounts/member.machine.ts';
import { offrampPaymentMachine } from '../../machines/offramp/offramp-payment.machine.ts';
import { payoutDestinationMachine } from '../../machines/destinations/payout-destination.machine.ts';
import { phoneAliasMachine } from '../../machines/identity/phone-alias.machine.ts';
import { reviewCaseMachine } from '../../machines/offramp/review-case.machine.ts';
import { tenantMachine } from '../../machines/accounts/tenant.machine.ts';
import { verificationSessionMachine } from '../../machines/identity/verification-session.machine.ts';
import { effects as agentEffects } from '../../src/accounts/agent.effects.ts';
import { effects as apiKeyEffects } from '../../src/accounts/api-key.effects.ts';
import { effects as claimEffects } from '../../src/claims/claim.effects.ts';
import { effects as credentialEffects } from '../../src/identity/credential.effects.ts';
import { effects as memberEffects } from '../../src/accounts/member.effects.ts';
import { effects as offrampPaymentEffects } from '../../src/offramp/offramp-payment.effects.ts';
import { facts as offrampPaymentFacts } from '../../src/offramp/offramp-payment.facts.ts';
import { effects as payoutDestinationEffects } from '../../src/destinations/payout-destination.effects.ts';
import { effects as phoneAliasEffects } from '../../src/identity/phone-alias.effects.ts';
import { effects as reviewCaseEffects } from '../../src/offramp/review-case.effects.ts';
import { effects as tenantEffects } from '../../src/accounts/tenant.effects.ts';
import { effects as verificationSessionEffects } from '../../src/identity/verification-session.effects.ts';
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
  claim: {
    machine: claimMachine,
    effects: claimEffects,
    facts: {},
  },
  credential: {
    machine: credentialMachine,
    effects: credentialEffects,
    facts: {},
  },
  member: {
    machine: memberMachine,
    effects: memberEffects,
    facts: {},
  },
  'offramp-payment': {
    machine: offrampPaymentMachine,
    effects: offrampPaymentEffects,
    facts: offrampPaymentFacts,
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
  'verification-session': {
    machine: verificationSessionMachine,
    effects: verificationSessionEffects,
    facts: {},
  },
} satisfies LifecycleRegistry;
