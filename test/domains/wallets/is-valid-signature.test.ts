import ProtocolKit, { buildSignatureBytes, EthSafeSignature, hashSafeMessage } from '@safe-global/protocol-kit';
import { type Address, concatHex, encodeAbiParameters, type Hex, size } from 'viem';
import { hashTypedData, keccak256, stringToHex } from 'viem/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createChain, isValidSignature, TenantChain } from '../../../src/payments/chain/index.ts';
import { CHAIN_ID, RELAYER_KEY, startTestChain, type TestChain } from '../../support/chain.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { newOwner, ownersOf, runUntilChainIdle } from './owners.ts';

const SafeKit = 'init' in ProtocolKit ? (ProtocolKit as unknown as typeof ProtocolKit.default) : ProtocolKit.default;

/** What some attestation would have the organization sign. */
const DIGEST = hashTypedData({
  domain: { name: 'Service', version: '1', chainId: CHAIN_ID },
  types: { Attestation: [{ name: 'text', type: 'string' }] },
  primaryType: 'Attestation',
  message: { text: 'Ada may pay' },
});

const SAFE_MESSAGE = { SafeMessage: [{ name: 'message', type: 'bytes' }] } as const;

describe('the signature of a Safe (EIP-1271)', () => {
  let chain: TestChain;
  let service: TestService;
  let safe: Address;
  let undeployed: Address;
  const owners = [newOwner(), newOwner(), newOwner()].toSorted((a, b) =>
    a.address.toLowerCase() < b.address.toLowerCase() ? -1 : 1,
  );
  const [one, two, three] = owners as [(typeof owners)[0], (typeof owners)[0], (typeof owners)[0]];
  const stranger = newOwner();

  beforeAll(async () => {
    chain = await startTestChain();
    service = await startTestService({ chain: chain.source });
    const { api } = await service.signUp('Signers');
    const body = { name: 'Signers', owners: ownersOf(owners.map(({ address }) => address)), threshold: 2 };
    safe = (await api.createWallet(body).unwrap()).address as Address;
    await runUntilChainIdle(service);
    await api.setTestChain({ holdDeployments: true }).unwrap();
    undeployed = (await api.createWallet(body).unwrap()).address as Address;
  });
  afterAll(async () => {
    await service?.stop();
    await chain?.stop();
  });

  const sign = (owner: typeof one, { verifyingContract = safe, chainId = CHAIN_ID, digest = DIGEST as Hex } = {}) =>
    owner.signTypedData({
      domain: { chainId, verifyingContract },
      types: SAFE_MESSAGE,
      primaryType: 'SafeMessage',
      message: { message: digest },
    });
  const check = (signature: Hex, of = safe, digest: Hex = DIGEST) =>
    isValidSignature(new TenantChain(chain.chain, false), { safe: of, digest, signature });

  it('is valid when the threshold is met by owners who signed with protocol-kit', async () => {
    const kit = await SafeKit.init({ provider: chain.url, safeAddress: safe });
    const message = await kit.getSafeMessageHash(hashSafeMessage(DIGEST));
    expect(message).toMatch(/^0x/);
    const signatures = await Promise.all(
      [three, one].map(async (owner) => new EthSafeSignature(owner.address, await sign(owner))),
    );
    const blob = buildSignatureBytes(signatures) as Hex;
    expect(await check(blob)).toBe(true);
    expect(await kit.isValidSignature(DIGEST, blob)).toBe(true);
    expect(await check(concatHex([await sign(one), await sign(two), await sign(three)]))).toBe(true);
  });

  it('is invalid with too few owners, a repeated owner, or owners out of order', async () => {
    expect(await check(await sign(one))).toBe(false);
    expect(await check(concatHex([await sign(one), await sign(one)]))).toBe(false);
    expect(await check(concatHex([await sign(two), await sign(one)]))).toBe(false);
    expect(await check(concatHex([await sign(one), await sign(stranger)]))).toBe(false);
    expect(await check('0x')).toBe(false);
    expect(await check(`${await sign(one)}0` as Hex)).toBe(false);
  });

  it('is invalid for another digest, another Safe or another chain', async () => {
    const both = async (given: Parameters<typeof sign>[1]) =>
      concatHex([await sign(one, given), await sign(two, given)]);
    expect(await check(await both({}))).toBe(true);
    expect(await check(await both({}), safe, keccak256(stringToHex('another')))).toBe(false);
    expect(await check(await both({ verifyingContract: undeployed }))).toBe(false);
    expect(await check(await both({ chainId: 8453 }))).toBe(false);
  });

  it('is invalid when owners signed the raw digest or a prefixed text (A 4.3)', async () => {
    const raw = await Promise.all([one, two].map((owner) => owner.sign({ hash: DIGEST })));
    expect(await check(concatHex(raw))).toBe(false);
    const kit = await SafeKit.init({ provider: chain.url, safeAddress: safe });
    const hash = await kit.getSafeMessageHash(DIGEST);
    const prefixed = await Promise.all(
      [one, two].map(async (owner) => {
        const signature = await owner.signMessage({ message: { raw: hash as Hex } });
        const v = Number.parseInt(signature.slice(-2), 16) + 4;
        return `${signature.slice(0, -2)}${v.toString(16)}` as Hex;
      }),
    );
    // The Safe itself would take it: that is why it is looked at.
    expect(await kit.isValidSignature(DIGEST, concatHex(prefixed))).toBe(true);
    expect(await check(concatHex(prefixed))).toBe(false);
    expect(await check(concatHex([await sign(one), prefixed[1] as Hex]))).toBe(false);
  });

  it('is invalid from an EOA, for an undeployed Safe, and wrapped with its deployment (ERC-6492)', async () => {
    const own = await one.sign({ hash: DIGEST });
    expect(size(own)).toBe(65);
    expect(await check(own, one.address)).toBe(false);
    const given = { verifyingContract: undeployed };
    const blob = concatHex([await sign(one, given), await sign(two, given)]);
    expect(await check(blob, undeployed)).toBe(false);
    const wrapped = concatHex([
      encodeAbiParameters([{ type: 'address' }, { type: 'bytes' }, { type: 'bytes' }], [safe, '0x', blob]),
      `0x${'6492'.repeat(16)}`,
    ]);
    expect(await check(wrapped, undeployed)).toBe(false);
    const good = concatHex([await sign(one), await sign(two)]);
    expect(await check(concatHex([good, `0x${'6492'.repeat(16)}`]))).toBe(false);
  });

  it('is undefined when the chain does not answer', async () => {
    const off = createChain({
      chainId: CHAIN_ID,
      relayerKey: RELAYER_KEY,
      deploys: true,
      source: { kind: 'off', reason: 'none' },
    });
    const signature = concatHex([await sign(one), await sign(two)]);
    await expect(
      isValidSignature(new TenantChain(off, false), { safe, digest: DIGEST, signature }),
    ).rejects.toMatchObject({
      name: 'ChainUnavailable',
    });
  });
});
