import type { Explainer } from '../../../kernel/explain/explainer.ts';

/** Aliases are read as a list. */
export const explain: Explainer<'phone-alias'> = { readAs: 'listPhoneAliases' };
