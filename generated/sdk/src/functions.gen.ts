// Generated from spec/ by `npm run generate`. Do not edit.

import { standalone } from './client.ts';

import * as operations from './operations.gen.ts';

import type { Standalone } from './paychart.gen.ts';

/** Accept a claim: `claims.accept` of a client. */
export const acceptClaim: Standalone<'acceptClaim'> = /* @__PURE__ */ standalone('acceptClaim', operations.acceptClaim);

/** Accept a lending offer: `lending.acceptOffer` of a client. */
export const acceptLendingOffer: Standalone<'acceptLendingOffer'> = /* @__PURE__ */ standalone('acceptLendingOffer', operations.acceptLendingOffer);

/** Accept a purchase order as its supplier: `purchaseOrders.accept` of a client. */
export const acceptPurchaseOrder: Standalone<'acceptPurchaseOrder'> = /* @__PURE__ */ standalone('acceptPurchaseOrder', operations.acceptPurchaseOrder);

/** Accept the delivery of an order: `salesOrders.acceptDelivery` of a client. */
export const acceptSalesOrderDelivery: Standalone<'acceptSalesOrderDelivery'> = /* @__PURE__ */ standalone('acceptSalesOrderDelivery', operations.acceptSalesOrderDelivery);

/** Advance the test clock: `sandbox.advanceTestClock` of a client. */
export const advanceTestClock: Standalone<'advanceTestClock'> = /* @__PURE__ */ standalone('advanceTestClock', operations.advanceTestClock);

/** Anchor a credential on chain: `sandbox.anchorTestCredential` of a client. */
export const anchorTestCredential: Standalone<'anchorTestCredential'> = /* @__PURE__ */ standalone('anchorTestCredential', operations.anchorTestCredential);

/** Approve the facts into an agreement: `extractions.approve` of a client. */
export const approveExtraction: Standalone<'approveExtraction'> = /* @__PURE__ */ standalone('approveExtraction', operations.approveExtraction);

/** Vote on an intent that needs approval: `payments.approve` of a client. */
export const approvePayment: Standalone<'approvePayment'> = /* @__PURE__ */ standalone('approvePayment', operations.approvePayment);

/** Attach a policy to a subject: `policies.attach` of a client. */
export const attachPolicy: Standalone<'attachPolicy'> = /* @__PURE__ */ standalone('attachPolicy', operations.attachPolicy);

/** Back a grant by the organization multisig: `authorities.attest` of a client. */
export const attestAuthority: Standalone<'attestAuthority'> = /* @__PURE__ */ standalone('attestAuthority', operations.attestAuthority);

/** Back the policy by the organization multisig: `approvals.attestPaymentPolicy` of a client. */
export const attestPaymentPolicy: Standalone<'attestPaymentPolicy'> = /* @__PURE__ */ standalone('attestPaymentPolicy', operations.attestPaymentPolicy);

/** Cancel an invoice: `invoices.cancel` of a client. */
export const cancelInvoice: Standalone<'cancelInvoice'> = /* @__PURE__ */ standalone('cancelInvoice', operations.cancelInvoice);

/** Cancel a payment: `offrampPayments.cancel` of a client. */
export const cancelOfframpPayment: Standalone<'cancelOfframpPayment'> = /* @__PURE__ */ standalone('cancelOfframpPayment', operations.cancelOfframpPayment);

/** Cancel a payment of either generation: `payments.cancel` of a client. */
export const cancelPayment: Standalone<'cancelPayment'> = /* @__PURE__ */ standalone('cancelPayment', operations.cancelPayment);

/** Cancel a sales order: `salesOrders.cancel` of a client. */
export const cancelSalesOrder: Standalone<'cancelSalesOrder'> = /* @__PURE__ */ standalone('cancelSalesOrder', operations.cancelSalesOrder);

/** Give a rotation up: `walletBindings.cancelRotation` of a client. */
export const cancelWalletRotation: Standalone<'cancelWalletRotation'> = /* @__PURE__ */ standalone('cancelWalletRotation', operations.cancelWalletRotation);

/** Check whether an order is paid: `salesOrders.checkSettlement` of a client. */
export const checkSalesOrderSettlement: Standalone<'checkSalesOrderSettlement'> = /* @__PURE__ */ standalone('checkSalesOrderSettlement', operations.checkSalesOrderSettlement);

/** Clear the overrides of a provider: `sandbox.clearTestProviderControls` of a client. */
export const clearTestProviderControls: Standalone<'clearTestProviderControls'> = /* @__PURE__ */ standalone('clearTestProviderControls', operations.clearTestProviderControls);

/** Lock the money against the selected route: `offrampPayments.confirm` of a client. */
export const confirmOfframpPayment: Standalone<'confirmOfframpPayment'> = /* @__PURE__ */ standalone('confirmOfframpPayment', operations.confirmOfframpPayment);

/** Lock the money of an intent against its route: `payments.confirm` of a client. */
export const confirmPayment: Standalone<'confirmPayment'> = /* @__PURE__ */ standalone('confirmPayment', operations.confirmPayment);

/** Correct a fact: `extractions.correct` of a client. */
export const correctExtraction: Standalone<'correctExtraction'> = /* @__PURE__ */ standalone('correctExtraction', operations.correctExtraction);

/** Create an agent: `agents.create` of a client. */
export const createAgent: Standalone<'createAgent'> = /* @__PURE__ */ standalone('createAgent', operations.createAgent);

/** Issue an API key: `apiKeys.create` of a client. */
export const createApiKey: Standalone<'createApiKey'> = /* @__PURE__ */ standalone('createApiKey', operations.createApiKey);

/** Grant authority to a member: `authorities.create` of a client. */
export const createAuthority: Standalone<'createAuthority'> = /* @__PURE__ */ standalone('createAuthority', operations.createAuthority);

/** Get a key for a phone wallet: `cards.createEphemeralKey` of a client. */
export const createCardEphemeralKey: Standalone<'createCardEphemeralKey'> = /* @__PURE__ */ standalone('createCardEphemeralKey', operations.createCardEphemeralKey);

/** Save a payee: `contacts.create` of a client. */
export const createContact: Standalone<'createContact'> = /* @__PURE__ */ standalone('createContact', operations.createContact);

/** Reserve a payment DID for a contact: `identity.createDidReservation` of a client. */
export const createDidReservation: Standalone<'createDidReservation'> = /* @__PURE__ */ standalone('createDidReservation', operations.createDidReservation);

/** Get test money into an account: `wallets.drip` of a client. */
export const createDrip: Standalone<'createDrip'> = /* @__PURE__ */ standalone('createDrip', operations.createDrip);

/** Extract the facts of a document: `extractions.create` of a client. */
export const createExtraction: Standalone<'createExtraction'> = /* @__PURE__ */ standalone('createExtraction', operations.createExtraction);

/** Create a financing pool: `financingPools.create` of a client. */
export const createFinancingPool: Standalone<'createFinancingPool'> = /* @__PURE__ */ standalone('createFinancingPool', operations.createFinancingPool);

