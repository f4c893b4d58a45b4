import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Change the protection settings */
export const updateProtectionSettings: Handler<'updateProtectionSettings'> = async () =>
  notImplemented('updateProtectionSettings');
