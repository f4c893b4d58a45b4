import type { Handler } from '../../../platform/http/handler.ts';
import { configureLiquidity as configure, isPrefunded } from '../../offramp/providers/index.ts';
import { presentLiquidity } from '../liquidity.present.ts';

/** Opens a currency of a prefunded provider at 0; a row that is there already is answered as it stands (D-144, D-427). */
export const configureLiquidity: Handler<'configureLiquidity'> = async (request) => {
  const { path, body, now, fail } = request;
  const provider: string = path.provider;
  if (!isPrefunded(provider)) return fail('UNKNOWN_PROVIDER');
  return presentLiquidity(await configure(request, { provider, currency: body.currency, at: now }));
};
