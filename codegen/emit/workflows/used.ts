import { asArray, asObject, asString, type Json, type JsonObject } from '../../load/json.ts';

const USE = /\$steps\.([\w-]+)\.outputs\.(\w+)/g;

/**
 * Leaves out the outputs that nothing uses.
 *
 * @param callers workflows that no other calls.
 * @param called the others, each after those that it calls.
 */
export function withoutUnused(callers: readonly JsonObject[], called: readonly JsonObject[]): JsonObject[] {
  const wanted = new Map<string, Set<string>>();
  const prune = (workflow: JsonObject): JsonObject => {
    const outputs = only(
      workflow.outputs,
      (name) => wanted.get(asString(workflow.workflowId) ?? '')?.has(name) === true,
    );
    const all = asArray(workflow.steps).map(asObject);
    const uses = new Set([...JSON.stringify([all, outputs]).matchAll(USE)].map(([, step, name]) => `${step} ${name}`));
    const steps = all.map((step): JsonObject => {
      const kept = only(step.outputs, (name) => uses.has(`${step.stepId} ${name}`));
      const target = asString(step.workflowId);
      if (target !== undefined) {
        wanted.set(target, new Set([...(wanted.get(target) ?? []), ...Object.keys(kept)]));
      }
      return withOutputs(step, kept);
    });
    return withOutputs({ ...workflow, steps }, outputs);
  };
  const pruned = callers.map(prune);
  return [...called.toReversed().map(prune).toReversed(), ...pruned];
}

const only = (outputs: Json | undefined, isKept: (name: string) => boolean): JsonObject =>
  outputs === undefined ? {} : Object.fromEntries(Object.entries(asObject(outputs)).filter(([name]) => isKept(name)));

const withOutputs = ({ outputs: _, ...rest }: JsonObject, outputs: JsonObject): JsonObject => ({
  ...rest,
  ...(Object.keys(outputs).length > 0 && { outputs }),
});
