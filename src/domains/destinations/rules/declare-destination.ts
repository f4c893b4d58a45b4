import { values } from '../../../../generated/contract/values.ts';
import type { DestinationType } from '../../../../machines/destinations/payout-destination.machine.ts';
import { canonicalEmail } from '../../../platform/contacts/email-address.ts';
import { parsePhone } from '../../../platform/contacts/phone-number.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { isAddress } from './addresses.ts';
import { isAccountNumber, isIban, isInSepa, isRoutingNumber, normaliseIban } from './bank-accounts.ts';
import { addressFamilyOf, isAssetOn, isSupportedNetwork } from './networks.ts';

/** The content of a create request. */
export interface DestinationRequest {
  readonly type?: string;
  readonly asset?: string;
  readonly network?: string;
  readonly address?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly handle?: string;
  readonly routingNumber?: string;
  readonly accountNumber?: string;
  readonly iban?: string;
  readonly country?: string;
  readonly currency?: string;
  readonly label?: string;
}

/** A request that passed every check of shape, with its defaults filled in. */
export interface Declaration {
  readonly type: DestinationType;
  readonly asset: string | null;
  readonly network: string | null;
  readonly country: string | null;
  readonly currency: string | null;
  /** Verbatim, as it is paid to; null for SERVICE_BALANCE. */
  readonly identifier: string | null;
  /** By which duplicates are found (D-243); empty for SERVICE_BALANCE. */
  readonly normalised: string;
}

export type DeclarationRefusal = Refusal<
  | 'DESTINATION_TYPE_REQUIRED'
  | 'DESTINATION_RAIL_NOT_AVAILABLE'
  | 'DESTINATION_IDENTIFIER_REQUIRED'
  | 'UNSUPPORTED_NETWORK'
  | 'INVALID_DESTINATION_ADDRESS'
  | 'DESTINATION_RAIL_CONSTRAINT'
  | 'VALIDATION_FAILED'
>;

type Field = Exclude<keyof DestinationRequest, 'type' | 'label'>;

/** The fields of each type (A 4.4, D-239); a field of another type is refused, not dropped (D-238). */
const FIELDS: Readonly<Record<DestinationType, readonly Field[]>> = {
  STABLECOIN_ADDRESS: ['asset', 'network', 'address'],
  PAYMENT_APP_A: ['email', 'phone', 'country', 'currency'],
  PAYMENT_APP_B: ['phone', 'handle', 'country', 'currency'],
  US_BANK_ACH: ['routingNumber', 'accountNumber', 'country', 'currency'],
  SEPA: ['iban', 'country', 'currency'],
  SERVICE_BALANCE: [],
};
const ALL_FIELDS = [...new Set(Object.values(FIELDS).flat())];

/** Currencies with a known minor unit (D-051). */
const CURRENCIES: ReadonlySet<string> = new Set(values.PayoutCurrency);

/** The checks of create that need nothing but the request, in the order of D-238. */
export function declareDestination(
  request: DestinationRequest,
  environmentNetwork: string,
): Declaration | DeclarationRefusal {
  const named = request.type ?? (given(request.address) ? 'ONCHAIN_WALLET' : undefined);
  if (named === undefined) return refuse('DESTINATION_TYPE_REQUIRED');
  if (named === 'PAYMENT_APP_C') return invalid('/body/type', 'is added through a provider link session', 'enum');
  const type = named === 'ONCHAIN_WALLET' ? 'STABLECOIN_ADDRESS' : named;
  if (!isType(type)) return refuse('DESTINATION_RAIL_NOT_AVAILABLE');
  const foreign = ALL_FIELDS.filter((field) => given(request[field]) && !FIELDS[type].includes(field));
  if (foreign.length > 0) {
    const errors = foreign.map((field) => ({
      path: `/body/${field}`,
      message: `is not a field of ${named}`,
      rule: 'foreignField',
    }));
    return refuse('VALIDATION_FAILED', { details: { errors } });
  }
  return DECLARE[type](request, environmentNetwork);
}

const isType = (text: string): text is DestinationType => Object.hasOwn(FIELDS, text);

const given = (value: string | undefined): value is string => value !== undefined;

const invalid = (path: string, message: string, rule: string): DeclarationRefusal =>
  refuse('VALIDATION_FAILED', { details: { errors: [{ path, message, rule }] } });

