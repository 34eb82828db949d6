/** A request as it goes over the wire. */
export interface FuzzRequest {
  /** What is odd about it. */
  kind: string;
  /** One character a byte. */
  bytes: string;
  /** It may never end, or its connection stays open, so the gateway decides when that ends. */
  isEndless?: boolean;
}

export interface Message {
  method?: string;
  /** Path and query. */
  target: string;
  headers?: readonly (readonly [string, string])[];
  body?: string;
}

/** A header or a target cannot contain a line break: it would end there. What follows is another line. */
export const latin1 = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');

/** The bytes of a well-framed request. HOST, CLIENT and SESSION are replaced when it is sent. */
export function frame({ method = 'GET', target, headers = [], body }: Message): string {
  const bytes = body === undefined ? '' : latin1(body);
  const has = (name: string) => headers.some(([one]) => one.toLowerCase() === name);
  const lines = [
    `${method} ${latin1(target)} HTTP/1.1`,
    ...(has('host') ? [] : ['Host: HOST']),
    ...(has('x-forwarded-for') ? [] : ['X-Forwarded-For: CLIENT']),
    ...(has('connection') ? [] : ['Connection: close']),
    ...headers.map(([name, value]) => `${name}: ${latin1(value)}`),
    ...(body === undefined || has('content-length') ? [] : [`Content-Length: ${bytes.length}`]),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${bytes}`;
}
