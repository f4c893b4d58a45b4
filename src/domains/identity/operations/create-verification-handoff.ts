import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Hand a verification to another device */
export const createVerificationHandoff: Handler<'createVerificationHandoff'> = async () =>
  notImplemented('createVerificationHandoff');
