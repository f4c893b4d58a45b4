import type { Lifecycle } from '../../model/model.ts';
import { migrationsSaying } from '../code/new-migrations.ts';
import { snake } from '../names.ts';
import { type Follow, type FollowRules, type FollowUp, found, ofMachine, type Scene } from './follow-up.ts';

const migration = (task: string, state: Pick<FollowUp, 'presence' | 'files'>): FollowUp => ({
  kind: 'migration',
  path: 'migrations',
  task,
  ...state,
});

const ofColumn = (task: string): Follow =>
  ofMachine(({ table }, { at = '' }, { project }) => [
    migration(`${table}.${snake(at)}: ${task}`, found(migrationsSaying(project, [table, snake(at)]))),
  ]);

/** The CHECK constraint that lists the statuses of a machine's table. */
const statusCheck = ({ table }: Lifecycle, { after }: Scene) =>
  after.rules.find((rule) => rule.table === table && rule.lists === 'status');

const checkName = (lifecycle: Lifecycle, scene: Scene): string =>
  statusCheck(lifecycle, scene)?.name ?? `${lifecycle.table}_status_known`;

const ofAddedState = ofMachine((lifecycle, { now = '' }, scene) => {
  const [status = ''] = now.split('.');
  const check = statusCheck(lifecycle, scene);
  const knows = check?.values.get('status')?.includes(status) === true;
  return [
    migration(`CHECK \`${checkName(lifecycle, scene)}\` takes ${status}`, found(knows ? [check.place.file] : [])),
  ];
});

const ofRemovedState = ofMachine((lifecycle, { was = '' }, scene) => {
  const [status = ''] = was.split('.');
  const mapping = migrationsSaying(scene.project, [lifecycle.table, `'${status}'`, 'UPDATE']);
  const knows = statusCheck(lifecycle, scene)?.values.get('status')?.includes(status) === true;
  return [
    migration(`rows of ${lifecycle.table} in ${status} are mapped to another status`, found(mapping)),
    migration(`then CHECK \`${checkName(lifecycle, scene)}\` loses ${status}`, found(knows ? [] : mapping)),
  ];
});

/** The engine keeps the projected value in a column of its own, as soon as it differs from the status somewhere. */
const isProjected = (lifecycle: Lifecycle | undefined): boolean =>
  lifecycle?.leaves.some(({ status, public: shown }) => status !== shown) === true;

/** Stored rows keep the projected value of the day on which they were written. */
const ofProjection = ofMachine((lifecycle, { at = '', was = '', now = '' }, { before, after, project }) => {
  const { id, table } = lifecycle;
  const [old, next] = [before, after].map(({ lifecycles }) => lifecycles.find((one) => one.id === id));
  const wasColumn = isProjected(old);
  if (!isProjected(next)) {
    const dropped = migrationsSaying(project, [table, 'public_status']);
    return [migration(`${table}.public_status goes: every projected value is the status now`, found(dropped))];
  }
  const rewrite = migrationsSaying(project, [table, 'public_status', `'${now}'`, 'UPDATE']);
  const added = migrationsSaying(project, [table, 'public_status']);
  return [
    ...(wasColumn ? [] : [migration(`${table}.public_status: a new column, filled from the status`, found(added))]),
    migration(`rows of ${table} in ${at}: public_status ${was} becomes ${now}`, found(wasColumn ? rewrite : added)),
  ];
});

const ofRemovedSubstate = ofMachine(({ table }, { was = '' }, { project }) => {
  const files = migrationsSaying(project, [table, 'public_status', 'UPDATE']);
  return [migration(`rows of ${table} in ${was} get the public_status of another state`, found(files))];
});

const ofDeadline = ofMachine(({ table }, { at = '' }, { project }) => {
  const [status = ''] = at.split('.');
  const files = migrationsSaying(project, ['timers', `'${status}'`]);
  return [migration(`\`timers\` of the rows of ${table} in ${at}`, found(files))];
});

const ofAddedMachine = ofMachine((lifecycle, _, scene) => {
  const check = statusCheck(lifecycle, scene);
  return [migration(`the table ${lifecycle.table}`, found(check ? [check.place.file] : []))];
});

const ofRemovedMachine = ofMachine(({ table }, _, { project }) => [
  migration(
    `the rows of ${table} are archived or mapped, then the table goes`,
    found(migrationsSaying(project, ['dropTable', table])),
  ),
]);

/** A constraint may be as old as its table: any migration counts. */
const ofConstraint: Follow = ({ now: name = '' }, { project }) => [
  migration(`the constraint \`${name}\``, found(project.containing('migrations', [name]))),
];

export const tableRules: FollowRules = {
  'constraint-added': ofConstraint,
  'machine-added': ofAddedMachine,
  'machine-removed': ofRemovedMachine,
  'state-added': ofAddedState,
  'state-removed': ofRemovedState,
  'substate-removed': ofRemovedSubstate,
  'projection-changed': ofProjection,
  'deadline-added': ofDeadline,
  'deadline-removed': ofDeadline,
  'deadline-changed': ofDeadline,
  'column-added': ofColumn('a new column'),
  'column-removed': ofColumn('drop it, one release later'),
  'column-type': ofColumn('another type'),
  'column-required': ofColumn('NOT NULL, after the rows that exist are filled'),
  'column-nullable': ofColumn('DROP NOT NULL'),
  'column-value-added': ofColumn('its CHECK takes the new value'),
  'column-value-removed': ofColumn('rows that hold the old value get another one, then its CHECK loses it'),
};
