import type { Lifecycle, Operation } from '../model.ts';

/**
 * True if a request of the operation names a resource of the lifecycle itself: by the id that its path ends in, or that a
 * path continues which reads the resource. Others name a parent, a token, or nothing, and find the resource by that.
 */
export function namesResource({ id }: Lifecycle, operation: Operation, readerPaths: readonly string[]): boolean {
  const { path, lifecycle } = operation;
  if (readerPaths.some((reader) => sameAs(path, reader) || sameAs(path, reader, '/[^/{}]+(?:/[^/{}]+)*'))) return true;
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const last = parameters.at(-1);
  if (last === undefined) return false;
  if (last !== 'id') return isNamedAfter(last, id);
  const [first] = lifecycle;
  return parameters.length === 1 && first?.machine === id && first.event !== undefined;
}

const sameAs = (path: string, reader: string, behind = ''): boolean =>
  new RegExp(`^${shape(reader).replaceAll(/[.*+?^$()|[\]\\{}]/g, '\\$&')}${behind}$`).test(shape(path));

/** Paths may have other names for the same parameter. */
const shape = (path: string): string => path.replaceAll(/\{\w+\}/g, '{}');

/** `bindingId` names a wallet-binding. */
const isNamedAfter = (parameter: string, machine: string): boolean => {
  const word = /^(\w+)Id$/.exec(parameter)?.[1]?.toLowerCase();
  return word !== undefined && machine.replaceAll('-', '').endsWith(word);
};
