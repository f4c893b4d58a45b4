/** `Museum Hours` and `museum_hours` as `museum-hours`: a folder of spec/. */
export const kebab = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[-0-9]+|-+$/g, '') || 'service';

export const pascal = (text: string): string =>
  kebab(text)
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

export const camel = (text: string): string => {
  const name = pascal(text);
  return name.charAt(0).toLowerCase() + name.slice(1);
};

export const constant = (text: string): string => kebab(text).replaceAll('-', '_').toUpperCase();

export const singular = (text: string): string =>
  text.replace(/ies$/, 'y').replace(/(ss|us)$|s$/, (_all, kept: string | undefined) => kept ?? '');

/** Folders of spec/ that mean something else, and a domain whose public operations are not limited. */
const TAKEN = new Set(['admin', 'common', 'readmes', 'versions']);

export const domainOf = (tag: string): string => {
  const name = kebab(tag);
  return TAKEN.has(name) ? `${name}-operations` : name;
};

/** A tag is a namespace of the SDK. */
export const tagOf = (tag: string): string => (/^[A-Za-z][A-Za-z0-9]*$/.test(tag) ? tag : pascal(tag));

const VERBS: Readonly<Record<string, string>> = {
  get: 'get',
  post: 'create',
  put: 'replace',
  patch: 'update',
  delete: 'delete',
};

/** The id that an operation keeps where it is a verb and a noun, or one that follows from method and path. */
export const operationIdOf = (method: string, path: string, given: string | undefined): string => {
  const kept = given === undefined ? '' : wordsBehindDigits(camel(given));
  if (/^[a-z]+([A-Z][a-z0-9]*)+$/.test(kept)) return kept;
  const words = path.split('/').filter((word) => word !== '' && !/^(?:v\d+|api)$/.test(word));
  const nouns = words.filter((word) => !word.startsWith('{'));
  const isOne = words.at(-1)?.startsWith('{') ?? false;
  const verb = method === 'get' && !isOne ? 'list' : (VERBS[method] ?? method);
  const noun = pascal((isOne || method === 'post' ? nouns.map(singular) : nouns).join('-') || 'root');
  return wordsBehindDigits(`${verb}${noun}`);
};

/** `base64Url` of `base64url`: as the types of the client write the names of operations. */
const wordsBehindDigits = (name: string): string =>
  name.replaceAll(/(\d)([a-z])/g, (_all, digit: string, letter: string) => `${digit}${letter.toUpperCase()}`);
