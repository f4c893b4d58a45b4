import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Disclose one claim of a credential */
export const discloseCredentialClaim: Handler<'discloseCredentialClaim'> = async () =>
  notImplemented('discloseCredentialClaim');
