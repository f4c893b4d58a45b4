import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** List the sweeps of an account */
export const listTreasurySweeps: Handler<'listTreasurySweeps'> = async () => notImplemented('listTreasurySweeps');
