import { siteConfigSchema } from '../../contracts';
import { canonicalTranslation, translationIn } from './site-translation';

const site = siteConfigSchema.parse({ defaultTranslation: 'web', defaultTranslations: { es: 'rv1909' } });

describe('the default translation', () => {
  it('is that of the language, or else that of the site', () => {
    expect(translationIn(site, 'es')).toBe('rv1909');
    expect(translationIn(site, 'en')).toBe('web');
  });

  it('is left out of canonical paths if it is that of the first language', () => {
    expect(canonicalTranslation(site)).toBe('web');
    expect(canonicalTranslation({ ...site, languages: ['es', 'en'] })).toBe('rv1909');
  });

  it('may be set only for languages of the interface', () => {
    expect(() => siteConfigSchema.parse({ defaultTranslations: { xx: 'web' } })).toThrow();
  });
});
