import { readFile } from 'node:fs/promises';
import type { Context } from 'koa';
import { answerDocument, loadedOnce, publicDocument } from './public-document.ts';

export const ASYNCAPI_PATH = '/asyncapi.json';

const FILE = new URL('../../generated/asyncapi.json', import.meta.url);

/** Serves the events of webhooks and streams as AsyncAPI 3. */
export const asyncapiRoute = (): ((context: Context) => Promise<void>) => {
  const load = loadedOnce(async () => publicDocument(await readFile(FILE, 'utf8')));
  return async (context) => answerDocument(context, await load(), '');
};
