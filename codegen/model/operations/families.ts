import { asArray, asString } from '../../load/json.ts';
import type { Spec } from '../../load/spec.ts';
import type { SpecNode } from '../../load/spec-node.ts';
import type { Diagnostics } from '../diagnostics.ts';
import { isControl } from '../machines/senders.ts';

/** What live does with the operations of a family, which is a tag: `never`, or the feature of the deployment that opens them. */
const liveOf = (spec: Spec, node: SpecNode): string | undefined => {
  const family = asString(asArray(node.get('tags')?.value)[0]);
  const tag = spec.root
    .get('tags')
    ?.items()
    .find((one) => one.object.name === family);
  return tag && asString(tag.object['x-live']);
};

/** Requests that the outside world sends, such as a vendor's: what they tell has to arrive. */
const isFromOutside = (node: SpecNode): boolean => node.get('security')?.items().length === 0;

/** The feature of the deployment without which live refuses the operation with SANDBOX_ONLY. */
export const liveFeatureOf = (spec: Spec, path: string, node: SpecNode): string | undefined => {
  const live = liveOf(spec, node);
  return live === undefined || live === 'never' || isControl(path) || isFromOutside(node) ? undefined : live;
};

/**
 * A family is open in live or not, as a whole (D-520): what one operation makes, another one has to be able to show and to
 * stop. Controls of the sandbox belong to no family.
 */
export const checkFamily = (id: string, path: string, node: SpecNode, spec: Spec, diagnostics: Diagnostics): void => {
  const isSandbox = node.get('x-sandbox')?.value === true;
  if (isControl(path)) {
    if (!isSandbox) diagnostics.report(node, 'half-open', `${id} is a control of the sandbox: it says x-sandbox: true`);
    return;
  }
  const family = String(asArray(node.get('tags')?.value)[0]);
  const live = liveOf(spec, node);
  if (live === 'never' && !isSandbox) {
    const message = `${id} would be the open one of ${family}, which is never in live: it says x-sandbox: true`;
    diagnostics.report(node, 'half-open', message);
  }
  if (live !== 'never' && isSandbox) {
    const message = `${id} would be closed in live, and the others of ${family} open: say x-live of the whole tag`;
    diagnostics.report(node.child('x-sandbox') ?? node, 'half-open', message);
  }
};
