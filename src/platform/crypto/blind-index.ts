import { createHmac } from 'node:crypto';

/**
 * A keyed fingerprint by which an encrypted value can be looked up for equality (D-066). The purpose keeps equal values
 * of different columns apart. HMAC-SHA256, lowercase hex.
 */
export function blindIndex(key: string, purpose: string, value: string): string {
  return createHmac('sha256', key).update(`${purpose}\0${value}`, 'utf8').digest('hex');
}
