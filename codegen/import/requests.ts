import { asObject, asString, type Json, type JsonObject } from '../load/json.ts';
import { MERGE_PATCH } from '../model/model.ts';
import { HTTP_HEADERS, headerParameter } from '../model/sdk/headers.ts';
import { isObjectSchema, mediaOf } from './media.ts';
import type { Path } from './pointer.ts';
import { deref, type Scene } from './scene.ts';

/** What an operation takes beside its body, and what its path calls the parameters that had to be renamed. */
export interface Taken {
  readonly parameters: readonly JsonObject[];
  readonly renamed: ReadonlyMap<string, string>;
}

interface Written {
  readonly name: string;
  readonly place: string;
  readonly parameter: JsonObject;
}

export const parametersOf = (scene: Scene, id: string, list: readonly Json[], at: Path): Taken => {
  const leftOut = (name: string, why: string): void =>
    scene.notes.add('left out', [...at, 'parameters'], `the parameter ${name} of ${id}: ${why}`);
  const named = new Map<string, Written>();
  for (const item of list) {
    const parameter = deref(scene, item, [...at, 'parameters']);
    const [name, place] = [asString(parameter.name) ?? '', asString(parameter.in) ?? ''];
    const why = reasonAgainst(scene, name, place, parameter);
    // What an operation says takes the place of what its path says.
    if (why === undefined) named.set(`${place} ${name}`, { name, place, parameter });
    else if (name !== '') leftOut(name, why);
  }
  const renamed = new Map<string, string>();
  const parameters: JsonObject[] = [];
  const inCalls = new Set<string>();
  const order = ['query', 'header', 'path'];
  for (const written of [...named.values()].sort((a, b) => order.indexOf(a.place) - order.indexOf(b.place))) {
    const { name, place } = written;
    const inCall = place === 'header' ? headerParameter(name) : name;
    if (place === 'path') {
      const chosen = pathName(name, inCalls);
      inCalls.add(chosen);
      if (chosen !== name) {
        renamed.set(name, chosen);
        scene.notes.add(
          'changed',
          [...at, 'parameters'],
          `the path parameter ${name} of ${id} is called ${chosen} here`,
        );
      }
      parameters.push(parameterOf(scene, id, { ...written, name: chosen }, at));
    } else if (inCalls.has(inCall)) {
      leftOut(name, `another parameter is called ${inCall} in the SDK: rename one`);
    } else {
      inCalls.add(inCall);
      parameters.push(parameterOf(scene, id, written, at));
    }
  }
  return { parameters: parameters.sort((a, b) => placeOf(a) - placeOf(b)), renamed };
};

const placeOf = ({ in: place }: JsonObject): number => ['path', 'query', 'header'].indexOf(String(place));

/** A name of the path is nobody's but the document's: no request has it. */
const pathName = (name: string, taken: ReadonlySet<string>): string => {
  const words = name.split(/[^A-Za-z0-9_]+/).filter((word) => word !== '');
  const joined = words.map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('');
  const plain = /^[A-Za-z]/.test(joined) && !(joined in Object.prototype) ? joined : `id${joined}`;
  let chosen = plain;
  for (let count = 1; taken.has(chosen); count += 1) chosen = `${plain}OfPath${count === 1 ? '' : count}`;
  return chosen;
};

/** Why a parameter cannot be taken; undefined if it can. */
const reasonAgainst = (scene: Scene, name: string, place: string, parameter: JsonObject): string | undefined => {
  if (place === 'cookie') return 'the service reads no cookies: take a header';
  if (!['path', 'query', 'header'].includes(place)) return `it is in ${place || 'no place'}: path, query or header`;
  if (place === 'path') return undefined;
  if (name in Object.prototype) return 'every JavaScript object has a member of this name: name it otherwise';
  if (place === 'header' && HTTP_HEADERS.test(name)) return 'HTTP or the platform has a meaning for this header';
  if (place === 'header' && !/^[a-z]/i.test(headerParameter(name))) return 'a header has to begin with a letter';
  if (parameter.content !== undefined) return 'it has content: take a body instead';
  if (parameter.schema === undefined) return 'it has no schema';
  const style = asString(parameter.style) ?? 'form';
  if (style === 'deepObject') return 'it has the style deepObject: declare a parameter for each of its fields';
  const schema = deref(scene, parameter.schema);
  if (isObjectLike(schema)) return 'it is an object: declare a parameter for each of its fields';
  const items = deref(scene, schema.items);
  if (isList(schema) && (isObjectLike(items) || isList(items)))
    return 'it is a list of lists or of objects: take a body';
  return undefined;
};

