import { ContractFault } from '../../model/contract-fault.ts';

/** Words of Python that no name may be, and those that annotations need where the name would stand. */
const KEYWORDS = new Set(
  `False None True and as assert async await break class continue def del elif else except finally for from global if import
  in is lambda nonlocal not or pass raise return try while with yield`.split(/\s+/),
);

/** Names that annotations use: a field or a parameter of such a name would take their place. */
const ANNOTATIONS = new Set(['str', 'int', 'float', 'bool', 'tuple', 'datetime', 'type_checking']);

/** Names that every method has beside what its operation takes, and those that every model has. */
const OWN = new Set(['self', 'options', 'additional', 'to_json', 'from_json', 'mro']);

/** `amountUsd` -> `amount_usd`, `@context` -> `context`, `from` -> `from_`. */
export function snake(name: string): string {
  const words = name
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1_$2')
    .toLowerCase()
    .replace(/^_+|_+$/g, '');
  return /^[0-9]/.test(words) ? `_${words}` : words;
}

/** A name of a field, a parameter or a method. */
export function safe(name: string): string {
  const words = snake(name);
  return KEYWORDS.has(words) || ANNOTATIONS.has(words) || OWN.has(words) ? `${words}_` : words;
}

/** A method's name: annotations of a namespace use `str` and the like behind it. */
export const constant = (name: string): string => snake(name).toUpperCase();

export const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The module of a part of the contract. */
export const moduleOf = (domain: string): string => safe(domain);

/** Gives each its name; two that come to the same are refused. */
export function namesOf(of: string, names: readonly string[]): Map<string, string> {
  const given = new Map(names.map((name) => [name, safe(name)]));
  if (new Set(given.values()).size < given.size)
    throw new ContractFault(of, `${of}: two of its names are the same in Python`);
  return given;
}
