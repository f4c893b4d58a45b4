import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Read a ramp */
export const getRamp: Handler<'getRamp'> = async () => notImplemented('getRamp');
