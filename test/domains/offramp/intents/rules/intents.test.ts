import { describe, expect, it } from 'vitest';
import type { CreateIntentPaymentRequest } from '../../../../../generated/contract/schemas.ts';
import { bodyFaults, intakeFault } from '../../../../../src/domains/offramp/intents/rules/body-faults.ts';
import {
  areChainsAtOdds,
  fundingRequestOf,
  orderOf,
  readableFunding,
  termsOf,
} from '../../../../../src/domains/offramp/intents/rules/intent-order.ts';
import { metadataFault } from '../../../../../src/domains/offramp/intents/rules/metadata.ts';
import {
  maskedReference,
  type Reference,
  referenceOf,
} from '../../../../../src/domains/offramp/intents/rules/reference.ts';
import { Refusal } from '../../../../../src/platform/refusal.ts';

const PHONE: Reference = { kind: 'phoneNumber', value: '+15550100001' };
const DID: Reference = { kind: 'did', value: 'did:web:ann.example' };
const EMAIL: Reference = { kind: 'email', value: 'Ann@Example.com' };

const intent = (parts: object = {}): CreateIntentPaymentRequest =>
  ({
    recipient: { phoneNumber: PHONE.value },
    amount: { value: '10.00', currency: 'USD' },
    ...parts,
  }) as CreateIntentPaymentRequest;

describe('the recipient of an intent (A 4.2, D-158, D-159)', () => {
  it('is the one reference given, where null counts as absent', () => {
    expect(referenceOf({ phoneNumber: null, did: DID.value, email: null } as never)).toEqual(DID);
    expect(referenceOf({ phoneNumber: PHONE.value } as never)).toEqual(PHONE);
  });

  it('is kept masked where it is personal (D-065, D-162)', () => {
    expect(maskedReference(PHONE)).toBe('+*******0001');
    expect(maskedReference(EMAIL)).toBe('a***@example.com');
    expect(maskedReference({ kind: 'handle', value: '@ann' })).toBe('ann');
    expect(maskedReference({ kind: 'handle', value: 'an@n' })).toBe('an@n');
    expect(maskedReference(DID)).toBe(DID.value);
    expect(maskedReference({ kind: 'identityId', value: 'idn_1' })).toBe('idn_1');
  });
});

describe('an intent translated to the off-ramp surface (D-153, D-154)', () => {
  it('takes over all given values', () => {
    const body = intent({
      funding: { mode: 'ONCHAIN_DEPOSIT', chainId: 8453, asset: 'USDC', network: 'base', refundAddress: '0x1' },
      delivery: { preference: 'instant', maximumFeeMinor: '12', allowedRails: ['internal'] },
      envelope: { nonce: '1' },
      requestedDestinationId: 'dst_1',
      memo: 'Rent',
      clientReference: 'order-1',
      clientReferenceUnique: true,
      purpose: { memo: 'May' },
    });
    expect(orderOf(body, PHONE)).toEqual({
      clientReference: 'order-1',
      clientReferenceUnique: true,
      phone: PHONE.value,
      did: null,
      amountUsd: '10.00',
      chainId: 8453,
      fundingMode: 'ONCHAIN_DEPOSIT',
      refundAddress: '0x1',
      funding: { asset: 'USDC', network: 'base' },
      envelope: { nonce: '1' },
      requestedDestinationId: 'dst_1',
      speedPreference: 'FASTEST',
      maximumFeeMinor: '12',
      allowedRails: ['internal'],
      memo: 'Rent',
    });
  });

  it('has null for values that were not given', () => {
    expect(orderOf(intent(), DID)).toEqual({
      clientReference: null,
      clientReferenceUnique: null,
      phone: null,
      did: DID.value,
      amountUsd: '10.00',
      chainId: null,
      fundingMode: null,
      refundAddress: null,
      funding: { asset: null, network: null },
      envelope: null,
      requestedDestinationId: null,
      speedPreference: 'CHEAPEST',
      maximumFeeMinor: null,
      allowedRails: null,
      memo: null,
    });
    expect(orderOf(intent(), EMAIL)).toMatchObject({ phone: null, did: null });
  });

  it.each([
    ['instant', 'FASTEST'],
    ['cheapest', 'CHEAPEST'],
    ['standard', 'CHEAPEST'],
  ])('%s prefers the %s route', (preference, speedPreference) => {
    expect(orderOf(intent({ delivery: { preference } }), PHONE)).toMatchObject({ speedPreference });
  });

  it('takes the memo of the purpose where it has none of its own', () => {
    expect(orderOf(intent({ purpose: { memo: 'May' } }), PHONE).memo).toBe('May');
  });
});

