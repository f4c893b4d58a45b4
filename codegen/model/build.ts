import { Bundler } from '../load/bundle.ts';
import { type FoundFiles, nothingFound } from '../load/found-files.ts';
import { checkRefs } from '../load/refs.ts';
import { DOCUMENT_FILE } from '../load/root.ts';
import type { Spec } from '../load/spec.ts';
import { noCache } from './cache.ts';
import { checkDeprecations } from './deprecation/check-deprecations.ts';
import { fillDeprecations } from './deprecation/schedule.ts';
import type { Diagnostics } from './diagnostics.ts';
import { checkNames } from './dialect/names.ts';
import { checkOperations } from './dialect/operations.ts';
import { checkSchemas } from './dialect/schemas.ts';
import { completeDocument } from './document.ts';
import { buildErrors } from './errors.ts';
import { checkExtensions } from './extensions.ts';
import { checkKernelCodes } from './kernel-codes.ts';
import type { Lifecycles } from './machines/lifecycles.ts';
import { checkStates, fillEventTypes, fillStates } from './machines/states.ts';
import type { Model, Walks } from './model.ts';
import { checkNamedOperations } from './operations/named-operations.ts';
import { buildOperations } from './operations/operations.ts';
import { namesInSdk } from './operations/sdk-names.ts';
import { checkRecipes } from './recipes.ts';
import { checkExamples } from './schemas/examples.ts';
import { namedSchemas } from './schemas/schemas.ts';
import { checkValues, fillValues } from './values.ts';
import { buildWebhooks } from './webhooks.ts';
import { wireFiles } from './wired-files.ts';

/** Reads the model out of the sources and checks all of it. It is to be used only when nothing was reported. */
export const buildModel = async (spec: Spec, lifecycles: Lifecycles, diagnostics: Diagnostics): Promise<Model> => {
  const model = readModel(spec, lifecycles, diagnostics);
  await checkExtensions(spec, diagnostics, noCache);
  if (!diagnostics.any) await checkExamples(spec, model, diagnostics, noCache);
  return model;
};

/** The same without the checks of x- fields and examples, which take as long as all the rest. */
export const readModel = (
  spec: Spec,
  { lifecycles, broken }: Lifecycles,
  diagnostics: Diagnostics,
  found: FoundFiles = nothingFound,
  walks: Walks = { recipes: [], sources: [] },
): Model => {
  checkRefs(spec, diagnostics);
  checkSchemas(spec, diagnostics);
  checkOperations(spec, diagnostics);
  checkStates(spec, lifecycles, broken, diagnostics);
  checkValues(spec, diagnostics);

  const errors = buildErrors(spec.errors, diagnostics);
  const errorsByCode = new Map(errors.map((entry) => [entry.code, entry]));
  const [states, eventTypes] = [fillStates(lifecycles), fillEventTypes(spec.root)];
  const values = fillValues(spec.root);
  const deprecations = fillDeprecations(spec.files);
  const bundler = new Bundler(
    spec.root,
    (object) => deprecations(values(eventTypes(states(object)))),
    (node) =>
      diagnostics.report(
        node,
        'circular-schema',
        `${node.path.at(-1)} contains itself: give it a name in the root, and refer to that`,
      ),
  );
  const context = {
    spec,
    errors: errorsByCode,
    lifecycles,
    brokenMachines: broken,
    diagnostics,
    bundler,
    gates: spec.gates,
  };
  const built = buildOperations(spec.root, context);
  const sdkNames = namesInSdk(spec, built, diagnostics);
  const operations = built.map((operation) => ({ ...operation, sdkName: sdkNames.get(operation.id) }));
  checkKernelCodes(operations, errorsByCode, spec.errors, diagnostics);
  checkNames(spec, operations, errors, diagnostics);
  checkDeprecations(spec, operations, diagnostics);
  checkNamedOperations(spec, lifecycles, operations, diagnostics);
  checkRecipes(walks.recipes, operations, diagnostics);
  const bundled = bundler.document();
  return {
    product: spec.product,
    document: completeDocument(bundled, operations, errorsByCode, spec.product),
    root: spec.root.file === DOCUMENT_FILE ? spec.root.object : undefined,
    operations,
    webhooks: buildWebhooks(spec.root, bundler, diagnostics),
    schemas: namedSchemas(bundled, spec.root),
    errors,
    limits: spec.limits,
    gates: spec.gates,
    locks: spec.locks,
    versions: spec.versions,
    lifecycles: [...lifecycles.values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
    wired: wireFiles(found, lifecycles, diagnostics),
    walks,
  };
};
