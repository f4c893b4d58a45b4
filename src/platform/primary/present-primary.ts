import type { Client } from 'pg';
import { world } from '../world.ts';
import { Heartbeat } from './heartbeat.ts';
import { NoPrimary } from './no-primary.ts';
import { checked, destroy, type Primary, PrimaryFinder, timelineOf } from './primary.ts';

/** An idle process looks so seldom whether its primary is the present one. */
const LOOK_MS = 5000;
/** And so often while it does not know one, or a commit takes longer than that. */
const LOOK_AGAIN_MS = 1000;
/** After so long without a commit, the network may have lost the session. */
const REPLACE_MS = 5000;
/** After so long without a proof, requests that wait for the server are ended, so that their clients may try again. */
const CUT_MS = 5000;

/** Something that reads: what it has read was present if its proof holds. */
export interface Presence {
  /** Begins the proof now, beside what is read. */
  begin(): void;
  /**
   * Resolves when the server has proved that it was the primary at some moment after this presence began: nothing that was
   * acknowledged before that is missing in what was read. @throws NoPrimary
   */
  proved(): Promise<void>;
}

/**
 * The server that is the primary now, of those of one URL. Only its connections are used; when another one was promoted,
 * they are cut, whatever waits on them. It never goes back to an earlier timeline.
 */
export class PresentPrimary {
  readonly #finder: PrimaryFinder;
  readonly #heartbeat: Heartbeat;
  readonly #onMoved: ((primary: Primary) => void) | undefined;
  /** Open connections, with the timeline of each one's server. */
  readonly #clients = new Map<Client, number>();
  #primary: Primary | undefined;
  #searching: Promise<Primary> | undefined;
  /** How often another server became the primary. */
  #moves = 0;
  /** Since when the server has not proved what it is; undefined while it does. */
  #lostAt: number | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isLooking = false;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #isClosed = false;

  constructor(url: string, onMoved?: (primary: Primary) => void) {
    this.#finder = new PrimaryFinder(url);
    this.#onMoved = onMoved;
    this.#heartbeat = new Heartbeat(
      async (isFailed) => (isFailed ? undefined : this.#primary) ?? (await this.#search()),
      () => {
        this.#lostAt = undefined;
      },
    );
  }

  /** @throws NoPrimary while the server does not prove what it is: to ask it would be to wait. */
  assertHeld(): void {
    if (this.#lostAt !== undefined) throw new NoPrimary('the server does not prove that it still is the primary');
  }

  /** Opens a session of the primary. */
  async open(connect: (server: string) => Promise<Client>): Promise<Client> {
    this.assertHeld();
    this.#watch();
    const known = this.#primary;
    try {
      return await this.#openAt(known ?? (await this.#search()), connect);
    } catch (error) {
      if (known === undefined) throw error;
      // It is no primary any more, or not reachable.
      return this.#openAt(await this.#search(), connect);
    }
  }

  /** Whether a connection is to the primary, and may be used. */
  isPresent(client: Client): boolean {
    return this.#clients.get(client) === this.#primary?.timeline;
  }

  /** Of something that begins to read now. */
  presence(): Presence {
    const moves = this.#moves;
    let proof: Promise<void> | undefined;
    const begin = (): Promise<void> => {
      proof ??= this.#prove();
      // It is awaited later, if at all.
      proof.catch(() => undefined);
      return proof;
    };
    return {
      begin: () => void begin(),
      proved: async () => {
        await begin();
        // The proof is of another server than what was read.
        if (moves !== this.#moves) throw new NoPrimary('another server became the primary');
      },
    };
  }

  close(): void {
    this.#isClosed = true;
    world.clearTimeout(this.#timer);
    this.#heartbeat.close();
  }

  async #prove(): Promise<void> {
    this.assertHeld();
    await this.#beat();
  }

  async #beat(): Promise<void> {
    const moves = this.#moves;
    const slow = world.setTimeout(() => this.#lookSoon(), LOOK_AGAIN_MS);
    slow.unref();
    try {
      await this.#heartbeat.beat();
    } catch (error) {
      // Where another server has become the primary meanwhile, nothing is said of that one.
      if (moves === this.#moves) this.#lose();
      throw error;
    } finally {
      world.clearTimeout(slow);
    }
  }

  #lose(): void {
    if (this.#lostAt !== undefined) return;
    this.#lostAt = world.monotonic();
    this.#lookSoon();
  }

  async #openAt(primary: Primary, connect: (server: string) => Promise<Client>): Promise<Client> {
    let timeline = 0;
    const client = await checked(await connect(primary.url), async (session) => {
      timeline = await timelineOf(session);
      this.#found({ url: primary.url, timeline });
    });
    this.#clients.set(client, timeline);
    client.once('end', () => this.#clients.delete(client));
    return client;
  }

  /** @throws NoPrimary where only a server of the past takes writes. */
  async #search(): Promise<Primary> {
    this.#searching ??= this.#finder.findPrimary().finally(() => {
      this.#searching = undefined;
    });
    return this.#found(await this.#searching);
  }

