/** A label of an arrow that an arrow of a drawing runs through, or comes close to. */
export interface Touch {
  /** The arrows, such as `PENDING->ACTIVE`. */
  readonly label: string;
  readonly arrow: string;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Arrow {
  readonly name: string;
  readonly labels: readonly Box[];
  readonly points: readonly Point[];
}

type Point = readonly [x: number, y: number];

/** The width of a capital letter of Helvetica, and how far letters reach above and below their line, in parts of the size. */
const [WIDTH, ABOVE, BELOW] = [0.66, 0.74, 0.05];
const FONT_SIZE = 11;
/** Points between two steps along a curve, in each of its parts. */
const STEPS = 24;

/** The labels of a drawing by Graphviz that other arrows touch. */
export function touchesIn(svg: string): readonly Touch[] {
  const arrows = arrowsIn(svg);
  return arrows.flatMap(({ name: label, labels }) =>
    arrows
      .filter(({ name }) => name !== label)
      .filter(({ points }) => points.some((point) => labels.some((box) => isWithin(box, point))))
      .map(({ name }) => ({ label, arrow: name })),
  );
}

export const isLoop = (arrow: string): boolean => {
  const [from, to] = arrow.split('->');
  return from === to;
};

const arrowsIn = (svg: string): Arrow[] =>
  [...svg.matchAll(/<g id="edge\d+" class="edge">\n<title>([^<]*)<\/title>(.*?)<\/g>\n/gs)].map(
    ([, title = '', body = '']) => ({
      name: title.replaceAll('&#45;', '-').replaceAll('&gt;', '>'),
      labels: [...body.matchAll(/<text [^>]*x="([^"]+)" y="([^"]+)"[^>]*>([^<]*)</g)].flatMap(([, x, y, text = '']) =>
        text.trim() === '' ? [] : [boxOf(Number(x), Number(y), text.replaceAll(/&[^;]+;/g, ' ').trim())],
      ),
      points: [...body.matchAll(/<path [^>]*d="([^"]+)"/g)].flatMap(([, path = '']) => pointsOf(path)),
    }),
  );

const boxOf = (x: number, y: number, text: string): Box => {
  const half = (text.length * FONT_SIZE * WIDTH) / 2;
  return { left: x - half, right: x + half, top: y - FONT_SIZE * ABOVE, bottom: y + FONT_SIZE * BELOW };
};

const isWithin = ({ left, right, top, bottom }: Box, [x, y]: Point): boolean =>
  x > left && x < right && y > top && y < bottom;

/** Points along a path of cubic curves, `M x,y C x,y x,y x,y …`. */
function pointsOf(path: string): Point[] {
  const [start, ...rest] = [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(
    ([, x, y]): Point => [Number(x), Number(y)],
  );
  if (start === undefined) return [];
  const points: Point[] = [start];
  let from = start;
  for (let at = 0; at + 2 < rest.length; at += 3) {
    const curve = [from, rest[at], rest[at + 1], rest[at + 2]] as readonly [Point, Point, Point, Point];
    for (let step = 1; step <= STEPS; step += 1) points.push(pointOn(curve, step / STEPS));
    from = curve[3];
  }
  return points;
}

const pointOn = (curve: readonly [Point, Point, Point, Point], at: number): Point => {
  const on = (axis: 0 | 1): number => {
    const [a, b, c, d] = curve.map((point) => point[axis]) as [number, number, number, number];
    const left = 1 - at;
    return left ** 3 * a + 3 * left ** 2 * at * b + 3 * left * at ** 2 * c + at ** 3 * d;
  };
  return [on(0), on(1)];
};
