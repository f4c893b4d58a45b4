import { type Field, fieldAt, rootOf } from './alternatives.ts';
import { answersOf, bodyOf, type Contract, isSuccess, operationOf, type Schema } from './contract.ts';

/**
 * What stands at a place: `answer GET /v1/wallets: wallets[]`, `body POST /v1/payments (with recipient)`,
 * `error TWOFA_REQUIRED: details`. Undefined where the contract has no such place.
 */
export function fieldOfPlace(contract: Contract, place: string): Field | undefined {
  const [, kind, named = '', branch, path] = /^(\w+) (.*?)(?: \(with (\w+)\))?(?:: (.*))?$/.exec(place) ?? [];
  const schemas = kind === 'error' ? errorSchemas(contract, named) : schemasOf(contract, kind === 'body', named);
  if (schemas.length === 0) return undefined;
  let root = rootOf(contract, schemas);
  if (branch !== undefined) {
    root = { ...root, alternatives: root.alternatives.filter(({ properties }) => properties[branch] !== undefined) };
  }
  return path === undefined ? root : fieldAt(contract, root, path);
}

function schemasOf(contract: Contract, isBody: boolean, named: string): readonly Schema[] {
  const operation = operationOf(contract, named);
  if (operation === undefined) return [];
  return isBody ? bodyOf(operation) : answersOf(contract, operation, isSuccess);
}

/** The schemas of a code: one each. */
export function errorSchemas(contract: Contract, code: string): readonly Schema[] {
  return Object.values(contract.document.components.schemas).filter((one) => one.properties?.code?.const === code);
}
