import type { Story } from './story.ts';

/** A bug as its rows would show it, by the invariant that has to see it. */
export type Plants = readonly (readonly [invariant: string, bug: string, sql: (story: Story) => string])[];

const append = (story: Story, id: string, from: string, event: string, to: string): string => `
  INSERT INTO lifecycle_log SELECT aggregate_id, step + 1, machine, machine_hash, '${event}', '${from}', '${from}', '${to}',
    '${to}', actor, request_id, at FROM lifecycle_log WHERE aggregate_id = '${id}' ORDER BY step DESC LIMIT 1;
  UPDATE offramp_payments SET status = '${to}', public_status = '${to}', step = step + 1 WHERE id = '${id}' AND '${story.sender}' <> '';`;

export const money: Plants = [
  [
    'balances_equal_transfers',
    'a balance that was set by hand',
    ({ sender }) => `
    UPDATE ledger_balances SET balance = balance + 1 WHERE account_id = 'available:${sender}:USDC'`,
  ],
  [
    'balances_equal_transfers',
    'a balance row that is lost',
    ({ sender }) => `
    DELETE FROM ledger_balances WHERE account_id = 'available:${sender}:USDC'`,
  ],
  [
    'balances_equal_transfers',
    'a balance of an unlimited account',
    ({ sender }) => `
    INSERT INTO ledger_balances VALUES ('operator_issuance:USDC', '${sender}', 1)`,
  ],
  [
    'balances_not_negative',
    'an overdraft',
    ({ sender }) => `
    ALTER TABLE ledger_balances DROP CONSTRAINT ledger_balances_not_negative;
    INSERT INTO ledger_transfers VALUES ('x:0:x', 'x', 'available:${sender}:USDC', 'operator_issuance:USDC', 'USDC', 9e12, now());
    UPDATE ledger_balances SET balance = balance - 9e12 WHERE account_id = 'available:${sender}:USDC'`,
  ],
  [
    'transfers_are_balanced',
    'a transfer between assets',
    ({ recipient }) => `
    INSERT INTO ledger_accounts VALUES ('available:${recipient}:EURC', 'available', 'EURC', '${recipient}');
    INSERT INTO ledger_transfers VALUES ('x:0:x', 'x', 'operator_issuance:USDC', 'available:${recipient}:EURC', 'USDC', 5, now())`,
  ],
  [
    'transfers_are_balanced',
    'a transfer of nothing',
    ({ sender }) => `
    ALTER TABLE ledger_transfers DROP CONSTRAINT ledger_transfers_amount_positive;
    INSERT INTO ledger_transfers VALUES ('x:0:x', 'x', 'operator_issuance:USDC', 'available:${sender}:USDC', 'USDC', 0, now())`,
  ],
  [
    'transfers_belong_to_a_step',
    'money that moves outside the lifecycle',
    ({ sender, payments }) => `
    INSERT INTO ledger_transfers VALUES ('${payments.locked}:99:again', '${payments.locked}', 'operator_issuance:USDC',
      'available:${sender}:USDC', 'USDC', 5, now())`,
  ],
  [
    'ended_payments_hold_nothing',
    'a canceled payment that kept its reservation',
    ({ payments }) => `
    UPDATE offramp_payments SET custody = 'reserved' WHERE id = '${payments.canceled}'`,
  ],
  [
    'ended_payments_hold_nothing',
    'a delivered payment whose escrow was not emptied',
    ({ payments }) => `
    DELETE FROM ledger_transfers WHERE subject = '${payments.delivered}' AND id LIKE '%:fees'`,
  ],
  [
    'escrow_equals_amount',
    'escrow below the amount',
    ({ payments }) => `
    UPDATE ledger_balances SET balance = balance - 1 WHERE account_id = 'escrow:${payments.locked}:USDC'`,
  ],
  [
    'escrow_equals_amount',
    'custody that says escrow where nothing is',
    ({ payments }) => `
    UPDATE offramp_payments SET custody = 'escrow' WHERE id = '${payments.parked}'`,
  ],
  [
    'escrow_equals_amount',
    'escrow of a payment that does not exist',
    ({ payments }) => `
    UPDATE ledger_accounts SET payment_id = 'pay_gone' WHERE id = 'escrow:${payments.locked}:USDC'`,
  ],
  [
    'reserved_equals_payments',
    'a reservation that paid for another payment',
    ({ sender }) => `
    UPDATE ledger_balances SET balance = balance - 1 WHERE account_id = 'reserved:${sender}:USDC'`,
  ],
  [
    'ended_payments_are_square',
    'a refund that was posted twice',
    ({ sender, payments }) => `
    INSERT INTO ledger_transfers SELECT id || 'again', subject, debit_account, credit_account, asset, amount, at
      FROM ledger_transfers WHERE subject = '${payments.refunded}' AND credit_account = 'available:${sender}:USDC'`,
  ],
  [
    'ended_payments_are_square',
    'a delivery that cost the sender nothing',
    ({ sender, payments }) => `
    UPDATE ledger_transfers SET credit_account = 'available:${sender}:USDC'
      WHERE subject = '${payments.delivered}' AND id LIKE '%:proceeds'`,
  ],
];

