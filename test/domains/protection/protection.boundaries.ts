import { protectionOf } from '../../../src/domains/protection/protection.store.ts';
import { lockWrongAnswers } from '../../../src/domains/protection/twofa-challenge.store.ts';
import { lockCodesSent } from '../../../src/domains/protection/twofa-factor.store.ts';
import { ago, type Boundary, DAY, END, HOUR, MINUTE } from '../boundary.ts';

const challenge = {
  tenant_id: 'ten_1',
  member_id: 'mem_1',
  status: 'PENDING',
  wrong_answers: 3,
  satisfied_factor_ids: '[]',
  codes: '[]',
  binding_sha256: 'a'.repeat(64),
  sends: 0,
  redeemed_at: null,
  required_factors: 1,
};

const wrongAnswer = {
  file: 'src/domains/protection/twofa-challenge.store.ts',
  at: 'over',
  table: 'twofa_challenges',
  stands: async (now, asked) => (await asked((reads) => lockWrongAnswers(reads, 'ten_1', 'mem_1', now))).count === 3,
} as const satisfies Partial<Boundary>;

export const boundaries: readonly Boundary[] = [
  {
    ...wrongAnswer,
    what: 'a wrong answer counts for an hour, however old its challenge is (D-443)',
    row: { ...challenge, created_at: ago(HOUR + 9 * MINUTE), updated_at: ago(HOUR) },
  },
  {
    ...wrongAnswer,
    what: 'a wrong answer counts for an hour after its challenge’s time, whatever has become of that since (D-443)',
    row: { ...challenge, created_at: ago(HOUR + 10 * MINUTE), updated_at: END },
  },
  {
    what: 'a code counts against the day (D-443)',
    file: 'src/domains/protection/twofa-factor.store.ts',
    at: 'over',
    table: 'twofa_code_sends',
    row: { tenant_id: 'ten_1', subject: 'approve:mem_1', sent_at: ago(DAY) },
    stands: async (now, asked) =>
      (await asked((reads) => lockCodesSent(reads, 'ten_1', 'approve:mem_1', now))).length > 0,
  },
  {
    what: 'a verified factor cannot be used yet (D-350)',
    file: 'src/domains/protection/protection.store.ts',
    at: 'over',
    table: 'twofa_factors',
    row: {
      tenant_id: 'ten_1',
      member_id: 'mem_1',
      type: 'TOTP',
      status: 'VERIFIED',
      target_index: '',
      otp_attempts: 0,
      verified_at: ago(DAY),
      usable_at: END,
      removed_at: null,
      signer_address: null,
    },
    beside: {
      protection_settings: [
        {
          tenant_id: 'ten_1',
          enabled: true,
          cooling_off_seconds: 86_400,
          required_factors: 1,
          threshold_base_units: 0,
        },
      ],
    },
    stands: async (now, asked) => {
      const caller = { memberId: 'mem_1' };
      const protection = await asked((reads) => protectionOf({ reads, tenantId: 'ten_1', caller, now }));
      return protection?.factors.length === 0;
    },
  },
];
