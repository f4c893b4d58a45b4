import ts from 'typescript';

/** A literal string, with quotes of any kind and nothing inserted into it. */
export const isText = (node: ts.Node | undefined): node is ts.StringLiteralLike =>
  node !== undefined && ts.isStringLiteralLike(node);

/** Calls `visit` for a node and everything below it, parents first. */
export const walk = (node: ts.Node, visit: (node: ts.Node) => void): void => {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
};

/** Everything below a node that satisfies a test, in the order of the text. */
export const nodesIn = <T extends ts.Node>(node: ts.Node, test: (node: ts.Node) => node is T): T[] => {
  const found: T[] = [];
  walk(node, (one) => {
    if (test(one)) found.push(one);
  });
  return found;
};

/** The node below `as const`, `satisfies`, parentheses, `!` and `await`. */
export const unwrapped = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) ||
  ts.isSatisfiesExpression(node) ||
  ts.isParenthesizedExpression(node) ||
  ts.isNonNullExpression(node) ||
  ts.isAwaitExpression(node)
    ? unwrapped(node.expression)
    : node;

/** The first ancestor that is none of these wrappers. */
export const parentOf = (node: ts.Node): ts.Node => {
  const { parent } = node;
  return ts.isAsExpression(parent) || ts.isSatisfiesExpression(parent) || ts.isParenthesizedExpression(parent)
    ? parentOf(parent)
    : parent;
};

/** Returns the called name: `send` of `order.send('SHIP')` and of `send('order', id, 'SHIP')`. */
export const calledName = ({ expression }: ts.CallExpression): string => lastName(expression) ?? '';

/** `status` of `payment?.status`, of `status` and of `payment['status']`. */
export const lastName = (node: ts.Expression): string | undefined => {
  const inner = unwrapped(node);
  if (ts.isIdentifier(inner)) return inner.text;
  if (ts.isPropertyAccessExpression(inner)) return inner.name.text;
  if (ts.isElementAccessExpression(inner) && isText(inner.argumentExpression)) return inner.argumentExpression.text;
  return ts.isCallExpression(inner) ? lastName(inner.expression) : undefined;
};

/** `payment` of `payment?.status` and of `payment.context.status`; undefined for a name without an object. */
export const objectOf = (node: ts.Expression): ts.Expression | undefined => {
  const inner = unwrapped(node);
  if (!ts.isPropertyAccessExpression(inner) && !ts.isElementAccessExpression(inner)) return undefined;
  const object = unwrapped(inner.expression);
  return lastName(object) === 'context' ? objectOf(object) : object;
};

/** The name of a property or member, however it is written; undefined for a computed one. */
export const memberName = (name: ts.Node | undefined): string | undefined => {
  if (name === undefined) return undefined;
  if (ts.isIdentifier(name) || isText(name)) return name.text;
  return ts.isComputedPropertyName(name) && isText(name.expression) ? name.expression.text : undefined;
};
