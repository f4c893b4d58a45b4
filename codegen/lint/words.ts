/**
 * What the linters of prose look for: in the contract (prose-rules.ts), and in the guides, the README and what the
 * program prints (test/docs/prose.test.ts).
 */

/** `A 4.1` and `D-078`: documents that an outsider has not got. They stand in `x-requirements`. */
const CITATION = /\b(?:[AB] \d+(?:\.\d+)?|D-\d{3})\b/g;

export const citationsIn = (text: string): string[] => [...text.matchAll(CITATION)].map(([citation]) => citation);

/** Words of this source that mean nothing to somebody who uses the service, and what to say instead. */
const PRIVATE: readonly (readonly [word: RegExp, say: string])[] = [
  [/\bkernel\b/i, 'the service'],
  [/\bcomposer\b/i, 'the policy check'],
  [/\bpoller\b/i, 'the service, which polls'],
  [/\boutbox\b/i, 'the service'],
  [/\bchores?\b/i, 'a background task'],
  [/\blane\b/i, 'approval'],
  [/\bhub\b/i, 'what it does'],
  [/\btold by\b/i, 'chosen by'],
  [/\brests\b/i, 'stays, or waits'],
  [/(?<!did:)\bpayids?\b/i, 'payment DID'],
  [/(?:^|[.:;] )For good\b/, 'permanently'],
];

/** Parts in backticks are names of the contract, whatever they look like. */
const withoutCode = (text: string): string => text.replaceAll(/`[^`]*`/g, '');

export const privateWordsIn = (text: string): { readonly word: string; readonly say: string }[] =>
  PRIVATE.flatMap(([pattern, say]) => {
    const word = pattern.exec(withoutCode(text))?.[0];
    return word === undefined ? [] : [{ word: word.replace(/^\W+/, ''), say }];
  });

/** Phrases of validators, which are true and do not help somebody who filled in a form. */
const NOISE = /must (?:match|NOT|be (?:equal|object|array|string|integer)|have required)/;

export const isValidatorNoise = (text: string): boolean => NOISE.test(text);

const FILLERS = new Set(
  'a an the of in on at to for by is are was were be been it its this that which with when who whom whose what where and or as from has have had their they own'.split(
    ' ',
  ),
);

const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z]+/g)
    ?.map((word) => word.slice(0, 5)) ?? [];

/** `createdAt`: "When it was created." Nothing is left of it without the words of the name. */
export const repeatsName = (name: string, description: string): boolean => {
  const known = new Set(wordsOf(name));
  const said = (description.toLowerCase().match(/[a-z0-9]+/g) ?? []).filter((word) => !FILLERS.has(word));
  return said.every((word) => known.has(word.slice(0, 5)));
};
