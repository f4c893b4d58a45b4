import { sha256Hex } from '../crypto/index.ts';
import { comparableEmail } from '../emails/email-address.ts';
import { Refusal } from '../refusal.ts';
import type { Caller } from './caller.ts';
import type { Endpoint } from './endpoint.ts';
import type { Exchange } from './exchange.ts';
import type { Kernel } from './kernel.ts';
import type { IdempotencyKey } from './ports.ts';
import { bodyKeyOf } from './request/body-key.ts';
import type { RequestInput } from './request/input.ts';
import { parameterValue } from './request/path-parameter.ts';

/**
 * The key of a mutation (D-054), from the header or from the body's own `idempotencyKey`, which share one namespace
 * (D-059); undefined when there is neither. A header and a field that differ are a refusal.
 */
export function idempotencyOf(
  kernel: Pick<Kernel, 'requestDefaults'>,
  exchange: Exchange,
  endpoint: Endpoint,
  caller: Caller,
  input: RequestInput,
  rawBody: Buffer,
): IdempotencyKey | Refusal | undefined {
  if (!endpoint.takesIdempotencyKey) return undefined;
  const { bodyKey } = endpoint.meta;
  const own = bodyKeyOf(endpoint, input.body);
  const key = input.idempotencyKey ?? own;
  if (key === undefined) return lacking(bodyKey, input.body);
  if (bodyKey !== undefined && own !== undefined && own !== key) return differing(bodyKey);
  const scope = caller.tenantId ?? (caller.userId === null ? undefined : `user:${caller.userId}`);
  if (scope === undefined) return undefined;
  return {
    scope,
    operation: `POST ${comparablePath(exchange.pathname)}`,
    key,
    salientHash: salientHash(endpoint.salient, input.body ?? {}, defaultsOf(kernel, endpoint)),
    bodyHash: input.idempotencyKey === undefined ? undefined : sha256Hex(rawBody),
    caller: { memberId: caller.memberId, apiKeyId: caller.apiKeyId, role: caller.role },
    showsSecret: endpoint.meta.showsSecret === true,
  };
}

/** One text for a path, however it is encoded: a retry may come through a client that encodes more (D-054). */
const comparablePath = (pathname: string): string =>
  pathname.includes('%')
    ? pathname
        .split('/')
        .map((segment) => parameterValue(segment).replaceAll(/[%/]/g, encodeURIComponent))
        .join('/')
    : pathname;

type BodyKey = Endpoint['meta']['bodyKey'];

function differing({ field, differs }: NonNullable<BodyKey>): Refusal {
  const message = 'must equal the header Idempotency-Key';
  return new Refusal(differs, { details: { errors: [{ path: `/body/${field}`, message, rule: 'idempotencyKey' }] } });
}

/** Some bodies demand a key, by what they hold (D-059). */
const lacking = (bodyKey: BodyKey, body: RequestInput['body']): Refusal | undefined =>
  bodyKey?.required !== undefined && bodyKey.when !== undefined && (body?.[bodyKey.when] ?? null) !== null
    ? new Refusal(bodyKey.required)
    : undefined;

type Defaults = Readonly<Record<string, unknown>>;

const defaultsOf = ({ requestDefaults }: Pick<Kernel, 'requestDefaults'>, { meta }: Endpoint): Defaults =>
  Object.fromEntries(
    (meta.salientDefaults ?? []).map((one) => [one.field, 'from' in one ? requestDefaults[one.from] : one.value]),
  );

/**
 * The hash of the fields by which two requests are one (D-058); lowercase hex. A default that is spelled out
 * equals its absence (D-489).
 */
export function salientHash(
  fields: readonly string[],
  body: Readonly<Record<string, unknown>>,
  defaults: Defaults = {},
): string {
  return sha256Hex(JSON.stringify(fields.map((field) => [field, normalised(field, valueAt(body, field), defaults)])));
}

/** The value of a body at a field. A dot leads into an object. */
export const valueAt = (body: unknown, field: string): unknown =>
  field.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown> | null | undefined)?.[name], body);

const DECIMAL = /^([0-9]+)(?:\.([0-9]*))?$/;
const ADDRESS = /^0x[0-9a-fA-F]{40}$/;

/** Amounts by value, addresses without case, e-mails in one form, phones by their digits, absent and null alike, keys sorted. */
function normalised(name: string, value: unknown, defaults: Defaults): unknown {
  if (value === undefined || value === null || value === defaults[name]) return null;
  if (typeof value === 'string') return normalisedText(name, value);
  if (Array.isArray(value)) return value.map((item) => normalised(name, item, {}));
  if (typeof value !== 'object') return value;
  return Object.entries(value)
    .map(([key, member]) => [key, normalised(`${name}.${key}`, member, defaults)] as const)
    .filter(([, member]) => member !== null)
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

function withoutZerosBehind(fraction: string): string {
  let end = fraction.length;
  while (fraction[end - 1] === '0') end -= 1;
  return fraction.slice(0, end);
}

function normalisedText(name: string, value: string): string {
  if (ADDRESS.test(value)) return value.toLowerCase();
  if (/amount/i.test(name)) {
    const [, whole, fraction = ''] = DECIMAL.exec(value) ?? [];
    const digits = withoutZerosBehind(fraction);
    if (whole !== undefined) return `${BigInt(whole)}${digits && `.${digits}`}`;
  }
  if (/phone/i.test(name)) return value.replaceAll(/[^+0-9]/g, '');
  return /email/i.test(name) ? comparableEmail(value) : value;
}
