import type { Lifecycle, Operation } from '../model/model.ts';
import { handlerFile, lifecycleFile } from '../model/source-files.ts';
import { MANIFEST } from '../output/manifest.ts';
import type { Change, Rule } from './change.ts';
import { AUDIENCES, type Audience, classify } from './classify.ts';
import type { Contract } from './contract.ts';
import { schemaUses } from './schema-roles.ts';

export type FollowUpKind = 'handler' | 'presenter' | 'effect' | 'fact' | 'migration' | 'test' | 'generated' | 'docs';

/** Something that has to be written because of a change, and how to see whether it is. */
export interface FollowUp {
  readonly kind: FollowUpKind;
  /** By convention: a file, or a folder whose files are searched. */
  readonly path: string;
  readonly task: string;
  /** It is there when a file of the path holds all of these; without any, when the path exists. */
  readonly holds: readonly string[];
  /** It is done when the path, or the text, is gone. */
  readonly gone?: boolean;
  /** No text would show it: somebody has to look. */
  readonly look?: boolean;
}

type Follow = (change: Change, contracts: Contracts) => readonly FollowUp[];

interface Contracts {
  readonly before: Contract;
  readonly after: Contract;
}

/** What has to follow from the changes, each once. Pure: whether it is there is asked of a tree (look.ts). */
export const followUps = (changes: readonly Change[], before: Contract, after: Contract): FollowUp[] => {
  const all = changes.flatMap((change) => FOLLOW[change.rule]?.(change, { before, after }) ?? []);
  const general = changes.length === 0 ? [] : [GENERATED, ...announced(changes)];
  const unique = new Map([...all, ...general].map((one) => [`${one.kind} ${one.path} ${one.task}`, one]));
  return [...unique.values()];
};

const GENERATED: FollowUp = {
  kind: 'generated',
  path: MANIFEST,
  task: '`npm run generate`: contract, wiring, SDK, diagrams',
  holds: [],
};

const NAMES: Readonly<Record<Audience, string>> = { api: 'API consumers', webhooks: 'webhook receivers', rows: 'rows' };

/** Who is broken is told. */
const announced = (changes: readonly Change[]): FollowUp[] => {
  const broken = AUDIENCES.filter((audience) => changes.some((change) => classify(change)[audience] === 'breaking'));
  if (broken.length === 0) return [];
  const who = broken.map((audience) => NAMES[audience]).join(', ');
  return [{ kind: 'docs', path: 'CHANGELOG.md', task: `say what breaks for ${who}`, holds: [], look: true }];
};

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const operationOf = ({ subject }: Change, { before, after }: Contracts): Operation | undefined =>
  after.operations.find(({ id }) => id === subject) ?? before.operations.find(({ id }) => id === subject);

const lifecycleOf = ({ subject }: Change, { before, after }: Contracts): Lifecycle | undefined =>
  after.lifecycles.find(({ id }) => id === subject) ?? before.lifecycles.find(({ id }) => id === subject);

const ofOperation =
  (follow: (operation: Operation, change: Change) => readonly FollowUp[]): Follow =>
  (change, contracts) => {
    const operation = operationOf(change, contracts);
    return operation ? follow(operation, change) : [];
  };

const ofMachine =
  (follow: (lifecycle: Lifecycle, change: Change) => readonly FollowUp[]): Follow =>
  (change, contracts) => {
    const lifecycle = lifecycleOf(change, contracts);
    return lifecycle ? follow(lifecycle, change) : [];
  };

const handler = (operation: Operation, task: string, holds: readonly string[]): FollowUp => ({
  kind: 'handler',
  path: handlerFile(operation),
  task,
  holds,
});

const testOf = ({ domain }: { readonly domain: string }, what: string): FollowUp => ({
  kind: 'test',
  path: `test/domains/${domain}`,
  task: `a test of ${what}`,
  holds: [what],
});

const migration = (lifecycle: Lifecycle, task: string, holds: readonly string[]): FollowUp => ({
  kind: 'migration',
  path: 'migrations',
  task,
  holds: [lifecycle.table, ...holds],
});

