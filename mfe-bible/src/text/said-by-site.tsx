import type { OmissionReason } from '@manna/shared/contracts';
import { useLanguage, useText } from '@manna/shared/runtime';
import type { Note } from '@manna/shared/domain/chapter-text';
import { siteWords } from './site-words';

interface NoteWordsProps {
  note: Pick<Note, 'text' | 'spanish'>;
  /** Language of the translation, BCP 47; by default that of the element around the note. */
  lang?: string;
}

/** The words of a note. One of the site's own says so, and is in the reader's language. */
export function NoteWords({ note: { text, spanish }, lang }: NoteWordsProps) {
  const language = useLanguage();
  const words = useText(siteWords);
  if (spanish === undefined) return <span lang={lang}>{text}</span>;
  return (
    <span lang={language}>
      <b>{words.note}</b> {language === 'es' ? spanish : text}
    </span>
  );
}

/** Shown instead of a verse without words, in the reader's language. Imported texts may not say why they lack it. */
export function OmittedWords({ reason }: { reason: OmissionReason | undefined }) {
  const text = useText(siteWords);
  return <span lang={useLanguage()}>{text[reason ?? 'copy']}</span>;
}
