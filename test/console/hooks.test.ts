import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Api, Outcome } from '../../src/console/app/api.ts';
import { useFeed } from '../../src/console/app/feed/feed.ts';
import { type LoggedRequest, recordOf, useRequests } from '../../src/console/app/request-log.ts';
import { usePlaces } from '../../src/console/app/route.ts';
import { useLoad } from '../../src/console/app/use-load.ts';
import { useLooks } from '../../src/console/app/use-looks.ts';
import { deriveCatalog } from '../../src/console/derive-catalog.ts';
import { FakePage, mount, settled } from './hooks.ts';
import { sources } from './sources.ts';

let page: FakePage;
beforeEach(() => {
  page = new FakePage();
  const { addEventListener, removeEventListener, location } = page;
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', location);
  vi.stubGlobal('addEventListener', addEventListener);
  vi.stubGlobal('removeEventListener', removeEventListener);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Questions that are answered when the test says so, each by its name. */
function questions() {
  const open = new Map<string, (outcome: Outcome<string>) => void>();
  const asked: string[] = [];
  return {
    asked,
    ask: (name: string) => {
      asked.push(name);
      return new Promise<Outcome<string>>((resolve) => open.set(name, resolve));
    },
    answer: (name: string, data = name) => settled(() => open.get(name)?.({ data, requestId: 'req_1' })),
  };
}

describe('what a view loads', () => {
  const mountLoad = (load: (name: string) => Promise<Outcome<string>>, name: string) =>
    mount((one: string) => useLoad(() => load(one), [one]), name);

  it('is shown once it has arrived', async () => {
    const { ask, answer } = questions();
    const view = await mountLoad(ask, 'a');
    expect(view.shown).toMatchObject({ data: undefined, isLoading: true });
    await answer('a');
    expect(view.shown).toMatchObject({ data: 'a', problem: undefined, isLoading: false });
  });

  it('is never shown for another resource, neither while that loads nor by a late answer', async () => {
    const { ask, answer } = questions();
    const view = await mountLoad(ask, 'a');
    await answer('a');
    await view.draw('b');
    expect(view.shown).toMatchObject({ data: undefined, isLoading: true });
    await view.draw('c');
    await answer('c');
    await answer('b');
    expect(view.shown.data).toBe('c');
  });

  it('stays during a reload, and is replaced by the new answer', async () => {
    const { ask, asked, answer } = questions();
    const view = await mountLoad(ask, 'a');
    await answer('a');
    await settled(() => view.shown.reload());
    expect(view.shown).toMatchObject({ data: 'a', isLoading: true });
    await answer('a', 'newer');
    expect(view.shown).toMatchObject({ data: 'newer', isLoading: false });
    expect(asked).toEqual(['a', 'a']);
  });

  it('is requested once, however often the view is drawn', async () => {
    const { ask, asked } = questions();
    const view = await mountLoad(ask, 'a');
    await view.draw('a');
    await view.draw('a');
    expect(asked).toEqual(['a']);
  });

  it('shows the reason when the request cannot be sent', async () => {
    const view = await mountLoad(() => Promise.reject(new Error('id is empty')), 'a');
    await settled();
    expect(view.shown).toMatchObject({ problem: { code: 'NOT_SENT', message: 'id is empty' }, isLoading: false });
  });

  it('is not drawn after the view is closed', async () => {
    const { ask, answer } = questions();
    const view = await mountLoad(ask, 'a');
    await view.unmount();
    const before = view.all.length;
    await answer('a');
    expect(view.all).toHaveLength(before);
  });
});

describe('the requests of an account', () => {
  const { operations } = deriveCatalog(sources());
  const send = (account: string, id: string) =>
    settled(() =>
      recordOf(
        account,
        operations,
      )({ operation: 'getPayment', params: { id }, status: 200, problem: undefined, requestId: 'req_1', tookMs: 1 }),
    );
  const pathsOf = (log: readonly LoggedRequest[]): string[] => log.map(({ path }) => path);

  it('are its own only: those made before it was shown and those made since', async () => {
    await send('ann', 'pay_1');
    const ann = await mount(useRequests, 'ann');
    const bob = await mount(useRequests, 'bob');
    await send('bob', 'pay_2');
    await send('ann', 'pay_3');
    expect(pathsOf(ann.shown)).toEqual(['/v1/payments/pay_3', '/v1/payments/pay_1']);
    expect(pathsOf(bob.shown)).toEqual(['/v1/payments/pay_2']);
    await bob.draw('ann');
    expect(bob.shown).toEqual(ann.shown);
  });

  it('include those that were made during the first drawing', async () => {
    let isFirst = true;
    const view = await mount(() => {
      const log = useRequests('cleo');
      if (isFirst) void send('cleo', 'pay_4');
      isFirst = false;
      return log;
    }, undefined);
    await settled();
    expect(pathsOf(view.shown)).toEqual(['/v1/payments/pay_4']);
  });
});

describe('the place of a pane', () => {
  it('follows the address', async () => {
    page.location.hash = '#ann/r/offramp-payment/pay_1';
    const view = await mount(usePlaces, undefined);
    expect(view.shown[0]).toEqual([{ account: 'ann', path: 'r/offramp-payment/pay_1' }]);
    page.location.hash = '#ann/list/agent|bob/';
    await page.fire('hashchange');
    expect(view.shown[0]).toEqual([
      { account: 'ann', path: 'list/agent' },
      { account: 'bob', path: '' },
    ]);
    view.shown[1]([]);
    expect(page.location.hash).toBe('');
  });
});

describe('reads of a resource that no event announces', () => {
  it('become rarer with time, come soon after a click, and pause in a hidden tab or a closed section', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const looks = vi.fn();
    const view = await mount((isOpen: boolean) => useLooks(looks, 0, () => isOpen), true);
    const looked = (ms: number): number => {
      vi.advanceTimersByTime(ms);
      return looks.mock.calls.length;
    };
    expect([looked(499), looked(1), looked(999), looked(1)]).toEqual([0, 1, 1, 2]);
    await page.fire('click');
    expect([looked(499), looked(1), looked(999), looked(1), looked(1999), looked(1)]).toEqual([2, 3, 3, 4, 4, 5]);
    await view.draw(false);
    expect(looked(4000)).toBe(5);
    await view.draw(true);
    page.hidden = true;
    expect(looked(60_000)).toBe(5);
    page.hidden = false;
    await page.fire('visibilitychange');
    expect([looked(499), looked(1)]).toEqual([5, 6]);
  });

  it('end when the view is closed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const looks = vi.fn();
    const view = await mount(() => useLooks(looks, 0, () => true), undefined);
    await view.unmount();
    vi.advanceTimersByTime(60_000);
    expect(looks).not.toHaveBeenCalled();
    expect(page.heard).toEqual([]);
  });
});

