export { askPolicy, type Ruling, type SpendQuestion, type SpendVerdict } from './ask-policy.ts';
export { recordDecision } from './decision.store.ts';
