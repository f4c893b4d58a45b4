import { asArray, asObject, asString, type Json, type JsonObject } from '../../load/json.ts';
import { ownHeader } from '../../load/product/headers.ts';
import type { Product } from '../../load/product/product.ts';
import { MERGE_PATCH, type Operation } from '../../model/model.ts';

/** By the names of their variables. */
export const credentialsOf = (keyPrefix: string) => ({
  apiKey: `${keyPrefix}test_your_key`,
  sessionToken: 'the token of a member session',
  adminKey: 'the key of the operators',
});

/** An API key where one will do. */
export function credentialOf({ security }: Operation, product: Product): string[] {
  const schemes = security.map(({ scheme }) => scheme);
  if (schemes.includes('apiKey')) return [`${ownHeader(product, 'Api-Key')}: {{apiKey}}`];
  if (schemes.includes('memberSession')) return ['Authorization: Bearer {{sessionToken}}'];
  if (schemes.includes('adminKey'))
    return [`${ownHeader(product, 'Admin-Key')}: {{adminKey}}`, `${ownHeader(product, 'Operator')}: Rosa Lindqvist`];
  return [];
}

export function exampleOf({ examples, default: fallback }: JsonObject): string | undefined {
  const value = asArray(examples)[0] ?? fallback;
  return value === undefined || value === null ? undefined : String(value);
}

export function exampleBody(document: JsonObject, path: string, method: string): Json | undefined {
  const item = asObject(asObject(document.paths)[path]);
  const { content } = asObject(asObject(item[method]).requestBody);
  const { 'application/json': plain, [MERGE_PATCH]: patch } = asObject(content);
  const { examples } = asObject(plain ?? patch);
  const [example] = Object.values(asObject(examples)).map(asObject);
  const name = asString(example?.$ref)?.replace('#/components/examples/', '');
  const shared = asObject(asObject(document.components).examples);
  return (name === undefined ? example : asObject(shared[name]))?.value;
}
