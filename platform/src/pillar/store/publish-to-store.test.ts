import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeKeys, readPrivateKey, readPublicKey } from '../../command-line/keys';
import { isReleaseSigned } from '../../command-line/release-signature';
import { writeSmallRelease } from '../../command-line/testing/small-release';
import { publishToStore } from './publish-to-store';
import { signedHeaders } from './s3-signature';
import { credentialsIn, s3PlaceOf, S3Store } from './s3-store';

const credentials = credentialsIn({ AWS_ACCESS_KEY_ID: 'garden', AWS_SECRET_ACCESS_KEY: 'secret', AWS_REGION: 'eu' });
const garden = { name: 'garden', version: '1.0.0' };

let folder: string;
let server: Server;
let store: S3Store;
let objects: Map<string, { bytes: Buffer; type: string | undefined }>;
/** The store breaks down when this file is written. */
let broken: string;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Whether a request has the signature of the team's key. */
function isSigned({ method, url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const names = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1]?.split(';') ?? [];
  const sent = Object.fromEntries(names.map((name) => [name, String(headers[name])]));
  const day = String(headers['x-amz-date']).replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z');
  const at = new URL(url, `http://${headers.host ?? ''}`);
  const { authorization } = signedHeaders(
    { method: method as 'GET' | 'PUT', url: at, headers: sent, body },
    credentials,
    new Date(day),
  );
  return authorization === headers.authorization;
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'store-'));
  objects = new Map();
  broken = '';
  server = createServer((request, response) => {
    const url = request.url ?? '';
    void bodyOf(request).then((bytes) => {
      if (!isSigned(request, bytes))
        return response.writeHead(403).end('<Error><Message>The signature does not match.</Message></Error>');
      const found = objects.get(url);
      if (request.method === 'GET') return response.writeHead(found ? 200 : 404).end(found?.bytes);
      if (broken !== '' && url.endsWith(broken)) return response.writeHead(500).end();
      if (found && request.headers['if-none-match'] === '*') return response.writeHead(412).end();
      objects.set(url, { bytes, type: request.headers['content-type'] });
      return response.end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const place = s3PlaceOf('s3://releases/teams', endpoint, 'eu');
  if (!place) throw new Error('no place');
  store = new S3Store(place, credentials);
  await writeSmallRelease(at('built'), garden);
});
afterEach(async () => {
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
  rmSync(folder, { recursive: true, force: true });
});

const at = (name: string) => path.join(folder, name);
const publish = (key?: string) =>
  publishToStore(at('built'), garden, store, key === undefined ? undefined : readPrivateKey(at(key)));
const names = () => [...objects.keys()].map((url) => url.replace('/releases/teams/garden/1.0.0/', ''));

test('a release is published to a bucket, with its types, its signature, and pillar.json last', async () => {
  makeKeys(at('key.pem'));
  expect(await publish('key.pem')).toMatchObject({ folder: 's3://releases/teams/garden/1.0.0/', wasThere: false });
  expect(names()).toEqual(['pillar.json.sig', 'entry.js', 'pillar.cjs', 'pillar.json']);
  expect([...objects.values()].map(({ type }) => type)).toEqual([
    'application/octet-stream',
    'text/javascript',
    'text/javascript',
    'application/json',
  ]);
  const [signature] = [...objects.values()];
  const release = readFileSync(at('built/pillar.json'));
  expect(isReleaseSigned(release, String(signature?.bytes), readPublicKey(at('key.pem.pub')), 'it')).toBe(true);
});

test('a release in a bucket is never overwritten, and the same one may be published again', async () => {
  await publish();
  const before = new Map(objects);
  expect(await publish()).toMatchObject({ wasThere: true });
  await writeSmallRelease(at('built'), { ...garden, files: { 'more.js': '1' } });
  await expect(publish()).rejects.toThrow(/garden\/1\.0\.0\/ is published already, and is another release/);
  expect(objects).toEqual(before);
});

test('an upload that was cut off can be repeated', async () => {
  broken = 'pillar.cjs';
  await expect(publish()).rejects.toThrow(/refuses s3:.*pillar\.cjs with status 500/);
  expect(names()).toEqual(['entry.js']);
  broken = '';
  expect(await publish()).toMatchObject({ wasThere: false });
  expect(names()).toEqual(['entry.js', 'pillar.cjs', 'pillar.json']);
});

test('a wrong key is reported with the words of the store, and a missing one with what to set', async () => {
  const place = s3PlaceOf('s3://releases', `http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'eu');
  store = new S3Store(place ?? { endpoint: '', bucket: '', prefix: '' }, { ...credentials, secretAccessKey: 'wrong' });
  await expect(publish()).rejects.toThrow(/with status 403: The signature does not match\./);
  expect(() => credentialsIn({})).toThrow('Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
});

test('only s3:// names a bucket, by default one of AWS in the region', () => {
  expect(s3PlaceOf('/srv/releases', undefined, 'eu')).toBeUndefined();
  expect(s3PlaceOf('s3://releases', undefined, 'eu-central-1')).toEqual({
    endpoint: 'https://s3.eu-central-1.amazonaws.com',
    bucket: 'releases',
    prefix: '',
  });
});
