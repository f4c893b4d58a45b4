import type { TestService, TestTenant } from './service.ts';

/** Proves control of a phone with the code that the sandbox's inbox shows. */
export async function verifyPhone(service: TestService, tenant: TestTenant, phone: string): Promise<string> {
  const alias = await tenant.api.createPhoneAlias({ phone }).unwrap();
  await service.runUntilIdle();
  const inbox = await tenant.api.listTestMessages({ to: phone, purpose: 'ALIAS_OTP', take: 1 }).unwrap();
  const code = inbox.messages[0]?.code;
  if (!code) throw new Error(`no code came to ${phone}`);
  await tenant.api.verifyPhoneAlias({ id: alias.id, code }).unwrap();
  return alias.id;
}

/** Business verification, step by step, until the BUSINESS_IDENTITY credential is issued. */
export async function onboard(tenant: TestTenant): Promise<string> {
  const session = await tenant.api.createVerificationSession({ kind: 'KYB', country: 'US' }).unwrap();
  for (let step = 0; step < 10; step += 1) {
    const advanced = await tenant.api.simulateVerificationSession({ id: session.id }).unwrap();
    if (advanced.status === 'VERIFIED') return advanced.credentialId ?? '';
  }
  throw new Error('the verification does not end');
}

/** The internal rail: ACTIVE at once, fee-free. */
export const addServiceBalance = async (tenant: TestTenant): Promise<string> =>
  (await tenant.api.createPayoutDestination({ type: 'SERVICE_BALANCE' }).unwrap()).id;
