import { startGateway, type RunningGateway } from './gateway';

/** A gateway that can be stopped and restarted at the same URL, also with other settings. */
export interface Line {
  url: string;
  stop(): Promise<void>;
  start(env?: Record<string, string>): Promise<void>;
}

/** A line that can also be restored, and closed for good. */
export interface OpenLine extends Line {
  /** Restarts the gateway with its first settings, unless it already runs with them. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

export async function openLine(): Promise<OpenLine> {
  let gateway: RunningGateway | undefined = await startGateway();
  let hasFirstSettings = true;
  const { url } = gateway;
  const stop = async () => {
    await gateway?.stop();
    gateway = undefined;
  };
  const start = async (env: Record<string, string> = {}) => {
    await stop();
    gateway = await startGateway({ ...env, PORT: new URL(url).port });
    hasFirstSettings = Object.keys(env).length === 0;
  };
  return {
    url,
    stop,
    start,
    async mend() {
      if (gateway === undefined || !hasFirstSettings) await start();
    },
    close: stop,
  };
}
