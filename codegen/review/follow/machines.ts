import { isWithin } from '../../model/machines/machine-graph.ts';
import type { Lifecycle, Webhook } from '../../model/model.ts';
import { lifecycleFile } from '../../model/source-files.ts';
import { type EventReference, eventReferences } from '../code/event-references.ts';
import { memberWritten, saysText } from '../code/handlers.ts';
import { testsThrough } from '../code/tests.ts';
import { walksSending, walksTaking } from '../code/walks.ts';
import { ofAddedMachine } from './added-machine.ts';
import {
  both,
  type Follow,
  type FollowRules,
  type FollowUp,
  found,
  gone,
  LOOK,
  ofMachine,
  type Scene,
  testFolder,
  testsToFollow,
  toLookAt,
  walkFile,
  written,
} from './follow-up.ts';
import { handlerTask } from './operations.ts';

/** Handlers that have to refuse an event where it is not taken, or not always, with the code that their operation declares. */
const refusals = (machine: string, event: string, at: { state: string; when: string }, { after }: Scene): FollowUp[] =>
  after.operations.flatMap((operation) =>
    operation.lifecycle.flatMap((use): FollowUp[] => {
      if (use.machine !== machine || use.event !== event || use.refused === undefined) return [];
      const answers = Object.entries(use.refused).flatMap(([leaf, code]) => (isWithin(leaf, at.state) ? code : []));
      const codes = [...new Set(answers.length === 0 ? Object.values(use.refused) : answers)].join(' or ');
      return [handlerTask(operation, `refuses ${event} ${at.when} with ${codes}`, LOOK)];
    }),
  );

/** A new state does not take every event that operations send. */
const ofNewState: Follow = (change, scene) => {
  const state = change.now ?? '';
  const lifecycle = scene.after.lifecycles.find(({ id }) => id === change.subject);
  const taken = lifecycle?.transitions.filter(({ from }) => isWithin(state, from)).map(({ event }) => event) ?? [];
  const refused = lifecycle?.events.filter((event) => !taken.includes(event)) ?? [];
  return refused.flatMap((event) => refusals(change.subject, event, { state, when: `in ${state}` }, scene));
};

const walkReaches = ofMachine((lifecycle, { now = '' }, { project, lifecycles }) => {
  const [status = ''] = now.split('.');
  const leading = lifecycle.transitions.filter(({ to }) => to !== undefined && isWithin(to, status));
  const isInitial = isWithin(lifecycle.initial, status);
  const files = isInitial ? [] : walksTaking(project, leading, lifecycle, lifecycles);
  const task = `the walk of ${lifecycle.id} reaches ${status}`;
  return [{ kind: 'test', path: walkFile(lifecycle), task, ...(isInitial ? LOOK : found(files)) }];
});

/** The sender of a new event, and the walk that takes it. */
const ofNewEvent = ofMachine((lifecycle, { now: event = '' }, { project, lifecycles }) => {
  const known = references(event, lifecycle, { project, lifecycles });
  const senders = [...new Set(known.filter(isSent).map(({ place }) => place.file))];
  // Handed to another function, it may be sent there.
  const handed = known.filter(({ use }) => use === 'names').map(({ place }) => place);
  const sent = senders.length === 0 && handed.length > 0 ? toLookAt(handed) : found(senders);
  const isDeadline = lifecycle.leaves.some(({ deadline }) => deadline?.event === event);
  return [
    {
      kind: 'handler',
      path: `src/domains/${lifecycle.domain}`,
      task: `something sends ${event} to ${lifecycle.id}${isDeadline ? ': its deadline does' : ''}`,
      ...(isDeadline ? found([lifecycle.file]) : sent),
    },
    {
      kind: 'test',
      path: walkFile(lifecycle),
      task: `the walk of ${lifecycle.id} sends ${event}`,
      ...found(walksSending(project, event, lifecycle, lifecycles)),
    },
  ];
});

const isSent = ({ use }: EventReference): boolean => use === 'sends' || use === 'builds';

const references = (
  event: string,
  lifecycle: Lifecycle,
  { project, lifecycles }: Pick<Scene, 'project' | 'lifecycles'>,
): EventReference[] => eventReferences(project, 'src', event, lifecycle, lifecycles);

