import { bookNames } from './book-names';
import { nameTranslated } from './name-passages';
import { spanishBookNames } from './spanish-names';

describe('a passage in another language', () => {
  it.each([
    ['Psalm 23:1', 'Salmo 23:1'],
    ['Psalms 1–20', 'Salmos 1–20'],
    ['1 John 2; John 3:16', '1 Juan 2; Juan 3:16'],
    ['Genesis - Exodus', 'Génesis - Éxodo'],
  ])('is written: %s', (printed, spanish) => {
    expect(nameTranslated(printed, spanishBookNames)).toBe(spanish);
  });

  it('is unchanged if the language is English', () => {
    expect(nameTranslated('Psalm 23', bookNames)).toBe('Psalm 23');
  });
});
