import type { Bundler } from '../load/bundle.ts';
import { asObject } from '../load/json.ts';
import type { SpecNode } from '../load/spec-node.ts';
import type { Diagnostics } from './diagnostics.ts';
import type { Webhook } from './model.ts';

/** Reads the `webhooks` section: what the service sends, one entry per event type. */
export const buildWebhooks = (root: SpecNode, bundler: Bundler, diagnostics: Diagnostics): Webhook[] =>
  (root.get('webhooks')?.entries() ?? []).flatMap(([type, item]) => {
    const media = item.at('post', 'requestBody', 'content', 'application/json');
    const schema = media?.child('schema');
    if (Object.keys(media?.get('examples')?.object ?? {}).length === 0) {
      diagnostics.report(media ?? item, 'missing-example', `the webhook ${type} has no named example of its payload`);
    }
    return schema ? [{ type, file: item.file, schema: asObject(bundler.value(schema)) }] : [];
  });
