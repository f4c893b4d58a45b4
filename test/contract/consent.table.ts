/**
 * Fields of requests that name a person, a tenant or a place that money goes to, by kind: whose it is, and who proved it
 * or consented. `consent.test.ts` finds the fields in the contract.
 */
export interface Answer {
  readonly whose: string;
  readonly ground: string;
  /** A test that shows it. */
  readonly shownBy: string;
  /** The operations in which a field is this, by its path in the body, or behind `path:` or `query:`. */
  readonly fields: Readonly<Record<string, string>>;
}

const PAYMENTS = 'createOfframpPayment createPayment';

export const ANSWERS: readonly Answer[] = [
  {
    whose: 'the caller’s own address, as a contact',
    ground: 'counts for nothing until a session of that user proves it (D-498)',
    shownBy: 'test/domains/accounts/proved-emails.test.ts',
    fields: { email: 'createTenant' },
  },
  {
    whose: 'somebody who is invited',
    ground: 'accepts with a session of the proved address; until then nothing follows (D-502)',
    shownBy: 'test/domains/accounts/invitations.test.ts',
    fields: { email: 'createMember', 'path:memberId': 'acceptInvitation declineInvitation' },
  },
  {
    whose: 'a user or member of the sandbox',
    ground: 'no live deployment has the operation (D-001)',
    shownBy: 'test/contract/foreign-ids.test.ts',
    fields: {
      email: 'createTestSession',
      memberId: 'createTestSession issueTestCredential',
      tenantId: 'createTestSession setTestScreening',
      phone: 'setTestScreening',
      did: 'setTestScreening',
      'query:to': 'listTestMessages',
      revokeDestinationId: 'setTestProviderControls',
      merchantAddress: 'createTestCardAuthorization',
    },
  },
  {
    whose: 'the holder of a phone number or an e-mail address',
    ground: 'answers a code that is sent there',
    shownBy: 'test/domains/identity/phone-aliases.test.ts',
    fields: { phone: 'createPhoneAlias', phoneE164: 'enrollTwoFactorFactor', email: 'enrollTwoFactorFactor' },
  },
  {
    whose: 'a contact that a payid or a handle waits for',
    ground: 'nobody is paid before the contact is proved; the address follows its alias (D-336, D-503)',
    shownBy: 'test/domains/identity/email-aliases.test.ts',
    fields: {
      email: 'createDidReservation',
      phone: 'createDidReservation',
      handle: 'createDidReservation',
      'invite.email': 'createOfframpPayment',
      'invite.phone': 'createOfframpPayment',
    },
  },
  {
    whose: 'a payee, paid with the caller’s money',
    ground: 'is resolved by what the payee proved: an alias, a claimed handle, a bound wallet (D-106, D-503)',
    shownBy: 'test/domains/payments/intent-recipients.test.ts',
    fields: {
      recipient: 'createPayment',
      'recipient.did': 'createPayment',
      'recipient.email': 'createPayment',
      'recipient.handle': 'createPayment',
      'recipient.identityId': 'createPayment',
      'recipient.phoneNumber': 'createPayment',
      'recipient.walletAddress': 'createPayment',
      destination: 'createPayment',
      'destination.address': 'createPayment',
      'destination.email': 'createPayment',
      'destination.handle': 'createPayment',
      'destination.walletId': 'createPayment',
      did: 'createOfframpPayment',
      phone: 'createOfframpPayment',
      to: 'createWalletTransaction',
    },
  },
  {
    whose: 'the payer and the payee of an envelope',
    ground: 'the payer’s wallet signed it, and the payment is held to it',
    shownBy: 'test/domains/offramp/payment-envelopes.test.ts',
    fields: {
      'envelope.doc.minRecipientProceeds': PAYMENTS,
      'envelope.doc.substitutionPermissions.destination': PAYMENTS,
      'envelope.message.payeeDid': PAYMENTS,
      'envelope.message.payer': PAYMENTS,
    },
  },
  {
    whose: 'the caller, for money that comes back',
    ground: 'the sender names where its own deposit is refunded to',
    shownBy: 'test/domains/offramp/rules/funding.test.ts',
    fields: { 'funding.refundAddress': 'createPayment', refundAddress: 'createOfframpPayment' },
  },
  {
    whose: 'the caller’s own destination',
    ground: 'is paid only once it is verified; protection judges new outside ones (D-505)',
    shownBy: 'test/domains/destinations/verification.test.ts',
    fields: {
      accountNumber: 'createPayoutDestination',
      address: 'createPayoutDestination',
      email: 'createPayoutDestination',
      handle: 'createPayoutDestination',
      iban: 'createPayoutDestination',
      phone: 'createPayoutDestination',
    },
  },
  {
    whose: 'the recipient of the payment',
    ground: 'is a wish: the recipient’s own choice and permissions decide',
    shownBy: 'test/domains/offramp/payment-envelopes.test.ts',
    fields: { requestedDestinationId: PAYMENTS },
  },
  {
    whose: 'an address book entry of the caller',
    ground: 'names nobody to others, resolves nothing, and cools off under protection (D-355)',
    shownBy: 'test/domains/protection/contacts.test.ts',
    fields: {
      address: 'createContact',
      did: 'createContact',
      email: 'createContact',
      handle: 'createContact',
      phone: 'createContact',
    },
  },
  {
    whose: 'the caller’s own wallet or key',
    ground: 'signs a text that names the member or the identity',
    shownBy: 'test/domains/accounts/signer-registration.test.ts',
    fields: {
      address: 'registerMemberSigner',
      newWalletAddress: 'rotateWalletBinding',
      walletAddress: 'startWalletBinding',
      walletType: 'startWalletBinding',
      holderDid: 'verifyPresentation',
      signerAddress: 'verifyPresentation',
    },
  },
  {
    whose: 'the caller’s tenant',
    ground: 'is looked up behind the tenant’s walls',
    shownBy: 'test/contract/foreign-ids.test.ts',
    fields: {
      account: 'createDrip',
      agent: 'createApiKey',
      agentId: 'createApiKey issueCard',
      allowedDestinationIds: 'createAuthority updateAuthority',
      approverGroup: 'createMember updateMember',
      identityId: 'createPresentationChallenge',
      memberId: 'createApiKey createVerificationSession createIdentity',
      'owners[].memberId': 'createTreasuryAccount',
      'path:memberId':
        'listAuthorities createAuthority updateAuthority revokeAuthority attestAuthority suspendAuthority reactivateAuthority',
      'path:walletId': 'issueCard listWalletCards',
      'query:subjectId': 'listPolicyDecisions',
      'query:subjectType': 'listPolicyDecisions',
      'query:walletId': 'listDrips',
      sourceWalletId: 'createPayment',
      subjectId: 'attachPolicy evaluatePolicy',
      subjectType: 'createIdentity attachPolicy evaluatePolicy',
      uploadId: 'createExtraction',
      walletId: 'setDirectoryHandle createRamp',
    },
  },
  {
    whose: 'owners of a new wallet',
    ground: 'nobody consents, and nobody needs to: the wallet is the caller’s, and an owner gains a signature on it',
    shownBy: 'test/domains/wallets/wallets.test.ts',
    fields: {
      owners: 'createWallet createTreasuryAccount',
      'owners[].address': 'createWallet createTreasuryAccount',
      'owners[].handle': 'createTreasuryAccount',
    },
  },
  {
    whose: 'parties of an invoice',
    ground: 'the payer consents by paying what the invoice shows; the issuer names where it is paid itself',
    shownBy: 'test/domains/invoices/settlement.test.ts',
    fields: {
      arbiterAddress: 'createInvoice',
      payeeAddress: 'createInvoice',
      payeeName: 'createInvoice',
      payerAddress: 'createInvoice',
    },
  },
  {
    whose: 'the other party of an order',
    ground: 'sees the order, and owes nothing by it before it acts',
    shownBy: 'test/domains/trade/sales-orders.test.ts',
    fields: {
      sellerTenantId: 'createSalesOrder',
      supplierTenantId: 'registerPurchaseOrder',
      supplierWallet: 'registerPurchaseOrder',
    },
  },
  {
    whose: 'a rule of the caller',
    ground: 'is compared, and leads nowhere',
    shownBy: 'test/domains/policies/evaluate-policy.test.ts',
    fields: {
      counterparty: 'evaluatePolicy',
      'document.counterparties': 'createPolicy createPolicyVersion',
    },
  },
  {
    whose: 'the card programme',
    ground: 'the issuer signs the request, or the operator of the programme made the account',
    shownBy: 'test/domains/cards/issuer-webhook.test.ts',
    fields: {
      cardholderId: 'createProviderCard',
      cryptoAccountAddress: 'createProviderCard',
      cryptoAccountType: 'createProviderCard',
      issuerCardId: 'receiveCardAuthorization',
      merchantAddress: 'receiveCardAuthorization',
    },
  },
  {
    whose: 'a public name that is looked up',
    ground: 'the answer is the public document, alike for nobody and for who is not payable (D-318)',
    shownBy: 'test/domains/identity/dids.test.ts',
    fields: { 'path:did': 'getDidDocument resolveDidDocument', 'query:did': 'resolveDid' },
  },
  {
    whose: 'the handle of the caller',
    ground: 'is free, or reserved to a contact that the tenant has proved',
    shownBy: 'test/domains/identity/dids.test.ts',
    fields: { handle: 'setDirectoryHandle' },
  },
];
