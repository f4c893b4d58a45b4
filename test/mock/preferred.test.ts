import { describe, expect, it } from 'vitest';
import { exampleNames, type Json, operationsOf, resolve } from '../../mock/shared/document.ts';
import { readsOf, statusesOf, withStatusExamples } from '../../mock/shared/status-examples.ts';
import { preferredOf } from '../../mock/src/preferred.ts';
import { contract } from './answers.ts';

const document = withStatusExamples(contract);
const operations = operationsOf(document).map(({ operation }) => operation);
const operationNamed = (id: string): Json => operations.find(({ operationId }) => operationId === id);
const prefer = (id: string, text: string) =>
  preferredOf(document, operationNamed(id), { prefer: text, requestId: 'req_of_this_one' });

/** The names of headers that a client may count on: what the contract requires, and what it says of some statuses. */
function expectedHeaders(operation: Json, status: string): string[] {
  const { headers = {} } = resolve(document, operation.responses[status]);
  return Object.entries<Json>(headers)
    .filter(([name, header]) => resolve(document, header).required || ['Retry-After', 'Location'].includes(name))
    .map(([name]) => name);
}

describe('a preferred answer', () => {
  it('has every header that the contract requires, for every documented answer of every operation', () => {
    let count = 0;
    for (const operation of operations) {
      for (const status of Object.keys(operation.responses)) {
        for (const name of [undefined, ...exampleNames(document, operation, status)]) {
          const text = name === undefined ? `code=${status}` : `code=${status}, example=${name}`;
          const answer = preferredOf(document, operation, { prefer: text, requestId: 'req_of_this_one' });
          const what = `${operation.operationId} ${text}`;
          expect(answer?.status, what).toBe(Number(status));
          expect(Object.keys(answer?.headers ?? {}), what).toEqual(
            expect.arrayContaining(expectedHeaders(operation, status)),
          );
          for (const value of Object.values(answer?.headers ?? {})) expect(value, what).toMatch(/^[\x20-\x7e]+$/);
          count += 1;
        }
      }
    }
    expect(count).toBeGreaterThan(2_000);
  });

  it('has the id of this request in its header and in its envelope', () => {
    const answer = prefer('confirmOfframpPayment', 'code=409, example=ROUTE_QUOTE_EXPIRED');
    expect(answer?.headers['X-Request-Id']).toBe('req_of_this_one');
    expect(answer?.body).toMatchObject({ code: 'ROUTE_QUOTE_EXPIRED', requestId: 'req_of_this_one' });
  });

  it('has the Location of a created resource', () => {
    const answer = prefer('createOfframpPayment', 'code=201');
    const { paymentId } = (answer?.body ?? {}) as { paymentId?: string };
    expect(answer?.headers.Location).toBe(`/v1/offramp/payments/${paymentId}`);
  });

  it('asks for a credential, and says when to retry', () => {
    expect(prefer('getOfframpPayment', 'code=401')?.headers['WWW-Authenticate']).toBe('Bearer realm="service"');
    expect(prefer('getOfframpPayment', 'code=429')?.headers['Retry-After']).toMatch(/^\d+$/);
    expect(prefer('getOfframpPayment', 'code=503')?.headers['Retry-After']).toMatch(/^\d+$/);
  });

  it('marks no replay, and links no next page', () => {
    const { headers = {} } = prefer('listOfframpPayments', 'code=200') ?? {};
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['Link']));
    expect(Object.keys(prefer('createOfframpPayment', 'code=201')?.headers ?? {})).not.toContain(
      'Idempotency-Replayed',
    );
  });

  it('accepts the names of the stateless mock: every status of every resource', () => {
    for (const { id, schema, list, prefix } of readsOf(document)) {
      if (list !== undefined) continue;
      for (const status of statusesOf(document, schema)) {
        const answer = prefer(id, `example=${prefix}${status}`);
        expect([id, status, answer?.status, ((answer?.body ?? {}) as Json).status]).toEqual([id, status, 200, status]);
      }
    }
  });

  it.each(['constructor', '__proto__', 'toString'])('refuses the example %s with the existing names', (name) => {
    const answer = prefer('getOfframpPayment', `code=200, example=${name}`);
    expect(answer).toMatchObject({ status: 400, body: { title: 'Unknown example' } });
    expect(answer?.headers['X-Request-Id']).toBe('req_of_this_one');
  });

  it.each(['', 'respond-async', 'code=abc', 'wait=10'])('is undefined for the preference %j', (text) => {
    expect(prefer('getOfframpPayment', text)).toBeUndefined();
  });

  it('refuses a code that the operation does not answer', () => {
    expect(prefer('getOfframpPayment', 'code=418')).toMatchObject({ status: 400, body: { title: 'Unknown code' } });
  });
});
