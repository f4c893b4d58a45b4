import { type Decided, twice } from '../../contract/decided-twice.ts';

export const constraints: Readonly<Record<string, Decided>> = {
  twofa_factors_one_each: {
    table: 'twofa_factors',
    row: {
      tenant_id: 'ten_1',
      member_id: 'mem_1',
      type: 'TOTP',
      target_index: '',
      status: 'PENDING',
      public_status: 'PENDING',
      verified_at: null,
      usable_at: null,
      removed_at: null,
      signer_address: null,
      otp_attempts: 0,
    },
    ask: async (service, name) => {
      const { session } = await service.signUp(name);
      return twice(() => session.enrollTwoFactorFactor({ type: 'TOTP' }));
    },
  },
  contacts_target_unique: {
    table: 'contacts',
    row: {
      tenant_id: 'ten_1',
      target_index: 't',
      status: 'SAVED',
      kind: 'EMAIL',
      chain_id: null,
      removed_at: null,
      target_ciphertext: 'c',
    },
    ask: async (service, name) => {
      const { session } = await service.signUp(name);
      return twice(() => session.createContact({ label: 'Twice', email: 'twice@contacts.test' }));
    },
  },
};
