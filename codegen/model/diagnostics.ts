import type { Place } from '../load/spec-node.ts';

/** One thing that is wrong with the sources, where it stands, and the rule that says so. */
export interface Diagnostic {
  readonly place: Place;
  readonly message: string;
  readonly rule: Rule;
}

/** Every rule of the generator; docs/how-to-change-the-spec.md and the negative fixtures name them. */
export type Rule =
  | 'yaml'
  | 'product'
  | 'recipe'
  | 'openapi'
  | 'unresolvable-ref'
  | 'unlisted'
  | 'duplicate-name'
  | 'derived-section'
  | 'two-roots'
  | 'unknown-extension'
  | 'invalid-extension'
  | 'operation-id'
  | 'duplicate-operation-id'
  | 'path-parameters'
  | 'security'
  | 'half-open'
  | 'raw-body'
  | 'late-body-codes'
  | 'two-factor'
  | 'deprecation'
  | 'gates'
  | 'risk'
  | 'success-response'
  | 'missing-example'
  | 'invalid-example'
  | 'invalid-schema'
  | 'undeclared-error'
  | 'refused-state'
  | 'limit'
  | 'error-status'
  | 'error-entry'
  | 'unknown-machine'
  | 'unknown-event'
  | 'drifting-enum'
  | 'machine-load'
  | 'machine-meta'
  | 'unknown-target'
  | 'unknown-delay'
  | 'inline-implementation'
  | 'unknown-implementation'
  | 'missing-description'
  | 'forbidden-construct'
  | 'duplicate-public'
  | 'unhandled-deadline'
  | 'unknown-wait'
  | 'stuck-passing-state'
  | 'unknown-column'
  | 'unreachable-state'
  | 'state-without-exit'
  | 'needless-mark'
  | 'surplus-file'
  | 'duplicate-file'
  | 'circular-schema'
  | 'unsupported'
  | 'reserved-name'
  | 'invalid-default'
  | 'unsafe-integer'
  | 'unknown-scope'
  | 'unknown-operation'
  | 'sdk-name'
  | 'version';

/** Collects all that is wrong, so that one run shows everything. */
export class Diagnostics {
  private readonly found = new Map<string, Diagnostic>();

  /** Reports a fault once if it is met by two ways to one shared node. */
  report({ file, path, offset, text }: Place, rule: Rule, message: string): void {
    const place: Place = {
      file,
      ...(path ? { path } : {}),
      ...(offset === undefined ? {} : { offset }),
      ...(text === undefined ? {} : { text }),
    };
    this.found.set(JSON.stringify([place, rule, message]), { place, rule, message });
  }

  get list(): readonly Diagnostic[] {
    return [...this.found.values()];
  }

  get any(): boolean {
    return this.found.size > 0;
  }
}
