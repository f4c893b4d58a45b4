// Generated from spec/ by `npm run generate`. Do not edit.

import type { LifecycleName } from './lifecycles.ts';
import type { OperationId } from './operations.ts';
import type { ErrorCode } from './errors.ts';

export type SenderKind = 'operation' | 'provider' | 'chain' | 'operator' | 'timer' | 'service' | 'control';

/** One way in which an event of a lifecycle comes. */
export interface EventSender {
  readonly kind: SenderKind;
  /** Where it comes by a request that a client may send. */
  readonly operation?: OperationId;
  /** What that operation answers, by state, where the machine does not take the event. */
  readonly refused?: Readonly<Record<string, ErrorCode | 'unchanged' | 'depends'>>;
  /** The request names another resource, or none, and finds this one by it. */
  readonly elsewhere?: true;
}

/** An operation that answers one resource of a lifecycle by its id. */
export interface ResourceReader {
  readonly operation: OperationId;
  /** The path parameter that takes the id. */
  readonly parameter: string;
  /** The field of its answer that has the status. */
  readonly field: string;
  /** Whether that is the stored or the projected one. */
  readonly face: 'status' | 'public';
}

/** What an explanation knows of a lifecycle: what each state means, who sends each event, and who reads its resources. */
export interface LifecycleFacts {
  /** Its name for people. */
  readonly words: string;
  readonly states: Readonly<Record<string, string>>;
  /** By state: the party that has to act, and the events that it can send. `who` is a column with a tenant, or a kind of wait. */
  readonly waits: Readonly<Record<string, { readonly who: string; readonly events: readonly string[] }>>;
  readonly senders: Readonly<Record<string, readonly EventSender[]>>;
  readonly readers: readonly ResourceReader[];
}

