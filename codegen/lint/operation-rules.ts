import type { SpecNode } from '../load/spec-node.ts';
import type { Method, Operation } from '../model/model.ts';
import type { Linted, LintRule } from './rule.ts';

const MAX_SUMMARY = 60;

/** A handler, its file and the SDK's method are called so: the first word says what kind of thing happens. */
const VERBS: Readonly<Record<string, readonly Method[]>> = {
  explain: ['get'],
  get: ['get'],
  list: ['get'],
  resolve: ['get', 'post'],
  create: ['post'],
  update: ['patch', 'put'],
  set: ['put', 'post', 'patch'],
  replace: ['put'],
  register: ['put', 'post'],
  remove: ['delete'],
  delete: ['delete'],
  revoke: ['delete', 'post'],
  detach: ['delete', 'post'],
  clear: ['delete'],
};

/** The methods that the first word of an operationId stands for; any other word is for a POST. */
export const methodsFor = (id: string): readonly Method[] => VERBS[/^[a-z]+/.exec(id)?.[0] ?? ''] ?? ['post'];

const nodeOf = ({ root }: Linted, { path, method }: Operation): SpecNode | undefined => root.at('paths', path, method);

const eachOperation =
  (look: (operation: Operation, node: SpecNode, report: (at: SpecNode, message: string) => void) => void) =>
  (linted: Linted, report: (at: SpecNode, message: string) => void): void => {
    for (const operation of linted.model.operations) {
      const node = nodeOf(linted, operation);
      if (node) look(operation, node, report);
    }
  };

/** A verb that also opens something on the side answers what it was about. */
const opensOne = (uses: Operation['lifecycle']): boolean => uses.length > 0 && uses.every(({ initial }) => initial);

export const operationRules: readonly LintRule[] = [
  {
    name: 'summary-form',
    why: 'Summaries are the titles of the reference and the comments of the SDK.',
    check: eachOperation(({ id }, node, report) => {
      const summary = node.string('summary') ?? '';
      const at = node.child('summary') ?? node;
      if (!/^[A-Z]/.test(summary)) report(at, `${id} needs a summary that begins with a capital letter`);
      if (summary.endsWith('.')) report(at, `the summary of ${id} is a title: no full stop`);
      if (summary.length > MAX_SUMMARY) report(at, `the summary of ${id} is longer than ${MAX_SUMMARY} characters`);
    }),
  },
  {
    name: 'described',
    why: 'An operation states its rules, and where they come from.',
    check: eachOperation(({ id, path }, node, report) => {
      if ((node.string('description') ?? '') === '') report(node, `${id} has no description`);
      if (path.startsWith('/v1/') && node.child('x-requirements') === undefined) {
        report(node, `${id} has no x-requirements: the sections and decisions that it comes from`);
      }
    }),
  },
  {
    name: 'verb',
    why: 'The first word of an operationId is a promise about its method.',
    check: eachOperation(({ id, method }, node, report) => {
      const verb = /^[a-z]+/.exec(id)?.[0] ?? '';
      const methods = methodsFor(id);
      if (!methods.includes(method)) {
        report(node.child('operationId') ?? node, `${id}: '${verb}' is for ${methods.join(' or ')}, not ${method}`);
      }
    }),
  },
  {
    name: 'path-form',
    why: 'Paths are lowercase words with hyphens, plural where they hold resources; parameters are camelCase.',
    check: eachOperation(({ id, path }, node, report) => {
      const words = path.split('/').slice(1);
      const isKnown = (word: string): boolean =>
        /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z]+)?$/.test(word) || /^\{[a-z][A-Za-z]*\}$/.test(word) || word === '1.0';
      const odd = words.find((word) => !isKnown(word));
      if (odd !== undefined) report(node, `${id}: '${odd}' in ${path} is not kebab-case`);
    }),
  },
  {
    name: 'parameter-description',
    why: 'The reference and the SDK have nothing else to say of a parameter.',
    check: eachOperation(({ id }, node, report) => {
      for (const parameter of node.get('parameters')?.items() ?? []) {
        if (!parameter.string('description'))
          report(parameter, `${id}: ${parameter.string('name')} has no description`);
      }
    }),
  },
  {
    name: 'parameter-example',
    why: 'Nobody can guess a value for a pattern: the mock, the reference and the tests take it from here.',
    check: eachOperation(({ id }, node, report) => {
      for (const parameter of node.get('parameters')?.items() ?? []) {
        const { pattern, examples, enum: values } = parameter.get('schema')?.object ?? {};
        const isGiven = [parameter.object.example, parameter.object.examples, examples, values].some((one) => one);
        if (parameter.object.required === true && parameter.string('in') !== 'path' && pattern && !isGiven) {
          report(parameter, `${id}: ${parameter.string('name')} has a pattern and no example`);
        }
      }
    }),
  },
  {
    name: 'list-pages',
    // D-043, D-045.
    why: 'Every list is read in the same way.',
    check: eachOperation(({ id, parameters, successes }, node, report) => {
      if (!/^list[A-Z]/.test(id)) return;
      const names = parameters.query.map(({ name }) => name);
      const lacking = ['skip', 'take', 'cursor'].filter((name) => !names.includes(name));
      if (lacking.length > 0) report(node, `${id} has no ${lacking.join(', ')}`);
      if (node.at('responses', String(successes[0]?.status), 'headers', 'Link') === undefined) {
        report(node, `${id} does not document the header Link of its next page`);
      }
    }),
  },
  {
    name: 'created-location',
    // D-055.
    why: 'Whoever creates a resource is told where it is.',
    check: eachOperation(({ id, successes, location, method, lifecycle }, node, report) => {
      const creates = successes.some(({ status }) => status === 201 || status === 202);
      const isCreate = /^(?:create|issue)[A-Z]/.test(id) && method === 'post' && opensOne(lifecycle);
      if (isCreate && !creates) report(node, `${id} creates a resource and documents no 201 or 202`);
      if (location !== undefined && !creates) report(node, `${id} has x-location without a 201 or 202`);
    }),
  },
  {
    name: 'mutation-note',
    // D-054, D-060.
    why: 'Whoever sends a mutation has to know what happens when it is sent twice.',
    check: ({ model, root }, report) => {
      for (const operation of model.operations) {
        if (operation.method === 'get') continue;
        const item = (model.document.paths as Record<string, Record<string, { description?: string }>>)[operation.path];
        const isSaid = item?.[operation.method]?.description?.includes('**Sent again**') === true;
        const node = nodeOf({ model, root }, operation);
        if (!isSaid && node) report(node, `${operation.id} does not say what sending it again does`);
      }
    },
  },
];
