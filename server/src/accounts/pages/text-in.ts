import type { Catalogue, Language, Translated } from '@manna/shared/contracts';
import { spanishMessages } from '../mail/message-texts';
import { spanishPages } from './page-text-spanish';

const translations = new Map<Catalogue, Catalogue>([spanishPages, spanishMessages]);

/** The texts of a catalogue in a language. */
export function textIn<Source extends Catalogue>(language: Language, source: Source): Translated<Source> {
  const translated = language === 'es' ? translations.get(source) : undefined;
  // `translate` has checked that it has the same texts.
  return (translated ?? source) as unknown as Translated<Source>;
}
