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
])('a reader who sends %j reads in %s', (headers, language) => {
  expect(ask(headers)).toBe(language);
});

test('a reader who asks for nothing the site speaks reads in its first language', () => {
  expect(ask({ 'accept-language': 'fr' }, spanishFirst)).toBe('es');
  expect(ask({}, spanishFirst)).toBe('es');
});

test('a language that the operator left out is never used', () => {
  const english = siteConfigSchema.parse({ languages: ['en'] });
  expect(ask({ cookie: 'dm-language=es', 'accept-language': 'es' }, english)).toBe('en');
});

test('caches keep one answer for all where the site speaks one language, and else one for each', () => {
  expect(languageHeaders('es', ['es'])).toEqual({ 'content-language': 'es', vary: 'Accept-Encoding' });
  expect(languageHeaders('es', ['en', 'es'])['vary']).toBe('Accept-Encoding, Accept-Language, Cookie');
});

test('no header at all breaks it', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (cookie, accepted) =>
      site.languages.includes(ask({ cookie, 'accept-language': accepted })),
    ),
  );
});
