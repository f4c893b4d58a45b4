import type { Model } from '../../model/model.ts';
import { withLinks } from '../../model/operations/links.ts';
import { dataOf, listOf, objectOf, type Written } from '../../print/blocks.ts';
import { exportedConstant, exportedType } from '../../print/declarations.ts';
import { quote } from '../../print/text.ts';
import { printFile, type Statement } from '../../print/typescript.ts';
import { type Conversion, compile } from '../../versions/compile.ts';
import { reachOf } from '../../versions/reach.ts';
import type { Emitter } from '../emitter.ts';
import { changesOf, upgradeGuide } from './upgrade-guide.ts';

const PATH = 'generated/versions/conversions.ts';
const DIFFERENCES = 'generated/versions/differences.ts';
const GUIDE = 'generated/docs/versions.md';
const CHANGES = 'generated/docs/changes.json';

/** The versions of the contract, what is converted for the clients of each, and what they read about it. */
export const emitVersions: Emitter = (model) => {
  const { versions } = model;
  const madeFrom =
    versions.length === 0
      ? []
      : [
          model.document,
          versions.map(({ files, ...version }) => [version, files.map(({ place: _place, ...file }) => file)]),
        ];
  return [
    { path: PATH, madeFrom, text: () => printFile('spec/versions/', statementsOf(model)) },
    { path: DIFFERENCES, madeFrom, text: () => printFile('spec/versions/', differencesOf(model)) },
    ...(versions.length === 0
      ? []
      : [
          {
            path: GUIDE,
            madeFrom: [versions, model.product.headerPrefix],
            text: () => upgradeGuide(versions, model.product),
          },
          { path: CHANGES, madeFrom: [versions], text: () => `${JSON.stringify(changesOf(versions), null, 2)}\n` },
        ]),
  ];
};

const statementsOf = ({ document, operations, lifecycles, versions }: Model): Statement[] => {
  const newest = versions.length === 0 ? document : withLinks(document, operations, lifecycles);
  const { conversions } = compile(newest, versions, (_file, error) => {
    throw error;
  });
  const modules = [...new Set(conversions.flatMap(({ functions }) => functions))];
  const nameOf = (file: string): string => `functions${modules.indexOf(file) + 1}`;
  return [
    ...modules.map((file) => `import * as ${nameOf(file)} from '../../${file.replace(/\.yaml$/, '.ts')}';`),
    TYPES,
    exportedType('ApiVersion', versions.map(({ date }) => quote(date)).join(' | ') || 'string'),
    exportedConstant(
      'versions',
      'readonly VersionEntry[]',
      dataOf(versions.map(({ date, release, sunset }) => ({ date, release, sunset: sunset ?? null }))),
      'From the oldest to the newest.',
    ),
    exportedConstant(
      'verbatimFields',
      'readonly string[]',
      dataOf([...new Set(operations.flatMap(({ verbatim }) => verbatim ?? []))].sort()),
      'Members whose JSON text is returned as it was sent: a conversion leaves it as it is.',
    ),
    exportedConstant(
      'conversions',
      'readonly Conversion[]',
      listOf(conversions.map((one) => conversionOf(one, nameOf))),
      'From the newest version to the one before it, and so on backwards.',
    ),
  ];
};

const differencesOf = ({ document, operations, lifecycles, versions }: Model): Statement[] => {
  const newest = versions.length === 0 ? document : withLinks(document, operations, lifecycles);
  return [
    DIFFERENCE,
    exportedConstant(
      'differences',
      'readonly VersionDifference[]',
      dataOf(reachOf(newest, versions)),
      'From the oldest version to the newest.',
    ),
  ];
};

const DIFFERENCE = `/** What is different in a version, and whom it concerns: who calls an operation of these, or receives an event of these. */
export interface VersionDifference {
  /** The newer version. */
  readonly version: string;
  /** The name of the file in spec/versions. */
  readonly change: string;
  readonly summary: string;
  readonly upgrade: string;
  readonly operations: readonly string[];
  readonly events: readonly string[];
}`;

const conversionOf = ({ functions, ...conversion }: Conversion, nameOf: (file: string) => string): Written =>
  objectOf([
    ...Object.entries(conversion).map(([name, value]): [string, Written] => [name, dataOf(value)]),
    ['functions', `[${functions.map(nameOf).join(', ')}]`],
  ]);

const TYPES = `/** Plain data, as JSON gives it. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A property, \`*\` for each entry of a list or a map, or a condition on the object at the place. */
export type Segment = string | { readonly is: Readonly<Record<string, Json>> };
export type Path = readonly Segment[];

/** One thing that a conversion does to a value, at every place that its path leads to. */
export type Step =
  | { readonly do: 'rename'; readonly at: Path; readonly from: string; readonly to: string }
  | { readonly do: 'move'; readonly at: Path; readonly from: readonly string[]; readonly to: readonly string[] }
  | { readonly do: 'remove'; readonly at: Path; readonly field: string }
  | { readonly do: 'set'; readonly at: Path; readonly field: string; readonly value: Json }
  | { readonly do: 'values'; readonly at: Path; readonly values: Readonly<Record<string, string>> }
  | { readonly do: 'text'; readonly at: Path; readonly form: 'trim' | 'lower' | 'upper' }
  | { readonly do: 'call'; readonly at: Path; readonly call: number };

/** What is done to the requests and answers of an operation. An absent part needs nothing. */
export interface OperationConversion {
  readonly query?: readonly Step[];
  readonly request?: readonly Step[];
  readonly answer?: readonly Step[];
  /** Where answers hold events. */
  readonly events?: readonly Path[];
  /** Older codes by the newer ones. */
  readonly codes?: Readonly<Record<string, string>>;
  /** Older statuses by the newer ones. */
  readonly statuses?: Readonly<Record<string, number>>;
}

export interface EventConversion {
  readonly steps?: readonly Step[];
  /** The older name. */
  readonly name?: string;
  readonly hidden?: true;
}

/** Functions that compute what a step cannot say: of an older request, and of a newer value that is read. */
export interface Computed {
  readonly up?: (value: { readonly [key: string]: Json }) => { [key: string]: Json };
  readonly down?: (value: { readonly [key: string]: Json }) => { [key: string]: Json };
}

/** The way between a version and the one before it. */
export interface Conversion {
  /** The older version. */
  readonly to: string;
  /** The newer version. */
  readonly from: string;
  readonly operations: Readonly<Record<string, OperationConversion>>;
  readonly events: Readonly<Record<string, EventConversion>>;
  readonly functions: readonly Computed[];
}

export interface VersionEntry {
  /** \`2026-12-01\`. */
  readonly date: string;
  readonly release: string;
  /** When it ends; null of the newest. */
  readonly sunset: string | null;
}`;
