import { expect, test } from 'vitest';
import { presentAttachment, presentPolicy, presentVersion } from '../../../src/domains/policies/policy.present.ts';
import type { PolicyVersionRecord } from '../../../src/domains/policies/policy.store.ts';

const at = new Date('2026-05-01T12:00:00.123Z');
const shownAt = '2026-05-01T12:00:00.123Z';

test('policies show their active version, versions their hash, attachments their subject, and none the tenant', () => {
  const policy = { id: 'pol_1', tenantId: 'ten_1', name: 'Caps', status: 'ACTIVE', createdAt: at };
  const active = { activeVersionId: 'ver_2', activeVersion: 2 };
  expect(presentPolicy({ ...policy, ...active } as never)).toEqual({
    policyId: 'pol_1',
    name: 'Caps',
    status: 'ACTIVE',
    createdAt: shownAt,
    ...active,
  });

  const version = { version: 2, sha256: 'a'.repeat(64), ir: { rules: [] } };
  const record = { id: 'ver_2', policyId: 'pol_1', tenantId: 'ten_1', createdAt: at, ...version };
  expect(presentVersion(record as unknown as PolicyVersionRecord)).toEqual({
    versionId: 'ver_2',
    createdAt: shownAt,
    ...version,
  });

  const attached = { policyId: 'pol_1', subjectType: 'wallet', subjectId: 'wal_1' };
  expect(presentAttachment({ id: 'att_1', tenantId: 'ten_1', attachedAt: at, ...attached } as never)).toEqual({
    attachmentId: 'att_1',
    attachedAt: shownAt,
    ...attached,
  });
});
