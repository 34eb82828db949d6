import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { environmentProblem } from './environment.mjs';

describe('environmentProblem', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'manna-environment-'));
  mkdirSync(path.join(root, 'folder'));
  writeFileSync(path.join(root, 'site.json'), '{}');
  afterAll(() => rmSync(root, { recursive: true }));

  it('no setting has no problem', () => {
    expect(environmentProblem({}, root)).toBeNull();
  });

  it('valid settings have no problem', () => {
    const environment = {
      PORT: '8080',
      HOST: '::1',
      DATA_DIR: 'folder/new',
      DATABASE_URL: 'postgres://reader:secret@localhost/manna',
      SITE_CONFIG: 'site.json',
      COMPOSITION: path.join(root, 'site.json'),
    };
    expect(environmentProblem(environment, root)).toBeNull();
  });

  it.each([
    ['PORT', 'eighty', "PORT is 'eighty' and must be a whole number from 0 to 65535."],
    ['PORT', '65536', "PORT is '65536' and must be a whole number from 0 to 65535."],
    ['HOST', 'my host', "HOST is 'my host' and must be an address or host name such as 127.0.0.1."],
    ['DATA_DIR', 'site.json', "DATA_DIR is 'site.json' and must be a folder, or a path where one can be created."],
    ['SITE_CONFIG', 'gone.json', "SITE_CONFIG is 'gone.json' and must be a JSON file that exists."],
    ['COMPOSITION', 'folder', "COMPOSITION is 'folder' and must be a JSON file that exists."],
  ])('an invalid %s (%s) is reported in one sentence', (name, value, sentence) => {
    expect(environmentProblem({ [name]: value }, root)).toBe(sentence);
  });

  it('the report of an invalid DATABASE_URL does not contain its password', () => {
    expect(environmentProblem({ DATABASE_URL: 'mysql://reader:secret@localhost' }, root)).toBe(
      'DATABASE_URL must be a postgres:// address.',
    );
  });
});
