import { messageOf } from '../../start-error';
import type { LoaderAnswer, LoaderOrder } from './content-loader-process';
import { loadRelease } from './load-release';

/** The script of the process that loads a release for a gateway: one order comes in, steps and an outcome go out. */
const answer = (message: LoaderAnswer, onSent: () => void = () => undefined) => process.send?.(message, onSent);
const last = (message: LoaderAnswer) => answer(message, () => process.disconnect());

process.once('message', (message) => {
  const { databaseUrl, folder } = message as LoaderOrder;
  loadRelease({ databaseUrl, folder, onStep: (step) => answer({ kind: 'step', step }) }).then(
    (outcome) => last({ kind: 'outcome', outcome }),
    (error: unknown) => last({ kind: 'failed', reason: messageOf(error) }),
  );
});
// A gateway that is gone needs no load: the database undoes what was begun.
process.once('disconnect', () => process.exit());
