import { rm } from 'node:fs/promises';

export default async function cleanUpRun(): Promise<void> {
  if (!globalThis.testRun) return;
  const { postgres, folders } = globalThis.testRun;
  await postgres.stop();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
}
