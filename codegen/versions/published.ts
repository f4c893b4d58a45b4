import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { JsonObject } from '../load/json.ts';

export type PublishedDocument = 'openapi' | 'asyncapi' | 'lifecycles';

/** The bytes that a version was published with are kept compressed: nobody reads megabytes of them, or changes them. */
export const publishedFile = (date: string, document: PublishedDocument): string =>
  `spec/versions/${date}/published/${document}.json.gz`;

/** Undefined of a version that is not published yet. */
export const readPublished = (root: string, date: string, document: PublishedDocument): JsonObject | undefined => {
  const file = join(root, publishedFile(date, document));
  return existsSync(file) ? (JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')) as JsonObject) : undefined;
};
