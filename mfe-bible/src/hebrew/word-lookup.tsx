import { useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { bookNames, chapterName, chapterOsisId, type ChapterRef, versePath } from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import { Button } from '@manna/shared/ui';
import { keepBeside, useListeners } from '@manna/shared/ui/hooks';
import { useVerseWord, type AskedWord, type WordPosition } from './use-verse-word';
import { useWordButton, type WordButtonState, type WordElements } from './use-word-button';
import { ReadWord, WordEntry } from './word-entry';
import { wordText } from './word-text';
import styles from './word-lookup.module.css';

/** Gap between a word and its popup. CSS pixels. */
const MARGIN_PX = 6;

interface WordLookupProps {
  chapter: ChapterRef;
  /** The element that contains the words; null if they cannot be looked up. */
  textRef: RefObject<HTMLElement | null> | null;
  elements: WordElements;
  words: readonly WordPosition[];
  button: WordButtonState;
}

/** Shows a popup for each Hebrew word of a chapter on request: its form and the lexicon's entry. */
export function WordLookup({ chapter, textRef, elements, words, button }: WordLookupProps) {
  const text = useText(wordText);
  const helpId = useId();
  const [asked, setAsked] = useState<AskedWord>();
  const popup = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLElement>(undefined);

  const onOpen = (word: WordPosition, element: HTMLElement) => {
    anchor.current = element;
    const osisId = `${chapterOsisId(chapter)}.${word.verse}`;
    setAsked({ ...word, osisId, turn: (asked?.turn ?? 0) + 1 });
  };
  const collapse = useWordButton({ textRef, elements, words, helpId, button, onOpen });
  useShow(popup, anchor, asked);
  const close = () => popup.current?.hidePopover();

  return (
    <>
      <p id={helpId} hidden>
        {text.help}
      </p>
      <div
        ref={popup}
        popover="auto"
        role="dialog"
        aria-label={asked?.text}
        tabIndex={-1}
        className={styles.popup}
        onToggle={({ newState }) => {
          if (newState !== 'closed') return;
          setAsked(undefined);
          collapse();
        }}
      >
        {asked && (
          <Details
            key={asked.turn}
            chapter={chapter}
            asked={asked}
            onRetry={() => setAsked({ ...asked, turn: asked.turn + 1 })}
            onClose={close}
          />
        )}
      </div>
    </>
  );
}

/** Opens the popup beside its word, and closes it when the focus leaves it. */
function useShow(
  popup: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | undefined>,
  asked: AskedWord | undefined,
): void {
  const isOpen = asked !== undefined;
  const where = asked && `${asked.osisId} ${asked.inTitle} ${asked.index}`;
  useLayoutEffect(() => {
    const [element, word] = [popup.current, anchor.current];
    if (!isOpen || !element || !word) return;
    // The popup returns the focus to the word, which is a button by now.
    word.focus({ preventScroll: true });
    element.showPopover();
    element.scrollTop = 0;
    element.focus({ preventScroll: true });
    return keepBeside(element, word, { margin: MARGIN_PX, placement: 'bottom-start' }).stop;
  }, [popup, anchor, isOpen, where]);
  useListeners(popup, {
    focusout: ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !popup.current?.contains(relatedTarget)) popup.current?.hidePopover();
    },
  });
}

interface DetailsProps {
  chapter: ChapterRef;
  asked: AskedWord;
  onRetry: () => void;
  onClose: () => void;
}

function Details({ chapter, asked, onRetry, onClose }: DetailsProps) {
  const text = useText(wordText);
  const word = useVerseWord(asked);
  const title = chapterName(chapter, useText(bookNames));
  return (
    <>
      <header className={styles.head}>
        <h2 lang="he" dir="rtl" className={styles.word}>
          {asked.text}
        </h2>
        <Button icon="close" onClick={onClose}>
          {text.close}
        </Button>
      </header>
      <div aria-live="polite" className={styles.details}>
        {word === 'loading' && <p className={styles.remark}>{text.loading}</p>}
        {word === 'failed' && (
          <>
            <p>{text.failed}</p>
            <Button icon="retry" onClick={onRetry}>
              {text.retry}
            </Button>
          </>
        )}
        {typeof word === 'object' && <LoadedWord {...word} />}
      </div>
      <Link to={versePath(chapter.book, chapter.chapter, asked.verse)} className={styles.verse}>
        {text.verse(`${title}:${asked.verse}`)}
      </Link>
    </>
  );
}

function LoadedWord({ word, reads }: Exclude<ReturnType<typeof useVerseWord>, string>) {
  const text = useText(wordText);
  const isWrittenOnly = word.reading === 'ketiv';
  const remarks = [
    word.title && text.psalmTitle,
    isWrittenOnly && (reads.length > 0 ? text.written : text.writtenOnly),
  ].filter((remark) => remark !== false);
  return (
    <>
      {remarks.map((remark) => (
        <p key={remark} className={styles.remark}>
          {remark}
        </p>
      ))}
      <WordEntry word={word} />
      {reads.map((read, index) => (
        <ReadWord key={index} word={read} remark={isWrittenOnly ? text.readInstead : text.readBeside} />
      ))}
    </>
  );
}
