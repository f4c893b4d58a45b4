// Generated from spec/ by `npm run generate`. Do not edit.

export type ClientOptions = {
    baseUrl: 'http://localhost:8080' | (string & {});
};

/**
 * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
 */
export type Id = string;

/**
 * Number of entries to skip, for use in a user interface. Programs should follow the Link header instead. It cannot be combined with `cursor`.
 */
export type Skip = number;

/**
 * The highest number of entries on the page.
 */
export type Take = number;

/**
 * The cursor from the Link header of the previous page. Pages by cursor neither repeat nor skip an entry.
 */
export type Cursor = string;

/**
 * Only entries that were created at this time or later. With `createdBefore` of one request as `createdAfter` of the next, no entry is missed or listed twice.
 */
export type CreatedAfter = string;

/**
 * Only entries that were created before this time.
 */
export type CreatedBefore = string;

/**
 * Only payments that the tenant sends and to which it gave exactly this reference.
 */
export type ClientReference = string;

/**
 * The order of the entries: `desc` for newest first, `asc` for oldest first.
 */
export const Order = { DESC: 'desc', ASC: 'asc' } as const;

/**
 * The order of the entries: `desc` for newest first, `asc` for oldest first.
 */
export type Order = typeof Order[keyof typeof Order];

/**
 * Id of the satisfied two-factor challenge, when a request is sent again after TWOFA_REQUIRED. Send the same bytes, as the same member, with the same Idempotency-Key if there was one. A request with an API key is refused with TWOFA_AGENT_NOT_PERMITTED.
 */
export type TwoFactorChallenge = string;
