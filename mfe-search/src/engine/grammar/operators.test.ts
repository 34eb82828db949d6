import { formatBibleListing, formatEntryListing } from '@manna/shared/domain';
import { listed } from '../../testing/listed';
import { versesOf } from '../../testing/verses';
import { addClauses } from '../clauses';
import { openCollection, type Collection } from '../collection';
import { parseQuery } from '../query-grammar';

const chapters: Readonly<Record<string, string>> = {
  'Genesis 1': 'Gen.1',
  'Psalms 23': 'Ps.23',
  'John 3': 'John.3',
  'Romans 8': 'Rom.8',
  '1 Corinthians 13': '1Cor.13',
  'James 2': 'Jas.2',
  '1 John 4': '1John.4',
};
const bible = openCollection(
  'bible',
  formatBibleListing(
    Object.entries(chapters).map(([name, osisId]) => ({ osisId, verses: versesOf(name).map(({ text }) => text) })),
  ),
);

const search = ({ index }: Collection, query: string) => {
  const { clauses, gap } = parseQuery(query);
  return index.queryTop((built) => addClauses(built, clauses), 1000, gap && { gapPhrase: gap.phrase });
};
const documentsIn = (collection: Collection, query: string) =>
  search(collection, query)
    .results.map(({ ref, document }) => ({ ref, document }))
    .sort((one, other) => one.document - other.document)
    .map(({ ref }) => ref);
const found = (query: string) => documentsIn(bible, query);
/** Verses with all of the words, in any order, none of which is misspelt. */
const versesWith = (...words: readonly string[]) => {
  const terms = words.map((word) => new RegExp(String.raw`\b${word}\b`, 'i'));
  return Object.entries(chapters).flatMap(([name, osisId]) =>
    versesOf(name).flatMap(({ text }, index) =>
      terms.every((term) => term.test(text)) ? [`${osisId}.${index + 1}`] : [],
    ),
  );
};
const allVerses = Object.values(chapters).flatMap((osisId, index) =>
  versesOf(Object.keys(chapters)[index] ?? '').map((_, verse) => `${osisId}.${verse + 1}`),
);
const union = (...all: readonly (readonly string[])[]) => allVerses.filter((ref) => all.flat().includes(ref));
const small = (...verses: readonly string[]) =>
  openCollection('bible', formatBibleListing([{ osisId: 'Gen.1', verses }]));

describe('OR', () => {
  test('one of the words around it is required, and other words stay optional', () => {
    expect(found('charity OR hope ')).toEqual(union(versesWith('charity'), versesWith('hope')));
    expect(found('charity OR hope faith ')).toEqual(found('charity OR hope '));
    expect(found('faith charity OR hope OR shepherd').length).toBeGreaterThan(found('charity OR hope ').length);
  });

  test('it joins phrases, too', () => {
    expect(found('"the darkness" OR "the valley"')).toEqual(
      union(versesWith('the darkness'), versesWith('the valley')),
    );
  });

  test('the word that is being typed is the start of a word', () => {
    expect(found('charity OR sheph')).toEqual(found('charity OR shepherd'));
    expect(found('charity OR sheph ')).toEqual(versesWith('charity'));
  });

  test.each([
    'OR love',
    'love OR',
    'love OR OR fear',
    'love or fear',
    '-love OR fear',
    'love OR -fear',
    'love OR )',
    'OR',
  ])('without words on both sides it is a word: %s', (query) => {
    expect(parseQuery(query)).toEqual(parseQuery(query.replaceAll('OR', 'or')));
  });
});

describe('brackets', () => {
  test('words in brackets must all be there, and OR between brackets needs one of them', () => {
    expect(found('(faith works) OR (valley shadow)')).toEqual(
      union(versesWith('faith', 'works'), versesWith('valley', 'shadow')),
    );
    expect(found('+(faith works)')).toEqual(versesWith('faith', 'works'));
    expect(found('(faith (works OR hope)) OR shepherd')).toEqual(
      union(versesWith('faith', 'works'), versesWith('faith', 'hope'), versesWith('shepherd')),
    );
  });

  test('a minus excludes what is in brackets, also within other brackets', () => {
    const works = versesWith('works').filter(
      (ref) => !versesWith('faith').includes(ref) && !versesWith('dead').includes(ref),
    );
    expect(found('+works -(faith OR dead) ')).toEqual(works);
    expect(found('(works -faith) OR valley')).toEqual(
      union(
        versesWith('works').filter((ref) => !versesWith('faith').includes(ref)),
        versesWith('valley'),
      ),
    );
    expect(found('-(faith OR dead)')).toEqual([]);
    expect(found('(-faith) OR valley')).toEqual(versesWith('valley'));
  });

  test.each([
    ['(faith works)', 'faith works'],
    ['faith (works', 'faith works'],
    ['faith) works', 'faith works'],
    [')faith works(', 'faith works'],
    ['-(faith works', '-faith works'],
    ['neighbour(s) love', 'neighbour,s love'],
    ['() love', 'love'],
    ['((faith)) ((works))', 'faith works'],
  ])('that join nothing are special characters: %s', (query, plain) => {
    expect(parseQuery(`${query} end`)).toEqual(parseQuery(`${plain} end`));
  });

  test('a word with brackets of its own does not close others', () => {
    expect(found('+(neighbour(s) OR shepherd)')).toEqual(versesWith('shepherd'));
  });
});

