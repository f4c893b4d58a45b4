// Generated from spec/ by `npm run generate`. Do not edit.

import { router as accounts } from './routes/accounts.ts';
import { router as admin } from './routes/admin.ts';
import { router as approvals } from './routes/approvals.ts';
import { router as cards } from './routes/cards.ts';
import { router as claims } from './routes/claims.ts';
import { router as destinations } from './routes/destinations.ts';
import { router as explanations } from './routes/explanations.ts';
import { router as identity } from './routes/identity.ts';
import { router as invoices } from './routes/invoices.ts';
import { router as lending } from './routes/lending.ts';
import { router as offramp } from './routes/offramp.ts';
import { router as payments } from './routes/payments.ts';
import { router as policies } from './routes/policies.ts';
import { router as protection } from './routes/protection.ts';
import { router as ramps } from './routes/ramps.ts';
import { router as sandbox } from './routes/sandbox.ts';
import { router as trade } from './routes/trade.ts';
import { router as treasury } from './routes/treasury.ts';
import { router as wallets } from './routes/wallets.ts';
import { router as webhooks } from './routes/webhooks.ts';

/** The operations of each domain. */
export const routers = {
  accounts,
  admin,
  approvals,
  cards,
  claims,
  destinations,
  explanations,
  identity,
  invoices,
  lending,
  offramp,
  payments,
  policies,
  protection,
  ramps,
  sandbox,
  trade,
  treasury,
  wallets,
  webhooks,
};
