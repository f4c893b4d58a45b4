import type { Environment } from '../../platform/config/environment.ts';
import { deriveSecret } from '../../platform/crypto/index.ts';
import { allowConnection, readConnection, type VendorConnection } from './payouts.ts';

const MODES = ['off', 'mock', 'sandbox', 'live'] as const;
export type VerificationMode = (typeof MODES)[number];

export interface VerificationSettings {
  /** The provider that verifies members and businesses: none, the simulated one, or the vendor (D-315). */
  readonly verificationMode: VerificationMode;
  /** The vendor's address and credentials; undefined in a mode that calls no vendor. */
  readonly verificationVendor: VendorConnection | undefined;
  /** By which the provider signs its webhooks; undefined when it is off: no signature is valid then. */
  readonly verificationWebhookSecret: string | undefined;
}

const PREFIX = 'VERIFICATION_PROVIDER';
const SECRET = 'PROVIDER_WEBHOOK_SECRET_VERIFICATION';

/** Unset is off. The mock verifies nobody, so that live has none; play money needs no live verification (D-315). */
export function readVerification(env: Environment, live: boolean, seed: string): VerificationSettings {
  const mode = env.choice(`${PREFIX}_MODE`, MODES, 'off');
  const refuse = (why: string): void => void env.problems.push(`${PREFIX}_MODE ${why}`);
  if (mode === 'mock' && live) refuse('must not be mock in live: nobody would be verified');
  if (mode === 'sandbox' && live) refuse('must not be sandbox in live: nobody would be verified');
  if (mode === 'live' && !live) refuse('must not be live in the sandbox');
  const isCalled = mode === 'sandbox' || mode === 'live';
  allowConnection(env, PREFIX);
  env.allow(SECRET);
  const why = `${PREFIX}_MODE is ${mode}, and the vendor signs its webhooks`;
  const secret = () =>
    live && isCalled ? env.required(SECRET, why) : (env.optional(SECRET) ?? deriveSecret(seed, SECRET));
  return {
    verificationMode: mode,
    verificationVendor: isCalled ? readConnection(env, PREFIX, mode) : undefined,
    verificationWebhookSecret: mode === 'off' ? undefined : secret(),
  };
}
