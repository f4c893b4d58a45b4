import { readFile } from 'node:fs/promises';
import type { OpenApiDocument } from '../../../generated/contract/schemas.ts';
import type { Handler } from '../http/handler.ts';
import { type Located, servedAt } from '../http/response/served-at.ts';

let contract: Promise<OpenApiDocument & Located> | undefined;

/** The bundled contract that this very process serves, with the address at which it does (D-071). */
export const getOpenApiDocument: Handler<'getOpenApiDocument'> = async ({ services }) => {
  contract ??= readFile(new URL('../../../generated/openapi.json', import.meta.url), 'utf8').then(
    (text) => JSON.parse(text) as OpenApiDocument & Located,
  );
  return servedAt(await contract, services);
};
