import ts from 'typescript';
import { lastName, nodesIn, objectOf, unwrapped } from './syntax.ts';

interface Declaration {
  readonly name: ts.BindingName;
  readonly type: ts.TypeNode | undefined;
  /**
   * The source of a variable; of a loop, the iterated value; of a callback, its caller: `rows` of `rows.map`.
   */
  readonly origin: ts.Expression | undefined;
}

/** The parameter, variable or loop variable that a name stands for, found from the inside out. */
const declarationOf = (name: ts.Identifier): Declaration | undefined => {
  for (let scope: ts.Node = name.parent; scope !== undefined; scope = scope.parent) {
    const isScope =
      ts.isBlock(scope) || ts.isFunctionLike(scope) || ts.isSourceFile(scope) || ts.isForOfStatement(scope);
    const [found] = isScope ? nodesIn(scope, isVariable).filter((one) => declares(one.name, name.text)) : [];
    if (found !== undefined) {
      return { name: found.name, type: found.type, origin: found.initializer ?? callerOf(found) };
    }
  }
  return undefined;
};

const isVariable = (node: ts.Node): node is ts.VariableDeclaration | ts.ParameterDeclaration =>
  ts.isVariableDeclaration(node) || ts.isParameter(node);

const declares = (binding: ts.BindingName, name: string): boolean =>
  nodesIn(binding, ts.isIdentifier).some(({ text }) => text === name);

const callerOf = (node: ts.VariableDeclaration | ts.ParameterDeclaration): ts.Expression | undefined => {
  const holder = node.parent.parent;
  if (ts.isVariableDeclaration(node)) return ts.isForOfStatement(holder) ? holder.expression : undefined;
  if (!ts.isCallExpression(holder) || !ts.isPropertyAccessExpression(holder.expression)) return undefined;
  return holder.expression.expression;
};

/**
 * The aggregate or row whose status an expression is: `payment` of `payment?.status`, and of `status` after
 * `const { status } = payment`.
 */
export const aggregateOf = (status: ts.Expression): ts.Expression | undefined => {
  const object = objectOf(status);
  if (object !== undefined) return object;
  const inner = unwrapped(status);
  if (!ts.isIdentifier(inner)) return undefined;
  const declaration = declarationOf(inner);
  if (declaration === undefined || !ts.isObjectBindingPattern(declaration.name)) return inner;
  return declaration.origin === undefined ? inner : unwrapped(declaration.origin);
};

/** Returns the declaration of a variable in the file: its type, behind the file's own aliases, and its initializer. */
export const declarationText = (object: ts.Expression, depth = 0): string => {
  const root = rootOf(object);
  const declaration = ts.isIdentifier(root) && depth < 4 ? declarationOf(root) : undefined;
  if (declaration === undefined) return '';
  const { type, origin } = declaration;
  const next = origin && rootOf(origin);
  const isOther = next !== undefined && ts.isIdentifier(next) && lastName(next) !== lastName(root);
  return [
    type ? `${type.getText()} ${aliasesIn(type)}` : '',
    origin && !ts.isFunctionLike(origin) ? origin.getText() : '',
    isOther ? declarationText(next, depth + 1) : '',
  ].join(' ');
};

const rootOf = (node: ts.Expression): ts.Expression => {
  const object = objectOf(node);
  return object === undefined ? unwrapped(node) : rootOf(object);
};

/** `AggregateView<'offramp-payment'>` of `type Payment = AggregateView<'offramp-payment'>`. */
const aliasesIn = (type: ts.TypeNode): string => {
  const named = new Set(nodesIn(type, ts.isIdentifier).map(({ text }) => text));
  const aliases = type.getSourceFile().statements.filter((one) => ts.isTypeAliasDeclaration(one));
  return aliases.flatMap((one) => (named.has(one.name.text) ? [one.type.getText()] : [])).join(' ');
};
