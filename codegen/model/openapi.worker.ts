import { type MessagePort, parentPort } from 'node:worker_threads';
import SwaggerParser from '@apidevtools/swagger-parser';
import type { ErrorObject } from 'ajv/dist/2020.js';
import { asString, isArray, isObject, type Json, type JsonObject } from '../load/json.ts';
import { formatPointer, type Path, parsePointer } from '../load/pointer.ts';
import type { OpenapiFault } from './openapi.ts';

const port = parentPort as MessagePort;

port.on('message', async (document: JsonObject) => {
  const dangling = danglingRefs(document, document, []);
  port.postMessage(dangling.length > 0 ? dangling : await faultsIn(document));
});

const faultsIn = async (document: JsonObject): Promise<OpenapiFault[]> => {
  try {
    await SwaggerParser.validate(document as never, {
      resolve: { external: false },
      dereference: { excludedPathMatcher: isUnread },
    });
    return [];
  } catch (error) {
    const { message, details = [] } = error as Error & { readonly details?: readonly ErrorObject[] };
    const faults = details.filter(({ keyword }) => !WRAPPERS.includes(keyword)).map(faultOf);
    return faults.length > 0 ? faults : [{ pointer: '', message }];
  }
};

/**
 * What OpenAPI's own schema asks nothing of but that it is there. swagger-parser puts everything in place of its
 * reference before it validates, and JSON Schemas and examples are nine tenths of the document.
 */
const isUnread = (path: string): boolean => /\/(?:schema|schemas|examples?)$/.test(path);

/** References to nothing, at any depth. */
const danglingRefs = (value: Json | undefined, document: JsonObject, path: Path): OpenapiFault[] => {
  if (isArray(value)) return value.flatMap((item, index) => danglingRefs(item, document, [...path, index]));
  if (!isObject(value)) return [];
  const ref = asString(value.$ref);
  const isDangling = ref !== undefined && parsePointer(ref).reduce<Json | undefined>(childOf, document) === undefined;
  const own = isDangling ? [{ pointer: formatPointer(path), message: `$ref ${ref} names nothing` }] : [];
  return [...own, ...Object.entries(value).flatMap(([key, inner]) => danglingRefs(inner, document, [...path, key]))];
};

const childOf = (value: Json | undefined, key: string): Json | undefined =>
  isObject(value) ? value[key] : isArray(value) ? value[Number(key)] : undefined;

/** Keywords that fail because of what another fault says. */
const WRAPPERS = ['oneOf', 'anyOf', 'if'];

const faultOf = ({ instancePath, message = 'is invalid', params }: ErrorObject): OpenapiFault => {
  const surplus: string | undefined = params.unevaluatedProperty ?? params.additionalProperty;
  return surplus === undefined
    ? { pointer: instancePath, message }
    : { pointer: `${instancePath}/${surplus}`, message: `OpenAPI has no '${surplus}' here` };
};
