import { isObject, type Json, type JsonObject, listIn, objectIn, textIn } from './json.ts';
import { type Operation, resolved } from './operations.ts';

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
  /** The names of what a request takes. */
  readonly fields: string;
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

const WEIGHTS = { name: 8, title: 4, fields: 3, text: 1 };
const MOST = 12;

/** Searches the names, titles and texts of the whole contract for the words of a question. */
export function createSearch(searched: Searched): (query: string) => readonly Hit[] {
  const entries = entriesOf(searched).map((entry) => ({
    entry,
    words: {
      name: wordsOf(entry.name),
      title: wordsOf(entry.title),
      fields: wordsOf(entry.fields),
      text: wordsOf(entry.text),
    },
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
    (sum, part) => sum + WEIGHTS[part] * likeness(words[part], word),
    0,
  );

/** Half for a word that begins so: "pay" is in "payment". */
function likeness(words: ReadonlySet<string>, word: string): number {
  if (words.has(word)) return 1;
  return word.length >= SHORTEST_STEM && [...words].some((one) => one.startsWith(word)) ? 0.5 : 0;
}

const SHORTEST_STEM = 3;

/** They stand in every text and say nothing about it. */
const SMALL = new Set([
  'an',
  'and',
  'by',
  'do',
  'for',
  'how',
  'if',
  'in',
  'is',
  'it',
  'my',
  'of',
  'on',
  'or',
  'the',
  'to',
  'what',
  'with',
]);

/** `confirmOfframpPayment` has the words confirm, offramp and payment; a plural is found by its singular. */
function wordsOf(text: string): ReadonlySet<string> {
  const words = text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll('e-mail', 'email')
    .match(/[a-z0-9]{2,}/g);
  return new Set(
    (words ?? []).filter((word) => !SMALL.has(word)).map((word) => (word.length > 3 ? word.replace(/s$/, '') : word)),
  );
}

function entriesOf({ operations, openapi, lifecycles, guides }: Searched): Entry[] {
  return [
    ...[...operations.values()].map(
      ({ id, method, path, definition, body }): Entry => ({
        kind: 'operation',
        name: id,
        title: `${textIn(definition.summary)} (${method} ${path})`,
        text: textIn(definition.description),
        fields: fieldsOf(openapi, body).join(' '),
      }),
    ),
    ...Object.entries(lifecycles).map(
      ([name, lifecycle]): Entry => ({
        kind: 'lifecycle',
        name,
        title: textIn(objectIn(lifecycle).description),
        text: JSON.stringify(objectIn(lifecycle).states),
        fields: '',
      }),
    ),
    ...errorsOf(openapi).map(
      ({ code, meaning }): Entry => ({ kind: 'error', name: code, title: meaning, text: '', fields: '' }),
    ),
    ...guides.map(
      ({ name, text }): Entry => ({
        kind: 'guide',
        name,
        title: /^# (.+)$/m.exec(text)?.[1] ?? name,
        text,
        fields: '',
      }),
    ),
  ];
}

/** The names of a body's fields and of the schemas that it is made of, at any depth. */
function fieldsOf(openapi: JsonObject, schema: Json | undefined, seen = new Set<string>()): string[] {
  if (!isObject(schema)) return [];
  const { $ref } = schema;
  const name = textIn($ref).slice(textIn($ref).lastIndexOf('/') + 1);
  if (name !== '' && seen.has(name)) return [];
  seen.add(name);
  const at = resolved(openapi, schema);
  const members = Object.entries(objectIn(at.properties));
  const parts = ['oneOf', 'anyOf', 'allOf'].flatMap((key) => listIn(at[key]));
  return [
    name,
    ...members.map(([member]) => member),
    ...[...members.map(([, member]) => member), ...parts, at.items].flatMap((one) => fieldsOf(openapi, one, seen)),
  ];
}

/** Every error code with its meaning: each has a schema of its own. */
export const errorsOf = (openapi: JsonObject): { code: string; meaning: string; schema: JsonObject }[] =>
  Object.values(objectIn(objectIn(openapi.components).schemas)).flatMap((value) => {
    const schema = objectIn(value);
    const code = objectIn(objectIn(schema.properties).code).const;
    return typeof code === 'string' ? [{ code, meaning: textIn(schema.description), schema }] : [];
  });
