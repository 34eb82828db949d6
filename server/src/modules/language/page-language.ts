import type { IncomingHttpHeaders } from 'node:http';
import { languageSchema, type Language, type SiteConfig } from '@manna/shared/contracts';
import Negotiator from 'negotiator';

const chosenPattern = /(?:^|;)\s*dm-language=([A-Za-z-]+)\s*(?:;|$)/;

/** The interface language of one reader: their own choice, otherwise their browser's, otherwise the site's. */
export function pageLanguage({ languages }: Pick<SiteConfig, 'languages'>, headers: IncomingHttpHeaders): Language {
  const findLanguage = (name: string | undefined) => languages.find((one) => one === name);
  const { cookie = '', 'accept-language': accepted } = headers;
  const chosen = findLanguage(chosenPattern.exec(cookie)?.[1]);
  if (chosen) return chosen;
  const preferred = accepted === undefined ? undefined : findLanguage(new Negotiator({ headers }).language(languages));
  // The schema ensures that a site has at least one language.
  return preferred ?? languages[0] ?? 'en';
}

/**
 * The headers that tell caches by what a page varies. A site with one language sends the same response to all
 * readers.
 */
export const languageHeaders = (
  language: Language,
  languages: readonly Language[],
): Readonly<Record<string, string>> => ({
  'content-language': language,
  vary: languages.length > 1 ? 'Accept-Encoding, Accept-Language, Cookie' : 'Accept-Encoding',
});

/** The language with this code; English if the site does not have it. */
export const languageOf = (code: string): Language => languageSchema.catch('en').parse(code);
