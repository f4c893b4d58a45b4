import { describe, expect, it } from 'vitest';
import model from '../../../../generated/model/lifecycles.json' with { type: 'json' };
import { whyEnded } from '../../../../src/domains/offramp/rules/why-ended.ts';

const { transitions } = model.lifecycles['offramp-payment'];
const ENDS = ['CANCELED', 'REFUND_PENDING'];
/** Events by which a payment comes to an end without a delivery, from a state that is no such end itself. */
const causes = new Set(
  transitions.filter(({ from, to }) => ENDS.includes(to) && from !== 'FAILED').map(({ event }) => event),
);

describe('why a payment was not delivered', () => {
  it.each([...causes])('is explained for each event that ends it: %s', (event) => {
    expect(whyEnded({ status: 'REFUNDED', failureReason: null }, ['CREATE', event, 'REFUND_POSTED'])).toMatch(/\.$/);
  });

  it('is the failure reason of the payment, if it has one', () => {
    const failed = { status: 'REFUNDED', failureReason: 'PROVIDER_FAILED' };
    expect(whyEnded(failed, ['PROVIDER_FAILED', 'REFUND', 'REFUND_POSTED'])).toBe('The reason is PROVIDER_FAILED.');
  });

  it('is explained by the last of several causes', () => {
    const events = ['GRACE_OVER', 'EXPIRE_CLAIM', 'REFUND_POSTED'];
    expect(whyEnded({ status: 'REFUNDED', failureReason: null }, events)).toBe('Nobody claimed it in time.');
  });

  it.each(['DELIVERED', 'PENDING_CLAIM', 'ACTION_REQUIRED'])('is undefined for %s', (status) => {
    expect(whyEnded({ status, failureReason: 'PROVIDER_BLOCKED' }, ['EXPIRE_CLAIM'])).toBeUndefined();
  });

  it('is undefined without a known event', () => {
    expect(whyEnded({ status: 'REFUNDED', failureReason: null }, ['constructor'])).toBeUndefined();
    expect(whyEnded({ status: 'CANCELED', failureReason: null }, [])).toBeUndefined();
  });
});
