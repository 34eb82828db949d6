import { useLanguage, useText } from '@manna/shared/runtime';
import type { Note } from './layout-chapter';
import { noteText } from './note-text';

/** The words of a note. One of the site's own says so, and is in the reader's language. */
export function NoteWords({ note: { text, spanish } }: { note: Pick<Note, 'text' | 'spanish'> }) {
  const language = useLanguage();
  const { bySite } = useText(noteText);
  if (spanish === undefined) return text;
  return (
    <span lang={language}>
      <b>{bySite}</b> {language === 'es' ? spanish : text}
    </span>
  );
}
