import { messageOf } from '../../start-error';
import type { LoaderMessage, LoaderRequest } from './content-loader-process';
import { ReleaseError } from './content-release';
import { loadRelease } from './load-release';

/**
 * The script of the process that loads a release for a gateway. It receives one request, and sends the steps and one
 * outcome.
 */
const send = (message: LoaderMessage, onSent: () => void = () => undefined) => process.send?.(message, onSent);
const sendLast = (message: LoaderMessage) => send(message, () => process.disconnect());

process.once('message', (message) => {
  const { databaseUrl, folder, databaseFolder } = message as LoaderRequest;
  loadRelease({ databaseUrl, folder, databaseFolder, onStep: (step) => send({ kind: 'step', step }) }).then(
    (outcome) => sendLast({ kind: 'outcome', outcome }),
    (error: unknown) => {
      const isPassing = error instanceof ReleaseError && error.isPassing;
      sendLast({ kind: 'failed', reason: messageOf(error), isPassing });
    },
  );
});
// If the gateway is gone, stop: the database rolls the transaction back.
process.once('disconnect', () => process.exit());
