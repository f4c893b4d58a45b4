import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Read an agreement */
export const getAgreement: Handler<'getAgreement'> = async () => notImplemented('getAgreement');
