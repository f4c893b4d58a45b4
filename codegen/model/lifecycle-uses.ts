import { isArray } from '../load/json.ts';
import type { SpecNode } from '../load/spec-node.ts';
import type { LifecycleUse } from './model.ts';
import type { OperationContext } from './operation-context.ts';

/** Reads `x-lifecycle`: one `{machine, event, refused}` or `{machine, initial: true}`, or a list of them. */
export const lifecycleUses = (id: string, node: SpecNode, context: OperationContext): LifecycleUse[] => {
  const declared = node.get('x-lifecycle');
  const uses = declared && isArray(declared.value) ? declared.items() : declared ? [declared] : [];
  return uses.map((use) => {
    const machine = use.string('machine') ?? '';
    const event = use.string('event');
    const refused = use.string('refused');
    checkMachine(id, use, machine, event, context);
    if (refused !== undefined && !context.errors.has(refused)) {
      const place = use.child('refused') ?? use;
      context.diagnostics.report(
        place,
        'undeclared-error',
        `${id} names ${refused}, which spec/errors.yaml does not declare`,
      );
    }
    return { machine, event, initial: use.get('initial')?.value === true, refused };
  });
};

const checkMachine = (
  id: string,
  use: SpecNode,
  machine: string,
  event: string | undefined,
  { lifecycles, brokenMachines, diagnostics }: OperationContext,
): void => {
  if (brokenMachines.has(machine)) return;
  const lifecycle = lifecycles.get(machine);
  if (!lifecycle) {
    diagnostics.report(
      use.child('machine') ?? use,
      'unknown-machine',
      `${id} names the machine '${machine}', which does not exist`,
    );
    return;
  }
  if (event !== undefined && !lifecycle.events.includes(event)) {
    diagnostics.report(
      use.child('event') ?? use,
      'unknown-event',
      `${id} sends ${event}, which ${machine} does not know`,
    );
  }
};
