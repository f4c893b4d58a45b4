/** What the page says of a rule, beside what the database says. */
export interface Declared {
  /** What the rule means, in a sentence. */
  readonly rule: string;
  /** The file that rests on it, which names the rule or its table. */
  readonly reliesOn: string;
  /** The test that fails without it. */
  readonly test: string;
}

const approvals = 'src/domains/approvals';
const identity = 'src/domains/identity';
const outbox = 'src/platform/outbox';
const audit = 'src/platform/audit';
const AT_MOST_ONE = 'test/platform/db/at-most-one.test.ts';
const TWO_READERS = 'test/contract/two-readers.test.ts';
const NUMBERS = 'test/platform/audit/transaction-numbers.test.ts';

const memberSpend = {
  reliesOn: `${approvals}/gates.cross-tenant.ts`,
  test: 'test/platform/db/approval-tables.test.ts',
};
const cardSpend = {
  reliesOn: 'src/payments/card-spend/spent.store.ts',
  test: 'test/payments/card-spend/spent.test.ts',
};
const spends = {
  reliesOn: `${approvals}/judge-spending.ts`,
  test: 'test/domains/approvals/money-in-lending.test.ts',
};
const rolling = {
  reliesOn: 'src/domains/policies/rolling-spend.store.ts',
  test: 'test/platform/db/rolling-spends.test.ts',
};
const coveredPayments = {
  reliesOn: `${approvals}/authority.store.ts`,
  test: 'test/platform/db/remembered-grants.test.ts',
};

/** Rules by name. A rule that stands on several tables under one name, such as `end_spends`, is declared once. */
export const triggers: Readonly<Record<string, Declared>> = {
  remember_covered_payments: {
    rule: 'A grant that ever allowed `payment.create` keeps `ever_covered_payments`, also when it is narrowed.',
    ...coveredPayments,
  },
  add_up_member_spend: {
    rule: "A member's first limit over time adds what the member has spent before to `member_spend`.",
    ...memberSpend,
  },
  count_agent_spend: {
    rule: 'A new payment of an agent counts into `spends`, for the rolling limits of its policies.',
    ...rolling,
  },
  count_card_uses: {
    rule: 'An approved authorization counts into `spends` for its card, agent and wallet, less what is given back.',
    ...rolling,
  },
  count_card_spend_of_new: {
    rule: 'An authorization that is approved at once counts into `card_spend` of its wallet, agent and card.',
    ...cardSpend,
  },
  count_card_spend_of_changed: {
    rule: 'An approval adds its amount to `card_spend`, and a reversal takes away what it gives back.',
    ...cardSpend,
  },
  count_member_spend_of_new: {
    rule: 'A new payment counts into `member_spend` of its initiator, if that member has a limit over time.',
    ...memberSpend,
  },
  count_member_spend_of_ended: {
    rule: 'A payment that ends without delivery counts no longer; one that leaves such a status counts again.',
    ...memberSpend,
  },
  end_spends: {
    rule: 'A use of money that fails, is cancelled or expires gets `spends.ended_at`, and counts no longer.',
    ...spends,
  },
};

