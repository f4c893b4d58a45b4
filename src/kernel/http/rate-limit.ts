/** What a caller is told about its bucket, on every limited response (D-052). */
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
    const secondsPerToken = 60 / this.#perMinute;
    return {
      allowed,
      limit: this.#perMinute,
      remaining: Math.floor(bucket.tokens),
      resetSeconds: Math.ceil((this.#burst - bucket.tokens) * secondsPerToken),
      retryAfterSeconds: Math.max(1, Math.ceil((1 - bucket.tokens) * secondsPerToken)),
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
