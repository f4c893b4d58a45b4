// Generated from spec/ by `npm run generate`. Do not edit.

import { standalone, standaloneStream } from './client.ts';

import * as operations from './operations.gen.ts';

import type { PaychartOptions } from './options.ts';
import type { Standalone, ListEventsStream } from './paychart.gen.ts';

/** Accept a claim: `claims.accept` of a client. */
export const acceptClaim: Standalone<'acceptClaim'> = /* @__PURE__ */ standalone('acceptClaim', operations.acceptClaim);

/** Accept an invitation: `accounts.acceptInvitation` of a client. */
export const acceptInvitation: Standalone<'acceptInvitation'> = /* @__PURE__ */ standalone('acceptInvitation', operations.acceptInvitation);

/** Accept a lending offer: `lending.acceptOffer` of a client. */
export const acceptLendingOffer: Standalone<'acceptLendingOffer'> = /* @__PURE__ */ standalone('acceptLendingOffer', operations.acceptLendingOffer);

/** Accept a purchase order: `purchaseOrders.accept` of a client. */
export const acceptPurchaseOrder: Standalone<'acceptPurchaseOrder'> = /* @__PURE__ */ standalone('acceptPurchaseOrder', operations.acceptPurchaseOrder);

/** Accept the delivery of a sales order: `salesOrders.acceptDelivery` of a client. */
export const acceptSalesOrderDelivery: Standalone<'acceptSalesOrderDelivery'> = /* @__PURE__ */ standalone('acceptSalesOrderDelivery', operations.acceptSalesOrderDelivery);

/** Advance the test clock: `sandbox.advanceTestClock` of a client. */
export const advanceTestClock: Standalone<'advanceTestClock'> = /* @__PURE__ */ standalone('advanceTestClock', operations.advanceTestClock);

/** Anchor a test credential on chain: `sandbox.anchorTestCredential` of a client. */
export const anchorTestCredential: Standalone<'anchorTestCredential'> = /* @__PURE__ */ standalone('anchorTestCredential', operations.anchorTestCredential);

/** Approve an extraction: `extractions.approve` of a client. */
export const approveExtraction: Standalone<'approveExtraction'> = /* @__PURE__ */ standalone('approveExtraction', operations.approveExtraction);

/** Approve a payment: `payments.approve` of a client. */
export const approvePayment: Standalone<'approvePayment'> = /* @__PURE__ */ standalone('approvePayment', operations.approvePayment);

/** Attach a policy: `policies.attach` of a client. */
export const attachPolicy: Standalone<'attachPolicy'> = /* @__PURE__ */ standalone('attachPolicy', operations.attachPolicy);

/** Attest an authority grant: `authorities.attest` of a client. */
export const attestAuthority: Standalone<'attestAuthority'> = /* @__PURE__ */ standalone('attestAuthority', operations.attestAuthority);

/** Attest the payment policy: `approvals.attestPaymentPolicy` of a client. */
export const attestPaymentPolicy: Standalone<'attestPaymentPolicy'> = /* @__PURE__ */ standalone('attestPaymentPolicy', operations.attestPaymentPolicy);

/** Cancel an invoice: `invoices.cancel` of a client. */
export const cancelInvoice: Standalone<'cancelInvoice'> = /* @__PURE__ */ standalone('cancelInvoice', operations.cancelInvoice);

/** Cancel an off-ramp payment: `offrampPayments.cancel` of a client. */
export const cancelOfframpPayment: Standalone<'cancelOfframpPayment'> = /* @__PURE__ */ standalone('cancelOfframpPayment', operations.cancelOfframpPayment);

/** Cancel a payment: `payments.cancel` of a client. */
export const cancelPayment: Standalone<'cancelPayment'> = /* @__PURE__ */ standalone('cancelPayment', operations.cancelPayment);

/** Cancel a sales order: `salesOrders.cancel` of a client. */
export const cancelSalesOrder: Standalone<'cancelSalesOrder'> = /* @__PURE__ */ standalone('cancelSalesOrder', operations.cancelSalesOrder);

/** Cancel a wallet rotation: `walletBindings.cancelRotation` of a client. */
export const cancelWalletRotation: Standalone<'cancelWalletRotation'> = /* @__PURE__ */ standalone('cancelWalletRotation', operations.cancelWalletRotation);

/** Check the settlement of a sales order: `salesOrders.checkSettlement` of a client. */
export const checkSalesOrderSettlement: Standalone<'checkSalesOrderSettlement'> = /* @__PURE__ */ standalone('checkSalesOrderSettlement', operations.checkSalesOrderSettlement);

/** Clear provider overrides: `sandbox.clearTestProviderControls` of a client. */
export const clearTestProviderControls: Standalone<'clearTestProviderControls'> = /* @__PURE__ */ standalone('clearTestProviderControls', operations.clearTestProviderControls);

/** Confirm a payment: `offrampPayments.confirm` of a client. */
export const confirmOfframpPayment: Standalone<'confirmOfframpPayment'> = /* @__PURE__ */ standalone('confirmOfframpPayment', operations.confirmOfframpPayment);

/** Confirm a payment: `payments.confirm` of a client. */
export const confirmPayment: Standalone<'confirmPayment'> = /* @__PURE__ */ standalone('confirmPayment', operations.confirmPayment);

/** Correct an extracted fact: `extractions.correct` of a client. */
export const correctExtraction: Standalone<'correctExtraction'> = /* @__PURE__ */ standalone('correctExtraction', operations.correctExtraction);

/** Create an agent: `agents.create` of a client. */
export const createAgent: Standalone<'createAgent'> = /* @__PURE__ */ standalone('createAgent', operations.createAgent);

/** Create an API key: `apiKeys.create` of a client. */
export const createApiKey: Standalone<'createApiKey'> = /* @__PURE__ */ standalone('createApiKey', operations.createApiKey);

/** Create an authority grant: `authorities.create` of a client. */
export const createAuthority: Standalone<'createAuthority'> = /* @__PURE__ */ standalone('createAuthority', operations.createAuthority);

/** Create an ephemeral key for a card: `cards.createEphemeralKey` of a client. */
export const createCardEphemeralKey: Standalone<'createCardEphemeralKey'> = /* @__PURE__ */ standalone('createCardEphemeralKey', operations.createCardEphemeralKey);

/** Save a payee: `contacts.create` of a client. */
export const createContact: Standalone<'createContact'> = /* @__PURE__ */ standalone('createContact', operations.createContact);

/** Reserve a payment DID: `identity.createDidReservation` of a client. */
export const createDidReservation: Standalone<'createDidReservation'> = /* @__PURE__ */ standalone('createDidReservation', operations.createDidReservation);

/** Request test money from the faucet: `wallets.drip` of a client. */
export const createDrip: Standalone<'createDrip'> = /* @__PURE__ */ standalone('createDrip', operations.createDrip);

/** Add your e-mail address: `emailAliases.create` of a client. */
export const createEmailAlias: Standalone<'createEmailAlias'> = /* @__PURE__ */ standalone('createEmailAlias', operations.createEmailAlias);

/** Create an extraction: `extractions.create` of a client. */
export const createExtraction: Standalone<'createExtraction'> = /* @__PURE__ */ standalone('createExtraction', operations.createExtraction);

/** Create a financing pool: `financingPools.create` of a client. */
export const createFinancingPool: Standalone<'createFinancingPool'> = /* @__PURE__ */ standalone('createFinancingPool', operations.createFinancingPool);

/** Create an identity: `identities.create` of a client. */
export const createIdentity: Standalone<'createIdentity'> = /* @__PURE__ */ standalone('createIdentity', operations.createIdentity);

