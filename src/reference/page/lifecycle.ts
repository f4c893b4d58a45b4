import type { Lifecycle, State, Transition } from '../contract.ts';
import { diagram } from '../diagram.ts';
import { badge, trail, wide } from '../layout.ts';
import { lifecycleTitle } from '../lifecycle-title.ts';
import { eventAnchor, pathTo, stateAnchor } from '../links.ts';
import { type Html, html, joined, type Part } from '../text/html.ts';
import { code, phrase, prose } from '../text/prose.ts';
import type { Content, View } from '../view.ts';
import { eventOf, isOfFamily } from '../webhooks.ts';
import { eventSections } from './lifecycle-events.ts';

/** `/docs/lifecycles/<id>`. */
export const lifecyclePage = (view: View, lifecycle: Lifecycle): Content => ({
  title: lifecycleTitle(lifecycle.words),
  hasContents: true,
  main: html`${trail(view, [['lifecycles', 'Lifecycles']])}
<h1>${lifecycleTitle(lifecycle.words)}</h1>
<p class="meta">Name in the API: <code>${lifecycle.id}</code></p>
${prose(view, lifecycle.description, [lifecycle])}
${fields(view, lifecycle)}
${machineLinks(view, lifecycle)}
${drawn(view, lifecycle)}
<section aria-labelledby="states">
<h2 id="states">States</h2>
${wide('States', stateTable(view, lifecycle))}
</section>
<section aria-labelledby="transitions">
<h2 id="transitions">Transitions</h2>
${folded(lifecycle.transitions.length, wide('Transitions', transitionTable(view, lifecycle)))}
</section>
<section aria-labelledby="events">
<h2 id="events">Events, and who sends them</h2>
${eventSections(view, lifecycle)}
</section>
${webhooks(view, lifecycle)}`,
});

/** A contract may have no drawing of it. */
const drawn = (view: View, lifecycle: Lifecycle): Part => {
  const svg = view.catalog.contract.diagrams[lifecycle.id];
  return (
    svg !== undefined &&
    html`<section aria-labelledby="diagram">
<h2 id="diagram">Diagram</h2>
${diagram(svg, lifecycle)}
<p class="hint">Solid line: the usual path. Dashed border: passed through at once. Double border: final status. A second line is the public status, if it differs. Names link to the table.</p>
</section>`
  );
};

/** The operation that explains a resource of it, and the machine as data, where the service serves both. */
const machineLinks = (view: View, { id }: Lifecycle): Part =>
  view.catalog.operations.has(EXPLAIN) &&
  html`<p>${code(view, EXPLAIN)} explains a resource with this lifecycle: what happened, what it is waiting for, and what can happen next. The service also returns this lifecycle as data at <code>/lifecycles/${id}.json</code>.</p>`;

const EXPLAIN = 'explainResource';

/** The schemas whose values are this machine's states. */
const fields = (view: View, { id }: Lifecycle): Part => {
  const named = [...view.catalog.schemas.values()].filter(({ schema }) => schema['x-states']?.split('#')[0] === id);
  return (
    named.length > 0 &&
    html`<p>Its states are the values of ${joined(
      named.map(({ name }) => code(view, name)),
      ', ',
    )}.</p>`
  );
};

const stateTable = (view: View, lifecycle: Lifecycle): Html =>
  html`<table class="states"><thead><tr><th scope="col">State</th><th scope="col">Meaning</th><th scope="col">Public status</th><th scope="col">Deadline</th><th scope="col">Tags</th></tr></thead><tbody>
${mainPathFirst(lifecycle).map((status) => {
  const own = lifecycle.leaves.filter((leaf) => leaf.status === status);
  const isComposite = own.some(({ name }) => name !== status);
  return [
    isComposite &&
      html`<tr id="${stateAnchor(status)}"><th scope="row"><code>${status}</code></th><td colspan="4">The stored status that contains the states below.</td></tr>\n`,
    own.map((state) => stateRow(view, lifecycle, state)),
  ];
})}</tbody></table>`;

