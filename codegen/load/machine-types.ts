import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import ts from 'typescript';

/** The types of a machine, read from its source. */
export interface MachineTypes {
  /** Context keys are columns; undefined where the source declares them in a way that is not understood. */
  readonly columns: readonly Column[] | undefined;
  /** The payload of each event, as text: `at: Date; patch: DestinationPatch`. */
  readonly events: ReadonlyMap<string, string> | undefined;
  /** The params of each action, as text. */
  readonly params: ReadonlyMap<string, string>;
}

export interface Column {
  /** The context key; the column has the same name in snake_case. */
  readonly name: string;
  /** As TypeScript says it, less `null`. */
  readonly type: string;
  readonly nullable: boolean;
}

/**
 * Reads what a running machine no longer knows, its types, from its text: no type-checker is started for it. Understood
 * are interfaces and type literals with their `extends`, aliases, unions and intersections, in the machine's file and in
 * what it imports by a relative path.
 */
export const readMachineTypes = (root: string, file: string): MachineTypes => {
  const sources = new Sources(root);
  const found = sources.setupOf(file);
  const setup = found?.node;
  const types = found && sources.membersOf(propertyOf(found.node, 'types'), found.file);
  const context = types?.get('context');
  const events = types?.get('events');
  return {
    columns: context && sources.membersOf(context.node, context.file) && columnsOf(sources, context),
    events: events && eventsOf(sources, events),
    params: paramsOf(setup && propertyOf(setup, 'actions')),
  };
};

/** A type, or a member that holds one, and the file whose names it uses. */
interface Typed {
  readonly node: ts.Node;
  readonly file: string;
  readonly optional?: boolean;
}

class Sources {
  /** Types that are being written out: one that contains itself is named there. */
  readonly open = new Set<string>();
  private readonly root: string;
  private readonly files = new Map<string, ts.SourceFile | undefined>();

  constructor(root: string) {
    this.root = root;
  }

  get(file: string): ts.SourceFile | undefined {
    if (!this.files.has(file)) {
      const path = join(this.root, file);
      const text = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
      this.files.set(
        file,
        text === undefined ? undefined : ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true),
      );
    }
    return this.files.get(file);
  }

  /** The argument of `setup(...)`, in the file or, where the machine is split up, in one that it imports by a relative path. */
  setupOf(file: string, seen = new Set<string>()): { node: ts.ObjectLiteralExpression; file: string } | undefined {
    const source = this.get(file);
    if (source === undefined || seen.has(file)) return undefined;
    seen.add(file);
    const node = findSetup(source);
    if (node) return { node, file };
    for (const imported of relativeImports(source)) {
      const found = this.setupOf(join(dirname(file), imported), seen);
      if (found) return found;
    }
    return undefined;
  }

  /** The members of an object type (or of `{ context: {} as X }`), by name; undefined where it is no such thing. */
  membersOf(node: ts.Node | undefined, file: string): Map<string, Typed> | undefined {
    if (!node) return undefined;
    if (ts.isAsExpression(node)) return this.membersOf(node.type, file);
    if (ts.isObjectLiteralExpression(node)) {
      const members = node.properties.filter(ts.isPropertyAssignment);
      return new Map(members.map((member) => [nameOf(member), { node: typeOfValue(member.initializer), file }]));
    }
    if (ts.isTypeLiteralNode(node)) return memberTypes(node.members, file);
    if (ts.isParenthesizedTypeNode(node)) return this.membersOf(node.type, file);
    if (ts.isIntersectionTypeNode(node)) return this.joined(node.types, file);
    if (ts.isInterfaceDeclaration(node)) {
      const bases = (node.heritageClauses ?? []).flatMap(({ types }) => [...types]);
      const inherited = this.joined(bases, file);
      return inherited && new Map([...inherited, ...memberTypes(node.members, file)]);
    }
    const named = this.declarationOf(node, file);
    return named && this.membersOf(named.node, named.file);
  }

  /** The alternatives of a union, those of aliases in it included. */
  alternativesOf({ node, file }: Typed): Typed[] {
    if (ts.isUnionTypeNode(node)) return node.types.flatMap((type) => this.alternativesOf({ node: type, file }));
    if (ts.isParenthesizedTypeNode(node)) return this.alternativesOf({ node: node.type, file });
    const named = this.declarationOf(node, file);
    return named && !ts.isInterfaceDeclaration(named.node) ? this.alternativesOf(named) : [{ node, file }];
  }

  private joined(nodes: readonly ts.Node[], file: string): Map<string, Typed> | undefined {
    const parts = nodes.map((node) => this.membersOf(node, file));
    return parts.every((part) => part !== undefined) ? new Map(parts.flatMap((part) => [...part])) : undefined;
  }

  /** Returns the type that a name refers to, in its file or behind a relative import. */
  private declarationOf(node: ts.Node, file: string): Typed | undefined {
    const name = ts.isTypeReferenceNode(node)
      ? node.typeName
      : ts.isExpressionWithTypeArguments(node)
        ? node.expression
        : undefined;
    return name && ts.isIdentifier(name) ? this.find(name.text, file) : undefined;
  }

  private find(name: string, file: string): Typed | undefined {
    for (const statement of this.get(file)?.statements ?? []) {
      if (ts.isInterfaceDeclaration(statement) && statement.name.text === name) return { node: statement, file };
      if (ts.isTypeAliasDeclaration(statement) && statement.name.text === name) return { node: statement.type, file };
      if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
      const bindings = statement.importClause?.namedBindings;
      const imported =
        bindings && ts.isNamedImports(bindings) && bindings.elements.find((one) => one.name.text === name);
      if (!imported || !statement.moduleSpecifier.text.startsWith('.')) continue;
      return this.find(
        (imported.propertyName ?? imported.name).text,
        join(dirname(file), statement.moduleSpecifier.text),
      );
    }
    return undefined;
  }
}

