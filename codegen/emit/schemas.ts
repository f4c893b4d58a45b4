import type { WriterFunction } from 'ts-morph';
import { asArray, asObject, asString } from '../load/json.ts';
import type { NamedSchema } from '../model/model.ts';
import { publicDocument } from '../model/sdk/public-document.ts';
import { asConst, dataOf, objectOf } from '../print/blocks.ts';
import {
  exportedConstant,
  exportedInterface,
  exportedType,
  typeExportOf,
  typeImportsOf,
} from '../print/declarations.ts';
import { isInterface, namesIn, schemaType } from '../print/schema-type.ts';
import { printFile } from '../print/typescript.ts';
import type { Emitter } from './emitter.ts';

const PATH = 'generated/contract/schemas.ts';
const VALUES = 'generated/contract/values.ts';
const SDK_TYPES = '../sdk/src/types.gen.ts';

/**
 * One type per named schema. The service uses the types of its SDK. The SDK has no type for a schema that only operators
 * use, so that such a schema is declared here.
 */
export const emitSchemas: Emitter = ({ schemas, document }) => {
  const published = asObject(asObject(publicDocument(document).components).schemas);
  const names = schemas.map(({ name }) => name).filter((name) => name in published);
  const others = schemas.filter(({ name }) => !(name in published));
  return [{ path: PATH, madeFrom: [names, others], text: () => textOf(names, others) }];
};

const textOf = (published: readonly string[], others: readonly NamedSchema[]): string => {
  const mentioned = [...new Set(others.flatMap(({ schema }) => namesIn(schema)))];
  return printFile('spec/ and machines/', [
    ...typeImportsOf(SDK_TYPES, mentioned.filter((name) => published.includes(name)).sort()),
    ...(published.length > 0 ? [typeExportOf(SDK_TYPES, ...published)] : []),
    ...others.map(declarationOf),
  ]);
};

const declarationOf = ({ name, schema }: NamedSchema): WriterFunction => {
  const declare = isInterface(schema) ? exportedInterface : exportedType;
  return declare(name, schemaType(schema), asString(schema.description));
};

/** `generated/contract/values.ts`: the lists of the contract, for code that goes through them. */
export const emitValues: Emitter = ({ schemas }) => {
  const lists = schemas.flatMap(({ name, schema }) => {
    const values = asArray(schema.enum).filter((value) => value !== null);
    return values.length > 0 ? [[name, values] as const] : [];
  });
  if (lists.length === 0) return [];
  const comment = 'The values of each named schema that has an enum.';
  const members = objectOf(lists.map(([name, values]) => [name, dataOf(values)] as const));
  return [
    {
      path: VALUES,
      madeFrom: lists,
      text: () => printFile('spec/ and machines/', [exportedConstant('values', undefined, asConst(members), comment)]),
    },
  ];
};
