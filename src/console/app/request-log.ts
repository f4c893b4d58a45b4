import { useEffect, useState } from 'preact/hooks';
import type { CatalogOperation } from '../catalog.ts';
import type { Answered, Params } from './api.ts';
import type { RequestParts } from './request-code.ts';

/** A request of this tab, and how it was answered. */
export interface LoggedRequest {
  readonly number: number;
  readonly at: string;
  readonly account: string;
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly parts: RequestParts;
  /** Undefined if there was no answer. */
  readonly status: number | undefined;
  /** Undefined if it was not refused. */
  readonly code: string | undefined;
  readonly message: string | undefined;
  readonly details: unknown;
  readonly requestId: string | undefined;
  readonly tookMs: number;
  /** How often the same read was answered in the same way, one after the other. */
  readonly times: number;
}

const KEPT = 200;

/** Newest first; of the whole tab, in which each account shows its own. */
let kept: readonly LoggedRequest[] = [];
let count = 0;
const watchers = new Set<() => void>();

/** Records the calls of one account. */
export const recordOf =
  (account: string, operations: Readonly<Record<string, CatalogOperation>>) =>
  (answered: Answered): void => {
    const operation = operations[answered.operation];
    if (operation === undefined) return;
    count += 1;
    kept = withRequest(kept, loggedOf(answered, operation, { number: count, account, at: new Date().toISOString() }));
    for (const changed of watchers) changed();
  };

export function loggedOf(
  { operation, params, status, problem, requestId, tookMs }: Answered,
  { method, path, parameters }: CatalogOperation,
  own: Pick<LoggedRequest, 'number' | 'account' | 'at'>,
): LoggedRequest {
  const parts = partsOf(params, path, parameters);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(String(parts.path[name] ?? `{${name}}`)),
  );
  const search = new URLSearchParams(
    Object.entries(parts.query).flatMap(([name, value]) =>
      value === undefined ? [] : [value].flat().map((one): [string, string] => [name, String(one)]),
    ),
  ).toString();
  return {
    ...own,
    operation,
    method,
    path: search === '' ? filled : `${filled}?${search}`,
    parts,
    status,
    code: problem?.code,
    message: problem?.message,
    details: problem?.details,
    requestId,
    tookMs,
    times: 1,
  };
}

function partsOf(params: Params, path: string, parameters: CatalogOperation['parameters']): RequestParts {
  const isIn = (place: string, name: string): boolean =>
    parameters.some((parameter) => parameter.in === place && parameter.name === name) ||
    (place === 'path' && path.includes(`{${name}}`));
  const entries = Object.entries(params);
  const pick = (wanted: (name: string) => boolean) => Object.fromEntries(entries.filter(([name]) => wanted(name)));
  const body = pick((name) => !isIn('path', name) && !isIn('query', name));
  return {
    path: pick((name) => isIn('path', name)),
    query: pick((name) => isIn('query', name)),
    body: Object.keys(body).length === 0 ? undefined : body,
  };
}

/** A read that repeats the one before it counts up instead of filling the log. */
export function withRequest(log: readonly LoggedRequest[], request: LoggedRequest): readonly LoggedRequest[] {
  const at = log.findIndex(({ account, method }) => account === request.account && method !== 'GET');
  const recent = at === -1 ? log : log.slice(0, at);
  const same = request.method === 'GET' && recent.find((one) => isSame(one, request));
  if (!same) return [request, ...log].slice(0, KEPT);
  return [{ ...request, times: same.times + 1 }, ...log.filter((one) => one !== same)];
}

const isSame = (one: LoggedRequest, other: LoggedRequest): boolean =>
  one.account === other.account && one.path === other.path && one.method === other.method && one.code === other.code;

/** What of the log is shown. */
export interface RequestFilter {
  /** `refused`, a code, or everything. */
  readonly outcome: string;
  readonly hasReads: boolean;
}

export const REFUSED = 'refused';

export const filtered = (log: readonly LoggedRequest[], { outcome, hasReads }: RequestFilter): LoggedRequest[] =>
  log.filter(
    ({ code, method }) =>
      (outcome === '' || (outcome === REFUSED ? code !== undefined : code === outcome)) &&
      (hasReads || method !== 'GET' || code !== undefined),
  );

/** The requests of an account, as they are made. */
export function useRequests(account: string): readonly LoggedRequest[] {
  const [log, setLog] = useState(kept);
  useEffect(() => {
    const changed = () => setLog(kept);
    changed();
    watchers.add(changed);
    return () => {
      watchers.delete(changed);
    };
  }, []);
  return log.filter((one) => one.account === account);
}
