import { describe, expect, it } from 'vitest';
import { primeRecipient, resolveRecipient } from '../../../src/domains/offramp/payees/recipient.cross-tenant.ts';
import { reading } from '../../support/reading.ts';

const phone = (phoneIndex: string) => ({ phoneIndex, recipientDid: null });
const did = (recipientDid: string) => ({ phoneIndex: null, recipientDid });
const nobody = {
  tenantId: null,
  contactKind: null,
  contactIndex: null,
  contactCiphertext: null,
  contactMasked: null,
};

describe('resolving the recipient of an address', () => {
  it('finds the tenant that holds the phone (D-106)', async () => {
    const { reads } = reading([{ tenantId: 'ten_r', aliasId: 'pha_1', status: 'ACTIVE' }]);
    expect(await resolveRecipient(reads, phone('i'))).toEqual({ tenantId: 'ten_r' });
    expect(await resolveRecipient(reading().reads, phone('i'))).toBeUndefined();
  });

  it('uses the phone only, where one is given', async () => {
    const { asked, reads } = reading([]);
    expect(await resolveRecipient(reads, { phoneIndex: 'i', recipientDid: 'did:x' })).toBeUndefined();
    expect(asked).toHaveLength(1);
  });

  it('finds the tenant of a DID, or the contact that the DID is reserved to (D-111, D-337)', async () => {
    const { reads } = reading([{ ...nobody, tenantId: 'ten_r', did: 'did:x' }]);
    expect(await resolveRecipient(reads, did('did:x'))).toEqual({ tenantId: 'ten_r' });
    const contact = { contactKind: 'EMAIL', contactIndex: 'i', contactCiphertext: 'c', contactMasked: 'm' };
    expect(await resolveRecipient(reading([{ ...nobody, ...contact, did: 'did:x' }]).reads, did('did:x'))).toEqual({
      contact: { kind: 'EMAIL', index: 'i', ciphertext: 'c', masked: 'm' },
    });
    expect(await resolveRecipient(reading([{ ...nobody, did: 'did:x' }]).reads, did('did:x'))).toBeUndefined();
  });

  it('returns undefined without an address, and sends no query', async () => {
    const { asked, reads } = reading([{ tenantId: 'ten_r', did: 'did:x' }]);
    expect(await resolveRecipient(reads, { phoneIndex: null, recipientDid: null })).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('queries once per request, unless the request already has the result', async () => {
    const { asked, reads } = reading([{ ...nobody, tenantId: 'ten_r', did: 'did:x' }]);
    await resolveRecipient(reads, phone('i'));
    await resolveRecipient(reads, phone('i'));
    expect(asked).toHaveLength(1);
    await resolveRecipient(reads, phone('j'));
    await resolveRecipient(reads, did('did:x'));
    await resolveRecipient(reads, did('did:y'));
    expect(asked).toHaveLength(4);
    const found = { tenantId: 'ten_new' };
    expect(await primeRecipient(reads, phone('k'), found)).toEqual(found);
    expect(await resolveRecipient(reads, phone('k'))).toEqual(found);
    expect(await primeRecipient(reads, phone('i'), found)).toEqual({ tenantId: 'ten_r' });
    expect(asked).toHaveLength(4);
  });
});
