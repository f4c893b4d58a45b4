import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Read an agreement */
export const getAgreement: Handler<'getAgreement'> = async () => notImplemented('getAgreement');
