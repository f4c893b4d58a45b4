import { expect, test } from 'vitest';
import { agentOfNewCard, mayIssueFor, mayUse } from '../../../../src/domains/cards/rules/card-agent.ts';

const person = { agentId: null };
const agent = { agentId: 'agt_1' };

test('a person assigns a new card to any agent, or to none', () => {
  expect(agentOfNewCard(person, null)).toBeNull();
  expect(agentOfNewCard(person, 'agt_2')).toBe('agt_2');
  expect(mayIssueFor(person, 'agt_2')).toBe(true);
});

test("a card that an agent's key issues is the agent's own (D-312, D-506)", () => {
  expect(agentOfNewCard(agent, null)).toBe('agt_1');
  expect(agentOfNewCard(agent, 'agt_2')).toBe('agt_2');
  expect(mayIssueFor(agent, 'agt_1')).toBe(true);
  expect(mayIssueFor(agent, 'agt_2')).toBe(false);
});

test("an agent's key gets the means to pay only by cards of its agent (D-506)", () => {
  expect([person, agent].map((caller) => mayUse(caller, { agentId: null }))).toEqual([true, false]);
  expect([person, agent].map((caller) => mayUse(caller, { agentId: 'agt_1' }))).toEqual([true, true]);
  expect([person, agent].map((caller) => mayUse(caller, { agentId: 'agt_2' }))).toEqual([true, false]);
});
