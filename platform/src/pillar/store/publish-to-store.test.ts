import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request as requestOf, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import { makeKeys, readPrivateKey, readPublicKey } from '../../command-line/keys';
import { isReleaseSigned } from '../../command-line/release-signature';
import { writeSmallRelease } from '../../command-line/testing/small-release';
import { publishToStore } from './publish-to-store';
import { credentialsIn, s3PlaceOf, S3Store } from './s3-store';

const credentials = credentialsIn({
  AWS_ACCESS_KEY_ID: 'S3RVER',
  AWS_SECRET_ACCESS_KEY: 'S3RVER',
  AWS_REGION: 'eu',
});
const garden = { name: 'garden', version: '1.0.0' };

let folder: string;
/** An S3 server of other people, which checks signatures. It writes over what is there, whatever a request says. */
let store: S3rver;
/** In front of it: notes what was written, breaks down, and refuses what S3 would refuse. */
let front: Server;
let written: string[];
let types: (string | undefined)[];
/** The front breaks down when this file is written. */
let broken: string;

const endpoint = () => `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
const bucket = (keys = credentials): S3Store => {
  const place = s3PlaceOf('s3://releases/teams', endpoint(), 'eu');
  if (!place) throw new Error('no place');
  return new S3Store(place, keys);
};

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'store-'));
  store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: path.join(folder, 'buckets'),
    configureBuckets: [{ name: 'releases' }],
  });
  const { port } = await store.run();
  [written, types, broken] = [[], [], ''];
  front = createServer((request, response) => {
    const { method, headers, url = '' } = request;
    const file = url.split('/garden/1.0.0/')[1] ?? '';
    if (method === 'PUT' && broken !== '' && file === broken) return response.writeHead(500).end();
    if (method === 'PUT' && headers['if-none-match'] === '*' && written.includes(file))
      return response.writeHead(412).end();
    const passed = requestOf({ port, host: '127.0.0.1', method, path: url, headers }, (passedOn) => {
      if (method === 'PUT' && passedOn.statusCode === 200) {
        written.push(file);
        types.push(headers['content-type']);
      }
      response.writeHead(passedOn.statusCode ?? 502, passedOn.headers);
      passedOn.pipe(response);
    });
    return request.pipe(passed);
  });
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  await writeSmallRelease(at('built'), garden);
});
afterEach(async () => {
  await new Promise((resolve) => {
    front.close(resolve);
    front.closeAllConnections();
  });
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const at = (name: string) => path.join(folder, name);
const publish = (key?: string) =>
  publishToStore(at('built'), garden, bucket(), key === undefined ? undefined : readPrivateKey(at(key)));
const stored = async (file: string) => String(await bucket().read(`garden/1.0.0/${file}`));

test('a release is published to a bucket, with its signature, and pillar.json last', async () => {
  makeKeys(at('key.pem'));
  expect(await publish('key.pem')).toMatchObject({ folder: 's3://releases/teams/garden/1.0.0/', wasThere: false });
  expect(written).toEqual(['pillar.json.sig', 'entry.js', 'pillar.cjs', 'pillar.json']);
  expect(types).toEqual(['application/octet-stream', 'text/javascript', 'text/javascript', 'application/json']);
  const release = readFileSync(at('built/pillar.json'));
  expect(await stored('pillar.json')).toBe(String(release));
  expect(isReleaseSigned(release, await stored('pillar.json.sig'), readPublicKey(at('key.pem.pub')), 'it')).toBe(true);
});

test('a release in a bucket is never overwritten, and the same one may be published again', async () => {
  await publish();
  const before = await stored('pillar.json');
  expect(await publish()).toMatchObject({ wasThere: true });
  await writeSmallRelease(at('built'), { ...garden, files: { 'more.js': '1' } });
  await expect(publish()).rejects.toThrow(/garden\/1\.0\.0\/ is published already, and is another release/);
  expect(await stored('pillar.json')).toBe(before);
});

test('an upload that was cut off can be repeated', async () => {
  broken = 'pillar.cjs';
  await expect(publish()).rejects.toThrow(/refuses s3:.*pillar\.cjs with status 500/);
  expect(written).toEqual(['entry.js']);
  broken = '';
  expect(await publish()).toMatchObject({ wasThere: false });
  expect(written).toEqual(['entry.js', 'pillar.cjs', 'pillar.json']);
});

test('a wrong key is reported with the words of the store, and a missing one with what to set', async () => {
  const wrong = bucket({ ...credentials, secretAccessKey: 'wrong' });
  await expect(publishToStore(at('built'), garden, wrong, undefined)).rejects.toThrow(
    /with status 403: The request signature we calculated does not match/,
  );
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
