import type { Operation, ParameterPlace, RefusedStates, SecurityAlternative } from '../../model/model.ts';
import type { Change } from '../change.ts';
import type { Contract } from '../contract.ts';
import { paired, removedAndAdded } from '../pairs.ts';
import type { Say } from '../say.ts';
import { diffCodes } from './codes.ts';
import { diffGates } from './gates.ts';
import { diffSchema, type NamedSchemas } from './schema.ts';

/** Operations by id: shape, parameters, bodies, refusals, who may call, what is promised about repetition. */
export const diffOperations = (before: Contract, after: Contract, named: NamedSchemas): Change[] => {
  const { both, removed, added } = paired(before.operations, after.operations, ({ id }) => id);
  const routeOf = ({ method, path }: Operation): string => `${method.toUpperCase()} ${path}`;
  const changes: Change[] = [
    ...removed.map(
      (one): Change => ({ area: 'operation', rule: 'operation-removed', subject: one.id, was: routeOf(one) }),
    ),
    ...added.map((one): Change => ({ area: 'operation', rule: 'operation-added', subject: one.id, now: routeOf(one) })),
  ];
  // What a machine refuses cannot be compared with one that does not load.
  const isKnown = (machine: string): boolean => !before.unreadable.has(machine) && !after.unreadable.has(machine);
  for (const [was, now] of both) {
    const say: Say = (rule, words = {}) => changes.push({ area: 'operation', rule, subject: now.id, ...words });
    const [from, to] = [routeOf(was), routeOf(now)];
    if (from !== to) say('operation-moved', { was: from, now: to });
    diffSdkName(was.sdkName, now.sdkName, say);
    if (was.domain !== now.domain) say('domain-changed', { was: was.domain, now: now.domain });
    for (const place of ['path', 'query', 'header'] as const) diffParameters(place, was, now, named, say);
    diffBody(was, now, named, say);
    diffSuccesses(was, now, named, say);
    diffCodes(was, now, named, say);
    diffSecurity(was.security, now.security, say);
    diffPromises(was, now, say);
    diffGates(was, now, { was: before.gates, now: after.gates }, say);
    diffLifecycle(was, now, isKnown, say);
  }
  return changes;
};

const diffSdkName = (was: string | undefined, now: string | undefined, say: Say): void => {
  if (was === now) return;
  if (was === undefined) say('sdk-name-added', { now: now ?? '' });
  else if (now === undefined) say('sdk-name-removed', { was });
  else say('sdk-name-changed', { was, now });
};

const diffParameters = (place: ParameterPlace, was: Operation, now: Operation, named: NamedSchemas, say: Say): void => {
  // The header that every idempotent POST takes is no parameter of its own: `idempotency` says it.
  const own = ({ parameters }: Operation) => parameters[place].filter(({ generated }) => !generated);
  const { both, removed, added } = paired(own(was), own(now), ({ name }) => name);
  for (const { name } of removed) say('parameter-removed', { at: `${place}.${name}` });
  for (const { name, required } of added) say('parameter-added', { at: `${place}.${name}`, required });
  for (const [old, next] of both) {
    const at = `${place}.${next.name}`;
    if (old.required !== next.required) say(next.required ? 'parameter-required' : 'parameter-optional', { at });
    for (const { rule, ...words } of diffSchema(old.schema, next.schema, named, at)) {
      say(rule, { ...words, roles: ['request'] });
    }
  }
};

const diffBody = (
  { body: was, ...old }: Operation,
  { body: now, ...next }: Operation,
  named: NamedSchemas,
  say: Say,
): void => {
  if (old.bodyLimit !== next.bodyLimit) {
    const words = { was: `${old.bodyLimit} bytes`, now: `${next.bodyLimit} bytes` };
    say(next.bodyLimit > old.bodyLimit ? 'body-limit-raised' : 'body-limit-lowered', words);
  }
  if (!was && now) say('body-added', { required: now.required });
  if (was && !now) say('body-removed');
  if (!was || !now) return;
  if (was.required !== now.required) say(now.required ? 'body-required' : 'body-optional');
  for (const { rule, ...words } of diffSchema(was.schema, now.schema, named, 'body')) {
    say(rule, { ...words, roles: ['request'] });
  }
};

