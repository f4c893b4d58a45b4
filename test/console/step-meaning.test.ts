import { expect, it } from 'vitest';
import { meaningOf } from '../../src/console/app/resource/step-meaning.ts';
import { deriveCatalog } from '../../src/console/derive-catalog.ts';
import { sources } from './sources.ts';

const payment = deriveCatalog(sources()).resources.find(({ lifecycle }) => lifecycle === 'offramp-payment');
const states = payment?.states ?? [];
const described = (status: string) => states.find((one) => one.status === status)?.description.replace(/\.$/, '');

it('gives the meaning of the state that a step without an event led to', () => {
  // Its public status is another one, which other states have, too.
  for (const to of ['PENDING_CLAIM', 'AWAITING_RECIPIENT_CONFIRMATION', 'ROUTE_QUOTED']) {
    expect(described(to)).toMatch(/\w/);
    expect(meaningOf(states, { from: null, to })).toBe(described(to));
  }
});

it('names the statuses before and after a step when several states share the status', () => {
  expect(meaningOf(states, { from: 'POLICY_CHECK', to: 'COMPLIANCE_HOLD' })).toBe(
    'From policy check to compliance hold',
  );
  expect(meaningOf(states, { from: null, to: 'COMPLIANCE_HOLD' })).toBe('It began as compliance hold');
});

it('takes a public status without a state of its own name as itself', () => {
  const [one] = states.filter((state) => state.public === 'AWAITING_CONFIRMATION');
  expect(meaningOf(states, { from: null, to: 'AWAITING_CONFIRMATION' })).toBe(one?.description.replace(/\.$/, ''));
});
