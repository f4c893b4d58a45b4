import { WakeSignal } from '../background/wake-signal.ts';
import { WorkLoop } from '../background/work-loop.ts';
import type { NumberedEvent } from '../feed/event-renderer.ts';
import { feedLimits } from '../feed/feed-limits.ts';
import { wants } from '../feed/wanted-types.ts';
import type { Standing } from '../http/ports.ts';
import type { Engine } from '../lifecycle/engine.ts';
import { world } from '../world.ts';
import { EventStream, type StreamedEvent, type StreamFilter } from './event-stream.ts';
import { askStandings, headsOf } from './heads.cross-tenant.ts';
import { EVENTS_AT_ONCE, reachedBy, readNews } from './news.ts';
import { OpenStreams } from './open-streams.ts';
import { StandingCheck } from './standing.ts';

/** The wait of a poll that found nothing: commits of other processes are seen by it. */
const POLL_MS = 100;
/** Commits that follow each other closely share a poll. */
const LINGER_MS = 10;
/** A process without streams looks for nothing. */
const UNUSED_MS = 60_000;
/** Tenants that are read for at once. */
const TENANTS_AT_ONCE = 4;
/** A reader that takes nothing for so long is cut off. */
const MOST_BLOCKED_MS = 60_000;

export interface AskedStream {
  readonly tenantId: string;
  /** The number of the event that it begins behind. */
  readonly from: bigint;
  readonly filter: StreamFilter;
}

/**
 * The event streams of a process. One poll serves all of them: it numbers what was committed, asks how far the feeds of
 * their tenants are, and reads each feed that has gone on once for all of its streams (D-390, D-439). Whatever is given to
 * a stream was read before its credential was judged again (D-504).
 */
export class EventStreams {
  readonly #engine: Engine;
  readonly #open = new OpenStreams();
  readonly #signal = new WakeSignal();
  readonly #work: WorkLoop;
  #isEnding = false;

  constructor(engine: Engine) {
    this.#engine = engine;
    const streams = this;
    this.#work = new WorkLoop(
      [
        {
          name: 'event-streams',
          get idleMs() {
            return streams.#open.tenantIds.length === 0 ? UNUSED_MS : POLL_MS;
          },
          wakeSignal: this.#signal,
          linger: { ms: LINGER_MS, batch: Number.POSITIVE_INFINITY },
          run: () => this.poll(),
        },
        { name: 'event-stream-watch', idleMs: feedLimits.eventStreamSilence, run: () => this.watch().then(() => 0) },
      ],
      engine.services.log,
    );
  }

  /** Undefined where the credential or its tenant has as many as it may have. */
  open({ tenantId, from, filter }: AskedStream, standing: Standing): EventStream | undefined {
    if (!this.#open.hasRoom(tenantId, standing.bucket)) return undefined;
    const stream = new EventStream(tenantId, standing, from, filter);
    this.#open.add(stream);
    stream.onReady = () => this.wake();
    stream.once('close', () => this.#open.delete(stream));
    if (this.#isEnding) stream.end();
    this.#work.start();
    this.wake();
    return stream;
  }

  get count(): number {
    return this.#open.all().length;
  }

  /** There may be news. */
  wake(): void {
    this.#signal.raise();
  }

  /** Gives their events to the streams that are behind; answers how many feeds it read. */
  async poll(): Promise<number> {
    const ready = this.#open.all().filter(({ isReady }) => isReady);
    if (ready.length === 0) return 0;
    await this.#engine.services.relay.relayBatch();
    const heads = await headsOf(this.#engine, [...new Set(ready.map(({ tenantId }) => tenantId))]);
    const behind = ready.filter(({ tenantId, position }) => position < (heads.get(tenantId) ?? 0n));
    const groups = Map.groupBy(behind, (stream) => groupOf(stream, heads.get(stream.tenantId) ?? 0n)).values();
    const worker = async (): Promise<void> => {
      for (const group of groups) await this.#tell(group, heads.get(group[0]?.tenantId ?? '') ?? 0n);
    };
    await Promise.all(Array.from({ length: TENANTS_AT_ONCE }, worker));
    return behind.length;
  }

  /** Ends streams whose credential no longer holds, cuts off those that nobody reads, and tells the others of silence. */
  async watch(): Promise<void> {
    const now = world.monotonic();
    for (const stream of this.#open.all()) {
      if (stream.blockedFor(now) > MOST_BLOCKED_MS) stream.destroy();
      else stream.tellSilence();
    }
    const streams = this.#open.all();
    const check = new StandingCheck(streams.map(({ standing }) => standing));
    const results = await askStandings(this.#engine, check.statements);
    for (const stream of streams) this.#judge(stream, check, results);
  }

  /** Ends all of them, and each that is opened from now on. */
  end(): void {
    this.#isEnding = true;
    for (const stream of this.#open.all()) stream.end();
  }

  async close(): Promise<void> {
    this.end();
    await this.#work.stop();
  }

  /** Streams of one tenant at one position. */
  async #tell(group: readonly EventStream[], head: bigint): Promise<void> {
    const [first] = group;
    if (first === undefined) return;
    const check = new StandingCheck(group.map(({ standing }) => standing));
    const { tenantId, position: from } = first;
    const { events, standings } = await readNews(this.#engine, { tenantId, from, filter: filterOf(group), check });
    const rendered = events.map((event) => ({ event, streamed: this.#render(event) }));
    const reached = reachedBy(events, { from, head });
    for (const stream of group) {
      if (!this.#judge(stream, check, standings)) continue;
      const own = rendered.filter(({ event }) => isWanted(stream.wanted, event));
      stream.give(
        own.flatMap(({ streamed }) => shownTo(stream, streamed)),
        reached,
      );
    }
  }

  #judge(stream: EventStream, check: StandingCheck, results: Parameters<StandingCheck['holds']>[1]): boolean {
    const holds = check.holds(stream.standing, results, this.#engine.realTime());
    if (!holds) stream.end();
    return holds;
  }

  #render(event: NumberedEvent): StreamedEvent {
    return { sequence: event.sequence, json: this.#engine.services.eventRenderer.render(event) };
  }
}

/** Each stream has the version of its client. */
function shownTo({ standing: { version } }: EventStream, streamed: StreamedEvent): StreamedEvent[] {
  if (version === undefined) return [streamed];
  const json = version.event(streamed.json);
  return json === undefined ? [] : [{ ...streamed, json }];
}

/** A stream that is far behind reads what it wants alone; the others of a feed share what is read, whatever they want. */
const groupOf = ({ tenantId, position, wanted }: EventStream, head: bigint): string =>
  head - position > BigInt(EVENTS_AT_ONCE)
    ? JSON.stringify([tenantId, position.toString(), wanted.type, wanted.resourceId])
    : JSON.stringify([tenantId, position.toString()]);

/** The filter that all of them have; none where they differ. */
function filterOf([first, ...others]: readonly EventStream[]): StreamFilter {
  const filter = first?.wanted ?? {};
  const isShared = others.every(({ wanted }) => wanted.type === filter.type && wanted.resourceId === filter.resourceId);
  return isShared ? filter : {};
}

const isWanted = ({ type, resourceId }: StreamFilter, event: NumberedEvent): boolean =>
  (type === undefined || wants([type], event.type)) && (resourceId === undefined || resourceId === event.resourceId);

declare module '../services.ts' {
  interface Services {
    /** Streams of events to clients. */
    readonly eventStreams: EventStreams;
  }
}
