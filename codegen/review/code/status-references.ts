import ts from 'typescript';
import type { Lifecycle } from '../../model/model.ts';
import { aggregateOf } from './declarations.ts';
import type { Place, Project } from './project.ts';
import { subjectsOf } from './subject.ts';
import { calledName, isText, lastName, memberName, unwrapped, walk } from './syntax.ts';

/** A line of `src/` that compares, lists or maps statuses of a machine. */
export interface StatusReference {
  readonly place: Place;
  /** The statuses that it names. */
  readonly values: readonly string[];
}

/** A reference before it is known which machine it is about. */
interface Candidate {
  readonly at: ts.Node | number;
  readonly values: readonly string[];
  /** The subject of the status: its name and its declaration show the machine. */
  readonly object?: ts.Expression | undefined;
  /** The status's own name says what has it: `claim` of `claimStatus`. */
  readonly owner?: string | undefined;
  /** A query or SQL that may name a table. */
  readonly around?: string;
}

/**
 * Where the code names statuses of a machine, stored or projected: comparisons, switches, lists, maps, types, queries and
 * SQL. Of `all` machines, the one that a line is about is told by what stands around it.
 */
export const statusReferences = (
  project: Project,
  lifecycle: Lifecycle,
  all: readonly Lifecycle[],
): StatusReference[] => {
  const vocabulary = new Map(all.map((one) => [one, new Set([...one.statuses, ...one.publics])]));
  const tables = new Set(all.map(({ table }) => table));
  const own = [...(vocabulary.get(lifecycle) ?? [])];
  const files = project.containing(
    'src',
    own.flatMap((value) => [`'${value}'`, `${value}:`]),
  );
  return files.flatMap((file) => {
    const found = candidatesIn(project.syntax(file), tables);
    const isOwn = ({ values, comparedWith, object, owner, around = '' }: Compared): boolean => {
      const machines = all.filter((one) => comparedWith.every((value) => vocabulary.get(one)?.has(value)));
      if (!machines.includes(lifecycle)) return false;
      const subjects = subjectsOf(machines, { file, object, owner, around }, project);
      // Nothing around it speaks for any machine, but no other machine has these statuses.
      const isUnmistakable =
        machines.length === 1 && (values.length > 1 || values.some((value) => value.includes('_')));
      return subjects.includes(lifecycle) || (subjects.length === 0 && isUnmistakable);
    };
    const references = comparedTogether(found).filter(isOwn);
    return byLine(references.map(({ at, values }) => ({ place: project.placeOf(project.syntax(file), at), values })));
  });
};

interface Compared extends Candidate {
  /** All values that the function compares the same expression with: one that a machine lacks rules it out. */
  readonly comparedWith: readonly string[];
}

const comparedTogether = (found: readonly Candidate[]): Compared[] => {
  const groups = Map.groupBy(found, ({ at, object }) =>
    object === undefined || typeof at === 'number' ? at : `${functionOf(at).pos} ${object.getText()}`,
  );
  return [...groups.values()].flatMap((group) => {
    const comparedWith = [...new Set(group.flatMap(({ values }) => values))];
    return group.map((one) => ({ ...one, comparedWith }));
  });
};

const functionOf = (node: ts.Node): ts.Node =>
  node.parent === undefined || ts.isFunctionLike(node) ? node : functionOf(node.parent);

const byLine = (references: readonly StatusReference[]): StatusReference[] =>
  [...Map.groupBy(references, ({ place }) => place.line).values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, values: [...new Set([first, ...others].flatMap(({ values }) => values))] }] : [],
  );

const candidatesIn = (source: ts.SourceFile, tables: ReadonlySet<string>): Candidate[] => {
  const found: Candidate[] = [];
  walk(source, (node) => {
    const read = READERS[node.kind];
    if (read) found.push(...read(node));
    if (ts.isTemplateExpression(node) || isText(node)) found.push(...inSql(node, tables));
  });
  return found;
};

const STATUS = /^(?:\w+\.)?(\w*?)_?status$/i;

const isStatus = (name: string | undefined): boolean => name !== undefined && STATUS.test(name);

/** Which status of the same row it is, not whose: `from_status`, `publicStatus`. */
const ADJECTIVES = new Set(['', 'from', 'to', 'public', 'previous', 'current', 'internal', 'stored', 'old', 'new']);

/** `claim` of `claimStatus` and of `claim_status`; undefined where the name is `status` alone. */
const ownerIn = (name: string | undefined): string | undefined => {
  const owner = STATUS.exec(name ?? '')?.[1] ?? '';
  return ADJECTIVES.has(owner.toLowerCase()) ? undefined : owner;
};

