import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { declined, used } from './fixture.ts';

const DAY = 86_400;
let service: TestService;
let acme: TestTenant;
let cardId: string;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service?.stop());

const now = async (): Promise<Date> => new Date((await acme.api.getTestClock({}).unwrap()).now);
const advance = (seconds: number) =>
  acme.api.advanceTestClock({ advanceSeconds: Math.max(1, Math.ceil(seconds)) }).unwrap();
const upTo = async (time: number): Promise<void> => {
  await advance((time - (await now()).getTime()) / 1000);
};

/** The first Monday at noon whose week ends in its own month, with a card of that tenant. */
async function mondayNoon(name: string): Promise<Date> {
  acme = await service.signUp(name);
  ({ cardId } = await acme.api.createProviderCard({ cardholderId: 'ich_1' }).unwrap());
  let day = Math.ceil((await now()).getTime() / (DAY * 1000)) * DAY * 1000 + (DAY * 1000) / 2;
  const isRight = (time: number): boolean => {
    const date = new Date(time);
    return date.getUTCDay() === 1 && date.getUTCDate() <= 14;
  };
  while (!isRight(day)) day += DAY * 1000;
  await upTo(day);
  return new Date(day);
}

const spentBy = async (amount = '1.00') => Object.values((await used(acme, cardId, amount)).spent).join(' ');

describe('the windows on the tenant’s clock', () => {
  it('a day ends at midnight UTC, a week before Monday, a month before its first day (R322, D-271)', async () => {
    const monday = await mondayNoon('Acme Windows');
    const midnight = (days: number): number => Math.floor(monday.getTime() / (DAY * 1000) + days) * DAY * 1000;
    expect(await spentBy()).toBe('1.00 1.00 1.00');
    await upTo(midnight(1) - 5000);
    expect(await spentBy()).toBe('2.00 2.00 2.00');
    await upTo(midnight(1));
    expect(await spentBy()).toBe('1.00 3.00 3.00');
    await upTo(midnight(7));
    expect(await spentBy()).toBe('1.00 1.00 4.00');
    await upTo(Date.UTC(monday.getUTCFullYear(), monday.getUTCMonth() + 1, 1));
    const [daily, , monthly] = (await spentBy()).split(' ');
    expect([daily, monthly]).toEqual(['1.00', '1.00']);
  });

  it('a cap counts its own window, and is whole again with the next one (R327, D-271)', async () => {
    const monday = await mondayNoon('Acme Caps');
    await acme.api.setCardLimits({ id: cardId, dailyUsd: '1', weeklyUsd: '2' }).unwrap();
    const next = (days: number) => upTo(monday.getTime() + days * DAY * 1000);
    const [first, second] = [await declined(acme, cardId, '1'), await declined(acme, cardId, '0.01')];
    await next(1);
    const [third, fourth] = [await declined(acme, cardId, '1'), await declined(acme, cardId, '0.01')];
    await next(2);
    expect([first, second, third, fourth, await declined(acme, cardId, '0.01')]).toEqual([
      ...[null, 'DAILY_CAP', null, 'DAILY_CAP', 'WEEKLY_CAP'],
    ]);
    await next(7);
    expect(await declined(acme, cardId, '1')).toBeNull();
  });

  it('a reversal credits the windows of its authorization, where they are still current (R324, D-272)', async () => {
    const monday = await mondayNoon('Acme Reversals');
    const { authorizationId } = await used(acme, cardId, '5.00');
    const back = async (amountUsd: string) =>
      Object.values(
        (await acme.api.reverseTestCardAuthorization({ id: cardId, authorizationId, amountUsd }).unwrap()).spent,
      ).join(' ');
    expect(await back('1.00')).toBe('4.00 4.00 4.00');
    await upTo(monday.getTime() + DAY * 1000);
    await used(acme, cardId, '2.00');
    expect(await back('1.00')).toBe('2.00 5.00 5.00');
    await upTo(monday.getTime() + 7 * DAY * 1000);
    await used(acme, cardId, '3.00');
    expect(await back('1.00')).toBe('3.00 3.00 7.00');
    await upTo(Date.UTC(monday.getUTCFullYear(), monday.getUTCMonth() + 1, 15));
    await used(acme, cardId, '1.00');
    expect(await back('1.00')).toBe('1.00 1.00 1.00');
    // The whole is given back, and no window has less than what was taken in it.
    expect(await spentBy('0.50')).toBe('1.50 1.50 1.50');
  });
});
