import type { SpecNode } from '../../load/spec-node.ts';
import type { Cause, LifecycleUse } from '../model.ts';
import type { OperationContext } from '../operations/operation-context.ts';
import { refusedStates } from './refused-states.ts';

/** Reads `x-lifecycle`: a list of `{machine, event, refused}` and `{machine, initial: true}`. */
export const lifecycleUses = (id: string, node: SpecNode, context: OperationContext): LifecycleUse[] => {
  const uses = node.get('x-lifecycle')?.items() ?? [];
  return uses.map((use) => {
    const machine = use.string('machine') ?? '';
    const event = use.string('event');
    checkMachine(id, use, machine, event, context);
    const refused = refusedStates(id, use, context.lifecycles.get(machine), context);
    return { machine, event, initial: use.get('initial')?.value === true, refused };
  });
};

/** Reads `x-causes`: a list of `{machine, event}` and `{sender: timer}`. */
export const causesOf = (id: string, node: SpecNode, context: OperationContext): Cause[] => {
  const causes = node.get('x-causes')?.items() ?? [];
  return causes.map((cause) => {
    if (cause.string('sender') === 'timer') return { sender: 'timer' };
    const machine = cause.string('machine') ?? '';
    const event = cause.string('event') ?? '';
    checkMachine(id, cause, machine, event, context);
    return { machine, event };
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
