import { type Finding, formatFindings } from '../load/positions.ts';
import { loadSpec } from '../load/spec.ts';
import type { Place } from '../load/spec-node.ts';
import { readModel } from '../model/build.ts';
import { Diagnostics } from '../model/diagnostics.ts';
import { checkExtensions } from '../model/extensions.ts';
import { nothingKept } from '../model/kept.ts';
import { readLifecycles } from '../model/lifecycles.ts';
import { lintWithSwaggerParser } from './openapi.ts';
import { operationRules } from './operation-rules.ts';
import { proseRules } from './prose-rules.ts';
import { lintWithRedocly } from './redocly.ts';
import { registryRules } from './registry-rules.ts';
import type { LintRule } from './rule.ts';
import { schemaRules } from './schema-rules.ts';

export const lintRules: readonly LintRule[] = [...operationRules, ...schemaRules, ...registryRules, ...proseRules];

/** Everything that the rules find, as lines with file and position; empty when the contract is clean. */
export const lintContract = async (root: string): Promise<string[]> => {
  const own = await lintModel(root);
  // What the generator refuses comes first: the rules would only report its consequences.
  if (own.document === undefined) return own.lines;
  return [...own.lines, ...(await lintWithRedocly(root)), ...(await lintWithSwaggerParser(own.document))];
};

/** Our own rules alone, and the bundled document for others; without one where the generator refuses the contract. */
export const lintModel = async (root: string): Promise<{ readonly document?: object; readonly lines: string[] }> => {
  const diagnostics = new Diagnostics();
  const [spec, lifecycles] = await Promise.all([loadSpec(root, diagnostics), readLifecycles(root, diagnostics)]);
  const model = readModel(spec, lifecycles, diagnostics);
  await checkExtensions(spec, diagnostics, nothingKept);
  if (diagnostics.any) return { lines: ['the generator refuses the contract: npm run generate says why'] };
  const found = new Map<string, Finding>();
  for (const rule of lintRules) {
    rule.check({ root: spec.root, model }, ({ file, path, offset }, message) => {
      const place: Place = { file, ...(path ? { path } : {}), ...(offset === undefined ? {} : { offset }) };
      found.set(JSON.stringify([place, message, rule.name]), { place, message, rule: rule.name });
    });
  }
  return { document: model.document, lines: await formatFindings(root, [...found.values()]) };
};
