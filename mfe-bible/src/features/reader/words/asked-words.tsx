import type { RefObject } from 'react';
import type { ChapterRef } from '@manna/shared/domain';
import { Later } from '../../../steps/later';
import type { VerseText } from '../selection/verse-texts';
import { useSelectedWords } from './use-selected-words';
// The styles of what comes later: a style sheet of its own would cost every first page a line.
import './asked-words.module.css';

interface AskedWordsProps {
  chapter: ChapterRef;
  /** The element that contains the chapter's text. */
  textRef: RefObject<HTMLElement | null>;
  /** The verse whose words are listed; undefined if none are. */
  verse: VerseText | undefined;
  /** Called when the list is closed. */
  onClose: () => void;
}

/** The entries of the site and the glosses of Hebrew words are in English. */
export const isLookedUpIn = (language: string): boolean => language === 'en';

// Their chunks have no names, because names of chunks cost bytes on every page of the pillar.
const loadCard = () => import('./words-card').then((part) => part.WordsCard);
const loadDialog = () => import('./words-dialog').then((part) => part.WordsDialog);

/** What the site knows about words of the text: beside those that the reader selects, and in a list of a verse's words. */
export function AskedWords({ chapter, textRef, verse, onClose }: AskedWordsProps) {
  const { selected, clear } = useSelectedWords(textRef);
  return (
    <>
      {selected && (
        <Later
          key={`${selected.verse} ${selected.words}`}
          load={loadCard}
          isAsked
          props={{ chapter, selected, onClose: clear }}
        />
      )}
      {verse && <Later load={loadDialog} isAsked props={{ chapter, verse, onClose }} />}
    </>
  );
}
