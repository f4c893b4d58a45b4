export { askPolicy, type Ruling, type SpendVerdict } from './ask-policy.ts';
export { type DecisionRecord, recordDecision } from './decision.store.ts';
export { askPolicyOfAgent, refuseAgent } from './judge-agent.ts';
