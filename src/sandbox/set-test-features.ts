import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Switch features of the tenant */
export const setTestFeatures: Handler<'setTestFeatures'> = async () => notImplemented('setTestFeatures');
