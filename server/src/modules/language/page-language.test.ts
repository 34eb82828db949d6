import { siteConfigSchema } from '@manna/shared/contracts';
import fc from 'fast-check';
import { languageHeaders, pageLanguage } from './page-language';

const site = siteConfigSchema.parse({ languages: ['en', 'es'] });
const spanishFirst = siteConfigSchema.parse({ languages: ['es', 'en'] });
const ask = (headers: Record<string, string>, of = site) => pageLanguage(of, headers);

test.each([
  [{}, 'en'],
  [{ 'accept-language': 'es' }, 'es'],
  [{ 'accept-language': 'es-MX, en;q=0.5' }, 'es'],
  [{ 'accept-language': 'en;q=0.2, es;q=0.3' }, 'es'],
  [{ 'accept-language': 'fr' }, 'en'],
  [{ 'accept-language': '*' }, 'en'],
  [{ 'accept-language': 'es;q=0' }, 'en'],
  [{ cookie: 'dm-language=es' }, 'es'],
  [{ cookie: 'a=b; dm-language=es; c=d', 'accept-language': 'en' }, 'es'],
  [{ cookie: 'dm-language=fr', 'accept-language': 'es' }, 'es'],
  [{ cookie: 'xdm-language=es; dm-language="es"' }, 'en'],
])('a reader with the headers %j reads in %s', (headers, language) => {
  expect(ask(headers)).toBe(language);
});

test('a reader whose languages the site does not have gets its first language', () => {
  expect(ask({ 'accept-language': 'fr' }, spanishFirst)).toBe('es');
  expect(ask({}, spanishFirst)).toBe('es');
});

test('a language that the operator disabled is never used', () => {
  const english = siteConfigSchema.parse({ languages: ['en'] });
  expect(ask({ cookie: 'dm-language=es', 'accept-language': 'es' }, english)).toBe('en');
});

test('pages vary by language only if the site has several', () => {
  expect(languageHeaders('es', ['es'])).toEqual({ 'content-language': 'es', vary: 'Accept-Encoding' });
  expect(languageHeaders('es', ['en', 'es'])['vary']).toBe('Accept-Encoding, Accept-Language, Cookie');
});

test('arbitrary headers never cause an error', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (cookie, accepted) =>
      site.languages.includes(ask({ cookie, 'accept-language': accepted })),
    ),
  );
});
