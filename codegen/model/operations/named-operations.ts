import { asString } from '../../load/json.ts';
import type { Spec } from '../../load/spec.ts';
import type { Place, SpecNode } from '../../load/spec-node.ts';
import { specObjects } from '../../load/walk.ts';
import type { Diagnostics } from '../diagnostics.ts';
import type { Lifecycle, Operation } from '../model.ts';

/** A text that calls an operation by its route: `POST /v1/orders/{id}/cancel`. */
const ROUTE = /\b(GET|POST|PUT|PATCH|DELETE) (\/(?:v1|openapi|admin)[\w/{}.:~-]*)/g;

/** The routes that a text names and the contract has not; one with an id in place of its parameter is the same route. */
export const unknownRoutes = (text: string, operations: readonly Operation[]): string[] =>
  [...text.matchAll(ROUTE)].flatMap(([, method = '', path = '']) => {
    const route = path.replace(/[.:]+$/, '');
    return operations.some((one) => one.method.toUpperCase() === method && isPathOf(one.path, route))
      ? []
      : [`${method} ${route}`];
  });

/** Segment by segment, where a parameter of the template stands for any one. */
export const isPathOf = (template: string, path: string): boolean => {
  const [wanted, given] = [template.split('/'), path.replace(/\/$/, '').split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) => {
      const pattern = segment.split(/\{[^}]+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
      return new RegExp(`^${pattern.join('[^/]+')}$`).test(given[index] ?? '');
    })
  );
};

/** Reports every place of the specification and the machines that names an operation which does not exist. */
export const checkNamedOperations = (
  spec: Spec,
  lifecycles: ReadonlyMap<string, Lifecycle>,
  operations: readonly Operation[],
  diagnostics: Diagnostics,
): void => {
  const report = (place: Place, message: string): void => diagnostics.report(place, 'unknown-operation', message);
  for (const { id, location, place } of operations) {
    if (location === undefined || operations.some((one) => one.method === 'get' && isPathOf(one.path, location)))
      continue;
    report(
      (place as SpecNode).child('x-location') ?? place,
      `${id} leads to ${location}, which no GET of the contract answers`,
    );
  }
  for (const node of specObjects(spec)) {
    checkLink(node, operations, report);
    for (const key of ['description', 'summary', 'meaning']) {
      const text = asString(node.object[key]);
      if (text === undefined) continue;
      for (const route of unknownRoutes(text, operations))
        report(node.child(key) ?? node, `the ${key} names ${route}, which is no operation`);
    }
  }
  for (const { id, file, leaves, transitions, description } of lifecycles.values()) {
    const texts = [
      description,
      ...leaves.map((leaf) => leaf.description),
      ...transitions.map((one) => one.description),
    ];
    for (const route of new Set(texts.flatMap((text) => unknownRoutes(text ?? '', operations))))
      report({ file, text: route }, `${id} names ${route}, which is no operation`);
  }
};

/** The links of a response: each leads to an operation. */
const checkLink = (
  node: SpecNode,
  operations: readonly Operation[],
  report: (place: Place, message: string) => void,
): void => {
  const links = node.child('links');
  if (links === undefined || !('description' in node.object)) return;
  for (const [name, link] of links.entries()) {
    const id = link.string('operationId');
    if (id !== undefined && operations.some((operation) => operation.id === id)) continue;
    const target = id ?? link.string('operationRef') ?? 'nothing';
    report(link, `the link ${name} leads to ${target}, which is the operationId of no operation`);
  }
};
