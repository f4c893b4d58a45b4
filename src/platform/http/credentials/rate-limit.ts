/** The state of a caller's bucket, which every limited response shows (D-052). */
export interface LimitState {
  readonly allowed: boolean;
  /** Requests per minute. */
  readonly limit: number;
  /** Whole requests that the bucket still holds. */
  readonly remaining: number;
  /** Seconds until the bucket is full again. */
  readonly resetSeconds: number;
  /** Seconds until the next request is allowed. */
  readonly retryAfterSeconds: number;
}

interface Bucket {
  tokens: number;
  filledAt: number;
}

const MAX_BUCKETS = 100_000;

/** Token buckets by caller, for one process (D-486). `now` gives milliseconds of a clock that never steps back. */
export class RateLimiter {
  readonly #perMinute: number;
  readonly #burst: number;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(limit: { readonly perMinute: number; readonly burst: number }, now: () => number) {
    this.#perMinute = limit.perMinute;
    this.#burst = limit.burst;
    this.#now = now;
  }

  /** Takes one request from the caller's bucket; undefined when the limit is switched off (0). */
  take(caller: string): LimitState | undefined {
    if (this.#perMinute === 0) return undefined;
    const bucket = this.#filled(caller);
    const allowed = bucket.tokens >= 1;
    if (allowed) bucket.tokens -= 1;
    return this.#stateOf(bucket, allowed);
  }

  /** The state of a bucket that holds no whole request; undefined while it holds one. Takes nothing. */
  exhausted(caller: string): LimitState | undefined {
    if (this.#perMinute === 0 || !this.#buckets.has(caller)) return undefined;
    const bucket = this.#filled(caller);
    return bucket.tokens >= 1 ? undefined : this.#stateOf(bucket, false);
  }

  /**
   * Takes one request that has already been served. A bucket that is empty goes into debt, by at most its own size, so
   * that requests which all began before the first of them was charged are paid for afterwards.
   */
  charge(caller: string): LimitState | undefined {
    if (this.#perMinute === 0) return undefined;
    const bucket = this.#filled(caller);
    bucket.tokens = Math.max(-this.#burst, bucket.tokens - 1);
    return this.#stateOf(bucket, true);
  }

  #stateOf({ tokens }: Bucket, allowed: boolean): LimitState {
    const secondsPerToken = 60 / this.#perMinute;
    return {
      allowed,
      limit: this.#perMinute,
      remaining: Math.max(0, Math.floor(tokens)),
      resetSeconds: Math.ceil((this.#burst - tokens) * secondsPerToken),
      retryAfterSeconds: Math.max(1, Math.ceil((1 - tokens) * secondsPerToken)),
    };
  }

  #filled(caller: string): Bucket {
    const now = this.#now();
    const bucket = this.#buckets.get(caller);
    if (bucket === undefined) {
      if (this.#buckets.size >= MAX_BUCKETS) this.#dropOldest();
      const full = { tokens: this.#burst, filledAt: now };
      this.#buckets.set(caller, full);
      return full;
    }
    bucket.tokens = Math.min(this.#burst, bucket.tokens + ((now - bucket.filledAt) / 60_000) * this.#perMinute);
    bucket.filledAt = now;
    return bucket;
  }

  /** Keeps the memory bounded under a flood of addresses; what is dropped starts full again. */
  #dropOldest(): void {
    const [oldest] = this.#buckets.keys();
    if (oldest !== undefined) this.#buckets.delete(oldest);
  }
}