/** Returns the states of the main path in its order, and then the others in the machine's order. */
const mainPathFirst = ({ statuses, mainPath }: Lifecycle): readonly string[] => [
  ...mainPath,
  ...statuses.filter((status) => !mainPath.includes(status)),
];

const stateRow = (view: View, lifecycle: Lifecycle, state: State): Html => {
  const { name, deadline, tags, passing, final } = state;
  const kinds = [
    name === lifecycle.initial && badge('plain', 'initial'),
    passing && badge('plain', 'passing'),
    final && badge('plain', 'final'),
    tags.map((tag) => [badge('tag', tag), ' ']),
  ];
  return html`<tr id="${stateAnchor(name)}"><th scope="row"><code>${name}</code></th><td class="why">${phrase(view, state.description, [lifecycle])}${waitOf(view, lifecycle, state)}</td><td class="public">${state.public !== name && publicStatus(view, lifecycle, state)}</td><td class="deadline">${
    deadline && html`<code>${deadline.at}</code>, then ${code(view, deadline.event, [lifecycle])}`
  }</td><td class="kinds">${joined(
    kinds.filter((kind) => kind !== false),
    ' ',
  )}</td></tr>\n`;
};

/** The party that has to act next, and the events that it can send. */
const waitOf = (view: View, lifecycle: Lifecycle, { waitsFor }: State): Part =>
  waitsFor !== undefined &&
  html` Waits for ${WAITERS[waitsFor.who] ?? html`<code>${waitsFor.who}</code>`}: ${joined(
    waitsFor.events.map((event) => code(view, event, [lifecycle])),
    ', ',
  )}.`;

/** Those whom no column names; any other is a party of the lifecycle. */
const WAITERS: Readonly<Record<string, string>> = {
  operator: 'an operator',
  approval: 'approval votes',
  recipient: 'the recipient',
  counterparty: 'the other party',
};

/** Linked to the webhook that tells of it. */
const publicStatus = (view: View, { family }: Lifecycle, { public: face }: State): Part => {
  const type = family === undefined ? undefined : eventOf(family, face);
  const shown = html`<code>${face}</code>`;
  return type !== undefined && view.catalog.webhooks.has(type)
    ? html`<a href="${view.links.to(pathTo.webhook(type))}">${shown}</a>`
    : shown;
};

/** A long table is folded: the diagram and the events say the same in less room. */
const folded = (count: number, table: Html): Html =>
  count > 30 ? html`<details><summary>Show all ${count} transitions</summary>${table}</details>` : table;

const transitionTable = (view: View, lifecycle: Lifecycle): Html =>
  html`<table class="transitions"><thead><tr><th scope="col">From</th><th scope="col">Event</th><th scope="col">Guard</th><th scope="col">To</th><th scope="col">Actions</th><th scope="col">Meaning</th></tr></thead><tbody>
${lifecycle.transitions.map((transition) => transitionRow(view, lifecycle, transition))}</tbody></table>`;

const transitionRow = (view: View, lifecycle: Lifecycle, transition: Transition): Html => {
  const { from, event, guard, to, actions, description } = transition;
  const state = (name: string): Html =>
    html`<a href="${view.links.to(view.here, stateAnchor(name))}"><code>${name}</code></a>`;
  return html`<tr><td>${state(from)}</td><td class="event"><a href="${view.links.to(view.here, eventAnchor(event))}"><code>${event}</code></a></td><td class="guard">${
    guard && html`<code>${guard}</code>`
  }</td><td class="to">${to === undefined ? 'stays' : state(to)}</td><td class="actions">${joined(
    actions.map((action) => html`<code>${action}</code>`),
    ' ',
  )}</td><td class="why">${phrase(view, description, [lifecycle])}</td></tr>\n`;
};

const webhooks = (view: View, { family }: Lifecycle): Part => {
  const types = [...view.catalog.webhooks.keys()].filter((type) => isOfFamily(type, family));
  return (
    types.length > 0 &&
    html`<section aria-labelledby="webhooks">\n<h2 id="webhooks">Webhooks</h2>\n<ul class="columns">${types.map((type) => html`<li>${code(view, type)}</li>\n`)}</ul>\n</section>`
  );
};
