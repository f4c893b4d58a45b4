import { world } from '../platform/world.ts';
import type { JsonObject } from './json.ts';

/** The documents of a deployment that the tools read: they describe the release that runs there. */
export interface Documents {
  readonly openapi: JsonObject;
  readonly lifecycles: JsonObject;
}

/** Reads the contract and the lifecycles of a deployment. Throws an error that names the URL that did not answer. */
export async function readDocuments(baseUrl: string): Promise<Documents> {
  const [openapi, lifecycles] = await Promise.all([
    readJson(`${baseUrl}/openapi.json`),
    readJson(`${baseUrl}/lifecycles.json`),
  ]);
  return { openapi, lifecycles: lifecycles.lifecycles as JsonObject };
}

async function readJson(url: string): Promise<JsonObject> {
  const response = await world.fetch(url).catch((error: unknown) => {
    throw new Error(`${url} does not answer. Start the service, or name another with --url.`, { cause: error });
  });
  if (!response.ok) throw new Error(`${url} answers ${response.status}, and has to be a service of this kind`);
  return (await response.json()) as JsonObject;
}
