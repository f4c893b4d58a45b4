import { type Alternative, type Field, fieldAt, itemsOf } from './alternatives.ts';
import type { Contract } from './contract.ts';
import { type FieldRule, type Fields, notationOf } from './shown.ts';

/** What a data file says of one field: `string|null`, `timestamp?`, `string if`, `integer|maybe null`. */
interface Wanted {
  readonly type: string;
  readonly isNullable: boolean | undefined;
  readonly presence: 'required' | 'optional' | 'conditional';
}

function wantedBy(notation: string): Wanted {
  const isConditional = notation.endsWith(' if');
  const isOptional = notation.endsWith('?');
  const [type = '', nulls] = notation.replace(/( if|\?)$/, '').split('|');
  return {
    type,
    isNullable: nulls === 'maybe null' || type === 'any' ? undefined : nulls === 'null',
    presence: isConditional ? 'conditional' : isOptional ? 'optional' : 'required',
  };
}

const has = ({ types, values }: Alternative, ...names: string[]): boolean => {
  if (types !== undefined) return types.filter((one) => one !== 'null').every((one) => names.includes(one));
  if (values === undefined) return false;
  return values.every((one) => one === null || names.includes(Number.isInteger(one) ? 'integer' : typeof one));
};

const kinds: Readonly<Record<string, (one: Alternative, contract: Contract) => boolean>> = {
  any: () => true,
  string: (one) => has(one, 'string'),
  timestamp: (one) => has(one, 'string') && one.formats.includes('date-time'),
  number: (one) => has(one, 'number', 'integer'),
  integer: (one) => has(one, 'integer'),
  boolean: (one) => has(one, 'boolean'),
  object: (one) => has(one, 'object') || (one.types === undefined && Object.keys(one.properties).length > 0),
  array: (one) => has(one, 'array'),
  'array of string': (one, contract) =>
    has(one, 'array') && itemsOf(contract, [one])?.alternatives.every((item) => has(item, 'string')) === true,
};

const isKind = (contract: Contract, { alternatives }: Field, kind: string): boolean =>
  alternatives.every((one) => kinds[kind]?.(one, contract) === true);

const told = ({ alternatives }: Field): string =>
  [
    ...new Set(
      alternatives.map(({ types, formats, values }) => [types ?? (values ? 'enum' : '?'), ...formats].join(' ')),
    ),
  ].join(' or ');

/** What the contract says otherwise of a field in a request. */
export function requestFault(contract: Contract, field: Field | undefined, notation: string): string | undefined {
  const wanted = wantedBy(notation);
  if (field === undefined) return `${notation}: absent`;
  if (!isKind(contract, field, wanted.type)) return `${notation}: is ${told(field)}`;
  if (wanted.isNullable === true && !field.isNullable) return `${notation}: does not take null`;
  if (wanted.presence === 'required' && !field.isRequired) return `${notation}: is not required`;
  if (wanted.presence === 'optional' && field.isRequired) return `${notation}: is required`;
  return undefined;
}

/** What the contract says otherwise of a field in a response. */
export function responseFault(contract: Contract, field: Field | undefined, notation: string): string | undefined {
  const wanted = wantedBy(notation);
  // That it is never null here narrows what another place says: `nullFault` looks for one where it can be.
  if (field === undefined) return wanted.presence === 'required' ? `${notation}: absent` : undefined;
  if (!isKind(contract, field, wanted.type)) return `${notation}: is ${told(field)}`;
  if (wanted.isNullable === false && field.isNullable) return `${notation}: can be null`;
  if (wanted.presence === 'required' && !field.isRequired) return `${notation}: can be absent`;
  return undefined;
}

/** A field that the documents call nullable, and that is null nowhere. */
export function nullFault(fields: readonly Field[], notation: string): string | undefined {
  const isNeverNull = fields.length > 0 && !fields.some(({ isNullable }) => isNullable);
  return wantedBy(notation).isNullable === true && isNeverNull ? `${notation}: is never null` : undefined;
}

export interface NamedField {
  /** The field's path in the contract. */
  readonly path: string;
  readonly rule: FieldRule;
}

/** The fields by their names in the contract, with what is demanded of them. */
export function fieldsOf(fields: Fields): readonly NamedField[] {
  const named = Object.entries(fields).filter(([name]) => name !== 'ruling');
  return named.map(([name, rule]) => ({ path: (typeof rule === 'string' ? undefined : rule.is) ?? name, rule }));
}

export function requestFaults(contract: Contract, root: Field | undefined, fields: Fields): string[] {
  return fieldsOf(fields).flatMap(({ path, rule }) => {
    const field = root && fieldAt(contract, root, path);
    if (typeof rule !== 'string' && rule.absent) {
      return field === undefined ? [] : [`${path}: present, against ${rule.ruling}`];
    }
    const fault = requestFault(contract, field, notationOf(rule));
    return fault === undefined ? [] : [`${path}: ${fault}`];
  });
}
