import { ASSET } from '../../../payments/ledger/money.ts';
import type { Handler, Request } from '../../../platform/http/handler.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { mayInitiate } from '../../approvals/index.ts';
import { protectionOf } from '../../protection/index.ts';
import { availableBalance } from '../../wallets/index.ts';
import { sourceChain } from '../deposits/source-chain.ts';
import { presentCreated, quotesWritten } from '../offramp-payment.present.ts';
import { findPayee } from '../payees/find-payee.ts';
import { fundingAvailable, recordPayment } from '../record-payment.ts';
import { type ContractsAsked, checkEnvelope } from '../routes/check-envelope.ts';
import { readIntake } from '../rules/intake.ts';
import { targetOf } from '../rules/payee-target.ts';

/**
 * Records the payment, sets the money of a balance aside, and runs it until it rests, all before the answer (A 4.1, D-078). Refusals
 * record nothing; from the insert on it is 201, whatever status results (D-079).
 */
export const createOfframpPayment: Handler<'createOfframpPayment'> = (request) => create(request, undefined);

/** Begins again where contracts had to be asked about an envelope: what was found before may have changed meanwhile. */
async function create(
  request: Request<'createOfframpPayment'>,
  asked: ContractsAsked | undefined,
): ReturnType<Handler<'createOfframpPayment'>> {
  const { body, tenantId, reads, services } = request;
  const { config, links } = services;
  const intake = readIntake(body, sourceChain(config), links.didWebHost, await fundingAvailable(request, body));
  if (intake instanceof Refusal) return intake;

  const [payee, available] = await Promise.all([
    findPayee(request, intake, body.invite),
    availableBalance(reads, tenantId, ASSET),
    // Asked for the gates, which come later, in the message of the others.
    protectionOf(request),
    mayInitiate(request),
  ]);
  if ('refusal' in payee && payee.refusal.code === 'VALIDATION_FAILED') return payee.refusal;
  const envelope = await checkEnvelope(request, intake, { payeeDid: payee.did, memo: body.memo ?? null }, asked);
  if (envelope !== null && 'ask' in envelope) {
    return create(request, await request.outsideTransaction(envelope.ask));
  }
  if (envelope instanceof Refusal) return envelope;
  if ('refusal' in payee) return payee.refusal;

  const recorded = await recordPayment(request, {
    order: body,
    intake,
    payee,
    envelope,
    available,
    intent: null,
    target: async () => targetOf(intake),
  });
  return recorded instanceof Refusal ? recorded : presentCreated(recorded, tenantId, quotesWritten(request, recorded));
}
