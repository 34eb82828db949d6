import { fork } from 'node:child_process';
import { ReleaseError } from './content-release';
import type { LoadOutcome, LoadStep } from './load-release';

/** The message that a gateway sends to its loader process. */
export interface LoaderRequest {
  databaseUrl: string;
  /** The folder of the release. */
  folder: string;
}

export type LoaderMessage =
  | { kind: 'step'; step: LoadStep }
  | { kind: 'outcome'; outcome: LoadOutcome }
  | { kind: 'failed'; reason: string };

/** Loads the release in `folder` for a gateway; `signal` cancels the load. Throws a ReleaseError. */
export type LoadContent = (
  folder: string,
  options: { signal: AbortSignal; onStep: (step: LoadStep) => void },
) => Promise<LoadOutcome>;

/** Loads in a child process, so that the memory of the load is freed when it ends. */
export const loadInChildProcess =
  (script: string, databaseUrl: string): LoadContent =>
  (folder, { signal, onStep }) =>
    new Promise((resolve, reject) => {
      const child = fork(script, { signal, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
      const request: LoaderRequest = { databaseUrl, folder };
      child.send(request);
      child.on('message', (message) => {
        const response = message as LoaderMessage;
        if (response.kind === 'step') onStep(response.step);
        else if (response.kind === 'outcome') resolve(response.outcome);
        else reject(new ReleaseError(response.reason));
      });
      child.once('error', (error) => reject(new ReleaseError(`its process failed (${error.message})`)));
      child.once('exit', (code, by) =>
        reject(new ReleaseError(`its process ended early (${by ?? code ?? 'unknown'})`)),
      );
    });
