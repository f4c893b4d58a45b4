import type { Change, Role, Rule } from './change.ts';

/** What a change is to somebody: `untouched` when it does not reach them. */
export type Verdict = 'breaking' | 'compatible' | 'untouched';

export const AUDIENCES = ['api', 'webhooks', 'rows'] as const;

/** API consumers, webhook receivers, and the rows that the last release wrote. */
export type Audience = (typeof AUDIENCES)[number];

export interface Verdicts extends Readonly<Record<Audience, Verdict>> {
  /** Why, or what to do, where the rule's name does not say it. */
  readonly because?: string;
}

export const classify = (change: Change): Verdicts => {
  const verdicts = RULES[change.rule];
  return typeof verdicts === 'function' ? verdicts(change) : verdicts;
};

export const isBreaking = (verdicts: Verdicts): boolean =>
  AUDIENCES.some((audience) => verdicts[audience] === 'breaking');

const of = (api: Verdict, webhooks: Verdict, rows: Verdict, because?: string): Verdicts => ({
  api,
  webhooks,
  rows,
  ...(because === undefined ? {} : { because }),
});

const inside = of('untouched', 'untouched', 'untouched');
const apiBreaking = of('breaking', 'untouched', 'untouched');
const apiCompatible = of('compatible', 'untouched', 'untouched');
const rowsCompatible = of('untouched', 'untouched', 'compatible');

/** Clients ignore fields, enum values, codes and event types that they do not know: adding one breaks nobody (D-062). */
// D-062.
const TOLERANT = 'clients ignore what they do not know';

/** A part of a schema that accepts less or other things breaks who writes it; more or other things, who reads it. */
const schema =
  (breaks: { readonly writers?: boolean; readonly readers?: boolean }, because?: string) =>
  ({ roles = [] }: Change): Verdicts => {
    const verdict = (...mine: Role[]): Verdict => {
      const present = mine.filter((role) => roles.includes(role));
      if (present.length === 0) return 'untouched';
      return present.some((role) => (role === 'request' ? breaks.writers : breaks.readers)) ? 'breaking' : 'compatible';
    };
    return of(verdict('request', 'response'), verdict('event'), 'untouched', because);
  };

/** Only for who reads: written on its way in, it is as before. */
const readersTolerate = ({ roles = [] }: Change): string | undefined =>
  roles.some((role) => role !== 'request') ? TOLERANT : undefined;

const narrower = schema({ writers: true });
const wider = schema({ readers: true });
const other = schema({ writers: true, readers: true });
const harmless = schema({});

/** What callers see when an operation sends the event; otherwise the service itself does. */
const ofEvent =
  (seen: Verdict, rows: Verdict) =>
  ({ sent, told }: Change): Verdicts =>
    of(sent ? seen : 'untouched', told ? seen : 'untouched', rows);

const ofProjection =
  (seen: Verdict, rows: Verdict, because?: string) =>
  ({ told }: Change): Verdicts =>
    of(seen, told ? seen : 'untouched', rows, because);

const MIGRATION = 'needs a migration';
const TIMERS = 'stored timers know the old deadline: a migration rewrites `timers` for rows that rest here';

