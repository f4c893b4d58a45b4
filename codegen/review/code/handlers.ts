import ts from 'typescript';
import type { Operation } from '../../model/model.ts';
import { handlerFile } from '../../model/source-files.ts';
import type { Project } from './project.ts';
import { calledName, isText, memberName, nodesIn } from './syntax.ts';

/** The state of something that `src/` has to contain. */
export type Written = 'written' | 'stub' | 'missing';

const STUB = /\bnotImplemented\(/;

/** Tells whether the handler of an operation is exported, and is more than the generator's stub. */
export const handlerWritten = (project: Project, operation: Operation): Written => {
  const declarations = nodesIn(project.syntax(handlerFile(operation)), ts.isVariableDeclaration);
  const declaration = declarations.find(({ name }) => ts.isIdentifier(name) && name.text === operation.id);
  return writtenIn(declaration?.initializer);
};

/** Tells whether an object literal of the file has a member of this name: an effect, or the facts of a state. */
export const memberWritten = (project: Project, file: string, name: string): Written => {
  const members = nodesIn(project.syntax(file), ts.isObjectLiteralElement);
  const member = members.find((one) => memberName(one.name) === name);
  return writtenIn(member);
};

const writtenIn = (node: ts.Node | undefined): Written =>
  node === undefined ? 'missing' : STUB.test(node.getText()) ? 'stub' : 'written';

/** The file of a handler and the files of the domains that it imports, however indirectly: what it may answer with. */
export const handlerFiles = (project: Project, operation: Operation): string[] => {
  const found = new Set([handlerFile(operation)]);
  for (const file of found) {
    for (const imported of project.importsOf(file)) if (imported.startsWith('src/domains/')) found.add(imported);
  }
  return [...found];
};

/** Tells whether the code of a file contains a text as a value: not in a comment, not as a test's title. */
export const saysText = (project: Project, file: string, text: string): boolean =>
  project.text(file).includes(text) &&
  project.literals(file).some((literal) => literal.text === text && !isTitle(literal));

const isTitle = ({ parent }: ts.Node): boolean =>
  ts.isCallExpression(parent) && /^(?:test|it|describe|each)$/.test(calledName(parent));

/** Tells whether the code of a file has a property of this name: read, written or destructured. */
export const namesField = (project: Project, file: string, field: string): boolean =>
  project.text(file).includes(field) &&
  nodesIn(project.syntax(file), ts.isIdentifier).some(
    (name) => name.text === field && (isProperty(name.parent, name) || isText(name.parent)),
  );

const isProperty = (parent: ts.Node, name: ts.Identifier): boolean =>
  (ts.isPropertyAccessExpression(parent) && parent.name === name) ||
  (ts.isPropertyAssignment(parent) && parent.name === name) ||
  ts.isShorthandPropertyAssignment(parent) ||
  (ts.isBindingElement(parent) &&
    ts.isObjectBindingPattern(parent.parent) &&
    (parent.propertyName ?? parent.name) === name);

/** Files that import the type of a named schema to return it: presenters first, else handlers that present by themselves. */
export const presentersOf = (project: Project, schema: string): string[] => {
  const importing = project
    .containing('src/domains', [schema])
    .filter((file) => importsType(project.syntax(file), schema));
  const presenters = importing.filter((file) => file.endsWith('.present.ts'));
  return presenters.length > 0 ? presenters : importing.filter((file) => file.includes('/operations/'));
};

const importsType = (source: ts.SourceFile, name: string): boolean =>
  source.statements.some(
    (statement) =>
      ts.isImportDeclaration(statement) &&
      isText(statement.moduleSpecifier) &&
      statement.moduleSpecifier.text.endsWith('/contract/schemas.ts') &&
      nodesIn(statement, ts.isImportSpecifier).some((one) => (one.propertyName ?? one.name).text === name),
  );
