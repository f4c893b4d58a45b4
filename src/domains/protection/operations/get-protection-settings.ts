import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Read the protection settings */
export const getProtectionSettings: Handler<'getProtectionSettings'> = async () =>
  notImplemented('getProtectionSettings');
