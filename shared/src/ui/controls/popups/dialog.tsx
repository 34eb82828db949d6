import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Icon } from '../../icon';
import styles from './dialog.module.css';
import { watchOutsideClicks } from './watch-outside-clicks';

interface DialogProps {
  open: boolean;
  title: string;
  /** Called when the reader closes it: by Escape, by a click outside, or by the close button. */
  onClose: () => void;
  closeLabel: string;
  /** 'narrow' (default) is 30rem, 'wide' is 50rem, 'screen' fills the screen to its edges. Never wider than the screen. */
  width?: 'narrow' | 'wide' | 'screen';
  /** In the middle of the screen by default. At the top, its head does not move when the content becomes longer or shorter. */
  place?: 'middle' | 'top';
  /** Maximum height, if less than the screen's; longer content scrolls inside. */
  maxHeight?: '24rem' | '32rem' | '36rem';
  /** The element to focus when it opens; the close button by default. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * A modal dialog. It uses the native element: the focus stays inside and returns when it closes, and the page does not
 * scroll. The server renders it open, so that it can be read before hydration. Its content is remounted each time it
 * opens.
 */
export function Dialog({ open, ...content }: DialogProps) {
  return open ? <OpenDialog {...content} /> : null;
}

function OpenDialog({
  title,
  onClose,
  closeLabel,
  width = 'narrow',
  place = 'middle',
  maxHeight,
  initialFocus,
  children,
}: Omit<DialogProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const requestClose = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // The server rendered it open, which is not modal.
    element.open = false;
    element.showModal();
    initialFocus?.current?.focus();
    const stopWatching = watchOutsideClicks(element, () => requestClose());
    return () => {
      stopWatching();
      element.close();
    };
  }, [initialFocus]);

  return (
    <dialog
      ref={dialog}
      open
      className={styles.dialog}
      data-width={width}
      data-place={place}
      data-max-height={maxHeight}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.frame}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {/* The browser closes a dialog by this form, even before hydration. */}
          <form
            method="dialog"
            onSubmit={(event) => {
              event.preventDefault();
              onClose();
            }}
          >
            <button type="submit" className={styles.close} aria-label={closeLabel}>
              <Icon name="close" />
            </button>
          </form>
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  );
}
