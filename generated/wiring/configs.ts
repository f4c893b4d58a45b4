// Generated from src/ by `npm run generate`. Do not edit.

import { config as configPayments } from '../../src/payments/config/payments.config.ts';
import type { ConfigReader } from '../../src/platform/config/config-reader.ts';

/** The settings of modules. */
export const configReaders = [
  configPayments,
] satisfies readonly ConfigReader[];
