import { deriveSecret } from '../crypto/index.ts';
import type { Environment } from './environment.ts';
import { readConnection, type VendorConnection } from './payouts.ts';

const MODES = ['off', 'mock', 'sandbox', 'live'] as const;
export type VerificationMode = (typeof MODES)[number];

export interface VerificationSettings {
  /** Who verifies members and businesses: nobody, the simulated provider, or the vendor (D-315). */
  readonly verificationMode: VerificationMode;
  /** How the vendor is reached; undefined in a mode that calls none. */
  readonly verificationVendor: VendorConnection | undefined;
  /** By which the vendor signs its webhooks; undefined where none is called: no signature is valid then. */
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
  if (mode !== 'sandbox' && mode !== 'live') {
    return { verificationMode: mode, verificationVendor: undefined, verificationWebhookSecret: undefined };
  }
  const why = `${PREFIX}_MODE is ${mode}, and the vendor signs its webhooks`;
  return {
    verificationMode: mode,
    verificationVendor: readConnection(env, PREFIX, mode),
    verificationWebhookSecret: live ? env.required(SECRET, why) : (env.optional(SECRET) ?? deriveSecret(seed, SECRET)),
  };
}
