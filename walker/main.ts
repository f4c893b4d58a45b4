#!/usr/bin/env node
import { conformCommand } from './conform-command.ts';
import { walkCommand } from './walk-command.ts';

const USAGE = `Usage: paychart-model walk --url <url> --key <svc_test_...> [options]
       paychart-model conform <events.ndjson> [--url <url>]
       paychart-model conform --feed --url <url> --key <key>

walk     Walks the lifecycles of a sandbox and compares what happens with /lifecycles.json.
         --lifecycle <name>  only this one; may be repeated
         --version <date>    the version of the contract; the newest unless told
         --report <file>     writes a report as HTML
         --scenario <file>   plays this scenario instead of walking; may be repeated.
         --seed <number>     decides the order of the walks
         --budget <seconds>  begins no more walks after this time (600)
         --parallel <number> how many walks run at the same time (4)
conform  Says of a recorded feed of events, a JSON object in each line, whether each resource's history is one that
         its lifecycle allows. Without a URL it uses the lifecycles of this package.

Exits with 1 on a difference, and with 2 if it cannot work.
`;

const [command, ...rest] = process.argv.slice(2);
const commands: Readonly<Record<string, (values: readonly string[]) => Promise<number>>> = {
  walk: walkCommand,
  conform: conformCommand,
};
const run = command === undefined ? undefined : commands[command];
if (run === undefined || rest.includes('--help')) {
  process.stdout.write(USAGE);
  process.exitCode = command === undefined || run !== undefined || command === '--help' ? 0 : 2;
} else {
  process.exitCode = await run(rest).catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    return 2;
  });
}
