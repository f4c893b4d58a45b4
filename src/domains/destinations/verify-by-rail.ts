import { type DestinationAnswer, isProviderName } from '../../payments/providers/payout-provider.ts';
import type { Request } from '../../platform/http/handler.ts';
import type { Aggregate } from '../../platform/lifecycle/aggregates/aggregate.ts';
import { defaultOf } from './payout-destination.store.ts';
import { canVerifyByRail } from './rules/verify-rail.ts';

type VerifyRequest = Request<'verifyPayoutDestination'>;
type Destination = Aggregate<'payout-destination'>;

/**
 * The answer of the network: of a provider about a destination, of a contract about a signature. `unknown` means none
 * for now.
 */
export type Answer = DestinationAnswer['kind'];

/** The questions that have to be asked before the decision. */
export interface Question {
  ask(): Promise<Answer>;
}

/** The check of the rail's adapter (D-237); undefined when it is done, or was not needed. */
export async function verifyByRail(request: VerifyRequest, destination: Destination, answer: Answer | undefined) {
  const { reads, services, fail } = request;
  const { id, now, status, context } = destination;
  const { type, identifierCiphertext, country } = context;
  if (status === 'ACTIVE') return undefined;
  const provider = adapterOf(request, context.provider);
  if (provider === undefined || !canVerifyByRail(type, provider.mode)) return fail('DESTINATION_VERIFY_NOT_AVAILABLE');
  const identifier = identifierCiphertext === null ? null : services.vault.decrypt(identifierCiphertext);
  const payee = { destinationId: id, type, identifier, country };
  const ask = async () => {
    const told = await provider.verifyDestination(payee);
    if (told.kind === 'unknown')
      services.log.warn({ destinationId: id, reason: told.reason }, 'a rail does not answer');
    return told.kind;
  };
  // The mock is in this process: nothing is waited for.
  const verdict = answer ?? (provider.mode === 'mock' ? await ask() : undefined);
  if (verdict === undefined) return { ask } satisfies Question;
  if (verdict === 'unknown') return fail('PROVIDER_UNAVAILABLE');
  if (verdict === 'refused') {
    await destination.send('VERIFY_FAILED');
    return undefined;
  }
  const makeDefault = (await defaultOf(reads, context.tenantId)) === undefined;
  // A rail can say that an address exists, not whose it is: on chain the ownership stays declared.
  const ownershipStatus = type === 'STABLECOIN_ADDRESS' ? 'DECLARED' : 'PROVIDER_VERIFIED';
  await destination.send('VERIFY', { ownershipStatus, proof: null, makeDefault, at: now });
  return undefined;
}

const adapterOf = ({ services }: VerifyRequest, name: string | null) =>
  name !== null && isProviderName(name) ? services.providers.provider(name) : undefined;
