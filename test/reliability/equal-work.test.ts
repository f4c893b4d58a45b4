import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { presentationOf, signPresentation } from '../domains/identity/presenting.ts';
import { bind, businessOf, newWallet } from '../domains/identity/wallets-of-identities.ts';
import {
  approvedPayment,
  CHALLENGE,
  challengeOf,
  emailFactor,
  memberOf,
  type ProtectedTenant,
  pay,
  protectedTenant,
} from '../domains/protection/fixture.ts';
import { CutConnection } from '../support/cut-connection.ts';
import type { TestTenant } from '../support/service.ts';
import { startTestService, type TestService } from '../support/service.ts';

/**
 * Whoever may not know whether an id, a token or a nonce exists learns it neither by the answer nor by the work behind
 * it: the same bytes, after the same statements in the same order. Statements are counted, time is not.
 */
let service: TestService;
const counter = new CutConnection();
let acme: ProtectedTenant;
let harbor: ProtectedTenant;
/** Another member of the first tenant. */
let colleague: Awaited<ReturnType<typeof memberOf>>;

beforeAll(async () => {
  service = await startTestService({ fault: counter });
  [acme, harbor] = [await protectedTenant(service), await protectedTenant(service)];
  colleague = await memberOf(service, acme, 'ADMIN');
}, 60_000);
afterAll(() => service?.stop());

