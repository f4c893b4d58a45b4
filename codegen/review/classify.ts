import type { Change, Notice, Role, Rule, Weight } from './change.ts';
import { wordsOf } from './schedules.ts';
import { acknowledgement } from './words.ts';

/**
 * What a change is to somebody. `behaviour`: what is promised stays, and what happens is another thing; somebody has to
 * look whether that is meant. `untouched`: it does not reach them.
 */
export type Verdict = 'breaking' | 'behaviour' | 'compatible' | 'untouched';

export const AUDIENCES = ['api', 'webhooks', 'rows'] as const;

/** API consumers, webhook receivers, and the rows that the last release wrote. */
export type Audience = (typeof AUDIENCES)[number];

export const AUDIENCE_NAMES: Readonly<Record<Audience, string>> = {
  api: 'API consumers',
  webhooks: 'webhook receivers',
  rows: 'stored rows',
};

export interface Verdicts extends Readonly<Record<Audience, Verdict>> {
  /** Why, or what to do, where the rule's name does not say it. */
  readonly because?: string;
}

export const classify = (change: Change): Verdicts => {
  const rule = RULES[change.rule];
  const verdicts = typeof rule === 'function' ? rule(change) : rule;
  return change.notice === undefined ? verdicts : afterNotice(verdicts, change.notice);
};

/** A removal breaks who was not told of it, and nobody once the time is over that was promised. Rows are another matter. */
const afterNotice = (verdicts: Verdicts, notice: Notice): Verdicts => {
  const { api, webhooks } = verdicts;
  if (api !== 'breaking' && webhooks !== 'breaking') return verdicts;
  const ended = (verdict: Verdict): Verdict => (notice.isOver && verdict === 'breaking' ? 'compatible' : verdict);
  const because = [verdicts.because, wordsOf(notice)].filter(Boolean).join('; ');
  return { ...verdicts, api: ended(api), webhooks: ended(webhooks), because };
};

export const isBreaking = (verdicts: Verdicts): boolean =>
  AUDIENCES.some((audience) => verdicts[audience] === 'breaking');

const of = (api: Verdict, webhooks: Verdict, rows: Verdict, because?: string): Verdicts => ({
  api,
  webhooks,
  rows,
  ...(because === undefined ? {} : { because }),
});

/** Verdicts that concern one audience, or none. */
const toApi = (verdict: Verdict, because?: string): Verdicts => of(verdict, 'untouched', 'untouched', because);
const toWebhooks = (verdict: Verdict, because?: string): Verdicts => of('untouched', verdict, 'untouched', because);
const toRows = (verdict: Verdict, because?: string): Verdicts => of('untouched', 'untouched', verdict, because);
const inside = toApi('untouched');
const apiBreaking = toApi('breaking');
const apiCompatible = toApi('compatible');
const rowsCompatible = toRows('compatible');

/** Clients ignore fields, enum values, codes and event types that they do not know: adding one breaks nobody (D-062). */
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

/** The effect on callers if an operation sends the event; otherwise the service itself sends it. */
const ofEvent =
  (seen: Verdict, rows: Verdict) =>
  ({ sent, told }: Change): Verdicts =>
    of(sent ? seen : 'untouched', told ? seen : 'untouched', rows);

/** A change of behavior for those it reaches. If it decides over aggregates at rest, they may move differently. */
const ofCode = ({ sent, told, resting }: Change): Verdicts =>
  of(
    sent ? 'behaviour' : 'untouched',
    told ? 'behaviour' : 'untouched',
    resting ? 'breaking' : 'behaviour',
    resting ? 'rows that rest may move otherwise from now on' : undefined,
  );

const HARM: Readonly<Record<Weight, string>> = {
  money: 'it moves money',
  messages: 'somebody is told by it',
  audit: 'it writes the audit log',
};

/** An effect that no longer runs, or runs twice. What cannot be taken back is breaking until the change says that it is meant. */
const ofEffect = (change: Change): Verdicts => {
  const { sent, told, weight, acknowledged } = change;
  if (acknowledged !== undefined) {
    return of(
      sent ? 'behaviour' : 'untouched',
      told ? 'behaviour' : 'untouched',
      'behaviour',
      `meant: ${acknowledged}`,
    );
  }
  const verdict = weight === undefined ? 'behaviour' : 'breaking';
  const because =
    weight && `${HARM[weight]}; if that is meant, spec/acknowledged.yaml says \`${acknowledgement(change)}\` and why`;
  return of(sent ? verdict : 'untouched', told ? 'breaking' : 'untouched', verdict, because);
};

const ofProjection =
  (seen: Verdict, rows: Verdict, because?: string) =>
  ({ told }: Change): Verdicts =>
    of(seen, told ? seen : 'untouched', rows, because);

