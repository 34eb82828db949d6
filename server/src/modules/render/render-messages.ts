import type { MessagePort } from 'node:worker_threads';
import type { RenderQuery, RenderRequest } from '@manna/shared/contracts';

/** What a render worker is given. Cloned between threads, but for the port, which moves. */
export interface RenderTask {
  request: RenderRequest;
  shell: { serverFile: string; serverIntegrity: string };
  /** Pillars whose code does not run here: the browser renders them. */
  withheld: readonly string[];
  port: MessagePort;
}

/** What a worker says on its port: that it begins with the page, which pillar's code it is about to run, or a query. */
export type WorkerMessage = RenderQuery | { begun: true } | { entering: string };
