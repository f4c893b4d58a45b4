import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asArray, asObject, asString, isObject, type Json, type JsonObject } from './json.ts';
import { FRAGMENTS, type Fragment } from './product/product.ts';
import { COMPONENTS_FILE, DOCUMENT_FILE } from './root.ts';
import type { SpecFiles } from './spec-node.ts';

const DEFAULTS = 'codegen/defaults';
const DEFAULT_COMPONENTS = `${DEFAULTS}/components.yaml`;
const fileOf = (fragment: Fragment): string => `${DEFAULTS}/spec/${fragment}.yaml`;

/** The domain of the operations that the platform brings along, with their handlers. */
export const PLATFORM = 'platform';

/** The texts of the parts of a contract that the generator brings along. */
export const readDefaults = (): [path: string, text: string][] =>
  [DEFAULT_COMPONENTS, ...FRAGMENTS.map(fileOf)].map((path) => [
    path,
    readFileSync(join(import.meta.dirname, '../..', path), 'utf8'),
  ]);

export const isDefault = (file: string): boolean => file.startsWith(`${DEFAULTS}/`);

/** The codes of the parts that a service takes: they stand below its own, as those of the platform do. */
export const errorsOf = (taken: readonly Fragment[], defaults: SpecFiles): JsonObject =>
  Object.assign({}, ...taken.map((fragment) => asObject(asObject(defaults.get(fileOf(fragment))).errors)));

/**
 * Puts the parts that a service names in product.yaml beside its own files, as `spec/platform/<part>.paths.yaml` and so on,
 * and under spec/components.yaml what it or they refer to there. Tags and scopes that the parts need are added to the
 * service's.
 */
export const withFragments = (files: SpecFiles, taken: readonly Fragment[], defaults: SpecFiles): SpecFiles => {
  const document = asObject(files.get(DOCUMENT_FILE));
  const schemes = Object.keys(asObject(asObject(document.components).securitySchemes));
  const complete = new Map(files);
  const fragments = taken.map((fragment) => [fragment, asObject(defaults.get(fileOf(fragment)))] as const);
  for (const [fragment, { paths, schemas }] of fragments) {
    complete.set(`spec/${PLATFORM}/${fragment}.paths.yaml`, withSchemes(asObject(paths), schemes));
    if (schemas !== undefined) complete.set(`spec/${PLATFORM}/${fragment}.schemas.yaml`, schemas);
  }
  if (taken.length > 0) {
    complete.set(DOCUMENT_FILE, {
      ...document,
      tags: withTags(
        document.tags,
        fragments.map(([, { tag }]) => tag),
      ),
    });
    addScopes(
      complete,
      fragments.flatMap(([, { scopes }]) => asArray(scopes)),
    );
  }
  return withComponents(complete, asObject(defaults.get(DEFAULT_COMPONENTS)));
};

/** Credentials that the service's document declares: the others are not taken. */
const withSchemes = (paths: JsonObject, schemes: readonly string[]): JsonObject =>
  mapObject(paths, (item) =>
    mapObject(asObject(item), (operation) => {
      const security = asArray(asObject(operation).security);
      const known = security.filter((one) => Object.keys(asObject(one)).every((name) => schemes.includes(name)));
      return { ...asObject(operation), security: known };
    }),
  );

const withTags = (tags: Json | undefined, needed: readonly (Json | undefined)[]): Json[] => {
  const own = asArray(tags);
  const names = new Set(own.map((tag) => asString(asObject(tag).name)));
  return [
    ...own,
    ...needed.flatMap((tag) => (tag === undefined || names.has(asString(asObject(tag).name)) ? [] : [tag])),
  ];
};

/** The schema `Scope` of the service gets the scopes that the parts ask for. */
const addScopes = (files: Map<string, Json>, needed: readonly Json[]): void => {
  for (const [file, value] of files) {
    const root = asObject(value);
    const holder = file === COMPONENTS_FILE ? asObject(root.schemas) : root;
    if (!isObject(holder.Scope)) continue;
    const own = asArray(holder.Scope.enum);
    const scope = { ...holder.Scope, enum: [...own, ...needed.filter((one) => !own.includes(one))] };
    const schemas = { ...holder, Scope: scope };
    files.set(file, file === COMPONENTS_FILE ? { ...root, schemas } : schemas);
    return;
  }
};

const withComponents = (files: Map<string, Json>, defaults: JsonObject): SpecFiles => {
  const own = asObject(files.get(COMPONENTS_FILE));
  const wanted = referredTo(files);
  const added = Object.entries(defaults).flatMap(([section, entries]) => {
    const missing = Object.entries(asObject(entries)).filter(
      ([name]) => asObject(own[section])[name] === undefined && wanted.has(`${section}/${name}`),
    );
    return missing.length === 0
      ? []
      : [[section, { ...asObject(own[section]), ...Object.fromEntries(missing) }] as const];
  });
  if (added.length > 0) files.set(COMPONENTS_FILE, { ...own, ...Object.fromEntries(added) });
  return files;
};

/** `parameters/Id` of each reference into spec/components.yaml. */
const referredTo = (files: SpecFiles): ReadonlySet<string> => {
  const found = new Set<string>();
  const visit = (value: Json): void => {
    if (typeof value !== 'object' || value === null) return;
    const ref = asString(asObject(value).$ref);
    const [, name] = /(?:^|\/)components\.yaml#\/(\w+\/\w+)$/.exec(ref ?? '') ?? [];
    if (name !== undefined) found.add(name);
    for (const inner of Object.values(value)) visit(inner);
  };
  for (const value of files.values()) visit(value);
  return found;
};

const mapObject = (object: JsonObject, map: (value: Json) => Json): JsonObject =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]));
