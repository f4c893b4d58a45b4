import { ASSET, formatUsd, parseUsd } from '../../../payments/ledger/money.ts';
import { transfer } from '../../../payments/ledger/transfer.ts';
import { newId } from '../../../platform/db/ids.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { audit } from '../../../platform/lifecycle/writes.ts';

/** Test money enters the ledger as an operator's credit does, for the caller's own tenant (D-252). */
export const creditTestBalance: Handler<'creditTestBalance'> = async ({ tenantId, body, write }) => {
  const amount = parseUsd(body.amountUsd);
  if (amount === undefined) throw new Error(`${body.amountUsd} has passed the contract and is no amount`);
  const to = { kind: 'available', tenantId, asset: ASSET } as const;
  write(
    {
      ...transfer({ kind: 'operator_issuance', asset: ASSET }, to, amount, 'credit'),
      subject: `credit:${newId('req')}`,
    },
    audit('test.balance.credited', tenantId, tenantId, { amountBaseUnits: amount, asset: ASSET }),
  );
  return { amountUsd: formatUsd(amount), amountBaseUnits: String(amount) };
};
