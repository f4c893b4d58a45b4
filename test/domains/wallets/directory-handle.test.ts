import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../src/platform/db/ids.ts';
import { onboard, verifyPhone } from '../../support/recipient.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { payable, refusal } from '../offramp/fixture.ts';

let service: TestService;
let acme: TestTenant;
let harbor: TestTenant;

beforeAll(async () => {
  service = await startTestService();
  acme = await service.signUp('Directory Acme');
  harbor = await service.signUp('Directory Harbor');
  for (const tenant of [acme, harbor]) await tenant.fund('1000.00');
});
afterAll(() => service.stop());

async function wallet({ api }: TestTenant): Promise<{ id: string; address: string }> {
  const owner = { address: privateKeyToAccount(generatePrivateKey()).address, role: 'ADMIN_OWNER' as const };
  return api.createWallet({ name: 'Operations', owners: [owner] }).unwrap();
}

const point = ({ api }: TestTenant, handle: string, walletId: string) => api.setDirectoryHandle({ handle, walletId });
const pay = (did: string, { api } = acme) => api.createOfframpPayment({ did, amountUsd: '1.00' });

describe('PUT /v1/directory/handle', () => {
  test('still answers, with headers that announce its removal (R506)', async () => {
    const { id, address } = await wallet(harbor);
    const answer = await point(harbor, 'blue-harbor', id);
    expect(answer.data).toMatchObject({ handle: 'blue-harbor', walletId: id, address, tenantId: harbor.tenantId });
    expect(answer.response?.headers.get('deprecation')).toBe('true');
    expect(answer.response?.headers.get('sunset')).toBe('Wed, 30 Jun 2027 23:59:59 GMT');
    expect(answer.response?.headers.get('link')).toContain('rel="deprecation"');
  });

  test('points a tenant’s one handle: the same one again, or another instead (D-182)', async () => {
    const tenant = await service.signUp('Directory One');
    const [first, second] = [await wallet(tenant), await wallet(tenant)];
    await point(tenant, 'one-handle', first.id);
    expect((await point(tenant, 'one-handle', second.id)).data?.address).toBe(second.address);
    await point(tenant, 'other-handle', first.id);
    const rows = await service.pool.owner('directory_handles').where({ tenant_id: tenant.tenantId });
    expect(rows).toMatchObject([{ handle: 'other-handle', wallet_id: first.id }]);
    // What it gave up is free again.
    expect((await point(acme, 'one-handle', (await wallet(acme)).id)).ok).toBe(true);
  });

  test('makes the handle resolve to the tenant’s payment identity, once that is payable (D-182, D-318)', async () => {
    const recipient = await payable(service, 'Directory Payable', '+15550930001');
    await point(recipient, 'payable-cafe', (await wallet(recipient)).id);
    const [{ did } = { did: '' }] = (await recipient.api.getOwnDids().unwrap()).identities;
    expect(await pay('payable-cafe').then(({ data }) => data)).toMatchObject({
      recipientTenantId: recipient.tenantId,
      recipientDid: did,
    });
    const unverified = await service.signUp('Directory Unverified');
    await point(unverified, 'unverified-cafe', (await wallet(unverified)).id);
    expect(refusal(await pay('unverified-cafe'))).toMatchObject({ code: 'PAYEE_NOT_FOUND', statusCode: 404 });
    const invited = { did: 'unverified-cafe', amountUsd: '1.00', invite: { email: 'x@else.example' } };
    expect(refusal(await acme.api.createOfframpPayment(invited)).code).toBe('VALIDATION_FAILED');
    await onboard(unverified);
    expect((await pay('unverified-cafe').then(({ data }) => data))?.recipientTenantId).toBe(unverified.tenantId);
  });

  test('refuses another tenant’s wallet or handle, and a handle that waits for a contact (D-112, D-182)', async () => {
    const mine = await wallet(acme);
    const foreign = await point(acme, 'acme-imports', (await wallet(harbor)).id);
    const missing = await point(acme, 'acme-imports', newId('wal'));
    expect(refusal(foreign)).toMatchObject({ code: 'WALLET_NOT_FOUND', statusCode: 404 });
    expect({ ...refusal(foreign), requestId: '' }).toEqual({ ...refusal(missing), requestId: '' });
    await point(harbor, 'harbor-name', (await wallet(harbor)).id);
    expect(refusal(await point(acme, 'harbor-name', mine.id))).toMatchObject({ code: 'HANDLE_TAKEN', statusCode: 409 });
    await harbor.api.createDidReservation({ phone: '+15550930002', handle: 'waiting-name' }).unwrap();
    expect(refusal(await point(acme, 'waiting-name', mine.id))).toMatchObject({
      code: 'HANDLE_RESERVED',
      statusCode: 409,
    });
  });

  test('points a handle of a claimed contact, and never releases it', async () => {
    const tenant = await service.signUp('Directory Claims');
    const phone = '+15550930003';
    await acme.api.createDidReservation({ phone, handle: 'claimed-name' }).unwrap();
    await verifyPhone(service, tenant, phone);
    await service.runUntilIdle();
    const [first, second] = [await wallet(tenant), await wallet(tenant)];
    await point(tenant, 'claimed-name', first.id);
    await point(tenant, 'chosen-name', second.id);
    await onboard(tenant);
    for (const did of ['claimed-name', 'chosen-name']) {
      expect((await pay(did).then(({ data }) => data))?.recipientTenantId, did).toBe(tenant.tenantId);
    }
    const pointed = await service.pool.owner('directory_handles').where({ wallet_id: first.id });
    expect(pointed, 'one handle has a wallet').toEqual([]);
    await point(tenant, 'claimed-name', first.id);
    expect(await service.pool.owner('directory_handles').where({ handle: 'chosen-name' })).toEqual([]);
  });

  test('gives a handle to one of two simultaneous tenants', async () => {
    const [mine, theirs] = [await wallet(acme), await wallet(harbor)];
    for (let round = 0; round < 6; round += 1) {
      const answers = await Promise.all([
        point(acme, `raced-${round}`, mine.id),
        point(harbor, `raced-${round}`, theirs.id),
      ]);
      const codes = answers.map((answer) => (answer.ok ? 'pointed' : refusal(answer).code)).sort();
      expect(codes).toEqual(['HANDLE_TAKEN', 'pointed']);
    }
  });
});
