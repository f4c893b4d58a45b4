import type { JsonObject } from '../../load/json.ts';
import type { Lifecycle } from '../../model/model.ts';
import { kindOfTypes, mirroredKinds } from '../../model/sdk/mirrored.ts';
import { objectType, readonly } from '../../print/blocks.ts';
import { exportedConstant, exportedInterface, importOf, typeImportOf } from '../../print/declarations.ts';
import { literal } from '../../print/text.ts';
import { printFile, type Statement } from '../../print/typescript.ts';

/** The table that mirrors are kept by: kinds of resources, and the statuses that each may have after another. */
export function emitMirrored(openapi: JsonObject, lifecycles: readonly Lifecycle[]): string {
  const kinds = mirroredKinds(openapi, lifecycles);
  const table = Object.fromEntries(
    kinds.map(({ name, read, steps }) => [name, { ...(read && { read }), ...(steps && { steps }) }]),
  );
  return printFile('spec/', [
    importOf('./mirror.ts', 'EventMirror'),
    typeImportOf('./mirror.ts', 'Mirror', 'MirrorClient', 'MirrorModel', 'MirrorStore'),
    ...(kinds.length > 0 ? [typeImportOf('./types.gen.ts', ...new Set(kinds.map(({ schema }) => schema)))] : []),
    exportedInterface(
      'MirroredResources',
      objectType(kinds.map(({ name, schema }) => readonly(name, schema))),
      'The resources that events tell of, by kind.',
    ),
    exportedConstant('mirrorModel', 'MirrorModel', literal({ kindOf: kindOfTypes(kinds), kinds: table })),
    mirror,
  ]);
}

const mirror: Statement = `/**
 * Keeps the present state of your resources by their events, which may come twice, late, or in any order. Give it
 * deliveries that \`verifyWebhook\` has checked, and call \`catchUp\` for those that were never delivered: it reads the feed
 * with the client, whose key needs the scope \`webhooks:read\`.
 */
export const createMirror = (client: MirrorClient, store?: MirrorStore): Mirror<MirroredResources> =>
  new EventMirror<MirroredResources>(client, mirrorModel, store);`;
