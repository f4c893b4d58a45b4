import { hash } from 'node:crypto';

/** SHA-256 of the text's UTF-8 bytes, or of the bytes: lowercase hex without prefix. */
export function sha256Hex(data: string | Uint8Array): string {
  return hash('sha256', data, 'hex');
}

/** Hashes a bearer token for storage. Tokens have 128 random bits or more, so that a plain hash cannot be guessed (D-010). */
export const hashToken = (token: string): string => sha256Hex(token);
