import ts from 'typescript';
import type { Place, Project } from './project.ts';
import { isText, lastName, memberName, nodesIn, parentOf, walk } from './syntax.ts';

/** An enum as the code may spell it out. */
export interface Enum {
  readonly values: readonly string[];
  /** Fields and columns that hold it: `type` of `destination.type === 'SEPA'`. */
  readonly fields: readonly string[];
  /** The value stands in no other enum of the contract: wherever it stands in the code, this one is meant. */
  readonly isUnique: boolean;
}

/** The lines of `src/` and `machines/` that name a value of an enum: in lists, maps, types and comparisons, and in SQL. */
export const valueReferences = (project: Project, value: string, { values, fields, isUnique }: Enum): Place[] => {
  const isMember = (text: string | undefined): boolean => text !== undefined && values.includes(text);
  const named = (literal: ts.Node): boolean => {
    const parent = parentOf(literal);
    if (ts.isArrayLiteralExpression(parent)) return isAll(parent.elements, isMember);
    if (ts.isLiteralTypeNode(parent))
      return ts.isUnionTypeNode(parent.parent) && unionValues(parent.parent).every(isMember);
    if (ts.isBinaryExpression(parent)) {
      return [parent.left, parent.right].some((side) => side !== literal && fields.includes(lastName(side) ?? ''));
    }
    if (ts.isPropertyAssignment(parent)) return fields.includes(memberName(parent.name) ?? '');
    return false;
  };
  return ['src', 'machines'].flatMap((folder) =>
    project.containing(folder, [`'${value}'`, `${value}:`]).flatMap((file) => {
      const source = project.syntax(file);
      const nodes: ts.Node[] = project.literals(file).filter((one) => one.text === value && (isUnique || named(one)));
      walk(source, (node) => {
        if (ts.isObjectLiteralExpression(node)) nodes.push(...mapMembers(node, value, isMember));
      });
      const inSql = sqlTexts(source).flatMap((node) => quotedIn(node, value, fields, isUnique));
      const places = [...nodes, ...inSql].map((at) => project.placeOf(source, at));
      return [...new Map(places.map((place) => [place.line, place])).values()].sort((a, b) => a.line - b.line);
    }),
  );
};

const isAll = (elements: readonly ts.Expression[], isMember: (text: string) => boolean): boolean =>
  elements.length > 1 && elements.every((element) => isText(element) && isMember(element.text));

const unionValues = (union: ts.UnionTypeNode): string[] =>
  union.types.flatMap((type) => (ts.isLiteralTypeNode(type) && isText(type.literal) ? [type.literal.text] : []));

/** `SEPA: …` in a map whose keys are all values of the enum. */
const mapMembers = (
  map: ts.ObjectLiteralExpression,
  value: string,
  isMember: (text: string | undefined) => boolean,
): ts.Node[] => {
  const isMap = map.properties.length > 1 && map.properties.every(({ name }) => isMember(memberName(name)));
  return isMap ? map.properties.filter(({ name }) => memberName(name) === value) : [];
};

const sqlTexts = (source: ts.SourceFile): ts.Node[] =>
  nodesIn(
    source,
    (node): node is ts.StringLiteralLike | ts.TemplateExpression => isText(node) || ts.isTemplateExpression(node),
  );

/** The offsets at which SQL compares a column with the value. */
const quotedIn = (node: ts.Node, value: string, fields: readonly string[], isUnique: boolean): number[] => {
  const text = node.getText();
  return [...text.matchAll(new RegExp(`(\\w+)\\s*(?:=|<>|!=|\\bIN\\s*\\([^)]*)\\s*'${value}'`, 'gi'))].flatMap(
    (match) => (isUnique || fields.includes(match[1] ?? '') ? [node.getStart() + match.index] : []),
  );
};
