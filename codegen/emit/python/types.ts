import type { SdkModel } from '../../model/sdk/calls.ts';
import type { Field, NamedShape, Shape } from '../../model/sdk/shapes.ts';
import type { Target } from '../emitter.ts';
import { choiceText, Forms, isNamedAlias } from './forms.ts';
import { constant, moduleOf, namesOf } from './names.ts';
import { comment, docstring, generated, literal, quoted, tupleOf } from './text.ts';

type ObjectShape = Extract<NamedShape, { kind: 'object' }>;

/** The types of the contract, a module for each domain, and the package that has them all. */
export function emitTypes(model: SdkModel, key: string): Target[] {
  const domains = [...Map.groupBy(model.types, ({ domain }) => domain)].sort(([a], [b]) => (a < b ? -1 : 1));
  const tellers = tellersOf(model);
  return [
    ...domains.map(([domain, types]) => ({
      path: `types/${moduleOf(domain)}.py`,
      madeFrom: [domain, key],
      text: () => domainModule(domain, types, model, tellers),
    })),
    { path: 'types/__init__.py', madeFrom: key, text: () => typesPackage(domains) },
  ];
}

/** The fields by which unions tell their branches apart. */
function tellersOf({ types }: SdkModel): ReadonlySet<string> {
  return new Set(
    types.flatMap((type) =>
      type.kind === 'union' && 'by' in type.tell
        ? type.branches.map((branch) => `${branch}.${'by' in type.tell ? type.tell.by : ''}`)
        : [],
    ),
  );
}

function domainModule(
  domain: string,
  types: readonly NamedShape[],
  model: SdkModel,
  tellers: ReadonlySet<string>,
): string {
  const forms = new Forms(model);
  const shapes: string[] = [];
  const printed = types
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((type) => {
      if (type.kind === 'object') return [classOf(type, domain, forms, model, tellers)];
      if (type.kind === 'union') {
        shapes.push(`    ${quoted(type.name)}: ${oneOf(type, forms)},`);
        return [unionOf(type, domain, forms)];
      }
      if (!isNamedAlias(type)) return [];
      shapes.push(`    ${quoted(type.name)}: ${aliasShape(type.of, type.name)},`);
      return [aliasOf(type, domain, forms)];
    });
  const others = [...forms.used].filter((other) => other !== domain).sort();
  return generated(`Types of the contract: ${domain}.`, [
    'from dataclasses import dataclass, field',
    'from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence',
    '',
    'from .._runtime.values import UNSET, Choice, Model, OneOf, Unknown, Unset',
    '',
    'if TYPE_CHECKING:',
    '    from datetime import datetime',
    '    from decimal import Decimal',
    '',
    '    from typing_extensions import TypeAlias',
    '',
    '    from .._runtime.values import Amount',
    ...others.map((other) => `    from . import ${moduleOf(other)} as _${moduleOf(other)}`),
    '',
    ...printed,
    '',
    'SHAPES_: Mapping[str, Any] = {',
    ...shapes,
    '}',
  ]);
}

function classOf(
  type: ObjectShape,
  domain: string,
  forms: Forms,
  model: SdkModel,
  tellers: ReadonlySet<string>,
): string {
  const names = namesOf(
    type.name,
    type.fields.map(({ name }) => name),
  );
  const isInput = model.inputs.has(type.name);
  const isEventData = model.types.some(
    (other) =>
      other.kind === 'union' &&
      other.other !== undefined &&
      other.branches.some((branch) => type.name === `${branch}Data`),
  );
  const nameOf = ({ name }: Field): string => names.get(name) ?? name;
  const declared = type.fields.map((field) => {
    const isTeller = tellers.has(`${type.name}.${field.name}`);
    const isOther = model.event !== undefined && type.name === `Unknown${model.event}` && field.name === 'type';
    const annotation = isOther ? 'Unknown' : forms.annotation(field.shape, { domain, isInput }, isTeller);
    const line = `    ${nameOf(field)}: ${annotation}${defaultOf(field, forms)}`;
    return field.description === '' ? line : `${comment(field.description, '    ')}\n${line}`;
  });
  const rows = type.fields.map((field) => {
    const own = forms.fieldForm(field);
    const form = isEventData && field.name === 'object' && own.startsWith('@') ? `~${own}` : own;
    const isOther = type.name === `Unknown${model.event}` && field.name === 'type';
    const flags = [field.required, field.secret].map((flag) => (flag ? 'True' : 'False'));
    return `        (${quoted(nameOf(field))}, ${quoted(field.name)}, ${flags.join(', ')}, ${quoted(isOther ? '=' : form)}),`;
  });
  return [
    '',
    '@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)',
    `class ${type.name}(Model):`,
    docstring(type.description || `${type.name}.`, '    '),
    '',
    ...declared,
    ...(type.isOpen
      ? [
          '    #: Fields that the contract does not name.',
          '    additional: Mapping[str, Any] = field(default_factory=dict)',
        ]
      : []),
    '',
    `    _fields_ = (`,
    ...rows,
    '    )',
    ...(type.isOpen ? ['    _open_ = True'] : []),
    '',
  ].join('\n');
}

