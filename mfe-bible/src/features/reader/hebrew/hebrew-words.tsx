import { useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from 'react';
import { bookNames, chapterName, chapterOsisId, type ChapterRef, versePath } from '@manna/shared/domain';
import { Link, useData, useText } from '@manna/shared/runtime';
import { Button } from '@manna/shared/ui';
import { keepBeside } from '@manna/shared/ui/hooks';
import { HebrewTextsDocument } from '../../../generated/graphql';
import { useVerseWord, type AskedWord } from './use-verse-words';
import { watchWords } from './watch-words';
import { ReadWord, WordEntry } from './word-entry';
import { placeOfWord } from './word-place';
import { wordText } from './word-text';
import styles from './hebrew-words.module.css';

/** Gap between a word and its popup. CSS pixels. */
const MARGIN = 6;

interface HebrewWordsProps {
  chapter: ChapterRef;
  /** Slug of the text's translation. */
  translation: string;
  /** The element that contains the chapter's text. */
  place: RefObject<HTMLElement | null>;
}

/**
 * Shows a popup for each word of a Hebrew chapter on request: its form and the lexicon's entry. Renders nothing if the
 * server has no list of the text's words, as for a translation into modern Hebrew.
 */
export function HebrewWords({ chapter, translation, place }: HebrewWordsProps) {
  const text = useText(wordText);
  const helpId = useId();
  const isKnown = useHasWords(translation);
  const [asked, setAsked] = useState<AskedWord>();
  const popup = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLElement>(undefined);

  const open = useEffectEvent((word: HTMLElement) => {
    const found = place.current && placeOfWord(place.current, word);
    if (!found || !popup.current) return;
    anchor.current = word;
    const osisId = `${chapterOsisId(chapter)}.${found.verse}`;
    setAsked({ ...found, osisId, text: word.textContent, turn: (asked?.turn ?? 0) + 1 });
    popup.current.showPopover();
    popup.current.scrollTop = 0;
    popup.current.focus({ preventScroll: true });
  });
  useEffect(() => {
    const element = place.current;
    if (!element || !isKnown) return;
    const names = styles.words?.split(' ') ?? [];
    element.classList.add(...names);
    const end = watchWords(element, { helpId, open: (word) => open(word) });
    return () => {
      end();
      element.classList.remove(...names);
    };
  }, [place, isKnown, helpId]);
  useBeside(popup, anchor, asked);
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
          if (newState === 'closed') setAsked(undefined);
        }}
      >
        {asked && (
          <Told
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

/** Whether the server has a list of this text's words. */
function useHasWords(translation: string): boolean {
  const data = useData();
  const [has, setHas] = useState(false);
  useEffect(() => {
    let left = false;
    data.query(HebrewTextsDocument, {}).then(
      ({ translations }) => {
        const text = translations.find(({ slug }) => slug === translation);
        if (!left) setHas(text?.contains.features.includes('hebrewWords') ?? false);
      },
      // If this fails, the text can be read like any other.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [data, translation]);
  return has;
}

/** Keeps the popup beside its word while it is open, and marks the word as expanded. */
function useBeside(
  popup: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | undefined>,
  asked: AskedWord | undefined,
): void {
  const isOpen = asked !== undefined;
  const where = asked && `${asked.osisId} ${asked.inTitle} ${asked.index}`;
  useEffect(() => {
    const [element, word] = [popup.current, anchor.current];
    if (!isOpen || !element || !word) return;
    word.setAttribute('aria-expanded', 'true');
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) element.hidePopover();
    };
    element.addEventListener('focusout', leave);
    const { stop } = keepBeside(element, word, { margin: MARGIN, placement: 'bottom-start' });
    return () => {
      stop();
      element.removeEventListener('focusout', leave);
      if (word.hasAttribute('role')) word.setAttribute('aria-expanded', 'false');
    };
  }, [popup, anchor, isOpen, where]);
}

interface ToldProps {
  chapter: ChapterRef;
  asked: AskedWord;
  onRetry: () => void;
  onClose: () => void;
}

function Told({ chapter, asked, onRetry, onClose }: ToldProps) {
  const text = useText(wordText);
  const answer = useVerseWord(asked);
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
      <div aria-live="polite" className={styles.told}>
        {answer === 'loading' && <p className={styles.remark}>{text.loading}</p>}
        {answer === 'failed' && (
          <>
            <p>{text.failed}</p>
            <Button icon="retry" onClick={onRetry}>
              {text.retry}
            </Button>
          </>
        )}
        {typeof answer === 'object' && <Known {...answer} />}
      </div>
      <Link to={versePath(chapter.book, chapter.chapter, asked.verse)} className={styles.verse}>
        {text.verse(`${title}:${asked.verse}`)}
      </Link>
    </>
  );
}

function Known({ word, reads }: Exclude<ReturnType<typeof useVerseWord>, string>) {
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
