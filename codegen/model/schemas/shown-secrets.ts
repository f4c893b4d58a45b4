import { isArray } from '../../load/json.ts';
import type { SpecNode } from '../../load/spec-node.ts';

/** Tells whether a success of an operation has a field with `x-secret`, at any depth. */
export const showsSecret = (operation: SpecNode): boolean =>
  (operation.get('responses')?.entries() ?? []).some(
    ([status, response]) => /^2\d\d$/.test(status) && holdsSecret(response.get('content'), new Set()),
  );

function holdsSecret(node: SpecNode | undefined, seen: Set<string>): boolean {
  if (node === undefined || seen.has(node.id)) return false;
  seen.add(node.id);
  if (node.object['x-secret'] === true) return true;
  const children = isArray(node.value) ? node.items() : node.entries().map(([, child]) => child);
  return children.some((child) => holdsSecret(child, seen));
}
