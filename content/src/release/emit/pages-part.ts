import { languages } from '@manna/shared/contracts';
import { asJson } from '../../base/parts/assemble-release';
import type { ReleasePart } from '../../base/parts/release-part';
import type { ReleasePages } from '../entries/release-pages';

/** The files of a release with the pages of the site, and with the verses and dated events of the home page. */
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
