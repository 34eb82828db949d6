import path from 'node:path';
import { AwsClient } from 'aws4fetch';
import { Problem } from '../../command-line/problem';
import type { ReleaseStore } from './release-store';

const TIMEOUT_MS = 60_000;
/** After an error of the store itself. */
const RETRIES = 2;
const NOT_FOUND = 404;
/** There is such a file already, or another upload of it is not finished. */
const IS_THERE = [409, 412];

const TYPES: Record<string, string> = {
  '.cjs': 'text/javascript',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface S3Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  /** 'eu-central-1'; stores that have no regions accept any. */
  region: string;
}

export interface S3Place {
  /** URL of the store, without the bucket. */
  endpoint: string;
  bucket: string;
  /** Before the names of files: empty, or ending in '/'. */
  prefix: string;
}

/** Parses 's3://bucket/prefix'; undefined if it is a folder. */
export function s3PlaceOf(to: string, endpoint: string | undefined, region: string): S3Place | undefined {
  const [, bucket, rest = ''] = /^s3:\/\/([^/]+)\/?(.*)$/.exec(to) ?? [];
  if (bucket === undefined) return undefined;
  const prefix = rest === '' || rest.endsWith('/') ? rest : `${rest}/`;
  return { endpoint: endpoint ?? `https://s3.${region}.amazonaws.com`, bucket, prefix };
}

/** The credentials in the environment. Throws a Problem if there are none. */
export function credentialsIn(environment: NodeJS.ProcessEnv): S3Credentials {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = environment;
  if (accessKeyId === undefined || secretAccessKey === undefined)
    throw new Problem('Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY to a key that may write to the store.');
  return { accessKeyId, secretAccessKey, region: environment['AWS_REGION'] ?? 'us-east-1' };
}

/** A bucket of an S3-compatible store. It must support writes on condition (If-None-Match), as S3 does. */
export class S3Store implements ReleaseStore {
  readonly #place: S3Place;
  readonly #client: AwsClient;

  constructor(place: S3Place, credentials: S3Credentials) {
    this.#place = place;
    this.#client = new AwsClient({ ...credentials, service: 's3', retries: RETRIES });
  }

  place(file: string): string {
    const { bucket, prefix } = this.#place;
    return `s3://${bucket}/${prefix}${file}`;
  }

  async read(file: string): Promise<Buffer | undefined> {
    const response = await this.#send('GET', file);
    if (response.status === NOT_FOUND) return undefined;
    if (!response.ok) throw await this.#refused(file, response);
    return Buffer.from(await response.arrayBuffer());
  }

  async write(file: string, bytes: Buffer): Promise<boolean> {
    const headers = {
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'if-none-match': '*',
    };
    const response = await this.#send('PUT', file, headers, bytes);
    if (IS_THERE.includes(response.status)) return false;
    if (!response.ok) throw await this.#refused(file, response);
    return true;
  }

  async #send(
    method: 'GET' | 'PUT',
    file: string,
    headers: Readonly<Record<string, string>> = {},
    body?: Buffer,
  ): Promise<Response> {
    const { endpoint, bucket, prefix } = this.#place;
    const url = new URL(`${endpoint.replace(/\/$/, '')}/${bucket}/${prefix}${file}`);
    try {
      return await this.#client.fetch(url.href, {
        method,
        headers,
        ...(body && { body: new Uint8Array(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    } catch (error) {
      throw new Problem(`${url.origin} cannot be reached: ${(error as Error).message}.`);
    }
  }

  async #refused(file: string, response: Response): Promise<Problem> {
    const [, reason] = /<Message>([^<]*)</.exec(await response.text()) ?? [];
    return new Problem(
      `The store refuses ${this.place(file)} with status ${response.status}: ${reason ?? response.statusText}`,
    );
  }
}
