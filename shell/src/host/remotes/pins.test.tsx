import { pinOf, pinRelease, releaseAddress } from './pins';

const integrity = { 'main.js': `sha384-${'B'.repeat(64)}` };

describe('pins', () => {
  it('give the integrity value of a released file, on this site or another origin, with or without a query', () => {
    pinRelease({ base: '/pillars/garden/1.0.0/', integrity });
    pinRelease({ base: 'https://cdn.example/garden/1.0.0/', integrity });
    expect(pinOf('/pillars/garden/1.0.0/main.js')).toBe(integrity['main.js']);
    expect(pinOf('https://cdn.example/garden/1.0.0/main.js?retry=2')).toBe(integrity['main.js']);
    expect(releaseAddress('/pillars/garden/1.0.0/', 'main.js')).toBe('http://localhost/pillars/garden/1.0.0/main.js');
  });

  it('throw for a URL that is not in any release', () => {
    expect(() => pinOf('https://elsewhere.example/main.js')).toThrow('No release of this page names');
  });
});
