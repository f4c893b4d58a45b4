// Generated from spec/ by `npm run generate`. Do not edit.

/** The kinds of credentials that operations of the contract take. */
export const credentials: readonly string[] = ['adminKey', 'apiKey', 'memberSession'];