/** Create an invoice: `invoices.create` of a client. */
export const createInvoice: Standalone<'createInvoice'> = /* @__PURE__ */ standalone('createInvoice', operations.createInvoice);

/** Create a lending offer: `lending.createOffer` of a client. */
export const createLendingOffer: Standalone<'createLendingOffer'> = /* @__PURE__ */ standalone('createLendingOffer', operations.createLendingOffer);

/** Invite a member: `members.create` of a client. */
export const createMember: Standalone<'createMember'> = /* @__PURE__ */ standalone('createMember', operations.createMember);

/** Pay a phone number or DID: `offrampPayments.create` of a client. */
export const createOfframpPayment: Standalone<'createOfframpPayment'> = /* @__PURE__ */ standalone('createOfframpPayment', operations.createOfframpPayment);

/** Create a payment: `payments.create` of a client. */
export const createPayment: Standalone<'createPayment'> = /* @__PURE__ */ standalone('createPayment', operations.createPayment);

/** Add a payout destination: `payoutDestinations.create` of a client. */
export const createPayoutDestination: Standalone<'createPayoutDestination'> = /* @__PURE__ */ standalone('createPayoutDestination', operations.createPayoutDestination);

/** Add a phone number: `phoneAliases.create` of a client. */
export const createPhoneAlias: Standalone<'createPhoneAlias'> = /* @__PURE__ */ standalone('createPhoneAlias', operations.createPhoneAlias);

/** Create a policy: `policies.create` of a client. */
export const createPolicy: Standalone<'createPolicy'> = /* @__PURE__ */ standalone('createPolicy', operations.createPolicy);

/** Create a policy version: `policyVersions.create` of a client. */
export const createPolicyVersion: Standalone<'createPolicyVersion'> = /* @__PURE__ */ standalone('createPolicyVersion', operations.createPolicyVersion);

/** Create a presentation challenge: `identity.createPresentationChallenge` of a client. */
export const createPresentationChallenge: Standalone<'createPresentationChallenge'> = /* @__PURE__ */ standalone('createPresentationChallenge', operations.createPresentationChallenge);

/** Create a card at the provider: `cards.createProviderCard` of a client. */
export const createProviderCard: Standalone<'createProviderCard'> = /* @__PURE__ */ standalone('createProviderCard', operations.createProviderCard);

/** Create an on-ramp or off-ramp: `ramps.create` of a client. */
export const createRamp: Standalone<'createRamp'> = /* @__PURE__ */ standalone('createRamp', operations.createRamp);

/** Create a sales order: `salesOrders.create` of a client. */
export const createSalesOrder: Standalone<'createSalesOrder'> = /* @__PURE__ */ standalone('createSalesOrder', operations.createSalesOrder);

/** Create a tenant: `accounts.createTenant` of a client. */
export const createTenant: Standalone<'createTenant'> = /* @__PURE__ */ standalone('createTenant', operations.createTenant);

/** Simulate a card authorization: `sandbox.createTestCardAuthorization` of a client. */
export const createTestCardAuthorization: Standalone<'createTestCardAuthorization'> = /* @__PURE__ */ standalone('createTestCardAuthorization', operations.createTestCardAuthorization);

/** Create a test session: `sandbox.createTestSession` of a client. */
export const createTestSession: Standalone<'createTestSession'> = /* @__PURE__ */ standalone('createTestSession', operations.createTestSession);

/** Create a webhook sink: `sandbox.createTestWebhookSink` of a client. */
export const createTestWebhookSink: Standalone<'createTestWebhookSink'> = /* @__PURE__ */ standalone('createTestWebhookSink', operations.createTestWebhookSink);

/** Create a treasury account: `treasuryAccounts.create` of a client. */
export const createTreasuryAccount: Standalone<'createTreasuryAccount'> = /* @__PURE__ */ standalone('createTreasuryAccount', operations.createTreasuryAccount);

/** Create a treasury rule: `treasuryRules.create` of a client. */
export const createTreasuryRule: Standalone<'createTreasuryRule'> = /* @__PURE__ */ standalone('createTreasuryRule', operations.createTreasuryRule);

/** Create a treasury sweep: `treasurySweeps.create` of a client. */
export const createTreasurySweep: Standalone<'createTreasurySweep'> = /* @__PURE__ */ standalone('createTreasurySweep', operations.createTreasurySweep);

/** Upload a file: `trade.createUpload` of a client. */
export const createUpload: Standalone<'createUpload'> = /* @__PURE__ */ standalone('createUpload', operations.createUpload);

/** Create a verification hand-off link: `identity.createVerificationHandoff` of a client. */
export const createVerificationHandoff: Standalone<'createVerificationHandoff'> = /* @__PURE__ */ standalone('createVerificationHandoff', operations.createVerificationHandoff);

/** Start a verification: `identity.createVerificationSession` of a client. */
export const createVerificationSession: Standalone<'createVerificationSession'> = /* @__PURE__ */ standalone('createVerificationSession', operations.createVerificationSession);

/** Create a multisig wallet: `wallets.create` of a client. */
export const createWallet: Standalone<'createWallet'> = /* @__PURE__ */ standalone('createWallet', operations.createWallet);

/** Propose a wallet transaction: `wallets.createTransaction` of a client. */
export const createWalletTransaction: Standalone<'createWalletTransaction'> = /* @__PURE__ */ standalone('createWalletTransaction', operations.createWalletTransaction);

/** Create a webhook endpoint: `webhookEndpoints.create` of a client. */
export const createWebhookEndpoint: Standalone<'createWebhookEndpoint'> = /* @__PURE__ */ standalone('createWebhookEndpoint', operations.createWebhookEndpoint);

/** Add test money: `sandbox.creditTestBalance` of a client. */
export const creditTestBalance: Standalone<'creditTestBalance'> = /* @__PURE__ */ standalone('creditTestBalance', operations.creditTestBalance);

/** Decline an invitation: `accounts.declineInvitation` of a client. */
export const declineInvitation: Standalone<'declineInvitation'> = /* @__PURE__ */ standalone('declineInvitation', operations.declineInvitation);

/** Delete a policy: `policies.delete` of a client. */
export const deletePolicy: Standalone<'deletePolicy'> = /* @__PURE__ */ standalone('deletePolicy', operations.deletePolicy);

/** Delete a treasury rule: `treasuryRules.delete` of a client. */
export const deleteTreasuryRule: Standalone<'deleteTreasuryRule'> = /* @__PURE__ */ standalone('deleteTreasuryRule', operations.deleteTreasuryRule);

/** Delete a webhook endpoint: `webhookEndpoints.delete` of a client. */
export const deleteWebhookEndpoint: Standalone<'deleteWebhookEndpoint'> = /* @__PURE__ */ standalone('deleteWebhookEndpoint', operations.deleteWebhookEndpoint);

/** Mark an invoice as delivered: `invoices.deliver` of a client. */
export const deliverInvoice: Standalone<'deliverInvoice'> = /* @__PURE__ */ standalone('deliverInvoice', operations.deliverInvoice);

/** Check for an on-chain deposit: `offrampPayments.deposit` of a client. */
export const depositOfframpPayment: Standalone<'depositOfframpPayment'> = /* @__PURE__ */ standalone('depositOfframpPayment', operations.depositOfframpPayment);

/** Deposit into a pool: `lending.depositToPool` of a client. */
export const depositToPool: Standalone<'depositToPool'> = /* @__PURE__ */ standalone('depositToPool', operations.depositToPool);

/** Detach a policy: `policies.detach` of a client. */
export const detachPolicy: Standalone<'detachPolicy'> = /* @__PURE__ */ standalone('detachPolicy', operations.detachPolicy);

