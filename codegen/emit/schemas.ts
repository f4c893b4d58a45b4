import { asString, isObject } from '../load/json.ts';
import { schemaType } from '../print/schema-type.ts';
import { docComment, header, lines } from '../print/text.ts';
import type { Emitter } from './emitter.ts';

/** `generated/contract/schemas.ts`: one type per named schema. */
export const emitSchemas: Emitter = ({ schemas }) => {
  const types = schemas.map(({ name, schema }) => {
    const type = schemaType(schema);
    const declaration =
      type.startsWith('{') && isWholeObject(type) ? `interface ${name} ${type}` : `type ${name} = ${type};`;
    return `\n${docComment(isObject(schema) ? asString(schema.description) : undefined)}export ${declaration}`;
  });
  return [{ path: 'generated/contract/schemas.ts', text: lines(header('spec/ and machines/').trimEnd(), types) }];
};

/** One object literal, not an intersection or union that begins with one. */
const isWholeObject = (type: string): boolean => type.indexOf('\n}') === type.length - 2;
