import { privateKeyToAccount } from 'viem/accounts';
import { describe, expect, it } from 'vitest';
import { isSignedRegistration, signerRegistrationText } from '../../../src/domains/accounts/signer-registration.ts';
import { createEmbeddedUsers } from '../../../src/domains/accounts/users/embedded-users.ts';
import { checksummed } from '../../../src/payments/chain/checksummed.ts';

const users = createEmbeddedUsers('seed');
const ada = users.signerOf(users.userIdOf('ada@acme.example'));

describe('embedded users (D-001)', () => {
  it('follow from the seed and the address alone', () => {
    expect(users.userIdOf('ada@acme.example')).toMatch(/^usr_[0-7][0-9a-hjkmnp-tv-z]{25}$/);
    expect(createEmbeddedUsers('seed').userIdOf('ada@acme.example')).toBe(users.userIdOf('ada@acme.example'));
    expect(createEmbeddedUsers('other').userIdOf('ada@acme.example')).not.toBe(users.userIdOf('ada@acme.example'));
    expect(users.userIdOf('bob@acme.example')).not.toBe(users.userIdOf('ada@acme.example'));
    expect(privateKeyToAccount(ada.privateKey).address).toBe(ada.address);
  });
});

describe('addresses in requests (D-064)', () => {
  it('come in any single case, or with the right checksum', () => {
    const digits = ada.address.slice(2);
    expect(checksummed(ada.address)).toBe(ada.address);
    expect(checksummed(ada.address.toLowerCase())).toBe(ada.address);
    expect(checksummed(`0x${digits.toUpperCase()}`)).toBe(ada.address);
  });

  it('are refused with a wrong checksum, or when they are no address', () => {
    const swapped = [...ada.address.slice(2)].map((c) => (c === c.toLowerCase() ? c.toUpperCase() : c.toLowerCase()));
    for (const text of [`0x${swapped.join('')}`, '0x12', ada.address.slice(2), `${ada.address}0`, '']) {
      expect(checksummed(text)).toBeUndefined();
    }
  });
});

describe('signer registration (D-020)', () => {
  it('is signed over three lines', async () => {
    expect(signerRegistrationText('mem_1', ada.address)).toBe(
      `Service signer registration\nmember: mem_1\naddress: ${ada.address}`,
    );
    const message = signerRegistrationText('mem_1', ada.address);
    const signature = await privateKeyToAccount(ada.privateKey).signMessage({ message });
    expect(isSignedRegistration('mem_1', ada.address, signature)).toBe(true);
    expect(isSignedRegistration('mem_2', ada.address, signature)).toBe(false);
    const bob = users.signerOf('usr_bob');
    expect(isSignedRegistration('mem_1', bob.address, signature)).toBe(false);
    for (const broken of ['0x', 'nonsense', `0x${'00'.repeat(65)}`, `0x${'ff'.repeat(65)}`, signature.slice(0, -2)]) {
      expect(isSignedRegistration('mem_1', ada.address, broken)).toBe(false);
    }
  });
});
