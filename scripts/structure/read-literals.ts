import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ts } from 'ts-morph';

/** A text that a source says, and where. */
export interface Literal {
  readonly text: string;
  readonly file: string;
}

/** A list of texts: `['a', 'b']`, or the members of a type `'a' | 'b'`. */
export interface LiteralList {
  readonly values: readonly string[];
  readonly file: string;
  readonly line: number;
}

export interface Literals {
  readonly literals: readonly Literal[];
  readonly lists: readonly LiteralList[];
  /** Texts that stand in types: `type Mode = 'off' | 'mock'`. A wrong one does not compile. */
  readonly typeMembers: readonly string[];
}

/** All literals of the sources below a folder, but for those that the language needs: modules, and keys of members. */
export function readLiterals(root: string, folder: string): Literals {
  const literals: Literal[] = [];
  const lists: LiteralList[] = [];
  const typeMembers: string[] = [];
  for (const found of globSync(`${folder}/**/*.ts`, { cwd: root })) {
    const file = found.replaceAll('\\', '/');
    const source = ts.createSourceFile(file, readFileSync(join(root, found), 'utf8'), ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isModuleDeclaration(node)) {
        if (ts.isModuleDeclaration(node) && node.body !== undefined) ts.forEachChild(node.body, visit);
        return;
      }
      const values = listOf(node);
      if (values.length > 1)
        lists.push({ values, file, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
      if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) typeMembers.push(node.literal.text);
      if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
        literals.push({ text: node.text, file });
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return { literals, lists, typeMembers };
}

/** The values of a list that has nothing but texts. */
function listOf(node: ts.Node): readonly string[] {
  const members = ts.isArrayLiteralExpression(node)
    ? node.elements
    : ts.isUnionTypeNode(node)
      ? node.types.map((type) => (ts.isLiteralTypeNode(type) ? type.literal : type))
      : [];
  const texts = members.flatMap((member) => (ts.isStringLiteral(member) ? [member.text] : []));
  return texts.length === members.length ? texts : [];
}
