import { useRef, useState } from 'react';
import { UndoNotice } from './undo-notice';

/** A deletion that the reader can still undo. */
interface Deletion {
  count: number;
  undo: () => void;
}

/**
 * What lets a reader undo a deletion. `box` is for the element around the list, which takes the focus: the button that had it is
 * gone, and the next one from there is that of `notice`.
 */
export function useDeletion(messageOf: (count: number) => string) {
  const box = useRef<HTMLDivElement>(null);
  const [deletion, setDeletion] = useState<Deletion>();
  const showDeletion = (count: number, undo: () => void) => {
    setDeletion({ count, undo });
    box.current?.focus();
  };
  const notice = deletion && (
    <UndoNotice
      message={messageOf(deletion.count)}
      onUndo={() => {
        deletion.undo();
        setDeletion(undefined);
        box.current?.focus();
      }}
    />
  );
  return { box, notice, showDeletion };
}
