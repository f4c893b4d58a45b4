import type { LintRule } from '@paychart/platform/codegen';

/** `createdAt`, `reservedUntil`. */
const TIME = /(?:At|Until)$/;

export const rule: LintRule = {
  name: 'time-in-name',
  why: 'Whoever reads reservedUntil knows that it is a time, and which.',
  check: ({ model }, report) => {
    for (const { name, domain, schema } of model.schemas) {
      // What the platform brings has names of its own.
      if (domain === 'platform') continue;
      const properties = (schema.properties ?? {}) as Readonly<Record<string, { readonly format?: string }>>;
      for (const [property, { format }] of Object.entries(properties)) {
        if (format !== 'date-time' || TIME.test(property)) continue;
        report({ file: 'spec/document.yaml' }, `${name}.${property} is a time: its name has to end with At or Until`);
      }
    }
  },
};
