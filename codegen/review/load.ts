import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { reportCycles } from '../load/cycles.ts';
import { asArray, asObject, isArray, isObject, type Json } from '../load/json.ts';
import { readMachineTypes } from '../load/machine-types.ts';
import { machineFunctions, sourceFunctions } from '../load/named-functions.ts';
import { formatFindings } from '../load/positions.ts';
import { DOCUMENT_FILE, ROOT_FILE } from '../load/root.ts';
import { isReadable, loadSpec } from '../load/spec.ts';
import { buildModel } from '../model/build.ts';
import { Diagnostics } from '../model/diagnostics.ts';
import { readLifecycles } from '../model/machines/lifecycles.ts';
import { lifecycleFile } from '../model/source-files.ts';
import { rulesOf } from './code/migrations.ts';
import { type Contract, EMPTY } from './contract.ts';

export interface Loaded {
  readonly contract: Contract;
  /**
   * The faults for which the generator would refuse this side, as lines; broken parts may be missing from the contract.
   */
  readonly problems: readonly string[];
}

/** Reads the contract of a tree with the generator's own eyes. A tree without a specification has an empty contract. */
export const loadContract = async (root: string): Promise<Loaded> => {
  if (![DOCUMENT_FILE, ROOT_FILE].some((file) => existsSync(join(root, file)))) {
    return { contract: EMPTY, problems: [`there is no ${DOCUMENT_FILE}: everything is new`] };
  }
  const diagnostics = new Diagnostics();
  const [spec, machines] = await Promise.all([loadSpec(root, diagnostics), readLifecycles(root, diagnostics)]);
  reportCycles(spec, diagnostics);
  if (!isReadable(diagnostics)) return { contract: EMPTY, problems: await formatFindings(root, diagnostics.list) };
  const { document, operations, schemas, webhooks, errors, lifecycles } = await buildModel(spec, machines, diagnostics);
  return {
    contract: {
      document: asObject(document as Json),
      operations,
      schemas,
      webhooks,
      errors,
      limits: spec.limits,
      gates: spec.gates,
      lifecycles: lifecycles.map((lifecycle) => ({
        ...lifecycle,
        types: readMachineTypes(root, lifecycle.file),
        code: [
          ...machineFunctions(root, lifecycle.file),
          ...sourceFunctions(root, lifecycleFile(lifecycle, 'effects'), 'effect'),
          ...sourceFunctions(root, lifecycleFile(lifecycle, 'facts'), 'facts'),
        ],
      })),
      examples: examplesOf(document),
      rules: rulesOf(root),
      unreadable: machines.broken,
      acknowledged: acknowledgedIn(spec.files.get('spec/acknowledged.yaml')),
    },
    problems: await formatFindings(root, diagnostics.list),
  };
};

/** A list of `{ change, because }`. */
const acknowledgedIn = (list: Json | undefined): Map<string, string> =>
  new Map(
    asArray(list).flatMap((one) => {
      const { change, because } = asObject(one);
      return typeof change === 'string' && typeof because === 'string' ? [[change, because] as const] : [];
    }),
  );

/** The authored ones: those of refusals are generated from the registry. */
const examplesOf = (document: Json): Map<string, Json> => {
  const found = new Map<string, Json>();
  const visit = (node: Json, place: string): void => {
    if (isArray(node)) for (const [index, item] of node.entries()) visit(item, `${place}/${index}`);
    if (!isObject(node)) return;
    for (const [key, value] of Object.entries(node)) {
      if (key !== 'examples') visit(value, `${place}/${key}`);
      else if (isObject(value)) {
        for (const [name, example] of Object.entries(value)) {
          if (!('$ref' in asObject(example))) found.set(`${place}/${name}`, example);
        }
      }
    }
  };
  const { paths = {}, webhooks = {} } = asObject(document);
  visit(paths, '');
  visit(webhooks, '/webhooks');
  return found;
};
