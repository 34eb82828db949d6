import { useId, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { bookNames, chapterName, chapterOsisId, type ChapterRef, versePath } from '@manna/shared/domain';
import { Link, useData, useText } from '@manna/shared/runtime';
import { useAnswer } from '@manna/shared/runtime/use-answer';
import { Button } from '@manna/shared/ui';
import { keepBeside, useListeners } from '@manna/shared/ui/hooks';
import { HebrewTextsDocument } from '../../../generated/graphql';
import type { Block } from '../../../text/layout-chapter';
import { listWords, type HebrewWord } from './list-words';
import { useVerseWord, type AskedWord } from './use-verse-words';
import { useWordButton, type ButtonState } from './use-word-button';
import { ReadWord, WordEntry } from './word-entry';
import { wordText } from './word-text';
import styles from './hebrew-words.module.css';

/** Gap between a word and its popup. CSS pixels. */
const MARGIN_PX = 6;

interface HebrewWordsProps {
  chapter: ChapterRef;
  /** Slug of the text's translation. */
  translation: string;
  /** The element that contains the chapter's text. */
  textRef: RefObject<HTMLElement | null>;
  blocks: readonly Block[];
  /** The word that is a button, which the text renders, and a function that changes it. */
  buttonState: ButtonState;
}

/**
 * Shows a popup for each word of a Hebrew chapter on request: its form and the lexicon's entry. Renders nothing if the
 * server has no list of the text's words, as for a translation into modern Hebrew.
 */
export function HebrewWords({ chapter, translation, textRef, blocks, buttonState }: HebrewWordsProps) {
  const text = useText(wordText);
  const helpId = useId();
  const isKnown = useHasWords(translation);
  const words = useMemo(() => listWords(blocks), [blocks]);
  const [asked, setAsked] = useState<AskedWord>();
  const popup = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLElement>(undefined);

  const onOpen = (word: HebrewWord, element: HTMLElement) => {
    anchor.current = element;
    const osisId = `${chapterOsisId(chapter)}.${word.verse}`;
    setAsked({ ...word, osisId, turn: (asked?.turn ?? 0) + 1 });
  };
  const collapse = useWordButton({ textRef: isKnown ? textRef : null, words, helpId, buttonState, onOpen });
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

/** Whether the server has a list of this text's words. If that is unknown, the text can be read like any other. */
function useHasWords(translation: string): boolean {
  const data = useData();
  const answer = useAnswer(() => data.query(HebrewTextsDocument, {}), [data]);
  if (answer.status !== 'answered') return false;
  const text = answer.result.translations.find(({ slug }) => slug === translation);
  return text?.contains.features.includes('hebrewWords') ?? false;
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
