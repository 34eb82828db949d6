import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Book } from '@manna/shared/domain';
import { useText } from '@manna/shared/runtime';
import { passagePath } from '../../names/passage-path';
import { ReadingBar } from '../../reach/reading-bar';
import { useKeptVerse } from '../../reach/use-kept-verse';
import { useTextStops } from '../../reach/use-one-stop';
import type { Step } from '../../steps/chapter-steps';
import type { Translations } from './load-block';
import { passageText } from './passage-text';
import { useFollowInPlace } from './use-follow-in-place';
import { useWholePassage } from './whole-passage';

interface PassageReachProps extends Omit<Parameters<typeof useWholePassage>[0], 'passage'> {
  /** The head of the page. */
  head: RefObject<HTMLElement | null>;
  passage: RefObject<HTMLDivElement | null>;
  title: string;
  /** The book, if the passage is in only one. */
  book: Book | undefined;
  /** The reference in the URL. */
  segment: string;
  /** Slug. */
  translation: string;
  translations: Translations;
  /** Slug of the translation that paths leave out. */
  leftOut: string;
  previous: Step | undefined;
  next: Step | undefined;
}

/** What a reader needs in the middle of a passage: see ChapterReach. Also loads all of it when that is needed. */
export function PassageReach({ head, title, book, segment, translation, ...props }: PassageReachProps) {
  const { passage, translations, leftOut, previous, next, ...whole } = props;
  const text = useText(passageText);
  const page = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    page.current = head.current?.parentElement ?? null;
  });
  const follow = useFollowInPlace(passage);
  useKeptVerse({ page, subject: segment, translation });
  useTextStops(page);
  useWholePassage({ passage, ...whole });
  return (
    <ReadingBar
      head={head}
      name={title}
      book={book}
      address={passagePath(segment, translation, leftOut)}
      label={text.translation}
      translation={translation}
      translations={translations}
      pathIn={(slug) => passagePath(segment, slug, leftOut)}
      onFollow={follow}
      previous={previous}
      next={next}
    />
  );
}
