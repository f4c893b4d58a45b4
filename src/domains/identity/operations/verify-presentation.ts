import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Verify presented credentials */
export const verifyPresentation: Handler<'verifyPresentation'> = async () => notImplemented('verifyPresentation');
