import process from 'node:process';

/** Prints how a program is called, and ends it, if it was called with `--help` or `-h`. */
export function usage(text: string): void {
  if (!process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) return;
  process.stdout.write(`${text.trim()}\n`);
  process.exit(0);
}
