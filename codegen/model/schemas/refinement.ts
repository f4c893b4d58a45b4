import { isArray, isObject, type Json, type JsonObject } from '../../load/json.ts';

const SHAPES = ['$ref', 'type', 'properties', 'items', 'prefixItems', 'enum', 'const'];
const CHOICES = ['allOf', 'anyOf', 'oneOf'] as const;

/** A part that only narrows (`{required: [phone]}`, `{not: …}`): it says nothing that a type could say simply. */
export const isRefinement = (part: Json): boolean =>
  isObject(part) &&
  !SHAPES.some((key) => key in part) &&
  CHOICES.every((key) => !(key in part) || choiceOf(part, key).every(isRefinement));

/** A schema without its rules: parts of `allOf` that only narrow, and choices between such. */
export const withoutRefinements = (schema: JsonObject): JsonObject => {
  const { allOf, anyOf, oneOf, ...plain } = schema;
  const shapes = choiceOf(schema, 'allOf').filter((part) => !isRefinement(part));
  const isShape = (key: 'anyOf' | 'oneOf'): boolean => !choiceOf(schema, key).every(isRefinement);
  return {
    ...plain,
    ...(shapes.length > 0 ? { allOf: shapes } : {}),
    ...(anyOf !== undefined && isShape('anyOf') ? { anyOf } : {}),
    ...(oneOf !== undefined && isShape('oneOf') ? { oneOf } : {}),
  };
};

const choiceOf = (schema: JsonObject, key: (typeof CHOICES)[number]): readonly Json[] => {
  const choice = schema[key];
  return isArray(choice) ? choice : [];
};
