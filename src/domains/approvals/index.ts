export { mayCreatePayments } from './authority.store.ts';
export { type Ballot, castVote, type Voted, type VoteRefusal, type VotingTools } from './cast-vote.ts';
export { votedOf } from './find-voted.ts';
export { type GateQuestion, gateFacts } from './gates.cross-tenant.ts';
export type { JudgedVote } from './judge-signature.ts';
export { initiatesByRole } from './rules/authority-gate.ts';
export type { GatedPayment, GateFacts } from './rules/gate-facts.ts';
export { type Confirmer, onchainCredit } from './rules/onchain-equivalence.ts';
export { type ApprovalLane, type GateVerdict, judgeGates } from './rules/payment-gates.ts';
