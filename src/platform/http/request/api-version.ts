import { HEADERS } from '../../names.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { knownVersions, newestVersion, type OlderVersion, olderVersion } from '../../versions/index.ts';
import type { Credential } from '../credentials/credential.ts';
import type { Endpoint } from '../endpoint.ts';
import type { Exchange } from '../exchange.ts';

/** What finds the version needs of the platform. */
interface VersionRules {
  /** Milliseconds since the epoch: versions end on the real clock. */
  readonly now: () => number;
}

/** The header goes before everything else. A version that is not known, or not served any more, refuses the request (D-531). */
export function versionOfHeader(
  rules: VersionRules,
  exchange: Exchange,
  { meta }: Pick<Endpoint, 'meta'>,
): Refusal | undefined {
  const named = newestVersion === undefined || meta.unlimited ? undefined : exchange.header(HEADERS.apiVersion);
  if (named === undefined) return undefined;
  exchange.version = olderVersion(named);
  if (exchange.version !== undefined) return refuseEnded(rules, exchange.version);
  return named === newestVersion
    ? undefined
    : refuse('API_VERSION_UNKNOWN', { details: { versions: [...servedVersions(rules)] } });
}

/** Without the header, a key has the version that it is pinned to. */
export function versionOfKey(rules: VersionRules, exchange: Exchange, { key }: Credential): Refusal | undefined {
  const pinned = key?.apiVersion ?? newestVersion;
  if (pinned === newestVersion || pinned === undefined) return undefined;
  if (exchange.header(HEADERS.apiVersion) !== undefined) return undefined;
  exchange.version = olderVersion(pinned);
  return exchange.version && refuseEnded(rules, exchange.version);
}

const refuseEnded = (rules: VersionRules, version: OlderVersion): Refusal | undefined =>
  version.hasEnded(rules.now())
    ? refuse('API_VERSION_ENDED', { details: { version: version.date, versions: [...servedVersions(rules)] } })
    : undefined;

const servedVersions = ({ now }: VersionRules): string[] =>
  knownVersions.filter((date) => olderVersion(date)?.hasEnded(now()) !== true);
