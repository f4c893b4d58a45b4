import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Back a grant by the organization multisig */
export const attestAuthority: Handler<'attestAuthority'> = async () => notImplemented('attestAuthority');
