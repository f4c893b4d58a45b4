import { fieldAt, rootOf } from './alternatives.ts';
import { type Contract, operationOf } from './contract.ts';
import { codesOf } from './operations.ts';
import { errorSchemas } from './places.ts';
import { holding, isRuling, type ShownError } from './shown.ts';

const ENVELOPE = ['statusCode', 'message', 'code', 'requestId'];

/** What the contract says otherwise of one error code. */
export function errorFaults(contract: Contract, shown: ShownError): string[] {
  const schemas = errorSchemas(contract, shown.code);
  if (isRuling(shown.statuses) && shown.statuses.absent) {
    return schemas.length === 0 ? [] : [`${shown.code}: present, against ${shown.statuses.ruling}`];
  }
  if (schemas.length === 0) return [`${shown.code}: the contract has no such code`];
  const root = rootOf(contract, schemas);
  const statuses = fieldAt(contract, root, 'statusCode')?.alternatives.flatMap(({ values }) => values ?? []) ?? [];
  const wanted = [...holding(shown.statuses)].sort().join(', ');
  const found = [...statuses].sort().join(', ');
  const faults = wanted === found ? [] : [`${shown.code}: status ${wanted}: is ${found}`];
  for (const name of shown.details ?? []) {
    if (fieldAt(contract, root, `details.${name}`) === undefined) faults.push(`${shown.code}: details.${name}: absent`);
  }
  for (const name of ENVELOPE) {
    if (!fieldAt(contract, root, name)?.isRequired) faults.push(`${shown.code}: ${name} can be absent`);
  }
  return [...faults, ...placeFaults(contract, shown), ...useFaults(contract, shown)];
}

/** A code with several statuses answers each operation its own. */
function placeFaults(contract: Contract, { code, at }: ShownError): string[] {
  return Object.entries(at ?? {}).flatMap(([named, statuses]) => {
    const operation = operationOf(contract, named);
    const found = operation && codesOf(contract, operation).get(code);
    const wanted = [holding<number | readonly number[]>(statuses)].flat().join(', ');
    return found?.join(', ') === wanted ? [] : [`${code} at ${named}: ${wanted}: is ${found?.join(', ') ?? 'absent'}`];
  });
}

const used = new WeakMap<Contract, ReadonlySet<unknown>>();

/** Every code that some operation answers. */
function codesInUse(contract: Contract): ReadonlySet<unknown> {
  const known = used.get(contract);
  if (known !== undefined) return known;
  const operations = Object.entries(contract.document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).flatMap((method) => operationOf(contract, `${method} ${path}`) ?? []),
  );
  const found = new Set(operations.filter((one) => one.responses).flatMap((one) => [...codesOf(contract, one).keys()]));
  used.set(contract, found);
  return found;
}

const useFaults = (contract: Contract, { code }: ShownError): string[] =>
  codesInUse(contract).has(code) ? [] : [`${code}: no operation answers it`];
