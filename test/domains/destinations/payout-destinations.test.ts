import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getPayoutDestination } from '../../../src/domains/destinations/operations/get-payout-destination.ts';
import { listPayoutDestinations } from '../../../src/domains/destinations/operations/list-payout-destinations.ts';
import { setDefaultPayoutDestination } from '../../../src/domains/destinations/operations/set-default-payout-destination.ts';
import { issueTestCredential } from '../../../src/domains/sandbox/operations/issue-test-credential.ts';
import { suspendTestCredential } from '../../../src/domains/sandbox/operations/suspend-test-credential.ts';
import { type Handlers, ok, startHandlers, type TestTenant } from '../../support/handlers.ts';
import { meetingAt } from '../../support/together.ts';
import { type Body, destinationsOf, newEmail } from './fixture.ts';

let service: Handlers;
beforeAll(async () => {
  service = await startHandlers();
});
afterAll(() => service.close());

const { create, verify, revoke, update, read, onboarded, active } = destinationsOf(() => service);
const setDefault = (tenant: TestTenant, id: string) =>
  service.run(setDefaultPayoutDestination, 'setDefaultPayoutDestination', tenant, { path: { id } });
const list = async (tenant: TestTenant, query: Body = {}) =>
  ok(await service.run(listPayoutDestinations, 'listPayoutDestinations', tenant, { query })).destinations;
const defaults = async (tenant: TestTenant) =>
  (await list(tenant)).filter(({ isDefault }) => isDefault).map(({ id }) => id);