/** Whether a sunset of the older schedules is earlier now. */
const endsEarlier = (was = '', now = ''): boolean => {
  const sunsets = (text: string): string[] => [...text.matchAll(/"sunset":"([0-9-]+)"/g)].map(([, day = '']) => day);
  const next = sunsets(now);
  return sunsets(was).some((day, place) => (next[place] ?? day) < day);
};

const NEVER_SEEN = 'clients that wait for this value never see it';
const NOT_JUDGED = 'changed, not judged: the review does not know this part';
const MIGRATION = 'needs a migration';
const TIMERS = 'stored timers have the old deadline: a migration rewrites `timers` for the rows in this state';

const RULES: Readonly<Record<Rule, Verdicts | ((change: Change) => Verdicts)>> = {
  'operation-added': apiCompatible,
  'operation-removed': apiBreaking,
  'operation-moved': apiBreaking,
  'sdk-name-changed': toApi('breaking', 'programs that call it by the old name do not compile any more'),
  'sdk-name-added': apiCompatible,
  'sdk-name-removed': toApi('breaking', 'the SDK no longer has it'),
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
  'status-added': toApi('compatible', 'any 2xx is a success to the SDK'),
  'status-removed': apiBreaking,
  'response-schema-added': apiCompatible,
  'response-schema-removed': apiBreaking,
  'code-gained': toApi('compatible', TOLERANT),
  'code-lost': apiCompatible,
  'code-status': apiBreaking,
  'code-precedence': toApi('breaking', 'where two of them are true, another one is answered than before'),
  'code-commits': toApi('compatible', 'what the handler did before it refused stays, or no longer does'),
  'kernel-codes': toApi('compatible', 'follows from the shape of the operation'),
  'field-code': apiBreaking,
  'credential-added': apiCompatible,
  'credential-removed': apiBreaking,
  'scope-added': apiBreaking,
  'scope-removed': apiCompatible,
  'restriction-added': apiBreaking,
  'restriction-removed': apiCompatible,
  'risk-added': toApi('compatible', 'the gates that it brings are named'),
  'risk-removed': toApi('behaviour', 'for operators: look whether nothing of the operation has that risk any more'),
  'gate-added': toApi('breaking', 'callers are asked for more'),
  'gate-removed': toApi('breaking', 'for operators: it no longer protects money or rights from this caller'),
  'idempotency-added': apiCompatible,
  'idempotency-removed': toApi('breaking', 'a retry is executed a second time'),
  // D-058.
  'salient-added': toApi('breaking', 'a retry that differs in this field is answered 409, before it was 422'),
  // D-058.
  'salient-removed': toApi('breaking', 'a retry that differs in this field is answered 422, before it was 409'),
  transaction: apiCompatible,
  location: apiBreaking,
  'lifecycle-use-added': apiCompatible,
  'lifecycle-use-removed': apiBreaking,
  'lifecycle-refusal': apiBreaking,
  'stated-limit': toApi('behaviour', 'the same request meets another limit'),

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
  'value-added': (change) => {
    const verdicts = schema({}, readersTolerate(change))(change);
    if (change.stored === undefined) return verdicts;
    return { ...verdicts, rows: 'compatible', because: `a CHECK of ${change.stored.join(', ')} has to know it first` };
  },
  // As for a lost projection: who waits for the value waits for ever.
  'value-removed': (change) => {
    const isRead = change.roles?.some((role) => role !== 'request') === true;
    const verdicts = schema({ writers: true, readers: true }, isRead ? NEVER_SEEN : undefined)(change);
    if (change.stored === undefined) return verdicts;
    return {
      ...verdicts,
      rows: 'breaking',
      because: [verdicts.because, `rows of ${change.stored.join(', ')} may hold it: map them first`]
        .filter(Boolean)
        .join('; '),
    };
  },
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
  'error-status-removed': toApi('compatible', 'operations that answered it are listed by themselves'),
  'error-details-added': apiCompatible,
  'error-details-removed': apiBreaking,
  'constraint-added': apiCompatible,
  'constraint-removed': toApi('breaking', 'its violation is answered 500 from now on'),

  'event-type-added': toWebhooks('compatible', TOLERANT),
  'event-type-removed': toWebhooks('breaking'),

  'machine-added': toRows('compatible', 'a new table'),
  'machine-removed': toRows('breaking', 'nothing can move its rows any more: archive or map them first'),
  'machine-definition': toRows(
    'compatible',
    'the log stores the hash with each step; older steps are checked against their own release',
  ),
  'machine-unreadable': toApi('untouched', 'it cannot be compared'),
  'table-changed': toRows('breaking', MIGRATION),
  'parties-changed': of(
    'breaking',
    'breaking',
    'breaking',
    'other tenants see the rows: row-level security, payment_parties and events have to follow',
  ),
  'clock-changed': toRows('breaking', TIMERS),
  'family-changed': toWebhooks('breaking', 'its events are renamed, begin or stop'),
  'initial-changed': of('breaking', 'untouched', 'compatible'),
  'state-added': toRows(
    'compatible',
    'the CHECK constraint has to know it first; the release before cannot read such rows',
  ),
  'state-removed': toRows(
    'breaking',
    'takes two releases: first nothing enters it and a migration maps its rows, then it goes',
  ),
  'substate-added': rowsCompatible,
  'substate-removed': toRows(
    'breaking',
    'the stored projection names it: takes two releases and a migration that maps its rows',
  ),
  'projection-changed': ofProjection('breaking', 'breaking', 'the stored projection has to be rewritten'),
  'projection-gained': ofProjection('compatible', 'untouched', TOLERANT),
  'projection-lost': ofProjection('breaking', 'untouched', NEVER_SEEN),
  'tags-changed': inside,
  'state-passing': toRows('breaking', 'nothing moves the rows that already rest in this state: a migration has to'),
  'state-resting': rowsCompatible,
  'state-final': rowsCompatible,
  'state-open': rowsCompatible,
  'waits-changed': toApi('behaviour', 'explanations name who has to act, and by which operations'),
  'deadline-added': toRows('breaking', 'the rows in this state have no timer: a migration inserts it'),
  'deadline-removed': toRows('breaking', TIMERS),
  'deadline-changed': toRows('breaking', TIMERS),
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
  'action-added': (change) =>
    of(change.sent ? 'behaviour' : 'untouched', change.told ? 'compatible' : 'untouched', 'behaviour'),
  'action-removed': ofEffect,
  'action-doubled': ofEffect,
  'transition-reenters': ofEvent('behaviour', 'behaviour'),
  'transition-stays': ofEvent('behaviour', 'behaviour'),
  'guard-code': ofCode,
  'assign-code': ofCode,
  'params-code': ofCode,
  'context-code': ofCode,
  'effect-code': ofCode,
  'facts-code': ofCode,
  'action-order': inside,
  'effect-declared': inside,
  'effect-dropped': inside,
  'effect-params': inside,
  'column-added': ({ required }) =>
    required ? toRows('breaking', 'needs a migration that fills the rows that exist') : toRows('compatible', MIGRATION),
  'column-removed': ({ required }) =>
    required
      ? toRows('breaking', 'needs a migration: nobody fills the NOT NULL column any more')
      : toRows('compatible', 'the column may go one release later'),
  'column-type': toRows('breaking', MIGRATION),
  'column-value-added': toRows('compatible', 'a CHECK constraint that lists the values has to know it'),
  'column-value-removed': toRows('breaking', 'rows may hold it: map them first'),
  'column-required': toRows('breaking', 'needs a migration that fills the rows that exist'),
  'column-nullable': toRows('compatible', 'needs a migration: DROP NOT NULL'),
  'columns-unreadable': toApi('untouched', 'the context could not be read from the text on one side'),
  'state-reachable': ofProjection('compatible', 'untouched'),
  'state-unreachable': ofProjection('breaking', 'compatible', 'clients that wait for this state never see it'),
  'end-gained': ofProjection('compatible', 'untouched'),
  'end-lost': ofProjection('breaking', 'breaking', 'rows in this state can no longer reach that end'),

  'parameter-form': toApi('breaking', 'a client writes it otherwise'),
  deprecated: (change) => (change.area === 'schema' || change.area === 'webhook' ? harmless(change) : apiCompatible),
  'deprecation-schedule': ({ was, now }) =>
    endsEarlier(was, now) ? toApi('breaking', 'clients were promised more time') : apiCompatible,
  'direction-changed': schema({ writers: true }, 'what may be written or read is another part now'),
  'media-type-added': apiCompatible,
  'media-type-removed': apiBreaking,
  'response-header-added': apiCompatible,
  'response-header-removed': apiBreaking,
  'response-header-changed': toApi('breaking', 'its value has another form'),
  'credential-form': toApi('breaking', 'clients send it otherwise'),
  'server-added': apiCompatible,
  'server-removed': toApi('breaking', 'clients that call it find nothing'),
  'server-changed': toApi('behaviour', 'clients of the SDK may be led elsewhere'),
  'cache-age': toApi('behaviour', 'what others keep is older or younger'),
  'not-judged': ({ area }) =>
    of(
      area === 'webhook' ? 'untouched' : 'behaviour',
      area === 'webhook' ? 'behaviour' : 'untouched',
      'untouched',
      NOT_JUDGED,
    ),
  texts: inside,
  examples: inside,
};