const textOf = (node: ts.Expression): string | undefined => {
  const inner = unwrapped(node);
  return isText(inner) ? inner.text : undefined;
};

const EQUALITY: readonly ts.SyntaxKind[] = [
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
];

/** `payment.status === 'OPEN'`. */
const inComparison = (node: ts.Node): Candidate[] => {
  if (!ts.isBinaryExpression(node) || !EQUALITY.includes(node.operatorToken.kind)) return [];
  const value = textOf(node.right);
  if (value === undefined || !isStatus(lastName(node.left))) return [];
  return [{ at: node.right, values: [value], object: aggregateOf(node.left), owner: ownerIn(lastName(node.left)) }];
};

/** `switch (payment.status) { case 'OPEN': … }`. */
const inSwitch = (node: ts.Node): Candidate[] => {
  if (!ts.isSwitchStatement(node) || !isStatus(lastName(node.expression))) return [];
  const values = node.caseBlock.clauses.flatMap((clause) =>
    ts.isCaseClause(clause) ? (textOf(clause.expression) ?? []) : [],
  );
  const { expression } = node;
  return values.length === 0
    ? []
    : [{ at: node, values, object: aggregateOf(expression), owner: ownerIn(lastName(expression)) }];
};

/** `['OPEN', 'LOCKED'].includes(claim.status)`, `new Set(['OPEN', 'LOCKED'])`, `whereIn('status', ['OPEN'])`. */
const inList = (node: ts.Node): Candidate[] => {
  if (!ts.isArrayLiteralExpression(node)) return [];
  const values = node.elements.flatMap((element) => textOf(element) ?? []);
  if (values.length === 0 || values.length < node.elements.length) return [];
  const call = callOf(node);
  const about = call && calledName(call) === 'includes' ? call.arguments[0] : undefined;
  const isQuery = call !== undefined && queriesStatus(call);
  if (about ? !isStatus(lastName(about)) : values.length < 2 && !isQuery) return [];
  const object = about && aggregateOf(about);
  return [
    { at: node, values, object, owner: about && ownerIn(lastName(about)), around: isQuery ? chainText(call) : '' },
  ];
};

/** The call that an array is an argument of, or whose method it has. */
const callOf = (node: ts.Node): ts.CallExpression | undefined => {
  const { parent } = node;
  if (ts.isCallExpression(parent)) return parent;
  return ts.isPropertyAccessExpression(parent) && ts.isCallExpression(parent.parent) ? parent.parent : undefined;
};

const queriesStatus = (call: ts.CallExpression): boolean =>
  call.arguments.some((argument) => isText(argument) && isStatus(argument.text));

/** `where('status', 'OPEN')`, `where('status', '<>', 'OPEN')`. */
const inQuery = (node: ts.Node): Candidate[] => {
  if (!ts.isCallExpression(node) || !queriesStatus(node)) return [];
  const values = node.arguments
    .flatMap((argument) => textOf(argument) ?? [])
    .filter((text) => /^[A-Z][A-Z0-9_]*$/.test(text));
  return values.length === 1 ? [{ at: node.arguments[0] ?? node, values, around: chainText(node) }] : [];
};

const WRITES = /^(?:insert|update|set|adjust|open|openChild|enqueue|audit|notify|fail|refuse)$/;

/** `where({ status: 'OPEN' })`: a question, as long as nothing is written by it. */
const inProperty = (node: ts.Node): Candidate[] => {
  if (!ts.isPropertyAssignment(node) || !isStatus(memberName(node.name))) return [];
  const value = textOf(node.initializer);
  const call = ts.isCallExpression(node.parent.parent) ? node.parent.parent : undefined;
  if (value === undefined || call === undefined || WRITES.test(calledName(call))) return [];
  return [{ at: node, values: [value], owner: ownerIn(memberName(node.name)), around: chainText(call) }];
};

/** `{ OPEN: …, LOCKED: … }`: a map by status. */
const inMap = (node: ts.Node): Candidate[] => {
  if (!ts.isObjectLiteralExpression(node)) return [];
  const values = isChecked(node) ? [] : node.properties.map((property) => memberName(property.name));
  return values.length > 1 && values.every((value) => value !== undefined) ? [{ at: node, values }] : [];
};

