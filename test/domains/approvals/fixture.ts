import { createPaychart, type ParamsOf } from '#sdk';
import { toolsOf } from '../../../src/cli/operator.ts';
import { inviteMember } from '../../../src/domains/accounts/index.ts';
import { transact } from '../../../src/platform/lifecycle/transact.ts';
import { Refusal } from '../../../src/platform/refusal.ts';
import { addServiceBalance, onboard, verifyPhone } from '../../support/recipient.ts';
import type { Client, TestService, TestTenant } from '../../support/service.ts';
import { type Approving, confirmed } from '../protection/fixture.ts';

export interface Member {
  readonly id: string;
  readonly session: Client;
  readonly token: string;
  readonly signer: { readonly address: string; readonly privateKey: `0x${string}` };
}

type Role = 'OWNER' | 'ADMIN' | 'FINANCE' | 'MEMBER' | 'VIEWER';
type Grant = Omit<ParamsOf<'createAuthority'>, 'memberId'>;

let people = 0;

/** A further member of a tenant, signed in and so ACTIVE. The operator invited it: nobody in the tenant chose it (D-522). */
export async function member(
  service: TestService,
  { session }: Pick<TestTenant, 'session'>,
  role: Role = 'FINANCE',
  { approvalGroups = [], approverGroup = null }: { approvalGroups?: string[]; approverGroup?: string | null } = {},
): Promise<Member> {
  people += 1;
  const email = `approver-${people}@approvals.test`;
  const { id: tenantId } = await session.getMyTenant().unwrap();
  const by = { actorType: 'system', actorId: 'tests', requestId: null } as const;
  const invitation = { tenantId, email, name: email, role, approvalGroups, approverGroup };
  const { engine } = service;
  const invited = await transact(engine, by, async (work) =>
    inviteMember(toolsOf(work), engine.services, invitation, await work.now(tenantId)),
  );
  if (typeof invited === 'string') throw new Error(invited);
  if (invited instanceof Refusal) throw new Error(invited.code);
  return signedIn(service, { session }, invited.id);
}

/** The same, invited by the session. */
export async function invited(
  service: TestService,
  { session, approve }: Pick<TestTenant, 'session'> & Approving,
  role: Role = 'FINANCE',
  groups: { approvalGroups?: string[]; approverGroup?: string } = {},
): Promise<Member> {
  people += 1;
  const email = `approver-${people}@approvals.test`;
  const body = { email, role, name: email, ...groups };
  const { id } = await confirmed({ approve }, (options) => session.createMember(body, options));
  return signedIn(service, { session }, id);
}

export async function signedIn(
  service: TestService,
  { session }: Pick<TestTenant, 'session'>,
  id: string,
): Promise<Member> {
  const { token, signer } = await session.createTestSession({ memberId: id }).unwrap();
  const own = createPaychart({ baseUrl: service.url, session: token, maxRetries: 0 });
  const privateKey = signer.privateKey as `0x${string}`;
  return { id, session: own, token, signer: { address: signer.address, privateKey } };
}

/** By the owner, or by whoever manages members. */
export const grant = async ({ session }: Pick<TestTenant, 'session'>, memberId: string, terms: Partial<Grant> = {}) =>
  (await session.createAuthority({ memberId, allowedActions: ['payment.approve'], ...terms }).unwrap()).authority;

/** A member who may vote, with a weight. */
export async function approver(
  service: TestService,
  tenant: TestTenant,
  approvalWeight = 1,
  groups: Parameters<typeof member>[3] = {},
): Promise<Member> {
  const voter = await member(service, tenant, 'FINANCE', groups);
  await grant(tenant, voter.id, { approvalWeight });
  return voter;
}

let worlds = 0;

/** A sender with money, and a recipient whom a phone number reaches. */
export async function newWorld(service: TestService) {
  worlds += 1;
  const sender = await service.signUp(`Approving ${worlds}`);
  await sender.fund('100000.00');
  const recipient = await service.signUp(`Approved ${worlds}`);
  const phone = `+155507${String(10000 + worlds)}`;
  await verifyPhone(service, recipient, phone);
  await onboard(recipient);
  await addServiceBalance(recipient);
  await service.runUntilIdle();
  const pay = (amountUsd: string, by: Client = sender.api) => by.createOfframpPayment({ phone, amountUsd }).unwrap();
  return { service, sender, recipient, phone, pay };
}
export type World = Awaited<ReturnType<typeof newWorld>>;

export const read = ({ sender }: World, id: string) => sender.api.getOfframpPayment({ id }).unwrap();

/** The newest approval request of a payment. */
export async function requestOf({ sender }: World, paymentId: string) {
  const { approvals } = await sender.api.listApprovals({ paymentId }).unwrap();
  const [newest] = approvals;
  if (newest === undefined) throw new Error(`${paymentId} has no approval request`);
  return newest;
}

/** The projected status (A 3.6). */
export const publicOf = async ({ service }: World, id: string): Promise<string> =>
  (await service.pool.owner('offramp_payments').where({ id }).first('public_status')).public_status;

export const refusal = (result: { readonly ok: boolean; readonly error?: unknown }) => {
  if (result.ok) throw new Error('it was not refused');
  const { code, statusCode } = result.error as { code: string; statusCode: number };
  return { code, statusCode };
};