/** Make an identity: `identities.create` of a client. */
export const createIdentity: Standalone<'createIdentity'> = /* @__PURE__ */ standalone('createIdentity', operations.createIdentity);

/** Draft an invoice: `invoices.create` of a client. */
export const createInvoice: Standalone<'createInvoice'> = /* @__PURE__ */ standalone('createInvoice', operations.createInvoice);

/** Offer a loan for a purchase order: `lending.createOffer` of a client. */
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

/** Add a version: `policyVersions.create` of a client. */
export const createPolicyVersion: Standalone<'createPolicyVersion'> = /* @__PURE__ */ standalone('createPolicyVersion', operations.createPolicyVersion);

/** Ask for credentials: `identity.createPresentationChallenge` of a client. */
export const createPresentationChallenge: Standalone<'createPresentationChallenge'> = /* @__PURE__ */ standalone('createPresentationChallenge', operations.createPresentationChallenge);

/** Create a card at the card provider: `cards.createProviderCard` of a client. */
export const createProviderCard: Standalone<'createProviderCard'> = /* @__PURE__ */ standalone('createProviderCard', operations.createProviderCard);

/** Move money between fiat and a wallet: `ramps.create` of a client. */
export const createRamp: Standalone<'createRamp'> = /* @__PURE__ */ standalone('createRamp', operations.createRamp);

/** Create a sales order: `salesOrders.create` of a client. */
export const createSalesOrder: Standalone<'createSalesOrder'> = /* @__PURE__ */ standalone('createSalesOrder', operations.createSalesOrder);

/** Create a tenant: `accounts.createTenant` of a client. */
export const createTenant: Standalone<'createTenant'> = /* @__PURE__ */ standalone('createTenant', operations.createTenant);

/** Use a card: `sandbox.createTestCardAuthorization` of a client. */
export const createTestCardAuthorization: Standalone<'createTestCardAuthorization'> = /* @__PURE__ */ standalone('createTestCardAuthorization', operations.createTestCardAuthorization);

/** Sign in without an identity provider: `sandbox.createTestSession` of a client. */
export const createTestSession: Standalone<'createTestSession'> = /* @__PURE__ */ standalone('createTestSession', operations.createTestSession);

/** Create a webhook sink: `sandbox.createTestWebhookSink` of a client. */
export const createTestWebhookSink: Standalone<'createTestWebhookSink'> = /* @__PURE__ */ standalone('createTestWebhookSink', operations.createTestWebhookSink);

/** Create a treasury account: `treasuryAccounts.create` of a client. */
export const createTreasuryAccount: Standalone<'createTreasuryAccount'> = /* @__PURE__ */ standalone('createTreasuryAccount', operations.createTreasuryAccount);

/** Add a rule: `treasuryRules.create` of a client. */
export const createTreasuryRule: Standalone<'createTreasuryRule'> = /* @__PURE__ */ standalone('createTreasuryRule', operations.createTreasuryRule);

/** Propose a transfer between buckets: `treasurySweeps.create` of a client. */
export const createTreasurySweep: Standalone<'createTreasurySweep'> = /* @__PURE__ */ standalone('createTreasurySweep', operations.createTreasurySweep);

/** Store a file: `trade.createUpload` of a client. */
export const createUpload: Standalone<'createUpload'> = /* @__PURE__ */ standalone('createUpload', operations.createUpload);

/** Hand a verification to another device: `identity.createVerificationHandoff` of a client. */
export const createVerificationHandoff: Standalone<'createVerificationHandoff'> = /* @__PURE__ */ standalone('createVerificationHandoff', operations.createVerificationHandoff);

/** Start a verification: `identity.createVerificationSession` of a client. */
export const createVerificationSession: Standalone<'createVerificationSession'> = /* @__PURE__ */ standalone('createVerificationSession', operations.createVerificationSession);

/** Create a multisig wallet: `wallets.create` of a client. */
export const createWallet: Standalone<'createWallet'> = /* @__PURE__ */ standalone('createWallet', operations.createWallet);

/** Propose a transaction of a wallet: `wallets.createTransaction` of a client. */
export const createWalletTransaction: Standalone<'createWalletTransaction'> = /* @__PURE__ */ standalone('createWalletTransaction', operations.createWalletTransaction);

/** Register a webhook endpoint: `webhookEndpoints.create` of a client. */
export const createWebhookEndpoint: Standalone<'createWebhookEndpoint'> = /* @__PURE__ */ standalone('createWebhookEndpoint', operations.createWebhookEndpoint);

/** Delete a policy: `policies.delete` of a client. */
export const deletePolicy: Standalone<'deletePolicy'> = /* @__PURE__ */ standalone('deletePolicy', operations.deletePolicy);

/** Delete a rule: `treasuryRules.delete` of a client. */
export const deleteTreasuryRule: Standalone<'deleteTreasuryRule'> = /* @__PURE__ */ standalone('deleteTreasuryRule', operations.deleteTreasuryRule);

/** Delete a webhook endpoint: `webhookEndpoints.delete` of a client. */
export const deleteWebhookEndpoint: Standalone<'deleteWebhookEndpoint'> = /* @__PURE__ */ standalone('deleteWebhookEndpoint', operations.deleteWebhookEndpoint);

/** Say that it is delivered: `invoices.deliver` of a client. */
export const deliverInvoice: Standalone<'deliverInvoice'> = /* @__PURE__ */ standalone('deliverInvoice', operations.deliverInvoice);

/** Look for the deposit of a payment: `offrampPayments.deposit` of a client. */
export const depositOfframpPayment: Standalone<'depositOfframpPayment'> = /* @__PURE__ */ standalone('depositOfframpPayment', operations.depositOfframpPayment);

/** Deposit into a pool: `lending.depositToPool` of a client. */
export const depositToPool: Standalone<'depositToPool'> = /* @__PURE__ */ standalone('depositToPool', operations.depositToPool);

/** Detach a policy from its subject: `policies.detach` of a client. */
export const detachPolicy: Standalone<'detachPolicy'> = /* @__PURE__ */ standalone('detachPolicy', operations.detachPolicy);

/** Enroll a two-factor method: `twoFactorFactors.enroll` of a client. */
export const enrollTwoFactorFactor: Standalone<'enrollTwoFactorFactor'> = /* @__PURE__ */ standalone('enrollTwoFactorFactor', operations.enrollTwoFactorFactor);

/** Ask which credentials an action needs: `identity.evaluateEligibility` of a client. */
export const evaluateEligibility: Standalone<'evaluateEligibility'> = /* @__PURE__ */ standalone('evaluateEligibility', operations.evaluateEligibility);

/** Evaluate a policy without paying: `policies.evaluate` of a client. */
export const evaluatePolicy: Standalone<'evaluatePolicy'> = /* @__PURE__ */ standalone('evaluatePolicy', operations.evaluatePolicy);

/**
 * Execute a ready legacy payment: `payments.execute` of a client.
 *
 * @deprecated
 */
export const executePayment: Standalone<'executePayment'> = /* @__PURE__ */ standalone('executePayment', operations.executePayment);

