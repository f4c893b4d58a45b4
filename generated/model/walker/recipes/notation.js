import { tenant } from "./people.js";
/** The requests of one caller, who owns what is walked. */
export const by = (as) => (call, input = {}, more = {}) => ({ call, as, with: input, ...more });
export const owner = tenant('owner');
export const byKey = by('ownerKey');
export const bySession = by('ownerSession');
export const start = (to, steps, sets = {}) => ({
    event: 'CREATE',
    to,
    steps,
    sets,
});
export const act = (event, from, to, steps, more = {}) => ({ event, from: typeof from === 'string' ? [from] : from, to, steps, ...more });
/** The same input for several operations. */
export const asked = (as, input, operations) => Object.fromEntries(operations.map((operation) => [operation, { as, with: input }]));
/** The code of a message in the sandbox's inbox, kept as `code`. */
export const codeTo = (as, to, purpose) => ({
    call: 'listTestMessages',
    as,
    with: { to, purpose, take: 1 },
    until: { at: 'messages.0.code' },
    keep: { code: 'messages.0.code' },
});
/** Signs a hash, or a text, with the key of somebody (`people.ts`); the signature is kept as `signature`. */
export const signed = (sign, of, who) => ({
    sign,
    of,
    by: `${who}Secret`,
    keep: 'signature',
});
