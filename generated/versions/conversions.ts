// Generated from spec/versions/ by `npm run generate`. Do not edit.

/** Plain data, as JSON gives it. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A property, `*` for each entry of a list or a map, or a condition on the object at the place. */
export type Segment = string | { readonly is: Readonly<Record<string, Json>> };
export type Path = readonly Segment[];

/** One thing that a conversion does to a value, at every place that its path leads to. */
export type Step =
  | { readonly do: 'rename'; readonly at: Path; readonly from: string; readonly to: string }
  | { readonly do: 'move'; readonly at: Path; readonly from: readonly string[]; readonly to: readonly string[] }
  | { readonly do: 'remove'; readonly at: Path; readonly field: string }
  | { readonly do: 'set'; readonly at: Path; readonly field: string; readonly value: Json }
  | { readonly do: 'values'; readonly at: Path; readonly values: Readonly<Record<string, string>> }
  | { readonly do: 'text'; readonly at: Path; readonly form: 'trim' | 'lower' | 'upper' }
  | { readonly do: 'call'; readonly at: Path; readonly call: number };

/** What is done to the requests and answers of an operation. An absent part needs nothing. */
export interface OperationConversion {
  readonly query?: readonly Step[];
  readonly request?: readonly Step[];
  readonly answer?: readonly Step[];
  /** Where answers hold events. */
  readonly events?: readonly Path[];
  /** Older codes by the newer ones. */
  readonly codes?: Readonly<Record<string, string>>;
  /** Older statuses by the newer ones. */
  readonly statuses?: Readonly<Record<string, number>>;
}

export interface EventConversion {
  readonly steps?: readonly Step[];
  /** The older name. */
  readonly name?: string;
  readonly hidden?: true;
}

/** Functions that compute what a step cannot say: of an older request, and of a newer value that is read. */
export interface Computed {
  readonly up?: (value: { readonly [key: string]: Json }) => { [key: string]: Json };
  readonly down?: (value: { readonly [key: string]: Json }) => { [key: string]: Json };
}

/** The way between a version and the one before it. */
export interface Conversion {
  /** The older version. */
  readonly to: string;
  /** The newer version. */
  readonly from: string;
  readonly operations: Readonly<Record<string, OperationConversion>>;
  readonly events: Readonly<Record<string, EventConversion>>;
  readonly functions: readonly Computed[];
}

export interface VersionEntry {
  /** `2026-12-01`. */
  readonly date: string;
  readonly release: string;
  /** When it ends; null of the newest. */
  readonly sunset: string | null;
}

export type ApiVersion = '2026-11-27' | '2026-11-28' | '2026-12-01';

/** From the oldest to the newest. */
export const versions: readonly VersionEntry[] = [
  { date: '2026-11-27', release: '0.1', sunset: '2027-11-28' },
  { date: '2026-11-28', release: '0.2', sunset: '2027-12-01' },
  { date: '2026-12-01', release: '0.3', sunset: null },
];

/** Members whose JSON text is returned as it was sent: a conversion leaves it as it is. */
export const verbatimFields: readonly string[] = ['metadata'];

/** From the newest version to the one before it, and so on backwards. */
export const conversions: readonly Conversion[] = [
  {
    to: '2026-11-28',
    from: '2026-12-01',
    operations: {
      approvePayment: { answer: [{ do: 'values', at: ['generation'], values: { offramp: 'intent' } }] },
      cancelPayment: { answer: [{ do: 'values', at: ['generation'], values: { offramp: 'intent' } }] },
      confirmPayment: { answer: [{ do: 'values', at: ['generation'], values: { offramp: 'intent' } }] },
      createExtraction: { codes: { TRY_AGAIN: 'EXTRACTION_UNAVAILABLE' } },
      createPayment: { answer: [{ do: 'values', at: ['generation'], values: { offramp: 'intent' } }] },
      getEvent: { events: [[]] },
      getPayment: { answer: [{ do: 'values', at: ['generation'], values: { offramp: 'intent' } }] },
      listEvents: { events: [['events', '*']] },
      listPayments: {
        answer: [{ do: 'values', at: ['payments', '*', 'generation'], values: { offramp: 'intent' } }],
      },
      selectPaymentRoute: { answer: [{ do: 'values', at: ['generation'], values: { offramp: 'intent' } }] },
    },
    events: {
      'payment.action_required': {
        steps: [{ do: 'values', at: ['data', 'object', 'generation'], values: { offramp: 'intent' } }],
      },
      'payment.approval_pending': {
        steps: [{ do: 'values', at: ['data', 'object', 'generation'], values: { offramp: 'intent' } }],
      },
      'payment.approval_required': {
        steps: [{ do: 'values', at: ['data', 'object', 'generation'], values: { offramp: 'intent' } }],
      },
      'payment.awaiting_confirmation': {
        steps: [{ do: 'values', at: ['data', 'object', 'generation'], values: { offramp: 'intent' } }],
      },
      'payment.canceled': {
        steps: [{ do: 'values', at: ['data', 'object', 'generation'], values: { offramp: 'intent' } }],
      },
      'payment.created': {
        steps: [{ do: 'values', at: ['data', 'object', 'generation'], values: { offramp: 'intent' } }],
      },
      'payment.credential_hold': {
        steps: [{ do: 'values', at: ['data', 'object', 'generation'], values: { offramp: 'intent' } }],
      },
      'payment.delivered': {
        steps: [{ do: 'values', at: ['data', 'object', 'generation'], values: { offramp: 'intent' } }],
      },
      'payment.failed': {
        steps: [{ do: 'values', at: ['data', 'object', 'generation'], values: { offramp: 'intent' } }],
      },
      'payment.funds_confirmed': {
        steps: [{ do: 'values', at: ['data', 'object', 'generation'], values: { offramp: 'intent' } }],
      },
      'payment.funds_pending': {
        steps: [{ do: 'values', at: ['data', 'object', 'generation'], values: { offramp: 'intent' } }],
      },
      'payment.identity_resolution': {
        steps: [{ do: 'values', at: ['data', 'object', 'generation'], values: { offramp: 'intent' } }],
      },
      'payment.policy_check': {
        steps: [{ do: 'values', at: ['data', 'object', 'generation'], values: { offramp: 'intent' } }],
      },
      'payment.provider_processing': {
        steps: [{ do: 'values', at: ['data', 'object', 'generation'], values: { offramp: 'intent' } }],
      },
      'payment.provider_submitted': {
        steps: [{ do: 'values', at: ['data', 'object', 'generation'], values: { offramp: 'intent' } }],
      },
      'payment.refund_pending': {
        steps: [{ do: 'values', at: ['data', 'object', 'generation'], values: { offramp: 'intent' } }],
      },
      'payment.refunded': {
        steps: [{ do: 'values', at: ['data', 'object', 'generation'], values: { offramp: 'intent' } }],
      },
      'payment.route_quoted': {
        steps: [{ do: 'values', at: ['data', 'object', 'generation'], values: { offramp: 'intent' } }],
      },
      'payment.routing': {
        steps: [{ do: 'values', at: ['data', 'object', 'generation'], values: { offramp: 'intent' } }],
      },
    },
    functions: [],
  },
  {
    to: '2026-11-27',
    from: '2026-11-28',
    operations: {},
    events: {},
    functions: [],
  },
];
