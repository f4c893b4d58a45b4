/**
 * What an operation can do with the money of a tenant (D-506):
 *
 * - `moves`: money leaves the tenant's hands.
 * - `lends`: somebody else may draw it from now on.
 * - `names`: it says where money goes.
 *
 * Each of these is a protected operation, unless its entry says what judges it instead.
 */
export interface WayOut {
  readonly way: 'moves' | 'lends' | 'names';
  /** Why the operation has no gate of its own. */
  readonly judgedBy?: string;
}

const moves: WayOut = { way: 'moves' };
const lends: WayOut = { way: 'lends' };
const names: WayOut = { way: 'names' };
const judged = (way: WayOut, judgedBy: string): WayOut => ({ ...way, judgedBy });

/** Operations by which money can leave a tenant, or reach another place than before. */
export const WAYS_OUT: Readonly<Record<string, WayOut>> = {
  createOfframpPayment: moves,
  createPayment: moves,
  createWalletTransaction: moves,
  createRamp: moves,
  depositToPool: moves,
  issueLendingOffer: moves,
  repayLoan: moves,
  createLendingOffer: lends,
  acceptLendingOffer: lends,
  issuePermit: lends,
  issueCard: lends,
  createPayoutDestination: names,
  updatePayoutDestination: names,
  setDefaultPayoutDestination: names,
  setDirectoryHandle: names,
  enrollTwoFactorFactor: names,
  updateProtectionSettings: names,

  signPayment: judged(moves, 'the proposal has passed the gate (D-342)'),
  executePayment: judged(moves, 'the proposal has passed the gate; the spend policy is asked once more (D-179, D-342)'),
  approvePayment: judged(moves, 'the payment has passed the gate (D-342)'),
  signApproval: judged(moves, 'the payment has passed the gate (D-342)'),
  depositOfframpPayment: judged(moves, 'the payment has passed the gate; the deposit only funds it'),
  confirmPayment: judged(moves, 'the payment has passed the gate; a young destination of the payer cools off (D-505)'),
  confirmOfframpPayment: judged(moves, 'the payment has passed the gate; a young destination of the payer cools off'),
  selectPaymentRoute: judged(names, 'each destination has passed the gate; a young one of the payer cools off (D-505)'),
  selectOfframpPaymentRoute: judged(names, 'each destination has passed the gate; a young one cools off (D-505)'),
  verifyPayoutDestination: judged(names, 'the destination has passed the gate when it was created'),
  revokePayoutDestination: judged(names, 'the heir of a default has passed the gate; sessions need a role (D-505)'),
  createWallet: judged(names, 'the wallet cools off before a protected tenant can pay it'),
  createEmailAlias: judged(names, 'a session that has proved the address names its own tenant (D-503)'),
  createContact: judged(names, 'the contact cools off, and only sessions save one (D-355)'),
  createTreasurySweep: judged(moves, 'it moves money between wallets of one treasury account (D-342)'),
  createTreasuryRule: judged(names, 'it sweeps between wallets of one treasury account (D-342)'),
  updateTreasuryRule: judged(names, 'it sweeps between wallets of one treasury account (D-342)'),
  createTreasuryAccount: judged(names, 'its wallets cool off before a protected tenant can pay them'),
  runTestTreasuryRule: judged(moves, 'it sweeps between wallets of one treasury account (D-342)'),
  releaseInvoice: judged(moves, 'it settles an escrow that its payer has funded (D-342)'),
  refundInvoice: judged(moves, 'it settles an escrow that its payer has funded (D-342)'),
  registerPurchaseOrder: judged(
    names,
    'a loan pays its supplier only after the offer was accepted, which is protected',
  ),
  setCardLimits: judged(lends, 'the card was issued by a protected operation; its policies apply to every use'),
  unfreezeCard: judged(lends, 'the card was issued by a protected operation; its policies apply to every use'),
  createCardEphemeralKey: judged(lends, 'the card was issued by a protected operation; the key only shows it'),
  createTestCardAuthorization: judged(moves, 'a use of a card that was issued by a protected operation'),
  receiveCardAuthorization: judged(moves, 'a use of a card that was issued by a protected operation'),
  createApiKey: judged(lends, 'a key passes the same gates, and answers no challenge (D-344)'),
  createMember: judged(lends, 'a member passes the same gates, with factors of their own (D-340)'),
  updateMember: judged(lends, 'a member passes the same gates, with factors of their own (D-340)'),
  createAuthority: judged(lends, 'a member passes the same gates, with factors of their own (D-340)'),
  updateAuthority: judged(lends, 'a member passes the same gates, with factors of their own (D-340)'),
};

