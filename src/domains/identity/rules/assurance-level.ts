import type { Identity } from '../../../../generated/contract/schemas.ts';

/** The facts that are known of an identity now. */
export interface Standing {
  /** Its best ACTIVE identity credential: of the mock provider or by hand, of a live provider, or none. */
  readonly credential: 'NONE' | 'BASIC' | 'SUBSTANTIAL';
  /** True if an ACTIVE wallet signs for it. */
  readonly isBound: boolean;
}

/**
 * Returns the trust in an identity: a wallet adds to the verification by a live provider, and to nothing less (D-320).
 */
export const assuranceLevel = ({ credential, isBound }: Standing): Identity['credentialAssuranceLevel'] =>
  credential === 'SUBSTANTIAL' && isBound ? 'HIGH' : credential;
