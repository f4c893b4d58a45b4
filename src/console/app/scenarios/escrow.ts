import type { Scenario, Step, World } from './scenario.ts';

const AMOUNT = '20.00';
/** Any address will do, as long as it is not the payer's. */
const PAYEE = '0x90F8bf6A479f320ead074411a4B0e7944Ea8c9C1';

const keepId =
  (name: string) =>
  ({ kept }: World, answer: unknown): void => {
    kept[name] = (answer as { readonly id: string }).id;
  };

const tellsAt =
  (wanted: string) =>
  (answer: unknown): string | undefined =>
    (answer as { readonly status: string }).status === wanted ? wanted : undefined;

/** A wallet on the chain that the payer's member owns alone, with test money in it. */
const WALLET: readonly Step[] = [
  {
    kind: 'call',
    by: 'anyone',
    says: 'You read the address of your test key',
    operation: 'createTestSession',
    params: ({ memberId }) => ({ memberId }),
    keep: ({ kept }, answer) => {
      kept.address = (answer as { readonly signer: { readonly address: string } }).signer.address;
    },
  },
  {
    kind: 'call',
    by: 'payer',
    says: 'You create a wallet that this key owns',
    operation: 'createWallet',
    params: ({ kept }) => ({ name: 'Escrow payer', owners: [{ address: kept.address, role: 'ADMIN_OWNER' }] }),
    keep: ({ kept }, answer) => {
      const { id, chainId } = answer as { readonly id: string; readonly chainId: number };
      kept.wallet = id;
      kept.chainId = String(chainId);
    },
  },
  {
    kind: 'call',
    by: 'payer',
    says: 'The wallet is deployed on the chain',
    operation: 'getWallet',
    params: ({ kept }) => ({ id: kept.wallet }),
    tells: tellsAt('DEPLOYED'),
  },
  {
    kind: 'call',
    by: 'payer',
    says: 'The faucet sends it 250 USDC',
    operation: 'fundWallet',
    params: ({ kept }) => ({ id: kept.wallet }),
    keep: keepId('drip'),
  },
  {
    kind: 'call',
    by: 'payer',
    says: 'The test money arrives',
    operation: 'getDrip',
    params: ({ kept }) => ({ dripId: kept.drip }),
    tells: tellsAt('CONFIRMED'),
  },
];

/** The invoice's escrow gets the money from the wallet, by a transaction that the member signs. */
export const ESCROW: Scenario = {
  id: 'escrow',
  title: 'An escrow invoice paid on the chain',
  says: 'You send an invoice, pay its escrow from a wallet on the chain, and see the invoice FUNDED.',
  hasRecipient: false,
  needsMember: true,
  steps: [
    ...WALLET,
    {
      kind: 'call',
      by: 'payer',
      says: `You draft an invoice of ${AMOUNT} USD`,
      operation: 'createInvoice',
      params: ({ kept }) => ({
        amountUsd: AMOUNT,
        payerAddress: kept.address,
        payeeAddress: PAYEE,
        payeeName: 'Blue Harbor',
      }),
      keep: keepId('invoice'),
    },
    {
      kind: 'call',
      by: 'payer',
      says: 'You send it, so it gets an escrow address',
      operation: 'sendInvoice',
      params: ({ kept }) => ({ id: kept.invoice }),
      keep: ({ kept }, answer) => {
        kept.escrow = (answer as { readonly holdAddress: string }).holdAddress;
      },
      tells: (_, { kept }) => kept.escrow,
    },
    {
      kind: 'call',
      by: 'payer',
      says: 'You propose a payment from the wallet to the escrow',
      operation: 'createPayment',
      params: ({ kept }) => ({
        sourceWalletId: kept.wallet,
        destination: { type: 'address', address: kept.escrow, chainId: Number(kept.chainId) },
        amount: { value: AMOUNT },
      }),
      keep: keepId('payment'),
    },
    { kind: 'sign', says: 'You sign it with your test key' },
    {
      kind: 'call',
      by: 'payer',
      says: 'The escrow holds the money',
      operation: 'pollTestInvoice',
      params: ({ kept }) => ({ id: kept.invoice }),
      tells: tellsAt('FUNDED'),
    },
  ],
  opens: ({ invoice }) => (invoice ? { path: `r/invoice/${invoice}`, label: 'Open the invoice' } : undefined),
};
