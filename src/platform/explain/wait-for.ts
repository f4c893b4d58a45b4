import type { OperationId } from '../../../generated/contract/operations.ts';
import type { ExplanationWait } from './explanation.ts';

/** Something that a resource waits for: who or what, why in words, and the operations that clear it. */
export const waitFor = (
  kind: ExplanationWait['kind'],
  why: string,
  clearedBy: readonly OperationId[] = [],
  code: string | null = null,
): ExplanationWait => ({ kind, code, why, clearedBy: [...clearedBy], dueAt: null });
