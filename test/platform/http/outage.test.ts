import { describe, expect, it } from 'vitest';
import { TryAgain } from '../../../src/platform/http/ports.ts';
import { createLog, databaseIsThere } from '../../../src/platform/http/server/log.ts';

const refused = () => Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });

interface Written {
  readonly level: string;
  readonly msg: string;
  readonly failures?: number;
  readonly seconds?: number;
}

function logged() {
  const lines: Written[] = [];
  const clock = { now: 0 };
  const log = createLog({
    level: 'info',
    environment: 'sandbox',
    destination: { write: (line) => void lines.push(JSON.parse(line) as Written) },
    monotonic: () => clock.now,
  });
  const told = () => lines.splice(0).map(({ level, msg, failures }) => [level, msg, failures]);
  return { log, clock, lines, told };
}

const AWAY = 'the database is unavailable; requests are refused with TRY_AGAIN';

describe('an outage of the database', () => {
  it('is logged once, and its number of failures once per period', () => {
    const { log, clock, told } = logged();
    const child = log.child({ worker: 'timers' });
    log.error({ err: refused(), task: 'jobs' }, 'background task failed');
    child.error({ err: refused() }, 'background task failed');
    log.warn({ err: new TryAgain('the database went away', { cause: refused() }) }, 'try again');
    expect(told()).toEqual([['error', AWAY, 1]]);
    clock.now = 59_999;
    log.warn({ err: refused() }, 'try again');
    expect(told()).toEqual([]);
    clock.now = 60_000;
    log.warn({ err: refused() }, 'try again');
    expect(told()).toEqual([['warn', AWAY, 5]]);
  });

  it('ends with one line that says how long it took', () => {
    const { log, clock, lines } = logged();
    databaseIsThere(log);
    expect(lines).toEqual([]);
    clock.now = 1000;
    for (let count = 0; count < 7; count += 1) log.warn({ err: refused() }, 'try again');
    clock.now = 13_400;
    databaseIsThere(log);
    databaseIsThere(log);
    expect(lines.map(({ msg }) => msg)).toEqual([AWAY, 'the database is available again']);
    expect(lines[1]).toMatchObject({ level: 'info', seconds: 12.4, failures: 7 });
  });

  it('logs a summary later if it comes and goes', () => {
    const { log, clock, told } = logged();
    for (clock.now = 0; clock.now < 60_000; clock.now += 100) {
      log.warn({ err: refused() }, 'try again');
      databaseIsThere(log);
    }
    expect(told()).toEqual([
      ['warn', AWAY, 1],
      ['info', 'the database is available again', 1],
    ]);
    log.warn({ err: refused() }, 'try again');
    expect(told()).toEqual([['warn', AWAY, 600]]);
  });

  it('hides nothing else', () => {
    const { log, told } = logged();
    log.warn({ err: refused() }, 'try again');
    log.error({ err: new Error('a defect') }, 'request failed');
    log.warn({ err: new TryAgain('a lock was not to be had') }, 'try again');
    log.info('a word');
    log.info({ status: 200 }, 'request');
    expect(told().map(([, msg]) => msg)).toEqual([AWAY, 'request failed', 'try again', 'a word', 'request']);
  });
});
