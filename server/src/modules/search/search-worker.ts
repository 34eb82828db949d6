import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { integrityOf } from '@manna/shared/domain';
import { messageOf } from '../../start-error';
import { hideProcess } from '../render/hidden-process';
import type { FromSearcher, SearchedRelease, ToSearcher } from './search-messages';
import { workerScope, type WorkerScope } from './worker-scope';

/** The program of the search process: runs the script of the search pillar's web worker, and passes messages on. */

const sendToGateway = process.send?.bind(process);
const send = (message: FromSearcher): void => void sendToGateway?.(message);

// A signal to the whole group, as of Ctrl-C, is the gateway's to answer. Without a gateway there is nothing to do.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());

async function open({ script, listings }: SearchedRelease): Promise<WorkerScope> {
  const bytes = await readFile(script.file);
  if ((await integrityOf(bytes)) !== script.integrity)
    throw new Error(`${script.file} is not the file that was pinned`);
  const scope = workerScope(listings, (message) => send({ kind: 'posted', message }));
  hideProcess();
  scope.run(bytes.toString('utf8'), script.file);
  return scope;
}

let opened: Promise<WorkerScope> | undefined;

process.on('message', (message: ToSearcher) => {
  if (message.kind === 'open') opened = open(message.release);
  else if (message.kind === 'settle') setImmediate(() => send({ kind: 'settled', id: message.id }));
  else
    opened
      ?.then((scope) => scope.post(message.message))
      .catch((error: unknown) => {
        send({ kind: 'failed', reason: messageOf(error) });
      });
});