/** Enroll a two-factor method: `twoFactorFactors.enroll` of a client. */
export const enrollTwoFactorFactor: Standalone<'enrollTwoFactorFactor'> = /* @__PURE__ */ standalone('enrollTwoFactorFactor', operations.enrollTwoFactorFactor);

/** Evaluate eligibility for an action: `identity.evaluateEligibility` of a client. */
export const evaluateEligibility: Standalone<'evaluateEligibility'> = /* @__PURE__ */ standalone('evaluateEligibility', operations.evaluateEligibility);

/** Evaluate a policy (dry run): `policies.evaluate` of a client. */
export const evaluatePolicy: Standalone<'evaluatePolicy'> = /* @__PURE__ */ standalone('evaluatePolicy', operations.evaluatePolicy);

/**
 * Execute a multisig payment: `payments.execute` of a client.
 *
 * @deprecated Since 2026-06-30, and served until 2027-06-30. Use `createPayment` instead.
 */
export const executePayment: Standalone<'executePayment'> = /* @__PURE__ */ standalone('executePayment', operations.executePayment);

/** Expire a test credential: `sandbox.expireTestCredential` of a client. */
export const expireTestCredential: Standalone<'expireTestCredential'> = /* @__PURE__ */ standalone('expireTestCredential', operations.expireTestCredential);

/** Expire the verification of a phone number: `sandbox.expireTestPhoneAlias` of a client. */
export const expireTestPhoneAlias: Standalone<'expireTestPhoneAlias'> = /* @__PURE__ */ standalone('expireTestPhoneAlias', operations.expireTestPhoneAlias);

/** Explain a resource: `explanations.get` of a client. */
export const explainResource: Standalone<'explainResource'> = /* @__PURE__ */ standalone('explainResource', operations.explainResource);

/** Freeze a card: `cards.freeze` of a client. */
export const freezeCard: Standalone<'freezeCard'> = /* @__PURE__ */ standalone('freezeCard', operations.freezeCard);

/** Fund a wallet with test money: `wallets.fund` of a client. */
export const fundWallet: Standalone<'fundWallet'> = /* @__PURE__ */ standalone('fundWallet', operations.fundWallet);

/** Get an agent: `agents.get` of a client. */
export const getAgent: Standalone<'getAgent'> = /* @__PURE__ */ standalone('getAgent', operations.getAgent);

/** Get an agreement: `trade.getAgreement` of a client. */
export const getAgreement: Standalone<'getAgreement'> = /* @__PURE__ */ standalone('getAgreement', operations.getAgreement);

/** Get an API key: `apiKeys.get` of a client. */
export const getApiKey: Standalone<'getApiKey'> = /* @__PURE__ */ standalone('getApiKey', operations.getApiKey);

/** Get an approval request: `approvals.get` of a client. */
export const getApproval: Standalone<'getApproval'> = /* @__PURE__ */ standalone('getApproval', operations.getApproval);

/** Get your balance: `wallets.getBalance` of a client. */
export const getBalance: Standalone<'getBalance'> = /* @__PURE__ */ standalone('getBalance', operations.getBalance);

/** Get the capabilities of this deployment: `wallets.getCapabilities` of a client. */
export const getCapabilities: Standalone<'getCapabilities'> = /* @__PURE__ */ standalone('getCapabilities', operations.getCapabilities);

/** Get a card: `cards.get` of a client. */
export const getCard: Standalone<'getCard'> = /* @__PURE__ */ standalone('getCard', operations.getCard);

/** Get a card authorization: `cardAuthorizations.get` of a client. */
export const getCardAuthorization: Standalone<'getCardAuthorization'> = /* @__PURE__ */ standalone('getCardAuthorization', operations.getCardAuthorization);

/** Get the limits of a card: `cards.getLimits` of a client. */
export const getCardLimits: Standalone<'getCardLimits'> = /* @__PURE__ */ standalone('getCardLimits', operations.getCardLimits);

/** Open a claim link: `claims.getLink` of a client. */
export const getClaimLink: Standalone<'getClaimLink'> = /* @__PURE__ */ standalone('getClaimLink', operations.getClaimLink);

/** Get a saved payee: `contacts.get` of a client. */
export const getContact: Standalone<'getContact'> = /* @__PURE__ */ standalone('getContact', operations.getContact);

/** Get a credential: `credentials.get` of a client. */
export const getCredential: Standalone<'getCredential'> = /* @__PURE__ */ standalone('getCredential', operations.getCredential);

/** Get the signed document of a credential: `credentials.getArtifact` of a client. */
export const getCredentialArtifact: Standalone<'getCredentialArtifact'> = /* @__PURE__ */ standalone('getCredentialArtifact', operations.getCredentialArtifact);

/** Disclose one claim of a credential: `credentials.getDisclosure` of a client. */
export const getCredentialDisclosure: Standalone<'getCredentialDisclosure'> = /* @__PURE__ */ standalone('getCredentialDisclosure', operations.getCredentialDisclosure);

/** Get the status of a credential: `credentials.getStatus` of a client. */
export const getCredentialStatus: Standalone<'getCredentialStatus'> = /* @__PURE__ */ standalone('getCredentialStatus', operations.getCredentialStatus);

/** Get a DID document: `identity.getDidDocument` of a client. */
export const getDidDocument: Standalone<'getDidDocument'> = /* @__PURE__ */ standalone('getDidDocument', operations.getDidDocument);

/** Get a faucet drip: `wallets.getDrip` of a client. */
export const getDrip: Standalone<'getDrip'> = /* @__PURE__ */ standalone('getDrip', operations.getDrip);

/** Get an e-mail alias: `emailAliases.get` of a client. */
export const getEmailAlias: Standalone<'getEmailAlias'> = /* @__PURE__ */ standalone('getEmailAlias', operations.getEmailAlias);

/** Get an event: `events.get` of a client. */
export const getEvent: Standalone<'getEvent'> = /* @__PURE__ */ standalone('getEvent', operations.getEvent);

/** Get an extraction: `extractions.get` of a client. */
export const getExtraction: Standalone<'getExtraction'> = /* @__PURE__ */ standalone('getExtraction', operations.getExtraction);

/** Get a financing pool: `financingPools.get` of a client. */
export const getFinancingPool: Standalone<'getFinancingPool'> = /* @__PURE__ */ standalone('getFinancingPool', operations.getFinancingPool);

/** Check liveness: `operations.getHealth` of a client. */
export const getHealth: Standalone<'getHealth'> = /* @__PURE__ */ standalone('getHealth', operations.getHealth);

/** Get an identity: `identities.get` of a client. */
export const getIdentity: Standalone<'getIdentity'> = /* @__PURE__ */ standalone('getIdentity', operations.getIdentity);

/** Get an invoice: `invoices.get` of a client. */
export const getInvoice: Standalone<'getInvoice'> = /* @__PURE__ */ standalone('getInvoice', operations.getInvoice);

/** Get a lending offer: `lending.getOffer` of a client. */
export const getLendingOffer: Standalone<'getLendingOffer'> = /* @__PURE__ */ standalone('getLendingOffer', operations.getLendingOffer);

/** Get a loan: `loans.get` of a client. */
export const getLoan: Standalone<'getLoan'> = /* @__PURE__ */ standalone('getLoan', operations.getLoan);

/** Get the current caller: `accounts.getMe` of a client. */
export const getMe: Standalone<'getMe'> = /* @__PURE__ */ standalone('getMe', operations.getMe);

/** Get a member: `members.get` of a client. */
export const getMember: Standalone<'getMember'> = /* @__PURE__ */ standalone('getMember', operations.getMember);

/** Get your tenant: `accounts.getMyTenant` of a client. */
export const getMyTenant: Standalone<'getMyTenant'> = /* @__PURE__ */ standalone('getMyTenant', operations.getMyTenant);

