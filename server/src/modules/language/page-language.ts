import type { IncomingHttpHeaders } from 'node:http';
import { type Language, type SiteConfig } from '@manna/shared/contracts';
import Negotiator from 'negotiator';

const chosenPattern = /(?:^|;)\s*dm-language=([A-Za-z-]+)\s*(?:;|$)/;

/** The language of the interface for one reader: their own choice, else what their browser asks for, else the site's. */
export function pageLanguage({ languages }: SiteConfig, headers: IncomingHttpHeaders): Language {
  const known = (name: string | undefined) => languages.find((one) => one === name);
  const { cookie = '', 'accept-language': accepted } = headers;
  const chosen = known(chosenPattern.exec(cookie)?.[1]);
  if (chosen) return chosen;
  const asked = accepted === undefined ? undefined : known(new Negotiator({ headers }).language(languages));
  // A site has one language at least; its schema says so.
  return asked ?? languages[0] ?? 'en';
}

/** What an answer in one of the site's languages tells caches; where there is but one, all readers get the same. */
export const languageHeaders = (
  language: Language,
  languages: readonly Language[],
): Readonly<Record<string, string>> => ({
  'content-language': language,
  vary: languages.length > 1 ? 'Accept-Encoding, Accept-Language, Cookie' : 'Accept-Encoding',
});
