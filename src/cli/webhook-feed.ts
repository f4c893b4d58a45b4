/** One event of a feed: its place, and its JSON as the service rendered it. */
export interface FedEvent {
  readonly id: string;
  readonly type: string;
  readonly sequence: bigint;
  /** The body that a webhook of it would have, byte for byte. */
  readonly body: string;
}

/** Where the service is, and who asks. */
export interface FeedAccess {
  readonly baseUrl: string;
  readonly apiKey: string;
}

/** Thrown if the service refuses a request. */
export class FeedRefused extends Error {
  override readonly name = 'FeedRefused';
  readonly code: string;
  /** True if the same request can succeed later: the service is busy, starting or unavailable. */
  readonly isTemporary: boolean;

  constructor(code: string, message: string, status: number) {
    super(message);
    this.code = code;
    this.isTemporary = status === 429 || status >= 500;
  }
}

interface Listed {
  readonly id: string;
  readonly type: string;
  readonly sequence: string;
}

const PAGE = 200;

/** Reads a tenant's feed of events over HTTP, as any program with a key may. */
export class WebhookFeed {
  readonly #access: FeedAccess;

  constructor(access: FeedAccess) {
    this.#access = access;
  }

  /** The number of the newest event; 0 while there is none. */
  async newest(): Promise<bigint> {
    const [event] = await this.#list('?take=1');
    return event ? BigInt(event.sequence) : 0n;
  }

  /** Returns the events behind a number, oldest first. */
  async after(sequence: bigint): Promise<FedEvent[]> {
    const found: Listed[] = [];
    for (let skip = 0; ; skip += PAGE) {
      const page = await this.#list(`?take=${PAGE}&skip=${skip}`);
      const newer = page.filter((event) => BigInt(event.sequence) > sequence);
      found.push(...newer);
      if (newer.length < PAGE) break;
    }
    // New ones may have moved the pages while they were read.
    const once = new Map(found.map((event) => [event.sequence, event]));
    const ordered = [...once.values()].sort((a, b) => (BigInt(a.sequence) < BigInt(b.sequence) ? -1 : 1));
    const events: FedEvent[] = [];
    for (const { id, type, sequence: number } of ordered) {
      // The text of the answer: parsed and printed anew, its metadata would have other bytes.
      events.push({ id, type, sequence: BigInt(number), body: await this.#ask(`/v1/events/${id}`) });
    }
    return events;
  }

  async #list(query: string): Promise<readonly Listed[]> {
    const events = eventsIn(await this.#ask(`/v1/events${query}`));
    if (events !== undefined) return events;
    const message = `${this.#access.baseUrl} is another program: it answers with no list of events. Correct --url or PAYCHART_URL.`;
    throw new FeedRefused('NOT_THE_SERVICE', message, 200);
  }

  async #ask(path: string): Promise<string> {
    const { baseUrl, apiKey } = this.#access;
    const response = await fetch(`${baseUrl}${path}`, {
      headers: { 'x-service-api-key': apiKey },
      signal: AbortSignal.timeout(30_000),
    });
    const text = await response.text();
    if (response.ok) return text;
    const { code = `HTTP_${response.status}`, message = 'The service refused the request' } = refusalIn(text);
    throw new FeedRefused(code, message, response.status);
  }
}

/** Undefined where the text is no list of the service: another program may listen at the address. */
function eventsIn(text: string): readonly Listed[] | undefined {
  try {
    const { events } = JSON.parse(text) as { events?: unknown };
    return Array.isArray(events) ? (events as Listed[]) : undefined;
  } catch {
    return undefined;
  }
}

function refusalIn(text: string): { readonly code?: string; readonly message?: string } {
  try {
    return JSON.parse(text) as object;
  } catch {
    return {};
  }
}
