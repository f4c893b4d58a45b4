import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import process from 'node:process';

/** Loaded with `--import`: writes the address of each module of OpenTelemetry that the process loads. */
const FILE = process.env.MODULE_LOG ?? '';
registerHooks({
  load(url, context, next) {
    if (url.includes('@opentelemetry')) appendFileSync(FILE, `${url}\n`);
    return next(url, context);
  },
});
