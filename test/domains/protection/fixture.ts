import { Secret, TOTP } from 'otpauth';
import { privateKeyToAccount } from 'viem/accounts';
import { createPaychart, type ParamsOf } from '#sdk';
import type { Client, TestService, TestTenant } from '../../support/service.ts';
import { payable } from '../offramp/fixture.ts';

export { refusal } from '../offramp/fixture.ts';

export const DAY = 86_400;

let worlds = 0;

/** The header by which a refused request comes again. */
export const CHALLENGE = 'x-service-2fa-challenge';

type Purpose = 'FACTOR_OTP' | 'TWOFA_OTP';

/** The newest message to an address. */
export async function messageTo(service: TestService, { api }: Pick<TestTenant, 'api'>, to: string, purpose: Purpose) {
  await service.runUntilIdle();
  const { messages } = await api.listTestMessages({ to, purpose, take: 1 }).unwrap();
  const [newest] = messages;
  if (newest === undefined) throw new Error(`nothing came to ${to}`);
  return newest;
}

export const codeTo = async (...asked: Parameters<typeof messageTo>): Promise<string> =>
  (await messageTo(...asked)).code ?? '';

export const wrongFor = (code: string): string => (code === '111111' ? '222222' : '111111');

type Enrolling = Pick<TestTenant, 'session'> & Approving;

export type Approving = { readonly approve?: ProtectedTenant['approve'] | undefined };

/** A call of the SDK. */
interface Asked<T> extends PromiseLike<{ readonly ok: boolean; readonly error?: unknown }> {
  unwrap(): Promise<T>;
}

/** Sends a request, and sends it again with an approval where protection asks for one. */
export async function confirmed<T>(
  { approve }: Approving,
  ask: (options: { readonly headers?: Record<string, string> }) => Asked<T>,
): Promise<T> {
  if (approve === undefined) return ask({}).unwrap();
  const first = ask({});
  const asked = await first;
  if (asked.ok) return first.unwrap();
  const { challengeId } = challengeOf(asked);
  await approve(challengeId);
  return ask({ headers: { [CHALLENGE]: challengeId } }).unwrap();
}

/** Begins a factor; beside a usable one of a protected tenant, with the approval that it needs. */
export const enroll = (
  { session, approve }: Enrolling,
  body: ParamsOf<'enrollTwoFactorFactor'>,
  options: { readonly idempotencyKey?: string } = {},
) => confirmed({ approve }, (more) => session.enrollTwoFactorFactor(body, { ...options, ...more }));

/** A verified EMAIL factor. */
export async function emailFactor(
  service: TestService,
  tenant: Pick<TestTenant, 'api'> & Enrolling,
  email: string,
): Promise<string> {
  const { id } = await enroll(tenant, { type: 'EMAIL', email });
  const code = await codeTo(service, tenant, email, 'FACTOR_OTP');
  await tenant.session.verifyTwoFactorFactor({ id, code }).unwrap();
  return id;
}

/** What an authenticator shows for a secret at a time. */
export const totpAt = (secretBase32: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secretBase32), algorithm: 'SHA1', digits: 6, period: 30 }).generate({
    timestamp: at.getTime(),
  });

/** The tenant's clock. */
export async function clockOf({ api }: Pick<TestTenant, 'api'>): Promise<Date> {
  return new Date((await api.getTestClock().unwrap()).now);
}

export const advance = ({ api }: Pick<TestTenant, 'api'>, advanceSeconds: number) =>
  api.advanceTestClock({ advanceSeconds }).unwrap();

/** A verified TOTP factor and its secret. */
export async function totpFactor(tenant: Pick<TestTenant, 'api'> & Enrolling) {
  const { id, secretBase32 } = await enroll(tenant, { type: 'TOTP' });
  const secret = secretBase32 ?? '';
  await tenant.session.verifyTwoFactorFactor({ id, code: totpAt(secret, await clockOf(tenant)) }).unwrap();
  return { id, secret };
}

/** A tenant of whatever name no other has. */
export function anyTenant(service: TestService): Promise<TestTenant> {
  worlds += 1;
  return service.signUp(`Guarded ${worlds}`);
}

/** A verified IDP_MFA factor of the tenant's owner, and how it answers a challenge: without messages. */
export async function signerFactor({ session, memberId }: Pick<TestTenant, 'session' | 'memberId'>) {
  const { signer } = await session.createTestSession({ memberId }).unwrap();
  const account = privateKeyToAccount(signer.privateKey as `0x${string}`);
  const { id } = await session.enrollTwoFactorFactor({ type: 'IDP_MFA' }).unwrap();
  const enrollment = `Service factor enrollment\nfactor: ${id}\nsigner: ${signer.address}`;
  await session.verifyTwoFactorFactor({ id, signature: await account.signMessage({ message: enrollment }) }).unwrap();
  const answer = async ({ challengeId, amountUsd, destinationAddress }: Challenge) => {
    const about = [`amount: ${amountUsd} USD`, `destination: ${destinationAddress}`];
    const message = ['Service transfer approval', `challenge: ${challengeId}`, ...about].join('\n');
    const signature = await account.signMessage({ message });
    return session.verifyTwoFactorChallenge({ id: challengeId, factorId: id, signature }).unwrap();
  };
  return { id, answer };
}

