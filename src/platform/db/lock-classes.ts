/**
 * The classes of named locks, in the order in which a transaction takes them (D-532). A lock is a class and a key, such as
 * `ramps` and a tenant's id. Two of one class are taken in the order of their keys.
 *
 * Named locks come before rows. The whole order: the idempotency key, named locks by class, the rows of lifecycles by id,
 * children through their root, rows that count towards limits, balances of the ledger.
 */
export const LOCK_CLASSES = [
  // What comes from outside, once each.
  'card-issuer',
  'card-issuer:reversal',
  'provider-event',
  'deal',
  'chain_cursors',
  // People and what is proved of them.
  'user',
  'contact',
  'phone',
  'claim-code-to',
  'claim-code-from',
  'verification',
  'credential',
  'identity',
  'directory',
  'twofa-answers',
  'twofa-factors',
  'twofa-codes',
  'message-to',
  // What a tenant has once, or counts.
  'protection_settings',
  'payment-policy',
  'default-destination',
  'accounts',
  'permit',
  'ramps',
  'faucet',
  'sales-orders',
  'upload',
  'card-spend:wallet',
  'card-spend:agent',
  'safe-nonces',
  // Of the deployment and its sandbox.
  'provider-modes',
  'provider_liquidity',
  'fx_rates',
  'tenant_clocks',
  'test_chain',
  'test_message_gateway',
  'test_policy_enforcement',
  'test_policy_subsystem',
  'test_provider_controls',
  'test_screening',
] as const;

export type LockClass = (typeof LOCK_CLASSES)[number];
