import process from 'node:process';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Heartbeat, PROOF_MS } from '../../../src/platform/primary/heartbeat.ts';
import { NoPrimary } from '../../../src/platform/primary/no-primary.ts';
import { type FakeServer, startFakeServer } from './fake-server.ts';
import { outcomeOf, until } from './until.ts';

let server: FakeServer;
let heartbeat: Heartbeat;
/** What the heartbeat said each time when it asked for the primary: whether its last commit had failed. */
let asked: boolean[];
let held: number;
/** What the heartbeat takes for the timeline of its server. */
let timeline: number;

beforeEach(async () => {
  // Time stands still unless a test moves it.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.advanceTimersByTime(1000);
  server = await startFakeServer(1);
  [asked, held, timeline] = [[], 0, 1];
  heartbeat = new Heartbeat(
    async (isFailed) => {
      asked.push(isFailed);
      return { url: server.url, timeline };
    },
    () => {
      held += 1;
    },
  );
});
afterEach(async () => {
  heartbeat.close();
  vi.useRealTimers();
  await server.stop();
});

describe('a heartbeat', () => {
  it('proves the primary by a commit, on one session of its own', async () => {
    await heartbeat.beat();
    await heartbeat.beat();
    expect([server.commits, held, server.sessions.length, asked]).toEqual([2, 2, 1, [false]]);
    expect(server.sessions[0]?.name).toContain('heartbeat');
    // No timer of a proof is left, and the time since the last one is no silence.
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(500);
    expect(heartbeat.silentMs).toBe(0);
  });

  it('shares the next commit among requests during a commit, and proves nothing by the running one', async () => {
    server.standing.isHeld = true;
    const first = outcomeOf(heartbeat.beat());
    await until(() => server.commits === 1);
    const later = [outcomeOf(heartbeat.beat()), outcomeOf(heartbeat.beat())];
    server.release();
    await until(() => server.commits === 2);
    expect([first.is, ...later.map(({ is }) => is)]).toEqual(['proved', 'open', 'open']);
    server.release();
    await until(() => later.every(({ is }) => is === 'proved'));
    expect([server.commits, held]).toEqual([2, 2]);
  });

  it('proves nothing by a commit with a warning, and asks for the primary again', async () => {
    server.standing.warning = 'canceling wait for synchronous replication';
    const asking = outcomeOf(heartbeat.beat());
    await until(() => server.commits > 1);
    expect([asking.is, held]).toEqual(['open', 0]);
    server.standing.warning = undefined;
    await until(() => asking.is === 'proved');
    expect(asked.slice(0, 2)).toEqual([false, true]);
    // What has failed once is over.
    heartbeat.leave();
    await heartbeat.beat();
    expect(asked.at(-1)).toBe(false);
    await until(() => server.sessions.filter(({ isOpen }) => isOpen).length === 1);
  });

  it.each([2, 0])('proves nothing on a server of another timeline than %s', async (wanted) => {
    timeline = wanted;
    const asking = outcomeOf(heartbeat.beat());
    await until(() => asked.length > 1);
    expect([asking.is, server.commits, asked.slice(0, 2)]).toEqual(['open', 0, [false, true]]);
    timeline = 1;
    await until(() => asking.is === 'proved');
  });

  it('rejects with NoPrimary after three seconds, and answers a later request once the commit is there', async () => {
    server.standing.isHeld = true;
    const early = outcomeOf(heartbeat.beat());
    await until(() => server.commits === 1);
    vi.advanceTimersByTime(PROOF_MS - 1);
    const late = outcomeOf(heartbeat.beat());
    expect([early.is, heartbeat.silentMs]).toEqual(['open', PROOF_MS - 1]);
    vi.advanceTimersByTime(1);
    await until(() => early.is === 'failed');
    expect([early.error, late.is]).toEqual([expect.any(NoPrimary), 'open']);
    server.standing.isHeld = false;
    server.release();
    await until(() => late.is === 'proved');
    expect(heartbeat.silentMs).toBe(0);
  });

  it('opens a new session after it gave up its own', async () => {
    await heartbeat.beat();
    heartbeat.leave();
    await heartbeat.beat();
    await until(() => server.sessions[0]?.isOpen === false);
    expect(server.sessions.map(({ isOpen }) => isOpen)).toEqual([false, true]);
  });

  it('is no longer silent after it gave up a silent session', async () => {
    server.standing.isHeld = true;
    void outcomeOf(heartbeat.beat());
    await until(() => server.commits === 1);
    vi.advanceTimersByTime(500);
    expect(heartbeat.silentMs).toBe(500);
    server.standing.isHeld = false;
    heartbeat.leave();
    expect(heartbeat.silentMs).toBe(0);
  });

  it('commits on no session that it gave up while the session began', async () => {
    let begin = (): void => undefined;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const former = await startFakeServer(1);
    const servers = [former, server];
    const moving = new Heartbeat(
      async () => {
        const { url } = servers.shift() ?? server;
        await begun;
        return { url, timeline: 1 };
      },
      () => undefined,
    );
    const asking = outcomeOf(moving.beat());
    moving.leave();
    begin();
    await until(() => asking.is === 'proved');
    await until(() => former.sessions.length === 1 && former.sessions[0]?.isOpen === false);
    expect([former.commits, server.commits]).toEqual([0, 1]);
    moving.close();
    await former.stop();
  });

  it.each([
    ['a first one', (one: Heartbeat) => void outcomeOf(one.beat())],
    ['one in the place of another', (one: Heartbeat) => void outcomeOf(one.replace())],
  ])('keeps no session that begins while it ends: %s', async (_, start) => {
    let begin = (): void => undefined;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const ending = new Heartbeat(
      async () => {
        await begun;
        return { url: server.url, timeline: 1 };
      },
      () => undefined,
    );
    start(ending);
    ending.close();
    begin();
    await until(() => server.sessions.length === 1 && server.sessions[0]?.isOpen === false);
    expect(server.commits).toBe(0);
  });

  it('replaces a session, and ends its commit that waits for a standby on the server', async () => {
    server.standing.isHeld = true;
    const asking = outcomeOf(heartbeat.beat());
    await until(() => server.commits === 1);
    server.standing.isHeld = false;
    await heartbeat.replace();
    await until(() => asking.is === 'proved');
    expect(server.ended).toEqual([server.sessions[0]?.pid]);
    await until(() => server.sessions[0]?.isOpen === false);
    expect(server.sessions.map(({ isOpen }) => isOpen)).toEqual([false, true]);
  });

  it('uses its new session although the server refuses to end the older one', async () => {
    await heartbeat.beat();
    server.standing.ending = 'refused';
    await heartbeat.replace();
    await heartbeat.beat();
    await until(() => server.sessions[0]?.isOpen === false);
    expect(server.sessions.map(({ isOpen }) => isOpen)).toEqual([false, true]);
  });

  it('uses no new session that was given up while the older one was ended', async () => {
    await heartbeat.beat();
    server.standing.ending = 'held';
    const replacing = outcomeOf(heartbeat.replace());
    await until(() => server.ended.length === 1);
    heartbeat.leave();
    server.release();
    await until(() => replacing.is === 'proved');
    await until(() => server.sessions.every(({ isOpen }) => !isOpen));
    expect(server.sessions).toHaveLength(2);
  });

  it('listens for warnings only during a commit', async () => {
    const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
    for (let commit = 0; commit < 12; commit += 1) await heartbeat.beat();
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
  });

  it('pauses after a failed commit, and does not retry once no caller waits', async () => {
    server.standing.warning = 'canceling wait for synchronous replication';
    const began = process.hrtime.bigint();
    const asking = outcomeOf(heartbeat.beat());
    await until(() => server.commits === 3);
    expect(Number(process.hrtime.bigint() - began) / 1e6).toBeGreaterThan(390);
    vi.advanceTimersByTime(PROOF_MS);
    await until(() => asking.is === 'failed');
    const { commits } = server;
    await new Promise((resolve) => setImmediate(resolve));
    const waited = process.hrtime.bigint();
    await until(() => process.hrtime.bigint() - waited > 500_000_000n);
    // One may have been under way.
    expect(server.commits).toBeLessThanOrEqual(commits + 1);
  });

  it('commits nothing after its end', async () => {
    await heartbeat.beat();
    heartbeat.close();
    const late = outcomeOf(heartbeat.beat());
    vi.advanceTimersByTime(PROOF_MS);
    await until(() => late.is === 'failed');
    await until(() => server.sessions.every(({ isOpen }) => !isOpen));
    expect(server.commits).toBe(1);
  });
});
