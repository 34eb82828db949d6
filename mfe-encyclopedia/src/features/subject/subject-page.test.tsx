import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults, dataFrom, openRoute, sectionNamed } from '@manna/shared/testing';
import { readerComes } from '../../testing/reader-comes';
import { refusalOf } from '../../testing/refusal-of';
import { sampleEntry } from '../../testing/sample-entry';
import { es } from '../../texts/es';
import { route } from './subject-page';

const item = (id: string, name: string, category = 'people') => ({
  id,
  name,
  title: null,
  pagePath: `/encyclopedia/${category}/${name.toLowerCase()}`,
  category: { slug: category },
});
const picture = (alt: string, prettyPath: string) => ({
  alt,
  prettyPath,
  caption: 'Caption',
  credit: 'Drawn for this site',
  revision: '01234567',
  width: 640,
  height: 480,
  widths: [320, 640],
});
const abraham = sampleEntry({
  aliases: ['Abram'],
  born: -1995,
  died: -1820,
  relatedBibleRefString: 'Gen.12.1-Gen.12.9,Heb.11.8',
  verseCount: 3,
  verses: ['Gen.12.1', 'Gen.12.4', 'Heb.11.8'],
  originals: [
    {
      strongs: 'H85',
      language: 'he',
      text: 'אַבְרָהָם',
      transliteration: 'ʼAbrâhâm',
      pronunciation: 'ab-raw-hawm',
      meaning: 'father of a multitude',
    },
  ],
  images: [
    {
      alt: 'A map with a line',
      caption: 'The way of Abraham',
      credit: 'Drawn for this site',
      revision: 'abababab',
      prettyPath: 'maps/way',
      width: 800,
      height: 600,
      widths: [320, 640],
    },
  ],
  relatedEntities: [
    { kind: 'father', featured: false, item: item('people-2', 'Terah') },
    { kind: 'related', featured: false, item: item('people-2', 'Terah') },
    { kind: 'related', featured: false, item: item('people-3', 'Lot') },
    { kind: 'birthPlace', featured: false, item: item('places-1', 'Ur', 'places') },
    { kind: 'home', featured: false, item: item('places-1', 'Ur', 'places') },
  ],
  relatedPlaces: [
    {
      kind: 'home',
      item: {
        name: 'Ur',
        pagePath: '/encyclopedia/places/ur',
        location: { lat: 30.9627, lon: 46.1031 },
        certainty: 'certain',
      },
    },
  ],
  relatedEvents: [
    {
      kind: 'tookPartIn',
      featured: false,
      item: { ...item('events-1', 'Call', 'events'), eventsStart: -1920, eventsEnd: -1920 },
    },
  ],
});
/** What the query returns beside an entry that has no neighbours and a name of its own. */
const alone = { previous: null, next: null, namesakes: [] };
const moved = { '/encyclopedia/people/abram': '/encyclopedia/people/abraham' };
const entries = [
  abraham,
  sampleEntry({
    __typename: 'Place',
    id: 'places-1',
    name: 'Ur',
    pagePath: '/encyclopedia/places/ur',
    category: { slug: 'places' },
    kind: 'city',
    certainty: 'probable',
    modernName: 'Tell el-Muqayyar',
    pronunciation: 'UR',
    sources: [{ author: 'Flavius Josephus', title: 'Antiquities of the Jews', year: null, part: '1.6.5' }],
    reading: [{ author: null, title: 'Illustrated Bible Dictionary', year: 1897, part: 'Ur' }],
    location: { lat: 30.9627, lon: 46.1031 },
    candidates: [
      { name: 'Tell el-Muqayyar', confidence: 80 },
      { name: 'Urfa', confidence: 15 },
    ],
  }),
  sampleEntry({
    __typename: 'Event',
    id: 'events-2',
    name: 'Creation',
    pagePath: '/encyclopedia/events/creation',
    category: { slug: 'events' },
    eventsStart: -4003,
    eventsEnd: -4003,
    dating: 'traditional',
    period: 'beginnings',
  }),
  sampleEntry({
    __typename: 'Plant',
    id: 'plants-1',
    name: 'Fig',
    pagePath: '/encyclopedia/plants/fig',
    category: { slug: 'plants' },
    kind: 'tree',
    certainty: 'certain',
    scientificName: 'Ficus carica',
    images: [picture('A map.', 'resources/maps/the-land'), picture('A fig tree.', 'drawings/fig')],
    verseCount: 1,
    verses: ['Gen.3.7'],
    versesAreChosen: true,
  }),
  sampleEntry({
    id: 'people-9',
    name: 'Jacob',
    pagePath: '/encyclopedia/people/jacob',
    images: [
      picture('A man sleeps on a stone.', 'drawings/jacob'),
      picture('His way to Haran.', 'resources/maps/haran'),
      picture('His twelve sons.', 'resources/infographics/twelve-sons'),
    ],
    relatedEntities: [
      { kind: 'child', featured: false, item: { ...item('people-4', 'Dinah'), sex: 'female' } },
      { kind: 'sibling', featured: false, item: { ...item('people-5', 'Esau'), sex: 'male' } },
      { kind: 'spouse', featured: false, item: item('people-6', 'Leah') },
    ],
  }),
  sampleEntry({
    id: 'people-20',
    name: 'David',
    pagePath: '/encyclopedia/people/david',
    dates: [
      {
        of: 'reign',
        scheme: 'tradition',
        start: -1054,
        end: -1014,
        certainty: null,
        source: { author: 'James Ussher', title: 'The Annals of the World', year: 1658, part: null },
        note: null,
      },
      {
        of: 'reign',
        scheme: 'historians',
        start: -1009,
        end: -969,
        certainty: 'probable',
        source: null,
        note: 'A note.',
      },
    ],
    relatedEntities: [
      { kind: 'child', featured: true, item: { ...item('people-21', 'Solomon'), sex: 'male' } },
      ...Array.from({ length: 14 }, (_, hero) => ({
        kind: 'related',
        featured: false,
        item: item(`people-${100 + hero}`, `Hero ${hero}`),
      })),
    ],
  }),
  sampleEntry({
    __typename: 'DictionaryWord',
    id: 'dictionary-1',
    name: 'Cubit',
    title: null,
    pagePath: '/dictionary/cubit',
    category: { slug: 'dictionary' },
    kind: 'measure',
    measure: '44.5 cm',
    origin: 'derived',
    evidence: [{ rule: 'lexicon: a word', found: 'a measure' }],
  }),
];
const wordsIn = (translation: string, osisId: string): string | null => {
  if (osisId.endsWith('.3')) return null;
  if (translation === 'web') return osisId.startsWith('Exod.') ? null : `Words of ${osisId} in the WEB`;
  return `Words of ${osisId}`;
};
const data = dataFrom({
  Entry: ({ path }) => {
    const movedTo = (moved as Record<string, string>)[String(path)] ?? null;
    const entry = entries.find(({ pagePath }) => pagePath === (movedTo ?? path)) ?? null;
    return { entryByPath: { movedTo, entry, ...alone } };
  },
  EntriesCalled: () => ({ entriesCalled: [] }),
  LexiconSpelled: () => ({ lexiconSpelled: [] }),
  NearEntries: ({ path }) => ({
    nearEntries: path === '/encyclopedia/people/abrahm' ? [abraham] : [],
  }),
  // The WEB has no Exodus.
  ChapterVerses: ({ chapter, translation }) => ({
    chapter: {
      verses: [1, 2, 3].map((verseNumber) => ({
        id: `${String(chapter)}.${verseNumber}`,
        verseNumber,
        text: wordsIn(String(translation), `${String(chapter)}.${verseNumber}`),
      })),
    },
    translations: ['kjv', 'web'].map((slug) => ({ slug, language: 'en', direction: 'ltr' })),
  }),
});
const open = (at: string, app: object = {}) =>
  openRoute(route, { path: ['/encyclopedia/:category/:subject', '/dictionary/:entity'], at, data, ...app });
