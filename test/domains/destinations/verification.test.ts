import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESTINATION_OWNERSHIP } from '../../../src/domains/destinations/rules/ownership-proof.ts';
import { attestationDomain } from '../../../src/domains/identity/credentials/index.ts';
import { type Handlers, ok, startHandlers, type TestTenant } from '../../support/handlers.ts';
import { destinationsOf, newEmail } from './fixture.ts';

let service: Handlers;
beforeAll(async () => {
  service = await startHandlers();
});
afterAll(() => service.close());

const { create, verify, read, onboarded, active } = destinationsOf(() => service);

describe('verifying by the rail (D-237)', () => {
  test('makes the destination ACTIVE, once', async () => {
    const tenant = await onboarded('Rail');
    const { id } = ok(await create(tenant, { type: 'PAYMENT_APP_A', phone: '+15550104567' }));
    const verified = ok(await verify(tenant, id));
    expect(verified).toMatchObject({ status: 'ACTIVE', ownershipStatus: 'PROVIDER_VERIFIED', isDefault: true });
    expect(ok(await verify(tenant, id))).toEqual(verified);
    expect((await service.db('payout_destinations').where({ id }).first()).step).toBe(2);
  });

  test('a refused identifier stays PENDING_VERIFICATION with ownership FAILED', async () => {
    const tenant = await onboarded('Refused');
    const { id } = ok(await create(tenant, { type: 'PAYMENT_APP_A', email: 'will-fail@example.com' }));
    expect(ok(await verify(tenant, id))).toMatchObject({ status: 'PENDING_VERIFICATION', ownershipStatus: 'FAILED' });
  });

  test('an address becomes ACTIVE, and its ownership stays DECLARED', async () => {
    const tenant = await onboarded('Declared');
    const { address } = privateKeyToAccount(generatePrivateKey());
    const { id } = ok(await create(tenant, { address }));
    expect(ok(await verify(tenant, id))).toMatchObject({ status: 'ACTIVE', ownershipStatus: 'DECLARED' });
  });
});

describe('verifying by signature (D-235, D-236, D-448)', () => {
  async function signed(
    tenant: TestTenant,
    id: string,
    owner: PrivateKeyAccount,
    nonce: string,
    outsideTransaction = 600,
  ) {
    const identity = await service.db('identities').where({ subject_id: tenant.tenantId }).first();
    const { address, network, asset } = await read(tenant, id);
    const expiresAt = Math.floor(Date.now() / 1000) + outsideTransaction;
    const signature = await owner.signTypedData({
      domain: attestationDomain(service.config),
      types: DESTINATION_OWNERSHIP,
      primaryType: 'DestinationOwnership',
      message: {
        destinationId: id,
        ownerDid: identity.did,
        network: network ?? '',
        asset: asset ?? '',
        address: address ?? '',
        nonce: BigInt(nonce),
        expiresAt: BigInt(expiresAt),
      },
    });
    return { signature, nonce, expiresAt };
  }

  test("the owner's signature proves the address and issues a credential; its nonce counts once", async () => {
    const tenant = await onboarded('Owner');
    const owner = privateKeyToAccount(generatePrivateKey());
    const { id } = ok(await create(tenant, { address: owner.address }));
    const proof = await signed(tenant, id, owner, '7');
    const proved = ok(await verify(tenant, id, proof));
    expect(proved).toMatchObject({ status: 'ACTIVE', ownershipStatus: 'SIGNATURE_VERIFIED', isDefault: true });
    const credential = await service.db('credentials').where({ id: proved.verificationCredentialId }).first();
    expect(credential).toMatchObject({ kind: 'DESTINATION_OWNERSHIP', status: 'ACTIVE', legal_name: null });
    expect(credential.document.claims).toMatchObject({ destinationId: id, address: owner.address });
    expect(await verify(tenant, id, proof)).toMatchObject({ code: 'DESTINATION_SIGNATURE_INVALID' });
    expect(ok(await verify(tenant, id, await signed(tenant, id, owner, '8'))).verificationCredentialId).not.toBe(
      credential.id,
    );
  });

  test('a nonce counts once for each destination, not for all of them (D-448)', async () => {
    const tenant = await onboarded('Counts apart');
    for (const owner of [privateKeyToAccount(generatePrivateKey()), privateKeyToAccount(generatePrivateKey())]) {
      const { id } = ok(await create(tenant, { address: owner.address }));
      expect(ok(await verify(tenant, id, await signed(tenant, id, owner, '1'))).status).toBe('ACTIVE');
    }
  });

  test('one signature sent many times at once counts once', async () => {
    const tenant = await onboarded('Replays');
    const owner = privateKeyToAccount(generatePrivateKey());
    const { id } = ok(await create(tenant, { address: owner.address }));
    const proof = await signed(tenant, id, owner, '1');
    const seen = await Promise.all(Array.from({ length: 6 }, () => verify(tenant, id, proof)));
    expect(seen.filter((one) => 'status' in one)).toHaveLength(1);
    expect(
      await service.db('credentials').where({ tenant_id: tenant.tenantId, kind: 'DESTINATION_OWNERSHIP' }),
    ).toHaveLength(1);
  });

  test('raises the ownership of an ACTIVE address that was only declared', async () => {
    const tenant = await onboarded('Raised');
    await active(tenant);
    const owner = privateKeyToAccount(generatePrivateKey());
    const { id } = ok(await create(tenant, { address: owner.address }));
    ok(await verify(tenant, id));
    // Another one is the default, and stays it.
    expect(ok(await verify(tenant, id, await signed(tenant, id, owner, '1')))).toMatchObject({
      ownershipStatus: 'SIGNATURE_VERIFIED',
      isDefault: false,
    });
  });

  test('a past time, a time too far ahead and a nonce that is no uint256 are refused and change nothing', async () => {
    const tenant = await onboarded('Forged');
    const owner = privateKeyToAccount(generatePrivateKey());
    const { id } = ok(await create(tenant, { address: owner.address }));
    for (const proof of [
      await signed(tenant, id, owner, '1', -5),
      await signed(tenant, id, owner, '1', 3700),
      { ...(await signed(tenant, id, owner, '1')), nonce: String(2n ** 256n) },
    ]) {
      expect(await verify(tenant, id, proof)).toMatchObject({ code: 'DESTINATION_SIGNATURE_INVALID' });
    }
    // Whether a contract stands at the address and takes a stranger's signature, only the chain could say.
    const stranger = await signed(tenant, id, privateKeyToAccount(generatePrivateKey()), '1');
    expect(await verify(tenant, id, stranger)).toMatchObject({ code: 'CHAIN_UNAVAILABLE' });
    expect(await read(tenant, id)).toMatchObject({ status: 'PENDING_VERIFICATION', ownershipStatus: 'DECLARED' });
  });

  test('a proof needs all of its parts, and an EVM address (R253)', async () => {
    const tenant = await onboarded('Parts');
    const owner = privateKeyToAccount(generatePrivateKey());
    const { id } = ok(await create(tenant, { address: owner.address }));
    const { signature, nonce } = await signed(tenant, id, owner, '1');
    expect(await verify(tenant, id, { signature, nonce })).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { errors: [{ path: '/body/expiresAt' }] },
    });
    const app = ok(await create(tenant, { type: 'PAYMENT_APP_A', email: newEmail() }));
    const proof = { signature, nonce, expiresAt: Math.floor(Date.now() / 1000) + 60 };
    expect(await verify(tenant, app.id, proof)).toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});
