import type { ConfigReader } from '../../platform/config/config-reader.ts';
import { type CardSettings, readCards } from './cards.ts';
import { type ChainSettings, readChain } from './chain.ts';
import { type ClaimConfig, readClaims } from './claims.ts';
import { type CredentialSettings, readCredentials } from './credentials.ts';
import { type InvoiceConfig, readInvoices } from './invoices.ts';
import { type MoneySettings, readMoney } from './money.ts';
import { type PayoutSettings, readPayouts, sandboxPayoutVariables } from './payouts.ts';
import { type RampSettings, readRamps } from './ramps.ts';
import { type PaymentRetention, readPaymentRetention } from './retention.ts';
import { type PaymentSecrets, readPaymentSecrets } from './secrets.ts';
import { readVerification, type VerificationSettings } from './verification.ts';

/** The settings of everything that has to do with money. */
export interface PaymentsConfig
  extends PaymentSecrets,
    ChainSettings,
    MoneySettings,
    PayoutSettings,
    ClaimConfig,
    InvoiceConfig,
    CredentialSettings,
    VerificationSettings,
    CardSettings,
    RampSettings {}

declare module '../../platform/config/config.ts' {
  interface Config extends PaymentsConfig {}
}

export const config: ConfigReader<PaymentsConfig & { readonly retention: PaymentRetention }> = {
  prefixes: [
    'ACTION_REQUIRED_',
    'CARD_',
    'CLAIM_',
    'CLAIMS_',
    'DEPOSIT_',
    'EXECUTION_',
    'FUNDING_PARTNER_',
    'ISSUER_',
    'LIQUIDATION_',
    'OFFRAMP_',
    'PAYOUT_',
    'PLATFORM_ARBITER_',
    'POLICY_',
    'PROVIDER_',
    'QUOTE_',
    'RAMP_',
    'RELAYER_',
    'SETTLEMENT_',
    'VERIFICATION_',
  ],
  startDefaults: sandboxPayoutVariables,
  read: (env, reading) => {
    const { live, seed } = reading;
    return {
      ...readPaymentSecrets(env, reading),
      ...readChain(env, live),
      ...readMoney(env, live),
      ...readPayouts(env, live),
      ...readClaims(env, live),
      ...readInvoices(env, seed),
      ...readCredentials(env),
      ...readVerification(env, live, seed),
      ...readCards(env, live),
      ...readRamps(env, live, seed),
      retention: readPaymentRetention(env),
    };
  },
};
