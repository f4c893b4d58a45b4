import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { reportCycles } from '../load/cycles.ts';
import { loadRules } from '../load/plugins.ts';
import { type Finding, formatFindings } from '../load/positions.ts';
import type { Profile } from '../load/product/product.ts';
import { isReadable, loadSpec } from '../load/spec.ts';
import type { Place } from '../load/spec-node.ts';
import { readModel } from '../model/build.ts';
import { noCache } from '../model/cache.ts';
import { Diagnostics } from '../model/diagnostics.ts';
import { checkExtensions } from '../model/extensions.ts';
import { readLifecycles } from '../model/machines/lifecycles.ts';
import { unknownRoutesInDocs } from './docs-rules.ts';
import { operationRules } from './operation-rules.ts';
import { hasAllFiles, onlyWarns, rulesOf } from './profiles.ts';
import { proseRules } from './prose-rules.ts';
import { lintWithRedocly } from './redocly.ts';
import { registryRules } from './registry-rules.ts';
import type { LintRule } from './rule.ts';
import { schemaRules } from './schema-rules.ts';

export const lintRules: readonly LintRule[] = [...operationRules, ...schemaRules, ...registryRules, ...proseRules];

/** Everything that the rules find, as lines with file and position; empty when the contract is clean. */
export const lintContract = async (root: string): Promise<{ readonly lines: string[]; readonly fails: boolean }> => {
  const own = await lintModel(root);
  // What the generator refuses comes first: the rules would only report its consequences.
  const lines = own.isRefused
    ? own.lines
    : [...own.lines, ...(own.hasAllFiles ? await lintWithRedocly(root, own.profile) : [])];
  return { lines, fails: lines.length > 0 && (own.isRefused || !onlyWarns(own.profile)) };
};

/** The findings, and the profile that they were judged by. */
interface Linting {
  readonly isRefused: boolean;
  readonly lines: string[];
  readonly profile: Profile;
  readonly hasAllFiles: boolean;
}

/** Our own rules alone. */
export const lintModel = async (root: string): Promise<Linting> => {
  const diagnostics = new Diagnostics();
  const [spec, lifecycles] = await Promise.all([loadSpec(root, diagnostics), readLifecycles(root, diagnostics)]);
  reportCycles(spec, diagnostics);
  const { profile } = spec.product;
  const known = { profile, hasAllFiles: hasAllFiles(spec.product) };
  const refused = {
    ...known,
    isRefused: true,
    lines: ['the generator refuses the contract: npm run generate says why'],
  };
  if (!isReadable(diagnostics)) return refused;
  const model = readModel(spec, lifecycles, diagnostics);
  await checkExtensions(spec, diagnostics, noCache);
  if (diagnostics.any) return refused;
  const own = await loadRules(root, diagnostics);
  const found = new Map<string, Finding>();
  for (const finding of unknownRoutesInDocs(root, model.operations)) found.set(JSON.stringify(finding), finding);
  for (const rule of [...rulesOf(profile, lintRules), ...own]) {
    rule.check({ root: spec.root, model }, ({ file, path, offset }, message) => {
      // What the platform brings lies in its package, and is not the service's to change.
      if (!existsSync(join(root, file))) return;
      const place: Place = { file, ...(path ? { path } : {}), ...(offset === undefined ? {} : { offset }) };
      found.set(JSON.stringify([place, message, rule.name]), { place, message, rule: rule.name });
    });
  }
  // A rule of the service's own that cannot be used has found nothing: that must not look like a clean contract.
  if (diagnostics.any) return { ...known, isRefused: true, lines: await formatFindings(root, diagnostics.list) };
  return { ...known, isRefused: false, lines: await formatFindings(root, [...found.values()]) };
};
