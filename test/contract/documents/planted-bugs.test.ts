import { describe, expect, it } from 'vitest';
import { type Contract, generatedContract, type Lifecycle } from './contract.ts';
import { enumFaults } from './enums.ts';
import { errorFaults } from './errors.ts';
import { lifecycleFaults } from './lifecycles.ts';
import { operationFaults } from './operations.ts';
import { resourceFieldFaults } from './resources.ts';
import {
  type ShownEnum,
  type ShownError,
  type ShownLifecycle,
  type ShownOperation,
  type ShownResource,
  shownEnums,
  shownErrors,
  shownLifecycles,
  shownOperations,
  shownResources,
} from './shown.ts';

const contract = generatedContract();

/** The contract with one place changed, copied along the way there; undefined takes it away. */
function altered(keys: readonly (string | number)[], change: (found: unknown) => unknown): Contract {
  const within = (at: unknown, [key, ...rest]: readonly (string | number)[]): unknown => {
    expect(at, keys.join(' ')).toHaveProperty([String(key)]);
    const copy = (Array.isArray(at) ? [...at] : { ...(at as object) }) as Record<string | number, unknown>;
    const name = key as string;
    const value = rest.length === 0 ? change(copy[name]) : within(copy[name], rest);
    if (value === undefined) delete copy[name];
    else copy[name] = value;
    return copy;
  };
  return within(contract, keys) as Contract;
}

const without = (keys: readonly (string | number)[]): Contract => altered(keys, () => undefined);

const lacking =
  (value: unknown) =>
  (list: unknown): unknown[] =>
    (list as unknown[]).filter((one) => one !== value);

const CONFIRM = ['document', 'paths', '/v1/offramp/payments/{id}/confirm', 'post'];
const SELECT = ['document', 'paths', '/v1/offramp/payments/{id}/select-route', 'post'];
const PAYMENT = ['document', 'components', 'schemas', 'OfframpPayment'];
const REQUEST = ['document', 'components', 'schemas', 'CreateOfframpPaymentRequest'];

