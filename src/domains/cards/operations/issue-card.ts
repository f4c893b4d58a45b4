import type { Handler, Request } from '../../../platform/http/handler.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findAgent } from '../../accounts/index.ts';
import { type ApprovalRefusal, judgeUse, protectionOf } from '../../protection/index.ts';
import { findWallet } from '../../wallets/index.ts';
import { presentIssuedCard } from '../card.present.ts';
import { type CardPlan, issue } from '../issue.ts';
import { refusalOfUnverified } from '../live-cards.ts';
import { agentOfNewCard, mayIssueFor } from '../rules/card-agent.ts';
import { newLimits } from '../rules/limits.ts';

/** Issues a card that draws from a deployed wallet of the tenant (B 2.3, B 4.2, D-265). */
export const issueCard: Handler<'issueCard'> = async (request) => {
  // The holder of the card draws from the wallet (D-506).
  const judge = ({ multisigAddress }: CardPlan) =>
    judgeUse(request, {
      amountBaseUnits: null,
      destinationAddress: multisigAddress ?? '',
      destinationLabel: 'a new card',
    });
  const card = await issue<Refused>(request, () => planOf(request), judge);
  return card instanceof Refusal ? card : presentIssuedCard(card);
};

type Refused =
  | Refusal<'WALLET_NOT_FOUND' | 'AGENT_NOT_FOUND' | 'IDENTITY_REQUIRED' | 'WALLET_NOT_DEPLOYED'>
  | ApprovalRefusal;

async function planOf(request: Request<'issueCard'>): Promise<CardPlan | Refused> {
  const { path, caller, tenantId, reads, fail } = request;
  const body = request.body ?? {};
  const agentId = agentOfNewCard(caller, body.agentId ?? null);
  const [wallet, agent] = await Promise.all([
    findWallet(reads, tenantId, path.walletId),
    agentId === null ? undefined : findAgent(reads, tenantId, agentId),
    // For the gate, which comes later.
    protectionOf(request),
  ]);
  if (wallet === undefined) return fail('WALLET_NOT_FOUND');
  if (agentId !== null && (agent === undefined || !mayIssueFor(caller, agentId))) return fail('AGENT_NOT_FOUND');
  const unverified = await refusalOfUnverified(request);
  if (unverified) return unverified;
  if (wallet.status !== 'DEPLOYED') return fail('WALLET_NOT_DEPLOYED');
  return {
    tenantId,
    walletId: wallet.id,
    agentId,
    multisigAddress: wallet.address,
    ...newLimits(body),
    cardholderId: null,
    chain: null,
    cryptoAccountAddress: null,
    cryptoAccountType: null,
  };
}
