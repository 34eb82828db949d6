import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { Ajv2020, type AnySchemaObject } from 'ajv/dist/2020.js';
import { strFromU8, unzipSync } from 'fflate';

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

/** What is wrong with an exported archive by the schema that it names, which is requested as another program would. */
export async function schemaFaults({ buffer }: ReturnType<typeof file>): Promise<{ schema: string; faults: unknown }> {
  const { 'archive.json': json = new Uint8Array() } = unzipSync(buffer);
  const archive = JSON.parse(strFromU8(json)) as { $schema: string };
  const schema = (await (await fetch(archive.$schema)).json()) as AnySchemaObject;
  // The schema has a pattern beside each format, so nothing is left to a list of formats.
  const ajv = new Ajv2020({ allErrors: true, validateFormats: false });
  return { schema: archive.$schema, faults: ajv.validate(schema, archive) ? [] : ajv.errors };
}
