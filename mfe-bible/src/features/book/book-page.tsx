import { defineRoute } from '@manna/shared/contracts';
import { bookName, bookNames } from '@manna/shared/domain';
import { useLanguage, useText } from '@manna/shared/runtime';
import { LanguageNote, Page } from '@manna/shared/ui';
import { BookChapters } from '../../chapter-grid/book-chapters';
import { Picker } from '../../picker/picker';
import { BookAbout } from './book-about';
import { BookEntries } from './book-entries';
import { BookLead } from './book-lead';
import { bookMeta } from './book-meta';
import { BookSteps } from './book-steps';
import { bookText } from './book-text';
import { bookOf, loadBook, type BookData } from './load-book';

function BookPage({ data }: { data: BookData }) {
  const text = useText(bookText);
  const names = useText(bookNames);
  const language = useLanguage();
  const { introduction, people, places, events } = data;
  const book = bookOf(data);
  const hasEnglish = introduction !== null || [people, places, events].some((list) => list.length > 0);
  return (
    <Page accent="red" title={bookName(book, names)} lead={<BookLead book={book} data={data} />}>
      <Picker />
      <BookChapters book={book} label={text.chapters} />
      {hasEnglish && language !== 'en' && <LanguageNote>{text.englishOnly}</LanguageNote>}
      {introduction && <BookAbout book={book} introduction={introduction} />}
      <BookEntries people={people} places={places} events={events} />
      <BookSteps book={book} />
    </Page>
  );
}

export const route = defineRoute<BookData>({ loader: loadBook, meta: bookMeta, Component: BookPage });
