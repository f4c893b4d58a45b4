import { asArray, asObject, asString, type Json, type JsonObject } from '../../load/json.ts';
import { jsonSchemaOf, type Resolve } from './resolve.ts';

/** A response of an operation. */
export interface DocumentedResponse {
  readonly status: string;
  readonly response: JsonObject;
}

/** The codes of all refusals, in the contract's order, each once. */
export function errorCodes(resolve: Resolve, responses: readonly DocumentedResponse[]): string[] {
  const codesOf = (schema: Json | undefined): string[] => {
    const node = resolve(schema);
    if (node.oneOf !== undefined) return asArray(node.oneOf).flatMap(codesOf);
    const code = asObject(asObject(node.properties).code);
    const values = code.const === undefined ? asArray(code.enum) : [code.const];
    return values.flatMap((value) => asString(value) ?? []);
  };
  const refusals = responses.filter(({ status }) => !status.startsWith('2'));
  return [...new Set(refusals.flatMap(({ response }) => codesOf(jsonSchemaOf(response.content))))];
}

/** The codes of most operations: the platform's. */
export function sharedCodes(operations: readonly { codes: readonly string[] }[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const code of operations.flatMap(({ codes }) => codes)) counts.set(code, (counts.get(code) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count * 2 >= operations.length).map(([code]) => code));
}
