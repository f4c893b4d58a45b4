import type { WriterFunction } from 'ts-morph';
import { asString } from '../load/json.ts';
import type { NamedSchema } from '../model/model.ts';
import { exportedInterface, exportedType } from '../print/declarations.ts';
import { isInterface, schemaType } from '../print/schema-type.ts';
import { printFile } from '../print/typescript.ts';
import type { Emitter } from './emitter.ts';

const PATH = 'generated/contract/schemas.ts';

/** One type per named schema. */
export const emitSchemas: Emitter = ({ schemas }) => [
  { path: PATH, madeFrom: schemas, text: () => printFile('spec/ and machines/', schemas.map(declarationOf)) },
];

const declarationOf = ({ name, schema }: NamedSchema): WriterFunction => {
  const declare = isInterface(schema) ? exportedInterface : exportedType;
  return declare(name, schemaType(schema), asString(schema.description));
};
