import { useLayoutEffect, useRef, type MouseEvent, type RefObject } from 'react';
import {
  bookNames,
  chapterName,
  chapterPath,
  type ChapterRef,
  nextChapter,
  previousChapter,
  printVerses,
} from '@manna/shared/domain';
import { isForBrowser, useLocation, useNavigate, useText } from '@manna/shared/runtime';
import { useListeners } from '@manna/shared/ui/hooks';
import type { Note } from '@manna/shared/domain/chapter-text';
import { parseVerses, VERSES_PARAMETER } from '../../../names/verse-selection';
import { ReadingBar } from '../../../reach/reading-bar';
import { useKeptVerse } from '../../../reach/use-kept-verse';
import { returnFocus } from '../../../reach/return-focus';
import { useTextStops } from '../../../reach/use-one-stop';
import { NotePopover } from '../notes/note-popover';
import { readerText } from '../reader-text';

interface ChapterReachProps {
  /** The head of the page. */
  head: RefObject<HTMLElement | null>;
  chapter: ChapterRef;
  /** Slug of the translation shown. */
  translation: string;
  translations: readonly { slug: string; name: string; shortName: string }[];
  /** Number of verses in the text. */
  verseCount: number;
  notes: readonly Note[];
  /** Language of the text, BCP 47. */
  language: string;
  /** Returns the path of a chapter in a translation, by its slug. */
  pathOf: (chapter: ChapterRef, slug: string) => string;
  /** The element that contains the chapter's text. */
  text: RefObject<HTMLElement | null>;
}

/** Selects the links to other translations in the head of a chapter. */
const OTHER_TRANSLATION = 'nav [data-head-menu] li > a:not([aria-current])';

/**
 * What a reader needs in the middle of a chapter: the bar with the controls of its head, the verse at the top of the screen
 * that stays where it is when the text is laid out again, verse numbers that are one tab stop, and notes beside their letters.
 */
export function ChapterReach({ head, chapter, translation, translations, ...props }: ChapterReachProps) {
  const { verseCount, notes, language, text: textRef, pathOf } = props;
  const names = useText(bookNames);
  const text = useText(readerText);
  const navigate = useNavigate();
  const verses = parseVerses(new URLSearchParams(useLocation().search).get(VERSES_PARAMETER), verseCount);
  const page = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    page.current = head.current?.parentElement ?? null;
  });

  const subject = chapterPath(chapter);
  const pathIn = (slug: string) =>
    pathOf(chapter, slug) + (verses.length > 0 ? `?${VERSES_PARAMETER}=${printVerses(verses)}` : '');
  const step = (ref: ChapterRef | undefined) =>
    ref && { path: pathOf(ref, translation), name: chapterName(ref, names) };

  const keepVerse = useKeptVerse({ page, subject, translation });
  const follow = (path: string, event: MouseEvent | globalThis.MouseEvent) => {
    if (event.defaultPrevented || isForBrowser(event) || !keepVerse()) return;
    event.preventDefault();
    const menu = document.activeElement?.closest('nav, [role=group]');
    if (menu) returnFocus(() => menu.querySelector('summary'));
    void navigate(path, { preventScrollReset: true });
  };
  useListeners(head, {
    click: (event) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(OTHER_TRANSLATION);
      const slug = link && translations.find((one) => new URL(link.href).pathname === pathOf(chapter, one.slug));
      if (slug) follow(pathIn(slug.slug), event);
    },
  });
  useTextStops(page);
  return (
    <>
      <ReadingBar
        head={head}
        name={chapterName(chapter, names)}
        book={chapter.book}
        address={pathOf(chapter, translation)}
        label={text.translation}
        translation={translation}
        translations={translations}
        pathIn={pathIn}
        onFollow={follow}
        previous={step(previousChapter(chapter))}
        next={step(nextChapter(chapter))}
      />
      {notes.length > 0 && <NotePopover notes={notes} language={language} textRef={textRef} />}
    </>
  );
}
