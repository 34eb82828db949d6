/** The five collections of the search, in the order in which it shows them. */
export const listingNames = ['bible', 'encyclopedia', 'articles', 'resources', 'dictionary'] as const;
export type ListingName = (typeof listingNames)[number];

/** One entry in the search's listing. Missing values are empty strings and lists. */
export interface ListedEntry {
  readonly id: string;
  readonly slug: string;
  /** Category slug: 'people', 'history'. */
  readonly category: string;
  readonly name: string;
  readonly title: string;
  readonly aliases: readonly string[];
  readonly summary: string;
  /** URL of the result, if it is not the entry's own page. */
  readonly resultPath: string;
  /** '<first 8 digits of the hash>/<prettyPath>' of its first picture. */
  readonly image: string;
  /** The words of its page, without markup. */
  readonly text: string;
}

/** One chapter's verses, in order; a verse that the translation leaves out is an empty string. */
export interface ListedChapter {
  readonly osisId: string;
  readonly verses: readonly string[];
}

const VERSION = 1;
const headOf = (name: ListingName) => `manna-listing ${VERSION} ${name}`;
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const entryHead = (listed: string | undefined): ListingName | undefined =>
  listingNames.find((name) => name !== 'bible' && headOf(name) === listed);

/** A bible listing: a header line, then for each chapter '#Gen.1' and a line for each verse. */
export const formatBibleListing = (chapters: readonly ListedChapter[]): string =>
  [headOf('bible'), ...chapters.flatMap(({ osisId, verses }) => [`#${osisId}`, ...verses.map(oneLine)]), ''].join('\n');

/** Parses a bible listing. Throws an Error with one sentence if the text is not of this version. */
export function parseBibleListing(text: string): ListedChapter[] {
  const [head, ...lines] = text.split('\n');
  if (head !== headOf('bible')) throw new Error('This is no listing of the Bible that can be read.');
  const chapters: { osisId: string; verses: string[] }[] = [];
  for (const line of lines.slice(0, -1)) {
    if (line.startsWith('#')) chapters.push({ osisId: line.slice(1), verses: [] });
    else chapters.at(-1)?.verses.push(line);
  }
  return chapters;
}

/** An entries listing: a header line, then one line per entry with fields separated by tabs and aliases by '|'. */
export const formatEntryListing = (name: Exclude<ListingName, 'bible'>, entries: readonly ListedEntry[]): string =>
  [
    headOf(name),
    ...entries.map((entry) =>
      [
        entry.id,
        entry.slug,
        entry.category,
        entry.name,
        entry.title,
        entry.aliases.map((alias) => oneLine(alias).replaceAll('|', '/')).join('|'),
        entry.summary,
        entry.resultPath,
        entry.image,
        entry.text,
      ]
        .map(oneLine)
        .join('\t'),
    ),
    '',
  ].join('\n');

/** Parses an entries listing. Throws an Error with one sentence if the text is not of this version. */
export function parseEntryListing(text: string): ListedEntry[] {
  const [head, ...lines] = text.split('\n');
  if (entryHead(head) === undefined) throw new Error('This is no listing of entries that can be read.');
  return lines.slice(0, -1).map((line) => {
    const [id = '', slug = '', category = '', name = '', title = '', aliases = '', summary = '', ...rest] =
      line.split('\t');
    const [resultPath = '', image = '', words = ''] = rest;
    const others = aliases === '' ? [] : aliases.split('|');
    return { id, slug, category, name, title, aliases: others, summary, resultPath, image, text: words };
  });
}
