import type { MessagePort } from 'node:worker_threads';
import type { RenderQuery, RenderRequest } from '@manna/shared/contracts';

/** The task of a render worker. It is cloned between threads, except for the port, which is transferred. */
export interface RenderTask {
  request: RenderRequest;
  shell: { serverFile: string; serverIntegrity: string };
  /** Pillars whose code must not run here: the browser renders them. */
  withheld: readonly string[];
  port: MessagePort;
}

/** What a worker sends on its port: that it starts the page, which pillar's code it is about to run, or a query. */
export type WorkerMessage = RenderQuery | { started: true } | { entering: string };
