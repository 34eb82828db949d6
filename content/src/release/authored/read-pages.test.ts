import { drawEntry, readDrawn } from '../../testing/draw-authored';

/** Returns the text of a page's file. */
function drawPage(
  slug: string,
  fields: Readonly<Record<string, unknown>> = {},
  body = 'It says what it says.',
): string {
  const all = { slug, language: 'en', title: `On ${slug}`, description: `What the page ${slug} says.`, ...fields };
  const lines = Object.entries(all).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---', '', body, ''].join('\n');
}

/** Returns the faults of files by path, each with the text of its line. */
function faultsOf(files: Readonly<Record<string, string>>): string[] {
  return readDrawn(files).faults.map(({ file, line, sentence }) => {
    const path = file.replace('content/authored/', '');
    return `${path} [${files[path]?.split('\n')[line - 1] ?? ''}] ${sentence}`;
  });
}

test('a page may link to entries and pages, quote the Bible, and use Spanish references in Spanish', () => {
  const files = {
    'people/abram.md': drawEntry('people/abram'),
    'pages/terms.md': drawPage('terms', { shows: 'attributions' }),
    'pages/our-story.md': drawPage(
      'our-story',
      {},
      '[Abram](people/abram) heard "Get thee out" (Genesis 12:1). See the [terms](pages/terms).',
    ),
    'pages/our-story.es.md': drawPage('our-story', { language: 'es' }, '[Abram](people/abram) salió (Génesis 12:1).'),
  };
  const { content, faults } = readDrawn(files);
  expect(faults).toEqual([]);
  expect(content.pages.map(({ slug, language }) => `${slug} ${language}`).sort()).toEqual([
    'our-story en',
    'our-story es',
    'terms en',
  ]);
  const [spanish] = content.pages.filter(({ language }) => language === 'es');
  expect(spanish?.body).toMatchObject([
    { inlines: [{ kind: 'link' }, { kind: 'text' }, { kind: 'reference', text: 'Génesis 12:1' }, { kind: 'text' }] },
  ]);
});

test('a page is reported when its file name does not match its slug and language', () => {
  expect(
    faultsOf({
      'pages/terms.md': drawPage('privacy'),
      'pages/terms.es.md': drawPage('terms'),
      'pages/Terms.fr.md': drawPage('terms'),
    }),
  ).toEqual([
    'pages/Terms.fr.md [---] The file is not named by lower-case words joined by hyphens and .md or .es.md.',
    'pages/terms.es.md [language: "en"] The file\'s name says that its language is "es".',
    'pages/terms.md [slug: "privacy"] The file is named by "terms".',
  ]);
});

test('a page is reported when it does not exist in English', () => {
  expect(faultsOf({ 'pages/terms.es.md': drawPage('terms', { language: 'es' }) })).toEqual([
    'pages/terms.es.md [---] There is no page terms.md in English.',
  ]);
});

test('a link is reported when it leads nowhere, to its own page, to a dialog or to another site', () => {
  const links = ['people/esau', 'pages/nowhere', 'pages/terms', 'pages/join', 'https://example.org'];
  const body = links.map((link) => `[here](${link})`).join('\n');
  expect(faultsOf({ 'pages/terms.md': drawPage('terms', {}, body), 'pages/join.md': drawPage('join') })).toEqual([
    'pages/terms.md [[here](people/esau)] There is no entry people/esau.',
    'pages/terms.md [[here](pages/nowhere)] There is no page nowhere.',
    'pages/terms.md [[here](pages/terms)] The page links to itself.',
    'pages/terms.md [[here](pages/join)] pages/join is the text of a dialog and has no address.',
    'pages/terms.md [[here](https://example.org)] "https://example.org" is not written as collection/slug.',
    'pages/terms.md [[here](https://example.org)] There is no entry https://example.org.',
  ]);
});

test('a page is reported when it misquotes the Bible or breaks the house style', () => {
  const body = 'It says "Get thee in" (Genesis 12:1) and "great nation"!';
  expect(faultsOf({ 'pages/terms.md': drawPage('terms', { title: 'On terms.', shows: 'nothing' }, body) })).toEqual([
    'pages/terms.md [shows: "nothing"] "shows" must be one of attributions, social, store, support.',
  ]);
  expect(faultsOf({ 'pages/terms.md': drawPage('terms', { title: 'On terms.' }, body) })).toEqual([
    'pages/terms.md [title: "On terms."] The title ends in a full stop.',
    expect.stringMatching(/"Get thee in" is in none of the verses that are cited after it\.$/),
    expect.stringMatching(/"great nation" is in none of the verses that are cited after it\.$/),
    expect.stringMatching(/An exclamation mark is outside a quotation\.$/),
  ]);
  expect(faultsOf({ 'pages/terms.md': drawPage('terms', {}, '') })).toEqual([
    'pages/terms.md [] The page has no text.',
  ]);
});

test('a reference in a Spanish page is reported when its book is not named in Spanish', () => {
  const files = {
    'pages/terms.md': drawPage('terms'),
    'pages/terms.es.md': drawPage('terms', { language: 'es' }, 'Así dice (Genesis 12:1; Salmo 151).'),
  };
  expect(faultsOf(files)).toEqual([
    expect.stringMatching(/"12:1" has no book before it\.$/),
    expect.stringMatching(/"Salmo 151" does not exist: Psalms has only 150 chapters\.$/),
  ]);
});
