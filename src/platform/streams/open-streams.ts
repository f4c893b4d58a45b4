import { feedLimits } from '../feed/feed-limits.ts';
import type { EventStream } from './event-stream.ts';

/** The streams that this process has open, and how many more there may be. */
export class OpenStreams {
  readonly #byTenant = new Map<string, Set<EventStream>>();

  /** False where the credential or the tenant has as many as it may have. */
  hasRoom(tenantId: string, bucket: string): boolean {
    const streams = this.ofTenant(tenantId);
    const ofBucket = streams.filter(({ standing }) => standing.bucket === bucket);
    return streams.length < feedLimits.eventStreamsOfTenant && ofBucket.length < feedLimits.eventStreams;
  }

  add(stream: EventStream): void {
    const streams = this.#byTenant.get(stream.tenantId) ?? new Set();
    this.#byTenant.set(stream.tenantId, streams.add(stream));
  }

  delete(stream: EventStream): void {
    const streams = this.#byTenant.get(stream.tenantId);
    streams?.delete(stream);
    if (streams?.size === 0) this.#byTenant.delete(stream.tenantId);
  }

  get tenantIds(): string[] {
    return [...this.#byTenant.keys()];
  }

  ofTenant(tenantId: string): EventStream[] {
    return [...(this.#byTenant.get(tenantId) ?? [])];
  }

  all(): EventStream[] {
    return this.tenantIds.flatMap((tenantId) => this.ofTenant(tenantId));
  }
}
