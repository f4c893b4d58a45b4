import { asArray, asObject, asString, isArray, isObject, type Json, type Schema } from '../load/json.ts';
import { withoutRefinements } from '../model/schemas/refinement.ts';
import { objectType, type Property, unionOf, type Written, write } from './blocks.ts';
import { literal } from './text.ts';

/** A type, and whether it needs parentheses where it is a part of another. */
interface Type {
  readonly written: Written;
  readonly isCompound: boolean;
}

/** The TypeScript type of a JSON Schema; references become the names of generated/contract/schemas.ts. */
export const schemaType = (schema: Json | undefined): Written => typeOf(schema).written;

/** Any of these schemas; equal ones count once. */
export const unionOfSchemas = (schemas: readonly Json[]): Written => {
  const distinct = new Map(schemas.map((schema) => [JSON.stringify(schema), schema]));
  return joined([...distinct.values()].map(typeOf), ' | ').written;
};

/** Tells whether the type is one object with properties and nothing else, so that it can be an interface. */
export const isInterface = (schema: Schema): boolean => {
  const { type, properties, ...others } = withoutRefinements(schema);
  const isObjectOnly = type === undefined || type === 'object';
  return isObjectOnly && Object.keys(asObject(properties)).length > 0 && !NO_OBJECT.some((key) => key in others);
};

const NO_OBJECT = ['$ref', 'const', 'enum', 'oneOf', 'anyOf', 'allOf'];

/** The names of schemas that its type mentions. */
export const namesIn = (schema: Json | undefined): string[] => {
  if (!isObject(schema)) return [];
  const { $ref, oneOf, anyOf, allOf, properties, prefixItems, items, additionalProperties } =
    withoutRefinements(schema);
  if (typeof $ref === 'string') return [nameOf($ref)];
  const choice = oneOf ?? anyOf ?? allOf;
  const below = [...Object.values(asObject(properties)), ...asArray(choice), ...asArray(prefixItems)];
  return [...below, items, additionalProperties].flatMap(namesIn);
};

const typeOf = (schema: Json | undefined): Type => {
  if (schema === undefined || schema === true) return simple('unknown');
  if (schema === false) return simple('never');
  const node = withoutRefinements(asObject(schema));
  const ref = asString(node.$ref);
  if (ref !== undefined) return simple(nameOf(ref));
  if ('const' in node) return simple(literal(node.const));
  if (isArray(node.enum)) return joinedLiterals(node.enum);
  const choice = node.oneOf ?? node.anyOf;
  if (isArray(choice)) return besideOwn(node, joined(choice.map(typeOf), ' | '));
  if (isArray(node.allOf)) return joined([...own(node), ...node.allOf.map(typeOf)], ' & ');
  const types = new Set((isArray(node.type) ? node.type : [node.type]).map(withoutIntegers));
  return joined(
    [...types].map((type) => plainType(node, type)),
    ' | ',
  );
};

const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

const simple = (written: Written): Type => ({ written, isCompound: false });

const joinedLiterals = (values: readonly Json[]): Type => ({
  written: unionOf(values.map((value) => literal(value))),
  isCompound: values.length > 1,
});

/** A union or an intersection. */
const joined = (parts: readonly Type[], mark: ' | ' | ' & '): Type => {
  const [only, ...others] = parts;
  if (only === undefined) return simple('never');
  if (others.length === 0) return only;
  return {
    isCompound: true,
    written: (writer) => {
      for (const [at, part] of parts.entries()) {
        if (at > 0) writer.write(mark);
        write(writer, inParentheses(part));
      }
    },
  };
};

const inParentheses = ({ written, isCompound }: Type): Written =>
  isCompound
    ? (writer) => {
        writer.write('(');
        write(writer, written);
        writer.write(')');
      }
    : written;

/** The object beside a choice or an `allOf`, to which they add. */
const own = (node: Schema): Type[] => (isObject(node.properties) ? [objectOrRecord(node)] : []);

const besideOwn = (node: Schema, choice: Type): Type => joined([...own(node), choice], ' & ');

const withoutIntegers = (type: Json | undefined): Json | undefined => (type === 'integer' ? 'number' : type);

const plainType = (node: Schema, type: Json | undefined): Type => {
  switch (type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
      return simple(type);
    case 'array':
      return arrayType(node);
    case 'object':
      return objectOrRecord(node);
    default:
      return isObject(node.properties) ? objectOrRecord(node) : simple('unknown');
  }
};

const arrayType = ({ prefixItems, items }: Schema): Type =>
  simple((writer) => {
    if (isArray(prefixItems)) {
      writer.write('[');
      for (const [at, item] of prefixItems.entries()) {
        writer.conditionalWrite(at > 0, ', ');
        write(writer, schemaType(item));
      }
      writer.write(']');
    } else {
      write(writer, inParentheses(typeOf(items)));
      writer.write('[]');
    }
  });

const objectOrRecord = (node: Schema): Type => {
  const open = node.additionalProperties;
  const properties = propertiesOf(node);
  if (properties.length > 0) return simple(objectType(properties, isObject(open) ? 'unknown' : undefined));
  if (open === false) return simple('Record<string, never>');
  return simple((writer) => {
    writer.write('Record<string, ');
    write(writer, isObject(open) ? schemaType(open) : 'unknown');
    writer.write('>');
  });
};

const propertiesOf = (node: Schema): Property[] => {
  const required = new Set(asArray(node.required));
  return Object.entries(asObject(node.properties)).map(([name, schema]) => ({
    name,
    type: schemaType(schema),
    comment: isObject(schema) ? asString(schema.description) : undefined,
    isOptional: !required.has(name),
  }));
};
