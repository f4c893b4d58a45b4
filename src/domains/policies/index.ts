export { askPolicy, type Ruling, type SpendVerdict } from './ask-policy.ts';
export { presentDecision } from './decision.present.ts';
export { type DecisionRecord, decisionsOf, recordDecision } from './decision.store.ts';
export { askPolicyOfAgent, refuseAgent, refuseAgentDirecting } from './judge-agent.ts';
export { countSpent } from './rolling-spend.store.ts';
