import { type Field, fieldAt } from './alternatives.ts';
import type { Contract } from './contract.ts';
import { fieldOfPlace } from './places.ts';
import { type ShownEnum, type ShownResource, shownResources } from './shown.ts';

/** What the contract says otherwise of one enumeration. */
export function enumFaults(contract: Contract, shown: ShownEnum): string[] {
  if (shown.at.absent) return [];
  const found = fieldsOfEnum(contract, shown);
  if (found.length === 0) return [`${shown.enum}: found nowhere in the contract`];
  return found.flatMap((field) => valueFaults(field, shown));
}

function fieldsOfEnum(contract: Contract, { at }: ShownEnum): readonly Field[] {
  const branch = at.with === undefined ? '' : ` (with ${at.with})`;
  const places =
    at.resource === undefined
      ? [at.body === undefined ? `answer ${at.answer}` : `body ${at.body}${branch}`]
      : (shownResources.find((one) => one.resource === at.resource) as ShownResource).at;
  return places.flatMap((place) => {
    const root = fieldOfPlace(contract, place);
    return (root && fieldAt(contract, root, at.field ?? '')) ?? [];
  });
}

function valueFaults(field: Field, shown: ShownEnum): string[] {
  const wanted = (shown.holds ?? shown.values).map(String);
  if (shown.at.pattern) return patternFaults(field, shown.enum, wanted);
  const isOfFamily = (value: string) => shown.family === undefined || value.startsWith(shown.family);
  const found = shown.at.keys
    ? field.alternatives.flatMap(({ properties }) => Object.keys(properties))
    : field.alternatives.flatMap(({ values }) => values ?? []).filter((value) => value !== null);
  if (found.length === 0) return [`${shown.enum}: any value, not only ${wanted.join(', ')}`];
  const values = new Set(found.map(String).filter(isOfFamily));
  return [
    ...wanted.filter((value) => !values.has(value)).map((value) => `${shown.enum}: lacks ${value}`),
    ...[...values].filter((value) => !wanted.includes(value)).map((value) => `${shown.enum}: has ${value} too`),
  ];
}

/** A prefix is told by the pattern of the value that begins with it. */
function patternFaults(field: Field, name: string, wanted: readonly string[]): string[] {
  const patterns = field.alternatives.flatMap((one) => one.patterns);
  const isTold = (prefix: string) => patterns.some((one) => new RegExp(one).test(prefix.padEnd(12, 'x')));
  return wanted.filter((prefix) => !isTold(prefix)).map((prefix) => `${name}: no pattern takes ${prefix}`);
}
