import type { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { validatorsOf } from '../model/ajv.ts';
import type { Kept } from '../model/kept.ts';
import type { Model } from '../model/model.ts';
import { type Address, partRef, type Unit } from '../model/validator-units.ts';
import { header, indent, lines, propertyName, quote } from '../print/text.ts';
import type { Emitter, Output } from './emitter.ts';
import { REQUEST_TYPES, RESPONSE_TYPES } from './validator-types.ts';

const standaloneCode = standalone as unknown as (ajv: Ajv2020, exports: Readonly<Record<string, string>>) => string;

const FOLDER = 'generated/contract';

/**
 * `validators.js` for requests, loaded at start, and `response-validators.js`, loaded by whoever checks responses. The
 * code behind them stands in `validators/<family>/<domain>.js`: a domain whose schemas are as they were is not compiled
 * again, and its file is the same to the byte.
 */
export const emitValidators: Emitter = (model, kept) => {
  const { units } = validatorsOf(model).divided;
  const emitted = [...units.values()].filter(({ family }) => family !== 'events');
  return [
    ...emitted.map((unit) => unitModule(model, unit, kept)),
    index(model, 'validators.js', 'requestValidators', ['query', 'headers', 'body']),
    index(model, 'response-validators.js', 'responseValidators', undefined),
    { path: `${FOLDER}/validators.d.ts`, text: REQUEST_TYPES },
    { path: `${FOLDER}/response-validators.d.ts`, text: RESPONSE_TYPES },
  ];
};

const unitModule = (model: Model, { id, key }: Unit, kept: Kept): Output => {
  const path = `${FOLDER}/validators/${id}.js`;
  return { path, key, text: kept.output(path, key) ?? compiledText(model, id) };
};

const compiledText = (model: Model, id: string): string => {
  const { ajv, refs } = validatorsOf(model).unit(id);
  return lines(header('spec/').trimEnd(), moduleOf(standaloneCode(ajv, refs)));
};

/** ajv's output as a module. */
const moduleOf = (code: string): string => {
  const body = withoutUnusedSchemas(code.replace('"use strict";\n', ''))
    // Functions are there before the modules that import each other in a circle run; constants are not.
    .replace(/^export const (\w+) = (\w+);$/gm, (_line, name: string, own: string) => `export { ${own} as ${name} };`);
  return withPackages(withUnits(body));
};

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

/** A constant that marks a function of another unit becomes its import. */
const withUnits = (code: string): string => {
  const imports: string[] = [];
  const body = code.replace(
    /^const (validate\d+) = "import ([\w/-]+) (\w+)";\n/gm,
    (_line, own: string, unit: string, name: string) => {
      imports.push(`import { ${name} as ${own} } from ${quote(`../${unit}.js`)};`);
      return '';
    },
  );
  return [...imports, body].join('\n');
};

/** ajv writes `require("ajv/dist/runtime/equal").default` even in its ESM: each becomes an import. */
const withPackages = (code: string): string => {
  const modules = [...new Set([...code.matchAll(/require\("([^"]+)"\)/g)].map(([, name = '']) => name))].sort();
  const imports = modules.map((name, position) => `import module${position} from ${quote(`${name}.js`)};`);
  const body = code.replace(/require\("([^"]+)"\)/g, (_call, name: string) => `module${modules.indexOf(name)}`);
  return [...imports, body.trimEnd()].join('\n');
};

/** The validators of each operation, put together from their units; without a list of parts, those of its responses. */
const index = (model: Model, file: string, exported: string, parts: readonly string[] | undefined): Output => {
  const { addresses } = validatorsOf(model).divided;
  const used = new Set<string>();
  const members = model.operations.flatMap(({ id, successes }) => {
    const properties = (parts ?? successes.map(({ status }) => String(status))).flatMap((part) => {
      const address = addresses.get(partRef(id, part));
      if (!address) return [];
      used.add(address.unit);
      return [`${propertyName(part)}: ${functionOf(address)}`];
    });
    return properties.length > 0 ? [indent(`${id}: { ${properties.join(', ')} },`)] : [];
  });
  return {
    path: `${FOLDER}/${file}`,
    text: lines(
      header('spec/').trimEnd(),
      [...used].sort().map((unit) => `import * as ${moduleName(unit)} from './validators/${unit}.js';`),
      '',
      `export const ${exported} = {`,
      members,
      '};',
    ),
  };
};

const functionOf = ({ unit, name }: Address): string => `${moduleName(unit)}.${name}`;

/** `bodies/trade-finance` -> `bodiesTradeFinance`. */
const moduleName = (unit: string): string => unit.replace(/\W+(\w)/g, (_mark, letter: string) => letter.toUpperCase());