/** A service whose stream stays open until it is left. */
function streaming(name: string) {
  const streams: { readonly after: string; readonly signal: AbortSignal }[] = [];
  const event = (sequence: number) => ({ id: `evt_${name}_${sequence}`, sequence });
  const api = {
    call: async () => ({ data: { events: [event(7)] }, requestId: undefined }),
    page: () => Promise.reject(new Error('no lists here')),
    events: async function* ({ after, signal }: { readonly after: string; readonly signal: AbortSignal }) {
      streams.push({ after, signal });
      yield event(8);
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
    },
  } as unknown as Api;
  return { api, streams, open: () => streams.filter(({ signal }) => !signal.aborted).length };
}

describe('the feed of a pane', () => {
  const ids = ({ events }: { readonly events: readonly { readonly id: string }[] }): string[] =>
    events.map(({ id }) => id);
  beforeEach(() => vi.stubGlobal('navigator', {}));

  it('holds one stream, whatever happens to the tab and the network', async () => {
    const service = streaming('ann');
    await mount(useFeed, service.api);
    await settled();
    for (const change of ['visibilitychange', 'offline', 'online']) {
      const before = service.streams.length;
      await page.fire(change);
      await settled();
      // What the browser still holds may be dead: the stream begins anew.
      expect([service.streams.length, service.open()]).toEqual([before + 1, 1]);
    }
  });

  it('ends its stream while the tab is hidden, and resumes after the last event', async () => {
    const service = streaming('ann');
    const view = await mount(useFeed, service.api);
    await settled();
    await expect.poll(() => ids(view.shown)).toEqual(['evt_ann_8', 'evt_ann_7']);
    page.hidden = true;
    await page.fire('visibilitychange');
    expect(service.open()).toBe(0);
    page.hidden = false;
    await page.fire('visibilitychange');
    await settled();
    expect(service.streams.map(({ after }) => after)).toEqual(['7', '8']);
    expect(ids(view.shown)).toEqual(['evt_ann_8', 'evt_ann_7']);
  });

  it('shows nothing of the previous account', async () => {
    const [ann, bob] = [streaming('ann'), streaming('bob')];
    const view = await mount(useFeed, ann.api);
    await settled();
    await expect.poll(() => ids(view.shown)).toEqual(['evt_ann_8', 'evt_ann_7']);
    await view.draw(bob.api);
    await settled();
    await expect.poll(() => ids(view.shown)).toEqual(['evt_bob_8', 'evt_bob_7']);
    expect([ann.open(), bob.open()]).toEqual([0, 1]);
  });

  it('leaves no stream and no listener behind', async () => {
    const service = streaming('ann');
    const view = await mount(useFeed, service.api);
    await settled();
    await view.unmount();
    expect(service.open()).toBe(0);
    expect(page.heard).toEqual([]);
  });
});

it('every hook removes its page listeners when its view is closed', async () => {
  const { api } = streaming('ann');
  const hooks: (() => unknown)[] = [
    () => useFeed(api),
    () =>
      useLooks(
        () => undefined,
        0,
        () => true,
      ),
    () => usePlaces(),
    () => useRequests('ann'),
  ];
  for (const hook of hooks) {
    const view = await mount(hook, undefined);
    await view.unmount();
    expect(page.heard).toEqual([]);
  }
});
