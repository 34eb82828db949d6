import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { Accent } from './accent';
import styles from './alert.module.css';
import { Icon, type IconName } from './icon';

const MS_PER_SECOND = 1000;

export type AlertStatus = 'primary' | 'success' | 'warning' | 'danger';

const looks: Readonly<Record<AlertStatus, { accent: Accent; icon: IconName }>> = {
  primary: { accent: 'blue', icon: 'info' },
  success: { accent: 'green', icon: 'success' },
  warning: { accent: 'orange', icon: 'warning' },
  danger: { accent: 'red', icon: 'notice' },
};

type AlertProps = {
  /** 'danger' interrupts a screen reader, the others wait. Default: 'primary'. */
  status?: AlertStatus;
  /**
   * Closes by itself after this many seconds; the time starts again while a pointer or the focus is on it. Default:
   * never.
   */
  autoCloseSeconds?: number;
  onClose?: () => void;
  children: ReactNode;
} & ({ readOnly: true } | { readOnly?: false; /** Name of the button that closes it. */ closeLabel: string });

/** An important message. A click anywhere on it closes it, unless it is `readOnly`. */
export function Alert(props: AlertProps) {
  const { status = 'primary', autoCloseSeconds, onClose, children } = props;
  const [closed, setClosed] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const close = () => {
    setClosed(true);
    onClose?.();
  };
  const closeByItself = useEffectEvent(() => {
    if (!element.current?.matches(':hover, :focus-within')) close();
  });
  useEffect(() => {
    if (autoCloseSeconds === undefined || closed) return;
    const timer = setInterval(() => closeByItself(), autoCloseSeconds * MS_PER_SECOND);
    return () => clearInterval(timer);
  }, [autoCloseSeconds, closed]);

  if (closed) return null;
  const { accent, icon } = looks[status];
  return (
    <div ref={element} className={styles.alert} data-accent={accent} role={status === 'danger' ? 'alert' : 'status'}>
      <Icon name={icon} />
      <div className={styles.message}>{children}</div>
      {!props.readOnly && (
        <button type="button" className={styles.close} aria-label={props.closeLabel} onClick={close}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
