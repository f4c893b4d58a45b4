import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checksummed } from '../../../src/payments/chain/checksummed.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { changesNothing } from '../../support/unchanged.ts';

let service: TestService;
let acme: TestTenant;
beforeAll(async () => {
  service = await startTestService({ variables: { POLICY_ENFORCEMENT: 'off' } });
  acme = await service.signUp('Acme Evaluates');
});
afterAll(() => service?.stop());

const A = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

const created = async (document: object) => acme.api.createPolicy({ name: 'Spend', document }).unwrap();
const agent = async () => (await acme.session.createAgent({ name: 'Payer' }).unwrap()).id;
const decisions = async (query: object = {}) => (await acme.api.listPolicyDecisions(query).unwrap()).decisions;
const refused = async (asked: PromiseLike<{ readonly error?: unknown }>) => {
  const { code, details } = (await asked).error as { code?: string; details?: object };
  return { code, details };
};

describe('a dry run', () => {
  it('answers with the verdict and its trace, and is audited (R371, R372, R374, R462, R463, D-307)', async () => {
    const { policyId, version } = await created({
      limits: { perTransactionUsd: '10.00' },
      counterparties: { blocked: [A] },
    });
    const asked = { policyId, amountUsd: '25.5', counterparty: A.toLowerCase() };
    const { data, response } = await acme.api.evaluatePolicy(asked);
    expect(response?.status).toBe(200);
    const skipped = (rule: string) => ({ rule, result: 'skip', detail: 'not configured' });
    expect(data).toEqual({
      allow: false,
      reason: 'COUNTERPARTY_BLOCKED',
      policyId,
      policyVersion: 1,
      sha256: version.sha256,
      ruleTrace: [
        { rule: 'COUNTERPARTY_BLOCKED', result: 'fail', detail: 'on the list' },
        skipped('COUNTERPARTY_NOT_ALLOWED'),
        skipped('MCC_BLOCKED'),
        skipped('MCC_NOT_ALLOWED'),
        { rule: 'PER_TXN_LIMIT', result: 'fail', detail: '25.50 USD is above 10.00 USD' },
        skipped('DAILY_CAP'),
        skipped('WEEKLY_CAP'),
        skipped('MONTHLY_CAP'),
        skipped('ROLLING_DAILY_CAP'),
        skipped('ROLLING_MONTHLY_CAP'),
      ],
      decisionLogId: expect.stringMatching(/^dec_/),
    });
    expect(await decisions({ policyId })).toEqual([
      {
        ...data,
        source: 'evaluate',
        mode: null,
        enforced: false,
        resourceId: null,
        createdAt: expect.any(String),
        input: { subjectType: null, subjectId: null, amountUsd: '25.50', mcc: null, counterparty: A },
      },
    ]);
  });

  it('uses the newest version of the policy that is attached to the subject (R461, R468, R528)', async () => {
    const { policyId } = await created({ limits: { dailyUsd: '10' } });
    const subject = { subjectType: 'agent' as const, subjectId: await agent() };
    await acme.api.attachPolicy({ id: policyId, ...subject }).unwrap();
    const ask = () => acme.api.evaluatePolicy({ ...subject, amountUsd: '11', mcc: '5734' }).unwrap();
    expect(await ask()).toMatchObject({ allow: false, reason: 'DAILY_CAP', policyId, policyVersion: 1 });
    await acme.api.createPolicyVersion({ id: policyId, document: { limits: { dailyUsd: '11' } } }).unwrap();
    expect(await ask()).toMatchObject({ allow: true, reason: null, policyId, policyVersion: 2 });
    const [last] = await decisions(subject);
    expect(last?.input).toEqual({ ...subject, amountUsd: '11.00', mcc: '5734', counterparty: null });
  });

  it('allows a subject without a policy, with that as its reason (D-307)', async () => {
    const subject = { subjectType: 'agent' as const, subjectId: await agent() };
    const verdict = await acme.api.evaluatePolicy({ ...subject, amountUsd: '1.00' }).unwrap();
    expect(verdict).toEqual({
      allow: true,
      reason: 'NO_POLICY',
      policyId: null,
      policyVersion: null,
      sha256: null,
      ruleTrace: [],
      decisionLogId: expect.any(String),
    });
    expect((await decisions(subject))[0]).toMatchObject({ decisionLogId: verdict.decisionLogId, reason: 'NO_POLICY' });
  });

  it('spends nothing: ten evaluations give the same verdict (R477)', async () => {
    const { policyId } = await created({ limits: { dailyUsd: '30', weeklyUsd: '30', monthlyUsd: '30' } });
    for (let time = 0; time < 10; time += 1) {
      expect((await acme.api.evaluatePolicy({ policyId, amountUsd: '30' }).unwrap()).allow).toBe(true);
    }
    expect((await decisions({ policyId })).length).toBe(10);
  });

  it.each([
    ['an amount of nothing', { amountUsd: '0.00' }, '/body/amountUsd', 'range'],
    ['an amount beyond all limits', { amountUsd: '1000000000.000001' }, '/body/amountUsd', 'range'],
    ['a number', { amountUsd: 25 }, '/body/amountUsd', 'type'],
    ['a category of two digits', { mcc: '57' }, '/body/mcc', 'pattern'],
    ['a wrong checksum', { counterparty: A.replace('C4', 'c4') }, '/body/counterparty', 'checksum'],
    ['no address', { counterparty: 'somebody' }, '/body/counterparty', 'pattern'],
  ])(
    '%s is VALIDATION_FAILED, before the policy is looked up (R462, D-305, D-460, D-038)',
    async (_, more, path, rule) => {
      const body = { policyId: 'pol_none', amountUsd: '1.00', ...more };
      const { code, details } = await refused(acme.api.evaluatePolicy(body as never));
      expect({ code, details }).toEqual({
        code: 'VALIDATION_FAILED',
        details: { errors: [expect.objectContaining({ path, rule })] },
      });
    },
  );

  it('reports all faults at once', async () => {
    const body = { policyId: 'pol_none', amountUsd: '0', counterparty: A.replace('C4', 'c4') };
    const { details } = await refused(acme.api.evaluatePolicy(body));
    expect(details).toEqual({
      errors: [
        { path: '/body/amountUsd', message: 'must be above zero, and at most 1000000000', rule: 'range' },
        { path: '/body/counterparty', message: 'fails its checksum', rule: 'checksum' },
      ],
    });
    expect(checksummed(A)).toBe(A);
  });

  it('names a policy or a subject, exactly one of them (R462, D-307)', async () => {
    const { policyId } = await created({});
    const subject = { subjectType: 'agent' as const, subjectId: await agent() };
    for (const body of [{}, { policyId, ...subject }, { subjectType: 'agent' }, { subjectId: subject.subjectId }]) {
      expect((await refused(acme.api.evaluatePolicy({ amountUsd: '1.00', ...body } as never))).code).toBe(
        'VALIDATION_FAILED',
      );
    }
  });

  it('has no verdict while the policy subsystem is down, in any mode (D-124, D-311)', async () => {
    const { policyId } = await created({});
    await acme.api.setTestPolicySubsystem({ available: false }).unwrap();
    await changesNothing(service, 'a dry run in an outage', async () => {
      expect((await refused(acme.api.evaluatePolicy({ policyId, amountUsd: '1.00' }))).code).toBe('POLICY_UNAVAILABLE');
      const missing = acme.api.evaluatePolicy({ policyId: 'pol_none', amountUsd: '1.00' });
      expect((await refused(missing)).code).toBe('POLICY_NOT_FOUND');
    });
    await acme.api.setTestPolicySubsystem({ available: true }).unwrap();
    expect((await acme.api.evaluatePolicy({ policyId, amountUsd: '1.00' }).unwrap()).allow).toBe(true);
  });

  it('has no verdict for an unknown stored form, and logs the cause', async () => {
    const { policyId, activeVersionId } = await created({});
    const ir = { schemaVersion: 9, rules: [] };
    await service.pool
      .owner('policy_versions')
      .where({ id: activeVersionId })
      .update({ ir: JSON.stringify(ir) });
    expect((await refused(acme.api.evaluatePolicy({ policyId, amountUsd: '1.00' }))).code).toBe('POLICY_UNAVAILABLE');
    expect(service.logLines.some((line) => line.includes(policyId) && line.includes('does not know'))).toBe(true);
  });
});

