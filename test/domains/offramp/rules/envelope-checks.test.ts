import { describe, expect, it } from 'vitest';
import {
  contractsToAsk,
  type EnvelopeFacts,
  faultOfEnvelope,
  type PayerWallet,
  signerOf,
} from '../../../../src/domains/offramp/rules/envelopes/checks.ts';
import { envelopeMemoHash } from '../../../../src/domains/offramp/rules/envelopes/signature.ts';
import { anEnvelope } from './an-envelope.ts';

const PAYER = 'did:subject:idn_1';
const OTHER = 'did:subject:idn_2';
const wallet = (walletAddress: string, more: Partial<PayerWallet> = {}): PayerWallet => ({
  walletAddress,
  walletType: 'EOA',
  chainId: 84_532,
  identityDid: PAYER,
  ...more,
});
const contract = (address: string, more: Partial<PayerWallet> = {}) =>
  wallet(address, { walletType: 'SMART_ACCOUNT', ...more });

const facts = (more: Partial<EnvelopeFacts> = {}): EnvelopeFacts => ({
  now: new Date('2026-03-02T08:59:59.999Z'),
  senderDid: PAYER,
  signer: '0xA',
  takenBy: new Set(),
  wallets: [wallet('0xA')],
  payeeDid: `did:payid:${'ab'.repeat(32)}`,
  amountBaseUnits: 25_000_000n,
  asset: 'USDC',
  assetId: 'eip155:84532/erc20:0x01',
  memo: 'Rent',
  isNonceUsed: false,
  ...more,
});

const envelope = (message: object = {}, doc: object = {}) => {
  const one = anEnvelope();
  return {
    ...one,
    message: { ...one.message, expiresAt: String(Date.parse('2026-03-02T09:00:00.000Z') / 1000), ...message },
    doc: { ...one.doc, memoHash: envelopeMemoHash('Rent'), ...doc },
  };
};

describe('a valid envelope (D-148)', () => {
  it.each<[string, Partial<EnvelopeFacts>, object]>([
    ['signed by the payer’s key', {}, {}],
    ['in the asset’s full name', {}, { asset: 'eip155:84532/erc20:0x01' }],
    ['taken by the payer’s contract', { signer: undefined, wallets: [contract('0xC')], takenBy: new Set(['0xC']) }, {}],
    [
      'with another wallet of the key beside it',
      { wallets: [wallet('0xA', { identityDid: OTHER }), wallet('0xA')] },
      {},
    ],
  ])('%s', (_what, more, message) => {
    expect(faultOfEnvelope(envelope(message), facts(more))).toBeUndefined();
  });

  it('needs no memo', () => {
    expect(faultOfEnvelope(envelope({}, { memoHash: envelopeMemoHash(null) }), facts({ memo: null }))).toBeUndefined();
  });
});

describe('the first failing check decides the reason (D-148)', () => {
  /** Each with everything after it wrong too. */
  const wrong: readonly [string, Partial<EnvelopeFacts>, object][] = [
    ['SIGNATURE', { signer: '0xB' }, {}],
    ['PAYER_MISMATCH', { senderDid: OTHER }, {}],
    ['PAYEE_MISMATCH', { payeeDid: 'did:payid:other' }, {}],
    ['AMOUNT_MISMATCH', { amountBaseUnits: 1n }, {}],
    ['EXPIRED', { now: new Date('2026-03-02T09:00:00.000Z') }, {}],
    ['NONCE_USED', { isNonceUsed: true }, {}],
    ['MEMO_HASH_MISMATCH', { memo: 'rent' }, {}],
  ];

  it.each(wrong.map(([fault], at) => [fault, at] as const))('%s', (fault, at) => {
    const rest = Object.assign({}, ...wrong.slice(at).map(([, more]) => more));
    expect(faultOfEnvelope(envelope(), facts(rest))).toBe(fault);
    expect(faultOfEnvelope(envelope(), facts(wrong[at]?.[1]))).toBe(fault);
  });

  it.each<[string, string, Partial<EnvelopeFacts>, object]>([
    ['nobody signed', 'SIGNATURE', { signer: undefined }, {}],
    ['a contract’s address is no key', 'SIGNATURE', { wallets: [contract('0xA')] }, {}],
    ['a key’s address is no contract', 'SIGNATURE', { signer: undefined, takenBy: new Set(['0xA']) }, {}],
    ['no wallet is bound', 'SIGNATURE', { wallets: [] }, {}],
    [
      'the wallet is another identity’s of the tenant',
      'PAYER_MISMATCH',
      { wallets: [wallet('0xA', { identityDid: OTHER })] },
      {},
    ],
    ['the tenant has no identity', 'PAYER_MISMATCH', { senderDid: null }, {}],
    ['the payer is another than the sender', 'PAYER_MISMATCH', {}, { payer: OTHER }],
    ['nobody holds the handle', 'PAYEE_MISMATCH', { payeeDid: null }, {}],
    ['another asset', 'AMOUNT_MISMATCH', {}, { asset: 'USDT' }],
    ['another exponent', 'AMOUNT_MISMATCH', {}, { assetExponent: 8 }],
    ['another amount', 'AMOUNT_MISMATCH', {}, { amountBaseUnits: '25000001' }],
    ['a memo that was not signed', 'MEMO_HASH_MISMATCH', { memo: null }, {}],
  ])('%s: %s', (_what, fault, more, message) => {
    expect(faultOfEnvelope(envelope(message), facts(more))).toBe(fault);
  });
});

describe('the signer of an envelope', () => {
  it.each<[string, Partial<EnvelopeFacts>, string | undefined]>([
    ['the payer’s', {}, '0xA'],
    ['the payer’s contract', { signer: undefined, wallets: [contract('0xC')], takenBy: new Set(['0xC']) }, '0xC'],
    ['nobody’s', { signer: '0xB' }, undefined],
    ['another identity’s does not count', { wallets: [wallet('0xA', { identityDid: OTHER })] }, undefined],
  ])('%s', (_what, more, expected) => {
    expect(signerOf(envelope(), facts(more))).toBe(expected);
  });
});

describe('the contracts that are asked about a signature', () => {
  const wallets = [
    wallet('0xKey'),
    contract('0xC'),
    contract('0xM', { walletType: 'MULTISIG_WALLET' }),
    contract('0xElsewhere', { chainId: 1 }),
    contract('0xOther', { identityDid: OTHER }),
  ];

  it('are the payer’s own contracts on this chain, when no key has signed', () => {
    expect(contractsToAsk(envelope(), facts({ signer: undefined, wallets }), 84_532)).toEqual(['0xC', '0xM']);
    expect(contractsToAsk(envelope(), facts({ signer: undefined, wallets }), 1)).toEqual(['0xElsewhere']);
  });

  it('are none when a key of the tenant has signed, or a contract has confirmed', () => {
    expect(contractsToAsk(envelope(), facts({ signer: '0xKey', wallets }), 84_532)).toEqual([]);
    expect(
      contractsToAsk(envelope(), facts({ signer: undefined, wallets, takenBy: new Set(['0xC']) }), 84_532),
    ).toEqual([]);
  });
});