const isList = ({ type }: JsonObject): boolean => [type].flat().includes('array');

const isObjectLike = (schema: JsonObject): boolean =>
  [schema.type].flat().includes('object') || schema.properties !== undefined;

const TEXT: JsonObject = { type: 'string' };

const parameterOf = ({ root, notes, schemas }: Scene, id: string, { name, place, parameter }: Written, at: Path) => {
  const here = [...at, 'parameters'];
  const change = (message: string): void => notes.add('changed', here, `the parameter ${name} of ${id} ${message}`);
  const schema = deref({ root, notes }, parameter.schema);
  const isQueryList = place === 'query' && isList(schema);
  const { style } = parameter;
  if (style !== undefined && !/^(?:form|simple)$/.test(String(style))) change(`has no style ${String(style)}`);
  if (parameter.allowReserved === true) change('escapes reserved characters');
  const isText = place !== 'query' && (isList(schema) || isObjectLike(schema));
  if (isText) change('is a text: split it in the handler');
  return {
    name,
    in: place,
    ...((parameter.required === true || place === 'path') && { required: true }),
    description: asString(parameter.description) ?? `TODO: what ${name} means.`,
    ...(isQueryList && parameter.explode === false && { explode: false }),
    schema: isText || parameter.schema === undefined ? TEXT : schemas.schema(parameter.schema, here, ''),
  };
};

export const bodyOf = (
  scene: Scene,
  id: string,
  method: string,
  written: Json | undefined,
  at: Path,
): JsonObject | undefined | 'refused' => {
  if (written === undefined || written === null) return undefined;
  const { notes } = scene;
  if (method === 'get' || method === 'delete') {
    const why = `clients and proxies drop a body of ${method}; take parameters, or a post`;
    notes.add('left out', at, `the body of ${id}: ${why}`);
    return undefined;
  }
  const body = deref(scene, written, at);
  const content = asObject(body.content);
  const types = Object.keys(content);
  const type =
    types.find((one) => /^application\/json\b/i.test(one)) ??
    types.find((one) => baseType(one) === MERGE_PATCH) ??
    types.find((one) => /\+json\b|^\*\/\*$/i.test(one));
  if (type === undefined) {
    const given = types.join(', ') || 'no media type';
    notes.add('left out', at, `${id} takes ${given}, which is not JSON: give it a JSON body, and write it by hand`);
    return 'refused';
  }
  for (const other of types.filter((one) => one !== type))
    notes.add('left out', [...at, 'content', other], `the body of ${id} as ${other}: the service takes ${type}`);
  const isPatch = baseType(type) === MERGE_PATCH;
  if (!isPatch && baseType(type) !== 'application/json')
    notes.add('changed', [...at, 'content', type], `the body of ${id} is application/json instead of ${type}`);
  const here = [...at, 'content', type];
  return {
    // A change without content changes nothing.
    required: body.required === true,
    content: { [isPatch ? MERGE_PATCH : 'application/json']: contentOf(scene, id, asObject(content[type]), here) },
  };
};

const baseType = (type: string): string => (type.split(';')[0] ?? type).trim().toLowerCase();

/** The service accepts only objects as bodies: another value is wrapped in a field of one. */
const contentOf = (scene: Scene, id: string, media: JsonObject, at: Path): JsonObject => {
  const schema = scene.schemas.schema(media.schema ?? {}, [...at, 'schema'], '');
  if (isObjectSchema(scene, media.schema ?? {})) return mediaOf(scene, media, schema, at);
  scene.notes.add(
    'changed',
    [...at, 'schema'],
    `the body of ${id} is an object with the field value: a body has fields`,
  );
  const wrapped = {
    type: 'object',
    required: ['value'],
    additionalProperties: false,
    properties: { value: schema },
  };
  const foreign = { type: 'object', required: ['value'], properties: { value: media.schema ?? {} } };
  const { example } = media;
  return mediaOf(
    scene,
    { schema: foreign, ...(example !== undefined && { example: { value: example } }) },
    wrapped,
    at,
  );
};
