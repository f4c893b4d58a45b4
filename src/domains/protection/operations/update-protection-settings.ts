import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Change the protection settings */
export const updateProtectionSettings: Handler<'updateProtectionSettings'> = async () =>
  notImplemented('updateProtectionSettings');
