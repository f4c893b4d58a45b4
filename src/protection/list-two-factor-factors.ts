import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** List the own two-factor methods */
export const listTwoFactorFactors: Handler<'listTwoFactorFactors'> = async () => notImplemented('listTwoFactorFactors');