export const lifecycleFacts: { readonly [M in LifecycleName]: LifecycleFacts } = {
  agent: {
    words: 'agent',
    states: {
      ACTIVE: 'The agent\'s keys work.',
      SUSPENDED: 'Every request of the agent\'s keys is refused.',
    },
    waits: {},
    senders: {
      SUSPEND: [
        {
          kind: 'operation',
          operation: 'suspendAgent',
          refused: { SUSPENDED: 'INVALID_TRANSITION' },
        },
      ],
      RESUME: [{ kind: 'operation', operation: 'resumeAgent', refused: { ACTIVE: 'INVALID_TRANSITION' } }],
    },
    readers: [{ operation: 'getAgent', parameter: 'id', field: 'status', face: 'status' }],
  },
  'api-key': {
    words: 'API key',
    states: {
      ACTIVE: 'The key works until it is revoked or `expiresAt` has passed.',
      REVOKED: 'The key never works again.',
    },
    waits: {},
    senders: {
      REVOKE: [
        { kind: 'operation', operation: 'removeMember', elsewhere: true },
        { kind: 'operation', operation: 'revokeApiKey', refused: { REVOKED: 'unchanged' } },
      ],
    },
    readers: [{ operation: 'getApiKey', parameter: 'id', field: 'status', face: 'status' }],
  },
  'approval-request': {
    words: 'approval request',
    states: {
      PENDING: 'The request accepts votes.',
      APPROVED: 'Both approval gates are satisfied for this payment and amount.',
      REJECTED: 'The request was rejected by a vote, or closed with its payment.',
    },
    waits: { PENDING: { who: 'approval', events: ['APPROVE', 'REJECT'] } },
    senders: {
      APPROVE: [
        {
          kind: 'operation',
          operation: 'approvePayment',
          refused: { APPROVED: 'APPROVAL_NOT_PENDING', REJECTED: 'APPROVAL_NOT_PENDING' },
          elsewhere: true,
        },
        {
          kind: 'operation',
          operation: 'signApproval',
          refused: { APPROVED: 'APPROVAL_NOT_PENDING', REJECTED: 'APPROVAL_NOT_PENDING' },
        },
      ],
      REJECT: [
        {
          kind: 'operation',
          operation: 'approvePayment',
          refused: { APPROVED: 'APPROVAL_NOT_PENDING', REJECTED: 'APPROVAL_NOT_PENDING' },
          elsewhere: true,
        },
        {
          kind: 'operation',
          operation: 'rejectApproval',
          refused: { APPROVED: 'APPROVAL_NOT_PENDING', REJECTED: 'APPROVAL_NOT_PENDING' },
        },
        {
          kind: 'operation',
          operation: 'signApproval',
          refused: { APPROVED: 'APPROVAL_NOT_PENDING', REJECTED: 'APPROVAL_NOT_PENDING' },
        },
      ],
      INVALIDATE: [{ kind: 'service' }],
      CLOSE: [{ kind: 'service' }],
    },
    readers: [{ operation: 'getApproval', parameter: 'id', field: 'status', face: 'status' }],
  },
  authority: {
    words: 'authority',
    states: {
      ACTIVE: 'The grant counts. If several grants cover an action, the most recent one applies.',
      SUSPENDED: 'The grant does not count until it is reactivated, and cannot be attested.',
      REVOKED: 'The agreement never changes.',
    },
    waits: {},
    senders: {
      UPDATE: [
        {
          kind: 'operation',
          operation: 'updateAuthority',
          refused: { REVOKED: 'AUTHORITY_REVOKED' },
        },
      ],
      ATTEST: [
        {
          kind: 'operation',
          operation: 'attestAuthority',
          refused: {
            ACTIVE: 'AUTHORITY_ALREADY_ATTESTED',
            SUSPENDED: 'AUTHORITY_NOT_ACTIVE',
            REVOKED: 'AUTHORITY_NOT_ACTIVE',
          },
        },
      ],
      SUSPEND: [
        {
          kind: 'operation',
          operation: 'suspendAuthority',
          refused: { SUSPENDED: 'AUTHORITY_NOT_ACTIVE', REVOKED: 'AUTHORITY_REVOKED' },
        },
      ],
      REVOKE: [
        { kind: 'operation', operation: 'removeMember', elsewhere: true },
        {
          kind: 'operation',
          operation: 'revokeAuthority',
          refused: { REVOKED: 'AUTHORITY_REVOKED' },
        },
      ],
      REACTIVATE: [
        {
          kind: 'operation',
          operation: 'reactivateAuthority',
          refused: { ACTIVE: 'AUTHORITY_NOT_ACTIVE', REVOKED: 'AUTHORITY_REVOKED' },
        },
      ],
    },
    readers: [],
  },
  card: {
    words: 'card',
    states: {
      active: 'The card can be used. Authorizations are decided by limits, policy and balance.',
      inactive: 'The card is frozen. Authorizations are declined with CARD_INACTIVE.',
    },
    waits: {},
    senders: {
      FREEZE: [{ kind: 'operation', operation: 'freezeCard', refused: { inactive: 'unchanged' } }],
      SET_LIMITS: [{ kind: 'operation', operation: 'setCardLimits' }],
      UNFREEZE: [{ kind: 'operation', operation: 'unfreezeCard', refused: { active: 'unchanged' } }],
    },
    readers: [{ operation: 'getCard', parameter: 'id', field: 'status', face: 'status' }],
  },
  'card-authorization': {
    words: 'card authorization',
    states: {
      RECEIVED: 'Limits, policy and balance are checked.',
      APPROVED: 'The authorization counts in the spending windows in which it happened.',
      DECLINED: 'The authorization was declined, and no money is reserved.',
      REVERSED: 'The authorization was reversed in full.',
    },
    waits: {},
    senders: {
      APPROVE: [{ kind: 'service' }],
      DECLINE: [{ kind: 'service' }],
      REVERSE: [
        { kind: 'provider' },
        {
          kind: 'control',
          operation: 'reverseTestCardAuthorization',
          refused: {
            APPROVED: 'INVALID_AMOUNT',
            DECLINED: 'INVALID_TRANSITION',
            REVERSED: 'INVALID_TRANSITION',
          },
        },
      ],
    },
    readers: [],
  },
  claim: {
    words: 'claim',
    states: {
      OPEN: 'The claim waits for a recipient who is verified and has a destination.',
      LOCKED: 'The money is locked for the recipient, and a payout may be on its way.',
      EXPIRED: 'Nobody has claimed in time. Money of the balance goes back at once, a deposit when the chain confirms.',
      RELEASED: 'The money was paid out. This is final.',
      REFUNDED: 'The sender got the money back. This is final.',
      CANCELED: 'The claim ended without money. This is final.',
    },
    waits: { OPEN: { who: 'recipient', events: ['BIND'] } },
    senders: {
      BIND: [{ kind: 'service' }],
      FUND: [{ kind: 'service' }],
      LOCK: [{ kind: 'service' }],
      EXPIRE: [{ kind: 'service' }],
      CANCEL: [{ kind: 'service' }],
      RELEASE: [{ kind: 'service' }],
      REFUND: [{ kind: 'service' }],
    },
    readers: [],
  },
  'claim-link': {
    words: 'claim link',
    states: {
      ISSUED: 'The link was sent to the contact of the claim. Opening it changes nothing. It stops working when the claim is no longer OPEN.',
      CONSUMED: 'The link has been used. Its ticket can be used by a signed-in tenant.',
      REDEEMED: 'The ticket has bound the claim to a tenant.',
      VOIDED: 'Another link has replaced this one.',
      EXPIRED: 'Nobody has used the link in time.',
    },
    waits: {},
    senders: {
      SEND_OTP: [
        {
          kind: 'operation',
          operation: 'sendClaimOtp',
          refused: {
            CONSUMED: 'CLAIM_LINK_GONE',
            REDEEMED: 'CLAIM_LINK_GONE',
            VOIDED: 'CLAIM_LINK_GONE',
            EXPIRED: 'CLAIM_LINK_GONE',
          },
          elsewhere: true,
        },
      ],
      WRONG_OTP: [
        {
          kind: 'operation',
          operation: 'verifyClaimOtp',
          refused: {
            CONSUMED: 'CLAIM_LINK_GONE',
            REDEEMED: 'CLAIM_LINK_GONE',
            VOIDED: 'CLAIM_LINK_GONE',
            EXPIRED: 'CLAIM_LINK_GONE',
          },
          elsewhere: true,
        },
      ],
      CONSUME: [
        {
          kind: 'operation',
          operation: 'verifyClaimOtp',
          refused: {
            CONSUMED: 'CLAIM_LINK_GONE',
            REDEEMED: 'CLAIM_LINK_GONE',
            VOIDED: 'CLAIM_LINK_GONE',
            EXPIRED: 'CLAIM_LINK_GONE',
          },
          elsewhere: true,
        },
      ],
      VOID: [{ kind: 'operation', operation: 'resendOfframpPaymentClaim', elsewhere: true }],
      EXPIRE: [{ kind: 'timer' }],
      REDEEM: [
        {
          kind: 'operation',
          operation: 'acceptClaim',
          refused: {
            ISSUED: 'CLAIM_TICKET_GONE',
            REDEEMED: 'CLAIM_TICKET_GONE',
            VOIDED: 'CLAIM_TICKET_GONE',
            EXPIRED: 'CLAIM_TICKET_GONE',
          },
          elsewhere: true,
        },
      ],
    },
    readers: [],
  },
  contact: {
    words: 'contact',
    states: {
      SAVED: 'The payee can be paid from `availableAt` on. It never changes.',
      REMOVED: 'The saved payee no longer matches any payment.',
    },
    waits: {},
    senders: {
      REMOVE: [{ kind: 'operation', operation: 'removeContact', refused: { REMOVED: 'CONTACT_NOT_FOUND' } }],
    },
    readers: [],
  },
  credential: {
    words: 'credential',
    states: {
      ACTIVE: 'The credential is valid.',
      SUSPENDED: 'The credential does not count until it is reinstated.',
      REVOKED: 'The credential was revoked permanently.',
      EXPIRED: 'The credential has expired.',
    },
    waits: {},
    senders: {
      REFRESH: [
        {
          kind: 'operation',
          operation: 'refreshCredential',
          refused: { REVOKED: 'unchanged', EXPIRED: 'unchanged' },
        },
      ],
      SUSPEND: [
        { kind: 'operation', operation: 'suspendMember', elsewhere: true },
        {
          kind: 'control',
          operation: 'suspendTestCredential',
          refused: {
            SUSPENDED: 'INVALID_TRANSITION',
            REVOKED: 'INVALID_TRANSITION',
            EXPIRED: 'INVALID_TRANSITION',
          },
        },
      ],
      PROVIDER_SUSPEND: [
        { kind: 'operation', operation: 'refreshCredential' },
        {
          kind: 'control',
          operation: 'suspendTestCredential',
          refused: {
            SUSPENDED: 'INVALID_TRANSITION',
            REVOKED: 'INVALID_TRANSITION',
            EXPIRED: 'INVALID_TRANSITION',
          },
        },
        { kind: 'provider' },
      ],
      REVOKE: [
        { kind: 'control', operation: 'issueTestCredential', elsewhere: true },
        { kind: 'operation', operation: 'refreshCredential' },
        {
          kind: 'control',
          operation: 'revokeTestCredential',
          refused: { REVOKED: 'INVALID_TRANSITION', EXPIRED: 'INVALID_TRANSITION' },
        },
        { kind: 'operation', operation: 'simulateVerificationSession', elsewhere: true },
      ],
      EXPIRE: [
        {
          kind: 'control',
          operation: 'expireTestCredential',
          refused: { REVOKED: 'INVALID_TRANSITION', EXPIRED: 'INVALID_TRANSITION' },
        },
        { kind: 'timer' },
      ],
      REINSTATE: [
        { kind: 'operation', operation: 'reactivateMember', elsewhere: true },
        { kind: 'operation', operation: 'refreshCredential' },
        {
          kind: 'control',
          operation: 'reinstateTestCredential',
          refused: {
            ACTIVE: 'INVALID_TRANSITION',
            REVOKED: 'INVALID_TRANSITION',
            EXPIRED: 'INVALID_TRANSITION',
          },
        },
      ],
    },
    readers: [{ operation: 'getCredential', parameter: 'id', field: 'status', face: 'status' }],
  },
  'credential-anchor': {
    words: 'credential anchor',
    states: {
      SUBMITTED: 'The relayer sends the Merkle root to the chain. A credential has at most one pending or ANCHORED anchor.',
      ANCHORED: 'Claims can be disclosed one by one.',
      FAILED: 'The anchor has failed. The credential can be anchored again.',
    },
    waits: {},
    senders: {
      CONFIRM: [{ kind: 'control', operation: 'anchorTestCredential', elsewhere: true }, { kind: 'chain' }],
      FAIL: [{ kind: 'control', operation: 'anchorTestCredential', elsewhere: true }, { kind: 'chain' }],
    },
    readers: [],
  },
  'delivery-record': {
    words: 'delivery record',
    states: { RECORDED: 'The seller has delivered.', ACCEPTED: 'The buyer has accepted the delivery.' },
    waits: { RECORDED: { who: 'buyerTenantId', events: ['ACCEPT'] } },
    senders: {
      ACCEPT: [
        {
          kind: 'operation',
          operation: 'acceptSalesOrderDelivery',
          refused: { ACCEPTED: 'INVALID_TRANSITION' },
        },
      ],
    },
    readers: [],
  },
  'did-reservation': {
    words: 'DID reservation',
    states: {
      RESERVED: 'Payments to the DID wait in PENDING_CLAIM.',
      CLAIMED: 'The DID belongs to the tenant that holds the contact.',
    },
    waits: { RESERVED: { who: 'recipient', events: ['CLAIM'] } },
    senders: {
      NAME: [
        {
          kind: 'operation',
          operation: 'createDidReservation',
          refused: { RESERVED: 'unchanged', CLAIMED: 'unchanged' },
          elsewhere: true,
        },
        { kind: 'operation', operation: 'createOfframpPayment', elsewhere: true },
      ],
      CLAIM: [
        { kind: 'operation', operation: 'acceptClaim', elsewhere: true },
        { kind: 'operation', operation: 'createEmailAlias', elsewhere: true },
        { kind: 'operation', operation: 'verifyPhoneAlias', elsewhere: true },
      ],
    },
    readers: [],
  },
  drip: {
    words: 'drip',
    states: {
      SUBMITTED: 'The money is on its way and cannot be spent yet.',
      CONFIRMED: 'The money has arrived.',
      FAILED: 'The transfer has failed. Request another drip.',
    },
    waits: {},
    senders: { CONFIRM: [{ kind: 'chain' }], FAIL: [{ kind: 'chain' }] },
    readers: [{ operation: 'getDrip', parameter: 'dripId', field: 'status', face: 'status' }],
  },
  'email-alias': {
    words: 'e-mail alias',
    states: {
      ACTIVE: 'Payments to the address reach the tenant.',
      REVOKED: 'Payments to the address no longer reach the tenant. Another tenant can have it.',
    },
    waits: {},
    senders: {
      REVOKE: [{ kind: 'operation', operation: 'revokeEmailAlias', refused: { REVOKED: 'unchanged' } }],
    },
    readers: [{ operation: 'getEmailAlias', parameter: 'id', field: 'status', face: 'status' }],
  },
  extraction: {
    words: 'extraction',
    states: {
      REVIEW: 'A person corrects an extracted fact.',
      APPROVED: 'The facts have been approved and can no longer change.',
    },
    waits: { REVIEW: { who: 'tenantId', events: ['CORRECT', 'APPROVE'] } },
    senders: {
      CORRECT: [
        {
          kind: 'operation',
          operation: 'correctExtraction',
          refused: { APPROVED: 'INVALID_TRANSITION' },
        },
      ],
      APPROVE: [
        {
          kind: 'operation',
          operation: 'approveExtraction',
          refused: { APPROVED: 'INVALID_TRANSITION' },
        },
      ],
    },
    readers: [{ operation: 'getExtraction', parameter: 'id', field: 'status', face: 'status' }],
  },
  'financing-pool': {
    words: 'financing pool',
    states: {
      SUBSCRIPTION: 'The pool accepts deposits.',
      ORIGINATION: 'Loans are offered and issued.',
      SERVICING: 'No new loans are issued. The pool waits for the open loans.',
      CLOSED: 'The tenant can withdraw its money. Late repayments of defaulted loans are still received.',
    },
    waits: {},
    senders: {
      DEPOSIT: [
        {
          kind: 'operation',
          operation: 'depositToPool',
          refused: { ORIGINATION: 'POOL_PHASE', SERVICING: 'POOL_PHASE', CLOSED: 'POOL_PHASE' },
        },
      ],
      WITHDRAW: [
        {
          kind: 'operation',
          operation: 'withdrawFromPool',
          refused: { ORIGINATION: 'POOL_PHASE', SERVICING: 'POOL_PHASE' },
        },
      ],
      START_ORIGINATION: [{ kind: 'timer' }],
      LEND: [
        {
          kind: 'operation',
          operation: 'issueLendingOffer',
          refused: { SUBSCRIPTION: 'POOL_PHASE', SERVICING: 'POOL_PHASE', CLOSED: 'POOL_PHASE' },
          elsewhere: true,
        },
      ],
      COLLECT: [{ kind: 'operation', operation: 'repayLoan', elsewhere: true }],
      WRITE_OFF: [{ kind: 'service' }],
      END_ORIGINATION: [{ kind: 'timer' }],
      CLOSE: [{ kind: 'service' }],
    },
    readers: [{ operation: 'getFinancingPool', parameter: 'id', field: 'phase', face: 'status' }],
  },
  invoice: {
    words: 'invoice',
    states: {
      DRAFT: 'The invoice is recorded but not sent. It has no escrow, is not public and does not expire.',
      SENT: 'The payer pays into the escrow. The service watches the escrow\'s balance.',
      FUNDED: 'The escrow holds the amount. The invoice no longer expires.',
      DELIVERED: 'The invoice is marked as delivered. The escrow still holds the money.',
      EXPIRED: 'The invoice was not funded in time. Its escrow is no longer watched, and money in it can only be refunded.',
      RELEASED: 'The payee has the invoiced amount.',
      REFUNDED: 'The payer has received the refund.',
      CANCELLED: 'The invoice was cancelled before any money was paid.',
    },
    waits: { DRAFT: { who: 'tenantId', events: ['SEND'] } },
    senders: {
      SEND: [
        {
          kind: 'operation',
          operation: 'sendInvoice',
          refused: {
            SENT: 'INVALID_TRANSITION',
            FUNDED: 'INVALID_TRANSITION',
            DELIVERED: 'INVALID_TRANSITION',
            EXPIRED: 'INVALID_TRANSITION',
            RELEASED: 'INVALID_TRANSITION',
            REFUNDED: 'INVALID_TRANSITION',
            CANCELLED: 'INVALID_TRANSITION',
          },
        },
      ],
      CANCEL: [
        {
          kind: 'operation',
          operation: 'cancelInvoice',
          refused: {
            FUNDED: 'INVALID_TRANSITION',
            DELIVERED: 'INVALID_TRANSITION',
            EXPIRED: 'INVALID_TRANSITION',
            RELEASED: 'INVALID_TRANSITION',
            REFUNDED: 'INVALID_TRANSITION',
            CANCELLED: 'INVALID_TRANSITION',
          },
        },
      ],
      POLL: [
        {
          kind: 'control',
          operation: 'pollTestInvoice',
          refused: {
            DRAFT: 'unchanged',
            FUNDED: 'unchanged',
            DELIVERED: 'unchanged',
            EXPIRED: 'unchanged',
            RELEASED: 'unchanged',
            REFUNDED: 'unchanged',
            CANCELLED: 'unchanged',
          },
        },
        { kind: 'chain' },
      ],
      DELIVER: [
        {
          kind: 'operation',
          operation: 'deliverInvoice',
          refused: {
            DRAFT: 'INVALID_TRANSITION',
            SENT: 'INVALID_TRANSITION',
            DELIVERED: 'INVALID_TRANSITION',
            EXPIRED: 'INVALID_TRANSITION',
            RELEASED: 'INVALID_TRANSITION',
            REFUNDED: 'INVALID_TRANSITION',
            CANCELLED: 'INVALID_TRANSITION',
          },
        },
      ],
      ORPHAN_FUNDS: [
        {
          kind: 'control',
          operation: 'pollTestInvoice',
          refused: {
            DRAFT: 'unchanged',
            SENT: 'unchanged',
            DELIVERED: 'unchanged',
            EXPIRED: 'unchanged',
            RELEASED: 'unchanged',
            REFUNDED: 'unchanged',
            CANCELLED: 'unchanged',
          },
        },
        { kind: 'chain' },
      ],
      RELEASE: [
        {
          kind: 'operation',
          operation: 'releaseInvoice',
          refused: {
            DRAFT: 'INVALID_TRANSITION',
            SENT: 'INVALID_TRANSITION',
            EXPIRED: 'INVALID_TRANSITION',
            RELEASED: 'INVALID_TRANSITION',
            REFUNDED: 'INVALID_TRANSITION',
            CANCELLED: 'INVALID_TRANSITION',
          },
        },
      ],
      REFUND: [
        {
          kind: 'operation',
          operation: 'refundInvoice',
          refused: {
            DRAFT: 'INVALID_TRANSITION',
            SENT: 'INVALID_TRANSITION',
            RELEASED: 'INVALID_TRANSITION',
            REFUNDED: 'INVALID_TRANSITION',
            CANCELLED: 'INVALID_TRANSITION',
          },
        },
      ],
      SETTLE: [{ kind: 'chain' }],
      DROP_SETTLEMENT: [{ kind: 'service' }],
    },
    readers: [{ operation: 'getInvoice', parameter: 'id', field: 'status', face: 'status' }],
  },
  loan: {
    words: 'loan',
    states: {
      ACTIVE: 'The supplier has been paid, and the borrower repays until maturityAt.',
      GRACE: 'The loan is due and can be repaid until `graceEndsAt`. Interest still accrues.',
      DEFAULTED: 'The loan was not repaid in time and is still owed.',
      REPAID: 'Nothing is owed any more.',
    },
    waits: {
      ACTIVE: { who: 'borrowerTenantId', events: ['REPAY'] },
      GRACE: { who: 'borrowerTenantId', events: ['REPAY'] },
      DEFAULTED: { who: 'borrowerTenantId', events: ['REPAY'] },
    },
    senders: {
      REPAY: [{ kind: 'operation', operation: 'repayLoan', refused: { REPAID: 'INVALID_TRANSITION' } }],
      MATURE: [{ kind: 'timer' }],
      DEFAULT: [{ kind: 'timer' }],
    },
    readers: [{ operation: 'getLoan', parameter: 'id', field: 'status', face: 'status' }],
  },
  member: {
    words: 'member',
    states: {
      INVITED: 'The member was invited by e-mail and has not accepted yet.',
      ACTIVE: 'The member may act with the scopes of the role.',
      SUSPENDED: 'The member may not act: sessions and API keys are refused in the tenant, reads included.',
      REMOVED: 'The membership has ended. The e-mail address can be invited anew.',
    },
    waits: { INVITED: { who: 'counterparty', events: ['ACTIVATE'] } },
    senders: {
      ACTIVATE: [
        {
          kind: 'operation',
          operation: 'acceptInvitation',
          refused: { ACTIVE: 'unchanged', SUSPENDED: 'INVALID_TRANSITION', REMOVED: 'INVALID_TRANSITION' },
        },
        { kind: 'operation', operation: 'createTenant', elsewhere: true },
        { kind: 'control', operation: 'createTestSession', elsewhere: true },
      ],
      UPDATE: [{ kind: 'operation', operation: 'updateMember', refused: { REMOVED: 'INVALID_TRANSITION' } }],
      REMOVE: [
        { kind: 'operation', operation: 'declineInvitation', refused: { REMOVED: 'unchanged' } },
        { kind: 'operation', operation: 'removeMember', refused: { REMOVED: 'unchanged' } },
      ],
      VERIFY_EMAIL: [{ kind: 'control', operation: 'createTestSession', elsewhere: true }, { kind: 'service' }],
      REGISTER_SIGNER: [
        {
          kind: 'operation',
          operation: 'registerMemberSigner',
          refused: {
            INVITED: 'INVALID_TRANSITION',
            SUSPENDED: 'MEMBER_NOT_ACTIVE',
            REMOVED: 'INVALID_TRANSITION',
          },
        },
      ],
      SUSPEND: [
        {
          kind: 'operation',
          operation: 'suspendMember',
          refused: {
            INVITED: 'INVALID_TRANSITION',
            SUSPENDED: 'INVALID_TRANSITION',
            REMOVED: 'INVALID_TRANSITION',
          },
        },
      ],
      REACTIVATE: [
        {
          kind: 'operation',
          operation: 'reactivateMember',
          refused: {
            INVITED: 'INVALID_TRANSITION',
            ACTIVE: 'INVALID_TRANSITION',
            REMOVED: 'INVALID_TRANSITION',
          },
        },
      ],
    },
    readers: [{ operation: 'getMember', parameter: 'id', field: 'status', face: 'status' }],
  },
  'multisig-payment': {
    words: 'multisig payment',
    states: {
      CREATED: 'The proposal is recorded and has a Safe nonce.',
      AWAITING_SIGNATURE: 'The payment waits for owners to sign `multisigTxHash`. It never expires.',
      SIGNING: 'The settlement of an invoice has some of its signatures. Other payments never take this status.',
      READY_TO_EXECUTE: 'Signed by enough owners. It stays here only while the relayer is unavailable, execution is held, or a lower nonce is open.',
      EXECUTING: 'The transaction was sent to the chain. The payment can no longer be cancelled.',
      COMPLETED: 'The transaction was executed on the chain.',
      FAILED: 'The payment has failed, and `failureReason` says why. Its nonce is free again.',
      CANCELLED: 'The payment was cancelled before it was executed. Its nonce is free again.',
    },
    waits: {},
    senders: {
      PROPOSED: [{ kind: 'service' }],
      FAIL: [
        { kind: 'operation', operation: 'executePayment' },
        { kind: 'operation', operation: 'signPayment' },
        { kind: 'chain' },
      ],
      CANCEL: [
        {
          kind: 'operation',
          operation: 'cancelPayment',
          refused: {
            EXECUTING: 'CANCEL_CONFLICT',
            COMPLETED: 'CANCEL_CONFLICT',
            FAILED: 'CANCEL_CONFLICT',
            CANCELLED: 'CANCEL_CONFLICT',
          },
        },
      ],
      SIGN: [
        {
          kind: 'operation',
          operation: 'signPayment',
          refused: {
            CREATED: 'INVALID_TRANSITION',
            READY_TO_EXECUTE: 'INVALID_TRANSITION',
            EXECUTING: 'INVALID_TRANSITION',
            COMPLETED: 'INVALID_TRANSITION',
            FAILED: 'INVALID_TRANSITION',
            CANCELLED: 'INVALID_TRANSITION',
          },
        },
      ],
      EXECUTE: [
        {
          kind: 'operation',
          operation: 'executePayment',
          refused: {
            CREATED: 'INVALID_TRANSITION',
            AWAITING_SIGNATURE: 'INVALID_TRANSITION',
            SIGNING: 'INVALID_TRANSITION',
            EXECUTING: 'INVALID_TRANSITION',
            COMPLETED: 'INVALID_TRANSITION',
            FAILED: 'INVALID_TRANSITION',
            CANCELLED: 'INVALID_TRANSITION',
          },
        },
        { kind: 'operation', operation: 'signPayment' },
        { kind: 'service' },
      ],
      WAIT_TURN: [
        { kind: 'operation', operation: 'executePayment' },
        { kind: 'operation', operation: 'signPayment' },
      ],
      QUORUM_CHANGED: [{ kind: 'chain' }],
      EXECUTION_CONFIRMED: [
        { kind: 'operation', operation: 'executePayment' },
        { kind: 'operation', operation: 'signPayment' },
        { kind: 'chain' },
      ],
    },
    readers: [{ operation: 'getPayment', parameter: 'id', field: 'status', face: 'status' }],
  },
  offer: {
    words: 'offer',
    states: {
      OFFERED: 'The offer waits for the acceptance of the borrower. A purchase order has at most one open offer.',
      ACCEPTED: 'The pool\'s tenant has to issue the loan, before the same deadline.',
      ISSUED: 'A loan was issued from the offer.',
      EXPIRED: 'The offer was not accepted or not issued in time.',
    },
    waits: {
      OFFERED: { who: 'borrowerTenantId', events: ['ACCEPT'] },
      ACCEPTED: { who: 'lenderTenantId', events: ['ISSUE'] },
    },
    senders: {
      ACCEPT: [
        {
          kind: 'operation',
          operation: 'acceptLendingOffer',
          refused: { ACCEPTED: 'INVALID_TRANSITION', ISSUED: 'INVALID_TRANSITION', EXPIRED: 'OFFER_EXPIRED' },
        },
      ],
      EXPIRE: [{ kind: 'timer' }],
      ISSUE: [
        {
          kind: 'operation',
          operation: 'issueLendingOffer',
          refused: { OFFERED: 'INVALID_TRANSITION', ISSUED: 'INVALID_TRANSITION', EXPIRED: 'OFFER_EXPIRED' },
        },
      ],
    },
    readers: [{ operation: 'getLendingOffer', parameter: 'id', field: 'status', face: 'status' }],
  },
  'offramp-payment': {
    words: 'off-ramp payment',
    states: {
      CREATED: 'The payment is recorded, and the amount is reserved in the sender\'s balance.',
      RECIPIENT_RESOLUTION: 'The recipient is looked up by phone number or DID.',
      AWAITING_SOURCE_FUNDS: 'The payment waits for the sender\'s on-chain deposit.',
      SOURCE_FUNDS_CONFIRMING: 'The deposit is on the chain and waits for confirmations. Until then the payment is not funded.',
      SOURCE_FUNDS_CONFIRMED: 'The money is set aside. A payment from the balance passes here at once.',
      PENDING_CLAIM: 'Nobody holds the contact yet. The payment waits until somebody proves control of it, is verified and adds a destination.',
      POLICY_CHECK: 'The policy is checked: at first, and again when a hold may be cleared or quotes have expired.',
      PAYOUT_SELECTION_REQUIRED: 'The recipient has no usable destination, and that is the only reason to hold.',
      'COMPLIANCE_HOLD.CREDENTIAL_HOLD': 'The payment is held for reasons other than an approval.',
      'COMPLIANCE_HOLD.APPROVAL_REQUIRED': 'The payment waits for its first vote.',
      'COMPLIANCE_HOLD.APPROVAL_PENDING': 'The payment has votes to approve, and needs more.',
      ROUTE_QUOTED: 'A set of quotes was made.',
      AWAITING_RECIPIENT_CONFIRMATION: 'The recipient selects a route and confirms it.',
      FUNDS_LOCKED: 'The money is in escrow. The service checks the payment once more and submits it automatically.',
      PROVIDER_SUBMITTED: 'The payment was submitted to the provider, which is asked until it answers.',
      PROVIDER_PROCESSING: 'The provider is processing the payment.',
      ACTION_REQUIRED: 'The provider needs somebody to act: the payout is unclaimed, held or blocked.',
      DELIVERED: 'The provider has confirmed the delivery. This is final: a later return is recorded apart.',
      FAILED: 'The provider could not pay. The money is refunded automatically.',
      REFUND_PENDING: 'The money is going back to the sender.',
      REFUNDED: 'The sender got the money back.',
      CANCELED: 'The payment ended before it was funded.',
    },
    waits: {},
    senders: {
      RECORDED: [{ kind: 'service' }],
      RECIPIENT_RESOLVED: [{ kind: 'service' }],
      RECIPIENT_UNKNOWN: [{ kind: 'service' }],
      DEPOSIT_SEEN: [
        {
          kind: 'operation',
          operation: 'depositOfframpPayment',
          refused: {
            CREATED: 'INVALID_TRANSITION',
            RECIPIENT_RESOLUTION: 'INVALID_TRANSITION',
            SOURCE_FUNDS_CONFIRMING: 'unchanged',
            SOURCE_FUNDS_CONFIRMED: 'INVALID_TRANSITION',
            PENDING_CLAIM: 'depends',
            POLICY_CHECK: 'INVALID_TRANSITION',
            PAYOUT_SELECTION_REQUIRED: 'INVALID_TRANSITION',
            'COMPLIANCE_HOLD.CREDENTIAL_HOLD': 'INVALID_TRANSITION',
            'COMPLIANCE_HOLD.APPROVAL_REQUIRED': 'INVALID_TRANSITION',
            'COMPLIANCE_HOLD.APPROVAL_PENDING': 'INVALID_TRANSITION',
            ROUTE_QUOTED: 'INVALID_TRANSITION',
            AWAITING_RECIPIENT_CONFIRMATION: 'INVALID_TRANSITION',
            FUNDS_LOCKED: 'INVALID_TRANSITION',
            PROVIDER_SUBMITTED: 'INVALID_TRANSITION',
            PROVIDER_PROCESSING: 'INVALID_TRANSITION',
            ACTION_REQUIRED: 'INVALID_TRANSITION',
            DELIVERED: 'INVALID_TRANSITION',
            FAILED: 'INVALID_TRANSITION',
            REFUND_PENDING: 'INVALID_TRANSITION',
            REFUNDED: 'INVALID_TRANSITION',
            CANCELED: 'INVALID_TRANSITION',
          },
        },
        { kind: 'provider' },
        { kind: 'control', operation: 'sendTestProviderWebhook', elsewhere: true },
        { kind: 'chain' },
      ],
      DEPOSIT_RETURNED: [
        {
          kind: 'operation',
          operation: 'depositOfframpPayment',
          refused: {
            CREATED: 'INVALID_TRANSITION',
            RECIPIENT_RESOLUTION: 'INVALID_TRANSITION',
            SOURCE_FUNDS_CONFIRMING: 'unchanged',
            SOURCE_FUNDS_CONFIRMED: 'INVALID_TRANSITION',
            PENDING_CLAIM: 'depends',
            POLICY_CHECK: 'INVALID_TRANSITION',
            PAYOUT_SELECTION_REQUIRED: 'INVALID_TRANSITION',
            'COMPLIANCE_HOLD.CREDENTIAL_HOLD': 'INVALID_TRANSITION',
            'COMPLIANCE_HOLD.APPROVAL_REQUIRED': 'INVALID_TRANSITION',
            'COMPLIANCE_HOLD.APPROVAL_PENDING': 'INVALID_TRANSITION',
            ROUTE_QUOTED: 'INVALID_TRANSITION',
            AWAITING_RECIPIENT_CONFIRMATION: 'INVALID_TRANSITION',
            FUNDS_LOCKED: 'INVALID_TRANSITION',
            PROVIDER_SUBMITTED: 'INVALID_TRANSITION',
            PROVIDER_PROCESSING: 'INVALID_TRANSITION',
            ACTION_REQUIRED: 'INVALID_TRANSITION',
            DELIVERED: 'INVALID_TRANSITION',
            FAILED: 'INVALID_TRANSITION',
            REFUND_PENDING: 'INVALID_TRANSITION',
            REFUNDED: 'INVALID_TRANSITION',
            CANCELED: 'INVALID_TRANSITION',
          },
        },
        { kind: 'chain' },
      ],
      CANCEL: [
        {
          kind: 'operation',
          operation: 'cancelOfframpPayment',
          refused: {
            CREATED: 'CANCEL_CONFLICT',
            RECIPIENT_RESOLUTION: 'CANCEL_CONFLICT',
            SOURCE_FUNDS_CONFIRMED: 'CANCEL_CONFLICT',
            PENDING_CLAIM: 'CANCEL_CONFLICT',
            POLICY_CHECK: 'CANCEL_CONFLICT',
            PAYOUT_SELECTION_REQUIRED: 'CANCEL_CONFLICT',
            'COMPLIANCE_HOLD.CREDENTIAL_HOLD': 'CANCEL_CONFLICT',
            'COMPLIANCE_HOLD.APPROVAL_REQUIRED': 'CANCEL_CONFLICT',
            'COMPLIANCE_HOLD.APPROVAL_PENDING': 'CANCEL_CONFLICT',
            ROUTE_QUOTED: 'CANCEL_CONFLICT',
            AWAITING_RECIPIENT_CONFIRMATION: 'CANCEL_CONFLICT',
            FUNDS_LOCKED: 'CANCEL_CONFLICT',
            PROVIDER_SUBMITTED: 'CANCEL_CONFLICT',
            PROVIDER_PROCESSING: 'CANCEL_CONFLICT',
            ACTION_REQUIRED: 'CANCEL_CONFLICT',
            DELIVERED: 'CANCEL_CONFLICT',
            FAILED: 'CANCEL_CONFLICT',
            REFUND_PENDING: 'CANCEL_CONFLICT',
            REFUNDED: 'CANCEL_CONFLICT',
            CANCELED: 'CANCEL_CONFLICT',
          },
        },
        {
          kind: 'operation',
          operation: 'cancelPayment',
          refused: {
            CREATED: 'CANCEL_CONFLICT',
            RECIPIENT_RESOLUTION: 'CANCEL_CONFLICT',
            SOURCE_FUNDS_CONFIRMED: 'CANCEL_CONFLICT',
            PENDING_CLAIM: 'CANCEL_CONFLICT',
            POLICY_CHECK: 'CANCEL_CONFLICT',
            PAYOUT_SELECTION_REQUIRED: 'CANCEL_CONFLICT',
            'COMPLIANCE_HOLD.CREDENTIAL_HOLD': 'CANCEL_CONFLICT',
            'COMPLIANCE_HOLD.APPROVAL_REQUIRED': 'CANCEL_CONFLICT',
            'COMPLIANCE_HOLD.APPROVAL_PENDING': 'CANCEL_CONFLICT',
            ROUTE_QUOTED: 'CANCEL_CONFLICT',
            AWAITING_RECIPIENT_CONFIRMATION: 'CANCEL_CONFLICT',
            FUNDS_LOCKED: 'CANCEL_CONFLICT',
            PROVIDER_SUBMITTED: 'CANCEL_CONFLICT',
            PROVIDER_PROCESSING: 'CANCEL_CONFLICT',
            ACTION_REQUIRED: 'CANCEL_CONFLICT',
            DELIVERED: 'CANCEL_CONFLICT',
            FAILED: 'CANCEL_CONFLICT',
            REFUND_PENDING: 'CANCEL_CONFLICT',
            REFUNDED: 'CANCEL_CONFLICT',
            CANCELED: 'CANCEL_CONFLICT',
          },
        },
      ],
      DEPOSIT_REORGED: [
        { kind: 'provider' },
        { kind: 'control', operation: 'sendTestProviderWebhook', elsewhere: true },
        { kind: 'chain' },
      ],
      DEPOSIT_CONFIRMED: [
        {
          kind: 'operation',
          operation: 'depositOfframpPayment',
          refused: {
            CREATED: 'INVALID_TRANSITION',
            RECIPIENT_RESOLUTION: 'INVALID_TRANSITION',
            AWAITING_SOURCE_FUNDS: 'unchanged',
            SOURCE_FUNDS_CONFIRMED: 'INVALID_TRANSITION',
            PENDING_CLAIM: 'depends',
            POLICY_CHECK: 'INVALID_TRANSITION',
            PAYOUT_SELECTION_REQUIRED: 'INVALID_TRANSITION',
            'COMPLIANCE_HOLD.CREDENTIAL_HOLD': 'INVALID_TRANSITION',
            'COMPLIANCE_HOLD.APPROVAL_REQUIRED': 'INVALID_TRANSITION',
            'COMPLIANCE_HOLD.APPROVAL_PENDING': 'INVALID_TRANSITION',
            ROUTE_QUOTED: 'INVALID_TRANSITION',
            AWAITING_RECIPIENT_CONFIRMATION: 'INVALID_TRANSITION',
            FUNDS_LOCKED: 'INVALID_TRANSITION',
            PROVIDER_SUBMITTED: 'INVALID_TRANSITION',
            PROVIDER_PROCESSING: 'INVALID_TRANSITION',
            ACTION_REQUIRED: 'INVALID_TRANSITION',
            DELIVERED: 'INVALID_TRANSITION',
            FAILED: 'INVALID_TRANSITION',
            REFUND_PENDING: 'INVALID_TRANSITION',
            REFUNDED: 'INVALID_TRANSITION',
            CANCELED: 'INVALID_TRANSITION',
          },
        },
        { kind: 'provider' },
        { kind: 'control', operation: 'sendTestProviderWebhook', elsewhere: true },
        { kind: 'chain' },
      ],
      FUNDS_CONFIRMED: [{ kind: 'service' }],
      CLAIM_BOUND: [
        {
          kind: 'operation',
          operation: 'acceptClaim',
          refused: {
            CREATED: 'CLAIM_LINK_GONE',
            RECIPIENT_RESOLUTION: 'CLAIM_LINK_GONE',
            AWAITING_SOURCE_FUNDS: 'CLAIM_LINK_GONE',
            SOURCE_FUNDS_CONFIRMING: 'CLAIM_LINK_GONE',
            SOURCE_FUNDS_CONFIRMED: 'CLAIM_LINK_GONE',
            POLICY_CHECK: 'CLAIM_LINK_GONE',
            PAYOUT_SELECTION_REQUIRED: 'CLAIM_LINK_GONE',
            'COMPLIANCE_HOLD.CREDENTIAL_HOLD': 'CLAIM_LINK_GONE',
            'COMPLIANCE_HOLD.APPROVAL_REQUIRED': 'CLAIM_LINK_GONE',
            'COMPLIANCE_HOLD.APPROVAL_PENDING': 'CLAIM_LINK_GONE',
            ROUTE_QUOTED: 'CLAIM_LINK_GONE',
            AWAITING_RECIPIENT_CONFIRMATION: 'CLAIM_LINK_GONE',
            FUNDS_LOCKED: 'CLAIM_LINK_GONE',
            PROVIDER_SUBMITTED: 'CLAIM_LINK_GONE',
            PROVIDER_PROCESSING: 'CLAIM_LINK_GONE',
            ACTION_REQUIRED: 'CLAIM_LINK_GONE',
            DELIVERED: 'CLAIM_LINK_GONE',
            FAILED: 'CLAIM_LINK_GONE',
            REFUND_PENDING: 'CLAIM_LINK_GONE',
            REFUNDED: 'CLAIM_LINK_GONE',
            CANCELED: 'CLAIM_LINK_GONE',
          },
          elsewhere: true,
        },
        { kind: 'service' },
      ],
      CLAIM_LOCKED: [{ kind: 'operation', operation: 'acceptClaim', elsewhere: true }, { kind: 'service' }],
      EXPIRE_CLAIM: [{ kind: 'timer' }],
      POLICY_PASSED: [{ kind: 'service' }],
      SELECTION_REQUIRED: [{ kind: 'service' }],
      POLICY_HELD: [{ kind: 'service' }],
      POLICY_REJECTED: [{ kind: 'service' }],
      RECHECK: [
        { kind: 'operation', operation: 'approvePayment' },
        {
          kind: 'control',
          operation: 'reevaluateTestPayment',
          refused: {
            CREATED: 'INVALID_TRANSITION',
            RECIPIENT_RESOLUTION: 'INVALID_TRANSITION',
            AWAITING_SOURCE_FUNDS: 'INVALID_TRANSITION',
            SOURCE_FUNDS_CONFIRMING: 'INVALID_TRANSITION',
            SOURCE_FUNDS_CONFIRMED: 'INVALID_TRANSITION',
            PENDING_CLAIM: 'INVALID_TRANSITION',
            POLICY_CHECK: 'INVALID_TRANSITION',
            ROUTE_QUOTED: 'INVALID_TRANSITION',
            FUNDS_LOCKED: 'INVALID_TRANSITION',
            PROVIDER_SUBMITTED: 'INVALID_TRANSITION',
            PROVIDER_PROCESSING: 'INVALID_TRANSITION',
            ACTION_REQUIRED: 'INVALID_TRANSITION',
            DELIVERED: 'INVALID_TRANSITION',
            FAILED: 'INVALID_TRANSITION',
            REFUND_PENDING: 'INVALID_TRANSITION',
            REFUNDED: 'INVALID_TRANSITION',
            CANCELED: 'INVALID_TRANSITION',
          },
        },
        { kind: 'operation', operation: 'signApproval' },
        { kind: 'service' },
      ],
      GRACE_OVER: [{ kind: 'timer' }],
      REVIEW_RELEASED: [
        { kind: 'operator', operation: 'resolveReviewCase', elsewhere: true },
        { kind: 'control', operation: 'resolveTestReviewCase', elsewhere: true },
      ],
      REVIEW_REJECTED: [
        { kind: 'operator', operation: 'resolveReviewCase', elsewhere: true },
        { kind: 'control', operation: 'resolveTestReviewCase', elsewhere: true },
      ],
      APPROVAL_REJECTED: [
        { kind: 'operation', operation: 'approvePayment' },
        { kind: 'operation', operation: 'rejectApproval' },
        { kind: 'operation', operation: 'signApproval' },
      ],
      VOTE_RECORDED: [
        { kind: 'operation', operation: 'approvePayment' },
        { kind: 'operation', operation: 'signApproval' },
      ],
      VOTES_INVALIDATED: [{ kind: 'service' }],
      QUOTES_READY: [{ kind: 'service' }],
      SELECT_ROUTE: [
        {
          kind: 'operation',
          operation: 'selectOfframpPaymentRoute',
          refused: {
            CREATED: 'INVALID_TRANSITION',
            RECIPIENT_RESOLUTION: 'INVALID_TRANSITION',
            AWAITING_SOURCE_FUNDS: 'INVALID_TRANSITION',
            SOURCE_FUNDS_CONFIRMING: 'INVALID_TRANSITION',
            SOURCE_FUNDS_CONFIRMED: 'INVALID_TRANSITION',
            PENDING_CLAIM: 'INVALID_TRANSITION',
            POLICY_CHECK: 'INVALID_TRANSITION',
            PAYOUT_SELECTION_REQUIRED: 'INVALID_TRANSITION',
            'COMPLIANCE_HOLD.CREDENTIAL_HOLD': 'INVALID_TRANSITION',
            'COMPLIANCE_HOLD.APPROVAL_REQUIRED': 'INVALID_TRANSITION',
            'COMPLIANCE_HOLD.APPROVAL_PENDING': 'INVALID_TRANSITION',
            ROUTE_QUOTED: 'INVALID_TRANSITION',
            FUNDS_LOCKED: 'INVALID_TRANSITION',
            PROVIDER_SUBMITTED: 'INVALID_TRANSITION',
            PROVIDER_PROCESSING: 'INVALID_TRANSITION',
            ACTION_REQUIRED: 'INVALID_TRANSITION',
            DELIVERED: 'INVALID_TRANSITION',
            FAILED: 'INVALID_TRANSITION',
            REFUND_PENDING: 'INVALID_TRANSITION',
            REFUNDED: 'INVALID_TRANSITION',
            CANCELED: 'INVALID_TRANSITION',
          },
        },
        {
          kind: 'operation',
          operation: 'selectPaymentRoute',
          refused: {
            CREATED: 'INVALID_TRANSITION',
            RECIPIENT_RESOLUTION: 'INVALID_TRANSITION',
            AWAITING_SOURCE_FUNDS: 'INVALID_TRANSITION',
            SOURCE_FUNDS_CONFIRMING: 'INVALID_TRANSITION',
            SOURCE_FUNDS_CONFIRMED: 'INVALID_TRANSITION',
            PENDING_CLAIM: 'INVALID_TRANSITION',
            POLICY_CHECK: 'INVALID_TRANSITION',
            PAYOUT_SELECTION_REQUIRED: 'INVALID_TRANSITION',
            'COMPLIANCE_HOLD.CREDENTIAL_HOLD': 'INVALID_TRANSITION',
            'COMPLIANCE_HOLD.APPROVAL_REQUIRED': 'INVALID_TRANSITION',
            'COMPLIANCE_HOLD.APPROVAL_PENDING': 'INVALID_TRANSITION',
            ROUTE_QUOTED: 'INVALID_TRANSITION',
            FUNDS_LOCKED: 'INVALID_TRANSITION',
            PROVIDER_SUBMITTED: 'INVALID_TRANSITION',
            PROVIDER_PROCESSING: 'INVALID_TRANSITION',
            ACTION_REQUIRED: 'INVALID_TRANSITION',
            DELIVERED: 'INVALID_TRANSITION',
            FAILED: 'INVALID_TRANSITION',
            REFUND_PENDING: 'INVALID_TRANSITION',
            REFUNDED: 'INVALID_TRANSITION',
            CANCELED: 'INVALID_TRANSITION',
          },
        },
      ],
      CONFIRM: [
        {
          kind: 'operation',
          operation: 'confirmOfframpPayment',
          refused: {
            CREATED: 'INVALID_TRANSITION',
            RECIPIENT_RESOLUTION: 'INVALID_TRANSITION',
            AWAITING_SOURCE_FUNDS: 'INVALID_TRANSITION',
            SOURCE_FUNDS_CONFIRMING: 'INVALID_TRANSITION',
            SOURCE_FUNDS_CONFIRMED: 'INVALID_TRANSITION',
            PENDING_CLAIM: 'INVALID_TRANSITION',
            POLICY_CHECK: 'INVALID_TRANSITION',
            PAYOUT_SELECTION_REQUIRED: 'INVALID_TRANSITION',
            'COMPLIANCE_HOLD.CREDENTIAL_HOLD': 'INVALID_TRANSITION',
            'COMPLIANCE_HOLD.APPROVAL_REQUIRED': 'INVALID_TRANSITION',
            'COMPLIANCE_HOLD.APPROVAL_PENDING': 'INVALID_TRANSITION',
            ROUTE_QUOTED: 'INVALID_TRANSITION',
            AWAITING_RECIPIENT_CONFIRMATION: 'ROUTE_NOT_SELECTED',
            FUNDS_LOCKED: 'INVALID_TRANSITION',
            PROVIDER_SUBMITTED: 'INVALID_TRANSITION',
            PROVIDER_PROCESSING: 'INVALID_TRANSITION',
            ACTION_REQUIRED: 'INVALID_TRANSITION',
            DELIVERED: 'INVALID_TRANSITION',
            FAILED: 'INVALID_TRANSITION',
            REFUND_PENDING: 'INVALID_TRANSITION',
            REFUNDED: 'INVALID_TRANSITION',
            CANCELED: 'INVALID_TRANSITION',
          },
        },
        {
          kind: 'operation',
          operation: 'confirmPayment',
          refused: {
            CREATED: 'INVALID_TRANSITION',
            RECIPIENT_RESOLUTION: 'INVALID_TRANSITION',
            AWAITING_SOURCE_FUNDS: 'INVALID_TRANSITION',
            SOURCE_FUNDS_CONFIRMING: 'INVALID_TRANSITION',
            SOURCE_FUNDS_CONFIRMED: 'INVALID_TRANSITION',
            PENDING_CLAIM: 'INVALID_TRANSITION',
            POLICY_CHECK: 'INVALID_TRANSITION',
            PAYOUT_SELECTION_REQUIRED: 'INVALID_TRANSITION',
            'COMPLIANCE_HOLD.CREDENTIAL_HOLD': 'INVALID_TRANSITION',
            'COMPLIANCE_HOLD.APPROVAL_REQUIRED': 'INVALID_TRANSITION',
            'COMPLIANCE_HOLD.APPROVAL_PENDING': 'INVALID_TRANSITION',
            ROUTE_QUOTED: 'INVALID_TRANSITION',
            AWAITING_RECIPIENT_CONFIRMATION: 'ROUTE_NOT_SELECTED',
            FUNDS_LOCKED: 'INVALID_TRANSITION',
            PROVIDER_SUBMITTED: 'INVALID_TRANSITION',
            PROVIDER_PROCESSING: 'INVALID_TRANSITION',
            ACTION_REQUIRED: 'INVALID_TRANSITION',
            DELIVERED: 'INVALID_TRANSITION',
            FAILED: 'INVALID_TRANSITION',
            REFUND_PENDING: 'INVALID_TRANSITION',
            REFUNDED: 'INVALID_TRANSITION',
            CANCELED: 'INVALID_TRANSITION',
          },
        },
      ],
      REQUOTE: [
        { kind: 'operation', operation: 'confirmOfframpPayment' },
        { kind: 'operation', operation: 'confirmPayment' },
        { kind: 'operation', operation: 'getOfframpPaymentRoutes' },
        { kind: 'operation', operation: 'getPaymentRoutes' },
        { kind: 'operation', operation: 'selectOfframpPaymentRoute' },
        { kind: 'operation', operation: 'selectPaymentRoute' },
      ],
      SUBMIT: [
        {
          kind: 'control',
          operation: 'stepTestProvider',
          refused: {
            CREATED: 'INVALID_TRANSITION',
            RECIPIENT_RESOLUTION: 'INVALID_TRANSITION',
            AWAITING_SOURCE_FUNDS: 'INVALID_TRANSITION',
            SOURCE_FUNDS_CONFIRMING: 'INVALID_TRANSITION',
            SOURCE_FUNDS_CONFIRMED: 'INVALID_TRANSITION',
            PENDING_CLAIM: 'INVALID_TRANSITION',
            POLICY_CHECK: 'INVALID_TRANSITION',
            PAYOUT_SELECTION_REQUIRED: 'INVALID_TRANSITION',
            'COMPLIANCE_HOLD.CREDENTIAL_HOLD': 'INVALID_TRANSITION',
            'COMPLIANCE_HOLD.APPROVAL_REQUIRED': 'INVALID_TRANSITION',
            'COMPLIANCE_HOLD.APPROVAL_PENDING': 'INVALID_TRANSITION',
            ROUTE_QUOTED: 'INVALID_TRANSITION',
            AWAITING_RECIPIENT_CONFIRMATION: 'INVALID_TRANSITION',
            PROVIDER_SUBMITTED: 'depends',
            PROVIDER_PROCESSING: 'depends',
            ACTION_REQUIRED: 'depends',
            DELIVERED: 'depends',
            FAILED: 'INVALID_TRANSITION',
            REFUND_PENDING: 'INVALID_TRANSITION',
            REFUNDED: 'INVALID_TRANSITION',
            CANCELED: 'INVALID_TRANSITION',
          },
        },
        { kind: 'service' },
      ],
      RECHECK_FAILED: [
        {
          kind: 'control',
          operation: 'stepTestProvider',
          refused: {
            CREATED: 'INVALID_TRANSITION',
            RECIPIENT_RESOLUTION: 'INVALID_TRANSITION',
            AWAITING_SOURCE_FUNDS: 'INVALID_TRANSITION',
            SOURCE_FUNDS_CONFIRMING: 'INVALID_TRANSITION',
            SOURCE_FUNDS_CONFIRMED: 'INVALID_TRANSITION',
            PENDING_CLAIM: 'INVALID_TRANSITION',
            POLICY_CHECK: 'INVALID_TRANSITION',
            PAYOUT_SELECTION_REQUIRED: 'INVALID_TRANSITION',
            'COMPLIANCE_HOLD.CREDENTIAL_HOLD': 'INVALID_TRANSITION',
            'COMPLIANCE_HOLD.APPROVAL_REQUIRED': 'INVALID_TRANSITION',
            'COMPLIANCE_HOLD.APPROVAL_PENDING': 'INVALID_TRANSITION',
            ROUTE_QUOTED: 'INVALID_TRANSITION',
            AWAITING_RECIPIENT_CONFIRMATION: 'INVALID_TRANSITION',
            PROVIDER_SUBMITTED: 'depends',
            PROVIDER_PROCESSING: 'depends',
            ACTION_REQUIRED: 'depends',
            DELIVERED: 'depends',
            FAILED: 'INVALID_TRANSITION',
            REFUND_PENDING: 'INVALID_TRANSITION',
            REFUNDED: 'INVALID_TRANSITION',
            CANCELED: 'INVALID_TRANSITION',
          },
        },
        { kind: 'service' },
      ],
      PROVIDER_PENDING: [
        { kind: 'provider' },
        { kind: 'control', operation: 'sendTestProviderWebhook', elsewhere: true },
        {
          kind: 'control',
          operation: 'stepTestProvider',
          refused: {
            CREATED: 'INVALID_TRANSITION',
            RECIPIENT_RESOLUTION: 'INVALID_TRANSITION',
            AWAITING_SOURCE_FUNDS: 'INVALID_TRANSITION',
            SOURCE_FUNDS_CONFIRMING: 'INVALID_TRANSITION',
            SOURCE_FUNDS_CONFIRMED: 'INVALID_TRANSITION',
            PENDING_CLAIM: 'INVALID_TRANSITION',
            POLICY_CHECK: 'INVALID_TRANSITION',
            PAYOUT_SELECTION_REQUIRED: 'INVALID_TRANSITION',
            'COMPLIANCE_HOLD.CREDENTIAL_HOLD': 'INVALID_TRANSITION',
            'COMPLIANCE_HOLD.APPROVAL_REQUIRED': 'INVALID_TRANSITION',
            'COMPLIANCE_HOLD.APPROVAL_PENDING': 'INVALID_TRANSITION',
            ROUTE_QUOTED: 'INVALID_TRANSITION',
            AWAITING_RECIPIENT_CONFIRMATION: 'INVALID_TRANSITION',
            FUNDS_LOCKED: 'INVALID_TRANSITION',
            PROVIDER_PROCESSING: 'unchanged',
            DELIVERED: 'unchanged',
            FAILED: 'INVALID_TRANSITION',
            REFUND_PENDING: 'INVALID_TRANSITION',
            REFUNDED: 'INVALID_TRANSITION',
            CANCELED: 'INVALID_TRANSITION',
          },
        },
      ],
      PROVIDER_BLOCKED: [
        { kind: 'provider' },
        { kind: 'control', operation: 'sendTestProviderWebhook', elsewhere: true },
        {
          kind: 'control',
          operation: 'stepTestProvider',
          refused: {
            CREATED: 'INVALID_TRANSITION',
            RECIPIENT_RESOLUTION: 'INVALID_TRANSITION',
            AWAITING_SOURCE_FUNDS: 'INVALID_TRANSITION',
            SOURCE_FUNDS_CONFIRMING: 'INVALID_TRANSITION',
            SOURCE_FUNDS_CONFIRMED: 'INVALID_TRANSITION',
            PENDING_CLAIM: 'INVALID_TRANSITION',
            POLICY_CHECK: 'INVALID_TRANSITION',
            PAYOUT_SELECTION_REQUIRED: 'INVALID_TRANSITION',
            'COMPLIANCE_HOLD.CREDENTIAL_HOLD': 'INVALID_TRANSITION',
            'COMPLIANCE_HOLD.APPROVAL_REQUIRED': 'INVALID_TRANSITION',
            'COMPLIANCE_HOLD.APPROVAL_PENDING': 'INVALID_TRANSITION',
            ROUTE_QUOTED: 'INVALID_TRANSITION',
            AWAITING_RECIPIENT_CONFIRMATION: 'INVALID_TRANSITION',
            FUNDS_LOCKED: 'INVALID_TRANSITION',
            DELIVERED: 'unchanged',
            FAILED: 'INVALID_TRANSITION',
            REFUND_PENDING: 'INVALID_TRANSITION',
            REFUNDED: 'INVALID_TRANSITION',
            CANCELED: 'INVALID_TRANSITION',
          },
        },
      ],
      PROVIDER_FAILED: [
        { kind: 'provider' },
        { kind: 'control', operation: 'sendTestProviderWebhook', elsewhere: true },
        {
          kind: 'control',
          operation: 'stepTestProvider',
          refused: {
            CREATED: 'INVALID_TRANSITION',
            RECIPIENT_RESOLUTION: 'INVALID_TRANSITION',
            AWAITING_SOURCE_FUNDS: 'INVALID_TRANSITION',
            SOURCE_FUNDS_CONFIRMING: 'INVALID_TRANSITION',
            SOURCE_FUNDS_CONFIRMED: 'INVALID_TRANSITION',
            PENDING_CLAIM: 'INVALID_TRANSITION',
            POLICY_CHECK: 'INVALID_TRANSITION',
            PAYOUT_SELECTION_REQUIRED: 'INVALID_TRANSITION',
            'COMPLIANCE_HOLD.CREDENTIAL_HOLD': 'INVALID_TRANSITION',
            'COMPLIANCE_HOLD.APPROVAL_REQUIRED': 'INVALID_TRANSITION',
            'COMPLIANCE_HOLD.APPROVAL_PENDING': 'INVALID_TRANSITION',
            ROUTE_QUOTED: 'INVALID_TRANSITION',
            AWAITING_RECIPIENT_CONFIRMATION: 'INVALID_TRANSITION',
            FUNDS_LOCKED: 'INVALID_TRANSITION',
            DELIVERED: 'unchanged',
            FAILED: 'INVALID_TRANSITION',
            REFUND_PENDING: 'INVALID_TRANSITION',
            REFUNDED: 'INVALID_TRANSITION',
            CANCELED: 'INVALID_TRANSITION',
          },
        },
      ],
      PROVIDER_SUCCEEDED: [
        { kind: 'provider' },
        { kind: 'control', operation: 'sendTestProviderWebhook', elsewhere: true },
        {
          kind: 'control',
          operation: 'stepTestProvider',
          refused: {
            CREATED: 'INVALID_TRANSITION',
            RECIPIENT_RESOLUTION: 'INVALID_TRANSITION',
            AWAITING_SOURCE_FUNDS: 'INVALID_TRANSITION',
            SOURCE_FUNDS_CONFIRMING: 'INVALID_TRANSITION',
            SOURCE_FUNDS_CONFIRMED: 'INVALID_TRANSITION',
            PENDING_CLAIM: 'INVALID_TRANSITION',
            POLICY_CHECK: 'INVALID_TRANSITION',
            PAYOUT_SELECTION_REQUIRED: 'INVALID_TRANSITION',
            'COMPLIANCE_HOLD.CREDENTIAL_HOLD': 'INVALID_TRANSITION',
            'COMPLIANCE_HOLD.APPROVAL_REQUIRED': 'INVALID_TRANSITION',
            'COMPLIANCE_HOLD.APPROVAL_PENDING': 'INVALID_TRANSITION',
            ROUTE_QUOTED: 'INVALID_TRANSITION',
            AWAITING_RECIPIENT_CONFIRMATION: 'INVALID_TRANSITION',
            FUNDS_LOCKED: 'INVALID_TRANSITION',
            PROVIDER_SUBMITTED: 'depends',
            ACTION_REQUIRED: 'depends',
            DELIVERED: 'unchanged',
            FAILED: 'INVALID_TRANSITION',
            REFUND_PENDING: 'INVALID_TRANSITION',
            REFUNDED: 'INVALID_TRANSITION',
            CANCELED: 'INVALID_TRANSITION',
          },
        },
      ],
      REFUND: [{ kind: 'service' }],
      REFUND_POSTED: [{ kind: 'service' }],
    },
    readers: [
      { operation: 'getOfframpPayment', parameter: 'id', field: 'status', face: 'status' },
      { operation: 'getPayment', parameter: 'id', field: 'internalStatus', face: 'status' },
    ],
  },
  'payment-policy': {
    words: 'payment policy',
    states: {
      ACTIVE: 'The version is in force. A tenant has one ACTIVE version.',
      SUPERSEDED: 'The version is kept in the history.',
    },
    waits: {},
    senders: {
      ATTEST: [
        {
          kind: 'operation',
          operation: 'attestPaymentPolicy',
          refused: { ACTIVE: 'PAYMENT_POLICY_ALREADY_ATTESTED', SUPERSEDED: 'depends' },
          elsewhere: true,
        },
      ],
      SUPERSEDE: [{ kind: 'operation', operation: 'setPaymentPolicy', elsewhere: true }],
    },
    readers: [],
  },
  'payout-destination': {
    words: 'payout destination',
    states: {
      PENDING_VERIFICATION: 'The destination is not verified yet, and nothing is paid to it. Bank accounts stay here.',
      ACTIVE: 'Payments can be routed to the destination.',
      REVOKED: 'The destination is revoked permanently.',
    },
    waits: {},
    senders: {
      UPDATE: [
        {
          kind: 'operation',
          operation: 'updatePayoutDestination',
          refused: { REVOKED: 'DESTINATION_REVOKED' },
        },
      ],
      VERIFY: [
        { kind: 'operation', operation: 'createPayoutDestination', elsewhere: true },
        {
          kind: 'operation',
          operation: 'verifyPayoutDestination',
          refused: { ACTIVE: 'unchanged', REVOKED: 'DESTINATION_REVOKED' },
        },
      ],
      VERIFY_FAILED: [
        {
          kind: 'operation',
          operation: 'verifyPayoutDestination',
          refused: { ACTIVE: 'unchanged', REVOKED: 'DESTINATION_REVOKED' },
        },
      ],
      REVOKE: [
        { kind: 'provider' },
        {
          kind: 'operation',
          operation: 'revokePayoutDestination',
          refused: { REVOKED: 'DESTINATION_REVOKED' },
        },
        { kind: 'control', operation: 'setTestProviderControls', elsewhere: true },
      ],
      MAKE_DEFAULT: [
        { kind: 'operation', operation: 'revokePayoutDestination' },
        {
          kind: 'operation',
          operation: 'setDefaultPayoutDestination',
          refused: { PENDING_VERIFICATION: 'DESTINATION_NOT_VERIFIED', REVOKED: 'DESTINATION_NOT_ACTIVE' },
        },
      ],
      UNSET_DEFAULT: [{ kind: 'operation', operation: 'setDefaultPayoutDestination' }],
    },
    readers: [{ operation: 'getPayoutDestination', parameter: 'id', field: 'status', face: 'status' }],
  },
  permit: {
    words: 'permit',
    states: {
      ACTIVE: 'The permit allows offers. A borrower has one ACTIVE permit with each pool.',
      EXPIRED: 'The validity period has ended.',
      REVOKED: 'Another permit has replaced this one.',
    },
    waits: {},
    senders: {
      EXPIRE: [{ kind: 'timer' }],
      REVOKE: [{ kind: 'operation', operation: 'issuePermit', elsewhere: true }],
    },
    readers: [],
  },
  'phone-alias': {
    words: 'phone alias',
    states: {
      PENDING: 'A code was sent. Payments to the number do not reach the tenant yet.',
      ACTIVE: 'Payments to the number reach the tenant.',
      REVERIFICATION_REQUIRED: 'Control has to be proved again. Payments to the number are held until then.',
      REPLACED: 'Another tenant has proved control of the number.',
      REVOKED: 'The tenant has removed the number.',
    },
    waits: {
      PENDING: { who: 'tenantId', events: ['VERIFY'] },
      REVERIFICATION_REQUIRED: { who: 'tenantId', events: ['VERIFY'] },
    },
    senders: {
      RESEND: [
        {
          kind: 'operation',
          operation: 'resendPhoneAliasCode',
          refused: {
            ACTIVE: 'INVALID_TRANSITION',
            REPLACED: 'INVALID_TRANSITION',
            REVOKED: 'INVALID_TRANSITION',
          },
        },
      ],
      WRONG_CODE: [
        {
          kind: 'operation',
          operation: 'verifyPhoneAlias',
          refused: {
            ACTIVE: 'INVALID_TRANSITION',
            REPLACED: 'INVALID_TRANSITION',
            REVOKED: 'INVALID_TRANSITION',
          },
        },
      ],
      VERIFY: [
        { kind: 'operation', operation: 'acceptClaim', elsewhere: true },
        {
          kind: 'operation',
          operation: 'verifyPhoneAlias',
          refused: {
            ACTIVE: 'INVALID_TRANSITION',
            REPLACED: 'INVALID_TRANSITION',
            REVOKED: 'INVALID_TRANSITION',
          },
        },
      ],
      REVOKE: [
        {
          kind: 'operation',
          operation: 'revokePhoneAlias',
          refused: { REPLACED: 'unchanged', REVOKED: 'unchanged' },
        },
      ],
      EXPIRE: [
        {
          kind: 'control',
          operation: 'expireTestPhoneAlias',
          refused: {
            PENDING: 'INVALID_TRANSITION',
            REVERIFICATION_REQUIRED: 'INVALID_TRANSITION',
            REPLACED: 'INVALID_TRANSITION',
            REVOKED: 'INVALID_TRANSITION',
          },
        },
        { kind: 'timer' },
      ],
      REPLACE: [
        { kind: 'operation', operation: 'acceptClaim', elsewhere: true },
        { kind: 'operation', operation: 'verifyPhoneAlias' },
      ],
    },
    readers: [],
  },
  policy: {
    words: 'policy',
    states: {
      ACTIVE: 'The newest version of the policy applies to the subjects that it is attached to.',
      DELETED: 'The policy can no longer be read. Entries of the decision log keep its id.',
    },
    waits: {},
    senders: {
      ADD_VERSION: [
        {
          kind: 'operation',
          operation: 'createPolicyVersion',
          refused: { DELETED: 'POLICY_NOT_FOUND' },
        },
      ],
      DELETE: [{ kind: 'operation', operation: 'deletePolicy', refused: { DELETED: 'POLICY_NOT_FOUND' } }],
    },
    readers: [{ operation: 'getPolicy', parameter: 'id', field: 'status', face: 'status' }],
  },
  'policy-attachment': {
    words: 'policy attachment',
    states: {
      ATTACHED: 'The policy\'s newest version judges what the subject pays.',
      DETACHED: 'The attachment has ended. The record is kept.',
    },
    waits: {},
    senders: {
      DETACH: [
        {
          kind: 'operation',
          operation: 'detachPolicy',
          refused: { DETACHED: 'POLICY_ATTACHMENT_NOT_FOUND' },
        },
      ],
    },
    readers: [],
  },
  'presentation-challenge': {
    words: 'presentation challenge',
    states: {
      ISSUED: 'The challenge can be used for a presentation within 5 minutes.',
      EXPIRED: 'The challenge has expired. One late presentation is still answered, and is not verified.',
      CONSUMED: 'The challenge has been used. Using it again is refused.',
    },
    waits: {},
    senders: {
      CONSUME: [
        {
          kind: 'operation',
          operation: 'verifyPresentation',
          refused: { CONSUMED: 'PRESENTATION_REPLAYED' },
          elsewhere: true,
        },
      ],
      EXPIRE: [{ kind: 'timer' }],
    },
    readers: [],
  },
  'purchase-order': {
    words: 'purchase order',
    states: {
      REGISTERED: 'The purchase order waits for the acceptance of the supplier.',
      ACCEPTED: 'The pool can make an offer for the purchase order.',
      FINANCED: 'The loan of the purchase order is open.',
      DEFAULTED: 'The loan of the purchase order was not repaid in time.',
      REPAID: 'The loan of the purchase order is repaid.',
    },
    waits: { REGISTERED: { who: 'supplierTenantId', events: ['ACCEPT'] } },
    senders: {
      ACCEPT: [
        {
          kind: 'operation',
          operation: 'acceptPurchaseOrder',
          refused: {
            ACCEPTED: 'INVALID_TRANSITION',
            FINANCED: 'INVALID_TRANSITION',
            DEFAULTED: 'INVALID_TRANSITION',
            REPAID: 'INVALID_TRANSITION',
          },
        },
      ],
      FINANCE: [{ kind: 'operation', operation: 'issueLendingOffer', elsewhere: true }],
      REPAY: [{ kind: 'operation', operation: 'repayLoan', elsewhere: true }],
      DEFAULT: [{ kind: 'service' }],
    },
    readers: [],
  },
  ramp: {
    words: 'ramp',
    states: {
      SUBMITTED: 'Off: owners have the payment to sign. On: the mint is on its way; the create waits for it, and a worker finishes what it cannot wait for.',
      CONFIRMED: 'The money has moved, and `fiatRef` is set.',
      FAILED: 'No money has moved. The ramp does not count towards the daily limit.',
    },
    waits: {},
    senders: {
      CONFIRM: [
        { kind: 'operation', operation: 'createRamp', elsewhere: true },
        { kind: 'chain' },
        { kind: 'service' },
      ],
      FAIL: [
        { kind: 'operation', operation: 'createRamp', elsewhere: true },
        { kind: 'chain' },
        { kind: 'service' },
      ],
    },
    readers: [{ operation: 'getRamp', parameter: 'id', field: 'status', face: 'status' }],
  },
  'review-case': {
    words: 'review case',
    states: {
      OPEN: 'The case waits for an operator.',
      RESOLVED: 'An operator has decided.',
      CLOSED: 'The payment ended in another way, so there is nothing to decide.',
    },
    waits: { OPEN: { who: 'operator', events: ['RESOLVE'] } },
    senders: {
      RESOLVE: [
        {
          kind: 'operator',
          operation: 'resolveReviewCase',
          refused: { RESOLVED: 'REVIEW_CASE_RESOLVED', CLOSED: 'REVIEW_CASE_NOT_OPEN' },
        },
        {
          kind: 'control',
          operation: 'resolveTestReviewCase',
          refused: { RESOLVED: 'REVIEW_CASE_RESOLVED', CLOSED: 'REVIEW_CASE_NOT_OPEN' },
        },
      ],
      CLOSE: [{ kind: 'service' }],
    },
    readers: [],
  },
  'sales-order': {
    words: 'sales order',
    states: {
      DRAFT: 'The buyer edits the terms. Both parties can read them.',
      SUBMITTED: 'The order waits for the response of the seller.',
      CHANGES_REQUESTED: 'The buyer can change the terms or submit them again.',
      ACCEPTED: 'Both parties have signed. The terms no longer change, and the seller delivers.',
      DELIVERED: 'The order is delivered, but not known to be paid.',
      COMPLETED: 'The order is delivered and paid.',
      REJECTED: 'The seller has rejected the order.',
      CANCELED: 'The buyer has cancelled the order.',
    },
    waits: {
      DRAFT: { who: 'buyerTenantId', events: ['SUBMIT'] },
      SUBMITTED: { who: 'sellerTenantId', events: ['ACCEPT', 'REQUEST_CHANGES', 'REJECT'] },
      CHANGES_REQUESTED: { who: 'buyerTenantId', events: ['UPDATE_TERMS', 'SUBMIT'] },
      ACCEPTED: { who: 'sellerTenantId', events: ['DELIVER'] },
      DELIVERED: { who: 'buyerTenantId', events: ['COMPLETE'] },
    },
    senders: {
      UPDATE_TERMS: [
        {
          kind: 'operation',
          operation: 'updateSalesOrderTerms',
          refused: {
            SUBMITTED: 'INVALID_TRANSITION',
            ACCEPTED: 'INVALID_TRANSITION',
            DELIVERED: 'INVALID_TRANSITION',
            COMPLETED: 'INVALID_TRANSITION',
            REJECTED: 'INVALID_TRANSITION',
            CANCELED: 'INVALID_TRANSITION',
          },
        },
      ],
      SUBMIT: [
        {
          kind: 'operation',
          operation: 'submitSalesOrder',
          refused: {
            SUBMITTED: 'INVALID_TRANSITION',
            ACCEPTED: 'INVALID_TRANSITION',
            DELIVERED: 'INVALID_TRANSITION',
            COMPLETED: 'INVALID_TRANSITION',
            REJECTED: 'INVALID_TRANSITION',
            CANCELED: 'INVALID_TRANSITION',
          },
        },
      ],
      CANCEL: [
        {
          kind: 'operation',
          operation: 'cancelSalesOrder',
          refused: {
            ACCEPTED: 'INVALID_TRANSITION',
            DELIVERED: 'INVALID_TRANSITION',
            COMPLETED: 'INVALID_TRANSITION',
            REJECTED: 'INVALID_TRANSITION',
            CANCELED: 'INVALID_TRANSITION',
          },
        },
      ],
      ACCEPT: [
        {
          kind: 'operation',
          operation: 'respondToSalesOrder',
          refused: {
            DRAFT: 'INVALID_TRANSITION',
            CHANGES_REQUESTED: 'INVALID_TRANSITION',
            ACCEPTED: 'INVALID_TRANSITION',
            DELIVERED: 'INVALID_TRANSITION',
            COMPLETED: 'INVALID_TRANSITION',
            REJECTED: 'INVALID_TRANSITION',
            CANCELED: 'INVALID_TRANSITION',
          },
        },
      ],
      REQUEST_CHANGES: [
        {
          kind: 'operation',
          operation: 'respondToSalesOrder',
          refused: {
            DRAFT: 'INVALID_TRANSITION',
            CHANGES_REQUESTED: 'INVALID_TRANSITION',
            ACCEPTED: 'INVALID_TRANSITION',
            DELIVERED: 'INVALID_TRANSITION',
            COMPLETED: 'INVALID_TRANSITION',
            REJECTED: 'INVALID_TRANSITION',
            CANCELED: 'INVALID_TRANSITION',
          },
        },
      ],
      REJECT: [
        {
          kind: 'operation',
          operation: 'respondToSalesOrder',
          refused: {
            DRAFT: 'INVALID_TRANSITION',
            CHANGES_REQUESTED: 'INVALID_TRANSITION',
            ACCEPTED: 'INVALID_TRANSITION',
            DELIVERED: 'INVALID_TRANSITION',
            COMPLETED: 'INVALID_TRANSITION',
            REJECTED: 'INVALID_TRANSITION',
            CANCELED: 'INVALID_TRANSITION',
          },
        },
      ],
      DELIVER: [
        {
          kind: 'operation',
          operation: 'recordSalesOrderDelivery',
          refused: {
            DRAFT: 'INVALID_TRANSITION',
            SUBMITTED: 'INVALID_TRANSITION',
            CHANGES_REQUESTED: 'INVALID_TRANSITION',
            DELIVERED: 'INVALID_TRANSITION',
            COMPLETED: 'INVALID_TRANSITION',
            REJECTED: 'INVALID_TRANSITION',
            CANCELED: 'INVALID_TRANSITION',
          },
        },
      ],
      REGISTER_PURCHASE_ORDER: [{ kind: 'service' }],
      RECORD_LOAN_REPAID: [{ kind: 'service' }],
      COMPLETE: [
        {
          kind: 'operation',
          operation: 'checkSalesOrderSettlement',
          refused: {
            DRAFT: 'unchanged',
            SUBMITTED: 'unchanged',
            CHANGES_REQUESTED: 'unchanged',
            ACCEPTED: 'unchanged',
            COMPLETED: 'unchanged',
            REJECTED: 'unchanged',
            CANCELED: 'unchanged',
          },
        },
      ],
    },
    readers: [{ operation: 'getSalesOrder', parameter: 'id', field: 'status', face: 'status' }],
  },
  tenant: {
    words: 'tenant',
    states: {
      ACTIVE: 'The tenant may act.',
      SUSPENDED: 'An operator has suspended the tenant: every request of it is refused.',
    },
    waits: {},
    senders: {
      UPDATE: [
        {
          kind: 'operation',
          operation: 'updateMyTenant',
          refused: { SUSPENDED: 'TENANT_SUSPENDED' },
          elsewhere: true,
        },
      ],
      SET_FEATURES: [
        {
          kind: 'control',
          operation: 'setTestFeatures',
          refused: { SUSPENDED: 'TENANT_SUSPENDED' },
          elsewhere: true,
        },
        { kind: 'operator' },
      ],
      SUSPEND: [
        {
          kind: 'control',
          operation: 'setTestTenantStatus',
          refused: { SUSPENDED: 'unchanged' },
          elsewhere: true,
        },
        { kind: 'operator' },
      ],
      RESUME: [
        {
          kind: 'control',
          operation: 'setTestTenantStatus',
          refused: { ACTIVE: 'unchanged' },
          elsewhere: true,
        },
        { kind: 'operator' },
      ],
    },
    readers: [],
  },
  'treasury-account': {
    words: 'treasury account',
    states: {
      PROVISIONING: 'The addresses of the buckets can be used at once. Their multisig wallets are being deployed.',
      ACTIVE: 'The wallets of all buckets are deployed, and money can leave them.',
      FAILED: 'A bucket has no multisig and gets none; the deployed ones can be swept from.',
    },
    waits: {},
    senders: { ACTIVATE: [{ kind: 'chain' }], FAIL: [{ kind: 'chain' }] },
    readers: [{ operation: 'getTreasuryAccount', parameter: 'id', field: 'status', face: 'status' }],
  },
  'treasury-sweep': {
    words: 'treasury sweep',
    states: {
      PROPOSED: 'The payment is proposed. No money moves until the owners sign it.',
      COMPLETED: 'The money is in the destination bucket.',
      FAILED: 'No money has moved. `failureReason` is that of the payment.',
      CANCELED: 'No money has moved.',
    },
    waits: {},
    senders: { COMPLETE: [{ kind: 'service' }], FAIL: [{ kind: 'service' }], CANCEL: [{ kind: 'service' }] },
    readers: [{ operation: 'getTreasurySweep', parameter: 'sweepId', field: 'status', face: 'status' }],
  },
  'twofa-challenge': {
    words: 'two-factor challenge',
    states: {
      PENDING: 'The challenge waits for factors, for at most 10 minutes.',
      SATISFIED: 'The same request may be sent again with x-service-2fa-challenge.',
      REDEEMED: 'The challenge has been used. Using it again is refused with TWOFA_CHALLENGE_NOT_REDEEMABLE.',
      CANCELLED: 'Too many wrong answers were given. Further answers are refused with TWOFA_TOO_MANY_ATTEMPTS.',
      EXPIRED: 'The challenge has expired. Sending a code or answering is refused with TWOFA_CHALLENGE_EXPIRED, using it with TWOFA_CHALLENGE_NOT_REDEEMABLE.',
    },
    waits: { PENDING: { who: 'tenantId', events: ['ANSWER'] } },
    senders: {
      SEND_CODE: [
        {
          kind: 'operation',
          operation: 'sendTwoFactorChallengeCode',
          refused: {
            SATISFIED: 'INVALID_TRANSITION',
            REDEEMED: 'INVALID_TRANSITION',
            CANCELLED: 'TWOFA_TOO_MANY_ATTEMPTS',
            EXPIRED: 'TWOFA_CHALLENGE_EXPIRED',
          },
        },
      ],
      WRONG_ANSWER: [
        {
          kind: 'operation',
          operation: 'verifyTwoFactorChallenge',
          refused: {
            SATISFIED: 'INVALID_TRANSITION',
            REDEEMED: 'INVALID_TRANSITION',
            CANCELLED: 'TWOFA_TOO_MANY_ATTEMPTS',
            EXPIRED: 'TWOFA_CHALLENGE_EXPIRED',
          },
        },
      ],
      ANSWER: [
        {
          kind: 'operation',
          operation: 'verifyTwoFactorChallenge',
          refused: {
            SATISFIED: 'INVALID_TRANSITION',
            REDEEMED: 'INVALID_TRANSITION',
            CANCELLED: 'TWOFA_TOO_MANY_ATTEMPTS',
            EXPIRED: 'TWOFA_CHALLENGE_EXPIRED',
          },
        },
      ],
      EXPIRE: [{ kind: 'timer' }],
      REDEEM: [
        {
          kind: 'operation',
          operation: 'acceptLendingOffer',
          refused: {
            PENDING: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            REDEEMED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            CANCELLED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            EXPIRED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
          },
          elsewhere: true,
        },
        {
          kind: 'operation',
          operation: 'createApiKey',
          refused: {
            PENDING: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            REDEEMED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            CANCELLED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            EXPIRED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
          },
          elsewhere: true,
        },
        {
          kind: 'operation',
          operation: 'createAuthority',
          refused: {
            PENDING: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            REDEEMED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            CANCELLED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            EXPIRED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
          },
          elsewhere: true,
        },
        {
          kind: 'operation',
          operation: 'createCardEphemeralKey',
          refused: {
            PENDING: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            REDEEMED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            CANCELLED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            EXPIRED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
          },
          elsewhere: true,
        },
        {
          kind: 'operation',
          operation: 'createLendingOffer',
          refused: {
            PENDING: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            REDEEMED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            CANCELLED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            EXPIRED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
          },
          elsewhere: true,
        },
        {
          kind: 'operation',
          operation: 'createMember',
          refused: {
            PENDING: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            REDEEMED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            CANCELLED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            EXPIRED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
          },
          elsewhere: true,
        },
        {
          kind: 'operation',
          operation: 'createOfframpPayment',
          refused: {
            PENDING: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            REDEEMED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            CANCELLED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            EXPIRED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
          },
          elsewhere: true,
        },
        {
          kind: 'operation',
          operation: 'createPayment',
          refused: {
            PENDING: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            REDEEMED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            CANCELLED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            EXPIRED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
          },
          elsewhere: true,
        },
        {
          kind: 'operation',
          operation: 'createPayoutDestination',
          refused: {
            PENDING: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            REDEEMED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            CANCELLED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            EXPIRED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
          },
          elsewhere: true,
        },
        {
          kind: 'operation',
          operation: 'createPolicyVersion',
          refused: {
            PENDING: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            REDEEMED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            CANCELLED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            EXPIRED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
          },
          elsewhere: true,
        },
        {
          kind: 'operation',
          operation: 'createProviderCard',
          refused: {
            PENDING: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            REDEEMED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            CANCELLED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            EXPIRED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
          },
          elsewhere: true,
        },
        {
          kind: 'operation',
          operation: 'createRamp',
          refused: {
            PENDING: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            REDEEMED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            CANCELLED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            EXPIRED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
          },
          elsewhere: true,
        },
        {
          kind: 'operation',
          operation: 'createWalletTransaction',
          refused: {
            PENDING: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            REDEEMED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            CANCELLED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            EXPIRED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
          },
          elsewhere: true,
        },
        {
          kind: 'operation',
          operation: 'depositToPool',
          refused: {
            PENDING: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            REDEEMED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            CANCELLED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            EXPIRED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
          },
          elsewhere: true,
        },
        {
          kind: 'operation',
          operation: 'detachPolicy',
          refused: {
            PENDING: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            REDEEMED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            CANCELLED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            EXPIRED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
          },
          elsewhere: true,
        },
        {
          kind: 'operation',
          operation: 'enrollTwoFactorFactor',
          refused: {
            PENDING: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            REDEEMED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            CANCELLED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            EXPIRED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
          },
          elsewhere: true,
        },
        {
          kind: 'operation',
          operation: 'issueCard',
          refused: {
            PENDING: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            REDEEMED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            CANCELLED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            EXPIRED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
          },
          elsewhere: true,
        },
        {
          kind: 'operation',
          operation: 'issueLendingOffer',
          refused: {
            PENDING: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            REDEEMED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            CANCELLED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            EXPIRED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
          },
          elsewhere: true,
        },
        {
          kind: 'operation',
          operation: 'issuePermit',
          refused: {
            PENDING: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            REDEEMED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            CANCELLED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            EXPIRED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
          },
          elsewhere: true,
        },
        {
          kind: 'operation',
          operation: 'reactivateAuthority',
          refused: {
            PENDING: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            REDEEMED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            CANCELLED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            EXPIRED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
          },
          elsewhere: true,
        },
        {
          kind: 'operation',
          operation: 'reactivateMember',
          refused: {
            PENDING: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            REDEEMED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            CANCELLED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            EXPIRED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
          },
          elsewhere: true,
        },
        {
          kind: 'operation',
          operation: 'registerMemberSigner',
          refused: {
            PENDING: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            REDEEMED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            CANCELLED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            EXPIRED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
          },
          elsewhere: true,
        },
        {
          kind: 'operation',
          operation: 'repayLoan',
          refused: {
            PENDING: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            REDEEMED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            CANCELLED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            EXPIRED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
          },
          elsewhere: true,
        },
        {
          kind: 'operation',
          operation: 'resumeAgent',
          refused: {
            PENDING: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            REDEEMED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            CANCELLED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            EXPIRED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
          },
          elsewhere: true,
        },
        {
          kind: 'operation',
          operation: 'setCardLimits',
          refused: {
            PENDING: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            REDEEMED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            CANCELLED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            EXPIRED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
          },
          elsewhere: true,
        },
        {
          kind: 'operation',
          operation: 'setDefaultPayoutDestination',
          refused: {
            PENDING: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            REDEEMED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            CANCELLED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            EXPIRED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
          },
          elsewhere: true,
        },
        {
          kind: 'operation',
          operation: 'setDirectoryHandle',
          refused: {
            PENDING: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            REDEEMED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            CANCELLED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            EXPIRED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
          },
          elsewhere: true,
        },
        {
          kind: 'operation',
          operation: 'setPaymentPolicy',
          refused: {
            PENDING: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            REDEEMED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            CANCELLED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            EXPIRED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
          },
          elsewhere: true,
        },
        {
          kind: 'operation',
          operation: 'unfreezeCard',
          refused: {
            PENDING: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            REDEEMED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            CANCELLED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            EXPIRED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
          },
          elsewhere: true,
        },
        {
          kind: 'operation',
          operation: 'updateAuthority',
          refused: {
            PENDING: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            REDEEMED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            CANCELLED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            EXPIRED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
          },
          elsewhere: true,
        },
        {
          kind: 'operation',
          operation: 'updateMember',
          refused: {
            PENDING: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            REDEEMED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            CANCELLED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            EXPIRED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
          },
          elsewhere: true,
        },
        {
          kind: 'operation',
          operation: 'updatePayoutDestination',
          refused: {
            PENDING: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            REDEEMED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            CANCELLED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            EXPIRED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
          },
          elsewhere: true,
        },
        {
          kind: 'operation',
          operation: 'updateProtectionSettings',
          refused: {
            PENDING: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            REDEEMED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            CANCELLED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
            EXPIRED: 'TWOFA_CHALLENGE_NOT_REDEEMABLE',
          },
          elsewhere: true,
        },
      ],
    },
    readers: [{ operation: 'getTwoFactorChallenge', parameter: 'id', field: 'status', face: 'status' }],
  },
  'twofa-factor': {
    words: 'two-factor factor',
    states: {
      PENDING: 'The method was added but not verified. It cannot approve requests.',
      VERIFIED: 'The method is verified. It can approve from `usableAt` on.',
      REMOVED: 'The method was deleted with its secrets. It can be enrolled again.',
    },
    waits: { PENDING: { who: 'tenantId', events: ['VERIFY'] } },
    senders: {
      RESEND: [
        {
          kind: 'operation',
          operation: 'resendTwoFactorFactorCode',
          refused: { VERIFIED: 'INVALID_TRANSITION', REMOVED: 'FACTOR_NOT_FOUND' },
        },
      ],
      WRONG_CODE: [
        {
          kind: 'operation',
          operation: 'verifyTwoFactorFactor',
          refused: { VERIFIED: 'INVALID_TRANSITION', REMOVED: 'FACTOR_NOT_FOUND' },
        },
      ],
      VERIFY: [
        {
          kind: 'operation',
          operation: 'verifyTwoFactorFactor',
          refused: { VERIFIED: 'INVALID_TRANSITION', REMOVED: 'FACTOR_NOT_FOUND' },
        },
      ],
      EXPIRE: [{ kind: 'timer' }],
      REMOVE: [
        {
          kind: 'operation',
          operation: 'removeTwoFactorFactor',
          refused: { REMOVED: 'FACTOR_NOT_FOUND' },
        },
      ],
      USE: [
        {
          kind: 'operation',
          operation: 'verifyTwoFactorChallenge',
          refused: { PENDING: 'VALIDATION_FAILED', REMOVED: 'FACTOR_NOT_FOUND' },
          elsewhere: true,
        },
      ],
    },
    readers: [],
  },
  'verification-handoff': {
    words: 'verification handoff',
    states: {
      OPEN: 'The link can be opened once, within 15 minutes. A session has at most one such link.',
      CONSUMED: 'It has been used.',
      VOIDED: 'Replaced by a newer link.',
      EXPIRED: 'The link was not opened within 15 minutes.',
    },
    waits: {},
    senders: {
      CONSUME: [
        {
          kind: 'operation',
          operation: 'getVerificationHandoff',
          refused: { CONSUMED: 'HANDOFF_GONE', VOIDED: 'HANDOFF_GONE', EXPIRED: 'HANDOFF_GONE' },
          elsewhere: true,
        },
      ],
      VOID: [{ kind: 'operation', operation: 'createVerificationHandoff', elsewhere: true }],
      EXPIRE: [{ kind: 'timer' }],
    },
    readers: [],
  },
  'verification-session': {
    words: 'verification session',
    states: {
      CREATED: 'The verification is under way.',
      VERIFIED: 'All requirements are met, and the credential was issued.',
      REJECTED: 'The provider has rejected the subject.',
      EXPIRED: 'The verification was not finished in time.',
      CANCELED: 'The subject has cancelled.',
      ERROR: 'The provider failed.',
    },
    waits: {},
    senders: {
      START: [{ kind: 'operation', operation: 'createVerificationSession', elsewhere: true }],
      ADVANCE: [
        {
          kind: 'operation',
          operation: 'simulateVerificationSession',
          refused: {
            VERIFIED: 'VERIFICATION_SESSION_TERMINAL',
            REJECTED: 'VERIFICATION_SESSION_TERMINAL',
            EXPIRED: 'VERIFICATION_SESSION_TERMINAL',
            CANCELED: 'VERIFICATION_SESSION_TERMINAL',
            ERROR: 'VERIFICATION_SESSION_TERMINAL',
          },
        },
        { kind: 'provider' },
      ],
      END: [
        {
          kind: 'operation',
          operation: 'simulateVerificationSession',
          refused: {
            VERIFIED: 'VERIFICATION_SESSION_TERMINAL',
            REJECTED: 'VERIFICATION_SESSION_TERMINAL',
            EXPIRED: 'VERIFICATION_SESSION_TERMINAL',
            CANCELED: 'VERIFICATION_SESSION_TERMINAL',
            ERROR: 'VERIFICATION_SESSION_TERMINAL',
          },
        },
        { kind: 'provider' },
      ],
      EXPIRE: [{ kind: 'timer' }],
    },
    readers: [{ operation: 'getVerificationSession', parameter: 'id', field: 'status', face: 'status' }],
  },
  wallet: {
    words: 'wallet',
    states: {
      PENDING_DEPLOYMENT: 'The address has been computed and can already receive money.',
      DEPLOYING: 'A transaction that deploys the wallet was sent.',
      DEPLOYED: 'The wallet is on the chain: it can sign, pay and hold cards.',
      FAILED: 'The deployment has failed. An account or an escrow can be deployed again, other wallets cannot.',
    },
    waits: {},
    senders: {
      SEND_DEPLOYMENT: [{ kind: 'service' }],
      ATTEMPT_FAILED: [{ kind: 'chain' }],
      LAND: [{ kind: 'chain' }],
      OWNERS_READ: [
        { kind: 'operation', operation: 'executePayment', elsewhere: true },
        { kind: 'operation', operation: 'signPayment', elsewhere: true },
        { kind: 'chain' },
      ],
      RETRY: [
        {
          kind: 'operation',
          operation: 'getBalance',
          refused: { PENDING_DEPLOYMENT: 'unchanged', DEPLOYING: 'unchanged', DEPLOYED: 'unchanged' },
          elsewhere: true,
        },
        { kind: 'operation', operation: 'refundInvoice', elsewhere: true },
        { kind: 'operation', operation: 'releaseInvoice', elsewhere: true },
      ],
    },
    readers: [{ operation: 'getWallet', parameter: 'id', field: 'status', face: 'status' }],
  },
  'wallet-binding': {
    words: 'wallet binding',
    states: {
      PENDING: 'The challenge waits for the signature of the wallet.',
      ACTIVE: 'The wallet can sign for the identity. A wallet has at most one ACTIVE binding.',
      ROTATED: 'Another wallet of the same identity has replaced this one.',
      REVOKED: 'The binding was revoked, before or after its verification.',
    },
    waits: { PENDING: { who: 'tenantId', events: ['VERIFY'] } },
    senders: {
      VERIFY: [
        {
          kind: 'operation',
          operation: 'verifyWalletBinding',
          refused: {
            ACTIVE: 'WALLET_BINDING_NOT_PENDING',
            ROTATED: 'WALLET_BINDING_NOT_PENDING',
            REVOKED: 'WALLET_BINDING_NOT_PENDING',
          },
        },
      ],
      CANCEL_ROTATION: [
        {
          kind: 'operation',
          operation: 'cancelWalletRotation',
          refused: {
            PENDING: 'WALLET_BINDING_NOT_ROTATING',
            ACTIVE: 'WALLET_BINDING_NOT_ROTATING',
            ROTATED: 'WALLET_BINDING_NOT_ROTATING',
            REVOKED: 'WALLET_BINDING_NOT_ROTATING',
          },
        },
      ],
      REVOKE: [
        {
          kind: 'operation',
          operation: 'revokeWalletBinding',
          refused: { ROTATED: 'INVALID_TRANSITION', REVOKED: 'INVALID_TRANSITION' },
        },
      ],
      ROTATE: [
        {
          kind: 'operation',
          operation: 'verifyWalletBinding',
          refused: {
            PENDING: 'WALLET_BINDING_ROTATION_STALE',
            ROTATED: 'WALLET_BINDING_ROTATION_STALE',
            REVOKED: 'WALLET_BINDING_ROTATION_STALE',
          },
        },
      ],
    },
    readers: [],
  },
  'webhook-delivery': {
    words: 'webhook delivery',
    states: {
      PENDING: 'Up to ten attempts are made at increasing intervals. They wait while the endpoint is DISABLED.',
      DELIVERED: 'The endpoint has received the event.',
      FAILED: 'The delivery has failed: the series has ended, or the endpoint was deleted.',
    },
    waits: {},
    senders: {
      ATTEMPT_SUCCEEDED: [
        { kind: 'control', operation: 'runTestWebhookDeliveries', elsewhere: true },
        { kind: 'service' },
      ],
      ATTEMPT_FAILED: [
        { kind: 'control', operation: 'runTestWebhookDeliveries', elsewhere: true },
        { kind: 'service' },
      ],
      ANSWERED_GONE: [
        { kind: 'control', operation: 'runTestWebhookDeliveries', elsewhere: true },
        { kind: 'service' },
      ],
      DROP: [{ kind: 'service' }],
      REDELIVER: [
        { kind: 'operation', operation: 'redeliverWebhookDelivery' },
        { kind: 'operation', operation: 'replayWebhookEndpoint', elsewhere: true },
      ],
    },
    readers: [{ operation: 'getWebhookDelivery', parameter: 'id', field: 'status', face: 'status' }],
  },
  'webhook-endpoint': {
    words: 'webhook endpoint',
    states: {
      ENABLED: 'The endpoint receives every event that matches its event types.',
      DISABLED: 'New events are not queued for the endpoint, and nothing is sent.',
      DELETED: 'The endpoint was deleted and is no longer found. Its deliveries can still be read.',
    },
    waits: {},
    senders: {
      UPDATE: [
        {
          kind: 'operation',
          operation: 'updateWebhookEndpoint',
          refused: { DELETED: 'ENDPOINT_NOT_FOUND' },
        },
      ],
      ENABLE: [
        {
          kind: 'operation',
          operation: 'updateWebhookEndpoint',
          refused: { DELETED: 'ENDPOINT_NOT_FOUND' },
        },
      ],
      DISABLE: [
        {
          kind: 'operation',
          operation: 'updateWebhookEndpoint',
          refused: { DISABLED: 'unchanged', DELETED: 'ENDPOINT_NOT_FOUND' },
        },
      ],
      ROTATE_SECRET: [
        {
          kind: 'operation',
          operation: 'rotateWebhookEndpointSecret',
          refused: { DELETED: 'ENDPOINT_NOT_FOUND' },
        },
      ],
      TEST: [
        {
          kind: 'operation',
          operation: 'testWebhookEndpoint',
          refused: { DISABLED: 'ENDPOINT_DISABLED', DELETED: 'ENDPOINT_NOT_FOUND' },
        },
      ],
      DELIVERY_SUCCEEDED: [{ kind: 'service' }],
      DELIVERY_FAILED: [{ kind: 'service' }],
      ANSWERED_GONE: [{ kind: 'service' }],
      DELETE: [
        {
          kind: 'operation',
          operation: 'deleteWebhookEndpoint',
          refused: { DELETED: 'ENDPOINT_NOT_FOUND' },
        },
      ],
    },
    readers: [{ operation: 'getWebhookEndpoint', parameter: 'id', field: 'status', face: 'public' }],
  },
};

