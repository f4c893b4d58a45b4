import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Issue an eligibility permit */
export const issuePermit: Handler<'issuePermit'> = async () => notImplemented('issuePermit');
