import type { PaychartOptions } from './options.ts';
import { PaychartError } from './result.ts';
import { type Send, send } from './send.ts';

/** Every item of every page. Ends where the answer has no next link; throws a PaychartError. */
export async function* allItems(
  client: PaychartOptions,
  first: Send,
  items: string,
): AsyncGenerator<unknown, void, undefined> {
  let call: Send | undefined = first;
  while (call !== undefined) {
    const page = await send(client, call);
    if (!page.ok) throw new PaychartError(page);
    yield* (page.data as Record<string, Iterable<unknown>>)[items] ?? [];
    const search = nextSearch(page.response.headers.get('link'));
    call = search === undefined || search === call.search ? undefined : { ...first, search };
  }
}

/**
 * The query of `Link: <…>; rel="next"`. Only the query is taken: the credentials must not follow a link to another
 * host, and behind a proxy the service may not know its own.
 */
export function nextSearch(link: string | null): string | undefined {
  for (const [, target = '', parameters = ''] of link?.matchAll(/<([^>]*)>([^<]*)/g) ?? []) {
    if (/;\s*rel="?next"?\s*(?:[;,]|$)/i.test(parameters)) return new URL(target, 'http://relative').search;
  }
  return undefined;
}
