import { useRef, useState } from 'react';
import type { Book } from '@manna/shared/domain';
import { reportFailure, useNavigate, useText, useUserState } from '@manna/shared/runtime';
import { Dialog, FailureBoundary, Switch } from '@manna/shared/ui/controls';
import styles from './passage-dialog.module.css';
import { PassageGrid, type Shelf } from './passage-grid';
import { PassageInput } from './passage-input';
import { dialogText } from './dialog-text';
import { pickerKeysState } from './use-picker-keys';

export interface PassageDialogProps {
  /** The book whose chapters are shown first. */
  book: Book | undefined;
  translation: string;
  /** Opened by touch: the grid comes before the input, and the on-screen keyboard stays closed. */
  isByTouch: boolean;
  onClose: () => void;
}

/** The dialog for going to a passage, by typing it or by choosing book, chapter and verse. */
export function PassageDialog({ book, translation, isByTouch, onClose }: PassageDialogProps) {
  const text = useText(dialogText);
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [hasKeys, setHasKeys] = useUserState(pickerKeysState);
  const [typed, setTyped] = useState('');
  const [shelf, setShelf] = useState<Shelf>({ book });
  /** The text that was filled in when the reader chose a book: its chapters stay visible. */
  const [chosenText, setChosenText] = useState('');
  return (
    <Dialog
      open
      title={text.title}
      closeLabel={text.close}
      width="wide"
      place="top"
      onClose={onClose}
      {...(!isByTouch && { initialFocus: input })}
    >
      <FailureBoundary message={text.failed} onFailure={(error) => reportFailure(error, 'render')}>
        <div className={styles.content}>
          <PassageInput
            ref={input}
            typed={typed}
            translation={translation}
            onType={setTyped}
            onBook={(chosen, name) => {
              setTyped(`${name} `);
              setChosenText(`${name} `);
              setShelf({ book: chosen });
            }}
            onGo={(to) => {
              onClose();
              void navigate(to);
            }}
          />
          {(typed === '' || typed === chosenText) && (
            <div className={styles.grid}>
              <PassageGrid shelf={shelf} translation={translation} onShelf={setShelf} onGo={onClose} />
            </div>
          )}
          <div className={styles.keys}>
            <Switch label={text.useKeys} checked={hasKeys} onChange={setHasKeys} />
          </div>
        </div>
      </FailureBoundary>
    </Dialog>
  );
}
