import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Disclose one claim of a credential */
export const getCredentialDisclosure: Handler<'getCredentialDisclosure'> = async () => notImplemented('getCredentialDisclosure');
