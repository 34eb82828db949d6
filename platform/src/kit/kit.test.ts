import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION } from '@manna/shared/contracts';
import { kitDependencies } from './kit-dependencies';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, 'platform/kit', file), 'utf8');

test("the kit's changelog begins with its version, and says which contract that has", () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  const [, newest = ''] = read('CHANGELOG.md').split(/^## /m);
  expect(newest.split('\n')[0]).toBe(version);
  expect(newest).toContain(`Contract ${CONTRACT_VERSION}.`);
});

test('the kit depends on exactly the versions of packages that this repository has, and on React through its user', () => {
  const dependencies = kitDependencies(root, [
    'webpack',
    'react/jsx-runtime',
    '@apollo/client/utilities',
    'node:fs',
    'path',
  ]);
  const { devDependencies, dependencies: own } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  ) as Record<string, Record<string, string>>;
  expect(dependencies).toMatchObject({
    webpack: devDependencies?.['webpack'],
    '@apollo/client': own?.['@apollo/client'],
    jest: devDependencies?.['jest'],
  });
  expect(Object.keys(dependencies).filter((name) => ['react', 'node:fs', 'path'].includes(name))).toEqual([]);
});

test('the kit is not made if it imports a package that nobody declares', () => {
  expect(() => kitDependencies(root, ['no-such-package/part'])).toThrow(
    'imports no-such-package, which no package.json',
  );
});
