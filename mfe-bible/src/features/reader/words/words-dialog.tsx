import { useState } from 'react';
import { bookNames, chapterName, chapterOsisId, wordsOf, type ChapterRef } from '@manna/shared/domain';
import { useText } from '@manna/shared/runtime';
import { Dialog } from '@manna/shared/ui/controls';
import type { VerseText } from '../selection/verse-texts';
import styles from './asked-words.module.css';
import { askedWordsText } from './asked-words-text';
import { useWordFindings, WordFindings } from './word-findings';

interface WordsDialogProps {
  chapter: ChapterRef;
  /** The verse whose words are listed. */
  verse: VerseText;
  onClose: () => void;
}

/** The words of a verse, each of which can be looked up: for readers who select no words, as those who use a keyboard. */
export function WordsDialog({ chapter, verse: { verse, text: words }, onClose }: WordsDialogProps) {
  const text = useText(askedWordsText);
  const title = text.wordsOf(`${chapterName(chapter, useText(bookNames))}:${verse}`);
  const [chosen, choose] = useState<string>();
  return (
    <Dialog open title={title} closeLabel={text.close} place="top" onClose={onClose}>
      <ul className={styles.words} lang="en">
        {[...new Set(wordsOf(words))].map((word) => (
          <li key={word}>
            <button type="button" aria-pressed={word === chosen} onClick={() => choose(word)}>
              {word}
            </button>
          </li>
        ))}
      </ul>
      <div aria-live="polite" className={styles.findings}>
        {chosen === undefined ? (
          <p className={styles.remark}>{text.choose}</p>
        ) : (
          <Chosen key={chosen} words={chosen} verse={`${chapterOsisId(chapter)}.${verse}`} />
        )}
      </div>
    </Dialog>
  );
}

const Chosen = ({ words, verse }: { words: string; verse: string }) => (
  <WordFindings words={words} answer={useWordFindings(words, verse)} />
);
