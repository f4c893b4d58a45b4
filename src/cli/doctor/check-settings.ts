import type { Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import type { Config } from '../../app/config.ts';
import { type Finding, ok, warning } from './finding.ts';

/** Checks what the configuration enables and whose keys the service signs with. Secrets are never shown. */
export const checkSettings = (config: Config): Finding[] => [
  ok('environment', `${config.environment}, as ${config.serviceName}`),
  ofProviders(config),
  ofVerification(config),
  ofKeys(config),
];

const PROVIDERS_OFF =
  'Set PAYOUT_PROVIDER_<NAME>_MODE. While all are off, no payment gets a quote. By default, paychart start simulates them.';
const VERIFICATION_OFF =
  'Set VERIFICATION_PROVIDER_MODE. While it is off, nobody can be verified. By default, paychart start simulates it.';

function ofProviders({ payoutModes }: Config): Finding {
  const modes = Object.entries(payoutModes);
  const found = modes.map(([provider, mode]) => `${provider} ${mode}`).join(', ');
  const on = modes.filter(([, mode]) => mode !== 'off');
  if (on.length > 0) return ok('payout providers', found);
  return warning('payout providers', found, PROVIDERS_OFF);
}

function ofVerification({ verificationMode }: Config): Finding {
  if (verificationMode !== 'off') return ok('verification provider', verificationMode);
  return warning('verification provider', 'off', VERIFICATION_OFF);
}

function ofKeys({ environment, issuerPrivateKey, identityProvider }: Config): Finding {
  const issuer = `credentials are signed by ${privateKeyToAccount(issuerPrivateKey as Hex).address}`;
  const sessions =
    identityProvider.kind === 'none' ? 'no operation takes sessions' : `sessions come from ${identityProvider.issuer}`;
  const derived = environment === 'sandbox' ? '; secrets that are not set are derived from SANDBOX_SEED' : '';
  return ok('keys', `${issuer}, ${sessions}${derived}`);
}
