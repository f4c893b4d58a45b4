import { refusedCodes } from '../model/machines/refused-states.ts';
import type { LintRule } from './rule.ts';

/** D-040 gives each resource its code; these two are never read by their id. */
const RESERVED = new Set(['SWEEP_NOT_FOUND', 'PERMIT_NOT_FOUND']);

export const registryRules: readonly LintRule[] = [
  {
    name: 'used-code',
    why: 'A code that no operation answers is a promise to nobody.',
    check: ({ model }, report) => {
      const used = new Set(
        model.operations.flatMap(({ codes, fieldCodes, kernelCodes, lifecycle, bodyKey }) => [
          ...[...codes, ...fieldCodes, ...kernelCodes].map(({ code }) => code),
          ...lifecycle.flatMap(({ refused }) => refusedCodes(refused)),
          ...[bodyKey?.differs, bodyKey?.required].flatMap((code) => code ?? []),
        ]),
      );
      for (const { code, place, kernel } of model.errors) {
        if (!used.has(code) && !kernel && !RESERVED.has(code)) report(place, `${code} is answered by no operation`);
      }
    },
  },
  {
    name: 'meaning-form',
    why: 'The meaning of a code is the message of the envelope: a sentence.',
    check: ({ model }, report) => {
      for (const { code, meaning, place } of model.errors) {
        if (!/^[A-Z`].*\.$/s.test(meaning)) report(place, `the meaning of ${code} is no sentence`);
      }
    },
  },
  {
    name: 'status-used',
    why: 'A status that the registry gives a code is answered somewhere.',
    check: ({ model }, report) => {
      const answered = new Set(
        model.operations.flatMap(({ codes, kernelCodes, fieldCodes, bodyKey }) => [
          ...[...codes, ...kernelCodes].map(({ code, status }) => `${code} ${status}`),
          ...fieldCodes.map(({ code }) => `${code} 400`),
          ...[bodyKey?.differs, bodyKey?.required].map((code) => `${code} 400`),
        ]),
      );
      for (const { code, statuses, place } of model.errors) {
        if (statuses.length < 2) continue;
        const lost = statuses.filter((status) => !answered.has(`${code} ${status}`));
        if (lost.length > 0) report(place, `${code} is never answered with ${lost.join(', ')}`);
      }
    },
  },
  {
    name: 'family-events',
    why: 'A lifecycle with a family tells each change of its status: an event that the contract does not name reaches its readers as well.',
    check: ({ model }, report) => {
      const declared = new Set(model.webhooks.map(({ type }) => type));
      for (const { id, file, family, domain, leaves } of model.lifecycles) {
        if (family === undefined) continue;
        const told = leaves.filter(({ passing }) => !passing).map((leaf) => `${family}.${leaf.public.toLowerCase()}`);
        for (const type of new Set(told)) {
          if (declared.has(type)) continue;
          report({ file }, `${id} has the family '${family}', and spec/${domain}/events.yaml has no ${type}`);
        }
      }
    },
  },
];
