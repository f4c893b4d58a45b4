import { asArray, asObject, asString, type Json, type JsonObject } from '../../load/json.ts';
import type { Lifecycle } from '../model.ts';
import { type SdkOperation, statusOf, valuesOf } from './document.ts';
import { stepsOf } from './mirrored.ts';
import { jsonSchemaOf, type Resolve, resolver } from './resolve.ts';

/** Every status of a resource, with those that it may have at any later time. */
export type Steps = Readonly<Record<string, readonly string[]>>;

/** What a wait knows of the way: of every resource, or of each kind by the value of the member that tells them apart. */
export interface WaitSteps {
  readonly by: string | undefined;
  readonly of: Readonly<Record<string, Steps>>;
}

/** The steps of what an operation with a wait reads. */
export function waitStepsOf(root: JsonObject, lifecycles: readonly Lifecycle[], operation: SdkOperation): WaitSteps {
  const resolve = resolver(root);
  const byId = new Map(lifecycles.map((lifecycle) => [lifecycle.id, lifecycle]));
  const node = asObject(asObject(asObject(root.paths)[operation.path])[operation.method.toLowerCase()]);
  const schema = jsonSchemaOf(resolve(asObject(node.responses)['200']).content);
  const final = operation.wait?.final;
  if (final === undefined || Array.isArray(final)) {
    return { by: undefined, of: { '': stepsOf(resolve, schema ?? null, byId) ?? finals(resolve, schema) } };
  }
  const { by } = final as { by: string };
  const kinds = asArray(resolve(schema).oneOf).flatMap((kind) => {
    const steps = stepsOf(resolve, kind, byId) ?? finals(resolve, kind);
    return valuesOf(resolve(kind), by).map((value) => [value, steps] as const);
  });
  return { by, of: Object.fromEntries(kinds) };
}

/** Where no machine is known, the contract names the statuses that lead nowhere. */
const finals = (resolve: Resolve, schema: Json | undefined): Steps =>
  Object.fromEntries(
    asArray(statusOf(resolve, schema)?.['x-final']).flatMap((status) => {
      const name = asString(status);
      return name === undefined ? [] : [[name, []] as const];
    }),
  );
