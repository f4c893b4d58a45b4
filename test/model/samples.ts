import type { RequirementType } from '../../machines/identity/verification-session.machine.ts';
import type { ContextOf, EventOf } from '../../src/lifecycle/definition.ts';
import type { BuiltLifecycle } from '../support/built.ts';
import { newPayment, paymentEvents } from './payment-model.ts';

/** Whom the sample rows belong to. */
export interface Owners {
  readonly tenantId: string;
  readonly memberId: string;
  readonly paymentId: string;
  readonly claimId?: string;
}

type Events<M extends BuiltLifecycle> = {
  readonly [T in EventOf<M>['type']]: readonly Extract<EventOf<M>, { type: T }>[];
};

/** A row and the events of one machine: a missing column or a new event does not compile. */
export interface Sample<M extends BuiltLifecycle> {
  /** The context of a row; `n` keeps what must be unique apart. */
  context(owners: Owners, n: number): ContextOf<M>;
  /** What a row has besides in some states, by the name of the leaf. */
  readonly inLeaf?: Readonly<Record<string, Partial<ContextOf<M>>>>;
  readonly events: Events<M>;
  /** The event that is sent from a leaf where the first legal one needs more than a row. */
  readonly legal?: Readonly<Record<string, EventOf<M>['type']>>;
}

const AT = new Date('2026-03-02T09:00:00.000Z');
const LATER = new Date('2036-03-02T09:00:00.000Z');
const NEW_OWNERS = [
  { address: '0x000000000000000000000000000000000000bEEF', role: 'ADMIN_OWNER', label: null },
] as const;
const SIGNERS = ['0x000000000000000000000000000000000000bEEF', '0x000000000000000000000000000000000000dEaD'] as const;
const decided = { decision: 'RELEASE', note: 'sample', resolvedBy: 'mem_sample', resolvedAt: AT } as const;
const ticket = { ticketHash: 'sample', ticketExpiresAt: LATER, consumedAt: AT };
const submitted = {
  custody: 'escrow',
  recipientTenantId: 'ten_nobody',
  provider: 'internal',
  providerFeeBaseUnits: 0n,
  networkFeeBaseUnits: 0n,
  proceedsBaseUnits: 25_000_000n,
} as const;

