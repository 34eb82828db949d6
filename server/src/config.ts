import path from 'node:path';
import { siteFileSchema, type SiteFile } from '@manna/shared/contracts';
import { z } from 'zod';
import { readJsonFile } from './json-file';
import { messageOf, StartError } from './start-error';

/**
 * IP addresses or ranges, separated by commas. A range of all addresses is refused, because any reader could then pretend
 * to be another, or an operator.
 */
const addressesSchema = z
  .string()
  .transform((list) => list.split(',').map((address) => address.trim()))
  .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]).refine((range) => !range.endsWith('/0'))));

/** Loopback and the private networks. */
const privateAddresses = ['127.0.0.0/8', '::1', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'];

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** How often something is done for one IP address in a minute. */
const perMinute = z
  .string()
  .regex(/^[1-9]\d{0,5}$/)
  .transform(Number);

/** The environment variables. `validValues` below says for each what a valid value is. */
const environmentSchema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.number().max(65_535))
    .default(8080),
  ACCOUNTS_PORT: z
    .union([
      z.literal('off'),
      z
        .string()
        .regex(/^\d{1,5}$/)
        .transform(Number)
        .pipe(z.number().max(65_535)),
    ])
    .optional(),
  OPERATIONS_PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.number().max(65_535))
    .optional(),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:_-]+$/)
    .default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .refine((value) => URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol))
    .optional(),
  SMTP_URL: z
    .string()
    .refine((value) => URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol))
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]{0,80}<?[^\s@<>]+@[^\s@<>]+>?$/)
    .optional(),
  SITE_CONFIG: z.string().min(1).optional(),
  COMPOSITION: z.string().min(1).optional(),
  COMPOSITION_KEY: z.string().min(1).optional(),
  DIST_DIR: z.string().min(1).default('./dist'),
  LOG_LEVEL: z.enum(logLevels).default('info'),
  TRUSTED_PROXIES: addressesSchema.default([]),
  OPERATOR_ADDRESSES: addressesSchema.default(privateAddresses),
  DRAIN_SECONDS: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .default(3),
  RENDERS_PER_MINUTE: perMinute.default(600),
  HANDOUTS_PER_MINUTE: perMinute.default(60),
  RENDER_WORKERS: z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number)
    .pipe(z.number().min(2).max(64))
    .default(2),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol))
    .optional(),
});

const validValues: Record<string, string> = {
  PORT: 'a whole number from 0 to 65535, such as 8080',
  ACCOUNTS_PORT: 'a whole number from 0 to 65535, such as 8081, or off',
  OPERATIONS_PORT: 'a whole number from 0 to 65535, such as 9090',
  HOST: 'a host name or IP address to listen on, such as 127.0.0.1',
  DATA_DIR: 'the path of a folder',
  DATABASE_URL: 'a URL such as postgres://user:password@host:5432/database',
  SMTP_URL: 'a URL such as smtps://user:password@mail.example:465',
  MAIL_FROM: 'an e-mail address such as accounts@bible.example, or Name <accounts@bible.example>',
  SITE_CONFIG: 'the path of a JSON file',
  COMPOSITION: 'the path of a JSON file',
  COMPOSITION_KEY: 'the path of a public key in PEM',
  DIST_DIR: 'the path of a folder',
  LOG_LEVEL: `one of ${logLevels.join(', ')}`,
  TRUSTED_PROXIES: 'IP addresses or ranges separated by commas, such as 10.0.0.1,192.168.0.0/16',
  OPERATOR_ADDRESSES: 'IP addresses or ranges separated by commas, such as 10.0.0.0/8,127.0.0.1',
  DRAIN_SECONDS: 'a whole number from 0 to 999, such as 3',
  RENDERS_PER_MINUTE: 'a whole number from 1 to 999999, such as 600',
  HANDOUTS_PER_MINUTE: 'a whole number from 1 to 999999, such as 60',
  RENDER_WORKERS: 'a whole number from 2 to 64, such as 2',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'the URL of an OpenTelemetry collector, such as http://127.0.0.1:4318',
  OIDC_CLIENT_SECRET: "the secret that the OpenID provider gave this site's client",
};

