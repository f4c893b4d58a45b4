import { operations, type RoutedOperation } from '../support/operations.ts';

/** One exchange, as it crossed the wire towards the client. */
export interface Seen {
  /** `none` where no operation has the path. */
  readonly operationId: string;
  readonly status: number;
  /** Header lines and body. */
  readonly text: string;
}

/** Records every answer that `fetch` brings in this process, until it is stopped. */
export function recordTraffic(): { readonly seen: Seen[]; stop(): void } {
  const seen: Seen[] = [];
  const original = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const response = await original(input, init);
    const url = new URL(input instanceof Request ? input.url : input);
    const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
    const text = await response.clone().text();
    const operationId = operationOf(init?.method ?? 'GET', url.pathname)?.id ?? 'none';
    seen.push({ operationId, status: response.status, text: `${headers}\n\n${text}` });
    return response;
  };
  return {
    seen,
    stop: () => {
      globalThis.fetch = original;
    },
  };
}

const operationOf = (method: string, pathname: string): RoutedOperation | undefined =>
  Object.values(operations).find(
    (one) =>
      one.method === method.toLowerCase() &&
      new RegExp(`^${one.path.replaceAll('.', '\\.').replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(pathname),
  );
