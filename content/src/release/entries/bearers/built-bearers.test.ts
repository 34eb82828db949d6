import type { ProseInline } from '@manna/shared/contracts';
import { readReferences } from '../../../base/bible/find-references';
import { versesOf } from '../../../base/bible/reference-verses';
import { builtRelease } from '../../../testing/built-release';
import { readRecords } from '../../emit/read-release';

const kjv = new Map(readRecords(builtRelease(), 'verses.ndjson').map(({ id, texts }) => [id, texts['kjv'] ?? '']));
const pages = readRecords(builtRelease(), 'entries.ndjson').filter(({ body: [first] }) => {
  return first?.kind === 'heading' && first.id === 'bearers';
});

/** The lists of the section on who bears the name, without those who have pages of their own: their verses are on these pages. */
function itemsOf({ body }: (typeof pages)[number]): ProseInline[][] {
  const [, ...others] = body;
  const end = others.findIndex(({ kind }) => kind === 'heading');
  const section = end === -1 ? others : others.slice(0, end);
  return section.flatMap((block, index) => {
    const before = section[index - 1];
    const opening = before?.kind === 'paragraph' && before.inlines[0]?.kind === 'text' ? before.inlines[0].text : '';
    return block.kind === 'list' && !opening.startsWith('With a page') ? block.items : [];
  });
}

const versesIn = (item: readonly ProseInline[]) =>
  item.flatMap((inline) =>
    inline.kind === 'reference' ? readReferences([inline.text.replace('–', '-')]).flatMap(versesOf) : [],
  );

/** How often a verse has one of the spellings of a name. */
const occurrences = ({ name, aliases }: (typeof pages)[number], verse: number) => {
  const spellings = [name.replace(/ \(name\)$/, ''), ...aliases].map((one) => one.replaceAll(/[^A-Za-z ]/g, ''));
  const words = (kjv.get(verse) ?? '').replaceAll(/[^A-Za-z ]/g, '').split(' ');
  return words.filter((word) => spellings.includes(word)).length;
};

test('there are pages of names with several bearers', () => {
  expect(pages.length).toBeGreaterThan(500);
});

test('each verse of a name with several bearers is with one of them, or among those that do not tell who is meant', () => {
  const wrong = pages.flatMap((page) => {
    const counts = new Map<number, number>();
    for (const verse of itemsOf(page).flatMap(versesIn)) counts.set(verse, (counts.get(verse) ?? 0) + 1);
    const missing = page.verses
      .filter((verse) => !counts.has(verse))
      .map((verse) => `${page.slug}: ${verse} is missing`);
    // A verse can name two bearers: 'Azariah the son of Nathan' and 'Zabud the son of Nathan'.
    const twice = [...counts]
      .filter(([verse, count]) => count > 1 && count > occurrences(page, verse))
      .map(([verse, count]) => `${page.slug}: ${verse} ${count} times`);
    const foreign = [...counts.keys()]
      .filter((verse) => !page.verses.includes(verse))
      .map((verse) => `${page.slug}: ${verse} is not its own`);
    return [...missing, ...twice, ...foreign];
  });
  expect(wrong).toEqual([]);
});

test('Shephatiah is ten men, of whom the son of David is named in two verses', () => {
  const page = pages.find(({ slug }) => slug === 'shephatiah');
  const items = (page ? itemsOf(page) : []).map((item) => item.map(({ text }) => text).join(''));
  expect(items).toHaveLength(10);
  expect(items[0]).toBe('Shephatiah, son of Abital (2 Samuel 3:4; 1 Chronicles 3:3)');
  expect(items).toContain('Shephatiah, of “the sons of Jehoshaphat” (2 Chronicles 21:2)');
});
