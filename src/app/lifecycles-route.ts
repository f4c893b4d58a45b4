import { readFile } from 'node:fs/promises';
import type { Context } from 'koa';
import { answerDocument, loadedOnce, type PublicDocument, publicDocument } from './public-document.ts';

/** `/lifecycles.json`, and `/lifecycles/<name>.json` for one of them. */
export const LIFECYCLES_PATHS: RegExp = /^\/lifecycles(?:\.json|\/[^/]+\.json)$/;

const FILE = new URL('../../generated/model/lifecycles.json', import.meta.url);

/** The machines as data, for whoever tests or draws them: the same as the package `@paychart/model`. */
export const lifecyclesRoute = (): ((context: Context) => Promise<void>) => {
  const load = loadedOnce(documents);
  return async (context) => {
    const found = (await load()).get(context.path);
    answerDocument(context, found, 'There is no lifecycle with this name. /lifecycles.json has all of them.');
  };
};

async function documents(): Promise<ReadonlyMap<string, PublicDocument>> {
  const text = await readFile(FILE, 'utf8');
  const { lifecycles } = JSON.parse(text) as { readonly lifecycles: Readonly<Record<string, unknown>> };
  return new Map([
    ['/lifecycles.json', publicDocument(text)],
    ...Object.entries(lifecycles).map(
      ([name, lifecycle]) => [`/lifecycles/${name}.json`, publicDocument(JSON.stringify(lifecycle))] as const,
    ),
  ]);
}