const RULES: Readonly<Record<Rule, Verdicts | ((change: Change) => Verdicts)>> = {
  'operation-added': apiCompatible,
  'operation-removed': apiBreaking,
  'operation-moved': apiBreaking,
  'domain-changed': inside,
  'parameter-added': ({ required }) => (required ? apiBreaking : apiCompatible),
  'parameter-removed': apiBreaking,
  'parameter-required': apiBreaking,
  'parameter-optional': apiCompatible,
  'body-added': ({ required }) => (required ? apiBreaking : apiCompatible),
  'body-removed': apiBreaking,
  'body-required': apiBreaking,
  'body-optional': apiCompatible,
  'body-limit-raised': apiCompatible,
  'body-limit-lowered': apiBreaking,
  'status-added': of('compatible', 'untouched', 'untouched', 'any 2xx is a success to the SDK'),
  'status-removed': apiBreaking,
  'response-schema-added': apiCompatible,
  'response-schema-removed': apiBreaking,
  'code-gained': of('compatible', 'untouched', 'untouched', TOLERANT),
  'code-lost': apiCompatible,
  'code-status': apiBreaking,
  'code-precedence': of('breaking', 'untouched', 'untouched', 'where both are true, another code is answered'),
  'code-commits': of(
    'compatible',
    'untouched',
    'untouched',
    'what the handler did before it refused stays, or no longer does',
  ),
  'kernel-codes': of('compatible', 'untouched', 'untouched', 'follows from the shape of the operation'),
  'field-code': apiBreaking,
  'credential-added': apiCompatible,
  'credential-removed': apiBreaking,
  'scope-added': apiBreaking,
  'scope-removed': apiCompatible,
  'restriction-added': apiBreaking,
  'restriction-removed': apiCompatible,
  'idempotency-added': apiCompatible,
  'idempotency-removed': of('breaking', 'untouched', 'untouched', 'a retry is executed a second time'),
  // D-058.
  'salient-added': of('breaking', 'untouched', 'untouched', 'a retry that differs in it is a 409, a 422 before'),
  // D-058.
  'salient-removed': of('breaking', 'untouched', 'untouched', 'a retry that differs in it is a 422, a 409 before'),
  transaction: apiCompatible,
  location: apiBreaking,
  'lifecycle-use-added': apiCompatible,
  'lifecycle-use-removed': apiBreaking,
  'lifecycle-refusal': apiBreaking,

  'schema-added': harmless,
  'schema-removed': harmless,
  'schema-renamed': schema({}, 'only the name of the type in the SDK; what differs inside is listed beside it'),
  'property-added': (change) => schema({ writers: change.required === true }, readersTolerate(change))(change),
  'property-removed': other,
  'property-required': narrower,
  'property-optional': wider,
  'type-widened': wider,
  'type-narrowed': narrower,
  'type-changed': other,
  'value-added': (change) => schema({}, readersTolerate(change))(change),
  'value-removed': narrower,
  'limit-relaxed': wider,
  'limit-tightened': narrower,
  'limit-changed': other,
  'fields-opened': (change) => schema({}, readersTolerate(change))(change),
  'fields-closed': narrower,
  'alternative-added': wider,
  'alternative-removed': narrower,
  'default-changed': schema({ writers: true }, 'a request that leaves it out means something else'),

  'error-added': apiCompatible,
  'error-removed': apiCompatible,
  'error-retry': apiCompatible,
  'error-status-added': apiCompatible,
  'error-status-removed': of(
    'compatible',
    'untouched',
    'untouched',
    'operations that answered it are listed by themselves',
  ),
  'error-details-added': apiCompatible,
  'error-details-removed': apiBreaking,
  'constraint-added': apiCompatible,
  'constraint-removed': of('breaking', 'untouched', 'untouched', 'its violation is a 500 from now on'),

  'event-type-added': of('untouched', 'compatible', 'untouched', TOLERANT),
  'event-type-removed': of('untouched', 'breaking', 'untouched'),

  'machine-added': of('untouched', 'untouched', 'compatible', 'a new table'),
  'machine-removed': of('untouched', 'untouched', 'breaking', 'its rows have no engine: archive or map them first'),
  'machine-definition': of(
    'untouched',
    'untouched',
    'compatible',
    'log rows carry the hash; older steps are judged by their own release',
  ),
  'machine-unreadable': of('untouched', 'untouched', 'untouched', 'it cannot be compared'),
  'table-changed': of('untouched', 'untouched', 'breaking', MIGRATION),
  'parties-changed': of(
    'breaking',
    'breaking',
    'breaking',
    'other tenants see the rows: row security, payment_parties and events follow',
  ),
  'clock-changed': of('untouched', 'untouched', 'breaking', TIMERS),
  'family-changed': of('untouched', 'breaking', 'untouched', 'events get another name, begin or end'),
  'initial-changed': of('breaking', 'untouched', 'compatible'),
  'state-added': of(
    'untouched',
    'untouched',
    'compatible',
    'the CHECK constraint has to know it first; the release before cannot read such rows',
  ),
  'state-removed': of(
    'untouched',
    'untouched',
    'breaking',
    'two releases: first nothing enters it and a migration maps its rows, then it goes',
  ),
  'substate-added': of('untouched', 'untouched', 'compatible'),
  'substate-removed': of(
    'untouched',
    'untouched',
    'breaking',
    'the stored projection names it: two releases and a mapping',
  ),
  'projection-changed': ofProjection('breaking', 'breaking', 'the stored projection has to be rewritten'),
  'projection-gained': ofProjection('compatible', 'untouched', TOLERANT),
  'projection-lost': ofProjection('breaking', 'untouched', 'who waits for it waits for ever'),
  'tags-changed': inside,
  'state-passing': of('untouched', 'untouched', 'breaking', 'rows that rest here are not driven on by themselves'),
  'state-resting': rowsCompatible,
  'state-final': of('untouched', 'untouched', 'compatible'),
  'state-open': rowsCompatible,
  'deadline-added': of(
    'untouched',
    'untouched',
    'breaking',
    'rows that rest here have no timer: a migration inserts it',
  ),
  'deadline-removed': of('untouched', 'untouched', 'breaking', TIMERS),
  'deadline-changed': of('untouched', 'untouched', 'breaking', TIMERS),
  'event-added': inside,
  'event-removed': rowsCompatible,
  'event-payload': inside,
  'transition-added': ofEvent('compatible', 'compatible'),
  'transition-removed': ofEvent('breaking', 'compatible'),
  'transition-target': ofEvent('breaking', 'compatible'),
  'transition-order': ofEvent('breaking', 'compatible'),
  'guard-added': ofEvent('breaking', 'compatible'),
  'guard-removed': ofEvent('compatible', 'compatible'),
  'guard-changed': ofEvent('breaking', 'compatible'),
  'action-added': ofEvent('compatible', 'untouched'),
  'action-removed': ofEvent('breaking', 'untouched'),
  'action-order': inside,
  'effect-declared': inside,
  'effect-dropped': inside,
  'effect-params': inside,
  'column-added': ({ required }) =>
    required
      ? of('untouched', 'untouched', 'breaking', 'needs a migration that fills the rows that exist')
      : of('untouched', 'untouched', 'compatible', MIGRATION),
  'column-removed': ({ required }) =>
    required
      ? of('untouched', 'untouched', 'breaking', 'needs a migration: nobody fills the NOT NULL column any more')
      : of('untouched', 'untouched', 'compatible', 'the column may go one release later'),
  'column-type': of('untouched', 'untouched', 'breaking', MIGRATION),
  'column-value-added': of(
    'untouched',
    'untouched',
    'compatible',
    'a CHECK constraint that lists the values has to know it',
  ),
  'column-value-removed': of('untouched', 'untouched', 'breaking', 'rows may hold it: map them first'),
  'column-required': of('untouched', 'untouched', 'breaking', 'needs a migration that fills the rows that exist'),
  'column-nullable': of('untouched', 'untouched', 'compatible', 'needs a migration: DROP NOT NULL'),
  'columns-unreadable': of(
    'untouched',
    'untouched',
    'untouched',
    'the context could not be read from the text on one side',
  ),
  'state-reachable': ofProjection('compatible', 'untouched'),
  'state-unreachable': ofProjection('breaking', 'compatible', 'who waits for it waits for ever'),
  'end-gained': ofProjection('compatible', 'untouched'),
  'end-lost': ofProjection('breaking', 'breaking', 'rows that rest here can no longer end so'),

  examples: inside,
};