/** Get an off-ramp payment: `offrampPayments.get` of a client. */
export const getOfframpPayment: Standalone<'getOfframpPayment'> = /* @__PURE__ */ standalone('getOfframpPayment', operations.getOfframpPayment);

/** Get the claim of a payment: `offrampPayments.getClaim` of a client. */
export const getOfframpPaymentClaim: Standalone<'getOfframpPaymentClaim'> = /* @__PURE__ */ standalone('getOfframpPaymentClaim', operations.getOfframpPaymentClaim);

/** Get the route quotes of a payment: `offrampPayments.getRoutes` of a client. */
export const getOfframpPaymentRoutes: Standalone<'getOfframpPaymentRoutes'> = /* @__PURE__ */ standalone('getOfframpPaymentRoutes', operations.getOfframpPaymentRoutes);

/** Get the OpenAPI document: `operations.getOpenApiDocument` of a client. */
export const getOpenApiDocument: Standalone<'getOpenApiDocument'> = /* @__PURE__ */ standalone('getOpenApiDocument', operations.getOpenApiDocument);

/** Get your DIDs: `identity.getOwnDids` of a client. */
export const getOwnDids: Standalone<'getOwnDids'> = /* @__PURE__ */ standalone('getOwnDids', operations.getOwnDids);

/** Get a payment: `payments.get` of a client. */
export const getPayment: Standalone<'getPayment'> = /* @__PURE__ */ standalone('getPayment', operations.getPayment);

/** Get the claim of a payment intent: `payments.getClaim` of a client. */
export const getPaymentClaim: Standalone<'getPaymentClaim'> = /* @__PURE__ */ standalone('getPaymentClaim', operations.getPaymentClaim);

/** Get the payment policy: `approvals.getPaymentPolicy` of a client. */
export const getPaymentPolicy: Standalone<'getPaymentPolicy'> = /* @__PURE__ */ standalone('getPaymentPolicy', operations.getPaymentPolicy);

/** Get the route quotes of a payment: `payments.getRoutes` of a client. */
export const getPaymentRoutes: Standalone<'getPaymentRoutes'> = /* @__PURE__ */ standalone('getPaymentRoutes', operations.getPaymentRoutes);

/** Get a payout destination: `payoutDestinations.get` of a client. */
export const getPayoutDestination: Standalone<'getPayoutDestination'> = /* @__PURE__ */ standalone('getPayoutDestination', operations.getPayoutDestination);

/** Get a policy: `policies.get` of a client. */
export const getPolicy: Standalone<'getPolicy'> = /* @__PURE__ */ standalone('getPolicy', operations.getPolicy);

/** Get your position in a pool: `lending.getPoolPosition` of a client. */
export const getPoolPosition: Standalone<'getPoolPosition'> = /* @__PURE__ */ standalone('getPoolPosition', operations.getPoolPosition);

/** Get the protection settings: `protection.getSettings` of a client. */
export const getProtectionSettings: Standalone<'getProtectionSettings'> = /* @__PURE__ */ standalone('getProtectionSettings', operations.getProtectionSettings);

/** Get the public view of an invoice: `invoices.getPublic` of a client. */
export const getPublicInvoice: Standalone<'getPublicInvoice'> = /* @__PURE__ */ standalone('getPublicInvoice', operations.getPublicInvoice);

/** Get a ramp: `ramps.get` of a client. */
export const getRamp: Standalone<'getRamp'> = /* @__PURE__ */ standalone('getRamp', operations.getRamp);

/** Check readiness: `operations.getReadiness` of a client. */
export const getReadiness: Standalone<'getReadiness'> = /* @__PURE__ */ standalone('getReadiness', operations.getReadiness);

/** Get a sales order: `salesOrders.get` of a client. */
export const getSalesOrder: Standalone<'getSalesOrder'> = /* @__PURE__ */ standalone('getSalesOrder', operations.getSalesOrder);

/** Get the delivery of a sales order: `salesOrders.getDelivery` of a client. */
export const getSalesOrderDelivery: Standalone<'getSalesOrderDelivery'> = /* @__PURE__ */ standalone('getSalesOrderDelivery', operations.getSalesOrderDelivery);

/** Get the sandbox arbiter: `sandbox.getTestArbiter` of a client. */
export const getTestArbiter: Standalone<'getTestArbiter'> = /* @__PURE__ */ standalone('getTestArbiter', operations.getTestArbiter);

/** Get the chain controls: `sandbox.getTestChain` of a client. */
export const getTestChain: Standalone<'getTestChain'> = /* @__PURE__ */ standalone('getTestChain', operations.getTestChain);

/** Get the test clock: `sandbox.getTestClock` of a client. */
export const getTestClock: Standalone<'getTestClock'> = /* @__PURE__ */ standalone('getTestClock', operations.getTestClock);

/** Get the provider state of a payment: `sandbox.getTestProvider` of a client. */
export const getTestProvider: Standalone<'getTestProvider'> = /* @__PURE__ */ standalone('getTestProvider', operations.getTestProvider);

/** Get a treasury account: `treasuryAccounts.get` of a client. */
export const getTreasuryAccount: Standalone<'getTreasuryAccount'> = /* @__PURE__ */ standalone('getTreasuryAccount', operations.getTreasuryAccount);

/** Get a treasury sweep: `treasurySweeps.get` of a client. */
export const getTreasurySweep: Standalone<'getTreasurySweep'> = /* @__PURE__ */ standalone('getTreasurySweep', operations.getTreasurySweep);

/** Get a two-factor challenge: `protection.getTwoFactorChallenge` of a client. */
export const getTwoFactorChallenge: Standalone<'getTwoFactorChallenge'> = /* @__PURE__ */ standalone('getTwoFactorChallenge', operations.getTwoFactorChallenge);

/** Open a verification hand-off link: `identity.getVerificationHandoff` of a client. */
export const getVerificationHandoff: Standalone<'getVerificationHandoff'> = /* @__PURE__ */ standalone('getVerificationHandoff', operations.getVerificationHandoff);

/** Get a verification: `identity.getVerificationSession` of a client. */
export const getVerificationSession: Standalone<'getVerificationSession'> = /* @__PURE__ */ standalone('getVerificationSession', operations.getVerificationSession);

/** Get a wallet and its balances: `wallets.get` of a client. */
export const getWallet: Standalone<'getWallet'> = /* @__PURE__ */ standalone('getWallet', operations.getWallet);

/** Get a webhook delivery: `webhookDeliveries.get` of a client. */
export const getWebhookDelivery: Standalone<'getWebhookDelivery'> = /* @__PURE__ */ standalone('getWebhookDelivery', operations.getWebhookDelivery);

/** Get a webhook endpoint: `webhookEndpoints.get` of a client. */
export const getWebhookEndpoint: Standalone<'getWebhookEndpoint'> = /* @__PURE__ */ standalone('getWebhookEndpoint', operations.getWebhookEndpoint);

/** Issue a card: `cards.issue` of a client. */
export const issueCard: Standalone<'issueCard'> = /* @__PURE__ */ standalone('issueCard', operations.issueCard);

/** Issue a loan: `lending.issueOffer` of a client. */
export const issueLendingOffer: Standalone<'issueLendingOffer'> = /* @__PURE__ */ standalone('issueLendingOffer', operations.issueLendingOffer);

/** Issue an eligibility permit: `permits.issue` of a client. */
export const issuePermit: Standalone<'issuePermit'> = /* @__PURE__ */ standalone('issuePermit', operations.issuePermit);

/** Issue a test credential: `sandbox.issueTestCredential` of a client. */
export const issueTestCredential: Standalone<'issueTestCredential'> = /* @__PURE__ */ standalone('issueTestCredential', operations.issueTestCredential);

