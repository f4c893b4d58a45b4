import process from 'node:process';
import { parseConfig } from '../../../src/app/config.ts';
import { openTracing } from '../../../src/app/open-tracing.ts';
import { createLog } from '../../../src/platform/http/server/log.ts';

/** The same platform with tracing on. */

const { tracing } = parseConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: process.env.BENCH_COLLECTOR });
if (tracing === undefined) throw new Error('tracing is off');
await openTracing(tracing, { version: '0.1.0', log: createLog({ level: 'error', environment: 'sandbox' }) });

export const { server } = await import('./paychart.ts');
