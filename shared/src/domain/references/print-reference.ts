import type { BibleRef, BibleVerse } from '../../contracts';
import { endsOf } from '../bible/bible-ids';
import { books } from '../bible/books';
import { chapterCount, isSingleChapter, lastVerse } from './verse-counts';

/** How references are printed. */
interface Form {
  /** The name of a book by its USFM id; for the Psalter it depends on whether it is of one psalm or of several. */
  nameOf: (id: string, isOnePsalm: boolean) => string;
  /** Between book and chapter. */
  space: string;
  /** Between chapter and verse. */
  verse: ':' | 'v';
  /** Between the ends of a range in one book. */
  to: string;
  /** Between the ends of a range over several books. */
  toBook: string;
  /** Between two references. */
  next: string;
  /** Between two chapters or verses of one book. */
  place: string;
}

/** 'Genesis 3:4–7': the book, '3:4–7' and, because all its verses are in one chapter, '3:'. */
interface Printed {
  book: string;
  /** Empty for a whole book. */
  place: string;
  /** Empty without verses, and for verses of several chapters. */
  chapter: string;
  hasVerses: boolean;
  /** Its only chapter; undefined if there are several. */
  only: number | undefined;
}

const fullVerse = ({ chapter, verse }: BibleVerse, form: Form): string => `${chapter}${form.verse}${verse}`;

/** Whether a range has all verses of its chapters; one of chapters that do not exist has. */
const areChapters = (start: BibleVerse, end: BibleVerse): boolean =>
  start.verse === 1 && end.verse === lastVerse(end.book, end.chapter);

const areBooks = (start: BibleVerse, end: BibleVerse): boolean =>
  areChapters(start, end) && start.chapter === 1 && end.chapter === chapterCount(end.book);

/** A range over several books: 'Genesis 50:26 – Exodus 1:2'. */
function printBooks(start: BibleVerse, end: BibleVerse, form: Form): string {
  const ends = [start, end].map((one) => {
    if (areBooks(start, end)) return form.nameOf(one.book, false);
    const place = areChapters(start, end) ? `${one.chapter}` : fullVerse(one, form);
    return form.nameOf(one.book, true) + form.space + place;
  });
  return ends.join(form.toBook);
}

function placeOf(start: BibleVerse, end: BibleVerse, form: Form): string {
  const isOneChapter = start.chapter === end.chapter;
  if (areChapters(start, end)) {
    if (isOneChapter) return `${start.chapter}`;
    return areBooks(start, end) ? '' : `${start.chapter}${form.to}${end.chapter}`;
  }
  if (!isOneChapter) return fullVerse(start, form) + form.to + fullVerse(end, form);
  return start.verse === end.verse ? fullVerse(start, form) : `${fullVerse(start, form)}${form.to}${end.verse}`;
}

function printPlace(ref: BibleRef, form: Form): Printed {
  const [start, end] = endsOf(ref);
  const place = 'is_range' in ref ? placeOf(start, end, form) : fullVerse(start, form);
  const hasVerses = place.includes(form.verse);
  const isOneChapter = start.chapter === end.chapter;
  const chapter = hasVerses && isOneChapter ? `${start.chapter}${form.verse}` : '';
  return { book: start.book, place, chapter, hasVerses, only: isOneChapter ? start.chapter : undefined };
}

/**
 * Whether a reference can leave out the book of the one before it. After verses, and in a book of one chapter, a bare
 * number would be read as another verse.
 */
function isContinued(now: Printed, before: Printed): boolean {
  if (now.book !== before.book || now.place === '' || before.place === '') return false;
  return now.hasVerses || !(before.hasVerses || isSingleChapter(now.book));
}

/** References of one book: 'Genesis 3:4–7,9, 4:1'. */
function printRun(run: readonly Printed[], form: Form): string {
  const [first] = run;
  if (!first) return '';
  const isOnePsalm = first.only !== undefined && run.every(({ only }) => only === first.only);
  const places = run.map(({ place, chapter }, at) => {
    if (at === 0) return place;
    const isSameChapter = chapter !== '' && chapter === run[at - 1]?.chapter;
    return isSameChapter ? `,${place.slice(chapter.length)}` : form.place + place;
  });
  const name = form.nameOf(first.book, isOnePsalm);
  return first.place === '' ? name : name + form.space + places.join('');
}

const printList =
  (form: Form) =>
  (refs: readonly BibleRef[]): string => {
    const printed: string[] = [];
    let run: Printed[] = [];
    const close = () => {
      if (run.length > 0) printed.push(printRun(run, form));
      run = [];
    };
    for (const ref of refs) {
      const [start, end] = endsOf(ref);
      if (start.book === end.book) {
        const now = printPlace(ref, form);
        const before = run.at(-1);
        if (before && !isContinued(now, before)) close();
        run.push(now);
      } else {
        close();
        printed.push(printBooks(start, end, form));
      }
    }
    close();
    return printed.join(form.next);
  };

const bookOf = (id: string) => books.find(({ usfmId }) => usfmId === id);

/**
 * Ranges that readers see have an en dash: without spaces between numbers, with spaces between books, because the names of
 * books have spaces of their own. Only URLs and ids have hyphens.
 */
const shown = { space: ' ', verse: ':', to: '–', toBook: ' – ', next: '; ', place: ', ' } as const;

/**
 * 'Genesis 1–3; Psalm 23:1,4; Psalms 1–20'. Prints every reference, also of chapters and verses that do not exist; an
 * unknown book by its id.
 */
export const formatReference = printList({
  nameOf: (id, isOnePsalm) => (id === 'PSA' && isOnePsalm ? 'Psalm' : (bookOf(id)?.name ?? id)),
  ...shown,
});

/** 'Gen 1–3; Ps 23:1,4'. */
export const formatReferenceShort = printList({ nameOf: (id) => bookOf(id)?.osisId ?? id, ...shown });

/** 'gen1-3_psa23v1,4', the form in URLs. */
export const referenceToUrl = printList({
  nameOf: (id) => id.toLowerCase(),
  space: '',
  verse: 'v',
  to: '-',
  toBook: '-',
  next: '_',
  place: ',',
});
