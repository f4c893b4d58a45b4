import { maskEmail, maskPhone, type Vault } from '../../../platform/crypto/index.ts';

/** A payee as a request names it, in its one normal form (D-356). */
export type PayeeTarget =
  /** E.164. */
  | { readonly kind: 'PHONE'; readonly phone: string }
  /** Lower case. */
  | { readonly kind: 'EMAIL'; readonly email: string }
  /** A payid. A did:web of this service is the handle that it names. */
  | { readonly kind: 'DID'; readonly did: string }
  /** Without its @. */
  | { readonly kind: 'HANDLE'; readonly handle: string }
  /** Checksummed. */
  | { readonly kind: 'ADDRESS'; readonly address: string; readonly chainId: number };

/** The target in full: what is encrypted, and what its fingerprint is made from. */
export function textOfTarget(target: PayeeTarget): string {
  switch (target.kind) {
    case 'PHONE':
      return target.phone;
    case 'EMAIL':
      return target.email;
    case 'DID':
      return target.did;
    case 'HANDLE':
      return target.handle;
    case 'ADDRESS':
      return `${target.chainId}:${target.address}`;
  }
}

/** The keyed fingerprint by which a payment's payee meets a saved one (D-355, D-356). */
export const targetIndexOf = (vault: Pick<Vault, 'blindIndex'>, target: PayeeTarget): string =>
  vault.blindIndex('contact', `${target.kind}:${textOfTarget(target)}`);

/** The target as a member sees it: a masked phone or e-mail, a DID, an address (D-345). */
export function shownTarget(target: PayeeTarget, webHost: string): string {
  switch (target.kind) {
    case 'PHONE':
      return maskPhone(target.phone);
    case 'EMAIL':
      return maskEmail(target.email);
    case 'DID':
      return target.did;
    case 'HANDLE':
      return `did:web:${webHost.replace(':', '%3A')}:${target.handle}`;
    case 'ADDRESS':
      return target.address;
  }
}
