import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Ask for credentials */
export const createPresentationChallenge: Handler<'createPresentationChallenge'> = async () =>
  notImplemented('createPresentationChallenge');