const memberTypes = (members: ts.NodeArray<ts.TypeElement>, file: string): Map<string, Typed> =>
  new Map(
    members.flatMap((member): [string, Typed][] =>
      ts.isPropertySignature(member) && member.type
        ? [[nameOf(member), { node: member.type, file, optional: member.questionToken !== undefined }]]
        : [],
    ),
  );

const columnsOf = (sources: Sources, context: Typed): Column[] =>
  [...(sources.membersOf(context.node, context.file) ?? [])].map(([name, member]) => {
    const parts = sources.alternativesOf(member);
    return {
      name,
      type: parts
        .filter((part) => !isNull(part.node))
        .map((part) => textOf(sources, part))
        .join(' | '),
      nullable: parts.some((part) => isNull(part.node)) || member.optional === true,
    };
  });

const isNull = (node: ts.Node): boolean =>
  ts.isLiteralTypeNode(node) && node.literal.kind === ts.SyntaxKind.NullKeyword;

const eventsOf = (sources: Sources, events: Typed): Map<string, string> | undefined => {
  const found = new Map<string, string>();
  for (const alternative of sources.alternativesOf(events)) {
    const members = sources.membersOf(alternative.node, alternative.file);
    const type = members?.get('type');
    if (!members || !type) return undefined;
    members.delete('type');
    const payload = membersText(sources, members);
    for (const { node } of sources.alternativesOf(type)) {
      if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) found.set(node.literal.text, payload);
    }
  }
  return found;
};

const membersText = (sources: Sources, members: ReadonlyMap<string, Typed>): string =>
  [...members]
    .map(([name, member]) => `${name}${member.optional ? '?' : ''}: ${typeText(sources, member)}`)
    .sort()
    .join('; ');

const typeText = (sources: Sources, typed: Typed): string =>
  sources
    .alternativesOf(typed)
    .map((part) => textOf(sources, part))
    .join(' | ');

/** One alternative with the machine's own names written out: a change behind a name is a change. */
const textOf = (sources: Sources, { node, file }: Typed): string => {
  if (ts.isTypeOperatorNode(node)) return textOf(sources, { node: node.type, file });
  if (ts.isArrayTypeNode(node)) {
    const element = typeText(sources, { node: node.elementType, file });
    return element.includes(' | ') ? `(${element})[]` : `${element}[]`;
  }
  const name = squeezed(node);
  const members = sources.open.has(name) ? undefined : sources.membersOf(node, file);
  if (!members) return name;
  sources.open.add(name);
  const text = `{ ${membersText(sources, members)} }`;
  sources.open.delete(name);
  return text;
};

const squeezed = (node: ts.Node): string => node.getText().replace(/\s+/g, ' ');

/** `lockFunds: (_, _params: { amount: bigint }) => {}`: what the second parameter is. */
const paramsOf = (actions: ts.Node | undefined): Map<string, string> => {
  const found = new Map<string, string>();
  if (!actions || !ts.isObjectLiteralExpression(actions)) return found;
  for (const property of actions.properties) {
    if (!ts.isPropertyAssignment(property) || !ts.isArrowFunction(property.initializer)) continue;
    const type = property.initializer.parameters[1]?.type;
    found.set(nameOf(property), type ? squeezed(type) : '');
  }
  return found;
};

const relativeImports = (source: ts.SourceFile): string[] =>
  source.statements.flatMap((statement) =>
    ts.isImportDeclaration(statement) &&
    ts.isStringLiteral(statement.moduleSpecifier) &&
    statement.moduleSpecifier.text.startsWith('.')
      ? [statement.moduleSpecifier.text]
      : [],
  );

const findSetup = (node: ts.Node): ts.ObjectLiteralExpression | undefined => {
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'setup') {
    const [argument] = node.arguments;
    return argument && ts.isObjectLiteralExpression(argument) ? argument : undefined;
  }
  return ts.forEachChild(node, findSetup);
};

const propertyOf = (object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined =>
  object.properties.filter(ts.isPropertyAssignment).find((property) => nameOf(property) === name)?.initializer;

const typeOfValue = (value: ts.Expression): ts.Node => (ts.isAsExpression(value) ? value.type : value);

const nameOf = (member: ts.PropertyAssignment | ts.PropertySignature): string =>
  ts.isComputedPropertyName(member.name) ? '' : member.name.text;
