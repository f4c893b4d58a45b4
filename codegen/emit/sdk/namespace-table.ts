import type { JsonObject } from '../../load/json.ts';
import type { Lifecycle } from '../../model/model.ts';
import { byNamespace, type SdkDocument, type SdkOperation } from '../../model/sdk/document.ts';
import { type Steps, waitStepsOf } from '../../model/sdk/waits.ts';
import { asConst, objectOf, type Written } from '../../print/blocks.ts';
import { exportedConstant } from '../../print/declarations.ts';
import { literal, quote } from '../../print/text.ts';
import { printFile } from '../../print/typescript.ts';

/** Which operation a member of a namespace is, which resources of it can be waited for, and which lists are streams. */
export const emitNamespaces = (
  document: SdkDocument,
  openapi: JsonObject,
  lifecycles: readonly Lifecycle[],
): string => {
  const namespaces = byNamespace(document);
  const tableOf = (valuesOf: (members: readonly SdkOperation[]) => readonly (readonly [string, Written])[]) =>
    asConst(
      objectOf(
        namespaces.flatMap(([namespace, members]) => {
          const values = valuesOf(members);
          return values.length > 0 ? [[namespace, objectOf(values)] as const] : [];
        }),
      ),
    );
  return printFile('spec/', [
    exportedConstant('namespaces', undefined, tableOf(idsOf)),
    exportedConstant(
      'waits',
      undefined,
      tableOf((members) => waitsOf(members, openapi, lifecycles)),
    ),
    exportedConstant('streams', undefined, tableOf(streamsOf)),
  ]);
};

const idsOf = (members: readonly SdkOperation[]) =>
  members.map(({ id, sdkName }) => [sdkName.member, quote(id)] as const);

const waitsOf = (members: readonly SdkOperation[], openapi: JsonObject, lifecycles: readonly Lifecycle[]) =>
  members.flatMap((operation) => {
    if (operation.wait === undefined) return [];
    const { by, of } = waitStepsOf(openapi, lifecycles, operation);
    const ways = Object.entries(of).map(([kind, steps]) => [kind, wayOf(steps)] as const);
    const way = by === undefined ? (ways[0]?.[1] ?? '') : { by, of: Object.fromEntries(ways) };
    return [[operation.wait.member, literal({ get: operation.id, way })] as const];
  });

/**
 * The statuses, and a number in hexadecimal digits for each: its bit n says that the n-th status may come later. Every
 * browser loads this table, and written as lists it would be ten times as long.
 */
export function wayOf(steps: Steps): string {
  const statuses = Object.keys(steps);
  const numbers = Object.values(steps).map((later) =>
    later.reduce((number, status) => number | (1n << BigInt(placeOf(statuses, status))), 0n).toString(16),
  );
  return `${statuses.join(' ')}|${numbers.join(' ')}`;
}

function placeOf(statuses: readonly string[], status: string): number {
  const place = statuses.indexOf(status);
  if (place < 0) throw new Error(`a lifecycle leads to ${status}, of which nothing says where it leads`);
  return place;
}

const streamsOf = (members: readonly SdkOperation[]) =>
  members.flatMap(({ id, streams }) => (streams ? [['stream', quote(id)] as const] : []));
