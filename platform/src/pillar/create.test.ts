import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPillar, newPillarOf } from './create';
import { symptomsOf } from './doctor';
import { readProject } from './project';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'pillars-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const garden = { name: 'garden', title: "Solomon's garden", route: '/garden', owner: 'garden team' };
const create = (pillar = garden) => createPillar(path.join(folder, 'garden'), pillar, '^2.6.0', '^1.0.0');
const host = {
  contract: '2.6.0',
  provides: { react: '19.3.1', 'react-dom': '19.3.1' },
  routes: [{ id: 'home', path: '/' }],
};

test('a new pillar has a valid descriptor with its name, title, route and owner', () => {
  create();
  expect(readProject(path.join(folder, 'garden')).descriptor).toMatchObject({
    name: 'garden',
    title: "Solomon's garden",
    owner: 'garden team',
    contract: '^2.6.0',
    routes: [{ path: '/garden' }],
  });
  expect(readFileSync(path.join(folder, 'garden/src/features/first/first-text.ts'), 'utf8')).toContain(
    String.raw`title: 'Solomon\'s garden'`,
  );
});

test('what nobody says of a new pillar follows from its folder, except who is asked when it fails', async () => {
  expect(await newPillarOf('/teams/rose-garden', { owner: 'garden team' }, undefined)).toEqual({
    name: 'rose-garden',
    title: 'Rose garden',
    route: '/rose-garden',
    owner: 'garden team',
  });
  await expect(newPillarOf('/teams/garden', {}, undefined)).rejects.toThrow(/--owner "garden team"/);
});

test('a person is asked only for what the options do not say', async () => {
  const questions: string[] = [];
  const ask = (question: string, suggestion: string) => {
    questions.push(question);
    return Promise.resolve(suggestion === '' ? 'ann' : suggestion);
  };
  expect(await newPillarOf('/teams/garden', { title: 'Plants' }, ask)).toMatchObject({ title: 'Plants', owner: 'ann' });
  expect(questions).toEqual(['Name, in lower case', 'Path of its first page', 'Who is asked when it fails']);
});

test('a pillar is not created over other files, under a wrong name, or at a path for several pages', () => {
  expect(() => create({ ...garden, name: 'Garden!' })).toThrow('The name must be lower-case words joined by hyphens');
  expect(() => create({ ...garden, route: '/:anything' })).toThrow('choose a path such as /garden');
  expect(existsSync(path.join(folder, 'garden'))).toBe(false);
  writeFileSync(path.join(folder, 'notes.txt'), '');
  expect(() => createPillar(folder, garden, '^2.6.0', '^1.0.0')).toThrow(/is not empty: choose another folder/);
});

test('the doctor names what a pillar lacks, and what to do about each', () => {
  create();
  const advice = symptomsOf(path.join(folder, 'garden'), { ...host, contract: '3.0.0' }, '2.0.0').flatMap((one) =>
    one.advice === undefined ? [] : [[one.what, one.advice]],
  );
  expect(Object.fromEntries(advice)).toEqual({
    descriptor: expect.stringMatching(/requires contract \^2\.6\.0, and this kit has 3\.0\.0/),
    react: expect.stringMatching(/run npm install/),
    'react-dom': expect.stringMatching(/run npm install/),
    'package-lock.json': expect.stringMatching(/Run npm install, and commit it/),
  });
});

test('the doctor of a folder without a pillar says how to make one', () => {
  expect(symptomsOf(folder, host, '1.0.0')).toContainEqual({
    what: 'descriptor',
    found: 'none',
    advice: expect.stringMatching(/or make one with pillar create/),
  });
});
