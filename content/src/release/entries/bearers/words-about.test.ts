import { wordsAbout } from './words-about';

test.each([
  ['Eluzai, and Shemariah, and Shephatiah the Haruphite,', { words: 'the Haruphite', isPeople: true }],
  ['The fifth, Shephatiah of Abital: the sixth, Ithream', { words: 'of Abital', parent: 'Abital' }],
  [
    'And he had brethren the sons of Jehoshaphat, Azariah, and Jehiel, and Shephatiah: all these were the sons of Jehoshaphat',
    { words: 'the sons of Jehoshaphat', parent: 'Jehoshaphat' },
  ],
  ['And of the sons of Elam; Mattaniah, Shephatiah, and Jehiel', { words: 'of the sons of Elam' }],
  ['The children of Shephatiah, three hundred', { words: 'The children of Shephatiah', hasName: true }],
  ['Then spake Shephatiah the priest unto him', { words: 'the priest', isCommon: true }],
  ['And Shephatiah lived thirty years, and begat Nahor:', { child: 'Nahor' }],
  ['And Shephatiah went out.', undefined],
  ['Shephatiahs are many', undefined],
])('%s', (text, words) => {
  const found = wordsAbout(['Shephatiah'], text);
  if (words) expect(found).toMatchObject(words);
  else expect(found).toBeUndefined();
});

test('those who are named after a group are not of the group of another name', () => {
  const text = 'The children of Ater, the children of Akkub, the children of Hatita';
  expect(wordsAbout(['Akkub'], text)?.words).toBe('the children of Akkub');
});