/** Let a credential expire: `sandbox.expireTestCredential` of a client. */
export const expireTestCredential: Standalone<'expireTestCredential'> = /* @__PURE__ */ standalone('expireTestCredential', operations.expireTestCredential);

/** Make a phone alias need proof again: `sandbox.expireTestPhoneAlias` of a client. */
export const expireTestPhoneAlias: Standalone<'expireTestPhoneAlias'> = /* @__PURE__ */ standalone('expireTestPhoneAlias', operations.expireTestPhoneAlias);

/** Freeze a card: `cards.freeze` of a client. */
export const freezeCard: Standalone<'freezeCard'> = /* @__PURE__ */ standalone('freezeCard', operations.freezeCard);

/** Fund a wallet with test money: `wallets.fund` of a client. */
export const fundWallet: Standalone<'fundWallet'> = /* @__PURE__ */ standalone('fundWallet', operations.fundWallet);

/** Read an agent: `agents.get` of a client. */
export const getAgent: Standalone<'getAgent'> = /* @__PURE__ */ standalone('getAgent', operations.getAgent);

/** Read an agreement: `trade.getAgreement` of a client. */
export const getAgreement: Standalone<'getAgreement'> = /* @__PURE__ */ standalone('getAgreement', operations.getAgreement);

/** Read an API key record: `apiKeys.get` of a client. */
export const getApiKey: Standalone<'getApiKey'> = /* @__PURE__ */ standalone('getApiKey', operations.getApiKey);

/** Read an approval request: `approvals.get` of a client. */
export const getApproval: Standalone<'getApproval'> = /* @__PURE__ */ standalone('getApproval', operations.getApproval);

/** Read your balance: `wallets.getBalance` of a client. */
export const getBalance: Standalone<'getBalance'> = /* @__PURE__ */ standalone('getBalance', operations.getBalance);

/** Read what this deployment can do: `wallets.getCapabilities` of a client. */
export const getCapabilities: Standalone<'getCapabilities'> = /* @__PURE__ */ standalone('getCapabilities', operations.getCapabilities);

/** Read a card: `cards.get` of a client. */
export const getCard: Standalone<'getCard'> = /* @__PURE__ */ standalone('getCard', operations.getCard);

/** Read an authorization of a card: `cardAuthorizations.get` of a client. */
export const getCardAuthorization: Standalone<'getCardAuthorization'> = /* @__PURE__ */ standalone('getCardAuthorization', operations.getCardAuthorization);

/** Read the limits of a card: `cards.getLimits` of a client. */
export const getCardLimits: Standalone<'getCardLimits'> = /* @__PURE__ */ standalone('getCardLimits', operations.getCardLimits);

/** Open a claim link: `claims.getLink` of a client. */
export const getClaimLink: Standalone<'getClaimLink'> = /* @__PURE__ */ standalone('getClaimLink', operations.getClaimLink);

/** Read a saved payee: `contacts.get` of a client. */
export const getContact: Standalone<'getContact'> = /* @__PURE__ */ standalone('getContact', operations.getContact);

/** Read a credential: `credentials.get` of a client. */
export const getCredential: Standalone<'getCredential'> = /* @__PURE__ */ standalone('getCredential', operations.getCredential);

/** Read the signed document of a credential: `credentials.getArtifact` of a client. */
export const getCredentialArtifact: Standalone<'getCredentialArtifact'> = /* @__PURE__ */ standalone('getCredentialArtifact', operations.getCredentialArtifact);

/** Disclose one claim of a credential: `credentials.getDisclosure` of a client. */
export const getCredentialDisclosure: Standalone<'getCredentialDisclosure'> = /* @__PURE__ */ standalone('getCredentialDisclosure', operations.getCredentialDisclosure);

/** Read the status of a credential: `credentials.getStatus` of a client. */
export const getCredentialStatus: Standalone<'getCredentialStatus'> = /* @__PURE__ */ standalone('getCredentialStatus', operations.getCredentialStatus);

/** Read a DID document: `identity.getDidDocument` of a client. */
export const getDidDocument: Standalone<'getDidDocument'> = /* @__PURE__ */ standalone('getDidDocument', operations.getDidDocument);

/** Read a drip: `wallets.getDrip` of a client. */
export const getDrip: Standalone<'getDrip'> = /* @__PURE__ */ standalone('getDrip', operations.getDrip);

/** Read an event: `events.get` of a client. */
export const getEvent: Standalone<'getEvent'> = /* @__PURE__ */ standalone('getEvent', operations.getEvent);

/** Read an extraction: `extractions.get` of a client. */
export const getExtraction: Standalone<'getExtraction'> = /* @__PURE__ */ standalone('getExtraction', operations.getExtraction);

/** Read a financing pool: `financingPools.get` of a client. */
export const getFinancingPool: Standalone<'getFinancingPool'> = /* @__PURE__ */ standalone('getFinancingPool', operations.getFinancingPool);

/** Check that the process runs: `operations.getHealth` of a client. */
export const getHealth: Standalone<'getHealth'> = /* @__PURE__ */ standalone('getHealth', operations.getHealth);

/** Read an identity: `identities.get` of a client. */
export const getIdentity: Standalone<'getIdentity'> = /* @__PURE__ */ standalone('getIdentity', operations.getIdentity);

/** Read an invoice: `invoices.get` of a client. */
export const getInvoice: Standalone<'getInvoice'> = /* @__PURE__ */ standalone('getInvoice', operations.getInvoice);

/** Read a lending offer: `lending.getOffer` of a client. */
export const getLendingOffer: Standalone<'getLendingOffer'> = /* @__PURE__ */ standalone('getLendingOffer', operations.getLendingOffer);

/** Read a loan: `loans.get` of a client. */
export const getLoan: Standalone<'getLoan'> = /* @__PURE__ */ standalone('getLoan', operations.getLoan);

/** Read who is calling: `accounts.getMe` of a client. */
export const getMe: Standalone<'getMe'> = /* @__PURE__ */ standalone('getMe', operations.getMe);

/** Read a member: `members.get` of a client. */
export const getMember: Standalone<'getMember'> = /* @__PURE__ */ standalone('getMember', operations.getMember);

/** Read your tenant: `accounts.getMyTenant` of a client. */
export const getMyTenant: Standalone<'getMyTenant'> = /* @__PURE__ */ standalone('getMyTenant', operations.getMyTenant);

/** Read an off-ramp payment: `offrampPayments.get` of a client. */
export const getOfframpPayment: Standalone<'getOfframpPayment'> = /* @__PURE__ */ standalone('getOfframpPayment', operations.getOfframpPayment);

/** Read the claim of a payment: `offrampPayments.getClaim` of a client. */
export const getOfframpPaymentClaim: Standalone<'getOfframpPaymentClaim'> = /* @__PURE__ */ standalone('getOfframpPaymentClaim', operations.getOfframpPaymentClaim);

