import type { Address } from 'viem';
import { hashMessage } from 'viem/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Identity, WalletBinding } from '../../../generated/contract/schemas.ts';
import { startTestChain, type TestChain } from '../../support/chain.ts';
import { type FaultProxy, startFaultProxy } from '../../support/fault-proxy.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { changesNothing } from '../../support/unchanged.ts';
import { refusal } from '../offramp/fixture.ts';
import { newOwner } from '../wallets/owners.ts';
import { deploySafe, signForSafe } from '../wallets/safe.ts';
import { bind, businessOf, newWallet, signed } from './wallets-of-identities.ts';

const HEALTHY = { error: 0, hang: 0, lost: 0 };
/** The selector of the one call that asks a contract. */
const IS_VALID_SIGNATURE = '1626ba7e';
const QUARTER_MS = 15 * 60 * 1000;

let chain: TestChain;
let proxy: FaultProxy;
let service: TestService;
let tenant: TestTenant;
let identity: Identity;
beforeAll(async () => {
  chain = await startTestChain();
  proxy = await startFaultProxy(chain.url, HEALTHY);
  service = await startTestService({
    chain: { kind: 'rpc', urls: [proxy.url], rpc: { timeoutMs: 1000, retryCount: 0 } },
  });
  tenant = await service.signUp('Bound');
  identity = await businessOf(tenant);
}, 60_000);
afterAll(async () => {
  await service?.stop();
  await proxy?.close();
  await chain?.stop();
});

const start = (
  walletAddress: string,
  more: Partial<{ chainId: number; walletType: WalletBinding['walletType'] }> = {},
) => tenant.api.startWalletBinding({ id: identity.id, walletAddress, ...more });
const path = ({ identityId: id, id: bindingId }: WalletBinding) => ({ id, bindingId });
const statusOf = async ({ id }: WalletBinding): Promise<string> =>
  (await tenant.api.listWalletBindings({ id: identity.id }).unwrap()).wallets.find((one) => one.id === id)?.status ??
  '';

