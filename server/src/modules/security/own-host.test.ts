import { isOwnHost } from './own-host';

const arrival = { localAddress: '192.168.1.5', localPort: 8080 };

test.each(['localhost:8080', 'localhost', '127.0.0.1:8080', '[::1]:8080', '192.168.1.5:8080', 'LOCALHOST:8080'])(
  '%s is the machine itself',
  (host) => {
    expect(isOwnHost(host, arrival)).toBe(true);
  },
);

test.each(['bible.example', 'localhost.bible.example', '192.168.1.6:8080', 'localhost:8081', 'localhost:65535'])(
  '%s is another host',
  (host) => {
    expect(isOwnHost(host, arrival)).toBe(false);
  },
);

test('an IPv4 address within IPv6 is that address', () => {
  expect(isOwnHost('192.168.1.5:8080', { ...arrival, localAddress: '::ffff:192.168.1.5' })).toBe(true);
  expect(isOwnHost('[2001:db8::1]:8080', { ...arrival, localAddress: '2001:db8::1' })).toBe(true);
});
