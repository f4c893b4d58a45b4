import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { payable } from '../offramp/fixture.ts';
import { newKey, paid, pay, read, send } from './intent-fixture.ts';

const phoneNumber = '+15550610001';
const did = `did:payid:${'0'.repeat(64)}`;
const recipient = { phoneNumber };
const amount = { value: '1.00', currency: 'USD' as const };
const sourceWalletId = 'wal_00000000000000000000000000';

let service: TestService;
let sender: TestTenant;

beforeAll(async () => {
  service = await startTestService();
  sender = await service.signUp('Bodies Of Intents');
  await sender.fund('1000.00');
  await payable(service, 'Paid By Intents', phoneNumber);
});
afterAll(() => service.stop());

/** Funding that each code is for, and other things wrong with a body, which come after it. */
const FUNDING: Readonly<Record<string, object>> = {
  ACCOUNT_CHAIN_MISMATCH: { chainId: 8453 },
  FUNDING_MODE_NOT_AVAILABLE: { mode: 'MULTISIG_PROPOSAL' },
  INVALID_WALLET_ADDRESS: { refundAddress: '' },
};
const OTHER_FAULTS: Readonly<Record<string, { amount?: object; funding?: object }>> = {
  'an unknown field': { surplus: true } as object,
  'another currency': { amount: { currency: 'EUR' } },
  'a memo that is no text': { memo: 5 } as object,
  'an unknown field of the funding': { funding: { surplus: true } },
};

const post = (body: object | string, headers?: Record<string, string>) => send(service, sender, body, headers);

describe('the refusal of a recipient', () => {
  test.each<[string, object, string]>([
    ['no reference', {}, 'names no recipient. Send one'],
    ['two references', { phoneNumber, did }, 'more than one recipient'],
    ['the field of the off-ramp surface', { phone: phoneNumber }, 'Intents take phoneNumber, email, did or'],
    ['an address of nobody', { email: 'nobody@nowhere.test' }, 'A DID reservation lets an intent pay it'],
  ])('says what to send instead: %s', async (_what, to, words) => {
    const { message } = await post({ idempotencyKey: newKey(), recipient: to, amount });
    expect(message).toContain(words);
  });
});

