import type { OlderVersion } from '../../versions/index.ts';
import type { ReplyRules } from './envelope.ts';

/** Until when the contract's deprecated parts are served, and where it says what takes their place. */
export interface Deprecation {
  /** An HTTP date. */
  readonly sunset: string;
  /** Below the public address. */
  readonly path: string;
}

type Headers = readonly (readonly [name: string, value: string])[];

/** Header names and values of every answer about what is deprecated (D-181). */
export const deprecationHeaders = ({ deprecation, baseUrl }: Pick<ReplyRules, 'deprecation' | 'baseUrl'>): Headers => [
  ['Deprecation', 'true'],
  ...(deprecation === undefined
    ? []
    : ([
        ['Sunset', deprecation.sunset],
        ['Link', `<${baseUrl}${deprecation.path}>; rel="deprecation"`],
      ] as const)),
];

/** Header names and values of every answer in a version that is not the newest (D-531). */
export const endOfVersion = (
  { deprecatedSince, sunset }: Pick<OlderVersion, 'deprecatedSince' | 'sunset'>,
  baseUrl: string,
): Headers => [
  ['Deprecation', `@${Date.parse(`${deprecatedSince}T00:00:00Z`) / 1000}`],
  ['Sunset', new Date(`${sunset}T00:00:00Z`).toUTCString()],
  ['Link', `<${baseUrl}/docs/guides/versions>; rel="deprecation"`],
];
