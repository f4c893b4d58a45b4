import { asArray, asString, type JsonObject } from '../../load/json.ts';
import type { Spec } from '../../load/spec.ts';
import type { SpecNode } from '../../load/spec-node.ts';
import { specObjects } from '../../load/walk.ts';
import type { Diagnostics } from '../diagnostics.ts';
import type { Leaf, Lifecycle } from '../model.ts';

/** `offramp-payment` means the stored statuses, `offramp-payment#public` the projected ones. */
const statesOf = (reference: string, lifecycles: ReadonlyMap<string, Lifecycle>): readonly string[] | undefined => {
  const [machine = '', face] = reference.split('#');
  const lifecycle = lifecycles.get(machine);
  return face === 'public' ? lifecycle?.publics : lifecycle?.statuses;
};

/** The statuses that an aggregate never leaves: every leaf that shows the status is final. */
const finalOf = (reference: string, lifecycles: ReadonlyMap<string, Lifecycle>): readonly string[] => {
  const [machine = '', face] = reference.split('#');
  const shown = (leaf: Leaf): string => (face === 'public' ? leaf.public : leaf.status);
  const leaves = lifecycles.get(machine)?.leaves ?? [];
  const left = new Set(leaves.filter(({ final }) => !final).map(shown));
  return [...new Set(leaves.map(shown))].filter((status) => !left.has(status));
};

/**
 * Gives a schema with `x-states` the machine's statuses as its enum, and those that `x-states-also` adds to them.
 * `x-final` names those that a client need not wait behind.
 */
export const fillStates =
  (lifecycles: ReadonlyMap<string, Lifecycle>) =>
  (schema: JsonObject): JsonObject => {
    const reference = asString(schema['x-states']);
    const states = reference === undefined ? undefined : statesOf(reference, lifecycles);
    if (reference === undefined || states === undefined) return schema;
    const nullable = asArray(schema.type).includes('null');
    const all = [...states, ...asArray(schema['x-states-also'])];
    const final = finalOf(reference, lifecycles);
    const ends = final.length > 0 ? { 'x-final': [...final] } : {};
    return { type: 'string', ...schema, enum: nullable ? [...all, null] : all, ...ends };
  };

/** Gives a schema with `x-event-types` its enum: the types of the `webhooks` section, their families, or `*` for them all. */
export const fillEventTypes = (root: SpecNode): ((schema: JsonObject) => JsonObject) => {
  const types = Object.keys(root.get('webhooks')?.object ?? {});
  const families = new Set(types.flatMap((type) => prefixes(type).map((prefix) => `${prefix}.*`)));
  const filled = new Map([
    ['types', types],
    ['families', [...families]],
    ['all', ['*']],
  ]);
  return (schema) => {
    const wanted = [schema['x-event-types'] ?? []].flat().flatMap((name) => filled.get(String(name)) ?? []);
    return wanted.length > 0 ? { type: 'string', ...schema, enum: wanted } : schema;
  };
};

/** `card.authorization.approved` -> `card`, `card.authorization`. */
const prefixes = (type: string): string[] => {
  const names = type.split('.');
  return names.slice(1).map((_name, at) => names.slice(0, at + 1).join('.'));
};

/** A machine's statuses stand in the machine only: `x-states` without an enum, and no enum that repeats them. */
export const checkStates = (
  spec: Spec,
  lifecycles: ReadonlyMap<string, Lifecycle>,
  brokenMachines: ReadonlySet<string>,
  diagnostics: Diagnostics,
): void => {
  const faces = [...lifecycles.values()].flatMap(({ id, statuses, publics }) => [
    { reference: id, states: new Set(statuses) },
    { reference: `${id}#public`, states: new Set(publics) },
  ]);
  const check = (node: SpecNode): void => {
    const reference = node.string('x-states');
    if (node.object['x-event-types'] !== undefined && node.object.enum !== undefined) {
      const message = 'an enum beside x-event-types: the webhooks section says it already';
      diagnostics.report(node.child('enum') ?? node, 'drifting-enum', message);
    }
    const values = asArray(node.object.enum).filter((value) => value !== null);
    if (reference !== undefined) {
      if (node.object.enum !== undefined) {
        diagnostics.report(
          node.child('enum') ?? node,
          'drifting-enum',
          `an enum beside x-states: ${reference} says it already`,
        );
      }
      const [machine = ''] = reference.split('#');
      const states = statesOf(reference, lifecycles);
      for (const value of node.get('x-states-also')?.items() ?? []) {
        if (!states?.includes(String(value.value))) continue;
        diagnostics.report(value, 'drifting-enum', `x-states: ${reference} has ${String(value.value)} already`);
      }
      if (!states && !brokenMachines.has(machine)) {
        diagnostics.report(
          node.child('x-states') ?? node,
          'unknown-machine',
          `x-states names the machine '${machine}', which does not exist`,
        );
      }
      return;
    }
    const also = node.child('x-states-also');
    if (also) diagnostics.report(also, 'invalid-extension', 'x-states-also adds to x-states, which is not there');
    // Two values are too common to mean a machine (ACTIVE, REVOKED).
    if (values.length < 3) return;
    const face = faces.find(
      ({ states }) => states.size === values.length && values.every((value) => states.has(String(value))),
    );
    if (face) {
      const message = `this enum repeats the states of ${face.reference}; write x-states: ${face.reference}`;
      diagnostics.report(node.child('enum') ?? node, 'drifting-enum', message);
    }
  };
  specObjects(spec).forEach(check);
};
