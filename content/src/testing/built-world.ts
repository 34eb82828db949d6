import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { Entry } from '@manna/shared/contracts';
import { fileRevision } from '@manna/shared/domain';
import { frontMatterSchemas } from '../release/authored/front-matter';
import { splitFile } from '../release/authored/parse/split-file';
import { verseTexts } from '../release/emit/bible-part';
import { readJson, readRecords } from '../release/emit/read-release';
import { makerWorld } from '../make-resources';
import type { Order, World } from '../studio/maker';
import { builtChapters, builtFile, builtRelease } from './built-release';

const folder = fileURLToPath(new URL('../../authored/resources', import.meta.url));

/** What the front matter of each resource in content/authored asks for, from which maker, and the terms of its files. */
export function siteOrders(): { maker: string; licence: string | undefined; order: Order }[] {
  return readdirSync(folder)
    .sort()
    .map((name) => {
      const slug = name.replace(/[.]md$/, '');
      const file = { folder: 'resources', name, text: readFileSync(join(folder, name), 'utf8') };
      const matter = frontMatterSchemas.resources.parse(parse(splitFile(file)?.head ?? ''));
      const { maker, licence, category, name: title, summary, options } = matter;
      return { maker, licence, order: { slug, category, name: title, summary, options } };
    });
}

/** What the front matter of one resource asks for. */
export function siteOrder(slug: string): Order {
  const found = siteOrders().find(({ order }) => order.slug === slug);
  if (!found) throw new Error(`content/authored/resources has no ${slug}.md.`);
  return found.order;
}

/** The King James Version of the built release as makers see it, without any entry. */
export function kjvWorld(): World {
  const texts = verseTexts({ chapters: builtChapters('kjv') });
  const none = { entries: [], journeys: [], lineages: [], relations: [] };
  return makerWorld(none, { verseText: (verse) => texts.get(verse), chapters: builtChapters });
}

/** Everything that the makers of the built release drew from. */
export function builtWorld(): World {
  const tables = {
    entries: readRecords(builtRelease(), 'entries.ndjson'),
    journeys: readJson(builtRelease(), 'journeys.json'),
    lineages: readJson(builtRelease(), 'lineages.json'),
    relations: readRecords(builtRelease(), 'relations.ndjson'),
  };
  return makerWorld(tables, kjvWorld());
}

export type BuiltResource = Extract<Entry, { typename: 'Resource' }>;

/** A resource of the built release by its slug. */
export function builtResource(slug: string): BuiltResource {
  const found = readRecords(builtRelease(), 'entries.ndjson').find(
    (entry): entry is BuiltResource => entry.typename === 'Resource' && entry.slug === slug,
  );
  if (!found) throw new Error(`The release has no resource ${slug}.`);
  return found;
}

/** The bytes of the files that a resource of the built release offers, in the order in which it offers them. */
export const builtFilesOf = ({ files }: BuiltResource): { name: string; bytes: Buffer }[] =>
  files.map(({ path, fileHash }) => ({
    name: path.slice(path.lastIndexOf('/') + 1),
    bytes: builtFile(`files/${fileRevision(fileHash)}/${path}`),
  }));