const depositOf = (payment: string, amount: string, deal = `'0xdeal'`) => `
    INSERT INTO offramp_deposits (deal_id, payment_id, disposition, escrow_address, amount_minor, decided_at)
      SELECT ${deal}, id, 'FUNDED', '0xescrow', ${amount}, now() FROM offramp_payments WHERE id = '${payment}'`;

const byDeposit = (payment: string) => `
    UPDATE offramp_payments SET funding_mode = 'ONCHAIN_DEPOSIT', deal_id = '0xdeal', escrow_address = '0xescrow'
      WHERE id = '${payment}'`;

const ended = (end: string, times = 1) =>
  Array.from(
    { length: times },
    (_, at) => `
    INSERT INTO chain_transactions (key, state, to_address, data, value, confirmations, nonce, hash, created_at)
      VALUES ('deposit:0xdeal:${end}:${at + 1}', 'CONFIRMED', '0xescrow', '0x', 0, 1, ${at}, '0xhash', now())`,
  ).join(';');

export const deposits: Plants = [
  [
    'deposits_are_in_the_ledger',
    'a deposit that the ledger never took',
    ({ payments }) => `UPDATE offramp_payments SET custody = 'onchain' WHERE id = '${payments.locked}'`,
  ],
  [
    'deposits_are_in_the_ledger',
    'a delivery that no deposit paid for',
    ({ payments }) => byDeposit(payments.delivered),
  ],
  [
    'deposits_fund_as_decided',
    'an underpaid deposit that funded',
    ({ payments: { locked } }) => `${byDeposit(locked)}; ${depositOf(locked, 'amount_base_units - 1')}`,
  ],
  [
    'deposits_fund_as_decided',
    'a deposit of another deal that funded',
    ({ payments: { locked } }) => `${byDeposit(locked)}; ${depositOf(locked, 'amount_base_units', `'0xother'`)}`,
  ],
  [
    'deposits_stand',
    'a deposit that left the chain after it was final',
    ({ payments: { delivered } }) => `${byDeposit(delivered)}; ${depositOf(delivered, 'amount_base_units')}`,
  ],
  [
    'deals_end_once',
    'a deal that was paid out twice',
    ({ payments: { delivered } }) =>
      `${byDeposit(delivered)}; ${depositOf(delivered, 'amount_base_units')}; ${ended('release', 2)}`,
  ],
  [
    'deals_end_once',
    'a delivered payment whose deposit went back',
    ({ payments: { delivered } }) =>
      `${byDeposit(delivered)}; ${depositOf(delivered, 'amount_base_units')}; ${ended('refund')}`,
  ],
  [
    'deals_end_once',
    'a refund that nobody sent',
    ({ payments: { refunded } }) => `${byDeposit(refunded)}; ${depositOf(refunded, 'amount_base_units')}`,
  ],
];