/** List agents: `agents.list` of a client. */
export const listAgents: Standalone<'listAgents'> = /* @__PURE__ */ standalone('listAgents', operations.listAgents);

/** List API keys: `apiKeys.list` of a client. */
export const listApiKeys: Standalone<'listApiKeys'> = /* @__PURE__ */ standalone('listApiKeys', operations.listApiKeys);

/** List approval requests: `approvals.list` of a client. */
export const listApprovals: Standalone<'listApprovals'> = /* @__PURE__ */ standalone('listApprovals', operations.listApprovals);

/** List authority grants: `authorities.list` of a client. */
export const listAuthorities: Standalone<'listAuthorities'> = /* @__PURE__ */ standalone('listAuthorities', operations.listAuthorities);

/** List card authorizations: `cardAuthorizations.list` of a client. */
export const listCardAuthorizations: Standalone<'listCardAuthorizations'> = /* @__PURE__ */ standalone('listCardAuthorizations', operations.listCardAuthorizations);

/** List saved payees: `contacts.list` of a client. */
export const listContacts: Standalone<'listContacts'> = /* @__PURE__ */ standalone('listContacts', operations.listContacts);

/** List credentials: `credentials.list` of a client. */
export const listCredentials: Standalone<'listCredentials'> = /* @__PURE__ */ standalone('listCredentials', operations.listCredentials);

/** List faucet drips: `wallets.listDrips` of a client. */
export const listDrips: Standalone<'listDrips'> = /* @__PURE__ */ standalone('listDrips', operations.listDrips);

/** List e-mail aliases: `emailAliases.list` of a client. */
export const listEmailAliases: Standalone<'listEmailAliases'> = /* @__PURE__ */ standalone('listEmailAliases', operations.listEmailAliases);

/** List events: `events.list` of a client. */
export const listEvents: Standalone<'listEvents'> = /* @__PURE__ */ standalone('listEvents', operations.listEvents);

/** List extractions: `extractions.list` of a client. */
export const listExtractions: Standalone<'listExtractions'> = /* @__PURE__ */ standalone('listExtractions', operations.listExtractions);

/** List financing pools: `financingPools.list` of a client. */
export const listFinancingPools: Standalone<'listFinancingPools'> = /* @__PURE__ */ standalone('listFinancingPools', operations.listFinancingPools);

/** List identities: `identities.list` of a client. */
export const listIdentities: Standalone<'listIdentities'> = /* @__PURE__ */ standalone('listIdentities', operations.listIdentities);

/** List invoices: `invoices.list` of a client. */
export const listInvoices: Standalone<'listInvoices'> = /* @__PURE__ */ standalone('listInvoices', operations.listInvoices);

/** List loans: `loans.list` of a client. */
export const listLoans: Standalone<'listLoans'> = /* @__PURE__ */ standalone('listLoans', operations.listLoans);

/** List members: `members.list` of a client. */
export const listMembers: Standalone<'listMembers'> = /* @__PURE__ */ standalone('listMembers', operations.listMembers);

/** List off-ramp payments: `offrampPayments.list` of a client. */
export const listOfframpPayments: Standalone<'listOfframpPayments'> = /* @__PURE__ */ standalone('listOfframpPayments', operations.listOfframpPayments);

/** List payment policy versions: `approvals.listPaymentPolicyVersions` of a client. */
export const listPaymentPolicyVersions: Standalone<'listPaymentPolicyVersions'> = /* @__PURE__ */ standalone('listPaymentPolicyVersions', operations.listPaymentPolicyVersions);

/** List payments: `payments.list` of a client. */
export const listPayments: Standalone<'listPayments'> = /* @__PURE__ */ standalone('listPayments', operations.listPayments);

/** List payout destinations: `payoutDestinations.list` of a client. */
export const listPayoutDestinations: Standalone<'listPayoutDestinations'> = /* @__PURE__ */ standalone('listPayoutDestinations', operations.listPayoutDestinations);

/** List eligibility permits: `permits.list` of a client. */
export const listPermits: Standalone<'listPermits'> = /* @__PURE__ */ standalone('listPermits', operations.listPermits);

/** List phone aliases: `phoneAliases.list` of a client. */
export const listPhoneAliases: Standalone<'listPhoneAliases'> = /* @__PURE__ */ standalone('listPhoneAliases', operations.listPhoneAliases);

/** List policies: `policies.list` of a client. */
export const listPolicies: Standalone<'listPolicies'> = /* @__PURE__ */ standalone('listPolicies', operations.listPolicies);

/** List policy attachments: `policyAttachments.list` of a client. */
export const listPolicyAttachments: Standalone<'listPolicyAttachments'> = /* @__PURE__ */ standalone('listPolicyAttachments', operations.listPolicyAttachments);

/** List policy decisions: `policyDecisions.list` of a client. */
export const listPolicyDecisions: Standalone<'listPolicyDecisions'> = /* @__PURE__ */ standalone('listPolicyDecisions', operations.listPolicyDecisions);

/** List the versions of a policy: `policyVersions.list` of a client. */
export const listPolicyVersions: Standalone<'listPolicyVersions'> = /* @__PURE__ */ standalone('listPolicyVersions', operations.listPolicyVersions);

/** List purchase orders: `purchaseOrders.list` of a client. */
export const listPurchaseOrders: Standalone<'listPurchaseOrders'> = /* @__PURE__ */ standalone('listPurchaseOrders', operations.listPurchaseOrders);

/** List ramps: `ramps.list` of a client. */
export const listRamps: Standalone<'listRamps'> = /* @__PURE__ */ standalone('listRamps', operations.listRamps);

/** List sales orders: `salesOrders.list` of a client. */
export const listSalesOrders: Standalone<'listSalesOrders'> = /* @__PURE__ */ standalone('listSalesOrders', operations.listSalesOrders);

/** List outgoing test messages: `sandbox.listTestMessages` of a client. */
export const listTestMessages: Standalone<'listTestMessages'> = /* @__PURE__ */ standalone('listTestMessages', operations.listTestMessages);

/** List review cases of your payments: `sandbox.listTestReviewCases` of a client. */
export const listTestReviewCases: Standalone<'listTestReviewCases'> = /* @__PURE__ */ standalone('listTestReviewCases', operations.listTestReviewCases);

/** List requests received by a sink: `sandbox.listTestWebhookSinkRequests` of a client. */
export const listTestWebhookSinkRequests: Standalone<'listTestWebhookSinkRequests'> = /* @__PURE__ */ standalone('listTestWebhookSinkRequests', operations.listTestWebhookSinkRequests);

/** List treasury accounts: `treasuryAccounts.list` of a client. */
export const listTreasuryAccounts: Standalone<'listTreasuryAccounts'> = /* @__PURE__ */ standalone('listTreasuryAccounts', operations.listTreasuryAccounts);

/** List treasury rules: `treasuryRules.list` of a client. */
export const listTreasuryRules: Standalone<'listTreasuryRules'> = /* @__PURE__ */ standalone('listTreasuryRules', operations.listTreasuryRules);

/** List treasury sweeps: `treasurySweeps.list` of a client. */
export const listTreasurySweeps: Standalone<'listTreasurySweeps'> = /* @__PURE__ */ standalone('listTreasurySweeps', operations.listTreasurySweeps);

/** List your two-factor methods: `twoFactorFactors.list` of a client. */
export const listTwoFactorFactors: Standalone<'listTwoFactorFactors'> = /* @__PURE__ */ standalone('listTwoFactorFactors', operations.listTwoFactorFactors);

