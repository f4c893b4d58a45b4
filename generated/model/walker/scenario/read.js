import { readFile } from 'node:fs/promises';
import { unknownNames } from "./names.js";
import { scenarioSchema } from "./schema.js";
/** The scenarios that come with the walker. */
const SHIPPED = new URL('../scenarios/', import.meta.url);
/**
 * Reads the scenario of a file, or one that comes with the walker by its name.
 * @throws with each thing that is wrong with it
 */
export async function readScenario(path) {
    const text = await readFile(path, 'utf8').catch(() => readFile(new URL(path, SHIPPED), 'utf8').catch(() => undefined));
    if (text === undefined)
        throw new Error(`There is no file ${path}, and the walker has no scenario of this name`);
    return parseScenario(path, text);
}
/** @throws with each thing that is wrong with the text */
export async function parseScenario(path, text) {
    const { parse, validate } = await tools();
    const fail = (faults) => {
        throw new Error(faults.map((fault) => `${path}: ${fault}`).join('\n'));
    };
    let value;
    try {
        value = parse(text);
    }
    catch (error) {
        return fail([error.message.split('\n')[0] ?? 'is not YAML']);
    }
    const faults = validate(value);
    if (faults.length > 0)
        return fail(faults);
    const scenario = value;
    const unknown = unknownNames(scenario);
    return unknown.length > 0 ? fail(unknown) : scenario;
}
/** The parsers, which the package does not bring: whoever plays scenarios installs them beside it. */
async function tools() {
    const found = await Promise.all([import('yaml'), import('ajv/dist/2020.js')]).catch(() => {
        throw new Error('Scenario files need the packages yaml and ajv: npm install yaml ajv');
    });
    const [{ parse }, { Ajv2020 }] = found;
    const check = new Ajv2020({ allErrors: true }).compile(scenarioSchema);
    const validate = (value) => {
        check(value);
        return (check.errors ?? []).filter(isTold).map(inWords);
    };
    return { parse, validate };
}
/** What `oneOf` and `propertyNames` say beside the errors of their parts is said once. */
const isTold = ({ keyword, schemaPath }) => keyword !== 'propertyNames' && !schemaPath.includes('/oneOf/');
/** `steps/3 must have required property 'do'`. */
function inWords({ keyword, instancePath, message = 'is wrong', params }) {
    const { additionalProperty, allowedValues } = params;
    const place = instancePath === '' ? 'the file' : instancePath.slice(1);
    if (keyword === 'oneOf')
        return `${place} must have either do or expect`;
    const more = additionalProperty ?? allowedValues?.join(', ');
    return `${place} ${message}${more === undefined ? '' : `: ${more}`}`;
}
