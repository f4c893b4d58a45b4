import { byNamespace, type SdkDocument, type SdkOperation } from '../../model/sdk/document.ts';
import { asConst, objectOf, type Written } from '../../print/blocks.ts';
import { exportedConstant } from '../../print/declarations.ts';
import { literal, quote } from '../../print/text.ts';
import { printFile } from '../../print/typescript.ts';

/** Which operation a member of a namespace is, which resources of it can be waited for, and which lists are streams. */
export const emitNamespaces = (document: SdkDocument): string => {
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
    exportedConstant('waits', undefined, tableOf(waitsOf)),
    exportedConstant('streams', undefined, tableOf(streamsOf)),
  ]);
};

const idsOf = (members: readonly SdkOperation[]) =>
  members.map(({ id, sdkName }) => [sdkName.member, quote(id)] as const);

const waitsOf = (members: readonly SdkOperation[]) =>
  members.flatMap(({ id, wait }) => (wait ? [[wait.member, literal({ get: id, final: wait.final })] as const] : []));

const streamsOf = (members: readonly SdkOperation[]) =>
  members.flatMap(({ id, streams }) => (streams ? [['stream', quote(id)] as const] : []));
