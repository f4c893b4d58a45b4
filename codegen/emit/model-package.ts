import { readFileSync } from 'node:fs';
import { asObject, asString } from '../load/json.ts';
import type { Product } from '../load/product/product.ts';
import { publishedLifecycle } from '../model/machines/published-lifecycle.ts';
import type { Emitter, Target } from './emitter.ts';
import { diagramOf } from './mermaid.ts';
import { modelReadme } from './model-readme.ts';
import { walkerFiles } from './model-walker.ts';

const FOLDER = 'generated/model';
const LICENSE = new URL('../../LICENSE', import.meta.url);

/** `generated/model/`: the package `<scope>/model`, whose data the service answers as `/lifecycles.json`. */
export const emitModelPackage: Emitter = ({ lifecycles, operations, document, product, walks }) => {
  const published = lifecycles.map((lifecycle) => publishedLifecycle(lifecycle, operations, diagramOf(lifecycle)));
  const info = asObject(document.info);
  const version = asString(info.version) ?? '0.0.0';
  const file = (path: string, text: string): Target => ({
    path: `${FOLDER}/${path}`,
    madeFrom: text,
    text: () => text,
  });
  const data = { version, lifecycles: Object.fromEntries(published.map((one) => [one.id, one])) };
  return [
    {
      path: `${FOLDER}/lifecycles.json`,
      madeFrom: data,
      // One lifecycle per line, so that a diff of two releases shows which lifecycles changed.
      text: () => {
        const rows = published.map((one) => `${JSON.stringify(one.id)}: ${JSON.stringify(one)}`);
        return `{"version": ${JSON.stringify(version)}, "lifecycles": {\n${rows.join(',\n')}\n}}\n`;
      },
    },
    file('package.json', `${JSON.stringify(manifest(version, product), null, 2)}\n`),
    file('index.cjs', INDEX_CJS),
    file('index.mjs', INDEX_MJS),
    file('index.d.ts', TYPES),
    file('index.d.cts', TYPES),
    file('README.md', modelReadme(product, lifecycles)),
    file('LICENSE', readFileSync(LICENSE, 'utf8')),
    ...walkerFiles(FOLDER, product, walks.sources),
  ];
};

const manifest = (version: string, { name, packageScope, slug }: Product) => ({
  name: `${packageScope}/model`,
  version,
  description: `The lifecycles of the ${name} API as data: states, events, transitions, refusals, paths and diagrams`,
  license: 'Apache-2.0',
  type: 'module',
  sideEffects: false,
  engines: { node: '>=20' },
  files: ['index.cjs', 'index.mjs', 'index.d.ts', 'index.d.cts', 'lifecycles.json', 'walker'],
  bin: { [`${slug}-model`]: './walker/main.js' },
  main: './index.cjs',
  types: './index.d.cts',
  exports: {
    '.': {
      import: { types: './index.d.ts', default: './index.mjs' },
      require: { types: './index.d.cts', default: './index.cjs' },
    },
    './lifecycles.json': './lifecycles.json',
    './package.json': './package.json',
  },
  peerDependencies: { ajv: '^8.0.0', viem: '^2.0.0', xstate: '^5.0.0', yaml: '^2.0.0' },
  peerDependenciesMeta: {
    ajv: { optional: true },
    viem: { optional: true },
    xstate: { optional: true },
    yaml: { optional: true },
  },
  publishConfig: { access: 'public' },
});

const INDEX_CJS = `'use strict';

const { version, lifecycles } = require('./lifecycles.json');

exports.version = version;
exports.lifecycles = lifecycles;
`;

const INDEX_MJS = `import model from './index.cjs';

export const { version, lifecycles } = model;
`;

const TYPES = `/** One way in which an event comes. */
export interface Sender {
  readonly kind: 'operation' | 'provider' | 'chain' | 'operator' | 'timer' | 'service' | 'control';
  readonly operation?: string;
  /**
   * The answer of that operation where the lifecycle does not take the event: by state a code, \`unchanged\` or
   * \`depends\`.
   */
  readonly refused?: Readonly<Record<string, string>>;
}

export interface State {
  readonly name: string;
  readonly status: string;
  /** The status that events tell. */
  readonly public: string;
  readonly kind: 'resting' | 'passing' | 'terminal';
  readonly description: string;
  /**
   * The party that has to act next, and the events that it can send. \`who\` is one of the lifecycle's \`parties\`, or
   * \`operator\`, \`approval\`, \`recipient\` or \`counterparty\` for somebody whom the resource does not name.
   */
  readonly waitsFor?: { readonly who: string; readonly events: readonly string[] };
}

export interface Transition {
  readonly from: string;
  readonly event: string;
  readonly to: string;
  readonly guard?: { readonly name: string; readonly words: string };
  readonly description?: string;
}

export interface PathStep {
  readonly event: string;
  readonly from: string;
  readonly to: string;
  /** The operation or control that brings it about, or who does. */
  readonly by: string;
}

export interface Lifecycle {
  readonly id: string;
  /** Changes when the lifecycle does. */
  readonly version: string;
  readonly description: string;
  readonly parties: readonly string[];
  /** Each change of its status is an event \`<family>.<status>\`. */
  readonly family?: string;
  readonly initial: string;
  readonly states: readonly State[];
  readonly events: readonly {
    readonly name: string;
    readonly sentBy: readonly Sender[];
    /** Operations that bring it about although something else sends it, such as a control of the chain. */
    readonly causedBy?: readonly string[];
  }[];
  readonly transitions: readonly Transition[];
  /** Pairs that are refused: by these codes, or by being ignored where nobody answers. */
  readonly refused: readonly {
    readonly state: string;
    readonly event: string;
    readonly answers: readonly { readonly operation: string; readonly code: string }[];
    /** Operations that answer the resource as it is, as if they had done it. */
    readonly unchanged: readonly string[];
  }[];
  readonly deadlines: readonly { readonly state: string; readonly event: string; readonly at: string }[];
  /** Ways from the beginning that take every transition, guards aside. */
  readonly paths: readonly (readonly PathStep[])[];
  /** A state diagram. */
  readonly mermaid: string;
  /** A configuration for \`createMachine\` of XState 5, without implementations. */
  readonly xstate: object;
}

/** The version of the contract. */
export declare const version: string;
/** By name. */
export declare const lifecycles: Readonly<Record<string, Lifecycle>>;
`;