/** Everything that still sends, tests or names an event that is gone. */
const ofRemovedEvent = ofMachine((lifecycle, { was: event = '' }, scene) => {
  const successor = successorOf(event, lifecycle, scene);
  const hint = successor === undefined ? '' : ` (${successor} has its transitions now)`;
  return [
    {
      kind: 'code',
      path: 'src',
      task: `no code sends ${event} to ${lifecycle.id} or tests it with \`can\` any more${hint}`,
      ...gone(references(event, lifecycle, scene).map(({ place }) => place)),
    },
  ];
});

/** The new event that has all transitions of the old one: it was renamed. */
const successorOf = (event: string, { id }: Lifecycle, { before, after }: Scene): string | undefined => {
  const old = before.lifecycles.find((one) => one.id === id);
  const now = after.lifecycles.find((one) => one.id === id);
  const shapeOf = (lifecycle: Lifecycle | undefined, name: string): string =>
    (lifecycle?.transitions ?? [])
      .filter((one) => one.event === name)
      .map(({ from, to }) => `${from} ${to}`)
      .sort()
      .join();
  const added = (now?.events ?? []).filter((name) => !old?.events.includes(name));
  return added.find((name) => shapeOf(now, name) === shapeOf(old, event));
};

/** The tests of the operations that send an event, and the walk of the machine. */
const testsOfEvent = (lifecycle: Lifecycle, event: string, { after, project }: Scene): string[] => {
  const senders = after.operations.filter((operation) =>
    operation.lifecycle.some((use) => use.machine === lifecycle.id && use.event === event),
  );
  const walk = walkFile(lifecycle);
  return [...senders.flatMap((operation) => testsThrough(project, operation)), ...(project.has(walk) ? [walk] : [])];
};

/** The senders of an event that a guard may now refuse. */
const ofGuard = ofMachine((lifecycle, { transition, now: guard = '' }, scene) => {
  if (transition === undefined) return [];
  const { from, event } = transition;
  const where = `in ${from} when \`${guard}\` is false`;
  const refusing = refusals(lifecycle.id, event, { state: from, when: where }, scene);
  const handlers = new Set(refusing.map(({ path }) => path));
  const others = references(event, lifecycle, scene).filter((one) => isSent(one) && !handlers.has(one.place.file));
  const leaves = lifecycle.leaves.filter(({ name }) => isWithin(name, from));
  const isDeadline = leaves.some(({ deadline }) => deadline?.event === event);
  const passing = leaves.filter(({ passing }) => passing);
  return [
    ...refusing,
    ...(others.length === 0
      ? []
      : [
          {
            kind: 'code' as const,
            path: `src/domains/${lifecycle.domain}`,
            task: `${event} may be refused ${where}: ask \`can('${event}')\` before it is sent`,
            ...toLookAt(others.map(({ place }) => place)),
          },
        ]),
    ...(isDeadline
      ? [
          {
            kind: 'code' as const,
            path: lifecycle.file,
            task: `${event} is the deadline of ${from}: its timer fires once, and is removed when the event is refused`,
            ...LOOK,
          },
        ]
      : []),
    ...passing.map(
      ({ name }): FollowUp => ({
        kind: 'fact',
        path: lifecycleFile(lifecycle, 'facts'),
        task: `what follows in ${name} when \`${guard}\` refuses ${event}`,
        ...LOOK,
      }),
    ),
    ...testsToFollow(lifecycle.domain, testsOfEvent(lifecycle, event, scene), `a test of ${event} ${where}`),
  ];
});

