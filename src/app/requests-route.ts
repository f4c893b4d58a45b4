import { readdir, readFile } from 'node:fs/promises';
import type { Context } from 'koa';
import { answerDocument, loadedOnce, type PublicDocument, publicDocument } from './public-document.ts';

/** `/requests/<domain>.http`. */
export const REQUESTS_PATHS: RegExp = /^\/requests\/[^/]+\.http$/;

const FOLDER = new URL('../../generated/requests/', import.meta.url);

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
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.http')).sort();
  const files = names.map(async (name) => {
    const text = await readFile(new URL(name, FOLDER), 'utf8');
    const here = text.replace(/^@baseUrl = .*$/m, `@baseUrl = ${base}`);
    return [`/requests/${name}`, publicDocument(here, 'text/plain; charset=utf-8')] as const;
  });
  return new Map(await Promise.all(files));
}
