import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** List the sweeps of an account */
export const listTreasurySweeps: Handler<'listTreasurySweeps'> = async () => notImplemented('listTreasurySweeps');