describe('creating (A 4.4, D-234, D-238, D-243)', () => {
  test('needs an ACTIVE business credential, after the checks of shape (R250, R561)', async () => {
    const tenant = await service.found('Unknown');
    expect(await create(tenant, { type: 'SERVICE_BALANCE' })).toEqual({
      code: 'IDENTITY_REQUIRED',
      details: { missing: ['BUSINESS_IDENTITY'] },
    });
    expect(await create(tenant, { address: 'bad' })).toMatchObject({ code: 'INVALID_DESTINATION_ADDRESS' });
    const issued = await service.run(issueTestCredential, 'issueTestCredential', tenant, {
      body: { kind: 'BUSINESS_IDENTITY' },
    });
    expect(ok(await create(tenant, { type: 'SERVICE_BALANCE' })).status).toBe('ACTIVE');
    ok(await service.run(suspendTestCredential, 'suspendTestCredential', tenant, { path: { id: ok(issued).id } }));
    expect(await create(tenant, { type: 'PAYMENT_APP_A', email: newEmail() })).toMatchObject({
      code: 'IDENTITY_REQUIRED',
    });
  });

  test('SERVICE_BALANCE is ACTIVE at once and exists once (R169, R264, R269)', async () => {
    const tenant = await onboarded('Balance');
    const seen = await create(tenant, { type: 'SERVICE_BALANCE' });
    expect(seen).toMatchObject({
      status: 201,
      result: {
        status: 'ACTIVE',
        ownershipStatus: 'INTERNAL',
        provider: 'internal',
        maskedLabel: 'Service balance',
        isDefault: true,
      },
    });
    expect(ok(seen).verifiedAt).not.toBeNull();
    expect(await create(tenant, { type: 'SERVICE_BALANCE' })).toMatchObject({ code: 'DESTINATION_EXISTS' });
    expect((await service.events(ok(seen).id)).map(({ type }) => type)).toEqual([
      'payout_destination.created',
      'payout_destination.verified',
    ]);
  });

  test('every other type waits for verification, masked, and stores its identifier as ciphertext only (R069)', async () => {
    const tenant = await onboarded('Masks');
    const email = newEmail();
    const { id, ...app } = ok(await create(tenant, { type: 'PAYMENT_APP_A', email, label: 'Front desk' }));
    expect(app).toMatchObject({
      status: 'PENDING_VERIFICATION',
      ownershipStatus: 'DECLARED',
      address: null,
      label: 'Front desk',
      maskedLabel: 'P***@Example.com',
      currency: 'USD',
      priority: 100,
      isDefault: false,
    });
    const [row] = await service.db('payout_destinations').where({ id });
    const [event] = await service.events(id);
    expect(JSON.stringify([row, event]).toLowerCase()).not.toContain(email.toLowerCase());
    expect(service.vault.decrypt(row.identifier_ciphertext)).toBe(email);
  });

  test('an on-chain address is returned verbatim, and in no event (R070, R255, R256)', async () => {
    const tenant = await onboarded('Chain');
    const { address } = privateKeyToAccount(generatePrivateKey());
    const wallet = ok(await create(tenant, { address }));
    expect(wallet).toMatchObject({ type: 'STABLECOIN_ADDRESS', address, asset: 'USDC', network: 'base-sepolia' });
    expect(JSON.stringify(await service.events(wallet.id))).not.toContain(address);
    const again = { address: address.toLowerCase(), type: 'STABLECOIN_ADDRESS' };
    expect(await create(tenant, again)).toMatchObject({ code: 'DESTINATION_EXISTS' });
    expect(ok(await create(tenant, { address, network: 'base' })).status).toBe('PENDING_VERIFICATION');
    expect(ok(await create(await onboarded('Neighbour'), { address })).status).toBe('PENDING_VERIFICATION');
  });

  test('one address is a destination of its own for each asset of a network (D-243)', async () => {
    const tenant = await onboarded('Two coins');
    const { address } = privateKeyToAccount(generatePrivateKey());
    const coins = ['USDC', 'USDT'].map((asset) => ({ address, network: 'ethereum', asset }));
    for (const coin of coins) expect(ok(await create(tenant, coin)).status).toBe('PENDING_VERIFICATION');
    for (const coin of coins) expect(await create(tenant, coin)).toMatchObject({ code: 'DESTINATION_EXISTS' });
  });

  test('one of several equal requests creates the destination; a revoked one may be created again (R269)', async () => {
    const tenant = await onboarded('Twice');
    const body = { type: 'PAYMENT_APP_A', email: newEmail() };
    const seen = await Promise.all(Array.from({ length: 4 }, () => create(tenant, body)));
    const codes = seen.map((one) => ('code' in one ? one.code : one.status));
    expect(codes.filter((code) => code === 201)).toHaveLength(1);
    expect(codes.filter((code) => code === 'DESTINATION_EXISTS')).toHaveLength(3);
    const [only] = await list(tenant);
    ok(await revoke(tenant, only?.id ?? ''));
    expect(await create(tenant, body)).toMatchObject({ status: 201 });
  });

  test('ACH and SEPA are stored, without a provider (R262, R263)', async () => {
    const tenant = await onboarded('Banks');
    const ach = ok(
      await create(tenant, { type: 'US_BANK_ACH', routingNumber: '021000021', accountNumber: '123456789' }),
    );
    expect(ach).toMatchObject({ provider: null, maskedLabel: '****6789', currency: 'USD', country: 'US' });
    const sepa = ok(await create(tenant, { type: 'SEPA', iban: 'DE89 3704 0044 0532 0130 00' }));
    expect(sepa).toMatchObject({ provider: null, maskedLabel: 'DE89****3000', currency: 'EUR', country: 'DE' });
    expect(await verify(tenant, ach.id)).toMatchObject({ code: 'DESTINATION_VERIFY_NOT_AVAILABLE' });
    expect(await list(tenant, { type: 'SEPA' })).toHaveLength(1);
    expect(await list(tenant, { status: 'ACTIVE' })).toHaveLength(0);
  });
});

