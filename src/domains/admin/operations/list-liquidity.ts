import type { Handler } from '../../../platform/http/handler.ts';
import { audit } from '../../../platform/lifecycle/writes.ts';
import { page } from '../../../platform/lists/paging.ts';
import { type LiquidityRow, liquidityRows } from '../../offramp/providers/index.ts';
import { presentLiquidity } from '../liquidity.present.ts';

/**
 * Lists the prefunded balances of each provider and currency, newest row first; the reading is audited (D-144, D-425,
 * D-427).
 */
export const listLiquidity: Handler<'listLiquidity'> = async ({ query, reads, write, nextPage }) => {
  const { rows, next } = await page<LiquidityRow>(reads, liquidityRows(), query);
  nextPage(next);
  write(audit('admin.liquidity_listed', 'liquidity', null));
  return { liquidity: rows.map(presentLiquidity) };
};
