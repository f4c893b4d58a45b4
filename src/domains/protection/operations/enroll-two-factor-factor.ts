import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Enroll a two-factor method */
export const enrollTwoFactorFactor: Handler<'enrollTwoFactorFactor'> = async () =>
  notImplemented('enrollTwoFactorFactor');
