import { describe, expect, it } from 'vitest';
import { parseDid } from '../../../../src/domains/identity/rules/did-address.ts';
import { readIntake, readTerms } from '../../../../src/domains/offramp/rules/intake.ts';
import { anEnvelope } from './an-envelope.ts';

const chain = { chainId: 84_532, chainKey: 'eip155:84532', assetId: 'x', network: 'base-sepolia' };
const HOST = 'api.example:3000';
const PAYID = `did:payid:${'ab'.repeat(32)}`;
const available = { onchain: false, tron: false };
const read = (request: object) => readIntake({ amountUsd: '25.00', ...request } as never, chain, HOST, available);
const amountBaseUnits = 25_000_000n;
const funding = { kind: 'balance' };
const plain = { amountBaseUnits, funding, envelope: null };

describe('parsing a did (D-111)', () => {
  it.each([
    [PAYID, { kind: 'payid', did: PAYID }],
    ['blue-harbor', { kind: 'handle', handle: 'blue-harbor' }],
    ['did:web:api.example:3000:blue-harbor', { kind: 'handle', handle: 'blue-harbor' }],
    ['did:web:api.example%3A3000:blue-harbor', { kind: 'handle', handle: 'blue-harbor' }],
    ['did:web:api.example%3a3000:blue-harbor', { kind: 'handle', handle: 'blue-harbor' }],
    ['did:web:other.example:blue-harbor', 'DID_NOT_RESOLVABLE'],
    ['did:web:api.example:blue-harbor', 'DID_NOT_RESOLVABLE'],
    ['did:web:api.example:3000:-', 'DID_NOT_RESOLVABLE'],
    ['did:key:api.example:3000:blue-harbor', 'DID_NOT_RESOLVABLE'],
    ['did:key:z6Mk', 'DID_NOT_RESOLVABLE'],
    ['did:payid:abc', 'INVALID_DID'],
    [`${PAYID}0`, 'INVALID_DID'],
    [`x${PAYID}`, 'INVALID_DID'],
    ['did:payid:', 'INVALID_DID'],
    ['did', 'INVALID_DID'],
    ['did:', 'INVALID_DID'],
    ['did:web', 'INVALID_DID'],
    ['did::x', 'INVALID_DID'],
    ['not a handle', 'INVALID_DID'],
  ])('%s', (text, expected) => {
    expect(parseDid(text, HOST)).toEqual(expected);
  });
});

describe('the parsed create request', () => {
  it.each([
    ['a phone', { phone: '+15550104567' }, { phone: '+15550104567', address: null, ...plain }],
    ['a payid', { did: PAYID }, { phone: null, address: { kind: 'payid', did: PAYID }, ...plain }],
    [
      'a handle, with an invite',
      { did: 'blue-harbor', invite: {} },
      { phone: null, address: { kind: 'handle', handle: 'blue-harbor' }, ...plain },
    ],
    [
      'an envelope',
      { did: PAYID, envelope: anEnvelope() },
      { phone: null, address: { kind: 'payid', did: PAYID }, ...plain, envelope: anEnvelope() },
    ],
  ])('%s', (_what, request, expected) => {
    expect(read(request)).toEqual(expected);
  });
});

describe('the checks of several fields come in the order of D-078', () => {
  const refusal = (code: string, path: string, message: string, rule: string) => ({
    code,
    details: { errors: [{ path, message, rule }] },
  });
  const phone = '+15550104567';

  it.each([
    ['nobody', {}, refusal('RECIPIENT_REQUIRED', '/body', 'must have phone or did', 'required')],
    [
      'nobody, by null',
      { phone: null, did: null },
      refusal('RECIPIENT_REQUIRED', '/body', 'must have phone or did', 'required'),
    ],
    ['two', { phone, did: PAYID }, refusal('RECIPIENT_AMBIGUOUS', '/body', 'must not have both phone and did', 'not')],
    ['no number', { phone: '+1555' }, refusal('INVALID_PHONE', '/body/phone', 'is not a phone number', 'phone')],
    [
      'no did',
      { did: 'did:web' },
      refusal('INVALID_DID', '/body/did', 'must be a did:payid, a did:web of this service, or a handle', 'did'),
    ],
    [
      'somebody else’s did',
      { did: 'did:key:z6Mk', amountUsd: '0' },
      refusal('DID_NOT_RESOLVABLE', '/body/did', 'must be a did:payid, or a did:web of this service', 'did'),
    ],
    [
      'no amount',
      { phone, amountUsd: '0.00', chainId: 1 },
      refusal('INVALID_AMOUNT', '/body/amountUsd', 'must be above zero, and at most 1000000000', 'range'),
    ],
    [
      'another chain',
      { phone, chainId: 1, invite: {} },
      refusal('ACCOUNT_CHAIN_MISMATCH', '/body/chainId', 'must be equal to 84532', 'const'),
    ],
    [
      'an invite for a phone',
      { phone, invite: {} },
      refusal('VALIDATION_FAILED', '/body/invite', 'is for handles only', 'inapplicable'),
    ],
    [
      'an invite for a payid',
      { did: PAYID, invite: {} },
      refusal('VALIDATION_FAILED', '/body/invite', 'is for handles only', 'inapplicable'),
    ],
    [
      'an envelope for a phone',
      { phone, envelope: anEnvelope() },
      refusal('VALIDATION_FAILED', '/body/envelope', 'is for DID recipients only', 'inapplicable'),
    ],
    [
      'an envelope of another shape',
      { did: PAYID, envelope: {} },
      { code: 'ENVELOPE_INVALID', details: { reason: 'SHAPE' } },
    ],
  ])('%s', (_what, request, expected) => {
    expect(read(request)).toMatchObject(expected);
  });

  it('the terms of an intent are read without a recipient (D-153)', () => {
    const terms = (request: object) => readTerms({ amountUsd: '25.00', ...request } as never, chain, available);
    expect(terms({ did: null })).toMatchObject(plain);
    expect(terms({ invite: {} })).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(terms({ fundingMode: 'ONCHAIN_DEPOSIT' })).toMatchObject({ code: 'FUNDING_MODE_NOT_AVAILABLE' });
  });
});