describe('the chain of an intent’s funding (D-155)', () => {
  it.each([
    [{ chainId: 8453 }, 8453],
    [{ chain: 'base' }, 8453],
    [{ chain: 'eip155:10' }, 10],
    [{ chain: 'base', chainId: 8453 }, 8453],
    // A name that nobody knows is no chain that could be ours.
    [{ chain: 'nowhere' }, 0],
    [{ chain: null, chainId: null }, null],
    [{}, null],
    [undefined, null],
    [null, null],
    // At odds: which was meant is not known.
    [{ chain: 'base', chainId: 10 }, null],
  ])('%j means chain %s', (funding, chainId) => {
    expect(fundingRequestOf(funding as never).chainId).toBe(chainId);
  });

  it.each([
    [{ chain: 'base', chainId: 10 }, true],
    [{ chain: 'nowhere', chainId: 8453 }, true],
    [{ chain: 'base', chainId: 8453 }, false],
    [{ chain: 'base' }, false],
    [{ chain: 'base', chainId: null }, false],
    [{ chainId: 10 }, false],
    [{ chain: null, chainId: 10 }, false],
    [undefined, false],
  ])('%j has conflicting chains: %s', (funding, isAtOdds) => {
    expect(areChainsAtOdds(funding as never)).toBe(isAtOdds);
  });

  it('is read from the valid fields of an invalid body (D-160)', () => {
    const said = { mode: 'X', asset: 'USDC', network: 'base', chain: 'base', chainId: 8453, refundAddress: '0x1' };
    expect(readableFunding(said)).toEqual(said);
    const nothing = Object.fromEntries(Object.keys(said).map((key) => [key, undefined]));
    const wrong = { mode: 1, asset: {}, network: [], chain: true, chainId: '8453', refundAddress: 7 };
    for (const funding of [wrong, null, undefined, 'text', {}]) expect(readableFunding(funding)).toEqual(nothing);
  });
});

describe('the stored terms of an intent (D-162, D-167)', () => {
  it('are those of the request', () => {
    const purpose = { type: 'invoice', invoiceId: 'inv_1', memo: 'May' };
    expect(termsOf(intent({ purpose, delivery: { preference: 'instant' } }), EMAIL, '{"a":1}')).toEqual({
      recipientKind: 'email',
      recipientMasked: 'a***@example.com',
      preference: 'instant',
      purpose,
      metadata: '{"a":1}',
    });
  });

  it('have null and defaults for absent fields', () => {
    const terms = { recipientKind: 'did', recipientMasked: DID.value, preference: 'standard', metadata: null };
    expect(termsOf(intent(), DID, undefined)).toEqual({ ...terms, purpose: null });
    expect(termsOf(intent({ purpose: null }), DID, undefined)).toEqual({ ...terms, purpose: null });
    const purpose = { type: null, invoiceId: null, memo: null };
    expect(termsOf(intent({ purpose: {} }), DID, undefined)).toEqual({ ...terms, purpose });
  });
});

describe('metadata (D-168, D-490)', () => {
  it('has at most 8192 bytes, not characters', () => {
    expect(metadataFault({}, 'x'.repeat(8192))).toBeUndefined();
    expect(metadataFault({}, 'x'.repeat(8193))).toBe('must not be larger than 8192 bytes');
    expect(metadataFault({}, 'é'.repeat(4097))).toBe('must not be larger than 8192 bytes');
  });

  it('has at most three levels, its own included', () => {
    const tooDeep = 'must not be nested deeper than 3';
    expect(metadataFault({ a: { b: { c: 1 } } }, '')).toBeUndefined();
    expect(metadataFault({ a: { b: { c: null } } }, '')).toBeUndefined();
    expect(metadataFault({ a: { b: { c: {} } } }, '')).toBe(tooDeep);
    expect(metadataFault({ a: [[1], [[]]] }, '')).toBe(tooDeep);
    expect(metadataFault({ a: 1, b: { c: [] }, d: 'text' }, '')).toBeUndefined();
  });
});

