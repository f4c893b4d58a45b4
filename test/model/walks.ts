import { type Edge, edgeName, type Graph, leafName, type ModelStep, type Place } from './explore.ts';

/** What one outside event brings about: its own step, and those of the passing states behind it. */
export interface Move {
  readonly trigger: ModelStep;
  readonly steps: readonly ModelStep[];
  readonly from: Place | undefined;
  readonly to: Place;
}

/** A path from creation to an end, as moves. */
export interface Walk {
  readonly name: string;
  readonly moves: readonly Move[];
}

/** All edges that a graph can take, by name. */
export function edgesIn(graph: Graph): Map<string, Edge> {
  const steps = [...everyWay(graph)].map((way) => way.at(-1) as ModelStep);
  return new Map(steps.flatMap(({ edges }) => edges.map((edge) => [edgeName(edge), edge] as const)));
}

/**
 * Walks that take every edge, and every move between situations: for each the shortest way through it, then on
 * to the nearest end; longest first, and none that adds nothing.
 */
export function coveringWalks(graph: Graph, situation: (place: Place | undefined) => string): readonly Walk[] {
  const moveName = ({ from, trigger, to }: Move): string =>
    `${situation(from)} --${trigger.event.type}--> ${situation(to)}`;
  const shortest = new Map<string, readonly ModelStep[]>();
  for (const way of everyWay(graph)) {
    const last = way.at(-1) as ModelStep;
    const goals = [
      ...last.edges.map(edgeName),
      ...(last.to.root.leaf.passing ? [] : movesOf(way).slice(-1).map(moveName)),
    ];
    for (const goal of goals) if (way.length < (shortest.get(goal)?.length ?? Infinity)) shortest.set(goal, way);
  }
  const ways = [...new Set(shortest.values())].map((way) => [...way, ...wayOut(graph, way.at(-1) as ModelStep)]);
  const covered = new Set<string>();
  return ways
    .sort((a, b) => b.length - a.length)
    .map((way) => ({ moves: movesOf(way), edges: way.flatMap(({ edges }) => edges.map(edgeName)) }))
    .filter(({ moves, edges }) => {
      const goals = [...edges, ...moves.map(moveName)];
      const isNew = goals.some((goal) => shortest.has(goal) && !covered.has(goal));
      for (const goal of goals) covered.add(goal);
      return isNew;
    })
    .map(({ moves }) => ({ name: nameOf(moves), moves }));
}

/** Each step of the graph at the end of the shortest way to it. */
function* everyWay(graph: Graph): Generator<readonly ModelStep[]> {
  for (const key of graph.starts) yield graph.ways.get(key) ?? [];
  for (const [key, { steps }] of graph.places) {
    for (const step of steps) yield [...(graph.ways.get(key) ?? []), step];
  }
}

/** From a step on to the nearest end, or nowhere when no end can be reached. */
function wayOut(graph: Graph, last: ModelStep): ModelStep[] {
  const queue: { place: Place; way: ModelStep[] }[] = [{ place: last.to, way: [] }];
  const seen = new Set<string>();
  for (let here = queue.shift(); here !== undefined; here = queue.shift()) {
    if (here.place.root.leaf.final) return here.way;
    const key = graph.keyOf(here.place);
    if (seen.has(key)) continue;
    seen.add(key);
    for (const step of graph.places.get(key)?.steps ?? []) queue.push({ place: step.to, way: [...here.way, step] });
  }
  return [];
}

/** The steps of a way, each run of passing states with the event that started it. */
export function movesOf(way: readonly ModelStep[]): Move[] {
  const moves: Move[] = [];
  let before: Place | undefined;
  for (const step of way) {
    const last = moves.at(-1);
    if (last && before?.root.leaf.passing) {
      moves[moves.length - 1] = { ...last, steps: [...last.steps, step], to: step.to };
    } else {
      moves.push({ trigger: step, steps: [step], from: before, to: step.to });
    }
    before = step.to;
  }
  return moves;
}

const nameOf = (moves: readonly Move[]): string =>
  moves.map(({ trigger, to }) => `${trigger.event.type} > ${leafName(to.root.leaf)}`).join(', ');
