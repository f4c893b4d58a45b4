export { type Asked, knownVersions, newestVersion, type OlderVersion, olderVersion } from './served-version.ts';
export { callsSince, DAYS_OF_CALLS, type Met, metByKey, metOnUpgrade, type OlderCall } from './upgrade.ts';
