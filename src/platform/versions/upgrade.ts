import { type VersionDifference, differences } from '../../../generated/versions/differences.ts';

/** What a client has done, as far as the versions of the contract are concerned. */
export interface Doings {
  readonly operations: ReadonlySet<string>;
  readonly receives: (event: string) => boolean;
}

/** A difference that a client meets when it takes the newest version, with what of it the client uses. */
export interface Met {
  readonly version: string;
  readonly summary: string;
  readonly upgrade: string;
  readonly operations: readonly string[];
  readonly events: readonly string[];
}

/** What a client of `version` would meet in the newest one, oldest first: only what touches something that it uses. */
export const metOnUpgrade = (
  version: string,
  { operations: called, receives }: Doings,
  all: readonly VersionDifference[] = differences,
): Met[] =>
  all
    .filter((one) => one.version > version)
    .map(({ version: newer, summary, upgrade, operations, events }) => ({
      version: newer,
      summary,
      upgrade,
      operations: operations.filter((id) => called.has(id)),
      events: events.filter(receives),
    }))
    .filter(({ operations, events }) => operations.length + events.length > 0);
