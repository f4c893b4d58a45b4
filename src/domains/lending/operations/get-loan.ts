import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Read a loan */
export const getLoan: Handler<'getLoan'> = async () => notImplemented('getLoan');
