import { StructureKind } from 'ts-morph';
import type { Kept } from '../model/kept.ts';
import type { Model, Operation } from '../model/model.ts';
import { type Address, partRef, type Unit, unitsOf } from '../model/validator-units.ts';
import { objectOf } from '../print/blocks.ts';
import { exportedConstant } from '../print/declarations.ts';
import { propertyName } from '../print/text.ts';
import { printFile, type Statement } from '../print/typescript.ts';
import type { Emitter, Output } from './emitter.ts';
import { REQUEST_TYPES, RESPONSE_TYPES, requestTypes, responseTypes } from './validator-types.ts';

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
    requestIndex(model),
    responseIndex(model),
    { path: REQUEST_TYPES, text: requestTypes() },
    { path: RESPONSE_TYPES, text: responseTypes() },
  ];
};

const unitModule = async (model: Model, { id, key }: Unit, kept: Kept): Promise<Output> => {
  const path = `${FOLDER}/validators/${id}.js`;
  return { path, key, text: kept.output(path, key) ?? (await compiledText(model, id)) };
};

/** ajv is loaded only when there is something to compile. */
const compiledText = async (model: Model, id: string): Promise<string> =>
  (await import('./validator-code.ts')).compiledText(model, id);

const requestIndex = (model: Model): Output =>
  index(model, 'validators.js', 'requestValidators', () => ['query', 'headers', 'body']);

const responseIndex = (model: Model): Output =>
  index(model, 'response-validators.js', 'responseValidators', ({ successes }) =>
    successes.map(({ status }) => String(status)),
  );

type Parts = (operation: Operation) => readonly string[];

/** The validators of each operation, put together from their units. */
const index = (model: Model, file: string, exported: string, partsOf: Parts): Output => {
  const rows = model.operations.map((operation) => ({
    id: operation.id,
    parts: addressesOf(model, operation, partsOf),
  }));
  const used = new Set(rows.flatMap(({ parts }) => parts.map(([, { unit }]) => unit)));
  const members = rows
    .filter(({ parts }) => parts.length > 0)
    .map(({ id, parts }) => [id, `{ ${parts.map(memberOf).join(', ')} }`] as const);
  const statements = [...[...used].sort().map(moduleImport), exportedConstant(exported, undefined, objectOf(members))];
  const path = `${FOLDER}/${file}`;
  return { path, text: printFile(path, 'spec/', statements) };
};

const addressesOf = (model: Model, operation: Operation, partsOf: Parts): [part: string, Address][] => {
  const { addresses } = unitsOf(model);
  return partsOf(operation).flatMap((part) => {
    const address = addresses.get(partRef(operation.id, part));
    return address ? [[part, address] as [string, Address]] : [];
  });
};

const moduleImport = (unit: string): Statement => ({
  kind: StructureKind.ImportDeclaration,
  namespaceImport: moduleName(unit),
  moduleSpecifier: `./validators/${unit}.js`,
});

const memberOf = ([part, { unit, name }]: [part: string, Address]): string =>
  `${propertyName(part)}: ${moduleName(unit)}.${name}`;

/** `bodies/trade-finance` -> `bodiesTradeFinance`. */
const moduleName = (unit: string): string => unit.replace(/\W+(\w)/g, (_mark, letter: string) => letter.toUpperCase());
