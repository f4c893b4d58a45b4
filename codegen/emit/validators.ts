import type { Kept } from '../model/kept.ts';
import type { Model } from '../model/model.ts';
import { type Address, partRef, type Unit, unitsOf } from '../model/validator-units.ts';
import { header, indent, lines, propertyName } from '../print/text.ts';
import type { Emitter, Output } from './emitter.ts';
import { REQUEST_TYPES, RESPONSE_TYPES } from './validator-types.ts';

const FOLDER = 'generated/contract';

/**
 * `validators.js` for requests, loaded at start, and `response-validators.js`, loaded by whoever checks responses. The
 * code behind them stands in `validators/<family>/<domain>.js`: a domain whose schemas are as they were is not compiled
 * again, and its file is the same to the byte.
 */
export const emitValidators: Emitter = async (model, kept) => {
  const { units } = unitsOf(model);
  const emitted = [...units.values()].filter(({ family }) => family !== 'events');
  return [
    ...(await Promise.all(emitted.map((unit) => unitModule(model, unit, kept)))),
    index(model, 'validators.js', 'requestValidators', ['query', 'headers', 'body']),
    index(model, 'response-validators.js', 'responseValidators', undefined),
    { path: `${FOLDER}/validators.d.ts`, text: REQUEST_TYPES },
    { path: `${FOLDER}/response-validators.d.ts`, text: RESPONSE_TYPES },
  ];
};

const unitModule = async (model: Model, { id, key }: Unit, kept: Kept): Promise<Output> => {
  const path = `${FOLDER}/validators/${id}.js`;
  return { path, key, text: kept.output(path, key) ?? (await compiledText(model, id)) };
};

/** ajv is loaded only when there is something to compile. */
const compiledText = async (model: Model, id: string): Promise<string> =>
  (await import('./validator-code.ts')).compiledText(model, id);

/** The validators of each operation, put together from their units; without a list of parts, those of its responses. */
const index = (model: Model, file: string, exported: string, parts: readonly string[] | undefined): Output => {
  const { addresses } = unitsOf(model);
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
