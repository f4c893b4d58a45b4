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

type Face = 'status' | 'public';

const hasName = ({ name, status }: CatalogState, wanted: string): boolean => name === wanted || status === wanted;

/** The states of a machine that show this status: one public status may stand for several. */
function statesOf(states: readonly CatalogState[], status: string | null, face: Face): readonly string[] {
  if (status === null) return ['start'];
  return states
    .filter((state) => (face === 'public' ? state.public === status : hasName(state, status)))
    .map(({ name }) => name);
}

/** Public names are also names of states: which of the two a text uses is told by all of its statuses. */
const faceOf = (states: readonly CatalogState[], statuses: readonly (string | null)[]): Face =>
  statuses.every((status) => status === null || states.some((state) => hasName(state, status))) ? 'status' : 'public';

/** A state was passed for certain only if its public status stands for no other one. */
function certain(states: readonly CatalogState[], status: string | null, face: Face): readonly string[] {
  const found = statesOf(states, status, face);
  return found.length === 1 || face === 'status' ? found : [];
}

/**
 * The way that was taken. A party that is not told the events of a history reads public statuses in it. `internalStatus`
 * is the present one, where an operation shows it beside the public one.
 */
export function wayOf(explanation: Explanation, states: readonly CatalogState[], internalStatus?: string): Way {
  const { timeline, next, resource } = explanation;
  const isTold = timeline.every(({ event }) => event !== null);
  const past = isTold
    ? faceOf(
        states,
        timeline.flatMap(({ from, to }) => [from, to]),
      )
    : 'public';
  const face = faceOf(states, [resource.status, ...next.flatMap(({ to }) => to)]);
  const named = timeline.map(({ from, to }) => [certain(states, from, past), certain(states, to, past)] as const);
  return {
    taken: named.flatMap(([from, to]) => [...from, ...to]),
    present: presentOf(states, resource.status, { face, internalStatus }),
    possible: next
      .filter(({ allowed }) => allowed !== false)
      .flatMap(({ to }) => to.flatMap((status) => statesOf(states, status, face))),
    steps: named,
  };
}

/** A composite state has several leaves: the public status tells which of them it is. */
function presentOf(
  states: readonly CatalogState[],
  status: string,
  { face, internalStatus }: { readonly face: Face; readonly internalStatus: string | undefined },
): readonly string[] {
  if (internalStatus === undefined) return statesOf(states, status, face);
  const exact = statesOf(states, internalStatus, 'status');
  const both = exact.filter((name) => statesOf(states, status, 'public').includes(name));
  return both.length > 0 ? both : exact;
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