/** The lifecycles that an id may belong to, by its prefix: several where lifecycles share one. */
export const lifecyclesByPrefix: Readonly<Partial<Record<string, readonly LifecycleName[]>>> = {
  agt: ['agent'],
  anc: ['credential-anchor'],
  apr: ['approval-request'],
  auz: ['card-authorization'],
  bnd: ['wallet-binding'],
  card: ['card'],
  clm: ['claim'],
  cred: ['credential'],
  ctc: ['contact'],
  dlr: ['delivery-record'],
  drip: ['drip'],
  dst: ['payout-destination'],
  eal: ['email-alias'],
  ext: ['extraction'],
  fac: ['twofa-factor'],
  gra: ['authority'],
  hnd: ['verification-handoff'],
  inv: ['invoice'],
  key: ['api-key'],
  lnk: ['claim-link'],
  loan: ['loan'],
  mem: ['member'],
  off: ['offer'],
  pal: ['phone-alias'],
  patt: ['policy-attachment'],
  pay: ['multisig-payment', 'offramp-payment'],
  po: ['purchase-order'],
  pol: ['policy'],
  pool: ['financing-pool'],
  ppo: ['payment-policy'],
  prm: ['permit'],
  prs: ['presentation-challenge'],
  rmp: ['ramp'],
  rsv: ['did-reservation'],
  rvw: ['review-case'],
  so: ['sales-order'],
  swp: ['treasury-sweep'],
  ten: ['tenant'],
  tfc: ['twofa-challenge'],
  trs: ['treasury-account'],
  vs: ['verification-session'],
  wal: ['wallet'],
  whd: ['webhook-delivery'],
  whe: ['webhook-endpoint'],
};

/** The codes that are about the state of a resource: their details have `allowed`, what that state allows instead. */
export const stateCodes: ReadonlySet<string> = new Set(['MEMBER_NOT_ACTIVE', 'INVALID_TRANSITION', 'VERIFICATION_SESSION_TERMINAL', 'WALLET_BINDING_NOT_PENDING', 'WALLET_BINDING_NOT_ROTATING', 'WALLET_BINDING_ROTATION_STALE', 'AUTHORITY_REVOKED', 'AUTHORITY_NOT_ACTIVE', 'AUTHORITY_ALREADY_ATTESTED', 'APPROVAL_NOT_PENDING', 'ROUTE_NOT_SELECTED', 'CANCEL_CONFLICT', 'DESTINATION_REVOKED', 'DESTINATION_NOT_VERIFIED', 'DESTINATION_NOT_ACTIVE', 'TWOFA_TOO_MANY_ATTEMPTS', 'TWOFA_CHALLENGE_EXPIRED', 'POOL_PHASE', 'OFFER_EXPIRED', 'ENDPOINT_DISABLED', 'REVIEW_CASE_NOT_OPEN', 'REVIEW_CASE_RESOLVED']);
