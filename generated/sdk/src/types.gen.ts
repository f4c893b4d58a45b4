// Generated from spec/ by `npm run generate`. Do not edit.

export * from './types/accounts.gen.ts';
export * from './types/admin.gen.ts';
export * from './types/approvals.gen.ts';
export * from './types/cards.gen.ts';
export * from './types/claims.gen.ts';
export * from './types/common.gen.ts';
export * from './types/destinations.gen.ts';
export * from './types/errors.gen.ts';
export * from './types/explanations.gen.ts';
export * from './types/identity.gen.ts';
export * from './types/invoices.gen.ts';
export * from './types/lending.gen.ts';
export * from './types/offramp.gen.ts';
export * from './types/payments.gen.ts';
export * from './types/policies.gen.ts';
export * from './types/protection.gen.ts';
export * from './types/ramps.gen.ts';
export * from './types/sandbox.gen.ts';
export * from './types/trade.gen.ts';
export * from './types/treasury.gen.ts';
export * from './types/wallets.gen.ts';
export * from './types/webhooks.gen.ts';