const diffSuccesses = (was: Operation, now: Operation, named: NamedSchemas, say: Say): void => {
  const { both, removed, added } = paired(was.successes, now.successes, ({ status }) => String(status));
  for (const { status } of removed) say('status-removed', { was: String(status) });
  for (const { status } of added) say('status-added', { now: String(status) });
  for (const [old, next] of both) {
    const at = `${next.status}`;
    if (!old.schema && next.schema) say('response-schema-added', { at });
    if (old.schema && !next.schema) say('response-schema-removed', { at });
    if (!old.schema || !next.schema) continue;
    for (const { rule, ...words } of diffSchema(old.schema, next.schema, named, at)) {
      say(rule, { ...words, roles: ['response'] });
    }
  }
};

/** Alternatives by scheme. A caller may use any of them, so losing one loses callers. */
const diffSecurity = (was: readonly SecurityAlternative[], now: readonly SecurityAlternative[], say: Say): void => {
  if (was.length === 0 && now.length > 0) {
    say('restriction-added', { now: 'a credential' });
    return;
  }
  if (was.length > 0 && now.length === 0) {
    say('restriction-removed', { was: 'a credential' });
    return;
  }
  const { both, removed, added } = paired(was, now, ({ scheme }) => scheme);
  for (const { scheme } of removed) say('credential-removed', { was: scheme });
  for (const { scheme } of added) say('credential-added', { now: scheme });
  for (const [old, next] of both) {
    const scopes = removedAndAdded(old.scopes, next.scopes);
    for (const scope of scopes.removed) say('scope-removed', { at: next.scheme, was: scope });
    for (const scope of scopes.added) say('scope-added', { at: next.scheme, now: scope });
  }
};

/** Switches that shut callers out where they are on. */
const RESTRICTIONS = {
  sandbox: 'sandbox only',
  sessionOnly: 'member sessions only',
  signed: 'a request signature',
} as const;

const TWO_FACTOR = {
  transfer: 'two-factor protection of a transfer',
  approval: 'two-factor approval',
  rights: 'two-factor approval',
} as const;

const diffPromises = (was: Operation, now: Operation, say: Say): void => {
  for (const [key, text] of Object.entries(RESTRICTIONS) as [keyof typeof RESTRICTIONS, string][]) {
    if (!was[key] && now[key]) say('restriction-added', { now: text });
    if (was[key] && !now[key]) say('restriction-removed', { was: text });
  }
  if (was.twoFactor !== now.twoFactor) {
    if (was.twoFactor) say('restriction-removed', { was: TWO_FACTOR[was.twoFactor] });
    if (now.twoFactor) say('restriction-added', { now: TWO_FACTOR[now.twoFactor] });
  }
  if (was.anyTenant && !now.anyTenant) say('restriction-added', { now: 'a tenant' });
  if (!was.anyTenant && now.anyTenant) say('restriction-removed', { was: 'a tenant' });
  if (was.idempotency !== now.idempotency) say(now.idempotency ? 'idempotency-added' : 'idempotency-removed');
  const salient = removedAndAdded(was.salient, now.salient);
  for (const field of salient.removed) say('salient-removed', { was: field });
  for (const field of salient.added) say('salient-added', { now: field });
  if (was.transaction !== now.transaction) say('transaction', { was: was.transaction, now: now.transaction });
  if (was.location !== now.location) say('location', { was: was.location ?? 'none', now: now.location ?? 'none' });
};

const diffLifecycle = (was: Operation, now: Operation, isKnown: (machine: string) => boolean, say: Say): void => {
  const textOf = ({ machine, event, initial }: Operation['lifecycle'][number]): string =>
    event === undefined ? `${initial ? 'opens' : 'uses'} ${machine}` : `${machine} ${event}`;
  const { both, removed, added } = paired(was.lifecycle, now.lifecycle, textOf);
  for (const use of removed) say('lifecycle-use-removed', { was: textOf(use) });
  for (const use of added) say('lifecycle-use-added', { now: textOf(use) });
  for (const [old, next] of both) if (isKnown(next.machine)) diffRefused(textOf(next), old.refused, next.refused, say);
};

/** States that only one of the two has changed with the machine, which is reported as such. */
const diffRefused = (at: string, was: RefusedStates | undefined, now: RefusedStates | undefined, say: Say): void => {
  const states = Object.keys({ ...was, ...now }).filter((state) => !was || !now || (state in was && state in now));
  const changes = states
    .map((state) => ({ state, was: was?.[state] ?? 'none', now: now?.[state] ?? 'none' }))
    .filter((one) => one.was !== one.now);
  for (const alike of Map.groupBy(changes, (one) => `${one.was} ${one.now}`).values()) {
    const [{ was, now } = { was: '', now: '' }] = alike;
    const where = alike.length === states.length ? at : `${at} in ${alike.map(({ state }) => state).join(', ')}`;
    say('lifecycle-refusal', { at: where, was, now });
  }
};
