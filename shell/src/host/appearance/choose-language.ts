import type { Language } from '@manna/shared/contracts';
import { LANGUAGE_COOKIE } from './language-cookie';

const YEAR_SECONDS = 31_536_000;

/**
 * Shows the interface in this language from now on; null leaves it to the site again. Reloads the page, because
 * the server renders it. `reload` can be replaced by callers that have to do more.
 */
export function chooseLanguage(language: Language | null, reload = () => location.reload()): void {
  const attributes = ['path=/', 'SameSite=Lax', `max-age=${language === null ? 0 : YEAR_SECONDS}`];
  if (location.protocol === 'https:') attributes.push('Secure');
  document.cookie = [`${LANGUAGE_COOKIE}=${language ?? ''}`, ...attributes].join('; ');
  reload();
}
