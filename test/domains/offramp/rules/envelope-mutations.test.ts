import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { describe, expect, it } from 'vitest';
import type { PaymentEnvelope } from '../../../../generated/contract/schemas.ts';
import { type EnvelopeFacts, faultOfEnvelope } from '../../../../src/domains/offramp/rules/envelopes/checks.ts';
import { isEnvelope } from '../../../../src/domains/offramp/rules/envelopes/shape.ts';
import {
  envelopeDocHash,
  envelopeDomain,
  envelopeSigner,
} from '../../../../src/domains/offramp/rules/envelopes/signature.ts';
import { Random } from '../../../contract/random.ts';
import { sign, unsigned } from '../envelope-fixture.ts';

const wallet = privateKeyToAccount(generatePrivateKey());
const senderDid = 'did:subject:idn_sender';
const payeeDid = `did:payid:${'ab'.repeat(32)}`;
const domain = envelopeDomain({ serviceName: 'Service', chainId: 84532 });
const sound = await sign(wallet, unsigned({ did: senderDid }, payeeDid));

const judge = async (envelope: PaymentEnvelope, facts: Partial<EnvelopeFacts> = {}) =>
  faultOfEnvelope(envelope, {
    now: new Date(),
    senderDid,
    signer: envelopeSigner(domain, envelope),
    takenBy: new Set(),
    wallets: [{ walletAddress: wallet.address, walletType: 'EOA', chainId: 84532, identityDid: senderDid }],
    payeeDid,
    amountBaseUnits: 10_000_000n,
    asset: 'USDC',
    assetId: 'eip155:84532/erc20:0x036cbd53842c5426634e7929541ec2318f3dcf7e',
    memo: null,
    isNonceUsed: false,
    ...facts,
  });

type Path = readonly (string | number)[];
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Every place of a value that is no object. */
const leavesOf = (value: unknown, path: Path = []): Path[] =>
  isObject(value) && !(Array.isArray(value) && value.length === 0)
    ? Object.entries(value).flatMap(([key, member]) => leavesOf(member, [...path, key]))
    : [path];

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, key) => Reflect.get(Object(part), key), value);

/** A copy with one place changed; `undefined` takes it away. */
function changed(value: PaymentEnvelope, path: Path, to: unknown): PaymentEnvelope {
  const copy = structuredClone(value);
  const parent = at(copy, path.slice(0, -1)) as Record<string, unknown>;
  const last = String(path.at(-1));
  if (to === undefined) delete parent[last];
  else parent[last] = to;
  return copy;
}

/** Other values of the same kind, that an envelope may have. */
function others(value: unknown, path: Path): unknown[] {
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') return [value + 1, 200];
  if (Array.isArray(value)) return [['US'], ['US', 'GB']];
  const text = String(value);
  if (path.at(-1) === 'memoHash')
    return [`0x${'0'.repeat(64)}`, `${text.slice(0, -1)}${text.endsWith('1') ? '2' : '1'}`];
  if (/^\d+$/.test(text)) return [String(BigInt(text) + 1n), String(BigInt(text) * 7n + 3n)];
  return [`${text}x`, 'x'];
}

const signedLeaves = leavesOf({ message: sound.message, doc: sound.doc });

