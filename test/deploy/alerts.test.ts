import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook: string };
}

const { groups } = load(read('deploy/prometheus/alerts.yml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const runbook = read('docs/operate/runbook.md');
const sections = [...runbook.matchAll(/^## (\w+)\n\n\*\*Meaning\.\*\* .+\n\n\*\*Action\.\*\* .+$/gm)].map(
  ([, name]) => name,
);

describe('an alert', () => {
  test('has a section of the runbook, and each section has an alert', () => {
    expect(rules.length).toBeGreaterThan(15);
    expect(sections).toEqual(rules.map(({ alert }) => alert));
  });

  test.each(rules)('$alert links to its section, and states whom it pages', ({ alert, labels, annotations }) => {
    expect(annotations.runbook).toBe(`docs/operate/runbook.md#${alert.toLowerCase()}`);
    expect(annotations.summary.length).toBeGreaterThan(10);
    expect(['page', 'ticket']).toContain(labels.severity);
  });

  test('fires and stays silent in the tests of its rule', () => {
    const { tests } = load(read('deploy/prometheus/alerts.test.yml')) as {
      tests: { name: string; promql_expr_test: { expr: string; exp_samples: { value: number }[] }[] }[];
    };
    const seen = tests.map(({ name, promql_expr_test: [one] }) => [
      name,
      /alertname="(\w+)"/.exec(one?.expr ?? '')?.[1],
      one?.exp_samples[0]?.value,
    ]);
    expect(seen).toEqual(
      rules.flatMap(({ alert }) => [
        [`${alert} fires`, alert, 1],
        [`${alert} is silent`, alert, 0],
      ]),
    );
  });
});