describe('one code per body, the first of D-160', () => {
  test.each<[string, object, string]>([
    ['both shapes (R213)', { recipient, sourceWalletId, amount }, 'AMBIGUOUS_PAYMENT_BODY'],
    ['both shapes before everything else', { recipient: 1, sourceWalletId, surplus: 1 }, 'AMBIGUOUS_PAYMENT_BODY'],
    ['neither shape (R214)', { amount }, 'UNRECOGNIZED_PAYMENT_BODY'],
    ['null is absent', { recipient: null, sourceWalletId: null, amount }, 'UNRECOGNIZED_PAYMENT_BODY'],
    ['a recipient that is no object (R215)', { recipient: 'x', amount }, 'INVALID_PAYMENT_BODY'],
    ['no reference', { recipient: {}, amount }, 'RECIPIENT_REQUIRED'],
    ['no reference before a bad amount', { recipient: {}, amount: { value: 'x' } }, 'RECIPIENT_REQUIRED'],
    ['two references (R216)', { recipient: { phoneNumber, did }, amount }, 'RECIPIENT_AMBIGUOUS'],
    ['two others (R216)', { recipient: { email: 'a@b.test', identityId: 'x' }, amount }, 'RECIPIENT_AMBIGUOUS'],
    ['an unknown reference', { recipient: { carrierPigeon: 'x' }, amount }, 'UNSUPPORTED_RECIPIENT_KIND'],
    ['a raw address (D-403)', { recipient: { walletAddress: '0x1' }, amount }, 'UNSUPPORTED_RECIPIENT_KIND'],
    ['a raw address before its amount', { recipient: { walletAddress: '0x1' } }, 'UNSUPPORTED_RECIPIENT_KIND'],
    ['a bad phone before a bad amount', { recipient: { phoneNumber: '1' }, amount: { value: 'x' } }, 'INVALID_PHONE'],
    ['a phone that no country has', { recipient: { phoneNumber: '+999123456789' }, amount }, 'INVALID_PHONE'],
    ['a malformed payid', { recipient: { did: 'did:payid:0' }, amount }, 'INVALID_DID'],
    ['a handle as a DID (D-153)', { recipient: { did: 'acme' }, amount }, 'INVALID_DID'],
    ['another method of DIDs (R229)', { recipient: { did: 'did:web:x.test:acme' }, amount }, 'DID_NOT_RESOLVABLE'],
    ['an amount as a number (R217)', { recipient, amount: { value: 1, currency: 'USD' } }, 'INVALID_AMOUNT'],
    ['seven fraction digits (R217)', { recipient, amount: { ...amount, value: '1.0000001' } }, 'INVALID_AMOUNT'],
    ['nothing to pay (R217)', { recipient, amount: { ...amount, value: '0.00' } }, 'INVALID_AMOUNT'],
    [
      'another currency (R217, R215)',
      { recipient, amount: { value: '1.00', currency: 'EUR' } },
      'INVALID_PAYMENT_BODY',
    ],
    ['a bad amount before another currency', { recipient, amount: { value: 'x', currency: 'EUR' } }, 'INVALID_AMOUNT'],
    ['no amount', { recipient }, 'INVALID_PAYMENT_BODY'],
    ['another chain', { recipient, amount, funding: { chainId: 1 } }, 'ACCOUNT_CHAIN_MISMATCH'],
    ...[0, -5, 1.5].map((chainId): [string, object, string] => [
      `${chainId} is a chain that is not ours (D-080)`,
      { recipient, amount, funding: { chainId } },
      'ACCOUNT_CHAIN_MISMATCH',
    ]),
    ['another chain by CAIP-2', { recipient, amount, funding: { chain: 'eip155:8453' } }, 'ACCOUNT_CHAIN_MISMATCH'],
    ['another chain by name', { recipient, amount, funding: { chain: 'base' } }, 'ACCOUNT_CHAIN_MISMATCH'],
    ['a chain nobody knows', { recipient, amount, funding: { chain: 'nowhere' } }, 'ACCOUNT_CHAIN_MISMATCH'],
    [
      'two chains (D-155)',
      { recipient, amount, funding: { chain: 'eip155:84532', chainId: 8453 } },
      'INVALID_PAYMENT_BODY',
    ],
    [
      'multisig funding (D-423)',
      { recipient, amount, funding: { mode: 'MULTISIG_PROPOSAL' } },
      'FUNDING_MODE_NOT_AVAILABLE',
    ],
    [
      'deposits are off (D-083)',
      { recipient, amount, funding: { mode: 'ONCHAIN_DEPOSIT' } },
      'FUNDING_MODE_NOT_AVAILABLE',
    ],
    ['another asset', { recipient, amount, funding: { asset: 'USDT' } }, 'FUNDING_MODE_NOT_AVAILABLE'],
    [
      'a funding code before a fault of the body',
      { recipient, amount, funding: { asset: 'USDT' }, metadata: { a: { b: { c: { d: 1 } } } } },
      'FUNDING_MODE_NOT_AVAILABLE',
    ],
    ...['ACCOUNT_CHAIN_MISMATCH', 'FUNDING_MODE_NOT_AVAILABLE', 'INVALID_WALLET_ADDRESS'].flatMap((code) =>
      Object.entries(OTHER_FAULTS).map(([what, fault]): [string, object, string] => [
        `${code} before ${what} (D-160)`,
        {
          recipient,
          ...fault,
          amount: { ...amount, ...fault.amount },
          funding: { ...fault.funding, ...FUNDING[code] },
        },
        code,
      ]),
    ),
    [
      'another chain before a refund address that is no text (D-160)',
      { recipient, amount, funding: { chainId: 8453, refundAddress: 1 } },
      'ACCOUNT_CHAIN_MISMATCH',
    ],
    [
      'another chain before a mode (D-160)',
      { recipient, amount, funding: { chainId: 8453, mode: 'ONCHAIN_DEPOSIT' } },
      'ACCOUNT_CHAIN_MISMATCH',
    ],
    [
      'a mode before the refund address that it wants (D-160)',
      { recipient, amount, funding: { mode: 'ONCHAIN_DEPOSIT', refundAddress: 'nowhere' } },
      'FUNDING_MODE_NOT_AVAILABLE',
    ],
    [
      'a bad amount before a funding code (D-160)',
      { recipient, amount: { ...amount, value: 'x' }, funding: { chainId: 8453 }, surplus: 1 },
      'INVALID_AMOUNT',
    ],
    ['funding that is no object', { recipient, amount, funding: [] }, 'INVALID_PAYMENT_BODY'],
    ['a mode that there is not', { recipient, amount, funding: { mode: 'CASH' } }, 'INVALID_PAYMENT_BODY'],
    [
      'a refund address of a balance',
      { recipient, amount, funding: { refundAddress: `0x${'1'.repeat(40)}` } },
      'INVALID_PAYMENT_BODY',
    ],
    ['an envelope for a phone', { recipient, amount, envelope: {} }, 'INVALID_PAYMENT_BODY'],
    ['an envelope for an e-mail', { recipient: { email: 'a@b.test' }, amount, envelope: {} }, 'INVALID_PAYMENT_BODY'],
    ['an unknown field (R215)', { recipient, amount, surplus: true }, 'INVALID_PAYMENT_BODY'],
    [
      'any other key of the recipient (D-158)',
      { recipient: { phoneNumber, name: 'x' }, amount },
      'UNSUPPORTED_RECIPIENT_KIND',
    ],
    [
      'a preference that there is not (D-154)',
      { recipient, amount, delivery: { preference: 'fast' } },
      'INVALID_PAYMENT_BODY',
    ],
    ['a purpose that there is not (D-167)', { recipient, amount, purpose: { type: 'gift' } }, 'INVALID_PAYMENT_BODY'],
    [
      'an intent with a legacy destination (R215)',
      { recipient, amount, destination: { type: 'wallet', walletId: 'x' } },
      'INVALID_PAYMENT_BODY',
    ],
  ])('%s', async (_name, body, code) => {
    const answer = await post({ idempotencyKey: newKey(), ...body });
    expect(answer).toMatchObject({ status: 400, code });
  });

  test('the fault has the path of the intent’s field', async () => {
    const at = async (body: object) => (await post({ idempotencyKey: newKey(), amount, ...body })).paths;
    expect(await at({ recipient: { phoneNumber: '+999123456789' } })).toEqual(['/body/recipient/phoneNumber']);
    expect(await at({ recipient, funding: { refundAddress: '0x1' } })).toEqual(['/body/funding/refundAddress']);
    expect(await at({ recipient, funding: { chain: 'base', chainId: 84532 }, metadata: { a: [[[1]]] } })).toEqual([
      '/body/funding/chain',
      '/body/metadata',
    ]);
  });

  test('the refusal names the faulty fields, whatever its code (D-034, D-160)', async () => {
    const at = async (funding: object, more: object = {}) => {
      const { code, paths } = await post({ idempotencyKey: newKey(), recipient, amount, funding, ...more });
      return [code, ...paths];
    };
    expect(await at({ chainId: 1 })).toEqual(['ACCOUNT_CHAIN_MISMATCH', '/body/funding/chainId']);
    expect(await at({ chain: 'base' })).toEqual(['ACCOUNT_CHAIN_MISMATCH', '/body/funding/chain']);
    const unavailable = 'FUNDING_MODE_NOT_AVAILABLE';
    expect(await at({ mode: 'ONCHAIN_DEPOSIT' })).toEqual([unavailable, '/body/funding/mode']);
    expect(await at({ asset: 'USDT' })).toEqual([unavailable, '/body/funding/asset']);
    expect(await at({ network: 'tron' })).toEqual([unavailable, '/body/funding/network']);
    expect(await at({ asset: 'USDT', network: 'tron' })).toEqual([unavailable, '/body/funding/asset']);
    expect(await at({ mode: 'ONCHAIN_DEPOSIT' }, { surplus: 1 })).toEqual([unavailable, '/body/funding/mode']);
    expect(await at({ refundAddress: '' }, { surplus: 1 })).toEqual([
      'INVALID_WALLET_ADDRESS',
      '/body/surplus',
      '/body/funding/refundAddress',
    ]);
  });

  test('an invalid body does not use up its idempotency key', async () => {
    const idempotencyKey = newKey();
    const invalid = { idempotencyKey, recipient, amount, surplus: 1 };
    expect(await post(invalid)).toMatchObject({ status: 400, code: 'INVALID_PAYMENT_BODY' });
    expect((await post({ idempotencyKey, recipient, amount })).status).toBe(202);
    expect(await post(invalid)).toMatchObject({ status: 400, code: 'INVALID_PAYMENT_BODY' });
  });

  test('accepts chain and chainId that agree, and a key with null', async () => {
    const funding = { mode: 'INTERNAL_BALANCE', chain: 'base-sepolia', chainId: 84532, asset: 'USDC' };
    const body = { recipient: { phoneNumber, did: null }, amount, funding, memo: null, sourceWalletId: null };
    expect((await post({ ...body, idempotencyKey: newKey() })).status).toBe(202);
  });

  test('an invoice of another tenant or unknown is 404 (D-167)', async () => {
    const purpose = { type: 'invoice', invoiceId: 'inv_00000000000000000000000000' };
    expect(await post({ recipient, amount, purpose, idempotencyKey: newKey() })).toMatchObject({
      status: 404,
      code: 'INVOICE_NOT_FOUND',
    });
  });
});

