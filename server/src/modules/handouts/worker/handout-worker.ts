import process from 'node:process';
import { messageOf } from '../../../start-error';
import type { FromPrinter, ToPrinter } from '../handout-messages';
import { makeHandout } from './make-handout';

/** The program of the process that makes hand-outs, one after the other. */

const sendToGateway = process.send?.bind(process);
const send = (message: FromPrinter): void => void sendToGateway?.(message);

// A signal to the whole group, as of Ctrl-C, is the gateway's to answer. Without a gateway there is nothing to do.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());

process.on('message', ({ id, job }: ToPrinter) => {
  makeHandout(job).then(
    (bytes) => send({ kind: 'made', id, bytes }),
    (error: unknown) => send({ kind: 'failed', id, reason: messageOf(error) }),
  );
});
