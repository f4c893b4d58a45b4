import { asArray, asObject, asString, isArray, isObject, type Json, type Schema } from '../load/json.ts';
import { withoutRefinements } from '../model/refinement.ts';
import { docComment, indent, literal, propertyName } from './text.ts';

/** The TypeScript type of a JSON Schema; references become the names of generated/contract/schemas.ts. */
export const schemaType = (schema: Json | undefined): string => {
  if (schema === undefined || schema === true) return 'unknown';
  if (schema === false) return 'never';
  const node = withoutRefinements(asObject(schema));
  const ref = asString(node.$ref);
  if (ref !== undefined) return ref.slice(ref.lastIndexOf('/') + 1);
  if ('const' in node) return literal(node.const);
  if (isArray(node.enum)) return node.enum.map((value) => literal(value)).join(' | ');
  const alternatives = node.oneOf ?? node.anyOf;
  if (isArray(alternatives)) return combined(node, alternatives, ' | ');
  if (isArray(node.allOf)) return combined(node, node.allOf, ' & ');
  const types = isArray(node.type) ? node.type : [node.type];
  return [...new Set(types.map((type) => plainType(node, type)))].join(' | ');
};

/** A union or intersection, with the object that stands beside it. */
const combined = (node: Schema, parts: readonly Json[], by: ' | ' | ' & '): string => {
  const own = isObject(node.properties) ? objectType(node) : undefined;
  const joined = parts.map((part) => wrapped(schemaType(part))).join(by);
  return own === undefined ? joined : `${own} & ${parts.length > 1 && by === ' | ' ? `(${joined})` : joined}`;
};

const wrapped = (type: string): string => (/[|&] /.test(type) && !type.startsWith('{') ? `(${type})` : type);

const plainType = (node: Schema, type: Json | undefined): string => {
  switch (type) {
    case 'string':
      return 'string';
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'null':
      return 'null';
    case 'array':
      return arrayType(node);
    case 'object':
      return objectType(node);
    default:
      return isObject(node.properties) ? objectType(node) : 'unknown';
  }
};

const arrayType = (node: Schema): string => {
  if (isArray(node.prefixItems)) return `[${node.prefixItems.map(schemaType).join(', ')}]`;
  return `${wrapped(schemaType(node.items))}[]`;
};

const objectType = (node: Schema): string => {
  const properties = Object.entries(asObject(node.properties));
  const open = node.additionalProperties;
  if (properties.length === 0) {
    if (open === false) return 'Record<string, never>';
    return `Record<string, ${isObject(open) ? schemaType(open) : 'unknown'}>`;
  }
  const required = new Set(asArray(node.required));
  const members = properties.map(([name, property]) => member(name, property, required.has(name)));
  const index = isObject(open) ? ['[key: string]: unknown;'] : [];
  return `{\n${[...members, ...index].map((text) => indent(text)).join('\n')}\n}`;
};

/** One property with its description. */
const member = (name: string, schema: Json, required: boolean): string => {
  const description = isObject(schema) ? asString(schema.description) : undefined;
  return `${docComment(description)}${propertyName(name)}${required ? '' : '?'}: ${schemaType(schema)};`;
};
