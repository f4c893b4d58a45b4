import type { Client } from 'pg';
import { SERVICE } from '../names.ts';
import { world } from '../world.ts';
import { NoPrimary } from './no-primary.ts';
import { checked, connectTo, destroy, type Primary, timelineOf } from './primary.ts';

/** A server that lets a commit wait for so long proves nothing. */
export const PROOF_MS = 3000;
const AGAIN_MS = 200;

/** In `pg_stat_activity`. */
const NAME = `${SERVICE} heartbeat`;

/**
 * A commit that waits for the synchronous standby, and writes nothing but a few bytes of WAL. `synchronous_commit` is asked
 * for, because a server or a role may have it off.
 */
const BEAT = `SELECT set_config('synchronous_commit', 'on', true), pg_logical_emit_message(true, '${SERVICE}', '')`;

const END_OLDER = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE pid = $1 AND application_name = '${NAME}' AND usename = current_user`;

interface Waiting {
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

/**
 * Commits on the primary, on a session of its own. A commit ends when the synchronous standby has it. A standby that was
 * promoted follows nobody, so that no commit ends on the server that it followed: a commit that began after a moment and
 * ended proves that nobody was promoted before that moment. Who asks at the same time shares one commit.
 */
export class Heartbeat {
  readonly #primary: (isFailed: boolean) => Promise<Primary>;
  readonly #onHeld: () => void;
  readonly #waiting = new Set<Waiting>();
  #client: Client | undefined;
  #pid: number | undefined;
  #beganAt = 0;
  #isRunning = false;
  #isFailed = false;
  #isClosed = false;
  /** How often the session was given up. */
  #leaves = 0;

  /** `primary` is asked for each session, and told whether the last commit has failed. `onHeld` is called after each commit. */
  constructor(primary: (isFailed: boolean) => Promise<Primary>, onHeld: () => void) {
    this.#primary = primary;
    this.#onHeld = onHeld;
  }

  /** Resolves after a commit that began behind this call. @throws NoPrimary after three seconds without one. */
  beat(): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        resolve: () => {
          world.clearTimeout(timer);
          resolve();
        },
        reject,
      };
      const timer = world.setTimeout(() => {
        this.#waiting.delete(waiting);
        reject(new NoPrimary('the server does not prove that it still is the primary'));
      }, PROOF_MS);
      this.#waiting.add(waiting);
      void this.#run();
    });
  }

  /** The time for which a commit has not ended; milliseconds. */
  get silentMs(): number {
    return this.#beganAt === 0 ? 0 : world.monotonic() - this.#beganAt;
  }

  /** Gives its session up, also one that only begins. The next commit has a new one, on what is the primary then. */
  leave(): void {
    this.#leaves += 1;
    this.#drop();
  }

  /** Commits on a new session: the network may have lost the older one. What waits on the server for its standby is ended. */
  async replace(): Promise<void> {
    const pid = this.#pid;
    const leaves = this.#leaves;
    const client = await this.#begin();
    await client.query(END_OLDER, [pid]).catch(() => undefined);
    if (leaves !== this.#leaves) return destroy(client);
    this.#drop();
    this.#client = client;
  }

  close(): void {
    this.#isClosed = true;
    this.leave();
  }

  #drop(): void {
    this.#beganAt = 0;
    const client = this.#client;
    this.#client = undefined;
    if (client !== undefined) destroy(client);
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    while (this.#waiting.size > 0 && !this.#isClosed) {
      const waiting = [...this.#waiting];
      try {
        await this.#commit();
        this.#isFailed = false;
        this.#onHeld();
        for (const one of waiting) {
          this.#waiting.delete(one);
          one.resolve();
        }
      } catch {
        this.#isFailed = true;
        await world.delay(AGAIN_MS);
      }
    }
    this.#isRunning = false;
  }

  async #commit(): Promise<void> {
    this.#client ??= await this.#begin();
    const client = this.#client;
    let warning: string | undefined;
    const warned = ({ message = 'a warning' }: { readonly message?: string | undefined }): void => {
      warning ??= message;
    };
    client.on('notice', warned);
    this.#beganAt = world.monotonic();
    try {
      await client.query(BEAT);
      // A session that cancels its wait for the standby is told that it committed, with a warning. That proves nothing.
      if (warning !== undefined) throw new NoPrimary(warning);
      this.#beganAt = 0;
    } catch (error) {
      if (this.#client === client) this.#drop();
      throw error;
    } finally {
      client.off('notice', warned);
    }
  }

  /** A session, unless it was given up while it began: another server may be the primary, and this one proves nothing. */
  async #begin(): Promise<Client> {
    const leaves = this.#leaves;
    const client = await this.#connect();
    if (leaves === this.#leaves) return client;
    destroy(client);
    throw new NoPrimary('the session was given up while it began');
  }

  async #connect(): Promise<Client> {
    const { url, timeline } = await this.#primary(this.#isFailed);
    const client = await checked(await connectTo(url, NAME), async (session) => {
      const found = await timelineOf(session);
      if (found !== timeline) throw new NoPrimary(`timeline ${found} instead of ${timeline}`);
    });
    this.#pid = (client as Client & { readonly processID: number | null }).processID ?? undefined;
    return client;
  }
}
