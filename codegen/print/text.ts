/** The beginning of every generated TypeScript file. */
export const header = (sources: string): string =>
  `// Generated from ${sources} by \`npm run generate\`. Do not edit.\n`;

/** The lines joined, nested arrays flattened, `false` left out, one newline at the end. */
export const lines = (...parts: readonly (string | false | readonly (string | false)[])[]): string =>
  `${parts
    .flat()
    .filter((part) => part !== false)
    .join('\n')}\n`;

export const indent = (text: string, by = 2): string => text.replace(/^(?=.)/gm, ' '.repeat(by));

/** A string literal in single quotes. */
export const quote = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

/** A property's name, quoted only where it has to be. */
export const propertyName = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name));

/** Plain data as a TypeScript literal; short objects and arrays stay on one line. `undefined` members are left out. */
export const literal = (value: unknown, width = 100): string => {
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const isList = Array.isArray(value);
  const members = isList
    ? value.map((item) => literal(item, width - 2))
    : Object.entries(value)
        .filter(([, inner]) => inner !== undefined)
        .map(([key, inner]) => `${propertyName(key)}: ${literal(inner, width - 2)}`);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (members.length === 0) return `${open}${close}`;
  const flat = isList ? `[${members.join(', ')}]` : `{ ${members.join(', ')} }`;
  if (flat.length <= width && !flat.includes('\n')) return flat;
  return `${open}\n${members.map((member) => `${indent(member)},\n`).join('')}${close}`;
};

/** Returns the stub of something to be written, with its name: `() => notImplemented('offramp-payment lockFunds')`. */
export const notImplemented = (what: string): string => `() => notImplemented(${quote(what)})`;
