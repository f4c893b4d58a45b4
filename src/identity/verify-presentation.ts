import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Verify presented credentials */
export const verifyPresentation: Handler<'verifyPresentation'> = async () => notImplemented('verifyPresentation');
