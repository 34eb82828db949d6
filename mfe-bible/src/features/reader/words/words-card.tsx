import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { chapterOsisId, type ChapterRef } from '@manna/shared/domain';
import { useText } from '@manna/shared/runtime';
import { Button, VisuallyHidden } from '@manna/shared/ui';
import { keepBeside, useListeners } from '@manna/shared/ui/hooks';
import styles from './asked-words.module.css';
import { askedWordsText } from './asked-words-text';
import type { SelectedWords } from './use-selected-words';
import { useWordFindings, WordFindings } from './word-findings';

/** Gap between the words and the card. CSS pixels. */
const MARGIN_PX = 8;
/** The handles of a selection by touch are below its ends. CSS pixels. */
const HANDLES_PX = 32;

interface WordsCardProps {
  chapter: ChapterRef;
  selected: SelectedWords;
  onClose: () => void;
}

/**
 * What the site knows about the words that a reader has selected, in a card beside them that leaves the selection and the focus
 * where they are. After a long press, when the menu of the system is there too, it is only an offer that opens the card.
 */
export function WordsCard({ chapter, selected, onClose }: WordsCardProps) {
  const { words, isByMouse } = selected;
  const text = useText(askedWordsText);
  const popup = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(isByMouse);
  useBeside(popup, selected);
  useCloses(popup, isOpen, onClose);
  useEffect(() => {
    if (isOpen && !isByMouse) popup.current?.focus({ preventScroll: true });
  }, [isOpen, isByMouse]);
  return (
    <div
      ref={popup}
      popover="manual"
      role={isOpen ? 'dialog' : undefined}
      aria-label={isOpen ? text.about(words) : undefined}
      tabIndex={-1}
      className={styles.popup}
    >
      {isOpen ? (
        <Card chapter={chapter} selected={selected} onClose={onClose} />
      ) : (
        <div className={styles.offer}>
          <Button icon="search" onClick={() => setOpen(true)}>
            {text.lookUp(words)}
          </Button>
        </div>
      )}
    </div>
  );
}

function Card({ chapter, selected: { words, verse }, onClose }: WordsCardProps) {
  const text = useText(askedWordsText);
  const answer = useWordFindings(words, `${chapterOsisId(chapter)}.${verse}`);
  return (
    <div className={styles.card}>
      <header className={styles.head}>
        <b lang="en" className={styles.title}>
          {words}
        </b>
        <Button icon="close" onClick={onClose}>
          <VisuallyHidden>{text.close}</VisuallyHidden>
        </Button>
      </header>
      <div aria-live="polite">
        <WordFindings words={words} answer={answer} />
      </div>
    </div>
  );
}

function useBeside(popup: RefObject<HTMLElement | null>, { range, isByMouse }: SelectedWords): void {
  useLayoutEffect(() => {
    const element = popup.current;
    if (!element) return;
    element.showPopover();
    const anchor = {
      getBoundingClientRect: () => range.getBoundingClientRect(),
      contextElement: range.startContainer.parentElement ?? document.body,
    };
    return keepBeside(element, anchor, { margin: isByMouse ? MARGIN_PX : HANDLES_PX, placement: 'bottom-start' }).stop;
  }, [popup, range, isByMouse]);
}

/** Closes the card by Escape and by a press outside; the offer also when its words are no longer selected. */
function useCloses(popup: RefObject<HTMLElement | null>, isOpen: boolean, onClose: () => void): void {
  useListeners(
    'document',
    {
      pointerdown: ({ target }) => {
        if (isOpen && target instanceof Node && !popup.current?.contains(target)) onClose();
      },
      keydown: (event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        // The selected verses stay selected.
        event.preventDefault();
        onClose();
      },
    },
    { capture: true },
  );
}
