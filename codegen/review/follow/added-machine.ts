import type { Lifecycle, SenderKind } from '../../model/model.ts';
import { lifecycleFile } from '../../model/source-files.ts';
import type { Project } from '../code/project.ts';
import { walksSending } from '../code/walks.ts';
import { type FollowUp, found, LOOK, ofMachine, testFolder, walkFile, written } from './follow-up.ts';

/** The files that a new lifecycle needs besides its machine and its table. */
export const ofAddedMachine = ofMachine((lifecycle, _, { project, lifecycles, before }) => {
  const { id, domain } = lifecycle;
  const effects = lifecycleFile(lifecycle, 'effects');
  const stub = project.text(effects).includes('notImplemented(') ? 'stub' : 'written';
  const events = lifecycle.events.filter((event) => walksSending(project, event, lifecycle, lifecycles).length === 0);
  const isNewDomain = !before.lifecycles.some((one) => one.domain === domain);
  return [
    { kind: 'effect', path: effects, task: 'its effects', ...written(project.has(effects) ? stub : 'missing') },
    ...presenter(lifecycle, project),
    ...worker(lifecycle, project),
    ...(isNewDomain ? [domainList(lifecycle, project)] : []),
    file(project, 'test', `${testFolder(lifecycle)}/${id}.sample.ts`, 'a row for each state'),
    {
      kind: 'test',
      path: walkFile(lifecycle),
      task: `the walk of ${id} sends every event${events.length === 0 ? '' : `: ${events.join(', ')} not yet`}`,
      presence: events.length === 0 ? 'there' : 'missing',
      files: [],
    },
    rows(lifecycle, project),
  ];
});

const file = (project: Project, kind: FollowUp['kind'], path: string, task: string): FollowUp => ({
  kind,
  path,
  task,
  ...found(project.has(path) ? [path] : []),
});

/** A lifecycle with a family of events presents what others are told of it, in whichever domain has the file. */
const presenter = ({ family, domain }: Lifecycle, project: Project): FollowUp[] => {
  if (family === undefined) return [];
  const name = `${family.replaceAll(/[._]/g, '-')}.present.ts`;
  const files = project.files('src/domains').filter((path) => path.endsWith(`/${name}`));
  const task = `present the events of \`${family}\``;
  return [{ kind: 'presenter', path: files[0] ?? `src/domains/${domain}/${name}`, task, ...found(files) }];
};

/** These senders act outside of any request. */
const BEHIND: readonly SenderKind[] = ['provider', 'chain', 'service'];

const worker = ({ domain, id, sentBy }: Lifecycle, project: Project): FollowUp[] => {
  const events = Object.keys(sentBy).filter((event) => sentBy[event]?.some((kind) => BEHIND.includes(kind)));
  if (events.length === 0) return [];
  const files = project.files(`src/domains/${domain}`).filter((path) => path.endsWith('.worker.ts'));
  const sending = files.filter((path) => project.text(path).includes(`'${id}'`));
  const task = `a worker sends ${events.join(', ')} to ${id}, or another lifecycle's effect does`;
  const presence = sending.length > 0 ? found(sending) : LOOK;
  return [{ kind: 'handler', path: `src/domains/${domain}/${id}.worker.ts`, task, ...presence }];
};

const IMPORT_RULES = '.dependency-cruiser.cjs';

const domainList = ({ domain }: Lifecycle, project: Project): FollowUp => ({
  kind: 'code',
  path: IMPORT_RULES,
  task: `the list of domains places \`${domain}\``,
  ...found(project.text(IMPORT_RULES).includes(`'${domain}'`) ? [IMPORT_RULES] : []),
});

const ROWS = 'generated/database/tables.ts';

/** The types of rows are read from a migrated database. */
const rows = ({ table }: Lifecycle, project: Project): FollowUp => ({
  kind: 'generated',
  path: ROWS,
  task: `\`npm run generate:rows\`: the row type of ${table}`,
  ...found(new RegExp(`\\b${table}\\b`).test(project.text(ROWS)) ? [ROWS] : []),
});
