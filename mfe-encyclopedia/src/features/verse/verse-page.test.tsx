import { screen, within } from '@testing-library/react';
import { accessibilityFaults, dataFrom, openRoute, sectionNamed } from '@manna/shared/testing';
import { refusalOf } from '../../testing/refusal-of';
import { es } from '../../texts/es';
import { route } from './verse-page';

const translation = (slug: string, name: string, language: string, direction: string) => ({
  slug,
  name,
  shortName: slug.toUpperCase(),
  language,
  direction,
});
/** A verse as it is queried in this translation. The WEB has neither the Psalms nor Matthew. */
const verse = (osisId: string, version: string) => ({
  id: osisId,
  osisId,
  texts: [
    { text: `KJV of ${osisId}`, translation: translation('kjv', 'King James Version', 'en', 'ltr') },
    ...(/^(Ps|Matt)\./.test(osisId)
      ? []
      : [{ text: `WEB of ${osisId}`, translation: translation('web', 'World English Bible', 'en', 'ltr') }]),
    ...(osisId.startsWith('Matt.')
      ? []
      : [{ text: 'בראשית', translation: translation('wlc', 'Leningrad Codex', 'he', 'rtl') }]),
  ],
  crossReferences: [
    { id: 'verses-43001001', osisId: 'John.1.1', text: `${version.toUpperCase()} of John 1:1` },
    { id: 'verses-19008003', osisId: 'Ps.8.3', text: version === 'kjv' ? 'KJV of Psalm 8:3' : null },
    { id: 'verses-43001003', osisId: 'John.1.3', text: null },
  ],
  crossReferenceCount: osisId === 'Gen.1.1' ? 65 : 3,
  words: [
    {
      text: 'בְּ/רֵאשִׁ֖ית',
      lemma: 'b/7225',
      morphology: 'HR/Ncfsa',
      strongs: 'H7225',
      reading: null,
      title: false,
      gloss: 'in/beginning',
      lexiconEntry: {
        strongs: 'H7225',
        lemma: 'רֵאשִׁית',
        language: 'he',
        transliteration: 'rêʼshîyth',
        pronunciation: 'ray-sheeth',
        definition: 'the first',
        derivation: '',
        kjvDefinition: 'beginning',
      },
    },
    {
      text: 'כתב',
      lemma: '1',
      morphology: 'HNp',
      strongs: null,
      reading: 'ketiv',
      title: true,
      gloss: null,
      lexiconEntry: null,
    },
  ],
  entries: [
    {
      id: 'events-1',
      name: 'Creation',
      title: null,
      pagePath: '/encyclopedia/events/creation',
      category: { slug: 'events' },
    },
  ],
});
const paragraph = (text: string) => ({ kind: 'paragraph', inlines: [{ kind: 'text', text }] });
const commentary = (slug: string, name: string, osis: string, body: object[]) => ({
  slug,
  name,
  language: 'en',
  direction: 'ltr',
  passages: [{ osis, body }],
});
/** Only Genesis 1:2 has commentaries: a short one, and one whose second section does not fit on the page. */
const commentariesOn = (osisId: string) =>
  osisId === 'Gen.1.2'
    ? [
        commentary('short', 'A Short Commentary', 'Gen.1.1-Gen.1.2', [paragraph('On the beginning.')]),
        commentary('long', 'A Long Commentary', 'Gen.1.2', [
          paragraph('word '.repeat(400)),
          { kind: 'heading', level: 3, id: 'long-gen-1-2-1', text: 'Notes' },
          paragraph('The last words.'),
        ]),
      ]
    : [];
/** Number of verses in each chapter of the test's Bible. */
const VERSES = 31;
const exists = (osisId: string) => Number(osisId.split('.')[2]) <= VERSES;
const chapterOf = (osisId: unknown) => ({ osisId, lastVerse: VERSES });
const data = dataFrom({
  NearEntries: () => ({ nearEntries: [] }),
  MovedEntry: ({ path }) => ({
    entryByPath:
      path === '/encyclopedia/places/david'
        ? {
            movedTo: '/encyclopedia/people/david',
            entry: { id: 'people-1', name: 'David', category: { slug: 'people' } },
          }
        : { movedTo: null, entry: null },
  }),
  Verse: ({ id, translation: version, following, chaptersBefore }) => ({
    verse: exists(String(id)) ? verse(String(id), String(version)) : null,
    following: (following as string[]).filter(exists).map((osisId) => ({ id: osisId, osisId })),
    chaptersBefore: (chaptersBefore as string[]).map(chapterOf),
    commentaries: commentariesOn(String(id)),
  }),
  ChapterEnd: ({ chapter }) => ({ chapter: chapterOf(chapter) }),
});
const open = (at: string, app: object = {}) =>
  openRoute(route, { path: '/encyclopedia/:bibleBook/:chptNum/:verseNum', at, data, ...app });
const link = (name: string | RegExp) => screen.getByRole('link', { name });

