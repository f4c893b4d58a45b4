import { Readable } from 'node:stream';
import type { Standing } from '../http/ports.ts';
import { world } from '../world.ts';
import { eventBlock, openingBlocks, silenceBlock } from './sse.ts';

/** Which events of a feed a stream has. */
export interface StreamFilter {
  /** By its name, or a family such as `parcel.*`. */
  readonly type?: string | undefined;
  readonly resourceId?: string | undefined;
}

/** An event of a feed, rendered for its tenant. */
export interface StreamedEvent {
  readonly sequence: bigint;
  readonly json: string;
}

/** The characters that wait for the reader at most, but for the event that goes beyond them. */
const MOST_WAITING = 32 * 1024;

/**
 * The events of one client. It takes events only while its reader does: beyond that it remembers no more than the position
 * in the feed from which it will go on, so that a slow reader costs no memory.
 */
export class EventStream extends Readable {
  readonly tenantId: string;
  readonly standing: Standing;
  readonly wanted: StreamFilter;
  /** Called when the reader takes more, after it did not. */
  onReady: () => void = () => {};
  #position: bigint;
  #isReady = true;
  /** Milliseconds of the process's monotonic clock. */
  #blockedSince: number | undefined;

  /** Begins behind the event with the number `position`. */
  constructor(tenantId: string, standing: Standing, position: bigint, wanted: StreamFilter = {}) {
    super({ highWaterMark: MOST_WAITING, encoding: 'utf8' });
    this.tenantId = tenantId;
    this.standing = standing;
    this.wanted = wanted;
    this.#position = position;
    this.#write(openingBlocks(position));
  }

  /** The number of the last event that the stream is past. */
  get position(): bigint {
    return this.#position;
  }

  get isReady(): boolean {
    return this.#isReady && !this.destroyed && !this.readableEnded;
  }

  /** Takes events in their order until the reader takes no more; without that it is past the number `reached`. */
  give(events: Iterable<StreamedEvent>, reached: bigint): void {
    for (const { sequence, json } of events) {
      if (!this.isReady) return;
      if (sequence <= this.#position) continue;
      this.#position = sequence;
      this.#write(eventBlock(sequence, json));
    }
    if (reached > this.#position) this.#position = reached;
  }

  /** Tells that it is alive, and how far it is. */
  tellSilence(): void {
    if (this.isReady) this.#write(silenceBlock(this.#position));
  }

  /** For how many milliseconds the reader has taken nothing. */
  blockedFor(now: number): number {
    return this.#blockedSince === undefined ? 0 : now - this.#blockedSince;
  }

  /** Ends it after what was given. */
  end(): void {
    if (!this.destroyed && !this.readableEnded) this.push(null);
    this.#isReady = false;
  }

  override _read(): void {
    if (this.#blockedSince === undefined) return;
    this.#blockedSince = undefined;
    this.#isReady = true;
    this.onReady();
  }

  #write(text: string): void {
    if (this.push(text)) return;
    this.#isReady = false;
    this.#blockedSince = world.monotonic();
  }
}