describe('a binding (B 3, B 4.7, D-322, D-324)', () => {
  test('starts PENDING with the four lines to sign, its address checksummed (R381, R383, R481, R485)', async () => {
    const wallet = newWallet();
    const started = await start(wallet.address.toLowerCase());
    expect(started.response?.status).toBe(201);
    const binding = started.data as WalletBinding;
    expect(binding).toMatchObject({
      identityId: identity.id,
      chainFamily: 'EVM',
      chainId: 84532,
      walletAddress: wallet.address,
      walletType: 'EOA',
      controllerType: 'ORGANIZATION',
      verificationMethod: 'SIGNATURE_CHALLENGE',
      status: 'PENDING',
      validFrom: null,
      validUntil: null,
      verifiedAt: null,
    });
    const [title, did, address, nonce, ...rest] = binding.challenge?.split('\n') ?? [];
    expect([title, did, address, rest]).toEqual([
      'Service wallet binding',
      `did: ${identity.did}`,
      `wallet: ${wallet.address}`,
      [],
    ]);
    expect(nonce).toMatch(/^nonce: [0-9a-f]{32}$/);
    const { wallets } = await tenant.api.listWalletBindings({ id: identity.id, status: 'PENDING' }).unwrap();
    expect(wallets[0]).toEqual({ ...binding, challenge: null });
    expect((await start(newWallet().address).unwrap()).challenge).not.toContain(nonce);
  });

  test('has the controller SELF for the identity of the calling member', async () => {
    const { memberId, api } = tenant;
    const { id } = await api.createIdentity({ subjectType: 'TENANT_MEMBER', memberId }).unwrap();
    const binding = await api.startWalletBinding({ id, walletAddress: newWallet().address, chainId: 84532 }).unwrap();
    expect(binding.controllerType).toBe('SELF');
  });

  test('is refused for an invalid address, another chain, and an identity of another tenant', async () => {
    const { address } = newWallet();
    const wrongCase = address.replace(/[a-fA-F]/, (one) =>
      one === one.toLowerCase() ? one.toUpperCase() : one.toLowerCase(),
    );
    expect(refusal(await start(wrongCase)).code).toBe('INVALID_WALLET_ADDRESS');
    expect(refusal(await start('0x12')).code).toBe('INVALID_WALLET_ADDRESS');
    expect(refusal(await start(address, { chainId: 1 })).code).toBe('VALIDATION_FAILED');
    const other = await service.signUp('Unbound');
    const foreign = await other.api.startWalletBinding({ id: identity.id, walletAddress: address });
    expect(refusal(foreign).code).toBe('IDENTITY_NOT_FOUND');
  });

  test('becomes ACTIVE by the wallet’s own signature, once (R428, R482, R483)', async () => {
    const wallet = newWallet();
    const binding = await start(wallet.address).unwrap();
    const proof = await signed(binding, wallet);
    const active = await tenant.api.verifyWalletBinding(proof).unwrap();
    expect(active).toMatchObject({ id: binding.id, status: 'ACTIVE', challenge: null, validUntil: null });
    expect(active.validFrom).toBe(active.verifiedAt);
    expect(active.validFrom).not.toBeNull();
    expect(refusal(await tenant.api.verifyWalletBinding(proof)).code).toBe('WALLET_BINDING_NOT_PENDING');
    await service.runUntilIdle();
    const { events } = await tenant.api.listEvents({ resourceId: binding.id }).unwrap();
    expect(events.map(({ type }) => type)).toEqual(['wallet_binding.active']);
    expect(JSON.stringify(events)).not.toContain('nonce:');
  });

  test('is proved only by the wallet’s signature of its challenge; a wrong one leaves the challenge (R482)', async () => {
    const [wallet, stranger] = [newWallet(), newWallet()];
    const binding = await start(wallet.address).unwrap();
    const twin = await start(wallet.address).unwrap();
    const right = await signed(binding, wallet);
    const others = [
      await signed(binding, stranger),
      // The wallet's own, but of another challenge.
      { ...right, signature: (await signed(twin, wallet)).signature },
      { ...right, signature: await wallet.signMessage({ message: `${binding.challenge}\n` }) },
      { ...right, signature: await wallet.sign({ hash: hashMessage('') }) },
      { ...right, signature: `${right.signature}00` },
      { ...right, signature: `0x${'00'.repeat(65)}` },
      { ...right, signature: `0x${'ff'.repeat(65)}` },
    ];
    for (const proof of others) {
      await changesNothing(service, 'a signature that proves nothing', async () =>
        expect(refusal(await tenant.api.verifyWalletBinding(proof)).code).toBe('WALLET_BINDING_SIGNATURE_INVALID'),
      );
    }
    expect((await tenant.api.verifyWalletBinding(right).unwrap()).status).toBe('ACTIVE');
  });

  test('is reached only through its own identity and tenant', async () => {
    const wallet = newWallet();
    const binding = await start(wallet.address).unwrap();
    const proof = await signed(binding, wallet);
    const other = await service.signUp('Elsewhere');
    const theirs = await businessOf(other);
    for (const api of [other.api, tenant.api]) {
      const id =
        api === other.api
          ? theirs.id
          : (await tenant.api.createIdentity({ subjectType: 'TENANT_MEMBER', memberId: tenant.memberId }).unwrap()).id;
      expect(refusal(await api.verifyWalletBinding({ ...proof, id })).code).toBe('WALLET_BINDING_NOT_FOUND');
      expect(refusal(await api.revokeWalletBinding({ id, bindingId: binding.id })).code).toBe(
        'WALLET_BINDING_NOT_FOUND',
      );
    }
    expect(refusal(await other.api.verifyWalletBinding(proof)).code).toBe('IDENTITY_NOT_FOUND');
    expect(await statusOf(binding)).toBe('PENDING');
  });

  test('has no challenge any more after 15 minutes, to the millisecond (D-322)', async () => {
    const wallet = newWallet();
    const binding = await start(wallet.address).unwrap();
    const proof = await signed(binding, wallet);
    const { challenge_expires_at: end, created_at: begun } = await service.pool
      .owner('wallet_bindings')
      .where({ id: binding.id })
      .first();
    expect(end.getTime() - begun.getTime()).toBe(QUARTER_MS);
    await tenant.api.advanceTestClock({ advanceSeconds: 15 * 60 }).unwrap();
    expect(refusal(await tenant.api.verifyWalletBinding(proof)).code).toBe('WALLET_BINDING_NO_CHALLENGE');
    expect(await statusOf(binding)).toBe('PENDING');
  });

  test('is refused for a wallet that is ACTIVE elsewhere, at its start and at its proof (R382)', async () => {
    const other = await service.signUp('Rival');
    const theirs = await businessOf(other);
    const wallet = newWallet();
    const begun = await other.api.startWalletBinding({ id: theirs.id, walletAddress: wallet.address }).unwrap();
    await bind(tenant, identity.id, wallet);
    const again = (api: TestTenant['api'], id: string) =>
      api.startWalletBinding({ id, walletAddress: wallet.address.toLowerCase() });
    expect(refusal(await again(other.api, theirs.id)).code).toBe('WALLET_ALREADY_BOUND');
    expect(refusal(await again(tenant.api, identity.id)).code).toBe('WALLET_ALREADY_BOUND');
    expect(refusal(await other.api.verifyWalletBinding(await signed(begun, wallet))).code).toBe('WALLET_ALREADY_BOUND');
  });

  test('stays revoked, and its wallet can be bound again (D-323)', async () => {
    const wallet = newWallet();
    const binding = await bind(tenant, identity.id, wallet);
    const revoked = await tenant.api.revokeWalletBinding(path(binding)).unwrap();
    expect(revoked).toMatchObject({ status: 'REVOKED', validFrom: binding.validFrom });
    expect(revoked.validUntil).not.toBeNull();
    expect(refusal(await tenant.api.revokeWalletBinding(path(binding)))).toMatchObject({
      code: 'INVALID_TRANSITION',
      details: { from: 'REVOKED', event: 'REVOKE' },
    });
    const rotation = await tenant.api.rotateWalletBinding({ ...path(binding), newWalletAddress: newWallet().address });
    expect(refusal(rotation).code).toBe('WALLET_BINDING_NOT_ACTIVE');
    expect((await bind(tenant, identity.id, wallet)).status).toBe('ACTIVE');
  });

  test('can be revoked before its proof, and is not proved afterwards', async () => {
    const wallet = newWallet();
    const binding = await start(wallet.address).unwrap();
    expect(await tenant.api.revokeWalletBinding(path(binding)).unwrap()).toMatchObject({
      status: 'REVOKED',
      validFrom: null,
    });
    const late = await tenant.api.verifyWalletBinding(await signed(binding, wallet));
    expect(refusal(late).code).toBe('WALLET_BINDING_NOT_PENDING');
  });
});