/** A field of a request has to be read, one of a response to be presented. */
const ofField: Follow = (change, { after }) => {
  const field = change.at?.split('.').at(-1)?.replaceAll('[]', '') ?? '';
  if (change.area === 'operation') {
    const own = after.operations.find(({ id }) => id === change.subject);
    return own ? [handler(own, `\`${field}\``, [field]), testOf(own, field)] : [];
  }
  const { operations } = schemaUses(after);
  const carriers = (role: string) =>
    after.operations.filter(({ id }) => operations.get(`${role} ${change.subject}`)?.has(id));
  const written = carriers('request').flatMap((one) => [
    handler(one, `read \`${field}\``, [field]),
    testOf(one, field),
  ]);
  const domains = new Set(carriers('response').map(({ domain }) => domain));
  const shown = [...domains].flatMap((domain): FollowUp[] => [
    {
      kind: 'presenter',
      path: `src/domains/${domain}`,
      task: `present \`${change.subject}.${field}\` (\`<aggregate>.present.ts\`)`,
      holds: [field],
    },
    testOf({ domain }, field),
  ]);
  return [...written, ...shown];
};

const ofColumn = (task: string): Follow =>
  ofMachine((lifecycle, { at = '' }) => [
    migration(lifecycle, `${lifecycle.table}.${snake(at)}: ${task}`, [snake(at)]),
  ]);

const ofState: Follow = ofMachine((lifecycle, { now, was }) => {
  const [status = ''] = (now ?? was ?? '').split('.');
  const check = `${lifecycle.table}_status_known`;
  return now !== undefined
    ? [
        migration(lifecycle, `CHECK \`${check}\` takes ${status}`, [check, `'${status}'`]),
        { ...testOf(lifecycle, status), task: `the walk of ${lifecycle.id} reaches ${status}` },
      ]
    : [
        migration(lifecycle, `rows in ${status} are mapped, then CHECK \`${check}\` loses it`, [
          check,
          `'${status}'`,
          'UPDATE',
        ]),
      ];
});

/** Handlers that send an event which a new state does not take: they have to refuse it there, or the engine throws. */
const ofRefusals: Follow = (change, { after }) => {
  const lifecycle = after.lifecycles.find(({ id }) => id === change.subject);
  const state = change.now ?? '';
  const taken = lifecycle?.transitions
    .filter(({ from }) => `${state}.`.startsWith(`${from}.`))
    .map(({ event }) => event);
  return after.operations.flatMap((operation) =>
    operation.lifecycle.flatMap(({ machine, event, refused }): FollowUp[] => {
      if (machine !== change.subject || event === undefined || taken?.includes(event)) return [];
      const task = `refuses ${event} in ${state}${refused === undefined ? '' : ` with ${refused}`}`;
      return [{ ...handler(operation, task, []), look: true }];
    }),
  );
};

const ofEvent: Follow = ofMachine((lifecycle, { now = '' }) => [
  {
    kind: 'handler',
    path: `src/domains/${lifecycle.domain}`,
    task: `somebody sends ${now} to ${lifecycle.id}`,
    holds: [`'${now}'`],
  },
  { ...testOf(lifecycle, now), task: `the walk of ${lifecycle.id} sends ${now}` },
]);

const ofEffect = (gone: boolean): Follow =>
  ofMachine((lifecycle, { at, was, now }) => {
    const name = at ?? now ?? was ?? '';
    return [
      {
        kind: 'effect',
        path: lifecycleFile(lifecycle, 'effects'),
        task: gone ? `\`${name}\` goes` : `\`${name}\``,
        holds: [name],
        ...(gone ? { gone } : {}),
      },
    ];
  });

const ofPassing: Follow = ofMachine((lifecycle, { at, now }) => {
  const name = at ?? now ?? '';
  const isPassing = lifecycle.leaves.some((leaf) => leaf.name === name && leaf.passing);
  const task = `a loader for ${name}`;
  return isPassing ? [{ kind: 'fact', path: lifecycleFile(lifecycle, 'facts'), task, holds: [name] }] : [];
});

