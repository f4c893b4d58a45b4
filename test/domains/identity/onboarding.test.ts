import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

test('a recipient proves its phone, its business and a destination over HTTP, and reads it all as events (R250, R561)', async () => {
  const phone = '+15550104567';
  const { api } = await service.signUp('Blue Harbor');
  const alias = await api.createPhoneAlias({ phone }).unwrap();
  await service.runUntilIdle();
  const { messages } = await api.listTestMessages({ to: phone }).unwrap();
  const code = messages[0]?.code ?? '';
  const wrong = await api.verifyPhoneAlias({ id: alias.id, code: code === '000000' ? '000001' : '000000' });
  expect(wrong).toMatchObject({ ok: false, error: { code: 'ALIAS_OTP_INVALID', details: { attemptsRemaining: 4 } } });
  expect((await api.verifyPhoneAlias({ id: alias.id, code }).unwrap()).status).toBe('ACTIVE');

  const refused = await api.createPayoutDestination({ type: 'PAYMENT_APP_A', phone });
  expect(refused).toMatchObject({
    ok: false,
    error: { code: 'IDENTITY_REQUIRED', details: { missing: ['BUSINESS_IDENTITY'] } },
  });
  let session = await api.createVerificationSession({ kind: 'KYB' }).unwrap();
  while (session.status === 'CREATED') session = await api.simulateVerificationSession({ id: session.id }).unwrap();
  expect((await api.getCredentialStatus({ id: session.credentialId ?? '' }).unwrap()).status).toBe('ACTIVE');

  const app = await api.createPayoutDestination({ type: 'PAYMENT_APP_A', phone }).unwrap();
  expect((await api.verifyPayoutDestination({ id: app.id }).unwrap()).isDefault).toBe(true);
  await api.createPayoutDestination({ type: 'SERVICE_BALANCE' }).unwrap();

  await service.runUntilIdle();
  const { events } = await api.listEvents({ order: 'asc' }).unwrap();
  const own = events.map(({ type }) => type).filter((type) => /^(phone|verif|cred|payout_d)/.test(type));
  expect(own).toEqual([
    // Of the membership.
    'credential.issued',
    'phone_alias.verified',
    'credential.issued',
    'verification_session.verified',
    'payout_destination.created',
    'payout_destination.verified',
    'payout_destination.created',
    'payout_destination.verified',
  ]);
  expect(JSON.stringify(events)).not.toContain(phone);
  expect(service.logLines.join('')).not.toContain(phone.slice(1));
});
