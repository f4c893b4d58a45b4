import { describe, expect, it } from 'vitest';
import { listedUnder, titleOf, viewOf } from '../../src/console/app/pages/view.ts';
import { decoded, readPlaces, writePlaces } from '../../src/console/app/route.ts';
import { deriveCatalog } from '../../src/console/derive-catalog.ts';
import { sources } from './sources.ts';

const catalog = deriveCatalog(sources());
const view = (path: string) => viewOf(path, catalog);

/** Every kind of path, with a place for what somebody types. */
const PATHS = ['ODD', 'list/ODD', 'list/offramp-payment/ODD/ODD', 'list/offramp-payment/status/ODD', 'r/ODD/ODD'];
const ALSO = ['r/offramp-payment/ODD', 'events/ODD/ODD', 'find/ODD', 'machines/ODD', 'requests/ODD', 'do/ODD'];
const ODD = [
  '%',
  '%E0%A4%A',
  '%00',
  '|',
  '%7C',
  '#',
  '\u2028',
  '\ud83d',
  '__proto__',
  'constructor',
  'toString',
  ' ',
  '',
];

describe('a path of the console', () => {
  it('is a view with a title, whatever its text is', () => {
    for (const path of [...PATHS, ...ALSO]) {
      for (const odd of ODD) {
        const shown = view(path.replaceAll('ODD', odd));
        expect([path, odd, titleOf(shown, catalog)]).toEqual([path, odd, expect.stringMatching(/\S/)]);
        expect(titleOf(shown, catalog)).not.toContain('undefined');
      }
    }
  });

  it.each([
    ['', 'overview', 'Overview'],
    ['list/offramp-payment', 'list', 'Off-ramp payments'],
    ['r/offramp-payment/pay_1', 'resource', 'Off-ramp payment pay_1'],
    ['r/offramp-payment/', 'list', 'Off-ramp payments'],
    ['r/offramp-payment/%20', 'list', 'Off-ramp payments'],
    ['r//pay_1', 'resource', 'pay_1'],
    ['r', 'missing', 'Page not found'],
    ['machines', 'machines', 'Lifecycles'],
    ['machines/claim', 'machine', 'Lifecycle: Claim'],
    ['find/order%2F1', 'find', 'Find order/1'],
    ['find/', 'missing', 'Page not found'],
    ['list/__proto__', 'missing', 'Page not found'],
    ['machines/constructor', 'missing', 'Page not found'],
    ['nothing', 'missing', 'Page not found'],
  ])('%j is the view %s, titled %s', (path, kind, title) => {
    expect([view(path).kind, titleOf(view(path), catalog)]).toEqual([kind, title]);
  });

  it('finds a resource under the list that holds it, even a list of another lifecycle', () => {
    expect(listedUnder('offramp-payment', catalog)).toBe(listedUnder('multisig-payment', catalog));
    const payments = catalog.resources.find(({ lifecycle }) => lifecycle === listedUnder('offramp-payment', catalog));
    expect(payments?.list).toBe('listPayments');
    expect(listedUnder('invoice', catalog)).toBe('invoice');
    for (const name of ['constructor', '__proto__', 'nothing']) expect(listedUnder(name, catalog)).toBe(name);
  });

  it('sets only filters that the list has', () => {
    expect(view('list/offramp-payment/status/DELIVERED')).toMatchObject({ filters: { status: 'DELIVERED' } });
    for (const name of ['constructor', '__proto__', 'nothing']) {
      expect(view(`list/offramp-payment/${name}/x`)).toEqual({
        kind: 'list',
        lifecycle: 'offramp-payment',
        filters: {},
      });
    }
  });
});

describe('the address of the console', () => {
  it.each(ODD)('keeps an id that is %j in its own pane', (id) => {
    const path = `r/offramp-payment/${encodeURIComponent(id.isWellFormed() ? id : '')}`;
    const places = [
      { account: 'one', path },
      { account: 'two', path: '' },
    ];
    expect(readPlaces(writePlaces(places))).toEqual(places);
  });

  it('keeps a part that is not valid encoding as it is', () => {
    expect(['%', '%41', '%E0%A4%A', 'a%', '%zz'].map(decoded)).toEqual(['%', 'A', '%E0%A4%A', 'a%', '%zz']);
  });
});
