import { readMessage } from './worker-messages';

test('a visit is read with the files that have a pin', () => {
  const file = { address: 'https://site.example/shell/1.0.0/main.js', integrity: 'sha384-x' };
  expect(readMessage({ kind: 'visited', page: '/bible/genesis/1', files: [file, { address: 'x' }, null] })).toEqual({
    kind: 'visited',
    page: '/bible/genesis/1',
    files: [file],
  });
});

test('an address of elsewhere is no page', () => {
  expect(readMessage({ kind: 'visited', page: 'https://elsewhere.example/', files: [] })).toEqual({
    kind: 'visited',
    page: null,
    files: [],
  });
});

test('what is no message is not read', () => {
  for (const data of [undefined, null, 'take-over', {}, { kind: 'visited' }, { kind: 'visited', page: '/', files: 1 }])
    expect(readMessage(data)).toBeUndefined();
  expect(readMessage({ kind: 'take-over', more: 1 })).toEqual({ kind: 'take-over' });
});