/** List the wallet bindings of an identity: `walletBindings.list` of a client. */
export const listWalletBindings: Standalone<'listWalletBindings'> = /* @__PURE__ */ standalone('listWalletBindings', operations.listWalletBindings);

/** List the cards of a wallet: `cards.list` of a client. */
export const listWalletCards: Standalone<'listWalletCards'> = /* @__PURE__ */ standalone('listWalletCards', operations.listWalletCards);

/** List wallets: `wallets.list` of a client. */
export const listWallets: Standalone<'listWallets'> = /* @__PURE__ */ standalone('listWallets', operations.listWallets);

/** List webhook deliveries: `webhookDeliveries.list` of a client. */
export const listWebhookDeliveries: Standalone<'listWebhookDeliveries'> = /* @__PURE__ */ standalone('listWebhookDeliveries', operations.listWebhookDeliveries);

/** List webhook endpoints: `webhookEndpoints.list` of a client. */
export const listWebhookEndpoints: Standalone<'listWebhookEndpoints'> = /* @__PURE__ */ standalone('listWebhookEndpoints', operations.listWebhookEndpoints);

/** Check the escrow of an invoice now: `sandbox.pollTestInvoice` of a client. */
export const pollTestInvoice: Standalone<'pollTestInvoice'> = /* @__PURE__ */ standalone('pollTestInvoice', operations.pollTestInvoice);

/** Reactivate an authority grant: `authorities.reactivate` of a client. */
export const reactivateAuthority: Standalone<'reactivateAuthority'> = /* @__PURE__ */ standalone('reactivateAuthority', operations.reactivateAuthority);

/** Reactivate a member: `members.reactivate` of a client. */
export const reactivateMember: Standalone<'reactivateMember'> = /* @__PURE__ */ standalone('reactivateMember', operations.reactivateMember);

/** Receive a card authorization request: `cardAuthorizations.receive` of a client. */
export const receiveCardAuthorization: Standalone<'receiveCardAuthorization'> = /* @__PURE__ */ standalone('receiveCardAuthorization', operations.receiveCardAuthorization);

/** Receive a card reversal: `cards.receiveReversal` of a client. */
export const receiveCardReversal: Standalone<'receiveCardReversal'> = /* @__PURE__ */ standalone('receiveCardReversal', operations.receiveCardReversal);

/** Receive a provider webhook: `offramp.receiveProviderWebhook` of a client. */
export const receiveProviderWebhook: Standalone<'receiveProviderWebhook'> = /* @__PURE__ */ standalone('receiveProviderWebhook', operations.receiveProviderWebhook);

/** Receive a verification webhook: `identity.receiveVerificationWebhook` of a client. */
export const receiveVerificationWebhook: Standalone<'receiveVerificationWebhook'> = /* @__PURE__ */ standalone('receiveVerificationWebhook', operations.receiveVerificationWebhook);

/** Record the delivery of a sales order: `salesOrders.recordDelivery` of a client. */
export const recordSalesOrderDelivery: Standalone<'recordSalesOrderDelivery'> = /* @__PURE__ */ standalone('recordSalesOrderDelivery', operations.recordSalesOrderDelivery);

/** Redeliver an event: `webhookDeliveries.redeliver` of a client. */
export const redeliverWebhookDelivery: Standalone<'redeliverWebhookDelivery'> = /* @__PURE__ */ standalone('redeliverWebhookDelivery', operations.redeliverWebhookDelivery);

/** Recheck a held payment: `sandbox.reevaluateTestPayment` of a client. */
export const reevaluateTestPayment: Standalone<'reevaluateTestPayment'> = /* @__PURE__ */ standalone('reevaluateTestPayment', operations.reevaluateTestPayment);

/** Refresh a credential: `credentials.refresh` of a client. */
export const refreshCredential: Standalone<'refreshCredential'> = /* @__PURE__ */ standalone('refreshCredential', operations.refreshCredential);

/** Refund an invoice to the payer: `invoices.refund` of a client. */
export const refundInvoice: Standalone<'refundInvoice'> = /* @__PURE__ */ standalone('refundInvoice', operations.refundInvoice);

/** Register a member's signing address: `members.registerSigner` of a client. */
export const registerMemberSigner: Standalone<'registerMemberSigner'> = /* @__PURE__ */ standalone('registerMemberSigner', operations.registerMemberSigner);

/** Register a purchase order: `purchaseOrders.register` of a client. */
export const registerPurchaseOrder: Standalone<'registerPurchaseOrder'> = /* @__PURE__ */ standalone('registerPurchaseOrder', operations.registerPurchaseOrder);

/** Reinstate a test credential: `sandbox.reinstateTestCredential` of a client. */
export const reinstateTestCredential: Standalone<'reinstateTestCredential'> = /* @__PURE__ */ standalone('reinstateTestCredential', operations.reinstateTestCredential);

/** Reject an approval request: `approvals.reject` of a client. */
export const rejectApproval: Standalone<'rejectApproval'> = /* @__PURE__ */ standalone('rejectApproval', operations.rejectApproval);

/** Release an invoice to the payee: `invoices.release` of a client. */
export const releaseInvoice: Standalone<'releaseInvoice'> = /* @__PURE__ */ standalone('releaseInvoice', operations.releaseInvoice);

/** Delete a saved payee: `contacts.remove` of a client. */
export const removeContact: Standalone<'removeContact'> = /* @__PURE__ */ standalone('removeContact', operations.removeContact);

/** Remove a member: `members.remove` of a client. */
export const removeMember: Standalone<'removeMember'> = /* @__PURE__ */ standalone('removeMember', operations.removeMember);

/** Remove a two-factor method: `twoFactorFactors.remove` of a client. */
export const removeTwoFactorFactor: Standalone<'removeTwoFactorFactor'> = /* @__PURE__ */ standalone('removeTwoFactorFactor', operations.removeTwoFactorFactor);

/** Repay a loan: `loans.repay` of a client. */
export const repayLoan: Standalone<'repayLoan'> = /* @__PURE__ */ standalone('repayLoan', operations.repayLoan);

/** Replay past events: `webhookEndpoints.replay` of a client. */
export const replayWebhookEndpoint: Standalone<'replayWebhookEndpoint'> = /* @__PURE__ */ standalone('replayWebhookEndpoint', operations.replayWebhookEndpoint);

/** Resend a claim link: `offrampPayments.resendClaim` of a client. */
export const resendOfframpPaymentClaim: Standalone<'resendOfframpPaymentClaim'> = /* @__PURE__ */ standalone('resendOfframpPaymentClaim', operations.resendOfframpPaymentClaim);

/** Resend a phone verification code: `phoneAliases.resendCode` of a client. */
export const resendPhoneAliasCode: Standalone<'resendPhoneAliasCode'> = /* @__PURE__ */ standalone('resendPhoneAliasCode', operations.resendPhoneAliasCode);

/** Resend an enrollment code: `twoFactorFactors.resendCode` of a client. */
export const resendTwoFactorFactorCode: Standalone<'resendTwoFactorFactorCode'> = /* @__PURE__ */ standalone('resendTwoFactorFactorCode', operations.resendTwoFactorFactorCode);

/** Resolve a payment DID: `identity.resolveDid` of a client. */
export const resolveDid: Standalone<'resolveDid'> = /* @__PURE__ */ standalone('resolveDid', operations.resolveDid);

/** Resolve a DID (W3C): `identity.resolveDidDocument` of a client. */
export const resolveDidDocument: Standalone<'resolveDidDocument'> = /* @__PURE__ */ standalone('resolveDidDocument', operations.resolveDidDocument);

/** Resolve a review case: `sandbox.resolveTestReviewCase` of a client. */
export const resolveTestReviewCase: Standalone<'resolveTestReviewCase'> = /* @__PURE__ */ standalone('resolveTestReviewCase', operations.resolveTestReviewCase);