export const outcomes: Plants = [
  [
    'delivered_or_refunded',
    'a refund after delivery',
    ({ payments }) => `
    UPDATE offramp_payments SET refunded_at = delivered_at WHERE id = '${payments.delivered}'`,
  ],
  [
    'delivered_or_refunded',
    'a history with both ends',
    (story) => append(story, story.payments.delivered, 'DELIVERED', 'REFUND_POSTED', 'REFUNDED'),
  ],
  [
    'delivered_or_refunded',
    'money that went both ways',
    ({ payments }) => `
    INSERT INTO ledger_transfers SELECT replace(id, ':proceeds', ':refund'), subject, debit_account, credit_account, asset,
      amount, at FROM ledger_transfers WHERE subject = '${payments.delivered}' AND id LIKE '%:proceeds'`,
  ],
  [
    'claims_end_once',
    'a claim that is released and refunded',
    ({ payments }) => `
    ALTER TABLE claims DROP CONSTRAINT claims_one_end, DROP CONSTRAINT claims_refunded_at_iff_ended_so;
    UPDATE claims SET refunded_at = released_at WHERE payment_id = '${payments.claimed}'`,
  ],
  [
    'claims_end_once',
    'a journal with two ends',
    ({ payments }) => `
    DROP INDEX claim_events_one_end;
    INSERT INTO claim_events SELECT id || 'x', claim_id, 'ClaimRefunded', opaque_id, block_number, source, at FROM claim_events
      WHERE kind = 'ClaimReleased' AND claim_id = (SELECT id FROM claims WHERE payment_id = '${payments.claimed}')`,
  ],
  [
    'claims_agree_with_payments',
    'a claim that is released before its payment is delivered',
    ({ payments }) => `
    UPDATE claims SET status = 'RELEASED', released_at = now() WHERE payment_id = '${payments.parked}'`,
  ],
  [
    'claims_are_told_in_their_journal',
    'an end that the journal does not tell',
    ({ payments }) => `
    DELETE FROM claim_events WHERE kind = 'ClaimReleased'
      AND claim_id = (SELECT id FROM claims WHERE payment_id = '${payments.claimed}')`,
  ],
  [
    'claims_are_told_in_their_journal',
    'a journal that tells what never happened',
    ({ payments }) => `
    INSERT INTO claim_events SELECT 'evt_x', claim_id, 'ClaimLocked', opaque_id, NULL, 'platform', at FROM claim_events
      WHERE claim_id = (SELECT id FROM claims WHERE payment_id = '${payments.parked}')`,
  ],
  [
    'funded_claims_have_money',
    'a claim that promises what nobody set aside',
    ({ payments }) => `
    UPDATE claims SET funded = NOT funded WHERE payment_id = '${payments.parked}'`,
  ],
  [
    'submitted_as_confirmed',
    'another fee than the confirmed one',
    ({ payments }) => `
    UPDATE offramp_payments SET provider_fee_base_units = provider_fee_base_units + 1 WHERE id = '${payments.delivered}'`,
  ],
  [
    'submitted_as_confirmed',
    'another destination than the confirmed one',
    ({ payments }) => `
    UPDATE offramp_payments SET destination_id = 'dst_other' WHERE id = '${payments.processing}'`,
  ],
  [
    'submitted_as_confirmed',
    'a quote that nobody confirmed',
    ({ payments }) => `
    INSERT INTO route_quotes SELECT (jsonb_populate_record(null::route_quotes, to_jsonb(q) || '{"id": "rq_stale"}')).*
      FROM route_quotes q WHERE payment_id = '${payments.delivered}';
    UPDATE offramp_payments SET selected_route_quote_id = 'rq_stale' WHERE id = '${payments.delivered}'`,
  ],
  [
    'attempts_as_confirmed',
    "an attempt under another payment's quote",
    ({ payments }) => `
    UPDATE provider_attempts SET quote_id = (SELECT id FROM route_quotes WHERE payment_id = '${payments.locked}')
      WHERE payment_id = '${payments.processing}'`,
  ],
  [
    'delivered_money_equals_quote',
    'less paid out than quoted, more kept as fee',
    ({ payments }) => `
    UPDATE ledger_transfers SET amount = amount + CASE WHEN id LIKE '%:fees' THEN 1 ELSE -1 END
      WHERE subject = '${payments.delivered}' AND (id LIKE '%:fees' OR id LIKE '%:proceeds')`,
  ],
  [
    'delivered_money_equals_quote',
    'proceeds to another provider',
    ({ payments }) => `
    INSERT INTO ledger_accounts VALUES ('provider_clearing:payapp_b:USDC', 'provider_clearing', 'USDC', null, null, 'payapp_b');
    UPDATE ledger_transfers SET credit_account = 'provider_clearing:payapp_b:USDC'
      WHERE subject = '${payments.delivered}' AND id LIKE '%:proceeds'`,
  ],
  [
    'one_live_attempt',
    'a second live attempt',
    ({ payments }) => `
    DROP INDEX provider_attempts_one_live;
    INSERT INTO provider_attempts SELECT (jsonb_populate_record(null::provider_attempts, to_jsonb(a) || '{"idempotency_key": "x"}')).*
      FROM provider_attempts a WHERE payment_id = '${payments.processing}'`,
  ],
  [
    'one_live_attempt',
    'a live attempt of a payment that has ended',
    ({ payments }) => `
    UPDATE provider_attempts SET live = true WHERE payment_id = '${payments.delivered}'`,
  ],
];

