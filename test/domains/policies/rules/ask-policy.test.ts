import { describe, expect, it } from 'vitest';
import type { PolicyEnforcementMode } from '../../../../generated/contract/schemas.ts';
import { askPolicy, type SpendQuestion } from '../../../../src/domains/policies/ask-policy.ts';
import { presentDecision, presentEvaluation } from '../../../../src/domains/policies/decision.present.ts';
import { recordDecision } from '../../../../src/domains/policies/decision.store.ts';
import { compilePolicy } from '../../../../src/domains/policies/rules/compile.ts';
import type { RowReads } from '../../../../src/platform/db/reads.ts';

const A = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const now = new Date('2026-03-02T09:00:00.000Z');
const compiled = compilePolicy({ limits: { perTransactionUsd: '10.00' } });
const policy = { policyId: 'pol_1', policyVersion: 3, ...compiled };

interface Stands {
  readonly set?: PolicyEnforcementMode | null;
  readonly deployed?: PolicyEnforcementMode;
  readonly isAvailable?: boolean;
  readonly policy?: object;
}

/** A tenant of whom the one row of facts says this. */
function tenant({ set = null, deployed = 'enforce', isAvailable = true, policy: found = policy }: Stands = {}) {
  const asked: string[] = [];
  const warned: object[] = [];
  const reads: RowReads = {
    many: async () => expect.unreachable(),
    one: async (query) => {
      asked.push(query.toString());
      return { mode: set, isAvailable, subjectType: null, subjectId: null, ...found } as never;
    },
  };
  const services = {
    config: { policyEnforcement: deployed },
    log: { warn: (entry: object) => void warned.push(entry) },
  };
  return { asked, warned, tools: { reads, services: services as never } };
}

const question = (usd: bigint): SpendQuestion => ({
  tenantId: 'ten_1',
  source: 'payment',
  subject: { subjectType: 'wallet', subjectId: 'wal_1' },
  now,
  judgedId: null,
  spend: { amountBaseUnits: usd * 1_000_000n, mcc: null, counterparty: A },
});

describe('asking the policy of a subject', () => {
  it('reads by one statement for the tenant and the subject', async () => {
    const { asked, tools } = tenant();
    await askPolicy(question(1n), tools);
    expect(asked).toEqual([expect.stringMatching(/'ten_1'.*'ATTACHED'.*'wallet'.*'wal_1'/s)]);
  });

  it('a denial names the rule, the policy and the decision (D-179)', async () => {
    const { verdict, decision } = await askPolicy(question(11n), tenant().tools);
    const details = { reason: 'PER_TXN_LIMIT', policyId: 'pol_1', policyVersion: 3, decisionLogId: decision?.id };
    expect(verdict).toEqual({ kind: 'denied', details });
    expect(decision).toEqual({
      id: expect.stringMatching(/^dec_/),
      tenantId: 'ten_1',
      source: 'payment',
      mode: 'enforce',
      enforced: true,
      allow: false,
      reason: 'PER_TXN_LIMIT',
      ruleTrace: expect.any(Array),
      createdAt: now,
      resourceId: null,
      policyId: 'pol_1',
      policyVersion: 3,
      sha256: compiled.sha256,
      subjectType: 'wallet',
      subjectId: 'wal_1',
      amountBaseUnits: 11_000_000n,
      mcc: null,
      counterparty: A,
    });
  });

  it('uses the account’s policy for a wallet without one, and names it in the decision (D-312)', async () => {
    const attached = { ...policy, subjectType: 'treasury_account', subjectId: 'trs_1' };
    const { decision } = await askPolicy(question(11n), tenant({ policy: attached }).tools);
    expect(decision).toMatchObject({ subjectType: 'treasury_account', subjectId: 'trs_1' });
  });

  it('records a decision also when it allows', async () => {
    const { verdict, decision } = await askPolicy(question(10n), tenant().tools);
    expect([verdict, decision?.allow, decision?.enforced]).toEqual([{ kind: 'allowed' }, true, true]);
  });

  it.each<[PolicyEnforcementMode | null, PolicyEnforcementMode, string, boolean | undefined]>([
    [null, 'enforce', 'denied', true],
    [null, 'log', 'allowed', false],
    [null, 'off', 'allowed', undefined],
    ['enforce', 'off', 'denied', true],
    ['log', 'enforce', 'allowed', false],
    ['off', 'enforce', 'allowed', undefined],
  ])('with mode %s of the tenant and %s of the deployment is %s (D-311)', async (set, deployed, kind, enforced) => {
    const { verdict, decision } = await askPolicy(question(11n), tenant({ set, deployed }).tools);
    expect([verdict.kind, decision?.enforced]).toEqual([kind, enforced]);
  });

  it('records no decision without a policy', async () => {
    for (const stands of [{ policy: { policyId: null } }, { deployed: 'off' as const }]) {
      const { tools, warned } = tenant(stands);
      const ruling = await askPolicy(question(11n), tools);
      expect([ruling, warned]).toEqual([{ verdict: { kind: 'allowed' }, decision: null }, []]);
    }
  });

  it.each([
    ['enforce', 'unavailable'],
    ['log', 'allowed'],
  ] as const)(
    'in mode %s an outage gives %s, no decision, and a warning to the operator (R469, R470)',
    async (deployed, kind) => {
      const { tools, warned } = tenant({ deployed, isAvailable: false });
      expect(await askPolicy(question(1n), tools)).toEqual({ verdict: { kind }, decision: null });
      const named = { subjectType: 'wallet', subjectId: 'wal_1', verdict: kind };
      expect(warned).toEqual([{ ...named, err: expect.any(Error) }]);
    },
  );
});

describe('a policy decision', () => {
  it('is stored with its subject and its input, and is presented with them (D-308)', async () => {
    const { decision } = await askPolicy(question(11n), tenant().tools);
    if (decision === null) throw new Error('nothing decided');
    expect(recordDecision(decision, 'pay_1')).toEqual({
      kind: 'insert',
      table: 'policy_decisions',
      onConflict: 'fail',
      row: { ...decision, resourceId: 'pay_1' },
    });
    const evaluation = {
      allow: false,
      reason: 'PER_TXN_LIMIT',
      policyId: 'pol_1',
      policyVersion: 3,
      sha256: compiled.sha256,
      ruleTrace: decision.ruleTrace,
      decisionLogId: decision.id,
    };
    expect(presentEvaluation(decision)).toEqual(evaluation);
    const input = { subjectType: 'wallet', subjectId: 'wal_1', amountUsd: '11.00', mcc: null, counterparty: A };
    expect(presentDecision({ ...decision, resourceId: 'pay_1' })).toEqual({
      ...evaluation,
      input,
      source: 'payment',
      mode: 'enforce',
      enforced: true,
      resourceId: 'pay_1',
      createdAt: now.toISOString(),
    });
    expect(presentDecision({ ...decision, amountBaseUnits: null }).input.amountUsd).toBeNull();
  });
});
