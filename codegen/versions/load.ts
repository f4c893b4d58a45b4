import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { asArray, type Json } from '../load/json.ts';
import { parsePointer } from '../load/pointer.ts';
import { type SpecFiles, SpecNode } from '../load/spec-node.ts';
import type { Diagnostics } from '../model/diagnostics.ts';
import type { ChangeFile, Version, VersionChange } from './change.ts';
import { publishedFile } from './published.ts';

export const VERSIONS_FOLDER = 'spec/versions/';

const FILE = /^spec\/versions\/([0-9]{4}-[0-9]{2}-[0-9]{2})\/([a-z0-9]+(?:-[a-z0-9]+)*)\.yaml$/;

/** Versions live for at least so many months after the next one was published. */
const MONTHS_OF_LIFE = 12;

/** Reads spec/versions: the versions from the oldest to the newest; none of a specification without the folder. */
export const loadVersions = async (root: string, files: SpecFiles, diagnostics: Diagnostics): Promise<Version[]> => {
  if (files.size === 0) return [];
  const dates = new Map<string, SpecNode[]>();
  for (const file of [...files.keys()].sort()) {
    const node = SpecNode.root(files, file);
    const [, date, name] = FILE.exec(file) ?? [];
    if (date === undefined || Number.isNaN(Date.parse(date))) {
      const form = 'spec/versions/<date>/version.yaml or spec/versions/<date>/<what-changed>.yaml, such as 2026-12-01';
      diagnostics.report(node, 'version', `${file} has no version: name it ${form}`);
    } else dates.set(date, [...(dates.get(date) ?? []), ...(name === undefined ? [] : [node])]);
  }
  const forms = await formsOf();
  const all = [...dates].sort(([a], [b]) => (a < b ? -1 : 1));
  return all.flatMap(([date, nodes], at) => {
    const next = all[at + 1]?.[0];
    const version = nodes.find(({ file }) => file.endsWith('/version.yaml'));
    if (version === undefined) {
      const [node] = nodes;
      const file = `${VERSIONS_FOLDER}${date}/version.yaml`;
      if (node) diagnostics.report(node, 'version', `the version ${date} lacks ${file} with its \`release\``);
      return [];
    }
    if (!fits(version, forms.version, diagnostics)) return [];
    const sunset = sunsetOf(version, next, diagnostics);
    return [
      {
        date,
        release: version.string('release') ?? '',
        sunset,
        isPublished: existsSync(join(root, publishedFile(date, 'openapi'))),
        files: nodes.filter((node) => node !== version).flatMap((node) => fileOf(root, node, forms, diagnostics) ?? []),
      },
    ];
  });
};

/** The sunset of version.yaml, which must not be earlier than the least that D-531 promises. */
const sunsetOf = (version: SpecNode, next: string | undefined, diagnostics: Diagnostics): string | undefined => {
  const written = version.string('sunset');
  if (next === undefined) {
    if (written !== undefined) diagnostics.report(version, 'version', 'the newest version has no sunset yet');
    return undefined;
  }
  const end = new Date(`${next}T00:00:00Z`);
  end.setUTCMonth(end.getUTCMonth() + MONTHS_OF_LIFE);
  const least = end.toISOString().slice(0, 10);
  if (written !== undefined && written < least) {
    const message = `a version lives ${MONTHS_OF_LIFE} months after the next one: sunset must be ${least} or later`;
    diagnostics.report(version, 'version', message);
  }
  return written ?? least;
};

const fileOf = (root: string, node: SpecNode, forms: Forms, diagnostics: Diagnostics): ChangeFile | undefined => {
  if (!fits(node, forms.file, diagnostics)) return undefined;
  const changes = (node.child('changes')?.items() ?? []).filter((one) =>
    fits(one, forms.kind(one.string('kind') ?? ''), diagnostics),
  );
  if (changes.length < asArray(node.object.changes).length) return undefined;
  const functions = node.file.replace(/\.yaml$/, '.ts');
  const hasFunctions = existsSync(join(root, functions));
  const computed = changes.find((one) => one.string('kind') === 'computed');
  if (computed && !hasFunctions) {
    diagnostics.report(computed, 'version', `a computed change needs the functions up and down in ${functions}`);
  }
  const harmless = node.string('harmless');
  return {
    file: node.file,
    summary: node.string('summary') ?? '',
    upgrade: node.string('upgrade') ?? '',
    ...(harmless !== undefined && { harmless }),
    changes: changes.map(({ value }) => value as unknown as VersionChange),
    place: node,
    hasFunctions: computed !== undefined && hasFunctions,
  };
};

interface Forms {
  readonly version: ValidateFunction;
  readonly file: ValidateFunction;
  kind(name: string): ValidateFunction;
}

/** spec/versions.schema.json belongs to the generator, whatever specification it reads. */
const formsOf = async (): Promise<Forms> => {
  const { Ajv2020 } = await import('ajv/dist/2020.js');
  const schema = JSON.parse(readFileSync(join(import.meta.dirname, '../../spec/versions.schema.json'), 'utf8'));
  const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: false });
  ajv.addSchema(schema, 'versions');
  const form = (name: string): ValidateFunction =>
    ajv.getSchema(`versions#/$defs/${name}`) ?? ajv.compile({ $ref: `versions#/$defs/${name}` });
  return { version: form('version'), file: form('file'), kind: form };
};

const fits = (node: SpecNode, form: ValidateFunction, diagnostics: Diagnostics): boolean => {
  if (form(node.value)) return true;
  for (const error of form.errors ?? []) {
    const place = parsePointer(error.instancePath).reduce<SpecNode>((at, key) => at.child(key) ?? at, node);
    diagnostics.report(place, 'version', `${wordsOf(error)}: see spec/versions.schema.json`);
  }
  return false;
};

const wordsOf = ({ keyword, params, message = '', instancePath }: ErrorObject): string => {
  const name = instancePath.split('/').at(-1) || 'the entry';
  if (keyword === 'required') return `${name} lacks \`${params.missingProperty}\``;
  if (keyword === 'additionalProperties') return `${name} does not take \`${params.additionalProperty}\``;
  if (keyword === 'enum') return `\`${name}\` must be one of ${asArray(params.allowedValues as Json).join(', ')}`;
  return `\`${name}\` ${message}`;
};

/** The files in spec/versions, apart from those of the document. */
export const splitFiles = (files: SpecFiles): { readonly versions: SpecFiles; readonly others: SpecFiles } => {
  const [versions, others] = [new Map<string, Json>(), new Map<string, Json>()];
  for (const [file, value] of files) (file.startsWith(VERSIONS_FOLDER) ? versions : others).set(file, value);
  return { versions, others };
};
