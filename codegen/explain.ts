import { loadSpec } from './load/spec.ts';
import { readModel } from './model/build.ts';
import { Diagnostics } from './model/diagnostics.ts';
import { readLifecycles } from './model/machines/lifecycles.ts';
import type { Model, Operation } from './model/model.ts';

/** `npm run generate -- --explain <code>`: where a code comes from, what it means, and which operations answer it, and why. */
export const explainCode = async (root: string, code: string): Promise<string[] | undefined> => {
  const diagnostics = new Diagnostics();
  const [spec, lifecycles] = await Promise.all([loadSpec(root, diagnostics), readLifecycles(root, diagnostics)]);
  const model = readModel(spec, lifecycles, diagnostics);
  const entry = model.errors.find((one) => one.code === code);
  if (entry === undefined) return undefined;
  const isOwn = Object.hasOwn(spec.ownErrors, code);
  const origin = entry.kernel
    ? `the platform${isOwn ? ', with words of spec/errors.yaml' : ''}`
    : isOwn
      ? 'spec/errors.yaml'
      : 'a part of the platform that product.yaml names';
  return [
    `${code}  ${entry.statuses.join(', ')}  ${entry.retry ? 'can be tried again' : 'no retry helps'}`,
    entry.meaning,
    `From ${origin}.`,
    ...answering(model, code),
  ];
};

const answering = ({ operations }: Model, code: string): string[] => {
  const lines = operations.flatMap((operation) => reasonsOf(operation, code).map((why) => `  ${operation.id}: ${why}`));
  return lines.length === 0 ? ['No operation answers it.'] : [`Answered by ${lines.length}:`, ...lines];
};

const reasonsOf = ({ codes, kernelCodes, fieldCodes, lifecycle, bodyKey }: Operation, code: string): string[] => [
  ...kernelCodes
    .filter((one) => one.code === code)
    .map(({ status }) => `${status}, the platform, by the operation's shape`),
  ...codes.filter((one) => one.code === code).map(({ status }) => `${status}, its x-errors`),
  ...fieldCodes.filter((one) => one.code === code).map(({ pointer }) => `x-code of ${pointer}`),
  ...lifecycle.flatMap(({ machine, event, refused }) =>
    Object.entries(refused ?? {})
      .filter(([, answer]) => answer === code)
      .map(([state]) => `${machine} in ${state} does not take ${event ?? 'it'}`),
  ),
  ...([bodyKey?.differs, bodyKey?.required].includes(code) ? ['the idempotency key of its body'] : []),
];
