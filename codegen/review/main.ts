import { enableCompileCache } from 'node:module';
import { parseArgs } from 'node:util';
import { called } from '../called.ts';

const USAGE = `Usage: ${called('review', '<git ref>')} [--to <git ref>] [--json | --html <file>] [--fail-on breaking]

Says what differs between a git reference and the working tree (or --to), for API consumers, webhook receivers and
stored rows, and what has to follow. With --html, a page draws both versions of each changed machine. Ends with 0; with 1
when --fail-on is met; with 2 when it cannot compare.`;

/** Prints a review; gives the exit code. */
const main = async (args: string[], root: string): Promise<number> => {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(USAGE);
    return 0;
  }
  const options = readArguments(args);
  if (!options) {
    console.error(USAGE);
    return 2;
  }
  enableCompileCache('node_modules/.cache/codegen');
  const { BrokenContract, review } = await import('./review.ts');
  const { UnknownReference } = await import('./tree.ts');
  try {
    const reviewed = await review(root, options.from, options.to);
    if (options.html === undefined) {
      const { printMarkdown } = await import('./markdown.ts');
      process.stdout.write(options.json ? `${JSON.stringify(reviewed, null, 2)}\n` : printMarkdown(reviewed));
    } else {
      const { writeHtml } = await import('./html/write.ts');
      await writeHtml(options.html, reviewed, { root, from: options.from, to: options.to });
      console.log(`The review is in ${options.html}`);
    }
    const { isBreaking } = await import('./classify.ts');
    return options.failOnBreaking && reviewed.changes.some(({ verdicts }) => isBreaking(verdicts)) ? 1 : 0;
  } catch (error) {
    if (!(error instanceof BrokenContract || error instanceof UnknownReference)) throw error;
    if (error instanceof BrokenContract) for (const line of error.problems) console.error(line);
    console.error(error.message);
    return 2;
  }
};

interface Options {
  readonly from: string;
  readonly to: string | undefined;
  readonly json: boolean;
  /** The file to write a page to. */
  readonly html: string | undefined;
  readonly failOnBreaking: boolean;
}

const readArguments = (args: string[]): Options | undefined => {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        json: { type: 'boolean', default: false },
        html: { type: 'string' },
        'fail-on': { type: 'string' },
      },
    });
    const [from, ...others] = positionals;
    const failOn = values['fail-on'];
    if (from === undefined || others.length > 0 || (failOn !== undefined && failOn !== 'breaking')) return undefined;
    if (values.json && values.html !== undefined) return undefined;
    return { from, to: values.to, json: values.json, html: values.html, failOnBreaking: failOn === 'breaking' };
  } catch {
    return undefined;
  }
};

process.exitCode = await main(process.argv.slice(2), process.cwd());
