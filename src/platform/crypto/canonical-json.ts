/**
 * The one canonical form that is hashed (D-303): RFC 8785 over strings, booleans, null, safe integers, arrays and plain
 * objects. Keys are sorted by UTF-16 code unit, members that are undefined are omitted. With `omitNull` members that are
 * null are omitted too, as credential and attestation documents want it (D-458).
 *
 * Throws a TypeError for what has no canonical form: fractions, bigint, Date, functions, lone surrogates.
 */
export function canonicalJson(value: unknown, options: { readonly omitNull?: boolean } = {}): string {
  const omitNull = options.omitNull ?? false;
  const render = (item: unknown): string => {
    if (item === null || typeof item === 'boolean') return String(item);
    if (typeof item === 'string') return text(item);
    if (typeof item === 'number') return integer(item);
    if (Array.isArray(item)) return `[${item.map(render).join(',')}]`;
    if (!isPlainObject(item)) throw new TypeError(`No canonical JSON for ${describe(item)}`);
    const members = Object.keys(item)
      .filter((key) => item[key] !== undefined && !(omitNull && item[key] === null))
      .sort()
      .map((key) => `${text(key)}:${render(item[key])}`);
    return `{${members.join(',')}}`;
  };
  return render(value);
}

function text(value: string): string {
  if (!value.isWellFormed()) throw new TypeError('No canonical JSON for a lone surrogate');
  return JSON.stringify(value);
}

function integer(value: number): string {
  if (!Number.isSafeInteger(value)) throw new TypeError(`No canonical JSON for the number ${value}`);
  return String(value === 0 ? 0 : value);
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

const describe = (value: unknown): string => (typeof value === 'object' ? 'an object with a class' : typeof value);
