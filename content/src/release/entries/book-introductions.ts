import type { BookIntroduction } from '@manna/shared/contracts';
import { refsOsis } from '@manna/shared/domain';
import type { AuthoredContent, AuthoredWorld } from '../authored/authored';
import { finishProse } from './finish-prose';
import type { KnownEntries } from '../authored/known-entries';
import { readReferences } from '../../base/bible/find-references';
import { bookPartOf } from '../../base/bible/reference-verses';

/** Converts the authored introductions, in canonical order. The same input always gives the same output. */
export const bookIntroductions = (
  { books, figures }: AuthoredContent,
  known: KnownEntries,
  world: AuthoredWorld,
): BookIntroduction[] =>
  [...books]
    .sort((one, other) => one.book.number - other.book.number)
    .map(({ book, matter: { title, genre, writer, keyVerse, sections }, body }) => ({
      book: book.osisId,
      title,
      genre,
      writer,
      body: finishProse(body, known, (verse) => world.verseText(verse), figures),
      keyVerse: refsOsis(readReferences([keyVerse])),
      sections: sections.map((section) => ({
        title: section.title,
        osis: readReferences([section.passage]).map(bookPartOf).join(),
      })),
    }));