/** Respond to a sales order: `salesOrders.respondTo` of a client. */
export const respondToSalesOrder: Standalone<'respondToSalesOrder'> = /* @__PURE__ */ standalone('respondToSalesOrder', operations.respondToSalesOrder);

/** Resume an agent: `agents.resume` of a client. */
export const resumeAgent: Standalone<'resumeAgent'> = /* @__PURE__ */ standalone('resumeAgent', operations.resumeAgent);

/** Simulate a card reversal: `sandbox.reverseTestCardAuthorization` of a client. */
export const reverseTestCardAuthorization: Standalone<'reverseTestCardAuthorization'> = /* @__PURE__ */ standalone('reverseTestCardAuthorization', operations.reverseTestCardAuthorization);

/** Revoke an API key: `apiKeys.revoke` of a client. */
export const revokeApiKey: Standalone<'revokeApiKey'> = /* @__PURE__ */ standalone('revokeApiKey', operations.revokeApiKey);

/** Revoke an authority grant: `authorities.revoke` of a client. */
export const revokeAuthority: Standalone<'revokeAuthority'> = /* @__PURE__ */ standalone('revokeAuthority', operations.revokeAuthority);

/** Remove an e-mail address: `emailAliases.revoke` of a client. */
export const revokeEmailAlias: Standalone<'revokeEmailAlias'> = /* @__PURE__ */ standalone('revokeEmailAlias', operations.revokeEmailAlias);

/** Revoke a payout destination: `payoutDestinations.revoke` of a client. */
export const revokePayoutDestination: Standalone<'revokePayoutDestination'> = /* @__PURE__ */ standalone('revokePayoutDestination', operations.revokePayoutDestination);

/** Remove a phone number: `phoneAliases.revoke` of a client. */
export const revokePhoneAlias: Standalone<'revokePhoneAlias'> = /* @__PURE__ */ standalone('revokePhoneAlias', operations.revokePhoneAlias);

/** Revoke a test credential: `sandbox.revokeTestCredential` of a client. */
export const revokeTestCredential: Standalone<'revokeTestCredential'> = /* @__PURE__ */ standalone('revokeTestCredential', operations.revokeTestCredential);

/** Revoke a wallet binding: `walletBindings.revoke` of a client. */
export const revokeWalletBinding: Standalone<'revokeWalletBinding'> = /* @__PURE__ */ standalone('revokeWalletBinding', operations.revokeWalletBinding);

/** Start a wallet rotation: `walletBindings.rotate` of a client. */
export const rotateWalletBinding: Standalone<'rotateWalletBinding'> = /* @__PURE__ */ standalone('rotateWalletBinding', operations.rotateWalletBinding);

/** Rotate a signing secret: `webhookEndpoints.rotateSecret` of a client. */
export const rotateWebhookEndpointSecret: Standalone<'rotateWebhookEndpointSecret'> = /* @__PURE__ */ standalone('rotateWebhookEndpointSecret', operations.rotateWebhookEndpointSecret);

/** Run a treasury rule now: `sandbox.runTestTreasuryRule` of a client. */
export const runTestTreasuryRule: Standalone<'runTestTreasuryRule'> = /* @__PURE__ */ standalone('runTestTreasuryRule', operations.runTestTreasuryRule);

/** Run pending webhook deliveries: `sandbox.runTestWebhookDeliveries` of a client. */
export const runTestWebhookDeliveries: Standalone<'runTestWebhookDeliveries'> = /* @__PURE__ */ standalone('runTestWebhookDeliveries', operations.runTestWebhookDeliveries);

/** Select a route quote: `offrampPayments.selectRoute` of a client. */
export const selectOfframpPaymentRoute: Standalone<'selectOfframpPaymentRoute'> = /* @__PURE__ */ standalone('selectOfframpPaymentRoute', operations.selectOfframpPaymentRoute);

/** Select a route quote of a payment: `payments.selectRoute` of a client. */
export const selectPaymentRoute: Standalone<'selectPaymentRoute'> = /* @__PURE__ */ standalone('selectPaymentRoute', operations.selectPaymentRoute);

/** Send a claim code: `claims.sendOtp` of a client. */
export const sendClaimOtp: Standalone<'sendClaimOtp'> = /* @__PURE__ */ standalone('sendClaimOtp', operations.sendClaimOtp);

/** Send an invoice: `invoices.send` of a client. */
export const sendInvoice: Standalone<'sendInvoice'> = /* @__PURE__ */ standalone('sendInvoice', operations.sendInvoice);

/** Simulate a provider webhook: `sandbox.sendTestProviderWebhook` of a client. */
export const sendTestProviderWebhook: Standalone<'sendTestProviderWebhook'> = /* @__PURE__ */ standalone('sendTestProviderWebhook', operations.sendTestProviderWebhook);

/** Send a two-factor code: `protection.sendTwoFactorChallengeCode` of a client. */
export const sendTwoFactorChallengeCode: Standalone<'sendTwoFactorChallengeCode'> = /* @__PURE__ */ standalone('sendTwoFactorChallengeCode', operations.sendTwoFactorChallengeCode);

/** Update the limits of a card: `cards.setLimits` of a client. */
export const setCardLimits: Standalone<'setCardLimits'> = /* @__PURE__ */ standalone('setCardLimits', operations.setCardLimits);

/** Set the default payout destination: `payoutDestinations.setDefault` of a client. */
export const setDefaultPayoutDestination: Standalone<'setDefaultPayoutDestination'> = /* @__PURE__ */ standalone('setDefaultPayoutDestination', operations.setDefaultPayoutDestination);

/**
 * Set the wallet of a handle: `wallets.setDirectoryHandle` of a client.
 *
 * @deprecated Since 2026-06-30, and served until 2027-06-30. Use `IntentPhoneRecipient` instead.
 */
export const setDirectoryHandle: Standalone<'setDirectoryHandle'> = /* @__PURE__ */ standalone('setDirectoryHandle', operations.setDirectoryHandle);

/** Set the payment policy: `approvals.setPaymentPolicy` of a client. */
export const setPaymentPolicy: Standalone<'setPaymentPolicy'> = /* @__PURE__ */ standalone('setPaymentPolicy', operations.setPaymentPolicy);

/** Set the chain controls: `sandbox.setTestChain` of a client. */
export const setTestChain: Standalone<'setTestChain'> = /* @__PURE__ */ standalone('setTestChain', operations.setTestChain);

/** Set tenant features: `sandbox.setTestFeatures` of a client. */
export const setTestFeatures: Standalone<'setTestFeatures'> = /* @__PURE__ */ standalone('setTestFeatures', operations.setTestFeatures);

/** Turn the message gateway on or off: `testMessages.setGateway` of a client. */
export const setTestMessageGateway: Standalone<'setTestMessageGateway'> = /* @__PURE__ */ standalone('setTestMessageGateway', operations.setTestMessageGateway);

/** Set the policy enforcement mode: `sandbox.setTestPolicyEnforcement` of a client. */
export const setTestPolicyEnforcement: Standalone<'setTestPolicyEnforcement'> = /* @__PURE__ */ standalone('setTestPolicyEnforcement', operations.setTestPolicyEnforcement);

/** Turn the policy subsystem on or off: `sandbox.setTestPolicySubsystem` of a client. */
export const setTestPolicySubsystem: Standalone<'setTestPolicySubsystem'> = /* @__PURE__ */ standalone('setTestPolicySubsystem', operations.setTestPolicySubsystem);

/** Set provider overrides: `sandbox.setTestProviderControls` of a client. */
export const setTestProviderControls: Standalone<'setTestProviderControls'> = /* @__PURE__ */ standalone('setTestProviderControls', operations.setTestProviderControls);

