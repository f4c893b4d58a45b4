import type { Act, Recipe, Signing, Step } from './recipe.ts';

export const isSigning = (step: Step | Signing): step is Signing => 'sign' in step;

const signs = ({ steps }: Act): boolean => steps.some(isSigning);

export const needsSigning = ({ starts, acts }: Recipe): boolean => [...starts, ...acts].some(signs);

/** The part of a recipe that needs no key: what a tool that cannot sign can do. */
export const unsigned = (recipe: Recipe): Recipe => ({
  ...recipe,
  starts: recipe.starts.filter((act) => !signs(act)),
  acts: recipe.acts.filter((act) => !signs(act)),
});

/** The part of viem that signs. */
type Accounts = typeof import('viem/accounts');

const loaded = (): Promise<Accounts | undefined> =>
  import('viem/accounts').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  });

/** Tells whether the package viem is installed, which is needed only for signing. */
export const canSign = async (): Promise<boolean> => (await loaded()) !== undefined;

/** Signs a hash as it is, or a text as a signed message (EIP-191). */
export async function signatureOf(kind: Signing['sign'], value: string, privateKey: string): Promise<string> {
  const accounts = await loaded();
  if (accounts === undefined) throw new Error('Signing needs the package viem: npm install viem');
  const account = accounts.privateKeyToAccount(privateKey as `0x${string}`);
  return kind === 'hash' ? account.sign({ hash: value as `0x${string}` }) : account.signMessage({ message: value });
}
