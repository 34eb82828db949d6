import { startGateway, type RunningGateway } from './gateway';

/** A gateway that goes away and comes back under one address, with other settings where they are named. */
export interface Line {
  url: string;
  stop(): Promise<void>;
  start(env?: Record<string, string>): Promise<void>;
}

/** A line that `close` ends for good. */
export interface OpenLine extends Line {
  /** Brings the line back as it was first, unless it is so. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

export async function openLine(): Promise<OpenLine> {
  let gateway: RunningGateway | undefined = await startGateway();
  let isAsFirst = true;
  const { url } = gateway;
  const stop = async () => {
    await gateway?.stop();
    gateway = undefined;
  };
  const start = async (env: Record<string, string> = {}) => {
    await stop();
    gateway = await startGateway({ ...env, PORT: new URL(url).port });
    isAsFirst = Object.keys(env).length === 0;
  };
  return {
    url,
    stop,
    start,
    async mend() {
      if (gateway === undefined || !isAsFirst) await start();
    },
    close: stop,
  };
}