/** Every other operation that changes something: no money leaves by it, and none goes elsewhere. */
export const NO_WAY_OUT: readonly string[] = [
  ...['createTenant', 'updateMyTenant', 'revokeApiKey', 'removeMember', 'suspendMember', 'reactivateMember'],
  ...['acceptInvitation', 'declineInvitation', 'revokeEmailAlias'],
  ...['registerMemberSigner', 'createAgent', 'suspendAgent', 'resumeAgent'],
  ...['createPhoneAlias', 'revokePhoneAlias', 'resendPhoneAliasCode', 'verifyPhoneAlias'],
  ...['createVerificationSession', 'simulateVerificationSession', 'createVerificationHandoff', 'refreshCredential'],
  ...['evaluateEligibility', 'createIdentity', 'startWalletBinding', 'verifyWalletBinding', 'rotateWalletBinding'],
  ...['cancelWalletRotation', 'revokeWalletBinding', 'createPresentationChallenge', 'verifyPresentation'],
  ...['createDidReservation', 'receiveVerificationWebhook'],
  ...['cancelOfframpPayment', 'cancelPayment', 'resendOfframpPaymentClaim', 'rejectApproval'],
  // What is claimed comes in; its recipient selects where it goes.
  ...['sendClaimOtp', 'verifyClaimOtp', 'acceptClaim'],
  ...['fundWallet', 'createDrip'],
  // Draws from no wallet of the tenant; freezing stops a card, a reversal gives back.
  ...['createProviderCard', 'freezeCard', 'receiveCardReversal', 'reverseTestCardAuthorization'],
  ...['deleteTreasuryRule', 'createInvoice', 'sendInvoice', 'deliverInvoice', 'cancelInvoice', 'pollTestInvoice'],
  ...['createPolicy', 'deletePolicy', 'createPolicyVersion', 'attachPolicy', 'detachPolicy', 'evaluatePolicy'],
  ...['setPaymentPolicy', 'attestPaymentPolicy', 'revokeAuthority', 'attestAuthority', 'suspendAuthority'],
  ...['reactivateAuthority'],
  ...['removeTwoFactorFactor', 'resendTwoFactorFactorCode', 'verifyTwoFactorFactor', 'sendTwoFactorChallengeCode'],
  ...['verifyTwoFactorChallenge', 'removeContact'],
  ...['createWebhookEndpoint', 'updateWebhookEndpoint', 'deleteWebhookEndpoint', 'rotateWebhookEndpointSecret'],
  ...['testWebhookEndpoint', 'replayWebhookEndpoint', 'redeliverWebhookDelivery', 'receiveProviderWebhook'],
  ...['resolveReviewCase', 'configureLiquidity', 'topUpLiquidity', 'withdrawLiquidity'],
  ...['createSalesOrder', 'updateSalesOrderTerms', 'submitSalesOrder', 'respondToSalesOrder', 'cancelSalesOrder'],
  ...['recordSalesOrderDelivery', 'acceptSalesOrderDelivery', 'checkSalesOrderSettlement', 'createExtraction'],
  ...['correctExtraction', 'approveExtraction', 'createUpload'],
  // A pool is opened empty, and gives back to the tenant that it belongs to.
  ...['createFinancingPool', 'withdrawFromPool', 'acceptPurchaseOrder'],
  // The sandbox's controls script providers and clocks of test money.
  ...['createTestSession', 'advanceTestClock', 'stepTestProvider', 'reevaluateTestPayment', 'setTestProviderControls'],
  ...['clearTestProviderControls', 'setTestScreening', 'setTestPolicySubsystem', 'expireTestPhoneAlias'],
  ...['issueTestCredential', 'revokeTestCredential', 'suspendTestCredential', 'reinstateTestCredential'],
  ...['expireTestCredential', 'anchorTestCredential', 'resolveTestReviewCase', 'setTestPolicyEnforcement'],
  ...['setTestChain', 'setTestFeatures', 'creditTestBalance', 'sendTestProviderWebhook', 'runTestWebhookDeliveries'],
  ...['createTestWebhookSink', 'updateTestWebhookSink', 'setTestTenantStatus', 'setTestMessageGateway'],
];
