import ts from 'typescript';
import type { Lifecycle } from '../../model/model.ts';
import type { Place, Project } from './project.ts';
import { subjectsOf } from './subject.ts';
import { calledName, isText, memberName, objectOf, parentOf } from './syntax.ts';

/** `sends` it, `builds` it for whoever sends it, `tests` with `can` whether it is taken, or merely `names` it. */
export type EventUse = 'sends' | 'builds' | 'tests' | 'names';

/** A line of code that names an event of a machine. */
export interface EventReference {
  readonly place: Place;
  readonly use: EventUse;
}

/**
 * Where the code below a folder names an event of a machine. Several machines may know an event of this name: which one a
 * line is about is told by what stands around it.
 */
export const eventReferences = (
  project: Project,
  folder: string,
  event: string,
  lifecycle: Lifecycle,
  all: readonly Lifecycle[],
): EventReference[] => {
  const knowing = all.filter((one) => one === lifecycle || one.events.includes(event));
  return project.containing(folder, [`'${event}'`]).flatMap((file) => {
    const source = project.syntax(file);
    const literals = project.literals(file).filter(({ text }) => text === event);
    return literals.flatMap((literal): EventReference[] => {
      const context = contextOf(literal);
      if (context === undefined) return [];
      const { use, object, around } = context;
      const subjects = subjectsOf(knowing, { file, object, around }, project);
      const isOwn = subjects.includes(lifecycle) || (knowing.length === 1 && use !== 'names');
      return isOwn ? [{ place: project.placeOf(source, literal), use }] : [];
    });
  });
};

interface Context {
  readonly use: EventUse;
  readonly object: ts.Expression | undefined;
  readonly around: string;
}

/** Returns the use of a literal; undefined if it is no event, such as a compared status or a returned code. */
const contextOf = (literal: ts.Node): Context | undefined => {
  const parent = parentOf(literal);
  if (ts.isConditionalExpression(parent) || ts.isBinaryExpression(parent)) {
    return ts.isConditionalExpression(parent) && parent.condition === literal ? undefined : contextOf(parent);
  }
  if (ts.isPropertyAssignment(parent)) {
    const name = memberName(parent.name);
    if (name === 'type') return { use: 'builds', object: undefined, around: '' };
    return name === 'event' ? { use: 'names', object: undefined, around: '' } : undefined;
  }
  if (!ts.isCallExpression(parent)) {
    return ts.isArrayLiteralExpression(parent) ? { use: 'names', object: undefined, around: '' } : undefined;
  }
  const object = objectOf(parent.expression);
  const name = calledName(parent);
  if (OTHER_CALLS.test(name)) return undefined;
  if (name === 'can' && object) return { use: 'tests', object, around: '' };
  // A test may expect that the event is refused.
  if (name === 'send' && object) return { use: isExpected(parent) ? 'tests' : 'sends', object, around: '' };
  // `send('order', id, 'SHIP')` names the machine first; `toClaim(payment, 'BIND')` has it in its name.
  const [first] = parent.arguments;
  const around = isText(first) && first !== literal ? first.getText() : name.replace(/[A-Z]/g, ' $&');
  return { use: name === 'send' ? 'sends' : 'names', object: undefined, around };
};

/** Their texts are codes, titles and kinds of records. */
const OTHER_CALLS = /^(?:fail|refuse|notImplemented|test|describe|audit|notify)$/;

const isExpected = (node: ts.Node): boolean =>
  !ts.isStatement(node) && ((ts.isCallExpression(node) && calledName(node) === 'expect') || isExpected(node.parent));
