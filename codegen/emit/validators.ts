import type { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import type { JsonObject } from '../load/json.ts';
import {
  bodiesOf,
  bodyAjv,
  canonicalRef,
  compiled,
  functionName,
  type KnownAjv,
  parameterAjv,
  parametersOf,
  partRef,
} from '../model/ajv.ts';
import type { Model, Operation } from '../model/model.ts';
import { header, indent, lines, propertyName, quote } from '../print/text.ts';
import type { Emitter, Output } from './emitter.ts';

const standaloneCode = standalone as unknown as (ajv: Ajv2020, exports: Record<string, string>) => string;

const FOLDER = 'generated/contract';

/** The validator of one part of an operation, and the reference under which ajv knows it. */
interface Validator {
  readonly operation: string;
  readonly part: string;
  readonly ref: string;
}

/**
 * `validators.js` for requests, loaded at start, and `response-validators.js`, loaded by whoever checks responses. The
 * code behind them stands in `validators/`: ajv's own output, which shares no names between two instances.
 */
export const emitValidators: Emitter = (model) => {
  const parameters = validatorsOf(model, parameterAjv(model), parametersOf);
  const all = validatorsOf(model, bodyAjv(model), bodiesOf);
  const bodies = all.filter(({ part }) => part === 'body');
  const responses = all.filter(({ part }) => part !== 'body');
  return [
    compiledModule('parameters', parameterAjv(model), parameters),
    compiledModule('bodies', bodyAjv(model), bodies),
    compiledModule('responses', bodyAjv(model), responses),
    index('validators.js', 'requestValidators', { parameters, bodies }),
    index('response-validators.js', 'responseValidators', { responses }),
    { path: `${FOLDER}/validators.d.ts`, text: REQUEST_TYPES },
    { path: `${FOLDER}/response-validators.d.ts`, text: RESPONSE_TYPES },
  ];
};

const validatorsOf = (model: Model, known: KnownAjv, partsOf: (operation: Operation) => JsonObject): Validator[] =>
  model.operations.flatMap((operation) =>
    Object.keys(partsOf(operation)).map((part) => ({
      operation: operation.id,
      part,
      ref: canonicalRef(known, partRef(operation.id, part)),
    })),
  );

/** One function per distinct schema: operations that answer the same schema share it. */
const compiledModule = (name: string, known: KnownAjv, validators: readonly Validator[]): Output => {
  const refs = [...new Set(validators.map(({ ref }) => ref))];
  for (const ref of refs) compiled(known, ref);
  const exports = Object.fromEntries(refs.map((ref) => [functionName(ref), ref]));
  const code = refs.length === 0 ? 'export {};' : moduleOf(standaloneCode(known.ajv, exports));
  return { path: `${FOLDER}/validators/${name}.js`, text: lines(header('spec/').trimEnd(), code) };
};

/** ajv's output as a module. */
const moduleOf = (code: string): string => withImports(withoutUnusedSchemas(code.replace('"use strict";\n', '')));

/** ajv declares every schema as a constant, one per line, and refers to few: the text would be half as long again. */
const withoutUnusedSchemas = (code: string): string => {
  const uses = new Map<string, number>();
  for (const [name] of code.matchAll(/\bschema\d+\b/g)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const isUnused = (line: string): boolean => uses.get(/^const (schema\d+) = /.exec(line)?.[1] ?? '') === 1;
  return code
    .split('\n')
    .filter((line) => !isUnused(line))
    .join('\n');
};

/** ajv writes `require("ajv/dist/runtime/equal").default` even in its ESM: each becomes an import. */
const withImports = (code: string): string => {
  const modules = [...new Set([...code.matchAll(/require\("([^"]+)"\)/g)].map(([, name = '']) => name))].sort();
  const imports = modules.map((name, position) => `import module${position} from ${quote(`${name}.js`)};`);
  const body = code.replace(/require\("([^"]+)"\)/g, (_call, name: string) => `module${modules.indexOf(name)}`);
  return [...imports, body.trimEnd()].join('\n');
};

/** The validators of each operation, put together from their modules. */
const index = (file: string, exported: string, modules: Readonly<Record<string, readonly Validator[]>>): Output => {
  const entries = Object.entries(modules).flatMap(([module, validators]) =>
    validators.map((validator) => ({ ...validator, module })),
  );
  const byOperation = Object.groupBy(entries, ({ operation }) => operation);
  const members = Object.entries(byOperation).map(([operation, parts = []]) => {
    const properties = parts.map(({ part, module, ref }) => `${propertyName(part)}: ${module}.${functionName(ref)}`);
    return indent(`${operation}: { ${properties.join(', ')} },`);
  });
  return {
    path: `${FOLDER}/${file}`,
    text: lines(
      header('spec/').trimEnd(),
      Object.keys(modules).map((module) => `import * as ${module} from './validators/${module}.js';`),
      '',
      `export const ${exported} = {`,
      members.sort(),
      '};',
    ),
  };
};

const REQUEST_TYPES = lines(
  header('spec/').trimEnd(),
  "import type { ErrorObject } from 'ajv';",
  "import type { OperationId } from './operations.ts';",
  '',
  '/** True when the value fits; otherwise all that is wrong stands in `errors`. */',
  'export interface Validate {',
  '  (value: unknown): boolean;',
  '  errors?: readonly ErrorObject[] | null;',
  '}',
  '',
  'export interface RequestValidators {',
  '  /** Coerces text to the documented types and fills in defaults, in place. */',
  '  readonly query?: Validate;',
  '  /** Keys in lower case; coerces as the query does. */',
  '  readonly headers?: Validate;',
  '  /** Changes nothing. */',
  '  readonly body?: Validate;',
  '}',
  '',
  'export declare const requestValidators: { readonly [I in OperationId]?: RequestValidators };',
);

const RESPONSE_TYPES = lines(
  header('spec/').trimEnd(),
  "import type { OperationId } from './operations.ts';",
  "import type { Validate } from './validators.js';",
  '',
  '/** By operation and 2xx status; none for a response that is not JSON. */',
  'export declare const responseValidators: { readonly [I in OperationId]?: { readonly [status: number]: Validate } };',
);
