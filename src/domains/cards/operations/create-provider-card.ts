import type { CreateProviderCardRequest } from '../../../../generated/contract/schemas.ts';
import type { Handler, Request } from '../../../platform/http/handler.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type ApprovalRefusal, judgeUse } from '../../protection/index.ts';
import { presentProviderCard } from '../card.present.ts';
import { type CardPlan, issue } from '../issue.ts';
import { refusalOfUnverified } from '../live-cards.ts';
import { cryptoAccount } from '../rules/crypto-account.ts';
import { newLimits } from '../rules/limits.ts';

/** A card of the provider for one of its cardholders; it draws from no wallet (B 2.3, D-275). */
export const createProviderCard: Handler<'createProviderCard'> = async (request) => {
  // The cardholder draws by it (D-520).
  const judge = () =>
    judgeUse(request, {
      amountBaseUnits: null,
      destinationAddress: request.body.cardholderId,
      destinationLabel: 'a new card',
    });
  const card = await issue<Refused | ApprovalRefusal>(request, () => planOf(request), judge);
  return card instanceof Refusal ? card : presentProviderCard(card);
};

type Create = Request<'createProviderCard'>;
type Refused = Refusal<'VALIDATION_FAILED' | 'INVALID_WALLET_ADDRESS' | 'IDENTITY_REQUIRED'>;

async function planOf(request: Create): Promise<CardPlan | Refused> {
  const { body, caller, tenantId, services, fail } = request;
  const isCryptoFunded = services.config.cardProvider === 'crypto_funded';
  const errors = cryptoFaults(body, isCryptoFunded);
  if (errors.length > 0) return fail('VALIDATION_FAILED', { errors });
  const { chain = null, cryptoAccountAddress: address = null, cryptoAccountType = null } = body;
  const account = chain === null || address === null ? null : cryptoAccount(chain, address);
  if (account === undefined) {
    const error = { path: '/body/cryptoAccountAddress', message: `must be an account on ${chain}`, rule: 'account' };
    return fail('INVALID_WALLET_ADDRESS', { errors: [error] });
  }
  const unverified = await refusalOfUnverified(request);
  if (unverified) return unverified;
  return {
    tenantId,
    walletId: null,
    // The agent's policy judges each use of it, as of a card that draws from a wallet (D-506).
    agentId: caller.agentId,
    multisigAddress: null,
    cardholderId: body.cardholderId,
    chain,
    cryptoAccountAddress: account,
    cryptoAccountType,
    ...newLimits({}),
  };
}

const CRYPTO_FIELDS = ['chain', 'cryptoAccountAddress', 'cryptoAccountType'] as const;

/** All three with the crypto-funded provider, none with any other (D-275). */
const cryptoFaults = (body: CreateProviderCardRequest, isCryptoFunded: boolean) =>
  CRYPTO_FIELDS.filter((field) => (body[field] != null) !== isCryptoFunded).map((field) => ({
    path: `/body/${field}`,
    message: isCryptoFunded ? 'is required by the crypto-funded provider' : 'is for the crypto-funded provider only',
    rule: isCryptoFunded ? 'required' : 'foreignField',
  }));
