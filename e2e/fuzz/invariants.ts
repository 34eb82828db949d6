import { brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import type { FuzzRequest } from './request';
import type { Answer } from './send';

/** Traces of what no reader may see, wherever they stand. */
const internals: readonly (readonly [string, RegExp])[] = [
  ['a stack trace', /\bat (?:async )?[\w.<>]* ?\(?(?:file:\/\/|node:|\/)[^\s)]+:\d+:\d+/],
  ['a path of a dependency', /node_modules[\\/]/],
  ['a database URL', /postgres(?:ql)?:\/\//],
  ['a statement', /\b(?:Failed query|select \$?"|insert into "|from "content)/],
  [
    'a message of PostgreSQL',
    /syntax error at or near|invalid byte sequence|violates \w+ constraint|(?:relation|column) "\w+" does not|canceling statement/,
  ],
  [
    'a message of Node.js',
    /\bE(?:CONNREFUSED|CONNRESET|NOENT|ACCES|ISDIR|NOTDIR|NAMETOOLONG|PIPE|MFILE)\b|\bERR_[A-Z]+_|\bFST_ERR_/,
  ],
];
/** Words of engines and libraries. Texts of the site may have them, errors may not. */
const foreignWords =
  /Cannot (?:read|set|convert|destructure)|is not (?:a function|iterable|defined)|(?:Type|Range|Syntax|Reference|GraphQL|Zod|Postgres)Error|Unexpected token|Syntax Error|undefined \(|\[object Object\]|Maximum call stack|circular structure/;
/** Words of graphql-js and of its executor, whose faults have sentences of the site. */
const graphqlWords =
  /Cannot query field|Did you mean|Expected (?:value of )?(?:non-nullable )?type|must (?:not )?have a selection|was not provided|got invalid value|Unknown (?:argument|type|fragment|directive|operation)|is never used|cannot represent|cannot be spread|Must provide|Could not determine/;

export interface Secrets {
  /** Texts that no answer may have: folders, password and environment of the gateway, cookies, data of other readers. */
  texts: readonly string[];
}

interface Parsed {
  status: number;
  head: string;
  body: string;
}

/** The first answer, with its body decoded. Undefined if it is not one of HTTP. */
function parseAnswer(bytes: string): Parsed | undefined {
  // The gateway may say that it will read the body.
  const text = bytes.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
  const [, code] = /^HTTP\/1\.[01] (\d{3}) /.exec(text) ?? [];
  if (code === undefined) return undefined;
  const split = text.indexOf('\r\n\r\n');
  const head = split < 0 ? text : text.slice(0, split);
  const raw = split < 0 ? '' : text.slice(split + 4);
  const encoding = /^content-encoding: (\w+)/im.exec(head)?.[1];
  return { status: Number(code), head, body: decode(raw, encoding) };
}

function decode(raw: string, encoding: string | undefined): string {
  const bytes = Buffer.from(raw, 'latin1');
  try {
    // Several answers may follow each other, so the end may be of another one.
    if (encoding === 'br')
      return brotliDecompressSync(bytes, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
    if (encoding === 'gzip') return gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }).toString();
  } catch {
    return '';
  }
  return bytes.toString();
}

/** The status of an answer; 0 if there is none. */
export const statusOf = ({ bytes }: Answer): number => parseAnswer(bytes)?.status ?? 0;

/** What is wrong with an answer, in sentences. */
export function faultsOf({ bytes: sent, isEndless }: FuzzRequest, answer: Answer, { texts }: Secrets): string[] {
  const parsed = parseAnswer(answer.bytes);
  if (!parsed) return [answer.fault ? `no answer: ${answer.fault}` : 'no answer: the connection was closed'];
  const { status, head, body } = parsed;
  const whole = `${head}\n${body}`;
  const isError = status >= 400 || body.startsWith('{"errors":');
  // Some requests are echoed: the URL of a page, an argument in its error.
  const wasNotSent = (match: RegExpExecArray | null) => match !== null && !sent.includes(match[0]);
  return [
    // A connection that the client may use again stays open after its answer.
    ...(answer.fault === undefined || isEndless ? [] : [`${status}, but ${answer.fault}`]),
    ...(status >= 500 && status !== 503 ? [`status ${status}`] : []),
    ...(status === 503 && !/^retry-after: \d+/im.test(head) ? ['status 503 without Retry-After'] : []),
    ...internals
      .filter(([, pattern]) => wasNotSent(pattern.exec(whole)))
      .map(([what]) => `${what} in an answer ${status}`),
    ...(isError && wasNotSent(foreignWords.exec(body)) ? [`words of the engine in an answer ${status}`] : []),
    ...(body.startsWith('{"errors":') && wasNotSent(graphqlWords.exec(body))
      ? ['words of graphql-js in an answer']
      : []),
    ...texts.filter((secret) => whole.includes(secret)).map(() => `a secret in an answer ${status}`),
    // What readers are told when nobody has foreseen the request.
    ...(body.includes('Something went wrong') ? [`something went wrong, with status ${status}`] : []),
  ];
}