const claimed = ({ sender, recipient }: Story, redirectsTo: string): string => `
  INSERT INTO did_reservations (id, status, step, created_at, updated_at, reserved_by_tenant_id, claimed_by_tenant_id, did,
    contact_kind, contact_ciphertext, contact_index, contact_masked, redirects_to, claimed_at)
  VALUES ('rsv_x', 'CLAIMED', 2, now(), now(), '${sender}', '${recipient}', 'did:payid:${'2'.repeat(64)}', 'PHONE', 'x', 'x',
    '+***', ${redirectsTo}, now())`;

const enveloped = ({ sender, payments }: Story, message: string): string => `
  UPDATE offramp_payments SET envelope_id = 'env_x', recipient_did = 'did:payid:${'1'.repeat(64)}'
    WHERE id = '${payments.locked}';
  INSERT INTO payment_envelopes SELECT 'env_x', p.id, '${sender}', 'did:subject:x', 7, m.message, '{}', '0x', '0x', '0x',
      NULL, now()
    FROM offramp_payments p CROSS JOIN LATERAL (SELECT jsonb_build_object('payeeDid', p.recipient_did,
      'amountBaseUnits', p.amount_base_units::text, 'nonce', '7') || '${message}'::jsonb AS message) m
    WHERE p.id = '${payments.locked}'`;

export const recipients: Plants = [
  ['claimed_dids_lead_home', 'a claimed payid that its tenant never got', (story) => claimed(story, 'NULL')],
  [
    'claimed_dids_lead_home',
    'an alias of somebody else’s payid',
    (story) => claimed(story, `'did:payid:${'3'.repeat(64)}'`),
  ],
  [
    'envelopes_bind_their_payment',
    'a payment whose envelope was never kept',
    ({ payments }) => `UPDATE offramp_payments SET envelope_id = 'env_x' WHERE id = '${payments.locked}'`,
  ],
  [
    'envelopes_bind_their_payment',
    'an envelope for another amount',
    (story) => enveloped(story, '{"amountBaseUnits":"1"}'),
  ],
  [
    'envelopes_bind_their_payment',
    'an envelope for another payee',
    (story) => enveloped(story, '{"payeeDid":"did:payid:x"}'),
  ],
  [
    'envelopes_bind_their_payment',
    'an envelope of another sender',
    (story) => enveloped({ ...story, sender: story.recipient }, '{}'),
  ],
];

