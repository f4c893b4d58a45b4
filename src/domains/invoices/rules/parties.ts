import type { CreateInvoiceRequest } from '../../../../generated/contract/schemas.ts';
import { faultOfAddress, usableAddress } from '../../../payments/chain/checksummed.ts';

/** The owners of an escrow, checksummed. */
export interface Parties {
  readonly payerAddress: string;
  readonly payeeAddress: string;
  readonly arbiterAddress: string;
}

export interface PartyFault {
  readonly path: string;
  readonly message: string;
  readonly rule: string;
}

type Named = Pick<CreateInvoiceRequest, 'payerAddress' | 'payeeAddress' | 'arbiterAddress'>;

/** Addresses that cannot be paid: the token's own contract takes money and gives none back (D-495). */
export interface Surroundings {
  readonly platformArbiter: string;
  readonly settlementToken: string;
}

const FIELDS = ['payerAddress', 'payeeAddress', 'arbiterAddress'] as const;

/** The three addresses of a request, the platform's arbiter where it names none (B 2.5, D-289); or which of them is none. */
export function readParties(named: Named, { platformArbiter, settlementToken }: Surroundings): Parties | PartyFault {
  const parties: { [F in (typeof FIELDS)[number]]?: string } = {};
  for (const field of FIELDS) {
    const given = named[field];
    const address = given == null ? platformArbiter : usableAddress(given);
    const path = `/body/${field}`;
    if (address === undefined) return { path, ...faultOfAddress(given ?? '') };
    if (address === settlementToken) return { path, message: 'must not be the token', rule: 'burns' };
    parties[field] = address;
  }
  return parties as Parties;
}

/** Tells whether the three parties are different (B 2.5); checksummed, equal addresses are equal texts. */
export const areDistinct = ({ payerAddress, payeeAddress, arbiterAddress }: Parties): boolean =>
  new Set([payerAddress, payeeAddress, arbiterAddress]).size === FIELDS.length;

/**
 * Whether the arbiter and one of the parties it decides between are the same tenant's, as far as its own addresses tell:
 * the two could then take the escrow against the other party.
 */
export const sidesWithParty = (
  { payerAddress, payeeAddress, arbiterAddress }: Parties,
  own: ReadonlySet<string>,
): boolean => own.has(arbiterAddress) && (own.has(payerAddress) || own.has(payeeAddress));