const openWith = (entry: object, beside: object = {}) =>
  open('/encyclopedia/people/abraham', {
    data: dataFrom({
      Entry: () => ({
        entryByPath: { ...alone, ...beside, movedTo: null, entry: { ...entry, pagePath: abraham.pagePath } },
      }),
    }),
  });
beforeEach(() => void readerComes({ atOnce: false }));

const link = (name: string | RegExp) => screen.getByRole('link', { name });
const notFoundAt = async (at: string) => {
  await open(at);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Status 404');
};

describe('the page of an entry', () => {
  it('has its references in Spanish on a Spanish page, and says that the entry is in English', async () => {
    await open('/encyclopedia/people/abraham', { language: 'es', translations: es });
    const references = within(sectionNamed('Dónde leerlo'));
    const chips = references.getAllByRole('link');
    expect(chips.map((chip) => chip.textContent)).toEqual([
      'Génesis 12:1–9',
      'Hebreos 11:8',
      'Buscar en los versículos sobre Abraham',
    ]);
    expect(chips[0]?.closest('[lang="en"]')).toBeNull();
    expect(screen.getAllByText('Esta entrada está solo en inglés.')).toHaveLength(1);
  });

  it('leads to a search of all verses about it', async () => {
    await open('/encyclopedia/people/abraham');
    expect(link('Search the verses about Abraham')).toHaveAttribute(
      'href',
      '/search?pillar=bible&filters=entity:people-1',
    );
  });

  it('does not say on an English page that the entry is in English', async () => {
    await open('/encyclopedia/people/abraham');
    expect(screen.queryByText('This entry is in English only.')).not.toBeInTheDocument();
  });

  it('says how the name is said, what the entry rests on and where to read on', async () => {
    await open('/encyclopedia/places/ur');
    expect(screen.getByText('Say UR')).toBeInTheDocument();
    const works = within(sectionNamed('Sources')).getAllByRole('listitem');
    expect(works.map(({ textContent }) => textContent)).toEqual(['Flavius Josephus, Antiquities of the Jews, 1.6.5']);
    expect(sectionNamed('Further reading')).toHaveTextContent('Illustrated Bible Dictionary (1897), Ur');
  });

  it('shows its drawing before the text, and other pictures after it', async () => {
    await open('/encyclopedia/plants/fig');
    const [drawing, map] = screen.getAllByRole('img');
    expect(drawing).toHaveAccessibleName('A fig tree.');
    expect(map).toHaveAccessibleName('A map.');
    const text = screen.getByText('He went out.');
    expect(drawing?.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(map?.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  it('shows several pictures of resources side by side, each with a link to its page', async () => {
    await open('/encyclopedia/people/jacob');
    const pictures = within(await screen.findByRole('region', { name: 'Pictures' }));
    expect(pictures.getByRole('status')).toHaveTextContent('Picture 1 of 2');
    expect(pictures.getAllByRole('link', { name: 'Look closer, or download it' })[0]).toHaveAttribute(
      'href',
      '/resources/maps/haran',
    );
    await userEvent.click(pictures.getByRole('button', { name: 'Next picture' }));
    expect(pictures.getByRole('status')).toHaveTextContent('Picture 2 of 2');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('names the sites that have been proposed when there are several', async () => {
    await open('/encyclopedia/places/ur');
    expect(screen.getByText('Proposed sites').nextSibling).toHaveTextContent('Tell el-Muqayyar (80%); Urfa (15%)');
  });

  it('has no place for sources when the entry cites no work', async () => {
    await open('/encyclopedia/plants/fig');
    expect(screen.queryByRole('heading', { name: /Sources|Further reading/ })).not.toBeInTheDocument();
  });

  it('shows the dates of tradition and of historians, each with its work, and leads to what else happened then', async () => {
    await open('/encyclopedia/people/david');
    const dates = within(await screen.findByRole('heading', { name: 'Dates' }).then(() => sectionNamed('Dates')));
    expect(dates.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '1055–1015 BCFrom James Ussher, The Annals of the World (1658)',
      '1010–970 BCMost agreeA note.',
    ]);
    expect(dates.getByRole('link', { name: '1010–970 BC' })).toHaveAttribute(
      'href',
      '/encyclopedia/timeline?from=-1034&to=-944&dates=historians',
    );
    expect(dates.getByRole('link', { name: 'What else happened then?' })).toBeInTheDocument();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('leads to what else happened then when only tradition dates it', async () => {
    await open('/encyclopedia/events/creation');
    expect(await screen.findByRole('link', { name: 'What else happened then?' })).toHaveAttribute(
      'href',
      '/encyclopedia/timeline?from=-4003&to=-3978',
    );
    expect(screen.queryByRole('heading', { name: 'Dates' })).not.toBeInTheDocument();
  });

  it('shows its name, title and text in the language of the content', async () => {
    await open('/encyclopedia/people/abraham');
    expect(screen.getByRole('heading', { level: 1, name: 'Abraham' })).toBeInTheDocument();
    expect(screen.getByText('Father of many')).toBeInTheDocument();
    expect(screen.getByText('Abram')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('He went out.').closest('[lang]')).toHaveAttribute('lang', 'en');
    // The years of a life lead to what else happened then.
    expect(link('1996–1821 BC')).toHaveAttribute('href', '/encyclopedia/timeline?from=-2039&to=-1776');
    expect(screen.getByRole('img', { name: 'A map with a line' })).toBeInTheDocument();
  });

  it('calls sons, daughters, brothers and sisters by their sex when it is known', async () => {
    await open('/encyclopedia/people/jacob');
    expect(link(/Dinah ·/)).toHaveTextContent('Dinah · daughter');
    expect(link(/Esau/)).toHaveTextContent('Esau · brother');
    expect(link(/Leah ·/)).toHaveTextContent('Leah · husband or wife');
  });

  it('says when its verses are only chosen ones', async () => {
    await open('/encyclopedia/plants/fig');
    expect(screen.getByRole('heading', { name: 'Chosen verses' })).toBeInTheDocument();
  });

  it('shows its Hebrew name from right to left', async () => {
    await open('/encyclopedia/people/abraham');
    const word = screen.getByText('אַבְרָהָם');
    expect(word).toHaveAttribute('lang', 'he');
    expect(word).toHaveAttribute('dir', 'rtl');
    expect(word.closest('li')).toHaveTextContent('ʼAbrâhâmStrong’s lexicon explains it as “father of a multitude”H85');
  });

  it('puts the meaning of a name, and not the sentence about it, in quotation marks', async () => {
    await open('/encyclopedia/people/abraham');
    const sentence = screen.getByText(/explains it as/);
    expect(sentence).toHaveTextContent(/^Strong’s lexicon explains it as “father of a multitude”$/);
    // Tests render without styles, and a style can add quotation marks of its own.
    const styles = readFileSync(path.join(import.meta.dirname, 'entry-names.module.css'), 'utf8');
    expect(styles).not.toMatch(/content:/);
  });

  it('links its passages and verses to the Bible reader', async () => {
    await open('/encyclopedia/people/abraham');
    expect(link('Genesis 12:1–9')).toHaveAttribute('href', '/bible/genesis/12?v=1-9');
    const verses = within(sectionNamed('Verses that mention it'));
    expect(verses.getByText('3 verses')).toBeInTheDocument();
    expect(verses.getByRole('link', { name: '12:4' })).toHaveAttribute('href', '/bible/genesis/12?v=4');
  });

  it('says how many verses each book has, and leads to them', async () => {
    const versesByBook = [
      { book: { osisId: 'Gen' }, count: 1_040 },
      { book: { osisId: '1Sam' }, count: 2 },
      { book: { osisId: 'Heb' }, count: 10 },
    ];
    const found = { ...alone, movedTo: null, entry: { ...abraham, verseCount: 1_052, versesByBook } };
    const { where } = await open('/encyclopedia/people/abraham', {
      data: dataFrom({ Entry: () => ({ entryByPath: found, attributions: [] }) }),
    });
    const place = sectionNamed('Verses that mention it');
    expect(await within(place).findByText('In which books')).toBeInTheDocument();
    const link = within(place).getByRole('link', { name: 'Hebrews 10', hidden: true });
    expect(link).toHaveAttribute('href', '/search?pillar=bible&filters=category:Heb,entity:people-1');
    const bars = within(place).getByText('Genesis: 1,040').closest('svg')?.parentElement;
    if (!bars) throw new Error('There is no chart');
    jest.spyOn(bars, 'getBoundingClientRect').mockReturnValue({ left: 0, width: 390 } as DOMRect);
    fireEvent.click(bars, { clientX: 4 });
    await waitFor(() => expect(where()).toContain('category:Gen,entity:people-1'));
  });

  describe('with more verses than one block has', () => {
    const all = Array.from({ length: 176 }, (_, at) => `Ps.119.${at + 1}`).concat(
      Array.from({ length: 30 }, (_, at) => `Prov.3.${at + 1}`),
    );
    const block = (offset: unknown) => all.slice(Number(offset), Number(offset) + 100);
    const entry = { ...abraham, verseCount: all.length };
    const many = dataFrom({
      Entry: ({ offset }) => ({
        entryByPath: { ...alone, movedTo: null, entry: { ...entry, verses: block(offset) } },
      }),
      MoreVerses: ({ id, offset }) => ({ entry: id === entry.id ? { id, more: block(offset) } : null }),
    });
    const openMany = (query = '') => open(`/encyclopedia/people/abraham${query}`, { data: many });
    const verses = () =>
      within(sectionNamed('Verses that mention it')).queryAllByRole('link', { hidden: true, name: /^\d+:/ });
    const book = (name: string) => screen.getAllByText(name).filter(({ tagName }) => tagName === 'DT');

    it('loads the next block each time when the reader comes near the end', async () => {
      const come = readerComes({ atOnce: false });
      await openMany();
      await waitFor(() => expect(verses()).toHaveLength(100));
      come();
      await waitFor(() => expect(verses()).toHaveLength(200));
      expect(book('Psalms')).toHaveLength(1);
      come();
      await waitFor(() => expect(verses()).toHaveLength(206));
      expect(screen.queryByRole('link', { hidden: true, name: /^The next/ })).not.toBeInTheDocument();
    });

    it('loads it when a reader asks for it, and moves the focus there', async () => {
      await openMany();
      const next = await screen.findByRole('link', { hidden: true, name: 'The next 100 verses' });
      expect(next).toHaveAttribute('href', '/encyclopedia/people/abraham?page=2#verses');
      fireEvent.click(next);
      await waitFor(() => expect(verses()[100]).toHaveFocus());
      expect(screen.getByRole('link', { hidden: true, name: 'The next 6 verses' })).toBeInTheDocument();
    });

    it('keeps its link to the next block if that cannot be loaded', async () => {
      await open('/encyclopedia/people/abraham', {
        data: dataFrom({
          Entry: () => ({ entryByPath: { ...alone, movedTo: null, entry: { ...entry, verses: block(0) } } }),
        }),
      });
      const next = () => screen.findByRole('link', { hidden: true, name: 'The next 100 verses' });
      fireEvent.click(await next());
      expect(await next()).toHaveAttribute('href', '/encyclopedia/people/abraham?page=2#verses');
      expect(verses()).toHaveLength(100);
    });

    it('has a page for each block, with the same canonical path', async () => {
      const { meta } = await openMany('?page=2');
      await waitFor(() => expect(verses()[0]).toHaveTextContent('119:101'));
      expect(meta()?.canonicalPath).toBe('/encyclopedia/people/abraham');
      expect(link('The 100 verses before these')).toHaveAttribute('href', '/encyclopedia/people/abraham#verses');
    });

    it.each(['?page=4', '?page=x'])('is a 404 at a block that it does not have: %s', async (query) => {
      await openMany(query);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Status 404');
    });
  });

  it('leads to the entries beside it by name, and of an event by time', async () => {
    const beside = { previous: { name: 'Abram’s kin', pagePath: '/encyclopedia/people/kin' }, next: null };
    const besideOf = (entry: object) =>
      dataFrom({ Entry: () => ({ entryByPath: { ...alone, movedTo: null, entry, ...beside }, attributions: [] }) });
    const { unmount } = await open('/encyclopedia/people/abraham', { data: besideOf(abraham) });
    const links = () => screen.getAllByRole('link', { name: /Abram’s kin/ });
    expect(links().map((each) => each.textContent)).toEqual(['Previous by name Abram’s kin']);
    expect(links()[0]).toHaveAttribute('href', '/encyclopedia/people/kin');
    expect(screen.queryByText(/^Next by name/)).not.toBeInTheDocument();
    unmount();
    await open('/encyclopedia/people/abraham', { data: besideOf({ ...abraham, __typename: 'Event' }) });
    expect(links().map((each) => each.textContent)).toEqual(['Abram’s kin', 'Earlier Abram’s kin']);
    expect(screen.getByText('What came before').nextSibling).toHaveTextContent('Abram’s kin');
  });

  it('names kin among its facts, and leads to the rest of a large family', async () => {
    const sons = Array.from({ length: 9 }, (_, son) => ({
      kind: 'child',
      featured: false,
      item: item(`people-${30 + son}`, `Son ${son}`),
    }));
    const leah = { ...item('people-6', 'Leah'), __typename: 'Person', sex: 'female' };
    const kin = [{ kind: 'spouse', featured: false, item: leah }, ...sons];
    await openWith({ ...abraham, relatedEntities: kin });
    const facts = within(sectionNamed('At a glance'));
    expect(facts.getByText('Wife').nextSibling).toHaveTextContent(/^Leah$/);
    expect(facts.getByText('Children').nextSibling).toHaveTextContent(/Son 5and 3 more$/);
    expect(facts.getByRole('link', { name: 'and 3 more' })).toHaveAttribute('href', '#related');
    expect(document.querySelector('#related')).toBeInTheDocument();
  });

  it('counts kin without a page among the facts, and leads to the family, which has all of them', async () => {
    const son = (name: string, path: string | null) => ({
      key: `abraham.${name}`,
      kind: 'child',
      name,
      sex: 'male',
      path,
    });
    const named = ['Zimran', 'Jokshan', 'Medan', 'Midian', 'Ishbak'].map((name) => son(name, '/dictionary/name'));
    await openWith({
      ...abraham,
      relatedEntities: [1, 2, 3].map((number) => ({
        kind: 'child',
        featured: false,
        item: item(`people-${number + 30}`, `Son ${number}`),
      })),
      namedKin: [son('Shuah', null), ...named],
    });
    const facts = within(sectionNamed('At a glance'));
    const children = facts.getByText('Children').nextSibling as HTMLElement;
    expect(children).toHaveTextContent(/^Son 1Son 2Son 3ShuahZimranJokshanand 3 more$/);
    expect(within(children).queryByRole('link', { name: 'Shuah' })).not.toBeInTheDocument();
    expect(within(children).getByRole('link', { name: 'Zimran' })).toHaveAttribute('href', '/dictionary/name');
    expect(within(children).getByRole('link', { name: 'and 3 more' })).toHaveAttribute(
      'href',
      '/encyclopedia/people/abraham/family',
    );
  });

  it('says what a person was, with the verse that says so', async () => {
    const roles = [
      { role: 'prophet', osis: 'Judg.4.4' },
      { role: 'judge', osis: null },
      { role: 'unheard-of', osis: null },
    ];
    await openWith({ ...abraham, roles });
    const term = within(sectionNamed('At a glance')).getByText('Role');
    const values = within(term.nextSibling as HTMLElement).getAllByRole('paragraph');
    expect(values.map(({ textContent }) => textContent)).toEqual(['Prophet (Judges 4:4)', 'Judge']);
    expect(link('Judges 4:4')).toBeInTheDocument();
  });

  it('says where an event was and who was there', async () => {
    await openWith({
      ...entries.find(({ id }) => id === 'events-2'),
      relatedEntities: [
        { kind: 'happenedAt', featured: false, item: item('places-1', 'Ur', 'places') },
        { kind: 'participant', featured: false, item: item('people-1', 'Abraham') },
        { kind: 'participant', featured: false, item: { ...item('people-7', 'Mary'), title: 'His mother' } },
        { kind: 'participant', featured: false, item: { ...item('people-8', 'Mary'), title: 'Of Bethany' } },
      ],
    });
    const facts = within(sectionNamed('At a glance'));
    expect(facts.getByText('Where').nextSibling).toHaveTextContent('Ur');
    const who = within(facts.getByText('Who').nextSibling as HTMLElement).getAllByRole('link');
    expect(who.map(({ textContent }) => textContent)).toEqual(['Abraham', 'Mary (His mother)', 'Mary (Of Bethany)']);
  });

  it('tells entries of the same name apart at the top', async () => {
    const pagePath = '/encyclopedia/people/abraham-the-younger';
    const category = { slug: 'people' };
    await openWith(abraham, { namesakes: [{ name: 'Abraham', title: 'His grandson', pagePath, category }] });
    const others = within(screen.getByRole('list', { name: 'Others called Abraham:' }));
    expect(others.getByRole('link', { name: 'His grandson' })).toHaveAttribute('href', pagePath);
  });

  it('tells those apart who are also called by its name, and those by whose name it is also called', async () => {
    const sharing = (name: string, title: string) => ({
      name,
      title,
      pagePath: `/encyclopedia/people/${name.toLowerCase()}`,
      category: { slug: 'people' },
    });
    await openWith(
      { ...abraham, aliases: ['Abram'] },
      { namesakes: [sharing('Abram', 'A king'), sharing('Ibrahim', 'Also called Abraham')] },
    );
    const linksOf = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('link');
    expect(linksOf('Others called Abram:').map(({ textContent }) => textContent)).toEqual(['A king']);
    expect(linksOf('Others called Abraham:').map(({ textContent }) => textContent)).toEqual([
      'Ibrahim: Also called Abraham',
    ]);
  });

  it('lists who bears a name above everything else that it says of the name', async () => {
    const heading = (id: string, text: string) => ({ kind: 'heading', level: 2, id, text });
    const paragraph = (text: string) => ({ kind: 'paragraph', inlines: [{ kind: 'text', text }] });
    const body = [
      heading('bearers', 'Who bears the name'),
      paragraph('The son of Terah.'),
      heading('in-the-text', 'The name in the text'),
      paragraph('The first verse.'),
    ];
    await openWith({ ...abraham, body });
    const facts = screen.getByRole('heading', { name: 'At a glance' });
    const isBefore = (one: Element, other: Element) =>
      Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
    expect(isBefore(screen.getByText('The son of Terah.'), facts)).toBe(true);
    expect(isBefore(facts, screen.getByText('The first verse.'))).toBe(true);
  });

  it('lists the headings of a long text, and none of a short one', async () => {
    const headings = ['Youth', 'King', 'Death'].map((text) => ({
      kind: 'heading',
      level: 2,
      id: text.toLowerCase(),
      text,
    }));
    const { unmount } = await openWith({ ...abraham, body: headings });
    const contents = within(screen.getByRole('navigation', { name: 'In this entry' }));
    expect(contents.getByRole('link', { name: 'King' })).toHaveAttribute('href', '#king');
    unmount();
    await openWith({ ...abraham, body: headings.slice(1) });
    expect(screen.queryByText('In this entry')).not.toBeInTheDocument();
  });

  it('says how we know what it says, and how to cite it', async () => {
    const { unmount } = await open('/encyclopedia/places/ur');
    const known = within(sectionNamed('How we know'));
    expect(known.getByText('Which one the Bible means: Most agree.')).toBeInTheDocument();
    expect(screen.getByText(/”\. Daily Manna\. /)).toHaveTextContent(
      '“Ur”. Daily Manna. http://localhost/encyclopedia/places/ur',
    );
    unmount();
    await open('/encyclopedia/events/creation');
    expect(screen.getByText('How it is dated: By the traditional chronology.')).toBeInTheDocument();
  });

  it('can be printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    await open('/encyclopedia/places/ur');
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('is a PDF with the options that the reader chooses, in Spanish too', async () => {
    const { unmount } = await open('/encyclopedia/places/ur');
    await userEvent.click(screen.getByText('PDF'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Columns' }), 'Two');
    const form = screen.getByRole('button', { name: 'Open the PDF' }).closest('form');
    expect(form).toHaveAttribute('action', '/handouts/encyclopedia/places/ur.pdf');
    expect(new FormData(form ?? undefined).get('columns')).toBe('2');
    expect(await accessibilityFaults()).toEqual([]);
    unmount();
    await open('/encyclopedia/places/ur', { language: 'es', translations: es });
    await userEvent.click(screen.getByText('PDF'));
    expect(screen.getByRole('combobox', { name: 'Columnas' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Abrir el PDF' })).toBeInTheDocument();
  });

  it('leads to the contact form of the site for a correction, if it has one', async () => {
    const { unmount } = await open('/encyclopedia/places/ur');
    expect(screen.queryByRole('link', { name: 'Suggest a correction' })).not.toBeInTheDocument();
    unmount();
    const site = { contactForm: 'https://forms.example/contact?about=site' };
    await open('/encyclopedia/places/ur', { site });
    const page = encodeURIComponent('http://localhost/encyclopedia/places/ur');
    expect(link('Suggest a correction')).toHaveAttribute(
      'href',
      `https://forms.example/contact?about=site&page=${page}`,
    );
  });

  it('links to each related entry once, with its relations', async () => {
    await open('/encyclopedia/people/abraham');
    const group = (name: string) => within(sectionNamed(name));
    expect(
      group('Family')
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Terah · father']);
    expect(
      group('People')
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Lot']);
    expect(group('Places').getByRole('link')).toHaveTextContent('Ur · birthplace, home');
    expect(group('Events').getByRole('link')).toHaveAttribute('href', '/encyclopedia/events/call');
  });

  it('shows the nearest of many related entries, and folds the others in counted groups', async () => {
    await open('/encyclopedia/people/david');
    const related = within(sectionNamed('Related'));
    expect(related.getAllByRole('link')[0]).toHaveTextContent('Solomon · son');
    expect(related.getAllByRole('link')[0]).toBeVisible();
    const people = within(sectionNamed('People'));
    expect(people.getByText('14')).toBeInTheDocument();
    expect(people.getByText('Hero 3')).not.toBeVisible();
    await userEvent.click(people.getByRole('heading', { name: 'People' }));
    expect(people.getByText('Hero 3')).toBeVisible();
  });

  it('has a map when it has places, also in the map modal', async () => {
    const { meta, unmount } = await open('/encyclopedia/people/abraham');
    const map = within(sectionNamed('Related places'));
    expect(map.getByRole('link', { name: 'Ur · home' })).toHaveAttribute('href', '/encyclopedia/places/ur');
    expect(meta()?.modals).toEqual(['map']);
    unmount();
    const fig = await open('/encyclopedia/plants/fig');
    expect(screen.queryByRole('heading', { name: 'Related places' })).toBeNull();
    expect(fig.meta()?.modals).toBeUndefined();
  });

  it('has a title, a description, structured data and breadcrumbs', async () => {
    const { meta } = await open('/encyclopedia/people/abraham');
    expect(meta()).toMatchObject({
      metaTitle: 'Abraham: Father of many',
      description: 'Called from Ur.',
      canonicalPath: '/encyclopedia/people/abraham',
      jsonld: { '@graph': [{ '@type': 'Person', name: 'Abraham', alternateName: ['Abram'] }, {}] },
    });
    expect(meta()?.breadcrumbs.map(({ fragment }) => fragment)).toEqual(['Home', 'Encyclopedia', 'People', 'Abraham']);
    expect(meta()?.breadcrumbs.map(({ language }) => language)).toEqual([undefined, undefined, undefined, 'en']);
  });

  it('redirects from an old path and from another letter case', async () => {
    const { where, unmount } = await open('/encyclopedia/people/abram');
    expect(where()).toBe('/encyclopedia/people/abraham');
    unmount();
    const other = await open('/encyclopedia/people/Abraham');
    expect(other.where()).toBe('/encyclopedia/people/abraham');
  });

  it.each(['/encyclopedia/people/nobody', '/encyclopedia/cars/abraham', '/dictionary/nothing'])(
    'is a 404 at %s',
    notFoundAt,
  );

  it('suggests the entries whose names are near when it does not exist', async () => {
    const path = '/encyclopedia/people/Abrahm';
    const params = { category: 'people', subject: 'Abrahm' };
    expect(await refusalOf(route, { path, params, data })).toEqual([
      404,
      '/encyclopedia/people/abraham Abraham (Father of many)',
    ]);
  });

  it('is found by a name with spaces and capitals', async () => {
    const { where } = await open('/dictionary/ CUBIT ');
    expect(where()).toBe('/dictionary/cubit');
  });

  it('shows the location of a place, and how certain it is', async () => {
    await open('/encyclopedia/places/ur');
    expect(screen.getByRole('complementary', { name: 'Facts and names' })).toBeInTheDocument();
    const facts = within(sectionNamed('At a glance'));
    expect(facts.getByText('City')).toBeInTheDocument();
    expect(facts.getByRole('link', { name: '30.963° N, 46.103° E' })).toHaveAttribute(
      'href',
      '/encyclopedia/atlas?place=ur',
    );
    expect(facts.getByText('Most agree')).toBeInTheDocument();
    expect(facts.getByText('Tell el-Muqayyar')).toHaveAttribute('lang', 'en');
  });

  it('shows the years of an event, and the scientific name of a plant', async () => {
    const { meta, unmount } = await open('/encyclopedia/events/creation');
    expect(meta()?.jsonld).toMatchObject({
      '@graph': [{ '@type': 'Thing', temporalCoverage: '-4003/-4003' }, {}],
    });
    expect(screen.getByText('4004 BC')).toBeInTheDocument();
    expect(screen.getByText('By the traditional chronology')).toBeInTheDocument();
    unmount();
    await open('/encyclopedia/plants/fig');
    expect(screen.getByText('Ficus carica')).toHaveAttribute('lang', 'la');
  });

  it('says whether an animal is clean, with the verse of the Law that says so', async () => {
    const swine = { ...entries.find(({ id }) => id === 'plants-1'), __typename: 'Animal', kind: 'mammal' };
    const { unmount } = await openWith({ ...swine, foodLaw: { isClean: false, osis: 'Lev.11.7' } });
    const fact = screen.getByText('In the Law').nextSibling;
    expect(fact).toHaveTextContent(/^Unclean \(Leviticus 11:7\)$/);
    expect(link('Leviticus 11:7')).toHaveAttribute('href', '/bible/leviticus/11?v=7');
    unmount();
    await openWith({ ...swine, foodLaw: null });
    expect(screen.queryByText('In the Law')).not.toBeInTheDocument();
  });

  it('has no accessibility violations', async () => {
    await open('/encyclopedia/people/abraham');
    expect(await accessibilityFaults()).toEqual([]);
  });
});

describe('a word of the dictionary', () => {
  it('shows its measure and the source of its text', async () => {
    const { meta } = await open('/dictionary/cubit');
    expect(screen.getByText('44.5 cm')).toBeInTheDocument();
    expect(screen.getByText('lexicon: a word: “a measure”')).toBeInTheDocument();
    expect(meta()).toMatchObject({
      metaTitle: 'Cubit',
      jsonld: { '@graph': [{ '@type': 'DefinedTerm' }, {}] },
    });
    expect(meta()?.breadcrumbs.map(({ path }) => path)).toEqual(['/', '/dictionary', '/dictionary/cubit']);
  });
});

describe('a chapter by its verses', () => {
  it('links to each verse, with its text', async () => {
    const { meta } = await open('/encyclopedia/psalms/23');
    expect(screen.getByRole('heading', { level: 1, name: 'Psalm 23' })).toBeInTheDocument();
    expect(link('Verse 1 Words of Ps.23.1')).toHaveAttribute('href', '/encyclopedia/psalms/23/1');
    expect(link('Verse 3 This translation leaves the verse out.')).toBeInTheDocument();
    expect(link('Read Psalm 23')).toHaveAttribute('href', '/bible/psalms/23');
    expect(meta()).toMatchObject({ metaTitle: 'Psalm 23', canonicalPath: '/encyclopedia/psalms/23' });
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('is in Spanish on a Spanish page', async () => {
    const { meta } = await open('/encyclopedia/psalms/23', { language: 'es', translations: es });
    expect(meta()?.metaTitle).toBe('Salmo 23');
    expect(screen.getByText('El texto de los versículos no está en español.')).toBeInTheDocument();
  });

  it.each(['/encyclopedia/ruth/5', '/encyclopedia/ruth/boaz'])('is a 404 at %s', notFoundAt);

  it.each([
    ['5', '/encyclopedia/ruth/4 Ruth 4'],
    ['boaz', '/encyclopedia/ruth/1 Ruth 1'],
  ])('suggests the nearest chapter when it does not exist: Ruth %s', async (subject, near) => {
    const path = `/encyclopedia/ruth/${subject}`;
    const refusal = await refusalOf(route, { path, params: { category: 'ruth', subject }, data });
    expect(refusal).toEqual([404, near, '/encyclopedia/ruth Ruth']);
  });

  it('is found by the name of its book', async () => {
    const { where } = await open('/encyclopedia/Song of Solomon/1');
    expect(where()).toBe('/encyclopedia/song-of-solomon/1');
  });
});

describe('the verses of a chapter, for a reader who prefers another translation', () => {
  const preferences = { translationId: 'web' };
  beforeEach(() => {
    localStorage.clear();
    localStorage.setItem('dm-user@anonymous/site/preferences', JSON.stringify(preferences));
  });
  afterEach(() => localStorage.clear());

  it('are in that one', async () => {
    await open('/encyclopedia/genesis/1', { preferences });
    expect(screen.getByText('Words of Gen.1.1 in the WEB')).toBeInTheDocument();
  });

  it('are in that one after the server sent the site’s own', async () => {
    await open('/encyclopedia/genesis/1');
    expect(await screen.findByText('Words of Gen.1.1 in the WEB')).toBeInTheDocument();
  });

  it('are in the site’s own if that lacks the chapter', async () => {
    await open('/encyclopedia/exodus/1', { preferences });
    expect(screen.getByText('Words of Exod.1.1')).toBeInTheDocument();
  });
});
