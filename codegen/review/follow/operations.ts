import type { Operation } from '../../model/model.ts';
import { handlerFile, lifecycleFile } from '../../model/source-files.ts';
import type { Change } from '../change.ts';
import { eventReferences } from '../code/event-references.ts';
import { handlerFiles, handlerWritten, namesField, saysText } from '../code/handlers.ts';
import { testsOf, testsThrough } from '../code/tests.ts';
import {
  both,
  type Follow,
  type FollowRules,
  type FollowUp,
  found,
  LOOK,
  ofMachine,
  type Scene,
  testFolder,
  written,
} from './follow-up.ts';

const ofOperation =
  (follow: (operation: Operation, change: Change, scene: Scene) => readonly FollowUp[]): Follow =>
  (change, scene) => {
    const isSubject = ({ id }: Operation): boolean => id === change.subject;
    const operation = scene.after.operations.find(isSubject) ?? scene.before.operations.find(isSubject);
    return operation ? follow(operation, change, scene) : [];
  };

export const handlerTask = (
  operation: Operation,
  task: string,
  state: Pick<FollowUp, 'presence' | 'files'>,
): FollowUp => ({ kind: 'handler', path: handlerFile(operation), task, ...state });

/** The handler reads a field, and a test that calls the operation has it too. What did not change cannot know it. */
export const readsField = (operation: Operation, field: string, { project }: Scene): FollowUp[] => {
  const knows = (file: string): boolean => project.isChanged(file) && namesField(project, file, field);
  return [
    handlerTask(operation, `read \`${field}\``, found(handlerFiles(project, operation).filter(knows))),
    testOfField(operation, field, [operation], project),
  ];
};

export const testOfField = (
  { domain }: { readonly domain: string },
  field: string,
  carriers: readonly Operation[],
  project: Scene['project'],
): FollowUp => {
  const files = new Set(carriers.flatMap((operation) => testsThrough(project, operation)));
  const knowing = [...files].filter((file) => project.isChanged(file) && namesField(project, file, field));
  return { kind: 'test', path: testFolder({ domain }), task: `a test of \`${field}\``, ...found(knowing) };
};

const answers = ofOperation((operation, { now = '' }, { project, after }) => {
  const [code = ''] = now.split(' ');
  const says = (file: string): boolean => saysText(project, file, code);
  const handlers = handlerFiles(project, operation);
  const isNew = [handlerFile(operation), ...handlers.filter(says)].some((file) => project.isChanged(file));
  const byDatabase = after.errors.some((one) => one.code === code && one.constraints.length > 0);
  const answered = byDatabase ? LOOK : found(isNew ? handlers.filter(says) : []);
  const tests = testsThrough(project, operation).filter((file) => project.isChanged(file) && says(file));
  return [
    handlerTask(operation, `answers ${code}`, answered),
    { kind: 'test', path: testFolder(operation), task: `a test of ${code}`, ...found(tests) },
  ];
});

const sends = ofOperation((operation, { now = '' }, { project, lifecycles }) => {
  const [machine, event = ''] = now.split(' ');
  const lifecycle = lifecycles.find(({ id }) => id === machine);
  if (lifecycle === undefined) return [];
  const files = new Set(handlerFiles(project, operation));
  const sent = eventReferences(project, 'src/domains', event, lifecycle, lifecycles).filter(
    ({ use, place }) => use === 'sends' && files.has(place.file),
  );
  return [
    handlerTask(operation, `sends ${event} to ${machine}`, found([...new Set(sent.map(({ place }) => place.file))])),
  ];
});

/** The SDK has every operation but those that operators alone may call. */
const inSdk = ({ id, security }: Operation, project: Scene['project']): FollowUp[] => {
  if (security.length > 0 && security.every(({ scheme }) => scheme === 'adminKey')) return [];
  const files = project.containing('generated/sdk/src', [`${id}(`, `${id}:`, `${id} =`]);
  return [{ kind: 'generated', path: 'generated/sdk', task: `the SDK's method ${id}`, ...found(files) }];
};

export const operationRules: FollowRules = {
  'operation-added': ofOperation((operation, _, { project }) => [
    handlerTask(operation, 'the handler, not a stub', written(handlerWritten(project, operation))),
    {
      kind: 'test',
      path: testFolder(operation),
      task: `a test of ${operation.id}`,
      ...found(testsOf(project, operation)),
    },
    ...inSdk(operation, project),
  ]),
  'operation-removed': ofOperation((operation, _, { project }) => {
    const isGone = !project.has(handlerFile(operation));
    return [handlerTask(operation, 'the handler goes', { presence: isGone ? 'there' : 'missing', files: [] })];
  }),
  'domain-changed': both(
    ofOperation((operation, _, { project }) => [
      handlerTask(operation, 'the handler moves here', written(handlerWritten(project, operation))),
    ]),
    ofMachine((lifecycle, _, { project }) => {
      const path = lifecycleFile(lifecycle, 'effects');
      return [{ kind: 'effect', path, task: 'the effects move here', ...found(project.has(path) ? [path] : []) }];
    }),
  ),
  'parameter-added': ofOperation((operation, { at = '' }, scene) =>
    readsField(operation, at.split('.').at(-1) ?? '', scene),
  ),
  'code-gained': answers,
  'lifecycle-use-added': (change, scene) => (/^(?:opens|uses) /.test(change.now ?? '') ? [] : sends(change, scene)),
  'lifecycle-refusal': ofOperation((operation, { at = '', now }) =>
    now === undefined || now === 'none' ? [] : [handlerTask(operation, `where ${at} is refused, answers ${now}`, LOOK)],
  ),
};
