import { describe, expect, it } from 'vitest';
import { sdkNames } from '../../codegen/model/operations/sdk-namespaces.ts';

const named = (tag: string, ...ids: string[]) =>
  ids.map((id) => ({ id, tag, chosen: undefined as string | undefined }));
const nameOf = (id: string, operations: ReturnType<typeof named>): string | undefined => {
  const name = sdkNames(operations).get(id);
  return name && `${name.namespace}.${name.member}`;
};

describe('the namespace of an operation', () => {
  const offramp = named(
    'Offramp',
    'listOfframpPayments',
    'createOfframpPayment',
    'selectOfframpPaymentRoute',
    'receiveProviderWebhook',
  );
  const policies = named('Policies', 'listPolicies', 'attachPolicy', 'listPolicyVersions', 'createPolicyVersion');

  it.each([
    ['createOfframpPayment', offramp, 'offrampPayments.create'],
    ['selectOfframpPaymentRoute', offramp, 'offrampPayments.selectRoute'],
    ['listOfframpPayments', offramp, 'offrampPayments.list'],
    ['receiveProviderWebhook', offramp, 'offramp.receiveProviderWebhook'],
    ['attachPolicy', policies, 'policies.attach'],
    ['createPolicyVersion', policies, 'policyVersions.create'],
    ['issueCard', named('Cards', 'issueCard'), 'cards.issue'],
    ['respondToSalesOrder', named('Trade', 'listSalesOrders', 'respondToSalesOrder'), 'salesOrders.respondTo'],
    ['topUpLiquidity', named('Operations', 'listLiquidity', 'topUpLiquidity'), 'liquidity.topUp'],
    ['resolveReviewCase', named('Operations', 'listReviewCases', 'resolveReviewCase'), 'reviewCases.resolve'],
    ['revokePhoneAlias', named('Identity', 'listPhoneAliases', 'revokePhoneAlias'), 'phoneAliases.revoke'],
    ['listCardholders', named('Cards', 'listCardholders', 'issueCard'), 'cardholders.list'],
  ])('is the one in its id: %s', (id, operations, name) => {
    expect(nameOf(id, operations)).toBe(name);
  });

  it('is that of its own tag, and not of a list with another tag', () => {
    const operations = [...named('Payments', 'listPayments'), ...named('Claims', 'getPaymentReceipt')];
    expect(nameOf('getPaymentReceipt', operations)).toBe('claims.getPaymentReceipt');
  });

  it('is the one that the contract chooses', () => {
    const operations = [
      ...named('Wallets', 'listWallets'),
      { id: 'createDrip', tag: 'Wallets', chosen: 'wallets.drip' },
    ];
    expect(nameOf('createDrip', operations)).toBe('wallets.drip');
  });
});

describe('a clash of names is refused', () => {
  it.each(['wallets', 'wallets.', '.drip', 'wallets.test.drip'])('for the choice %s', (chosen) => {
    const operations = [{ id: 'createDrip', tag: 'Wallets', chosen }];
    expect(() => sdkNames(operations)).toThrow('createDrip: x-sdk-name must be namespace.method');
  });

  it('for two operations with one name', () => {
    const operations = [...named('Cards', 'listCards'), { id: 'listWalletCards', tag: 'Cards', chosen: 'cards.list' }];
    expect(() => sdkNames(operations)).toThrow(
      'listCards and listWalletCards are both cards.list in the SDK: give one an x-sdk-name',
    );
  });

  it('for a namespace with the name of an operation', () => {
    expect(() => sdkNames(named('Refund', 'refund'))).toThrow(
      "the SDK's namespace refund has the name of an operation",
    );
  });
});
