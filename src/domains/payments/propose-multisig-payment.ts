import type { Address } from 'viem';
import type { ErrorCode } from '../../../generated/contract/errors.ts';
import type { Operations } from '../../../generated/contract/operations.ts';
import type { CreateLegacyPaymentRequest, LegacyPayment } from '../../../generated/contract/schemas.ts';
import { checksummed } from '../../payments/chain/checksummed.ts';
import { isPrecompile } from '../../payments/chain/index.ts';
import { maskEmail } from '../../platform/crypto/index.ts';
import { canonicalEmail, comparableEmail } from '../../platform/emails/email-address.ts';
import type { Request } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { parseHandle } from '../identity/handles/index.ts';
import { type PayeeTarget, protectionOf, type TransferPayee } from '../protection/index.ts';
import { findWallet, parseTokenAmount } from '../wallets/index.ts';
import { organizationByEmail, walletOfHandle } from './destination.cross-tenant.ts';
import { multisigPaymentRecord, presentMultisigPayment } from './multisig-payment.present.ts';
import { type DestinationColumns, proposeTransfer, type TransferPlan } from './propose.ts';
import { namedAs, tokenTransfer } from './transfer.ts';

type Create = Request<'createPayment'>;
type Refused = Refusal<Extract<Operations['createPayment']['codes'], ErrorCode>>;

/** The legacy shape of a payment: an asset out of a wallet of the tenant, proposed to its owners (A 4.2, D-172, D-173). */
export async function proposeMultisigPayment(
  request: Create,
  body: CreateLegacyPaymentRequest,
): Promise<LegacyPayment | Refused> {
  const proposed = await proposeTransfer(request, () => planOf(request, body));
  if (proposed instanceof Refusal) return proposed;
  return presentMultisigPayment(multisigPaymentRecord(proposed), request.services);
}

/** The checks in the order of their codes: amount, chain and address of the body, then what it names, then the wallet's state. */
async function planOf(request: Create, body: CreateLegacyPaymentRequest): Promise<TransferPlan | Refused> {
  const { tenantId, reads, services, fail } = request;
  const { destination: named, memo = null } = body;
  const asset = body.amount.asset ?? 'usdc';
  const amountBaseUnits = parseTokenAmount(asset, body.amount.value);
  if (amountBaseUnits === undefined) {
    const error = { path: '/body/amount/value', message: 'has more fraction digits than the asset', rule: 'pattern' };
    return fail('INVALID_AMOUNT', { errors: [error] });
  }
  if (named.type === 'address' && named.chainId !== services.config.chainId) {
    const { chainId } = services.config;
    const error = {
      path: '/body/destination/chainId',
      message: `must be ${chainId}`,
      rule: 'const',
      allowed: [`${chainId}`],
    };
    return fail('ACCOUNT_CHAIN_MISMATCH', { errors: [error] });
  }
  if (named.type === 'address' && checksummed(named.address) === undefined) {
    const error = { path: '/body/destination/address', message: 'fails its checksum', rule: 'checksum' };
    return fail('INVALID_WALLET_ADDRESS', { errors: [error] });
  }
  const { settlementToken } = services.chain.contracts;
  if (named.type === 'address' && (isPrecompile(named.address) || isSame(settlementToken, named.address))) {
    return burns(request, named, 'must not be the zero address, a precompiled contract or the token');
  }
  // Protection is asked for the gate, which comes later, in the message of the wallet.
  const [wallet] = await Promise.all([findWallet(reads, tenantId, body.sourceWalletId), protectionOf(request)]);
  if (!wallet) return fail('WALLET_NOT_FOUND');
  const destination = await resolve(request, named);
  if (destination instanceof Refusal) return destination;
  if (isSame(wallet.address, destination.destinationAddress)) return burns(request, named, 'must be another wallet');
  if (wallet.status !== 'DEPLOYED') return fail('WALLET_NOT_DEPLOYED');
  const to = destination.destinationAddress as Address;
  const call =
    asset === 'eth'
      ? { to, value: amountBaseUnits, data: '0x' as const }
      : tokenTransfer(settlementToken, to, amountBaseUnits);
  const payee = payeeOf(named, destination.destinationAddress, services.config.chainId);
  return { wallet, call, payee, ...destination, origin: 'PAYMENT', originId: null, asset, amountBaseUnits, memo };
}

type Destination = CreateLegacyPaymentRequest['destination'];

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The field by which a destination is named. */
const NAMED_BY = { address: 'address', wallet: 'walletId', handle: 'handle', email: 'email' } as const;

/** Refuses a destination from which money does not come back, or which it would never leave (D-495). */
function burns({ fail }: Create, { type }: Destination, message: string): Refused {
  return fail('INVALID_WALLET_ADDRESS', {
    errors: [{ path: `/body/destination/${NAMED_BY[type]}`, message, rule: 'burns' }],
  });
}

/** The payee as the request names it; what a handle leads to is shown, and held to when the request comes again (D-345, D-356). */
function payeeOf(named: Destination, address: string, chainId: number): TransferPayee {
  const target = async () => targetOf(named, address, chainId);
  const payee = { target, address, isOwn: false };
  return named.type === 'email' ? payee : { ...payee, shown: address };
}

function targetOf(named: Destination, address: string, chainId: number): PayeeTarget | null {
  switch (named.type) {
    case 'email':
      return { kind: 'EMAIL', email: comparableEmail(named.email) };
    case 'handle': {
      const handle = parseHandle(named.handle);
      return handle === undefined ? null : { kind: 'HANDLE', handle };
    }
    default:
      return { kind: 'ADDRESS', address, chainId };
  }
}

/** Where it goes, always as an address (D-173). */
async function resolve(request: Create, named: Destination): Promise<DestinationColumns | Refused> {
  const { tenantId, reads, services, fail } = request;
  switch (named.type) {
    case 'address':
      return namedAs('address', checksummed(named.address) ?? named.address);
    case 'wallet': {
      const wallet = await findWallet(reads, tenantId, named.walletId);
      return wallet ? namedAs('wallet', wallet.address) : fail('WALLET_NOT_FOUND');
    }
    case 'handle': {
      const handle = parseHandle(named.handle);
      const wallet = handle === undefined ? undefined : await walletOfHandle(reads, handle);
      if (!wallet || handle === undefined) return fail('PAYEE_NOT_FOUND');
      return { ...namedAs('handle', wallet.address), destinationHandle: handle };
    }
    case 'email': {
      const email = canonicalEmail(named.email);
      if (email === undefined) return fail('EMAIL_NOT_FOUND');
      const wallet = await organizationByEmail(reads, services.vault.blindIndex('email', email));
      if (!wallet) return fail('EMAIL_NOT_FOUND');
      return {
        ...namedAs('email', wallet.address),
        destinationEmailCiphertext: services.vault.encrypt(email),
        destinationEmailMasked: maskEmail(email),
      };
    }
  }
}
