import { books } from '@manna/shared/domain';
import { kjvWorld } from '../../testing/built-world';
import { orderOf } from '../../testing/draw-world';
import { overlappingTexts, pictureTexts } from '../../testing/picture-texts';
import { countBible } from './book-counts';
import { booksByLength } from './books-by-length';

const world = kjvWorld();

test('the counts are those of the King James Version', () => {
  const counts = countBible(world);
  expect(counts.verses).toHaveLength(31_102);
  expect(counts.books.map(({ chapters }) => chapters.length)).toEqual(books.map(({ chapterCount }) => chapterCount));
  const jude = counts.books.find(({ book }) => book.name === 'Jude');
  expect(jude?.verses).toBe(25);
  const wept = counts.verses.find(
    ({ book, chapter, verse }) => book.osisId === 'John' && chapter === 11 && verse === 35,
  );
  expect(wept).toMatchObject({ words: 2, letters: 9 });
});

test('all 66 books stand there, longest and shortest named, no word on another', async () => {
  const options = { title: 'Books', subtitle: 'By length', source: 'Counted.' };
  const { picture } = await booksByLength(orderOf(options), world);
  const words = pictureTexts(picture.svg).map((each) => each.words);
  for (const { name } of books) expect(words).toContain(name);
  expect(words).toEqual(
    expect.arrayContaining(['Psalm 119', 'Psalm 117', 'Esther 8:9', 'John 11:35', '31,102', '1,189']),
  );
  expect(picture.alt).toMatch(/from Psalms \([\d,]+ words\) down to 3 John/);
  expect(overlappingTexts(picture.svg)).toEqual([]);
});
