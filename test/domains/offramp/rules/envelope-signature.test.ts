import { hashTypedData, verifyTypedData } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { describe, expect, it } from 'vitest';
import {
  envelopeDigest,
  envelopeDocHash,
  envelopeDomain,
  envelopeMemoHash,
  envelopeSigner,
  PAYMENT_ENVELOPE,
  signedMessage,
} from '../../../../src/domains/offramp/rules/envelopes/signature.ts';
import { anEnvelope } from './an-envelope.ts';

const account = privateKeyToAccount(`0x${'22'.repeat(32)}`);
const domain = envelopeDomain({ serviceName: 'Paychart', chainId: 84_532 });
const typed = (envelope = anEnvelope()) =>
  ({ domain, types: PAYMENT_ENVELOPE, primaryType: 'PaymentEnvelope', message: signedMessage(envelope) }) as const;
const signed = async () => ({ ...anEnvelope(), signature: await account.signTypedData(typed()) });

describe('the typed data that a payer signs (D-147)', () => {
  it('has the service’s own domain', () => {
    expect(domain).toEqual({
      name: 'Paychart',
      version: '1',
      chainId: 84_532,
      verifyingContract: '0x5afeba0000000000000000000000000000000004',
    });
  });

  it('consists of the message and the hash of its doc', () => {
    const envelope = anEnvelope();
    expect(signedMessage(envelope)).toEqual({
      ...envelope.message,
      amountBaseUnits: 25_000_000n,
      nonce: 1n,
      expiresAt: 1_772_442_000n,
      docHash: envelopeDocHash(envelope.doc),
    });
    expect(envelopeDigest(domain, envelope)).toBe(hashTypedData(typed()));
  });

  it('covers every limit, independent of the order of keys', () => {
    const { doc } = anEnvelope();
    const turned = Object.fromEntries(Object.entries(doc).reverse()) as typeof doc;
    expect(envelopeDocHash(doc)).toMatch(/^0x[0-9a-f]{64}$/);
    expect(envelopeDocHash(turned)).toBe(envelopeDocHash(doc));
    for (const key of Object.keys(doc)) {
      expect(envelopeDocHash({ ...doc, [key]: 'changed' } as never), key).not.toBe(envelopeDocHash(doc));
    }
  });

  it('covers the memo by its hash, which is that of an empty text without a memo (A 2.10)', () => {
    expect(envelopeMemoHash('')).toBe('0xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(envelopeMemoHash(null)).toBe(envelopeMemoHash(''));
    expect(envelopeMemoHash('Rent')).not.toBe(envelopeMemoHash('rent'));
  });
});

describe('the key that signed an envelope', () => {
  it('is recovered as a checksummed address', async () => {
    const envelope = await signed();
    expect(envelopeSigner(domain, envelope)).toBe(account.address);
    expect(
      await verifyTypedData({ address: account.address, ...typed(), signature: envelope.signature as never }),
    ).toBe(true);
  });

  it.each(['paymentObjectId', 'payer', 'payeeDid', 'amountBaseUnits', 'asset', 'assetExponent', 'nonce', 'expiresAt'])(
    'is not the payer’s when %s has been changed',
    async (field) => {
      const envelope = await signed();
      const changed = { ...envelope, message: { ...envelope.message, [field]: field === 'assetExponent' ? 7 : '7' } };
      expect(envelopeSigner(domain, changed)).not.toBe(account.address);
    },
  );

  it('is not the payer’s in another domain', async () => {
    const other = envelopeDomain({ serviceName: 'Paychart', chainId: 1 });
    expect(envelopeSigner(other, await signed())).not.toBe(account.address);
  });

  it.each([
    ['too short', `0x${'ab'.repeat(64)}`],
    ['too long, as a contract’s may be', `0x${'ab'.repeat(66)}`],
    ['no hex', `0x${'zz'.repeat(65)}`],
    ['off the curve', `0x${'ff'.repeat(64)}1b`],
    ['of no recovery bit', `0x${'11'.repeat(64)}ff`],
  ])('is undefined when the signature is %s', async (_what, signature) => {
    expect(envelopeSigner(domain, { ...anEnvelope(), signature })).toBeUndefined();
  });
});
