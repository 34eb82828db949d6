import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server with files for the ground of maps, as an operator may have on another host. */
export interface GroundServer {
  origin: string;
  /** What it serves, by path. Everything else is missing. */
  files: Map<string, Buffer | string>;
  close(): Promise<void>;
}

/** Starts a server that pages of other origins may read, also in parts. */
export async function startGroundServer(): Promise<GroundServer> {
  const files = new Map<string, Buffer | string>();
  const server = createServer((request, response) => {
    const file = files.get(new URL(request.url ?? '/', 'http://localhost').pathname);
    response.setHeader('access-control-allow-origin', '*');
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    if (file === undefined) response.writeHead(404).end();
    else if (from === undefined || to === undefined) response.end(file);
    else {
      const bytes = Buffer.from(file);
      const part = bytes.subarray(Number(from), Number(to) + 1);
      const range = `bytes ${from}-${Number(from) + part.length - 1}/${bytes.length}`;
      response.writeHead(206, { 'content-range': range, 'content-length': part.length }).end(part);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const [HEADER_BYTES, PNG, UNCOMPRESSED] = [127, 2, 1];

/**
 * A PMTiles file (version 3) with one PNG as the tile of the whole world, after the specification at
 * github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md. The picture must have less than 16 MB, the metadata less than 16 kB.
 */
export function pmtilesOf(picture: Buffer, metadata: object): Buffer {
  const text = Buffer.from(JSON.stringify(metadata));
  const varint = (value: number): number[] => (value < 128 ? [value] : [(value % 128) + 128, ...varint(value >> 7)]);
  // One entry: tile 0, once, its length, and its offset, which is written with one added.
  const directory = Buffer.from([1, 0, 1, ...varint(picture.length), 1]);
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles');
  header.writeUInt8(3, 7);
  const textAt = HEADER_BYTES + directory.length;
  const pictureAt = textAt + text.length;
  const parts = [HEADER_BYTES, directory.length, textAt, text.length, pictureAt, 0, pictureAt, picture.length, 1, 1, 1];
  parts.forEach((value, index) => header.writeBigUInt64LE(BigInt(value), 8 + 8 * index));
  // Clustered, compression of directories and of tiles, kind of tile; the only zoom is 0.
  [1, UNCOMPRESSED, UNCOMPRESSED, PNG, 0, 0].forEach((value, index) => header.writeUInt8(value, 96 + index));
  [-180e7, -85e7, 180e7, 85e7].forEach((value, index) => header.writeInt32LE(value, 102 + 4 * index));
  return Buffer.concat([header, directory, text, picture]);
}
