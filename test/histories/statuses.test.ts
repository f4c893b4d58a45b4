import { describe, expect, test } from 'vitest';
import { lifecycles } from '../../generated/wiring/lifecycles.ts';
import { type Call, notLinearizable } from '../../scripts/histories/linearizable.ts';
import { type Asked, statusModel } from '../../scripts/histories/statuses.ts';
import { edgesOf } from '../../src/platform/audit/machine-edges.ts';

const model = statusModel(edgesOf(lifecycles['offramp-payment'].machine));

/** Each begins when the one before has ended. */
const oneByOne = (...statuses: readonly (string | undefined)[]): Call<Asked, string>[] =>
  statuses.map((output, at) => ({
    client: `c${at}`,
    input: { operation: 'get' },
    output,
    calledAt: 2 * at,
    returnedAt: 2 * at + 1,
  }));

describe('the answers about a payment', () => {
  test.each([
    ['follow the machine', ['AWAITING_RECIPIENT_CONFIRMATION', 'FUNDS_LOCKED', 'DELIVERED']],
    ['repeat a status', ['DELIVERED', 'DELIVERED']],
    ['skip what the service does meanwhile', ['AWAITING_RECIPIENT_CONFIRMATION', 'REFUNDED']],
    ['go back to a check', ['FUNDS_LOCKED', 'POLICY_CHECK', 'AWAITING_RECIPIENT_CONFIRMATION']],
    ['have refusals among them', ['FUNDS_LOCKED', undefined, 'DELIVERED']],
  ])('are linearizable if they %s', (_, statuses) =>
    expect(notLinearizable(model, oneByOne(...statuses))).toBeUndefined(),
  );

  test.each([
    ['leave an end', ['DELIVERED', 'PROVIDER_PROCESSING']],
    ['show two ends', ['CANCELED', 'DELIVERED']],
    ['go back from the provider', ['PROVIDER_SUBMITTED', 'AWAITING_RECIPIENT_CONFIRMATION']],
    ['show what the machine does not have', ['SOMETHING_ELSE']],
  ])('are not linearizable if they %s', (_, statuses) =>
    expect(notLinearizable(model, oneByOne(...statuses))).toBeDefined(),
  );

  test('may be linearized in another order than the requests if these overlap', () => {
    const [late, early] = oneByOne('DELIVERED', 'PROVIDER_PROCESSING').map((call) => ({
      ...call,
      calledAt: 0,
      returnedAt: 9,
    }));
    expect(late && early && notLinearizable(model, [late, early])).toBeUndefined();
  });
});
