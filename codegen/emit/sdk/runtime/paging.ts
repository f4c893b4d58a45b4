import type { PaychartOptions } from './options.ts';
import { type Page, PaychartError } from './result.ts';
import { type Send, type Sent, send } from './send.ts';

/** A call of a list, and the field of its result that holds the items. */
export interface Paged {
  client: PaychartOptions;
  call: Send;
  items: string;
}

/** Every item of every page. Ends where the answer has no next link; throws a PaychartError. */
export async function* allItems(paged: Paged): AsyncGenerator<unknown, void, undefined> {
  for (let page: Page<unknown> | undefined = await pageOf(paged); page !== undefined; page = await page.next()) {
    yield* page.data;
  }
}

/** One page, which knows the next one; throws a PaychartError. */
export async function pageOf(paged: Paged): Promise<Page<unknown>> {
  const { client, call, items } = paged;
  const sent: Sent = await send(client, call);
  if (!sent.ok) throw new PaychartError(sent);
  const search = nextSearch(sent.response.headers.get('link'));
  const hasMore = search !== undefined && search !== call.search;
  return {
    data: [...((sent.data as Record<string, Iterable<unknown>>)[items] ?? [])],
    hasMore,
    next: async () => (hasMore ? pageOf({ ...paged, call: { ...call, search } }) : undefined),
  };
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
