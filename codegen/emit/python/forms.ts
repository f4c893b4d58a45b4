import type { SdkModel } from '../../model/sdk/calls.ts';
import type { Field, NamedShape, Shape } from '../../model/sdk/shapes.ts';
import { moduleOf } from './names.ts';
import { quoted } from './text.ts';

/** Where an annotation stands: in the module of a domain, which has its own types by their plain names, or elsewhere. */
export interface Standing {
  /** The domain of the module; undefined outside of `types`. */
  readonly domain: string | undefined;
  /** True for what a request takes: sequences, and amounts as text. */
  readonly isInput: boolean;
}

/** Prints shapes, as annotations and as the forms that the runtime reads by. */
export class Forms {
  readonly #named: ReadonlyMap<string, NamedShape>;
  /** The domains that annotations have named, by the domain in which they stand. */
  readonly used = new Set<string>();

  constructor({ types }: Pick<SdkModel, 'types'>) {
    this.#named = new Map(types.map((type) => [type.name, type]));
  }

  find(name: string): NamedShape {
    const found = this.#named.get(name);
    if (found === undefined) throw new Error(`the Python SDK has no type ${name}`);
    return found;
  }

  /** Null is one of its values. */
  isNullable(shape: Shape): boolean {
    if (shape.kind === 'nullable') return true;
    if (shape.kind !== 'named') return false;
    const found = this.find(shape.name);
    return found.kind === 'alias' && this.isNullable(found.of);
  }

  /** Without its null. */
  private stripped(shape: Shape): Shape {
    if (shape.kind === 'nullable') return shape.of;
    if (shape.kind !== 'named' || !this.isNullable(shape)) return shape;
    const found = this.find(shape.name);
    return found.kind === 'alias' ? this.stripped(found.of) : shape;
  }

  /** `isClosed`: a choice whose value is known to be one of its own, because it told what this is. */
  annotation(shape: Shape, standing: Standing, isClosed = false): string {
    switch (shape.kind) {
      case 'text':
        return 'str';
      case 'integer':
        return 'int';
      case 'number':
        return 'float';
      case 'boolean':
        return 'bool';
      case 'json':
        return 'Any';
      case 'decimal':
        return standing.isInput ? 'Amount' : 'Decimal';
      case 'time':
        return 'datetime';
      case 'choice':
        return choiceText(shape.values, isClosed || standing.isInput);
      case 'nullable':
        return `${this.annotation(shape.of, standing, isClosed)} | None`;
      case 'list': {
        const item = this.annotation(shape.of, standing);
        return standing.isInput ? `Sequence[${item}]` : `tuple[${item}, ...]`;
      }
      case 'map':
        return `Mapping[str, ${this.annotation(shape.of, standing)}]`;
      case 'union':
        return [...new Set(shape.of.map((part) => this.annotation(part, standing)))].join(' | ');
      case 'named':
        return this.reference(shape.name, standing, isClosed);
    }
  }

  private reference(name: string, standing: Standing, isClosed: boolean): string {
    const found = this.find(name);
    if (found.kind === 'alias' && !isNamedAlias(found)) return this.annotation(found.of, standing, isClosed);
    if (found.domain === standing.domain) return name;
    this.used.add(found.domain);
    return `_${moduleOf(found.domain)}.${name}`;
  }

  /** What the runtime reads the value by; empty where it takes what JSON has. */
  form(shape: Shape): string {
    const inner = this.plainForm(this.stripped(shape));
    return this.isNullable(shape) ? (inner === '' ? '' : `?${inner}`) : inner;
  }

  /** The form of a field. That of one which may be absent says whether it may be null, too. */
  fieldForm({ shape, required }: Field): string {
    const form = this.form(shape);
    return form === '' && !required && this.isNullable(shape) ? '?' : form;
  }

  private plainForm(shape: Shape): string {
    switch (shape.kind) {
      case 'decimal':
        return 'd';
      case 'time':
        return 't';
      case 'choice':
        return choiceForm(shape.values);
      case 'list':
      case 'map': {
        const inner = this.form(shape.of);
        return `${shape.kind === 'list' ? '[' : '{'}${inner}`;
      }
      case 'named':
        return this.namedForm(shape.name);
      default:
        return '';
    }
  }

  private namedForm(name: string): string {
    const found = this.find(name);
    return found.kind === 'alias' && !isNamedAlias(found)
      ? this.form(found.of)
      : `@${moduleOf(found.domain)}.${found.name}`;
  }
}

type Alias = Extract<NamedShape, { kind: 'alias' }>;

/** An enum has a name of its own in Python; another name for a text has not. */
export const isNamedAlias = ({ of }: Alias): boolean =>
  of.kind === 'choice' || (of.kind === 'nullable' && of.of.kind === 'choice') || of.kind === 'union';

export const choiceText = (values: readonly (string | number | boolean)[], isClosed: boolean): string => {
  const texts = values.map((value) =>
    typeof value === 'string' ? quoted(value) : value === true ? 'True' : value === false ? 'False' : String(value),
  );
  const closed = `Literal[${texts.join(', ')}]`;
  return isClosed || values.length === 1 || values.some((value) => typeof value !== 'string')
    ? closed
    : `${closed} | Unknown`;
};

function choiceForm(values: readonly (string | number | boolean)[]): string {
  if (values.some((value) => typeof value !== 'string')) return '';
  if (values.some((value) => String(value).includes('|')))
    throw new Error(`a value of an enum holds |: ${values.join()}`);
  return `=${values.join('|')}`;
}