describe('the faults of an intent’s body (D-153, D-155, D-160)', () => {
  const field = (path: string): Refusal =>
    new Refusal('VALIDATION_FAILED', { details: { errors: [{ path, message: 'is wrong', rule: 'r' }] } });
  const faults = (
    body: CreateIntentPaymentRequest,
    reference: Reference = PHONE,
    refusal?: Refusal,
    metadata?: string,
  ) => bodyFaults(body, reference, refusal as never, metadata);

  it.each([
    ['/body/phone', '/body/recipient/phoneNumber'],
    ['/body/did', '/body/recipient/did'],
    ['/body/amountUsd', '/body/amount/value'],
    ['/body/fundingMode', '/body/funding/mode'],
    ['/body/refundAddress', '/body/funding/refundAddress'],
    ['/body/memo', '/body/memo'],
  ])('report %s of the off-ramp surface as %s', (path, told) => {
    expect(faults(intent(), PHONE, field(path))).toEqual([{ path: told, message: 'is wrong', rule: 'r' }]);
  });

  it('name the chain field that the request used', () => {
    const fault = { path: '/body/chainId', message: 'm', rule: 'r' };
    const toldAt = (funding: object | null | undefined) => intakeFault(fault, funding).path;
    expect(toldAt({ chainId: 10 })).toBe('/body/funding/chainId');
    expect([{ chain: 'x' }, { chainId: null }, null, undefined].map(toldAt)).toEqual(
      Array.from({ length: 4 }, () => '/body/funding/chain'),
    );
    expect(intakeFault(fault, { chainId: 10 })).toEqual({ ...fault, path: '/body/funding/chainId' });
  });

  it('are empty for a valid body and for refusals with a code of their own', () => {
    expect(faults(intent())).toEqual([]);
    expect(faults(intent(), PHONE, new Refusal('FUNDING_MODE_NOT_AVAILABLE'))).toEqual([]);
    expect(faults(intent(), PHONE, new Refusal('VALIDATION_FAILED'))).toEqual([]);
    const other = new Refusal('INVALID_AMOUNT', { details: { errors: [{ path: '/body/amountUsd' }] } });
    expect(faults(intent(), PHONE, other)).toEqual([]);
  });

  it('refuse an envelope for any recipient but a DID, without repeating the fault for phones', () => {
    const fault = { path: '/body/envelope', message: 'is for DID recipients only', rule: 'inapplicable' };
    const body = intent({ envelope: {} });
    expect(faults(body, EMAIL)).toEqual([fault]);
    expect(faults(body, { kind: 'handle', value: 'ann' })).toEqual([fault]);
    expect([faults(body, DID), faults(body, PHONE), faults(intent({ envelope: null }), EMAIL)]).toEqual([[], [], []]);
  });

  it('report oversized metadata only where metadata was sent', () => {
    const large = 'x'.repeat(8193);
    const fault = { path: '/body/metadata', message: 'must not be larger than 8192 bytes', rule: 'metadata' };
    expect(faults(intent({ metadata: {} }), PHONE, undefined, large)).toEqual([fault]);
    expect(faults(intent({ metadata: {} }), PHONE, undefined, '{}')).toEqual([]);
    expect(faults(intent({ metadata: null }), PHONE, undefined, large)).toEqual([]);
    expect(faults(intent({ metadata: {} }), PHONE, undefined, undefined)).toEqual([]);
  });

  it('are all reported at once', () => {
    const body = intent({ funding: { chain: 'base', chainId: 10 }, envelope: {}, metadata: {} });
    expect(faults(body, EMAIL, field('/body/amountUsd'), 'x'.repeat(8193))).toEqual([
      { path: '/body/funding/chain', message: 'must be the chain of chainId', rule: 'chain' },
      { path: '/body/amount/value', message: 'is wrong', rule: 'r' },
      { path: '/body/envelope', message: 'is for DID recipients only', rule: 'inapplicable' },
      { path: '/body/metadata', message: 'must not be larger than 8192 bytes', rule: 'metadata' },
    ]);
  });
});
