import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults, dataFrom, openRoute, runIdle, siteWith } from '@manna/shared/testing';
import { drawChapter } from '@manna/shared/testing/draw-chapter';
import { es } from '../../texts/es';
import { route } from './chapter-page';

const translations = [
  { slug: 'kjv', name: 'King James Version', shortName: 'KJV' },
  { slug: 'web', name: 'World English Bible', shortName: 'WEB' },
];

const drawings: Readonly<Record<string, string>> = {
  'kjv Gen.1': `
    ¶ {1} In the *a beginning. {2} And darkness [was] upon the deep.
    ¶ {3} And God spoke.
    a: or, start
  `,
  'web Gen.1': '¶ {1} In the start.',
  'kjv Gen.2': '¶ {1} Thus the heavens.',
  'kjv Exod.1': '¶ {1} Now these are the names.',
  'kjv Gen.50': '¶ {1} And Joseph fell.',
  'kjv Rev.22': '¶ {1} And he shewed me.',
  'kjv Ps.3': `
    ^ A Psalm of David.
    | {1} How are they increased
    || that trouble me
  `,
  'web Luke.17': '¶ {35} One is taken. {-36}{37} They asked, <Where, Lord?>',
  'web Acts.8': `
    ¶ {36} See, water. {-37 edition}*a {38} He commanded.
    a: Older manuscripts do not have verse 37. // Los manuscritos antiguos no tienen el versículo 37.
  `,
  'web Rev.12': '¶ {16} And the earth helped. {-17 copy}',
  'web Ps.23': '¶ {3} He restoreth. {-4 faulty}',
};

const data = dataFrom({
  Chapter: ({ osisIds, translation: slug }) => ({
    translations,
    chapters: (osisIds as string[])
      .filter((osisId) => osisId !== 'Obad.1')
      .map((osisId) => {
        const drawing = drawings[`${String(slug)} ${osisId}`];
        const translation = translations.find((candidate) => candidate.slug === slug);
        const terms = { language: 'en', direction: 'ltr', licence: 'In the public domain.' };
        return {
          osisId,
          title: osisId,
          translations: drawing ? [{ ...drawChapter(osisId, drawing), translation: { ...translation, ...terms } }] : [],
        };
      }),
  }),
});

const path = ['/bible/:book/:chapterNum', '/bible/:translation/:book/:chapterNum'];
const open = (at: string, site = siteWith()) => openRoute(route, { path, at, data, site });
const openInSpanish = (at: string) => openRoute(route, { path, at, data, language: 'es', translations: es });
const heading = () => screen.getByRole('heading', { level: 1 });

