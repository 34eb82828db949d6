/** What the words around a name show it to be. */
export type CueKind = 'person' | 'woman' | 'place' | 'city' | 'people';

/** What words in the construct state before a name show it to be, by Strong's number. */
export const before: Readonly<Record<string, readonly [CueKind, string]>> = {
  H802: ['person', 'wife of -'],
  H251: ['person', 'brother of -'],
  H269: ['person', 'sister of -'],
  H1: ['person', 'father of -'],
  H517: ['person', 'mother of -'],
  H5650: ['person', 'servant of -'],
  H3117: ['person', 'days of -'],
  H3205: ['person', 'born to -'],
  H2416: ['person', 'life of -'],
  H2859: ['person', 'father-in-law of -'],
  H5869: ['person', 'eyes of -'],
  H776: ['place', 'land of -'],
  H1588: ['place', 'garden of -'],
  H4436: ['place', 'queen of -'],
  H127: ['place', 'ground of -'],
  H5892: ['city', 'city of -'],
  H8179: ['city', 'gate of -'],
  H2346: ['city', 'wall of -'],
  H1167: ['city', 'lords of -'],
  H2351: ['city', 'streets of -'],
  H4057: ['place', 'wilderness of -'],
  H2022: ['place', 'mount -'],
  H1389: ['place', 'hill of -'],
  H6010: ['place', 'valley of -'],
  H1516: ['place', 'valley of -'],
  H5158: ['place', 'brook of -'],
  H5104: ['place', 'river of -'],
  H4325: ['place', 'waters of -'],
  H1366: ['place', 'border of -'],
  H4428: ['place', 'king of -'],
  H3427: ['place', 'inhabitants of -'],
  H1870: ['place', 'way of -'],
  H436: ['place', 'oak of -'],
  H4294: ['people', 'tribe of -'],
  H7626: ['people', 'tribe of -'],
  H4940: ['people', 'families of -'],
};
/** Things that are named after 'the name of': 'the name of the place -'. */
export const namedThings: Readonly<Record<string, string>> = {
  H4725: 'place',
  H5892: 'city',
  H875: 'well',
  H776: 'land',
  H5104: 'river',
};

/** Nouns with the article after a name: 'David the king'. */
export const titles: Readonly<Record<string, string>> = {
  H4428: '- the king',
  H3548: '- the priest',
  H5030: '- the prophet',
  H5608: '- the scribe',
  H6635: '- of the host',
};
export const kinship: Readonly<Record<string, string>> = {
  H1121: 'son',
  H802: 'wife',
  H251: 'brother',
  H1: 'father',
  H517: 'mother',
  H269: 'sister',
};
export const movement: Readonly<Record<string, string>> = {
  H3427: 'dwelt',
  H2583: 'encamped',
  H5265: 'journeyed',
  H6912: 'buried',
  H935: 'came',
  H1980: 'went',
  H3212: 'went',
  H5927: 'went up',
  H3381: 'went down',
  H7725: 'returned',
  H4427: 'reigned',
};

/** Verbs before the name of a person: 'and David sent'. */
export const deeds: Readonly<Record<string, string>> = {
  H559: 'said -',
  H1696: 'spoke -',
  H7121: 'called -',
  H4191: 'died -',
  H7971: 'sent -',
  H3947: 'took -',
  H7200: 'saw -',
  H8085: 'heard -',
  H6965: 'arose -',
  H6213: 'did -',
  H2421: 'lived -',
  H7901: 'slept -',
};
