import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { Deployment } from "./deployment.js";
import { Progress } from "./progress.js";
import { recipes } from "./recipes/index.js";
import { reportOf } from "./report.js";
import { run } from "./run.js";
import { playAll } from "./scenario/play-all.js";
import { readScenario } from "./scenario/read.js";
import { summary } from "./summary.js";
import { valueAt } from "./values.js";
/** `walk`: 0 if the deployment does what it publishes, 1 if it differs. */
export async function walkCommand(args) {
    const { url, key, lifecycle, report, scenario, ...numbers } = optionsOf(args);
    const scenarios = await Promise.all(scenario.map(readScenario));
    const deployment = await Deployment.open(url);
    await checkKey(deployment, key);
    if (scenarios.length > 0)
        return playAll(deployment, scenarios, numbers.seed);
    const chosen = recipes.filter((recipe) => lifecycle.length === 0 || lifecycle.includes(recipe.lifecycle));
    const unknown = lifecycle.find((name) => !chosen.some((recipe) => recipe.lifecycle === name));
    if (unknown !== undefined)
        throw new Error(`There is no recipe for ${unknown}. There are: ${recipes.map((recipe) => recipe.lifecycle).join(', ')}`);
    const hasChain = await asksChain(deployment, key);
    const walked = chosen.filter(({ needs }) => needs !== 'chain' || hasChain);
    const progress = new Progress(process.stderr);
    const result = await run(deployment, {
        ...numbers,
        recipes: walked,
        progress: (done, all, name) => progress.show(done, all, name),
    });
    progress.clear();
    process.stdout.write(summary(deployment.lifecycles, result, recipes));
    if (!hasChain)
        process.stdout.write(withoutChain(chosen));
    if (result.finding !== undefined)
        process.stdout.write(told(result.finding));
    if (report !== undefined)
        await writeFile(report, await reportOf(deployment, result));
    return exitCodeOf(result);
}
const withoutChain = (chosen) => {
    const names = chosen.filter(({ needs }) => needs === 'chain').map(({ lifecycle }) => lifecycle);
    return names.length === 0 ? '' : `\nLeft out, because the deployment has no chain: ${names.join(', ')}\n`;
};
const exitCodeOf = ({ finding }) => (finding === undefined ? 0 : 1);
const told = ({ lifecycle, message, moves, commands }) => [
    '',
    `Difference in ${lifecycle}: ${message}`,
    '',
    'The shortest path to it:',
    ...moves.map((move) => `  ${move}`),
    '',
    'The same as commands (bash, with curl, jq and uuidgen):',
    '',
    ...commands,
    '',
].join('\n');
function optionsOf(args) {
    const { values } = parseArgs({
        args: [...args],
        options: {
            url: { type: 'string' },
            key: { type: 'string' },
            lifecycle: { type: 'string', multiple: true, default: [] },
            report: { type: 'string' },
            scenario: { type: 'string', multiple: true, default: [] },
            seed: { type: 'string', default: '1' },
            budget: { type: 'string', default: '600' },
            parallel: { type: 'string', default: '4' },
        },
    });
    if (values.url === undefined)
        throw new Error('--url is missing: the address of a sandbox');
    if (values.key === undefined)
        throw new Error('--key is missing: a test key of that sandbox');
    return {
        url: values.url,
        key: values.key,
        lifecycle: values.lifecycle,
        report: values.report,
        scenario: values.scenario,
        seed: wholeNumber('seed', values.seed),
        budgetMs: wholeNumber('budget', values.budget) * 1000,
        parallel: Math.max(1, wholeNumber('parallel', values.parallel)),
    };
}
function wholeNumber(name, text) {
    if (!/^\d{1,9}$/.test(text))
        throw new Error(`--${name} is ${text}, which is no whole number`);
    return Number(text);
}
/** The walks create tenants of their own. The key shows that the caller may use this sandbox. */
async function checkKey(deployment, key) {
    if (!key.startsWith('svc_test_'))
        throw new Error('--key has to be a test key, which begins with svc_test_');
    const { status } = await deployment.call('getTestClock', { credential: key });
    if (status !== 200)
        throw new Error(`${deployment.url} refuses the key with ${status}`);
}
/** Balances are read from the chain, so that a deployment without one cannot tell them. */
async function asksChain(deployment, key) {
    const { status, body } = await deployment.call('getBalance', { credential: key, input: { ensure: true } });
    return status === 200 || valueAt(body, 'code') !== 'CHAIN_UNAVAILABLE';
}
