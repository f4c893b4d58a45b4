import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import SwaggerParser from '@apidevtools/swagger-parser';
import type { Diagnostics } from '../model/diagnostics.ts';
import { listFiles } from './files.ts';
import type { Json } from './json.ts';
import { type SpecFiles, SpecNode } from './spec-node.ts';

export interface Spec {
  /** `spec/openapi.yaml`. */
  readonly root: SpecNode;
  /** `spec/errors.yaml`. */
  readonly errors: SpecNode;
  readonly files: SpecFiles;
}

/** Reads every YAML file under `spec/`, whether something refers to it or not. */
export const loadSpec = async (root: string, diagnostics: Diagnostics): Promise<Spec> => {
  const paths = listFiles(root, 'spec', '.yaml');
  // A document that refers to all of them makes the parser read them all, and name all that do not parse, in one go.
  const everyFile = { openapi: '3.1.0', info: { title: '', version: '' }, paths: {}, 'x-files': paths.map(toRef) };
  const parser = new SwaggerParser();
  try {
    await parser.resolve(join(root, 'all.yaml'), everyFile, { continueOnError: true, resolve: { http: false } });
  } catch (error) {
    // A `$ref` to a file that does not exist; load/refs.ts finds it again, with its place.
    if (!(error instanceof Error && 'errors' in error)) throw error;
  }
  const files = new Map<string, Json>();
  for (const [url, value] of Object.entries(parser.$refs.values() as Record<string, unknown>)) {
    const file = relative(root, toPath(url)).replaceAll('\\', '/');
    if (!paths.includes(file)) continue;
    if (value instanceof Error) await reportUnparsable(root, file, value, diagnostics);
    else files.set(file, value as Json);
  }
  return { root: SpecNode.root(files, 'spec/openapi.yaml'), errors: SpecNode.root(files, 'spec/errors.yaml'), files };
};

const toRef = (path: string): { $ref: string } => ({ $ref: `./${path.split('/').map(encodeURIComponent).join('/')}` });

const toPath = (url: string): string => (url.startsWith('file:') ? fileURLToPath(url) : decodeURIComponent(url));

/** The parser says what is wrong in prose; `yaml` says where. */
const reportUnparsable = async (root: string, file: string, error: Error, diagnostics: Diagnostics): Promise<void> => {
  const { parseDocument } = await import('yaml');
  const [first] = parseDocument(readFileSync(join(root, file), 'utf8')).errors;
  const [message = ''] = (first?.message ?? error.message).split('\n');
  diagnostics.report({ file, offset: first?.pos[0] ?? 0 }, 'yaml', message.replace(/ at line \d+, column \d+:?$/, ''));
};
