import { asArray, asObject, asString, type Json, type Schema } from '../../load/json.ts';
import type { Operation } from '../../model/model.ts';
import { paired, removedAndAdded } from '../pairs.ts';
import type { Say } from '../say.ts';
import type { NamedSchemas } from './schema.ts';

/** Compares the refusals of an operation: its own codes, their order, those of fields, and the platform's. */
export const diffCodes = (was: Operation, now: Operation, named: NamedSchemas, say: Say): void => {
  const { both, removed, added } = paired(was.codes, now.codes, ({ code }) => code);
  for (const { code } of removed) say('code-lost', { was: code });
  for (const { code, status } of added) say('code-gained', { now: `${code} (${status})` });
  for (const [old, next] of both) {
    if (old.status !== next.status) say('code-status', { at: next.code, was: `${old.status}`, now: `${next.status}` });
    if (old.commits !== next.commits) {
      say('code-commits', { at: next.code, was: commitsText(old.commits), now: commitsText(next.commits) });
    }
  }
  diffPrecedence(
    both.map(([{ code }]) => code),
    was,
    now,
    say,
  );
  diffFieldCodes(was, now, named, say);
  const kernel = removedAndAdded(kernelCodes(was), kernelCodes(now));
  if (kernel.removed.length + kernel.added.length > 0) {
    say('kernel-codes', { was: kernel.removed.join(', '), now: kernel.added.join(', ') });
  }
};

/** A field that only one side has is no change of its code. */
const diffFieldCodes = (was: Operation, now: Operation, named: NamedSchemas, say: Say): void => {
  const fallback = 'VALIDATION_FAILED';
  const { both, removed, added } = paired(was.fieldCodes, now.fieldCodes, ({ pointer }) => pointer);
  for (const { pointer, code } of removed) {
    if (hasField(now, pointer, named.after)) say('field-code', { at: pointer, was: code, now: fallback });
  }
  for (const { pointer, code } of added) {
    if (hasField(was, pointer, named.before)) say('field-code', { at: pointer, was: fallback, now: code });
  }
  for (const [old, next] of both) {
    if (old.code !== next.code) say('field-code', { at: next.pointer, was: old.code, now: next.code });
  }
};

/** Tells whether the request has the place of a pointer: `/query/status`, `/body/phone`. */
const hasField = ({ parameters, body }: Operation, pointer: string, named: ReadonlyMap<string, Schema>): boolean => {
  const [part = '', ...keys] = pointer.split('/').slice(1);
  if (part === 'body') return body !== undefined && reaches(body.schema, keys, named);
  const place = part === 'headers' ? 'header' : part;
  const [name = ''] = keys;
  return (
    (place === 'query' || place === 'header' || place === 'path') && parameters[place].some((one) => one.name === name)
  );
};

const reaches = (schema: Json, keys: readonly string[], named: ReadonlyMap<string, Schema>): boolean => {
  const node = asObject(schema);
  const ref = asString(node.$ref);
  if (ref !== undefined) return reaches(named.get(ref.slice(ref.lastIndexOf('/') + 1)) ?? {}, keys, named);
  const [key, ...others] = keys;
  if (key === undefined) return true;
  const parts = [...asArray(node.oneOf), ...asArray(node.anyOf), ...asArray(node.allOf)];
  const child = key === '*' ? node.items : asObject(node.properties)[key];
  return (child !== undefined && reaches(child, others, named)) || parts.some((one) => reaches(one, keys, named));
};

/** The order of the codes that both sides have: who is first where several are true. */
const diffPrecedence = (common: readonly string[], was: Operation, now: Operation, say: Say): void => {
  const orderOf = ({ codes }: Operation) => codes.map(({ code }) => code).filter((code) => common.includes(code));
  const [before, after] = [orderOf(was).join(' > '), orderOf(now).join(' > ')];
  if (before !== after) say('code-precedence', { was: before, now: after });
};

const kernelCodes = ({ kernelCodes }: Operation): string[] =>
  kernelCodes.map(({ code, status }) => `${code} ${status}`);

const commitsText = (commits: boolean): string => (commits ? 'commits' : 'rolls back');
