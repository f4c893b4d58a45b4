import { asObject, asString, type Json, type JsonObject } from '../load/json.ts';
import { deref, mediaOf, type Path, type Scene } from './scene.ts';

export const parametersOf = (scene: Scene, id: string, list: readonly Json[], at: Path): JsonObject[] => {
  const named = new Map<string, JsonObject>();
  for (const written of list) {
    const parameter = deref(scene, written);
    const [name, place] = [asString(parameter.name) ?? '', asString(parameter.in) ?? ''];
    const refuse = (why: string): void =>
      scene.notes.add('left out', [...at, 'parameters'], `the parameter ${name} of ${id}: ${why}`);
    if (place === 'cookie') refuse('the service reads no cookies');
    else if (parameter.schema === undefined) refuse('it has no schema; one with content has to be a body');
    else if (place === 'header' && /^(?:accept|content-type|authorization)$/i.test(name))
      refuse('the platform reads it');
    else named.set(`${place} ${name}`, parameterOf(scene, id, parameter, at));
  }
  return [...named.values()];
};

const parameterOf = ({ notes, schemas }: Scene, id: string, parameter: JsonObject, at: Path): JsonObject => {
  const [name, place] = [asString(parameter.name) ?? '', asString(parameter.in) ?? ''];
  const change = (message: string): void =>
    notes.add('changed', [...at, 'parameters'], `the parameter ${name} of ${id} ${message}`);
  if (parameter.explode === false)
    change('repeats its name for each value, instead of commas between them (explode: false)');
  if (parameter.style !== undefined && !/^(?:form|simple)$/.test(String(parameter.style)))
    change(`has no style ${String(parameter.style)}`);
  const isRequiredHeader = place === 'header' && parameter.required === true;
  if (isRequiredHeader) change('is optional: a handler refuses a request without it');
  return {
    name,
    in: place,
    ...(parameter.required === true && !isRequiredHeader && { required: true }),
    description: asString(parameter.description) ?? `TODO: what ${name} means.`,
    schema: schemas.schema(parameter.schema, [...at, 'parameters'], ''),
  };
};

export const bodyOf = (
  scene: Scene,
  id: string,
  method: string,
  written: Json | undefined,
  at: Path,
): JsonObject | undefined | 'refused' => {
  if (written === undefined) return undefined;
  const { notes, schemas, root } = scene;
  if (method === 'get' || method === 'delete') {
    notes.add(
      'left out',
      at,
      `the body of ${id}: clients and proxies drop a body of ${method}; take parameters, or a post`,
    );
    return undefined;
  }
  const body = deref(scene, written);
  const content = asObject(body.content);
  const types = Object.keys(content);
  const type =
    types.find((one) => /^application\/json\b/.test(one)) ?? types.find((one) => /\+json\b|^\*\/\*$/.test(one));
  if (type === undefined) {
    notes.add(
      'left out',
      at,
      `${id} takes ${types.join(', ') || 'no media type'}, which is not JSON: give it a JSON body, and write it by hand`,
    );
    return 'refused';
  }
  for (const other of types.filter((one) => one !== type))
    notes.add('left out', [...at, 'content', other], `the body of ${id} as ${other}: the service takes JSON`);
  if (type !== 'application/json')
    notes.add(
      'changed',
      [...at, 'content', type],
      `the body of ${id} is application/json instead of ${type}: a handler applies the change`,
    );
  const media = asObject(content[type]);
  return {
    // A change without content changes nothing.
    required: body.required === true,
    content: {
      'application/json': mediaOf(
        media,
        media.schema,
        schemas.schema(media.schema, [...at, 'content', type, 'schema'], ''),
        root,
      ),
    },
  };
};
