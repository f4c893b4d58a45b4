export { mayCreatePayments } from './authority.store.ts';
export { castVote } from './cast-vote.ts';
export { votedOf } from './find-voted.ts';
export { type GateQuestion, gateFacts } from './gates.cross-tenant.ts';
export type { VoteAnswers } from './judge-signature.ts';
export { initiatesByRole } from './rules/authority-gate.ts';
export type { GateFacts } from './rules/gate-facts.ts';
export { type Confirmer, onchainCredit } from './rules/onchain-equivalence.ts';
export { type ApprovalLane, type GateVerdict, judgeGates } from './rules/payment-gates.ts';
