import type { Change, Rule } from './change.ts';

/** A change as a reviewer reads it. */
export const describe = (change: Change): string => {
  const { at, was, now } = change;
  const words = WORDS[change.rule] ?? change.rule.replaceAll('-', ' ');
  const place = at === undefined || at === '' ? '' : ` \`${at}\``;
  const text = typeof words === 'function' ? words(change) : words;
  return `${text}${place}${difference(short(was), short(now))}`;
};

const difference = (was: string, now: string): string => {
  if (was !== '' && now !== '') return ` \`${was}\` → \`${now}\``;
  return was + now === '' ? '' : ` \`${was}${now}\``;
};

/** Payload types can be long. */
const short = (text = ''): string => (text.length > 120 ? `${text.slice(0, 117)}...` : text);

/** Where the rule's own name does not read well. */
const WORDS: Readonly<Partial<Record<Rule, string | ((change: Change) => string)>>> = {
  'sdk-name-changed': 'name in the SDK',
  'sdk-name-added': 'name in the SDK',
  'sdk-name-removed': 'name in the SDK',
  'parameter-added': ({ required }) => `new ${required ? 'required' : 'optional'} parameter`,
  'property-added': ({ required }) => `new ${required ? 'required' : 'optional'} field`,
  'property-removed': 'field removed',
  'property-required': 'field became required',
  'property-optional': 'field became optional',
  'parameter-required': 'parameter became required',
  'parameter-optional': 'parameter became optional',
  'value-added': 'value added',
  'value-removed': 'value removed',
  'code-gained': 'may now refuse with',
  'code-lost': 'no longer refuses with',
  'code-status': 'status of the code',
  'code-precedence': 'order of the codes',
  'code-commits': 'effect of the refusal',
  'kernel-codes': "the platform's own codes",
  'field-code': 'code of the field',
  'restriction-added': 'now needs',
  'restriction-removed': 'no longer needs',
  'risk-added': 'has the risk',
  'risk-removed': 'no longer has the risk',
  'gate-added': 'now meets the gate',
  'gate-removed': 'no longer meets the gate',
  'salient-added': 'salient field added',
  'salient-removed': 'salient field removed',
  transaction: 'x-transaction',
  location: 'Location header',
  'parameter-form': 'how the parameter is written:',
  deprecated: 'deprecation of',
  'deprecation-schedule': 'schedule of the end:',
  'direction-changed': 'direction of',
  'response-header-added': 'header of the response added to',
  'response-header-removed': 'header of the response removed from',
  'response-header-changed': 'header of the response',
  'credential-form': 'form of the credential',
  'server-added': 'server added',
  'server-removed': 'server removed',
  'server-changed': 'server',
  'cache-age': 'how long it may be kept:',
  'not-judged': 'the part',
  texts: 'descriptions, summaries and sources',
  'machine-definition': 'the hash of the definition',
  'machine-unreadable': 'the machine',
  'state-passing': 'became a passing state',
  'state-resting': 'is no longer a passing state',
  'state-final': 'became an end',
  'state-open': 'is no longer an end',
  'event-payload': 'payload of the event',
  'effect-params': 'params of the effect',
  'transition-target': 'target of',
  'transition-order': 'order of the transitions of',
  'action-doubled': 'the action runs more than once at',
  'transition-reenters': 'leaves and enters its state again:',
  'transition-stays': 'no longer leaves and enters its state:',
  'guard-code': 'what the guard asks:',
  'assign-code': 'what the action writes:',
  'params-code': 'what is handed to',
  'context-code': 'the first context of',
  'effect-code': 'what the effect does:',
  'facts-code': 'what the facts say in',
  'action-added': ({ at }) => (at?.includes('-->') ? 'action added to' : 'action added at'),
  'action-removed': ({ at }) => (at?.includes('-->') ? 'action removed from' : 'action removed at'),
  'column-added': ({ required }) => `new ${required ? 'NOT NULL' : 'nullable'} column`,
  'column-removed': 'column removed',
  'column-required': 'column became NOT NULL',
  'column-nullable': 'column became nullable',
  'column-type': 'type of the column',
  'column-value-added': 'value of the column added',
  'column-value-removed': 'value of the column removed',
  'state-reachable': 'can now be reached:',
  'state-unreachable': 'can no longer be reached:',
  'end-gained': 'new end from',
  'end-lost': 'end that can no longer be reached from',
};

/**
 * Returns the name of a change in spec/acknowledged.yaml: `order: action-removed announce at PLACED --CANCEL-->
 * CANCELED`.
 */
export const acknowledgement = ({ subject, rule, at, was, now }: Change): string =>
  `${subject}: ${rule} ${was ?? now ?? ''} at ${at ?? ''}`;
