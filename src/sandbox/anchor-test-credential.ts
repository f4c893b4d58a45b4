import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Anchor a credential on chain */
export const anchorTestCredential: Handler<'anchorTestCredential'> = async () => notImplemented('anchorTestCredential');
