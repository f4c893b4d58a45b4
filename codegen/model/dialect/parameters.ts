import { asArray } from '../../load/json.ts';
import type { SpecNode } from '../../load/spec-node.ts';
import type { Diagnostics } from '../diagnostics.ts';
import { inherited } from './schemas.ts';

/** Refuses what a parameter may say by OpenAPI and what the SDK would not write or the service would not read. */
export const checkParameters = (id: string, item: SpecNode, node: SpecNode, diagnostics: Diagnostics): void => {
  const parameters = [...(item.get('parameters')?.items() ?? []), ...(node.get('parameters')?.items() ?? [])];
  const seen = new Map<string, string>();
  for (const parameter of parameters) {
    const { in: place, name } = parameter.object;
    const refuse = (at: SpecNode | undefined, problem: string): void =>
      diagnostics.report(at ?? parameter, 'unsupported', `the parameter '${name}' of ${id} ${problem}`);
    const key = String(name);
    if (place === 'cookie')
      refuse(parameter.child('in'), 'is a cookie, which the service does not read: take a header');
    if (key in Object.prototype)
      diagnostics.report(parameter.child('name') ?? parameter, 'reserved-name', inherited(key));
    const other = seen.get(key);
    if (other !== undefined) {
      const problem =
        other === place
          ? `is declared twice in the ${place}`
          : `stands in the ${other} and in the ${place}: rename one`;
      refuse(parameter.child('name'), problem);
    }
    if (place !== 'header') seen.set(key, String(place));
    checkForm(parameter, refuse);
    if (place === 'header' && parameter.object.required === true && isForClients(node)) {
      refuse(parameter.child('required'), 'is a required header, which the SDK has no way to send: make it optional');
    }
  }
};

/** Tells whether the SDK has the operation, which those for operators alone are not. */
const isForClients = (node: SpecNode): boolean => {
  const alternatives = node.get('security')?.items() ?? [];
  return !(alternatives.length > 0 && alternatives.every(({ object }) => Object.keys(object).join() === 'adminKey'));
};

type Refuse = (at: SpecNode | undefined, problem: string) => void;

/** OpenAPI's default of each place, which is what is built. */
const STYLES: Readonly<Record<string, string>> = { path: 'simple', query: 'form', header: 'simple' };

const checkForm = (parameter: SpecNode, refuse: Refuse): void => {
  const { in: place, style, explode, allowReserved, allowEmptyValue } = parameter.object;
  const built = STYLES[String(place)];
  if (style !== undefined && built !== undefined && style !== built)
    refuse(parameter.child('style'), `has the style ${style}: only ${built} is built`);
  if (place === 'query' && explode === false)
    refuse(parameter.child('explode'), 'says explode: false: a list is sent by repeating the name');
  if (place !== 'query' && explode === true)
    refuse(parameter.child('explode'), `says explode, which a ${place} has not`);
  if (allowReserved === true) refuse(parameter.child('allowReserved'), 'says allowReserved: values are always escaped');
  if (allowEmptyValue === true)
    refuse(parameter.child('allowEmptyValue'), 'says allowEmptyValue: a value is always written');
  if (parameter.child('content'))
    refuse(parameter.child('content'), 'has content: give it a schema, or take a body instead');
  const schema = parameter.get('schema');
  const types = asArray([schema?.object.type ?? []].flat());
  if (types.includes('object') || schema?.child('properties'))
    refuse(parameter.child('schema'), 'is an object: declare a parameter for each of its fields');
  if (place !== 'query' && types.includes('array'))
    refuse(parameter.child('schema'), `is a list in the ${place}: take it in the query or the body`);
};