export const functions: Readonly<Record<string, Declared>> = {
  add_card_spend: { rule: 'Adds a change to the row of `card_spend` for one spender and one UTC day.', ...cardSpend },
  add_up_member_spend: { rule: 'Is the trigger of the same name.', ...memberSpend },
  count_agent_spend: { rule: 'Is the trigger of the same name.', ...rolling },
  count_card_uses: { rule: 'Is the trigger of the same name.', ...rolling },
  clock_offset: {
    rule: "Returns how far a tenant's test clock is ahead of real time, as it stands when it is asked.",
    reliesOn: `${outbox}/jobs.ts`,
    test: 'test/platform/outbox/jobs.test.ts',
  },
  count_card_spend: {
    rule: 'Is the trigger `count_card_spend_of_new` and `count_card_spend_of_changed`.',
    ...cardSpend,
  },
  count_member_spend: {
    rule: 'Is the trigger `count_member_spend_of_new` and `count_member_spend_of_ended`.',
    ...memberSpend,
  },
  end_spends: { rule: 'Is the trigger of the same name.', ...spends },
  expect_key: {
    rule: 'Rolls back a request whose idempotency key another request has answered meanwhile.',
    reliesOn: 'src/platform/execution/idempotency.ts',
    test: 'test/platform/db/expect-unchanged.test.ts',
  },
  expect_leases: {
    rule: 'Rolls back the outcome of a job whose lease has ended (`LE001`).',
    reliesOn: `${outbox}/leases.ts`,
    test: 'test/platform/outbox/leases.test.ts',
  },
  expect_rows: {
    rule: 'Rolls back a flush that wrote fewer or more rows of a table than it was given.',
    reliesOn: 'src/platform/lifecycle/flush/part.ts',
    test: 'test/platform/lifecycle/flush.test.ts',
  },
  expect_unchanged: {
    rule: 'Nothing calls it. Processes of release 0.1 that run during an upgrade do.',
    reliesOn: 'docs/operate/upgrade.md',
    test: 'test/platform/db/expect-unchanged.test.ts',
  },
  lock_idempotency_key: {
    rule: 'Takes the advisory lock of an idempotency key until the end of the transaction.',
    reliesOn: 'src/platform/execution/executor.ts',
    test: 'test/platform/execution/executor.test.ts',
  },
  lock_numbered_tables: {
    rule: 'Keeps writers of numbered tables waiting while a restored database continues its numbers.',
    reliesOn: `${audit}/continue-numbering.ts`,
    test: NUMBERS,
  },
  member_spent_after: {
    rule: 'Adds up what a member has spent in payments since a moment, from `member_spend`.',
    ...memberSpend,
    test: 'test/platform/db/days-of-24-hours.test.ts',
  },
  post_balances: {
    rule: 'Adds the sums of a flush to the balances of accounts, in the order of their ids. An account whose transfers are kept without a balance gets none: the flush fails.',
    reliesOn: 'src/payments/ledger/flush.ts',
    test: 'test/platform/lifecycle/flush.test.ts',
  },
  raise_transaction_offset: {
    rule: 'Raises what `transaction_offset` returns, after a restore.',
    reliesOn: `${audit}/continue-numbering.ts`,
    test: NUMBERS,
  },
  remember_covered_payments: { rule: 'Is the trigger of the same name.', ...coveredPayments },
  settled_horizon: {
    rule: 'Returns the number of the oldest transaction that still runs in this database. Feeds and the audit trail end before it.',
    reliesOn: 'src/platform/feed/relay.ts',
    test: NUMBERS,
  },
  spent_otherwise_after: {
    rule: 'Adds up what a member has spent by other ways than payments since a moment, from `spends`.',
    reliesOn: `${approvals}/gates.cross-tenant.ts`,
    test: 'test/domains/approvals/money-in-lending.test.ts',
  },
  transaction_number: {
    rule: 'Numbers the rows of a transaction: the default of the columns `tx`.',
    reliesOn: `${audit}/sealer.ts`,
    test: NUMBERS,
  },
  transaction_offset: {
    rule: 'Returns what is added to the ids of the present cluster, so that numbers grow after a restore.',
    reliesOn: 'src/platform/audit/transaction-numbers.ts',
    test: NUMBERS,
  },
};