export interface ProtectedTenant extends TestTenant {
  readonly email: string;
  readonly factorId: string;
  /** A saved payee that may be paid. */
  readonly phone: string;
  /** Answers a challenge by that factor. */
  approve(challengeId: string): Promise<unknown>;
}

/** A tenant with money, one EMAIL factor that counts, a saved payee, and protection from a threshold on. */
export async function protectedTenant(
  service: TestService,
  settings: ParamsOf<'updateProtectionSettings'> = {},
): Promise<ProtectedTenant> {
  worlds += 1;
  const tenant = await service.signUp(`Protected ${worlds}`);
  await tenant.fund('10000.00');
  const email = `owner-${worlds}@protected.test`;
  const phone = `+1555060${String(1000 + worlds)}`;
  await payable(service, `Payee ${worlds}`, phone);
  const factorId = await emailFactor(service, tenant, email);
  await tenant.session.createContact({ label: 'Blue Harbor', phone }).unwrap();
  await tenant.session.updateProtectionSettings({ enabled: true, ...settings }).unwrap();
  const answering = { ...tenant, email, factorId };
  return { ...answering, phone, approve: (challengeId) => satisfy(service, answering, challengeId) };
}

/** The challenge of a refused request. */
export function challengeOf(result: { readonly ok: boolean; readonly error?: unknown }) {
  const error = result.error as { code: string; details?: Challenge } | undefined;
  if (error?.code !== 'TWOFA_REQUIRED' || error.details === undefined) {
    throw new Error(`no challenge but ${result.ok ? 'a success' : error?.code}`);
  }
  return error.details;
}

export interface Challenge {
  readonly challengeId: string;
  readonly expiresAt: string;
  readonly requiredFactors: number;
  readonly factors: readonly { readonly id: string; readonly type: string; readonly hint: string | null }[];
  readonly amountUsd: string | null;
  readonly destinationAddress: string | null;
  readonly destinationLabel: string | null;
}

/** Answers a challenge by the tenant's EMAIL factor. */
export async function satisfy(
  service: TestService,
  tenant: Omit<ProtectedTenant, 'phone' | 'approve'>,
  challengeId: string,
) {
  const { session, factorId, email } = tenant;
  await session.sendTwoFactorChallengeCode({ id: challengeId, factorId }).unwrap();
  const code = await codeTo(service, tenant, email, 'TWOFA_OTP');
  return session.verifyTwoFactorChallenge({ id: challengeId, factorId, code }).unwrap();
}

export const pay = ({ session, phone }: ProtectedTenant, amountUsd = '25.00', headers: Record<string, string> = {}) =>
  session.createOfframpPayment({ phone, amountUsd }, { headers, idempotencyKey: crypto.randomUUID() });

/** A payment's satisfied challenge. */
export async function approvedPayment(service: TestService, tenant: ProtectedTenant, amountUsd = '25.00') {
  const { challengeId } = challengeOf(await pay(tenant, amountUsd));
  await satisfy(service, tenant, challengeId);
  return challengeId;
}

/** A further member of a tenant, with a session. */
export async function memberOf(service: TestService, { session, approve }: Enrolling, role: 'ADMIN' | 'MEMBER') {
  worlds += 1;
  const body = { email: `member-${worlds}@protected.test`, role };
  const { id } = await confirmed({ approve }, (options) => session.createMember(body, options));
  const { token, signer } = await session.createTestSession({ memberId: id }).unwrap();
  const own: Client = createPaychart({ baseUrl: service.url, session: token, maxRetries: 0 });
  return { id, session: own, token, signer };
}

/** Sends these very bytes. */
export async function post(
  service: TestService,
  { token }: Pick<TestTenant, 'token'>,
  path: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
) {
  const response = await fetch(`${service.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    body,
  });
  const answer = (await response.json()) as { code?: string; details?: Challenge; paymentId?: string };
  return { status: response.status, answer, replayed: response.headers.get('idempotency-replayed') === 'true' };
}

export const paymentsOf = async (service: TestService, { tenantId }: Pick<TestTenant, 'tenantId'>): Promise<number> =>
  Number((await service.pool.owner('offramp_payments').where({ sender_tenant_id: tenantId }).count())[0]?.count);