const ofDeadline: Follow = ofMachine((lifecycle, { at = '' }) => [
  migration(lifecycle, `\`timers\` of rows in ${at}`, ['timers', at]),
]);

const ofProjection: Follow = ofMachine((lifecycle, change) => {
  const { now = '', told } = change;
  const type = `${lifecycle.family}.${now.toLowerCase()}`;
  if (!told || lifecycle.family === undefined || change.rule !== 'projection-gained') return [];
  return [{ kind: 'docs', path: 'spec/openapi.yaml', task: `the webhook \`${type}\``, holds: [type] }];
});

const ofCode: Follow = ofOperation((operation, { now = '' }) => {
  const [code = ''] = now.split(' ');
  return [handler(operation, `answers ${code}`, [code]), testOf(operation, code)];
});

const both =
  (...follow: readonly Follow[]): Follow =>
  (change, contracts) =>
    follow.flatMap((one) => one(change, contracts));

const FOLLOW: Readonly<Partial<Record<Rule, Follow>>> = {
  'operation-added': ofOperation((operation) => [
    handler(operation, 'the handler, no stub', [`export const ${operation.id}`]),
    testOf(operation, operation.id),
    { kind: 'generated', path: 'generated/sdk/src/paychart.gen.ts', task: 'its SDK method', holds: [operation.id] },
  ]),
  'domain-changed': (change, contracts) => [
    ...ofOperation((operation) => [handler(operation, 'the handler moves here', [operation.id])])(change, contracts),
    ...ofMachine((lifecycle) => [
      { kind: 'effect', path: lifecycleFile(lifecycle, 'effects'), task: 'the effects move here', holds: [] },
    ])(change, contracts),
  ],
  'operation-removed': ofOperation((operation) => [{ ...handler(operation, 'the handler goes', []), gone: true }]),
  'parameter-added': ofField,
  'property-added': ofField,
  'code-gained': ofCode,
  'constraint-added': ({ now = '' }) => [
    { kind: 'migration', path: 'migrations', task: `the constraint \`${now}\``, holds: [now] },
  ],
  'lifecycle-use-added': ofOperation((operation, { now = '' }) => {
    const [, event = ''] = now.split(' ');
    return now.startsWith('opens') ? [] : [handler(operation, `sends ${event}`, [`'${event}'`])];
  }),
  'machine-added': ofMachine((lifecycle) => [
    migration(lifecycle, `the table ${lifecycle.table}`, [`${lifecycle.table}_status_known`]),
    { kind: 'effect', path: lifecycleFile(lifecycle, 'effects'), task: 'its effects', holds: [] },
    testOf(lifecycle, lifecycle.id),
  ]),
  'machine-definition': ofMachine(({ id, hash }) => [
    {
      kind: 'generated',
      path: `generated/lifecycles/${id}.json`,
      task: 'the definition, and its diagram',
      holds: [hash],
    },
  ]),
  'machine-removed': ofMachine((lifecycle) => [migration(lifecycle, `the rows of ${lifecycle.table}`, ['dropTable'])]),
  'state-added': both(ofState, ofPassing, ofRefusals),
  'substate-added': both(ofPassing, ofRefusals),
  'state-removed': ofState,
  'state-passing': ofPassing,
  'projection-gained': ofProjection,
  'deadline-added': ofDeadline,
  'deadline-removed': ofDeadline,
  'deadline-changed': ofDeadline,
  'event-added': ofEvent,
  'effect-declared': ofEffect(false),
  'effect-dropped': ofEffect(true),
  'effect-params': ofEffect(false),
  'column-added': ofColumn('a new column'),
  'column-removed': ofColumn('drop it, one release later'),
  'column-type': ofColumn('another type'),
  'column-required': ofColumn('NOT NULL, with the rows that exist filled'),
  'column-nullable': ofColumn('DROP NOT NULL'),
  'column-value-added': ofColumn('its CHECK takes the new value'),
  'column-value-removed': ofColumn('rows that hold the old value'),
};
