import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Icon } from '../icon';
import styles from './dialog.module.css';
import { watchOutsideClicks } from './watch-outside-clicks';

interface DialogProps {
  open: boolean;
  title: string;
  /** The reader wants it closed: by Escape, by a click outside, or by the close button. */
  onClose: () => void;
  closeLabel: string;
  /** 'narrow' is 30rem, the default; 'wide' is 50rem. Never more than the screen has. */
  width?: 'narrow' | 'wide';
  /** Its height at most, where that is less than the screen's; what is longer scrolls inside. */
  maxHeight?: '24rem' | '32rem' | '36rem';
  /** What takes the focus when it opens; the close button unless given. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * A window over the page, which does not scroll meanwhile. It is native: the focus stays inside and is given back when it
 * closes. The server draws it open, so that it can be read before scripts run. Its content begins anew at each opening.
 */
export function Dialog({ open, ...content }: DialogProps) {
  return open ? <OpenDialog {...content} /> : null;
}

function OpenDialog({
  title,
  onClose,
  closeLabel,
  width = 'narrow',
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
    // It stands open as the server drew it, which is not modal.
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
          {/* The browser itself closes a dialog by such a form, before scripts run. */}
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
