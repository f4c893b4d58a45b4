import type { Address } from 'viem';
import { type HeldTokens, isChainDown, readHeldTokens } from '../../payments/chain/index.ts';
import type { RequestContext, UnitTools } from '../../platform/http/handler.ts';

type Tools = Pick<RequestContext, 'tenantId' | 'reads' | 'services'> & Pick<UnitTools, 'outsideTransaction'>;

/**
 * Reads the balance of an escrow while no transaction is open; null if it cannot be read, which never means zero
 * (D-251).
 */
export async function readHold(
  { tenantId, reads, services, outsideTransaction }: Tools,
  holdAddress: string,
): Promise<HeldTokens | null> {
  if (await isChainDown(reads, tenantId)) return null;
  const { chain, config } = services;
  const [held] = await outsideTransaction(() =>
    readHeldTokens(chain, [holdAddress as Address], config.depositConfirmations),
  );
  return held ?? null;
}
