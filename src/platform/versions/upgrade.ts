import { differences, type VersionDifference } from '../../../generated/versions/differences.ts';

/** What a client has done, as far as the versions of the contract are concerned. */
export interface Doings {
  readonly operations: ReadonlySet<string>;
  readonly receives: (event: string) => boolean;
}

/** A difference that a client meets when it takes the newest version, with what of it the client uses. */
export interface Met {
  /** The newer version. */
  readonly apiVersion: string;
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
    .map(({ version: apiVersion, summary, upgrade, operations, events }) => ({
      apiVersion,
      summary,
      upgrade,
      operations: operations.filter((id) => called.has(id)),
      events: events.filter(receives),
    }))
    .filter(({ operations, events }) => operations.length + events.length > 0);

/** How often an operation was called in a version that is not the newest. */
export interface OlderCall {
  readonly operation: string;
  readonly apiVersion: string;
  readonly requests: number;
}

/** Calls are told of so many days. */
export const DAYS_OF_CALLS = 30;

/** The first day of those, in UTC. */
export const callsSince = (now: Date): string =>
  new Date(now.getTime() - DAYS_OF_CALLS * 86_400_000).toISOString().slice(0, 10);

/** What a key would meet: by what it called, from the oldest version that it did so in. */
export const metByKey = (pinned: string, calls: readonly OlderCall[]): Met[] => {
  const oldest = [pinned, ...calls.map(({ apiVersion }) => apiVersion)].toSorted()[0] ?? pinned;
  return metOnUpgrade(oldest, { operations: new Set(calls.map(({ operation }) => operation)), receives: () => false });
};
