/** A gateway as `server.ts` starts it, whose requests say in a header who is signed in. */
import { pino } from 'pino';
import { findAssets } from '../assets';
import { readConfig } from '../config';
import { startGateway } from '../start-gateway';
import { readerOfHeader } from './signed-in-readers';

const config = readConfig(process.env, process.cwd());
const gateway = await startGateway({
  config,
  assets: findAssets(import.meta.url),
  log: pino({ level: config.logLevel }),
  readerOf: readerOfHeader,
  onLost: () => process.exit(1),
});
process.on('SIGTERM', () => {
  gateway.beginStop();
  setTimeout(() => void gateway.close().then(() => process.exit(0)), config.drainSeconds * 1_000);
});
const url = await gateway.app.listen({ host: config.host, port: config.port });
process.stdout.write(`${gateway.productName} listens on ${url}\n`);
