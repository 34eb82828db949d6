import { generateKeyPairSync, sign } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { signaturesFileOf } from '@manna/shared/contracts';
import { integrityOf } from '@manna/shared/domain';
import { ComposedSite, until } from '../../testing/composed-site';
import { readCompositionKeys } from './composition-signature';

let composed: ComposedSite;
beforeEach(async () => {
  composed = await ComposedSite.create();
});
afterEach(() => composed.remove());

const newKeys = () => generateKeyPairSync('ed25519');
const { privateKey, publicKey } = newKeys();
const keys = [publicKey];

/** Signs the composition as it is now. */
async function signFile(key = privateKey): Promise<void> {
  const file = composed.site.compositionFile;
  const bytes = await readFile(file);
  const signature = sign(null, bytes, key).toString('base64');
  const signatures = [{ composition: await integrityOf(bytes), signature }];
  await writeFile(signaturesFileOf(file), JSON.stringify({ schema: 1, signatures }));
}

const revision = () => composed.service?.current().resolved.revision;

test('a gateway with a key starts only with a composition that the key has signed', async () => {
  await composed.compose({});
  await expect(composed.start({ keys })).rejects.toThrow(/^COMPOSITION: .* cannot be used: it is not signed: /);
  await signFile(newKeys().privateKey);
  await expect(composed.start({ keys })).rejects.toThrow(/has no signature of it by a key of COMPOSITION_KEY; sign it/);
  await signFile();
  await composed.start({ keys });
  expect(revision()).toBe(1);
});

test('a new composition has no effect until it is signed, whichever of the two files comes first', async () => {
  await composed.compose({});
  await signFile();
  const { service, lines } = await composed.start({ keys });
  await composed.compose({ local: await composed.site.writePillar('local') });
  await until(() => service.refusals().count === 1);
  expect(service.refusals().reason).toMatch(/has no signature of it/);
  expect(lines.map(({ msg }) => msg)).toContainEqual(expect.stringMatching(/is refused, and revision 1 stays active/));
  expect(revision()).toBe(1);
  await signFile();
  await until(() => revision() === 2);
  expect(service.refusals().reason).toBeUndefined();
});

test('a changed byte makes a signed composition foreign', async () => {
  await composed.compose({});
  await signFile();
  const { service } = await composed.start({ keys });
  const file = composed.site.compositionFile;
  await writeFile(file, (await readFile(file, 'utf8')).replace('"revision":1', '"revision":2'));
  await until(() => service.refusals().count === 1);
  expect(revision()).toBe(1);
});

test('without keys, none needs a signature', async () => {
  await composed.compose({});
  await composed.start();
  expect(revision()).toBe(1);
});

describe('the file of keys', () => {
  const fileOf = async (text: string) => {
    const file = path.join(composed.site.dist, 'keys.pem');
    await writeFile(file, text);
    return file;
  };
  const pem = (key: typeof publicKey) => key.export({ type: 'spki', format: 'pem' }).toString();

  test('may have several, so that one can be exchanged', async () => {
    const file = await fileOf(pem(newKeys().publicKey) + pem(publicKey));
    await composed.compose({});
    await signFile();
    await composed.start({ keys: await readCompositionKeys(file) });
    expect(revision()).toBe(1);
  });

  test.each([
    ['no key', 'hello', /has no key in PEM/],
    [
      'a key of another kind',
      pem(generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey),
      /a key is not Ed25519/,
    ],
  ])('with %s is refused', async (_, text, message) => {
    await expect(readCompositionKeys(await fileOf(text))).rejects.toThrow(message);
  });

  test('that is missing is refused', async () => {
    await rm(await fileOf(''));
    await expect(readCompositionKeys(path.join(composed.site.dist, 'keys.pem'))).rejects.toThrow(
      /^COMPOSITION_KEY: .*ENOENT.*; name the public key that compose init made\.$/,
    );
  });
});
