// Generated from spec/limits.yaml by `npm run generate`. Do not edit.

/** Durations in milliseconds, and counts. */
export interface Limits {
  /** How long a claim link can be used. 72 hours. */
  readonly claimLinkTtl: number;
  /** How long a claim ticket can be used. 60 minutes. */
  readonly claimTicketTtl: number;
  /** How long a code that proves a contact is valid. 10 minutes. */
  readonly aliasCodeTtl: number;
  /** Wrong answers until such a code is void. 5. */
  readonly aliasCodeAttempts: number;
  /** How long the proof of a phone number counts. 365 days. */
  readonly aliasProofTtl: number;
  /** How long a hand-off link can be opened. 15 minutes. */
  readonly handoffTtl: number;
  /** How long the challenge of a wallet binding can be signed. 15 minutes. */
  readonly bindingChallengeTtl: number;
  /** How long a presentation challenge waits for its answer. 5 minutes. */
  readonly presentationTtl: number;
  /** How long a sent invoice without an expiry can be funded. 30 days. */
  readonly invoiceTtl: number;
  /** How long an offer can be accepted and issued. 72 hours. */
  readonly lendingOfferTtl: number;
  /** How long a permit is valid. 30 days. */
  readonly permitTtl: number;
  /** How long a new factor waits for its verification. 24 hours. */
  readonly factorEnrollmentTtl: number;
  /** How long a code of two-factor protection is valid. 10 minutes. */
  readonly twoFactorCodeTtl: number;
  /** The least time between two codes. 30 seconds. */
  readonly twoFactorSendGap: number;
  /** How long a challenge can be satisfied, and then redeemed. 10 minutes. */
  readonly twoFactorChallengeTtl: number;
  /** How long events are kept. 30 days. */
  readonly eventRetention: number;
  /** Event streams that one API key or member has open in one process of the service. 20. */
  readonly eventStreams: number;
  /** Event streams that one tenant has open in one process of the service. 100. */
  readonly eventStreamsOfTenant: number;
  /** The longest time without a byte in an open event stream. 10 seconds. */
  readonly eventStreamSilence: number;
  /** Webhook endpoints of one tenant. 20. */
  readonly webhookEndpoints: number;
  /** How long a webhook endpoint may take to respond. 15 seconds. */
  readonly webhookAnswer: number;
  /** Codes and links that reach one phone number or e-mail address in an hour, over all tenants. 10. */
  readonly addressMessages: number;
  /** API keys of one tenant that are not revoked. 100. */
  readonly unrevokedKeys: number;
  /** The amount of a drip that names none, in usdc. 250. */
  readonly faucetUsualUsdc: number;
  /** The largest amount of one drip, in usdc. 1000. */
  readonly faucetMostUsdc: number;
  /** Drips to one address in one UTC day. 20. */
  readonly faucetDripsOfAddress: number;
  /** Drips of one tenant in one UTC day. 100. */
  readonly faucetDripsOfTenant: number;
  /** The largest amount of one ramp, in USD, unless the service is configured otherwise. 10000. */
  readonly rampUsd: number;
  /** The sum of a tenant's ramps in 24 hours, in USD, unless the service is configured otherwise. 25000. */
  readonly rampDailyUsd: number;
}

export const limits: Limits = {
  claimLinkTtl: 259200000,
  claimTicketTtl: 3600000,
  aliasCodeTtl: 600000,
  aliasCodeAttempts: 5,
  aliasProofTtl: 31536000000,
  handoffTtl: 900000,
  bindingChallengeTtl: 900000,
  presentationTtl: 300000,
  invoiceTtl: 2592000000,
  lendingOfferTtl: 259200000,
  permitTtl: 2592000000,
  factorEnrollmentTtl: 86400000,
  twoFactorCodeTtl: 600000,
  twoFactorSendGap: 30000,
  twoFactorChallengeTtl: 600000,
  eventRetention: 2592000000,
  eventStreams: 20,
  eventStreamsOfTenant: 100,
  eventStreamSilence: 10000,
  webhookEndpoints: 20,
  webhookAnswer: 15000,
  addressMessages: 10,
  unrevokedKeys: 100,
  faucetUsualUsdc: 250,
  faucetMostUsdc: 1000,
  faucetDripsOfAddress: 20,
  faucetDripsOfTenant: 100,
  rampUsd: 10000,
  rampDailyUsd: 25000,
};
