import { asArray, asObject, asString, isArray, isObject, type Json, type JsonObject } from './json.ts';
import { type Path, parsePointer } from './pointer.ts';

/** Where something stands: a path inside a YAML file, or an offset inside a machine's source. */
export interface Place {
  /** Relative to the project's root, with forward slashes. */
  readonly file: string;
  readonly path?: Path;
  readonly offset?: number;
  /** In place of an offset: the first place that holds it, or the top of the file. */
  readonly text?: string;
}

/** The parsed YAML files, by their path relative to the project's root. */
export type SpecFiles = ReadonlyMap<string, Json>;

/** A value of the specification that knows where it stands and follows `$ref`s from file to file. */
export class SpecNode implements Place {
  readonly files: SpecFiles;
  readonly file: string;
  readonly value: Json;
  private readonly parent: SpecNode | undefined;
  private readonly key: string | number;

  private constructor(
    files: SpecFiles,
    file: string,
    value: Json,
    parent: SpecNode | undefined = undefined,
    key: string | number = '',
  ) {
    this.files = files;
    this.file = file;
    this.value = value;
    this.parent = parent;
    this.key = key;
  }

  static root(files: SpecFiles, file: string): SpecNode {
    return new SpecNode(files, file, files.get(file) ?? {});
  }

  /** From the top of its file; put together when it is asked for, which is when something is wrong or named. */
  get path(): Path {
    return this.parent === undefined ? [] : [...this.parent.path, this.key];
  }

  /** A place is no content: what is made from a model does not depend on where its parts stand. */
  toJSON(): undefined {
    return undefined;
  }

  /** The place as text: two nodes with one id are the same. */
  get id(): string {
    return this.parent === undefined ? `${this.file}#` : `${this.parent.id}/${this.key}`;
  }

  /** The same place with another value: what stands beside a `$ref`, without it. */
  with(value: Json): SpecNode {
    return new SpecNode(this.files, this.file, value, this.parent, this.key);
  }

  get object(): JsonObject {
    return asObject(this.value);
  }

  /** The child as it is written, a `$ref` included. */
  child(key: string | number): SpecNode | undefined {
    const value = isArray(this.value) ? this.value[Number(key)] : this.object[key];
    return value === undefined ? undefined : new SpecNode(this.files, this.file, value, this, key);
  }

  /** The child behind its `$ref`s. */
  get(key: string | number): SpecNode | undefined {
    return this.child(key)?.followed();
  }

  /** The descendant behind its `$ref`s. */
  at(...keys: readonly (string | number)[]): SpecNode | undefined {
    return keys.reduce<SpecNode | undefined>((node, key) => node?.get(key), this);
  }

  string(key: string): string | undefined {
    return asString(this.get(key)?.value);
  }

  /** Children behind their `$ref`s, in the order of the file. */
  entries(): [string, SpecNode][] {
    return Object.keys(this.object).flatMap((key) => {
      const node = this.get(key);
      return node ? [[key, node] as [string, SpecNode]] : [];
    });
  }

  items(): SpecNode[] {
    return asArray(this.value).flatMap((_item, index) => this.get(index) ?? []);
  }

  /** The node at the end of the chain of `$ref`s; undefined where one does not resolve (reported by load/refs.ts). */
  followed(): SpecNode | undefined {
    const target = this.target();
    if (target === undefined) return isObject(this.value) && '$ref' in this.value ? undefined : this;
    return target.followed();
  }

  /** The node that this node's own `$ref` names. */
  target(): SpecNode | undefined {
    const ref = asString(this.object.$ref);
    if (ref === undefined) return undefined;
    const [file, pointer] = splitRef(this.file, ref);
    const document = this.files.get(file);
    if (document === undefined) return undefined;
    return parsePointer(pointer).reduce<SpecNode | undefined>(
      (node, key) => node?.child(key),
      new SpecNode(this.files, file, document),
    );
  }
}

/** `'../components.yaml#/x'` seen from `spec/offramp/paths.yaml` is `['spec/components.yaml', '/x']`. */
export const splitRef = (from: string, ref: string): readonly [file: string, pointer: string] => {
  const [relative = '', pointer = ''] = ref.split('#', 2);
  return [relative === '' ? from : fileOf(from, relative), pointer];
};

const files = new Map<string, string>();

/** Thousands of references name a few dozen files; taking a URL apart for each was a tenth of reading the model. */
const fileOf = (from: string, relative: string): string => {
  const key = `${from}\n${relative}`;
  const known = files.get(key);
  if (known !== undefined) return known;
  const file = decodeURIComponent(new URL(relative, `file:///${from}`).pathname.slice(1));
  files.set(key, file);
  return file;
};
