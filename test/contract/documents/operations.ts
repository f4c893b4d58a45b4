import { type Field, fieldAt, rootOf } from './alternatives.ts';
import { answersOf, bodyOf, type Contract, isSuccess, type Operation, operationOf, parametersOf } from './contract.ts';
import { fieldsOf, type NamedField, requestFault, requestFaults, responseFault } from './fields.ts';
import {
  type Callers,
  holding,
  notationOf,
  type ShownError,
  type ShownOperation,
  type ShownResource,
  shownErrors,
  shownOperations,
  shownResources,
} from './shown.ts';

/** What the contract says otherwise of one operation: nothing where it holds. */
export function operationFaults(contract: Contract, shown: ShownOperation): string[] {
  const operation = operationOf(contract, shown.operation);
  if (operation === undefined) return [`${shown.operation}: the contract has no such operation`];
  const faults = [
    ...callerFaults(operation, holding(shown.callers), holding(shown.scope)),
    ...successFaults(operation, shown),
    ...codeFaults(contract, operation, shown),
    ...queryFaults(contract, shown),
    ...bodyFaults(contract, operation, shown),
    ...answerFaults(contract, operation, shown),
  ];
  return faults.map((fault) => `${shown.operation}: ${fault}`);
}

const securities: Readonly<Record<Callers, (scopes: readonly string[]) => Operation['security']>> = {
  'key or session': (scopes) => [{ apiKey: scopes }, { memberSession: scopes }],
  session: (scopes) => [{ memberSession: scopes }],
  // A key is let in to be told that votes are for members, whatever its scopes (D-013, D-420).
  vote: (scopes) => [{ apiKey: [] }, { memberSession: scopes }],
  operator: () => [{ adminKey: [] }],
  public: () => [],
};

function callerFaults(operation: Operation, callers: Callers, scope: string | null): string[] {
  const wanted = JSON.stringify(securities[callers](scope === null ? [] : [scope]));
  const found = JSON.stringify(operation.security ?? []);
  return wanted === found ? [] : [`callers and scope ${wanted}: is ${found}`];
}

const rising = (numbers: readonly number[]): string => [...numbers].sort((a, b) => a - b).join(', ');

function successFaults(operation: Operation, shown: ShownOperation): string[] {
  const wanted = rising([holding<number | readonly number[]>(shown.success)].flat());
  const found = rising(Object.keys(operation.responses).map(Number).filter(isSuccess));
  return wanted === found ? [] : [`success ${wanted}: is ${found}`];
}

/** The codes of an operation's refusals with their statuses. */
export function codesOf(contract: Contract, operation: Operation): ReadonlyMap<unknown, readonly number[]> {
  const codes = new Map<unknown, number[]>();
  for (const status of Object.keys(operation.responses).map(Number)) {
    if (isSuccess(status)) continue;
    const schemas = answersOf(contract, operation, (one) => one === status);
    const code = schemas.length === 0 ? undefined : fieldAt(contract, rootOf(contract, schemas), 'code');
    for (const value of code?.alternatives.flatMap(({ values }) => values ?? []) ?? []) {
      codes.set(value, [...(codes.get(value) ?? []), status]);
    }
  }
  return codes;
}

/** Codes that every call of its kind can get, beside those that are an operation's own. */
export function codesOfEveryCall({ operation, callers, scope }: ShownOperation): string[] {
  const { anyCredential, keys, signed, tenants, scoped, posts } = shownOperations.everyCall;
  const who = holding(callers);
  if (who === 'public' || who === 'operator') return [];
  return [
    ...anyCredential,
    ...(who === 'session' ? [] : keys),
    ...(signed.operations.includes(operation) ? signed.codes : []),
    ...(tenants.except.includes(operation) ? [] : tenants.codes),
    ...(holding(scope) === null ? [] : scoped),
    ...(operation.startsWith('POST ') ? posts : []),
  ];
}

const statusesOf = (code: string): readonly number[] =>
  holding((shownErrors.find((one) => one.code === code) as ShownError).statuses);

