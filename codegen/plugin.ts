/** What a service's own rules and emitters import from `@paychart/platform/codegen`: types alone. */

export type { Emitter, Target } from './emit/emitter.ts';
export type { Linted, LintRule, Report } from './lint/rule.ts';
export type { Leaf, Lifecycle, Model, NamedSchema, Operation, Transition } from './model/model.ts';
