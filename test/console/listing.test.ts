import { expect, it } from 'vitest';
import { listingOf } from '../../src/console/app/pages/listing.ts';
import { deriveCatalog } from '../../src/console/derive-catalog.ts';
import { sources } from './sources.ts';

const catalog = deriveCatalog(sources());
const listing = (list: string) => {
  const resource = catalog.resources.find((one) => one.list === list);
  if (resource === undefined) throw new Error(`nothing is listed by ${list}`);
  return { resource, ...listingOf(resource, catalog) };
};

it('titles the list of one lifecycle by that lifecycle, and offers its create operation', () => {
  const { resource, description, create } = listing('listInvoices');
  expect(description).toBe(resource.description);
  expect(create).toMatchObject({ id: 'createInvoice', operation: { method: 'POST' } });
});

it('titles the list of payments as a whole, and offers the payment of a recipient', () => {
  const { description, create } = listing('listPayments');
  expect(description).toMatch(/^The API lists these together: .*off-ramp payment/);
  expect(description).toContain('multisig payment');
  expect(create?.id).toBe('createPayment');
  expect(Object.keys(create?.operation.body?.properties ?? {})).not.toContain('sourceWalletId');
});

it('offers no operation where the API has none', () => {
  const alone = catalog.resources.filter(({ list, create }) => list !== undefined && create === undefined);
  expect(alone.length).toBeGreaterThan(0);
  for (const resource of alone.filter(({ list }) => list !== 'listPayments'))
    expect([resource.list, listingOf(resource, catalog).create]).toEqual([resource.list, undefined]);
});
