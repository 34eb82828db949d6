import { bookNames, spanishBookNames } from '@manna/shared/domain';
import { nameInEnglish, nameTranslated } from './name-passages';

describe('a passage in another language', () => {
  it.each([
    ['Génesis 3', 'Genesis 3'],
    ['genesis 3; 1 juan 2', 'Genesis 3; 1 John 2'],
    ['SALMO 23', 'Psalm 23'],
    ['gn 1', 'gn 1'],
    ['juanito 3', 'juanito 3'],
  ])('is read: %s', (typed, english) => {
    expect(nameInEnglish(typed, spanishBookNames)).toBe(english);
  });

  it.each([
    ['Psalm 23:1', 'Salmo 23:1'],
    ['1 John 2; John 3:16', '1 Juan 2; Juan 3:16'],
    ['Genesis - Exodus', 'Génesis - Éxodo'],
  ])('is written: %s', (printed, spanish) => {
    expect(nameTranslated(printed, spanishBookNames)).toBe(spanish);
  });

  it('is unchanged if the language is English', () => {
    expect(nameInEnglish('I John É', bookNames)).toBe('I John É');
    expect(nameTranslated('Psalm 23', bookNames)).toBe('Psalm 23');
  });
});
