import { useLanguage, useText } from '@manna/shared/runtime';
import { LanguageNote } from '@manna/shared/ui';
import { namesText } from '../names/names-text';

/** Says once, on a page in another language, that its texts are in English. */
export function EnglishOnly() {
  const text = useText(namesText);
  return useLanguage() === 'en' ? null : <LanguageNote>{text.englishOnly}</LanguageNote>;
}
