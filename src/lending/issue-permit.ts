import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Issue an eligibility permit */
export const issuePermit: Handler<'issuePermit'> = async () => notImplemented('issuePermit');
