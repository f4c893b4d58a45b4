import { type Hex, stringToHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

/** A hash as it is, or a text as EIP-191 wraps it. */
export type Signable = { readonly hash: string } | { readonly text: string };

/** A file of its own: only whoever signs with a test key loads the cryptography. */
export function sign(privateKey: string, what: Signable): Promise<string> {
  const account = privateKeyToAccount(privateKey as Hex);
  if ('hash' in what) return account.sign({ hash: what.hash as Hex });
  return account.signMessage({ message: { raw: stringToHex(what.text) } });
}
