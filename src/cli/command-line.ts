import process from 'node:process';
import { runCommand } from './run-command.ts';

process.exitCode = await runCommand(process.argv.slice(2), {
  variables: process.env,
  print: (text) => process.stdout.write(text),
  printError: (text) => process.stderr.write(text),
});
