import { type ImportDeclarationStructure, StructureKind, type WriterFunction } from 'ts-morph';
import type { FoundFile } from '../../load/found-files.ts';
import { writeComment } from '../../print/blocks.ts';
import { propertyName } from '../../print/text.ts';

/** The import of what a file exports, under a name of its own: `import { worker as walletsDeploy } from '…'`. */
export const importFrom = (path: string, exportName: string, alias: string): ImportDeclarationStructure => ({
  kind: StructureKind.ImportDeclaration,
  moduleSpecifier: `../../${path}`,
  namedImports: [{ name: exportName, alias }],
});

export const importType = (path: string, name: string): ImportDeclarationStructure => ({
  kind: StructureKind.ImportDeclaration,
  isTypeOnly: true,
  moduleSpecifier: `../../${path}`,
  namedImports: [name],
});

/** `walletsDeploy` of `src/domains/wallets/deploy.worker.ts`. */
export const aliasOf = ({ domain, name }: FoundFile): string => camelCase(`${domain}-${name}`);

export const camelCase = (text: string): string =>
  text.replace(/[^A-Za-z0-9]+([A-Za-z0-9])/g, (_separator, letter: string) => letter.toUpperCase());

/** Written, because a structure's initializer hangs two columns too far to the right. */
export const exportedConst =
  (doc: string, name: string, value: WriterFunction): WriterFunction =>
  (writer) => {
    writeComment(writer, doc);
    writer.write(`export const ${name} = `);
    value(writer);
    writer.write(';');
  };

/** An object with one member a line. */
export const objectOf =
  (members: readonly (readonly [name: string, value: string])[], satisfies: string): WriterFunction =>
  (writer) => {
    writer.inlineBlock(() => {
      for (const [name, value] of members) writer.writeLine(`${propertyName(name)}: ${value},`);
    });
    writer.write(` ${satisfies}`);
  };

/** An array with one member a line. */
export const arrayOf =
  (members: readonly string[], satisfies: string): WriterFunction =>
  (writer) => {
    writer.write('[').newLine();
    writer.indent(() => {
      for (const member of members) writer.writeLine(`${member},`);
    });
    writer.write(`] ${satisfies}`);
  };
