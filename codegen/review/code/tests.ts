import ts from 'typescript';
import type { Operation } from '../../model/model.ts';
import { handlerFile } from '../../model/source-files.ts';
import type { Project } from './project.ts';
import { isText, lastName, memberName, nodesIn } from './syntax.ts';

/** Where tests of operations and walks of machines stand. */
export const TEST_FOLDERS = ['test/domains', 'test/platform', 'test/model', 'test/reliability'];

/** Files that import an operation's handler, call its method of the SDK, or send its request. */
export const testsOf = (project: Project, operation: Operation): string[] => {
  const [start = ''] = operation.path.split('{');
  return TEST_FOLDERS.flatMap((folder) => project.containing(folder, [operation.id, start])).filter(
    (file) =>
      project.importsOf(file).includes(handlerFile(operation)) ||
      nodesIn(project.syntax(file), ts.isCallExpression).some(
        (call) => callsMethod(call, operation.id) || sendsRequest(call, operation),
      ),
  );
};

/** Tests of an operation, and those that call it through a file beside them. */
export const testsThrough = (project: Project, operation: Operation): string[] => {
  const direct = testsOf(project, operation);
  const folders = new Set(direct.map((file) => file.slice(0, file.lastIndexOf('/'))));
  const beside = [...folders].flatMap((folder) =>
    project.files(folder).filter((file) => project.importsOf(file).some((imported) => direct.includes(imported))),
  );
  return [...new Set([...direct, ...beside])];
};

const callsMethod = (call: ts.CallExpression, id: string): boolean =>
  ts.isPropertyAccessExpression(call.expression) && call.expression.name.text === id;

/** `post('/v1/orders/ord_1/cancel')`, `request('POST', `${base}/v1/orders/${id}/cancel`)`. */
const sendsRequest = (call: ts.CallExpression, { method, path }: Operation): boolean => {
  const pattern = path
    .split(/\{[^}]*\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('[^/?]+');
  const route = new RegExp(`^(?:https?://[^/]+|…)?${pattern}(?:\\?.*)?$`);
  const texts = call.arguments.flatMap((argument) => routeText(argument) ?? []);
  if (!texts.some((text) => route.test(text))) return false;
  const verbs = [lastName(call.expression) ?? '', ...texts, ...methodsIn(call)].map((text) => text.toLowerCase());
  const said = verbs.filter((verb) => ['get', 'post', 'put', 'patch', 'delete'].includes(verb));
  return said.length === 0 ? method === 'get' : said.includes(method);
};

/** A template with `…` for what is inserted. */
const routeText = (node: ts.Expression): string | undefined => {
  if (isText(node)) return node.text;
  return ts.isTemplateExpression(node)
    ? node.templateSpans.reduce((text, { literal }) => `${text}…${literal.text}`, node.head.text)
    : undefined;
};

/** `{ method: 'POST' }`. */
const methodsIn = (call: ts.CallExpression): string[] =>
  call.arguments.flatMap((argument) =>
    nodesIn(argument, ts.isPropertyAssignment).flatMap(({ name, initializer }) =>
      memberName(name) === 'method' && isText(initializer) ? [initializer.text] : [],
    ),
  );
