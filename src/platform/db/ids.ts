import type { LifecycleName, Lifecycles } from '../../../generated/contract/lifecycles.ts';
import { whenEntered, world } from '../world.ts';

/**
 * The tables whose ids are not those of a lifecycle, by their prefixes (D-047). These are the platform's; a domain adds its
 * own in the file of the table, and two tables with one prefix do not compile:
 *
 *     declare module '../../platform/db/ids.ts' {
 *       interface IdPrefixes {
 *         idn: 'identities';
 *       }
 *     }
 */
export interface IdPrefixes {
  aud: 'audit_log';
  evt: 'events';
  job: 'outbox_jobs';
  msg: 'messages';
  req: 'requests';
}

/** The machine of a lifecycle says what the ids of its resources begin with. */
export type IdPrefix = keyof IdPrefixes | Lifecycles[LifecycleName]['idPrefix'];

/** Crockford's base 32, lowercase: no i, l, o, u. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const TIME_CHARACTERS = 10;
const RANDOM_CHARACTERS = 16;
const LAST = RANDOM_CHARACTERS - 1;

const random = new Uint8Array(RANDOM_CHARACTERS);
/** Random bytes of many milliseconds: to ask for them costs the same for sixteen as for thousands. */
const pool = new Uint8Array(256 * RANDOM_CHARACTERS);
let drawn = pool.length;
let lastTime = -1;
/** All but the last character of the newest id: most ids differ from the one before in that one alone. */
let head = '';
whenEntered(() => {
  drawn = pool.length;
  lastTime = -1;
});

/**
 * A new id: the resource's prefix (D-047), `_`, and a lowercase ULID of 26 characters. Ids of one process ascend in the
 * order in which they were made, also within a millisecond and when the system's clock steps back.
 */
export function newId(prefix: IdPrefix): string {
  return `${prefix}_${ulid(world.now())}`;
}

function ulid(time: number): string {
  if (time > lastTime) startMillisecond(time);
  else if (!increment()) startMillisecond(lastTime + 1);
  return head + ALPHABET.charAt(random[LAST] ?? 0);
}

function startMillisecond(time: number): void {
  lastTime = time;
  if (drawn === pool.length) {
    world.randomFill(pool);
    drawn = 0;
  }
  // A byte's low five bits are one base 32 digit, evenly distributed.
  for (let place = 0; place < RANDOM_CHARACTERS; place += 1) random[place] = (pool[drawn + place] ?? 0) & 31;
  drawn += RANDOM_CHARACTERS;
  head = headNow();
}

function headNow(): string {
  let text = '';
  for (let rest = lastTime, place = 0; place < TIME_CHARACTERS; place += 1, rest = Math.floor(rest / 32)) {
    text = ALPHABET.charAt(rest % 32) + text;
  }
  for (const digit of random.subarray(0, LAST)) text += ALPHABET.charAt(digit);
  return text;
}

/** Adds one to the random part; false when it was at its end. */
function increment(): boolean {
  for (let place = LAST; place >= 0; place -= 1) {
    const digit = random[place] ?? 0;
    if (digit < 31) {
      random[place] = digit + 1;
      if (place < LAST) head = headNow();
      return true;
    }
    random[place] = 0;
  }
  return false;
}