describe('a planted bug in an operation', () => {
  const of = (named: string) => shownOperations.operations.find((one) => one.operation === named) as ShownOperation;
  const confirm = of('POST /v1/offramp/payments/{id}/confirm');
  const create = of('POST /v1/offramp/payments');
  const list = of('GET /v1/offramp/payments');

  it('is found when the operation is missing', () => {
    const faults = operationFaults(without(CONFIRM), confirm);
    expect(faults).toEqual(['POST /v1/offramp/payments/{id}/confirm: the contract has no such operation']);
  });

  it('is found in scope and callers', () => {
    const bug = altered([...CONFIRM, 'security', 0, 'apiKey'], () => ['ramps:read']);
    expect(operationFaults(bug, confirm).join()).toContain('callers and scope');
    expect(operationFaults(without([...CONFIRM, 'security', 1]), confirm).join()).toContain('callers and scope');
  });

  it('is found in the success status', () => {
    const bug = altered([...CONFIRM, 'responses'], (found) => {
      const { 200: ok, ...others } = found as Record<string, unknown>;
      return { ...others, 201: ok };
    });
    expect(operationFaults(bug, confirm)).toEqual([`${confirm.operation}: success 200: is 201`]);
  });

  it('is found when a code is missing, whether its own or one of every call', () => {
    const faults = operationFaults(without([...CONFIRM, 'responses', '409']), confirm).join();
    expect(faults).toContain('code ROUTE_NOT_SELECTED: absent');
    expect(faults).toContain('code IDEMPOTENCY_KEY_REUSED of every such call, 409, 422: is 422');
  });

  it('is found when a code is answered that a decision excludes', () => {
    const schema = { $ref: '#/components/schemas/InsufficientFundsError' };
    const answer = { content: { 'application/json': { schema } } };
    const bug = altered([...CONFIRM, 'responses'], (found) => ({ ...(found as object), 402: answer }));
    expect(operationFaults(bug, confirm)).toEqual([
      `${confirm.operation}: code INSUFFICIENT_FUNDS: present, against D-089`,
    ]);
  });

  it('is found when a code has the status of another', () => {
    const bug = altered([...CONFIRM, 'responses'], (found) => {
      const responses = found as Record<string, unknown>;
      return { ...responses, 410: responses['409'] };
    });
    expect(operationFaults(bug, confirm).join()).toContain('code ROUTE_NOT_SELECTED: answers 410');
  });

  it('is found in a request: a field missing, not required, required, of another type', () => {
    expect(operationFaults(without([...REQUEST, 'properties', 'memo']), create).join()).toContain(
      'memo: string?: absent',
    );
    const loose = altered([...REQUEST, 'required'], lacking('amountUsd'));
    expect(operationFaults(loose, create).join()).toContain('amountUsd: string: is not required');
    const strict = altered([...REQUEST, 'required'], (found) => [...(found as string[]), 'memo']);
    expect(operationFaults(strict, create).join()).toContain('memo: string?: is required');
    const other = altered([...REQUEST, 'properties', 'memo'], () => ({ type: 'integer' }));
    expect(operationFaults(other, create).join()).toContain('memo: string?: is integer');
    const numbers = altered([...REQUEST, 'properties', 'allowedRails', 'items'], () => ({ type: 'integer' }));
    expect(operationFaults(numbers, create).join()).toContain('allowedRails: array of string?: is array');
  });

  it('is found in a request that requires a field that the documents do not show', () => {
    const body = altered([...REQUEST, 'required'], (found) => [...(found as string[]), 'reference']);
    expect(operationFaults(body, create)).toEqual([`${create.operation}: request reference: required, and not shown`]);
    const parameter = { name: 'since', in: 'query', required: true, schema: { type: 'string' } };
    const query = altered([...CONFIRM.slice(0, 2), '/v1/offramp/payments', 'get', 'parameters'], (found) => [
      ...(found as unknown[]),
      parameter,
    ]);
    expect(operationFaults(query, list)).toEqual([`${list.operation}: query since: required, and not shown`]);
  });

  it('is found in a query and in a list', () => {
    const blind = altered([...CONFIRM.slice(0, 2), '/v1/offramp/payments', 'get', 'parameters'], () => []);
    expect(operationFaults(blind, list).join()).toContain('query take');
    const renamed = altered(['document', 'components', 'schemas', 'OfframpPaymentList', 'properties'], () => ({}));
    expect(operationFaults(renamed, list)).toEqual([`${list.operation}: response payments[]: absent`]);
  });

  it('is found in a list whose elements show an excluded field', () => {
    const items = ['document', 'components', 'schemas', 'OfframpPaymentList', 'properties', 'payments', 'items'];
    const bug = altered(items, () => ({ $ref: '#/components/schemas/OfframpPaymentCreated' }));
    expect(operationFaults(bug, list)).toEqual([`${list.operation}: response payments[].quotes: present`]);
  });

  it('is found in a response that lacks a field of its record', () => {
    const select = of('POST /v1/offramp/payments/{id}/select-route');
    const bug = altered([...SELECT, 'responses', '200', 'content', 'application/json', 'schema'], () => ({
      $ref: '#/components/schemas/RouteQuote',
    }));
    expect(operationFaults(bug, select).join()).toContain(
      'response OfframpPayment.holdReasons: array of string: absent',
    );
  });
});

describe('a planted bug in a code', () => {
  const shown = shownErrors.find(({ code }) => code === 'INSUFFICIENT_FUNDS') as ShownError;
  const schema = ['document', 'components', 'schemas', 'InsufficientFundsError'];

  it('is found when the code is missing, and when no operation answers it', () => {
    expect(errorFaults(without(schema), shown)).toEqual(['INSUFFICIENT_FUNDS: the contract has no such code']);
    const unused = altered(['document', 'paths'], () => ({}));
    expect(errorFaults(unused, shown)).toEqual(['INSUFFICIENT_FUNDS: no operation answers it']);
  });

  it('is found in its status, its details and its envelope', () => {
    const status = altered([...schema, 'properties', 'statusCode', 'const'], () => 409);
    expect(errorFaults(status, shown)).toEqual(['INSUFFICIENT_FUNDS: status 402: is 409']);
    const details = without([...schema, 'properties', 'details', 'properties', 'shortfallBaseUnits']);
    expect(errorFaults(details, shown)).toEqual(['INSUFFICIENT_FUNDS: details.shortfallBaseUnits: absent']);
    const envelope = altered([...schema, 'required'], lacking('requestId'));
    expect(errorFaults(envelope, shown)).toEqual(['INSUFFICIENT_FUNDS: requestId can be absent']);
  });

  it('is found when an operation answers it with the status of another code', () => {
    const vote = shownErrors.find(({ code }) => code === 'APPROVAL_NOT_PENDING') as ShownError;
    const bug = without(['document', 'paths', '/v1/approvals/{id}/sign', 'post', 'responses', '409']);
    expect(errorFaults(bug, vote)).toEqual(['APPROVAL_NOT_PENDING at POST /v1/approvals/{id}/sign: 409: is absent']);
  });
});

