import { expect, test } from 'vitest';
import { policyOutcome } from '../../../../src/domains/cards/rules/policy-outcome.ts';
import type { DecisionRecord } from '../../../../src/domains/policies/index.ts';

const decision = (id: string, allow: boolean): DecisionRecord =>
  ({ id, allow, reason: allow ? null : 'DAILY_CAP', policyId: 'pol_1' }) as DecisionRecord;
const [card, noCard] = [decision('card', true), decision('card', false)];
const [agent, noAgent] = [decision('agent', true), decision('agent', false)];

test.each([
  ['neither has one', null, null, undefined],
  ['the card’s', card, null, 'card'],
  ['the agent’s where the card has none', null, noAgent, 'agent'],
  ['the card’s where both allow', card, agent, 'card'],
  ['the agent’s where it alone denies', card, noAgent, 'agent'],
  ['the card’s where it alone denies', noCard, agent, 'card'],
  ['the card’s where both deny', noCard, noAgent, 'card'],
] as const)('what is shown of policies: %s (D-269, D-312)', (_, ofCard, ofAgent, id) => {
  const shown = policyOutcome(ofCard, ofAgent);
  const allow = (id === 'card' ? ofCard : ofAgent)?.allow;
  expect(shown).toEqual(id === undefined ? null : { decisionLogId: id, allow, reason: allow ? null : 'DAILY_CAP' });
});