/** Read the routes on offer: `offrampPayments.getRoutes` of a client. */
export const getOfframpPaymentRoutes: Standalone<'getOfframpPaymentRoutes'> = /* @__PURE__ */ standalone('getOfframpPaymentRoutes', operations.getOfframpPaymentRoutes);

/** Read this contract: `operations.getOpenApiDocument` of a client. */
export const getOpenApiDocument: Standalone<'getOpenApiDocument'> = /* @__PURE__ */ standalone('getOpenApiDocument', operations.getOpenApiDocument);

/** Read your DIDs: `identity.getOwnDids` of a client. */
export const getOwnDids: Standalone<'getOwnDids'> = /* @__PURE__ */ standalone('getOwnDids', operations.getOwnDids);

/** Read a payment of either generation: `payments.get` of a client. */
export const getPayment: Standalone<'getPayment'> = /* @__PURE__ */ standalone('getPayment', operations.getPayment);

/** Read the claim of a unified payment: `payments.getClaim` of a client. */
export const getPaymentClaim: Standalone<'getPaymentClaim'> = /* @__PURE__ */ standalone('getPaymentClaim', operations.getPaymentClaim);

/** Read the payment policy: `approvals.getPaymentPolicy` of a client. */
export const getPaymentPolicy: Standalone<'getPaymentPolicy'> = /* @__PURE__ */ standalone('getPaymentPolicy', operations.getPaymentPolicy);

/** Read the routes on offer for an intent: `payments.getRoutes` of a client. */
export const getPaymentRoutes: Standalone<'getPaymentRoutes'> = /* @__PURE__ */ standalone('getPaymentRoutes', operations.getPaymentRoutes);

/** Read a payout destination: `payoutDestinations.get` of a client. */
export const getPayoutDestination: Standalone<'getPayoutDestination'> = /* @__PURE__ */ standalone('getPayoutDestination', operations.getPayoutDestination);

/** Read a policy: `policies.get` of a client. */
export const getPolicy: Standalone<'getPolicy'> = /* @__PURE__ */ standalone('getPolicy', operations.getPolicy);

/** Read the position in a pool: `lending.getPoolPosition` of a client. */
export const getPoolPosition: Standalone<'getPoolPosition'> = /* @__PURE__ */ standalone('getPoolPosition', operations.getPoolPosition);

/** Read the protection settings: `protection.getSettings` of a client. */
export const getProtectionSettings: Standalone<'getProtectionSettings'> = /* @__PURE__ */ standalone('getProtectionSettings', operations.getProtectionSettings);

/** Read what a payer needs: `invoices.getPublic` of a client. */
export const getPublicInvoice: Standalone<'getPublicInvoice'> = /* @__PURE__ */ standalone('getPublicInvoice', operations.getPublicInvoice);

/** Read a ramp: `ramps.get` of a client. */
export const getRamp: Standalone<'getRamp'> = /* @__PURE__ */ standalone('getRamp', operations.getRamp);

/** Check whether requests can be served: `operations.getReadiness` of a client. */
export const getReadiness: Standalone<'getReadiness'> = /* @__PURE__ */ standalone('getReadiness', operations.getReadiness);

/** Read a sales order: `salesOrders.get` of a client. */
export const getSalesOrder: Standalone<'getSalesOrder'> = /* @__PURE__ */ standalone('getSalesOrder', operations.getSalesOrder);

/** Read the delivery of an order: `salesOrders.getDelivery` of a client. */
export const getSalesOrderDelivery: Standalone<'getSalesOrderDelivery'> = /* @__PURE__ */ standalone('getSalesOrderDelivery', operations.getSalesOrderDelivery);

/** Read the key of the platform arbiter: `sandbox.getTestArbiter` of a client. */
export const getTestArbiter: Standalone<'getTestArbiter'> = /* @__PURE__ */ standalone('getTestArbiter', operations.getTestArbiter);

/** Read the controls of the chain: `sandbox.getTestChain` of a client. */
export const getTestChain: Standalone<'getTestChain'> = /* @__PURE__ */ standalone('getTestChain', operations.getTestChain);

/** Read the test clock: `sandbox.getTestClock` of a client. */
export const getTestClock: Standalone<'getTestClock'> = /* @__PURE__ */ standalone('getTestClock', operations.getTestClock);

/** Read what the provider said: `sandbox.getTestProvider` of a client. */
export const getTestProvider: Standalone<'getTestProvider'> = /* @__PURE__ */ standalone('getTestProvider', operations.getTestProvider);

/** Read a treasury account: `treasuryAccounts.get` of a client. */
export const getTreasuryAccount: Standalone<'getTreasuryAccount'> = /* @__PURE__ */ standalone('getTreasuryAccount', operations.getTreasuryAccount);

/** Read a sweep: `treasurySweeps.get` of a client. */
export const getTreasurySweep: Standalone<'getTreasurySweep'> = /* @__PURE__ */ standalone('getTreasurySweep', operations.getTreasurySweep);

/** Read a challenge: `protection.getTwoFactorChallenge` of a client. */
export const getTwoFactorChallenge: Standalone<'getTwoFactorChallenge'> = /* @__PURE__ */ standalone('getTwoFactorChallenge', operations.getTwoFactorChallenge);

/** Open a hand-off link: `identity.getVerificationHandoff` of a client. */
export const getVerificationHandoff: Standalone<'getVerificationHandoff'> = /* @__PURE__ */ standalone('getVerificationHandoff', operations.getVerificationHandoff);

/** Read a verification: `identity.getVerificationSession` of a client. */
export const getVerificationSession: Standalone<'getVerificationSession'> = /* @__PURE__ */ standalone('getVerificationSession', operations.getVerificationSession);

/** Read a wallet and its balances: `wallets.get` of a client. */
export const getWallet: Standalone<'getWallet'> = /* @__PURE__ */ standalone('getWallet', operations.getWallet);

/** Read a delivery: `webhookDeliveries.get` of a client. */
export const getWebhookDelivery: Standalone<'getWebhookDelivery'> = /* @__PURE__ */ standalone('getWebhookDelivery', operations.getWebhookDelivery);

/** Read a webhook endpoint: `webhookEndpoints.get` of a client. */
export const getWebhookEndpoint: Standalone<'getWebhookEndpoint'> = /* @__PURE__ */ standalone('getWebhookEndpoint', operations.getWebhookEndpoint);

/** Issue a card of a wallet: `cards.issue` of a client. */
export const issueCard: Standalone<'issueCard'> = /* @__PURE__ */ standalone('issueCard', operations.issueCard);

/** Issue the loan of an accepted offer: `lending.issueOffer` of a client. */
export const issueLendingOffer: Standalone<'issueLendingOffer'> = /* @__PURE__ */ standalone('issueLendingOffer', operations.issueLendingOffer);

/** Issue an eligibility permit: `permits.issue` of a client. */
export const issuePermit: Standalone<'issuePermit'> = /* @__PURE__ */ standalone('issuePermit', operations.issuePermit);

/** Issue a credential directly: `sandbox.issueTestCredential` of a client. */
export const issueTestCredential: Standalone<'issueTestCredential'> = /* @__PURE__ */ standalone('issueTestCredential', operations.issueTestCredential);

