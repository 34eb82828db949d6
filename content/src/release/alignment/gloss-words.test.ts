import type { ChapterText, HebrewWord, LexiconEntry } from '@manna/shared/contracts';
import { glossWords } from './gloss-words';

/** Six short verses in both languages. */
const verses: readonly (readonly [hebrew: string, english: string])[] = [
  ['H1:created H2:God c/H3:light', 'God created and light'],
  ['H2:God H4:saw H3:light', 'God saw light'],
  ['H4:saw H5:king H6:house', 'the king saw the house'],
  ['H5:king H1:created H6:house', 'the king created the house'],
  ['H2:God c/H5:king H4:saw H2:God', 'God and the king saw God'],
  ['H6:house H3:light H7:thing', 'house light sundry'],
];
const lists = ['', 'create', 'god', 'light', 'see', 'king', 'house', 'matter'];

const lexicon = new Map(
  lists.map((kjvDefinition, number): [string, LexiconEntry] => [
    `H${number}`,
    {
      strongs: `H${number}`,
      lemma: 'א',
      language: 'he',
      transliteration: '',
      pronunciation: '',
      derivation: '',
      definition: '',
      kjvDefinition,
    },
  ]),
);

const id = (index: number) => 1_001_001 + index;

function wordsOf(hebrew: string): HebrewWord[] {
  return hebrew.split(' ').map((drawn) => {
    const [lemma = '', text = ''] = drawn.split(':');
    const strongs = lemma.replace(/^c\//, '');
    const isJoined = lemma.startsWith('c/');
    return {
      text: isJoined ? `and/${text}` : text,
      lemma: lemma.replace('H', ''),
      morphology: isJoined ? 'HC/Ncmsa' : 'HNcmsa',
      strongs,
    };
  });
}

/** One chapter. Words of the list `added` are supplied by the translators. */
function chapterOf(added: readonly string[] = []): ChapterText {
  const content = verses.map(([, english]) => english).join('\n');
  const starts = verses.map((_, index) =>
    verses.slice(0, index).reduce((sum, [, english]) => sum + english.length + 1, 0),
  );
  return {
    osisId: 'Gen.1',
    content,
    styling: [
      ...verses.map(([, english], index) => ({
        kind: 'verse' as const,
        min: starts[index] ?? 0,
        max: (starts[index] ?? 0) + english.length,
        ref: `Gen.1.${index + 1}`,
      })),
      ...added.map((word) => ({
        kind: 'added' as const,
        min: content.indexOf(word),
        max: content.indexOf(word) + word.length,
      })),
    ],
  };
}

const words = new Map(verses.map(([hebrew], index) => [id(index), wordsOf(hebrew)]));
const glosses = (glossed: ReadonlyMap<number, readonly HebrewWord[]>, index: number) =>
  glossed.get(id(index))?.map(({ gloss }) => gloss);

test('each word gets its own rendering, also where the order differs, and a prefix its own', () => {
  const glossed = glossWords(words, [chapterOf()], lexicon);
  expect(glosses(glossed, 0)).toEqual(['created', 'God', 'and/light']);
  expect(glosses(glossed, 2)).toEqual(['saw', 'king', 'house']);
});

test('a word that occurs twice is matched with both of its renderings, each once', () => {
  expect(glosses(glossWords(words, [chapterOf()], lexicon), 4)).toEqual(['God', 'and/king', 'saw', 'God']);
});

test('a word has no gloss if the lexicon does not know the rendering and no other verse supports it', () => {
  expect(glosses(glossWords(words, [chapterOf()], lexicon), 5)).toEqual(['house', 'light', undefined]);
});

test('a word that the translators supplied renders nothing', () => {
  expect(glosses(glossWords(words, [chapterOf(['light'])], lexicon), 0)).toEqual(['created', 'God', 'and/']);
});

test('the same texts give the same glosses', () => {
  expect(glossWords(words, [chapterOf()], lexicon)).toEqual(glossWords(words, [chapterOf()], lexicon));
});
