import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostics } from '../../model/diagnostics.ts';
import { asArray, asObject, asString, isObject, type Json, type JsonObject } from '../json.ts';
import type { Path } from '../pointer.ts';
import type { SpecFiles } from '../spec-node.ts';
import { FRAGMENTS, PROFILES, type Product, productNamed, type QuickStart, READMES } from './product.ts';

export const PRODUCT_FILE = 'product.yaml';

/** The form of each key of product.yaml, and how it is said. */
const FORMS: Readonly<Record<string, readonly [form: RegExp, words: string]>> = {
  name: [/^[A-Za-z][\w .-]*$/, 'a name that begins with a letter'],
  slug: [/^[a-z][a-z0-9-]*$/, 'lowercase letters, digits and hyphens'],
  packageScope: [/^@[a-z0-9][a-z0-9._-]*$/, 'a scope of npm such as "@lockers"'],
  clientName: [/^[A-Z][A-Za-z0-9]*$/, 'the name of a type, such as Lockers'],
  pythonPackage: [/^[a-z][a-z0-9_]*$/, 'lowercase letters, digits and underscores'],
  environmentPrefix: [/^[A-Z][A-Z0-9_]*_$/, 'capital letters, with an underscore at the end'],
  keyPrefix: [/^[a-z][a-z0-9]{0,7}_$/, 'at most eight lowercase letters and digits, and an underscore'],
  headerPrefix: [/^X-(?:[A-Z][A-Za-z0-9]*-)+$/, 'X-, a name and a hyphen, such as X-Lockers-'],
  databaseRolePrefix: [
    /^[a-z][a-z0-9_]*_$/,
    'lowercase letters, digits and underscores, with an underscore at the end',
  ],
  profile: [new RegExp(`^(?:${PROFILES.join('|')})$`), PROFILES.join(', ')],
  firstGuide: [/^[a-z0-9-]+$/, 'the name of a guide in docs/guides, without .md'],
};

const OTHER_KEYS = ['platform', 'texts', 'quickStart'];

/** Reads product.yaml, of which every key may be absent: the others follow from its name, or from the title of the contract. */
export const loadProduct = (root: string, files: SpecFiles, title: string, diagnostics: Diagnostics): Product => {
  const written = asObject(files.get(PRODUCT_FILE));
  const report = (path: Path, message: string): void =>
    diagnostics.report({ file: PRODUCT_FILE, path }, 'product', message);
  checkKeys(written, report);
  const named = productNamed(asString(written.name) ?? title);
  const values = Object.fromEntries(Object.keys(FORMS).flatMap((key) => textOf(written, key, report)));
  return {
    ...named,
    ...(values as Partial<Product>),
    platform: FRAGMENTS.filter((fragment) => asArray(written.platform).includes(fragment)),
    about: asString(asObject(written.texts).about) ?? named.about,
    quickStart: quickStartOf(written.quickStart),
    readmes: readmesOf(root),
  };
};

const textOf = (
  written: JsonObject,
  key: string,
  report: (path: Path, message: string) => void,
): [key: string, value: string][] => {
  const value = written[key];
  if (value === undefined) return [];
  const [form, words] = FORMS[key] ?? [/^/, ''];
  if (typeof value === 'string' && form.test(value)) return [[key, value]];
  report([key], `${key} has to be ${words}`);
  return [];
};

const checkKeys = (written: JsonObject, report: (path: Path, message: string) => void): void => {
  const known = [...Object.keys(FORMS), ...OTHER_KEYS];
  for (const key of Object.keys(written)) {
    if (!known.includes(key)) report([key], `product.yaml has no ${key}; it has ${known.join(', ')}`);
  }
  asArray(written.platform).forEach((fragment, at) => {
    if (!FRAGMENTS.some((name) => name === fragment))
      report(['platform', at], `the platform brings no ${String(fragment)}; it brings ${FRAGMENTS.join(', ')}`);
  });
};

const quickStartOf = (written: Json | undefined): QuickStart | undefined => {
  if (!isObject(written)) return undefined;
  const text = (key: string): string => asString(written[key]) ?? '';
  return { key: text('key'), before: text('before'), after: text('after'), commands: text('commands').trimEnd() };
};

const readmesOf = (root: string): Product['readmes'] =>
  Object.fromEntries(
    READMES.flatMap((name) => {
      const file = join(root, readmeFile(name));
      return existsSync(file) ? [[name, readFileSync(file, 'utf8')]] : [];
    }),
  );

const readmeFile = (name: string): string => `spec/readmes/${name}.md`;
