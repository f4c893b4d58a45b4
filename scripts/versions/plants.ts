import type { Edit } from '../planted/patch.ts';

/** A drift between what an older version promised and what its clients get. The tests have to find it. */
export interface Drift {
  readonly name: string;
  readonly edits: readonly Edit[];
}

const STEPS = 'codegen/versions/steps.ts';
const COMPILE = 'codegen/versions/compile.ts';
const DIFFERENCES = 'codegen/versions/differences.ts';
const LIFECYCLES = 'codegen/versions/lifecycles.ts';
const APPLY = 'src/platform/versions/apply.ts';
const SERVED = 'src/platform/versions/served-version.ts';
const PATH = 'src/platform/http/request-path.ts';

const drift = (name: string, file: string, from: string, to: string): Drift => ({ name, edits: [{ file, from, to }] });

export const drifts: readonly Drift[] = [
  drift(
    'a field keeps its newer name in answers',
    STEPS,
    `down: (at) => [{ do: 'rename', at, from: to, to: from }],`,
    'down: NOTHING,',
  ),
  drift(
    'a field of a request is not found by its older name',
    STEPS,
    `up: (at) => [{ do: 'rename', at, from, to }],`,
    'up: NOTHING,',
  ),
  drift(
    'a field that moved stays where it was, too',
    APPLY,
    'placed(taken(object, from), to, value)',
    'placed(object, to, value)',
  ),
  drift(
    'a field that is gone reads null',
    STEPS,
    `[{ do: 'set', at, field, value }]`,
    `[{ do: 'set', at, field, value: null }]`,
  ),
  drift(
    'a field that is gone is refused in requests',
    STEPS,
    `up: (at) => [{ do: 'remove', at, field }],`,
    'up: NOTHING,',
  ),
  drift(
    'a default is the newer one',
    STEPS,
    `up: (at) => [{ do: 'set', at, field: change.field, value }],`,
    'up: NOTHING,',
  ),
  drift('a value keeps its newer name', STEPS, '{ [change.to]: change.from });', '{});'),
  drift(
    'a new value is shown',
    STEPS,
    'ofValues(change, {}, { [change.value]: change.as })',
    'ofValues(change, {}, {})',
  ),
  drift(
    'a value that is gone is refused',
    STEPS,
    'ofValues(change, { [change.value]: change.becomes }, {})',
    'ofValues(change, {}, {})',
  ),
  drift(
    'one of the values that were one is shown',
    STEPS,
    'Object.fromEntries(change.into.map((one) => [one, change.value])),',
    'Object.fromEntries(change.into.slice(1).map((one) => [one, change.value])),',
  ),
  drift(
    'a state is shown that the version does not know',
    STEPS,
    `down: (at) => [{ do: 'values', at, values: { [change.state]: change.as } }],`,
    'down: NOTHING,',
  ),
  drift(
    'explanations show a state that the version does not know',
    COMPILE,
    `if (change.kind !== 'state-shown') return [];`,
    'if (change) return [];',
  ),
  drift(
    'a status is the newer one',
    SERVED,
    'return { status, body: renderJson(value) };',
    'return { ...answer, body: renderJson(value) };',
  ),
  drift(
    'a code is the newer one',
    COMPILE,
    'operation.codes = { ...operation.codes, [change.to]: change.from };',
    'operation.codes = { ...operation.codes };',
  ),
  drift(
    'another order of the codes is no difference',
    DIFFERENCES,
    'if (first !== then) say(',
    'if (first !== first) say(',
  ),
  drift(
    'an event has its newer name',
    SERVED,
    'const named = conversion.name === undefined ? event',
    'const named = conversion.name !== undefined ? event',
  ),
  drift('a hidden event is in lists', SERVED, '  if (conversion.hidden) return undefined;\n', ''),
  drift('a hidden event is delivered', SERVED, 'if (event?.hidden) return false;', 'if (event?.hidden) return true;'),
  drift(
    'an event is filtered by its newer name',
    STEPS,
    `up: (at) => [{ do: 'values', at, values: { [from]: to } }],`,
    'up: NOTHING,',
  ),
  drift(
    'an event loses what is converted beside its name',
    COMPILE,
    'const name = this.#eventNames.get(type) ?? type;',
    'const name = type;',
  ),
  drift(
    'an answer loses its link to the next page',
    PATH,
    '{ ...answer, ...version.answer(operationId, answer) }',
    'version.answer(operationId, answer)',
  ),
  drift(
    'a repetition is answered in the newest version',
    PATH,
    'const shown = version === undefined ?',
    'const shown = version === undefined || result.replayed ?',
  ),
  drift(
    'only the first entry of a list is converted',
    APPLY,
    `segment === '*' ? value.map((one) => updateAt(one, path, at + 1, change)) : value;`,
    `segment === '*' ? value.map((one, place) => (place === 0 ? updateAt(one, path, at + 1, change) : one)) : value;`,
  ),
  drift(
    'a stream is that of the newest version',
    'src/platform/streams/event-streams.ts',
    'if (version === undefined) return [streamed];',
    'if (version === undefined || streamed) return [streamed];',
  ),
  drift(
    'a webhook is signed before it is converted',
    'src/domains/webhooks/deliveries/attempt.ts',
    'timestamp: Math.floor(at.getTime() / 1000), body });',
    'timestamp: Math.floor(at.getTime() / 1000), body: tools.eventRenderer.renderFor(claim, null) });',
  ),
  drift(
    'a webhook is that of the newest version',
    'src/domains/webhooks/deliveries/attempt.ts',
    'const body = tools.eventRenderer.renderFor(claim, claim.apiVersion);',
    'const body = tools.eventRenderer.renderFor(claim, null);',
  ),
  drift(
    'what is computed for answers is that for requests',
    APPLY,
    'const compute = functions[step.call]?.[direction];',
    `const compute = functions[step.call]?.up ?? functions[step.call]?.[direction];`,
  ),
  drift('an older spelling is refused', APPLY, 'trim: (text: string) => text.trim(),', 'trim: (text: string) => text,'),
  drift('requests pass the newest change first', SERVED, 'this.#up = down.toReversed();', 'this.#up = [...down];'),
  drift(
    'a refusal names a field as the newest version does',
    SERVED,
    'path: olderPointer(at.path, steps, value),',
    'path: at.path,',
  ),
  drift(
    'a refusal lists the values of the newest version',
    SERVED,
    'allowed: at.allowed && olderValues(at.allowed, at.path, steps, value),',
    'allowed: at.allowed,',
  ),
  drift(
    'a key is served in the newest version',
    'src/platform/http/request/api-version.ts',
    'exchange.version = olderVersion(pinned);',
    'exchange.version = undefined;',
  ),
  drift(
    'a transition that the older machine forbids is no difference',
    LIFECYCLES,
    '&& !allowed.has(seen)) say(',
    '&& allowed.size === 0) say(',
  ),
  drift(
    'an end that goes on is no difference',
    LIFECYCLES,
    `if (!leaf.final && isFinal && old.every(({ final }) => final)) return`,
    `if (leaf.final && !isFinal && old.every(({ final }) => final)) return`,
  ),
];
