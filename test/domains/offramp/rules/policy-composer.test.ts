import { describe, expect, it } from 'vitest';
import { HOLD_REASONS, type HoldReason } from '../../../../src/domains/offramp/rules/hold-reasons.ts';
import { checkPolicy, composePolicy } from '../../../../src/domains/offramp/rules/policy-composer.ts';
import type { PolicyFacts } from '../../../../src/domains/offramp/rules/policy-facts.ts';
import { quoteRoutes } from '../../../../src/domains/offramp/rules/quoting.ts';
import type { QuotingInput } from '../../../../src/domains/offramp/rules/quoting-input.ts';
import { appA, appB, balance, credential, minutes, policy, quoting } from './facts.ts';

const verdict = (facts: Partial<PolicyFacts> = {}, input: Partial<QuotingInput> = {}): string => {
  const result = checkPolicy(policy(facts), quoting(input));
  if (result.kind === 'pass') return 'pass';
  return result.kind === 'hold' ? `hold ${result.reasons.join(' ')}` : `reject ${result.reason}`;
};
const off = { mode: 'off', available: true } as const;
const away = { mode: 'mock', available: false } as const;
const providers = quoting().providers;
const recipient = (...credentials: PolicyFacts['recipient']['credentials']): PolicyFacts['recipient'] => ({
  credentials,
  legalNameAtFirstCheck: 'Blue Harbor Trading',
});

describe('a passed check (D-114, R126)', () => {
  it('returns the quotes and the exclusions', () => {
    const destinations = [balance(), appA()];
    const result = checkPolicy(policy({ destinations }), quoting({ providers: { ...providers, payapp_a: off } }));
    const expected = quoteRoutes(quoting({ destinations, providers: { ...providers, payapp_a: off } }));
    expect(result).toEqual({ kind: 'pass', ...expected });
    expect(expected.quotes.length).toBe(1);
    expect(expected.excluded.length).toBe(1);
  });
});

describe('rejects come first (D-116, R067, R068)', () => {
  const everything: Partial<PolicyFacts> = {
    recipient: recipient(),
    phone: { aliasStatus: null },
    destinations: [],
    organizationPolicyDenies: true,
    agentPolicyDenies: true,
  };
  it('for sanctions before anything else, with a review case for the record (D-122)', () => {
    expect(checkPolicy(policy({ ...everything, screening: 'SANCTIONS' }), quoting())).toEqual({
      kind: 'reject',
      reason: 'SANCTIONS_REVIEW_REQUIRED',
      reviewCase: 'SANCTIONS_REVIEW_REQUIRED',
    });
  });
  it.each([{ organizationPolicyDenies: true }, { agentPolicyDenies: true }])(
    'for %o, without a review case',
    (denial) => {
      const holds = { ...everything, organizationPolicyDenies: false, agentPolicyDenies: false };
      expect(checkPolicy(policy({ ...holds, ...denial, screening: 'MONITORING' }), quoting())).toEqual({
        kind: 'reject',
        reason: 'POLICY_DENIED',
      });
    },
  );
});

