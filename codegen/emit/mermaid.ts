import type { Lifecycle, Transition } from '../model/model.ts';
import { lines } from '../print/text.ts';
import type { Emitter } from './emitter.ts';

/** `generated/docs/lifecycles/<id>.mmd`: the diagram as Mermaid text, which GitHub draws. */
export const emitMermaid: Emitter = ({ lifecycles }) =>
  lifecycles.map((lifecycle) => ({
    path: `generated/docs/lifecycles/${lifecycle.id}.mmd`,
    madeFrom: lifecycle,
    text: () => diagramOf(lifecycle),
  }));

export const diagramOf = (lifecycle: Lifecycle): string =>
  lines(
    '---',
    `title: ${lifecycle.id}`,
    '---',
    'stateDiagram-v2',
    `  [*] --> ${nodeId(lifecycle.initial)}`,
    lifecycle.statuses.flatMap((status) => stateLines(lifecycle, status)),
    lifecycle.transitions.map(
      (transition) =>
        `  ${nodeId(transition.from)} --> ${nodeId(transition.to ?? transition.from)}: ${labelOf(transition)}`,
    ),
    lifecycle.leaves.filter(({ final }) => final).map(({ name }) => `  ${nodeId(name)} --> [*]`),
  );

/** A status with children is a composite state. */
const stateLines = ({ leaves, initial }: Lifecycle, status: string): string[] => {
  const children = leaves.filter((leaf) => leaf.status === status && leaf.name !== status);
  if (children.length === 0) return [`  ${nodeId(status)}: ${status}`];
  return [
    `  state ${nodeId(status)} {`,
    ...(initial.startsWith(`${status}.`) ? [] : [`    [*] --> ${nodeId(children[0]?.name ?? status)}`]),
    ...children.map(({ name }) => `    ${nodeId(name)}: ${name.slice(status.length + 1)}`),
    '  }',
  ];
};

const nodeId = (name: string): string => name.replaceAll('.', '__');

const labelOf = ({ event, guard }: Transition): string => (guard === undefined ? event : `${event} [${guard}]`);