const IDENTIFIER_REQUIRED: DeclarationRefusal = refuse('DESTINATION_IDENTIFIER_REQUIRED');
const INVALID_ADDRESS: DeclarationRefusal = refuse('INVALID_DESTINATION_ADDRESS');
const INVALID_PHONE = invalid('/body/phone', 'is not a phone number', 'phone');
const RAIL_CONSTRAINT: DeclarationRefusal = refuse('DESTINATION_RAIL_CONSTRAINT');

type Declare = (request: DestinationRequest, environmentNetwork: string) => Declaration | DeclarationRefusal;

const DECLARE: Readonly<Record<DestinationType, Declare>> = {
  STABLECOIN_ADDRESS: (request, environmentNetwork) => {
    const { address } = request;
    if (!address) return IDENTIFIER_REQUIRED;
    const network = request.network ?? environmentNetwork;
    if (!isSupportedNetwork(network)) return refuse('UNSUPPORTED_NETWORK');
    const family = addressFamilyOf(network);
    if (!isAddress(family, address)) return INVALID_ADDRESS;
    const asset = request.asset ?? 'USDC';
    if (!isAssetOn(network, asset)) return RAIL_CONSTRAINT;
    const normalised = family === 'evm' ? address.toLowerCase() : address;
    return {
      type: 'STABLECOIN_ADDRESS',
      asset,
      network,
      country: null,
      currency: null,
      identifier: address,
      normalised,
    };
  },

  PAYMENT_APP_A: (request) => {
    const named = exactlyOne(request.email, request.phone);
    if (!named) return IDENTIFIER_REQUIRED;
    const identifier = given(request.phone) ? parsePhone(named) : named;
    if (!identifier) return INVALID_PHONE;
    const normalised = given(request.phone) ? identifier : canonicalEmail(named);
    if (!normalised) return invalid('/body/email', 'is not an e-mail address', 'email');
    const currency = request.currency ?? 'USD';
    if (!CURRENCIES.has(currency)) return invalid('/body/currency', 'is not a currency of this service', 'currency');
    const country = request.country ?? null;
    return { ...OFF_CHAIN, type: 'PAYMENT_APP_A', country, currency, identifier, normalised };
  },

  PAYMENT_APP_B: (request) => {
    const named = exactlyOne(request.phone, request.handle);
    if (!named) return IDENTIFIER_REQUIRED;
    const identifier = given(request.phone) ? parsePhone(named) : named;
    if (!identifier) return INVALID_PHONE;
    if (given(request.handle) && !/^[A-Za-z0-9_.-]{1,30}$/.test(request.handle)) return INVALID_ADDRESS;
    if (!onlyIn(request, 'US', 'USD')) return RAIL_CONSTRAINT;
    return {
      ...OFF_CHAIN,
      type: 'PAYMENT_APP_B',
      country: 'US',
      currency: 'USD',
      identifier,
      normalised: identifier.toLowerCase(),
    };
  },

  US_BANK_ACH: (request) => {
    const { routingNumber, accountNumber } = request;
    if (!routingNumber || !accountNumber) return IDENTIFIER_REQUIRED;
    if (!isRoutingNumber(routingNumber) || !isAccountNumber(accountNumber)) return INVALID_ADDRESS;
    if (!onlyIn(request, 'US', 'USD')) return RAIL_CONSTRAINT;
    const identifier = `${routingNumber}:${accountNumber}`;
    return { ...OFF_CHAIN, type: 'US_BANK_ACH', country: 'US', currency: 'USD', identifier, normalised: identifier };
  },

  SEPA: (request) => {
    if (!request.iban) return IDENTIFIER_REQUIRED;
    const iban = normaliseIban(request.iban);
    if (!isIban(iban)) return INVALID_ADDRESS;
    const country = iban.slice(0, 2);
    if (!isInSepa(iban) || !onlyIn(request, country, 'EUR')) return RAIL_CONSTRAINT;
    return { ...OFF_CHAIN, type: 'SEPA', country, currency: 'EUR', identifier: iban, normalised: iban };
  },

  SERVICE_BALANCE: () => ({
    ...OFF_CHAIN,
    type: 'SERVICE_BALANCE',
    country: null,
    currency: null,
    identifier: null,
    normalised: '',
  }),
};

const OFF_CHAIN = { asset: null, network: null } as const;

const exactlyOne = (one: string | undefined, other: string | undefined): string | undefined =>
  given(one) === given(other) ? undefined : (one ?? other) || undefined;

/** Tells whether country and currency, if given, are the only ones that the rail serves. */
const onlyIn = (request: DestinationRequest, country: string, currency: string): boolean =>
  (request.country ?? country) === country && (request.currency ?? currency) === currency;
