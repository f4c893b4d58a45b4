import { asConst, objectOf } from '../../print/blocks.ts';
import { exportedConstant } from '../../print/declarations.ts';
import { quote } from '../../print/text.ts';
import { printFile } from '../../print/typescript.ts';
import type { SdkDocument, SdkOperation } from './document.ts';

/** Which operation a member of a namespace is. */
export const emitNamespaces = (document: SdkDocument): string =>
  printFile('spec/', [
    exportedConstant(
      'namespaces',
      undefined,
      asConst(objectOf(byNamespace(document).map(([namespace, members]) => [namespace, idsOf(members)] as const))),
    ),
  ]);

/** The operations of each namespace, sorted by its name. */
export const byNamespace = ({ operations }: SdkDocument): [namespace: string, members: SdkOperation[]][] =>
  [...Map.groupBy(operations, ({ sdkName }) => sdkName.namespace)].sort(([a], [b]) => (a < b ? -1 : 1));

const idsOf = (members: readonly SdkOperation[]) =>
  objectOf(members.map(({ id, sdkName }) => [sdkName.member, quote(id)] as const));
