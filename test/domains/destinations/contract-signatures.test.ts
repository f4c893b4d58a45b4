import type { Address } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownershipDigest } from '../../../src/domains/destinations/rules/ownership-proof.ts';
import { attestationDomain } from '../../../src/domains/identity/credentials/index.ts';
import { startTestChain, type TestChain } from '../../support/chain.ts';
import { type FaultProxy, startFaultProxy } from '../../support/fault-proxy.ts';
import { onboard } from '../../support/recipient.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { changesNothing } from '../../support/unchanged.ts';
import { refusal } from '../offramp/fixture.ts';
import { newOwner } from '../wallets/owners.ts';
import { deploySafe, signForSafe } from '../wallets/safe.ts';

const HEALTHY = { error: 0, hang: 0, lost: 0 };
/** The selector of the one call that asks a contract. */
const IS_VALID_SIGNATURE = '1626ba7e';

let chain: TestChain;
let proxy: FaultProxy;
let service: TestService;
let tenant: TestTenant;
let ownerDid: string;
const owners = [newOwner(), newOwner()];

// The tests tell one story, in the order in which they stand.
describe('destinations that are contracts', { shuffle: false }, () => {
  beforeAll(async () => {
    chain = await startTestChain();
    proxy = await startFaultProxy(chain.url, HEALTHY);
    service = await startTestService({
      chain: { kind: 'rpc', urls: [proxy.url], rpc: { timeoutMs: 1000, retryCount: 0 } },
    });
    tenant = await service.signUp('Contract Owner');
    await onboard(tenant);
    ownerDid = (await service.pool.owner('identities').where({ subject_id: tenant.tenantId }).first('did')).did;
  }, 60_000);
  afterAll(async () => {
    await service?.stop();
    await proxy?.close();
    await chain?.stop();
  });

  const declare = (address: string, network = 'base-sepolia') =>
    tenant.api.createPayoutDestination({ address, network }).unwrap();

  type Destination = Awaited<ReturnType<typeof declare>>;

  let nonces = 0;
  async function signed({ id, address, network, asset }: Destination, signers = owners) {
    nonces += 1;
    const [nonce, expiresAt] = [String(nonces), Math.floor(Date.now() / 1000) + 600];
    const claim = { destinationId: id, ownerDid, network: network ?? '', asset: asset ?? '', nonce, expiresAt };
    const digest = ownershipDigest(attestationDomain(service.engine.services.config), {
      ...claim,
      address: address ?? '',
    });
    return { id, signature: await signForSafe(address as Address, digest, signers), nonce, expiresAt };
  }

  const verify = (body: Awaited<ReturnType<typeof signed>>) => tenant.api.verifyPayoutDestination(body);

  describe('a destination that is a contract proves itself by its contract (EIP-1271, D-235)', {
    timeout: 30_000,
  }, () => {
    test('accepts signatures of a Safe’s owners, with each nonce once', async () => {
      const destination = await declare(await deploySafe(service, tenant, owners));
      const proof = await signed(destination);
      const proved = await verify(proof).unwrap();
      expect(proved).toMatchObject({ status: 'ACTIVE', ownershipStatus: 'SIGNATURE_VERIFIED', isDefault: true });
      const credential = await service.pool.owner('credentials').where({ id: proved.verificationCredentialId }).first();
      expect(credential).toMatchObject({ kind: 'DESTINATION_OWNERSHIP', status: 'ACTIVE' });
      expect(refusal(await verify(proof)).code).toBe('DESTINATION_SIGNATURE_INVALID');
    });

    test('refuses too few owners, strangers, another destination and a missing contract', async () => {
      const safe = await deploySafe(service, tenant, owners);
      const destination = await declare(safe);
      const [first = newOwner()] = owners;
      const other = await signed(await declare(safe, 'base'));
      const nobodys = await declare(newOwner().address);
      for (const proof of [
        await signed(destination, [first]),
        await signed(destination, [first, newOwner()]),
        { ...other, id: destination.id },
        await signed(nobodys),
      ]) {
        await changesNothing(service, 'a signature that proves nothing', async () =>
          expect(refusal(await verify(proof)).code).toBe('DESTINATION_SIGNATURE_INVALID'),
        );
      }
    });

    test('is refused while the chain is unavailable, unless a key signed or the address is on another chain', async () => {
      const destination = await declare(await deploySafe(service, tenant, owners));
      const elsewhere = await declare(await deploySafe(service, tenant, owners), 'ethereum');
      proxy.faults = { ...HEALTHY, error: 1 };
      const proof = await signed(destination);
      await changesNothing(service, 'no chain', async () =>
        expect(refusal(await verify(proof))).toMatchObject({ statusCode: 503, code: 'CHAIN_UNAVAILABLE' }),
      );
      expect(refusal(await verify(await signed(elsewhere))).code).toBe('DESTINATION_SIGNATURE_INVALID');
      proxy.faults = HEALTHY;
      expect((await verify(proof).unwrap()).ownershipStatus).toBe('SIGNATURE_VERIFIED');
    });

    test('is refused when it is revoked while the chain is asked', async () => {
      const destination = await declare(await deploySafe(service, tenant, owners));
      const proof = await signed(destination);
      proxy.refuses = async (body) => {
        if (body.includes(IS_VALID_SIGNATURE))
          await tenant.api.revokePayoutDestination({ id: destination.id }).unwrap();
        return false;
      };
      expect(refusal(await verify(proof)).code).toBe('DESTINATION_REVOKED');
      proxy.refuses = undefined;
    });
  });
});
