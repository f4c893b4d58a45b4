import { asString, isObject } from '../../load/json.ts';
import type { SpecNode } from '../../load/spec-node.ts';
import type { DeclaredCode } from '../model.ts';
import type { OperationContext } from './operation-context.ts';

/** Reads `x-errors`: `CODE`, `{CODE: 409}` or `{CODE: {status: 409, commits: true}}`, in order of precedence. */
export const declaredCodes = (id: string, node: SpecNode, context: OperationContext): DeclaredCode[] =>
  (node.get('x-errors')?.items() ?? []).flatMap((item) => {
    const code = asString(item.value) ?? Object.keys(item.object)[0] ?? '';
    const place = item.child(code) ?? item;
    const entry = context.errors.get(code);
    if (!entry) {
      context.diagnostics.report(
        place,
        'undeclared-error',
        `${id} names ${code}, which spec/errors.yaml does not declare`,
      );
      return [];
    }
    const options = item.object[code];
    const declared = typeof options === 'number' ? options : isObject(options) ? options.status : undefined;
    const [only, ...others] = entry.statuses;
    if (declared === undefined && others.length > 0) {
      const message = `${id} must say which status ${code} has: ${entry.statuses.join(' or ')}`;
      context.diagnostics.report(place, 'error-status', message);
    }
    const status = typeof declared === 'number' ? declared : (only ?? 500);
    if (!entry.statuses.includes(status)) {
      const message = `${code} is not ${status} but ${entry.statuses.join(' or ')} in spec/errors.yaml`;
      context.diagnostics.report(place, 'error-status', message);
    }
    return [{ code, status, commits: isObject(options) && options.commits === true }];
  });
