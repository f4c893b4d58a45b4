import type { Policy, PolicyAttachment, PolicyVersion } from '../../../generated/contract/schemas.ts';
import type { RecordOf } from '../../platform/lifecycle/record.ts';
import type { PolicyVersionRecord } from './policy.store.ts';

export const presentPolicy = (policy: RecordOf<'policy'>): Policy => ({
  policyId: policy.id,
  name: policy.name,
  status: policy.status,
  activeVersionId: policy.activeVersionId,
  activeVersion: policy.activeVersion,
  createdAt: policy.createdAt.toISOString(),
});

export const presentVersion = (version: PolicyVersionRecord): PolicyVersion => ({
  versionId: version.id,
  version: version.version,
  sha256: version.sha256,
  ir: version.ir,
  createdAt: version.createdAt.toISOString(),
});

export const presentAttachment = (attachment: RecordOf<'policy-attachment'>): PolicyAttachment => ({
  attachmentId: attachment.id,
  policyId: attachment.policyId,
  subjectType: attachment.subjectType,
  subjectId: attachment.subjectId,
  attachedAt: attachment.attachedAt.toISOString(),
});
