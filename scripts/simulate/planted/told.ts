import { edited, type Plant } from './plant.ts';

const OUTCOME = 'src/domains/webhooks/rules/outcome.ts';
const SCHEDULE = 'src/domains/webhooks/rules/schedule.ts';
const FAN_OUT = 'src/domains/webhooks/feeds/fan-out.cross-tenant.ts';
const KEYS = 'src/platform/execution/idempotency.ts';
const WRITES = 'src/platform/lifecycle/write-path.ts';

/** Bugs in what clients and receivers of webhooks are told. */
export const toldPlants: readonly Plant[] = [
  edited(
    'acknowledgement',
    'counts a webhook as delivered that nobody has answered',
    OUTCOME,
    `if ('error' in answer) return answer.error;`,
    `if ('error' in answer) return null;`,
  ),
  edited(
    'acknowledgement',
    'counts a webhook as delivered that failed at the receiver',
    OUTCOME,
    `if (httpStatus >= 500) return 'HTTP_5XX';`,
    'if (httpStatus >= 500) return null;',
  ),
  edited(
    'retry',
    'gives a webhook up after its first attempt',
    SCHEDULE,
    'const waitMs = WAITS_MS[made];',
    'const waitMs = made > 0 ? undefined : WAITS_MS[made];',
  ),
  edited(
    'order',
    'sends the webhooks of a payment before the one in front has left',
    'src/domains/webhooks/deliveries/claim.cross-tenant.ts',
    'export const MAY_LEAVE = `(d.left_at IS NOT NULL OR NOT EXISTS',
    'export const MAY_LEAVE = `(true OR NOT EXISTS',
  ),
  edited(
    'half',
    'passes an event and does not queue its webhook',
    FAN_OUT,
    'planned.filter((pair) => !queued.has(pairKey(pair))),',
    'planned.filter((pair) => !queued.has(pairKey(pair))).slice(0, 2),',
  ),
  edited(
    'retry',
    'answers a repeated request as a new one',
    KEYS,
    'if (!row || row.expires_at < now) return undefined;',
    'if (!row || row.expires_at > now) return undefined;',
  ),
  edited(
    'acknowledgement',
    'answers a request before its commit',
    WRITES,
    'await attempt.unit.commit(await attempt.unit.flush(commits));',
    'void attempt.unit.commit(await attempt.unit.flush(commits)).catch(() => undefined);',
  ),
  edited(
    'retry',
    'runs a request again that was committed',
    WRITES,
    `    attempt.committed?.();
    return decided;`,
    `    attempt.committed?.();
    if (number === 1 && locks.length === 0) continue;
    return decided;`,
  ),
  edited(
    'retry',
    'keeps the answer under another key than the request has',
    KEYS,
    '    key: key.key,\n    tenantId',
    '    key: `${key.key}:answer`,\n    tenantId',
  ),
];
