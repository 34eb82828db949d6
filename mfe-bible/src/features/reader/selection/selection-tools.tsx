import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { bookNames, chapterName, type ChapterRef } from '@manna/shared/domain';
import { announce, useText } from '@manna/shared/runtime';
import { printVerses } from '../../../names/verse-selection';
import { hearsKeys } from '../../../steps/hears-keys';
import type { ChapterData } from '../load-chapter';
import { extendVerses, toggleVerse } from './choose-verse';
import { SelectionBar } from './selection-bar';
import { selectionText } from './selection-text';
import { uncover } from '../../../text/show-centred';
import { useSelectVerses } from '../../../text/use-select-verses';
import type { VerseSelection } from '../../../text/use-verse-selection';
import { verseNumbers, verseOfNumber } from './verse-numbers';
import { verseTexts } from './verse-texts';
import { watchVerses } from './watch-verses';

interface SelectionToolsProps {
  chapter: ChapterRef;
  text: NonNullable<ChapterData['text']>;
  /** What the chapter's text stands in. */
  place: RefObject<HTMLElement | null>;
  selection: VerseSelection;
}

/** Has verses selected by clicks and keys, says which are, and shows what can be done with them. */
export function SelectionTools({ chapter, text: chapterText, place, selection }: SelectionToolsProps) {
  const { verses } = selection;
  const select = useSelectVerses(selection);
  const text = useText(selectionText);
  const title = chapterName(chapter, useText(bookNames));
  const cite = (some: readonly number[]) => `${title}:${printVerses(some, ', ')}`;
  const last = useRef<number>(undefined);
  const bar = useRef<HTMLDivElement>(null);

  const change = (next: readonly number[]) => {
    select(next);
    announce(next.length > 0 ? text.selected(cite(next)) : text.cleared);
  };
  const choose = useEffectEvent((verse: number, extend: boolean) => {
    change(extend ? extendVerses(verses, verse, last.current) : toggleVerse(verses, verse));
    last.current = verse;
  });
  const clear = () => {
    // The bar goes, and a focus that stands in it would be lost.
    if (bar.current?.contains(document.activeElement))
      place.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
    change([]);
  };
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && verses.length > 0 && place.current && hearsKeys(place.current, event)) clear();
  });
  useEffect(
    () => (place.current ? watchVerses(place.current, (verse, extend) => choose(verse, extend)) : undefined),
    [place],
  );
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => escape(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  const showChosen = useEffectEvent(() => {
    const numbers = place.current ? verseNumbers(place.current) : [];
    const at = numbers.findIndex((number) => verseOfNumber(number) === last.current);
    const [number, following] = [numbers[at], numbers[at + 1]];
    if (number && bar.current) uncover(number, following ?? number, bar.current);
  });
  useEffect(() => showChosen(), [verses]);

  if (verses.length === 0) return null;
  return (
    <SelectionBar
      // What was said of other verses is not true of these.
      key={cite(verses)}
      ref={bar}
      chapter={chapter}
      translation={chapterText.translation.slug}
      verses={verses}
      quotation={{
        texts: verseTexts(chapterText, verses),
        citation: cite(verses),
        translation: chapterText.translation.shortName,
      }}
      onClear={clear}
    />
  );
}
