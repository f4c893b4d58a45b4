// Generated from spec/ by `npm run generate`. Do not edit.

export type ClientOptions = {
    baseUrl: 'http://localhost:8080' | (string & {});
};

/**
 * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
 */
export type Id = string;

/**
 * How many entries to leave out. For people: programs follow the Link header. It cannot be combined with `cursor`.
 */
export type Skip = number;

/**
 * How many entries the page has at most.
 */
export type Take = number;

/**
 * Where the page begins, as the Link header of the previous page says. Pages by cursor neither repeat nor skip an entry.
 */
export type Cursor = string;

/**
 * `desc` reads newest first, `asc` oldest first.
 */
export const Order = { DESC: 'desc', ASC: 'asc' } as const;

/**
 * `desc` reads newest first, `asc` oldest first.
 */
export type Order = typeof Order[keyof typeof Order];

/**
 * Id of the satisfied challenge, when a request is sent again after TWOFA_REQUIRED. Send the same bytes, as the same member, with the same Idempotency-Key if there was one. From an API key it is TWOFA_AGENT_NOT_PERMITTED.
 */
export type TwoFactorChallenge = string;
