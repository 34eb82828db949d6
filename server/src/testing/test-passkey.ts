import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

const PRESENT_VERIFIED = 0x05;
const WITH_KEY = 0x40;

const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** A public key in the form of COSE: key type 2, algorithm -7 (ES256), curve 1, x and y. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const [head, beforeY] = [Buffer.from('a5010203262001215820', 'hex'), Buffer.from('225820', 'hex')];
  return Buffer.concat([head, Buffer.from(x, 'base64url'), beforeY, Buffer.from(y, 'base64url')]);
}

/** A passkey for an origin, in an authenticator that does not count. */
export class TestPasskey {
  /** In base64url. */
  readonly id: string;
  readonly #origin: string;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  constructor(origin: string, id: string = randomBytes(16).toString('base64url')) {
    this.#origin = origin;
    this.id = id;
  }

  /** What a browser sends when the authenticator has just made the passkey for this challenge. */
  registration(challenge: string): object {
    const id = Buffer.from(this.id, 'base64url');
    const [model, idLength] = [Buffer.alloc(16), Buffer.from([0, id.byteLength])];
    const key = coseKey(this.#keys.publicKey);
    const data = Buffer.concat([this.#authenticatorData(WITH_KEY), model, idLength, id, key]);
    // CBOR of { fmt: 'none', attStmt: {}, authData }, whose last value is bytes of a length below 256.
    const head = Buffer.from('\u00a3\u0063fmt\u0064none\u0067attStmt\u00a0\u0068authData\u0058', 'latin1');
    const attestation = Buffer.concat([head, Buffer.from([data.byteLength]), data]);
    return this.#credential({
      clientDataJSON: this.#clientData('create', challenge).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** What a browser sends when the reader has signed in with the passkey for this challenge. */
  assertion(challenge: string): object {
    const client = this.#clientData('get', challenge);
    const data = this.#authenticatorData();
    return this.#credential({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', Buffer.concat([data, sha256(client)]), this.#keys.privateKey).toString('base64url'),
    });
  }

  #credential(response: object): object {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #authenticatorData(flags = 0): Buffer {
    const counter = Buffer.alloc(4);
    return Buffer.concat([sha256(new URL(this.#origin).hostname), Buffer.from([PRESENT_VERIFIED | flags]), counter]);
  }

  #clientData(type: 'create' | 'get', challenge: string): Buffer {
    return Buffer.from(
      JSON.stringify({ type: `webauthn.${type}`, challenge, origin: this.#origin, crossOrigin: false }),
    );
  }
}
