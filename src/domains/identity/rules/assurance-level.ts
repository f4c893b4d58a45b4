import type { Identity } from '../../../../generated/contract/schemas.ts';

/** What is known of an identity now. */
export interface Standing {
  /** Its best ACTIVE identity credential: of the mock provider or by hand, of a live provider, or none. */
  readonly credential: 'NONE' | 'BASIC' | 'SUBSTANTIAL';
  /** Whether an ACTIVE wallet signs for it. */
  readonly isBound: boolean;
}

/** How far an identity can be trusted: a wallet adds to what a live provider has seen, and to nothing less (D-320). */
export const assuranceLevel = ({ credential, isBound }: Standing): Identity['credentialAssuranceLevel'] =>
  credential === 'SUBSTANTIAL' && isBound ? 'HIGH' : credential;