describe('metadata (R218, D-168)', () => {
  const echoed = async (metadata: Record<string, unknown>) => {
    const created = await paid(sender, recipient, { metadata });
    const answers = [created.metadata, (await read(sender, created.id)).metadata];
    const { payments } = await sender.api.listPayments({ take: 1 }).unwrap();
    for (const one of payments) if (one.generation === 'intent') answers.push(one.metadata);
    return answers.map((one) => JSON.stringify(one));
  };

  test('returns with its values and order of keys, and has no effect', async () => {
    const metadata = {
      zebra: 1,
      apple: [1, 2.5, null, true, { deep: '…' }],
      status: 'DELIVERED',
      amount: { value: '9999.00' },
      createdAt: 'yesterday',
      __proto__x: 'kept',
      empty: {},
      'a key, with punctuation': '\u00e9\u{1f600}',
    };
    expect(new Set(await echoed(metadata))).toEqual(new Set([JSON.stringify(metadata)]));
  });

  test('is refused beyond its limits', async () => {
    const full = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`k${at}`, at]));
    expect((await echoed(full))[0]).toBe(JSON.stringify(full));
    const refused = async (metadata: unknown) =>
      (await post({ recipient, amount, metadata, idempotencyKey: newKey() })).code ?? 'none';
    expect(await refused({ ...full, one: 1 })).toBe('INVALID_PAYMENT_BODY');
    expect(await refused({ ['k'.repeat(41)]: 1 })).toBe('INVALID_PAYMENT_BODY');
    expect(await refused({ '': 1 })).toBe('INVALID_PAYMENT_BODY');
    expect(await refused({ a: { b: { c: 1 } } })).toBe('none');
    expect(await refused({ a: { b: { c: { d: 1 } } } })).toBe('INVALID_PAYMENT_BODY');
    expect(await refused({ text: 'x'.repeat(8181) })).toBe('none');
    expect(await refused({ text: 'x'.repeat(8182) })).toBe('INVALID_PAYMENT_BODY');
    expect(await refused(['not', 'an', 'object'])).toBe('INVALID_PAYMENT_BODY');
  });
});

