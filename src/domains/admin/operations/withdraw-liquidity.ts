import type { Handler } from '../../../platform/http/handler.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { changeLiquidity } from '../../offramp/providers/index.ts';
import { presentLiquidity } from '../liquidity.present.ts';

/** Takes prefunded liquidity back, never more than there is (D-144, D-427). */
export const withdrawLiquidity: Handler<'withdrawLiquidity'> = async (request) => {
  const { path, body } = request;
  const { currency, reference } = body;
  const amountMinor = BigInt(body.amountMinor);
  const change = { kind: 'withdraw', provider: path.provider, currency, amountMinor, reference } as const;
  const changed = await changeLiquidity(request, change);
  return changed instanceof Refusal ? changed : presentLiquidity(changed);
};
