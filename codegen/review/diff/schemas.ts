import type { Change, Role } from '../change.ts';
import type { Contract } from '../contract.ts';
import { type SchemaUses, schemaUses } from '../schema-roles.ts';
import { diffSchema, type NamedSchemas } from './schema.ts';

export const namedSchemas = (before: Contract, after: Contract): NamedSchemas => ({
  before: new Map(before.schemas.map(({ name, schema }) => [name, schema])),
  after: new Map(after.schemas.map(({ name, schema }) => [name, schema])),
});

/** Named schemas, each once, with the directions in which it travels on either side. */
export const diffSchemas = (before: Contract, after: Contract, named: NamedSchemas): Change[] => {
  const uses = [schemaUses(before), schemaUses(after)];
  return [...new Set([...named.before.keys(), ...named.after.keys()])].sort().flatMap((subject): Change[] => {
    const [was, now] = [named.before.get(subject), named.after.get(subject)];
    const roles = rolesOf(subject, uses);
    const change = { area: 'schema', subject, roles } as const;
    if (!was) return [{ ...change, rule: 'schema-added' }];
    if (!now) return [{ ...change, rule: 'schema-removed' }];
    return diffSchema(was, now, named).map((difference) => ({ ...change, ...difference }));
  });
};

const ORDER: readonly Role[] = ['request', 'response', 'event'];

const rolesOf = (name: string, uses: readonly SchemaUses[]): Role[] =>
  ORDER.filter((role) => uses.some(({ roles }) => roles.get(name)?.has(role)));