const call = (id: string, state: string): string => `
  INSERT INTO chain_transactions (key, state, to_address, data, value, confirmations, chain_id, sender, nonce, hash, created_at)
    VALUES ('multisig-payment:${id}', '${state}', '0x', '0x', 0, 1, 1, '0x', 1, '0xcall', now());`;
const legacyEnded = (id: string, status: string): string => `
  UPDATE multisig_payments SET status = '${status}', signers = signers || '["0x0000000000000000000000000000000000000001"]',
    executed_tx_hash = CASE '${status}' WHEN 'COMPLETED' THEN '0xcall' END,
    failure_reason = CASE '${status}' WHEN 'FAILED' THEN 'EXECUTION_REVERTED' END WHERE id = '${id}';`;

export const legacyPayments: Plants = [
  [
    'legacy_signers_have_signed',
    'a signer without a signature',
    ({ legacy }) =>
      `UPDATE multisig_payments SET signers = '["0x0000000000000000000000000000000000000001"]' WHERE id = '${legacy}'`,
  ],
  [
    'legacy_signers_have_signed',
    'a signature that nobody is named for',
    () => `UPDATE multisig_payments SET signers = '[]'`,
  ],
  ['legacy_payments_end_as_their_calls', 'a call for a proposal', ({ legacy }) => call(legacy, 'SENT')],
  [
    'legacy_payments_end_as_their_calls',
    'an execution that nobody asked for',
    ({ legacy }) => legacyEnded(legacy, 'EXECUTING'),
  ],
  [
    'legacy_payments_end_as_their_calls',
    'a failure that has paid',
    ({ legacy }) => legacyEnded(legacy, 'FAILED') + call(legacy, 'CONFIRMED'),
  ],
  [
    'legacy_payments_end_as_their_calls',
    'a completion that was reverted',
    ({ legacy }) => legacyEnded(legacy, 'COMPLETED') + call(legacy, 'REVERTED'),
  ],
  [
    'legacy_nonces_are_used_once',
    'two payments of one nonce',
    ({ legacy }) => `${legacyEnded(legacy, 'COMPLETED')} INSERT INTO multisig_payments
      SELECT (jsonb_populate_record(null::multisig_payments, to_jsonb(p) || '{"id": "pay_x"}')).* FROM multisig_payments p`,
  ],
  [
    'one_event_per_change_of_multisig_payment',
    'a change that nobody was told of',
    ({ legacy }) => `DELETE FROM events WHERE resource_id = '${legacy}' AND type = 'multisig_payment.created'`,
  ],
];

