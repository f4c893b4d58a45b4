import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Ask for credentials */
export const createPresentationChallenge: Handler<'createPresentationChallenge'> = async () =>
  notImplemented('createPresentationChallenge');
