import ts from 'typescript';
import type { Lifecycle, Transition } from '../../model/model.ts';
import { eventReferences } from './event-references.ts';
import type { Project } from './project.ts';
import { isText, memberName, nodesIn, unwrapped } from './syntax.ts';
import { TEST_FOLDERS } from './tests.ts';

/**
 * Test files of a machine that take one of its transitions: its walk has an act for the event, or its table lists the
 * transition with its end. What is refused, or merely mentioned, is not taken.
 */
export const walksTaking = (
  project: Project,
  transitions: readonly Transition[],
  lifecycle: Lifecycle,
  all: readonly Lifecycle[],
): string[] => {
  const words = transitions.map(({ event }) => event);
  return TEST_FOLDERS.flatMap((folder) => project.containing(folder, words)).filter((file) =>
    ownParts(project, file, lifecycle, all).some((part) =>
      nodesIn(part, ts.isObjectLiteralElement).some((member) => transitions.some((one) => takes(member, one))),
    ),
  );
};

/** The same for all transitions by an event; a test may also send it to an aggregate of the machine. */
export const walksSending = (
  project: Project,
  event: string,
  lifecycle: Lifecycle,
  all: readonly Lifecycle[],
): string[] => {
  const transitions = lifecycle.transitions.filter((one) => one.event === event);
  const sent = TEST_FOLDERS.flatMap((folder) => eventReferences(project, folder, event, lifecycle, all));
  return [
    ...new Set([
      ...walksTaking(project, transitions, lifecycle, all),
      ...sent.filter(({ use }) => use === 'sends').map(({ place }) => place.file),
    ]),
  ];
};

/** `acts: { PAUSE: (world) => … }`, or `'ACTIVE PAUSE': 'PAUSED'` in a table of transitions. */
const takes = (member: ts.ObjectLiteralElement, { from, event, to = from }: Transition): boolean => {
  const name = memberName(member.name);
  if (name === event) return holderName(member) === 'acts';
  if (name !== `${from} ${event}` || !ts.isPropertyAssignment(member)) return false;
  const value = unwrapped(member.initializer);
  return isText(value) && (value.text === to || to.startsWith(`${value.text}.`));
};

/** The name of the variable or property that an object literal is the value of. */
const holderName = (member: ts.ObjectLiteralElement): string | undefined => {
  const { parent } = member.parent;
  return ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) ? memberName(parent.name) : undefined;
};

/**
 * The parts of a test file that are about one machine: objects with `machine: 'order'`; the statements that use the
 * imported machine; or the whole file, when it or a file that imports it is about this machine and no other.
 */
const ownParts = (project: Project, file: string, lifecycle: Lifecycle, all: readonly Lifecycle[]): ts.Node[] => {
  const syntax = project.syntax(file);
  const walked = nodesIn(syntax, ts.isObjectLiteralExpression).filter((object) => isWalkOf(object, lifecycle.id));
  if (walked.length > 0) return walked;
  const machines = machinesOf(project, file, all);
  if (machines.length > 0) {
    if (!machines.includes(lifecycle)) return [];
    return machines.length === 1 ? [syntax] : statementsUsing(syntax, lifecycle.exportName);
  }
  const folder = file.slice(0, file.lastIndexOf('/'));
  const importers = project.files(folder).filter((other) => project.importsOf(other).includes(file));
  const others = new Set(importers.flatMap((other) => machinesOf(project, other, all)));
  return others.has(lifecycle) && others.size === 1 ? [syntax] : [];
};

const isWalkOf = (object: ts.ObjectLiteralExpression, id: string): boolean =>
  object.properties.some((property) => {
    if (!ts.isPropertyAssignment(property) || memberName(property.name) !== 'machine') return false;
    const value = unwrapped(property.initializer);
    return isText(value) && value.text === id;
  });

/** The machines that a file imports, themselves or their types. */
const machinesOf = (project: Project, file: string, all: readonly Lifecycle[]): Lifecycle[] => {
  const imports = project.importsOf(file).filter((one) => one.startsWith('machines/'));
  return all.filter((one) => {
    const stem = one.file.replace(/machine\.ts$/, '');
    return imports.some((imported) => imported.startsWith(stem));
  });
};

const statementsUsing = (source: ts.SourceFile, name: string): ts.Statement[] =>
  source.statements.filter(
    (statement) =>
      !ts.isImportDeclaration(statement) && nodesIn(statement, ts.isIdentifier).some(({ text }) => text === name),
  );
