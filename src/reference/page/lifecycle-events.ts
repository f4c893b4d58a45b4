import type { Lifecycle, LifecycleUse, State } from '../contract.ts';
import { eventAnchor, pathTo, stateAnchor } from '../links.ts';
import type { Operation } from '../operations.ts';
import { type Html, html, joined, type Part } from '../text/html.ts';
import { linked } from '../text/prose.ts';
import type { View } from '../view.ts';
import { alternative } from './access.ts';
import { refusedIn } from './refused-in.ts';

interface Sender {
  readonly operation: Operation;
  readonly use: LifecycleUse;
}

/** Each event with the states that take it, who sends it, and what a refusal answers. */
export const eventSections = (view: View, lifecycle: Lifecycle): Part => {
  const senders = sendersOf(view, lifecycle);
  return [
    opening(
      view,
      senders.filter(({ use }) => use.event === undefined),
    ),
    lifecycle.events.map((event) => {
      const own = senders.filter(({ use }) => use.event === event);
      const from = [...new Set(lifecycle.transitions.filter((one) => one.event === event).map((one) => one.from))];
      return html`<h3 id="${eventAnchor(event)}"><code>${event}</code></h3>
<p>Taken in ${joined(
        from.map((name) => stateLink(view, name)),
        ', ',
      )}.</p>
<ul>${own.map((sender) => html`<li>${senderLine(view, sender)}</li>\n`)}${serviceLines(view, lifecycle, event, own.length > 0).map((line) => html`<li>${line}</li>\n`)}</ul>\n`;
    }),
  ];
};

const sendersOf = ({ catalog }: View, { id }: Lifecycle): Sender[] =>
  [...catalog.operations.values()].flatMap((operation) =>
    operation.lifecycle.filter(({ machine }) => machine === id).map((use) => ({ operation, use })),
  );

const opening = (view: View, senders: readonly Sender[]): Html =>
  senders.length === 0
    ? html`<p>Created by the service as part of another resource's transition.</p>`
    : html`<p>Opened by:</p><ul>${senders.map((sender) => html`<li>${senderLine(view, sender)}</li>\n`)}</ul>`;

const senderLine = (view: View, { operation, use }: Sender): Part => [
  linked(view, html`<code>${operation.id}</code>`, { path: pathTo.operation(operation.id) }),
  ': ',
  operation.security.length === 0
    ? 'public'
    : joined(
        operation.security.map((needs) => alternative(view, needs)),
        ', or ',
      ),
  operation.object['x-sandbox'] && ', in the sandbox only',
  use.refused !== undefined && html`. ${refusedIn(view, use.refused, (name) => stateLink(view, name))}`,
];

/** Events that the service sends by itself: at a deadline, from the facts of a passing state, or as a worker. */
const serviceLines = (view: View, lifecycle: Lifecycle, event: string, hasSender: boolean): Part[] => {
  const timed = Map.groupBy(
    lifecycle.leaves.filter(({ deadline }) => deadline?.event === event),
    ({ deadline }) => deadline?.at,
  );
  const taken = lifecycle.transitions
    .filter((one) => one.event === event)
    .flatMap(({ from }) => leavesOf(lifecycle, from));
  const passing = taken.filter((leaf) => leaf.passing);
  const others = taken.filter((leaf) => !leaf.passing && leaf.deadline?.event !== event);
  const lines: Part[] = [
    ...[...timed].map(
      ([at, states]) => html`The service, when <code>${at}</code> has passed in ${stateList(view, states)}`,
    ),
    passing.length > 0 && html`The service, from the facts that it finds in ${stateList(view, passing)}`,
    // No operation declares it, so in these states it can only come from within.
    !hasSender &&
      others.length > 0 &&
      html`The service, by a worker or the step of another resource, in ${stateList(view, others)}`,
  ];
  return lines.filter((line) => line !== false);
};

const leavesOf = ({ leaves }: Lifecycle, name: string): State[] =>
  leaves.filter((leaf) => leaf.name === name || leaf.name.startsWith(`${name}.`));

const stateList = (view: View, states: readonly State[]): Part =>
  joined(
    [...new Set(states.map(({ name }) => name))].map((name) => stateLink(view, name)),
    ', ',
  );

const stateLink = (view: View, name: string): Html =>
  html`<a href="${view.links.to(view.here, stateAnchor(name))}"><code>${name}</code></a>`;
