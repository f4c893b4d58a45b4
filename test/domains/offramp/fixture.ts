import { addServiceBalance, onboard, verifyPhone } from '../../support/recipient.ts';
import type { TestService, TestTenant } from '../../support/service.ts';

export interface Recipient extends TestTenant {
  readonly phone: string;
  readonly aliasId: string;
  readonly credentialId: string;
  readonly destinationId: string;
}

/** A tenant that can be paid: its phone proved, its business verified, its balance as the destination. */
export async function payable(service: TestService, name: string, phone: string): Promise<Recipient> {
  const tenant = await service.signUp(name);
  const aliasId = await verifyPhone(service, tenant, phone);
  const credentialId = await onboard(tenant);
  const destinationId = await addServiceBalance(tenant);
  await service.runUntilIdle();
  return { ...tenant, phone, aliasId, credentialId, destinationId };
}

export const read = ({ api }: TestTenant, id: string) => api.getOfframpPayment({ id }).unwrap();

export const routesOf = async ({ api }: TestTenant, id: string) =>
  (await api.getOfframpPaymentRoutes({ id }).unwrap()).routes;

export const claimOf = ({ api }: TestTenant, id: string) => api.getOfframpPaymentClaim({ id }).unwrap();

/** Selects the first route and confirms it. */
export async function confirm(recipient: TestTenant, id: string) {
  const [route] = await routesOf(recipient, id);
  await recipient.api.selectOfframpPaymentRoute({ id, routeQuoteId: route?.routeId ?? '' }).unwrap();
  return recipient.api.confirmOfframpPayment({ id }).unwrap();
}

/** What an operation refused, as a test compares it; fails on a success. */
export function refusal(result: { readonly ok: boolean; readonly error?: unknown }) {
  if (result.ok) throw new Error('it was not refused');
  return result.error as { code: string; statusCode: number; details?: unknown };
}

export const advance = ({ api }: TestTenant, advanceSeconds: number) =>
  api.advanceTestClock({ advanceSeconds }).unwrap();
