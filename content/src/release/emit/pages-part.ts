import { languages } from '@manna/shared/contracts';
import { asJson } from '../../base/parts/assemble-release';
import type { ReleasePart } from '../../base/parts/release-part';
import type { ReleasePages } from '../entries/release-pages';

/** The files of a release that hold the site's own pages and what its first page tells on each day. */
export const pagesPart = ({ pages, dayVerses, datedDays }: ReleasePages): ReleasePart => ({
  files: new Map([
    ['pages.json', asJson(pages)],
    ['day-verses.json', asJson(dayVerses)],
    ['dated-days.json', asJson(datedDays)],
  ]),
  counts: {
    ...Object.fromEntries(
      languages.map((language) => [`pages.${language}`, pages.filter((page) => page.language === language).length]),
    ),
    'days.verses': dayVerses.length,
    'days.dated': datedDays.length,
  },
  licences: [],
  skipped: [],
});
