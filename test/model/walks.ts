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

/** Two transitions of one machine, of which the second follows the first. */
export const pairName = (first: string, second: string): string => `${first}, then ${second}`;

/** The pairs of transitions that follow each other on a way. Steps of children come between those of their parents. */
function pairsOf(way: readonly ModelStep[]): string[] {
  const last = new Map<string, string>();
  return way.flatMap(({ edges }) =>
    edges.flatMap((edge) => {
      const before = last.get(edge.machine);
      const name = edgeName(edge);
      last.set(edge.machine, name);
      // One that is created is another one: nothing has led to it.
      return before === undefined || edge.from === null ? [] : [pairName(before, name)];
    }),
  );
}

/** All pairs of transitions that can follow each other in a graph. */
export const pairsIn = (graph: Graph): ReadonlySet<string> => new Set([...everyPair(graph)].flatMap(pairsOf));

/**
 * Walks that take every edge, every move between situations, and every pair of transitions that can follow each other: for
 * each the shortest way through it, then on to the nearest end; longest first, and none that adds nothing. Without `pairs`
 * they are fewer.
 */
export function coveringWalks(
  graph: Graph,
  situation: (place: Place | undefined) => string,
  { pairs = true } = {},
): readonly Walk[] {
  const moveName = ({ from, trigger, to }: Move): string =>
    `${situation(from)} --${trigger.event.type}--> ${situation(to)}`;
  const shortest = new Map<string, readonly ModelStep[]>();
  const wanted = (goals: readonly string[], way: readonly ModelStep[]): void => {
    for (const goal of goals) if (way.length < (shortest.get(goal)?.length ?? Infinity)) shortest.set(goal, way);
  };
  for (const way of everyWay(graph)) {
    const last = way.at(-1) as ModelStep;
    wanted(last.edges.map(edgeName), way);
    if (!last.to.root.leaf.passing) wanted(movesOf(way).slice(-1).map(moveName), way);
  }
  if (pairs) for (const way of everyPair(graph)) wanted(pairsOf(way), way);
  const ways = [...new Set(shortest.values())].map((way) => [...way, ...wayOut(graph, way.at(-1) as ModelStep)]);
  const covered = new Set<string>();
  return ways
    .sort((a, b) => b.length - a.length)
    .map((way) => ({
      moves: movesOf(way),
      edges: [...way.flatMap(({ edges }) => edges.map(edgeName)), ...(pairs ? pairsOf(way) : [])],
    }))
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

/** Each step of the graph with each that can follow it, at the end of the shortest way to the first. */
function* everyPair(graph: Graph): Generator<readonly ModelStep[]> {
  for (const way of everyWay(graph)) {
    const { to } = way.at(-1) as ModelStep;
    for (const next of graph.stepsFrom(to)) yield [...way, next];
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
