import { classedDrawing, titleOf } from '../../../src/drawing/index.ts';

/** The relation of a state or an arrow to the other side. */
export type Mark = 'added' | 'removed' | 'moved' | 'changed' | 'same';

interface Part {
  readonly kind: 'node' | 'edge';
  /** `PLACED`, or `PLACED->SHIPPED`. */
  readonly title: string;
  /** The lines that are written on it. */
  readonly lines: readonly string[];
  /** Its further facts, such as the meaning of a state, and its drawing. */
  readonly style: string;
}

const GROUP = /<g id="[^"]*" class="(node|edge)">\s*<title>([^<]*)<\/title>([\s\S]*?)(?=<g id="[^"]*" class=|<\/svg>)/g;

/** The states and arrows of a drawing by Graphviz. */
export const partsOf = (svg: string): Part[] =>
  [...svg.matchAll(GROUP)].map(([, kind, title = '', body = '']) => ({
    kind: kind as Part['kind'],
    title: titleOf(title),
    lines: [...body.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, line = '']) => line),
    style: [body.match(/xlink:title="([^"]*)"/)?.[1] ?? '', body.includes('stroke-dasharray'), ringsOf(body)].join('|'),
  }));

/** A final state has two rings. */
const ringsOf = (body: string): number => body.match(/fill="none" stroke/g)?.length ?? 0;

/** Compares each part of one side with the other side. `mine` is the word for a part that the other side lacks. */
export const marksOf = (own: readonly Part[], other: readonly Part[], mine: 'added' | 'removed'): Map<string, Mark> => {
  const others = new Map(other.map((part) => [part.title, part]));
  return new Map(own.map((part) => [part.title, markOf(part, others.get(part.title), other, mine)]));
};

const markOf = (part: Part, counterpart: Part | undefined, other: readonly Part[], mine: 'added' | 'removed'): Mark => {
  if (counterpart !== undefined) return isSame(part, counterpart) ? 'same' : 'changed';
  return part.kind === 'edge' && other.some((one) => isElsewhere(part, one)) ? 'moved' : mine;
};

const isSame = (one: Part, other: Part): boolean =>
  one.style === other.style && one.lines.join('\n') === other.lines.join('\n');

/** The same event leaves the same state, and leads to another one. */
const isElsewhere = (part: Part, one: Part): boolean =>
  one.kind === 'edge' &&
  one.title.split('->')[0] === part.title.split('->')[0] &&
  one.lines.some((line) => !line.startsWith('[') && part.lines.includes(line));

/** A drawing as part of a page, its states and arrows marked by classes. */
export const markedDrawing = (svg: string, marks: ReadonlyMap<string, Mark>): string =>
  classedDrawing(svg, (title) => marks.get(title) ?? 'same');
