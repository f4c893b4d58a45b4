import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { isLoop, touchesIn } from '../../codegen/emit/diagrams/touching.ts';

const folder = new URL('../../generated/docs/lifecycles/', import.meta.url).pathname;
const drawings = (await readdir(folder)).filter((file) => file.endsWith('.svg'));

const arrow = (title: string, path: string, texts: string): string =>
  `<g id="edge1" class="edge">\n<title>${title}</title>\n<path fill="none" d="${path}"/>\n${texts}</g>\n`;
const text = (x: number, y: number, words: string): string =>
  `<text xml:space="preserve" text-anchor="middle" x="${x}" y="${y}" font-size="11.00"> &#160;${words} &#160;</text>\n`;
const LOOP = arrow('A&#45;&gt;A', 'M10,0C20,0 20,10 10,10', text(60, 8, 'RESEND'));

describe('the label of an arrow', () => {
  test.each([
    ['runs through it', 'M60,-50C60,-20 60,20 60,50', ['A->B']],
    ['runs beside it', 'M90,-50C90,-20 90,20 90,50', []],
    ['runs above it', 'M0,-5C40,-5 80,-5 120,-5', []],
    ['crosses it in a bow', 'M60,-60C200,-20 -90,20 60,70', ['A->B']],
  ])('is touched when another arrow %s', (_, path, touching) => {
    const svg = `${LOOP}${arrow('A&#45;&gt;B', path, '')}`;
    expect(touchesIn(svg).map(({ arrow: by }) => by)).toEqual(touching);
  });

  test('is not touched by its own arrow', () => {
    expect(touchesIn(arrow('A&#45;&gt;A', 'M30,0C60,0 60,10 30,10', text(50, 8, 'RESEND')))).toEqual([]);
  });
});

/** Drawings that no layout frees wholly: how many labels of theirs are still crossed. */
const CROWDED: Readonly<Record<string, number>> = {
  'invoice.svg': 2,
  'verification-session.svg': 1,
  'webhook-delivery.svg': 1,
};

test.each(drawings.map((file) => [file] as const))(
  'no arrow crosses the label of a returning arrow in %s',
  async (file) => {
    const svg = await readFile(`${folder}${file}`, 'utf8');
    expect(touchesIn(svg).filter(({ label }) => isLoop(label)).length).toBeLessThanOrEqual(CROWDED[file] ?? 0);
    // The console and the reference know arrows by the names of their states.
    expect(svg).not.toMatch(/<title>[^<]*:[we]\b/);
  },
);
