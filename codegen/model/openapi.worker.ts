import { enableCompileCache } from 'node:module';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { ErrorObject } from 'ajv/dist/2020.js';
import type { OpenapiFault } from './openapi.ts';

if (workerData) enableCompileCache(workerData as string);
const { default: SwaggerParser } = await import('@apidevtools/swagger-parser');
const port = parentPort as MessagePort;

port.on('message', async (document) => {
  port.postMessage(await faultsIn(document));
});

const faultsIn = async (document: Parameters<typeof SwaggerParser.validate>[0]): Promise<OpenapiFault[]> => {
  try {
    await SwaggerParser.validate(document);
    return [];
  } catch (error) {
    const { message, details = [] } = error as Error & { readonly details?: readonly ErrorObject[] };
    const faults = details.filter(({ keyword }) => !WRAPPERS.includes(keyword)).map(faultOf);
    return faults.length > 0 ? faults : [{ pointer: '', message }];
  }
};

/** Keywords that fail because of what another fault says. */
const WRAPPERS = ['oneOf', 'anyOf', 'if'];

const faultOf = ({ instancePath, message = 'is invalid', params }: ErrorObject): OpenapiFault => {
  const surplus: string | undefined = params.unevaluatedProperty ?? params.additionalProperty;
  return surplus === undefined
    ? { pointer: instancePath, message }
    : { pointer: `${instancePath}/${surplus}`, message: `OpenAPI has no '${surplus}' here` };
};
