import { useEffect, useEffectEvent, type RefObject } from 'react';
import { bookName, bookNames, searchInBookPath, type Book } from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import { useVoices } from '@manna/shared/ui/hooks';
import { useHeadMenus } from '../../../menus/use-head-menus';
import { takeCarryOn } from '../listen/carry-on';
import { studyText } from './study-text';
import styles from '../../../menus/head-menu.module.css';

interface StudyActionsProps {
  book: Book;
  /** The head of the page. */
  head: RefObject<HTMLElement | null>;
  /** Path of the page. */
  address: string;
  /** Language of the chapter's text, BCP 47; undefined if there is no text. */
  language: string | undefined;
  onListen: () => void;
}

/**
 * The entries that need JavaScript: searching in the book, reading aloud (if the browser can) and printing. Also makes the menus of the head
 * close by themselves.
 */
export function StudyActions({ book, head, address, language, onListen }: StudyActionsProps) {
  const text = useText(studyText);
  const names = useText(bookNames);
  const voices = useVoices(language ?? '');
  const canListen = language !== undefined && voices.length > 0;

  useHeadMenus(head);
  const goOn = useEffectEvent(() => {
    if (takeCarryOn(address)) onListen();
  });
  useEffect(() => goOn(), [address]);

  const listen = () => {
    // Some browsers only allow speech on a page that first used it in a click handler.
    speechSynthesis.speak(new SpeechSynthesisUtterance(''));
    onListen();
  };
  return (
    <ul>
      <li>
        <Link to={searchInBookPath(book)} className={styles.choice}>
          {text.searchIn(bookName(book, names))}
        </Link>
      </li>
      {canListen && (
        <li>
          <button type="button" className={styles.choice} data-closes="" onClick={listen}>
            {text.listen}
          </button>
        </li>
      )}
      <li>
        <button type="button" className={styles.choice} data-closes="" onClick={() => window.print()}>
          {text.print}
        </button>
      </li>
    </ul>
  );
}
