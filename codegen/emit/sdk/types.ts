import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { isObject } from '../../load/json.ts';
import { keyOf } from '../../model/kept.ts';
import { withoutRefinements } from '../../model/refinement.ts';

let warm: Worker | undefined;

/** Starts the thread ahead of its work: hey-api loads while the specification is still being read. */
export function warmUp(): void {
  warm ??= new Worker(new URL('./types.worker.ts', import.meta.url), { workerData: cacheFolder() });
  // A specification with errors never comes to the SDK.
  warm.unref();
}

/** The main thread's compile cache, if it uses one. */
const cacheFolder = (): string | undefined => {
  const folder = getCompileCacheDir();
  return folder && dirname(folder);
};

interface Work {
  readonly worker: Worker;
  readonly contents: Promise<unknown[]>;
}
const begun = new WeakMap<object, Work>();

/** Gives the thread its document; who wants the types asks `emitTypes` with the same one. */
export function beginTypes(openapi: object): Work {
  warmUp();
  const worker = warm as Worker;
  warm = undefined;
  const contents = once(worker, 'message');
  // Nobody may ever ask: what went wrong is told to those who do.
  contents.catch(() => {});
  worker.postMessage(forTypes(openapi));
  const work = { worker, contents };
  begun.set(openapi, work);
  return work;
}

/** All that hey-api's types depend on. */
export const typesKey = (openapi: object): string => keyOf(forTypes(openapi));

/** The contract's types by hey-api: schemas, and each operation's parameters, results and errors. */
export async function emitTypes(openapi: object): Promise<string> {
  const { worker, contents } = begun.get(openapi) ?? beginTypes(openapi);
  begun.delete(openapi);
  worker.ref();
  const [files] = (await contents) as [string[]];
  const [types] = files;
  if (files.length !== 1 || types === undefined) throw new Error(`hey-api emitted ${files.length} files, not 1`);
  return types;
}

/**
 * Without what no type needs: hey-api takes 40 % longer with the examples, and makes `& unknown` of rules that only
 * narrow. And without int64, which it types as bigint: JSON.parse gives a number.
 */
function forTypes(openapi: object): object {
  const known = reduced.get(openapi);
  if (known) return known;
  const json = JSON.stringify(openapi, (key, value: unknown) => {
    if (key.startsWith('x-') || (key === 'examples' && isExamples(value))) return undefined;
    if (key === 'format' && value === 'int64') return undefined;
    return isObject(value) && CHOICES.some((choice) => choice in value) ? withoutRefinements(value) : value;
  });
  const document = JSON.parse(json) as object;
  reduced.set(openapi, document);
  return document;
}

const reduced = new WeakMap<object, object>();

const CHOICES = ['allOf', 'anyOf', 'oneOf'];

/** A schema's list or a media type's named ones; a property of that name is neither. */
function isExamples(value: unknown): boolean {
  return (
    Array.isArray(value) ||
    Object.values(value ?? {}).every((example: object) => 'value' in Object(example) || '$ref' in Object(example))
  );
}

/** What the types file exports, by lower-case name: hey-api has its own ideas of capitals. */
export function exportedNames(types: string): ReadonlyMap<string, string> {
  const names = [...types.matchAll(/^export type (\w+)/gm)].map(([, name = '']) => name);
  return new Map(names.map((name) => [name.toLowerCase(), name]));
}
