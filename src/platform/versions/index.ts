export { knownVersions, newestVersion, type OlderVersion, olderVersion } from './served-version.ts';
export { type Doings, type Met, metOnUpgrade } from './upgrade.ts';
