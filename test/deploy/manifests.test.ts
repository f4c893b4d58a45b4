import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { ConfigError, parseConfig } from '../../src/app/config.ts';

/** The files of a deployment, held to the variables that the service reads and to each other. */

const DEPLOY = new URL('../../deploy/', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, DEPLOY), 'utf8');

type Variables = Readonly<Record<string, string>>;

/** The problems of a configuration; no problem where it starts. */
function problemsOf(variables: Variables): readonly string[] {
  try {
    parseConfig(variables);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

/** Secrets that an operator fills in. */
const SECRETS: Variables = {
  SETTLEMENT_TOKEN_ADDRESS: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
  IDP_ISSUER: 'https://login.example',
  IDP_AUDIENCE: 'paychart',
  IDP_JWKS_URL: 'https://login.example/keys',
  DATA_ENCRYPTION_KEY: '1'.repeat(64),
  DATA_INDEX_KEY: '2'.repeat(64),
  ISSUER_PRIVATE_KEY: `0x${'3'.repeat(64)}`,
  RELAYER_PRIVATE_KEY: `0x${'4'.repeat(64)}`,
  ADMIN_API_KEY: 'an-admin-key-of-a-test-0123456789',
  PROVIDER_WEBHOOK_SECRET_PAYAPP_A: 'secret-of-the-first-provider-0123',
  PROVIDER_WEBHOOK_SECRET_PAYAPP_B: 'secret-of-the-second-provider-0123',
  METRICS_TOKEN: 'a-token-of-a-test',
};

/** With the secrets filled in where they are empty. */
const filledIn = (variables: Variables): Variables =>
  Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, value === '' ? (SECRETS[name] ?? '') : value]),
  );

interface Container {
  readonly image: string;
  readonly args: readonly string[];
  readonly securityContext: { readonly readOnlyRootFilesystem: boolean; readonly allowPrivilegeEscalation: boolean };
  readonly livenessProbe?: Probe;
  readonly readinessProbe?: Probe;
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
}
interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
}
interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly data?: Variables;
  readonly stringData?: Variables;
  readonly spec?: {
    readonly selector?: { readonly matchLabels: Variables };
    readonly template?: {
      readonly metadata: { readonly labels: Variables };
      readonly spec: {
        readonly securityContext: { readonly runAsNonRoot: boolean; readonly runAsUser: number };
        readonly containers: readonly [Container];
        readonly terminationGracePeriodSeconds?: number;
      };
    };
  };
}

const manifests = readdirSync(new URL('kubernetes/', DEPLOY)).flatMap((file) =>
  parseAllDocuments(read(`kubernetes/${file}`)).map((document) => document.toJS() as Manifest),
);
const ofKind = (kind: string): Manifest[] => manifests.filter((one) => one.kind === kind);

describe('the manifests of Kubernetes', () => {
  /** @throws with the fields that the API of Kubernetes does not take. */
  async function validate(manifest: Manifest): Promise<void> {
    const models = (await import(`kubernetes-models/${manifest.apiVersion}/${manifest.kind}`)) as Readonly<
      Record<string, new (data: unknown) => { validate(): void }>
    >;
    const Model = models[manifest.kind];
    if (Model === undefined) throw new Error(`there is no ${manifest.kind}`);
    new Model(manifest).validate();
  }

  test.each(manifests)('$kind $metadata.name fits its schema', validate);

  test('are refused with a wrong field', async () => {
    const [deployment] = ofKind('Deployment');
    const wrong = { ...deployment, spec: { ...deployment?.spec, replicas: 'two' } } as unknown as Manifest;
    await expect(validate(wrong)).rejects.toThrow(/replicas/);
  });

  test('contain a service, a deployment and a disruption budget for each kind of process, and a job', () => {
    const names = manifests.map(({ apiVersion, kind, metadata }) => `${apiVersion} ${kind} ${metadata.name}`).sort();
    expect(names).toEqual([
      'apps/v1 Deployment paychart-serve',
      'apps/v1 Deployment paychart-work',
      'batch/v1 Job paychart-migrate-0-2-0',
      'policy/v1 PodDisruptionBudget paychart-serve',
      'policy/v1 PodDisruptionBudget paychart-work',
      'v1 ConfigMap paychart',
      'v1 Secret paychart',
      'v1 Service paychart',
    ]);
  });

  test.each([...ofKind('Deployment'), ...ofKind('Job')])(
    '$metadata.name runs as an unprivileged user, and writes nothing to its file system',
    ({ spec }) => {
      const pod = spec?.template?.spec;
      expect(pod?.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10001 });
      expect(pod?.containers[0].securityContext).toMatchObject({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
      });
    },
  );

  test.each(ofKind('Deployment'))(
    '$metadata.name is probed on its port, and its budget selects its pods',
    ({ metadata, spec }) => {
      const template = spec?.template;
      const [container] = template?.spec.containers ?? [];
      expect(container?.livenessProbe?.httpGet.path).toBe('/healthz');
      expect(container?.readinessProbe?.httpGet.path).toBe('/readyz');
      const { port, workPort } = parseConfig({});
      const listening = container?.args[0] === 'serve' ? port : workPort;
      expect(container?.ports?.map(({ name, containerPort }) => [name, containerPort])).toEqual([
        [container?.livenessProbe?.httpGet.port, listening],
      ]);
      const budget = ofKind('PodDisruptionBudget').find((one) => one.metadata.name === metadata.name);
      expect(budget?.spec?.selector?.matchLabels).toEqual(template?.metadata.labels);
      expect(spec?.selector?.matchLabels).toEqual(template?.metadata.labels);
    },
  );

  test('configure a live service that starts', () => {
    const variables = { ...ofKind('ConfigMap')[0]?.data, ...ofKind('Secret')[0]?.stringData };
    expect(problemsOf(filledIn(variables))).toEqual([]);
    expect(problemsOf({ ...filledIn(variables), RELAYER_PRIVAT_KEY: 'x' })).toEqual([
      expect.stringContaining('RELAYER_PRIVAT_KEY is unknown'),
    ]);
  });
});

