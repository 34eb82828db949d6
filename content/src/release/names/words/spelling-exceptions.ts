/** How the King James Version spells a name where the lexicon does not say so. */
export const moreSpellings: ReadonlyMap<string, readonly string[]> = new Map([
  ['G107', ['Azor']],
  ['G697', ['Mars']],
  ['G2060', ['Mercurius']],
  ['G2408', ['Jeremy', 'Jeremias']],
  ['G2449', ['Jewry']],
  ['G2453', ['Jewess']],
  ['G2455', ['Judas']],
  ['G2458', ['Junia']],
  ['G2490', ['Joanna']],
  ['G2495', ['Jona']],
  ['G2912', ['Cretes']],
  ['G3104', ['Menan']],
  ['G3158', ['Matthat']],
  ['G3399', ['Miletum']],
  ['G3508', ['Nepthalim']],
  ['G3535', ['Nineveh']],
  ['G3575', ['Noah']],
  ['G3773', ['Urbane']],
  ['G4614', ['Sinai']],
  ['G4670', ['Sodoma']],
  ['G5477', ['Canaan']],
]);

/** The name to show, where the spelling that stands most often is not it. */
export const shownNames: ReadonlyMap<string, string> = new Map([
  ['H3068', 'Jehovah'],
  ['H1408', 'Gad'],
  ['H673', 'Ephrathite'],
  ['H4074', 'Media'],
  ['H6429', 'Philistia'],
  ['H3050', 'Jah'],
  ['G675', 'Appii Forum'],
  ['G1359', 'Castor and Pollux'],
  ['G2568', 'Fair Havens'],
  ['G4999', 'Three Taverns'],
  ['G697', 'Areopagus'],
]);

/** Verses of the New Testament for spellings that two names share, or that the King James Version writes small. */
export const givenVerses: ReadonlyMap<string, readonly string[]> = new Map([
  ['G1359', ['Acts.28.11']],
  ['G1445', ['Acts.6.1', '2Cor.11.22', 'Phil.3.5']],
  [
    'G1446',
    [
      'Luke.23.38',
      'John.5.2',
      'John.19.13',
      'John.19.17',
      'John.19.20',
      'Acts.21.40',
      'Acts.22.2',
      'Acts.26.14',
      'Rev.9.11',
      'Rev.16.16',
    ],
  ],
  ['G2568', ['Acts.27.8']],
  ['G2490', ['Luke.3.27']],
  ['G2489', ['Luke.8.3', 'Luke.24.10']],
  ['G4999', ['Acts.28.15']],
  ['G5403', ['Acts.11.19', 'Acts.15.3', 'Acts.21.2']],
  ['G5405', ['Acts.27.12']],
]);

/** Words that the lexicon writes small and that are names of places all the same. */
export const smallNames: readonly string[] = ['G1042', 'G1638', 'G2898'];
