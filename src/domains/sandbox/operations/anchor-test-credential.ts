import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Anchor a credential on chain */
export const anchorTestCredential: Handler<'anchorTestCredential'> = async () => notImplemented('anchorTestCredential');
