import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeKeys, readPrivateKey, readPublicKey } from '../command-line/keys';
import { isReleaseSigned } from '../command-line/release-signature';
import { writeSmallRelease } from '../command-line/testing/small-release';
import { pillarProgram } from './program';
import { publishRelease } from './publish';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'publish-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string) => path.join(folder, name);
const build = (files = {}) => writeSmallRelease(at('built'), { name: 'garden', version: '1.0.0', files });
const publish = (key?: string) =>
  publishRelease(
    at('built'),
    { name: 'garden', version: '1.0.0' },
    at('releases'),
    key === undefined ? undefined : readPrivateKey(at(key)),
  );

test('a release is published whole, with a signature of its team', async () => {
  await build();
  makeKeys(at('key.pem'));
  makeKeys(at('other.pem'));
  const { folder: published, wasThere } = await publish('key.pem');
  expect([published, wasThere]).toEqual([at('releases/garden/1.0.0'), false]);
  expect(readdirSync(published).sort()).toEqual(['entry.js', 'pillar.cjs', 'pillar.json', 'pillar.json.sig']);
  const isSignedBy = (key: string) =>
    isReleaseSigned(
      readFileSync(path.join(published, 'pillar.json')),
      readFileSync(path.join(published, 'pillar.json.sig'), 'utf8'),
      readPublicKey(at(key)),
      'pillar.json.sig',
    );
  expect([isSignedBy('key.pem.pub'), isSignedBy('other.pem.pub')]).toEqual([true, false]);
});

test('a release is never overwritten: the same one may be published again, and be signed, another one may not', async () => {
  await build();
  const { release } = await publish();
  expect(await publish()).toEqual({ folder: at('releases/garden/1.0.0'), release, wasThere: true });
  makeKeys(at('key.pem'));
  await publish('key.pem');
  expect(readdirSync(at('releases/garden/1.0.0'))).toContain('pillar.json.sig');
  cpSync(at('releases'), at('before'), { recursive: true });
  await build({ 'more.js': '1' });
  await expect(publish()).rejects.toThrow(/is another release: .* build this one with a higher version/);
  expect(readdirSync(at('releases/garden'))).toEqual(['1.0.0']);
  expect(readdirSync(at('releases/garden/1.0.0'))).toEqual(readdirSync(at('before/garden/1.0.0')));
});

test('every command of a team says what it does and which options it has', () => {
  const program = pillarProgram({ print: () => undefined, notSo: () => undefined });
  const names = ['create', 'build', 'dev', 'codegen', 'test', 'doctor', 'check', 'publish'];
  expect(program.commands.map((command) => command.name())).toEqual(names);
  for (const command of program.commands) {
    expect(command.description()).not.toBe('');
    expect(command.helpInformation()).toContain('--help');
  }
});
