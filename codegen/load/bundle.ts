import { asString, isArray, isObject, type Json, type JsonObject } from './json.ts';
import type { SpecNode } from './spec-node.ts';

/**
 * Turns the files of the specification into one document. A reference to something that the root names becomes
 * `#/components/<kind>/<name>`, so that names survive (swagger-parser's own bundle points at whatever place it met
 * first); everything else is put in place of its `$ref`.
 */
export class Bundler {
  private readonly root: SpecNode;
  /** Completes an object on its way into the bundle: the enum of an `x-states`. */
  private readonly complete: (object: JsonObject) => JsonObject;
  /** A schema that contains itself cannot be inlined. */
  private readonly reportCircle: (node: SpecNode) => void;
  private readonly names: ReadonlyMap<string, string>;
  private readonly open = new Set<string>();
  private readonly plain = new Map<Json, boolean>();

  constructor(
    root: SpecNode,
    complete: (object: JsonObject) => JsonObject,
    reportCircle: (node: SpecNode) => void = () => {},
  ) {
    this.root = root;
    this.complete = complete;
    this.reportCircle = reportCircle;
    this.names = namesOf(root);
  }

  document(): JsonObject {
    const components = this.root.child('components');
    return {
      ...this.children(this.root, (key) => key !== 'components'),
      components: mapKeys(components, (section) => mapKeys(section, (entry) => this.inlined(entry))),
    };
  }

  /** One node as it stands in the bundle. */
  value(node: SpecNode): Json {
    if (this.isPlain(node.value)) return node.value;
    if (isArray(node.value)) return node.value.map((item, index) => this.childValue(node, index) ?? item);
    if (!isObject(node.value)) return node.value;
    return asString(node.object.$ref) === undefined ? this.children(node) : this.reference(node);
  }

  /**
   * Tells whether a value is the same in the bundle as in its file: it has no references, and nothing has to be
   * completed.
   */
  private isPlain(value: Json): boolean {
    if (typeof value !== 'object' || value === null) return true;
    const known = this.plain.get(value);
    if (known !== undefined) return known;
    const isPlain =
      (isArray(value) || (value.$ref === undefined && this.complete(value) === value)) &&
      Object.values(value).every((inner) => this.isPlain(inner));
    this.plain.set(value, isPlain);
    return isPlain;
  }

  private childValue(node: SpecNode, key: string | number): Json | undefined {
    const child = node.child(key);
    return child && this.value(child);
  }

  private children(node: SpecNode, wanted: (key: string) => boolean = () => true): JsonObject {
    const keys = Object.keys(node.object).filter(wanted);
    return this.complete(Object.fromEntries(keys.map((key) => [key, this.childValue(node, key) ?? null])));
  }

  private reference(node: SpecNode): Json {
    const target = node.target();
    if (!target) return node.value;
    // Siblings of a $ref (a description of its own) are legal in 3.1 and stay.
    const siblings = this.children(node, (key) => key !== '$ref');
    const name = this.names.get(target.id) ?? this.names.get((target.followed() ?? target).id);
    if (name !== undefined) return { ...siblings, $ref: name };
    const inlined = this.inlined(node);
    return isObject(inlined) ? { ...inlined, ...siblings } : inlined;
  }

  private inlined(node: SpecNode): Json {
    const target = node.followed();
    if (!target) return node.value;
    const key = target.id;
    if (this.open.has(key)) {
      this.reportCircle(target);
      return {};
    }
    this.open.add(key);
    const value = isObject(target.value) ? this.children(target) : this.value(target);
    this.open.delete(key);
    return value;
  }
}

/** From the place of everything that the root names, directly or by `$ref`, to its name in the bundle. */
const namesOf = (root: SpecNode): Map<string, string> => {
  const names = new Map<string, string>();
  const components = root.child('components');
  for (const kind of Object.keys(components?.object ?? {})) {
    const section = components?.child(kind);
    for (const name of Object.keys(section?.object ?? {})) {
      const entry = section?.child(name);
      for (let node = entry; node; node = node.target()) names.set(node.id, `#/components/${kind}/${name}`);
    }
  }
  return names;
};

const mapKeys = (node: SpecNode | undefined, map: (child: SpecNode) => Json): JsonObject =>
  Object.fromEntries(
    Object.keys(node?.object ?? {}).flatMap((key) => {
      const child = node?.child(key);
      return child ? [[key, map(child)] as [string, Json]] : [];
    }),
  );