function codeFaults(contract: Contract, operation: Operation, shown: ShownOperation): string[] {
  const found = codesOf(contract, operation);
  const own = shown.errors.flatMap((one) => {
    if (typeof one !== 'string') return found.has(one.code) ? [`code ${one.code}: present, against ${one.ruling}`] : [];
    const other = found.get(one)?.filter((status) => !statusesOf(one).includes(status)) ?? [];
    if (!found.has(one)) return [`code ${one}: absent`];
    return other.length === 0 ? [] : [`code ${one}: answers ${rising(other)}`];
  });
  const general = codesOfEveryCall(shown).flatMap((code) => {
    const [wanted, is] = [rising(statusesOf(code)), rising(found.get(code) ?? [])];
    return wanted === is ? [] : [`code ${code} of every such call, ${wanted}: is ${is || 'absent'}`];
  });
  return [...own, ...general];
}

function queryFaults(contract: Contract, shown: ShownOperation): string[] {
  const parameters = parametersOf(contract, shown.operation).filter((one) => one.in === 'query');
  const told = fieldsOf(shown.query ?? {});
  const faults = told.flatMap(({ path, rule }) => {
    const found = parameters.find(({ name }) => name === path);
    const field = found && { ...rootOf(contract, [found.schema]), isRequired: found.required === true };
    const fault = requestFault(contract, field, notationOf(rule));
    return fault === undefined ? [] : [`query ${path}: ${fault}`];
  });
  const demanded = parameters.filter((one) => one.required).map(({ name }) => name);
  return [...faults, ...surplusFaults(demanded, told).map((fault) => `query ${fault}`)];
}

function bodyFaults(contract: Contract, operation: Operation, shown: ShownOperation): string[] {
  const schemas = bodyOf(operation);
  const root = schemas.length === 0 ? undefined : rootOf(contract, schemas);
  const told = shown.request ?? {};
  const demanded = root?.alternatives.flatMap(({ required }) => [...required]) ?? [];
  const faults = [...requestFaults(contract, root, told), ...surplusFaults(demanded, fieldsOf(told))];
  return faults.map((fault) => `request ${fault}`);
}

/** What a request has to have, and a client that was written by the documents does not send. */
function surplusFaults(demanded: readonly string[], told: readonly NamedField[]): string[] {
  const names = new Set(told.map(({ path }) => path.replace(/[.[].*$/, '')));
  return [...new Set(demanded)].filter((name) => !names.has(name)).map((name) => `${name}: required, and not shown`);
}

function answerFaults(contract: Contract, operation: Operation, { response }: ShownOperation): string[] {
  if (response === undefined) return [];
  const schemas = answersOf(contract, operation, isSuccess);
  if (schemas.length === 0) return ['response: has no schema'];
  const root = rootOf(contract, schemas);
  const faults = (response.keys ?? []).flatMap((key) =>
    fieldAt(contract, root, key) ? [] : [`response ${key}: absent`],
  );
  const of = response.list === undefined ? root : fieldAt(contract, root, `${response.list}[]`);
  if (of === undefined) return [...faults, `response ${response.list}[]: absent`];
  const surplus = (response.without ?? []).filter((name) => fieldAt(contract, of, name) !== undefined);
  faults.push(...surplus.map((name) => `response ${response.list}[].${name}: present`));
  const names = [response.resource, response.of].filter((name) => name !== undefined);
  faults.push(...names.flatMap((name) => recordFaults(contract, of, name)));
  for (const name of response.oneOf ?? []) {
    const fits = of.alternatives.some(
      (one) => recordFaults(contract, { ...of, alternatives: [one] }, name).length === 0,
    );
    if (!fits) faults.push(`response ${name}: no branch has its fields`);
  }
  return faults;
}

/** Fields that a record always has, and that are missing where an operation answers with it. */
export function recordFaults(contract: Contract, root: Field, name: string): string[] {
  const { fields } = shownResources.find((one) => one.resource === name) as ShownResource;
  return fieldsOf(fields).flatMap(({ path, rule }) => {
    if (typeof rule !== 'string') {
      if (rule.fieldsOf !== undefined) return recordFaults(contract, root, rule.fieldsOf);
      if (rule.oneOf !== undefined || rule.absent) return [];
    }
    // What a list leaves out, and what a part of an optional field says, is judged where the resource itself is.
    if (notationOf(rule).endsWith('?') || path.includes('.')) return [];
    const fault = responseFault(contract, fieldAt(contract, root, path), notationOf(rule));
    return fault === undefined ? [] : [`response ${name}.${path}: ${fault}`];
  });
}
