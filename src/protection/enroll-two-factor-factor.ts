import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Enroll a two-factor method */
export const enrollTwoFactorFactor: Handler<'enrollTwoFactorFactor'> = async () =>
  notImplemented('enrollTwoFactorFactor');
