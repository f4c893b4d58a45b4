import { asArray, asObject, asString, type JsonObject } from '../../load/json.ts';
import { jsonSchemaOf, type Resolve } from './resolve.ts';

/** One form of a body, by the name of its schema, with the status that it is answered with. */
export interface BodyVariant {
  readonly schema: string;
  readonly status: string;
}

/** A field that is taken only beside another one with this value. */
export interface BodyRequirement {
  readonly field: string;
  readonly other: string;
  readonly value: boolean;
}

/** The forms of `x-branches` whose `answers` differ; none for other bodies. */
export function variantsOf(resolve: Resolve, body: JsonObject | undefined): BodyVariant[] {
  const schema = schemaOf(resolve, body);
  const answers = asArray(asObject(schema['x-branches']).answers).map(String);
  return asArray(schema.oneOf).flatMap((branch, at) => {
    const reference = asString(asObject(branch).$ref);
    const status = answers[at];
    if (reference === undefined || status === undefined) return [];
    return [{ schema: reference.slice(reference.lastIndexOf('/') + 1), status }];
  });
}

/** What `x-requires` of a body says. */
export const requirementsOf = (resolve: Resolve, body: JsonObject | undefined): BodyRequirement[] =>
  Object.entries(asObject(schemaOf(resolve, body)['x-requires'])).flatMap(([field, needed]) =>
    Object.entries(asObject(needed)).map(([other, value]) => ({ field, other, value: value === true })),
  );

const schemaOf = (resolve: Resolve, body: JsonObject | undefined): JsonObject =>
  body === undefined ? {} : resolve(jsonSchemaOf(asObject(body.content)));
