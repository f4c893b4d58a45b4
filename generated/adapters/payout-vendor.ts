// Generated from spec/ by `npm run generate`. Do not edit.

import { adapter as payappA } from '../../src/payments/providers/vendors/payapp-a/adapter.ts';
import { adapter as payappB } from '../../src/payments/providers/vendors/payapp-b/adapter.ts';

/** What src/payments/providers/vendors has a folder of for each value. */
export const adapters = {
  payapp_a: payappA,
  payapp_b: payappB,
} as const;
