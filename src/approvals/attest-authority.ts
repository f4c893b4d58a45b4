import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Back a grant by the organization multisig */
export const attestAuthority: Handler<'attestAuthority'> = async () => notImplemented('attestAuthority');