describe('each hold on its own (A 2.3, R125)', () => {
  const active = [balance(), appA()];
  it.each<[HoldReason | string, Partial<PolicyFacts>, Partial<QuotingInput>]>([
    ['RECIPIENT_NOT_ONBOARDED', { recipient: recipient() }, {}],
    ['CREDENTIAL_EXPIRED', { recipient: recipient(credential({ status: 'EXPIRED' })) }, {}],
    ['CREDENTIAL_REVOKED', { recipient: recipient(credential({ status: 'REVOKED' })) }, {}],
    ['CREDENTIAL_SUSPENDED', { recipient: recipient(credential({ status: 'SUSPENDED' })) }, {}],
    ['CREDENTIAL_CHANGED_REVIEW_REQUIRED', { recipient: recipient(credential({ legalName: 'Other' })) }, {}],
    ['PHONE_REVERIFICATION_REQUIRED', { phone: { aliasStatus: 'REVERIFICATION_REQUIRED' } }, {}],
    ['TRANSACTION_MONITORING_REVIEW', { screening: 'MONITORING' }, {}],
    ['APPROVAL_THRESHOLD_NOT_MET', { approval: { authorityLimitExceeded: false, thresholdNotMet: true } }, {}],
    [
      'PROVIDER_DESTINATION_REVOKED',
      { destinations: active, revokedDestinations: [{ destinationId: 'dst_gone', revokedAt: minutes(-1) }] },
      {},
    ],
    ['PAYOUT_DESTINATION_NOT_SELECTED', { destinations: [] }, {}],
    ['PROVIDER_UNAVAILABLE', {}, { providers: { ...providers, internal: off } }],
    ['INSUFFICIENT_ROUTE_LIQUIDITY', { destinations: [appA()] }, { liquidity: [] }],
    ['POLICY_SUBSYSTEM_ERROR', { policySubsystemAvailable: false }, {}],
  ])('%s', (reason, facts, input) => expect(verdict(facts, input)).toBe(`hold ${reason}`));

  it('adds APPROVAL_THRESHOLD_NOT_MET to AUTHORITY_LIMIT_EXCEEDED (D-208)', () => {
    for (const thresholdNotMet of [true, false]) {
      expect(verdict({ approval: { authorityLimitExceeded: true, thresholdNotMet } })).toBe(
        'hold AUTHORITY_LIMIT_EXCEEDED APPROVAL_THRESHOLD_NOT_MET',
      );
    }
  });
});

/** Independent causes, each with the reason that it adds; every subset of them is composed. */
const CAUSES: readonly {
  readonly reason: HoldReason;
  readonly facts: Partial<PolicyFacts>;
}[] = [
  { reason: 'CREDENTIAL_CHANGED_REVIEW_REQUIRED', facts: { recipient: recipient(credential({ legalName: 'Other' })) } },
  { reason: 'PHONE_REVERIFICATION_REQUIRED', facts: { phone: { aliasStatus: 'REPLACED' } } },
  { reason: 'TRANSACTION_MONITORING_REVIEW', facts: { screening: 'MONITORING' } },
  {
    reason: 'APPROVAL_THRESHOLD_NOT_MET',
    facts: { approval: { authorityLimitExceeded: false, thresholdNotMet: true } },
  },
  {
    reason: 'PROVIDER_DESTINATION_REVOKED',
    facts: { revokedDestinations: [{ destinationId: 'dst_gone', revokedAt: minutes(-1) }] },
  },
];

describe('several holds at once (D-116, D-117)', () => {
  const subsets = Array.from({ length: 2 ** CAUSES.length }, (_, mask) =>
    CAUSES.filter((__, bit) => mask & (1 << bit)),
  );
  const routes: readonly [string, readonly HoldReason[], Partial<QuotingInput>][] = [
    ['quoted', [], {}],
    ['unavailable', ['PROVIDER_UNAVAILABLE'], { providers: { ...providers, payapp_a: off, payapp_b: away } }],
    ['illiquid', ['INSUFFICIENT_ROUTE_LIQUIDITY'], { liquidity: [] }],
    [
      'mixed',
      ['PROVIDER_UNAVAILABLE', 'INSUFFICIENT_ROUTE_LIQUIDITY'],
      { providers: { ...providers, payapp_b: off }, liquidity: [] },
    ],
    ['not selected', ['PAYOUT_DESTINATION_NOT_SELECTED'], { allowedRails: ['SERVICE_BALANCE'] }],
  ];
  const cases = subsets.flatMap((subset) =>
    routes.map((route) => [subset.map(({ reason }) => reason).join('+') || 'none', ...route, subset] as const),
  );

  it.each(cases)('lists all of %s, with routes %s', (_, __, routeReasons, input, subset) => {
    const destinations = [appA(), appB()];
    const all: Partial<PolicyFacts> = Object.assign({ destinations }, ...subset.map((cause) => cause.facts));
    const revoked = subset.some(({ reason }) => reason === 'PROVIDER_DESTINATION_REVOKED');
    const expected = [
      ...subset.map(({ reason }) => reason),
      // The choice that is asked for by the revocation is not asked for twice (D-120).
      ...routeReasons.filter((reason) => !(revoked && reason === 'PAYOUT_DESTINATION_NOT_SELECTED')),
    ].toSorted((left, right) => HOLD_REASONS.indexOf(left) - HOLD_REASONS.indexOf(right));
    expect(verdict(all, input)).toBe(expected.length ? `hold ${expected.join(' ')}` : 'pass');
  });

  it.each(['EXPIRED', 'REVOKED', 'SUSPENDED'] as const)(
    'a credential that is %s does not hide the holds of other gates',
    (status) => {
      const facts = { recipient: recipient(credential({ status })), phone: { aliasStatus: null }, destinations: [] };
      expect(verdict(facts)).toBe(
        `hold CREDENTIAL_${status} PHONE_REVERIFICATION_REQUIRED PAYOUT_DESTINATION_NOT_SELECTED`,
      );
    },
  );

  it('does not ask a recipient that was never onboarded for a destination (D-114, R056)', () => {
    expect(verdict({ recipient: recipient(), destinations: [], phone: { aliasStatus: 'REPLACED' } })).toBe(
      'hold RECIPIENT_NOT_ONBOARDED PHONE_REVERIFICATION_REQUIRED',
    );
    expect(verdict({ recipient: recipient() }, { providers: { ...providers, internal: off } })).toBe(
      'hold RECIPIENT_NOT_ONBOARDED',
    );
  });
});

