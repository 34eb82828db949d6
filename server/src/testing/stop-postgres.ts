import { rm } from 'node:fs/promises';

export default async function stopPostgres(): Promise<void> {
  const running = globalThis.testPostgres;
  await running?.server.stop();
  if (running) await rm(running.folder, { recursive: true, force: true });
}
