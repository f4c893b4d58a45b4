import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Read the protection settings */
export const getProtectionSettings: Handler<'getProtectionSettings'> = async () =>
  notImplemented('getProtectionSettings');