  #found(found: Primary): Primary {
    const known = this.#primary;
    if (known !== undefined && found.timeline < known.timeline)
      throw new NoPrimary(`timeline ${found.timeline} is past, since timeline ${known.timeline} was seen`);
    if (known?.timeline === found.timeline && known.url === found.url) return known;
    this.#primary = found;
    if (known !== undefined && known.timeline !== found.timeline) this.#moved(found);
    return found;
  }

  #moved(primary: Primary): void {
    this.#moves += 1;
    this.#lostAt = undefined;
    this.#heartbeat.leave();
    this.#cut(primary.timeline);
    this.#onMoved?.(primary);
  }

  /** Ends the connections of earlier timelines. */
  #cut(timeline: number): void {
    for (const [client, its] of [...this.#clients]) {
      if (its >= timeline) continue;
      this.#clients.delete(client);
      destroy(client);
    }
  }

  #watch(): void {
    if (this.#timer !== undefined || this.#isClosed) return;
    this.#timer = world.setTimeout(() => void this.#lookNow(), this.#lostAt === undefined ? LOOK_MS : LOOK_AGAIN_MS);
    // It keeps no process alive.
    this.#timer.unref();
  }

  #lookSoon(): void {
    if (world.monotonic() - this.#lookedAt >= LOOK_AGAIN_MS) void this.#lookNow();
  }

  /** One look at a time, and a rest behind it. */
  async #lookNow(): Promise<void> {
    if (this.#isLooking || this.#isClosed) return;
    this.#isLooking = true;
    this.#lookedAt = world.monotonic();
    world.clearTimeout(this.#timer);
    await this.#look();
    this.#isLooking = false;
    this.#timer = undefined;
    this.#watch();
  }

  /** Asks the servers, and commits on the primary. The commit is not waited for: whether it ends is seen at a later look. */
  async #look(): Promise<void> {
    this.#beat().catch(() => undefined);
    // Its own server answers by the commit. Only a later timeline on another one is news.
    if (this.#lostAt === undefined && this.#primary !== undefined && this.#heartbeat.silentMs < LOOK_AGAIN_MS) {
      const other = await this.#finder.findPrimary(this.#primary.url).catch(() => undefined);
      if (other !== undefined && other.timeline > this.#primary.timeline) this.#found(other);
      return;
    }
    const found = await this.#search().catch(() => undefined);
    if (this.#lostAt === undefined) return;
    if (world.monotonic() - this.#lostAt > CUT_MS) this.#cut(Number.POSITIVE_INFINITY);
    if (found !== undefined && this.#heartbeat.silentMs > REPLACE_MS)
      await this.#heartbeat.replace().catch(() => undefined);
  }
}
