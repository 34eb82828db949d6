import type { Language } from '@manna/shared/contracts';

/** The cookie by which the server knows which language to render a page in. */
const LANGUAGE_COOKIE = 'dm-language';

const YEAR_SECONDS = 31_536_000;

/**
 * Shows the interface in this language from now on; null leaves it to the site again. The page is loaded anew, since the
 * server renders it; `reload` is there for who must do more than that.
 */
export function chooseLanguage(language: Language | null, reload = () => location.reload()): void {
  const attributes = ['path=/', 'SameSite=Lax', `max-age=${language === null ? 0 : YEAR_SECONDS}`];
  if (location.protocol === 'https:') attributes.push('Secure');
  document.cookie = [`${LANGUAGE_COOKIE}=${language ?? ''}`, ...attributes].join('; ');
  reload();
}
