import type { Pattern } from '../pattern.ts';
import { OWN_PHONE } from '../world.ts';

const AMOUNTS = ['1.00', '9.99', '10.00', '11.00', '50.00', '400.00'];

/** Pays the attacker, who takes the first route and confirms. */
export const payOneself: Pattern = {
  name: 'pays itself',
  weight: () => 2,
  moves: ({ random, holders, fresh }) => {
    const holder = random.pick(holders.filter(({ tenant }) => tenant === 'victim'));
    if (holder?.as === undefined) return [];
    const [payment, route] = [fresh('paid'), fresh('route')];
    const amountUsd = random.pick(AMOUNTS) ?? '1.00';
    const id = `{{${payment}}}`;
    const own = { as: 'attackerKey', kind: 'key', tenant: 'attacker' } as const;
    const says = 'The attacker takes the money.';
    const pay = {
      call: 'createOfframpPayment',
      as: holder.as,
      with: { phone: OWN_PHONE, amountUsd },
      keep: { [payment]: 'paymentId' },
    };
    const routes = {
      call: 'getOfframpPaymentRoutes',
      as: own.as,
      with: { id },
      until: { at: 'routes.0.routeId' },
      keep: { [route]: 'routes.0.routeId' },
    };
    const select = { call: 'selectOfframpPaymentRoute', as: own.as, with: { id, routeQuoteId: `{{${route}}}` } };
    const confirm = { call: 'confirmOfframpPayment', as: own.as, with: { id } };
    return [
      { step: pay, says: `${holder.as} pays the attacker ${amountUsd} USD.`, holder },
      ...[routes, select, confirm].map((step) => ({ step, says, holder: own })),
    ];
  },
};