describe('NEAR', () => {
  const verses = small(
    'faith without works',
    'works come',
    'and much later in the story faith',
    'is there works and faith',
  );

  test('two words are at most so many words apart, in any order', () => {
    expect(documentsIn(verses, 'faith NEAR/2 without')).toEqual(['Gen.1.1']);
    expect(documentsIn(verses, 'and NEAR/1 faith')).toEqual(['Gen.1.4']);
    expect(documentsIn(verses, 'faith NEAR/1 and')).toEqual(['Gen.1.4']);
    expect(documentsIn(verses, 'faith NEAR/1 story')).toEqual(['Gen.1.3']);
  });

  test('words in two verses may be near each other, and both verses are found', () => {
    expect(documentsIn(verses, 'faith NEAR/3 works')).toEqual(['Gen.1.1', 'Gen.1.2', 'Gen.1.3', 'Gen.1.4']);
    expect(documentsIn(verses, 'come NEAR/6 faith')).toEqual(['Gen.1.1', 'Gen.1.2']);
    expect(documentsIn(verses, 'story NEAR/4 works')).toEqual(['Gen.1.3', 'Gen.1.4']);
    // The last words of one book are not near the first ones of the next.
    const books = openCollection(
      'bible',
      formatBibleListing([
        { osisId: 'Gen.50', verses: ['a coffin in Egypt'] },
        { osisId: 'Exod.1', verses: ['these are the names'] },
      ]),
    );
    expect(documentsIn(books, 'egypt NEAR/9 names')).toEqual([]);
  });

  test('two entries are never near each other', () => {
    const people = openCollection(
      'encyclopedia',
      formatEntryListing('encyclopedia', [
        listed({ name: 'Ruth', text: 'of Moab' }),
        listed({ name: 'Naomi', text: 'her kin' }),
      ]),
    );
    expect(documentsIn(people, 'moab NEAR/99 kin')).toEqual([]);
    expect(documentsIn(people, 'of NEAR/1 moab')).toEqual(['Ruth']);
  });

  test('it joins phrases, patterns and alternatives, and goes on', () => {
    expect(documentsIn(verses, '"later in" NEAR/3 faith')).toEqual(['Gen.1.3']);
    expect(documentsIn(verses, '"later in" NEAR/2 faith')).toEqual([]);
    expect(documentsIn(verses, '(come OR there) NEAR/1 works')).toEqual(['Gen.1.2', 'Gen.1.4']);
    expect(documentsIn(verses, 'th* NEAR/1 story')).toEqual(['Gen.1.3']);
    expect(documentsIn(verses, 'faith NEAR/1 without NEAR/1 works')).toEqual(['Gen.1.1']);
    expect(documentsIn(verses, 'works NEAR/1 without NEAR/1 story')).toEqual([]);
    expect(documentsIn(verses, 'is NEAR/1 there OR come')).toEqual(['Gen.1.2', 'Gen.1.4']);
  });

  test('a word is not near itself, but near the next that is the same', () => {
    expect(documentsIn(verses, 'story NEAR/9 story')).toEqual([]);
    expect(documentsIn(small('holy holy', 'holy'), 'holy NEAR/1 holy')).toEqual(['Gen.1.1', 'Gen.1.2']);
    expect(documentsIn(small('holy holy', 'not', 'holy'), 'holy NEAR/1 holy')).toEqual(['Gen.1.1']);
  });

  test('it finds compounds', () => {
    expect(documentsIn(small('went up to Beth-el'), 'went NEAR/3 bethel')).toEqual(['Gen.1.1']);
  });

  test.each(['NEAR/5 love', 'love NEAR/5', 'love near/5 fear', 'love NEAR fear', 'love NEAR/x fear'])(
    'what is not NEAR, a number and two sides is words: %s',
    (query) => {
      expect(parseQuery(query)).toEqual(parseQuery(query.toLowerCase().replace('/', ' ')));
    },
  );
});

