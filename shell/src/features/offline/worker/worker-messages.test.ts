import { readMessage } from './worker-messages';

test('readMessage reads a visit with the files that have a pin', () => {
  const file = { address: 'https://site.example/shell/1.0.0/main.js', integrity: 'sha384-x' };
  expect(readMessage({ kind: 'visited', page: '/bible/genesis/1', files: [file, { address: 'x' }, null] })).toEqual({
    kind: 'visited',
    page: '/bible/genesis/1',
    neighbours: [],
    files: [file],
  });
});

test('readMessage reads at most two neighbours, and only paths of this site', () => {
  const neighbours = ['https://elsewhere.example/', '/bible/genesis/1', 3, '/bible/genesis/3', '/bible/genesis/4'];
  expect(readMessage({ kind: 'visited', page: '/bible/genesis/2', neighbours, files: [] })).toMatchObject({
    neighbours: ['/bible/genesis/1', '/bible/genesis/3'],
  });
  expect(readMessage({ kind: 'visited', page: '/bible/genesis/2', neighbours: '/', files: [] })).toMatchObject({
    neighbours: [],
  });
});

test('readMessage reads null as the page if it is not a path of this site', () => {
  expect(readMessage({ kind: 'visited', page: 'https://elsewhere.example/', files: [] })).toEqual({
    kind: 'visited',
    page: null,
    neighbours: [],
    files: [],
  });
});

test('readMessage returns undefined for anything that is not a message', () => {
  for (const data of [undefined, null, 'take-over', {}, { kind: 'visited' }, { kind: 'visited', page: '/', files: 1 }])
    expect(readMessage(data)).toBeUndefined();
  expect(readMessage({ kind: 'take-over', more: 1 })).toEqual({ kind: 'take-over' });
  expect(readMessage({ kind: 'save-site', more: 1 })).toEqual({ kind: 'save-site' });
});
