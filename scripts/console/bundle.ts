import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

interface Bundle {
  /** Where the program begins. */
  readonly entry: string;
  /** The committed file, which the service serves. */
  readonly file: string;
}

const path = (name: string): string => fileURLToPath(new URL(`../../${name}`, import.meta.url));

/** The programs of the console, each one file with all that it needs. The signer is loaded only by whoever signs. */
export const CONSOLE_BUNDLES: readonly Bundle[] = [
  { entry: path('src/console/app/main.tsx'), file: path('generated/console/app.js') },
  { entry: path('src/console/app/signing/signer.ts'), file: path('generated/console/signer.js') },
];

export async function bundled({ entry }: Bundle): Promise<string> {
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    transform: { jsx: { runtime: 'automatic', importSource: 'preact' }, target: 'es2022' },
    tsconfig: false,
    logLevel: 'warn',
  });
  try {
    const { output } = await bundle.generate({ format: 'es', minify: true });
    const [chunk, ...more] = output;
    if (more.length > 0)
      throw new Error(`${entry} is one file, not ${output.map(({ fileName }) => fileName).join(', ')}`);
    return chunk.code;
  } finally {
    await bundle.close();
  }
}
