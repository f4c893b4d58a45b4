import { play } from "./play.js";
/** Plays scenarios one after the other and prints each step: 0 if all went as they say, otherwise 1. */
export async function playAll(deployment, scenarios, seed, print = (text) => void process.stdout.write(text)) {
    let exitCode = 0;
    for (const scenario of scenarios) {
        print(`${scenario.title}\n`);
        const played = await play(deployment, scenario, seed);
        print(told(played));
        if (played.failed !== undefined)
            exitCode = 1;
    }
    return exitCode;
}
function told({ done, failed, commands }) {
    const passed = done.map((step) => `  ok    ${step}`);
    if (failed === undefined)
        return `${[...passed, ''].join('\n')}\n`;
    return [
        ...passed,
        `  not   ${failed.step}`,
        '',
        failed.message,
        '',
        'The requests as commands (bash, with curl, jq and uuidgen):',
        '',
        ...commands,
        '',
        '',
    ].join('\n');
}