describe('the page of a verse', () => {
  it('shows its text in every translation, the site’s own first, each marked with its language', async () => {
    await open('/encyclopedia/genesis/1/2');
    expect(screen.getByRole('heading', { level: 1, name: 'Genesis 1:2' })).toBeInTheDocument();
    expect(screen.getByText('KJV of Gen.1.2').closest('blockquote')).toHaveAttribute('lang', 'en');
    const hebrew = screen.getByText('בראשית');
    expect(hebrew).toHaveAttribute('lang', 'he');
    expect(hebrew).toHaveAttribute('dir', 'rtl');
  });

  it('has no section of other translations when no other translation has the verse', async () => {
    await open('/encyclopedia/matthew/1/2');
    expect(screen.getByText('KJV of Matt.1.2')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'In every translation' })).not.toBeInTheDocument();
  });

  it('shows each Hebrew word with its entry in the lexicon', async () => {
    await open('/encyclopedia/genesis/1/2');
    const [first, second] = within(sectionNamed('Word by word')).getAllByRole('listitem');
    expect(first).toHaveTextContent('בְּרֵאשִׁ֖ית');
    expect(first).toHaveTextContent('בְּ + רֵאשִׁית rêʼshîyth (ray-sheeth)');
    expect(first).toHaveTextContent('H7225');
    expect(first).toHaveTextContent('In this versein beginning');
    expect(first).toHaveTextContent('the first');
    expect(first).toHaveTextContent('preposition; noun, common, feminine, singular, absolute');
    expect(first?.outerHTML).not.toContain('HR/Ncfsa');
    expect(second).toHaveTextContent('In the psalm’s title');
    expect(second).toHaveTextContent('written so (ketiv)');
  });

  it('links to the previous and next verse, to the Bible reader, and to the entries that it mentions', async () => {
    await open('/encyclopedia/genesis/1/2');
    expect(link(/^Previous verse/)).toHaveAttribute('href', '/encyclopedia/genesis/1/1');
    expect(link(/^Next verse/)).toHaveAttribute('href', '/encyclopedia/genesis/1/3');
    expect(link('Read Genesis 1')).toHaveAttribute('href', '/bible/genesis/1?v=2');
    expect(link('Genesis 1, interlinear')).toHaveAttribute('href', '/bible/interlinear/genesis/1?v=2');
    expect(link('Creation')).toHaveAttribute('href', '/encyclopedia/events/creation');
    expect(link('John 1:1')).toHaveAttribute('href', '/encyclopedia/john/1/1');
    expect(screen.getByText('KJV of John 1:1')).toHaveAttribute('lang', 'en');
  });

  it('lists its cross-references by testament and book, with a link to all when there are too many', async () => {
    const { unmount } = await open('/encyclopedia/genesis/1/2');
    const part = within(sectionNamed('Cross-references'));
    const names = part.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(names).toEqual(['Cross-references', 'Old Testament', 'Psalms', 'New Testament', 'John']);
    expect(part.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Psalm 8:3',
      'John 1:1',
      'John 1:3',
    ]);
    unmount();
    await open('/encyclopedia/genesis/1/1');
    expect(link('Show all 65 cross-references')).toHaveAttribute('href', '/bible/cross-references/genesis/1?v=1');
  });

  it('shows the beginning of each commentary, with a link to all of one that says more', async () => {
    await open('/encyclopedia/genesis/1/2');
    const part = within(sectionNamed('Commentary'));
    const names = part.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(names).toEqual(['A Short Commentary', 'A Long Commentary']);
    expect(part.getByText('On the beginning.').closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(part.getByRole('link', { name: 'Genesis 1:1–2' })).toHaveAttribute('href', '/bible/genesis/1?v=1-2');
    expect(part.queryByRole('heading', { name: 'Notes' })).not.toBeInTheDocument();
    expect(part.getAllByRole('link', { name: /^Read all of it/ })).toHaveLength(1);
    expect(link('Read all of it: A Long Commentary')).toHaveAttribute('href', '/bible/commentary/genesis/1?v=2');
  });

  it('has no section of commentaries when none speaks of the verse', async () => {
    await open('/encyclopedia/genesis/1/1');
    expect(screen.queryByRole('heading', { name: 'Commentary' })).not.toBeInTheDocument();
  });

  it('has a previous and a next verse across chapters and books', async () => {
    const { unmount } = await open('/encyclopedia/exodus/1/1');
    expect(link(/^Previous verse/)).toHaveAttribute('href', '/encyclopedia/genesis/50/31');
    unmount();
    await open('/encyclopedia/genesis/50/31');
    expect(link(/^Next verse/)).toHaveAttribute('href', '/encyclopedia/exodus/1/1');
  });

  it('has no previous or next verse at the ends of the Bible', async () => {
    const { unmount } = await open('/encyclopedia/genesis/1/1');
    expect(screen.queryByRole('link', { name: /^Previous verse/ })).not.toBeInTheDocument();
    unmount();
    await open('/encyclopedia/revelation/22/31');
    expect(screen.queryByRole('link', { name: /^Next verse/ })).not.toBeInTheDocument();
  });

  it('has its text as the description, and breadcrumbs', async () => {
    const { meta } = await open('/encyclopedia/psalms/23/1');
    expect(meta()).toMatchObject({
      metaTitle: 'Psalm 23:1',
      description: 'KJV of Ps.23.1',
      canonicalPath: '/encyclopedia/psalms/23/1',
      shareText: 'KJV of Ps.23.1 (Psalm 23:1, KJV)',
    });
    expect(meta()?.breadcrumbs.map(({ fragment }) => fragment)).toEqual([
      'Home',
      'Encyclopedia',
      'Psalms',
      'Psalm 23',
      'Psalm 23:1',
    ]);
  });

  describe('for a reader who prefers another translation', () => {
    beforeEach(() => localStorage.clear());
    const head = () => screen.getByRole('figure');
    const preferences = { translationId: 'web' };
    const prefer = () => localStorage.setItem('dm-user@anonymous/site/preferences', JSON.stringify(preferences));

    it('shows that first, in the cross-references and when it is shared', async () => {
      prefer();
      const { meta } = await open('/encyclopedia/genesis/1/2', { preferences });
      expect(head()).toHaveTextContent('WEB of Gen.1.2World English Bible');
      const others = within(sectionNamed('In every translation'));
      expect(others.getByText('KJV of Gen.1.2')).toBeInTheDocument();
      expect(others.queryByText('WEB of Gen.1.2')).not.toBeInTheDocument();
      expect(screen.getByText('WEB of John 1:1')).toBeInTheDocument();
      // The preferred translation has no Psalms.
      expect(screen.getByText('KJV of Psalm 8:3')).toBeInTheDocument();
      expect(meta()).toMatchObject({
        description: 'KJV of Gen.1.2',
        shareText: 'WEB of Gen.1.2 (Genesis 1:2, WEB)',
      });
    });

    it('follows it after the server sent the page in the site’s own', async () => {
      prefer();
      const { meta, where } = await open('/encyclopedia/genesis/1/2');
      expect(await screen.findByText('WEB of John 1:1')).toBeInTheDocument();
      expect(head()).toHaveTextContent('WEB of Gen.1.2');
      expect(meta()?.shareText).toBe('WEB of Gen.1.2 (Genesis 1:2, WEB)');
      expect(where()).toBe('/encyclopedia/genesis/1/2');
    });

    it('is in the site’s own if the preferred one lacks the verse', async () => {
      prefer();
      const { meta } = await open('/encyclopedia/psalms/23/1', { preferences });
      expect(head()).toHaveTextContent('KJV of Ps.23.1King James Version');
      expect(screen.getByText('KJV of John 1:1')).toBeInTheDocument();
      expect(meta()?.shareText).toBe('KJV of Ps.23.1 (Psalm 23:1, KJV)');
    });
  });

  it('is in Spanish on a Spanish page', async () => {
    await open('/encyclopedia/genesis/1/2', { language: 'es', translations: es });
    expect(screen.getByRole('heading', { level: 1, name: 'Génesis 1:2' })).toBeInTheDocument();
    expect(screen.getByText('Los comentarios están solo en inglés.')).toBeInTheDocument();
    expect(
      screen.getByText('El versículo, el léxico y los nombres de las entradas no están en español en este sitio.'),
    ).toBeInTheDocument();
  });

  it.each([
    '/encyclopedia/genesis/1/32',
    '/encyclopedia/genesis/51/1',
    '/encyclopedia/genesis/1/0',
    '/encyclopedia/genesis/one/1',
    '/encyclopedia/enoch/1/1',
  ])('is a 404 at %s', async (at) => {
    await open(at);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Status 404');
  });

  it.each([
    ['genesis', '1', '32', ['/encyclopedia/genesis/1/31 Genesis 1:31', '/encyclopedia/genesis/1 Genesis 1']],
    ['genesis', '51', '1', ['/encyclopedia/genesis/50/1 Genesis 50:1', '/encyclopedia/genesis/50 Genesis 50']],
    ['genesis', '1', '-4', ['/encyclopedia/genesis/1/1 Genesis 1:1', '/encyclopedia/genesis/1 Genesis 1']],
  ])('suggests near pages when it does not exist: %s %s:%s', async (bibleBook, chptNum, verseNum, offered) => {
    const path = `/encyclopedia/${bibleBook}/${chptNum}/${verseNum}`;
    const refusal = await refusalOf(route, { path, params: { bibleBook, chptNum, verseNum }, data });
    expect(refusal).toEqual([404, ...offered, '/encyclopedia/genesis Genesis']);
  });

  it('is found by another name of its book', async () => {
    const { where } = await open('/encyclopedia/First Samuel/17/4');
    expect(where()).toBe('/encyclopedia/1-samuel/17/4');
  });

  it('suggests the family of a person that is asked for in another category', async () => {
    const path = '/encyclopedia/places/david/family';
    const params = { bibleBook: 'places', chptNum: 'david', verseNum: 'family' };
    const family = '/encyclopedia/people/david/family Family of David';
    expect(await refusalOf(route, { path, params, data })).toEqual([404, family]);
  });

  it('has no accessibility violations', async () => {
    await open('/encyclopedia/genesis/1/2');
    expect(await accessibilityFaults()).toEqual([]);
  });
});