describe('a chapter', () => {
  it('shows its text below its name, each verse with a number that links to it', async () => {
    await open('/bible/genesis/1');
    expect(heading()).toHaveTextContent('Genesis 1');
    expect(screen.getByText(/And God spoke/)).toBeInTheDocument();
    const verse = screen.getByRole('link', { name: 'Verse 2' });
    expect(verse).toHaveAttribute('href', '/bible/genesis/1?v=2#v2');
    expect(document.getElementById('v2')).toContainElement(verse);
  });

  it('sets added words in italics', async () => {
    await open('/bible/genesis/1');
    expect(screen.getByText('was').tagName).toBe('I');
  });

  it.each(['99', '0', '-1', 'x', '4_9'])(
    'says that a verse is not found if its path names only ?v=%s',
    async (verses) => {
      await open(`/bible/genesis/1?v=${verses}`);
      await runIdle();
      expect(screen.getByText('Verse not found.').closest('[role="status"]')).toBeVisible();
      expect(screen.getByText(/And God spoke/)).toBeInTheDocument();
    },
  );

  it.each(['', '?v=', '?v=3', '?v=3_99', '?v=2-99'])('does not say so if its path ends with %j', async (query) => {
    await open(`/bible/genesis/1${query}`);
    await runIdle();
    expect(screen.queryByText('Verse not found.')).not.toBeInTheDocument();
  });

  it('links from a letter to its note and back', async () => {
    await open('/bible/genesis/1');
    const letter = screen.getByRole('doc-noteref', { name: 'Note a' });
    const note = document.querySelector(letter.getAttribute('href') ?? '');
    expect(note).toHaveTextContent('or, start');
    const back = within(note as HTMLElement).getByRole('link', { name: 'Back to note a in verse 1' });
    expect(document.querySelector(back.getAttribute('href') ?? '')).toContainElement(letter);
  });

  it('links to the previous and the next chapter by name, across books', async () => {
    await open('/bible/genesis/50');
    expect(screen.getByRole('link', { name: 'Previous chapter Genesis 49' })).toHaveAttribute(
      'href',
      '/bible/genesis/49',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Next chapter Exodus 1' }));
    expect(await screen.findByText(/Now these are the names/)).toBeInTheDocument();
  });

  it('goes to other chapters by the arrow keys', async () => {
    const { where } = await open('/bible/genesis/1');
    await runIdle();
    await userEvent.keyboard('{ArrowRight}');
    expect(await screen.findByText(/Thus the heavens/)).toBeInTheDocument();
    expect(where()).toBe('/bible/genesis/2');
    await userEvent.keyboard('{ArrowLeft}');
    expect(await screen.findByText(/And God spoke/)).toBeInTheDocument();
  });

  it('has no link before the first chapter and none after the last', async () => {
    const { unmount } = await open('/bible/genesis/1');
    expect(screen.queryByRole('link', { name: /Previous chapter/ })).not.toBeInTheDocument();
    unmount();
    await open('/bible/revelation/22');
    expect(screen.queryByRole('link', { name: /Next chapter/ })).not.toBeInTheDocument();
  });

  it('offers the same chapter in each translation, and navigates there', async () => {
    const { where } = await open('/bible/genesis/1');
    const choice = within(screen.getByRole('navigation', { name: 'Translation' }));
    expect(choice.getByRole('link', { name: /^KJV/ })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(choice.getByText('KJV', { selector: 'summary' }));
    await userEvent.click(choice.getByRole('link', { name: /^WEB/ }));
    expect(await screen.findByText(/In the start/)).toBeInTheDocument();
    expect(where()).toBe('/bible/web/genesis/1');
    expect(screen.getByRole('link', { name: 'Next chapter Genesis 2' })).toHaveAttribute(
      'href',
      '/bible/web/genesis/2',
    );
  });

  it('keeps the menu of translations closed at first, and closes it after a choice', async () => {
    await open('/bible/genesis/1');
    const choices = () => screen.getByRole('navigation', { name: 'Translation' }).querySelector('details');
    expect(choices()).not.toHaveAttribute('open');
    await userEvent.click(screen.getByText('KJV', { selector: 'summary' }));
    expect(choices()).toHaveAttribute('open');
    await userEvent.click(screen.getByRole('link', { name: /^WEB/ }));
    await screen.findByText(/In the start/);
    expect(choices()).not.toHaveAttribute('open');
  });

  it('links the name of its translation to the page of the translation', async () => {
    await open('/bible/web/genesis/1');
    expect(screen.getByRole('link', { name: 'World English Bible' })).toHaveAttribute('href', '/bible/translation/web');
  });

  it('shows the site’s default translation if the URL names none', async () => {
    await open('/bible/genesis/1', siteWith({ defaultTranslation: 'web' }));
    expect(screen.getByText(/In the start/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^KJV/ })).toHaveAttribute('href', '/bible/kjv/genesis/1');
  });

  it('separates a psalm’s title from verse 1, and shows poetry line by line', async () => {
    await open('/bible/psalms/3');
    expect(heading()).toHaveTextContent('Psalm 3');
    expect(screen.getByText('A Psalm of David.')).not.toContainElement(screen.getByRole('link', { name: 'Verse 1' }));
    expect(screen.getByText('that trouble me')).toHaveAttribute('data-level', '2');
  });

  it('says if the text omits a verse, and shows words of Jesus in red', async () => {
    await open('/bible/web/luke/17');
    expect(screen.getByText('[This verse is not in our copy.]')).toBeInTheDocument();
    expect(screen.getByText('Where, Lord?')).toHaveClass('jesus');
  });

  it.each([
    ['acts/8', '[This edition leaves the verse out.]'],
    ['revelation/12', '[This verse is not in our copy.]'],
    ['psalms/23', '[This verse is damaged in our copy.]'],
  ])('says truly why it has no words for a verse of %s', async (chapter, sentence) => {
    await open(`/bible/web/${chapter}`);
    expect(screen.getByText(sentence)).toBeInTheDocument();
  });

  it('has notes of the site that say so, with the number of an omitted verse', async () => {
    await open('/bible/web/acts/8');
    expect(screen.getByText('Our note:').closest('li')).toHaveTextContent(
      'in verse 37Our note: Older manuscripts do not have verse 37.',
    );
  });

  it('ends with the licence of the translation', async () => {
    await open('/bible/genesis/1');
    expect(screen.getByText('KJV: In the public domain.')).toBeInTheDocument();
  });

  it('preloads its neighbours when idle', async () => {
    const { prefetched } = await open('/bible/genesis/2');
    await runIdle();
    expect(prefetched).toEqual(['/bible/genesis/3', '/bible/genesis/1']);
  });

  it('has no accessibility faults', async () => {
    await open('/bible/genesis/1');
    expect(await accessibilityFaults()).toEqual([]);
  });
});

describe('the path of a chapter', () => {
  it.each([
    ['/bible/Genesis/1', '/bible/genesis/1'],
    ['/bible/KJV/genesis/1', '/bible/kjv/genesis/1'],
    ['/bible/web/GENESIS/1?v=3', '/bible/web/genesis/1?v=3'],
    ['/bible/WEB/genesis/1', '/bible/web/genesis/1'],
    ['/bible/genesis/1?translation=WEB', '/bible/web/genesis/1'],
    ['/bible/genesis/1?v=3&translation=kjv', '/bible/kjv/genesis/1?v=3'],
  ])('%s redirects to %s', async (at, target) => {
    const { where } = await open(at);
    expect(where()).toBe(target);
    expect(heading()).toHaveTextContent('Genesis 1');
  });

  it.each([
    '/bible/genesis/51',
    '/bible/genesis/01',
    '/bible/genesis/0',
    '/bible/genesis/1.0',
    '/bible/genesis/-1',
    '/bible/enoch/1',
    '/bible/xyz/genesis/1',
  ])('%s responds with 404', async (at) => {
    await open(at);
    expect(heading()).toHaveTextContent('Status 404');
  });
});

describe('a chapter without text', () => {
  it('says that the translation does not support the reference', async () => {
    await open('/bible/genesis/3');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The translation KJV does not support the Bible reference Genesis 3',
    );
    expect(screen.getByRole('link', { name: 'Next chapter Genesis 4' })).toBeInTheDocument();
  });

  it('says that the reference is invalid if there is no such chapter', async () => {
    await open('/bible/obadiah/1');
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid Bible Reference: Obadiah 1');
  });
});

