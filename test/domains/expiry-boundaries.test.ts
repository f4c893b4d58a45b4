import { globSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { verifySignedBody } from '../../codegen/emit/sdk/runtime/webhook.ts';
import { presentApiKey } from '../../src/domains/accounts/api-key.present.ts';
import { KeyMemory } from '../../src/domains/accounts/keys/key-memory.ts';
import { keyRequestErrors } from '../../src/domains/accounts/keys/key-request.ts';
import { dailyCutoff, monthlyCutoff } from '../../src/domains/approvals/rules/spend-windows.ts';
import { isClaimOver } from '../../src/domains/claims/rules/claim-time.ts';
import { isUsable, linkEndOf } from '../../src/domains/claims/rules/link.ts';
import { isTicketOver, ticketEndOf } from '../../src/domains/claims/rules/ticket.ts';
import { isTimely } from '../../src/domains/destinations/rules/ownership-proof.ts';
import { CODE_TTL_MS, judgeCode, proofAt, waitToSend } from '../../src/domains/identity/rules/alias-code.ts';
import { CHALLENGE_TTL_MS, openChallenge } from '../../src/domains/identity/rules/binding-challenge.ts';
import { verdictOf } from '../../src/domains/identity/rules/credential-verdict.ts';
import { whyMissing } from '../../src/domains/identity/rules/eligibility.ts';
import { HANDOFF_TTL_MS, leadsOn } from '../../src/domains/identity/rules/handoff.ts';
import { PRESENTATION_TTL_MS } from '../../src/domains/identity/rules/presentation-message.ts';
import { reasonsAgainst } from '../../src/domains/identity/rules/presentation-verdict.ts';
import { faultOfEnvelope } from '../../src/domains/offramp/rules/envelopes/checks.ts';
import { quoteStatusOf } from '../../src/domains/offramp/rules/quote-status.ts';
import { activeCredential } from '../../src/domains/offramp/rules/recipient-gate.ts';
import { isInReplayWindow } from '../../src/payments/providers/webhook-signature.ts';
import { hasExpired } from '../../src/platform/execution/expired-credential.ts';
import { retainedSince } from '../../src/platform/feed/event.store.ts';
import { authenticate, type CredentialRules } from '../../src/platform/http/credentials/credential.ts';
import { checkSignature, coveredText, sign } from '../../src/platform/http/credentials/request-signature.ts';
import { sandboxSessionTokens } from '../../src/platform/http/credentials/session-tokens.ts';
import { endpointOf } from '../../src/platform/http/endpoint.ts';
import { Exchange } from '../../src/platform/http/exchange.ts';
import { waitFor } from '../../src/platform/limits/budget.ts';
import { Refusal } from '../../src/platform/refusal.ts';
import { API_KEY, found, keyRecord, SIGNING_SECRET } from '../platform/http/app-fixture.ts';
import { foundAll } from '../support/found.ts';
import { ago, type Boundary, DAY, END, type Expiry, HOUR, MINUTE } from './boundary.ts';

/**
 * Everything that has an end in time, one millisecond before it, at it, and one after. `at` is whether the end itself
 * belongs to the time before it. What PostgreSQL compares stands in time-boundaries.test.ts. A domain adds its own by a
 * `<subject>.expiries.ts` beside its tests.
 */
const seconds = END.getTime() / 1000;

const request = { method: 'POST', pathname: '/v1/things', rawBody: Buffer.from('{}') };
const signatureAt = (t: number) => `t=${t},v1=${sign(SIGNING_SECRET, coveredText(String(t), request))}`;
const signed = (t: number, now: Date): boolean => {
  const key = keyRecord({ requestSigning: true, signingSecret: SIGNING_SECRET });
  return !(checkSignature(key, true, { ...request, signature: signatureAt(t) }, now.getTime()) instanceof Refusal);
};

const opensWithKey = async (now: Date): Promise<boolean> => {
  const rules = {
    environment: 'sandbox',
    trustedProxyHops: 0,
    authenticator: { apiKey: async () => found(keyRecord({ expiresAt: END })) },
    now: () => now.getTime(),
  } as unknown as CredentialRules;
  const exchange = new Exchange({ headers: { 'x-service-api-key': API_KEY }, url: '/' } as unknown as IncomingMessage);
  const endpoint = endpointOf({
    security: [{ apiKey: [] }],
    statuses: [200],
    codes: {},
    handler: async () => null,
  } as never);
  return !((await authenticate(rules, exchange, endpoint)) instanceof Refusal);
};

const remembersKey = (now: Date, lastUsedAt: Date): boolean => {
  const memory = new KeyMemory();
  memory.remember('hash', { lastUsedAt } as never, keyRecord());
  return memory.find('hash', now) !== undefined;
};

const tokens = { kind: 'sandbox', issuer: 'urn:test', audience: 'service', seed: 'ab'.repeat(32) } as const;
const claims = { userId: 'usr_1', email: null, emailVerified: false, tenantId: null, memberId: null };

/** By the real clock, which the test holds. */
const opensWithSession = async (now: Date, seenAt: Date): Promise<boolean> => {
  vi.useFakeTimers({ toFake: ['Date'], now: ago(12 * HOUR) });
  try {
    const issuer = sandboxSessionTokens(tokens);
    const { token, expiresAt } = await issuer.issue(claims);
    expect(expiresAt).toEqual(END);
    vi.setSystemTime(seenAt);
    await issuer.verify(token);
    vi.setSystemTime(now);
    return (await issuer.verify(token)) !== undefined;
  } finally {
    vi.useRealTimers();
  }
};

const takesWebhook = (timestamp: number, now: Date): boolean => isInReplayWindow(timestamp, now);

const envelope = (now: Date) =>
  faultOfEnvelope({ message: { ...envelopeMessage, expiresAt: String(seconds) }, doc: { memoHash: null } } as never, {
    now,
    senderDid: 'did:subject:1',
    signer: '0xa',
    takenBy: new Set(),
    wallets: [{ walletAddress: '0xa', walletType: 'EOA', chainId: 1, identityDid: 'did:subject:1' }],
    payeeDid: 'did:payid:2',
    amountBaseUnits: 5n,
    asset: 'USDC',
    assetId: 'x',
    memo: null,
    // Looked at after the time.
    isNonceUsed: true,
  });
const envelopeMessage = {
  payer: 'did:subject:1',
  payeeDid: 'did:payid:2',
  amountBaseUnits: '5',
  asset: 'USDC',
  assetExponent: 6,
};

/** By the SDK, which looks at the time before it looks at the signature. */
const believes = async (timestamp: number, now: Date): Promise<boolean> => {
  const headers = { 'webhook-id': 'evt_1', 'webhook-timestamp': String(timestamp), 'webhook-signature': 'v1,AAAA' };
  const options = { now: () => now.getTime() };
  const judged = verifySignedBody(`whsec_${'A'.repeat(44)}`, headers, '{}', options);
  return judged.then(
    () => true,
    (error: { reason: string }) => error.reason !== 'STALE',
  );
};

const apiKey = { status: 'ACTIVE', expiresAt: END, scopes: [], ipAllowlist: [], createdAt: END };
const link = { status: 'ISSUED', expiresAt: END, claimStatus: 'OPEN', paymentStatus: 'PENDING_CLAIM' };
const code = { otpHash: 'h', otpExpiresAt: END, otpAttempts: 0 };
const quote = { routeId: 'rq_1', quoteSetVersion: 1, quoteExpiresAt: END };
const credential = { status: 'ACTIVE', issuedAt: ago(DAY), expiresAt: END, legalName: 'Acme' } as const;
const presented = {
  status: 'ACTIVE',
  expiresAt: null,
  signedExpiresAt: null,
  isSigned: true,
  isTrusted: true,
} as const;

/** Answered by who may answer, with nothing against it but the time. */
const answersInTime = (now: Date, ends: { readonly challenge: Date; readonly signatureSeconds: number }): boolean =>
  reasonsAgainst({
    now,
    challengeExpiresAt: ends.challenge,
    signatureExpiresAt: ends.signatureSeconds,
    askedIdentityId: null,
    holder: { id: 'idn_1' },
    isSignerBound: true,
    isSigned: true,
    credentials: [],
  }).length === 0;

const EXPIRIES: readonly Expiry[] = [
  {
    what: 'an API key opens (D-008, D-030)',
    file: 'src/platform/http/credentials/credential.ts',
    at: 'over',
    stands: opensWithKey,
  },
  {
    what: 'an API key is shown as ACTIVE (D-008)',
    file: 'src/domains/accounts/api-key.present.ts',
    at: 'over',
    stands: (now) => presentApiKey(apiKey as never, now).status === 'ACTIVE',
  },
  {
    what: 'the end of a new API key lies ahead',
    file: 'src/domains/accounts/keys/key-request.ts',
    at: 'over',
    stands: (now) => keyRequestErrors({ expiresAt: END.toISOString() }, now).length === 0,
  },
  {
    what: 'a key is remembered, 60 s',
    file: 'src/domains/accounts/keys/key-memory.ts',
    at: 'over',
    stands: (now) => remembersKey(now, ago(60_000)),
  },
  {
    what: 'the transaction of a request begins while its credential stands (D-504)',
    file: 'src/platform/execution/expired-credential.ts',
    at: 'over',
    stands: (now) => !hasExpired({ credentialExpiresAt: END }, now),
  },
  {
    what: 'a session opens that is first seen now (D-002)',
    file: 'src/platform/http/credentials/session-tokens.ts',
    at: 'over',
    stands: (now) => opensWithSession(now, now),
  },
  {
    what: 'a session opens that was seen before (D-002)',
    file: 'src/platform/http/credentials/session-tokens.ts',
    at: 'over',
    stands: (now) => opensWithSession(now, ago(1000)),
  },
  {
    what: 'a request’s signature of the past counts, 300 s (D-028)',
    file: 'src/platform/http/credentials/request-signature.ts',
    at: 'still',
    stands: (now) => signed(seconds - 300, now),
  },
  {
    what: 'a provider’s signature of the past counts, 300 s (D-133)',
    file: 'src/payments/providers/webhook-signature.ts',
    at: 'still',
    stands: (now) => takesWebhook(seconds - 300, now),
  },
  {
    what: 'a delivery of ours is believed by the SDK, 300 s (D-391)',
    file: 'codegen/emit/sdk/runtime/webhook.ts',
    at: 'still',
    stands: (now) => believes(seconds - 300, now),
  },
  {
    what: 'a quote can be confirmed (A 2.2, D-139)',
    file: 'src/domains/offramp/rules/quote-status.ts',
    at: 'over',
    stands: (now) => quoteStatusOf(quote, { now, currentSetVersion: 1, executedRouteId: null }) === 'ACTIVE',
  },
  {
    what: 'a payment envelope binds (D-148)',
    file: 'src/domains/offramp/rules/envelopes/checks.ts',
    at: 'over',
    stands: (now) => envelope(now) === 'NONCE_USED',
  },
  {
    what: 'a credential makes its holder payable (D-114)',
    file: 'src/domains/offramp/rules/recipient-gate.ts',
    at: 'over',
    stands: (now) => activeCredential([credential], now) !== undefined,
  },
  {
    what: 'a code is right (D-108)',
    file: 'src/domains/identity/rules/alias-code.ts',
    at: 'over',
    stands: (now) => judgeCode(code, now, () => true).kind === 'RIGHT',
  },
  {
    what: 'the challenge of a wallet binding can be signed (D-322)',
    file: 'src/domains/identity/rules/binding-challenge.ts',
    at: 'over',
    stands: (now) => openChallenge({ challenge: 'text', challengeExpiresAt: END }, now) === 'text',
  },
  {
    what: 'a link to a verification leads on (D-317)',
    file: 'src/domains/identity/rules/handoff.ts',
    at: 'over',
    stands: (now) => leadsOn({ status: 'OPEN', expiresAt: END }, 'CREATED', now),
  },
  {
    what: 'a credential makes a tenant eligible (D-114, D-338)',
    file: 'src/domains/identity/rules/eligibility.ts',
    at: 'over',
    stands: (now) => whyMissing([{ status: 'ACTIVE', expiresAt: END }], now) === undefined,
  },
  {
    what: 'a presented credential is VALID, by its row (D-332)',
    file: 'src/domains/identity/rules/credential-verdict.ts',
    at: 'over',
    stands: (now) => verdictOf({ ...presented, expiresAt: END }, now) === 'VALID',
  },
  {
    what: 'a presented credential is VALID, by what was signed (D-332)',
    file: 'src/domains/identity/rules/credential-verdict.ts',
    at: 'over',
    stands: (now) => verdictOf({ ...presented, signedExpiresAt: END }, now) === 'VALID',
  },
  {
    what: 'a presentation answers its challenge (D-331, D-332)',
    file: 'src/domains/identity/rules/presentation-verdict.ts',
    at: 'over',
    stands: (now) => answersInTime(now, { challenge: END, signatureSeconds: seconds + 1 }),
  },
  {
    what: 'the signature of a presentation counts (D-332)',
    file: 'src/domains/identity/rules/presentation-verdict.ts',
    at: 'over',
    stands: (now) => answersInTime(now, { challenge: new Date(END.getTime() + 1000), signatureSeconds: seconds }),
  },
  {
    what: 'a claim link opens (D-190)',
    file: 'src/domains/claims/rules/link.ts',
    at: 'over',
    stands: (now) => isUsable(link, now),
  },
  {
    what: 'a claim ticket accepts (D-193)',
    file: 'src/domains/claims/rules/ticket.ts',
    at: 'over',
    stands: (now) => !isTicketOver({ ticketExpiresAt: END }, now),
  },
  {
    what: 'a claim can be taken (A 3.3)',
    file: 'src/domains/claims/rules/claim-time.ts',
    at: 'over',
    stands: (now) => !isClaimOver({ expiresAt: END }, now),
  },
  {
    what: 'a signature of ownership counts (D-235)',
    file: 'src/domains/destinations/rules/ownership-proof.ts',
    at: 'over',
    stands: (now) => isTimely(seconds, now),
  },
  {
    what: 'what was sent counts against its hour (D-486)',
    file: 'src/platform/limits/budget.ts',
    at: 'over',
    stands: (now) => waitFor([ago(HOUR)], now, { limit: 1, windowMs: HOUR }) > 0,
  },
  {
    what: 'ten codes count against their hour (D-443)',
    file: 'src/domains/identity/rules/alias-code.ts',
    at: 'over',
    stands: (now) => waitToSend(Array(10).fill(ago(HOUR)), now) > 0,
  },
  {
    what: 'thirty codes count against their day (D-486)',
    file: 'src/domains/identity/rules/alias-code.ts',
    at: 'over',
    stands: (now) => waitToSend(Array(30).fill(ago(DAY)), now) > 0,
  },
  ...(await foundAll<readonly Expiry[]>('.expiries.ts', 'expiries')).flat(),
];

/** What begins to count at a time: too far ahead before it. */
const BEGINNINGS: readonly Expiry[] = [
  {
    what: 'a request’s signature of the future counts, 300 s (D-028)',
    file: 'src/platform/http/credentials/request-signature.ts',
    at: 'still',
    stands: (now) => signed(seconds + 300, now),
  },
  {
    what: 'a provider’s signature of the future counts, 300 s (D-133)',
    file: 'src/payments/providers/webhook-signature.ts',
    at: 'still',
    stands: (now) => takesWebhook(seconds + 300, now),
  },
  {
    what: 'a delivery of ours is believed by the SDK, 300 s ahead (D-391)',
    file: 'codegen/emit/sdk/runtime/webhook.ts',
    at: 'still',
    stands: (now) => believes(seconds + 300, now),
  },
  {
    what: 'a signature of ownership may expire an hour ahead (D-235)',
    file: 'src/domains/destinations/rules/ownership-proof.ts',
    at: 'still',
    stands: (now) => isTimely(seconds + 3600, now),
  },
];

const moments = (at: Expiry['at']) =>
  [
    [-1, true],
    [0, at === 'still'],
    [1, false],
  ] as const;

describe.each(EXPIRIES)('$what', ({ at, stands }) => {
  it.each(moments(at))('%d ms from its end: %s', async (ms, expected) => {
    expect(await stands(new Date(END.getTime() + ms))).toBe(expected);
  });
});

describe.each(BEGINNINGS)('$what', ({ stands }) => {
  it.each([
    [-1, false],
    [0, true],
    [1, true],
  ])('%d ms from its beginning: %s', async (ms, expected) => {
    expect(await stands(new Date(END.getTime() + ms))).toBe(expected);
  });
});

describe('how long things last', () => {
  it.each([
    ['a code: ten minutes (D-108)', CODE_TTL_MS, 10 * MINUTE],
    ['a challenge for a wallet: 15 minutes (D-322)', CHALLENGE_TTL_MS, 15 * MINUTE],
    ['a link to a verification: 15 minutes (D-317)', HANDOFF_TTL_MS, 15 * MINUTE],
    ['a challenge for credentials: five minutes (D-331)', PRESENTATION_TTL_MS, 5 * MINUTE],
    ['a spend window of a day: 24 hours (D-207)', END.getTime() - dailyCutoff(END).getTime(), DAY],
    ['a spend window of a month: 30 times 24 hours (D-207)', END.getTime() - monthlyCutoff(END).getTime(), 30 * DAY],
    ['a ticket: an hour (D-193)', ticketEndOf(END).getTime() - END.getTime(), HOUR],
    ['a proof of control: 365 days (D-110)', proofAt(END).reverifyBy.getTime() - END.getTime(), 365 * DAY],
    ['an event in the feed: 30 days (D-389)', END.getTime() - retainedSince(END).getTime(), 30 * DAY],
    [
      'a link: 72 hours (D-190)',
      linkEndOf({ expiresAt: new Date(END.getTime() + 90 * DAY) }, END).getTime() - END.getTime(),
      72 * HOUR,
    ],
    [
      'a link: no longer than its claim (D-190)',
      linkEndOf({ expiresAt: new Date(END.getTime() + 5) }, END).getTime() - END.getTime(),
      5,
    ],
  ])('%s', (_what, lasts, expected) => {
    expect(lasts).toBe(expected);
  });

  it('treats a record without an end as not ended', () => {
    const forever = { ...apiKey, expiresAt: null };
    expect(presentApiKey(forever as never, END).status).toBe('ACTIVE');
    expect(activeCredential([{ ...credential, expiresAt: null }], END)).toBeDefined();
    expect(keyRequestErrors({ expiresAt: null }, END)).toEqual([]);
    expect(whyMissing([{ status: 'ACTIVE', expiresAt: null }], END)).toBeUndefined();
    expect(verdictOf(presented, END)).toBe('VALID');
  });

  it('treats a ticket, code or challenge that was never issued as over', () => {
    expect(isTicketOver({ ticketExpiresAt: null }, ago(DAY))).toBe(true);
    expect(judgeCode({ ...code, otpExpiresAt: null }, ago(DAY), () => true).kind).toBe('EXPIRED');
    expect(judgeCode({ ...code, otpHash: null }, ago(DAY), () => true).kind).toBe('EXPIRED');
    expect(openChallenge({ challenge: 'text', challengeExpiresAt: null }, ago(DAY))).toBeUndefined();
    expect(openChallenge({ challenge: null, challengeExpiresAt: END }, ago(DAY))).toBeUndefined();
  });
});

/** Compared by PostgreSQL: test/domains/time-boundaries.test.ts has their rows. */
const BY_THE_DATABASE: readonly string[] = [
  ...(await foundAll<readonly Boundary[]>('.boundaries.ts', 'boundaries')).flatMap((rows) =>
    rows.map(({ file }) => file),
  ),
  'src/domains/accounts/api-key.store.ts',
  'src/domains/admin/retention/rules.ts',
  'src/domains/approvals/gates.cross-tenant.ts',
  'src/domains/claims/claim-link.store.ts',
  'src/domains/identity/credentials/credential.store.ts',
  'src/domains/identity/handles/identity-list.store.ts',
  'src/domains/identity/aliases/phone-alias.store.ts',
  'src/domains/wallets/drip.store.ts',
  'src/platform/feed/event.store.ts',
  'src/platform/limits/throttle.ts',
  'src/platform/retention/rules.ts',
  'src/platform/execution/idempotency.ts',
  'src/payments/messages/message-slot.cross-tenant.ts',
  'src/platform/outbox/jobs.ts',
  'src/platform/outbox/timers.ts',
];

/** Comparisons with a time by which nothing ends, and why. */
const NO_EXPIRY: Readonly<Record<string, string>> = {
  ...Object.assign({}, ...(await foundAll<Readonly<Record<string, string>>>('.no-expiry.ts', 'noExpiry'))),
  'src/domains/accounts/keys/authenticate.cross-tenant.ts': 'a key’s last use is written once a minute',
  'src/domains/admin/stuck/stuck.cross-tenant.ts': 'for operators: what has waited for long',
  'src/domains/admin/stuck/why.ts': 'for operators: words',
  'src/platform/cut-text.ts': 'lengths of texts',
  'src/platform/lists/paging.ts': 'the order of a page',
  'src/platform/lists/page-by-version.ts': 'the order of a page',
  'src/domains/offramp/providers/apply-provider-event.ts': 'a provider’s clock that is ahead is not believed',
  'src/domains/offramp/reviews/review-case.worker.ts': 'when a simulated reviewer decides',
  'src/payments/chain/local-chain.ts': 'how long the receipt of a deployment is waited for',
  'src/payments/chain/chain.ts': 'how often a chain that is away is tried again',
  'src/domains/webhooks/deliveries/attempt.ts':
    'the end of a secret’s grace: test/domains/webhooks/rules/attempt.test.ts',
  'src/domains/webhooks/deliveries/claim.cross-tenant.ts':
    'by the database’s clock: test/domains/webhooks/deliveries.test.ts',
  'src/domains/webhooks/deliveries/unrecorded-batches.cross-tenant.ts':
    'by the database’s clock: test/domains/webhooks/fan-out.test.ts',
  'src/domains/webhooks/operations/replay-webhook-endpoint.ts': 'whether a span that the caller names is one',
  'src/domains/webhooks/feeds/replay.store.ts':
    'the span that the caller names: test/domains/webhooks/deliveries.test.ts',
  'src/payments/chain/relayer/relayer.ts': 'how often a chain is compared with what we know',
  'src/payments/chain/relayer/gas-watch.ts':
    'when the price of gas is tried again: test/payments/chain/relayer/gas-watch.test.ts',
  'src/payments/chain/relayer/outcomes.ts':
    'how often the database is looked at: test/payments/chain/relayer/outcomes.test.ts',
  'src/payments/chain/relayer/lease.ts': 'by the database’s clock: test/payments/chain/relayer/lease.test.ts',
  'src/platform/http/response/outage.ts': 'how often an outage is told of: test/platform/http/outage.test.ts',
  'src/platform/metrics/shortage.ts': 'how long a shortage is remembered: test/platform/metrics/shortage.test.ts',
  'src/platform/primary/present-primary.ts':
    'how often the servers are looked at: test/reliability/old-primary.long.test.ts',
  'src/platform/background/due-watch.ts': 'wakes whoever compares again: test/platform/background/due-watch.test.ts',
  'src/platform/outbox/job-lane.ts': 'when it looks for jobs itself: test/platform/outbox/job-lane.test.ts',
  'src/platform/outbox/local-job-queue.ts':
    'leases of jobs: test/platform/outbox/local-job-queue.test.ts, local-job-queue.leases.test.ts',
  'src/platform/outbox/runner.ts':
    'how long a job that somebody has is waited for: test/platform/outbox/kept-jobs.test.ts',
  'src/platform/lifecycle/flush/jobs.ts': 'wakes whoever compares again: test/platform/outbox/kept-jobs.test.ts',
  'src/platform/outbox/leases.ts': 'by the database’s clock: test/platform/outbox/leases.test.ts',
  'src/domains/policies/spends-add-up.ts': 'which rows an invariant compares: test/platform/audit/invariants.test.ts',
  'src/payments/tenancy/inviters.cross-tenant.ts':
    'by the database’s clock: test/domains/approvals/chosen-voters.test.ts',
  'src/platform/versions/served-version.ts': 'the day on which a version ends: test/versions/sunset.test.ts',
  'src/payments/providers/apply-provider-status.ts': 'the order of a provider’s events',
};

const TIME = String.raw`(?:\bnow\b|realNow|realTime\(\)|monotonic\(\)|(?<!char)At\b|\buntil\b|\bsince\b|imestamp|expires\w*)`;
const COMPARED = new RegExp(String.raw`${TIME}[^\n]* (?:<=?|>=?) |[^=] (?:<=?|>=?) [^\n]*${TIME}`);
const IN_SQL = /(?:_at|\be\.at|_until|OVER|CUTOFF)\b['"]?,?\s*['"]?(?:<=?|>=?)/;
/** Waiting, in words: `if (wait > 0) return fail.until(…)`. */
const WAITING = /wait > 0|\.send\(|indexer\.run|number > head/;

const comparisons = (text: string): readonly string[] =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .split('\n')
    .filter((line) => (COMPARED.test(line) && !WAITING.test(line)) || IN_SQL.test(line));

describe('the list of comparisons with a time', () => {
  const root = join(import.meta.dirname, '../..');
  const compare = globSync('src/{domains,platform,payments}/**/*.ts', { cwd: root })
    .sort()
    .filter((file) => comparisons(readFileSync(join(root, file), 'utf8')).length > 0);

  it('has a row or a reason for every file that compares with a time', () => {
    const known = new Set([
      ...[...EXPIRIES, ...BEGINNINGS].map(({ file }) => file),
      ...BY_THE_DATABASE,
      ...Object.keys(NO_EXPIRY),
    ]);
    expect(compare.filter((file) => !known.has(file))).toEqual([]);
  });

  it('names only files that still compare with a time', () => {
    const inSource = EXPIRIES.map(({ file }) => file).filter((file) => file.startsWith('src/'));
    const named = [...inSource, ...new Set(BY_THE_DATABASE), ...Object.keys(NO_EXPIRY)];
    expect(named.filter((file) => !compare.includes(file))).toEqual([]);
  });

  it('finds a new comparison with a time', () => {
    expect(comparisons('if (link.expiresAt <= now) return;')).toHaveLength(1);
    expect(comparisons("query.where('expires_at', '>', at)")).toHaveLength(1);
    expect(comparisons('const on = (now: Date) => later(now);')).toEqual([]);
  });
});
