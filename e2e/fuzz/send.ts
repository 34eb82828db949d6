import { connect } from 'node:net';
import type { FuzzRequest } from './request';

/** What came back. */
export interface Answer {
  /** Everything that the gateway sent, one character a byte. */
  bytes: string;
  /** Until the connection ended. Milliseconds. */
  took: number;
  /** Why it ended early, if it did. */
  fault?: string;
}

export interface Target {
  host: string;
  port: number;
}

/** Enough to see what an answer is. */
const MAX_BYTES = 4_000_000;

/** Who sends: the address, and the cookie of the session. */
export interface Client {
  address: string;
  cookie: string;
}

/** Sends a request as one client and reads until the gateway closes the connection, or until the deadline in milliseconds. */
export function send({ bytes }: FuzzRequest, target: Target, client: Client, deadline: number): Promise<Answer> {
  const began = performance.now();
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const socket = connect(target.port, target.host);
    const end = (fault?: string) => {
      clearTimeout(timer);
      socket.destroy();
      const answer = Buffer.concat(chunks).toString('latin1');
      resolve({ bytes: answer, took: performance.now() - began, ...(fault !== undefined && { fault }) });
    };
    const timer = setTimeout(() => end('no end within the deadline'), deadline);
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size > MAX_BYTES) end('more than 4 MB');
    });
    // A gateway that refuses a large body closes before all of it is sent.
    socket.on('error', (error) => end(size > 0 ? undefined : error.message));
    socket.on('end', () => end());
    const sent = bytes
      .replaceAll('HOST', `${target.host}:${target.port}`)
      .replaceAll('CLIENT', client.address)
      .replaceAll('SESSION', client.cookie);
    socket.write(Buffer.from(sent, 'latin1'));
  });
}
