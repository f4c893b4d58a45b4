import { parseUsd } from '../../../payments/ledger/money.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { platformArbiter } from '../arbiter.ts';
import { presentInvoice } from '../invoice.present.ts';
import { ownAddresses } from '../own-addresses.store.ts';
import { liesAhead } from '../rules/expiry.ts';
import { newInvoice } from '../rules/new-invoice.ts';
import { areDistinct, readParties, sidesWithParty } from '../rules/parties.ts';

/** A draft: who pays whom how much, and who decides between them (B 2.5, D-288, D-289). */
export const createInvoice: Handler<'createInvoice'> = async (request) => {
  const { body, tenantId, now, services, reads, open, fail } = request;
  const { config, chain } = services;
  const parties = readParties(body, {
    platformArbiter: platformArbiter(config),
    settlementToken: chain.contracts.settlementToken,
  });
  if ('path' in parties) return fail('INVALID_WALLET_ADDRESS', { errors: [parties] });
  const expiresAt = body.expiresAt == null ? null : new Date(body.expiresAt);
  if (expiresAt !== null && !liesAhead(expiresAt, now)) {
    const error = { path: '/body/expiresAt', message: 'must be in the future', rule: 'future' };
    return fail('VALIDATION_FAILED', { errors: [error] });
  }
  const amountBaseUnits = parseUsd(body.amountUsd);
  if (amountBaseUnits === undefined) throw new Error('the contract lets no such amount through');
  if (!areDistinct(parties)) return fail('INVOICE_PARTIES_NOT_DISTINCT');
  if (body.arbiterAddress != null) {
    const own = await ownAddresses(reads, tenantId, Object.values(parties));
    if (sidesWithParty(parties, own)) return fail('INVOICE_PARTIES_NOT_DISTINCT');
  }
  const { payeeName } = body;
  const { chainId } = config;
  const draft = newInvoice({ tenantId, amountBaseUnits, ...parties, payeeName, chainId, expiresAt });
  return presentInvoice(recordOf(await open('invoice', draft)), null);
};
