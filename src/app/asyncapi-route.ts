import { readFile } from 'node:fs/promises';
import type { Context } from 'koa';
import { answerDocument, loadedOnce, publicDocument } from './public-document.ts';

export const ASYNCAPI_PATH = '/asyncapi.json';

const FILE = new URL('../../generated/asyncapi.json', import.meta.url);

/** What the service sends by itself, as AsyncAPI 3: events by webhook and by stream. */
export const asyncapiRoute = (): ((context: Context) => Promise<void>) => {
  const load = loadedOnce(async () => publicDocument(await readFile(FILE, 'utf8')));
  return async (context) => answerDocument(context, await load(), '');
};
