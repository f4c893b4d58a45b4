export { knownVersions, newestVersion, type OlderVersion, olderVersion } from './served-version.ts';
