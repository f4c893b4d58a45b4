import { _, type Code, type CodeKeywordDefinition, type KeywordCxt } from 'ajv/dist/2020.js';
import { getProperty } from 'ajv/dist/compile/codegen/index.js';
import { asObject, type Json } from '../load/json.ts';
import { typesOf } from './schemas/schema-types.ts';
import { FROM_TEXT } from './schemas/validator-units.ts';

/**
 * Stands beside `properties` of an object whose values arrived as text, a query's or the headers'. It reads each
 * property by its schema's type, in place and before `properties` is validated. Text that has not the type's form stays
 * text, which the type then refuses. ajv's own coercion is JavaScript's: it takes `1e2`, `0x1` and ` 5` for integers,
 * and four hundred nines for a number that no `maximum` is applied to.
 */
export const fromText: CodeKeywordDefinition = {
  keyword: FROM_TEXT,
  schemaType: 'boolean',
  code(context: KeywordCxt): void {
    const named = (name: string): Json => (context.it.self.schemas[name]?.schema ?? {}) as Json;
    for (const [name, schema] of Object.entries(asObject(context.parentSchema.properties))) {
      readOne(context, name, typesOf(schema, named), () => typesOf(asObject(schema).items, named));
    }
  },
};

const readOne = (
  { gen, data }: KeywordCxt,
  name: string,
  types: readonly string[],
  itemTypes: () => readonly string[],
): void => {
  const value = _`${data}${getProperty(name)}`;
  if (types.includes('array')) {
    gen.if(_`typeof ${value} == "string"`, () => gen.assign(value, _`[${value}]`));
    const form = formOf(textTypes(itemTypes()));
    if (form !== undefined) {
      const read = _`${value}.map((item) => (${form.matches(_`item`)}) ? ${form.read(_`item`)} : item)`;
      gen.if(_`Array.isArray(${value})`, () => gen.assign(value, read));
    }
  } else {
    const form = formOf(types);
    if (form !== undefined) gen.if(form.matches(value), () => gen.assign(value, form.read(value)));
  }
};

const textTypes = (types: readonly string[]): readonly string[] => {
  if (types.includes('object') || types.includes('array'))
    throw new Error('a list in a query is a list of texts, numbers or booleans');
  return types;
};

interface Form {
  readonly matches: (value: Code) => Code;
  readonly read: (value: Code) => Code;
}

const toNumber = (value: Code): Code => _`+${value}`;

/** How the text of a value looks that is not text itself, and what is read of it. */
const formOf = (types: readonly string[]): Form | undefined => {
  if (types.includes('integer'))
    return { matches: (value) => _`typeof ${value} == "string" && /^-?[0-9]+$/.test(${value})`, read: toNumber };
  if (types.includes('number')) {
    const matches = (value: Code): Code => _`typeof ${value} == "string" && /^-?[0-9]+(?:\\.[0-9]+)?$/.test(${value})`;
    return { matches, read: toNumber };
  }
  if (types.includes('boolean'))
    return {
      matches: (value) => _`${value} === "true" || ${value} === "false"`,
      read: (value) => _`${value} === "true"`,
    };
  return undefined;
};
