import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Disclose one claim of a credential */
export const getCredentialDisclosure: Handler<'getCredentialDisclosure'> = async () =>
  notImplemented('getCredentialDisclosure');
