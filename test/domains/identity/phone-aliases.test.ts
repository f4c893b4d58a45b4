import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPhoneAlias } from '../../../src/domains/identity/operations/create-phone-alias.ts';
import { listPhoneAliases } from '../../../src/domains/identity/operations/list-phone-aliases.ts';
import { resendPhoneAliasCode } from '../../../src/domains/identity/operations/resend-phone-alias-code.ts';
import { revokePhoneAlias } from '../../../src/domains/identity/operations/revoke-phone-alias.ts';
import { verifyPhoneAlias } from '../../../src/domains/identity/operations/verify-phone-alias.ts';
import { SENDS_PER_HOUR } from '../../../src/domains/identity/rules/alias-code.ts';
import { expireTestPhoneAlias } from '../../../src/domains/sandbox/operations/expire-test-phone-alias.ts';
import { type Handlers, ok, startHandlers, type TestTenant } from '../../support/handlers.ts';
import { meetingAt } from '../../support/together.ts';

let service: Handlers;
beforeAll(async () => {
  service = await startHandlers();
});
afterAll(() => service.close());

let numbers = 0;
const newPhone = (): string => `+1555${String(++numbers).padStart(7, '0')}`;

const add = (tenant: TestTenant, phone: string) =>
  service.run(createPhoneAlias, 'createPhoneAlias', tenant, { body: { phone } });
const answer = (tenant: TestTenant, id: string, code: string) =>
  service.run(verifyPhoneAlias, 'verifyPhoneAlias', tenant, { path: { id }, body: { code } });
const resend = (tenant: TestTenant, id: string) =>
  service.run(resendPhoneAliasCode, 'resendPhoneAliasCode', tenant, { path: { id } });
const expire = (tenant: TestTenant, id: string) =>
  service.run(expireTestPhoneAlias, 'expireTestPhoneAlias', tenant, { path: { id } });
const revoke = (tenant: TestTenant, id: string) =>
  service.run(revokePhoneAlias, 'revokePhoneAlias', tenant, { path: { id } });
const list = async (tenant: TestTenant) =>
  ok(await service.run(listPhoneAliases, 'listPhoneAliases', tenant)).phoneAliases;
const wrongFor = (code: string): string => (code === '000000' ? '000001' : '000000');

/** An alias that the tenant has proved. */
async function proved(tenant: TestTenant, phone: string): Promise<string> {
  const { id } = ok(await add(tenant, phone));
  ok(await answer(tenant, id, await service.lastCode(tenant)));
  return id;
}

describe('adding a number (D-107, D-108)', () => {
  test('is refused when no country has it, and is the same number however it is spelled (D-065)', async () => {
    const tenant = await service.found('Spelling');
    expect(await add(tenant, '+999123456789')).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { errors: [{ path: '/body/phone', rule: 'phone' }] },
    });
    const { phoneMasked } = ok(await add(tenant, '+4402071838750'));
    expect(phoneMasked).toBe('+********8750');
    expect(await add(tenant, '+442071838750')).toMatchObject({ code: 'PHONE_ALIAS_EXISTS' });
  });

  test('is PENDING, masked, and keeps the number as ciphertext only', async () => {
    const tenant = await service.found('Adding');
    const phone = newPhone();
    const seen = await add(tenant, phone);
    expect(seen).toMatchObject({ status: 201, result: { status: 'PENDING', verifiedAt: null, reverifyBy: null } });
    const alias = ok(seen);
    expect(alias.phoneMasked).toBe(`+*******${phone.slice(-4)}`);
    const [row] = await service.db('phone_aliases').where({ id: alias.id });
    expect(JSON.stringify(row)).not.toContain(phone.slice(1));
    expect(service.vault.decrypt(row.phone_ciphertext)).toBe(phone);
  });

  test('is refused as PHONE_ALIAS_EXISTS for the same number, also at once, until the first is revoked', async () => {
    const tenant = await service.found('Twice');
    const phone = newPhone();
    const both = await Promise.all([add(tenant, phone), add(tenant, phone)]);
    expect(both.map((seen) => ('code' in seen ? seen.code : seen.status)).sort()).toEqual([201, 'PHONE_ALIAS_EXISTS']);
    const [alias] = await list(tenant);
    ok(await revoke(tenant, alias?.id ?? ''));
    expect(ok(await add(tenant, phone)).status).toBe('PENDING');
    expect((await list(tenant)).map(({ status }) => status)).toEqual(['PENDING', 'REVOKED']);
  });

  test('limits the codes to one number until time has passed', async () => {
    const tenant = await service.found('Budget');
    const { id } = ok(await add(tenant, newPhone()));
    for (let sent = 1; sent < SENDS_PER_HOUR; sent += 1) ok(await resend(tenant, id));
    expect(await resend(tenant, id)).toMatchObject({ code: 'RATE_LIMITED' });
    await service.advance(tenant, 3601);
    expect(ok(await resend(tenant, id)).status).toBe('PENDING');
  });
});

