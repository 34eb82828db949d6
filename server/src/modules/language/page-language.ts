import type { IncomingHttpHeaders } from 'node:http';
import { type Language, type SiteConfig } from '@manna/shared/contracts';
import Negotiator from 'negotiator';

const chosenPattern = /(?:^|;)\s*dm-language=([A-Za-z-]+)\s*(?:;|$)/;

/** The language of the interface for one reader: their own choice, else what their browser asks for, else the site's. */
export function pageLanguage({ languages }: SiteConfig, { cookie = '', ...headers }: IncomingHttpHeaders): Language {
  const named = [chosenPattern.exec(cookie)?.[1], ...new Negotiator({ headers }).languages(languages)];
  // A site has one language at least; its schema says so.
  return named.map((name) => languages.find((one) => one === name)).find(Boolean) ?? languages[0] ?? 'en';
}

/** What an answer in one of the site's languages tells caches; where there is but one, all readers get the same. */
export const languageHeaders = (
  language: Language,
  languages: readonly Language[],
): Readonly<Record<string, string>> => ({
  'content-language': language,
  vary: languages.length > 1 ? 'Accept-Encoding, Accept-Language, Cookie' : 'Accept-Encoding',
});