describe('the default (D-231, D-244)', () => {
  test('is the first ACTIVE one, moves on request, and passes on by priority when it is revoked', async () => {
    const tenant = await onboarded('Defaults');
    const first = await active(tenant);
    const late = await active(tenant, 50);
    const early = await active(tenant, 10);
    expect(await defaults(tenant)).toEqual([first]);
    ok(await setDefault(tenant, late));
    expect(await defaults(tenant)).toEqual([late]);
    ok(await revoke(tenant, late));
    expect(await defaults(tenant)).toEqual([early]);
    ok(await revoke(tenant, first));
    expect(await defaults(tenant)).toEqual([early]);
    ok(await revoke(tenant, early));
    expect(await defaults(tenant)).toEqual([]);
    expect(await defaults(tenant)).toEqual([]);
    const next = await active(tenant);
    expect(await defaults(tenant)).toEqual([next]);
  });

  test('is inherited without counting as a choice of the owner (D-441)', async () => {
    const tenant = await onboarded('Heirs');
    const [first, heir] = [await active(tenant), await active(tenant)];
    const before = await service.db('payout_destinations').where({ id: heir }).first();
    ok(await revoke(tenant, first));
    const after = await service.db('payout_destinations').where({ id: heir }).first();
    expect(after).toMatchObject({ is_default: true, chosen_at: before.chosen_at });
  });

  test('is refused to PENDING and REVOKED destinations', async () => {
    const tenant = await onboarded('Not yet');
    const { id } = ok(await create(tenant, { type: 'PAYMENT_APP_A', email: newEmail() }));
    expect(await setDefault(tenant, id)).toMatchObject({ code: 'DESTINATION_NOT_VERIFIED' });
    ok(await revoke(tenant, id));
    expect(await setDefault(tenant, id)).toMatchObject({ code: 'DESTINATION_NOT_ACTIVE' });
  });

  test('exactly one exists after concurrent changes (R283)', async () => {
    const tenant = await onboarded('Crowd');
    const pending: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      pending.push(ok(await create(tenant, { type: 'PAYMENT_APP_A', email: newEmail() })).id);
    }
    const atOnce = <T>(ask: (id: string) => Promise<T>) =>
      meetingAt(
        service.db,
        'payout_destinations',
        pending.map((id) => () => ask(id)),
      );
    const verified = await atOnce((id) => verify(tenant, id));
    expect(verified.map((one) => ('code' in one ? one.code : one.status))).toEqual([200, 200, 200, 200, 200]);
    expect(await defaults(tenant)).toHaveLength(1);
    const moved = await atOnce((id) => setDefault(tenant, id));
    expect(moved.map((one) => ('code' in one ? one.code : one.status))).toEqual([200, 200, 200, 200, 200]);
    expect(await defaults(tenant)).toHaveLength(1);
  });
});

describe('changing and revoking (A 2.4, D-231, D-234)', () => {
  test('label, priority and fallback change; a null or absent field stays', async () => {
    const tenant = await onboarded('Changes');
    const id = await active(tenant);
    expect(ok(await update(tenant, id, { label: 'Till', priority: 0, allowAutomaticFallback: true }))).toMatchObject({
      label: 'Till',
      priority: 0,
      allowAutomaticFallback: true,
    });
    expect(ok(await update(tenant, id, { label: null, priority: 3 }))).toMatchObject({ label: 'Till', priority: 3 });
  });

  test('consent to fallback needs an ACTIVE one', async () => {
    const tenant = await onboarded('Fallback');
    const { id } = ok(await create(tenant, { type: 'PAYMENT_APP_A', email: newEmail() }));
    expect(await update(tenant, id, { allowAutomaticFallback: true })).toMatchObject({
      code: 'DESTINATION_NOT_VERIFIED',
    });
    expect(ok(await update(tenant, id, { allowAutomaticFallback: false, priority: 1 })).priority).toBe(1);
  });

  test('a revoked destination refuses every change (R074)', async () => {
    const tenant = await onboarded('Gone');
    const id = await active(tenant);
    const revoked = ok(await revoke(tenant, id));
    expect(revoked).toMatchObject({ status: 'REVOKED', isDefault: false });
    for (const seen of [
      await revoke(tenant, id),
      await verify(tenant, id),
      await update(tenant, id, { priority: 1 }),
    ]) {
      expect(seen).toMatchObject({ code: 'DESTINATION_REVOKED' });
    }
    expect(await read(tenant, id)).toEqual(revoked);
    expect((await service.events(id)).at(-1)).toMatchObject({
      type: 'payout_destination.revoked',
      previous_status: 'ACTIVE',
    });
  });

  test('held payments are rechecked after each change that may free them (D-119)', async () => {
    const tenant = await onboarded('Waking');
    const id = await active(tenant);
    ok(await update(tenant, id, { priority: 1 }));
    ok(await setDefault(tenant, id));
    ok(await revoke(tenant, id));
    const jobs = await service.jobs('offramp.recheck', tenant.tenantId);
    const steps = jobs.filter(({ cause }) => cause === 'destination').map(({ key }) => String(key).split(':').at(-1));
    expect(steps).toEqual(['1', '2', '3', '4', '5']);
  });
});

test("another tenant's destination does not exist (D-039, R251, R565)", async () => {
  const [owner, stranger] = [await onboarded('Owner'), await onboarded('Stranger')];
  const id = await active(owner);
  const seen = [
    await service.run(getPayoutDestination, 'getPayoutDestination', stranger, { path: { id } }),
    await update(stranger, id, { priority: 1 }),
    await verify(stranger, id),
    await revoke(stranger, id),
    await setDefault(stranger, id),
  ];
  for (const one of seen) expect(one).toMatchObject({ code: 'DESTINATION_NOT_FOUND' });
  expect(await list(stranger)).toEqual([]);
});
