import { messageOf } from '../../start-error';
import type { LoaderMessage, LoaderRequest } from './content-loader-process';
import { loadRelease } from './load-release';

/**
 * The script of the process that loads a release for a gateway. It receives one request, and sends the steps and one
 * outcome.
 */
const send = (message: LoaderMessage, onSent: () => void = () => undefined) => process.send?.(message, onSent);
const sendLast = (message: LoaderMessage) => send(message, () => process.disconnect());

process.once('message', (message) => {
  const { databaseUrl, folder } = message as LoaderRequest;
  loadRelease({ databaseUrl, folder, onStep: (step) => send({ kind: 'step', step }) }).then(
    (outcome) => sendLast({ kind: 'outcome', outcome }),
    (error: unknown) => sendLast({ kind: 'failed', reason: messageOf(error) }),
  );
});
// If the gateway is gone, stop: the database rolls the transaction back.
process.once('disconnect', () => process.exit());
