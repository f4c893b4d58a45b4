import { setTimeout as delay } from 'node:timers/promises';
import { Coverage } from "../coverage.js";
import { Difference } from "../difference.js";
import { onboarded, phoneOf, serviceBalance, tenant } from "../recipes/people.js";
import { valueAt } from "../values.js";
import { witness } from "../witness.js";
import { World } from "../world.js";
import { isExpectation } from "./scenario.js";
/** How long a resource may take to come to a status. */
const PATIENCE_MS = 20_000;
/**
 * Plays a scenario on a deployment. At the end every history that its tenants have events of has to be one that the
 * published lifecycles allow.
 */
export async function play(deployment, scenario, seed) {
    for (const step of scenario.steps)
        if (!isExpectation(step))
            deployment.operation(step.do);
    const world = new World(deployment, seed);
    const done = [];
    let current = 'the tenants';
    const played = (failed) => ({
        done,
        failed,
        commands: [`url='${deployment.url}'`, ...world.lines],
    });
    try {
        for (const step of scenario.tenants.flatMap(stepsOf))
            await world.take(step);
        for (const step of scenario.steps) {
            current = nameOf(step);
            await (isExpectation(step) ? arrive(world, step) : world.take(asStep(step)));
            done.push(current);
        }
        current = 'the histories';
        await witness({ deployment, coverage: new Coverage(deployment.lifecycles), seed }, world);
        return played(undefined);
    }
    catch (error) {
        if (!(error instanceof Difference))
            throw error;
        return played({ step: current, message: error.message });
    }
}
const stepsOf = ({ name, balanceUsd, isPayable }) => [
    ...tenant(name),
    ...(balanceUsd === undefined
        ? []
        : [{ call: 'creditTestBalance', as: `${name}Key`, with: { amountUsd: balanceUsd } }]),
    ...(isPayable ? [...phoneOf(name), ...onboarded(name), serviceBalance(name)] : []),
];
const asStep = ({ do: call, says: _, ...step }) => ({ call, ...step });
const nameOf = (step) => step.says ?? (isExpectation(step) ? `${step.expect.of} is ${step.expect.status}` : step.do);
async function arrive(world, { expect: { of, as, status } }) {
    const until = performance.now() + PATIENCE_MS;
    for (;;) {
        const { body } = await world.ask({ call: 'explainResource', as, with: { id: `{{${of}}}` } });
        const is = valueAt(body, 'resource.status');
        if (is === status)
            return;
        if (performance.now() > until)
            throw new Difference(`${of} is ${String(is ?? valueAt(body, 'code'))}, not ${status}`);
        await delay(50);
    }
}
