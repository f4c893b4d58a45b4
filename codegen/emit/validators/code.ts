import type { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import type { Model } from '../../model/model.ts';
import { FORMATS, validatorsOf } from '../../model/schemas/ajv.ts';
import { header, lines, quote } from '../../print/text.ts';

const standaloneCode = standalone as unknown as (ajv: Ajv2020, exports: Readonly<Record<string, string>>) => string;

/** A unit as ajv compiles it, as a module. */
export const compiledText = (model: Model, id: string): string => {
  const { ajv, refs } = validatorsOf(model).unit(id);
  return lines(header('spec/').trimEnd(), moduleOf(standaloneCode(ajv, refs)));
};

/** ajv's output as a module. */
const moduleOf = (code: string): string => {
  const body = withoutUnusedSchemas(code.replace('"use strict";\n', ''))
    // Functions are there before the modules that import each other in a circle run; constants are not.
    .replace(/^export const (\w+) = (\w+);$/gm, (_line, name: string, own: string) => `export { ${own} as ${name} };`);
  return withPackages(withFormats(withUnits(withJoinedErrors(body))));
};

const JOINED = `function joined(all, more) {
  for (const one of more) all.push(one);
  return all;
}`;

/**
 * Behind each call of another function ajv copies all errors so far: for a list of thousands of wrong entries that takes
 * quadratic time (D-511). The called function made its list for this call, so that the errors can be added in place.
 */
const withJoinedErrors = (code: string): string => {
  const body = code.replace(/\bvErrors\.concat\((validate\d+\.errors)\)/g, 'joined(vErrors, $1)');
  return body === code ? code : lines(body.trimEnd(), '', JOINED);
};

/** ajv declares every schema as a constant, one per line, and refers to few: the text would be half as long again. */
const withoutUnusedSchemas = (code: string): string => {
  const uses = new Map<string, number>();
  for (const [name] of code.matchAll(/\bschema\d+\b/g)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const isUnused = (line: string): boolean => uses.get(/^const (schema\d+) = /.exec(line)?.[1] ?? '') === 1;
  return code
    .split('\n')
    .filter((line) => !isUnused(line))
    .join('\n');
};

/** A constant that marks a function of another unit becomes its import. */
const withUnits = (code: string): string => {
  const imports: string[] = [];
  const body = code.replace(
    /^const (validate\d+) = "import ([\w/-]+) (\w+)";\n/gm,
    (_line, own: string, unit: string, name: string) => {
      imports.push(`import { ${name} as ${own} } from ${quote(`../${unit}.js`)};`);
      return '';
    },
  );
  return [...imports, body].join('\n');
};

/** The formats are a module of the contract. */
const withFormats = (code: string): string => {
  const required = `require(${JSON.stringify(FORMATS)})`;
  if (!code.includes(required)) return code;
  return `import { formats } from '../../formats.ts';\n${code.replaceAll(required, 'formats')}`;
};

/** ajv writes `require("ajv/dist/runtime/equal").default` even in its ESM: each becomes an import. */
const withPackages = (code: string): string => {
  const modules = [...new Set([...code.matchAll(/require\("([^"]+)"\)/g)].map(([, name = '']) => name))].sort();
  const imports = modules.map((name, position) => `import module${position} from ${quote(`${name}.js`)};`);
  const body = code.replace(/require\("([^"]+)"\)/g, (_call, name: string) => `module${modules.indexOf(name)}`);
  return [...imports, body.trimEnd()].join('\n');
};
