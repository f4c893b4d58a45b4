import { asArray, asObject, asString, isObject, type Json, type JsonObject } from '../../load/json.ts';
import type { Spec } from '../../load/spec.ts';
import { SpecNode } from '../../load/spec-node.ts';
import { specObjects } from '../../load/walk.ts';
import type { Diagnostics } from '../diagnostics.ts';
import type { Operation } from '../model.ts';
import {
  DEPRECATIONS_FILE,
  earliestSunset,
  isPartial,
  MONTHS_OF_NOTICE,
  type Schedule,
  scheduleOf,
} from './schedule.ts';

const RULE = 'deprecation';

/**
 * Refuses what is deprecated without a schedule, a schedule that gives clients less than a year, and a replacement that is
 * not there. A foreign contract may have deprecated something without one, until it is one's own.
 */
export const checkDeprecations = (spec: Spec, operations: readonly Operation[], diagnostics: Diagnostics): void => {
  const named = new Set<string>();
  const check = (schedule: Schedule, place: SpecNode): void => {
    for (const fault of faultsOf(schedule, spec.root, operations)) diagnostics.report(place, RULE, fault);
  };
  const checkDeclared = (declared: Json, place: SpecNode): void => {
    const name = asString(asObject(declared).of);
    if (name === undefined) {
      const schedule = scheduleOf(declared, spec.files);
      if (schedule !== undefined) check(schedule, place);
      return;
    }
    named.add(name);
    if (!(name in asObject(spec.files.get(DEPRECATIONS_FILE))))
      diagnostics.report(place, RULE, `${DEPRECATIONS_FILE} has no schedule ${name}`);
  };
  for (const node of specObjects(spec)) {
    const { file, object } = node;
    if (file === DEPRECATIONS_FILE) continue;
    for (const [value, one] of Object.entries(asObject(object['x-deprecated-values']))) {
      const place = node.child('x-deprecated-values')?.child(value) ?? node;
      if (!asArray(object.enum).includes(value)) diagnostics.report(place, RULE, `${value} is no value of the enum`);
      checkDeclared(one, place);
    }
    const declared = object['x-deprecation'];
    if (declared === undefined) {
      if (object.deprecated === true && spec.product.profile !== 'import') diagnostics.report(node, RULE, UNSCHEDULED);
      continue;
    }
    if (!isObject(declared)) continue;
    const place = node.child('x-deprecation') ?? node;
    if (object.deprecated === true && isPartial(declared))
      diagnostics.report(node, RULE, 'only some of its requests are deprecated: leave `deprecated` out');
    checkDeclared(declared, place);
  }
  for (const [name, node] of SpecNode.root(spec.files, DEPRECATIONS_FILE).entries()) {
    const schedule = scheduleOf(node.value, spec.files);
    if (schedule === undefined)
      diagnostics.report(node, RULE, `the schedule ${name} needs since, sunset and replacement`);
    else check(schedule, node);
    if (!named.has(name)) diagnostics.report(node, RULE, `nothing is deprecated by the schedule ${name}: leave it out`);
  }
};

const UNSCHEDULED =
  'deprecated without a schedule: state since, sunset and replacement in x-deprecation, so that clients know when it ends';

const faultsOf = (schedule: Schedule, root: SpecNode, operations: readonly Operation[]): string[] => {
  const { since, sunset, replacement } = schedule;
  const undated = [since, sunset].filter((date) => !isDate(date));
  const least = undated.length > 0 ? '' : earliestSunset(since);
  return [
    ...undated.map((date) => `${date} is no day, such as 2027-06-30`),
    ...(sunset < least
      ? [`clients have ${MONTHS_OF_NOTICE} months from ${since} on: sunset must be ${least} or later`]
      : []),
    ...replacementFaults(replacement, root, operations),
  ];
};

const isDate = (date: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(date) &&
  !Number.isNaN(Date.parse(date)) &&
  new Date(`${date}T00:00:00Z`).toISOString().startsWith(date);

const replacementFaults = (replacement: string, root: SpecNode, operations: readonly Operation[]): string[] => {
  const [name = '', member] = replacement.split('.');
  const operation = operations.find(({ id }) => id === name);
  const found = operation ? root.at('paths', operation.path, operation.method) : root.at('components', 'schemas', name);
  if (found === undefined) return [`the replacement ${replacement} is no operation and no schema of the contract`];
  const target = member === undefined ? found : memberOf(found, member, operation);
  if (target === undefined) return [`${name} has no ${member}, which is to be the replacement`];
  return isDeprecated(target.object) ? [`the replacement ${replacement} is deprecated itself`] : [];
};

const memberOf = (node: SpecNode, member: string, operation: Operation | undefined): SpecNode | undefined =>
  operation === undefined
    ? node.at('properties', member)
    : node
        .get('parameters')
        ?.items()
        .find((one) => one.string('name') === member);

const isDeprecated = (object: JsonObject): boolean => {
  const declared = object['x-deprecation'];
  return object.deprecated === true || (isObject(declared) && !isPartial(declared));
};
