import { contentAddress, dataAddress } from './content-address';

const at = (address: string) => contentAddress(new URL(address, 'https://site.example'));

test('contentAddress leaves out panels, layout and modal', () => {
  expect(at('/bible/ruth/2?layout=side-left&panels=%2Fbible&mdl=share&v=3')).toBe('/bible/ruth/2?v=3');
  expect(at('/bible/ruth/2?mdl=share')).toBe('/bible/ruth/2');
  expect(at('/search?query=a%20b')).toBe('/search?query=a+b');
});

test('dataAddress leaves out query parameters that the loader does not read', () => {
  const url = (address: string) => new URL(address, 'https://site.example');
  const selected = url('/bible/ruth/2?v=3&translation=web');
  expect(dataAddress(selected, [])).toBe(dataAddress(url('/bible/ruth/2'), []));
  expect(dataAddress(selected, ['translation'])).not.toBe(dataAddress(url('/bible/ruth/2?v=3'), ['translation']));
  expect(dataAddress(selected, [])).not.toBe(dataAddress(url('/bible/ruth/3'), []));
  expect(dataAddress(selected, undefined)).toBe('/bible/ruth/2?v=3&translation=web');
});
