import type { AnyStateNode } from 'xstate';

/** The content of `meta` on a machine, a state or a transition. */
export interface Sourced {
  readonly requirements?: readonly string[];
}

/** The content of a state's `meta` (machines/meta.ts). */
export interface StateMeta extends Sourced {
  readonly public?: string;
  readonly deadline?: { readonly event: string; readonly at: string };
  readonly waitsFor?: { readonly who: string; readonly events: readonly string[] };
  readonly unreached?: string;
  readonly stays?: string;
}

/** Every state below the root, parents before children. */
export const statesOf = (node: AnyStateNode): AnyStateNode[] =>
  Object.values(node.states as Record<string, AnyStateNode>).flatMap((state) => [state, ...statesOf(state)]);

/** `COMPLIANCE_HOLD.APPROVAL_PENDING`: the path of keys below the root. */
export const stateName = (state: AnyStateNode): string => state.path.join('.');

/** The state and its parents below the root, innermost first. */
export const lineageOf = (state: AnyStateNode): AnyStateNode[] =>
  state.parent ? [state, ...lineageOf(state.parent)].filter((one) => one.parent) : [];

export const metaOf = (state: AnyStateNode): StateMeta => (state.config.meta ?? {}) as StateMeta;

/** `['A 3.1', 'D-085']`; a transition has its meta on its own, a machine and a state have it in their configuration. */
export const requirementsOf = (meta: unknown): readonly string[] => (meta as Sourced | undefined)?.requirements ?? [];

/** The innermost `meta.public`; without one, the state's own name (src/platform/lifecycle/compiled-machine.ts reads it in the same way). */
export const publicOf = (state: AnyStateNode): string =>
  lineageOf(state).flatMap((ancestor) => metaOf(ancestor).public ?? [])[0] ?? state.key;

/** A name as the machine's configuration gives it: `'isUnfunded'` or `{ type: 'isUnfunded', params }`. */
export const nameOf = (reference: unknown): string | undefined => {
  if (typeof reference === 'string') return reference;
  if (typeof reference === 'object' && reference !== null && 'type' in reference) return String(reference.type);
  return undefined;
};
