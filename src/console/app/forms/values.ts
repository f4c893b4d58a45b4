import type { Schema } from '../../catalog.ts';
import type { Field } from './schema.ts';

/** The text that a user has typed into a form, by field. */
export type Value = string | { readonly form?: number; readonly members: Readonly<Record<string, Value>> };

export type Read = { readonly value: unknown } | { readonly fault: string; readonly at: string };

/** An empty list is not the same as none. */
const EMPTY_LIST = '[]';

export const NOTHING: Value = { members: {} };

export const memberOf = (value: Value | undefined, name: string): Value | undefined =>
  typeof value === 'object' ? value.members[name] : undefined;

/** The value that a form stands for; undefined where nothing was typed. */
export function readValue(field: Field, value: Value | undefined, at = ''): Read {
  if (field.kind === 'object') return readObject(field, value, at);
  if (field.kind === 'forms') {
    const form = field.forms[(typeof value === 'object' ? value.form : undefined) ?? 0];
    return form === undefined ? { value: undefined } : readValue(form.field, memberOf(value, 'value'), at);
  }
  const text = typeof value === 'string' ? value.trim() : '';
  if (text === '') return { value: undefined };
  if (field.kind === 'number')
    return Number.isFinite(Number(text)) ? { value: Number(text) } : fault(at, 'is no number');
  if (field.kind === 'boolean') return { value: text === 'true' };
  if (field.kind === 'choice') return { value: chosen(field.schema, text) };
  if (field.kind === 'list' && text === EMPTY_LIST) return { value: [] };
  if (field.kind === 'list')
    return {
      value: text
        .split(/[\n,]+/)
        .map((one) => one.trim())
        .filter((one) => one !== ''),
    };
  if (field.kind === 'json') {
    try {
      return { value: JSON.parse(text) as unknown };
    } catch {
      return fault(at, 'is no JSON');
    }
  }
  return { value: text };
}

/** A choice may be a number. */
const chosen = ({ enum: values, const: only }: Schema, text: string): unknown =>
  [...(values ?? []), only].find((one) => String(one) === text) ?? text;

const fault = (at: string, why: string): Read => ({ fault: why, at });

function readObject(field: Extract<Field, { kind: 'object' }>, value: Value | undefined, at: string): Read {
  const found: Record<string, unknown> = {};
  for (const { name, field: inner } of field.members) {
    const read = readValue(inner, memberOf(value, name), at === '' ? name : `${at}.${name}`);
    if ('fault' in read) return read;
    if (read.value !== undefined) found[name] = read.value;
  }
  return { value: Object.keys(found).length > 0 || at === '' ? found : undefined };
}

/** Returns the text that a form shows for a known value, such as an example. */
export function shownValue(field: Field, known: unknown): Value {
  if (field.kind === 'object') {
    const members = field.members.flatMap(({ name, field: inner }) => {
      const own = (known as Readonly<Record<string, unknown>> | null | undefined)?.[name];
      return own === undefined || own === null ? [] : [[name, shownValue(inner, own)] as const];
    });
    return { members: Object.fromEntries(members) };
  }
  if (field.kind === 'forms') {
    const form = Math.max(
      0,
      field.forms.findIndex((one) => fits(one.field, known)),
    );
    const [first] = field.forms;
    const inner = field.forms[form] ?? first;
    return { form, members: inner ? { value: shownValue(inner.field, known) } : {} };
  }
  if (field.kind === 'list' && Array.isArray(known)) return known.length === 0 ? EMPTY_LIST : known.join(', ');
  return typeof known === 'object' ? JSON.stringify(known, null, 2) : String(known);
}

/** Tells whether a value has every field that this form requires, and no others. */
function fits(field: Field, known: unknown): boolean {
  if (field.kind !== 'object') return typeof known !== 'object';
  if (typeof known !== 'object' || known === null) return false;
  const names = new Set(Object.keys(known));
  const isComplete = field.members.every(({ name, isRequired }) => !isRequired || names.has(name));
  return isComplete && [...names].every((name) => field.members.some((member) => member.name === name));
}