/** Rows of which there is at most one: those with a condition, and those that an error code names. */
export const uniques: Readonly<Record<string, Declared>> = {
  approval_requests_one_open: {
    rule: 'A payment has one open request for approval.',
    reliesOn: `${approvals}/approval-request.store.ts`,
    test: AT_MOST_ONE,
  },
  claim_events_one_end: {
    rule: 'A claim is released, refunded or cancelled once.',
    reliesOn: 'src/domains/claims/claim.effects.ts',
    test: AT_MOST_ONE,
  },
  claim_links_one_live: {
    rule: 'A claim has one link that works: a new one voids the last.',
    reliesOn: 'src/domains/claims/claim-link.store.ts',
    test: AT_MOST_ONE,
  },
  contacts_target_unique: {
    rule: 'A tenant saves a target as a contact once.',
    reliesOn: 'src/domains/protection/contact.store.ts',
    test: TWO_READERS,
  },
  credential_anchors_one_standing: {
    rule: 'A credential has one anchor that is submitted or stands.',
    reliesOn: `${identity}/credentials/credential-anchor.store.ts`,
    test: AT_MOST_ONE,
  },
  directory_handles_handle_unique: {
    rule: 'A handle belongs to one holder.',
    reliesOn: `${identity}/handles/reservation.cross-tenant.ts`,
    test: TWO_READERS,
  },
  directory_handles_tenant_unique: {
    rule: 'A tenant has one handle.',
    reliesOn: `${identity}/handles/payee.cross-tenant.ts`,
    test: AT_MOST_ONE,
  },
  email_aliases_one_holder: {
    rule: 'An e-mail address receives payments for one tenant.',
    reliesOn: `${identity}/aliases/email-alias.cross-tenant.ts`,
    test: TWO_READERS,
  },
  lending_offers_one_open: {
    rule: 'A purchase order has one offer that is open or accepted.',
    reliesOn: 'src/domains/lending/offer.store.ts',
    test: AT_MOST_ONE,
  },
  members_email_unique: {
    rule: 'A tenant has one member with an e-mail address.',
    reliesOn: 'src/domains/accounts/members/invitation.cross-tenant.ts',
    test: TWO_READERS,
  },
  multisig_payments_one_a_nonce: {
    rule: 'A wallet has one open proposal for each nonce of its Safe.',
    reliesOn: 'src/domains/payments/multisig-payment.store.ts',
    test: AT_MOST_ONE,
  },
  multisig_payments_one_settlement: {
    rule: 'An invoice has one settlement that has not failed.',
    reliesOn: 'src/domains/invoices/invoice.store.ts',
    test: AT_MOST_ONE,
  },
  offramp_payments_client_reference_unique: {
    rule: 'A sender uses a reference once, if it asks for that.',
    reliesOn: 'src/domains/offramp/offramp-payment.store.ts',
    test: TWO_READERS,
  },
  offramp_payments_one_a_deal: {
    rule: 'A deal of the escrow contract belongs to one payment.',
    reliesOn: 'src/domains/offramp/deposits/deposit.cross-tenant.ts',
    test: AT_MOST_ONE,
  },
  payment_envelopes_nonce_unique: {
    rule: 'A payer uses a nonce once.',
    reliesOn: 'src/domains/offramp/offramp-payment.effects.ts',
    test: TWO_READERS,
  },
  payment_policies_one_in_force: {
    rule: 'A tenant has one payment policy in force.',
    reliesOn: `${approvals}/payment-policy.store.ts`,
    test: AT_MOST_ONE,
  },
  payout_destinations_identifier_unique: {
    rule: 'A tenant registers an account once, until it revokes it.',
    reliesOn: 'src/domains/destinations/payout-destination.store.ts',
    test: TWO_READERS,
  },
  payout_destinations_one_default: {
    rule: 'A tenant has one default payout destination.',
    reliesOn: 'src/domains/destinations/payout-destination.store.ts',
    test: AT_MOST_ONE,
  },
  permits_one_active: {
    rule: 'A borrower has one active permit for a pool.',
    reliesOn: 'src/domains/lending/permits/permit.store.ts',
    test: AT_MOST_ONE,
  },
  phone_aliases_one_holder: {
    rule: 'A phone number receives payments for one tenant.',
    reliesOn: `${identity}/aliases/phone-alias.store.ts`,
    test: AT_MOST_ONE,
  },
  phone_aliases_phone_unique: {
    rule: 'A tenant registers a phone number once, until it is replaced or revoked.',
    reliesOn: `${identity}/aliases/phone-alias.store.ts`,
    test: TWO_READERS,
  },
  policy_attachments_one_per_subject: {
    rule: 'A subject has one policy attached.',
    reliesOn: 'src/domains/policies/policy.store.ts',
    test: TWO_READERS,
  },
  provider_attempts_one_live: {
    rule: 'A payment has one attempt at a provider that may still deliver.',
    reliesOn: 'src/domains/offramp/providers/attempt.cross-tenant.ts',
    test: AT_MOST_ONE,
  },
  purchase_orders_document_in_use: {
    rule: 'A document finances one open loan.',
    reliesOn: 'src/domains/lending/orders/purchase-order.store.ts',
    test: TWO_READERS,
  },
  purchase_orders_extraction_unique: {
    rule: 'What was read from a document becomes one purchase order.',
    reliesOn: 'src/domains/lending/orders/purchase-order.store.ts',
    test: TWO_READERS,
  },
  purchase_orders_trade_order_unique: {
    rule: 'A sales order becomes one purchase order.',
    reliesOn: 'src/domains/lending/orders/purchase-order.store.ts',
    test: TWO_READERS,
  },
  review_cases_one_open: {
    rule: 'A payment has one open case for each reason.',
    reliesOn: 'src/domains/offramp/review-case.store.ts',
    test: AT_MOST_ONE,
  },
  twofa_factors_one_each: {
    rule: 'A member has one factor of a type for a target.',
    reliesOn: 'src/domains/protection/twofa-factor.store.ts',
    test: TWO_READERS,
  },
  verification_handoffs_one_open: {
    rule: 'A verification session has one link that is open.',
    reliesOn: `${identity}/verification/verification-handoff.store.ts`,
    test: AT_MOST_ONE,
  },
  verification_sessions_open_unique: {
    rule: 'A subject has one verification of a kind under way.',
    reliesOn: `${identity}/verification/verification-session.store.ts`,
    test: AT_MOST_ONE,
  },
  wallet_bindings_active_unique: {
    rule: 'A wallet address is bound to one identity.',
    reliesOn: `${identity}/bindings/bound-wallet.cross-tenant.ts`,
    test: TWO_READERS,
  },
  wallets_one_organization_account: {
    rule: 'A tenant has one account of its organization.',
    reliesOn: 'src/domains/wallets/wallet.store.ts',
    test: AT_MOST_ONE,
  },
  wallets_one_smart_account: {
    rule: 'A member has one smart account.',
    reliesOn: 'src/domains/wallets/wallet.store.ts',
    test: AT_MOST_ONE,
  },
};

/** CHECK constraints that decide: those that an error code names. Every other one repeats what code has decided. */
export const checks: Readonly<Record<string, Declared>> = {
  ledger_balances_not_negative: {
    rule: 'A balance never falls below zero. Of two payments that together exceed it, the second one is refused here.',
    reliesOn: 'src/payments/ledger/flush.ts',
    test: TWO_READERS,
  },
};
