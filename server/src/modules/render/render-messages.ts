import type { MessagePort } from 'node:worker_threads';
import type { RenderQuery, RenderRequest } from '@manna/shared/contracts';

/** The task of a render worker. It is cloned between threads, except for the port, which is transferred. */
export interface RenderTask {
  request: RenderRequest;
  shell: { serverFile: string; serverIntegrity: string };
  port: MessagePort;
}

/**
 * The id of the answer to `started`: the names of the pillars whose code must not run here, because the browser renders
 * them. A page may have waited for its thread, so they are named when it begins.
 */
export const BEGIN = 0;

/** What a worker sends on its port: that it starts the page, which pillar's code it is about to run, or a query. */
export type WorkerMessage = RenderQuery | { started: true } | { entering: string };

/** What a worker sends to the pool when something was thrown after its page. */
export interface LateFailure {
  late: string;
  stack?: string;
}
