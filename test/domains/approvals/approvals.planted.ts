import type { Plants } from '../../platform/audit/planted/plant.ts';

/** What is planted into. */
interface Told {
  readonly sender: string;
  readonly recipient: string;
  readonly payments: { readonly locked: string };
}

/** The story's payer gets a limit over time. */
const limited = ({ payments }: Told): string => `INSERT INTO authority_windows
  SELECT sender_tenant_id, initiator_member_id FROM offramp_payments WHERE id = '${payments.locked}';`;

/** An open request of the story's locked payment; `tenant` is its sender unless told. */
const request = ({ sender, payments }: Told, { tenant = sender, weight = 0, votes = '[]' } = {}): string => `
  INSERT INTO approval_requests (id, status, step, created_at, updated_at, tenant_id, payment_id, initiator_member_id,
    required_weight, received_weight, votes) SELECT 'apr_x', 'PENDING', 1, now(), now(), '${tenant}', id,
    initiator_member_id, 2, ${weight}, '${votes}' FROM offramp_payments WHERE id = '${payments.locked}';`;

const vote = (tenant: string, member: string): string => `
  INSERT INTO approval_votes (approval_request_id, member_id, tenant_id, decision, weight, created_at)
    SELECT 'apr_x', ${member}, '${tenant}', 'APPROVE', 1, now();`;

const memberOf = (tenant: string): string => `(SELECT min(id) FROM members WHERE tenant_id = '${tenant}')`;

const grant = (tenant: string, member: string, credential = 'NULL'): string => `
  INSERT INTO authorities (id, status, step, created_at, updated_at, tenant_id, member_id, version, versioned_at,
    allowed_actions, allowed_currencies, allowed_assets, allowed_chains, allowed_destination_ids, approval_weight,
    requires_countersignature, credential_id) SELECT 'gra_x', 'ACTIVE', 1, now(), now(), '${tenant}', ${member}, 1, now(),
    ARRAY['payment.create'], '{}', '{}', '{}', '{}', 1, false, ${credential};`;

export const plants: Plants = [
  [
    'approvals_count_votes_once',
    'a vote that was counted twice',
    (story) => `${request(story, { weight: 2 })}${vote(story.sender, `'mem_somebody'`)}`,
  ],
  [
    'approvals_are_given_by_others',
    'the vote of the initiator',
    (story) =>
      `${request(story, { weight: 1 })}${vote(
        story.sender,
        `(SELECT initiator_member_id FROM offramp_payments WHERE id = '${story.payments.locked}')`,
      )}`,
  ],
  [
    'approvals_are_given_by_others',
    'the vote of whoever issued the key that initiated the payment',
    (story) =>
      `${request(story, { weight: 1 })}${vote(story.sender, `'mem_issuer'`)}
      UPDATE offramp_payments SET key_issuer_id = 'mem_issuer' WHERE id = '${story.payments.locked}';`,
  ],
  [
    'approvals_show_their_votes',
    'a vote that its request does not show',
    (story) => `${request(story, { weight: 1 })}${vote(story.sender, `'mem_somebody'`)}`,
  ],
  [
    'approvals_show_their_votes',
    'a vote that counts although it lapsed',
    (story) =>
      `${request(story, {
        weight: 1,
        votes: '[{"memberId": "mem_somebody", "decision": "APPROVE", "weight": 1, "invalidatedAt": null, "at": "now"}]',
      })}${vote(story.sender, `'mem_somebody'`)}UPDATE approval_votes SET invalidated_at = now();`,
  ],
  ['tenants_stay_apart', 'approval_requests', (story) => request(story, { tenant: story.recipient })],
  [
    'tenants_stay_apart',
    'approval_votes.member_id',
    (story) => `${request(story)}${vote(story.sender, memberOf(story.recipient))}`,
  ],
  ['tenants_stay_apart', 'authorities.member_id', ({ sender, recipient }) => grant(sender, memberOf(recipient))],
  [
    'tenants_stay_apart',
    'payment_policies.created_by_member_id',
    ({ sender, recipient }) => `INSERT INTO payment_policies (id, status, step, created_at, updated_at, tenant_id,
      policy_id, version, rules, created_by_member_id, activated_at) SELECT 'ppo_x', 'ACTIVE', 1, now(), now(),
      '${sender}', 'ppo_x', 1, '{}', ${memberOf(recipient)}, now()`,
  ],
  [
    'authority_is_signed_by_the_organization',
    'a credential of authority that the platform signed',
    ({ sender }) => `INSERT INTO credentials (id, status, step, created_at, updated_at, tenant_id, kind, subject_type,
      subject_id, subject_did, issued_at, issuer_kind, issuer_ref, schema_version, document, doc_hash, signature, nonce,
      status_source) SELECT 'cred_x', 'ACTIVE', 1, now(), now(), '${sender}', 'AUTHORITY_DELEGATION', 'TENANT_MEMBER',
      ${memberOf(sender)}, 'did:subject:x', now(), 'PLATFORM', '0x', 'v1', '{}', '0x', '0x', '1', 'PLATFORM'`,
  ],
  [
    'authority_is_signed_by_the_organization',
    'a grant that names a credential of something else',
    ({ sender }) => grant(sender, memberOf(sender), `'cred_of_nothing'`),
  ],
  [
    'member_spend_adds_up',
    'a payment that ended and is counted on',
    (story) => `${limited(story)}ALTER TABLE offramp_payments DISABLE TRIGGER count_member_spend_of_ended;
      UPDATE offramp_payments SET status = 'CANCELED' WHERE id = '${story.payments.locked}'`,
  ],
  [
    'member_spend_adds_up',
    'a day whose sum went with the small ones',
    (story) => `${limited(story)}DELETE FROM member_spend WHERE tenant_id = '${story.sender}' AND level = 3`,
  ],
  [
    'member_spend_adds_up',
    'a minute that went while a window can still begin in it',
    (story) => `${limited(story)}DELETE FROM member_spend WHERE tenant_id = '${story.sender}' AND level = 1`,
  ],
  [
    'member_spend_adds_up',
    'a limit over time that has added up nothing',
    (story) => `ALTER TABLE authority_windows DISABLE TRIGGER add_up_member_spend;${limited(story)}`,
  ],
  [
    'member_spend_adds_up',
    'a sum of somebody whom nothing limits',
    ({ sender }) => `INSERT INTO member_spend SELECT '${sender}', 'mem_unlimited', 0, now(), 5`,
  ],
];