/** An event that a state no longer takes: operations that send it have to refuse it there. */
const ofRemovedTransition: Follow = (change, scene) => {
  const [, from = '', event = ''] = /^(\S+) --(\S+?)(?: \[|--)/.exec(change.was ?? '') ?? [];
  const lifecycle = scene.after.lifecycles.find(({ id }) => id === change.subject);
  const remains = lifecycle?.transitions.some((one) => one.event === event && isWithin(from, one.from));
  const stands = lifecycle?.leaves.some(({ name }) => isWithin(name, from));
  return remains || !stands ? [] : refusals(change.subject, event, { state: from, when: `in ${from}` }, scene);
};

const ofEffect = ofMachine((lifecycle, { at, now, rule }, { project }) => {
  const [path, name] = [lifecycleFile(lifecycle, 'effects'), at ?? now ?? ''];
  const how = memberWritten(project, path, name);
  // Its params are others: an effect in a file that did not change still has to be looked at.
  const isOld = rule === 'effect-params' && how === 'written' && !project.isChanged(path);
  return [{ kind: 'effect', path, task: `\`${name}\``, ...(isOld ? LOOK : written(how)) }];
});

const ofDroppedEffect = ofMachine((lifecycle, { was: name = '' }, { project }) => {
  const path = lifecycleFile(lifecycle, 'effects');
  const isGone = memberWritten(project, path, name) === 'missing';
  return [{ kind: 'effect', path, task: `\`${name}\` goes`, presence: isGone ? 'there' : 'missing', files: [] }];
});

/** A passing state needs a loader of the facts that it is left by. */
const ofPassing = ofMachine((lifecycle, { at, now }, { project }) => {
  const name = at ?? now ?? '';
  if (!lifecycle.leaves.some((leaf) => leaf.name === name && leaf.passing)) return [];
  const path = lifecycleFile(lifecycle, 'facts');
  return [{ kind: 'fact', path, task: `a loader for ${name}`, ...written(memberWritten(project, path, name)) }];
});

/** Where receivers are told of the state of a machine, a projected value has an event type of its own. */
const ofProjection = ofMachine((lifecycle, { now, was, told }, { before, after }) => {
  if (!told || lifecycle.family === undefined) return [];
  const type = `${lifecycle.family}.${(now ?? was ?? '').toLowerCase()}`;
  const stands = after.webhooks.some((webhook) => webhook.type === type);
  const isWanted = now !== undefined;
  const task = isWanted ? `the webhook \`${type}\`` : `the webhook \`${type}\` goes: nothing sends it any more`;
  const siblings = [...after.webhooks, ...before.webhooks].filter((webhook) => familyOf(webhook) === lifecycle.family);
  const path = siblings[0]?.file ?? `spec/${lifecycle.domain}/events.yaml`;
  return [{ kind: 'docs', path, task, presence: stands === isWanted ? 'there' : 'missing', files: [] }];
});

/** `card.authorization.declined` is of the family `card.authorization`. */
const familyOf = ({ type }: Webhook): string => type.slice(0, type.lastIndexOf('.'));

/** The walk compares projected values by itself; a test beside it says the new one. */
const ofShownState = ofMachine((lifecycle, { now = '' }, { project }) => {
  const folders = [testFolder(lifecycle), 'test/model'];
  const files = folders.flatMap((folder) => project.containing(folder, [now]));
  const saying = files.filter((file) => project.isChanged(file) && saysText(project, file, now));
  return [{ kind: 'test', path: testFolder(lifecycle), task: `a test that sees ${now}`, ...found(saying) }];
});

const ofDefinition = ofMachine(({ id, hash }, _, { project }) => {
  const path = `generated/lifecycles/${id}.json`;
  const isCurrent = project.text(path).includes(hash);
  const task = 'the definition, and its diagram';
  return [{ kind: 'generated', path, task, presence: isCurrent ? 'there' : 'missing', files: [] }];
});

export const machineRules: FollowRules = {
  'machine-added': ofAddedMachine,
  'machine-definition': ofDefinition,
  'state-added': both(walkReaches, ofPassing, ofNewState),
  'substate-added': both(ofPassing, ofNewState),
  'state-passing': ofPassing,
  'projection-changed': ofShownState,
  'projection-gained': ofProjection,
  'projection-lost': ofProjection,
  'event-added': ofNewEvent,
  'event-removed': ofRemovedEvent,
  'transition-removed': ofRemovedTransition,
  'guard-added': ofGuard,
  'guard-changed': ofGuard,
  'effect-declared': ofEffect,
  'effect-dropped': ofDroppedEffect,
  'effect-params': ofEffect,
};
