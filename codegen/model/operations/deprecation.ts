import { asObject, asString, type JsonObject } from '../../load/json.ts';
import type { Spec } from '../../load/spec.ts';
import type { SpecNode } from '../../load/spec-node.ts';
import { scheduleOf } from '../deprecation/schedule.ts';
import type { Deprecation } from '../model.ts';

const text = (description: string, example: string): JsonObject => ({
  description,
  'x-requirements': ['D-181'],
  schema: { type: 'string', examples: [example] },
});

/** The headers that the platform adds: optional, since not every shape of such an operation is deprecated. */
const DEPRECATION_HEADERS: JsonObject = {
  Deprecation: text(
    'The operation, or the request shape that was sent, is deprecated: `@` and the seconds since 1970 of the day from which on it is, or `true`.',
    '@1782777600',
  ),
  Sunset: text('When it stops working, as an HTTP date.', 'Wed, 30 Jun 2027 23:59:59 GMT'),
  Link: text(
    'The guide that says how to move on, with rel="deprecation", and what takes its place, with rel="successor-version".',
    '<http://localhost:8080/docs/payments/migrate-to-intents>; rel="deprecation"',
  ),
};

/** A response of an operation that is deprecated, or may be for some shapes of a request. */
export const deprecated = (response: JsonObject): JsonObject => ({
  ...response,
  headers: { ...asObject(response.headers), ...DEPRECATION_HEADERS },
});

/** What of the operation is deprecated, with its schedule. */
export const deprecationOf = (
  id: string,
  path: string,
  node: SpecNode,
  { root, files }: Pick<Spec, 'root' | 'files'>,
): Deprecation | undefined => {
  const declared = asObject(node.child('x-deprecation')?.value);
  const schedule = scheduleOf(declared, files);
  if (schedule === undefined) return undefined;
  const keys = [declared.with ?? []].flat().map(String);
  const successor = schedule.replacement === id ? undefined : pathOf(schedule.replacement, path, root);
  return {
    ...schedule,
    when: keys.length > 0 ? { with: keys } : declared.when === 'handler' ? 'handler' : 'always',
    ...(successor !== undefined && { successor }),
  };
};

/** The path of an operation; its page in the reference where a caller of `from` does not know all that the path names. */
const pathOf = (id: string, from: string, root: SpecNode): string | undefined => {
  for (const [path, item] of root.get('paths')?.entries() ?? []) {
    if (!Object.values(item.object).some((one) => asString(asObject(one).operationId) === id)) continue;
    const isKnown = [...path.matchAll(/\{[^}]+\}/g)].every(([parameter]) => from.includes(parameter));
    return isKnown ? path : `/docs/operations/${id}`;
  }
  return undefined;
};
