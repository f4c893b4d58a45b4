import type { Report } from './attack.ts';

const INSIDE = 'Oracles: money, rights, ended credentials, foreign rows, abuse (by the database and the answers).';
const OUTSIDE = `Oracles: ended credentials and foreign rows, by the answers alone. Money, rights and abuse are not judged, because
that needs the database (--database).`;

/** What a run says at its end. */
export function told({ episodes, requests, succeeded, reached, found }: Report, hasDatabase: boolean): string {
  const lines = [
    `${episodes} worlds, ${requests} requests, ${succeeded} of them answered with success, by ${reached.size} operations.`,
    hasDatabase ? INSIDE : OUTSIDE,
  ];
  if (found === undefined) return `${[...lines, 'Found nothing.'].join('\n')}\n`;
  const { oracle, message, world, requests: count, isRepeatable, scenario } = found;
  const again = isRepeatable
    ? `${count} requests show it`
    : 'a second world did not show it again: all requests follow';
  return `${[...lines, `Found: ${oracle} in ${world}: ${message} (${again})`, '', scenario].join('\n')}\n`;
}
