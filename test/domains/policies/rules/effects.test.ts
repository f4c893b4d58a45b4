import { describe, expect, it } from 'vitest';
import { effects } from '../../../../src/domains/policies/policy.effects.ts';
import { effects as attachmentEffects } from '../../../../src/domains/policies/policy-attachment.effects.ts';
import { sample } from '../policy.sample.ts';
import { sample as attachmentSample } from '../policy-attachment.sample.ts';

const at = new Date('2026-03-02T09:00:00.000Z');
const now = new Date('2026-03-02T10:00:00.000Z');
const owners = { tenantId: 'ten_1', memberId: 'mem_1', paymentId: '' };
const engine = { step: 1, now, createdAt: at, updatedAt: now };

const policy = {
  machine: 'policy' as const,
  id: 'pol_1',
  status: 'ACTIVE' as const,
  publicStatus: 'ACTIVE' as const,
  ...engine,
  context: { ...sample.context(owners, 1), activeVersion: 2 },
};
const attachment = {
  machine: 'policy-attachment' as const,
  id: 'patt_1',
  ...engine,
  status: 'ATTACHED' as const,
  publicStatus: 'ATTACHED' as const,
  context: attachmentSample.context(owners, 1),
};

describe('what a policy’s steps write', () => {
  it('a version is stored as it was compiled, at the time of the step', () => {
    const [{ version }] = sample.events.ADD_VERSION as [(typeof sample.events.ADD_VERSION)[0] & object];
    expect(effects.storeVersion(policy, { version })).toEqual([
      {
        kind: 'insert',
        table: 'policy_versions',
        onConflict: 'fail',
        row: {
          id: 'pver_second',
          tenantId: 'ten_1',
          policyId: 'pol_1',
          version: 2,
          createdAt: now,
          sha256: version.sha256,
          ir: { schemaVersion: 1, rules: [] },
        },
      },
    ]);
  });

  it.each([
    ['announceCreated', 'policy.created', 'policy.activated', null],
    ['announceActivated', 'policy.version_added', 'policy.activated', 'ACTIVE'],
    ['announceDeleted', 'policy.deleted', 'policy.deleted', 'ACTIVE'],
  ] as const)(
    '%s: an entry of the audit log, and an event for the tenant alone',
    (effect, action, type, previousStatus) => {
      const named = { name: 'Sample', activeVersionId: 'pver_sample_1', activeVersion: 2 };
      expect(effects[effect](policy, undefined as never)).toEqual([
        { kind: 'audit', action, resourceId: 'pol_1', tenantId: 'ten_1', data: named },
        {
          kind: 'notify',
          type,
          resourceId: 'pol_1',
          parties: ['ten_1'],
          presenter: 'policy',
          previousStatus,
          object: { policyId: 'pol_1', status: 'ACTIVE', ...named, createdAt: at.toISOString() },
        },
      ]);
    },
  );

  it.each([
    ['announceAttached', 'policy.attached'],
    ['announceDetached', 'policy.detached'],
  ] as const)('%s: likewise, without a status', (effect, type) => {
    const named = { policyId: 'pol_sample', subjectType: 'wallet', subjectId: 'wal_sample_1' };
    expect(attachmentEffects[effect](attachment, undefined as never)).toEqual([
      { kind: 'audit', action: type, resourceId: 'patt_1', tenantId: 'ten_1', data: named },
      {
        kind: 'notify',
        type,
        resourceId: 'patt_1',
        parties: ['ten_1'],
        presenter: 'policy',
        previousStatus: null,
        object: { attachmentId: 'patt_1', ...named, attachedAt: at.toISOString() },
      },
    ]);
  });
});