describe('reviews (A 2.3, D-122, R061)', () => {
  const REVIEWED = ['TRANSACTION_MONITORING_REVIEW', 'CREDENTIAL_CHANGED_REVIEW_REQUIRED'] as const;

  it.each(REVIEWED)('%s holds from its first finding until its release, even without a current finding', (reason) => {
    expect(verdict({ openedReviews: [reason] })).toBe(`hold ${reason}`);
    expect(verdict({ openedReviews: [reason], clearedReviews: [reason] })).toBe('pass');
    expect(verdict({ openedReviews: [reason], screening: 'MONITORING' })).toContain('TRANSACTION_MONITORING_REVIEW');
  });
});

describe('the credential that decides (D-114, D-118, R058)', () => {
  const older = minutes(-2000);
  it.each([
    [
      'an ACTIVE one beside a newer revoked one',
      [credential({ issuedAt: older }), credential({ status: 'REVOKED' })],
      'pass',
    ],
    [
      'the newest of none ACTIVE',
      [credential({ status: 'SUSPENDED', issuedAt: older }), credential({ status: 'REVOKED' })],
      'hold CREDENTIAL_REVOKED',
    ],
    [
      'the newest, in any order',
      [credential({ status: 'REVOKED' }), credential({ status: 'SUSPENDED', issuedAt: older })],
      'hold CREDENTIAL_REVOKED',
    ],
    ['ACTIVE but past its validity', [credential({ expiresAt: minutes(0) })], 'hold CREDENTIAL_EXPIRED'],
    ['ACTIVE to the last millisecond', [credential({ expiresAt: new Date(minutes(0).getTime() + 1) })], 'pass'],
    ['ACTIVE for ever', [credential({ expiresAt: null })], 'pass'],
  ])('%s', (_, credentials, expected) => expect(verdict({ recipient: recipient(...credentials) })).toBe(expected));

  it.each([
    ['the same name', 'Blue Harbor Trading', 'Blue Harbor Trading', 'pass'],
    ['another name', 'Blue Harbor Trading', 'Blue Harbor LLC', 'hold CREDENTIAL_CHANGED_REVIEW_REQUIRED'],
    ['no name on record', null, 'Blue Harbor LLC', 'pass'],
  ])('with %s as at the first check', (_, legalNameAtFirstCheck, legalName, expected) => {
    expect(verdict({ recipient: { credentials: [credential({ legalName })], legalNameAtFirstCheck } })).toBe(expected);
  });
});

