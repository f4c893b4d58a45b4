import type { OlderVersion } from '../../versions/index.ts';

/** When the legacy shape of payments ends (D-181, B 9). */
const SUNSET = 'Wed, 30 Jun 2027 23:59:59 GMT';

/** Header names and values of every answer about what is deprecated (D-181). */
export const deprecationHeaders = (baseUrl: string): readonly (readonly [name: string, value: string])[] => [
  ['Deprecation', 'true'],
  ['Sunset', SUNSET],
  ['Link', `<${baseUrl}/docs/payments/migrate-to-intents>; rel="deprecation"`],
];

/** Header names and values of every answer in a version that is not the newest (D-531). */
export const endOfVersion = (
  { deprecatedSince, sunset }: Pick<OlderVersion, 'deprecatedSince' | 'sunset'>,
  baseUrl: string,
): readonly (readonly [name: string, value: string])[] => [
  ['Deprecation', `@${Date.parse(`${deprecatedSince}T00:00:00Z`) / 1000}`],
  ['Sunset', new Date(`${sunset}T00:00:00Z`).toUTCString()],
  ['Link', `<${baseUrl}/docs/guides/versions>; rel="deprecation"`],
];
