import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Compiles the package before npm packs it: code for both module systems, and types once. `tsc` is on the path that npm
 * gives to scripts.
 */
rmSync('dist', { recursive: true, force: true });
for (const project of ['tsconfig.json', 'tsconfig.cjs.json'])
  execFileSync('tsc', ['-p', project], { stdio: 'inherit' });

// A `require` of ESM types breaks consumers, and an import of CommonJS types does not: so that one copy serves both.
writeFileSync(join('dist', 'cjs', 'package.json'), JSON.stringify({ type: 'commonjs' }));
writeFileSync(join('dist', 'esm', 'index.d.ts'), "export * from '../cjs/index.js';\n");

// What is generated reads the same compiled, so that its sources are not packed and no map leads to them.
for (const path of readdirSync('dist', { recursive: true, encoding: 'utf8' })) {
  const file = join('dist', path);
  if (/\.gen\.(?:js|d\.ts)\.map$/.test(file)) rmSync(file);
  else if (/\.gen\.(?:js|d\.ts)$/.test(file)) {
    writeFileSync(file, readFileSync(file, 'utf8').replace(/\n\/\/# sourceMappingURL=\S+\n?$/, '\n'));
  }
}
