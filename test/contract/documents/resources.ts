import { type Field, fieldAt } from './alternatives.ts';
import type { Contract } from './contract.ts';
import { fieldsOf, nullFault, requestFault, responseFault } from './fields.ts';
import { fieldOfPlace } from './places.ts';
import { type FieldRule, notationOf, type ShownResource, shownResources } from './shown.ts';

/** What the contract says otherwise of one field of a resource, at any of the places where the resource is met. */
export function resourceFieldFaults(contract: Contract, shown: ShownResource, name: string): string[] {
  const rule = shown.fields[name] as FieldRule;
  const path = (typeof rule === 'string' ? undefined : rule.is) ?? name;
  const places = shown.at.map((place) => ({ place, root: fieldOfPlace(contract, place) }));
  const faults = places.flatMap(({ place, root }) => {
    const fault = root === undefined ? 'the contract has no such place' : faultAt(contract, root, path, rule, place);
    return fault === undefined ? [] : [`${shown.resource}.${path} in ${place}: ${fault}`];
  });
  return [...faults, ...absenceFaults(contract, shown, path, rule)];
}

function faultAt(contract: Contract, root: Field, path: string, rule: FieldRule, place: string): string | undefined {
  if (typeof rule !== 'string' && rule.fieldsOf !== undefined) return faultOfAll(contract, root, rule.fieldsOf, place);
  if (typeof rule !== 'string' && rule.oneOf !== undefined) return faultOfEach(contract, root, rule.oneOf, place);
  const field = fieldAt(contract, root, path);
  if (typeof rule !== 'string' && rule.absent)
    return field === undefined ? undefined : `present, against ${rule.ruling}`;
  // A part can only be where the whole is: lists leave optional fields out.
  const parent = path.includes('.') ? fieldAt(contract, root, path.replace(/\.[^.]+$/, '')) : root;
  if (parent === undefined) return undefined;
  const notation = notationOf(rule);
  return place.startsWith('body ') ? requestFault(contract, field, notation) : responseFault(contract, field, notation);
}

/** A resource that has all the fields of another. */
function faultOfAll(contract: Contract, root: Field, name: string, place: string): string | undefined {
  const { fields } = resourceNamed(name);
  const faults = fieldsOf(fields).map(({ path, rule }) => {
    const fault = faultAt(contract, root, path, rule, place);
    return fault && `${path}: ${fault}`;
  });
  return faults.find((fault) => fault !== undefined);
}

/** A place with one branch for each of these resources. */
function faultOfEach(contract: Contract, root: Field, names: readonly string[], place: string): string | undefined {
  const fits = (name: string) =>
    root.alternatives.some((one) => faultOfAll(contract, { ...root, alternatives: [one] }, name, place) === undefined);
  const missing = names.filter((name) => !fits(name));
  return missing.length === 0 ? undefined : `no branch is ${missing.join(' or ')}`;
}

/** What may be absent from one answer has to be in another. */
function absenceFaults(contract: Contract, shown: ShownResource, path: string, rule: FieldRule): string[] {
  if (typeof rule !== 'string' && (rule.absent || rule.fieldsOf !== undefined || rule.oneOf !== undefined)) return [];
  const roots = shown.at.flatMap((place) => fieldOfPlace(contract, place) ?? []);
  if (roots.length === 0) return [];
  const found = roots.flatMap((root) => fieldAt(contract, root, path) ?? []);
  if (found.length === 0) return [`${shown.resource}.${path}: at none of its places`];
  const fault = shown.at[0]?.startsWith('body ') ? undefined : nullFault(found, notationOf(rule));
  return fault === undefined ? [] : [`${shown.resource}.${path}: ${fault}`];
}

const resourceNamed = (name: string): ShownResource =>
  shownResources.find((one) => one.resource === name) as ShownResource;
