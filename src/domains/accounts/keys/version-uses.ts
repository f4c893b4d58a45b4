// Reads across tenants: one write counts the uses of all keys.

import type { Logger } from 'pino';
import { runAsSystem } from '../../../platform/db/run-as-system.ts';
import type { Engine } from '../../../platform/lifecycle/engine.ts';
import { untraced } from '../../../platform/tracing/index.ts';
import { world } from '../../../platform/world.ts';
import { addVersionUses, forgetVersionUsesBefore, type VersionUse } from './version-uses.cross-tenant.ts';

/** A process writes at most once in so long. */
const EVERY_MS = 60_000;

/** So many counts are held until then: whoever calls with more keys and operations than that is counted in part. */
const MOST = 5000;

/** Counts are kept for 40 days: those of 30 are shown. */
const KEPT_MS = 40 * 86_400_000;

/** In UTC. */
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Counts who uses an older version of the contract, and for what (D-531). A request waits for none of it. */
export class VersionUses {
  readonly #engine: Engine;
  readonly #log: Logger;
  #counts = new Map<string, VersionUse>();
  #dropped = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(engine: Engine, log: Logger) {
    this.#engine = engine;
    this.#log = log;
  }

  note(apiKeyId: string, version: string, operation: string, requests = 1): void {
    const key = `${apiKeyId} ${version} ${operation}`;
    const known = this.#counts.get(key);
    if (known === undefined && this.#counts.size >= MOST) this.#dropped += requests;
    else this.#counts.set(key, { apiKeyId, version, operation, requests: (known?.requests ?? 0) + requests });
    // What wakes up is nobody's request in particular.
    this.#timer ??= untraced(() => world.setTimeout(() => void this.flush(), EVERY_MS));
  }

  /** Writes what was counted; a write that fails is made again with the next one. */
  async flush(): Promise<void> {
    world.clearTimeout(this.#timer);
    this.#timer = undefined;
    const [uses, dropped] = [[...this.#counts.values()], this.#dropped];
    [this.#counts, this.#dropped] = [new Map(), 0];
    if (dropped > 0) this.#log.warn({ dropped }, 'uses of older versions that were not counted');
    if (uses.length === 0) return;
    const now = this.#engine.realTime().getTime();
    const forgotten = forgetVersionUsesBefore(dayOf(now - KEPT_MS));
    try {
      await runAsSystem(this.#engine.pool, [addVersionUses(uses, dayOf(now)), forgotten], this.#engine.fault);
    } catch (error) {
      this.#log.warn({ err: error }, 'uses of older versions are written later');
      for (const { apiKeyId, version, operation, requests } of uses) this.note(apiKeyId, version, operation, requests);
    }
  }

  /** Before the database is closed: what was not written by then is lost. */
  async close(): Promise<void> {
    await this.flush();
    world.clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}

declare module '../../../platform/services.ts' {
  interface Services {
    readonly versionUses: VersionUses;
  }
}
