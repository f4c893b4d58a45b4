import { HEADER_PREFIX } from '../platform/names.ts';
import { type Json, type JsonObject, listIn, objectIn, textIn } from './json.ts';

/** An operation of the contract, with its references to parameters resolved. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly definition: JsonObject;
  readonly parameters: readonly JsonObject[];
  /** The schema of the JSON body; undefined without one. */
  readonly body: Json | undefined;
  readonly bodyType: string | undefined;
  readonly isBodyRequired: boolean;
}

/** Headers that are parameters of a call; the others are the platform's, and sent by themselves. */
export const isParameter = ({ in: place, name }: JsonObject): boolean =>
  place !== 'header' ||
  !(isPlatforms(textIn(name)) || /^(?:idempotency-key|last-event-id|x-provider-.*)$/i.test(textIn(name)));

const isPlatforms = (name: string): boolean => name.toLowerCase().startsWith(HEADER_PREFIX);

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** The operations that an API key may call, by id: without those of operators. */
export function operationsOf(openapi: JsonObject): ReadonlyMap<string, Operation> {
  const found = Object.entries(objectIn(openapi.paths)).flatMap(([path, item]) =>
    METHODS.flatMap((method): Operation[] => {
      const definition = objectIn(item)[method];
      if (definition === undefined) return [];
      const operation = operationOf(openapi, { path, method, item: objectIn(item), definition: objectIn(definition) });
      return isOperators(operation) ? [] : [operation];
    }),
  );
  return new Map(found.map((operation) => [operation.id, operation]));
}

interface At {
  readonly path: string;
  readonly method: string;
  readonly item: JsonObject;
  readonly definition: JsonObject;
}

function operationOf(openapi: JsonObject, { path, method, item, definition }: At): Operation {
  const parameters = [...listIn(item.parameters), ...listIn(definition.parameters)].map((one) =>
    resolved(openapi, one),
  );
  const body = resolved(openapi, definition.requestBody);
  const [bodyType] = Object.keys(objectIn(body.content));
  return {
    id: textIn(definition.operationId),
    method: method.toUpperCase(),
    path,
    definition,
    parameters,
    body: objectIn(objectIn(body.content)[bodyType ?? '']).schema,
    bodyType,
    isBodyRequired: body.required === true,
  };
}

const isOperators = ({ definition }: Operation): boolean => {
  const security = listIn(definition.security);
  return security.length > 0 && security.every((one) => Object.keys(objectIn(one)).join() === 'adminKey');
};

/** Resolves a reference within the document. */
export function resolved(openapi: JsonObject, node: Json | undefined): JsonObject {
  const reference = objectIn(node).$ref;
  if (typeof reference !== 'string') return objectIn(node);
  let at: Json | undefined = openapi;
  for (const key of reference.slice(2).split('/')) at = objectIn(at)[key.replaceAll('~1', '/').replaceAll('~0', '~')];
  return resolved(openapi, at);
}
