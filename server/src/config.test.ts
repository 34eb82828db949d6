import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig, readSiteConfig } from './config';
import { readShell } from './modules/shell/shell-release';
import { readComposition } from './modules/composition/composition-file';
import { FixtureSite } from './testing/fixture-site';

test('without settings, a gateway listens on localhost and keeps all files below its working folder', () => {
  expect(readConfig({}, '/site')).toEqual({
    port: 8080,
    host: '127.0.0.1',
    accountsPort: 8081,
    operationsPort: undefined,
    smtpUrl: undefined,
    mailFrom: undefined,
    dataDir: '/site/data',
    databaseUrl: undefined,
    siteConfigFile: undefined,
    compositionFile: '/site/dist/composition.json',
    isCompositionBuilt: true,
    distDir: '/site/dist',
    logLevel: 'info',
    trustedProxies: [],
    operatorAddresses: ['127.0.0.0/8', '::1', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
    drainSeconds: 3,
    rendersPerMinute: 600,
    handoutsPerMinute: 60,
    renderWorkers: 2,
    oidcClientSecret: undefined,
  });
});

test('relative paths in the environment are resolved against the working folder', () => {
  const environment = { DATA_DIR: 'd', DIST_DIR: '../b', SITE_CONFIG: '/etc/site.json', COMPOSITION: 'c.json' };
  expect(readConfig(environment, '/site')).toMatchObject({
    dataDir: '/site/d',
    distDir: '/b',
    siteConfigFile: '/etc/site.json',
    compositionFile: '/site/c.json',
    isCompositionBuilt: false,
  });
});

test('the accounts server has the port after that of the site, any free one beside any free one, or none', () => {
  const port = (environment: Record<string, string>) => readConfig(environment, '/site').accountsPort;
  expect(port({ PORT: '9000' })).toBe(9001);
  expect(port({ PORT: '0' })).toBe(0);
  expect(port({ PORT: '9000', ACCOUNTS_PORT: '9500' })).toBe(9500);
  expect(port({ ACCOUNTS_PORT: 'off' })).toBeUndefined();
});

test('TRUSTED_PROXIES takes IP addresses and CIDR ranges', () => {
  const { trustedProxies } = readConfig({ TRUSTED_PROXIES: '10.0.0.1, 192.168.0.0/16,::1,fd00::/8' }, '/site');
  expect(trustedProxies).toEqual(['10.0.0.1', '192.168.0.0/16', '::1', 'fd00::/8']);
});

test.each(['true', '1', '', '10.0.0.1,', 'proxy.example', '10.0.0.0/33', '0.0.0.0/0', '::/0'])(
  '"%s" names no proxy that could be trusted',
  (value) => {
    expect(() => readConfig({ TRUSTED_PROXIES: value }, '/site')).toThrow(
      `TRUSTED_PROXIES is "${value}": set it to IP addresses or ranges separated by commas, such as 10.0.0.1,192.168.0.0/16, or leave it unset.`,
    );
  },
);

test.each([
  [{ PORT: '80a' }, 'PORT is "80a": set it to a whole number from 0 to 65535, such as 8080, or leave it unset.'],
  [{ PORT: '70000' }, 'PORT is "70000": set it to a whole number from 0 to 65535, such as 8080, or leave it unset.'],
  [
    { HOST: 'a b' },
    'HOST is "a b": set it to a host name or IP address to listen on, such as 127.0.0.1, or leave it unset.',
  ],
  [
    { LOG_LEVEL: 'loud' },
    'LOG_LEVEL is "loud": set it to one of fatal, error, warn, info, debug, trace, silent, or leave it unset.',
  ],
  [
    { RENDERS_PER_MINUTE: '0' },
    'RENDERS_PER_MINUTE is "0": set it to a whole number from 1 to 999999, such as 600, or leave it unset.',
  ],
  [
    { RENDER_WORKERS: '1' },
    'RENDER_WORKERS is "1": set it to a whole number from 2 to 64, such as 2, or leave it unset.',
  ],
  [
    { ACCOUNTS_PORT: '70000' },
    'ACCOUNTS_PORT is "70000": set it to a whole number from 0 to 65535, such as 8081, or off, or leave it unset.',
  ],
  [
    { SMTP_URL: 'https://user:secret@mail' },
    'SMTP_URL is not an SMTP URL: set it to a URL such as smtps://user:password@mail.example:465, or leave it unset.',
  ],
  [
    { MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' },
    'set it to an e-mail address such as accounts@bible.example, or Name <accounts@bible.example>, or leave it unset.',
  ],
  [
    { DATABASE_URL: 'mysql://root:secret@db/x' },
    'DATABASE_URL is not a PostgreSQL URL: set it to a URL such as postgres://user:password@host:5432/database, or leave it unset.',
  ],
])('%j prevents the start with one sentence', (environment, sentence) => {
  expect(() => readConfig(environment, '/site')).toThrow(sentence);
});

describe('an invalid file is reported with its name, the key, the value and the expected value', () => {
  let folder: string;
  beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'config-'))));
  afterEach(() => rm(folder, { recursive: true }));

  test.each([
    ['{', /^SITE_CONFIG: .*site\.json is not JSON \(.*\); correct it, or unset SITE_CONFIG for the defaults\.$/],
    ['{"productName":5}', /site\.json is not valid: productName is 5: expected string, received number; correct it/],
    ['{"colour":"red"}', /site\.json is not valid: Unrecognized key: "colour"; correct it/],
    ['{"advertiseAddress":"ftp://x"}', /advertiseAddress is "ftp:\/\/x": /],
    ['{"advertiseAddress":"https://a.example/bible"}', /advertiseAddress is .*: give the address of the site alone, /],
    ['{"advertiseAddress":"https://a.example/?a=b"}', /advertiseAddress is .*: give the address of the site alone, /],
    ['{"advertiseAddress":"https://a.example#a"}', /advertiseAddress is .*: give the address of the site alone, /],
    ['{"languages":[]}', /languages is \[\]: /],
    ['{"languages":["en","fr"]}', /languages\.1 is "fr": .*"en"\|"es"/],
    ['{"accountsServer":"accounts.example"}', /accountsServer is "accounts\.example": /],
    ['{"contactForm":"javascript:alert(1)"}', /contactForm is "javascript:alert\(1\)": /],
    ['{"socialLinks":[{"service":"x","href":"/x"}]}', /socialLinks\.0\.href is "\/x": /],
    ['{"socialLinks":[{"service":"myspace","href":"https://a.example"}]}', /socialLinks\.0\.service is "myspace": /],
    ['{"donation":{"mailTo":"Box 1"}}', /donation\.mailTo is "Box 1": expected array/],
    ['{"donation":{"online":5}}', /donation\.online is 5: /],
    ['{"analytics":{"sink":"log"}}', /analytics\.sink is "log": /],
    ['{"analytics":{"sink":"plausible","domain":"a.example"}}', /analytics\.server is missing: /],
    ['{"analytics":{"sink":"ga4","measurementId":"UA-1"}}', /analytics\.measurementId is "UA-1": /],
    ['{"errorReporting":{"dsn":"key"}}', /errorReporting\.dsn is "key": /],
    [
      '{"errorReporting":{"dsn":"https://k@e.example/1","tracesSampleRate":2}}',
      /errorReporting\.tracesSampleRate is 2: /,
    ],
    ['{"map":{}}', /map is \{\}: name either a style or a PMTiles file, and not both; correct it/],
    [
      '{"map":{"style":"https://a.example/s.json","pmtiles":"https://a.example/a.pmtiles"}}',
      /map is .*: name either a style or a PMTiles file, and not both/,
    ],
    ['{"map":{"style":"lands.json"}}', /map\.style is "lands\.json": /],
    ['{"map":{"pmtiles":"file:///a.pmtiles"}}', /map\.pmtiles is "file:\/\/\/a\.pmtiles": /],
    [
      '{"map":{"pmtiles":"https://a.example/a.pmtiles","origins":["https://b.example/tiles"]}}',
      /map\.origins\.0 is "https:\/\/b\.example\/tiles": give the origin alone, /,
    ],
    ['{"serviceWorker":"off"}', /serviceWorker is "off": .*"on"\|"withdrawn"/],
  ])('site config %s', async (text, sentence) => {
    const file = path.join(folder, 'site.json');
    await writeFile(file, text);
    await expect(readSiteConfig(file)).rejects.toThrow(sentence);
  });

  test.each(['https://a.example', 'https://a.example/', 'http://127.0.0.1:8080'])(
    'a site may be reached at %s',
    async (advertiseAddress) => {
      const file = path.join(folder, 'site.json');
      await writeFile(file, JSON.stringify({ advertiseAddress }));
      expect((await readSiteConfig(file)).advertiseAddress).toBe(advertiseAddress);
    },
  );

  test('a composition that is not JSON', async () => {
    await expect(readComposition('/dev/null', 'local', false)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(/^COMPOSITION: \/dev\/null is not JSON/),
    });
  });

  test('a missing site config and a missing composition', async () => {
    const file = path.join(folder, 'none.json');
    await expect(readSiteConfig(file)).rejects.toThrow(`SITE_CONFIG: ${file} cannot be read: there is no such file`);
    await expect(readComposition(file, 'local', false)).rejects.toThrow(
      `COMPOSITION: ${file} cannot be read: there is no such file; build the site, or correct the file.`,
    );
  });

  test('a composition for another environment than that of the site, unless the build wrote it', async () => {
    const site = await FixtureSite.create();
    await site.compose({});
    await expect(readComposition(site.compositionFile, 'prod', false)).rejects.toMatchObject({
      name: 'StartError',
      message: `COMPOSITION: ${site.compositionFile} cannot be used: it is for the environment "local", and the settings of this site are for "prod"; set COMPOSITION to the file of "prod", or correct "environment" in SITE_CONFIG or in the file.`,
    });
    expect(await readComposition(site.compositionFile, 'prod', true)).toMatchObject({ revision: 1 });
    await site.remove();
  });

  test('a composition with a pillar from an origin that is not allowed', async () => {
    const site = await FixtureSite.create();
    const pin = await site.writePillar('bible', { base: 'https://cdn.example/bible/' });
    await site.compose({ bible: pin });
    await expect(readComposition(site.compositionFile, 'local', false)).rejects.toThrow(
      /pillars\.bible\.stable\.base is "https:\/\/cdn\.example\/bible\/": comes from https:\/\/cdn\.example, which allowedOrigins does not name/,
    );
    await site.remove();
  });

  test('a shell release that is missing or does not match its name is reported', async () => {
    const site = await FixtureSite.create();
    await expect(readShell(site.dist)).rejects.toThrow(/^There is no shell in .*: build the site/);
    await expect(readShell('/dev/null')).rejects.toThrow(/^There is no shell in \/dev\/null\/shell: build the site/);
    await site.writeShell();
    await site.write('shell/1.0.0/shell.json', '{"schema":2}');
    await expect(readShell(site.dist)).rejects.toThrow(
      /shell\.json is not valid: schema is 2: .*; build the shell again\.$/,
    );
    await site.remove();
  });
});
