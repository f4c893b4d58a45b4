import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Emitter, Target } from '../emit/emitter.ts';
import type { LintRule } from '../lint/rule.ts';
import type { Diagnostics } from '../model/diagnostics.ts';
import { listFiles } from './files.ts';

const RULES = 'codegen/rules';
const EMITTERS = 'codegen/emitters';

/** The files of a service's own rules and emitters, whose contents decide what is generated. */
export const pluginFiles = (root: string): string[] => [
  ...listFiles(root, RULES, '.ts'),
  ...listFiles(root, EMITTERS, '.ts'),
];

/** What `codegen/rules/*.ts` export as `rule`. A rule that fails is reported with its file. */
export const loadRules = async (root: string, diagnostics: Diagnostics): Promise<LintRule[]> => {
  const rules = await load(root, RULES, diagnostics, ruleOf);
  return rules.map(([file, rule]) => ({
    ...rule,
    check: (linted, report) => {
      try {
        rule.check(linted, report);
      } catch (error) {
        refuse(diagnostics, file, `the rule ${rule.name} has failed: ${wordsOf(error)}`);
      }
    },
  }));
};

/** What `codegen/emitters/*.ts` export as `emit`. Only `generated/` is written, and one that fails is reported. */
export const loadEmitters = async (root: string, diagnostics: Diagnostics): Promise<Emitter[]> => {
  const emitters = await load(root, EMITTERS, diagnostics, emitterOf);
  return emitters.map(([file, emit]) => (model) => {
    try {
      const source = readFileSync(join(root, file), 'utf8');
      return emit(model).flatMap((target) => checked(target, { file, source, diagnostics }));
    } catch (error) {
      refuse(diagnostics, file, `it has failed: ${wordsOf(error)}`);
      return [];
    }
  });
};

interface Plugin {
  readonly file: string;
  readonly source: string;
  readonly diagnostics: Diagnostics;
}

/** The target as the generator makes it: made anew when the plugin has changed. */
function checked(target: Target, { file, source, diagnostics }: Plugin): Target[] {
  const { path, madeFrom } = target;
  if (typeof path !== 'string' || !/^generated\/(?!(?:.*\/)?\.{0,2}(?:\/|$))./.test(path)) {
    refuse(diagnostics, file, `it writes ${String(path)}, and has to stay in generated/`);
    return [];
  }
  const text = async () => {
    try {
      return await target.text();
    } catch (error) {
      refuse(diagnostics, file, `the text of ${path} has failed: ${wordsOf(error)}`);
      return '';
    }
  };
  return [{ path, madeFrom: [source, madeFrom], text }];
}

/** Reports outputs that two emitters write: one would replace the other. */
export const reportCollisions = (root: string, paths: readonly string[], diagnostics: Diagnostics): void => {
  const twice = paths.filter((path, at) => paths.indexOf(path) !== at);
  for (const path of new Set(twice)) {
    const writer = listFiles(root, EMITTERS, '.ts').find((file) =>
      readFileSync(join(root, file), 'utf8').includes(path),
    );
    refuse(diagnostics, writer ?? EMITTERS, `it writes ${path}, which another emitter writes as well`);
  }
};

type Exports = Readonly<Record<string, unknown>>;

async function load<T>(
  root: string,
  folder: string,
  diagnostics: Diagnostics,
  take: (exports: Exports) => T | string,
): Promise<[file: string, T][]> {
  const found: [string, T][] = [];
  for (const file of listFiles(root, folder, '.ts')) {
    try {
      const taken = take((await import(pathToFileURL(join(root, file)).href)) as Exports);
      if (typeof taken === 'string') refuse(diagnostics, file, taken);
      else found.push([file, taken]);
    } catch (error) {
      refuse(diagnostics, file, `it cannot be loaded: ${wordsOf(error)}`);
    }
  }
  return found;
}

function ruleOf({ rule }: Exports): LintRule | string {
  const { name, why, check } = (rule ?? {}) as Partial<LintRule>;
  if (typeof name !== 'string' || typeof why !== 'string' || typeof check !== 'function')
    return 'it has to export `rule`, with a name, a why and a function check';
  return rule as LintRule;
}

function emitterOf({ emit }: Exports): Emitter | string {
  return typeof emit === 'function' ? (emit as Emitter) : 'it has to export a function `emit`';
}

const refuse = (diagnostics: Diagnostics, file: string, message: string): void =>
  diagnostics.report({ file, offset: 0 }, 'plugin', message);

const wordsOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