describe('the metadata of a chapter', () => {
  it('are its name with the translation, its first verse, its canonical path and its breadcrumbs', async () => {
    const { meta } = await open('/bible/genesis/1');
    expect(meta()).toMatchObject({
      metaTitle: 'Genesis 1 (KJV)',
      description: 'In the beginning.',
      canonicalPath: '/bible/genesis/1',
    });
    expect(meta()?.breadcrumbs.map(({ fragment }) => fragment)).toEqual(['Home', 'Bible', 'Genesis', 'Genesis 1']);
    expect(meta()?.breadcrumbs.map(({ icon }) => icon)).toEqual(['home', 'bible', 'bible', 'bible']);
  });

  it('end the breadcrumbs with the current translation', async () => {
    const { meta } = await open('/bible/web/genesis/1');
    expect(meta()?.breadcrumbs.at(-1)?.path).toBe('/bible/web/genesis/1');
  });

  it('use the site’s translation for the canonical path if the current one has no text', async () => {
    const { meta } = await open('/bible/web/genesis/2');
    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(meta()?.canonicalPath).toBe('/bible/genesis/2');
    expect(meta()?.breadcrumbs.at(-1)?.path).toBe('/bible/web/genesis/2');
  });

  it('have JSON-LD of a chapter in a book, with its breadcrumbs', async () => {
    const { meta } = await open('/bible/genesis/1', siteWith({ advertiseAddress: 'https://manna.example' }));
    expect(meta()?.jsonld).toMatchObject({
      '@graph': [
        {
          '@type': 'Chapter',
          name: 'Genesis 1',
          url: 'https://manna.example/bible/genesis/1',
          isPartOf: { '@type': 'Book', name: 'Genesis' },
        },
        { '@type': 'BreadcrumbList' },
      ],
    });
  });
});