describe('the phone alias (D-106, D-109, D-110, R060)', () => {
  it.each([
    [{ aliasStatus: 'ACTIVE' }, 'pass'],
    [null, 'pass'],
    [{ aliasStatus: 'REVERIFICATION_REQUIRED' }, 'hold PHONE_REVERIFICATION_REQUIRED'],
    [{ aliasStatus: 'REPLACED' }, 'hold PHONE_REVERIFICATION_REQUIRED'],
    [{ aliasStatus: 'REVOKED' }, 'hold PHONE_REVERIFICATION_REQUIRED'],
    [{ aliasStatus: 'PENDING' }, 'hold PHONE_REVERIFICATION_REQUIRED'],
    [{ aliasStatus: null }, 'hold PHONE_REVERIFICATION_REQUIRED'],
  ] as const)('%o: %s', (phone, expected) => expect(verdict({ phone })).toBe(expected));
});

describe('released and waived reasons (D-122, D-208, R059, R061, R066)', () => {
  const changed = { recipient: recipient(credential({ legalName: 'Other' })), screening: 'MONITORING' } as const;
  const approval = { authorityLimitExceeded: true, thresholdNotMet: true };
  it('a release clears its own reason only', () => {
    expect(verdict({ ...changed, clearedReviews: ['TRANSACTION_MONITORING_REVIEW'] })).toBe(
      'hold CREDENTIAL_CHANGED_REVIEW_REQUIRED',
    );
    expect(verdict({ ...changed, clearedReviews: ['CREDENTIAL_CHANGED_REVIEW_REQUIRED'] })).toBe(
      'hold TRANSACTION_MONITORING_REVIEW',
    );
    expect(
      verdict({ ...changed, clearedReviews: ['CREDENTIAL_CHANGED_REVIEW_REQUIRED', 'TRANSACTION_MONITORING_REVIEW'] }),
    ).toBe('pass');
  });
  it('a completed approval waives its reasons and bypasses nothing else (R131)', () => {
    const waivedReasons = ['AUTHORITY_LIMIT_EXCEEDED', 'APPROVAL_THRESHOLD_NOT_MET'] as const;
    expect(verdict({ approval, waivedReasons })).toBe('pass');
    expect(verdict({ approval, waivedReasons, destinations: [] })).toBe('hold PAYOUT_DESTINATION_NOT_SELECTED');
    expect(verdict({ approval, waivedReasons, organizationPolicyDenies: true })).toBe('reject POLICY_DENIED');
  });
  it('no release clears sanctions (D-122, R067)', () => {
    expect(verdict({ screening: 'SANCTIONS', clearedReviews: ['TRANSACTION_MONITORING_REVIEW'] })).toBe(
      'reject SANCTIONS_REVIEW_REQUIRED',
    );
  });
});

describe('fails closed (D-116, D-123, D-124, R065)', () => {
  const worst: Partial<PolicyFacts> = { recipient: recipient(), phone: { aliasStatus: null }, destinations: [] };
  it.each([
    ['an outage', { policySubsystemAvailable: false }],
    ['an outage beside sanctions', { policySubsystemAvailable: false, screening: 'SANCTIONS' }],
    ['no screening answer', { screening: 'UNAVAILABLE' }],
  ] satisfies [string, Partial<PolicyFacts>][])('holds with POLICY_SUBSYSTEM_ERROR only: %s', (_, facts) => {
    expect(verdict({ ...worst, ...facts })).toBe('hold POLICY_SUBSYSTEM_ERROR');
  });

  const gates = [
    'recipient',
    'phone',
    'screening',
    'approval',
    'destinations',
    'revokedDestinations',
    'clearedReviews',
    'waivedReasons',
  ] as const;
  it.each(gates)('holds with POLICY_SUBSYSTEM_ERROR and its cause when reading %s throws', (fact) => {
    const cause = new Error(fact);
    const facts = {
      ...policy({ screening: 'MONITORING', phone: { aliasStatus: null } }),
      quoteOutcome: quoteRoutes(quoting()),
    };
    Object.defineProperty(facts, fact, {
      get: () => {
        throw cause;
      },
    });
    expect(composePolicy(facts)).toEqual({ kind: 'hold', reasons: ['POLICY_SUBSYSTEM_ERROR'], cause });
  });
  it('holds with POLICY_SUBSYSTEM_ERROR when quoting throws', () => {
    expect(verdict({ destinations: [appA()] }, { rates: [{ currency: 'USD', rate: 'broken', version: 1 }] })).toBe(
      'hold POLICY_SUBSYSTEM_ERROR',
    );
  });
});
