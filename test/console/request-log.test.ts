import { describe, expect, it } from 'vitest';
import { filtered, type LoggedRequest, loggedOf, REFUSED, withRequest } from '../../src/console/app/request-log.ts';
import { deriveCatalog } from '../../src/console/derive-catalog.ts';
import { sources } from './sources.ts';

const { operations } = deriveCatalog(sources());
let number = 0;
const logged = (operation: string, params: object, code?: string, account = 'one'): LoggedRequest => {
  number += 1;
  const problem = code === undefined ? undefined : { code, message: 'No.', requestId: 'req_1', details: { a: 1 } };
  const answered = {
    operation,
    params: { ...params },
    status: code ? 409 : 200,
    problem,
    requestId: 'req_1',
    tookMs: 3,
  };
  const described = operations[operation];
  if (described === undefined) throw new Error(`no operation ${operation}`);
  return loggedOf(answered, described, { number, account, at: '2026-03-02T09:00:00.000Z' });
};

describe('the log of requests', () => {
  it('shows the method, path, answer and parts of each request', () => {
    expect(logged('selectPaymentRoute', { id: 'pay_1/x', routeQuoteId: 'rq_1' }, 'NOT_SENDER')).toMatchObject({
      method: 'POST',
      path: '/v1/payments/pay_1%2Fx/select-route',
      parts: { path: { id: 'pay_1/x' }, query: {}, body: { routeQuoteId: 'rq_1' } },
      status: 409,
      code: 'NOT_SENDER',
      details: { a: 1 },
      requestId: 'req_1',
    });
    expect(logged('listPayments', { take: 6, status: ['CANCELED', 'DELIVERED'] })).toMatchObject({
      path: '/v1/payments?take=6&status=CANCELED&status=DELIVERED',
      parts: { body: undefined },
      code: undefined,
    });
  });

  it('counts a repeated read in one line, until a write comes between', () => {
    const read = () => logged('getPayment', { id: 'pay_1' });
    let log = withRequest(withRequest([], read()), read());
    expect(log).toMatchObject([{ times: 2 }]);
    log = withRequest(withRequest(log, logged('getPayment', { id: 'pay_2' })), read());
    expect(log.map(({ path, times }) => [path, times])).toEqual([
      ['/v1/payments/pay_1', 3],
      ['/v1/payments/pay_2', 1],
    ]);
    log = withRequest(withRequest(log, logged('confirmPayment', { id: 'pay_1' })), read());
    expect(log.map(({ method, times }) => [method, times])).toEqual([
      ['GET', 1],
      ['POST', 1],
      ['GET', 3],
      ['GET', 1],
    ]);
    expect(withRequest(log, logged('getPayment', { id: 'pay_1' }, 'PAYMENT_NOT_FOUND'))).toHaveLength(5);
    expect(withRequest(log, logged('getPayment', { id: 'pay_1' }, undefined, 'two'))).toHaveLength(5);
    expect(withRequest(withRequest(log, logged('confirmPayment', {})), logged('confirmPayment', {}))).toHaveLength(6);
  });

  it('keeps the newest 200 requests', () => {
    let log: readonly LoggedRequest[] = [];
    for (let at = 0; at < 205; at += 1) log = withRequest(log, logged('confirmPayment', { id: `pay_${at}` }));
    expect([log.length, log[0]?.parts.path.id]).toEqual([200, 'pay_204']);
  });

  it('shows reads only if they are wanted or refused, and filters by code', () => {
    const log = [
      logged('getPayment', { id: 'pay_1' }),
      logged('getPayment', { id: 'pay_2' }, 'PAYMENT_NOT_FOUND'),
      logged('confirmPayment', { id: 'pay_1' }, 'ROUTE_NOT_SELECTED'),
      logged('cancelPayment', { id: 'pay_1' }),
    ];
    const shown = (outcome: string, hasReads: boolean) =>
      filtered(log, { outcome, hasReads }).map(({ operation, code }) => code ?? operation);
    expect(shown('', false)).toEqual(['PAYMENT_NOT_FOUND', 'ROUTE_NOT_SELECTED', 'cancelPayment']);
    expect(shown('', true)).toHaveLength(4);
    expect(shown(REFUSED, true)).toEqual(['PAYMENT_NOT_FOUND', 'ROUTE_NOT_SELECTED']);
    expect(shown('ROUTE_NOT_SELECTED', true)).toEqual(['ROUTE_NOT_SELECTED']);
  });
});
