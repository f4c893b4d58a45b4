import type { Story } from '../story.ts';

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
