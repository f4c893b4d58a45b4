import type { Catalog } from '../catalog.ts';
import type { VersionChanges } from '../contract.ts';
import type { Page } from '../pages.ts';
import { type Html, html, type Part } from '../text/html.ts';
import { phrase } from '../text/prose.ts';
import { type Difference, differencesBetween } from '../version-differences.ts';
import { CHANGES_PAGE, pageIn } from '../version-switch.ts';
import type { Content, View } from '../view.ts';

/** `/docs/changes` of the two newest versions, and `/docs/changes/<from>-to-<to>` of any two. */
export const changesPages = (
  changes: readonly VersionChanges[],
  catalogs: ReadonlyMap<string, Catalog>,
): ReadonlyMap<string, Page> => {
  const pairs = pairsOf([...catalogs.keys()]);
  const page =
    (pair: Pair): Page =>
    (view) =>
      pairPage(view, pair, pairs, { changes, catalogs });
  const [first] = pairs;
  return new Map<string, Page>([
    ...(first === undefined ? [] : [[CHANGES_PAGE, page(first)] as const]),
    ...pairs.map((pair) => [pathOf(pair), page(pair)] as const),
  ]);
};

interface Pair {
  readonly from: string;
  readonly to: string;
}

const pathOf = ({ from, to }: Pair): string => `changes/${from}-to-${to}`;

/** Those that lead to the newest first, and the shortest of them first. */
const pairsOf = (dates: readonly string[]): Pair[] =>
  dates.toReversed().flatMap((to) =>
    dates
      .filter((from) => from < to)
      .reverse()
      .map((from) => ({ from, to })),
  );

interface Known {
  readonly changes: readonly VersionChanges[];
  readonly catalogs: ReadonlyMap<string, Catalog>;
}

const pairPage = (view: View, { from, to }: Pair, pairs: readonly Pair[], { changes, catalogs }: Known): Content => {
  const [older, newer] = [catalogs.get(from), catalogs.get(to)];
  const between = changes.filter(({ date }) => date > from && date <= to).toReversed();
  const found = older && newer ? differencesBetween(older, newer) : [];
  return {
    title: `What changed from ${from} to ${to}`,
    hasContents: true,
    main: html`<h1>What changed</h1>
<p class="lead">From version ${from} to ${to}.</p>
<ul class="pairs">${pairs.map((pair) => html`<li><a href="${view.links.to(pathOf(pair))}"${pair.from === from && pair.to === to && html` aria-current="true"`}>${pair.from} to ${pair.to}</a></li>\n`)}</ul>
<section aria-labelledby="follow">
<h2 id="follow">What a client has to do</h2>
${between.some((one) => one.changes.length > 0) ? between.map((one) => followed(view, one, newer)) : html`<p>Nothing: a client of ${from} works as it is.</p>`}
</section>
<section aria-labelledby="resources">
<h2 id="resources">By resource</h2>
${[...Map.groupBy(found, ({ resource }) => resource)].map(([resource, some], at) => group(view, { from, to }, resource, some, at))}
</section>`,
  };
};

const followed = (view: View, { date, release, changes }: VersionChanges, newer: Catalog | undefined): Html =>
  html`${changes.map(
    ({ summary, upgrade, entries }) =>
      html`<h3>${phrase(view, summary)}</h3>
<p>${phrase(view, upgrade)}</p>
<ul>${entries.map(
        ({ text, subjects }) =>
          html`<li>${phrase(view, text)}${subjectsOf(
            view,
            date,
            subjects.filter((name) => !text.includes(`\`${name}\``)),
            newer,
          )}</li>\n`,
      )}</ul>
<p class="meta">Since ${date}, release ${release}.</p>\n`,
  )}`;

/** Links to the pages of what an entry names. */
const subjectsOf = (view: View, date: string, subjects: readonly string[], newer: Catalog | undefined): Part => {
  const paths = subjects.flatMap((name) => {
    const path = newer === undefined ? undefined : pathOfSubject(newer, name);
    return path === undefined ? [] : [[name, path] as const];
  });
  return (
    paths.length > 0 &&
    html` See ${paths.map(([name, path], at) => html`${at > 0 && ', '}<a href="${pageIn(view, date, path)}"><code>${name}</code></a>`)}.`
  );
};

const pathOfSubject = ({ operations, schemas, webhooks, lifecycles }: Catalog, name: string): string | undefined => {
  if (operations.has(name)) return `operations/${name}`;
  if (schemas.has(name)) return `schemas/${name}`;
  if (webhooks.has(name)) return `webhooks/${name}`;
  return lifecycles.has(name) ? `lifecycles/${name}` : undefined;
};

const group = (view: View, { from, to }: Pair, resource: string, some: readonly Difference[], at: number): Html =>
  html`<h3 id="resource-${at + 1}">${resource}</h3>
<ul class="lines">${some.map(({ name, path, isGone, words }) => html`<li><a href="${pageIn(view, isGone ? from : to, path)}"><code>${name}</code></a> ${words}</li>\n`)}</ul>\n`;
