import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';

const PRESENT_VERIFIED_WITH_KEY = 0x45;

/** The public key of a new pair, in the form of COSE: key type 2, algorithm -7 (ES256), curve 1, x and y. */
function newCoseKey(): Buffer {
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' });
  const [head, beforeY] = [Buffer.from('a5010203262001215820', 'hex'), Buffer.from('225820', 'hex')];
  return Buffer.concat([head, Buffer.from(x, 'base64url'), beforeY, Buffer.from(y, 'base64url')]);
}

/** What a browser sends to an origin when its authenticator has made a passkey for this challenge. */
export function newPasskey(origin: string, challenge: string): object {
  const id = randomBytes(16);
  const party = createHash('sha256').update(new URL(origin).hostname).digest();
  const [counter, model, idLength] = [Buffer.alloc(4), Buffer.alloc(16), Buffer.from([0, id.byteLength])];
  const flags = Buffer.from([PRESENT_VERIFIED_WITH_KEY]);
  const data = Buffer.concat([party, flags, counter, model, idLength, id, newCoseKey()]);
  // CBOR of { fmt: 'none', attStmt: {}, authData }, whose last value is bytes of a length below 256.
  const head = Buffer.from('\u00a3\u0063fmt\u0064none\u0067attStmt\u00a0\u0068authData\u0058', 'latin1');
  const attestation = Buffer.concat([head, Buffer.from([data.byteLength]), data]);
  const client = Buffer.from(JSON.stringify({ type: 'webauthn.create', challenge, origin, crossOrigin: false }));
  return {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: client.toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    },
  };
}
