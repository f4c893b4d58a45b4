import type { Plants } from '../../platform/audit/planted/plant.ts';

const challenge = (id: string, tenant: string, member: string, status: string, factors = '[]') => `
    INSERT INTO twofa_challenges (id, status, step, created_at, updated_at, tenant_id, member_id, operation, binding_sha256,
      required_factors, satisfied_factor_ids, codes, sends, wrong_answers, expires_at, satisfied_at, redeemed_at)
    VALUES ('${id}', '${status}', 1, now(), now(), '${tenant}', '${member}', 'createOfframpPayment', repeat('a', 64),
      1, '${factors}', '[]', 0, 0, now(), now(), ${status === 'REDEEMED' ? 'now()' : 'NULL'});`;

const factor = (id: string, tenant: string, member: string) => `
    INSERT INTO twofa_factors (id, status, public_status, step, created_at, updated_at, tenant_id, member_id, type,
      target_index, otp_sends, otp_attempts, enroll_by, verified_at, usable_at)
    VALUES ('${id}', 'VERIFIED', 'VERIFIED', 1, now(), now(), '${tenant}', '${member}', 'TOTP', '', 0, 0, now(), now(), now());`;

const logged = (action: string, id: string, data: object) => `
    INSERT INTO audit_log (id, at, tenant_id, actor_type, action, resource_id, data)
    VALUES ('aud_' || md5(random()::text), now(), NULL, 'system', '${action}', '${id}', '${JSON.stringify(data)}');`;

const memberOf = (tenant: string) => `(SELECT id FROM members WHERE tenant_id = '${tenant}' ORDER BY id LIMIT 1)`;
const planted = (sql: string, sender: string): string => sql.replaceAll(`'<member>'`, memberOf(sender));

export const plants: Plants = [
  [
    'tenants_stay_apart',
    'twofa_challenges.member_id',
    ({ sender, recipient }) => planted(challenge('tfc_p1', recipient, '<member>', 'PENDING'), sender),
  ],
  [
    'tenants_stay_apart',
    'twofa_factors.member_id',
    ({ sender, recipient }) => planted(factor('fac_p1', recipient, '<member>'), sender),
  ],
  [
    'approvals_let_through_what_was_approved',
    'a challenge that is not bound to the body',
    ({ sender }) =>
      planted(challenge('tfc_p2', sender, '<member>', 'REDEEMED', '["fac_p2"]'), sender) +
      planted(factor('fac_p2', sender, '<member>'), sender) +
      logged('twofa_challenge.spent', 'tfc_p2', { bindingSha256: 'b'.repeat(64) }),
  ],
  [
    'approvals_let_through_what_was_approved',
    'a challenge that paid twice',
    ({ sender }) =>
      planted(challenge('tfc_p3', sender, '<member>', 'REDEEMED', '["fac_p3"]'), sender) +
      planted(factor('fac_p3', sender, '<member>'), sender) +
      logged('twofa_challenge.spent', 'tfc_p3', { bindingSha256: 'a'.repeat(64) }).repeat(2),
  ],
  [
    'approvals_let_through_what_was_approved',
    'a challenge that paid and is not used up',
    ({ sender }) =>
      planted(challenge('tfc_p4', sender, '<member>', 'SATISFIED', '["fac_p4"]'), sender) +
      planted(factor('fac_p4', sender, '<member>'), sender) +
      logged('twofa_challenge.spent', 'tfc_p4', { bindingSha256: 'a'.repeat(64) }),
  ],
  [
    'approvals_are_given_by_their_member',
    'a challenge that another member’s factor answered',
    ({ sender }) =>
      planted(challenge('tfc_p5', sender, '<member>', 'SATISFIED', '["fac_p5"]'), sender) +
      factor('fac_p5', sender, 'mem_other'),
  ],
  [
    'approvals_are_given_by_their_member',
    'a factor that counted twice',
    ({ sender }) =>
      planted(challenge('tfc_p6', sender, '<member>', 'SATISFIED', '["fac_p6", "fac_p6"]'), sender) +
      planted(factor('fac_p6', sender, '<member>'), sender),
  ],
  [
    'totp_codes_are_taken_once',
    'a code that was accepted twice',
    ({ sender }) =>
      planted(factor('fac_p7', sender, '<member>'), sender) +
      logged('twofa_factor.verified', 'fac_p7', { totpStep: 58_000_000 }) +
      logged('twofa_factor.used', 'fac_p7', { totpStep: 58_000_000 }),
  ],
];
