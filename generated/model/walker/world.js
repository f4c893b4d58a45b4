import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { curlLines, signingLine } from "./curl.js";
import { Difference } from "./difference.js";
import { PATIENCE_MS } from "./patience.js";
import { isSigning, signatureOf } from "./signing.js";
import { filled, valueAt } from "./values.js";
/** What one walk knows and has done: each has tenants of its own, so that walks do not meet. */
export class World {
    values;
    lines = [];
    deployment;
    constructor(deployment, seed) {
        this.deployment = deployment;
        // Random beside the seed, so that a second run with the same seed meets nobody of the first.
        const unique = `${seed}-${Date.now().toString(36)}-${randomInt(1_000_000)}`;
        // The digits are for what has to be short.
        const digits = `${randomInt(200, 1000)}${String(randomInt(10_000)).padStart(4, '0')}`;
        this.values = new Map([
            ['unique', unique],
            ['digits', digits],
            ['phone', `+1555${digits}`],
        ]);
        for (const [name, value] of this.values)
            this.lines.push(`${name}='${value}'`);
    }
    /** @throws {Difference} if it is not answered as the step says. */
    async take(step) {
        if (isSigning(step))
            return this.sign(step);
        this.lines.push(curlLines(step, this.deployment.operation(step.call)));
        const until = performance.now() + PATIENCE_MS;
        for (;;) {
            const { status, body } = await this.ask(step);
            if (this.isOver(step, status, body)) {
                for (const [name, path] of Object.entries(step.keep ?? {}))
                    this.keep(step, name, valueAt(body, path));
                return;
            }
            if (performance.now() > until)
                throw new Difference(`${step.call} does not come to ${wanted(step)} in time`);
            await delay(50);
        }
    }
    async sign(step) {
        this.lines.push(signingLine(step));
        this.values.set(step.keep, await signatureOf(step.sign, filled(step.of, this.values), this.value(step.by)));
    }
    /** One request, whatever the answer. */
    ask({ call, as, with: input }) {
        const credential = as === undefined ? undefined : this.values.get(as);
        if (as !== undefined && credential === undefined)
            throw new Error(`The walk knows no credential ${as} here`);
        return this.deployment.call(call, {
            credential,
            input: filled(input ?? {}, this.values),
        });
    }
    value(name) {
        return filled(`{{${name}}}`, this.values);
    }
    isOver({ call, refused, orRefused, until }, status, body) {
        const code = valueAt(body, 'code');
        if (refused !== undefined) {
            if (code === refused)
                return true;
            throw new Difference(`${call} answers ${status} ${String(code ?? '')} instead of ${refused}`);
        }
        if (status >= 400 && code === orRefused)
            return until === undefined;
        if (status >= 400)
            throw new Difference(`${call} answers ${status} ${String(code ?? '')}: ${messageOf(body)}`);
        if (until === undefined)
            return true;
        const value = valueAt(body, until.at);
        if (until.isNot !== undefined && String(value) === filled(until.isNot, this.values))
            return false;
        return until.is === undefined ? value !== undefined && value !== null : String(value) === until.is;
    }
    keep({ call }, name, value) {
        if (typeof value !== 'string' && typeof value !== 'number') {
            throw new Difference(`${call} answers nothing that could be kept as ${name}`);
        }
        this.values.set(name, String(value));
    }
}
const wanted = ({ until }) => `${until?.at ?? ''}${until?.is === undefined ? '' : ` = ${until.is}`}`;
const messageOf = (body) => {
    const message = valueAt(body, 'message');
    const details = valueAt(body, 'details');
    return `${typeof message === 'string' ? message : ''}${details === undefined ? '' : ` ${JSON.stringify(details)}`}`;
};
