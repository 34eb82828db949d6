import { createHash, createHmac, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { exportJWK, SignJWT, type JSONWebKeySet } from 'jose';

/** PKCS #8 (RFC 8410) of an Ed25519 key, up to the key itself. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');
const LIFETIME_SECONDS = 60;
const ALGORITHM = 'EdDSA';

interface Keys {
  readonly privateKey: KeyObject;
  readonly id: string;
  readonly set: JSONWebKeySet;
  /** For the names of readers. */
  readonly secret: Buffer;
}

async function keysOf(seed: Buffer): Promise<Keys> {
  const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' });
  const jwk = await exportJWK(createPublicKey(privateKey));
  const id = createHash('sha256')
    .update(jwk.x ?? '')
    .digest('base64url')
    .slice(0, 16);
  return {
    privateKey,
    id,
    set: { keys: [{ ...jwk, kid: id, alg: ALGORITHM, use: 'sig' }] },
    secret: createHmac('sha256', seed).update('names of readers').digest(),
  };
}

/** Says to the back end of a pillar which reader sent a request. All gateways on a database use the same key. */
export class ReaderTokens {
  readonly #readSeed: () => Promise<Buffer>;
  #keys: Promise<Keys> | undefined;

  /** `readSeed` gets 32 bytes; it rejects while the database is away. */
  constructor(readSeed: () => Promise<Buffer>) {
    this.#readSeed = readSeed;
  }

  /** The public keys, as a JSON Web Key Set. */
  async publicKeys(): Promise<JSONWebKeySet> {
    return (await this.#known()).set;
  }

  /**
   * A JSON Web Token for one request. Its subject is the reader's name for this pillar: always the same one, and another
   * one for each pillar, so that back ends cannot find out that two of their readers are one.
   */
  async tokenFor({ pillar, reader, issuer }: { pillar: string; reader: string; issuer: string }): Promise<string> {
    const { privateKey, id, secret } = await this.#known();
    const subject = createHmac('sha256', secret)
      .update(JSON.stringify([pillar, reader]))
      .digest('base64url');
    return new SignJWT()
      .setProtectedHeader({ alg: ALGORITHM, kid: id })
      .setIssuer(issuer)
      .setAudience(pillar)
      .setSubject(subject)
      .setIssuedAt()
      .setExpirationTime(`${LIFETIME_SECONDS} s`)
      .sign(privateKey);
  }

  #known(): Promise<Keys> {
    this.#keys ??= this.#readSeed().then(keysOf);
    this.#keys.catch(() => {
      this.#keys = undefined;
    });
    return this.#keys;
  }
}
