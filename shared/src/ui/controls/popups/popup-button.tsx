import type { ReactNode } from 'react';
import styles from './popup-button.module.css';

export interface PopupButtonLook {
  /** Label of the button; its accessible name if only the icon is shown. */
  label: string;
  icon?: ReactNode;
  /** Whether only the icon is shown. */
  iconOnly?: boolean;
}

type PopupButtonProps = PopupButtonLook & Omit<React.ComponentProps<'button'>, 'children' | 'className' | 'type'>;

/** The button of a popover or a menu. */
export function PopupButton({ label, icon, iconOnly = false, ...button }: PopupButtonProps) {
  return (
    <button {...button} type="button" className={styles.button} aria-label={iconOnly ? label : undefined}>
      {icon}
      {!iconOnly && label}
    </button>
  );
}
