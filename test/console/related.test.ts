import { describe, expect, it } from 'vitest';
import { relatedOperations } from '../../src/console/app/resource/related-operations.ts';
import type { CatalogResource } from '../../src/console/catalog.ts';
import { deriveCatalog } from '../../src/console/derive-catalog.ts';
import { sources } from './sources.ts';

const catalog = deriveCatalog(sources());
const resourceOf = (lifecycle: string): CatalogResource =>
  catalog.resources.find((resource) => resource.lifecycle === lifecycle) as CatalogResource;
const offered = (lifecycle: string, own: string, item: Readonly<Record<string, unknown>>): string[] =>
  relatedOperations(catalog, { resource: resourceOf(lifecycle), own, item }).map(({ operationId }) => operationId);

describe('the operations beside the steps of a payment', () => {
  const intent = { generation: 'intent', internalStatus: 'PENDING_CLAIM' };

  it('offer no multisig steps, although those share its path', () => {
    const found = offered('offramp-payment', 'payments', intent);
    expect(found).not.toContain('signPayment');
    expect(found).not.toContain('executePayment');
    expect(offered('multisig-payment', 'payments', { generation: 'legacy' })).not.toContain('selectPaymentRoute');
  });

  it('offer a new claim link for an off-ramp payment while its recipient is unknown, and for no intent', () => {
    const resends = (item: Readonly<Record<string, unknown>>): boolean =>
      offered('offramp-payment', 'payments', item).includes('resendOfframpPaymentClaim');
    expect(resends({ generation: 'offramp', internalStatus: 'PENDING_CLAIM' })).toBe(true);
    expect(resends({ generation: 'offramp', internalStatus: 'DELIVERED' })).toBe(false);
    expect(resends(intent)).toBe(false);
  });
});

it('the console has exactly one list of payments', () => {
  expect(catalog.resources.filter(({ list }) => list === 'listPayments')).toHaveLength(1);
});
