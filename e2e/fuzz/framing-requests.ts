import fc from 'fast-check';
import { latin1, type FuzzRequest } from './request';
import { oddText } from './texts';

const HOST = 'Host: HOST\r\nX-Forwarded-For: CLIENT\r\n';
const CLOSE = 'Connection: close\r\n';
/** Complete in themselves, or broken so that nobody would wait for more. */
const framings = [
  `GET / HTTP/1.1\r\n${HOST}Connection: upgrade\r\nUpgrade: websocket\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HOST}Connection: upgrade\r\nUpgrade: h2c\r\nContent-Length: z\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HOST}Connection: upgrade, close\r\nUpgrade: x\r\nTransfer-Encoding: odd\r\n\r\n`,
  `CONNECT odd.example:443 HTTP/1.1\r\n${HOST}\r\n`,
  `POST /data/graphql HTTP/1.1\r\n${HOST}${CLOSE}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  `POST /data/graphql HTTP/1.1\r\n${HOST}${CLOSE}Content-Length: 5\r\nContent-Length: 6\r\n\r\n{}`,
  `POST /data/graphql HTTP/1.1\r\n${HOST}${CLOSE}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
  `POST /data/graphql HTTP/1.1\r\n${HOST}${CLOSE}Transfer-Encoding: chunked\r\nContent-Type: application/json\r\n\r\nffffffffffffffffff\r\n{}\r\n`,
  `GET / HTTP/1.1\r\n${HOST} folded: 1\r\n${CLOSE}\r\n`,
  `GET / HTTP/1.1\r\n${CLOSE}\r\n`,
  `GET / HTTP/1.1\r\n${HOST}Host: odd.example\r\n${CLOSE}\r\n`,
  `GET / HTTP/1.0\r\n\r\n`,
  `GET / HTTP/9.9\r\n${HOST}${CLOSE}\r\n`,
  `GET /\r\n\r\n`,
  `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n`,
  `GET http://odd.example/ HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
  `GET http://HOST/bible HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
  `GET * HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
  `GET ? HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
  `GET / HTTP/1.1\n${HOST}${CLOSE}\n`,
  `GET / HTTP/1.1\r\n${HOST}${CLOSE}a\0b: 1\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HOST}${CLOSE}: 1\r\n\r\n`,
  `\r\n\r\nGET / HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
  `GET / HTTP/1.1\r\n${HOST}${CLOSE}Expect: odd\r\n\r\n`,
  `\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03${'\x00'.repeat(40)}\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HOST}\r\nGET /bible HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
  `GET / HTTP/1.1\r\n${HOST}${CLOSE}${'A: b\r\n'.repeat(3_000)}\r\n`,
];
const endless = [
  '',
  'GET / HTTP/1.1\r\nHos',
  `POST /data/graphql HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{`,
  `POST /api/reports HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n5\r\n{`,
  `POST /data/graphql HTTP/1.1\r\n${HOST}Expect: 100-continue\r\nContent-Length: 9\r\n\r\n`,
];

/** Broken framing, as it is and with a few characters changed. */
export function framingRequests(): fc.Arbitrary<FuzzRequest> {
  const changed = fc.tuple(fc.constantFrom(...framings), fc.nat(), oddText).map(([text, where, odd]) => {
    const at = where % text.length;
    return `${text.slice(0, at)}${latin1(odd)}${text.slice(at)}`;
  });
  return fc
    .oneof({ weight: 1, arbitrary: fc.constantFrom(...framings) }, { weight: 1, arbitrary: changed })
    .map((bytes) => ({ kind: 'framing', bytes, isEndless: true }));
}

/** Requests that never end. Their answers take as long as the gateway's patience. */
export const endlessRequests = (): fc.Arbitrary<FuzzRequest> =>
  fc.constantFrom(...endless).map((bytes) => ({ kind: 'endless', bytes, isEndless: true }));
