import pg, { type Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NoPrimary } from '../../../src/platform/primary/no-primary.ts';
import { PresentPrimary } from '../../../src/platform/primary/present-primary.ts';
import type { Primary } from '../../../src/platform/primary/primary.ts';
import { type FakeServer, startFakeServer } from './fake-server.ts';
import { outcomeOf, until } from './until.ts';

/** How often an idle process checks the primary, and after how long a silence it ends the requests that wait. */
const LOOK_MS = 5000;

let one: FakeServer;
let other: FakeServer;
let present: PresentPrimary;
let moves: Primary[];

const connect = async (connectionString: string): Promise<Client> => {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};
const open = (): Promise<Client> => present.open(connect);
const serverOf = ({ port }: Client): FakeServer | undefined =>
  [one, other].find(({ url }) => url.includes(`:${port}/`));
const isEnded = (client: Client): (() => boolean) => {
  let ended = false;
  client.once('end', () => {
    ended = true;
  });
  return () => ended;
};

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.advanceTimersByTime(60_000);
  [one, other] = [await startFakeServer(1), await startFakeServer(1)];
  other.standing.isReadOnly = true;
  moves = [];
  const hosts = [one, other].map(({ url }) => new URL(url).host).join(',');
  present = new PresentPrimary(`postgres://u:p@${hosts}/db`, (primary) => moves.push(primary));
});
afterEach(async () => {
  present.close();
  vi.useRealTimers();
  await Promise.all([one.stop(), other.stop()]);
});

/** Time for what follows from a message, and for its answer. */
const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** The other server is promoted; the one goes on as if nothing had happened. */
const promote = (): void => {
  Object.assign(other.standing, { isReadOnly: false, timeline: 2 });
};

describe('the present primary', () => {
  it('is the server that accepts writes', async () => {
    const client = await open();
    expect([serverOf(client), present.isPresent(client), moves]).toEqual([one, true, []]);
  });

  it('is the server of the later timeline if two accept writes', async () => {
    promote();
    expect(serverOf(await open())).toBe(other);
  });

  it('is not a read-only server, whatever its timeline', async () => {
    other.standing.timeline = 5;
    expect(serverOf(await open())).toBe(one);
  });

  it('changes after a promotion: an idle process finds it by itself, and closes connections to the former one', async () => {
    const clients = [await open(), await open()];
    const ends = clients.map(isEnded);
    promote();
    vi.advanceTimersByTime(LOOK_MS - 1);
    expect(moves).toEqual([]);
    vi.advanceTimersByTime(1);
    await until(() => ends.every((ended) => ended()));
    expect(moves).toEqual([{ url: other.url, timeline: 2 }]);
    expect(clients.map((client) => present.isPresent(client))).toEqual([false, false]);
    const next = await open();
    expect([serverOf(next), present.isPresent(next)]).toEqual([other, true]);
  });

  it('keeps its connections while no other server is promoted, however often it is checked', async () => {
    const client = await open();
    const hasEnded = isEnded(client);
    for (let look = 0; look < 3; look += 1) {
      const before = one.commits;
      // The next look is planned when the one before has ended.
      await until(() => {
        vi.advanceTimersByTime(1);
        return one.commits > before;
      });
    }
    expect([hasEnded(), present.isPresent(client), moves]).toEqual([false, true, []]);
  });

  it('keeps no connection that has ended', async () => {
    const [kept, ended] = [await open(), await open()];
    await ended.end();
    await until(() => !present.isPresent(ended));
    expect(present.isPresent(kept)).toBe(true);
  });

  it('is searched when the known server refuses a session', async () => {
    await open();
    promote();
    await one.stop();
    expect(serverOf(await open())).toBe(other);
    expect(moves).toHaveLength(1);
  });

  it('never has an earlier timeline again', async () => {
    promote();
    await open();
    await other.stop();
    await expect(open()).rejects.toThrow(NoPrimary);
    // A server that was read-only and takes writes in the past is none either.
    one.standing.timeline = 1;
    await expect(open()).rejects.toThrow(/timeline 1 is past/);
    one.standing.timeline = 3;
    expect(serverOf(await open())).toBe(one);
  });
});

it('the present primary is not checked after its end, even if a check was running', async () => {
  await open();
  vi.advanceTimersByTime(LOOK_MS);
  present.close();
  await turns();
  // A commit that was asked for is not waited for longer than that.
  vi.advanceTimersByTime(3000);
  await turns();
  expect(vi.getTimerCount()).toBe(0);
});

