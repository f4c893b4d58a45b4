import { isExpectation } from "./scenario.js";
const NAMED = /\{\{(\w+)\}\}/g;
/** Each use of a value that nothing before it has kept. */
export function unknownNames({ tenants, steps }) {
    const known = new Set(['unique', 'digits', 'phone']);
    for (const { name } of tenants)
        for (const kind of ['Session', 'Key', 'Tenant', 'Member'])
            known.add(`${name}${kind}`);
    return steps.flatMap((step, index) => {
        const used = isExpectation(step)
            ? [step.expect.of, step.expect.as]
            : [...(step.as === undefined ? [] : [step.as]), ...namesIn({ ...step.with, ...step.until })];
        const unknown = used.filter((name) => !known.has(name));
        if (!isExpectation(step))
            for (const name of Object.keys({ ...step.keep }))
                known.add(name);
        return unknown.map((name) => `steps/${index} uses ${name}, which no step before it keeps`);
    });
}
const namesIn = (value) => [...JSON.stringify(value).matchAll(NAMED)].map(([, name]) => name ?? '');
