import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { bodyOf, operationsOf } from "./contract.js";
/** How often a request that exceeds a rate limit is sent again. */
const RETRIES = 40;
/** How often a request is sent again whose connection was closed, as an idle one may be while the request is on its way. */
const DROPPED = 3;
const isDropped = ({ cause }) => ['ECONNRESET', 'UND_ERR_SOCKET'].includes(cause?.code ?? '');
/** Checks an address without ever repeating it: it may hold a password, which no request would send. */
function serviceAddress(text) {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url?.username || url?.password)
        throw new Error('--url must not hold a user name or a password');
    if (url === undefined || !/^https?:$/.test(url.protocol))
        throw new Error('--url must be an http or https URL');
    return text;
}
/** A deployment of which nothing is known but its address. */
export class Deployment {
    url;
    lifecycles;
    /** The version of the contract that requests name; undefined for none, which is the newest. */
    version;
    operations;
    constructor(url, lifecycles, operations, version) {
        this.url = url;
        this.lifecycles = lifecycles;
        this.operations = operations;
        this.version = version;
    }
    /** @throws if nothing answers there, something else than such a service, or not in that version. */
    static async open(address, version) {
        const url = serviceAddress(address).replace(/\/+$/, '');
        const query = version === undefined ? '' : `?version=${encodeURIComponent(version)}`;
        // The recipes are written for the newest operations, which serve clients of every version.
        const [published, document] = await Promise.all([`/lifecycles.json${query}`, '/openapi.json'].map((path) => read(url + path)));
        const { lifecycles } = published;
        if (lifecycles === undefined)
            throw new Error(`${url}/lifecycles.json has no lifecycles`);
        return new Deployment(url, lifecycles, operationsOf(document), version);
    }
    operation(id) {
        const found = this.operations.get(id);
        if (found === undefined)
            throw new Error(`The deployment has no operation ${id}`);
        return found;
    }
    knows(operation) {
        return this.operations.has(operation);
    }
    /** Sends a request, and sends it again later if a rate limit refuses it. */
    async call(id, { credential, input = {}, isImpatient = false }) {
        const operation = this.operation(id);
        const init = {
            method: operation.method,
            headers: {
                ...headersOf(operation, credential, input),
                ...(this.version !== undefined && { 'x-service-api-version': this.version }),
            },
            ...(operation.hasBody && { body: JSON.stringify(bodyOf(input, operation)) }),
        };
        for (let tries = 0;; tries += 1) {
            const response = await fetch(this.url + pathOf(operation, input), init).catch((error) => {
                if (tries < DROPPED && isDropped(error))
                    return undefined;
                throw error;
            });
            if (response === undefined)
                continue;
            const text = await response.text();
            if (response.status !== 429 || tries === RETRIES || isImpatient) {
                return { status: response.status, body: parsed(text), cursor: cursorOf(response.headers.get('link')) };
            }
            await delay(Math.min(Number(response.headers.get('retry-after') ?? 1), 5) * 1000);
        }
    }
}
const headersOf = ({ hasBody, bodyType, parameters }, credential, input) => ({
    ...Object.fromEntries(parameters
        .filter(({ name, in: place }) => place === 'header' && input[name] !== undefined)
        .map(({ name }) => [name, String(input[name])])),
    ...(hasBody && { 'content-type': bodyType }),
    ...(parameters.some(({ name }) => name === 'Idempotency-Key') && { 'idempotency-key': randomUUID() }),
    ...(credential?.startsWith('svc_') && { 'x-service-api-key': credential }),
    ...(credential !== undefined && !credential.startsWith('svc_') && { authorization: `Bearer ${credential}` }),
});
function pathOf({ path, parameters }, input) {
    const place = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(input[name] ?? '')));
    const query = new URLSearchParams();
    for (const { name, in: where } of parameters) {
        if (where === 'query' && input[name] !== undefined)
            query.set(name, String(input[name]));
    }
    return query.size > 0 ? `${place}?${query}` : place;
}
async function read(url) {
    const response = await fetch(url).catch((error) => {
        throw new Error(`Nothing answers at ${url}: ${error.cause?.message ?? error.message}`);
    });
    if (!response.ok)
        throw new Error(`${url} answers ${response.status}`);
    return parsed(await response.text());
}
const parsed = (text) => {
    try {
        return JSON.parse(text);
    }
    catch {
        return text;
    }
};
const cursorOf = (link) => {
    const next = /<([^>]*)>; rel="next"/.exec(link ?? '')?.[1];
    return next === undefined ? undefined : (new URL(next, 'http://any').searchParams.get('cursor') ?? undefined);
};
