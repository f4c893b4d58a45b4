import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** `npm run mock`: the contract as a server, by Prism, for teams that build against it before or without the service. */
const { values } = parseArgs({
  options: {
    port: { type: 'string', short: 'p', default: '4010' },
    host: { type: 'string', default: '127.0.0.1' },
    document: { type: 'string', default: fileURLToPath(new URL('../generated/openapi.json', import.meta.url)) },
    log: { type: 'string', default: 'warn' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const url = `http://${values.host}:${values.port}`;

process.stdout.write(`Paychart mock on ${url}

  Nothing is stored and nothing moves: every answer is an example of the contract.
  Any value is a valid credential, but there must be one; a request must be valid, as for the service.

  A success          curl ${url}/v1/offramp/payments -H 'X-Service-Api-Key: svc_test_x'
  An error by name   curl ${url}/v1/offramp/payments/pay_1/confirm -X POST -H 'X-Service-Api-Key: svc_test_x' \\
                       -H 'Prefer: code=409, example=ROUTE_QUOTE_EXPIRED'
  Another success    … -H 'Prefer: code=200, example=held'

  Prefer takes a status and the name of an example, with a comma between them. An error's name is its code.
  The names of the successes are those in generated/openapi.json, under the operation's responses.

  From the SDK       createPaychart({ apiKey: 'svc_test_x', baseUrl: '${url}' })
                     paychart.confirmOfframpPayment({ id }, { headers: { prefer: 'code=409, example=ROUTE_QUOTE_EXPIRED' } })

  Options            npm run mock -- --port 4011 --host 0.0.0.0 --log info --document path/to/openapi.json

`);

if (!values.help) {
  const prism = createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js');
  const options = ['--port', values.port, '--host', values.host, '--verboseLevel', values.log];
  // Prism reads the command line of the process that loads it: one process, so that Ctrl-C leaves nothing behind.
  process.argv.splice(1, Infinity, prism, 'mock', values.document, ...options);
  await import(prism);
}
