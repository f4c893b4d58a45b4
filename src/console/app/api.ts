import { type CallOptions, createPaychart, type Paychart, PaychartError, type PaychartOptions } from '#sdk';
import type { Account } from './account/account.ts';
import { streamEvents } from './feed/event-stream.ts';
import type { StreamWishes } from './feed/follow-events.ts';
import type { Problem } from './problem.ts';
import type { Sent } from './sent.ts';
import { type Confirming, confirmedCall } from './two-factor/confirmed-call.ts';

export type Params = Readonly<Record<string, unknown>>;

export type Outcome<T> =
  | { readonly data: T; readonly problem?: undefined; readonly requestId: string | undefined }
  | { readonly data?: undefined; readonly problem: Problem; readonly requestId: string | undefined };

export interface PageOf<T> {
  readonly data: readonly T[];
  readonly hasMore: boolean;
  next(): Promise<PageOf<T> | undefined>;
}

/** Calls operations by their ids, through the SDK. */
export interface Api {
  call<T>(operation: string, params?: Params): Promise<Outcome<T>>;
  /** Throws a Problem. */
  page<T>(operation: string, params?: Params): Promise<PageOf<T>>;
  /** The events of the tenant as they happen. Throws a Problem. */
  events(wishes: StreamWishes): AsyncIterable<unknown>;
}

/** A call that has been answered, for whoever keeps a record of them. */
export interface Answered {
  readonly operation: string;
  readonly params: Params;
  readonly status: number | undefined;
  readonly problem: Problem | undefined;
  readonly requestId: string | undefined;
  readonly tookMs: number;
}

type Method = ((params?: Params, options?: CallOptions) => Promise<Sent>) & {
  page?: (params?: Params) => Promise<PageOf<unknown>>;
};

/** The folder in which `/console` stands: the service itself, also behind a proxy that gives it a path. */
export const baseUrl = (): string => new URL('.', location.href.split('#')[0]).href.replace(/\/$/, '');

/**
 * The client of this credential, or of nobody for operations that anybody may call. `confirming` answers for the person
 * whom two-factor protection asks.
 */
export function apiOf(
  credential: Account['credential'] | undefined,
  confirming?: Confirming,
  record: (answered: Answered) => void = () => undefined,
): Api {
  const given = credential ?? { session: 'none' };
  // The key was typed into this tab, stays in it, and acts for whoever typed it.
  const own = { baseUrl: baseUrl(), dangerouslyAllowBrowser: true };
  // A person who works with the console is no developer of it: its pages show what is deprecated.
  const options: PaychartOptions = { ...given, ...own, deprecationWarnings: false };
  const client = createPaychart(options);
  const methodOf = (operation: string): Method => {
    const method = methodsOf(client)[operation];
    if (method === undefined) throw new Error(`The SDK has no operation ${operation}`);
    return method;
  };
  return {
    call: async <T>(operation: string, params: Params = {}): Promise<Outcome<T>> => {
      const call = (options?: CallOptions) => methodOf(operation)(params, options);
      const begun = performance.now();
      const sent = confirming ? await confirmedCall({ operation, client, call, confirming }) : await call();
      const { ok, data, error, response } = sent;
      const requestId = response?.headers.get('x-request-id') ?? undefined;
      const problem = ok ? undefined : problemOf(error, requestId);
      record({ operation, params, status: response?.status, problem, requestId, tookMs: performance.now() - begun });
      return problem === undefined ? { data: data as T, requestId } : { problem, requestId };
    },
    page: async <T>(operation: string, params: Params = {}) => {
      const last: Exchange = { url: undefined, response: undefined };
      const { page } = methodsOf(createPaychart({ ...options, fetch: fetchInto(last) }))[operation] ?? {};
      if (page === undefined) throw new Error(`${operation} is no list`);
      const recordPage: RecordPage = (query, answer) =>
        record({ operation, params: { ...params, ...query }, ...answer });
      return (await recordedPage(() => page(params), last, recordPage)) as PageOf<T>;
    },
    events: async function* (wishes) {
      try {
        yield* streamEvents(options, wishes);
      } catch (thrown) {
        throw problemIn(thrown);
      }
    },
  };
}

const methodsOf = (client: Paychart): Readonly<Record<string, Method>> =>
  client as unknown as Readonly<Record<string, Method>>;

/** The last request of a list, and its answer: a page of the SDK tells neither. */
interface Exchange {
  url: string | undefined;
  response: Response | undefined;
}

const fetchInto =
  (last: Exchange): typeof globalThis.fetch =>
  async (input, init) => {
    last.url = String(input);
    last.response = await globalThis.fetch(input, init);
    return last.response;
  };

type RecordPage = (query: Params, answer: Omit<Answered, 'operation' | 'params'>) => void;

/** Records a page, and each one that follows it with the query of its own. Throws a Problem. */
async function recordedPage(
  ask: () => Promise<PageOf<unknown> | undefined>,
  last: Exchange,
  record: RecordPage,
): Promise<PageOf<unknown> | undefined> {
  const begun = performance.now();
  Object.assign(last, { url: undefined, response: undefined });
  const answered = (problem: Problem | undefined): void => {
    const { url, response } = last;
    if (url === undefined) return;
    const requestId = response?.headers.get('x-request-id') ?? undefined;
    record(queryOf(url), { status: response?.status, problem, requestId, tookMs: performance.now() - begun });
  };
  try {
    const page = await ask();
    answered(undefined);
    return page && { ...page, next: () => recordedPage(() => page.next(), last, record) };
  } catch (thrown) {
    const problem = problemIn(thrown);
    answered(problem as Problem);
    throw problem;
  }
}

/** Each parameter once, with a list of its values if it has several. */
function queryOf(url: string): Params {
  const { searchParams } = new URL(url);
  const values = [...new Set(searchParams.keys())].map((name) => [name, searchParams.getAll(name)] as const);
  return Object.fromEntries(values.map(([name, all]) => [name, all.length > 1 ? all : all[0]]));
}

const problemIn = (thrown: unknown): unknown =>
  thrown instanceof PaychartError ? problemOf(thrown.error, thrown.requestId) : thrown;

function problemOf(error: Sent['error'], requestId: string | undefined): Problem {
  const { code = 'UNKNOWN', message = 'There was no answer.' } = error ?? {};
  const { rawCode, details } = (error ?? {}) as { rawCode?: string; details?: unknown };
  return { code: rawCode ?? code, message, requestId, details };
}
