import { type Command, CommanderError } from 'commander';
import type { Variables } from '../platform/config/environment.ts';
import { EXIT, type Outcome, Refused, toJson } from './outcome.ts';
import { program } from './program.ts';

/** Where a command runs: its environment variables, its standard output and its standard error. */
export interface Terminal {
  readonly variables: Variables;
  print(text: string): void;
  printError(text: string): void;
}

/** Runs one command to its end, and answers its exit status (D-428). Never throws. */
export async function runCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  // Understood as wanted even where commander stops before it has read the option.
  const asJson = args.includes('--json');
  let status: number = EXIT.ok;
  const report = (outcome: Outcome): void => {
    terminal.print(`${asJson ? toJson(outcome.json) : outcome.text}\n`);
    status = outcome.ok === false ? EXIT.refused : EXIT.ok;
  };
  const root = program({ variables: terminal.variables, report });
  printTo(root, { ...terminal, printError: (text) => terminal.printError(asJson ? '' : text) });
  try {
    await root.parseAsync(args, { from: 'user' });
    return status;
  } catch (error) {
    const failure = await failureOf(error);
    if (failure === undefined) return EXIT.ok;
    // With `--json` a failure is the one document on standard output, too.
    if (asJson) terminal.print(`${toJson({ error: { code: failure.code, message: failure.message } })}\n`);
    else terminal.printError(`${failure.message}\n`);
    return failure.status;
  }
}

/** Errors are printed once, by `runCommand`; help goes where it belongs. */
function printTo(command: Command, { print, printError }: Terminal): void {
  command.exitOverride().configureOutput({ outputError: () => {}, writeOut: print, writeErr: printError });
  for (const child of command.commands) printTo(child, { variables: {}, print, printError });
}

interface Failure {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

/** Undefined where nothing failed: commander ends help with an error, too. */
async function failureOf(error: unknown): Promise<Failure | undefined> {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return undefined;
    return {
      status: EXIT.usage,
      code: 'USAGE',
      message: error.message.replace(/^\(outputHelp\)$/, 'Specify a command'),
    };
  }
  if (error instanceof Refused) return { status: EXIT.refused, code: error.code, message: error.message };
  const { serviceFailure } = await import('./service-failure.ts');
  return serviceFailure(error);
}
