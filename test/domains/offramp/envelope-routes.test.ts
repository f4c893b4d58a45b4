import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyInvariants } from '../../../src/platform/audit/index.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { type Doc, type Payer, payer, sign, unsigned } from './envelope-fixture.ts';
import { advance, confirm, payable, type Recipient, read, refusal } from './fixture.ts';

let service: TestService;
let acme: Payer;
let recipient: Recipient;
let payee: string;
/** The recipient's destinations: its balance, a wallet, and the two payment apps. */
let rails: { readonly balance: string; readonly onchain: string; readonly appA: string; readonly appB: string };

beforeAll(async () => {
  service = await startTestService();
  acme = await payer(service, 'Limits Acme');
  recipient = await payable(service, 'Limits Recipient', '+15550910001');
  payee = (await service.pool.owner('payment_identities').where({ tenant_id: recipient.tenantId }).first('did')).did;
  const add = async (body: Parameters<TestTenant['api']['createPayoutDestination']>[0]) => {
    const { id } = await recipient.api.createPayoutDestination(body).unwrap();
    return (await recipient.api.verifyPayoutDestination({ id }).unwrap()).id;
  };
  rails = {
    balance: recipient.destinationId,
    onchain: await add({ type: 'ONCHAIN_WALLET', address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }),
    appA: await add({ type: 'PAYMENT_APP_A', email: 'limits@recipient.test' }),
    appB: await add({ type: 'PAYMENT_APP_B', phone: '+15550910001' }),
  };
  await service.runUntilIdle();
});
afterAll(async () => {
  expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
  await service.stop();
});

const pay = async (doc: Partial<Doc>) => {
  const envelope = await sign(acme.wallet, unsigned(acme, payee, { doc }));
  return acme.api.createOfframpPayment({ did: payee, amountUsd: '10.00', envelope }).unwrap();
};
/** By name: what a payment offers, and what its envelope withholds. */
const offered = async (id: string, { api }: TestTenant = acme) => {
  const named = (destinationId: string) => Object.entries(rails).find(([, rail]) => rail === destinationId)?.[0];
  const { routes, excludedRoutes } = await api.getOfframpPaymentRoutes({ id }).unwrap();
  return {
    routes: routes.map(({ destinationId }) => named(destinationId)).sort(),
    withheld: excludedRoutes
      .filter(({ reasonCode }) => reasonCode === 'ENVELOPE_CONSTRAINT')
      .map(({ destinationId }) => named(destinationId))
      .sort(),
  };
};
const ALL = ['appA', 'appB', 'balance', 'onchain'];

describe('each limit of an envelope refuses a quote with ENVELOPE_CONSTRAINT (R121, D-149)', () => {
  test.each<[string, Partial<Doc>, string[]]>([
    ['none', {}, ALL],
    ['permittedSettlementAssets', { permittedSettlementAssets: ['USD'] }, ['appA', 'appB']],
    ['permittedNetworks holds what has a network', { permittedNetworks: ['base'] }, ['appA', 'appB', 'balance']],
    ['permittedProviders', { permittedProviders: ['internal', 'onchain'] }, ['balance', 'onchain']],
    ['railExclusions', { railExclusions: ['PAYMENT_APP_A', 'ONCHAIN_WALLET'] }, ['appB', 'balance']],
    ['maxFeeBaseUnits: the total fee, in USD base units', { maxFeeBaseUnits: '50000' }, ['balance', 'onchain']],
    ['maxFeeBaseUnits of zero', { maxFeeBaseUnits: '0' }, ['balance']],
    [
      'minRecipientProceeds, equal passes',
      { minRecipientProceeds: { amountBaseUnits: '10000000', asset: 'USDC', exponent: 6 } },
      ['balance'],
    ],
    [
      'minRecipientProceeds in another asset cannot be shown to hold',
      { minRecipientProceeds: { amountBaseUnits: '975', asset: 'USD', exponent: 2 } },
      ['appA', 'appB'],
    ],
    [
      'jurisdictionConstraints hold what has a country',
      { jurisdictionConstraints: ['DE'] },
      ['appA', 'balance', 'onchain'],
    ],
  ])('%s', async (_name, doc, routes) => {
    const { paymentId } = await pay(doc);
    expect(await offered(paymentId)).toEqual({ routes, withheld: ALL.filter((name) => !routes.includes(name)) });
  });

  test('a foreign policy hash withholds all routes, so that the recipient has nothing to select', async () => {
    const held = await pay({ policySha256: `0x${'ab'.repeat(32)}` });
    expect(held).toMatchObject({
      status: 'PAYOUT_SELECTION_REQUIRED',
      holdReasons: ['PAYOUT_DESTINATION_NOT_SELECTED'],
    });
  });

  test('substitutionPermissions change nothing, since nothing is ever substituted', async () => {
    const substitutionPermissions = {
      destination: true,
      provider: true,
      rail: true,
      network: true,
      settlementAsset: true,
    };
    expect(await offered((await pay({ substitutionPermissions })).paymentId)).toEqual({ routes: ALL, withheld: [] });
  });

  test('maxAttempts of 1 is enough, since a payment makes one submission', async () => {
    const { paymentId } = await pay({ maxAttempts: 1, permittedProviders: ['internal'] });
    await confirm(recipient, paymentId);
    await recipient.api.stepTestProvider({ id: paymentId, steps: 3 }).unwrap();
    expect((await read(acme, paymentId)).status).toBe('DELIVERED');
    expect(await service.pool.owner('provider_attempts').where({ payment_id: paymentId })).toHaveLength(1);
  });

  test('the limits still hold when the recipient requests a new set of quotes', async () => {
    const { paymentId } = await pay({ permittedProviders: ['internal'] });
    await advance(acme, 121);
    expect(await offered(paymentId, recipient)).toEqual({ routes: ['balance'], withheld: ['appA', 'appB', 'onchain'] });
  });
});

describe('allowRouteChange', () => {
  const select = async (id: string, destinationId: string) => {
    const { routes } = await recipient.api.getOfframpPaymentRoutes({ id }).unwrap();
    const routeQuoteId = routes.find((route) => route.destinationId === destinationId)?.routeId ?? '';
    return recipient.api.selectOfframpPaymentRoute({ id, routeQuoteId }).unwrap();
  };

  test('false keeps a requote after a selection to its destination, provider and rail (R121)', async () => {
    const { paymentId: id } = await pay({ allowRouteChange: false });
    await advance(acme, 121);
    expect((await offered(id)).routes, 'before a selection').toEqual(ALL);
    await select(id, rails.onchain);
    await select(id, rails.appA);
    await advance(acme, 121);
    expect(refusal(await recipient.api.confirmOfframpPayment({ id })).code).toBe('ROUTE_QUOTE_EXPIRED');
    expect(await offered(id)).toEqual({ routes: ['appA'], withheld: ['appB', 'balance', 'onchain'] });
    await advance(acme, 121);
    expect(await offered(id, recipient), 'for ever').toEqual({
      routes: ['appA'],
      withheld: ['appB', 'balance', 'onchain'],
    });
  });

  test('true lets a requote offer all routes again', async () => {
    const { paymentId: id } = await pay({ allowRouteChange: true });
    await select(id, rails.appA);
    await advance(acme, 121);
    expect((await offered(id)).routes).toEqual(ALL);
  });
});
