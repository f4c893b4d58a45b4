import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Read the signed document of a credential */
export const getCredentialArtifact: Handler<'getCredentialArtifact'> = async () =>
  notImplemented('getCredentialArtifact');
