import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** List the own two-factor methods */
export const listTwoFactorFactors: Handler<'listTwoFactorFactors'> = async () => notImplemented('listTwoFactorFactors');
