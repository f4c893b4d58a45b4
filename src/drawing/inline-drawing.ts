/**
 * A drawing by Graphviz as part of a page: without its prolog, its comments and its own background. The style sheet
 * gives it its colours.
 */
export const inlineDrawing = (svg: string): string =>
  svg
    .slice(svg.indexOf('<svg'))
    .replaceAll(/<!--.*?-->\n?/gs, '')
    .replace(/<polygon fill="white" stroke="none"[^>]*\/>\n?/, '');

/** The name of a state, or of an arrow as `PLACED->SHIPPED`, from the title that Graphviz writes. */
export const titleOf = (written: string): string => written.replaceAll('&#45;', '-').replaceAll('&gt;', '>');

/**
 * The drawing with a class for each state and arrow, by its title. It has no ids, so that a page can have several of
 * them.
 */
export const classedDrawing = (svg: string, classOf: (title: string) => string): string =>
  inlineDrawing(svg)
    .replaceAll(/ id="[^"]*"/g, '')
    .replaceAll(
      /class="(node|edge)">(\s*)<title>([^<]*)<\/title>/g,
      (_, kind: string, space: string, title: string) =>
        `class="${kind} ${classOf(titleOf(title))}">${space}<title>${title}</title>`,
    );
