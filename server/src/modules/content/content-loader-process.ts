import { fork } from 'node:child_process';
import { ReleaseError } from './content-release';
import type { LoadOutcome, LoadStep } from './load-release';

/** What a gateway asks of its loader. */
export interface LoaderOrder {
  databaseUrl: string;
  /** The release's own folder. */
  folder: string;
}

export type LoaderAnswer =
  { kind: 'step'; step: LoadStep } | { kind: 'outcome'; outcome: LoadOutcome } | { kind: 'failed'; reason: string };

/** Loads the release in `folder` for a gateway, unless `signal` ends it before. Throws a ReleaseError. */
export type LoadContent = (
  folder: string,
  options: { signal: AbortSignal; onStep: (step: LoadStep) => void },
) => Promise<LoadOutcome>;

/** Loads in a process of its own, whose memory goes with it: readers are served by a gateway that stays small. */
export const loadApart =
  (script: string, databaseUrl: string): LoadContent =>
  (folder, { signal, onStep }) =>
    new Promise((resolve, reject) => {
      const child = fork(script, { signal, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
      const order: LoaderOrder = { databaseUrl, folder };
      child.send(order);
      child.on('message', (message) => {
        const answer = message as LoaderAnswer;
        if (answer.kind === 'step') onStep(answer.step);
        else if (answer.kind === 'outcome') resolve(answer.outcome);
        else reject(new ReleaseError(answer.reason));
      });
      child.once('error', (error) => reject(new ReleaseError(`its process failed (${error.message})`)));
      child.once('exit', (code, by) =>
        reject(new ReleaseError(`its process ended early (${by ?? code ?? 'unknown'})`)),
      );
    });
