import type { Viz } from '@viz-js/viz';
import { mainPathOf } from '../../model/machines/main-path.ts';
import type { Leaf, Lifecycle, Transition } from '../../model/model.ts';
import { lines } from '../../print/text.ts';
import type { Emitter } from '../emitter.ts';
import { isLoop, touchesIn } from './touching.ts';

/** `generated/docs/lifecycles/<id>.svg`: the diagram as Graphviz lays it out, without a browser. */
export const emitDiagrams: Emitter = ({ lifecycles }) =>
  lifecycles.map((lifecycle) => {
    const dots = LAYOUTS.map((layout) => dotOf(lifecycle, layout));
    return { path: `generated/docs/lifecycles/${lifecycle.id}.svg`, madeFrom: dots, text: () => clearest(dots) };
  });

const SIDES = ['w', 'e'] as const;

interface Layout {
  /** How far states are apart, of the usual distance. */
  readonly spread: number;
  /** The height of states with an arrow to themselves: that of the arrow's label, which is drawn beside the state. */
  readonly isTall: boolean;
  /** The side of a state on which its arrows to itself are drawn; the right one by default. */
  readonly side?: (typeof SIDES)[number];
}

/** Graphviz gives no room to the labels of arrows that return to their state. The first layouts are the smallest. */
const LAYOUTS: readonly Layout[] = [1, 1.3, 1.6].flatMap((spread) =>
  [false, true].flatMap((isTall): Layout[] => [{ spread, isTall }, ...SIDES.map((side) => ({ spread, isTall, side }))]),
);

/** The first drawing in which the fewest arrows run through the label of another one that returns to its state. */
async function clearest(dots: readonly string[]): Promise<string> {
  let best: { readonly svg: string; readonly faults: number } | undefined;
  for (const dot of dots) {
    const svg = await render(dot);
    const faults = touchesIn(svg).filter(({ label }) => isLoop(label)).length;
    if (faults < (best?.faults ?? Infinity)) best = { svg, faults };
    if (faults === 0) break;
  }
  return best?.svg ?? '';
}

/** Graphviz takes as long to load as all of them to draw. */
const render = async (dot: string): Promise<string> => {
  graphviz ??= import('@viz-js/viz').then(({ instance }) => instance());
  const svg = (await graphviz).renderString(dot, { format: 'svg', engine: 'dot' });
  // The sides of arrows are no part of their names.
  return svg.replaceAll(/<title>[^<]*<\/title>/g, (title) => title.replaceAll(/:[we](?=&|<)/g, ''));
};

let graphviz: Promise<Viz> | undefined;

/** The usual way is drawn straight down and bold; everything else finds its place beside it. */
const dotOf = (lifecycle: Lifecycle, { spread, isTall, side }: Layout): string => {
  const path = mainPathOf(lifecycle);
  const others = lifecycle.statuses.filter((status) => !path.includes(status));
  return lines(
    `digraph ${name(lifecycle.id)} {`,
    `  graph [fontname="Helvetica", rankdir=TB, nodesep=${0.25 * spread}, ranksep=${0.5 * spread}, compound=true]`,
    '  node [fontname="Helvetica", fontsize=12, shape=box, style="rounded,filled", fillcolor="#f6f8fa", color="#57606a"]',
    '  edge [fontname="Helvetica", fontsize=11, color="#57606a", fontcolor="#24292f"]',
    '  start [shape=circle, label="", width=0.2, fillcolor="#24292f", group=main]',
    `  start -> ${name(lifecycle.initial)} [weight=100]`,
    [...path, ...others].flatMap((status) => statusLines(lifecycle, status, path, isTall)),
    edgesOf(lifecycle, path, side),
    '}',
  );
};

