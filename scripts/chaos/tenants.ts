import { execFile } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createPaychart, type Paychart } from '#sdk';
import { until } from './gate.ts';

const PROGRAM = fileURLToPath(new URL('../../src/cli/main.mjs', import.meta.url));
const run = promisify(execFile);

export const PHONE = '+15550104567';
/** Nobody proves control of it: payments to it park as claims. */
export const UNKNOWN_PHONE = '+15550109999';

export interface Cast {
  readonly sender: Paychart;
  readonly recipient: Paychart;
  readonly keys: { readonly sender: string; readonly recipient: string };
}

/** A service, and what an operator's commands need to reach its database. */
export interface Place {
  readonly url: string;
  environment(): NodeJS.ProcessEnv;
}

const noMore = async (): Promise<void> => {};

/** A destination with each vendor, which the mock confirms: vendors of the chaos confirm nobody. */
export async function addPaymentApps(recipient: Paychart): Promise<void> {
  const a = { type: 'PAYMENT_APP_A', email: 'accounts@blue-harbor.test' } as const;
  const b = { type: 'PAYMENT_APP_B', phone: '+15550104568' } as const;
  for (const body of [a, b]) {
    const { id } = await recipient.createPayoutDestination(body).unwrap();
    await recipient.verifyPayoutDestination({ id }).unwrap();
  }
}

/** A funded sender, and a recipient that is ready to be paid. */
export async function castOf(place: Place, prepare: (recipient: Paychart) => Promise<void> = noMore): Promise<Cast> {
  const sender = await signUp(place.url, 'Acme Imports');
  const recipient = await signUp(place.url, 'Blue Harbor Trading');
  await credit(place, sender.tenantId);
  await onboard(recipient.api);
  await prepare(recipient.api);
  return {
    sender: sender.api,
    recipient: recipient.api,
    keys: { sender: sender.apiKey, recipient: recipient.apiKey },
  };
}

export const CREDIT_ATOMS = 1_000_000_000_000n;

/** A million USD, by an operator's command. */
export async function credit(place: Place, tenantId: string): Promise<void> {
  const amount = `${CREDIT_ATOMS / 1_000_000n}.00`;
  const command = ['ledger', 'credit', '--tenant', tenantId, '--amount', amount];
  await run(process.execPath, [PROGRAM, ...command], { env: place.environment() });
}

export interface SignedUp {
  readonly tenantId: string;
  /** Of the founder, whom the key acts for. */
  readonly memberId: string;
  readonly apiKey: string;
  readonly api: Paychart;
  /** The founder's session. */
  readonly session: Paychart;
}

export async function signUp(baseUrl: string, name: string): Promise<SignedUp> {
  const anyone = createPaychart({ baseUrl, session: 'none' });
  const email = `owner@${name.toLowerCase().replaceAll(' ', '-')}.test`;
  const { token } = await anyone.createTestSession({ email, name: `${name} Owner` }).unwrap();
  const founder = createPaychart({ baseUrl, session: token });
  const { tenant, member } = await founder.createTenant({ name, country: 'US' }).unwrap();
  const session = await sessionOf(baseUrl, member.id);
  const { scopes } = await session.getMe().unwrap();
  const { apiKey } = await session.createApiKey({ name: 'chaos', scopes }).unwrap();
  return { tenantId: tenant.id, memberId: member.id, apiKey, api: clientOf(baseUrl, apiKey), session };
}

/** Acts as a member of the sandbox. */
export async function sessionOf(baseUrl: string, memberId: string): Promise<Paychart> {
  const { token } = await createPaychart({ baseUrl, session: 'none' }).createTestSession({ memberId }).unwrap();
  return createPaychart({ baseUrl, session: token });
}

/** Retries are the load's own, so that every attempt is seen. */
export const clientOf = (baseUrl: string, apiKey: string): Paychart =>
  createPaychart({ baseUrl, apiKey, maxRetries: 0, timeoutMs: 20_000 });

/** Verified, reached by this phone, and paid into its service balance. */
export async function onboard(api: Paychart, phone = PHONE): Promise<void> {
  const verification = await api.createVerificationSession({ kind: 'KYB', country: 'US' }).unwrap();
  for (let status: string = verification.status; status !== 'VERIFIED'; ) {
    status = (await api.simulateVerificationSession({ id: verification.id }).unwrap()).status;
  }
  const alias = await api.createPhoneAlias({ phone }).unwrap();
  const code = await until('the code', 10_000, async () => {
    const inbox = await api.listTestMessages({ to: phone, purpose: 'ALIAS_OTP', take: 1 }).unwrap();
    const [message] = inbox.messages;
    return message?.code ? { code: message.code } : 'no message';
  });
  await api.verifyPhoneAlias({ id: alias.id, ...code }).unwrap();
  await api.createPayoutDestination({ type: 'SERVICE_BALANCE' }).unwrap();
}
