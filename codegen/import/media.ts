import { asArray, asObject, isArray, isObject, type Json, type JsonObject } from '../load/json.ts';
import { type Path, pointedAt } from './pointer.ts';
import { plainSampleOf, sampleOf } from './samples.ts';
import { deref, type Scene } from './scene.ts';

/** The content of a body or a response, with one example that fits it. */
export const mediaOf = (scene: Scene, media: JsonObject, schema: JsonObject, at: Path): JsonObject => ({
  schema,
  examples: { example: { value: exampleOf(scene, media, schema, at) } },
});

const exampleOf = ({ root, notes, judge }: Scene, media: JsonObject, schema: JsonObject, at: Path): Json => {
  const given = Object.values(asObject(media.examples)).map((one) => exampleValue(root, one));
  const written = [...given, media.example].filter((one) => one !== undefined);
  const fitting = written.find((value) => judge.fault(schema, value) === undefined);
  if (written.length > 0 && fitting === undefined)
    notes.add('left out', at, `an example that does not fit its schema: ${judge.fault(schema, written[0] ?? null)}`);
  const made = [sampleOf(media.schema, root), plainSampleOf(media.schema, root)];
  const value = fitting ?? made.find((one) => judge.fault(schema, one) === undefined);
  if (value === undefined) notes.add('todo', at, 'no example could be made that fits this schema: write one');
  return value ?? made[1] ?? null;
};

const exampleValue = (root: JsonObject, example: Json): Json | undefined => {
  const { $ref } = asObject(example);
  return asObject(typeof $ref === 'string' ? pointedAt(root, $ref) : example).value;
};

/** Whether each value of a schema of the foreign document is an object. */
export const isObjectSchema = (scene: Scene, written: Json | undefined, depth = 0): boolean => {
  const schema = deref(scene, written);
  if (depth > 6) return true;
  if (schema.type !== undefined)
    return schema.type === 'object' || (isArray(schema.type) && isObjectAlone(schema.type));
  if (isObject(schema.properties) || schema.additionalProperties !== undefined) return true;
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((key) => asArray(schema[key]));
  if (parts.length > 0) return parts.every((part) => isObjectSchema(scene, part, depth + 1));
  return schema.enum === undefined && schema.const === undefined && schema.items === undefined;
};

const isObjectAlone = (types: readonly Json[]): boolean => types.every((type) => type === 'object');
