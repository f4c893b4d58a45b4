import type { Diagnostics } from '../model/diagnostics.ts';
import { asArray } from './json.ts';
import type { SpecFiles } from './spec-node.ts';

export const LOCKS_FILE = 'spec/locks.yaml';

/** The classes of the platform itself, which come last where a service does not place them. */
const OF_PLATFORM = ['tenant_clocks'];

const NAME = /^[a-z][a-z0-9_-]*(?::[a-z0-9_-]+)?$/;

/** Reads spec/locks.yaml: the classes of named locks, in the order in which a transaction takes them. */
export const loadLocks = (files: SpecFiles, diagnostics: Diagnostics): readonly string[] => {
  const own = asArray(files.get(LOCKS_FILE)).map(String);
  own.forEach((name, at) => {
    const place = { file: LOCKS_FILE, path: [at] };
    if (!NAME.test(name)) diagnostics.report(place, 'locks', `${name} has to be lowercase letters, digits, - and _`);
    if (own.indexOf(name) !== at) diagnostics.report(place, 'locks', `${name} already has a place in the order`);
  });
  return [...own, ...OF_PLATFORM.filter((name) => !own.includes(name))];
};
