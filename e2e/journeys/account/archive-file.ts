import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** A file that a reader may choose. */
export const file = (name: string, text: string | Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(text as string),
});

/** Chooses a file for the import of the open account page. */
export const chooseFile = (page: Page, chosen: ReturnType<typeof file>) =>
  page.getByLabel('Import a file').setInputFiles(chosen);

export const importDialog = (page: Page) => page.getByRole('dialog', { name: 'Import' });

/** Exports everything from the open account page. */
export async function exportEverything(page: Page): Promise<ReturnType<typeof file>> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export everything' }).click();
  const saved = await download;
  return file(saved.suggestedFilename(), readFileSync(await saved.path()));
}
