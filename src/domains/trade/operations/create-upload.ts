import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Store a file */
export const createUpload: Handler<'createUpload'> = async () => notImplemented('createUpload');
