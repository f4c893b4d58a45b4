import type { Handler } from '../../../platform/http/handler.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { changeLiquidity } from '../../offramp/providers/index.ts';
import { presentLiquidity } from '../liquidity.present.ts';

/** Adds prefunded liquidity and calls on the payments that are held for want of it (D-119, D-144, D-427). */
export const topUpLiquidity: Handler<'topUpLiquidity'> = async (request) => {
  const { path, body, fail } = request;
  const { currency, reference } = body;
  const amountMinor = BigInt(body.amountMinor);
  const change = { kind: 'top-up', provider: path.provider, currency, amountMinor, reference } as const;
  const changed = await changeLiquidity(request, change);
  if (!(changed instanceof Refusal)) return presentLiquidity(changed);
  const { code } = changed;
  if (code === 'LIQUIDITY_INSUFFICIENT') throw new Error('A top-up takes nothing');
  return fail(code);
};
