import { createHash, createHmac } from 'node:crypto';

export interface S3Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  /** 'eu-central-1'; stores that have no regions accept any. */
  region: string;
}

export interface S3Request {
  method: 'GET' | 'PUT';
  url: URL;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

const ALGORITHM = 'AWS4-HMAC-SHA256';

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** AWS escapes each byte that is not a letter, a digit or one of -._~, and a slash between segments stays. */
const escaped = (path: string): string =>
  decodeURIComponent(path).replaceAll(/[^A-Za-z0-9\-._~/]/gu, (character) =>
    [...Buffer.from(character)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
  );

/**
 * The headers of a request to an S3-compatible store, with its signature: AWS Signature Version 4, as documented at
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html. URLs have no query.
 */
export function signedHeaders(
  { method, url, headers, body }: S3Request,
  { accessKeyId, secretAccessKey, region }: S3Credentials,
  now: Date,
): Record<string, string> {
  const time = now.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  const day = time.slice(0, 8);
  const hash = sha256(body);
  const all: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': hash,
    'x-amz-date': time,
  };
  const names = Object.keys(all).sort();
  const signed = names.join(';');
  const lines = names.map((name) => `${name}:${all[name]?.trim() ?? ''}\n`).join('');
  const canonical = [method, escaped(url.pathname), '', lines, signed, hash].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = [region, 's3', 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${secretAccessKey}`, day));
  const signature = hmac(key, [ALGORITHM, time, scope, sha256(canonical)].join('\n')).toString('hex');
  return {
    ...all,
    authorization: `${ALGORITHM} Credential=${accessKeyId}/${scope},SignedHeaders=${signed},Signature=${signature}`,
  };
}