describe('the key (A 4.2, D-057 to D-059)', () => {
  const body = () => ({ recipient, amount });

  test('is required for an intent, in the header or in the body (R212)', async () => {
    expect(await post(body())).toMatchObject({ status: 400, code: 'IDEMPOTENCY_KEY_REQUIRED' });
    expect((await post(body(), { 'idempotency-key': newKey() })).status).toBe(202);
    expect((await post({ ...body(), idempotencyKey: newKey() })).status).toBe(202);
    const differing = await post({ ...body(), idempotencyKey: newKey() }, { 'idempotency-key': newKey() });
    expect(differing).toMatchObject({ status: 400, code: 'INVALID_PAYMENT_BODY', paths: ['/body/idempotencyKey'] });
  });

  test('returns the original payment when repeated, and makes no second one (R288)', async () => {
    const idempotencyKey = newKey();
    const before = await sender.balances();
    const first = await pay(sender, recipient, { idempotencyKey });
    const again = await pay(sender, recipient, { idempotencyKey, amount: { value: '10.0', currency: 'USD' } });
    expect(again.response?.headers.get('idempotency-replayed')).toBe('true');
    expect(again.data).toEqual(first.data);
    expect((await sender.balances()).available).toBe((before.available ?? 0n) - 10_000_000n);
  });

  test('is refused with 409 for another amount, recipient, mode or destination (D-058)', async () => {
    const idempotencyKey = newKey();
    await pay(sender, recipient, { idempotencyKey }).unwrap();
    const first = { recipient, amount: { value: '10.00', currency: 'USD' }, idempotencyKey };
    for (const change of [
      { amount: { value: '10.01', currency: 'USD' } },
      { recipient: { phoneNumber: '+15550610002' } },
      { funding: { mode: 'ONCHAIN_DEPOSIT' } },
      { requestedDestinationId: 'dst_1' },
    ]) {
      const answer = await post({ ...first, ...change });
      expect(answer, JSON.stringify(change)).toMatchObject({ status: 409, code: 'IDEMPOTENCY_KEY_REUSED' });
    }
    expect((await post({ ...first, memo: 'another' })).status).toBe(202);
    // A default that is spelled out equals its absence (D-489).
    expect((await post({ ...first, funding: { mode: 'INTERNAL_BALANCE' } })).status).toBe(202);
  });

  test('belongs to its tenant (R219)', async () => {
    const other = await service.signUp('Same Key');
    await other.fund('100.00');
    const idempotencyKey = newKey();
    const [mine, theirs] = [
      await paid(sender, recipient, { idempotencyKey }),
      await paid(other, recipient, { idempotencyKey }),
    ];
    expect(theirs.id).not.toBe(mine.id);
  });
});