/** List agents: `agents.list` of a client. */
export const listAgents: Standalone<'listAgents'> = /* @__PURE__ */ standalone('listAgents', operations.listAgents);

/** List API keys: `apiKeys.list` of a client. */
export const listApiKeys: Standalone<'listApiKeys'> = /* @__PURE__ */ standalone('listApiKeys', operations.listApiKeys);

/** List approval requests: `approvals.list` of a client. */
export const listApprovals: Standalone<'listApprovals'> = /* @__PURE__ */ standalone('listApprovals', operations.listApprovals);

/** List the authority grants of a member: `authorities.list` of a client. */
export const listAuthorities: Standalone<'listAuthorities'> = /* @__PURE__ */ standalone('listAuthorities', operations.listAuthorities);

/** List the authorizations of a card: `cardAuthorizations.list` of a client. */
export const listCardAuthorizations: Standalone<'listCardAuthorizations'> = /* @__PURE__ */ standalone('listCardAuthorizations', operations.listCardAuthorizations);

/** List saved payees: `contacts.list` of a client. */
export const listContacts: Standalone<'listContacts'> = /* @__PURE__ */ standalone('listContacts', operations.listContacts);

/** List credentials: `credentials.list` of a client. */
export const listCredentials: Standalone<'listCredentials'> = /* @__PURE__ */ standalone('listCredentials', operations.listCredentials);

/** List drips: `wallets.listDrips` of a client. */
export const listDrips: Standalone<'listDrips'> = /* @__PURE__ */ standalone('listDrips', operations.listDrips);

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

/** List the versions of the payment policy: `approvals.listPaymentPolicyVersions` of a client. */
export const listPaymentPolicyVersions: Standalone<'listPaymentPolicyVersions'> = /* @__PURE__ */ standalone('listPaymentPolicyVersions', operations.listPaymentPolicyVersions);

/** List payments of both generations: `payments.list` of a client. */
export const listPayments: Standalone<'listPayments'> = /* @__PURE__ */ standalone('listPayments', operations.listPayments);

/** List payout destinations: `payoutDestinations.list` of a client. */
export const listPayoutDestinations: Standalone<'listPayoutDestinations'> = /* @__PURE__ */ standalone('listPayoutDestinations', operations.listPayoutDestinations);

/** List eligibility permits: `permits.list` of a client. */
export const listPermits: Standalone<'listPermits'> = /* @__PURE__ */ standalone('listPermits', operations.listPermits);

/** List phone aliases: `phoneAliases.list` of a client. */
export const listPhoneAliases: Standalone<'listPhoneAliases'> = /* @__PURE__ */ standalone('listPhoneAliases', operations.listPhoneAliases);

/** List policies: `policies.list` of a client. */
export const listPolicies: Standalone<'listPolicies'> = /* @__PURE__ */ standalone('listPolicies', operations.listPolicies);

/** List what a policy is attached to: `policyAttachments.list` of a client. */
export const listPolicyAttachments: Standalone<'listPolicyAttachments'> = /* @__PURE__ */ standalone('listPolicyAttachments', operations.listPolicyAttachments);

/** Read the decision log: `policyDecisions.list` of a client. */
export const listPolicyDecisions: Standalone<'listPolicyDecisions'> = /* @__PURE__ */ standalone('listPolicyDecisions', operations.listPolicyDecisions);

/** List the versions of a policy: `policyVersions.list` of a client. */
export const listPolicyVersions: Standalone<'listPolicyVersions'> = /* @__PURE__ */ standalone('listPolicyVersions', operations.listPolicyVersions);

/** List purchase orders: `purchaseOrders.list` of a client. */
export const listPurchaseOrders: Standalone<'listPurchaseOrders'> = /* @__PURE__ */ standalone('listPurchaseOrders', operations.listPurchaseOrders);

/** List ramps: `ramps.list` of a client. */
export const listRamps: Standalone<'listRamps'> = /* @__PURE__ */ standalone('listRamps', operations.listRamps);

/** List sales orders: `salesOrders.list` of a client. */
export const listSalesOrders: Standalone<'listSalesOrders'> = /* @__PURE__ */ standalone('listSalesOrders', operations.listSalesOrders);

/** Read the messages that would have been sent: `sandbox.listTestMessages` of a client. */
export const listTestMessages: Standalone<'listTestMessages'> = /* @__PURE__ */ standalone('listTestMessages', operations.listTestMessages);

/** List review cases of own payments: `sandbox.listTestReviewCases` of a client. */
export const listTestReviewCases: Standalone<'listTestReviewCases'> = /* @__PURE__ */ standalone('listTestReviewCases', operations.listTestReviewCases);

/** Read what a webhook sink received: `sandbox.listTestWebhookSinkRequests` of a client. */
export const listTestWebhookSinkRequests: Standalone<'listTestWebhookSinkRequests'> = /* @__PURE__ */ standalone('listTestWebhookSinkRequests', operations.listTestWebhookSinkRequests);

/** List treasury accounts: `treasuryAccounts.list` of a client. */
export const listTreasuryAccounts: Standalone<'listTreasuryAccounts'> = /* @__PURE__ */ standalone('listTreasuryAccounts', operations.listTreasuryAccounts);

/** List the rules of an account: `treasuryRules.list` of a client. */
export const listTreasuryRules: Standalone<'listTreasuryRules'> = /* @__PURE__ */ standalone('listTreasuryRules', operations.listTreasuryRules);

/** List the sweeps of an account: `treasurySweeps.list` of a client. */
export const listTreasurySweeps: Standalone<'listTreasurySweeps'> = /* @__PURE__ */ standalone('listTreasurySweeps', operations.listTreasurySweeps);

/** List the own two-factor methods: `twoFactorFactors.list` of a client. */
export const listTwoFactorFactors: Standalone<'listTwoFactorFactors'> = /* @__PURE__ */ standalone('listTwoFactorFactors', operations.listTwoFactorFactors);

/** List the wallets of an identity: `walletBindings.list` of a client. */
export const listWalletBindings: Standalone<'listWalletBindings'> = /* @__PURE__ */ standalone('listWalletBindings', operations.listWalletBindings);

/** List the cards of a wallet: `cards.list` of a client. */
export const listWalletCards: Standalone<'listWalletCards'> = /* @__PURE__ */ standalone('listWalletCards', operations.listWalletCards);

/** List wallets: `wallets.list` of a client. */
export const listWallets: Standalone<'listWallets'> = /* @__PURE__ */ standalone('listWallets', operations.listWallets);

/** List the deliveries of an endpoint: `webhookDeliveries.list` of a client. */
export const listWebhookDeliveries: Standalone<'listWebhookDeliveries'> = /* @__PURE__ */ standalone('listWebhookDeliveries', operations.listWebhookDeliveries);

/** List webhook endpoints: `webhookEndpoints.list` of a client. */
export const listWebhookEndpoints: Standalone<'listWebhookEndpoints'> = /* @__PURE__ */ standalone('listWebhookEndpoints', operations.listWebhookEndpoints);

