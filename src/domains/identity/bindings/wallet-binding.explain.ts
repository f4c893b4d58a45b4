import type { Explainer } from '../../../platform/explain/explainer.ts';

export const explain: Explainer<'wallet-binding'> = {
  /** Bindings are read as a list of their identity. */
  readAs: 'listWalletBindings',
  /** A binding is rotated when its successor is verified: the operation is called with the id of the successor. */
  refusal: (operation, { status }) =>
    operation === 'verifyWalletBinding' && status === 'ACTIVE' ? 'WALLET_BINDING_NOT_PENDING' : undefined,
};
