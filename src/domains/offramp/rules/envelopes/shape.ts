import type { PaymentEnvelope } from '../../../../../generated/contract/schemas.ts';

type Check = (value: unknown) => boolean;

const text =
  (maxLength: number, pattern?: RegExp): Check =>
  (value) =>
    typeof value === 'string' && value.length <= maxLength && value.isWellFormed() && (pattern?.test(value) ?? true);
const integer =
  (from: number, to: number): Check =>
  (value) =>
    Number.isSafeInteger(value) && Number(value) >= from && Number(value) <= to;
const flag: Check = (value) => typeof value === 'boolean';
const list =
  (maxItems: number, item: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length <= maxItems && value.every(item);
/** Exactly these members, no more and no less. */
const closed =
  (members: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).length === Object.keys(members).length &&
    Object.entries(members).every(([name, check]) => Object.hasOwn(value, name) && check(Reflect.get(value, name)));

const DECIMAL = /^(0|[1-9][0-9]*)$/;
const uint =
  (bits: bigint): Check =>
  (value) =>
    typeof value === 'string' && value.length <= 78 && DECIMAL.test(value) && BigInt(value) < 2n ** bits;
const amount = text(30, DECIMAL);
const names = list(50, text(64));

const envelope = closed({
  message: closed({
    paymentObjectId: text(128),
    payer: text(255),
    payeeDid: text(255),
    amountBaseUnits: amount,
    asset: text(64),
    assetExponent: integer(0, 255),
    nonce: uint(256n),
    expiresAt: uint(64n),
  }),
  doc: closed({
    policySha256: text(66),
    permittedSettlementAssets: names,
    permittedNetworks: names,
    permittedProviders: names,
    railExclusions: names,
    substitutionPermissions: closed({
      destination: flag,
      provider: flag,
      rail: flag,
      network: flag,
      settlementAsset: flag,
    }),
    allowRouteChange: flag,
    maxFeeBaseUnits: amount,
    minRecipientProceeds: closed({ amountBaseUnits: amount, asset: text(64), exponent: integer(0, 255) }),
    maxAttempts: integer(1, Number.MAX_SAFE_INTEGER),
    jurisdictionConstraints: list(250, text(2)),
    memoHash: text(66, /^0x[0-9a-f]{64}$/),
  }),
  signature: text(4098, /^0x([0-9a-fA-F]{2})+$/),
});

/**
 * Whether a value is an envelope that can be hashed and judged (A 2.10). What does not fit is refused as SHAPE, as the
 * contract's own schema could not say (D-148); numbers fit the types that are signed (D-147).
 */
export const isEnvelope = (value: unknown): value is PaymentEnvelope => envelope(value);