/** Set the screening result of a recipient: `sandbox.setTestScreening` of a client. */
export const setTestScreening: Standalone<'setTestScreening'> = /* @__PURE__ */ standalone('setTestScreening', operations.setTestScreening);

/** Suspend or resume the tenant: `sandbox.setTestTenantStatus` of a client. */
export const setTestTenantStatus: Standalone<'setTestTenantStatus'> = /* @__PURE__ */ standalone('setTestTenantStatus', operations.setTestTenantStatus);

/** Approve an approval request: `approvals.sign` of a client. */
export const signApproval: Standalone<'signApproval'> = /* @__PURE__ */ standalone('signApproval', operations.signApproval);

/**
 * Sign a multisig payment: `payments.sign` of a client.
 *
 * @deprecated Since 2026-06-30, and served until 2027-06-30. Use `createPayment` instead.
 */
export const signPayment: Standalone<'signPayment'> = /* @__PURE__ */ standalone('signPayment', operations.signPayment);

/** Simulate the next verification step: `identity.simulateVerificationSession` of a client. */
export const simulateVerificationSession: Standalone<'simulateVerificationSession'> = /* @__PURE__ */ standalone('simulateVerificationSession', operations.simulateVerificationSession);

/** Start a wallet binding: `walletBindings.start` of a client. */
export const startWalletBinding: Standalone<'startWalletBinding'> = /* @__PURE__ */ standalone('startWalletBinding', operations.startWalletBinding);

/** Advance a payment at its provider: `sandbox.stepTestProvider` of a client. */
export const stepTestProvider: Standalone<'stepTestProvider'> = /* @__PURE__ */ standalone('stepTestProvider', operations.stepTestProvider);

/** Submit a sales order: `salesOrders.submit` of a client. */
export const submitSalesOrder: Standalone<'submitSalesOrder'> = /* @__PURE__ */ standalone('submitSalesOrder', operations.submitSalesOrder);

/** Suspend an agent: `agents.suspend` of a client. */
export const suspendAgent: Standalone<'suspendAgent'> = /* @__PURE__ */ standalone('suspendAgent', operations.suspendAgent);

/** Suspend an authority grant: `authorities.suspend` of a client. */
export const suspendAuthority: Standalone<'suspendAuthority'> = /* @__PURE__ */ standalone('suspendAuthority', operations.suspendAuthority);

/** Suspend a member: `members.suspend` of a client. */
export const suspendMember: Standalone<'suspendMember'> = /* @__PURE__ */ standalone('suspendMember', operations.suspendMember);

/** Suspend a test credential: `sandbox.suspendTestCredential` of a client. */
export const suspendTestCredential: Standalone<'suspendTestCredential'> = /* @__PURE__ */ standalone('suspendTestCredential', operations.suspendTestCredential);

/** Send a test event: `webhookEndpoints.test` of a client. */
export const testWebhookEndpoint: Standalone<'testWebhookEndpoint'> = /* @__PURE__ */ standalone('testWebhookEndpoint', operations.testWebhookEndpoint);

/** Unfreeze a card: `cards.unfreeze` of a client. */
export const unfreezeCard: Standalone<'unfreezeCard'> = /* @__PURE__ */ standalone('unfreezeCard', operations.unfreezeCard);

/** Update an authority grant: `authorities.update` of a client. */
export const updateAuthority: Standalone<'updateAuthority'> = /* @__PURE__ */ standalone('updateAuthority', operations.updateAuthority);

/** Update a member: `members.update` of a client. */
export const updateMember: Standalone<'updateMember'> = /* @__PURE__ */ standalone('updateMember', operations.updateMember);

/** Update your tenant: `accounts.updateMyTenant` of a client. */
export const updateMyTenant: Standalone<'updateMyTenant'> = /* @__PURE__ */ standalone('updateMyTenant', operations.updateMyTenant);

/** Update a payout destination: `payoutDestinations.update` of a client. */
export const updatePayoutDestination: Standalone<'updatePayoutDestination'> = /* @__PURE__ */ standalone('updatePayoutDestination', operations.updatePayoutDestination);

/** Update the protection settings: `protection.updateSettings` of a client. */
export const updateProtectionSettings: Standalone<'updateProtectionSettings'> = /* @__PURE__ */ standalone('updateProtectionSettings', operations.updateProtectionSettings);

/** Update the terms of a sales order: `salesOrders.updateTerms` of a client. */
export const updateSalesOrderTerms: Standalone<'updateSalesOrderTerms'> = /* @__PURE__ */ standalone('updateSalesOrderTerms', operations.updateSalesOrderTerms);

/** Update a webhook sink: `sandbox.updateTestWebhookSink` of a client. */
export const updateTestWebhookSink: Standalone<'updateTestWebhookSink'> = /* @__PURE__ */ standalone('updateTestWebhookSink', operations.updateTestWebhookSink);

/** Update a treasury rule: `treasuryRules.update` of a client. */
export const updateTreasuryRule: Standalone<'updateTreasuryRule'> = /* @__PURE__ */ standalone('updateTreasuryRule', operations.updateTreasuryRule);

/** Update a webhook endpoint: `webhookEndpoints.update` of a client. */
export const updateWebhookEndpoint: Standalone<'updateWebhookEndpoint'> = /* @__PURE__ */ standalone('updateWebhookEndpoint', operations.updateWebhookEndpoint);

/** Verify a claim code: `claims.verifyOtp` of a client. */
export const verifyClaimOtp: Standalone<'verifyClaimOtp'> = /* @__PURE__ */ standalone('verifyClaimOtp', operations.verifyClaimOtp);

/** Verify a payout destination: `payoutDestinations.verify` of a client. */
export const verifyPayoutDestination: Standalone<'verifyPayoutDestination'> = /* @__PURE__ */ standalone('verifyPayoutDestination', operations.verifyPayoutDestination);

/** Verify a phone number: `phoneAliases.verify` of a client. */
export const verifyPhoneAlias: Standalone<'verifyPhoneAlias'> = /* @__PURE__ */ standalone('verifyPhoneAlias', operations.verifyPhoneAlias);

/** Verify a credential presentation: `identity.verifyPresentation` of a client. */
export const verifyPresentation: Standalone<'verifyPresentation'> = /* @__PURE__ */ standalone('verifyPresentation', operations.verifyPresentation);

/** Answer a two-factor challenge: `protection.verifyTwoFactorChallenge` of a client. */
export const verifyTwoFactorChallenge: Standalone<'verifyTwoFactorChallenge'> = /* @__PURE__ */ standalone('verifyTwoFactorChallenge', operations.verifyTwoFactorChallenge);

/** Verify a two-factor method: `twoFactorFactors.verify` of a client. */
export const verifyTwoFactorFactor: Standalone<'verifyTwoFactorFactor'> = /* @__PURE__ */ standalone('verifyTwoFactorFactor', operations.verifyTwoFactorFactor);

/** Verify a wallet binding: `walletBindings.verify` of a client. */
export const verifyWalletBinding: Standalone<'verifyWalletBinding'> = /* @__PURE__ */ standalone('verifyWalletBinding', operations.verifyWalletBinding);

/** Withdraw from a pool: `lending.withdrawFromPool` of a client. */
export const withdrawFromPool: Standalone<'withdrawFromPool'> = /* @__PURE__ */ standalone('withdrawFromPool', operations.withdrawFromPool);

/** Every event as it happens, in order and once each. */
export const streamEvents: (client: PaychartOptions, ...options: Parameters<ListEventsStream>) => ReturnType<ListEventsStream> = /* @__PURE__ */ standaloneStream('listEvents', operations.listEvents);
