import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Ask whether a payment DID can be paid */
export const resolveDid: Handler<'resolveDid'> = async () => notImplemented('resolveDid');