describe('a rotation (B 3, D-323, D-477)', () => {
  const rotate = (binding: WalletBinding, newWalletAddress: string) =>
    tenant.api.rotateWalletBinding({ ...path(binding), newWalletAddress });

  test('keeps the old wallet until the new one has signed, and then changes both at once (R429, R430, R484)', async () => {
    const [old, next] = [newWallet(), newWallet()];
    const binding = await bind(tenant, identity.id, old);
    const rotation = await rotate(binding, next.address).unwrap();
    expect(rotation).toMatchObject({ status: 'PENDING', identityId: identity.id, walletAddress: next.address });
    expect(rotation.challenge).toContain(`wallet: ${next.address}`);
    expect(await statusOf(binding)).toBe('ACTIVE');
    // The old wallet's word is none of the new one's.
    const byOld = await tenant.api.verifyWalletBinding(await signed(rotation, old));
    expect(refusal(byOld).code).toBe('WALLET_BINDING_SIGNATURE_INVALID');
    await tenant.api.verifyWalletBinding(await signed(rotation, next)).unwrap();
    expect([await statusOf(binding), await statusOf(rotation)]).toEqual(['ROTATED', 'ACTIVE']);
    const rows = await service.pool
      .owner('wallet_bindings')
      .whereIn('id', [binding.id, rotation.id])
      .select('valid_from', 'valid_until', 'updated_at', service.pool.owner.raw('xmin::text AS tx'))
      .orderBy('id');
    expect(rows[0].valid_until).toEqual(rows[1].valid_from);
    expect(rows[0].tx).toBe(rows[1].tx);
  });

  test('is one of several: the first that is proved makes the others stale', async () => {
    const binding = await bind(tenant, identity.id);
    const [first, second] = [newWallet(), newWallet()];
    const [one, two] = [await rotate(binding, first.address).unwrap(), await rotate(binding, second.address).unwrap()];
    await tenant.api.verifyWalletBinding(await signed(two, second)).unwrap();
    const stale = await tenant.api.verifyWalletBinding(await signed(one, first));
    expect(refusal(stale).code).toBe('WALLET_BINDING_ROTATION_STALE');
    expect(await statusOf(one)).toBe('PENDING');
  });

  test('is stale when its wallet was revoked', async () => {
    const binding = await bind(tenant, identity.id);
    const next = newWallet();
    const rotation = await rotate(binding, next.address).unwrap();
    await tenant.api.revokeWalletBinding(path(binding)).unwrap();
    const stale = await tenant.api.verifyWalletBinding(await signed(rotation, next));
    expect(refusal(stale).code).toBe('WALLET_BINDING_ROTATION_STALE');
  });

  test('is refused to a wallet in use, its own included', async () => {
    const wallet = newWallet();
    const binding = await bind(tenant, identity.id, wallet);
    expect(refusal(await rotate(binding, wallet.address)).code).toBe('WALLET_ALREADY_BOUND');
    expect(refusal(await rotate(binding, '0x00')).code).toBe('INVALID_WALLET_ADDRESS');
  });

  test('can be canceled, unlike any other binding (D-477)', async () => {
    const binding = await bind(tenant, identity.id);
    const rotation = await rotate(binding, newWallet().address).unwrap();
    expect(await tenant.api.cancelWalletRotation(path(rotation)).unwrap()).toMatchObject({
      status: 'REVOKED',
      validFrom: null,
    });
    expect(await statusOf(binding)).toBe('ACTIVE');
    const plain = await start(newWallet().address).unwrap();
    for (const other of [binding, plain, rotation]) {
      const answer = await tenant.api.cancelWalletRotation(path(other));
      expect(refusal(answer).code).toBe('WALLET_BINDING_NOT_ROTATING');
    }
  });
});

