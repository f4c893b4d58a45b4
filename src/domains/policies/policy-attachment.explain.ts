import type { Explainer } from '../../platform/explain/explainer.ts';

/** Attachments are read as a list, without those that were detached. */
export const explain: Explainer<'policy-attachment'> = {
  readAs: 'listPolicyAttachments',
  shows: ({ status }) => status === 'ATTACHED',
};