describe('proving control (D-108, D-109, D-443)', () => {
  test('the right code makes it ACTIVE for 365 days, binds claims and rechecks payments', async () => {
    const tenant = await service.found('Proving');
    const phone = newPhone();
    const id = await proved(tenant, phone);
    const [alias] = await list(tenant);
    expect(alias?.status).toBe('ACTIVE');
    expect(Date.parse(alias?.reverifyBy ?? '') - Date.parse(alias?.verifiedAt ?? '')).toBe(365 * 86_400_000);
    const phoneIndex = service.vault.blindIndex('phone', phone);
    expect(await service.jobs('claims.bind', tenant.tenantId)).toEqual([
      { key: `${id}:2`, phoneIndex, tenantId: tenant.tenantId, aliasId: id },
    ]);
    expect(await service.jobs('offramp.recheck', tenant.tenantId)).toEqual([
      { key: `${tenant.tenantId}:phone_alias:${id}:2`, tenantId: tenant.tenantId, cause: 'phone_alias' },
    ]);
    expect(await service.events(id)).toMatchObject([{ type: 'phone_alias.verified', previous_status: 'PENDING' }]);
  });

  test('four wrong answers count down, the fifth voids the code, a new code starts afresh', async () => {
    const tenant = await service.found('Guessing');
    const { id } = ok(await add(tenant, newPhone()));
    const code = await service.lastCode(tenant);
    for (const attemptsRemaining of [4, 3, 2, 1]) {
      expect(await answer(tenant, id, wrongFor(code))).toEqual({
        code: 'ALIAS_OTP_INVALID',
        details: { attemptsRemaining },
      });
    }
    expect(await answer(tenant, id, wrongFor(code))).toMatchObject({ code: 'ALIAS_OTP_TOO_MANY_ATTEMPTS' });
    expect(await answer(tenant, id, code)).toMatchObject({ code: 'ALIAS_OTP_TOO_MANY_ATTEMPTS' });
    ok(await resend(tenant, id));
    const fresh = await service.lastCode(tenant);
    if (fresh !== code) expect(await answer(tenant, id, code)).toMatchObject({ code: 'ALIAS_OTP_INVALID' });
    expect(ok(await answer(tenant, id, fresh)).status).toBe('ACTIVE');
  });

  test('simultaneous wrong answers are all counted: twenty guesses have five tries', async () => {
    const tenant = await service.found('Rushing');
    const { id } = ok(await add(tenant, newPhone()));
    const wrong = wrongFor(await service.lastCode(tenant));
    const seen = await Promise.all(Array.from({ length: 20 }, () => answer(tenant, id, wrong)));
    const codes = seen.map((one) => ('code' in one ? one.code : 'ok'));
    expect(codes.filter((code) => code === 'ALIAS_OTP_INVALID')).toHaveLength(4);
    expect(codes.filter((code) => code === 'ALIAS_OTP_TOO_MANY_ATTEMPTS')).toHaveLength(16);
  });

  test('a code expires after ten minutes of the tenant clock', async () => {
    const tenant = await service.found('Late');
    const { id } = ok(await add(tenant, newPhone()));
    const code = await service.lastCode(tenant);
    await service.advance(tenant, 600);
    expect(await answer(tenant, id, code)).toMatchObject({ code: 'ALIAS_OTP_EXPIRED' });
  });

  test('an ACTIVE alias takes no code', async () => {
    const tenant = await service.found('Again');
    const id = await proved(tenant, newPhone());
    expect(await answer(tenant, id, '000000')).toEqual({
      code: 'INVALID_TRANSITION',
      details: { from: 'ACTIVE', event: 'VERIFY' },
    });
    expect(await resend(tenant, id)).toMatchObject({ code: 'INVALID_TRANSITION', details: { event: 'RESEND' } });
  });
});