/** Settings of this gateway. All paths are absolute. */
export interface Config {
  port: number;
  host: string;
  /** Port of the accounts server, 0 for any free one. Undefined if this gateway has no accounts server. */
  accountsPort: number | undefined;
  /** Port of the server for operators, 0 for any free one. If undefined, the port of the site has what is for them. */
  operationsPort: number | undefined;
  /** The SMTP server for e-mails. If undefined, they are written into `dataDir`. */
  smtpUrl: string | undefined;
  /** Sender of e-mails. */
  mailFrom: string | undefined;
  dataDir: string;
  /** If undefined, the gateway runs its own PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined;
  siteConfigFile: string | undefined;
  compositionFile: string;
  /** Whether it is the composition that the build wrote into `distDir`. */
  isCompositionBuilt: boolean;
  /** Public keys, one of which must have signed the composition. If undefined, it needs no signature. */
  compositionKeyFile: string | undefined;
  distDir: string;
  logLevel: (typeof logLevels)[number];
  /** IP addresses and CIDR ranges of proxies whose X-Forwarded headers are trusted. If empty, none is. */
  trustedProxies: readonly string[];
  /** IP addresses and CIDR ranges that may read the metrics and why a composition was refused. */
  operatorAddresses: readonly string[];
  /** How long the gateway serves after a signal to stop, while /readyz already says that it does. */
  drainSeconds: number;
  /** How many pages are rendered for one IP address in a minute. Cached pages do not count. */
  rendersPerMinute: number;
  /** How many PDFs and EPUBs are made for one IP address in a minute. Stored ones do not count. */
  handoutsPerMinute: number;
  /** How many processes render pages. With one, a page that hangs would hold up all others. */
  renderWorkers: number;
  /** The secret of this site's client at the OpenID provider; undefined for a public client. */
  oidcClientSecret: string | undefined;
  /** URL of the OpenTelemetry collector that gets traces. If undefined, nothing is traced. */
  tracesEndpoint: string | undefined;
}

/** By default the next port after that of the site, and any free one beside any free one. */
function accountsPort(chosen: number | 'off' | undefined, port: number): number | undefined {
  if (chosen === 'off') return undefined;
  return chosen ?? (port === 0 || port === 65_535 ? 0 : port + 1);
}

/**
 * Reads the environment; relative paths are resolved against `folder`. Throws a StartError that names the first invalid
 * key.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>, folder: string): Config {
  const result = environmentSchema.safeParse(environment);
  if (!result.success) {
    const key = String(result.error.issues[0]?.path[0]);
    // These URLs may contain a password, so do not print them.
    const secrets: Record<string, string> = { DATABASE_URL: 'is not a PostgreSQL URL', SMTP_URL: 'is not an SMTP URL' };
    const problem = secrets[key] ?? `is "${environment[key] ?? ''}"`;
    throw new StartError(`${key} ${problem}: set it to ${validValues[key] ?? 'another value'}, or leave it unset.`);
  }
  const { data } = result;
  const distDir = path.resolve(folder, data.DIST_DIR);
  return {
    port: data.PORT,
    host: data.HOST,
    accountsPort: accountsPort(data.ACCOUNTS_PORT, data.PORT),
    operationsPort: data.OPERATIONS_PORT,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    dataDir: path.resolve(folder, data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    siteConfigFile: data.SITE_CONFIG && path.resolve(folder, data.SITE_CONFIG),
    compositionFile: data.COMPOSITION ? path.resolve(folder, data.COMPOSITION) : path.join(distDir, 'composition.json'),
    isCompositionBuilt: data.COMPOSITION === undefined,
    compositionKeyFile: data.COMPOSITION_KEY && path.resolve(folder, data.COMPOSITION_KEY),
    distDir,
    logLevel: data.LOG_LEVEL,
    trustedProxies: data.TRUSTED_PROXIES,
    operatorAddresses: data.OPERATOR_ADDRESSES,
    drainSeconds: data.DRAIN_SECONDS,
    rendersPerMinute: data.RENDERS_PER_MINUTE,
    handoutsPerMinute: data.HANDOUTS_PER_MINUTE,
    renderWorkers: data.RENDER_WORKERS,
    oidcClientSecret: data.OIDC_CLIENT_SECRET,
    tracesEndpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT,
  };
}

/**
 * Reads the site's settings, or returns the defaults if no file is given. Throws a StartError if the file is invalid.
 */
export async function readSiteConfig(file: string | undefined): Promise<SiteFile> {
  if (file === undefined) return siteFileSchema.parse({});
  try {
    return await readJsonFile(file, siteFileSchema);
  } catch (error) {
    throw new StartError(`SITE_CONFIG: ${messageOf(error)}; correct it, or unset SITE_CONFIG for the defaults.`);
  }
}
