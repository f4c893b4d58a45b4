import { apiOf, baseUrl } from '../api.ts';
import type { Signable } from './signer.ts';

interface TestSession {
  readonly signer: { readonly address: string; readonly privateKey: string };
}

/**
 * Signs with the key that the sandbox gives a member for tests. Nothing keeps the key. Undefined if the sandbox gives
 * none.
 */
export async function signWithTestKey(memberId: string, what: Signable): Promise<string | undefined> {
  const { data } = await apiOf(undefined).call<TestSession>('createTestSession', { memberId });
  if (data === undefined) return undefined;
  const { sign } = (await import(`${baseUrl()}/console/signer.js`)) as typeof import('./signer.ts');
  return sign(data.signer.privateKey, what);
}
