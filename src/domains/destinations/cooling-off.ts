import type { ErrorDetails } from '../../../generated/contract/errors.ts';
import { coolingOff, protectionOf } from '../protection/index.ts';
import { findDestination } from './payout-destination.store.ts';

type Asked = Parameters<typeof protectionOf>[0];

/**
 * The details of PAYEE_COOLING_OFF where a protected tenant would pay itself to a destination outside the service that it
 * has not had for long enough (D-505). Undefined: it may be paid.
 */
export async function coolingOffOfOwn(
  asked: Asked,
  destinationId: string,
): Promise<ErrorDetails['PAYEE_COOLING_OFF'] | undefined> {
  const [protection, destination] = await Promise.all([
    protectionOf(asked),
    findDestination(asked.reads, asked.tenantId, destinationId),
  ]);
  if (protection === undefined || destination === undefined || destination.type === 'SERVICE_BALANCE') return undefined;
  return coolingOff(new Date(destination.createdAt.getTime() + protection.coolingOffSeconds * 1000), asked.now);
}
