import type { Address, Hex } from 'viem';
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import type { Invoice } from '#sdk';
import type { TestService, TestTenant } from '../../support/service.ts';
import { mint, read, signatureOf } from '../payments/fixture.ts';
import { newOwner, runUntilChainIdle } from '../wallets/owners.ts';
import { AMOUNT } from './amount.ts';

export { AMOUNT };

/** An invoice with the keys of its three parties. */
export interface Escrow {
  readonly id: string;
  readonly payer: PrivateKeyAccount;
  readonly payee: PrivateKeyAccount;
  readonly arbiter: PrivateKeyAccount;
}

export const inUsd = (units: bigint): string =>
  `${units / 1_000_000n}.${(units % 1_000_000n).toString().padStart(6, '0')}`;

export async function arbiterOf({ api }: TestTenant): Promise<PrivateKeyAccount> {
  const { privateKey } = await api.getTestArbiter().unwrap();
  return privateKeyToAccount(privateKey as Hex);
}

interface Wanted {
  readonly amount?: bigint;
  readonly expiresAt?: string;
  readonly arbiter?: PrivateKeyAccount;
}

export async function drafted(
  tenant: TestTenant,
  { amount = AMOUNT, expiresAt, arbiter }: Wanted = {},
): Promise<Escrow> {
  const [payer, payee] = [newOwner(), newOwner()];
  const { id } = await tenant.api
    .createInvoice({
      amountUsd: inUsd(amount),
      payerAddress: payer.address,
      payeeAddress: payee.address,
      payeeName: 'Acme Imports',
      ...(arbiter && { arbiterAddress: arbiter.address }),
      ...(expiresAt !== undefined && { expiresAt }),
    })
    .unwrap();
  return { id, payer, payee, arbiter: arbiter ?? (await arbiterOf(tenant)) };
}

/** Sent, and its escrow deployed unless it is said. */
export async function sent(
  service: TestService,
  tenant: TestTenant,
  { deployed = true, ...wanted }: Wanted & { readonly deployed?: boolean } = {},
): Promise<Escrow & { readonly hold: Address }> {
  const escrow = await drafted(tenant, wanted);
  const { holdAddress } = await tenant.api.sendInvoice({ id: escrow.id }).unwrap();
  if (deployed) await runUntilChainIdle(service);
  return { ...escrow, hold: holdAddress as Address };
}

export const invoiceOf = ({ api }: TestTenant, id: string): Promise<Invoice> => api.getInvoice({ id }).unwrap();

export const statusOf = async (tenant: TestTenant, id: string): Promise<Invoice['status']> =>
  (await invoiceOf(tenant, id)).status;

let payments = 0;

/** Money for an address, as a payer sends it. */
export async function pay(service: TestService, to: Address, units: bigint): Promise<void> {
  payments += 1;
  await mint(service, to, units, `invoice:${payments}:${to}`);
  await runUntilChainIdle(service);
}

export const polled = (tenant: TestTenant, id: string): Promise<Invoice> => tenant.api.pollTestInvoice({ id }).unwrap();

/** FUNDED, its escrow deployed. */
export async function funded(
  service: TestService,
  tenant: TestTenant,
  wanted: Wanted & { readonly paid?: bigint } = {},
) {
  const escrow = await sent(service, tenant, wanted);
  await pay(service, escrow.hold, wanted.paid ?? wanted.amount ?? AMOUNT);
  const { status } = await polled(tenant, escrow.id);
  if (status !== 'FUNDED') throw new Error(`an invoice that is ${status}`);
  return escrow;
}

export const settlementOf = async (tenant: TestTenant, id: string) => {
  const { settlement } = await invoiceOf(tenant, id);
  if (!settlement) throw new Error('no settlement');
  return settlement;
};

/** Has the payment that settles an invoice signed, one after the other; the last answer. */
export async function settledBy(tenant: TestTenant, invoiceId: string, signers: readonly PrivateKeyAccount[]) {
  const { paymentId } = await settlementOf(tenant, invoiceId);
  const { multisigTxHash } = await read(tenant, paymentId);
  for (const signer of signers) {
    await tenant.api.signPayment({ id: paymentId, signature: await signatureOf(signer, multisigTxHash) }).unwrap();
  }
  return read(tenant, paymentId);
}

/** A clock moved past the end of what has none of its own: 30 days. */
export const THIRTY_DAYS_S = 30 * 86_400;

export const advance = ({ api }: TestTenant, advanceSeconds: number) =>
  api.advanceTestClock({ advanceSeconds }).unwrap();