describe('a chapter on a Spanish page', () => {
  it('has the names of translations in their own language', async () => {
    await openInSpanish('/bible/genesis/1');
    expect(screen.getByRole('link', { name: 'King James Version' })).toHaveAttribute('lang', 'en');
    const choice = within(screen.getByRole('navigation', { name: 'Traducción' }));
    expect(choice.getByRole('link', { name: /World English Bible/ }).closest('[lang]')).toHaveAttribute('lang', 'en');
  });

  it('has its name and everything around its text in Spanish, and the text itself unchanged', async () => {
    const { meta } = await openInSpanish('/bible/psalms/3');
    expect(heading()).toHaveTextContent('Salmo 3');
    expect(screen.getByText('that trouble me').closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('link', { name: 'Capítulo siguiente Salmo 4' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Versículo 1' })).toBeInTheDocument();
    expect(meta()?.metaTitle).toBe('Salmo 3 (KJV)');
    expect(meta()?.breadcrumbs.map(({ fragment }) => fragment)).toEqual(['Inicio', 'Biblia', 'Salmos', 'Salmo 3']);
  });

  it('has one canonical path for each text, if languages have different default translations', async () => {
    const spanish = siteWith({ defaultTranslation: 'web', defaultTranslations: { en: 'kjv', es: 'web' } });
    const bare = await open('/bible/genesis/1', spanish);
    expect(bare.meta()).toMatchObject({ metaTitle: 'Genesis 1 (WEB)', canonicalPath: '/bible/web/genesis/1' });
    bare.unmount();
    const named = await open('/bible/kjv/genesis/1', spanish);
    expect(named.meta()).toMatchObject({ metaTitle: 'Genesis 1 (KJV)', canonicalPath: '/bible/genesis/1' });
  });

  it('names the language of the text after its translation, and on an English page only if it is another', async () => {
    const { unmount } = await openInSpanish('/bible/psalms/3');
    expect(heading().closest('header')).toHaveTextContent(/King James Versioninglés/);
    unmount();
    await open('/bible/psalms/3');
    expect(heading().closest('header')).toHaveTextContent(/King James Version(?!English)/);
  });

  it('marks notes and licence as English, and the labels of verse numbers and note letters as Spanish', async () => {
    await openInSpanish('/bible/genesis/1');
    expect(screen.getByText('or, start').closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(screen.getByText(/^KJV:/)).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('link', { name: 'Versículo 1' })).toHaveAttribute('lang', 'es');
    expect(screen.getByRole('doc-noteref', { name: 'Nota a' })).toHaveAttribute('lang', 'es');
  });

  it('has the notes of the site in Spanish', async () => {
    await openInSpanish('/bible/web/acts/8');
    expect(screen.getByText('Nota nuestra:').parentElement).toHaveTextContent(
      'Nota nuestra: Los manuscritos antiguos no tienen el versículo 37.',
    );
    expect(screen.getByText('[Esta edición omite el versículo.]')).toHaveAttribute('lang', 'es');
  });

  it('says in Spanish what is missing', async () => {
    const { unmount } = await openInSpanish('/bible/web/luke/17');
    expect(screen.getByText('[Este versículo no está en nuestra copia.]')).toHaveAttribute('lang', 'es');
    unmount();
    await openInSpanish('/bible/obadiah/1');
    expect(screen.getByRole('alert')).toHaveTextContent('Referencia bíblica no válida: Abdías 1');
  });
});
