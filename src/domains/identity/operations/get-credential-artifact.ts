import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Read the signed document of a credential */
export const getCredentialArtifact: Handler<'getCredentialArtifact'> = async () =>
  notImplemented('getCredentialArtifact');
