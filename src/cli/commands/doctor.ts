import { Command } from 'commander';
import type { CommandContext } from '../command.ts';

export const doctorCommand = ({ variables, report }: CommandContext): Command =>
  new Command('doctor')
    .description('check the whole deployment, and print what to do about each problem')
    .option('--json', 'print one JSON document')
    .action(async () => report(await (await import('../actions/doctor.ts')).examine(variables)));
