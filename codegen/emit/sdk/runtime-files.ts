import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('./runtime/', import.meta.url);

/** The SDK's hand-written half, as it goes into the package. */
export function runtimeFiles(): [path: string, content: string][] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  return names.sort().map((name) => {
    const source = readFileSync(new URL(name, folder), 'utf8');
    const origin = `// Written by codegen from codegen/emit/sdk/runtime/${name}: edit that file.`;
    return [`src/${name}`, `${origin}\n\n${source}`];
  });
}