describe('one number, one tenant (D-109)', () => {
  test('the latest proof takes the number from the tenant that held it', async () => {
    const [first, second] = [await service.found('First'), await service.found('Second')];
    const phone = newPhone();
    const lost = await proved(first, phone);
    await proved(second, phone);
    expect((await list(first)).map(({ status }) => status)).toEqual(['REPLACED']);
    expect((await list(second)).map(({ status }) => status)).toEqual(['ACTIVE']);
    expect((await service.events(lost)).at(-1)).toMatchObject({
      type: 'phone_alias.replaced',
      parties: [first.tenantId],
      previous_status: 'ACTIVE',
    });
    expect(ok(await revoke(first, lost)).status).toBe('REPLACED');
  });

  test('simultaneous proofs leave one holder', async () => {
    const phone = newPhone();
    const tenants = await Promise.all(['A', 'B', 'C', 'D'].map((name) => service.found(`Racing ${name}`)));
    const aliases = [];
    for (const tenant of tenants) {
      const { id } = ok(await add(tenant, phone));
      aliases.push({ tenant, id, code: await service.lastCode(tenant) });
    }
    const proofs = aliases.map(
      ({ tenant, id, code }) =>
        () =>
          answer(tenant, id, code),
    );
    const seen = await meetingAt(service.db, 'phone_aliases', proofs);
    expect(seen.map((one) => ('code' in one ? one.code : one.status))).toEqual([200, 200, 200, 200]);
    const rows = await service.db('phone_aliases').whereIn(
      'id',
      aliases.map(({ id }) => id),
    );
    expect(rows.map(({ status }) => status).sort()).toEqual(['ACTIVE', 'REPLACED', 'REPLACED', 'REPLACED']);
  });
});

describe('proving again (D-110)', () => {
  test('is required after 365 days of the tenant clock', async () => {
    const tenant = await service.found('Yearly');
    const id = await proved(tenant, newPhone());
    await service.advance(tenant, 365 * 86_400 - 60);
    expect((await list(tenant))[0]?.status).toBe('ACTIVE');
    await service.advance(tenant, 60);
    expect((await list(tenant))[0]?.status).toBe('REVERIFICATION_REQUIRED');
    expect((await service.events(id)).at(-1)).toMatchObject({ type: 'phone_alias.reverification_required' });
    ok(await resend(tenant, id));
    expect(ok(await answer(tenant, id, await service.lastCode(tenant))).status).toBe('ACTIVE');
    expect((await service.events(id)).at(-1)).toMatchObject({
      type: 'phone_alias.verified',
      previous_status: 'REVERIFICATION_REQUIRED',
    });
  });

  test('is required by the sandbox control from ACTIVE only', async () => {
    const tenant = await service.found('Control');
    const id = await proved(tenant, newPhone());
    expect(ok(await expire(tenant, id)).status).toBe('REVERIFICATION_REQUIRED');
    expect(await expire(tenant, id)).toEqual({
      code: 'INVALID_TRANSITION',
      details: { from: 'REVERIFICATION_REQUIRED', event: 'EXPIRE' },
    });
  });
});

test("another tenant's alias does not exist (D-039, R565)", async () => {
  const [owner, stranger] = [await service.found('Owner'), await service.found('Stranger')];
  const { id } = ok(await add(owner, newPhone()));
  for (const seen of [
    await answer(stranger, id, '000000'),
    await resend(stranger, id),
    await revoke(stranger, id),
    await expire(stranger, id),
  ]) {
    expect(seen).toMatchObject({ code: 'PHONE_ALIAS_NOT_FOUND' });
  }
  expect(await list(stranger)).toEqual([]);
});