interface Asked {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What can be seen of a request: its answer without what is random, and its statements. */
async function seen({ method = 'POST', path, body, headers }: Asked, id: string) {
  counter.arm();
  const response = await fetch(`${service.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${acme.token}`, 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = (await response.text()).replaceAll(id, '<id>').replace(/"requestId":"[^"]*"/, '');
  // Each request has a key of its own, and so has its lock.
  const statements = (await counter.disarm()).map((one) => one.replace(/pg_advisory_xact_lock\(-?\d+\)/, '<lock>'));
  return { answer: `${response.status} ${text}`, statements };
}

/** The unknown one is asked for twice: the first of its kind also prepares what later ones find. */
async function areAlike(unknown: string, known: Readonly<Record<string, string>>, ask: (id: string) => Asked) {
  await seen(ask(unknown), unknown);
  const expected = await seen(ask(unknown), unknown);
  expect(expected.answer).toMatch(/^4\d\d /);
  expect(expected.statements.length).toBeGreaterThan(0);
  for (const [what, id] of Object.entries(known)) expect(await seen(ask(id), id), what).toEqual(expected);
}

const challengeTo = async (session: TestTenant['session'], phone: string) =>
  challengeOf(await session.createOfframpPayment({ phone, amountUsd: '25.00' })).challengeId;

describe('requests of two-factor do equal work for known and unknown ids (D-346, D-349)', () => {
  let factors: Readonly<Record<string, string>>;
  let challenges: Readonly<Record<string, string>>;
  beforeAll(async () => {
    const theirs = { api: acme.api, session: colleague.session };
    // While protection is off the first factor of a member counts at once.
    const { challengeId } = challengeOf(await pay(harbor));
    const colleagues = await emailFactor(service, theirs, 'colleague@equal.test');
    await service.pool
      .owner('twofa_factors')
      .where({ id: colleagues })
      .update({ usable_at: new Date(0) });
    factors = { 'of another tenant': harbor.factorId, 'of another member': colleagues };
    challenges = {
      'of another tenant': challengeId,
      'of another member': await challengeTo(colleague.session, acme.phone),
    };
  });

  test('verifying, sending and reading a challenge', async () => {
    const { factorId } = acme;
    await areAlike('tfc_none', challenges, (id) => ({
      path: `/v1/2fa/challenges/${id}/verify`,
      body: { factorId, code: '123456' },
    }));
    await areAlike('tfc_none', challenges, (id) => ({ path: `/v1/2fa/challenges/${id}/send`, body: { factorId } }));
    await areAlike('tfc_none', challenges, (id) => ({ method: 'GET', path: `/v1/2fa/challenges/${id}` }));
  });

  test('redeeming a used, unsatisfied or foreign challenge', async () => {
    const used = await approvedPayment(service, acme);
    await pay(acme, '25.00', { [CHALLENGE]: used });
    const known = { ...challenges, used, unsatisfied: challengeOf(await pay(acme)).challengeId };
    await areAlike('tfc_none', known, (id) => ({
      path: '/v1/offramp/payments',
      body: { phone: acme.phone, amountUsd: '25.00' },
      headers: { [CHALLENGE]: id, 'idempotency-key': crypto.randomUUID() },
    }));
  });

  test('verifying, resending and removing a factor, and answering with it', async () => {
    await areAlike('fac_none', factors, (id) => ({ path: `/v1/2fa/factors/${id}/verify`, body: { code: '123456' } }));
    await areAlike('fac_none', factors, (id) => ({ path: `/v1/2fa/factors/${id}/resend` }));
    await areAlike('fac_none', factors, (id) => ({ method: 'DELETE', path: `/v1/2fa/factors/${id}` }));
    const { challengeId } = challengeOf(await pay(acme));
    await areAlike('fac_none', factors, (factorId) => ({
      path: `/v1/2fa/challenges/${challengeId}/verify`,
      body: { factorId, code: '123456' },
    }));
  });
});

describe('requests of identity do equal work for known and unknown ids', () => {
  test('giving and resending the code of a phone (D-108)', async () => {
    const { id: theirs } = await harbor.api.createPhoneAlias({ phone: '+15550609001' }).unwrap();
    const known = { 'of another tenant': theirs };
    await areAlike('pal_none', known, (id) => ({ path: `/v1/phone-aliases/${id}/verify`, body: { code: '123456' } }));
    await areAlike('pal_none', known, (id) => ({ path: `/v1/phone-aliases/${id}/resend` }));
  });

  test('opening a used, void or late hand-off link, or one of an ended session (D-317)', async () => {
    const { api } = await service.signUp('Equal Links');
    const handOver = async () => {
      const { id } = await api.createVerificationSession({ kind: 'KYB' }).unwrap();
      const { url } = await api.createVerificationHandoff({ id }).unwrap();
      return { id, token: url.split('/').at(-1) ?? '' };
    };
    const [late, used] = [await handOver(), await handOver()];
    await api.getVerificationHandoff({ token: used.token }).unwrap();
    const [replaced, ended] = [await handOver(), await handOver()];
    await api.simulateVerificationSession({ id: ended.id, outcome: 'CANCELED' }).unwrap();
    const known = { used: used.token, void: replaced.token, 'of an ended session': ended.token, late: late.token };
    await api.advanceTestClock({ advanceSeconds: 900 }).unwrap();
    await areAlike('A'.repeat(43), known, (token) => ({ method: 'GET', path: `/v1/verification-handoffs/${token}` }));
  });

  test('answering a nonce (D-331)', async () => {
    const challenge = await harbor.api.createPresentationChallenge({ purpose: 'equal' }).unwrap();
    const wallet = newWallet();
    const expiresAt = Math.floor(Date.now() / 1000) + 600;
    const shown = { challenge, holderDid: 'did:subject:x', credentialHashes: [`0x${'00'.repeat(32)}`], expiresAt };
    const body = presentationOf(shown, await signPresentation(wallet, shown), wallet.address, ['cred_none']);
    await areAlike(`0x${'00'.repeat(32)}`, { 'of another tenant': challenge.nonce }, (nonce) => ({
      path: '/v1/credential-presentations/verify',
      body: { ...body, nonce },
      headers: { 'x-service-api-key': acme.apiKey },
    }));
  });

  test('verifying a binding', async () => {
    const [own, theirs] = [await businessOf(acme), await businessOf(harbor)];
    const foreign = await bind(harbor, theirs.id);
    const signature = `0x${'11'.repeat(65)}`;
    await areAlike('idn_none', { 'of another tenant': theirs.id }, (id) => ({
      path: `/v1/identities/${id}/wallets/${foreign.id}/verify`,
      body: { signature },
    }));
    await areAlike('bnd_none', { 'of another tenant': foreign.id }, (id) => ({
      path: `/v1/identities/${own.id}/wallets/${id}/verify`,
      body: { signature },
    }));
  });

  test('resolving a payment DID that is reserved or not yet verified (R229, R230)', async () => {
    const reserved = (await harbor.api.createDidReservation({ phone: '+15550609002' }).unwrap()).did;
    const stranger = await service.signUp('Equal Unverified');
    const { did: unverified } = await service.pool
      .owner('payment_identities')
      .where({ tenant_id: stranger.tenantId })
      .first('did');
    const known = { reserved, unverified };
    for (const path of ['/v1/dids/<did>/did.json', '/1.0/identifiers/<did>']) {
      await areAlike(`did:payid:${'4a'.repeat(32)}`, known, (did) => ({
        method: 'GET',
        path: path.replace('<did>', did),
      }));
    }
  });
});