describe('the decision log (D-308)', () => {
  it('is read newest first, by policy, subject and verdict', async () => {
    const { policyId } = await created({ limits: { dailyUsd: '10' } });
    const subject = { subjectType: 'agent' as const, subjectId: await agent() };
    await acme.api.attachPolicy({ id: policyId, ...subject }).unwrap();
    const ask = async (of: { policyId: string } | typeof subject, amountUsd: string) =>
      (await acme.api.evaluatePolicy({ ...of, amountUsd }).unwrap()).decisionLogId;
    const byId = [await ask({ policyId }, '1'), await ask({ policyId }, '11')] as const;
    const bySubject = [await ask(subject, '1'), await ask(subject, '11')] as const;
    const ids = async (query: object) => (await decisions(query)).map(({ decisionLogId }) => decisionLogId);
    expect(await ids({ policyId })).toEqual([bySubject[1], bySubject[0], byId[1], byId[0]]);
    expect(await ids({ policyId, allow: true })).toEqual([bySubject[0], byId[0]]);
    expect(await ids({ policyId, allow: false })).toEqual([bySubject[1], byId[1]]);
    expect(await ids({ subjectId: subject.subjectId })).toEqual([bySubject[1], bySubject[0]]);
    expect(await ids({ ...subject, allow: false })).toEqual([bySubject[1]]);
    expect(await ids({ ...subject, subjectType: 'wallet' })).toEqual([]);
    expect((await ids({ subjectType: 'agent' })).slice(0, 2)).toEqual([bySubject[1], bySubject[0]]);
    expect(await ids({ policyId, take: 1, skip: 1 })).toEqual([bySubject[0]]);
  });

  it('keeps the decisions of a deleted policy (D-309)', async () => {
    const { policyId } = await created({});
    await acme.api.evaluatePolicy({ policyId, amountUsd: '1.00' }).unwrap();
    await acme.api.deletePolicy({ id: policyId }).unwrap();
    expect((await decisions({ policyId })).length).toBe(1);
  });
});
