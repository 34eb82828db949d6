import { languageOfName } from './language-of-name';

test.each([
  ['es', 'es'],
  ['en', 'en'],
  ['he', 'en'],
  ['grc', 'en'],
  [undefined, 'en'],
])('the name of a translation into %s is read in %s', (text, name) => {
  expect(languageOfName(text)).toBe(name);
});
