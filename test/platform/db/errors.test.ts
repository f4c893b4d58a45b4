import { describe, expect, test } from 'vitest';
import {
  CommitUnknown,
  isConnectionLost,
  isOutage,
  isUnavailable,
  shortageOf,
} from '../../../src/platform/db/errors.ts';

const failure = (message: string, about: object = {}): Error => Object.assign(new Error(message), about);
const told = (code: string): Error => failure('of the database', { code, severity: 'FATAL' });

describe('a lost connection to the database', () => {
  test.each([
    ['a socket that was cut', failure('read ECONNRESET', { code: 'ECONNRESET' })],
    ['nobody listens', failure('connect ECONNREFUSED', { code: 'ECONNREFUSED' })],
    ['a host without a way to it', failure('connect EHOSTUNREACH', { code: 'EHOSTUNREACH' })],
    ['names are not resolved now', failure('getaddrinfo EAI_AGAIN', { code: 'EAI_AGAIN' })],
    ['written to after the end', failure('write after end', { code: 'ERR_STREAM_WRITE_AFTER_END' })],
    ['written to when closed', failure('Socket is closed', { code: 'ERR_SOCKET_CLOSED' })],
    ['a socket that is gone', failure('connect ENOENT', { code: 'ENOENT', syscall: 'connect' })],
    ['the pool has no connection', failure('Knex: Timeout', { name: 'KnexTimeoutError' })],
    ['in words of the driver', failure('Connection terminated unexpectedly')],
    ['a client that is broken', failure('Client has encountered a connection error and is not queryable')],
    ['the server stops', told('57P01')],
    ['too many connections', told('53300')],
    ['the password was replaced', told('28P01')],
    ['the server takes no session from here', told('28000')],
    ['a session that was idle in its transaction for too long', told('25P03')],
    ['a transaction that took too long', told('25P04')],
    ['the server says that the connection failed', told('08006')],
    ['nobody knows whether COMMIT arrived', new CommitUnknown('lost')],
  ])('is recognized: %s', (_name, error) => {
    expect(isConnectionLost(error)).toBe(true);
    expect(isOutage(new Error('because of it', { cause: error }))).toBe(true);
  });

  test.each([
    ['a statement that fails', told('23505')],
    ['a file that is missing', failure('open ENOENT', { code: 'ENOENT', syscall: 'open' })],
    ['a defect', new TypeError('undefined is not a function')],
    ['no error at all', 'ECONNRESET'],
  ])('is not %s', (_name, error) => {
    expect(isConnectionLost(error)).toBe(false);
    expect(isOutage(error)).toBe(false);
  });
});

describe('a shortage in the server', () => {
  test.each([
    ['53100', 'disk'],
    ['53200', 'memory'],
    ['53300', 'connections'],
    ['53400', 'other'],
    ['53000', 'other'],
  ] as const)('has the code %s: lack of %s', (code, resource) => {
    const error = told(code);
    expect(shortageOf(error)).toBe(resource);
    expect(isUnavailable(error)).toBe(true);
    expect(isOutage(new Error('because of it', { cause: error }))).toBe(true);
  });

  test('fails a statement for lack of disk or memory, and leaves its connection usable', () => {
    expect(['53100', '53200', '53400'].map((code) => isConnectionLost(told(code)))).toEqual([false, false, false]);
  });

  test('may have cancelled a statement, which can be sent again', () => {
    expect(isUnavailable(told('57014'))).toBe(true);
    expect(isConnectionLost(told('57014'))).toBe(false);
  });

  test.each(['23505', '42P01', '22P02'])('does not have the code %s', (code) => {
    expect(shortageOf(told(code))).toBeUndefined();
    expect(isUnavailable(told(code))).toBe(false);
  });
});
