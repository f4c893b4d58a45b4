/** Where a client has an operation: `offrampPayments.create`. */
export interface SdkName {
  readonly namespace: string;
  readonly member: string;
}

export interface Named {
  readonly id: string;
  readonly tag: string;
  /** `x-sdk-name`, where the contract chooses: `wallets.drip`. */
  readonly chosen: string | undefined;
}

/**
 * A namespace is a collection: what an operation `list…` of the same tag lists, or else the tag itself. An operation
 * belongs to the longest one whose member its id names, and is called what the id says beside it:
 * `selectOfframpPaymentRoute` is `offrampPayments.selectRoute`. One that names none keeps its id under its tag:
 * `wallets.getBalance`. `x-sdk-name` overrides both.
 */
export function sdkNames(operations: readonly Named[]): Map<string, SdkName> {
  const collections = Map.groupBy(operations, ({ tag }) => tag);
  const names = new Map(
    operations.map((operation) => {
      const { id, tag, chosen } = operation;
      const nearby = collectionsOf(tag, collections.get(tag) ?? []);
      return [id, chosen === undefined ? nameByRule(operation, nearby) : nameOfChoice(id, chosen)] as const;
    }),
  );
  refuseClashes(names);
  return names;
}

/** The longest first, so that a policy's attachments are not taken for policies. */
const collectionsOf = (tag: string, operations: readonly Named[]): string[] => {
  const listed = operations.flatMap(({ id }) => (/^list[A-Z]/.test(id) ? [id.slice('list'.length)] : []));
  return [...new Set([...listed, tag])].toSorted((a, b) => b.length - a.length);
};

function nameByRule({ id, tag }: Named, collections: readonly string[]): SdkName {
  for (const collection of collections) {
    const member = besideCollection(id, collection);
    if (member !== undefined) return { namespace: uncapitalised(collection), member };
  }
  return { namespace: uncapitalised(tag), member: id };
}

/** The meaning of an id besides the name of a collection or of its member. */
function besideCollection(id: string, collection: string): string | undefined {
  for (const noun of [collection, ...singularsOf(collection)]) {
    const [, before, after] = new RegExp(`^([a-z]\\w*?)${noun}((?:[A-Z]\\w*)?)$`).exec(id) ?? [];
    if (before !== undefined) return `${before}${after}`;
  }
  return undefined;
}

const singularsOf = (plural: string): string[] =>
  [plural.replace(/ies$/, 'y'), plural.replace(/es$/, ''), plural.replace(/s$/, '')].filter((noun) => noun !== plural);

function nameOfChoice(id: string, chosen: string): SdkName {
  const [namespace, member, ...more] = chosen.split('.');
  if (!namespace || !member || more.length > 0) throw new Error(`${id}: x-sdk-name must be namespace.method`);
  return { namespace, member };
}

/** Two operations of one name, and a namespace that has the name of an operation: a client has both beside each other. */
function refuseClashes(names: ReadonlyMap<string, SdkName>): void {
  const taken = new Map<string, string>();
  for (const [id, { namespace, member }] of names) {
    const name = `${namespace}.${member}`;
    const other = taken.get(name);
    if (other !== undefined) throw new Error(`${other} and ${id} are both ${name} in the SDK: give one an x-sdk-name`);
    if (names.has(namespace)) throw new Error(`${id}: the SDK's namespace ${namespace} has the name of an operation`);
    taken.set(name, id);
  }
}

const uncapitalised = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
