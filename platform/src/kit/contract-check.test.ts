import path from 'node:path';
import { contractFaults, type Declarations } from './contract-check';

const root = path.resolve(import.meta.dirname, '../../..');
const nothing = 'export {};';
const contract = (pillar: string, facade = nothing): Declarations => ({
  'contracts/pillar': pillar,
  'runtime/index': facade,
  'runtime/data': nothing,
  'runtime/user-data': nothing,
  'runtime/use-answer': nothing,
  'runtime/pinned-worker': nothing,
});
const taking = (pillar: string) => `export declare const definePillar: (pillar: ${pillar}) => void;`;
const published = contract(taking('{ routes: string }'), 'export declare const useSite: (name: string) => string;');

test.each([
  ['nothing changed', published],
  ['pillars may say more', contract(taking('{ routes: string; icon?: string }'), published['runtime/index'])],
  [
    'the shell offers more',
    contract(taking('{ routes: string }'), `${published['runtime/index']} export declare const more: 1;`),
  ],
  [
    'a function takes one more argument that may be left out',
    contract(
      taking('{ routes: string }'),
      'export declare const useSite: (name: string, language?: string) => string;',
    ),
  ],
])('a pillar of the published contract goes on running if %s', (_, now) => {
  expect(contractFaults(published, now, root)).toEqual([]);
});

test.each([
  [
    'pillars must say more',
    contract(taking('{ routes: string; icon: string }'), published['runtime/index']),
    /^definePillar of contracts\/pillar: .*'icon' is missing/,
  ],
  [
    'the shell offers less',
    contract(taking('{ routes: string }')),
    /^useSite of runtime\/index: Property 'useSite' does not exist/,
  ],
  [
    'a function returns something else',
    contract(taking('{ routes: string }'), 'export declare const useSite: (name: string) => string | undefined;'),
    /^useSite of runtime\/index: .*'undefined' is not assignable to type 'string'/,
  ],
])('a pillar of the published contract breaks if %s', (_, now, fault) => {
  expect(contractFaults(published, now, root)).toEqual([expect.stringMatching(fault)]);
});
