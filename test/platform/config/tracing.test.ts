import { describe, expect, test } from 'vitest';
import { ConfigError, parseConfig } from '../../../src/app/config.ts';

const tracingOf = (variables: Record<string, string>) => parseConfig(variables).tracing;

function problemsOf(variables: Record<string, string>): readonly string[] {
  try {
    parseConfig(variables);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('the variables of OpenTelemetry', () => {
  test.for<Record<string, string>>([
    {},
    { OTEL_SERVICE_NAME: 'payments' },
    { OTEL_TRACES_EXPORTER: 'none', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' },
    { OTEL_SDK_DISABLED: 'true', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' },
    { OTEL_SDK_DISABLED: 'true', OTEL_TRACES_EXPORTER: 'console' },
  ])('leave tracing off: %j', (variables) => {
    expect(tracingOf(variables)).toBeUndefined();
  });

  test.for<[Record<string, string>, string]>([
    [{ OTEL_TRACES_EXPORTER: 'otlp' }, 'http://localhost:4318/v1/traces'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' }, 'http://collector:4318/v1/traces'],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces/in' }, 'https://traces/in'],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://a/in', OTEL_EXPORTER_OTLP_ENDPOINT: 'https://b' }, 'https://a/in'],
  ])('set the address that traces are sent to: %j', ([variables, url]) => {
    expect(tracingOf(variables)?.exporter).toMatchObject({ kind: 'otlp', url });
  });

  test('are read as the specification says', () => {
    const tracing = tracingOf({
      OTEL_TRACES_EXPORTER: 'otlp',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20YWJj%3D, x-a=1',
      OTEL_EXPORTER_OTLP_TRACES_HEADERS: 'x-a=2',
      OTEL_RESOURCE_ATTRIBUTES: 'service.name=ignored,deployment.environment.name=eu%2C1',
      OTEL_SERVICE_NAME: 'payments',
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.25',
    });
    expect(tracing?.exporter).toMatchObject({ headers: { authorization: 'Basic YWJj=', 'x-a': '2' } });
    expect(tracing?.resource).toEqual({ 'service.name': 'payments', 'deployment.environment.name': 'eu,1' });
    expect(tracing).toMatchObject({ sampler: 'parentbased_traceidratio', ratio: 0.25 });
    expect(tracingOf({ OTEL_TRACES_EXPORTER: 'console' })).toMatchObject({
      exporter: { kind: 'console' },
      resource: { 'service.name': 'paychart' },
      sampler: 'parentbased_always_on',
      ratio: 1,
    });
  });

  test.for<[Record<string, string>, string]>([
    [{ OTEL_TRACES_EXPORTER: 'jaeger' }, 'OTEL_TRACES_EXPORTER must be one of otlp, console, none'],
    [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, 'OTEL_EXPORTER_OTLP_PROTOCOL must be one of http/json'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' }, 'OTEL_EXPORTER_OTLP_ENDPOINT must be a URL'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'grpc://collector' }, 'OTEL_EXPORTER_OTLP_ENDPOINT must begin with http'],
    [{ OTEL_TRACES_SAMPLER: 'some' }, 'OTEL_TRACES_SAMPLER must be one of'],
    [{ OTEL_TRACES_SAMPLER_ARG: '1.1' }, 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1'],
    [{ OTEL_TRACES_SAMPLER_ARG: 'half' }, 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1'],
    [{ OTEL_TRACES_SAMPLER_ARG: '-0.1' }, 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1'],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'a-secret' }, 'OTEL_EXPORTER_OTLP_HEADERS must be pairs such as name=value'],
    [{ OTEL_EXPORTER_OTLP_HEADERS: '=a-secret' }, 'OTEL_EXPORTER_OTLP_HEADERS must be pairs such as name=value'],
    [{ OTEL_RESOURCE_ATTRIBUTES: 'a=%a-secret' }, 'OTEL_RESOURCE_ATTRIBUTES must be pairs such as name=value'],
  ])('stop the start if they are unusable: %j', ([variables, problem]) => {
    const problems = problemsOf(variables);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(problem);
    expect(problems[0]).not.toContain('secret');
  });
});
