import { type JsonObject, objectIn, textIn } from './json.ts';
import type { Operation } from './operations.ts';

export interface Guide {
  readonly name: string;
  readonly text: string;
}

/** Something that can be found, and be described by its name. */
interface Entry {
  readonly kind: 'operation' | 'lifecycle' | 'error' | 'guide';
  readonly name: string;
  readonly title: string;
  /** Words count by where they are: in the name, in the title, in the text. */
  readonly text: string;
}

export interface Hit {
  readonly kind: Entry['kind'];
  readonly name: string;
  readonly title: string;
}

export interface Searched {
  readonly operations: ReadonlyMap<string, Operation>;
  readonly openapi: JsonObject;
  readonly lifecycles: JsonObject;
  readonly guides: readonly Guide[];
}

const WEIGHTS = { name: 8, title: 4, text: 1 };
const MOST = 12;

/** Searches the names, titles and texts of the whole contract for the words of a question. */
export function createSearch(searched: Searched): (query: string) => readonly Hit[] {
  const entries = entriesOf(searched).map((entry) => ({
    entry,
    words: { name: wordsOf(entry.name), title: wordsOf(entry.title), text: wordsOf(entry.text) },
  }));
  return (query) => {
    const wanted = [...wordsOf(query)];
    const scored = entries.map(({ entry, words }) => {
      const scores = wanted.map((word) => score(words, word));
      // An entry with more of the words comes before one that has a word more often.
      return { entry, found: scores.filter((one) => one > 0).length, score: scores.reduce((sum, one) => sum + one, 0) };
    });
    return scored
      .filter(({ found }) => found > 0)
      .toSorted((a, b) => b.found - a.found || b.score - a.score)
      .slice(0, MOST)
      .map(({ entry: { kind, name, title } }) => ({ kind, name, title }));
  };
}

const score = (words: Readonly<Record<keyof typeof WEIGHTS, ReadonlySet<string>>>, word: string): number =>
  (Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[]).reduce(
    (sum, part) => sum + (words[part].has(word) ? WEIGHTS[part] : 0),
    0,
  );

/** `confirmOfframpPayment` has the words confirm, offramp and payment; a plural is found by its singular. */
function wordsOf(text: string): ReadonlySet<string> {
  const words = text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z0-9]{2,}/g);
  return new Set((words ?? []).map((word) => (word.length > 3 ? word.replace(/s$/, '') : word)));
}

function entriesOf({ operations, openapi, lifecycles, guides }: Searched): Entry[] {
  return [
    ...[...operations.values()].map(
      ({ id, method, path, definition }): Entry => ({
        kind: 'operation',
        name: id,
        title: `${textIn(definition.summary)} (${method} ${path})`,
        text: textIn(definition.description),
      }),
    ),
    ...Object.entries(lifecycles).map(
      ([name, lifecycle]): Entry => ({
        kind: 'lifecycle',
        name,
        title: textIn(objectIn(lifecycle).description),
        text: JSON.stringify(objectIn(lifecycle).states),
      }),
    ),
    ...errorsOf(openapi).map(({ code, meaning }): Entry => ({ kind: 'error', name: code, title: meaning, text: '' })),
    ...guides.map(
      ({ name, text }): Entry => ({
        kind: 'guide',
        name,
        title: /^# (.+)$/m.exec(text)?.[1] ?? name,
        text,
      }),
    ),
  ];
}

/** Every error code with its meaning: each has a schema of its own. */
export const errorsOf = (openapi: JsonObject): { code: string; meaning: string; schema: JsonObject }[] =>
  Object.values(objectIn(objectIn(openapi.components).schemas)).flatMap((value) => {
    const schema = objectIn(value);
    const code = objectIn(objectIn(schema.properties).code).const;
    return typeof code === 'string' ? [{ code, meaning: textIn(schema.description), schema }] : [];
  });