describe('* and ?', () => {
  test('* stands for any letters and ? for one', () => {
    expect(found('shep*')).toEqual(found('+shepherd '));
    expect(found('*herd')).toEqual(versesWith('shepherd'));
    expect(found('sh?ph?rd')).toEqual(versesWith('shepherd'));
    expect(found('+s?epherd +w*t')).toEqual(['Ps.23.1']);
    expect(found('works -f?ith ')).toEqual(found('works -faith '));
    expect(documentsIn(small('man', 'men', 'moon', 'mn'), 'm?n')).toEqual(['Gen.1.1', 'Gen.1.2']);
  });

  test('a question mark behind a word is no pattern, nor is a sign alone', () => {
    expect(parseQuery('where is thy faith?')).toEqual(parseQuery('where is thy faith'));
    expect(parseQuery('¿faith?? * ? ** ')).toEqual(parseQuery('faith '));
  });
});

describe('a gap in a phrase', () => {
  test('any one word fills it, and what fills it is counted, the commonest first', () => {
    const verses = small(
      'the love of God and the love of God',
      'the love of Christ',
      'the love of the brethren',
      'The Love of God',
      'the love of',
      'hate of God',
    );
    expect(documentsIn(verses, '"the love of ?"')).toEqual(['Gen.1.1', 'Gen.1.2', 'Gen.1.3', 'Gen.1.4']);
    expect(search(verses, '"the love of ?"').fills).toEqual([
      { terms: ['god'], count: 2, document: 0 },
      { terms: ['christ'], count: 1, document: 1 },
      { terms: ['the'], count: 1, document: 2 },
    ]);
    expect(search(verses, '"the love of ?" -christ').fills.map(({ terms }) => terms.join())).toEqual(['god', 'the']);
    expect(search(verses, '"? of ?"').fills).toContainEqual({ terms: ['hate', 'god'], count: 1, document: 5 });
  });

  test('the query knows where its gaps are', () => {
    expect(parseQuery('in “the ? of ?” faith').gap).toEqual({
      phrase: ['the', '?', 'of', '?'],
      around: ['in "the ', ' of ', '" faith'],
    });
    for (const query of ['"the love"', '-"the ?"', 'the ?', '"?"', '"is faith dead?"']) {
      expect(parseQuery(query).gap).toBeUndefined();
    }
  });

  test('a pattern in a phrase is one word', () => {
    expect(found('"the shadow of d*th"')).toEqual(versesWith('the shadow of death'));
    expect(found('"yea though i w?lk"')).toEqual(['Ps.23.4']);
  });
});

describe('in:', () => {
  const love = found('+love ');
  const inBooks = (...books: readonly string[]) => love.filter((ref) => books.includes(ref.split('.')[0] ?? ''));

  test.each([
    ['romans', ['Rom']],
    ['ROM', ['Rom']],
    ['romanos', ['Rom']],
    ['romans,james', ['Rom', 'Jas']],
    ['1-john', ['1John']],
    ['1john,', ['1John']],
    ['génesis,1-juan', ['Gen', '1John']],
    ['nt', ['John', 'Rom', '1Cor', 'Jas', '1John']],
    ['old-testament', []],
    ['gospels', ['John']],
    ['cartas', ['Rom', '1Cor', 'Jas', '1John']],
    ['acts-romans', ['Rom']],
    ['romans-8', ['Rom']],
    ['romans-9', []],
    ['pentateuch', []],
  ])('in:%s finds only verses of it', (name, books) => {
    expect(love.length).toBeGreaterThan(15);
    expect(found(`+love in:${name}`)).toEqual(inBooks(...books));
  });

  test('it takes chapters and verses, a name in quotes, and a minus', () => {
    expect(found('love in:1-john-4:7-8 ')).toEqual(['1John.4.7', '1John.4.8']);
    expect(found('love in:1-john-4-7 ')).toEqual(found('love in:1-john-4,1-john-5,1-john-6,1-john-7 '));
    expect(found('love in:"1 John 4:7"')).toEqual(['1John.4.7']);
    expect(found('+love -in:"1 John"')).toEqual(inBooks('John', 'Rom', '1Cor', 'Jas'));
    expect(found('(love in:james) OR (shepherd in:ot)')).toEqual([...versesWith('shepherd'), ...inBooks('Jas')]);
  });

  test('an unknown name, or a place without anything to look for, is words', () => {
    expect(parseQuery('love in:narnia')).toEqual(parseQuery('love in narnia'));
    expect(parseQuery('in:romans')).toEqual(parseQuery('in romans '));
    expect(parseQuery('love in:')).toEqual(parseQuery('love in: '.trim()));
  });

  test('entries are in no book of the Bible', () => {
    const people = openCollection('encyclopedia', formatEntryListing('encyclopedia', [listed({ name: 'Love' })]));
    expect(documentsIn(people, 'love')).toEqual(['Love']);
    expect(documentsIn(people, 'love in:romans')).toEqual([]);
  });
});
