import { describe, expect, it } from 'vitest';
import { nextSearch } from '../../codegen/emit/sdk/runtime/paging.ts';
import { clientOf, peer, refusal } from './peer.ts';

function page(ids: string[], next?: string) {
  const json = { payments: ids.map((id) => ({ id })) };
  return { status: 200, json, ...(next === undefined ? {} : { headers: { link: `<${next}>; rel="next"` } }) };
}

async function idsOf(items: AsyncIterable<unknown>): Promise<string[]> {
  const ids: string[] = [];
  for await (const item of items) ids.push((item as { id: string }).id);
  return ids;
}

describe('for await (D-043)', () => {
  it('follows rel=next to the last page, with the call’s own options', async () => {
    const server = await peer(
      page(['a', 'b'], '/v1/payments?take=2&cursor=c1'),
      refusal(503, 'TRY_AGAIN'),
      page([], '/v1/payments?take=2&cursor=c2'),
      page(['c']),
    );
    const { methods } = clientOf(server.url);
    expect(await idsOf(methods.list.all({ take: 2 }, { headers: { 'x-trace': 't' } }))).toEqual(['a', 'b', 'c']);
    expect(server.received.map(({ url }) => url.split('?')[1])).toEqual([
      'take=2',
      'take=2&cursor=c1',
      'take=2&cursor=c1',
      'take=2&cursor=c2',
    ]);
    expect(server.received.every(({ headers }) => headers['x-trace'] === 't')).toBe(true);
  });

  it('requests no page that the caller does not reach', async () => {
    const server = await peer(page(['a', 'b'], '/v1/payments?cursor=c1'));
    for await (const _ of clientOf(server.url).methods.list.all()) break;
    expect(server.received).toHaveLength(1);
  });

  it('never sends the credentials to another host', async () => {
    const other = await peer(page(['stolen']));
    const server = await peer(page(['a'], `${other.url}/v1/payments?cursor=c1`), page(['b']));
    expect(await idsOf(clientOf(server.url).methods.list.all())).toEqual(['a', 'b']);
    expect(other.received).toHaveLength(0);
  });

  it('ends if the next page is the same page', async () => {
    const server = await peer(page(['a'], '/v1/payments?cursor=c1'), page(['b'], '/v1/payments?cursor=c1'));
    expect(await idsOf(clientOf(server.url).methods.list.all())).toEqual(['a', 'b']);
  });

  it('throws the refusal of a page', async () => {
    const server = await peer(page(['a'], '?cursor=c1'), refusal(500, 'INTERNAL_ERROR'));
    const seen: unknown[] = [];
    const walk = async () => {
      for await (const item of clientOf(server.url).methods.list.all()) seen.push(item);
    };
    await expect(walk()).rejects.toMatchObject({ name: 'PaychartError', code: 'INTERNAL_ERROR' });
    expect(seen).toEqual([{ id: 'a' }]);
  });
});

describe('the Link header', () => {
  it.each([
    ['<https://h/v1/x?cursor=a>; rel="next"', '?cursor=a'],
    ['</v1/x?cursor=a%2Cb,c>; rel=next', '?cursor=a%2Cb,c'],
    ['</x?skip=0>; rel="first", </x?cursor=b>; rel="next"; title="more", </x>; rel="last"', '?cursor=b'],
    ['</x?cursor=a>; rel="prev"', undefined],
    ['</x?cursor=a>; rel="nextish"', undefined],
    ['nonsense', undefined],
    [null, undefined],
  ])('%s', (link, search) => {
    expect(nextSearch(link)).toBe(search);
  });
});