/** What may be absent is None by default; UNSET, where null says something else. */
function defaultOf({ shape, required }: Field, forms: Forms): string {
  if (required) return '';
  return forms.isNullable(shape) ? ' | Unset = UNSET' : ' | None = None';
}

function aliasOf(
  { name, of, description }: Extract<NamedShape, { kind: 'alias' }>,
  domain: string,
  forms: Forms,
): string {
  const shape = of.kind === 'nullable' ? of.of : of;
  const lines = [''];
  if (shape.kind === 'choice') lines.push(`${constant(name)}_VALUES = ${tupleOf(shape.values.map(literal))}`);
  const isNullable = of.kind === 'nullable' ? ' | None' : '';
  const type =
    shape.kind === 'choice' ? choiceText(shape.values, false) : forms.annotation(shape, { domain, isInput: false });
  if (description !== '') lines.push(comment(description, ''));
  lines.push(`${name}: TypeAlias = ${quoted(`${type}${isNullable}`.replaceAll('"', "'"))}`);
  return lines.join('\n');
}

const aliasShape = (of: Shape, name: string): string => {
  const shape = of.kind === 'nullable' ? of.of : of;
  return shape.kind === 'choice' ? `Choice(*${constant(name)}_VALUES)` : '""';
};

function unionOf(type: Extract<NamedShape, { kind: 'union' }>, domain: string, forms: Forms): string {
  const branches = [...type.branches, ...(type.other === undefined ? [] : [type.other])];
  const of = branches.map((name) => forms.annotation({ kind: 'named', name }, { domain, isInput: false }));
  const lines = type.description === '' ? [] : [comment(type.description, '')];
  return ['', ...lines, `${type.name}: TypeAlias = ${quoted(of.join(' | '))}`].join('\n');
}

function oneOf({ tell, other }: Extract<NamedShape, { kind: 'union' }>, forms: Forms): string {
  const table = 'by' in tell ? tell.values : tell.keys;
  const of = Object.fromEntries(
    Object.entries(table).map(([value, name]) => [value, forms.form({ kind: 'named', name })]),
  );
  const by = 'by' in tell ? quoted(tell.by) : 'None';
  const rest = other === undefined ? '' : `, ${quoted(forms.form({ kind: 'named', name: other }))}`;
  return `OneOf(${by}, ${literal(of)}${rest})`;
}

/** Every type by its name, from a module that is loaded when the first of its types is asked for. */
function typesPackage(domains: readonly (readonly [string, readonly NamedShape[]])[]): string {
  const exported = domains.map(([domain, types]) => {
    const names = types.flatMap((type) => {
      if (type.kind !== 'alias') return [type.name];
      const shape = type.of.kind === 'nullable' ? type.of.of : type.of;
      return isNamedAlias(type)
        ? [type.name, ...(shape.kind === 'choice' ? [`${constant(type.name)}_VALUES`] : [])]
        : [];
    });
    return [moduleOf(domain), names.toSorted()] as const;
  });
  return lazyPackage('The types of the contract. Each is loaded when it is first used.', exported);
}

/** A module whose names come from others when they are first used (PEP 562). */
export function lazyPackage(
  about: string,
  exported: readonly (readonly [module: string, names: readonly string[]])[],
  prefix = '.',
): string {
  const used = exported.filter(([, names]) => names.length > 0);
  return generated(about, [
    'from typing import TYPE_CHECKING',
    '',
    'if TYPE_CHECKING:',
    ...used.flatMap(([module, names]) => [
      `    from ${prefix}${module} import (`,
      ...names.map((name) => `        ${name} as ${name},`),
      '    )',
    ]),
    'else:',
    '    _MODULES = {',
    ...used.map(([module, names]) => `        ${quoted(`${prefix}${module}`)}: ${quoted(names.join(' '))},`),
    '    }',
    '    _WHERE = {name: module for module, names in _MODULES.items() for name in names.split()}',
    '',
    '    def __getattr__(name):',
    '        module = _WHERE.get(name)',
    '        if module is None:',
    '            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")',
    '        from importlib import import_module',
    '',
    '        value = getattr(import_module(module, __package__), name)',
    '        globals()[name] = value',
    '        return value',
    '',
    '    def __dir__():',
    '        return sorted({*globals(), *_WHERE})',
  ]);
}
