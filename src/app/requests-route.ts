import { readdir, readFile } from 'node:fs/promises';
import type { Context } from 'koa';
import { answerDocument, loadedOnce, type PublicDocument, publicDocument } from './public-document.ts';

/** `/requests/<domain>.http`, and the same as a collection of Postman. */
export const REQUESTS_PATHS: RegExp = /^\/requests\/[^/]+\.(?:http|postman_collection\.json)$/;

const FOLDER = new URL('../../generated/requests/', import.meta.url);

/** The variable that all requests of the collection begin with, as the generator prints it. */
const BASE_OF_COLLECTION = /\{"key":"baseUrl","value":"[^"]*"\}/;

/** Serves each operation as a request for editors, one file per domain, with the address of this service. */
export const requestsRoute = (base: () => string): ((context: Context) => Promise<void>) => {
  const load = loadedOnce(() => documents(base()));
  return async (context) => {
    const files = await load();
    const instead = `There is no such file. There are ${[...files.keys()].join(', ')}.`;
    answerDocument(context, files.get(context.path), instead);
  };
};

async function documents(base: string): Promise<ReadonlyMap<string, PublicDocument>> {
  const names = (await readdir(FOLDER)).sort();
  const files = names.map(async (name) => {
    const text = await readFile(new URL(name, FOLDER), 'utf8');
    if (name.endsWith('.json')) {
      const here = text.replace(BASE_OF_COLLECTION, () => `{"key":"baseUrl","value":${JSON.stringify(base)}}`);
      return [`/requests/${name}`, publicDocument(here)] as const;
    }
    const here = text.replace(/^@baseUrl = .*$/m, () => `@baseUrl = ${base}`);
    return [`/requests/${name}`, publicDocument(here, 'text/plain; charset=utf-8')] as const;
  });
  return new Map(await Promise.all(files));
}
