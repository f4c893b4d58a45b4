import {
  createSourceFile,
  forEachChild,
  isStringLiteralLike,
  isTemplateExpression,
  type Node,
  ScriptTarget,
} from 'typescript';

export interface Literal {
  /** From 1. */
  readonly line: number;
  /** Of a template, what stands around its values. */
  readonly text: string;
}

/** The texts of a program: what it can print. Comments are none of them. */
export const stringsOf = (file: string, source: string): Literal[] => {
  const parsed = createSourceFile(file, source, ScriptTarget.Latest, true);
  const found: Literal[] = [];
  const visit = (node: Node): void => {
    const text = textOf(node);
    if (text !== undefined) {
      found.push({ line: parsed.getLineAndCharacterOfPosition(node.getStart()).line + 1, text });
    }
    forEachChild(node, visit);
  };
  visit(parsed);
  return found;
};

const textOf = (node: Node): string | undefined => {
  if (isStringLiteralLike(node)) return node.text;
  if (!isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
};
