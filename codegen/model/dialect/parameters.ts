import { asArray } from '../../load/json.ts';
import type { Product } from '../../load/product/product.ts';
import type { SpecNode } from '../../load/spec-node.ts';
import type { Diagnostics } from '../diagnostics.ts';
import { HTTP_HEADERS, headerParameter, isParameterOfCalls } from '../sdk/headers.ts';
import { inherited } from './schemas.ts';

/** Refuses what a parameter may say by OpenAPI and what the SDK would not write or the service would not read. */
export const checkParameters = (
  id: string,
  item: SpecNode,
  node: SpecNode,
  product: Product,
  diagnostics: Diagnostics,
): void => {
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
    if (place === 'path' && !/^[A-Za-z]\w*$/.test(key))
      refuse(parameter.child('name'), 'has to begin with a letter, and to have letters, digits and _ alone');
    if (place === 'header') checkHeader(key, parameter, seen, product, refuse);
  }
};

/** A header is a parameter of the SDK's calls beside those of path and query, unless it is one that the SDK sends itself. */
const checkHeader = (
  name: string,
  parameter: SpecNode,
  seen: Map<string, string>,
  product: Product,
  refuse: Refuse,
): void => {
  const at = parameter.child('name');
  if (HTTP_HEADERS.test(name)) refuse(at, 'is a header that HTTP or the platform has a meaning for: name it otherwise');
  if (!isParameterOfCalls(name, product)) return;
  const inCalls = headerParameter(name);
  const other = seen.get(inCalls);
  if (!/^[A-Za-z]/.test(inCalls)) refuse(at, 'has to begin with a letter');
  else if (other !== undefined)
    refuse(at, `is called ${inCalls} in the SDK, as a parameter of the ${other}: rename one`);
  seen.set(inCalls, 'header');
};

type Refuse = (at: SpecNode | undefined, problem: string) => void;

/** OpenAPI's default of each place, which is what is built. */
const STYLES: Readonly<Record<string, string>> = { path: 'simple', query: 'form', header: 'simple' };

const checkForm = (parameter: SpecNode, refuse: Refuse): void => {
  const { in: place, style, explode, allowReserved, allowEmptyValue } = parameter.object;
  const built = STYLES[String(place)];
  if (style !== undefined && built !== undefined && style !== built)
    refuse(parameter.child('style'), `has the style ${style}: only ${built} is built`);
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
