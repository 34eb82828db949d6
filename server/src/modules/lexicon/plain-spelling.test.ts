import { plainSpelling } from './plain-spelling';

test.each([
  ['chêçêd', ['chesed', 'hesed', 'Chesed', 'khesed']],
  ['shâlôwm', ['shalom']],
  ['tôwrâh', ['torah', 'tora']],
  ['rûwach', ['ruach', 'ruah']],
  ['nephesh', ['nefesh']],
  ['tsᵉdâqâh', ['tzedakah', 'tsedaqa']],
  ['ʼĂdônây', ['adonai', 'adonay']],
  ['agápē', ['agape']],
  ['koinōnía', ['koinonia']],
  ['ekklēsía', ['ecclesia', 'ekklesia']],
])('%s is also spelled %j', (transliteration, spellings) => {
  for (const spelling of spellings) expect(plainSpelling(spelling)).toBe(plainSpelling(transliteration));
});

test('different words keep different spellings', () => {
  expect(plainSpelling('chesed')).not.toBe(plainSpelling('charis'));
  expect(plainSpelling('shalom')).not.toBe(plainSpelling('shalem'));
});