describe('a proof of the primary', () => {
  it('comes from a commit that began after the request', async () => {
    await open();
    const presence = present.presence();
    expect(one.commits).toBe(0);
    presence.begin();
    await presence.proved();
    expect(one.commits).toBe(1);
  });

  it('leaves no timer but that of the next check', async () => {
    await open();
    await present.presence().proved();
    expect(vi.getTimerCount()).toBe(1);
  });

  it('needs one commit, even if it is read twice and was never started', async () => {
    await open();
    const presence = present.presence();
    await presence.proved();
    await presence.proved();
    expect(one.commits).toBe(1);
  });

  it('does not come from another server than the one that was read', async () => {
    await open();
    const presence = present.presence();
    promote();
    vi.advanceTimersByTime(LOOK_MS);
    await until(() => moves.length === 1);
    await expect(presence.proved()).rejects.toThrow('another server became the primary');
    // From now on the other server proves, although the former still would.
    const [former, later] = [one.commits, other.commits];
    await present.presence().proved();
    expect([one.commits - former, other.commits - later]).toEqual([0, 1]);
  });

  it('fails after three seconds without a commit, and at once after that, until a commit ends', async () => {
    await open();
    one.standing.isHeld = true;
    const presence = outcomeOf(present.presence().proved());
    await until(() => one.commits === 1);
    vi.advanceTimersByTime(3000);
    await until(() => presence.is === 'failed');
    expect(presence.error).toBeInstanceOf(NoPrimary);
    expect(() => present.assertHeld()).toThrow(NoPrimary);
    await expect(present.presence().proved()).rejects.toThrow(NoPrimary);
    await expect(open()).rejects.toThrow(NoPrimary);
    one.standing.isHeld = false;
    one.release();
    await until(() => {
      vi.advanceTimersByTime(1);
      try {
        present.assertHeld();
        return true;
      } catch {
        return false;
      }
    });
    await present.presence().proved();
    expect(serverOf(await open())).toBe(one);
  });
});

describe('a silent server', () => {
  it('is compared with the others after a second', async () => {
    await open();
    one.standing.isHeld = true;
    present.presence().begin();
    await until(() => one.commits === 1);
    promote();
    vi.advanceTimersByTime(999);
    await turns();
    expect(moves).toEqual([]);
    vi.advanceTimersByTime(1);
    await until(() => moves.length === 1);
  });

  it('is compared with the others every second while it proves nothing', async () => {
    await open();
    one.standing.isHeld = true;
    const presence = outcomeOf(present.presence().proved());
    await until(() => one.commits === 1);
    vi.advanceTimersByTime(3000);
    await until(() => presence.is === 'failed');
    await turns();
    promote();
    let waited = 0;
    for (; moves.length === 0; waited += 100) {
      vi.advanceTimersByTime(100);
      await turns();
    }
    expect(waited).toBeLessThan(LOOK_MS / 2);
  });

  it('keeps its connections for five seconds', async () => {
    const hasEnded = isEnded(await open());
    one.standing.isHeld = true;
    const presence = outcomeOf(present.presence().proved());
    await until(() => one.commits === 1);
    vi.advanceTimersByTime(3000);
    await until(() => presence.is === 'failed');
    for (let waited = 0; waited < 4900; waited += 100) {
      vi.advanceTimersByTime(100);
      await turns();
    }
    expect(hasEnded()).toBe(false);
  });

  it('takes nothing from the one that was promoted meanwhile, even if that one is slow', async () => {
    await open();
    one.standing.isHeld = true;
    const presence = outcomeOf(present.presence().proved());
    await until(() => one.commits === 1);
    promote();
    other.standing.isHeld = true;
    vi.advanceTimersByTime(1000);
    await until(() => moves.length === 1);
    vi.advanceTimersByTime(2000);
    await until(() => presence.is === 'failed');
    expect(() => present.assertHeld()).not.toThrow();
  });

  it('is dropped when another one is promoted, which is used at once', async () => {
    await open();
    one.standing.isHeld = true;
    const presence = outcomeOf(present.presence().proved());
    await until(() => one.commits === 1);
    vi.advanceTimersByTime(3000);
    await until(() => presence.is === 'failed');
    promote();
    await until(() => {
      vi.advanceTimersByTime(10);
      return moves.length === 1;
    });
    expect(() => present.assertHeld()).not.toThrow();
    expect(serverOf(await open())).toBe(other);
    await present.presence().proved();
  });

  it('loses its connections, so that no caller waits for it, and is asked on a new session', async () => {
    const client = await open();
    const hasEnded = isEnded(client);
    one.standing.isHeld = true;
    const presence = outcomeOf(present.presence().proved());
    await until(() => one.commits === 1);
    vi.advanceTimersByTime(3000);
    await until(() => presence.is === 'failed');
    expect(hasEnded()).toBe(false);
    await until(() => {
      vi.advanceTimersByTime(10);
      return hasEnded() && one.ended.length > 0;
    });
    expect(present.isPresent(client)).toBe(false);
    expect(moves).toEqual([]);
  });
});
