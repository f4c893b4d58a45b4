import { readdir, readFile } from 'node:fs/promises';
import type { Context } from 'koa';
import { answerDocument, loadedOnce, type PublicDocument, publicDocument } from './public-document.ts';

/** `/workflows`, which lists the documents, and `/workflows/<lifecycle>.arazzo.json`. */
export const WORKFLOWS_PATHS: RegExp = /^\/workflows(?:\/[^/]+\.arazzo\.json)?$/;

const FOLDER = new URL('../../generated/workflows/', import.meta.url);

/** Serves the walks of each lifecycle as Arazzo. They refer to `/openapi.json` of the same service. */
export const workflowsRoute = (): ((context: Context) => Promise<void>) => {
  const load = loadedOnce(documents);
  return async (context) => {
    const found = await (await load()).get(context.path)?.();
    answerDocument(context, found, 'There is no workflow of this name. /workflows lists all of them.');
  };
};

/** Each is read when it is first asked for. */
async function documents(): Promise<ReadonlyMap<string, () => Promise<PublicDocument>>> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.arazzo.json')).sort();
  const paths = names.map((name) => `/workflows/${name}`);
  const index = publicDocument(JSON.stringify({ workflows: paths }));
  return new Map([
    ['/workflows', async () => index],
    ...names.map((name) => {
      const read = loadedOnce(async () => publicDocument(await readFile(new URL(name, FOLDER), 'utf8')));
      return [`/workflows/${name}`, read] as const;
    }),
  ]);
}
