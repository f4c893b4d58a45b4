import { expect, it } from 'vitest';
import { lockByTicket } from '../../../../src/domains/claims/ticket.cross-tenant.ts';
import { reading } from '../../../support/reading.ts';

const ROW = { id: 'lnk_1', claimId: 'clm_1', paymentId: 'pay_1' };

/** Aggregates that are there, but for the machine that is named; each is asked for across tenants. */
function unit(found: object | undefined, missing?: string) {
  const { reads } = reading(found ? [found] : []);
  const locked: string[] = [];
  const aggregate = async (machine: string, id: string) => {
    locked.push(`${machine} ${id}`);
    return machine === missing ? undefined : { id };
  };
  const none = () => Promise.reject(new Error('not under the walls of a tenant'));
  return { locked, unit: { reads, aggregate: none, acrossTenants: { aggregate } } as never };
}

it('a ticket opens its payment, claim and link, which are locked from the root on (D-194)', async () => {
  const { locked, unit: opening } = unit(ROW);
  expect(await lockByTicket(opening, 'ticket')).toMatchObject({
    row: ROW,
    payment: { id: 'pay_1' },
    claim: { id: 'clm_1' },
    link: { id: 'lnk_1' },
  });
  expect(locked).toEqual(['offramp-payment pay_1', 'claim clm_1', 'claim-link lnk_1']);
});

it('an unknown ticket opens nothing and locks nothing', async () => {
  const { locked, unit: opening } = unit(undefined);
  expect(await lockByTicket(opening, 'ticket')).toBeUndefined();
  expect(locked).toEqual([]);
});

it.each(['offramp-payment', 'claim', 'claim-link'])('a ticket whose %s is gone opens nothing', async (missing) => {
  expect(await lockByTicket(unit(ROW, missing).unit, 'ticket')).toBeUndefined();
});