export const samples: { readonly [M in BuiltLifecycle]: Sample<M> } = {
  tenant: {
    context: () => ({ name: 'Sample', legalName: 'Sample Inc', country: 'US', environment: 'sandbox', features: {} }),
    events: {
      UPDATE: [{ type: 'UPDATE', name: 'New', legalName: 'New Inc', country: null }],
      SUSPEND: [{ type: 'SUSPEND' }],
      RESUME: [{ type: 'RESUME' }],
      SET_FEATURES: [{ type: 'SET_FEATURES', features: { onchainDeposit: true } }],
    },
  },
  member: {
    context: ({ tenantId }, n) => ({
      tenantId,
      userId: null,
      emailCiphertext: 'sample',
      emailIndex: `sample-${n}`,
      name: null,
      role: 'VIEWER',
      signerAddress: null,
      approvalGroups: ['treasury'],
      approverGroup: null,
      activatedAt: null,
      suspendedAt: null,
      removedAt: null,
    }),
    events: {
      ACTIVATE: [{ type: 'ACTIVATE', userId: 'usr_sample', at: AT }],
      UPDATE: [{ type: 'UPDATE', name: 'New', role: 'FINANCE', approvalGroups: [], approverGroup: null }],
      REGISTER_SIGNER: [{ type: 'REGISTER_SIGNER', signerAddress: '0x000000000000000000000000000000000000dEaD' }],
      SUSPEND: [{ type: 'SUSPEND', at: AT }],
      REACTIVATE: [{ type: 'REACTIVATE' }],
      REMOVE: [{ type: 'REMOVE', at: AT }],
    },
  },
  agent: {
    context: ({ tenantId }) => ({ tenantId, name: 'Sample', suspendedAt: null }),
    inLeaf: { SUSPENDED: { suspendedAt: AT } },
    events: { SUSPEND: [{ type: 'SUSPEND', at: AT }], RESUME: [{ type: 'RESUME' }] },
  },
  'api-key': {
    context: ({ tenantId, memberId }, n) => ({
      tenantId,
      memberId,
      agentId: null,
      name: 'Sample',
      keyHash: `sample-${n}`,
      prefix: 'sample',
      last4: '0000',
      environment: 'sandbox',
      scopes: ['ramps:read'],
      ipAllowlist: ['10.0.0.0/8'],
      signingSecretCiphertext: null,
      expiresAt: null,
      revokedAt: null,
    }),
    inLeaf: { REVOKED: { revokedAt: AT } },
    events: { REVOKE: [{ type: 'REVOKE', at: AT }] },
  },
  'phone-alias': {
    context: ({ tenantId }, n) => ({
      tenantId,
      phoneCiphertext: 'sample',
      phoneIndex: `sample-${n}`,
      phoneMasked: '+*******0000',
      otpHash: 'sample',
      otpExpiresAt: LATER,
      otpAttempts: 1,
      verifiedAt: null,
      reverifyBy: null,
    }),
    inLeaf: { ACTIVE: { verifiedAt: AT, reverifyBy: LATER } },
    events: {
      RESEND: [{ type: 'RESEND', otpHash: 'new', otpExpiresAt: LATER }],
      WRONG_CODE: [{ type: 'WRONG_CODE' }],
      VERIFY: [{ type: 'VERIFY', verifiedAt: AT, reverifyBy: LATER, replaces: [] }],
      EXPIRE: [{ type: 'EXPIRE' }],
      REPLACE: [{ type: 'REPLACE' }],
      REVOKE: [{ type: 'REVOKE' }],
    },
  },
  'verification-session': {
    context: ({ tenantId }, n) => ({
      tenantId,
      kind: 'KYB',
      subjectType: 'TENANT',
      subjectId: `${tenantId}-${n}`,
      legalName: 'Sample Inc',
      country: 'US',
      requirements: (['business_registry', 'beneficial_ownership'] satisfies RequirementType[]).map((type) => ({
        type,
        status: 'PENDING' as const,
        subjectRef: tenantId,
      })),
      client: { provider: 'mock', sessionRef: 's', token: 't', templateId: 'x', environmentId: 'sandbox' },
      credentialId: null,
      expiresAt: LATER,
      completedAt: null,
    }),
    inLeaf: { VERIFIED: { credentialId: 'crd_sample', completedAt: AT } },
    events: {
      ADVANCE: [{ type: 'ADVANCE', at: AT, issuance: null }],
      END: (['REJECTED', 'EXPIRED', 'CANCELED', 'ERROR'] as const).map((outcome) => ({
        type: 'END' as const,
        outcome,
        at: AT,
      })),
      EXPIRE: [{ type: 'EXPIRE' }],
    },
  },
  credential: {
    context: ({ tenantId }) => ({
      tenantId,
      kind: 'PERSON_IDENTITY',
      subjectType: 'TENANT_MEMBER',
      subjectId: 'mem_sample',
      subjectDid: 'did:sample:1',
      legalName: 'Sample',
      issuedAt: AT,
      expiresAt: LATER,
      revokedAt: null,
      revokedReason: null,
      issuerKind: 'PLATFORM',
      issuerRef: '0x000000000000000000000000000000000000dEaD',
      schemaVersion: '1',
      document: {
        kind: 'PERSON_IDENTITY',
        schemaVersion: '1',
        subjectDid: 'did:sample:1',
        orgDid: 'did:sample:2',
        claims: { level: 'sample' },
        issuedAt: AT.toISOString(),
      },
      docHash: '0xsample',
      signature: '0xsample',
      nonce: '340282366920938463463374607431768211455',
      verificationSessionId: null,
      statusSource: 'PLATFORM',
      statusRefreshedAt: null,
    }),
    inLeaf: { REVOKED: { revokedAt: AT, revokedReason: 'OPERATOR' } },
    events: {
      REFRESH: [{ type: 'REFRESH', at: AT }],
      SUSPEND: [{ type: 'SUSPEND' }],
      REINSTATE: [{ type: 'REINSTATE' }],
      REVOKE: [{ type: 'REVOKE', reason: 'OPERATOR', at: AT }],
      EXPIRE: [{ type: 'EXPIRE' }],
    },
  },
  'did-reservation': {
    context: ({ tenantId }, n) => ({
      reservedByTenantId: tenantId,
      claimedByTenantId: null,
      did: `did:payid:${n.toString(16).padStart(64, '0')}`,
      contactKind: 'EMAIL',
      contactCiphertext: 'sample',
      contactIndex: `sample-${n}`,
      contactMasked: 's***@sample.test',
      handle: null,
      redirectsTo: null,
      claimedAt: null,
    }),
    inLeaf: { CLAIMED: { claimedByTenantId: 'ten_sample', claimedAt: AT } },
    events: {
      NAME: [{ type: 'NAME', handle: 'sample-handle' }],
      CLAIM: [
        { type: 'CLAIM', tenantId: 'ten_sample', redirectsTo: null, at: AT },
        { type: 'CLAIM', tenantId: 'ten_sample', redirectsTo: `did:payid:${'1'.repeat(64)}`, at: AT },
      ],
    },
  },
  'wallet-binding': {
    context: ({ tenantId }, n) => ({
      tenantId,
      identityId: 'idn_sample',
      chainFamily: 'EVM',
      chainId: 84532,
      walletAddress: `0x${n.toString(16).padStart(40, '0')}`,
      walletType: 'EOA',
      controllerType: 'ORGANIZATION',
      verificationMethod: 'SIGNATURE_CHALLENGE',
      predecessorId: null,
      challenge: 'sample',
      challengeExpiresAt: LATER,
      verifiedAt: null,
      validFrom: null,
      validUntil: null,
    }),
    inLeaf: { ACTIVE: { challenge: null, challengeExpiresAt: null, verifiedAt: AT, validFrom: AT } },
    events: {
      VERIFY: [{ type: 'VERIFY', at: AT }],
      ROTATE: [{ type: 'ROTATE', at: AT }],
      CANCEL_ROTATION: [{ type: 'CANCEL_ROTATION', at: AT }],
      REVOKE: [{ type: 'REVOKE', at: AT }],
    },
  },
  'payout-destination': {
    context: ({ tenantId }, n) => ({
      tenantId,
      type: 'PAYMENT_APP_A',
      asset: null,
      network: null,
      country: null,
      currency: 'USD',
      provider: 'payapp_a',
      identifierCiphertext: 'sample',
      identifierIndex: `sample-${n}`,
      maskedLabel: '+*******0000',
      label: null,
      ownershipStatus: 'DECLARED',
      verificationCredentialId: null,
      priority: 100,
      allowAutomaticFallback: false,
      isDefault: false,
      consentedAt: AT,
      verifiedAt: null,
      revokedAt: null,
      chosenAt: null,
    }),
    inLeaf: { ACTIVE: { verifiedAt: AT, chosenAt: AT, isDefault: true }, REVOKED: { revokedAt: AT } },
    events: {
      UPDATE: [{ type: 'UPDATE', patch: { label: 'New' }, at: AT }],
      VERIFY: [{ type: 'VERIFY', ownershipStatus: 'PROVIDER_VERIFIED', proof: null, makeDefault: false, at: AT }],
      VERIFY_FAILED: [{ type: 'VERIFY_FAILED' }],
      REVOKE: [{ type: 'REVOKE', at: AT }],
      MAKE_DEFAULT: [{ type: 'MAKE_DEFAULT', chosenAt: AT }],
      UNSET_DEFAULT: [{ type: 'UNSET_DEFAULT' }],
    },
  },
  wallet: {
    context: ({ tenantId }, n) => ({
      tenantId,
      kind: 'STANDARD',
      memberId: null,
      name: 'Sample',
      chainId: 84532,
      address: `0x${n.toString(16).padStart(40, '0')}`,
      owners: [{ address: '0x000000000000000000000000000000000000dEaD', role: 'ADMIN_OWNER', label: null }],
      threshold: 1,
      failedAttempts: 0,
      attempt: 1,
      deploymentTxHash: null,
      failureReason: null,
      deployedAt: null,
    }),
    inLeaf: {
      DEPLOYED: { deployedAt: AT },
      // An account can be tried again (D-249); a tenant has one of them.
      FAILED: { kind: 'ORGANIZATION', failureReason: 'sample' },
    },
    events: {
      SEND_DEPLOYMENT: [{ type: 'SEND_DEPLOYMENT', txHash: `0x${'5'.repeat(64)}` }],
      LAND: [{ type: 'LAND', at: AT, ownersOutOfDate: false }],
      ATTEMPT_FAILED: [{ type: 'ATTEMPT_FAILED', reason: 'sample', ownersOutOfDate: false }],
      RETRY: [{ type: 'RETRY' }],
      OWNERS_READ: [{ type: 'OWNERS_READ', owners: NEW_OWNERS, threshold: 1 }],
    },
  },
  drip: {
    context: ({ tenantId }, n) => ({
      tenantId,
      walletId: 'wal_sample',
      address: `0x${n.toString(16).padStart(40, '0')}`,
      chainId: 84532,
      asset: 'usdc',
      amountBaseUnits: 250_000_000n,
      creditsBalance: true,
      txHash: null,
      failureReason: null,
      confirmedAt: null,
    }),
    inLeaf: {
      CONFIRMED: { txHash: `0x${'5'.repeat(64)}`, confirmedAt: AT },
      FAILED: { failureReason: 'sample' },
    },
    events: {
      CONFIRM: [{ type: 'CONFIRM', txHash: `0x${'5'.repeat(64)}`, at: AT }],
      FAIL: [{ type: 'FAIL', reason: 'sample' }],
    },
  },
  'multisig-payment': {
    context: ({ tenantId, memberId }, n) => ({
      tenantId,
      initiatorMemberId: memberId,
      origin: 'PAYMENT',
      originId: null,
      sourceWalletId: 'wal_sample',
      destinationType: 'address',
      destinationHandle: null,
      destinationEmailCiphertext: null,
      destinationEmailMasked: null,
      destinationAddress: '0x000000000000000000000000000000000000dEaD',
      destinationChainId: 84532,
      asset: 'eth',
      amountBaseUnits: 1000n,
      memo: null,
      safeTo: '0x000000000000000000000000000000000000dEaD',
      safeValue: 1000n,
      safeData: '0x',
      nonce: BigInt(n),
      multisigTxHash: `0x${n.toString(16).padStart(64, '0')}`,
      signaturesRequired: 2,
      signers: [],
      blockedByNonce: null,
      executedTxHash: null,
      failureReason: null,
    }),
    inLeaf: {
      SIGNING: { origin: 'SETTLEMENT', originId: 'inv_sample', signaturesRequired: 3, signers: [SIGNERS[0]] },
      READY_TO_EXECUTE: { signers: SIGNERS },
      EXECUTING: { signers: SIGNERS },
      COMPLETED: { signers: SIGNERS, executedTxHash: `0x${'5'.repeat(64)}` },
      FAILED: { failureReason: 'NONCE_CONFLICT' },
    },
    events: {
      PROPOSED: [{ type: 'PROPOSED' }],
      SIGN: [{ type: 'SIGN', signer: SIGNERS[1], signature: `0x${'5'.repeat(130)}` }],
      WAIT_TURN: [{ type: 'WAIT_TURN', nonce: 0n }],
      EXECUTE: [{ type: 'EXECUTE' }],
      EXECUTION_CONFIRMED: [{ type: 'EXECUTION_CONFIRMED', txHash: `0x${'5'.repeat(64)}` }],
      FAIL: [{ type: 'FAIL', reason: 'NONCE_CONFLICT' }],
      CANCEL: [{ type: 'CANCEL' }],
    },
  },
  'offramp-payment': {
    context: ({ tenantId, memberId }, n) => ({
      ...newPayment('INTERNAL_BALANCE'),
      senderTenantId: tenantId,
      initiatorMemberId: memberId,
      phoneIndex: `sample-${n}`,
    }),
    inLeaf: {
      SOURCE_FUNDS_CONFIRMED: { custody: 'reserved', recipientTenantId: 'ten_nobody' },
      POLICY_CHECK: { custody: 'reserved', recipientTenantId: 'ten_nobody' },
      PAYOUT_SELECTION_REQUIRED: { custody: 'reserved', recipientTenantId: 'ten_nobody' },
      'COMPLIANCE_HOLD.CREDENTIAL_HOLD': { custody: 'reserved', recipientTenantId: 'ten_nobody' },
      'COMPLIANCE_HOLD.APPROVAL_REQUIRED': { custody: 'reserved', recipientTenantId: 'ten_nobody' },
      'COMPLIANCE_HOLD.APPROVAL_PENDING': { custody: 'reserved', recipientTenantId: 'ten_nobody' },
      AWAITING_RECIPIENT_CONFIRMATION: { custody: 'reserved', recipientTenantId: 'ten_nobody' },
      FUNDS_LOCKED: { custody: 'escrow', recipientTenantId: 'ten_nobody' },
      PROVIDER_SUBMITTED: submitted,
      PROVIDER_PROCESSING: submitted,
      ACTION_REQUIRED: { ...submitted, failureReason: 'PROVIDER_HELD' },
      DELIVERED: { ...submitted, custody: 'none', deliveredAt: AT },
      FAILED: { custody: 'escrow' },
      REFUND_PENDING: { custody: 'escrow' },
    },
    events: paymentEvents,
    legal: { FUNDS_LOCKED: 'RECHECK_FAILED', PROVIDER_PROCESSING: 'PROVIDER_BLOCKED' },
  },
  claim: {
    context: ({ tenantId, paymentId }, n) => ({
      paymentId,
      senderTenantId: tenantId,
      recipientTenantId: null,
      opaqueId: `0x${n.toString(16).padStart(64, '0')}`,
      metadataHash: '0xsample',
      phoneIndex: `sample-${n}`,
      phoneCiphertext: 'sample',
      phoneMasked: '+*******0000',
      emailIndex: null,
      emailCiphertext: null,
      emailMasked: null,
      amountBaseUnits: 25_000_000n,
      funded: true,
      expiresAt: LATER,
      graceEndsAt: LATER,
      claimedAt: null,
      lockedAt: null,
      releasedAt: null,
      refundedAt: null,
      canceledAt: null,
    }),
    inLeaf: {
      RELEASED: { lockedAt: AT, releasedAt: AT },
      REFUNDED: { refundedAt: AT },
      CANCELED: { canceledAt: AT },
    },
    events: {
      BIND: [{ type: 'BIND', tenantId: 'ten_sample' }],
      FUND: [{ type: 'FUND' }],
      LOCK: [{ type: 'LOCK' }],
      EXPIRE: [{ type: 'EXPIRE' }],
      RELEASE: [{ type: 'RELEASE' }],
      REFUND: [{ type: 'REFUND' }],
      CANCEL: [{ type: 'CANCEL' }],
    },
  },
  'claim-link': {
    context: ({ tenantId, claimId }, n) => ({
      claimId: claimId ?? '',
      senderTenantId: tenantId,
      tokenHash: n.toString(16).padStart(64, '0'),
      channel: 'sms',
      expiresAt: LATER,
      otpHash: null,
      otpExpiresAt: null,
      otpSentAt: null,
      otpAttempts: 0,
      consumedAt: null,
      ticketHash: null,
      ticketExpiresAt: null,
    }),
    inLeaf: { CONSUMED: ticket, REDEEMED: { ...ticket, ticketHash: 'redeemed' } },
    events: {
      SEND_OTP: [{ type: 'SEND_OTP', otpHash: 'sample', otpExpiresAt: LATER, at: AT }],
      WRONG_OTP: [{ type: 'WRONG_OTP' }],
      CONSUME: [{ type: 'CONSUME', ticketHash: 'sample', ticketExpiresAt: LATER, at: AT }],
      REDEEM: [{ type: 'REDEEM' }],
      VOID: [{ type: 'VOID' }],
      EXPIRE: [{ type: 'EXPIRE' }],
    },
  },
  'review-case': {
    context: ({ tenantId, paymentId }) => ({
      paymentId,
      senderTenantId: tenantId,
      reason: 'PROVIDER_STUCK',
      decision: null,
      note: null,
      resolvedBy: null,
      resolvedAt: null,
    }),
    inLeaf: { RESOLVED: decided },
    events: {
      RESOLVE: [{ type: 'RESOLVE', decision: 'RELEASE', note: 'sample', by: 'mem_sample', at: AT }],
      CLOSE: [{ type: 'CLOSE' }],
    },
  },
};
