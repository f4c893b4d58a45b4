import { describe, expect, it, vi } from 'vitest';
import {
  announceDestination,
  presentDestination,
} from '../../../src/domains/destinations/payout-destination.present.ts';
import { recordOf } from '../../../src/platform/lifecycle/record.ts';

const at = (ms: number) => new Date(Date.UTC(2026, 2, 2, 9) + ms);
const context = {
  tenantId: 'ten_1',
  type: 'STABLECOIN_ADDRESS',
  asset: 'USDC',
  network: 'BASE',
  identifierCiphertext: 'sealed',
  identifierIndex: 'index',
  provider: null,
  country: null,
  currency: null,
  maskedLabel: '0x12…ab',
  label: 'Main',
  ownershipStatus: 'PROVEN',
  verificationCredentialId: 'cred_1',
  priority: 2,
  allowAutomaticFallback: true,
  isDefault: true,
  consentedAt: at(1),
  verifiedAt: null,
  revokedAt: null,
};
const destination = (changed: object = {}) =>
  recordOf<'payout-destination'>({
    id: 'dst_1',
    status: 'ACTIVE',
    createdAt: at(0),
    context: { ...context, ...changed },
  } as never);
const opening = () => ({ decrypt: vi.fn((sealed: string) => `opened ${sealed}`) });
const told = {
  id: 'dst_1',
  type: 'STABLECOIN_ADDRESS',
  asset: 'USDC',
  network: 'BASE',
  address: null,
  provider: null,
  country: null,
  currency: null,
  maskedLabel: '0x12…ab',
  label: 'Main',
  status: 'ACTIVE',
  ownershipStatus: 'PROVEN',
  verificationCredentialId: 'cred_1',
  priority: 2,
  allowAutomaticFallback: true,
  isDefault: true,
  consentedAt: at(1).toISOString(),
  verifiedAt: null,
  revokedAt: null,
  createdAt: at(0).toISOString(),
};

describe('a destination', () => {
  it('shows an on-chain address in full, and every other kind by its mask only (D-242)', () => {
    expect(presentDestination(destination(), opening() as never)).toEqual({ ...told, address: 'opened sealed' });
    const vault = opening();
    const bank = presentDestination(destination({ type: 'BANK_ACCOUNT' }), vault as never);
    expect(bank).toEqual({ ...told, type: 'BANK_ACCOUNT' });
    expect(vault.decrypt).not.toHaveBeenCalled();
  });

  it('shows no address after its erasure', () => {
    const vault = opening();
    expect(presentDestination(destination({ identifierCiphertext: null }), vault as never)).toEqual(told);
    expect(vault.decrypt).not.toHaveBeenCalled();
  });

  it('is shown in events without any identifier (D-066), with its times', () => {
    expect(announceDestination(destination({ verifiedAt: at(2), revokedAt: at(3) }))).toEqual({
      ...told,
      verifiedAt: at(2).toISOString(),
      revokedAt: at(3).toISOString(),
    });
  });
});
