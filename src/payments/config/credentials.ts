import type { Environment } from '../../platform/config/environment.ts';

export interface CredentialSettings {
  /** The audience of presentations. Undefined means the host of the public address (D-331). */
  readonly audience: string | undefined;
  /** Addresses of the issuers before the one in use, whose credentials still count (D-326). */
  readonly trustedIssuers: readonly string[];
}

/** An audience is part of a signed text: one word that a wallet can show. */
const AUDIENCE = /^[\x21-\x7e]{1,253}$/;
const ADDRESSES = /^0x[0-9a-fA-F]{40}(,0x[0-9a-fA-F]{40})*$/;

export const readCredentials = (env: Environment): CredentialSettings => ({
  audience: env.matching('AUDIENCE', AUDIENCE, '1 to 253 printable characters without spaces'),
  trustedIssuers: env.matching('TRUSTED_ISSUERS', ADDRESSES, 'EVM addresses joined by commas')?.split(',') ?? [],
});
