import type { Language, SiteConfig } from '@manna/shared/contracts';
import { translationIn } from '@manna/shared/domain/site-translation';
import { BibleRepository } from '../bible/bible-repository';
import type { ContentService } from '../content/content-service';
import type { Database } from '../storage/storage';

/** The settings of a site as pages in one language get them. */
export type SiteInLanguage = (language: Language) => Promise<SiteConfig>;

interface SiteInLanguageOptions {
  site: SiteConfig;
  db: Database;
  content: Pick<ContentService, 'current'>;
}

/**
 * Gives each language its default translation, or the site's if the current release does not have that one. The
 * translations of a release are read once. Rejects if they cannot be read.
 */
export function siteInLanguage({ site, db, content }: SiteInLanguageOptions): SiteInLanguage {
  if (Object.keys(site.defaultTranslations).length === 0) return () => Promise.resolve(site);
  let last: { release: string; slugs: Promise<ReadonlySet<string>> } | undefined;
  const readSlugs = async (release: string): Promise<ReadonlySet<string>> => {
    const translations = await new BibleRepository(db, release).translations();
    return new Set(translations.map(({ slug }) => slug));
  };
  const slugsOf = (release: string): Promise<ReadonlySet<string>> => {
    if (last?.release === release) return last.slugs;
    const current = { release, slugs: readSlugs(release) };
    last = current;
    current.slugs.catch(() => {
      if (last === current) last = undefined;
    });
    return current.slugs;
  };
  return async (language) => {
    const release = content.current();
    const slugs = release === undefined ? undefined : await slugsOf(release);
    const slugIn = (one: Language): string => {
      const slug = translationIn(site, one);
      return slugs?.has(slug) ? slug : site.defaultTranslation;
    };
    return {
      ...site,
      defaultTranslation: slugIn(language),
      defaultTranslations: Object.fromEntries(site.languages.map((one) => [one, slugIn(one)])),
    };
  };
}