/** Read the escrow of an invoice now: `sandbox.pollTestInvoice` of a client. */
export const pollTestInvoice: Standalone<'pollTestInvoice'> = /* @__PURE__ */ standalone('pollTestInvoice', operations.pollTestInvoice);

/** Reactivate an authority grant: `authorities.reactivate` of a client. */
export const reactivateAuthority: Standalone<'reactivateAuthority'> = /* @__PURE__ */ standalone('reactivateAuthority', operations.reactivateAuthority);

/** Reactivate a member: `members.reactivate` of a client. */
export const reactivateMember: Standalone<'reactivateMember'> = /* @__PURE__ */ standalone('reactivateMember', operations.reactivateMember);

/** Decide an authorization of the card issuer: `cardAuthorizations.receive` of a client. */
export const receiveCardAuthorization: Standalone<'receiveCardAuthorization'> = /* @__PURE__ */ standalone('receiveCardAuthorization', operations.receiveCardAuthorization);

/** Take a reversal of the card issuer: `cards.receiveReversal` of a client. */
export const receiveCardReversal: Standalone<'receiveCardReversal'> = /* @__PURE__ */ standalone('receiveCardReversal', operations.receiveCardReversal);

/** Receive an event of a provider: `offramp.receiveProviderWebhook` of a client. */
export const receiveProviderWebhook: Standalone<'receiveProviderWebhook'> = /* @__PURE__ */ standalone('receiveProviderWebhook', operations.receiveProviderWebhook);

/** Receive news of a verification: `identity.receiveVerificationWebhook` of a client. */
export const receiveVerificationWebhook: Standalone<'receiveVerificationWebhook'> = /* @__PURE__ */ standalone('receiveVerificationWebhook', operations.receiveVerificationWebhook);

/** Record the delivery of an order: `salesOrders.recordDelivery` of a client. */
export const recordSalesOrderDelivery: Standalone<'recordSalesOrderDelivery'> = /* @__PURE__ */ standalone('recordSalesOrderDelivery', operations.recordSalesOrderDelivery);

/** Deliver an event again: `webhookDeliveries.redeliver` of a client. */
export const redeliverWebhookDelivery: Standalone<'redeliverWebhookDelivery'> = /* @__PURE__ */ standalone('redeliverWebhookDelivery', operations.redeliverWebhookDelivery);

/** Check a held payment again now: `sandbox.reevaluateTestPayment` of a client. */
export const reevaluateTestPayment: Standalone<'reevaluateTestPayment'> = /* @__PURE__ */ standalone('reevaluateTestPayment', operations.reevaluateTestPayment);

/** Ask the provider again: `credentials.refresh` of a client. */
export const refreshCredential: Standalone<'refreshCredential'> = /* @__PURE__ */ standalone('refreshCredential', operations.refreshCredential);

/** Propose the payment back to the payer: `invoices.refund` of a client. */
export const refundInvoice: Standalone<'refundInvoice'> = /* @__PURE__ */ standalone('refundInvoice', operations.refundInvoice);

/** Register the member's signing address: `members.registerSigner` of a client. */
export const registerMemberSigner: Standalone<'registerMemberSigner'> = /* @__PURE__ */ standalone('registerMemberSigner', operations.registerMemberSigner);

/** Register a purchase order with a pool: `purchaseOrders.register` of a client. */
export const registerPurchaseOrder: Standalone<'registerPurchaseOrder'> = /* @__PURE__ */ standalone('registerPurchaseOrder', operations.registerPurchaseOrder);

/** Reinstate a credential: `sandbox.reinstateTestCredential` of a client. */
export const reinstateTestCredential: Standalone<'reinstateTestCredential'> = /* @__PURE__ */ standalone('reinstateTestCredential', operations.reinstateTestCredential);

/** Reject an approval request: `approvals.reject` of a client. */
export const rejectApproval: Standalone<'rejectApproval'> = /* @__PURE__ */ standalone('rejectApproval', operations.rejectApproval);

/** Propose the payment to the payee: `invoices.release` of a client. */
export const releaseInvoice: Standalone<'releaseInvoice'> = /* @__PURE__ */ standalone('releaseInvoice', operations.releaseInvoice);

/** Remove a saved payee: `contacts.remove` of a client. */
export const removeContact: Standalone<'removeContact'> = /* @__PURE__ */ standalone('removeContact', operations.removeContact);

/** Remove a member: `members.remove` of a client. */
export const removeMember: Standalone<'removeMember'> = /* @__PURE__ */ standalone('removeMember', operations.removeMember);

/** Remove a two-factor method: `twoFactorFactors.remove` of a client. */
export const removeTwoFactorFactor: Standalone<'removeTwoFactorFactor'> = /* @__PURE__ */ standalone('removeTwoFactorFactor', operations.removeTwoFactorFactor);

/** Repay a loan, in part or whole: `loans.repay` of a client. */
export const repayLoan: Standalone<'repayLoan'> = /* @__PURE__ */ standalone('repayLoan', operations.repayLoan);

/** Send past events again: `webhookEndpoints.replay` of a client. */
export const replayWebhookEndpoint: Standalone<'replayWebhookEndpoint'> = /* @__PURE__ */ standalone('replayWebhookEndpoint', operations.replayWebhookEndpoint);

/** Send a new claim link: `offrampPayments.resendClaim` of a client. */
export const resendOfframpPaymentClaim: Standalone<'resendOfframpPaymentClaim'> = /* @__PURE__ */ standalone('resendOfframpPaymentClaim', operations.resendOfframpPaymentClaim);

/** Send a new code: `phoneAliases.resendCode` of a client. */
export const resendPhoneAliasCode: Standalone<'resendPhoneAliasCode'> = /* @__PURE__ */ standalone('resendPhoneAliasCode', operations.resendPhoneAliasCode);

/** Send a new enrollment code: `twoFactorFactors.resendCode` of a client. */
export const resendTwoFactorFactorCode: Standalone<'resendTwoFactorFactorCode'> = /* @__PURE__ */ standalone('resendTwoFactorFactorCode', operations.resendTwoFactorFactorCode);

/** Ask whether a payment DID can be paid: `identity.resolveDid` of a client. */
export const resolveDid: Standalone<'resolveDid'> = /* @__PURE__ */ standalone('resolveDid', operations.resolveDid);

/** Resolve a DID by the W3C standard: `identity.resolveDidDocument` of a client. */
export const resolveDidDocument: Standalone<'resolveDidDocument'> = /* @__PURE__ */ standalone('resolveDidDocument', operations.resolveDidDocument);

/** Decide a review case: `sandbox.resolveTestReviewCase` of a client. */
export const resolveTestReviewCase: Standalone<'resolveTestReviewCase'> = /* @__PURE__ */ standalone('resolveTestReviewCase', operations.resolveTestReviewCase);

/** Accept, send back or reject an order: `salesOrders.respondTo` of a client. */
export const respondToSalesOrder: Standalone<'respondToSalesOrder'> = /* @__PURE__ */ standalone('respondToSalesOrder', operations.respondToSalesOrder);