describe('a contract wallet proves itself by its contract (EIP-1271, D-323)', { shuffle: false }, () => {
  const owners = [newOwner(), newOwner()];
  let safe: Address;
  beforeAll(async () => {
    safe = await deploySafe(service, tenant, owners);
  }, 40_000);

  const proofOf = async (binding: WalletBinding, signers: typeof owners, of: Address = safe) => ({
    ...path(binding),
    signature: await signForSafe(of, hashMessage(binding.challenge ?? ''), signers),
  });

  test('accepts signatures of enough owners, and no fewer or other signatures', async () => {
    const binding = await start(safe, { walletType: 'MULTISIG_WALLET' }).unwrap();
    for (const signers of [owners.slice(0, 1), [newOwner(), newOwner()]]) {
      const refused = await tenant.api.verifyWalletBinding(await proofOf(binding, signers));
      expect(refusal(refused).code).toBe('WALLET_BINDING_SIGNATURE_INVALID');
    }
    expect(await tenant.api.verifyWalletBinding(await proofOf(binding, owners)).unwrap()).toMatchObject({
      status: 'ACTIVE',
      walletType: 'MULTISIG_WALLET',
    });
    await tenant.api.revokeWalletBinding(path(binding)).unwrap();
  });

  test('refuses an owner’s key for the contract, and the contract for a key', async () => {
    const asContract = await start(safe, { walletType: 'SMART_ACCOUNT' }).unwrap();
    const [owner = newOwner()] = owners;
    const byKey = await tenant.api.verifyWalletBinding(await signed(asContract, owner));
    expect(refusal(byKey).code).toBe('WALLET_BINDING_SIGNATURE_INVALID');
    const asKey = await start(safe).unwrap();
    const byContract = await tenant.api.verifyWalletBinding(await proofOf(asKey, owners));
    expect(refusal(byContract).code).toBe('WALLET_BINDING_SIGNATURE_INVALID');
    // Where no contract stands, there is nobody to ask.
    const nobody = newWallet();
    const absent = await start(nobody.address, { walletType: 'SMART_ACCOUNT' }).unwrap();
    const byNobody = await tenant.api.verifyWalletBinding(await signed(absent, nobody));
    expect(refusal(byNobody).code).toBe('WALLET_BINDING_SIGNATURE_INVALID');
  });

  test('a chain that does not answer proves nothing and refutes nothing (D-223)', async () => {
    const binding = await start(safe, { walletType: 'MULTISIG_WALLET' }).unwrap();
    const proof = await proofOf(binding, owners);
    proxy.faults = { ...HEALTHY, error: 1 };
    await changesNothing(service, 'a chain that is silent', async () =>
      expect(refusal(await tenant.api.verifyWalletBinding(proof)).code).toBe('CHAIN_UNAVAILABLE'),
    );
    proxy.faults = HEALTHY;
    expect((await tenant.api.verifyWalletBinding(proof).unwrap()).status).toBe('ACTIVE');
  });

  test('is not bound if the binding is revoked while the chain is asked', async () => {
    const another = await deploySafe(service, tenant, owners);
    const binding = await start(another, { walletType: 'MULTISIG_WALLET' }).unwrap();
    const proof = await proofOf(binding, owners, another);
    proxy.refuses = async (body) => {
      if (body.includes(IS_VALID_SIGNATURE)) await tenant.api.revokeWalletBinding(path(binding)).unwrap();
      return false;
    };
    expect(refusal(await tenant.api.verifyWalletBinding(proof)).code).toBe('WALLET_BINDING_NOT_PENDING');
    proxy.refuses = undefined;
    expect(await statusOf(binding)).toBe('REVOKED');
  });
});
