import { describe, expect, it } from 'vitest';
import { type Json, operationsOf } from '../../mock/shared/document.ts';
import { FaultBook } from '../../mock/src/faults.ts';
import { contract } from './answers.ts';

const operationNamed = (id: string): Json =>
  operationsOf(contract)
    .map(({ operation }) => operation)
    .find(({ operationId }) => operationId === id);
const CONFIRM = operationNamed('confirmOfframpPayment');
const CREATE = operationNamed('createOfframpPayment');
const EXPIRED = 'code=409, example=ROUTE_QUOTE_EXPIRED';
const UNAVAILABLE = 'code=503, example=TRY_AGAIN';

describe('the next failures', () => {
  it('are as many as requested, of that operation only', () => {
    const book = new FaultBook(contract);
    book.failNext({ operation: 'confirmOfframpPayment', code: 'ROUTE_QUOTE_EXPIRED', times: 2 });
    expect(book.failureOf(CREATE, 'key')).toBeUndefined();
    expect([1, 2, 3].map(() => book.failureOf(CONFIRM, 'key'))).toEqual([EXPIRED, EXPIRED, undefined]);
  });

  it('are one by default, of any operation that has the code', () => {
    const book = new FaultBook(contract);
    book.failNext({ code: 'ROUTE_QUOTE_EXPIRED' });
    expect(book.failureOf(CREATE, 'key')).toBeUndefined();
    expect([1, 2].map(() => book.failureOf(CONFIRM, 'key'))).toEqual([EXPIRED, undefined]);
  });

  it('belong to one key, so that tests can run in parallel', () => {
    const book = new FaultBook(contract);
    book.failNext({ code: 'TRY_AGAIN', apiKey: 'mine' });
    expect(book.failureOf(CREATE, 'yours')).toBeUndefined();
    expect(book.failureOf(CREATE, undefined)).toBeUndefined();
    expect(book.failureOf(CREATE, 'mine')).toBe(UNAVAILABLE);
  });

  it('come in the order in which they were requested', () => {
    const book = new FaultBook(contract);
    book.failNext({ operation: 'confirmOfframpPayment', code: 'ROUTE_QUOTE_EXPIRED' });
    book.failNext({ operation: 'confirmOfframpPayment', code: 'TRY_AGAIN' });
    expect([1, 2, 3].map(() => book.failureOf(CONFIRM, 'key'))).toEqual([EXPIRED, UNAVAILABLE, undefined]);
  });

  it('are cleared by a reset', () => {
    const book = new FaultBook(contract);
    book.failNext({ code: 'TRY_AGAIN', times: 9 });
    book.delay({ ms: 50 });
    book.reset();
    expect(book.failureOf(CREATE, 'key')).toBeUndefined();
    expect(book.waitOf({ operation: 'getMe', apiKey: 'key' })).toBe(0);
  });

  it.each([
    [{ code: 'NO_SUCH_CODE' }, 'No operation answers NO_SUCH_CODE'],
    [{ operation: 'confirmOfframpPayment', code: 'PHONE_ALIAS_NOT_FOUND' }, 'confirmOfframpPayment answers PHONE'],
    [{ operation: 'payEverybody', code: 'TRY_AGAIN' }, 'There is no operation payEverybody'],
    [{ code: 'TRY_AGAIN', times: 0 }, 'times must be a whole number of at least 1'],
    [{ code: 'TRY_AGAIN', times: 1.5 }, 'times must be'],
    [{ code: 'constructor' }, 'No operation answers constructor'],
    [{ operation: 'constructor', code: 'TRY_AGAIN' }, 'There is no operation constructor'],
  ])('are refused if the contract has none: %j', (failure, message) => {
    expect(() => new FaultBook(contract).failNext(failure)).toThrow(message);
  });

  it('come in addition to the failure rate that the mock was started with', () => {
    const numbers = [0.05, 0.1, 0.2];
    const book = new FaultBook(contract, () => numbers.shift() ?? 1);
    book.always({ latencyMs: 0, failRate: 0.1 });
    expect([1, 2, 3].map(() => book.failureOf(CREATE, 'key'))).toEqual([UNAVAILABLE, undefined, undefined]);
  });
});

describe('delays of answers', () => {
  const asked = { operation: 'createOfframpPayment', apiKey: 'mine' };

  it('add up when several apply to a request', () => {
    const book = new FaultBook(contract);
    book.always({ latencyMs: 5, failRate: 0 });
    book.delay({ ms: 100 });
    book.delay({ ms: 30, operation: 'createOfframpPayment' });
    book.delay({ ms: 7, apiKey: 'mine' });
    book.delay({ ms: 1_000, apiKey: 'yours' });
    expect(book.waitOf(asked)).toBe(142);
    expect(book.waitOf({ operation: undefined, apiKey: undefined })).toBe(105);
  });

  it('replace earlier delays of the same requests, and end with 0', () => {
    const book = new FaultBook(contract);
    book.delay({ ms: 100 });
    book.delay({ ms: 40 });
    expect(book.waitOf(asked)).toBe(40);
    book.delay({ ms: 0 });
    expect(book.waitOf(asked)).toBe(0);
  });

  it.each([-1, Number.NaN, 600_001])('are refused for %s ms', (ms) => {
    expect(() => new FaultBook(contract).delay({ ms })).toThrow('ms must be a number');
  });
});
