import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/** The committed bundle, which the service serves. */
export const CONSOLE_BUNDLE: string = fileURLToPath(new URL('../../src/console/assets/app.js', import.meta.url));

const ENTRY = fileURLToPath(new URL('../../src/console/app/main.tsx', import.meta.url));

/** The browser side of the console as one file: its own sources, Preact, and the SDK. */
export async function bundleConsole(): Promise<string> {
  const bundle = await rolldown({
    input: ENTRY,
    platform: 'browser',
    transform: { jsx: { runtime: 'automatic', importSource: 'preact' }, target: 'es2022' },
    tsconfig: false,
    logLevel: 'warn',
  });
  try {
    const { output } = await bundle.generate({ format: 'es', minify: true });
    const [chunk, ...more] = output;
    if (more.length > 0)
      throw new Error(`The console is one file, not ${output.map(({ fileName }) => fileName).join(', ')}`);
    return chunk.code;
  } finally {
    await bundle.close();
  }
}
