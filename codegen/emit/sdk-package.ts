import { asObject, asString } from '../load/json.ts';
import type { Model } from '../model/model.ts';
import { publicDocument } from '../model/sdk/public-document.ts';
import type { Emitter } from './emitter.ts';
import type { HeyApi } from './sdk/hey-api.ts';
import type { Domains } from './sdk/type-documents.ts';
import { emitSdk } from './sdk.ts';

/** `generated/sdk/`: the client's package, as a whole. */
export const sdkEmitter =
  (heyApi: HeyApi): Emitter =>
  (model) => {
    const openapi = publicDocument(model.document);
    const version = asString(asObject(openapi.info).version) ?? '0.0.0';
    const { lifecycles, versions, product } = model;
    const apiVersion = versions.at(-1)?.date;
    return emitSdk(
      { product, openapi, version, apiVersion, domains: domainsOf(model), lifecycles, folder: 'generated/sdk' },
      heyApi,
    );
  };

/** The folders of `spec/`; schemas of the generator's own are those of errors. */
const domainsOf = ({ schemas, operations }: Model): Domains => {
  const bySchema = new Map(schemas.map(({ name, domain }) => [name, domain]));
  const byOperation = new Map(operations.map(({ id, domain }) => [id, domain]));
  return {
    ofSchema: (name) => bySchema.get(name) ?? 'errors',
    ofOperation: (id) => byOperation.get(id) ?? 'common',
  };
};
