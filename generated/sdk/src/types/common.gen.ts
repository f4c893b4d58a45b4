// Generated from spec/ by `npm run generate`. Do not edit.

export type ClientOptions = {
    baseUrl: 'http://localhost:8080' | (string & {});
};

/**
 * The id of the resource. Ids are opaque: a malformed one is answered like a missing one.
 */
export type Id = string;

/**
 * How many to leave out. For people; clients follow the Link header. Not together with cursor.
 */
export type Skip = number;

/**
 * How many to answer at most.
 */
export type Take = number;

/**
 * Where the page begins, as the Link header of the page before gave it. Never repeats or skips a row.
 */
export type Cursor = string;

/**
 * desc reads newest first, asc oldest first.
 */
export const Order = { DESC: 'desc', ASC: 'asc' } as const;

/**
 * desc reads newest first, asc oldest first.
 */
export type Order = typeof Order[keyof typeof Order];

/**
 * The satisfied challenge, when a request is sent again after TWOFA_REQUIRED: the same bytes, by the same member, with the same Idempotency-Key, which the refusal has released. From an API key it is TWOFA_AGENT_NOT_PERMITTED.
 */
export type TwoFactorChallenge = string;