describe('a planted bug in an enumeration', () => {
  const shown = shownEnums.find((one) => one.enum === 'Wallet.owners[].role') as ShownEnum;
  const values = ['document', 'components', 'schemas', 'WalletOwnerRole', 'enum'];

  it('is found in a missing value, in an extra value, and in a missing list', () => {
    const missing = enumFaults(altered(values, lacking('AGENT')), shown);
    expect([...new Set(missing)]).toEqual(['Wallet.owners[].role: lacks AGENT']);
    const surplus = enumFaults(
      altered(values, (found) => [...(found as string[]), 'GUEST']),
      shown,
    );
    expect([...new Set(surplus)]).toEqual(['Wallet.owners[].role: has GUEST too']);
    expect(enumFaults(without(values), shown).join()).toContain('any value');
  });
});

describe('a planted bug in a field', () => {
  const shown = shownResources.find(({ resource }) => resource === 'OfframpPayment') as ShownResource;
  const faultsOf = (bug: Contract, name: string) => resourceFieldFaults(bug, shown, name).join('\n');

  it('is found when the field is missing, and when it can be absent', () => {
    expect(faultsOf(without([...PAYMENT, 'properties', 'claimId']), 'claimId')).toContain('string|null: absent');
    expect(faultsOf(altered([...PAYMENT, 'required'], lacking('claimId')), 'claimId')).toContain('can be absent');
  });

  it('is found in the nullable flag, either way', () => {
    const nullable = altered([...PAYMENT, 'properties', 'sourceAssetId', 'type'], () => ['string', 'null']);
    expect(faultsOf(nullable, 'sourceAssetId')).toContain('string: can be null');
    const copy = structuredClone(contract.document.components.schemas) as Record<string, { properties: object }>;
    for (const name of ['OfframpPayment', 'OfframpPaymentCreated']) {
      const record = copy[name] as { properties: Record<string, { type: unknown }> };
      if (record.properties.claimId) record.properties.claimId.type = 'string';
    }
    const never = altered(['document', 'components', 'schemas'], () => copy);
    expect(faultsOf(never, 'claimId')).toContain('claimId: string|null: is never null');
  });

  it('is found in the type and the format', () => {
    const number = altered([...PAYMENT, 'properties', 'sourceAmountBaseUnits', 'type'], () => 'number');
    expect(faultsOf(number, 'sourceAmountBaseUnits')).toContain('string: is number');
    const text = altered([...PAYMENT, 'properties', 'createdAt'], () => ({ type: 'string' }));
    expect(faultsOf(text, 'createdAt')).toContain('timestamp: is string');
  });
});

describe('a planted bug in a lifecycle', () => {
  const shown = shownLifecycles.find(({ subject }) => subject === 'off-ramp payment') as ShownLifecycle;
  const projection = shownLifecycles.find(({ level }) => level === 'public') as ShownLifecycle;
  const sound = lifecycleFaults(contract, shown);
  const machine = ['lifecycles', 'offramp-payment'];

  const steps = (change: (found: Lifecycle['transitions']) => unknown[]): string[] => {
    const bug = altered([...machine, 'transitions'], (found) => change(found as Lifecycle['transitions']));
    return lifecycleFaults(bug, shown).filter((fault) => !sound.includes(fault));
  };

  it('is found when the machine or a step is missing', () => {
    expect(lifecycleFaults(without(machine), shown).join()).toContain('no machine offramp-payment');
    const missing = steps((found) => found.filter(({ from }) => from !== 'FAILED'));
    expect(missing).toEqual(['off-ramp payment: FAILED > REFUND_PENDING: absent']);
  });

  it('is found in a forbidden step, and in an undocumented step', () => {
    const reverts = steps((found) => [...found, { from: 'DELIVERED', event: 'RETURN', to: 'REFUND_PENDING' }]);
    expect(reverts).toContain('off-ramp payment: DELIVERED > REFUND_PENDING: present, forbidden');
    const surplus = steps((found) => [...found, { from: 'PENDING_CLAIM', event: 'SKIP', to: 'COMPLIANCE_HOLD' }]);
    expect(surplus).toEqual(['off-ramp payment: PENDING_CLAIM > COMPLIANCE_HOLD: present, and nothing names it']);
  });

  it('is found in a state that has another public face', () => {
    const leaf = contract.lifecycles['offramp-payment']?.leaves.findIndex(({ name }) => name === 'FUNDS_LOCKED') ?? -1;
    const bug = altered([...machine, 'leaves', leaf, 'public'], () => 'APPROVED');
    expect(lifecycleFaults(bug, projection).join()).toContain('FUNDS_LOCKED shows ROUTING: is APPROVED');
  });
});