export const histories: Plants = [
  [
    'stored_states_exist',
    'a status of a release that is gone',
    ({ payments }) => `
    ALTER TABLE offramp_payments DROP CONSTRAINT offramp_payments_status_known;
    UPDATE offramp_payments SET status = 'ON_HOLD' WHERE id = '${payments.locked}'`,
  ],
  [
    'stored_states_exist',
    'a projection that the status does not have',
    ({ payments }) => `
    UPDATE offramp_payments SET public_status = 'DELIVERED' WHERE id = '${payments.locked}'`,
  ],
  [
    'history_is_a_path',
    'a step that the machine does not allow',
    (story) => append(story, story.payments.canceled, 'CANCELED', 'PROVIDER_SUCCEEDED', 'DELIVERED'),
  ],
  [
    'history_is_a_path',
    'a history of no machine',
    () => `UPDATE lifecycle_log SET machine = 'invoice' WHERE machine = 'api-key'`,
  ],
  [
    'history_is_unbroken',
    'a step that is missing',
    ({ payments }) => `
    DELETE FROM lifecycle_log WHERE aggregate_id = '${payments.delivered}' AND step = 3`,
  ],
  [
    'history_is_unbroken',
    'a step that begins elsewhere',
    ({ payments }) => `
    UPDATE lifecycle_log SET from_status = 'PENDING_CLAIM' WHERE aggregate_id = '${payments.delivered}' AND step = 3`,
  ],
  [
    'history_ends_at_status',
    'a status that was set without a step',
    ({ payments }) => `
    UPDATE offramp_payments SET status = 'PROVIDER_PROCESSING' WHERE id = '${payments.locked}'`,
  ],
  [
    'history_ends_at_status',
    'a row without a history',
    ({ apiKey }) => `DELETE FROM lifecycle_log WHERE aggregate_id = '${apiKey}'`,
  ],
  ['history_ends_at_status', 'a history without a row', ({ apiKey }) => `DELETE FROM api_keys WHERE id = '${apiKey}'`],
  [
    'one_event_per_change_of_offramp_payment',
    'a change that nobody was told of',
    ({ payments }) => `
    DELETE FROM events WHERE resource_id = '${payments.delivered}' AND type = 'payment.delivered'`,
  ],
  [
    'one_event_per_change_of_offramp_payment',
    'an event that was written twice',
    ({ payments }) => `
    INSERT INTO events SELECT (jsonb_populate_record(null::events, to_jsonb(e) || '{"id": "evt_x"}')).* FROM events e
      WHERE resource_id = '${payments.delivered}' AND type = 'payment.delivered'`,
  ],
  [
    'one_event_per_change_of_offramp_payment',
    'an event without a change',
    ({ payments }) => `
    INSERT INTO events SELECT (jsonb_populate_record(null::events, to_jsonb(e) || '{"id": "evt_x", "resource_sequence": 99}')).*
      FROM events e WHERE resource_id = '${payments.delivered}' AND type = 'payment.delivered'`,
  ],
  [
    'one_event_per_change_of_offramp_payment',
    'an event of another status',
    ({ payments }) => `
    UPDATE events SET type = 'payment.refunded' WHERE resource_id = '${payments.delivered}' AND type = 'payment.delivered'`,
  ],
  [
    'feeds_have_no_gaps',
    'a number that is missing',
    ({ sender }) => `
    DELETE FROM event_feed WHERE tenant_id = '${sender}' AND sequence = 2`,
  ],
  [
    'feeds_have_no_gaps',
    'a retention that took more than it says',
    ({ sender }) => `
    DELETE FROM event_feed WHERE tenant_id = '${sender}' AND sequence <= 3;
    INSERT INTO feed_retention VALUES ('${sender}', 3)`,
  ],
  [
    'feeds_have_no_gaps',
    'a counter that ran ahead',
    ({ sender }) => `
    UPDATE feed_counters SET last_sequence = last_sequence + 1 WHERE tenant_id = '${sender}'`,
  ],
  [
    'feeds_have_no_gaps',
    "another tenant's event",
    ({ sender, recipient }) => `
    UPDATE event_feed SET event_id = (SELECT id FROM events WHERE parties = ARRAY['${recipient}'] LIMIT 1)
      WHERE tenant_id = '${sender}' AND sequence = 2`,
  ],
];