const statusLines = (lifecycle: Lifecycle, status: string, path: readonly string[], isTall: boolean): string[] => {
  const { leaves } = lifecycle;
  const heightOf = (leaf: Leaf): number => (isTall ? loopLinesOf(lifecycle, leaf.name) : 0);
  const own = leaves.filter((leaf) => leaf.status === status);
  const isComposite = own.some((leaf) => leaf.name !== status);
  if (!isComposite) return own.map((leaf) => `  ${node(leaf, path.includes(status), heightOf(leaf))}`);
  return [
    `  subgraph ${name(`cluster_${status}`)} {`,
    `    label=${name(status)}; fontname="Helvetica"; fontsize=11; style=rounded; color="#8c959f"`,
    ...own.map((leaf) => `    ${node(leaf, false, heightOf(leaf))}`),
    '  }',
  ];
};

/** Passing states are dashed, final ones doubly bordered; the projected value stands below the name where it differs. */
const node = (leaf: Leaf, isMain: boolean, textLines: number): string => {
  const short = leaf.name.slice(leaf.name.lastIndexOf('.') + 1);
  const label = leaf.public === short ? short : `${short}\\n${leaf.public}`;
  const style = leaf.passing ? ', style="rounded,filled,dashed"' : leaf.final ? ', peripheries=2' : '';
  const place = isMain ? ', group=main, penwidth=2' : '';
  const height = textLines * LINE_INCHES > LEAST_INCHES ? `, height=${(textLines * LINE_INCHES).toFixed(2)}` : '';
  return `${name(leaf.name)} [label="${label}", tooltip=${name(leaf.description)}${style}${place}${height}]`;
};

/** The height of a line of a label, and of a state by default. */
const [LINE_INCHES, LEAST_INCHES] = [0.2, 0.5];

/** How many lines the label of the arrow has that returns to a state. */
const loopLinesOf = ({ transitions }: Lifecycle, state: string): number =>
  transitions
    .filter(({ from, to }) => from === state && (to === undefined || to === state))
    .reduce((sum, { guard }) => sum + (guard === undefined ? 1 : 2), 0);

/** One arrow per pair of states, all its events on it; a composite state's arrow leaves its border. */
const edgesOf = ({ transitions, leaves }: Lifecycle, path: readonly string[], side: Layout['side']): string[] => {
  const arrows = Map.groupBy(transitions, ({ from, to }) => `${from} ${to ?? from}`);
  const leafOf = (state: string): string =>
    leaves.find((leaf) => leaf.name === state || leaf.name.startsWith(`${state}.`))?.name ?? state;
  return [...arrows.values()].map((group) => {
    const { from = '', to = from } = group[0] ?? {};
    const label = group.map(labelOf).map(spaced).join('\\n');
    const tail = leafOf(from) === from ? '' : `, ltail=${name(`cluster_${from}`)}`;
    const head = leafOf(to) === to ? '' : `, lhead=${name(`cluster_${to}`)}`;
    const ports = from === to && side !== undefined ? `, tailport=${side}, headport=${side}` : '';
    return `  ${name(leafOf(from))} -> ${name(leafOf(to))} [label="${label}"${tail}${head}${ports}${lineOf(path, from, to)}]`;
  });
};

/** A step of the usual way pulls its states together; a step back along it does not push them apart. */
const lineOf = (path: readonly string[], from: string, to: string): string => {
  const [before, after] = [from, to].map((state) => path.indexOf(state.split('.')[0] ?? state));
  if (before === undefined || after === undefined || before === -1 || after === -1) return '';
  if (after === before + 1) return ', weight=100, penwidth=2, color="#24292f"';
  return after < before ? ', constraint=false' : '';
};

/** Room on both sides: fonts differ between readers, and labels of neighbours must not touch. */
const spaced = (label: string): string =>
  label
    .split('\\n')
    .map((line) => `  ${line}  `)
    .join('\\n');

/** In two lines: the labels are what makes a drawing wide. */
const labelOf = ({ event, guard }: Transition): string => (guard === undefined ? event : `${event}\\n[${guard}]`);

const name = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
