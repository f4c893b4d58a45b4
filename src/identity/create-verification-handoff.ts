import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Hand a verification to another device */
export const createVerificationHandoff: Handler<'createVerificationHandoff'> = async () =>
  notImplemented('createVerificationHandoff');
