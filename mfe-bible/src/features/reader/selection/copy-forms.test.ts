import { drawChapter } from '@manna/shared/testing/draw-chapter';
import { copyForms } from './copy-forms';
import { countVerses, verseTexts } from './verse-texts';

const genesis = drawChapter(
  'Gen.1',
  `
    ¶ {1} In the *a beginning God created the heaven and the earth. {2} And darkness [was] upon the deep.
    | {3} Let there be light,
    || and it was so. {-4}
    a: or, start
  `,
);
const quotation = (verses: number[], spelled: string) => ({
  texts: verseTexts(genesis, verses),
  citation: `Genesis 1:${spelled}`,
  translation: 'KJV',
});

it('verses are copied as plain words with their citation', () => {
  expect(copyForms.plain(quotation([1], '1'))).toBe(
    'In the beginning God created the heaven and the earth. (Genesis 1:1, KJV)',
  );
  expect(copyForms.plain(quotation([2, 3], '2–3'))).toBe(
    'And darkness was upon the deep. Let there be light, and it was so. (Genesis 1:2–3, KJV)',
  );
});

it('verses are copied with their numbers', () => {
  expect(copyForms.numbers(quotation([2, 3], '2–3'))).toBe(
    '[2] And darkness was upon the deep. [3] Let there be light, and it was so. (Genesis 1:2–3, KJV)',
  );
});

it('verses are copied as a quotation in Markdown with special characters escaped', () => {
  expect(copyForms.markdown(quotation([1], '1'))).toBe(
    '> In the beginning God created the heaven and the earth.\n>\n> — Genesis 1:1 (KJV)',
  );
  const texts = [{ verse: 1, text: 'He [that] *is* <here>_' }];
  expect(copyForms.markdown({ texts, citation: 'Job 1:1', translation: 'X' })).toBe(
    '> He \\[that\\] \\*is\\* \\<here\\>\\_\n>\n> — Job 1:1 (X)',
  );
});

it('only the citation is copied if the text does not have the verse', () => {
  expect(copyForms.plain(quotation([4], '4'))).toBe('(Genesis 1:4, KJV)');
  expect(copyForms.numbers(quotation([4], '4'))).toBe('(Genesis 1:4, KJV)');
  expect(copyForms.markdown(quotation([4], '4'))).toBe('> — Genesis 1:4 (KJV)');
});

it('the last verse of a chapter counts verses that its text omits', () => {
  expect(countVerses(genesis)).toBe(4);
  expect(countVerses({ styling: [] })).toBe(0);
});
