import type { OlderVersion } from '../../versions/index.ts';
import type { OperationMeta } from '../operation-meta.ts';

type Deprecation = NonNullable<OperationMeta['deprecation']>;

/** Why and until when an answer is given as it is. */
interface Notice {
  readonly deprecation: string;
  /** Milliseconds since the epoch. */
  readonly endsAt: number;
  readonly links: readonly string[];
}

export type Header = readonly [name: string, value: string];

/**
 * The headers of an answer about what is deprecated (D-181), in a version that is not the newest (D-531), or both. Each of
 * Deprecation (RFC 9745) and Sunset (RFC 8594) has one value: what ends first is told.
 */
export function deprecationHeaders(
  baseUrl: string,
  version: Pick<OlderVersion, 'deprecatedSince' | 'sunset'> | undefined,
  deprecation: Deprecation | undefined,
  path: Readonly<Record<string, string>> = {},
): readonly Header[] {
  const notices = [
    ...(version === undefined ? [] : [ofVersion(version, baseUrl)]),
    ...(deprecation === undefined ? [] : [ofOperation(deprecation, baseUrl, path)]),
  ].toSorted((a, b) => a.endsAt - b.endsAt);
  const [first] = notices;
  if (first === undefined) return [];
  return [
    ['Deprecation', first.deprecation],
    ['Sunset', new Date(first.endsAt).toUTCString()],
    ...notices.flatMap(({ links }) => links.map((link): Header => ['Link', link])),
  ];
}

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dateOf = (day: string): string => `@${startOf(day) / 1000}`;

const ofVersion = (
  { deprecatedSince, sunset }: Pick<OlderVersion, 'deprecatedSince' | 'sunset'>,
  baseUrl: string,
): Notice => ({
  deprecation: dateOf(deprecatedSince),
  endsAt: startOf(sunset),
  links: [`<${baseUrl}/docs/guides/versions>; rel="deprecation"`],
});

const DAY_MS = 86_400_000;

const ofOperation = (
  { since, sunset, guide, successor, header }: Deprecation,
  baseUrl: string,
  path: Readonly<Record<string, string>>,
): Notice => {
  // A contract that fixes the header fixes its links, too.
  const next = header === undefined ? successor : undefined;
  return {
    deprecation: header ?? dateOf(since),
    // Served until its last second.
    endsAt: startOf(sunset) + DAY_MS - 1000,
    links: [
      ...(guide === undefined ? [] : [`<${baseUrl}/docs/${guide}>; rel="deprecation"`]),
      ...(next === undefined ? [] : [`<${baseUrl}${filled(next, path)}>; rel="successor-version"`]),
    ],
  };
};

const filled = (template: string, path: Readonly<Record<string, string>>): string =>
  template.replaceAll(/\{([^{}]+)\}/g, (_all, name: string) => encodeURIComponent(path[name] ?? ''));
