import { fork } from 'node:child_process';
import { ReleaseError } from './content-release';
import type { LoadOutcome, LoadStep } from './load-release';

/** The message that a gateway sends to its loader process. */
export interface LoaderRequest {
  databaseUrl: string;
  /** The folder of the release. */
  folder: string;
  /** Where the embedded PostgreSQL keeps its files. */
  databaseFolder: string | undefined;
}

export type LoaderMessage =
  | { kind: 'step'; step: LoadStep }
  | { kind: 'outcome'; outcome: LoadOutcome }
  | { kind: 'failed'; reason: string; isPassing: boolean };

/** Loads the release in `folder` for a gateway; `signal` cancels the load. Throws a ReleaseError. */
export type LoadContent = (
  folder: string,
  options: { signal: AbortSignal; onStep: (step: LoadStep) => void },
) => Promise<LoadOutcome>;

/** Loads in a child process, so that the memory of the load is freed when it ends. */
export const loadInChildProcess =
  (script: string, databaseUrl: string, databaseFolder?: string): LoadContent =>
  (folder, { signal, onStep }) =>
    new Promise((resolve, reject) => {
      const child = fork(script, { signal, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
      const request: LoaderRequest = { databaseUrl, folder, databaseFolder };
      child.send(request);
      child.on('message', (message) => {
        const response = message as LoaderMessage;
        if (response.kind === 'step') onStep(response.step);
        else if (response.kind === 'outcome') resolve(response.outcome);
        else reject(new ReleaseError(response.reason, { isPassing: response.isPassing }));
      });
      // There may be several: one for the request that could not be sent, and one for the end of the process.
      child.on('error', (error) =>
        reject(new ReleaseError(`its process failed (${error.message})`, { isPassing: true })),
      );
      child.once('exit', (code, by) =>
        reject(new ReleaseError(`its process ended early (${by ?? code ?? 'unknown'})`, { isPassing: true })),
      );
    });