/** A map over a whole union, and facts by state, are complete or do not compile: nobody has to look for them. */
const isChecked = ({ parent }: ts.ObjectLiteralExpression): boolean => {
  const type = ts.isVariableDeclaration(parent) ? (parent.type?.getText() ?? '') : '';
  return /^(?:Readonly<)?(?:Record<(?!string)|FactsOf<)/.test(type);
};

/** `status: 'OPEN' | 'LOCKED'`. */
const inType = (node: ts.Node): Candidate[] => {
  const types = ts.isUnionTypeNode(node) ? node.types : ts.isLiteralTypeNode(node) ? [node] : [];
  const member = ts.isPropertySignature(node.parent) ? memberName(node.parent.name) : undefined;
  const values = types.flatMap((type) =>
    ts.isLiteralTypeNode(type) && isText(type.literal) ? [type.literal.text] : [],
  );
  const isAbout = isStatus(member) ? values.length > 0 : member === undefined && values.length > 1;
  return isAbout ? [{ at: node, values, owner: ownerIn(member) }] : [];
};

const READERS: Readonly<Partial<Record<ts.SyntaxKind, (node: ts.Node) => Candidate[]>>> = {
  [ts.SyntaxKind.BinaryExpression]: inComparison,
  [ts.SyntaxKind.SwitchStatement]: inSwitch,
  [ts.SyntaxKind.ArrayLiteralExpression]: inList,
  [ts.SyntaxKind.CallExpression]: inQuery,
  [ts.SyntaxKind.PropertyAssignment]: inProperty,
  [ts.SyntaxKind.ObjectLiteralExpression]: inMap,
  [ts.SyntaxKind.UnionType]: inType,
  [ts.SyntaxKind.LiteralType]: inType,
};

/** All of `sql('claims').select('id').where({ … })`, whichever call of the chain is given. */
const chainText = (call: ts.CallExpression): string => {
  let outer: ts.Node = call;
  while (ts.isPropertyAccessExpression(outer.parent) || ts.isCallExpression(outer.parent)) {
    if (ts.isCallExpression(outer.parent) && outer.parent.expression !== outer) break;
    outer = outer.parent;
  }
  return outer.getText();
};

/** `p.status IN ('OPEN', 'LOCKED')` and `CASE p.status WHEN 'OPEN' THEN …` in a text of SQL, value by value. */
const inSql = (node: ts.StringLiteralLike | ts.TemplateExpression, tables: ReadonlySet<string>): Candidate[] => {
  const text = node.getText();
  if (/^[`"]\(?(?:'[A-Z_]+'(?:, )?){2,}\)?[`"]$/.test(text)) return [{ at: node, values: quoted(text) }];
  return [...text.matchAll(/'([A-Z][A-Z0-9_]*)'/g)].flatMap((match): Candidate[] => {
    const { column, alias } = columnBefore(text.slice(0, match.index));
    if (column === undefined || !/status$|^(?:from|to)_public$/i.test(column)) return [];
    const table = alias === undefined ? undefined : tableOfAlias(alias, text);
    const around = table !== undefined && tables.has(table) ? table : text;
    return [{ at: node.getStart() + match.index, values: [match[1] ?? ''], owner: ownerIn(column), around }];
  });
};

const quoted = (text: string): string[] => [...text.matchAll(/'([^']*)'/g)].map(([, value = '']) => value);

/** The column that the next quoted value is compared with. */
const columnBefore = (sql: string): { readonly alias?: string | undefined; readonly column?: string | undefined } => {
  const [, caseAlias, caseColumn] = /\bCASE\s+(?:(\w+)\.)?(\w+)\s+WHEN\b(?:(?!\bEND\b)[^;])*$/i.exec(sql) ?? [];
  if (caseColumn !== undefined && /\bWHEN\s*$/i.test(sql)) return { alias: caseAlias, column: caseColumn };
  const compared = /(?:(\w+)\.)?(\w+)\s*(?:=|<>|!=)\s*$|(?:(\w+)\.)?(\w+)\s+(?:NOT\s+)?IN\s*\([\s\w',]*$/i.exec(sql);
  return { alias: compared?.[1] ?? compared?.[3], column: compared?.[2] ?? compared?.[4] };
};

const tableOfAlias = (alias: string, sql: string): string | undefined =>
  new RegExp(`\\b(?:FROM|JOIN|UPDATE|INTO)\\s+(\\w+)\\s+(?:AS\\s+)?${alias}\\b`, 'i').exec(sql)?.[1] ??
  (new RegExp(`\\b(?:FROM|JOIN|UPDATE)\\s+${alias}\\b`, 'i').test(sql) ? alias : undefined);
