import type { CatalogState } from '../catalog.ts';
import type { Explanation } from './resource/explanation.ts';

/** A way through a machine, by the names of its states. */
export interface Way {
  readonly taken: readonly string[];
  readonly present: readonly string[];
  readonly possible: readonly string[];
  /** Pairs of states between which a step was made. */
  readonly steps: readonly (readonly [from: readonly string[], to: readonly string[]])[];
}

/** The states of a machine that show this status: one status may stand for several. */
const statesOf = (states: readonly CatalogState[], status: string | null): readonly string[] =>
  status === null
    ? ['start']
    : states
        .filter((state) => state.name === status || state.status === status || state.public === status)
        .map(({ name }) => name);

/** Which of the states are present is told by the last step, where a status stands for several. */
export function wayOf(explanation: Explanation, states: readonly CatalogState[]): Way {
  const { timeline, next, resource } = explanation;
  const named = timeline.map(({ from, to }) => [statesOf(states, from), statesOf(states, to)] as const);
  return {
    taken: named.flatMap(([from, to]) => [...from, ...to]),
    present: statesOf(states, resource.status),
    possible: next
      .filter(({ allowed }) => allowed !== false)
      .flatMap(({ to }) => to.flatMap((status) => statesOf(states, status))),
    steps: named,
  };
}

const MARKS = ['taken', 'present', 'possible', 'faded'] as const;

/** Gives each state and each arrow its mark. Graphviz names them by their titles: `A`, `A->B`. */
export function markDrawing(svg: SVGSVGElement, way: Way): void {
  const [taken, present, possible] = [new Set(way.taken), new Set(way.present), new Set(way.possible)];
  for (const node of svg.querySelectorAll('g.node')) {
    const name = node.querySelector('title')?.textContent ?? '';
    const mark = present.has(name)
      ? 'present'
      : taken.has(name) || name === 'start'
        ? 'taken'
        : possible.has(name)
          ? 'possible'
          : 'faded';
    setMark(node, mark);
  }
  for (const edge of svg.querySelectorAll('g.edge')) {
    const [from = '', to = ''] = (edge.querySelector('title')?.textContent ?? '').split('->');
    const isTaken = way.steps.some(([before, after]) => before.includes(from) && after.includes(to));
    const isPossible = present.has(from) && possible.has(to);
    setMark(edge, isTaken ? 'taken' : isPossible ? 'possible' : 'faded');
  }
}

function setMark(element: Element, mark: (typeof MARKS)[number]): void {
  element.classList.remove(...MARKS);
  element.classList.add(mark);
}
