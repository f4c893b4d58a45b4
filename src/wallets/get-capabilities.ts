import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Read what this deployment can do */
export const getCapabilities: Handler<'getCapabilities'> = async () => notImplemented('getCapabilities');
