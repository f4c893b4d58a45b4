import { product } from '../../../generated/contract/product.ts';
import { editDistance } from '../edit-distance.ts';

/**
 * Beginnings that are this service's alone. Words that other programs use as well (`DATABASE_`, `LOG_`, `PORT_`) are not
 * among them: their variables are none of our business. Modules add theirs.
 */
export const PREFIXES: readonly string[] = [
  'CORS_',
  'IDEMPOTENCY_',
  'IDP_',
  'METRICS_',
  'RATE_LIMIT_',
  'SANDBOX_',
  'TRUSTED_',
  'WEBHOOK_',
];

/** No variable of ours begins so, but people expect it. Their own programs have some, too: only our names are refused. */
const PRODUCT = product.environmentPrefix;

/** Lists the unknown variables that are set, each with the nearest known name. */
export function unknownVariables(
  set: readonly string[],
  known: ReadonlySet<string>,
  prefixes: readonly string[] = PREFIXES,
): readonly string[] {
  return set.flatMap((name) => {
    if (known.has(name)) return [];
    const bare = name.startsWith(PRODUCT) ? name.slice(PRODUCT.length) : undefined;
    if (bare !== undefined && known.has(bare)) return [`${name} is unknown: the name is ${bare}`];
    const prefix = prefixes.find((one) => name.startsWith(one));
    if (prefix === undefined) return [];
    const kin = [...known].filter((one) => one.startsWith(prefix));
    return [`${name} is unknown: did you mean ${nearest(name, kin)}?`];
  });
}

/** Compares names with the same beginning only: by letters alone, RELAYER_KEY would be near BASE_URL. */
function nearest(name: string, kin: readonly string[]): string {
  const ranked = kin.map((one) => ({ one, apart: editDistance(name, one) }));
  return ranked.reduce((best, next) => (next.apart < best.apart ? next : best)).one;
}
