export const isSigning = (step) => 'sign' in step;
const signs = ({ steps }) => steps.some(isSigning);
export const needsSigning = ({ starts, acts }) => [...starts, ...acts].some(signs);
/** The part of a recipe that needs no key: what a tool that cannot sign can do. */
export const unsigned = (recipe) => ({
    ...recipe,
    starts: recipe.starts.filter((act) => !signs(act)),
    acts: recipe.acts.filter((act) => !signs(act)),
});
const loaded = () => import('viem/accounts').catch((error) => {
    if (error.code === 'ERR_MODULE_NOT_FOUND')
        return undefined;
    throw error;
});
/** Tells whether the package viem is installed, which is needed only for signing. */
export const canSign = async () => (await loaded()) !== undefined;
/** Signs a hash as it is, or a text as a signed message (EIP-191). */
export async function signatureOf(kind, value, privateKey) {
    const accounts = await loaded();
    if (accounts === undefined)
        throw new Error('Signing needs the package viem: npm install viem');
    const account = accounts.privateKeyToAccount(privateKey);
    return kind === 'hash' ? account.sign({ hash: value }) : account.signMessage({ message: value });
}
