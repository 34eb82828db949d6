import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import type { FastifyInstance } from 'fastify';
import { pino, type Logger } from 'pino';
import { findAssets } from './assets';
import { collectAtRest } from './collect-at-rest';
import { readConfig, type Config } from './config';
import { logDestination } from './log-destination';
import { startGateway, type Gateway } from './start-gateway';
import { codeOf, messageOf, startSentence, StartError } from './start-error';

/** How long running requests may take after a signal to stop. */
const CLOSE_WITHIN_MS = 10_000;

// By default V8 lets garbage grow to several times of what is in use before it collects the old part of it. With this a
// flood of requests takes 100 MB less, and the memory is as before a minute after it.
setFlagsFromString('--heap-growing-percent=25');

const urlOf = (host: string, port: number): string => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** Returns the URL. `setting` names the port. */
async function listen(app: FastifyInstance, host: string, port: number, setting: string): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const reason = codeOf(error) === 'EADDRINUSE' ? 'another program uses it' : messageOf(error);
    throw new StartError(
      `The gateway cannot listen on ${urlOf(host, port)} (${reason}): set ${setting} or HOST to another value.`,
    );
  }
  const bound = app.server.address();
  return urlOf(host, typeof bound === 'object' && bound ? bound.port : port);
}

/** Returns the URL of the site. */
async function listenOnAll({ app, operations }: Gateway, config: Config, log: Logger): Promise<string> {
  const { host, port, operationsPort = 0 } = config;
  if (operations) {
    const url = await listen(operations, host, operationsPort, 'OPERATIONS_PORT');
    log.info({ url }, 'operators find metrics and status there');
  }
  return listen(app, host, port, 'PORT');
}

async function main(): Promise<void> {
  const config = readConfig(process.env, process.cwd());
  const log = pino({ level: config.logLevel }, logDestination());
  /** Empty until the start is over. A stop may come before that. */
  const running: { gateway?: Gateway } = {};
  let closing = false;
  const stop = async (code: number, drainSeconds = 0) => {
    // A second signal stops the process at once.
    if (closing) process.exit(1);
    closing = true;
    const { gateway } = running;
    gateway?.beginStop();
    await sleep(gateway ? drainSeconds * 1_000 : 0);
    setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref();
    await gateway?.close();
    process.exit(code);
  };
  const onSignal = (signal: NodeJS.Signals) => {
    // Ctrl+C stops a gateway that has no load balancer.
    const drainSeconds = signal === 'SIGTERM' ? config.drainSeconds : 0;
    if (!closing) log.info({ signal, drainSeconds }, 'the gateway stops');
    void stop(0, drainSeconds);
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
  const onLost = (reason: string) => {
    if (closing) return;
    log.fatal(`The gateway stops: ${reason}.`);
    void stop(1);
  };
  // What is thrown outside of a request, a rejection that nobody handles included. What it left half done is unknown.
  process.on('uncaughtException', (error: unknown, origin) => {
    const stack = error instanceof Error ? error.stack : undefined;
    if (origin === 'unhandledRejection' && error instanceof Error && error.name === 'GraphQLError') {
      // A field that the executor abandoned. It only reads, and its query has had its response.
      log.error({ stack }, `A field of a query failed after the response: ${error.message}.`);
      return;
    }
    log.fatal({ stack }, `The gateway stops because of an error outside of a request: ${messageOf(error)}.`);
    void stop(1);
  });
  const gateway = await startGateway({ config, assets: findAssets(import.meta.url), log, onLost });
  running.gateway = gateway;
  const url = await listenOnAll(gateway, config, log).catch(async (error: unknown) => {
    await gateway.close();
    throw error;
  });
  collectAtRest();
  process.stdout.write(`${gateway.productName} listens on ${url}\n`);
}

// A file on a full disk, or a pipe that nobody reads, is not a reason to stop. The log has handlers of its own.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

try {
  await main();
} catch (error) {
  const sentence = startSentence(error);
  if (sentence === undefined) throw error;
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
