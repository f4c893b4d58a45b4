export { mayInitiate } from './authority.store.ts';
export { type GateQuestion, gateFacts } from './gates.cross-tenant.ts';
export { countSpending, judgeSpending, refuseInitiator, type Spender, type Spending } from './judge-spending.ts';
export type { GateFacts } from './rules/gate-facts.ts';
export { type Confirmer, onchainCredit } from './rules/onchain-equivalence.ts';
export { type ApprovalLane, type GateVerdict, judgeGates } from './rules/payment-gates.ts';
export { castVote } from './votes/cast-vote.ts';
export { votedOf } from './votes/find-voted.ts';
export type { VoteAnswers } from './votes/judge-signature.ts';