export const tenants: readonly (readonly [reference: string, sql: (story: Story) => string])[] = [
  [
    'api_keys.member_id',
    ({ recipient, apiKey }) => `
    UPDATE api_keys SET member_id = (SELECT id FROM members WHERE tenant_id = '${recipient}') WHERE id = '${apiKey}'`,
  ],
  ['api_keys.agent_id', ({ apiKey }) => `UPDATE api_keys SET agent_id = 'agt_other' WHERE id = '${apiKey}'`],
  [
    'api_key_uses.tenant_id',
    ({ recipient, apiKey }) => `INSERT INTO api_key_uses VALUES ('${apiKey}', '${recipient}', now())`,
  ],
  [
    'offramp_payments.initiator_member_id',
    ({ recipient, payments }) => `UPDATE offramp_payments SET initiator_member_id =
    (SELECT id FROM members WHERE tenant_id = '${recipient}') WHERE id = '${payments.locked}'`,
  ],
  ['multisig_payments.source_wallet_id', ({ recipient }) => `UPDATE wallets SET tenant_id = '${recipient}'`],
  ['multisig_signatures.tenant_id', ({ recipient }) => `UPDATE multisig_signatures SET tenant_id = '${recipient}'`],
  ['offramp_payments.destination_id', ({ sender }) => `UPDATE payout_destinations SET tenant_id = '${sender}'`],
  ['route_quotes.destination_id', ({ sender }) => `UPDATE payout_destinations SET tenant_id = '${sender}'`],
  ['payment_parties', ({ payments }) => `INSERT INTO payment_parties VALUES ('${payments.locked}', 'ten_stranger')`],
  [
    'payment_parties (missing)',
    ({ payments }) => `DELETE FROM payment_parties WHERE payment_id = '${payments.locked}'`,
  ],
  [
    'claims',
    ({ recipient, payments }) => `
    UPDATE claims SET sender_tenant_id = '${recipient}' WHERE payment_id = '${payments.parked}'`,
  ],
  [
    'review_cases',
    ({ recipient, payments }) => `INSERT INTO review_cases (id, status, step, created_at, updated_at, payment_id,
    sender_tenant_id, reason) VALUES ('rvw_x', 'OPEN', 1, now(), now(), '${payments.locked}', '${recipient}', 'X')`,
  ],
  [
    'credentials.verification_session_id',
    ({ sender, recipient }) => `
    INSERT INTO verification_sessions (id, status, step, created_at, updated_at, tenant_id, kind, subject_type, subject_id,
      legal_name, requirements, expires_at) VALUES ('vs_x', 'CREATED', 1, now(), now(), '${sender}', 'KYC', 'TENANT',
      '${sender}', 'X', '{}', now());
    INSERT INTO credentials (id, status, step, created_at, updated_at, tenant_id, kind, subject_type, subject_id, subject_did,
      issued_at, issuer_kind, issuer_ref, schema_version, status_source, verification_session_id) VALUES ('cred_x', 'ACTIVE',
      1, now(), now(), '${recipient}', 'PERSON_IDENTITY', 'TENANT', 'x', 'x', now(), 'PLATFORM', 'x', '1', 'x', 'vs_x')`,
  ],
  [
    'payout_destinations.verification_credential_id',
    ({ sender }) => `
    INSERT INTO credentials (id, status, step, created_at, updated_at, tenant_id, kind, subject_type, subject_id, subject_did,
      issued_at, issuer_kind, issuer_ref, schema_version, status_source) VALUES ('cred_x', 'ACTIVE', 1, now(), now(),
      '${sender}', 'DESTINATION_OWNERSHIP', 'TENANT', 'x', 'x', now(), 'PLATFORM', 'x', '1', 'x');
    UPDATE payout_destinations SET verification_credential_id = 'cred_x'`,
  ],
  [
    'ledger_balances.tenant_id',
    ({ sender, recipient }) => `
    UPDATE ledger_balances SET tenant_id = '${recipient}' WHERE account_id = 'available:${sender}:USDC'`,
  ],
  [
    'ledger_accounts.payment_id',
    ({ recipient, payments }) => `
    UPDATE ledger_accounts SET tenant_id = '${recipient}' WHERE id = 'escrow:${payments.locked}:USDC'`,
  ],
  [
    'ledger_transfers',
    ({ payments }) => `
    INSERT INTO ledger_accounts VALUES ('available:ten_x:USDC', 'available', 'USDC', 'ten_x');
    UPDATE ledger_transfers SET credit_account = 'available:ten_x:USDC'
      WHERE subject = '${payments.delivered}' AND id LIKE '%:proceeds'`,
  ],
  [
    'events.parties',
    ({ payments }) => `
    UPDATE events SET parties = parties || 'ten_stranger'::text WHERE resource_id = '${payments.locked}'`,
  ],
];
