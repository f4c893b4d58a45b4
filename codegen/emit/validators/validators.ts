import { StructureKind } from 'ts-morph';
import type { Model, Operation } from '../../model/model.ts';
import { type Address, partRef, type Unit, unitsOf } from '../../model/schemas/validator-units.ts';
import { objectOf } from '../../print/blocks.ts';
import { exportedConstant } from '../../print/declarations.ts';
import { propertyName } from '../../print/text.ts';
import { printFile, type Statement } from '../../print/typescript.ts';
import type { Emitter, Target } from '../emitter.ts';
import { REQUEST_TYPES, RESPONSE_TYPES, requestTypes, responseTypes } from './types.ts';

const FOLDER = 'generated/contract';

/**
 * `validators.js` for requests, loaded at start, and `response-validators.js`, loaded by whoever checks responses. The
 * code behind them stands in `validators/<family>/<domain>.js`: a domain whose schemas are as they were is not compiled
 * again, and its file is the same to the byte.
 */
export const emitValidators: Emitter = (model) => {
  const { units } = unitsOf(model);
  const emitted = [...units.values()].filter(({ family }) => family !== 'events');
  return [
    ...emitted.map((unit) => unitModule(model, unit)),
    requestIndex(model),
    responseIndex(model),
    { path: REQUEST_TYPES, madeFrom: [], text: requestTypes },
    { path: RESPONSE_TYPES, madeFrom: [], text: responseTypes },
  ];
};

const unitModule = (model: Model, { id, key }: Unit): Target => ({
  path: `${FOLDER}/validators/${id}.js`,
  madeFrom: key,
  text: () => compiledText(model, id),
});

/** ajv is loaded only when there is something to compile. */
const compiledText = async (model: Model, id: string): Promise<string> =>
  (await import('./code.ts')).compiledText(model, id);

const requestIndex = (model: Model): Target =>
  index(model, 'validators.js', 'requestValidators', () => ['query', 'headers', 'body']);

const responseIndex = (model: Model): Target =>
  index(model, 'response-validators.js', 'responseValidators', ({ successes }) =>
    successes.map(({ status }) => String(status)),
  );

type Parts = (operation: Operation) => readonly string[];

/** The validators of each operation, put together from their units. */
const index = (model: Model, file: string, exported: string, partsOf: Parts): Target => {
  const path = `${FOLDER}/${file}`;
  const rows = model.operations
    .map((operation): Row => ({ id: operation.id, parts: addressesOf(model, operation, partsOf) }))
    .filter(({ parts }) => parts.length > 0);
  return { path, madeFrom: rows, text: () => printFile('spec/', indexOf(exported, rows)) };
};

/** An operation with what it has a validator for. */
interface Row {
  readonly id: string;
  readonly parts: readonly (readonly [part: string, address: Address])[];
}

const addressesOf = (model: Model, operation: Operation, partsOf: Parts): Row['parts'] => {
  const { addresses } = unitsOf(model);
  return partsOf(operation).flatMap((part) => {
    const address = addresses.get(partRef(operation.id, part));
    return address ? [[part, address] as const] : [];
  });
};

const indexOf = (exported: string, rows: readonly Row[]): Statement[] => {
  const used = new Set(rows.flatMap(({ parts }) => parts.map(([, { unit }]) => unit)));
  const members = rows.map(({ id, parts }) => [id, `{ ${parts.map(memberOf).join(', ')} }`] as const);
  return [...[...used].sort().map(moduleImport), exportedConstant(exported, undefined, objectOf(members))];
};

const moduleImport = (unit: string): Statement => ({
  kind: StructureKind.ImportDeclaration,
  namespaceImport: moduleName(unit),
  moduleSpecifier: `./validators/${unit}.js`,
});

const memberOf = ([part, { unit, name }]: Row['parts'][number]): string =>
  `${propertyName(part)}: ${moduleName(unit)}.${name}`;

/** `bodies/trade-finance` -> `bodiesTradeFinance`. */
const moduleName = (unit: string): string => unit.replace(/\W+(\w)/g, (_mark, letter: string) => letter.toUpperCase());
