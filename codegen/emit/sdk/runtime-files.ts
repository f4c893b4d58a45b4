import { readdir, readFile } from 'node:fs/promises';

const folder = new URL('./runtime/', import.meta.url);

/** The SDK's hand-written half, as it goes into the package. */
export async function runtimeFiles(): Promise<[path: string, content: string][]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts')).sort();
  return Promise.all(
    names.map(async (name): Promise<[string, string]> => {
      const source = await readFile(new URL(name, folder), 'utf8');
      return [
        `src/${name}`,
        `// Written by codegen from codegen/emit/sdk/runtime/${name}: edit that file.\n\n${source}`,
      ];
    }),
  );
}
