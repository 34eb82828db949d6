import { drawHebrew } from '../../../testing/draw-hebrew';
import { readCompany } from '../name-company';
import { readCues } from './text-cues';

/** Returns the cues for H1. */
const cuesOf = (drawn: string) =>
  (readCues([drawHebrew(1_001_001, drawn)]).get('H1') ?? []).map(
    ({ kind, phrase, strong }) => `${kind}${strong ? '!' : ''} ${phrase}`,
  );

test.each([
  ['H1:Np H1121:Ncmsc H2:Np', 'person! - son of'],
  ['H2:Np H1121:Ncmsc H1:Np', 'person! son of -'],
  ['H1:Np H1323:Ncfsc H2:Np', 'woman! - daughter of'],
  ['H802:Ncfsc H1:Np', 'person! wife of -'],
  ['H1:Np d/H4428:Ncmsa', 'person! - the king'],
  ['H1:Np H4428:Ncmsc H2:Np', 'person! - king of'],
  ['H559:Vqw3ms H1:Np', 'person! said -'],
  ['H776:Ncbsc H1:Np', 'place! land of -'],
  ['H4428:Ncmsc H1:Np', 'place! king of -'],
  ['H1:Np+Sd', 'place! to -'],
  ['H1:Np H1323:Ncfpc+Sp3fs', 'city! - and her towns'],
  ['H3427:Vqp3ms b/H1:Np', 'place! dwelt in -'],
  ['b/H1:Np', 'place in -'],
  ['H4294:Ncmsc H1:Np', 'people! tribe of -'],
  ['H1121:Ncmpc H1:Np', 'people children of -'],
  ['H8034:Ncmsc d/H875:Ncfsa H1:Np', 'place! name of the well -'],
])('%s is a cue for the name', (drawn, cue) => {
  expect(cuesOf(drawn)).toEqual([cue]);
});

test('“daughter of” before a name gives no cue, nor do the words after the name', () => {
  expect(cuesOf('H1323:Ncfsc H1:Np')).toEqual([]);
  expect(cuesOf('H1323:Ncfsc H1:Np H802:Ncfsc H2:Np')).toEqual([]);
});

test('a name of two words is one name, and a verse is counted once', () => {
  const cues = readCues([
    drawHebrew(1_001_001, 'H776:Ncbsc H1:Np H1:Np'),
    drawHebrew(1_001_002, 'H776:Ncbsc H1:Np H3:Ncmsa H776:Ncbsc H1:Np'),
  ]).get('H1');
  expect(cues).toEqual([{ kind: 'place', phrase: 'land of -', strong: true, verses: [1_001_001, 1_001_002] }]);
});

test('a name is classified by its neighbours unless they are of different kinds', () => {
  const known = (lemma: string) =>
    lemma === 'H2' ? ('place' as const) : lemma === 'H3' ? ('person' as const) : undefined;
  const company = (drawn: string) =>
    readCompany([drawHebrew(1_001_001, drawn)], known)
      .get('H1')
      ?.map(({ phrase }) => phrase);
  expect(company('H2:Np c/H1:Np c/H2:Np')).toEqual(['beside a place']);
  expect(company('H853:To H3:Np c/H853:To H1:Np')).toEqual(['beside a person']);
  expect(company('H2:Np c/H1:Np c/H3:Np')).toBeUndefined();
  expect(company('H2:Np H853:To H1:Np')).toBeUndefined();
});
