import type { Explainer } from '../../kernel/explain/explainer.ts';

/** Attachments are read as a list, without those that were detached. */
export const explain: Explainer<'policy-attachment'> = {
  readAs: 'listPolicyAttachments',
  shows: ({ status }) => status === 'ATTACHED',
};
