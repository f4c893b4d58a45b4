import ts from 'typescript';
import { isDown, sqlOf } from './migrations.ts';
import type { Project } from './project.ts';
import { isText, nodesIn } from './syntax.ts';

/**
 * Migrations that came or changed with the newer side and have one statement that says all of the words, the file's own
 * constants filled in. What an older migration says was true before.
 */
export const migrationsSaying = (project: Project, words: readonly string[]): string[] =>
  project
    .files('migrations')
    .filter((file) => project.isChanged(file))
    .filter((file) => {
      const statements = project.syntax(file).statements.filter((one) => !isDown(one));
      return statements.flatMap(bodyOf).some((statement) => {
        const text = saidBy(statement);
        return words.every((word) => isWordIn(text, word));
      });
    });

/** The statements of a function; of anything else, the statement itself. */
const bodyOf = (statement: ts.Statement): ts.Node[] => {
  const [body] = nodesIn(statement, ts.isBlock);
  return ts.isFunctionDeclaration(statement) && body ? [...body.statements] : [statement];
};

/** Names and strings of a statement, without its comments. */
const saidBy = (statement: ts.Node): string =>
  [
    ...nodesIn(statement, ts.isIdentifier).map((name) => `${name.text} ${sqlOf(name)}`),
    ...nodesIn(statement, isText).map(({ text }) => `${text} '${text}'`),
    ...nodesIn(statement, ts.isTemplateExpression).map((template) => sqlOf(template)),
  ].join(' ');

/** As a word of its own: `note` is not in `notes`. */
const isWordIn = (text: string, word: string): boolean => {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![A-Za-z0-9_])${escaped}(?![A-Za-z0-9_])`, 'i').test(text);
};
