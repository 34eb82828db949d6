import { useEffect, useEffectEvent, useRef } from 'react';
import { useText } from '@manna/shared/runtime';
import { closeMenus } from '../../../menus/close-menus';
import { takeCarryOn } from '../listen/carry-on';
import { useVoices } from '../listen/voices';
import { studyText } from './study-text';
import styles from '../../../menus/head-menu.module.css';

interface StudyActionsProps {
  /** Path of the page. */
  address: string;
  /** Language of the chapter's text, BCP 47; undefined if there is no text. */
  language: string | undefined;
  onListen: () => void;
}

/**
 * The entries that need JavaScript: reading aloud (if the browser can) and printing. Also makes the menus of the head
 * close by themselves.
 */
export function StudyActions({ address, language, onListen }: StudyActionsProps) {
  const text = useText(studyText);
  const list = useRef<HTMLUListElement>(null);
  const voices = useVoices(language ?? '');
  const canListen = language !== undefined && voices.length > 0;

  useEffect(() => {
    const head = list.current?.closest('header');
    return head ? closeMenus(head) : undefined;
  }, []);
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
    <ul ref={list}>
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
