import { asArray, type Json, type JsonObject } from '../load/json.ts';
import type { VersionChange } from './change.ts';
import { locate } from './locate.ts';
import { type DocumentOperation, effectsOf, operationsOf, queryOf, requestOf } from './steps.ts';

/** Changes that give a request a meaning that its client did not write. */
const GIVING = new Set<VersionChange['kind']>([
  'field-required',
  'default-changed',
  'value-removed',
  'value-split',
  'computed',
]);

/**
 * The operations at risk to which requests of older clients would mean what they do not say. Money and rights must not
 * depend on a version: such a change says why it is harmless (D-531).
 */
export const riskyMeanings = (change: VersionChange, document: JsonObject): string[] => {
  const effects = GIVING.has(change.kind) ? effectsOf(change, 0) : undefined;
  if (effects === undefined || effects.up([]).length === 0) return [];
  const isRead = (schema: Json | undefined): boolean =>
    schema !== undefined && locate(schema, document, effects.wanted).length > 0;
  return operationsOf(document)
    .filter((one) => isAtRisk(one) && (isRead(requestOf(document, one)) || isRead(queryOf(document, one))))
    .map(({ id }) => id);
};

const isAtRisk = ({ node }: DocumentOperation): boolean => {
  const risk = node['x-risk'];
  return (typeof risk === 'string' ? [risk] : asArray(risk)).some((one) => one !== 'none');
};
