import { DAYS_OF_LIST } from '@manna/shared/contracts';
import { parseVerseId, proseRuns } from '@manna/shared/domain';
import { readJson, readRecords, type StoredRelease } from '../emit/read-release';
import { isVerse } from '../../base/bible/reference-verses';

const PAGES_FILE = 'pages.json';

/** Returns the faults of the pages and days of a stored release. A release without pages has no faults. */
export function pageFaults(release: StoredRelease): string[] {
  if (!(PAGES_FILE in release.manifest.files)) return [];
  const pages = readJson(release, PAGES_FILE);
  const verses = readJson(release, 'day-verses.json');
  const dated = readJson(release, 'dated-days.json');
  const paths = new Map(pages.map(({ slug }) => [`pages-${slug}`, `/${slug}`]));
  for (const { id, pagePath } of readRecords(release, 'entries.ndjson')) paths.set(id, pagePath);

  const english = new Set(pages.filter(({ language }) => language === 'en').map(({ slug }) => slug));
  const addresses = pages.map(({ slug, language }) => `${slug} (${language})`);
  const runs = pages.flatMap(({ slug, body }) =>
    body.flatMap((block) =>
      proseRuns(block)
        .flat()
        .map((inline) => ({ slug, inline })),
    ),
  );
  const isPassage = (osis: string) => osis.split('-').every((id) => isVerse(parseVerseId(id) ?? 0));
  return [
    ...addresses.filter((one, at) => addresses.indexOf(one) !== at).map((one) => `The page ${one} is there twice.`),
    ...pages.filter(({ slug }) => !english.has(slug)).map(({ slug }) => `The page ${slug} is not there in English.`),
    ...runs.flatMap(({ slug, inline }) =>
      inline.kind !== 'entry' || paths.get(inline.id) === inline.path
        ? []
        : [`The page ${slug} links to ${inline.id} at ${inline.path}, where it is not.`],
    ),
    ...(verses.length === 0 || verses.length === DAYS_OF_LIST
      ? []
      : [`${verses.length} days have a verse, and a year has ${DAYS_OF_LIST}.`]),
    ...[...verses, ...dated.map(({ osis }) => osis)]
      .filter((osis) => !isPassage(osis))
      .map((osis) => `A day names ${osis}, which does not exist.`),
    ...dated.flatMap(({ entry, month, day }) =>
      entry === undefined || paths.has(entry)
        ? []
        : [`Day ${day} of month ${month} names ${entry}, which does not exist.`],
    ),
  ];
}
