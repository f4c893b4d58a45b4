import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Store a file */
export const createUpload: Handler<'createUpload'> = async () => notImplemented('createUpload');
