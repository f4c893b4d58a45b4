import { createPayoutDestination } from '../../../src/domains/destinations/operations/create-payout-destination.ts';
import { getPayoutDestination } from '../../../src/domains/destinations/operations/get-payout-destination.ts';
import { revokePayoutDestination } from '../../../src/domains/destinations/operations/revoke-payout-destination.ts';
import { updatePayoutDestination } from '../../../src/domains/destinations/operations/update-payout-destination.ts';
import { verifyPayoutDestination } from '../../../src/domains/destinations/operations/verify-payout-destination.ts';
import { issueTestCredential } from '../../../src/domains/sandbox/operations/issue-test-credential.ts';
import { type Handlers, ok, type TestTenant } from '../../support/handlers.ts';

export type Body = Record<string, unknown>;

let emails = 0;
export const newEmail = (): string => `Payee${++emails}@Example.com`;

/** What tests of destinations do again and again; the service is started later. */
export function destinationsOf(service: () => Handlers) {
  const create = (tenant: TestTenant, body: Body) =>
    service().run(createPayoutDestination, 'createPayoutDestination', tenant, { body });
  const verify = (tenant: TestTenant, id: string, body: Body = {}) =>
    service().run(verifyPayoutDestination, 'verifyPayoutDestination', tenant, { path: { id }, body });
  const revoke = (tenant: TestTenant, id: string) =>
    service().run(revokePayoutDestination, 'revokePayoutDestination', tenant, { path: { id } });
  const update = (tenant: TestTenant, id: string, body: Body) =>
    service().run(updatePayoutDestination, 'updatePayoutDestination', tenant, { path: { id }, body });
  const read = async (tenant: TestTenant, id: string) =>
    ok(await service().run(getPayoutDestination, 'getPayoutDestination', tenant, { path: { id } }));

  /** A tenant that may hold destinations. */
  const onboarded = async (name: string): Promise<TestTenant> => {
    const tenant = await service().found(name);
    const body = { kind: 'BUSINESS_IDENTITY' };
    ok(await service().run(issueTestCredential, 'issueTestCredential', tenant, { body }));
    return tenant;
  };

  /** An ACTIVE PAYMENT_APP_A destination. */
  const active = async (tenant: TestTenant, priority?: number): Promise<string> => {
    const { id } = ok(await create(tenant, { type: 'PAYMENT_APP_A', email: newEmail() }));
    ok(await verify(tenant, id));
    if (priority !== undefined) ok(await update(tenant, id, { priority }));
    return id;
  };

  return { create, verify, revoke, update, read, onboarded, active };
}
