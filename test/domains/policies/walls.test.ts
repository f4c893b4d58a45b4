import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAgent } from '../../../src/domains/accounts/index.ts';
import { decisionsOf } from '../../../src/domains/policies/decision.store.ts';
import { hasSubject } from '../../../src/domains/policies/find-subject.ts';
import { attachmentsOf, findPolicy, policiesOf, versionsOf } from '../../../src/domains/policies/policy.store.ts';
import { spendFacts } from '../../../src/domains/policies/spend-facts.store.ts';
import type { Reads } from '../../../src/kernel/db/reads.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { working } from '../../support/working.ts';

let service: TestService;
let acme: TestTenant;
let harbor: TestTenant;
let policyId: string;
let agentId: string;
beforeAll(async () => {
  service = await startTestService();
  acme = await service.signUp('Acme Walls');
  harbor = await service.signUp('Harbor Walls');
  ({ policyId } = await acme.api.createPolicy({ name: 'Spend', document: {} }).unwrap());
  agentId = (await acme.session.createAgent({ name: 'Payer' }).unwrap()).id;
  await acme.api.attachPolicy({ id: policyId, subjectType: 'agent', subjectId: agentId }).unwrap();
  await acme.api.evaluatePolicy({ policyId, amountUsd: '1.00' }).unwrap();
  await acme.api.setTestPolicyEnforcement({ mode: 'enforce' }).unwrap();
  await acme.api.setTestPolicySubsystem({ available: false }).unwrap();
});
afterAll(() => service?.stop());

/** With the system role, which the second wall lets pass: what is left is the query's own filter. */
const past = <T>(read: (reads: Reads) => Promise<T>): Promise<T> => working(service, ({ reads }) => read(reads));

describe('the first wall: each query names the tenant (R582)', () => {
  const queries = {
    policies: (reads: Reads, tenantId: string) => reads.many(policiesOf(tenantId)),
    versions: (reads: Reads, tenantId: string) => reads.many(versionsOf(tenantId, policyId)),
    attachments: (reads: Reads, tenantId: string) => reads.many(attachmentsOf(tenantId)),
    decisions: (reads: Reads, tenantId: string) => reads.many(decisionsOf(tenantId, {})),
  };
  it.each(Object.entries(queries))('%s', async (_, query) => {
    expect((await past((reads) => query(reads, acme.tenantId))).length).toBe(1);
    expect(await past((reads) => query(reads, harbor.tenantId))).toEqual([]);
  });

  it('one policy, one agent, one subject', async () => {
    const seen = (tenantId: string) =>
      past(async (reads) => [
        (await findPolicy(reads, tenantId, policyId))?.id,
        (await findAgent(reads, tenantId, agentId))?.id,
        await hasSubject(reads, tenantId, { subjectType: 'agent', subjectId: agentId }),
      ]);
    expect(await seen(acme.tenantId)).toEqual([policyId, agentId, true]);
    expect(await seen(harbor.tenantId)).toEqual([undefined, undefined, false]);
  });

  it('the facts of a decision: policy, mode and outage are the tenant’s own', async () => {
    for (const of of [{ policyId }, { subjectType: 'agent' as const, subjectId: agentId }]) {
      const mine = await past((reads) => spendFacts(reads, acme.tenantId, of));
      expect(mine).toMatchObject({ mode: 'enforce', isAvailable: false, policy: { policyId, policyVersion: 1 } });
      const theirs = await past((reads) => spendFacts(reads, harbor.tenantId, of));
      expect(theirs).toEqual({ mode: null, isAvailable: true, policy: null, subject: null });
    }
  });

  it('an id of another kind of subject is none of this one', async () => {
    const of = { subjectType: 'wallet' as const, subjectId: agentId };
    expect((await past((reads) => spendFacts(reads, acme.tenantId, of))).policy).toBeNull();
    expect(await past((reads) => hasSubject(reads, acme.tenantId, of))).toBe(false);
  });
});