describe('the units of systemd', () => {
  const units = readdirSync(new URL('systemd/', DEPLOY)).filter((name) => name.endsWith('.service'));

  test('run the commands of the service as an unprivileged user', () => {
    expect(units.sort()).toEqual(['paychart-migrate.service', 'paychart-serve@.service', 'paychart-work@.service']);
    for (const unit of units) {
      const text = read(`systemd/${unit}`);
      const command = /paychart-(\w+)/.exec(unit)?.[1];
      expect(text).toContain(`ExecStart=/usr/bin/node /opt/paychart/src/cli/main.mjs ${command}\n`);
      for (const line of ['User=paychart', 'ProtectSystem=strict', 'NoNewPrivileges=yes']) expect(text).toContain(line);
      expect(text).not.toMatch(/^\w+ =|^\[[a-z]/m);
    }
  });

  test.skipIf(!existsSync('/usr/bin/systemd-analyze'))('are accepted by systemd', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'paychart-units-'));
    try {
      for (const unit of units) {
        // The program and its user are those of the target's machine.
        const text = read(`systemd/${unit}`).replace('/usr/bin/node', '/bin/true').replaceAll('=paychart\n', '=root\n');
        await writeFile(join(folder, unit), text);
      }
      const verify = (...names: readonly string[]) =>
        execFileSync('systemd-analyze', ['verify', ...names.map((name) => join(folder, name))], { stdio: 'pipe' });
      verify(...units);
      await writeFile(join(folder, 'broken.service'), '[Service]\nType=sometimes\n');
      expect(() => verify('broken.service')).toThrow();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  test('have a file of variables that configures live once it is filled in', () => {
    const lines = read('systemd/paychart.env.example').split('\n');
    const variables = Object.fromEntries(
      lines.filter((line) => /^\w+=/.test(line)).map((line) => line.split(/=(.*)/, 2)),
    );
    expect(problemsOf(filledIn(variables))).toEqual([]);
  });
});

describe('compose.yaml', () => {
  interface Service {
    readonly command?: readonly string[];
    readonly environment?: Variables;
    readonly read_only?: boolean;
    readonly volumes?: readonly string[];
    readonly depends_on?: Readonly<Record<string, unknown>>;
  }
  const { services } = parse(read('docker/compose.yaml'), { merge: true }) as { services: Record<string, Service> };

  test('has two processes of each kind, and all of their dependencies', () => {
    expect(Object.keys(services).sort()).toEqual(
      [
        'chain',
        'dashboard',
        'database',
        'migrate',
        'pooler',
        'prometheus',
        'serve-1',
        'serve-2',
        'work-1',
        'work-2',
      ].sort(),
    );
    for (const [name, { depends_on: needs = {} }] of Object.entries(services)) {
      expect(
        Object.keys(needs).filter((one) => !(one in services)),
        name,
      ).toEqual([]);
    }
  });

  test.each(['migrate', 'serve-1', 'serve-2', 'work-1', 'work-2'])(
    '%s starts with its variables, on a read-only root',
    (name) => {
      expect(services[name]?.read_only).toBe(true);
      expect(services[name]?.command).toEqual([name.split('-')[0]]);
      expect(problemsOf(services[name]?.environment ?? {})).toEqual([]);
    },
  );

  test('gives its processes the token that its Prometheus sends', () => {
    for (const name of ['serve-1', 'serve-2', 'work-1', 'work-2'])
      expect(services[name]?.environment?.METRICS_TOKEN).toBe(read('prometheus/metrics-token').trim());
  });

  test('mounts existing files', () => {
    const mounted = Object.values(services).flatMap(({ volumes = [] }) =>
      volumes.filter((one) => one.startsWith('..')),
    );
    expect(mounted.length).toBeGreaterThan(4);
    for (const one of mounted) {
      const [source = ''] = one.split(':');
      expect(() => readdirOrFile(new URL(source, new URL('docker/', DEPLOY))), one).not.toThrow();
    }
  });
});

const readdirOrFile = (url: URL): unknown => (/\.\w+$/.test(url.pathname) ? readFileSync(url) : readdirSync(url));
