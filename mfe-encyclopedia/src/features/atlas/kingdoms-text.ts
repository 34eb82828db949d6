import type { Period } from '@manna/shared/contracts';

/** The periods that have kingdoms on the map. */
export type KingdomsPeriod = Extract<
  Period,
  'united-kingdom' | 'divided-kingdom' | 'exile' | 'return' | 'between-the-testaments'
>;

/** What the map shows of the kingdoms of each period. */
export const kingdomsText = {
  title: 'Kingdoms',
  unchosen: 'No period is chosen, so these are the kingdoms of one of them:',
  none: 'The map has no kingdoms of this period.',
  provinces: 'For the New Testament there are its provinces and districts, above.',
  approximate: 'Borders are approximate and moved often; islands are left out.',
  source: 'They are drawn by hand for this site. To read on:',
  'united-kingdom':
    'Israel under David and Solomon, about 970 BC, with its neighbours. David made Moab, Ammon, Edom and Syria pay tribute.',
  'divided-kingdom':
    'Israel, Judah and their neighbours about 850 BC; Assyria, Ararat, Elam and Egypt about 700 BC. By then Assyria had taken Syria and Israel, too.',
  exile:
    'About 580 BC: Babylonia as far as Egypt, with Judah and its neighbours; Media with Persia; Lydia, Cilicia and Egypt.',
  return:
    'About 500 BC, in the days of Darius: Persia from the Indus to Egypt and the Aegean Sea, with the province of Judah. Its lands in Europe are left out.',
  'between-the-testaments':
    'About 220 BC: the kingdoms of the Ptolemies and the Seleucids, Macedonia, Pergamum and Parthia; smaller ones of Asia Minor are left out. The Ptolemies held Judaea until the Seleucids took it about 200 BC.',
} satisfies Record<KingdomsPeriod | 'title' | 'unchosen' | 'none' | 'provinces' | 'approximate' | 'source', string>;
