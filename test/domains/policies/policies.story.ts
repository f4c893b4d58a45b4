import { compilePolicy } from '../../../src/domains/policies/rules/compile.ts';
import { newId } from '../../../src/platform/db/ids.ts';
import type { UnitOfWork } from '../../../src/platform/lifecycle/unit-of-work.ts';
import { insert } from '../../../src/platform/lifecycle/writes.ts';
import { type Actor, type Chapter, within } from '../../platform/audit/chapter.ts';

declare module '../../platform/audit/chapter.ts' {
  interface Story {
    /** A policy with two versions, attached to an agent. */
    readonly policy: string;
    readonly attachment: string;
  }
}

export const chapter: Chapter = {
  async tell(engine, { sender }) {
    const policy = await within(engine, (unit) => tellPolicy(unit, sender));
    const attachment = await within(engine, async (unit) => {
      const { tenantId } = sender;
      const agent = await unit.open('agent', {
        id: newId('agt'),
        context: { tenantId, name: 'Payer', suspendedAt: null },
      });
      const subject = { subjectType: 'agent' as const, subjectId: agent.id };
      const context = { tenantId, policyId: policy, ...subject, attachedAt: agent.now, detachedAt: null };
      return (await unit.open('policy-attachment', { id: newId('patt'), context })).id;
    });
    return { policy, attachment };
  },
};

async function tellPolicy(unit: UnitOfWork, { tenantId }: Actor): Promise<string> {
  const { ir, sha256 } = compilePolicy({});
  const [first, second] = [newId('pver'), newId('pver')];
  const context = { tenantId, name: 'Operations', activeVersionId: first, activeVersion: 1, deletedAt: null };
  const policy = await unit.open('policy', { id: newId('pol'), context });
  unit.write(
    insert('policy_versions', {
      id: first,
      tenantId,
      policyId: policy.id,
      version: 1,
      sha256,
      ir,
      createdAt: policy.now,
    }),
  );
  const version = { versionId: second, version: 2, sha256, ir: { schemaVersion: 1 as const, rules: [] } };
  await policy.send('ADD_VERSION', { version });
  return policy.id;
}