/** Resume an agent: `agents.resume` of a client. */
export const resumeAgent: Standalone<'resumeAgent'> = /* @__PURE__ */ standalone('resumeAgent', operations.resumeAgent);

/** Give back what a card took: `sandbox.reverseTestCardAuthorization` of a client. */
export const reverseTestCardAuthorization: Standalone<'reverseTestCardAuthorization'> = /* @__PURE__ */ standalone('reverseTestCardAuthorization', operations.reverseTestCardAuthorization);

/** Revoke an API key: `apiKeys.revoke` of a client. */
export const revokeApiKey: Standalone<'revokeApiKey'> = /* @__PURE__ */ standalone('revokeApiKey', operations.revokeApiKey);

/** Revoke an authority grant: `authorities.revoke` of a client. */
export const revokeAuthority: Standalone<'revokeAuthority'> = /* @__PURE__ */ standalone('revokeAuthority', operations.revokeAuthority);

/** Revoke a payout destination: `payoutDestinations.revoke` of a client. */
export const revokePayoutDestination: Standalone<'revokePayoutDestination'> = /* @__PURE__ */ standalone('revokePayoutDestination', operations.revokePayoutDestination);

/** Remove a phone number: `phoneAliases.revoke` of a client. */
export const revokePhoneAlias: Standalone<'revokePhoneAlias'> = /* @__PURE__ */ standalone('revokePhoneAlias', operations.revokePhoneAlias);

/** Revoke a credential: `sandbox.revokeTestCredential` of a client. */
export const revokeTestCredential: Standalone<'revokeTestCredential'> = /* @__PURE__ */ standalone('revokeTestCredential', operations.revokeTestCredential);

/** Take a wallet from an identity: `walletBindings.revoke` of a client. */
export const revokeWalletBinding: Standalone<'revokeWalletBinding'> = /* @__PURE__ */ standalone('revokeWalletBinding', operations.revokeWalletBinding);

/** Start replacing a wallet: `walletBindings.rotate` of a client. */
export const rotateWalletBinding: Standalone<'rotateWalletBinding'> = /* @__PURE__ */ standalone('rotateWalletBinding', operations.rotateWalletBinding);

/** Replace the signing secret: `webhookEndpoints.rotateSecret` of a client. */
export const rotateWebhookEndpointSecret: Standalone<'rotateWebhookEndpointSecret'> = /* @__PURE__ */ standalone('rotateWebhookEndpointSecret', operations.rotateWebhookEndpointSecret);

/** Run a treasury rule now: `sandbox.runTestTreasuryRule` of a client. */
export const runTestTreasuryRule: Standalone<'runTestTreasuryRule'> = /* @__PURE__ */ standalone('runTestTreasuryRule', operations.runTestTreasuryRule);

/** Attempt the deliveries that wait: `sandbox.runTestWebhookDeliveries` of a client. */
export const runTestWebhookDeliveries: Standalone<'runTestWebhookDeliveries'> = /* @__PURE__ */ standalone('runTestWebhookDeliveries', operations.runTestWebhookDeliveries);

/** Select a route: `offrampPayments.selectRoute` of a client. */
export const selectOfframpPaymentRoute: Standalone<'selectOfframpPaymentRoute'> = /* @__PURE__ */ standalone('selectOfframpPaymentRoute', operations.selectOfframpPaymentRoute);

/** Select a route of an intent: `payments.selectRoute` of a client. */
export const selectPaymentRoute: Standalone<'selectPaymentRoute'> = /* @__PURE__ */ standalone('selectPaymentRoute', operations.selectPaymentRoute);

/** Send a code to the contact of the claim: `claims.sendOtp` of a client. */
export const sendClaimOtp: Standalone<'sendClaimOtp'> = /* @__PURE__ */ standalone('sendClaimOtp', operations.sendClaimOtp);

/** Send an invoice: `invoices.send` of a client. */
export const sendInvoice: Standalone<'sendInvoice'> = /* @__PURE__ */ standalone('sendInvoice', operations.sendInvoice);

/** Let a provider send a webhook: `sandbox.sendTestProviderWebhook` of a client. */
export const sendTestProviderWebhook: Standalone<'sendTestProviderWebhook'> = /* @__PURE__ */ standalone('sendTestProviderWebhook', operations.sendTestProviderWebhook);

/** Send or resend the code of a challenge: `protection.sendTwoFactorChallengeCode` of a client. */
export const sendTwoFactorChallengeCode: Standalone<'sendTwoFactorChallengeCode'> = /* @__PURE__ */ standalone('sendTwoFactorChallengeCode', operations.sendTwoFactorChallengeCode);

/** Change the limits of a card: `cards.setLimits` of a client. */
export const setCardLimits: Standalone<'setCardLimits'> = /* @__PURE__ */ standalone('setCardLimits', operations.setCardLimits);

/** Make a destination the default: `payoutDestinations.setDefault` of a client. */
export const setDefaultPayoutDestination: Standalone<'setDefaultPayoutDestination'> = /* @__PURE__ */ standalone('setDefaultPayoutDestination', operations.setDefaultPayoutDestination);

/**
 * Point a handle at a wallet: `wallets.setDirectoryHandle` of a client.
 *
 * @deprecated
 */
export const setDirectoryHandle: Standalone<'setDirectoryHandle'> = /* @__PURE__ */ standalone('setDirectoryHandle', operations.setDirectoryHandle);

/** Replace the payment policy: `approvals.setPaymentPolicy` of a client. */
export const setPaymentPolicy: Standalone<'setPaymentPolicy'> = /* @__PURE__ */ standalone('setPaymentPolicy', operations.setPaymentPolicy);

/** Script the chain: `sandbox.setTestChain` of a client. */
export const setTestChain: Standalone<'setTestChain'> = /* @__PURE__ */ standalone('setTestChain', operations.setTestChain);

/** Switch features of the tenant: `sandbox.setTestFeatures` of a client. */
export const setTestFeatures: Standalone<'setTestFeatures'> = /* @__PURE__ */ standalone('setTestFeatures', operations.setTestFeatures);

/** Set how policies are enforced: `sandbox.setTestPolicyEnforcement` of a client. */
export const setTestPolicyEnforcement: Standalone<'setTestPolicyEnforcement'> = /* @__PURE__ */ standalone('setTestPolicyEnforcement', operations.setTestPolicyEnforcement);

/** Switch the policy subsystem off or on: `sandbox.setTestPolicySubsystem` of a client. */
export const setTestPolicySubsystem: Standalone<'setTestPolicySubsystem'> = /* @__PURE__ */ standalone('setTestPolicySubsystem', operations.setTestPolicySubsystem);

/** Override a provider: `sandbox.setTestProviderControls` of a client. */
export const setTestProviderControls: Standalone<'setTestProviderControls'> = /* @__PURE__ */ standalone('setTestProviderControls', operations.setTestProviderControls);

