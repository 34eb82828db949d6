import { useEffect, useEffectEvent, useRef } from 'react';
import { useText } from '@manna/shared/runtime';
import { closeMenus } from '../../../menus/close-menus';
import { takeCarryOn } from '../listen/carry-on';
import { useVoices } from '../listen/voices';
import { studyText } from './study-text';
import styles from '../../../menus/head-menu.module.css';

interface StudyActionsProps {
  /** Of the page. */
  address: string;
  /** Of the chapter's text, BCP 47; undefined where there is none. */
  language: string | undefined;
  onListen: () => void;
}

/** What needs scripts: reading aloud, where the browser can, and printing. Has the menus beside it close by themselves. */
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
    // Some browsers have a voice only for a page that used it while the reader pressed a button.
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
