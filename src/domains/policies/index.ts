export { askPolicy, type Ruling, type SpendVerdict } from './ask-policy.ts';
export { type DecisionRecord, recordDecision } from './decision.store.ts';
