import type { Diagnostics } from '../model/diagnostics.ts';
import { asObject, type Json, type JsonObject } from './json.ts';
import { formatPointer } from './pointer.ts';
import { type SpecFiles, SpecNode } from './spec-node.ts';

/** The written part of the root: what follows from no other file. */
export const DOCUMENT_FILE = 'spec/document.yaml';
/** The whole root, which the generator writes for editors and other tools. The generator never reads it. */
export const ROOT_FILE = 'spec/openapi.yaml';
/** How the written root begins: whatever begins otherwise is somebody's work. */
export const ROOT_HEAD = '# `npm run generate` writes this file';
/** Parameters, headers and other parts that several domains share, by section of `components`. */
export const COMPONENTS_FILE = 'spec/components.yaml';

/** Files of `spec/` itself that hold no part of the document. */
const OTHER_FILES = ['acknowledged', 'deprecations', 'errors', 'gates', 'limits', 'sdk-names'].map(
  (name) => `spec/${name}.yaml`,
);

/** The name of the file of the root: a tree from before spec/document.yaml was has its root written by hand. */
export const rootFileOf = (files: SpecFiles): string => (files.has(DOCUMENT_FILE) ? DOCUMENT_FILE : ROOT_FILE);

/**
 * Completes spec/document.yaml with a reference to every path, event and schema of the domains and to every shared
 * component. Domains come in the order of their names, and what a file names comes in its order: a new operation
 * changes no other domain's part of the document.
 */
export const completeRoot = (files: SpecFiles, diagnostics: Diagnostics): SpecFiles => {
  if (!files.has(DOCUMENT_FILE)) return files;
  const written = SpecNode.root(files, DOCUMENT_FILE);
  const sections = new Map<string, Section>();
  const parts = [...files.keys()].filter((file) => file !== DOCUMENT_FILE && !OTHER_FILES.includes(file));
  for (const file of parts) addFile(SpecNode.root(files, file), sections, diagnostics);
  reportWritten(written, diagnostics);
  const of = (...names: string[]): JsonObject =>
    Object.fromEntries(names.flatMap((name) => (sections.has(name) ? [[name, refsOf(sections.get(name))]] : [])));
  const shared = [...sections.keys()].filter((name) => name !== 'paths' && name !== 'webhooks' && name !== 'schemas');
  const components = { ...asObject(written.object.components), ...of(...shared, 'schemas') };
  const root: JsonObject = { ...written.object, ...of('paths', 'webhooks'), components };
  return new Map([...files, [DOCUMENT_FILE, root]]);
};

/** Where each name of a section stands. */
type Section = Map<string, SpecNode>;

const refsOf = (section: Section | undefined): JsonObject =>
  Object.fromEntries([...(section ?? [])].map(([name, node]) => [name, { $ref: refTo(node) }]));

const refTo = ({ file, path }: SpecNode): Json => `${file.replace(/^spec\//, './')}#${formatPointer(path)}`;

const addFile = (file: SpecNode, sections: Map<string, Section>, diagnostics: Diagnostics): void => {
  if (file.file === COMPONENTS_FILE) {
    for (const section of Object.keys(file.object)) addNames(file.child(section), section, sections, diagnostics);
    return;
  }
  const [, kind] = /^spec\/[^/]+\/(?:[^/]+\.)?(paths|events|schemas)\.yaml$/.exec(file.file) ?? [];
  if (kind === undefined) {
    const message = `nothing reads ${file.file}: a domain's files end with paths.yaml, schemas.yaml or events.yaml`;
    diagnostics.report(file, 'unlisted', message);
    return;
  }
  addNames(file, kind === 'events' ? 'webhooks' : kind, sections, diagnostics);
};

const addNames = (
  names: SpecNode | undefined,
  title: string,
  sections: Map<string, Section>,
  diagnostics: Diagnostics,
): void => {
  const section = sections.get(title) ?? new Map<string, SpecNode>();
  sections.set(title, section);
  for (const name of Object.keys(names?.object ?? {})) {
    const node = names?.child(name);
    if (node === undefined) continue;
    const first = section.get(name);
    if (first === undefined) section.set(name, node);
    else diagnostics.report(node, 'duplicate-name', `${name} stands in ${first.file} too`);
  }
};

/** A derived section must not be written by hand as well: it would be unclear which of the two applies. */
const reportWritten = (written: SpecNode, diagnostics: Diagnostics): void => {
  const derived = ['paths', 'webhooks'].map((section) => written.child(section));
  const components = written.child('components');
  const shared = Object.keys(components?.object ?? {}).map((key) =>
    key === 'securitySchemes' ? undefined : components?.child(key),
  );
  for (const node of [...derived, ...shared]) {
    const message = `${node?.path.join('.')} follow from the domains' files and ${COMPONENTS_FILE}`;
    if (node) diagnostics.report(node, 'derived-section', message);
  }
};