describe('a changed envelope', () => {
  it('is valid as long as nothing is changed', async () => {
    expect(isEnvelope(sound)).toBe(true);
    expect(await judge(sound)).toBeUndefined();
    // The order of keys is no change: the hash is of the canonical form.
    const reversed = Object.fromEntries(Object.entries(sound.doc).reverse()) as PaymentEnvelope['doc'];
    expect(envelopeDocHash(reversed)).toBe(envelopeDocHash(sound.doc));
  });

  it.each(signedLeaves.map((path) => [path.join('.'), path] as const))(
    'with a changed %s and the old signature fails with SIGNATURE (R119, R120)',
    async (_name, path) => {
      for (const to of others(at(sound, path), path)) {
        const mutated = changed(sound, path, to);
        expect(isEnvelope(mutated), JSON.stringify(to)).toBe(true);
        expect(await judge(mutated), JSON.stringify(to)).toBe('SIGNATURE');
      }
    },
  );

  const REASONS: Readonly<Record<string, string | undefined>> = {
    'message.payer': 'PAYER_MISMATCH',
    'message.payeeDid': 'PAYEE_MISMATCH',
    'message.amountBaseUnits': 'AMOUNT_MISMATCH',
    'message.asset': 'AMOUNT_MISMATCH',
    'message.assetExponent': 'AMOUNT_MISMATCH',
    'doc.memoHash': 'MEMO_HASH_MISMATCH',
  };
  it.each(signedLeaves.map((path) => [path.join('.'), path] as const))(
    'with a changed %s and a new signature fails with its own reason, or is another valid envelope (R120)',
    async (name, path) => {
      for (const to of others(at(sound, path), path)) {
        const again = await sign(wallet, changed(sound, path, to));
        expect(await judge(again), JSON.stringify(to)).toBe(REASONS[name]);
      }
    },
  );

  it('fails with SIGNATURE for a hundred random bit flips of the signature', async () => {
    const random = new Random(148);
    for (let round = 0; round < 100; round += 1) {
      const digit = 2 + random.below(130);
      const flipped = (Number.parseInt(sound.signature[digit] ?? '0', 16) ^ (1 << (round % 4))).toString(16);
      const signature = `${sound.signature.slice(0, digit)}${flipped}${sound.signature.slice(digit + 1)}`;
      expect(await judge({ ...sound, signature }), signature).toBe('SIGNATURE');
    }
  });

  it('fails with EXPIRED from the exact moment of its expiry (R120)', async () => {
    const end = Number(sound.message.expiresAt) * 1000;
    expect(await judge(sound, { now: new Date(end - 1) })).toBeUndefined();
    expect(await judge(sound, { now: new Date(end) })).toBe('EXPIRED');
  });

  it('fails for a used nonce, another memo and a missing identity', async () => {
    expect(await judge(sound, { isNonceUsed: true })).toBe('NONCE_USED');
    expect(await judge(sound, { memo: 'x' })).toBe('MEMO_HASH_MISMATCH');
    expect(await judge(sound, { memo: '' })).toBeUndefined();
    expect(await judge(sound, { senderDid: null })).toBe('PAYER_MISMATCH');
    expect(await judge(sound, { payeeDid: null })).toBe('PAYEE_MISMATCH');
  });
});

describe('the shape check of an envelope', () => {
  const document = JSON.parse(readFileSync(new URL('../../../../generated/openapi.json', import.meta.url), 'utf8'));
  const { PaymentEnvelope: schema, ...rest } = document.components.schemas;
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const byContract = ajv.compile({ ...schema, components: { schemas: rest } });
  const everywhere = [...leavesOf(sound), ['message'], ['doc'], ['doc', 'minRecipientProceeds']];
  const wrong = [
    undefined,
    null,
    7,
    -1,
    1.5,
    '',
    ' ',
    '-1',
    '01',
    '1e3',
    true,
    {},
    [1],
    ['x'.repeat(65)],
    'x'.repeat(5000),
  ];

  it('accepts nothing that the contract does not describe', () => {
    expect(byContract(sound)).toBe(true);
    for (const path of everywhere) {
      for (const to of wrong) {
        const mutated = changed(sound, path, to);
        if (isEnvelope(mutated)) expect(byContract(mutated), `${path.join('.')} ${JSON.stringify(to)}`).toBe(true);
      }
      expect(isEnvelope({ ...sound, surplus: 1 })).toBe(false);
    }
  });

  it('refuses missing values, other types, and numbers that cannot be signed', () => {
    for (const path of everywhere) {
      for (const to of [undefined, null]) expect(isEnvelope(changed(sound, path, to)), path.join('.')).toBe(false);
    }
    const numbers: [Path, string][] = [
      [['message', 'nonce'], String(2n ** 256n)],
      [['message', 'nonce'], '007'],
      [['message', 'nonce'], '0x7'],
      [['message', 'expiresAt'], String(2n ** 64n)],
      [['message', 'expiresAt'], '1.5'],
      [['message', 'amountBaseUnits'], '-1'],
    ];
    for (const [path, to] of numbers) expect(isEnvelope(changed(sound, path, to)), to).toBe(false);
    expect(isEnvelope(changed(sound, ['message', 'paymentObjectId'], '\uD800'))).toBe(false);
    expect(isEnvelope(changed(sound, ['doc', 'maxAttempts'], 0))).toBe(false);
  });
});
