import type { ReactNode } from 'react';
import styles from './popup-button.module.css';

export interface PopupButtonLook {
  /** What the button opens, in words; its name where only the icon is drawn. */
  label: string;
  icon?: ReactNode;
  /** Draws the icon alone. */
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
