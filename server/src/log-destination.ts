import { pino, type DestinationStream } from 'pino';

const STANDARD_OUTPUT = 1;
/** How much of the log waits for space on the disk. What comes after it is lost. */
const MAX_WAITING_CHARACTERS = 1024 * 1024;

/**
 * Writes the log to the standard output. A log that cannot be written, because the disk is full or nobody reads it, never
 * stops the gateway: the lines wait until there is space. Pino's own destination ends the process, and ending it then
 * tries to write for ever.
 */
export function logDestination(): DestinationStream {
  const stream = pino.destination({
    dest: STANDARD_OUTPUT,
    sync: true,
    maxLength: MAX_WAITING_CHARACTERS,
    // Otherwise it would wait, and readers with it, until a full pipe is read.
    retryEAGAIN: () => false,
  });
  stream.removeAllListeners('error').on('error', () => undefined);
  return stream;
}