/** Script the screening of a recipient: `sandbox.setTestScreening` of a client. */
export const setTestScreening: Standalone<'setTestScreening'> = /* @__PURE__ */ standalone('setTestScreening', operations.setTestScreening);

/** Vote on an approval request: `approvals.sign` of a client. */
export const signApproval: Standalone<'signApproval'> = /* @__PURE__ */ standalone('signApproval', operations.signApproval);

/**
 * Add an owner's signature to a legacy payment: `payments.sign` of a client.
 *
 * @deprecated
 */
export const signPayment: Standalone<'signPayment'> = /* @__PURE__ */ standalone('signPayment', operations.signPayment);

/** Advance a verification in the sandbox: `identity.simulateVerificationSession` of a client. */
export const simulateVerificationSession: Standalone<'simulateVerificationSession'> = /* @__PURE__ */ standalone('simulateVerificationSession', operations.simulateVerificationSession);

/** Start binding a wallet: `walletBindings.start` of a client. */
export const startWalletBinding: Standalone<'startWalletBinding'> = /* @__PURE__ */ standalone('startWalletBinding', operations.startWalletBinding);

/** Move a payout provider forward: `sandbox.stepTestProvider` of a client. */
export const stepTestProvider: Standalone<'stepTestProvider'> = /* @__PURE__ */ standalone('stepTestProvider', operations.stepTestProvider);

/** Submit a sales order to the seller: `salesOrders.submit` of a client. */
export const submitSalesOrder: Standalone<'submitSalesOrder'> = /* @__PURE__ */ standalone('submitSalesOrder', operations.submitSalesOrder);

/** Suspend an agent: `agents.suspend` of a client. */
export const suspendAgent: Standalone<'suspendAgent'> = /* @__PURE__ */ standalone('suspendAgent', operations.suspendAgent);

/** Suspend an authority grant: `authorities.suspend` of a client. */
export const suspendAuthority: Standalone<'suspendAuthority'> = /* @__PURE__ */ standalone('suspendAuthority', operations.suspendAuthority);

/** Suspend a member: `members.suspend` of a client. */
export const suspendMember: Standalone<'suspendMember'> = /* @__PURE__ */ standalone('suspendMember', operations.suspendMember);

/** Suspend a credential: `sandbox.suspendTestCredential` of a client. */
export const suspendTestCredential: Standalone<'suspendTestCredential'> = /* @__PURE__ */ standalone('suspendTestCredential', operations.suspendTestCredential);

/** Send a test event: `webhookEndpoints.test` of a client. */
export const testWebhookEndpoint: Standalone<'testWebhookEndpoint'> = /* @__PURE__ */ standalone('testWebhookEndpoint', operations.testWebhookEndpoint);

/** Unfreeze a card: `cards.unfreeze` of a client. */
export const unfreezeCard: Standalone<'unfreezeCard'> = /* @__PURE__ */ standalone('unfreezeCard', operations.unfreezeCard);

/** Change an authority grant: `authorities.update` of a client. */
export const updateAuthority: Standalone<'updateAuthority'> = /* @__PURE__ */ standalone('updateAuthority', operations.updateAuthority);

/** Change a member: `members.update` of a client. */
export const updateMember: Standalone<'updateMember'> = /* @__PURE__ */ standalone('updateMember', operations.updateMember);

/** Change your tenant: `accounts.updateMyTenant` of a client. */
export const updateMyTenant: Standalone<'updateMyTenant'> = /* @__PURE__ */ standalone('updateMyTenant', operations.updateMyTenant);

/** Change label, priority or fallback: `payoutDestinations.update` of a client. */
export const updatePayoutDestination: Standalone<'updatePayoutDestination'> = /* @__PURE__ */ standalone('updatePayoutDestination', operations.updatePayoutDestination);

/** Change the protection settings: `protection.updateSettings` of a client. */
export const updateProtectionSettings: Standalone<'updateProtectionSettings'> = /* @__PURE__ */ standalone('updateProtectionSettings', operations.updateProtectionSettings);

/** Replace the terms of a sales order: `salesOrders.updateTerms` of a client. */
export const updateSalesOrderTerms: Standalone<'updateSalesOrderTerms'> = /* @__PURE__ */ standalone('updateSalesOrderTerms', operations.updateSalesOrderTerms);

/** Choose the answer of a webhook sink: `sandbox.updateTestWebhookSink` of a client. */
export const updateTestWebhookSink: Standalone<'updateTestWebhookSink'> = /* @__PURE__ */ standalone('updateTestWebhookSink', operations.updateTestWebhookSink);

/** Change a rule: `treasuryRules.update` of a client. */
export const updateTreasuryRule: Standalone<'updateTreasuryRule'> = /* @__PURE__ */ standalone('updateTreasuryRule', operations.updateTreasuryRule);

/** Change a webhook endpoint: `webhookEndpoints.update` of a client. */
export const updateWebhookEndpoint: Standalone<'updateWebhookEndpoint'> = /* @__PURE__ */ standalone('updateWebhookEndpoint', operations.updateWebhookEndpoint);

/** Prove control of the contact: `claims.verifyOtp` of a client. */
export const verifyClaimOtp: Standalone<'verifyClaimOtp'> = /* @__PURE__ */ standalone('verifyClaimOtp', operations.verifyClaimOtp);

/** Verify ownership: `payoutDestinations.verify` of a client. */
export const verifyPayoutDestination: Standalone<'verifyPayoutDestination'> = /* @__PURE__ */ standalone('verifyPayoutDestination', operations.verifyPayoutDestination);

/** Verify a phone number: `phoneAliases.verify` of a client. */
export const verifyPhoneAlias: Standalone<'verifyPhoneAlias'> = /* @__PURE__ */ standalone('verifyPhoneAlias', operations.verifyPhoneAlias);

/** Verify presented credentials: `identity.verifyPresentation` of a client. */
export const verifyPresentation: Standalone<'verifyPresentation'> = /* @__PURE__ */ standalone('verifyPresentation', operations.verifyPresentation);

/** Answer a challenge: `protection.verifyTwoFactorChallenge` of a client. */
export const verifyTwoFactorChallenge: Standalone<'verifyTwoFactorChallenge'> = /* @__PURE__ */ standalone('verifyTwoFactorChallenge', operations.verifyTwoFactorChallenge);

/** Verify a two-factor method: `twoFactorFactors.verify` of a client. */
export const verifyTwoFactorFactor: Standalone<'verifyTwoFactorFactor'> = /* @__PURE__ */ standalone('verifyTwoFactorFactor', operations.verifyTwoFactorFactor);

/** Prove control of a wallet: `walletBindings.verify` of a client. */
export const verifyWalletBinding: Standalone<'verifyWalletBinding'> = /* @__PURE__ */ standalone('verifyWalletBinding', operations.verifyWalletBinding);

/** Withdraw from a pool: `lending.withdrawFromPool` of a client. */
export const withdrawFromPool: Standalone<'withdrawFromPool'> = /* @__PURE__ */ standalone('withdrawFromPool', operations.withdrawFromPool);
