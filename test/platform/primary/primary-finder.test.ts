import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NoPrimary } from '../../../src/platform/primary/no-primary.ts';
import { type Primary, PrimaryFinder } from '../../../src/platform/primary/primary.ts';
import { type FakeServer, startFakeServer } from './fake-server.ts';
import { until } from './until.ts';

let one: FakeServer;
let other: FakeServer;
/** A host that takes connections and says nothing. */
let silent: Server;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  [one, other] = [await startFakeServer(1), await startFakeServer(1)];
  silent = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
});
afterEach(async () => {
  vi.useRealTimers();
  silent.close();
  await Promise.all([one.stop(), other.stop()]);
});

const silentUrl = (): string => `postgres://u:p@127.0.0.1:${(silent.address() as AddressInfo).port}/db`;
const finderOf = (...urls: readonly string[]): PrimaryFinder =>
  new PrimaryFinder(`postgres://u:p@${urls.map((url) => new URL(url).host).join(',')}/db`);

/** What a search has come to so far. */
function search(...urls: readonly string[]): { found?: Primary; failure?: Error } {
  const outcome: { found?: Primary; failure?: Error } = {};
  finderOf(...urls)
    .findPrimary()
    .then(
      (found) => Object.assign(outcome, { found }),
      (failure: Error) => Object.assign(outcome, { failure }),
    );
  return outcome;
}
const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

describe('the search for the primary', () => {
  it('waits a second for silent hosts once one accepts writes', async () => {
    const searched = search(silentUrl(), one.url);
    await until(() => one.sessions.length === 1);
    await turns();
    vi.advanceTimersByTime(999);
    await turns();
    expect(searched).toEqual({});
    vi.advanceTimersByTime(1);
    await until(() => searched.found !== undefined);
    expect(searched.found).toEqual({ url: one.url, timeline: 1 });
  });

  it('takes the later timeline of a host that answers within that second', async () => {
    Object.assign(other.standing, { timeline: 2 });
    const searched = search(one.url, other.url, silentUrl());
    await until(() => one.sessions.length + other.sessions.length === 2);
    await turns();
    vi.advanceTimersByTime(1000);
    await until(() => searched.found !== undefined);
    expect(searched.found).toEqual({ url: other.url, timeline: 2 });
  });

  it('gives up a host that begins a session and then stays silent', async () => {
    one.standing.isMute = true;
    const searched = search(one.url);
    await until(() => one.sessions.length === 1);
    await turns();
    expect(searched).toEqual({});
    vi.advanceTimersByTime(3000);
    await until(() => searched.failure !== undefined);
    expect(searched.failure).toBeInstanceOf(NoPrimary);
  });

  it('ends its sessions, and leaves no timer behind', async () => {
    other.standing.isReadOnly = true;
    const searched = search(one.url, other.url);
    await until(() => searched.found !== undefined);
    await until(() => [...one.sessions, ...other.sessions].every(({ isOpen }) => !isOpen));
    expect([one.sessions.length, other.sessions.length, vi.getTimerCount()]).toEqual([1, 1, 0]);
  });

  it('reports what each host said, without its password, if none accepts writes', async () => {
    for (const { standing } of [one, other]) standing.isReadOnly = true;
    await expect(finderOf(one.url, other.url).findPrimary()).rejects.toThrow(
      `no server takes writes (${[one, other].map(({ url }) => `${new URL(url).host}: the session is read-only`).join('; ')})`,
    );
  });

  it('sends no query if there is only one server', async () => {
    expect(await finderOf(one.url).find()).toBe(one.url);
    expect(one.sessions).toEqual([]);
  });
});
