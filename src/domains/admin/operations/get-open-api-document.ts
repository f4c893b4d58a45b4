import { readFile } from 'node:fs/promises';
import type { OpenApiDocument } from '../../../../generated/contract/schemas.ts';
import type { Handler } from '../../../kernel/http/handler.ts';

let contract: Promise<OpenApiDocument> | undefined;

/** The bundled contract that this very process serves (D-071). */
export const getOpenApiDocument: Handler<'getOpenApiDocument'> = async () => {
  contract ??= readFile(new URL('../../../../generated/openapi.json', import.meta.url), 'utf8').then(
    (text) => JSON.parse(text) as OpenApiDocument,
  );
  return contract;
};
