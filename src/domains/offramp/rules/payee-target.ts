import type { PayeeTarget } from '../../protection/index.ts';
import type { Intake } from './intake.ts';

/** The payee as the request names it, before anybody looks who that is (D-356). */
export function targetOf({ phone, address }: Pick<Intake, 'phone' | 'address'>): PayeeTarget | null {
  if (phone !== null) return { kind: 'PHONE', phone };
  if (address === null) return null;
  return address.kind === 'payid' ? { kind: 'DID', did: address.did } : { kind: 'HANDLE', handle: address.handle };
}
